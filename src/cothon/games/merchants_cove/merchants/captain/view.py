"""What a seat sees of the map board: face-down treasures show their face to nobody."""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_cove.box import COLOURS, GOODS, NONE
from cothon.games.merchants_cove.codes import COLOUR_CODES, ColourCode
from cothon.games.merchants_cove.merchants.captain.box import ISLANDS, REGIONS
from cothon.games.merchants_cove.merchants.captain.codes import REGION_CODES, RegionCode
from cothon.games.merchants_cove.merchants.captain.compass import SpinAgain
from cothon.games.merchants_cove.merchants.captain.sailing import ChooseCourse, MoveShips
from cothon.games.merchants_cove.merchants.captain.shapes import CaptainShop
from cothon.games.merchants_cove.merchants.captain.shop import (
    Chart,
    good_of,
    has_treasure,
    landed_treasures,
    treasure_at,
)
from cothon.games.merchants_cove.table import Table
from cothon.kernel.hidden import WATCHER
from cothon.kernel.step import Step
from cothon.shapes import Hidden

SPINNING: Final = (MoveShips, ChooseCourse, SpinAgain)  # what is asked while a spin lasts


def see(g: Table, chart: Chart) -> CaptainShop:
    """The map board, the same for everybody."""
    isles = [chart.printed.isle[island] for island in range(ISLANDS)]
    return {
        "merchant": "captain",
        "ships": {REGION_CODES[n]: chart.ships[n] for n in range(REGIONS) if chart.ships[n]},
        "islands": {REGION_CODES[n]: see_island(g, chart, n) for n in isles},
        "stack": len(chart.stack),
        "set_aside": see_set_aside(chart),
        "coins": chart.coins,
        "coin_supply": chart.printed.coins - chart.coins,
        "points": see_points(g, chart),
        "sailing": see_sailing(g, chart),
        "spun": see_spun(g, chart),
    }


def asked_of(g: Table, chart: Chart) -> list[Step[Table]]:
    """What this seat is asked now or later."""
    return [step for step in g.agenda if step.waiting == 1 << chart.seat]


def see_points(g: Table, chart: Chart) -> int | None:
    """Movement points left, with the one that is being spent. [MC-CAPT-MP-1]"""
    asked = asked_of(g, chart)
    points = [int(step.points) for step in asked if isinstance(step, MoveShips)]
    points += [1 for step in asked if isinstance(step, ChooseCourse)]
    return sum(points) if points else None


def see_spun(g: Table, chart: Chart) -> int | None:
    """Where the arrow points until ships have moved and another spin is bought or not."""
    steps = [step for step in asked_of(g, chart) if isinstance(step, SPINNING)]
    return int(steps[-1].section) if steps and steps[-1].section != NONE else None


def see_sailing(g: Table, chart: Chart) -> RegionCode | None:
    """Where the ship is that sails next."""
    starts = [step.start for step in asked_of(g, chart) if isinstance(step, ChooseCourse)]
    return REGION_CODES[starts[-1]] if starts else None


def see_island(g: Table, chart: Chart, region: int) -> list[ColourCode | Hidden]:
    """The treasure of an island, once it has been turned up for all."""
    if not has_treasure(chart, region):
        return []
    card = treasure_at(chart, chart.printed.island[region])
    return [COLOUR_CODES[good_of(chart, card) % COLOURS] if g.knows(WATCHER, card) else None]


def see_set_aside(chart: Chart) -> list[ColourCode]:
    """Treasures that came ashore and are not on the stall any more. [MC-CAPT-GOODS-1]"""
    landed = [good_of(chart, card) for card in landed_treasures(chart)]
    return [
        COLOUR_CODES[good % COLOURS]
        for good in range(COLOURS, GOODS)
        for _ in range(landed.count(good) - chart.stall[good])
    ]
