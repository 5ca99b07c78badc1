"""What is kept: tables, seats, moves, moves taken back, chat. The log of moves is the truth.

The queries are plain enough for SQLite and PostgreSQL alike. Every transaction that writes begins
with a write, and its keys decide who was first.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    BigInteger,
    Connection,
    CursorResult,
    ForeignKey,
    Result,
    String,
    Text,
    UniqueConstraint,
    bindparam,
    delete,
    event,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import (
    AsyncConnection,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from cothon.kernel.errors import CothonError
from cothon.server.protocol import PlayerKind
from cothon.sheet import Setting

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MOST_LISTED: Final = 100
MOST_CHAT: Final = 200
HASH: Final = String(64)
ID: Final = String(16)


class Row(DeclarativeBase):
    """A row of any kind."""


class TableRow(Row):
    """A table: what its game began from, and how far it is."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    rules: Mapped[int]
    material: Mapped[str] = mapped_column(String(64))
    seats: Mapped[int]  # of people or pilots
    seed: Mapped[int] = mapped_column(BigInteger)  # of the quick generator, unless a key deals
    key: Mapped[str | None] = mapped_column(String(128))  # in hexadecimal digits
    options: Mapped[dict[str, Setting]] = mapped_column(JSON)
    position: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    base: Mapped[list[int]] = mapped_column(JSON)  # choices it began with, if it goes on from some
    language: Mapped[str] = mapped_column(String(2))
    host: Mapped[str] = mapped_column(HASH, index=True)  # the hash of the host's device token
    n: Mapped[int]  # choices so far
    version: Mapped[int]  # grows with every choice made, handed in or taken back
    asked: Mapped[int]  # a mask of the seats that have still to choose
    over: Mapped[bool] = mapped_column(index=True)
    filed: Mapped[bool]  # opened from a file: nobody plays here, and nothing is secret
    created: Mapped[str] = mapped_column(String(32))
    updated: Mapped[str] = mapped_column(String(32), index=True)


class SeatRow(Row):
    """Who sits at a seat of a table."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[PlayerKind] = mapped_column(String(8))
    pilot: Mapped[str | None] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(64))  # "" until somebody gives one
    token: Mapped[str | None] = mapped_column(HASH)  # the hash of the seat token
    device: Mapped[str | None] = mapped_column(HASH, index=True)  # of the device that took it


class MoveRow(Row):
    """A choice; `n` choices were made before it."""

    __tablename__ = "moves"
    __table_args__ = (UniqueConstraint("table", "move_id", name="moves_by_id"),)

    table: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    choice: Mapped[int]
    seat: Mapped[int]
    move_id: Mapped[str] = mapped_column(String(64))
    at: Mapped[str] = mapped_column(String(32))


class SealedRow(Row):
    """A choice handed in by one of several who are asked at once; not yet opened."""

    __tablename__ = "sealed"

    table: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    choice: Mapped[int]
    move_id: Mapped[str] = mapped_column(String(64))
    at: Mapped[str] = mapped_column(String(32))


class UndoneRow(Row):
    """A choice that was taken back."""

    __tablename__ = "undone"
    __table_args__ = (UniqueConstraint("table", "undo_id", name="undone_by_id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"))
    n: Mapped[int]
    choice: Mapped[int]
    seat: Mapped[int]
    move_id: Mapped[str] = mapped_column(String(64))
    undo_id: Mapped[str] = mapped_column(String(64))
    at: Mapped[str] = mapped_column(String(32))


class ChatRow(Row):
    """Something somebody said."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), index=True)
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[str] = mapped_column(String(32))


class Conflict(CothonError):
    """Somebody else was first."""


def now() -> str:
    """The present moment, as it is stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@dataclass(frozen=True)
class Written:
    """Something written at a version of a table: choices made, or one handed in to be kept."""

    table: str
    version: int
    n: int  # choices so far, after it
    asked: int  # who has still to choose after it, as a mask
    moves: tuple[MoveRow, ...] = ()
    sealed: SealedRow | None = None


@dataclass(frozen=True)
class Kept:
    """A table with all that belongs to it, as read from the database."""

    table: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    undone: list[UndoneRow]
    sealed: list[SealedRow]


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
            self.engine = create_async_engine(parsed)
        except (ImportError, SQLAlchemyError) as error:  # an unknown kind, or no driver for it
            raise CothonError(f"that database cannot be used: {first_line(error)}") from error
        self.is_sqlite = parsed.get_backend_name() == "sqlite"
        if self.is_sqlite and parsed.database and parsed.database != ":memory:":
            make_folder(Path(parsed.database).parent)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)
        self.sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        # SQLite has one writer at a time: it is quicker to queue here than to be told to wait.
        self.turn = asyncio.Lock()

    async def start(self) -> None:
        """Bring the database to the present form."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError) as error:
            raise CothonError(f"the database cannot be opened: {first_line(error)}") from error

    async def close(self) -> None:
        """Leave the database."""
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A transaction that writes; what somebody else wrote first is a conflict."""
        try:
            if self.is_sqlite:
                async with self.turn, self.sessions.begin() as session:
                    yield session
            else:
                async with self.sessions.begin() as session:
                    yield session
        except IntegrityError as error:
            raise Conflict("somebody else was first") from error

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """A new table."""
        async with self.writing() as session:
            session.add(table)
            await session.flush()
            session.add_all(seats)

    async def find(self, table: str) -> Kept | None:
        """A table with all that belongs to it."""
        async with self.sessions() as session:
            row = await session.get(TableRow, table)
            if row is None:
                return None
            seats = select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat)
            moves = select(MoveRow).where(MoveRow.table == table).order_by(MoveRow.n)
            undone = select(UndoneRow).where(UndoneRow.table == table)
            sealed = select(SealedRow).where(SealedRow.table == table).order_by(SealedRow.seat)
            return Kept(
                row,
                list(await session.scalars(seats)),
                list(await session.scalars(moves)),
                list(await session.scalars(undone)),
                list(await session.scalars(sealed)),
            )

    async def tables_of(self, device: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables that a device hosts or sits at, newest first."""
        mine = select(SeatRow.table).where(SeatRow.device == device)
        found = (
            select(TableRow)
            .where(or_(TableRow.host == device, TableRow.id.in_(mine)))
            .order_by(TableRow.updated.desc(), TableRow.id)
            .limit(MOST_LISTED)
        )
        async with self.sessions() as session:
            tables = list(await session.scalars(found))
            ids = [table.id for table in tables]
            seats = select(SeatRow).where(SeatRow.table.in_(ids)).order_by(SeatRow.seat)
            by_table: dict[str, list[SeatRow]] = {table: [] for table in ids}
            for seat in await session.scalars(seats):
                by_table[seat.table].append(seat)
        return [(table, by_table[table.id]) for table in tables]

    async def waiting_for_bots(self) -> list[str]:
        """The tables at which a bot is to move."""
        found = (
            select(TableRow.id)
            .distinct()
            .join(SeatRow, SeatRow.table == TableRow.id)
            .where(TableRow.over.is_(False), TableRow.filed.is_(False), SeatRow.kind == "bot")
            .where(TableRow.asked.op("&")(literal(1).op("<<")(SeatRow.seat)) != 0)
        )
        async with self.sessions() as session:
            return list(await session.scalars(found))

    async def add_written(self, written: Sequence[Written]) -> None:
        """Different tables go on, all or none; what somebody wrote first is a conflict."""
        async with self.writing() as session:
            connection = await session.connection()
            await move_on(connection, written)
            await seal_and_open(connection, written)
            moves = [columns_of(move) for one in written for move in one.moves]
            if moves:
                await connection.execute(insert(MoveRow.__table__), moves)  # type: ignore[arg-type]

    async def take_back(
        self, moves: list[MoveRow], undo_ids: list[str], version: int, asked: int
    ) -> None:
        """The last choices go from the log of moves to that of the undone, all or none."""
        async with self.writing() as session:
            for move, undo_id in zip(moves, undo_ids, strict=True):
                undone = columns_of(move) | {"undo_id": undo_id, "at": now()}
                await session.execute(insert(UndoneRow).values(**undone))
                last = (MoveRow.table == move.table, MoveRow.n == move.n)
                gone = await session.execute(
                    delete(MoveRow).where(*last, MoveRow.move_id == move.move_id)
                )
                if changed(gone) != 1:
                    raise Conflict("that choice is not the last one any more")
            back = Written(moves[0].table, version, moves[0].n, asked)
            await move_on(await session.connection(), [back])

    async def claim_seat(self, table: str, seat: int, device: str, name: str) -> None:
        """A device takes a seat that no other device has."""
        free = or_(SeatRow.device.is_(None), SeatRow.device == device)
        here = (SeatRow.table == table, SeatRow.seat == seat, SeatRow.kind == "human")
        async with self.writing() as session:
            taken = await session.execute(
                update(SeatRow).where(*here, free).values(device=device, name=name)
            )
            if changed(taken) != 1:
                raise Conflict("somebody else has taken this seat")

    async def seat_bot(self, table: str, seat: int, pilot: str, name: str) -> None:
        """A bot takes over a seat. Its tokens open nothing now, but tell whose it was."""
        here = (SeatRow.table == table, SeatRow.seat == seat)
        async with self.writing() as session:
            await session.execute(
                update(SeatRow).where(*here).values(kind="bot", pilot=pilot, name=name)
            )

    async def add_chat(self, table: str, seat: int | None, name: str, text: str) -> None:
        """Something somebody says."""
        async with self.writing() as session:
            session.add(ChatRow(table=table, seat=seat, name=name, text=text, at=now()))

    async def chat_since(self, table: str, last: int) -> list[ChatRow]:
        """What was said after an entry; of very much, the newest."""
        found = (
            select(ChatRow)
            .where(ChatRow.table == table, ChatRow.id > last)
            .order_by(ChatRow.id.desc())
            .limit(MOST_CHAT)
        )
        async with self.sessions() as session:
            return list(await session.scalars(found))[::-1]


STEPPING: Final = ("version", "n", "asked", "over", "updated")
STEP_ON: Final = (
    update(TableRow)
    .where(TableRow.id == bindparam("old_id"), TableRow.version == bindparam("old_version"))
    .values({name: bindparam(f"new_{name}") for name in STEPPING})
)


async def move_on(connection: AsyncConnection, written: Sequence[Written]) -> None:
    """Tables go on from one version to the next, unless one of them already has."""
    moment = now()
    rows = [
        {
            "old_id": one.table,
            "old_version": one.version,
            "new_version": one.version + 1,
            "new_n": one.n,
            "new_asked": one.asked,
            "new_over": one.asked == 0,
            "new_updated": moment,
        }
        for one in written
    ]
    counts = connection.dialect.supports_sane_multi_rowcount  # not every driver does
    batches: list[Any] = [rows] if counts and len(rows) > 1 else rows
    stepped = [changed(await connection.execute(STEP_ON, batch)) for batch in batches]
    if sum(stepped) != len(rows):
        raise Conflict("the table has gone on")


async def seal_and_open(connection: AsyncConnection, written: Sequence[Written]) -> None:
    """What is handed in takes the place of what the same seat handed in before.

    When the last one is in, all of them are choices made, and nothing is sealed any more.
    """
    for one in written:
        here = SealedRow.table == one.table
        if len(one.moves) > 1:
            await connection.execute(delete(SealedRow).where(here))
        if one.sealed is not None:
            await connection.execute(
                delete(SealedRow).where(here, SealedRow.seat == one.sealed.seat)
            )
            await connection.execute(insert(SealedRow).values(columns_of(one.sealed)))


def columns_of(row: Row) -> dict[str, Any]:
    """The columns of a row that is not in the database yet."""
    return {column.name: getattr(row, column.name) for column in row.__table__.columns}


def changed(result: Result[Any]) -> int:
    """How many rows a statement has changed."""
    assert isinstance(result, CursorResult)
    return result.rowcount


def make_folder(folder: Path) -> None:
    """A folder for the file of the database."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds keys of running games
    except OSError as error:
        raise CothonError(f"{folder}: cannot be made ({error.strerror})") from error


def set_up_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """A write-ahead log, so that readers and the writer do not wait for each other."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def first_line(error: BaseException) -> str:
    """What went wrong, in one line."""
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
