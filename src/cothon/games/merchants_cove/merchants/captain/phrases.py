"""How the numbers of the map board are put into words."""

from __future__ import annotations

from typing import Any, Final

from cothon.games.merchants_cove.box import COLOURS, NONE, SMALL
from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.captain.box import COIN, HOME, REGIONS, SHORTCUT
from cothon.games.merchants_cove.merchants.captain.choices import FISH, IMPORT, MOVE_SHIP, SPIN
from cothon.games.merchants_cove.merchants.captain.codes import CATCHES, REGION_CODES
from cothon.games.merchants_cove.merchants.captain.fishing import Fish, TakeCoins
from cothon.games.merchants_cove.merchants.captain.importing import Import
from cothon.games.merchants_cove.merchants.captain.sailing import ChooseCourse, MoveShips
from cothon.games.merchants_cove.merchants.captain.shop import (
    Chart,
    chart_at,
    good_of,
    has_treasure,
    is_face_up,
    treasure_at,
)
from cothon.games.merchants_cove.outlook import NO_OUTLOOK, outlook_code
from cothon.games.merchants_cove.table import Table
from cothon.games.merchants_cove.trade import costs_told, spaces_named
from cothon.kernel.step import Step
from cothon.phrases import Holes, Message, Phrases, Thing, coded, when

# What can be seen in a region.
SIGHTS: Final = (
    "bay",
    "open-sea",
    "pirates",
    "empty-island",
    "hidden-treasure",
    *(f"hook-{catch}" for catch in CATCHES),
    *(f"icon-{colour}" for colour in COLOUR_CODES),
    *(f"treasure-{colour}" for colour in COLOUR_CODES),
)
BAY, OPEN_SEA, PIRATES, EMPTY_ISLAND, HIDDEN_TREASURE, HOOK = range(6)
ICON: Final = HOOK + len(CATCHES)
TREASURE: Final = ICON + COLOURS


def tell_ship(g: Table, step: Step[Any], region: int) -> Holes:
    """Where a ship is, how many are there, and what it would bring home."""
    chart = chart_at(g, g.seat)
    holes: Holes = {"region": ("region", region), "ships": chart.ships[region]}
    if isinstance(step, Fish):
        return holes | tell_catch(g, chart, region)
    if isinstance(step, Import):
        return holes | tell_import(g, chart, region)
    return holes


def tell_catch(g: Table, chart: Chart, region: int) -> Holes:
    """What hangs on a hook: seafood that is left or not, or coins."""
    catch = chart.printed.hook[region]
    if catch == COIN:
        most = min(chart.printed.hook_coins, chart.coins)
        return {"brings": "coins", "coins": most, "ware": "", "worth": ("worth", NO_OUTLOOK)}
    good = SMALL * COLOURS + catch
    brings = "ware" if chart.supply(good) > 0 else "nothing"
    worth = outlook_code(g, good) if brings == "ware" else NO_OUTLOOK
    return {
        "brings": brings,
        "coins": 0,
        "ware": ("ware", ware(chart, good)),
        "worth": ("worth", worth),
    }


def tell_import(g: Table, chart: Chart, region: int) -> Holes:
    """A treasure, or all coins of Pirate Island."""
    if not has_treasure(chart, region):
        none = ("worth", NO_OUTLOOK)
        return {"brings": "coins", "coins": chart.coins, "ware": "", "worth": none}
    card = treasure_at(chart, chart.printed.island[region])
    good = good_of(chart, card)
    return {
        "brings": "ware",
        "coins": 0,
        "ware": ("ware", ware(chart, good)),
        "worth": ("worth", outlook_code(g, good)),
    }


def tell_region(g: Table, step: Step[Any], region: int) -> Holes:
    """What there is, and whether the way is a shortcut, which costs a coin or a card."""
    if not isinstance(step, ChooseCourse):
        return {}
    chart = chart_at(g, g.seat)
    way = "border"
    if chart.printed.lane[step.start * REGIONS + region] == SHORTCUT:
        way = "shortcut" if chart.coins < chart.printed.coins else "cursed"
    return {"way": way, "sight": see_region(g, chart, region)}


def see_region(g: Table, chart: Chart, region: int) -> Thing:
    """What a ship finds in a region: a treasure, a hook, an icon, coins or the open sea."""
    board = chart.printed
    if has_treasure(chart, region):
        card = treasure_at(chart, board.island[region])
        if is_face_up(g, card):
            return ("sight", TREASURE + int(good_of(chart, card)) % COLOURS)
        return ("sight", HIDDEN_TREASURE)
    if board.hook[region] != NONE:
        return ("sight", HOOK + int(board.hook[region]))
    if board.icon[region] != NONE:
        return ("sight", ICON + int(board.icon[region]))
    if region == board.pirates:
        return ("sight", PIRATES)
    if board.island[region] != NONE:
        return ("sight", EMPTY_ISLAND)
    return ("sight", OPEN_SEA if region != HOME else BAY)


PHRASES: Final = Phrases(
    names={
        **spaces_named("move-ship", "spin", "fish", "import"),
        "region": coded("region", REGION_CODES),
        "ship": lambda _, region: Message("ship", region=("region", region)),
        "coins": lambda _, count: Message("coins", number=count),
        "sight": coded("sight", SIGHTS),
    },
    prompts=(
        when(MoveShips, lambda _, step: {"points": step.points, "must": int(not step.optional)}),
        when(ChooseCourse, lambda _, step: {"region": ("region", step.start)}),
        when(Fish, lambda _, step: {"more": int(step.least != HOME), "most": step.most}),
        when(TakeCoins, lambda g, _: {"coins": chart_at(g, g.seat).coins}),
        when(Import, lambda _, step: {"more": int(step.least != HOME)}),
    ),
    options={
        **costs_told({"move-ship": MOVE_SHIP, "spin": SPIN, "fish": FISH, "import": IMPORT}),
        "ship": tell_ship,
        "region": tell_region,
    },
    pays={"coins-taken": (("gold", 1),)},
    codes=lambda _: {code: ("region", number) for number, code in enumerate(REGION_CODES)},
)
