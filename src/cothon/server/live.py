"""A table in memory: its rows, its game rebuilt from the log of moves, and what follows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import structs
from mypy_extensions import mypyc_attr

from cothon.games import find_sheet
from cothon.kernel.errors import OtherRules
from cothon.kernel.journal import Entry
from cothon.match.game import Game, read_material, rebuild
from cothon.match.save import Save
from cothon.server.names import names_of
from cothon.server.refusal import Refusal
from cothon.server.rows import Kept, SeatRow, TableRow, last_move, now
from cothon.words import Words

OVERDUE: Final = 10.0  # seconds after which another server may ask a bot that has not chosen
LONG_OVERDUE: Final = 3600.0  # the same where bots are alone: nobody waits for them
SPACING: Final = 32  # choices between two moments of the past that are kept
MOST_RECENT: Final = 128  # moves that are remembered, for whoever sends one again


@mypyc_attr(native_class=False)  # copied without being made, and watched by tests
class Live:
    """A table in memory.

    The game is never changed but replaced (`keep`), and what was worked out goes with it.
    """

    def __init__(self, kept: Kept) -> None:
        self.read(kept)

    def read(self, kept: Kept) -> None:
        """Begin anew, with the game as its rows tell it."""
        self.table = kept.table
        self.seats = kept.seats
        self.recent = kept.moves[-MOST_RECENT:]  # the last moves, for those who ask about them
        self.sealed = {row.seat: row for row in kept.sealed}
        self.undo_ids = kept.undo_ids
        self.game = replayed(save_of(kept.table, [row.choice for row in kept.moves]))
        for row in kept.sealed:
            self.game.seal(row.seat, row.choice)
        self.shares = kept.shares
        self.past: list[Game] = []  # every so many choices, for those who look back
        self.totals: list[list[int]] | None = None
        self.forget()

    def catch_up(self, kept: Kept) -> int:
        """Go on to what others have written; how many entries of the log are still true."""
        begun = self.game.choices[len(self.table.base) :]
        made = len(begun)
        if [row.choice for row in kept.moves[:made]] != list(begun):  # something was taken back
            self.read(kept)
            return 0
        game = self.game.unsealed()
        for row in kept.moves[made:]:
            game = game.tried(row.seat, row.choice)
        for sealed in kept.sealed:
            game = game.tried(sealed.seat, sealed.choice)
        is_reseated = unseen(self.seats) != unseen(kept.seats)
        is_renamed = [row.name for row in self.seats] != [row.name for row in kept.seats]
        self.table, self.seats, self.shares = kept.table, kept.seats, kept.shares
        self.recent = kept.moves[-MOST_RECENT:]
        self.sealed = {row.seat: row for row in kept.sealed}
        self.undo_ids = kept.undo_ids
        self.keep(game)
        if is_reseated:
            self.sights.clear()
            self.explained.clear()
        if is_renamed:  # all that was told has other names in it
            self.forget()
        return 0 if is_renamed else len(game.journal)

    def note_seen(self, seats: list[SeatRow]) -> None:
        """When people were here last, on whichever server: that changes nothing at the table."""
        for own, stored in zip(self.seats, seats, strict=True):
            own.seen = max(own.seen or "", stored.seen or "") or None

    @property
    def id(self) -> str:
        """The table's name."""
        return self.table.id

    @property
    def version(self) -> int:
        """Names the question: it grows with choices made and taken back, not while some wait."""
        return self.table.version

    @property
    def is_open(self) -> bool:
        """Is there nothing to hide any more? After the end, and of games from files."""
        return self.game.over or self.table.filed

    def forget(self) -> None:
        """Drop all that was worked out from names."""
        self.sights: dict[tuple[int | None, str], Any] = {}  # see render.py
        self.explained: dict[tuple[str, int | None, str], bytes] = {}  # see sockets.py
        self.texts: dict[tuple[int | None, str], list[str]] = {}
        self.tongues: dict[str, Words] = {}

    def copied(self) -> Live:
        """A copy for another thread. The game is the same one, as it is never changed."""
        copy = object.__new__(Live)
        copy.table = structs.replace(self.table)
        copy.seats = [structs.replace(row) for row in self.seats]
        copy.recent = self.recent.copy()
        copy.sealed = self.sealed.copy()
        copy.undo_ids = self.undo_ids
        copy.shares = self.shares
        copy.game = self.game
        copy.past = []
        copy.totals = self.totals
        copy.forget()
        return copy

    def inherit(self, other: Live) -> None:
        """Take over what another copy of this table has worked out, as far as it is true here."""
        if other.game is not self.game:
            made = self.game.choices
            self.past = [game for game in other.past if game.choices == made[: game.moment]]
            return
        self.past = other.past
        self.totals = other.totals
        if [called(row) for row in other.seats] == [called(row) for row in self.seats]:
            self.sights = other.sights
            self.texts = other.texts
            self.tongues = other.tongues

    def names(self, language: str) -> tuple[str, ...]:
        """What everybody is called."""
        return self.words(language).names

    def words(self, language: str) -> Words:
        """The words of this table in a language."""
        if language not in self.tongues:
            names = names_of(self.table.game, self.seats, language)
            self.tongues[language] = self.game.words(language, names)
        return self.tongues[language]

    def at(self, n: int) -> Game:
        """The game as it was after so many choices; an earlier one has no log of its own."""
        if n == self.game.moment:
            return self.game
        if not 0 <= n < self.game.moment:
            raise Refusal(404, f"there is no moment {n}: it goes up to {self.game.moment}")
        if not self.past:
            self.past.append(rebuild(self.game.save.upto(0), self.game.material))
        while len(self.past) <= n // SPACING:
            self.past.append(self.played_on(self.past[-1], SPACING))
        return self.played_on(self.past[n // SPACING], n % SPACING)

    def played_on(self, past: Game, count: int) -> Game:
        """An earlier moment, so many of the choices later."""
        game = past.clone()
        for choice in self.game.choices[past.moment : past.moment + count]:
            game.apply(choice)
        return game

    def history(self) -> list[list[int]]:
        """Everybody's total at the beginning and after each choice, for the chart."""
        if self.totals is None:
            game = self.at(0)
            self.totals = [[score.total for score in game.scores()]]
            for choice in self.game.choices:
                game.apply(choice)
                self.totals.append([score.total for score in game.scores()])
        return self.totals

    def why_not_undo(self, seat: int) -> str | None:
        """Why the last move cannot be taken back by this seat, or None if it can."""
        if self.table.filed or not any(row.seat == seat for row in self.recent):
            return "nothing"
        if self.game.over:
            return "over"  # everybody may see everything now
        asked = self.game.asked
        if len(asked) > 1 and any(self.seats[other].kind == "bot" for other in asked):
            return "sealed"  # whether bots have chosen already must not show
        return self.game.why_not_undo(seat, len(last_move(self.recent)))

    def has_made(self, seats: list[int], move_id: str) -> bool:
        """Has one of these seats made this very move? What others call theirs does not matter."""
        for row in self.recent:
            if row.move_id == move_id and row.seat in seats:
                return True
        return any(self.sealed[seat].move_id == move_id for seat in seats if seat in self.sealed)

    def keep(self, game: Game) -> None:
        """The game has gone on to this one, and what was worked out is dropped."""
        if game.moment != self.game.moment:  # what somebody hands in meanwhile shows nowhere
            self.explained.clear()
        self.game = game
        self.sights.clear()
        self.totals = None
        del self.past[game.moment // SPACING + 1 :]
        for texts in self.texts.values():
            del texts[len(game.journal) :]


def unseen(seats: list[SeatRow]) -> list[SeatRow]:
    """Who has the seats, whenever they were here last and wherever they mean to go."""
    return [structs.replace(row, seen=None, moving=None) for row in seats]


def called(row: SeatRow) -> tuple[str, str | None, str]:
    """What is shown of who sits at a seat."""
    return row.kind, row.pilot, row.name


def mask_of(seats: Iterable[int]) -> int:
    """Seats as a mask."""
    return sum(1 << seat for seat in seats)


def save_of(table: TableRow, choices: list[int]) -> Save:
    """The save of a table, with the choices made at it."""
    return Save(
        game=table.game,
        rules=table.rules,
        material=table.material,
        seats=table.seats,
        seed=table.seed if table.key is None else bytes.fromhex(table.key),
        options=table.options,
        choices=(*table.base, *choices),
        position=table.position,
    )


def replayed(save: Save) -> Game:
    """A game brought back; other rules or material than this server has are refused."""
    material = read_material(save.game, None)
    try:
        return rebuild(save, material)
    except OtherRules as error:
        sheet = find_sheet(save.game)
        raise Refusal(
            409,
            f"this table is played under rules version {save.rules} of {sheet.title}, with "
            f"material {save.material!r}; this server has version {sheet.rules}, {material.digest}",
        ) from error


def told(entries: Iterable[Entry]) -> str:
    """Entries of the journal as they are stored: so they can be told under any rules."""
    lines = [(entry.event.key, entry.moment, entry.numbers, entry.known) for entry in entries]
    return msgspec.json.encode(lines).decode()


def by_row(entries: Iterable[Entry], n: int, count: int) -> list[str]:
    """What is stored with each of so many choices, the first of which is the n-th from 0.

    What lay face down before is told with the choice that brought it to light.
    """
    rows: list[list[Entry]] = [[] for _ in range(count)]
    for entry in entries:
        rows[entry.told - n - 1].append(entry)
    return [told(row) for row in rows]


def people_of(seats: list[SeatRow]) -> list[int]:
    """The seats that people play."""
    return [row.seat for row in seats if row.kind == "human"]


def due_at(seats: list[SeatRow], game: Game) -> str | None:
    """When the choice of a bot is overdue, if one is asked."""
    if any(seats[seat].kind == "bot" for seat in game.owing):
        return now(OVERDUE if people_of(seats) else LONG_OVERDUE)
    return None
