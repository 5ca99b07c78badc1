"""How the numbers of the map board are put into words."""

from __future__ import annotations

from typing import Any, Final

from cothon.games.merchants_cove.box import COLOURS, SMALL, Box
from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.captain.box import COIN, REGIONS, SHORTCUT
from cothon.games.merchants_cove.merchants.captain.codes import REGION_CODES
from cothon.games.merchants_cove.merchants.captain.fishing import Fish, TakeCoins
from cothon.games.merchants_cove.merchants.captain.importing import Import
from cothon.games.merchants_cove.merchants.captain.sailing import ChooseCourse, MoveShips
from cothon.games.merchants_cove.merchants.captain.shop import (
    Chart,
    chart_at,
    good_of,
    has_treasure,
    treasure_at,
)
from cothon.games.merchants_cove.table import NONE, Table
from cothon.kernel.step import Step
from cothon.phrases import Holes, Message, Phrases, coded, when


def tell_ship(g: Table, step: Step[Any], region: int) -> Holes:
    """Where a ship is, how many are there, and what it would bring home."""
    chart = chart_at(g, g.seat)
    holes: Holes = {"region": ("region", region), "ships": chart.ships[region]}
    if isinstance(step, Fish):
        return holes | tell_catch(chart, region)
    if isinstance(step, Import):
        return holes | tell_import(chart, region)
    return holes


def tell_catch(chart: Chart, region: int) -> Holes:
    """What hangs on a hook: seafood that is left or not, or coins."""
    catch = chart.printed.hook[region]
    if catch == COIN:
        most = min(chart.printed.hook_coins, chart.coins)
        return {"brings": "coins", "coins": most, "ware": ""}
    good = SMALL * COLOURS + catch
    brings = "ware" if chart.supply(good) > 0 else "nothing"
    return {"brings": brings, "coins": 0, "ware": ("ware", ware(chart, good))}


def tell_import(chart: Chart, region: int) -> Holes:
    """A treasure, or all coins of Pirate Island."""
    if not has_treasure(chart, region):
        return {"brings": "coins", "coins": chart.coins, "ware": ""}
    card = treasure_at(chart, chart.printed.island[region])
    return {"brings": "ware", "coins": 0, "ware": ("ware", ware(chart, good_of(chart, card)))}


def tell_region(g: Table, step: Step[Any], region: int) -> Holes:
    """What there is, and whether the way is a shortcut, which costs a coin or a card."""
    chart = chart_at(g, g.seat)
    if not isinstance(step, ChooseCourse):
        return {}
    way = "border"
    if chart.printed.lane[step.start * REGIONS + region] == SHORTCUT:
        way = "shortcut" if chart.coins < chart.printed.coins else "cursed"
    return {"way": way, "sight": ("sight", sight_of(chart, region))}


# What there is in a region, as a number: a hook, an icon, an island, Pirate Island, or open sea.
BAY: Final = 0
SEA: Final = 1
PIRATES: Final = 2
ISLE: Final = 3
HOOK: Final = 4
ICON: Final = HOOK + COLOURS + 1


def sight_of(chart: Chart, region: int) -> int:
    """What the map prints in a region."""
    board = chart.printed
    if region == board.pirates:
        return PIRATES
    if board.island[region] != NONE:
        return ISLE
    if board.hook[region] != NONE:
        return HOOK + board.hook[region]
    if board.icon[region] != NONE:
        return ICON + board.icon[region]
    return SEA if region else BAY


def name_sight(_: Box, sight: int) -> Message:
    """What the map prints in a region: a hook with a red good."""
    if sight >= ICON:
        return Message("sight-icon", colour=("colour", sight - ICON))
    if sight == HOOK + COIN:
        return Message("sight-coin")
    if sight >= HOOK:
        return Message("sight-hook", colour=COLOUR_CODES[sight - HOOK])
    return Message(("sight-bay", "sight-sea", "sight-pirates", "sight-isle")[sight])


PHRASES: Final = Phrases(
    names={
        "region": coded("region", REGION_CODES),
        "ship": lambda _, region: Message("ship", region=("region", region)),
        "coins": lambda _, count: Message("coins", number=count),
        "sight": name_sight,
    },
    prompts=(
        when(MoveShips, lambda _, step: {"points": step.points, "must": int(not step.optional)}),
        when(ChooseCourse, lambda _, step: {"region": ("region", step.start)}),
        when(Fish, lambda _, step: {"more": int(step.least > 0)}),
        when(TakeCoins, lambda g, _: {"coins": chart_at(g, g.seat).coins}),
        when(Import, lambda _, step: {"more": int(step.least > 0)}),
    ),
    options={"ship": tell_ship, "region": tell_region},
)
