"""A new version comes to a database: its form, its running tables, and what older rows lack.

A running table of other rules is played again under the present ones, choice by choice. If every
choice is legal and the same seats are asked, it goes on; otherwise it stays as it is, to be told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from cothon.games import find_sheet
from cothon.kernel.errors import CothonError
from cothon.match.game import Game, read_material
from cothon.server.chronicle import is_current, state_of
from cothon.server.database import (
    Change,
    Conflict,
    Damaged,
    Query,
    check_not_newer,
    ending,
    is_behind,
    newest_form,
    without_server,
)
from cothon.server.finals import encoded, finale_of
from cothon.server.live import by_row, due_at, mask_of, replayed, save_of, told
from cothon.server.rows import Kept, Story, TableRow
from cothon.server.settings import shown
from cothon.server.store import Store

AT_ONCE: Final = 500  # tables that are listed in one answer
TRIES: Final = 3  # at a table that somebody else writes to
LIST: Final = "SELECT id FROM tables WHERE id > :last ORDER BY id LIMIT :most"
COUNT: Final = "SELECT count(*) FROM tables"
BRING_OVER: Final = """
    UPDATE tables SET revision = :revision + 1, rules = :rules, material = :material,
        options = :options, terms = :terms, asked = :asked, due = :due, told = :told
    WHERE id = :table AND revision = :revision"""
FILL: Final = """
    UPDATE tables SET revision = :revision + 1, told = :told
    WHERE id = :table AND revision = :revision"""
TELL: Final = 'UPDATE moves SET told = :told WHERE "table" = :table AND n = :n'

# How the command ends; 2 is that it could not be done. docs/operating.md has them.
DONE, STAYING, LEFT_TO_DO, BEHIND = 0, 1, 3, 4

Outcome = Literal["current", "filled", "brought over", "kept", "stays"]
TO_DO: Final[tuple[Outcome, ...]] = ("filled", "brought over")
OUTCOMES: Final[tuple[Outcome, ...]] = ("current", "filled", "brought over", "kept", "stays")
MEANING: Final[dict[Outcome, str]] = {
    "current": "of the present rules, nothing to do",
    "filled": "of the present rules; what older versions did not store is there now",
    "brought over": "running, and goes on under the present rules",
    "kept": "over, and told under any rules",
    "stays": "cannot go on, and is told as far as it was played",
}


@dataclass(frozen=True)
class Result:
    """What became of a table."""

    table: str
    game: str
    rules: int  # before
    outcome: Outcome
    reason: str = ""


@dataclass
class Report:
    """What became of a database, or in a dry run what would."""

    database: str  # which, as people may read it
    dry_run: bool
    was: str | None  # its form before; nothing if it was empty
    form: str | None  # its form now
    needed: str
    results: list[Result] = field(default_factory=list)

    @property
    def is_behind(self) -> bool:
        """Is the form still not the present one?"""
        return is_behind(self.form)

    @property
    def is_done(self) -> bool:
        """Does every running table go on?"""
        return not self.is_behind and all(result.outcome != "stays" for result in self.results)

    @property
    def is_to_do(self) -> bool:
        """Is there something that a run which is not dry would do?"""
        return self.dry_run and any(one.outcome in TO_DO for one in self.results)

    @property
    def code(self) -> int:
        """The exit code of the command."""
        if self.dry_run and self.is_behind:
            return BEHIND
        if self.is_to_do:
            return LEFT_TO_DO
        return DONE if self.is_done else STAYING

    def counts(self) -> dict[Outcome, int]:
        """How many tables met with which outcome."""
        outcomes = [result.outcome for result in self.results]
        return {outcome: outcomes.count(outcome) for outcome in OUTCOMES}

    def notable(self) -> Iterator[Result]:
        """The tables that something is to be said of."""
        return (one for one in self.results if one.reason or one.outcome == "brought over")


async def upgrade(
    url: str, dry_run: bool, tell: Callable[[int, int], None] = lambda done, all_: None
) -> Report:
    """Bring a database to this version; `tell` is told how many tables of how many are done.

    A dry run writes nothing; while the form of the database is behind it cannot see the tables.
    """
    store, name = Store(url), shown(url)
    was = await store.database.form()
    check_not_newer(was, name)
    with without_server():
        if not dry_run:
            await store.database.migrate()
        report = Report(name, dry_run, was, await store.database.form(), newest_form())
        if report.is_behind:
            return report
        await (store.database.start_reading() if dry_run else store.database.start())
    try:
        await each_table(store, dry_run, report, tell)
    finally:
        await store.close()
    return report


async def each_table(
    store: Store, dry_run: bool, report: Report, tell: Callable[[int, int], None]
) -> None:
    """Look at all tables, one after another."""
    (((count,),),) = await store.database.read(Query(COUNT, {}))
    last = ""
    while tables := await listed(store, last):
        for last in tables:
            result = await look_at(store, last, dry_run)
            if result is not None:
                report.results.append(result)
            tell(len(report.results), count)


async def listed(store: Store, last: str) -> list[str]:
    """Some tables, from one on."""
    (rows,) = await store.database.read(Query(LIST, {"last": last, "most": AT_ONCE}))
    return [table for (table,) in rows]


async def look_at(store: Store, table: str, dry_run: bool) -> Result | None:
    """Do what there is to do at a table, unless somebody writes to it again and again."""
    for _ in range(TRIES):
        try:
            kept = await store.find(table)
        except Damaged as error:  # one table keeps no other from going on
            return Result(table, "?", 0, "stays", str(error))
        if kept is None:
            return None
        result, unit = settled(kept, await store.story_of(table))
        try:
            if unit and not dry_run:
                await store.write(*unit)
        except Conflict:
            continue
        return result
    said = "somebody is playing there: run this again when the older servers are gone"
    return replace(result, outcome="stays", reason=said)


def settled(kept: Kept, story: Story) -> tuple[Result, list[Change]]:
    """What becomes of a table, and what is written for it."""
    table = kept.table
    result = Result(table.id, table.game, table.rules, "current")
    try:
        if is_current(table):
            unit = filled(kept, story)
            return replace(result, outcome="filled" if unit else "current"), unit
        if state_of(table) == "over":
            has_story = table.told is not None and None not in story.told
            reason = "" if has_story else "an older version did not store what happened"
            return replace(result, outcome="kept", reason=reason), []
        return replace(result, outcome="brought over"), brought_over(kept)
    except CothonError as error:
        return replace(result, outcome="stays", reason=str(error)), []


def filled(kept: Kept, story: Story) -> list[Change]:
    """What older versions did not store of a game under the present rules."""
    table = kept.table
    lacks_story = table.told is None or None in story.told
    lacks_end = table.over and story.final is None
    if not table.dealt or not (lacks_story or lacks_end):
        return []
    game = replayed(save_of(table, [row.choice for row in kept.moves]))
    unit: list[Change] = []
    if lacks_story:
        begun, rows = retold(game, kept)
        of = {"table": table.id, "revision": table.revision, "told": begun}
        unit += [Change(FILL, of, 1), *rows]
    return unit + (ending(finale_of(table.id, game)) if lacks_end else [])


def retold(game: Game, kept: Kept) -> tuple[str, list[Change]]:
    """What happened before the first move, and what is written with each of them."""
    begun = len(kept.table.base)
    before = [entry for entry in game.journal if entry.moment <= begun]
    since = by_row(game.journal[len(before) :], begun, len(kept.moves))
    rows = zip(kept.moves, since, strict=True)
    return told(before), [
        Change(TELL, {"table": move.table, "n": move.n, "told": text}) for move, text in rows
    ]


def brought_over(kept: Kept) -> list[Change]:
    """What is written of a table that goes on under the present rules; it may be refused."""
    table = kept.table
    present = find_sheet(table.game).rules
    if table.rules > present:
        raise CothonError(f"it is of a later version than this one, which has rules {present}")
    if not table.dealt:
        raise CothonError("it is not dealt, and its deal was promised for those rules")
    game = played_again(kept)
    begun, rows = retold(game, kept)
    save = game.save
    of: dict[str, Any] = {
        "table": table.id,
        "revision": table.revision,
        "rules": save.rules,
        "material": save.material,
        "options": encoded(save.options),
        "terms": encoded(promised(table)) if table.commitment else None,
        "asked": mask_of(game.owing),
        "due": due_at(kept.seats, game),
        "told": begun,
    }
    return [Change(BRING_OVER, of, 1), *rows]


def promised(table: TableRow) -> dict[str, Any]:
    """What the deal of a table was promised for."""
    now = {"rules": table.rules, "material": table.material, "options": table.options}
    return table.terms or now


def played_again(kept: Kept) -> Game:
    """The game of a table under the present rules, or why there is none."""
    table = kept.table
    sheet, material = find_sheet(table.game), read_material(table.game, None)
    save = save_of(table, [row.choice for row in kept.moves])
    game = replayed(replace(save, rules=sheet.rules, material=material.digest))
    if game.seats != len(kept.seats):
        raise CothonError(f"{game.seats} would play there, not {len(kept.seats)}")
    for move, seat in zip(kept.moves, game.deciders[len(table.base) :], strict=True):
        if move.seat != seat:
            raise CothonError(f"choice {move.n + 1} of {table.n} would be seat {seat}'s there")
    for row in kept.sealed:
        game.seal(row.seat, row.choice)
    if mask_of(game.owing) != table.asked:
        raise CothonError("others would be asked there after the last choice")
    return game
