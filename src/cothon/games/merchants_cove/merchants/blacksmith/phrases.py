"""How the numbers of the smithy are put into words."""

from __future__ import annotations

from typing import Any, Final

from cothon.games.merchants_cove.box import COLOURS, LARGE, SMALL, Box
from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.blacksmith.bellows import ChangeCoal
from cothon.games.merchants_cove.merchants.blacksmith.box import LARGE_FURNACES, SIDES
from cothon.games.merchants_cove.merchants.blacksmith.choices import FORGE, FURNACE, SMELTER
from cothon.games.merchants_cove.merchants.blacksmith.feeding import FeedFurnace
from cothon.games.merchants_cove.merchants.blacksmith.forging import ForgeNext
from cothon.games.merchants_cove.merchants.blacksmith.shapes import FURNACE_CODES
from cothon.games.merchants_cove.merchants.blacksmith.shop import (
    DICE,
    HEAT,
    good_of,
    heat_of,
    is_clean,
    smithy_at,
    top_place,
    value_of,
)
from cothon.games.merchants_cove.outlook import NO_OUTLOOK, outlook_code
from cothon.games.merchants_cove.table import Table
from cothon.games.merchants_cove.trade import costs_told, spaces_named, tell_cost
from cothon.kernel.step import Step
from cothon.phrases import Holes, Message, Name, Phrases, coded, when

FURNACE_NAMES: Final = ("large-left", "large-right", "small-left", "small-right")
DIGIT: Final = 4  # a number tells of up to three dice that are alike


def name_die(_: Box, die: int) -> Name:
    """An alloy die: a red 4."""
    return Message("die", colour=COLOUR_CODES[die // SIDES], value=value_of(die))


def name_furnace(_: Box, furnace: int) -> Name:
    """The furnace that something is done to."""
    return ("furnace", furnace)


def name_heat(_: Box, code: int) -> Name:
    """How hot it is, what makes it so, and how hot it should be."""
    heat, coal, clean, corrupt = (code // HEAT**place % HEAT for place in (3, 2, 1, 0))
    return Message("heat", heat=heat, coal=coal, dice=heat - coal, clean=clean, corrupt=corrupt)


def name_dice(_: Box, code: int) -> Name:
    """Several dice: the first one, and the others."""
    die = next(die for die in range(DICE) if code // DIGIT**die % DIGIT)
    others = code - DIGIT**die
    if others == 0:
        return Message("dice-one", die=("die", die))
    is_last = others.bit_count() == 1 and others.bit_length() % 2 == 1
    return Message("dice-two" if is_last else "dice-more", die=("die", die), dice=("dice", others))


def tell_furnace(g: Table, step: Step[Any], furnace: int) -> Holes:
    """What is fed or forged, how hot it is, and whether that costs a corruption card."""
    holes: Holes = {"size": "large" if furnace < LARGE_FURNACES else "small"}
    if not isinstance(step, ForgeNext):
        return holes | tell_cost(g, step, FURNACE + furnace)
    smithy = smithy_at(g, g.seat)
    return holes | {
        "heat": heat_of(smithy, furnace),
        "ware": ("ware", ware(smithy, good_of(smithy, furnace))),
        "worth": ("worth", outlook_code(g, int(good_of(smithy, furnace)))),
        "clean": int(is_clean(smithy, furnace)),
    }


def tell_die(g: Table, step: Step[Any], die: int) -> Holes:
    """How hot the furnace being fed gets, what it makes, how hot for, and whether any is left."""
    if not isinstance(step, FeedFurnace):
        return {}
    smithy, furnace = smithy_at(g, g.seat), int(step.furnace)
    is_top = step.place == top_place(furnace)
    colour = (die if is_top else int(smithy.fed[top_place(furnace)])) // SIDES
    good = (LARGE if furnace < LARGE_FURNACES else SMALL) * COLOURS + colour
    return {
        "heat": heat_of(smithy, furnace) + value_of(die),
        "ware": ("ware", ware(smithy, good)),
        "worth": ("worth", outlook_code(g, good) if is_top else NO_OUTLOOK),
        "left": smithy.supply(good),
        "clean": smithy.printed.clean[furnace * COLOURS + colour],
        "corrupt": smithy.printed.corrupt[furnace * COLOURS + colour],
    }


def tell_coal(g: Table, step: Step[Any], furnace: int) -> Holes:
    """What the coal die shows now."""
    if not isinstance(step, ChangeCoal):
        return {}
    return {"coal": smithy_at(g, g.seat).coal[furnace], "furnace": ("furnace", furnace)}


def tell_place(_: Table, step: FeedFurnace) -> Holes:
    """The furnace, and which of its places is filled."""
    is_top = step.place == top_place(step.furnace)
    is_large = step.furnace < LARGE_FURNACES
    place = "only" if not is_large else "top" if is_top else "below"
    return {"furnace": ("furnace", step.furnace), "place": place}


PHRASES: Final = Phrases(
    names={
        **spaces_named("smelter", "forge"),
        "die": name_die,
        "dice": name_dice,
        "furnace": coded("furnace", FURNACE_NAMES),
        **dict.fromkeys(("empty", "hotter", "cooler"), name_furnace),
        "heat": name_heat,
    },
    prompts=(
        when(FeedFurnace, tell_place),
        when(ForgeNext, lambda _, step: {"most": step.most}),
        when(ChangeCoal, lambda _, step: {"points": step.points}),
    ),
    options={
        "furnace": tell_furnace,
        **costs_told({"smelter": SMELTER, "forge": FORGE}),
        "die": tell_die,
        "hotter": tell_coal,
        "cooler": tell_coal,
    },
    codes=lambda _: {code: ("furnace", number) for number, code in enumerate(FURNACE_CODES)},
)
