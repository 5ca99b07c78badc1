"""How everybody stands: the score sheet and the way to the end, as far as a seat can know.

Scores are taken on re-dealt tables, and only what all of them agree on is told as a number. As few
may agree by chance, the score sheet says besides which lines depend on something that is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from cothon.kernel.errors import BadOption
from cothon.kernel.hidden import WATCHER
from cothon.kernel.state import State
from cothon.match.game import Game
from cothon.match.preview import REDEALS
from cothon.sheet import Ending, Score, Sheet, Unknown


@dataclass(frozen=True)
class Line:
    """A line of the score sheet; None stands for what is hidden."""

    key: str
    number: int | None
    due: int | None  # what it would be more, if what comes next were paid now
    sure: int  # what is known of that, if the end pays it; else it says nothing about who is ahead


@dataclass(frozen=True)
class Stand:
    """How one seat stands."""

    seat: int
    lines: tuple[Line, ...]
    ties: tuple[int | None, ...]  # as they are told; None where only their owner knows
    leads: bool  # has more than somebody, and is behind nobody, by all that is open

    @property
    def total(self) -> int | None:
        """All lines together; None if one of them is hidden."""
        return summed(line.number for line in self.lines)

    @property
    def open(self) -> int:
        """What is known of the total."""
        return sum(line.number or 0 for line in self.lines)

    @property
    def due(self) -> int | None:
        """What would come on top, if what comes next were paid now; None if that is hidden."""
        return summed(line.due for line in self.lines)

    @property
    def ahead(self) -> int:
        """By what all are compared: what is known of the total, and of what the end pays on top."""
        return self.open + sum(line.sure for line in self.lines)


@dataclass(frozen=True)
class Standing:
    """How everybody stands, in seat order, and how far the end is."""

    stands: tuple[Stand, ...]
    ending: Ending | None  # None if the game does not say, or is over

    @property
    def leaders(self) -> list[int]:
        """Who is ahead by all that is known, the end's payment too; nobody while all are equal."""
        return [stand.seat for stand in self.stands if stand.leads]


class Reckoned(NamedTuple):
    """The score sheet of one re-dealt table, as it is and as the next payment would make it."""

    now: list[Score]
    then: list[Score]


def standing(game: Game, seat: int | None) -> Standing:
    """How everybody stands, as far as a seat can know, or somebody who only looks on."""
    if seat is not None and not 0 <= seat < game.seats:
        raise BadOption(f"there is no seat {seat}: seats are 0 to {game.seats - 1}")
    sheet, eyes = game.sheet, WATCHER if seat is None else seat
    if game.over:
        found = [reckoned(sheet, game.state)]
        return Standing(stands(found, [Unknown()] * game.seats, final=False), None)
    tables = [redealt(game.state, eyes, seed) for seed in range(REDEALS)]
    secret = [sheet.unknown(tables[0], eyes, other) for other in range(game.seats)]
    ending = None if sheet.ending is None else sheet.ending(tables[0])
    found = [reckoned(sheet, one, eyes) for one in tables]
    final = ending is not None and ending.final
    return Standing(stands(found, secret, final=final), ending)


def redealt(state: State, eyes: int, seed: int) -> State:
    """A clone with all that these eyes cannot know dealt afresh."""
    twin = state.clone()
    twin.redeal(eyes, seed)
    return twin


def reckoned(sheet: Sheet, state: State, eyes: int | None = None) -> Reckoned:
    """The scores of a table, and those it would come to: in truth, or by what eyes know of it."""
    now = sheet.scores(state)
    if not state.agenda:
        return Reckoned(now, now)
    paid = state.clone()
    sheet.reckon(paid, eyes)
    return Reckoned(now, sheet.scores(paid))


def stands(
    tables: Sequence[Reckoned], secret: Sequence[Unknown], *, final: bool
) -> tuple[Stand, ...]:
    """Everybody's lines, and who is ahead by what is open."""
    found = [stand(seat, tables, hidden, final=final) for seat, hidden in enumerate(secret)]
    told = known_ties(found)
    marks = [(one.ahead, *tables[0].now[one.seat].ties[:told]) for one in found]
    best, least = max(marks), min(one.ahead for one in found)
    return tuple(
        replace(one, leads=best == own and one.ahead > least)
        for one, own in zip(found, marks, strict=True)
    )


def known_ties(everybody: Sequence[Stand]) -> int:
    """How many ties, from the first on, are known of all."""
    hidden = (place for one in everybody for place, tie in enumerate(one.ties) if tie is None)
    return min(hidden, default=len(everybody[0].ties))


def stand(seat: int, tables: Sequence[Reckoned], secret: Unknown, *, final: bool) -> Stand:
    """One seat's lines and ties, as far as the tables agree and nothing of it is secret."""
    now = [table.now[seat] for table in tables]
    then = [table.then[seat] for table in tables]
    lines = []
    for key in now[0].lines:
        number = agreed(score.lines[key] for score in now)
        due = agreed(b.lines[key] - a.lines[key] for a, b in zip(now, then, strict=True))
        hides, hides_due = key in secret.lines, key in secret.due
        sure = due if final and due is not None else 0
        lines.append(Line(key, None if hides else number, None if hides_due else due, sure))
    ties = tuple(
        None if place in secret.ties else agreed(score.counts[place] for score in now)
        for place in range(len(now[0].counts))
    )
    return Stand(seat, tuple(lines), ties, leads=False)


def agreed(numbers: Iterable[int]) -> int | None:
    """The number, if all are the same."""
    found = {*numbers}
    return found.pop() if len(found) == 1 else None


def summed(numbers: Iterable[int | None]) -> int | None:
    """The sum; None if one of them is."""
    total = 0
    for number in numbers:
        if number is None:
            return None
        total += number
    return total
