"""What a seat sees of the map board: face-down treasures show their face to nobody."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from cothon.games.merchants_cove.box import COLOURS, GOODS
from cothon.games.merchants_cove.codes import COLOUR_CODES, ColourCode
from cothon.games.merchants_cove.merchants.captain.box import ISLANDS, REGIONS
from cothon.games.merchants_cove.merchants.captain.codes import REGION_CODES
from cothon.games.merchants_cove.merchants.captain.shop import (
    Chart,
    good_of,
    has_treasure,
    landed_treasures,
    treasure_at,
)
from cothon.games.merchants_cove.table import Table
from cothon.shapes import Hidden


class CaptainShop(TypedDict):
    """The Captain's map board; an island has one treasure or none."""

    merchant: Literal["captain"]
    ships: dict[Annotated[str, "a region"], int]  # where there are any
    islands: dict[Annotated[str, "an island"], list[ColourCode | Hidden]]
    stack: int  # face-down treasures
    set_aside: list[ColourCode]  # sold treasures
    coins: int  # on Pirate Island
    coin_supply: int


def see(g: Table, chart: Chart, eyes: int) -> CaptainShop:
    """The map board through the eyes of a seat."""
    isles = [chart.printed.isle[island] for island in range(ISLANDS)]
    return {
        "merchant": "captain",
        "ships": {REGION_CODES[n]: chart.ships[n] for n in range(REGIONS) if chart.ships[n]},
        "islands": {REGION_CODES[n]: see_island(g, chart, n, eyes) for n in isles},
        "stack": len(chart.stack),
        "set_aside": see_set_aside(chart),
        "coins": chart.coins,
        "coin_supply": chart.printed.coins - chart.coins,
    }


def see_island(g: Table, chart: Chart, region: int, eyes: int) -> list[ColourCode | Hidden]:
    """The treasure of an island."""
    if not has_treasure(chart, region):
        return []
    card = treasure_at(chart, chart.printed.island[region])
    return [COLOUR_CODES[good_of(chart, card) % COLOURS] if g.knows(eyes, card) else None]


def see_set_aside(chart: Chart) -> list[ColourCode]:
    """Treasures that came ashore and are not on the stall any more. [MC-CAPT-GOODS-1]"""
    landed = [good_of(chart, card) for card in landed_treasures(chart)]
    return [
        COLOUR_CODES[good % COLOURS]
        for good in range(COLOURS, GOODS)
        for _ in range(landed.count(good) - chart.stall[good])
    ]
