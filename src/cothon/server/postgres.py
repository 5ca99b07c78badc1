"""PostgreSQL: any number of servers on one database, each with a few connections."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any, Final

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from cothon.kernel.errors import CothonError
from cothon.server.database import (
    FORM,
    Change,
    Conflict,
    Database,
    Query,
    Row,
    Trouble,
    Unit,
    Values,
    first_line,
    migrate,
    note_back,
    takes_room,
)
from cothon.server.rows import Written

MOST_CONNECTIONS: Final = 8
PATIENCE: Final = 10.0  # seconds for a connection, and for an answer
ONE_AT_A_TIME: Final = 0xC0740  # any number: who changes the form holds a lock of this name
HOLE: Final = re.compile(r"(?<!:):([a-z_]+)")
# One statement, so one journey: what follows the first part is done only if that found its row.
STEP: Final = """
    WITH stepped AS (
        UPDATE tables SET revision = $2 + 1, version = $3, n = $4, asked = $5,
            over = ($5 = 0), due = $6, updated = coalesce($7, updated)
        WHERE id = $1 AND revision = $2 RETURNING id
    ), made AS (
        INSERT INTO moves ("table", n, choice, seat, move_id, at, told)
        SELECT stepped.id, new.* FROM stepped, unnest(
            $8::int[], $9::int[], $10::int[], $11::text[], $12::text[], $13::text[]) AS new
    ), opened AS (
        DELETE FROM sealed USING stepped
        WHERE sealed."table" = stepped.id AND cardinality($8::int[]) > 1
    ), kept AS (
        INSERT INTO sealed ("table", seat, choice, move_id, at)
        SELECT stepped.id, $14, $15, $16, $17 FROM stepped WHERE $14::int IS NOT NULL
        ON CONFLICT ("table", seat) DO UPDATE
        SET choice = excluded.choice, move_id = excluded.move_id, at = excluded.at
    )
    SELECT count(*) FROM stepped"""
LOST: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # of a connection that is used while it breaks
    OSError,
    TimeoutError,
    ValueError,  # of a value that the driver cannot send
)


class Plain(asyncpg.Connection):  # type: ignore[misc]
    """A connection that nobody changes, so that nothing has to be set back after use."""

    def get_reset_query(self) -> str:
        """Nothing."""
        return ""


class Postgres(Database):
    """A database that several servers share."""

    is_shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.pool: asyncpg.Pool[Any] | None = None

    async def start(self) -> None:
        """Connect."""
        try:
            self.pool = await asyncpg.create_pool(
                self.url,
                min_size=0,  # else the driver complains at length whenever the database is away
                max_size=MOST_CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                connection_class=Plain,
            )
        except LOST as error:
            raise CothonError(f"the database cannot be opened: {first_line(error)}") from error

    async def close(self) -> None:
        """Let the connections go, the busy ones when they are done."""
        if self.pool is None:
            return
        try:
            await asyncio.wait_for(self.pool.close(), PATIENCE)
        except LOST:
            self.pool.terminate()
        self.pool = None

    async def migrate(self) -> None:
        """Bring the database to the present form.

        Servers may be at work: nobody waits long for those who wait for a table.
        """
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: asyncpg.connect(self.url, timeout=PATIENCE),
        )
        try:
            async with engine.begin() as connection:
                await connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{PATIENCE}s'")
                await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
                await connection.run_sync(migrate)
        except (SQLAlchemyError, *LOST) as error:
            raise CothonError(f"the database cannot be opened: {first_line(error)}") from error
        finally:
            await engine.dispose()

    async def form(self) -> str | None:
        """The form that the database has."""
        try:
            connection = await asyncpg.connect(self.url, timeout=PATIENCE)
            try:
                form = await connection.fetchval(FORM, timeout=PATIENCE)
            finally:
                await connection.close(timeout=PATIENCE)
        except asyncpg.UndefinedTableError:  # it is empty
            return None
        except LOST as error:
            raise CothonError(f"the database cannot be opened: {first_line(error)}") from error
        return None if form is None else str(form)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[asyncpg.Connection]:
        """A connection; what goes wrong with it is a conflict or trouble."""
        if self.pool is None:
            raise Trouble(CothonError("the database is closed"))
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection:
                try:
                    yield connection
                except asyncpg.InternalClientError:
                    connection.terminate()  # nobody else shall be given it
                    raise
            self.recovery.note_answer()
        except (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError) as error:
            raise Conflict(first_line(error)) from error
        except LOST as error:
            raise Trouble(error) from error

    def line(self) -> ChannelsBackend:
        """A line to all who share the database."""
        return Line(self)

    async def connect(self) -> asyncpg.Connection:
        """A connection apart, to listen."""
        return await asyncpg.connect(self.url, timeout=PATIENCE, command_timeout=PATIENCE)

    async def notify(self, channel: str, text: str) -> None:
        """Tell all who listen."""
        async with self.connection() as connection:
            await connection.execute("SELECT pg_notify($1, $2)", channel, text)

    async def read(self, *queries: Query) -> list[list[Row]]:
        """Several questions are answered from one snapshot."""
        async with self.connection() as connection:
            if len(queries) == 1:
                return [await fetch(connection, *queries[0])]
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return [await fetch(connection, *query) for query in queries]

    async def write(self, unit: Unit) -> list[Row]:
        """All or none."""
        rows: list[Row] = []
        async with self.connection() as connection, connection.transaction():
            for change in unit:
                rows = await carry_out(connection, change)
        if takes_room(unit):
            note_back()
        return rows

    async def step(self, written: Written) -> None:
        """One statement is a transaction of its own."""
        moves, sealed = written.moves, written.sealed
        async with self.connection() as connection:
            stepped = await connection.fetchval(
                STEP,
                written.table,
                written.revision,
                written.version,
                written.n,
                written.asked,
                written.due,
                written.updated,
                [move.n for move in moves],
                [move.choice for move in moves],
                [move.seat for move in moves],
                [move.move_id for move in moves],
                [move.at for move in moves],
                [move.told for move in moves],
                *(
                    (None, None, None, None)
                    if sealed is None
                    else (sealed.seat, sealed.choice, sealed.move_id, sealed.at)
                ),
            )
        note_back()
        if stepped != 1:
            raise Conflict("the table has gone on")


class Line(AsyncPgChannelsBackend):
    """Litestar's line over PostgreSQL; it tells when it breaks, and sends over our connections."""

    def __init__(self, database: Postgres) -> None:
        super().__init__(make_connection=database.connect)
        self.database = database
        self.broken = asyncio.Event()

    async def on_startup(self) -> None:
        """Begin to listen."""
        await super().on_startup()
        self._listener_conn.add_termination_listener(lambda _: self.broken.set())

    async def on_shutdown(self) -> None:
        """Leave at once: over a line that is stalled, a farewell would never be answered."""
        self._listener_conn.terminate()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell all who listen."""
        for channel in channels:
            await self.database.notify(channel, data.decode())

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What is told, until the connection is lost."""
        events = super().stream_events()
        broken = asyncio.ensure_future(self.broken.wait())
        while True:
            event = asyncio.ensure_future(anext(events))
            await asyncio.wait([event, broken], return_when=asyncio.FIRST_COMPLETED)
            if not event.done():
                event.cancel()
                raise ConnectionError("the database has closed it")
            yield event.result()


async def fetch(connection: asyncpg.Connection, sql: str, values: Values) -> list[Row]:
    """The rows of an answer."""
    text, holes = numbered(sql)
    return [tuple(row) for row in await connection.fetch(text, *(values[hole] for hole in holes))]


async def carry_out(connection: asyncpg.Connection, change: Change) -> list[Row]:
    """One change; its rows, if it returns some."""
    text, holes = numbered(change.sql)
    statement = await connection.prepare(text)
    rows = await statement.fetch(*(change.values[hole] for hole in holes))
    changed = int((statement.get_statusmsg().rpartition(" ")[2]) or 0)
    if change.rows is not None and changed != change.rows:
        raise Conflict("somebody else was first")
    return [tuple(row) for row in rows]


@lru_cache(maxsize=128)
def numbered(sql: str) -> tuple[str, tuple[str, ...]]:
    """A statement with numbers for its holes, and which is which."""
    holes = tuple(dict.fromkeys(HOLE.findall(sql)))
    return HOLE.sub(lambda hole: f"${holes.index(hole[1]) + 1}", sql), holes
