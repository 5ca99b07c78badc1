"""The golden games of Porto Carthago: each way to end, each way to decide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import cothon
from cothon.bots import GreedyPilot
from cothon.games.porto_carthago.choices import NUMBER, TRADE_HOUSE
from cothon.games.porto_carthago.trade import SplitPoints
from cothon.kernel.state import NOBODY
from tests.golden.told import level_decided


@dataclass(frozen=True)
class Ending:
    """How a game of Porto Carthago ended, as far as the rules make a difference."""

    seats: int
    early: bool  # after decade 4 [PC-END-2]
    arrival: bool  # a good lay at a quay [PC-END-4]
    purchase: bool  # somebody bought a last seat [PC-END-5]
    intrigue: bool  # the path gave seats [PC-INTRSCORE-1]
    decided: str  # by seats, points, talents, or shared [PC-WIN-1 to -4]


def ending(game: cothon.Game) -> Ending:
    """How this game ended."""
    told = [entry.event.key for entry in game.journal]
    arrival = "final-arrival-began" in told
    after = told[told.index("final-arrival-began") :] if arrival else []
    return Ending(
        seats=game.seats,
        early=game.view(None)["table"]["decade"] == 4,
        arrival=arrival,
        purchase="large-seat-bought" in after,
        intrigue="path-scored" in told,
        decided=decided_by(game),
    )


def decided_by(game: cothon.Game) -> str:
    """What told the winner from the second."""
    return ("seats", "points", "talents", "shared")[level_decided(game)]


def ends(test: Callable[[Ending], bool]) -> Callable[[cothon.Game], bool]:
    """A kind of game, by its ending."""
    return lambda game: test(ending(game))


WANTED: dict[str, Callable[[cothon.Game], bool]] = {
    "ends-after-decade-5-with-final-arrival": ends(lambda e: not e.early and e.arrival),
    "ends-after-decade-5-without-final-arrival": ends(lambda e: not e.early and not e.arrival),
    "ends-early-with-final-arrival": ends(lambda e: e.early and e.arrival),
    "ends-early-without-final-arrival": ends(lambda e: e.early and not e.arrival),
    "a-last-seat-is-bought": ends(lambda e: e.purchase),
    "intrigue-gives-seats": ends(lambda e: e.intrigue and e.seats == 5),
    "decided-by-trade-points": ends(lambda e: e.decided == "points"),
    "decided-by-talents": ends(lambda e: e.decided == "talents"),
    "victory-is-shared": ends(lambda e: e.decided == "shared"),
}


class HastyPilot(GreedyPilot):
    """Greedy, but every trade point goes to the trade house, so that the game may end early."""

    name = "hasty"

    def choose(self, game: cothon.Game) -> int:
        for wanted in (TRADE_HOUSE, NUMBER if splits_points(game) else NOBODY):
            if wanted in game.options:
                return wanted
        return super().choose(game)


def splits_points(game: cothon.Game) -> bool:
    """Is somebody asked how to divide two trade points?"""
    return isinstance(game.state.agenda[-1], SplitPoints)


PILOTS = [HastyPilot]
POSITIONS: list[dict[str, Any]] = []
