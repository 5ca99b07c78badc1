"""Tables that hold nothing of anybody's play go when nobody has looked at them for long.

Those are games from files, which whoever opened one still has, and tables that were never dealt, or
at which nobody ever chose anything. Running and finished games stay for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Final, Literal

from cothon.kernel.errors import CothonError
from cothon.server.database import Change, Conflict, Query, Trouble, is_behind, without_server
from cothon.server.hub import Hub
from cothon.server.limits import DAY
from cothon.server.logs import tell
from cothon.server.rows import TableRow, now
from cothon.server.schema import METADATA
from cothon.server.settings import shown
from cothon.server.store import Store
from cothon.server.tables import Found, Tables

BETWEEN: Final = 3600.0  # seconds between two rounds of a server
AT_ONCE: Final = 50  # tables that are looked at
BREATH: Final = 0.5  # seconds, then the next ones
NOTED: Final = DAY / 2  # seconds for which it is known well enough that somebody looked

LOOSE: Final = "(filed OR NOT dealt OR n = 0)"  # as the index `tables_loose` has it
LIST: Final = f"""
    SELECT id, updated, filed, dealt FROM tables
    WHERE {LOOSE} AND updated < :before AND (updated, id) > (:updated, :id)
    ORDER BY updated, id LIMIT :most"""
LOOKED_AT: Final = f"""
    UPDATE tables SET updated = :updated WHERE id = :table AND {LOOSE} AND updated < :before"""
# Whoever is about to play there, or to remove it as well, finds that somebody else was first.
TAKE: Final = f"""
    UPDATE tables SET revision = revision + 1
    WHERE id = :table AND {LOOSE} AND updated < :before
        AND NOT EXISTS (SELECT 1 FROM sealed WHERE "table" = :table)"""
REMOVE: Final = (
    *(
        f'DELETE FROM {of.name} WHERE "table" = :table'
        for of in METADATA.tables.values()
        if "table" in of.c
    ),
    "DELETE FROM tables WHERE id = :table",
)

Kind = Literal["filed", "undealt", "unplayed"]
Counts = dict[Kind, int]
NOTHING: Final[Counts] = {"filed": 0, "undealt": 0, "unplayed": 0}


class Tidying:
    """What a server does about it."""

    def __init__(self, tables: Tables, hub: Hub, days: int) -> None:
        self.tables = tables
        self.hub = hub
        self.days = days  # for which such tables are kept; 0 for ever

    async def watch(self) -> None:
        """Now and then, tidy up; several servers may do so at once."""
        while True:
            await asyncio.sleep(BETWEEN)
            with suppress(CothonError):  # next time
                await self.note_viewers()
                if self.days:
                    await self.tidy_up()

    async def tidy_up(self) -> None:
        """One round."""
        counts = await tidy_up(self.tables.store, self.days, pause=BREATH, gone=self.forget)
        if any(counts.values()):
            tell("tidied", **counts)

    def forget(self, table: str) -> None:
        """A table is gone."""
        self.tables.live.pop(table, None)

    async def note_viewers(self) -> None:
        """Whoever stays looks on; at most tables that is known from their moves."""
        for table in list(self.hub.viewers):
            live = self.tables.live.get(table)
            if live is None or is_loose(live.table):
                await note_look(self.tables.store, table)

    async def note(self, found: Found) -> None:
        """Somebody looks at a table."""
        row = found.table
        if is_loose(row) and row.updated < now(-NOTED):
            with suppress(Trouble):
                await note_look(self.tables.store, row.id)
                row.updated = now()


async def note_look(store: Store, table: str) -> None:
    """Somebody looks at a table, and it would go otherwise."""
    values = {"table": table, "updated": now(), "before": now(-NOTED)}
    await store.write(Change(LOOKED_AT, values))


def is_loose(row: TableRow) -> bool:
    """May a table go?"""
    return row.filed or not row.dealt or row.n == 0


def kind_of(filed: bool, dealt: bool) -> Kind:
    """Which kind of table that may go it is."""
    if filed:
        return "filed"
    return "unplayed" if dealt else "undealt"


async def tidy(url: str, days: int, dry_run: bool) -> Counts:
    """What the command does: how many tables of which kind have gone, or would."""
    store = Store(url)
    if is_behind(await store.database.form()):
        raise CothonError(f"{shown(url)} has not the form that this version needs: cothon upgrade")
    with without_server():
        await (store.database.start_reading() if dry_run else store.database.start())
    try:
        return await tidy_up(store, days, dry_run)
    finally:
        await store.close()


async def tidy_up(
    store: Store,
    days: int,
    dry_run: bool = False,
    pause: float = 0.0,
    gone: Callable[[str], object] = lambda table: None,
) -> Counts:
    """Remove what nobody has looked at for so many days, few tables at a time."""
    before = now(-days * DAY)
    counts = dict(NOTHING)
    async for some in idle(store, before):
        for table, kind in some:
            if dry_run or await remove(store, table, before):
                counts[kind] += 1
                gone(table)
        await asyncio.sleep(pause)
    return counts


async def idle(store: Store, before: str) -> AsyncIterator[list[tuple[str, Kind]]]:
    """The tables that may go, the oldest first, some in each answer."""
    updated = table = ""
    while True:
        asked = {"before": before, "updated": updated, "id": table, "most": AT_ONCE}
        (rows,) = await store.database.read(Query(LIST, asked))
        if not rows:
            return
        table, updated, *_ = rows[-1]
        yield [(name, kind_of(filed, dealt)) for name, _, filed, dealt in rows]


async def remove(store: Store, table: str, before: str) -> bool:
    """Remove a table and all that belongs to it, unless somebody has come meanwhile."""
    asked = {"table": table}
    try:
        await store.write(
            Change(TAKE, {**asked, "before": before}, 1), *(Change(sql, asked) for sql in REMOVE)
        )
    except Conflict:
        return False
    return True
