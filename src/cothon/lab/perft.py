"""Perft: how many positions lie so many choices ahead, and how many different standings they show.

A rule that offers one choice too many, or pays one talent too much, changes these numbers.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from cothon.kernel.state import State
from cothon.lab.playout import count_positions
from cothon.match.game import Game

Standing = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Perft:
    """The counts for one depth."""

    depth: int
    positions: int
    standings: int  # different scores (with their ties) among these positions


def perft(game: Game, depth: int) -> Iterator[Perft]:
    """Count depth by depth; the same game gives the same numbers on every machine."""
    for level in range(1, depth + 1):
        found: set[Standing] = set()
        collect_standings(game, game.state, level, found)
        yield Perft(level, count_positions(game.state, level), len(found))


def collect_standings(game: Game, state: State, depth: int, found: set[Standing]) -> None:
    """Gather how everybody stands in every position so many choices ahead."""
    if depth == 0 or not state.count:
        scores = game.sheet.scores(state)
        found.add(tuple((score.total, *score.ties) for score in scores))
        return
    for choice in state.options:
        twin = state.clone()
        twin.apply(choice)
        collect_standings(game, twin, depth - 1, found)


def walk_into(game: Game, choices: int) -> None:
    """Make so many random choices, the same every time, to count from the midst of a game."""
    luck = random.Random(choices)
    for _ in range(choices):
        if game.seat is not None:
            game.apply(luck.choice(game.options))
