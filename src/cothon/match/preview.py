"""What a choice brings: it is carried out on re-dealt tables, and what the seat sees is compared.

Only what every re-deal agrees on is told as a number: nobody learns from it what they cannot know.
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


@dataclass(frozen=True)
class Outcome:
    """What a choice comes to on one re-dealt table."""

    changes: dict[tuple[str, int], int]
    forced: tuple[int, ...]
    reveals: bool


def previews(game: Game, seat: int) -> list[Preview]:
    """What each option of a seat that is asked brings, as far as the seat can know."""
    if seat not in game.asked:
        return []
    tables = [game.determinize(seat, seed).state for seed in range(REDEALS)]
    before = [held(game, state, seat) for state in tables]
    known = list(zip(tables, before, strict=True))
    return [
        summed(choice, [tried(game, state, own, seat, choice) for state, own in known])
        for choice in tables[0].options
    ]


def preview(game: Game, choice: int | str) -> Preview:
    """What a choice of the seat being asked brings."""
    number = game.choice(choice) if isinstance(choice, str) else choice
    found = [] if game.seat is None else previews(game, game.seat)
    for one in found:
        if one.choice == number:
            return one
    raise IllegalChoice(choice, game.options, ", ".join(game.menu))


def held(game: Game, state: State, seat: int) -> Holdings:
    """What the seat counts as its own."""
    return game.sheet.holdings(game.sheet.view(state, seat), seat)


def tried(game: Game, state: State, before: Holdings, seat: int, choice: int) -> Outcome:
    """The choice, carried out until somebody is asked."""
    after = state.clone()
    after.journal = game.sheet.journal()
    after.apply(choice)
    owned = held(game, after, seat)
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
    return Outcome(changes, forced, after.reveals != state.reveals)


def kind_of(game: Game, choice: int) -> str:
    """What kind of thing a choice names; to pass is none."""
    return game.sheet.noun_of(choice)[0]


def summed(choice: int, outcomes: Sequence[Outcome]) -> Preview:
    """What all outcomes agree on, and what only luck knows."""
    things = dict.fromkeys(thing for one in outcomes for thing in one.changes)
    gains = []
    for thing in things:
        numbers = {one.changes.get(thing, 0) for one in outcomes}
        gains.append(Gain(*thing, numbers.pop() if len(numbers) == 1 else None))
    forced = {one.forced for one in outcomes}
    return Preview(
        choice,
        tuple(gains),
        forced.pop() if len(forced) == 1 else (),
        any(one.reveals for one in outcomes),
    )
