"""What chance may make of a choice: every outcome with its probability, or a fair sample.

Dice and draws from bags are listed, throw by throw. Where a card comes to light that nobody knew,
or there are too many outcomes, the table is dealt afresh for each of a sample: only what no seat
knows moves, so that everybody still sees the same table. On the true game the outcomes show what
nobody may know beforehand: pilots ask on their re-dealt clones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cothon.kernel.chance import LARGEST_SEED, Chance
from cothon.kernel.errors import BadOption
from cothon.kernel.state import State
from cothon.match.game import Game
from cothon.match.news import brings_news

MOST: Final = 64  # outcomes that are listed, or tables in a sample


@dataclass(frozen=True)
class Outcome:
    """One of the ways in which chance may decide, and the game after it."""

    probability: float
    game: Game


@dataclass(frozen=True)
class Outcomes:
    """All of them, or a sample in which each has the same weight."""

    all: tuple[Outcome, ...]
    exact: bool


def outcomes(game: Game, choice: int, most: int = MOST, seed: int = 0) -> Outcomes:
    """What a legal choice of the seat being asked may lead to."""
    if most < 1:
        raise BadOption(f"at least one outcome is wanted, not {most}")
    if len(game.asked) > 1:
        raise BadOption("several are asked at once: what one of them chooses has no outcome yet")
    game.check(choice)
    listed = every_outcome(game.state, choice, most)
    found = sampled(game.state, choice, most, seed) if listed is None else listed
    return Outcomes(
        tuple(Outcome(share, twin_at(game, state)) for share, state in found), listed is not None
    )


def twin_at(game: Game, state: State) -> Game:
    """The same game at another table, with no history to give away."""
    return Game(game.sheet, game.material, state, game.people, None)


def every_outcome(state: State, choice: int, most: int) -> list[tuple[float, State]] | None:
    """Throw by throw; None if they are too many, or a hidden card decides, too."""
    everybody = (1 << state.seats) - 1
    found: list[tuple[float, State]] = []
    scripts: list[tuple[float, list[int]]] = [(1.0, [])]
    while scripts:
        share, script = scripts.pop()
        after = state.clone()
        after.script = script.copy()
        after.throws = []
        after.shown = []
        after.apply(choice)
        throws = after.throws
        if len(throws) > len(script):
            sides = throws[len(script)]
            if len(found) + len(scripts) + sides > most:
                return None
            scripts += [(share / sides, [*script, side]) for side in reversed(range(sides))]
            continue
        if brings_news(state.reveals, after, everybody, len(throws)):
            return None  # a card has come to light that nobody knew, be it only for a moment
        after.throws = None
        after.shown = None
        found.append((share, after))
    return found


def sampled(state: State, choice: int, count: int, seed: int) -> list[tuple[float, State]]:
    """So many tables, each with another future."""
    luck = Chance()
    luck.plant(seed)
    found = []
    for _ in range(count):
        after = state.clone()
        after.redeal_unseen(luck.draw_number() * luck.draw_number() % LARGEST_SEED)
        after.apply(choice)
        found.append((1 / count, after))
    return found
