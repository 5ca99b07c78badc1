"""The golden games of Carthago: Merchants & Guilds: every tile, every effect, every reading."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import cothon
from cothon.bots import GreedyPilot
from cothon.games.merchants_guilds.box import (
    EFFECTS,
    HARBOUR_DELIVERY,
    MOST_DOCKS,
    MOST_WARSHIP_DOCKS,
    TILES,
    TRADING_DOCK,
    WARSHIP_DOCK,
)
from cothon.games.merchants_guilds.choices import ANCHOR, DOCK, MAIN, PASS, SPACE, WARSHIP_PLACE
from cothon.games.merchants_guilds.delivery import MeetDanger
from cothon.games.merchants_guilds.material import EFFECT_CODES, TILE_CODES
from cothon.games.merchants_guilds.turn import TakeTurn
from tests.golden.told import has, is_set, is_shared, told

Kind = Callable[[cothon.Game], bool]


def scores_tile(tile: int) -> Kind:
    """A game in which somebody gets points from this tile."""

    def is_it(game: cothon.Game) -> bool:
        return any(
            event[0] in ("tile-counted", "tile-limited")
            and event[2] == str(tile)
            and event[4] != "0"
            for event in told(game)
        )

    return is_it


def uses_effect(effect: int) -> Kind:
    """A game in which this effect is used."""
    return lambda game: has(game, "ship-used", None, None, effect)


def dashed(code: str) -> str:
    """A code as part of a file name."""
    return code.lower().replace("_", "-")


DELIVERIES: list[int] = [MAIN, *range(DOCK, DOCK + MOST_DOCKS)]
DOCKS: list[int] = [*range(WARSHIP_PLACE, WARSHIP_PLACE + MOST_WARSHIP_DOCKS), ANCHOR]


class SailorPilot(GreedyPilot):
    """Greedy for ships alone: delivers whenever it can, and keeps its discs for the docks."""

    name = "sailor"

    def choose(self, game: cothon.Game) -> int:
        for wanted in (*DELIVERIES, *DOCKS, PASS):
            if wanted in game.options and not isinstance(game.state.agenda[-1], TakeTurn):
                return wanted
        for space in (HARBOUR_DELIVERY, TRADING_DOCK, WARSHIP_DOCK):
            if SPACE + space in game.options and isinstance(game.state.agenda[-1], TakeTurn):
                return SPACE + space
        return super().choose(game)


class MiserPilot(SailorPilot):
    """A sailor who would rather fail than turn a ship over."""

    name = "miser"

    def choose(self, game: cothon.Game) -> int:
        is_met = isinstance(game.state.agenda[-1], MeetDanger)
        return PASS if is_met else super().choose(game)


READINGS = {
    "only-the-largest-set-counts": ("set_scoring", "largest_different_only"),
    "first-places-count-on-one-tile": ("vp_tile_scope", "this_tile_only"),
    "only-the-right-column-gives-a-seat": ("column_seat", "right_column_only"),
    "an-available-disc-starts": ("setup_disc_source", "available_disc"),
}


def played_with(key: str, value: str) -> Kind:
    """A game with another reading."""
    return lambda game: is_set(game, key, value)


WANTED: dict[str, Kind] = {
    "two-players": lambda game: game.seats == 2,
    "three-players": lambda game: game.seats == 3,
    "four-players": lambda game: game.seats == 4,
    **{f"tile-{dashed(TILE_CODES[tile])}": scores_tile(tile) for tile in range(TILES)},
    **{f"effect-{dashed(EFFECT_CODES[n])}": uses_effect(n) for n in range(EFFECTS)},
    "an-expedition-fails": lambda game: has(game, "expedition-failed"),
    "escorts-are-kept": lambda game: has(game, "escorts-kept"),
    "somebody-sits-in-the-forum": lambda game: has(game, "forum-bought"),
    "the-ship-pile-runs-out": lambda game: has(game, "disc-came-home"),
    "victory-is-shared": is_shared,
    **{name: played_with(*reading) for name, reading in READINGS.items()},
}
PILOTS = [SailorPilot, MiserPilot]
POSITIONS: list[dict[str, Any]] = []
