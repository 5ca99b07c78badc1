"""What a choice brings: it is carried out on re-dealt tables, and what the seat sees is compared.

Only what every re-deal agrees on is told as a number: nobody learns from it what they cannot know.
It is told up to where another phase begins: what that brings was not chosen here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cothon.kernel.errors import IllegalChoice
from cothon.kernel.state import State
from cothon.match.game import Game
from cothon.sheet import Holdings

REDEALS: Final = 4
BY_LUCK: Final = 16  # where something comes to light: a few may well agree by chance
TOTAL: Final = ("total", 0)  # of the score sheet, as it would be if the game ended now


@dataclass(frozen=True)
class Gain:
    """More or less of something: of which kind, which of it, and how much; None if luck decides."""

    kind: str
    which: int
    number: int | None


@dataclass(frozen=True)
class Preview:
    """What is known before a choice is made."""

    choice: int
    gains: tuple[Gain, ...]
    forced: tuple[int, ...]  # what the seat picks on the way without being asked
    reveals: bool  # does something come to light?
    ends: bool  # is somebody else asked next, or nobody any more?


@dataclass(frozen=True)
class Outcome:
    """What a choice, or several in a row, come to on one re-dealt table."""

    changes: dict[tuple[str, int], int]
    forced: tuple[int, ...]
    reveals: bool
    ends: bool


def previews(game: Game, seat: int) -> list[Preview]:
    """What each option of a seat that is asked brings, as far as the seat can know."""
    if seat not in game.asked:
        return []
    tables = Redealt(game, seat)
    return [tables.preview([choice]) for choice in tables.known(1)[0][0].options]


def preview_of_several(game: Game, seat: int, choices: Sequence[int]) -> Preview:
    """What several choices in a row of a seat that is asked bring, named by the last of them."""
    return Redealt(game, seat).preview(choices)


class Redealt:
    """Tables that look to a seat like the one before it, as many as are wanted."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.tables: list[tuple[State, Holdings]] = []

    def known(self, count: int) -> list[tuple[State, Holdings]]:
        """So many of them, each with what the seat counts as its own there."""
        for seed in range(len(self.tables), count):
            state = self.game.determinize(self.seat, seed).state
            self.tables.append((state, held(self.game, state, self.seat)))
        return self.tables[:count]

    def preview(self, choices: Sequence[int]) -> Preview:
        """What choices in a row bring."""
        outcomes = [self.tried(table, choices) for table in self.known(REDEALS)]
        if any(one.reveals for one in outcomes):
            outcomes += [self.tried(table, choices) for table in self.known(BY_LUCK)[REDEALS:]]
        return summed(choices[-1], outcomes)

    def tried(self, table: tuple[State, Holdings], choices: Sequence[int]) -> Outcome:
        """What they come to on one of them."""
        return tried(self.game, *table, self.seat, choices)


def preview(game: Game, choice: int | str) -> Preview:
    """What a choice of the seat being asked brings."""
    number = game.choice(choice) if isinstance(choice, str) else choice
    found = [] if game.seat is None else previews(game, game.seat)
    for one in found:
        if one.choice == number:
            return one
    raise IllegalChoice(choice, game.options, ", ".join(game.menu))


def held(game: Game, state: State, seat: int) -> Holdings:
    """What the seat counts as its own; what it has still to pay of what it has begun, counts."""
    owned = game.sheet.holdings(game.sheet.view(state, seat), seat)
    for thing, due in game.sheet.owed(state, seat).items():
        owned[thing] = owned.get(thing, 0) + due
    if not game.sheet.previews_total:
        return owned
    return {TOTAL: game.sheet.scores(state)[seat].total, **owned}


def tried(game: Game, state: State, before: Holdings, seat: int, choices: Sequence[int]) -> Outcome:
    """Choices carried out until somebody is asked; what is not asked for on this table is left.

    What is counted lies there when the next phase is announced, if one is before that.
    """
    after = state.clone()
    after.journal = game.sheet.journal()
    after.journal.scenes = game.sheet.banners
    for choice in choices:
        if after.seat == seat and choice in after.options:
            after.apply(choice)
    stills = after.journal.stills
    owned = held(game, stills[0][1] if stills else after, seat)
    changes = {
        thing: owned[thing] - count
        for thing, count in before.items()
        if thing in owned and owned[thing] != count
    }
    forced = tuple(
        made
        for other, made, known in after.journal.forced
        if other == seat and known == state.reveals and game.sheet.is_many(kind_of(game, made))
    )
    return Outcome(changes, forced, after.reveals != state.reveals, after.seat != seat)


def kind_of(game: Game, choice: int) -> str:
    """What kind of thing a choice names; to pass is none."""
    return game.sheet.noun_of(choice)[0]


def summed(choice: int, outcomes: Sequence[Outcome]) -> Preview:
    """What all outcomes agree on, and what only luck knows."""
    things = dict.fromkeys(thing for one in outcomes for thing in one.changes)
    gains = []
    for thing in things:
        numbers = {one.changes.get(thing, 0) for one in outcomes}
        if len(numbers) == 1:
            gains.append(Gain(*thing, numbers.pop()))
        elif thing != TOTAL:  # what it comes from is told
            gains.append(Gain(*thing, None))
    forced = {one.forced for one in outcomes}
    return Preview(
        choice,
        tuple(gains),
        forced.pop() if len(forced) == 1 else (),
        any(one.reveals for one in outcomes),
        any(one.ends for one in outcomes),
    )
