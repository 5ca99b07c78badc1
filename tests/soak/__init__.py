"""A long soak: random games over all combinations of seats, options and first choices.

At every step of each of them all pieces are where they may be, and none is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import cothon
from tests.always import holds_at_every_decision
from tests.laid import Opening
from tests.laws import laws_of
from tests.luck import dice
from tests.played import played, table_of


class Soaked(NamedTuple):
    """A game to be played: the same one gives the same game."""

    key: str
    seats: int
    opening: Opening
    number: int


def soaked(key: str, games: int) -> list[Soaked]:
    """So many games that go round all combinations; fewer than there are fall evenly upon them."""
    sheet = next(sheet for sheet in cothon.games() if sheet.key == key)
    ways = [(seats, way) for seats in sheet.seats for way in table_of(key).combinations(seats)]
    dice(0).shuffle(ways)
    return [Soaked(key, *ways[number % len(ways)], number) for number in range(games)]


def soak(task: Soaked) -> int:
    """Play it to the end; how many decisions it took. What goes wrong says how to see it again."""
    options, names = task.opening
    laws = laws_of(task.key)
    game = None
    try:
        for game in played(task.key, task.seats, options, task.number, names):
            holds_at_every_decision(game)
            shown = game.board
            for law in laws:
                law.holds(game)
                law.at(game, shown)
        assert game is not None
        for law in laws:
            law.end(game)
    except Exception as error:
        error.add_note(f"{task}\ncothon replay FILE: {game and game.save.to_json()}")
        raise
    return game.moment


def soak_all(tasks: Sequence[Soaked]) -> int:
    """Play them on all cores, and say how far it is; how many decisions they took."""
    decisions = 0
    with ProcessPoolExecutor() as pool:
        for done, more in enumerate(pool.map(soak, tasks, chunksize=8), 1):
            decisions += more
            if done % 200 == 0 or done == len(tasks):
                print(f"{tasks[0].key}: {done:,} games, {decisions:,} decisions", flush=True)
    return decisions
