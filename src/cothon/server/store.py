"""What is kept: tables, seats, moves, moves taken back, chat. The log of moves is the truth.

What is written about deals and seats is in `deal_store.py` and `seat_store.py`.

The queries are plain enough for SQLite and PostgreSQL alike; `schema.py` has the form of the
tables. Every write to a table names the revision that it was made for: if another was first, it is
a conflict and nothing is written.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib.util import find_spec
from itertools import accumulate
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec

from cothon.kernel.errors import BadOption, CothonError
from cothon.server.database import (
    Change,
    Damaged,
    Database,
    Query,
    Row,
    ending,
    is_behind,
    unit_of,
)
from cothon.server.rows import (
    ChatRow,
    Finale,
    FinalRow,
    Kept,
    MoveRow,
    PanelRow,
    SealedRow,
    SeatRow,
    ShareRow,
    Story,
    TableRow,
    Written,
    now,
)
from cothon.server.tally import TALLY

MOST_LISTED: Final = 100
MOST_CHAT: Final = 200  # that are remembered of a table
LARGEST_CHAT: Final = 32_768  # bytes of what was said that whoever comes is told
MOST_UNDONE: Final = 100  # that are remembered of a table
AS_JSON: Final = ("options", "position", "base", "terms")
AS_BOOL: Final = ("over", "filed", "begun", "dealt")
Kind = TypeVar("Kind", bound=msgspec.Struct)


def columns(kind: type[msgspec.Struct]) -> str:
    """The columns of a kind of rows, in order."""
    return ", ".join(f'"{name}"' for name in kind.__struct_fields__)


def insertion(table: str, kind: type[msgspec.Struct]) -> str:
    """The statement that adds a row."""
    holes = ", ".join(f":{name}" for name in kind.__struct_fields__)
    return f"INSERT INTO {table} ({columns(kind)}) VALUES ({holes})"


ADD_TABLE: Final = insertion("tables", TableRow)
ADD_SEAT: Final = insertion("seats", SeatRow)
FIND_TABLE: Final = f"SELECT {columns(TableRow)} FROM tables WHERE id = :table"
FIND_SEATS: Final = f'SELECT {columns(SeatRow)} FROM seats WHERE "table" = :table ORDER BY seat'
FIND_MOVES: Final = """
    SELECT "table", n, choice, seat, move_id, at FROM moves WHERE "table" = :table ORDER BY n"""
FIND_SEALED: Final = f'SELECT {columns(SealedRow)} FROM sealed WHERE "table" = :table ORDER BY seat'
FIND_UNDONE: Final = 'SELECT seat, undo_id FROM undone WHERE "table" = :table ORDER BY id'
FIND_SHARES: Final = f"""
    SELECT {columns(ShareRow)} FROM shares WHERE "table" = :table
        AND attempt = (SELECT attempt FROM tables WHERE id = :table) ORDER BY seat"""
FIND: Final = (FIND_TABLE, FIND_SEATS, FIND_MOVES, FIND_UNDONE, FIND_SEALED, FIND_SHARES)
REVISION: Final = "SELECT revision FROM tables WHERE id = :table"
NEWEST: Final = """
    SELECT id, revision, coalesce((SELECT max(id) FROM chat WHERE "table" = tables.id), 0)
    FROM tables WHERE id = ANY(:tables)"""
FIND_TOLD: Final = 'SELECT told FROM moves WHERE "table" = :table ORDER BY n'
FIND_FINAL: Final = f'SELECT {columns(FinalRow)} FROM finals WHERE "table" = :table'
FIND_PANEL: Final = f"""
    SELECT {columns(PanelRow)} FROM panels
    WHERE (game, rules, material) = (SELECT game, rules, material FROM tables WHERE id = :table)"""
RUNNING: Final = """
    SELECT game, rules, material, count(*) FROM tables WHERE NOT over AND NOT filed
    GROUP BY game, rules, material"""
TABLES_OF: Final = f"""
    SELECT {columns(TableRow)} FROM tables
    WHERE host = :device OR id IN (SELECT "table" FROM seats WHERE device = :device)
    ORDER BY updated DESC, id LIMIT {MOST_LISTED}"""
SEATS_OF: Final = f"""
    SELECT {columns(SeatRow)} FROM seats WHERE "table" IN (
        SELECT id FROM tables
        WHERE host = :device OR id IN (SELECT "table" FROM seats WHERE device = :device)
        ORDER BY updated DESC, id LIMIT {MOST_LISTED})
    ORDER BY "table", seat"""
GO_BACK: Final = """
    UPDATE tables SET revision = :revision + 1, version = :version, n = :n, asked = :asked,
        over = (1 = 0), due = :due, updated = :updated
    WHERE id = :table AND revision = :revision"""
TAKE_BACK: Final = """
    INSERT INTO undone ("table", n, choice, seat, move_id, undo_id, at)
    SELECT "table", n, choice, seat, move_id, :undo_id, :at FROM moves
    WHERE "table" = :table AND n = :n AND move_id = :move_id"""
REMOVE: Final = 'DELETE FROM moves WHERE "table" = :table AND n = :n AND move_id = :move_id'
FORGET_UNDONE: Final = f"""
    DELETE FROM undone WHERE "table" = :table AND id <= (
        SELECT id FROM undone WHERE "table" = :table
        ORDER BY id DESC LIMIT 1 OFFSET {MOST_UNDONE})"""
TAKE_OVERDUE: Final = """
    UPDATE tables SET due = :until WHERE id IN (
        SELECT id FROM tables WHERE due < :before ORDER BY due LIMIT :most {lock})
    RETURNING id"""
FORGET_DUE: Final = "UPDATE tables SET due = NULL WHERE id = :table AND revision = :revision"
PUT_OFF: Final = "UPDATE tables SET due = :due WHERE id = :table AND due IS NOT NULL"
ADD_CHAT: Final = """
    INSERT INTO chat ("table", seat, name, text, at) VALUES (:table, :seat, :name, :text, :at)"""
FORGET_CHAT: Final = f"""
    DELETE FROM chat WHERE "table" = :table AND id <= (
        SELECT id FROM chat WHERE "table" = :table
        ORDER BY id DESC LIMIT 1 OFFSET {MOST_CHAT})"""
LOCK: Final = "SELECT id FROM tables WHERE id = :table FOR UPDATE"
FORM: Final = "SELECT version_num FROM alembic_version"
CHAT_SINCE: Final = f"""
    SELECT {columns(ChatRow)} FROM chat
    WHERE "table" = :table AND id > :last ORDER BY id DESC LIMIT {MOST_CHAT}"""


class Store:
    """The database, and what is asked of it."""

    def __init__(self, url: str) -> None:
        self.database = make_database(url)

    async def start(self) -> None:
        """Open the database in its present form.

        One that several servers share is not changed under their feet: that is asked for.
        """
        if not self.database.is_shared:
            await self.database.migrate()
        elif is_behind(await self.database.form()):
            raise CothonError(
                "the database has not the form that this version needs: cothon upgrade"
            )
        await self.database.start()

    async def running(self) -> list[tuple[str, int, str, int]]:
        """How many tables run, by game, rules and material."""
        (rows,) = await self.database.read(Query(RUNNING, {}))
        return [(game, rules, material, count) for game, rules, material, count in rows]

    async def close(self) -> None:
        """Leave the database."""
        await self.database.close()

    async def add_table(
        self, table: TableRow, seats: Sequence[SeatRow], finale: Finale | None = None
    ) -> None:
        """A new table; one from a file may be over already."""
        row = msgspec.structs.asdict(table)
        for name in AS_JSON:
            row[name] = None if row[name] is None else msgspec.json.encode(row[name]).decode()
        rows = [Change(ADD_SEAT, msgspec.structs.asdict(seat)) for seat in seats]
        ended = [] if finale is None else ending(finale)
        await self.database.write([Change(ADD_TABLE, row), *rows, *ended])

    async def find(self, table: str) -> Kept | None:
        """A table with all that belongs to it, as it was at one moment."""
        asked = {"table": table}
        tables, seats, moves, undone, sealed, shares = await self.database.read(
            *(Query(sql, asked) for sql in FIND)
        )
        if not tables:
            return None
        return Kept(
            table_row(tables[0]),
            [make_row(SeatRow, row) for row in seats],
            [make_row(MoveRow, row) for row in moves],
            [(seat, undo_id) for seat, undo_id in undone],
            [make_row(SealedRow, row) for row in sealed],
            [make_row(ShareRow, row) for row in shares],
        )

    async def revision(self, table: str) -> int | None:
        """How often a table has been written to."""
        (rows,) = await self.database.read(Query(REVISION, {"table": table}))
        return rows[0][0] if rows else None

    async def newest(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The same of many tables, in a database that is shared, and the last entry of the chat."""
        (rows,) = await self.database.read(Query(NEWEST, {"tables": list(tables)}))
        return {table: (revision, chat) for table, revision, chat in rows}

    async def story_of(self, table: str) -> Story:
        """What was stored of a game besides its choices."""
        told, finals, panels = await self.database.read(
            *(Query(sql, {"table": table}) for sql in (FIND_TOLD, FIND_FINAL, FIND_PANEL))
        )
        return Story(
            [text for (text,) in told],
            FinalRow(*finals[0]) if finals else None,
            PanelRow(*panels[0]) if panels else None,
        )

    async def tables_of(self, device: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables that a device hosts or sits at, newest first; damaged ones are left out."""
        asked = {"device": device}
        tables, seats = await self.database.read(Query(TABLES_OF, asked), Query(SEATS_OF, asked))
        by_table: dict[str, list[Row]] = {}
        for row in seats:
            by_table.setdefault(row[0], []).append(row)
        found = []
        for row in tables:
            with suppress(Damaged):
                around = [make_row(SeatRow, seat) for seat in by_table.get(row[0], [])]
                found.append((table_row(row), around))
        return found

    async def step(self, written: Written) -> None:
        """A table goes on; the end of a game takes the longer way, as more is written."""
        started = time.monotonic()
        if written.finale is None:
            await self.database.step(written)
        else:
            await self.database.write(unit_of(written))
        TALLY.committed.add(time.monotonic() - started)

    async def take_back(
        self, back: Written, moves: Sequence[MoveRow], undo_ids: Sequence[str]
    ) -> None:
        """The last choices go from the log of moves to that of the undone, all or none."""
        unit = [Change(GO_BACK, msgspec.structs.asdict(back), 1)]
        for move, undo_id in zip(moves, undo_ids, strict=True):
            which = {"table": back.table, "n": move.n, "move_id": move.move_id}
            unit.append(Change(TAKE_BACK, which | {"undo_id": undo_id, "at": back.updated}, 1))
            unit.append(Change(REMOVE, which, 1))
        await self.database.write([*unit, Change(FORGET_UNDONE, {"table": back.table})])

    async def take_overdue(self, before: str, until: str, most: int) -> list[str]:
        """Tables at which a bot's choice was due before a moment; by then it is due here."""
        lock = "FOR UPDATE SKIP LOCKED" if self.database.is_shared else ""
        sql = TAKE_OVERDUE.format(lock=lock)
        asked = {"before": before, "until": until, "most": most}
        return [table for (table,) in await self.database.write([Change(sql, asked)])]

    async def forget_due(self, table: str, revision: int) -> None:
        """No bot is asked at a table, as long as nothing happens there."""
        await self.database.write([Change(FORGET_DUE, {"table": table, "revision": revision})])

    async def put_off(self, tables: Sequence[str], due: str) -> None:
        """The bots at these tables are in no hurry."""
        if tables:
            changes = [Change(PUT_OFF, {"table": table, "due": due}) for table in sorted(tables)]
            await self.database.write(changes)

    async def write(self, *changes: Change) -> None:
        """Something is written, all or none."""
        await self.database.write(changes)

    async def add_chat(self, table: str, seat: int | None, name: str, text: str) -> None:
        """Something somebody says; what nobody would be told any more goes."""
        said = {"table": table, "seat": seat, "name": name, "text": text, "at": now()}
        of = {"table": table}
        after = [Change(ADD_CHAT, said), Change(FORGET_CHAT, of)]
        # Entries are told by their numbers: one after another, they come to light in that order.
        first = [Change(LOCK, of)] if self.database.is_shared else []
        await self.database.write([*first, *after])

    async def chat_since(self, table: str, last: int) -> list[ChatRow]:
        """What was said after an entry; of very much, the newest, and nothing that is damaged.

        Whoever comes, or wants everything again, does so often: less is told to them.
        """
        (rows,) = await self.database.read(Query(CHAT_SINCE, {"table": table, "last": last}))
        found = []
        for row in reversed(rows):
            with suppress(Damaged):
                found.append(make_row(ChatRow, row))
        return found if last else newest(found, LARGEST_CHAT)


def newest(said: Sequence[ChatRow], most: int) -> list[ChatRow]:
    """The last entries, as many as are not more bytes than this together."""
    sizes = accumulate(len(row.text.encode()) for row in reversed(said))
    return list(said[len(said) - sum(size <= most for size in sizes) :])


def table_row(row: Row) -> TableRow:
    """A table as it is held in memory."""
    named: dict[str, Any] = dict(zip(TableRow.__struct_fields__, row, strict=True))
    try:
        for name in AS_JSON:
            named[name] = None if named[name] is None else msgspec.json.decode(named[name])
    except (msgspec.DecodeError, TypeError) as error:
        raise Damaged(error) from error
    for name in AS_BOOL:
        named[name] = bool(named[name])
    return make_row(TableRow, named.values())


def make_row(kind: type[Kind], row: Iterable[Any]) -> Kind:
    """A row as it is held in memory, if it has the form of its kind."""
    try:
        return msgspec.convert(dict(zip(kind.__struct_fields__, row, strict=False)), kind)
    except msgspec.ValidationError as error:
        raise Damaged(error) from error


def make_database(url: str) -> Database:
    """The database that a URL names: a file, or PostgreSQL."""
    scheme = url.partition("://")[0]
    if scheme == "sqlite":
        from cothon.server.sqlite import (  # noqa: PLC0415 (one of the two is not needed)
            Sqlite,
            file_of,
        )

        return Sqlite(file_of(url))
    if scheme not in ("postgres", "postgresql"):
        raise BadOption(f"that database cannot be used: {scheme} is not sqlite or postgresql")
    if not is_readable(url):
        raise BadOption(
            "the URL of the database cannot be read: special characters of a password are encoded, "
            "such as %23 for #, %2F for / and %40 for @"
        )
    if find_spec("asyncpg") is None:
        raise BadOption("that database cannot be used: pip install cothon[postgres]")
    from cothon.server.postgres import Postgres  # noqa: PLC0415

    return Postgres(url)


def is_readable(url: str) -> bool:
    """Is every part of a URL where it belongs?"""
    try:
        parts = urlsplit(url)
        return not parts.fragment and parts.netloc.count("@") < 2 and parts.port != 0
    except ValueError:
        return False
