"""What a seat sees of the smithy: all of it is open."""

from __future__ import annotations

from cothon.games.merchants_cove.box import COLOURS, LARGE, SMALL
from cothon.games.merchants_cove.codes import COLOUR_CODES, GOOD_CODES, SIZE_CODES
from cothon.games.merchants_cove.merchants.blacksmith.box import FURNACES, LARGE_FURNACES
from cothon.games.merchants_cove.merchants.blacksmith.shapes import (
    DIE_CODES,
    FURNACE_CODES,
    BlacksmithShop,
    DieCode,
    FurnaceView,
    OutcomeCode,
)
from cothon.games.merchants_cove.merchants.blacksmith.shop import (
    DICE,
    FEEDING,
    NO_DIE,
    Smithy,
    bars_forging,
    good_of,
    heat_of,
    is_clean,
    is_fed,
    loose_dice,
    places_of,
    top_place,
)
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE


def see(g: Table, smithy: Smithy) -> BlacksmithShop:
    """The smithy, the same for everybody."""
    return {
        "merchant": "blacksmith",
        "furnaces": [see_furnace(smithy, furnace) for furnace in range(FURNACES)],
        "smelter": see_die(smithy.fed[FEEDING]),
        "icons_covered": [c for n, c in enumerate(COLOUR_CODES) if smithy.covered >> n & 1],
        "dice": [DIE_CODES[die] for die in range(DICE) for _ in range(smithy.dice[die])],
        "loose": [c for n, c in enumerate(COLOUR_CODES) for _ in range(loose_dice(smithy, n))],
    }


def see_furnace(smithy: Smithy, furnace: int) -> FurnaceView:
    """One furnace."""
    first = top_place(furnace)
    dice = [see_die(smithy.fed[place]) for place in range(first, first + places_of(furnace))]
    board = smithy.printed
    is_lit = is_fed(smithy, furnace)
    return {
        "code": FURNACE_CODES[furnace],
        "coal": smithy.coal[furnace],
        "dice": [die for die in dice if die is not None],
        "heat": heat_of(smithy, furnace) if is_lit else 0,
        "size": SIZE_CODES[LARGE if furnace < LARGE_FURNACES else SMALL],
        "makes": GOOD_CODES[good_of(smithy, furnace)] if is_lit else None,
        "outcome": see_outcome(smithy, furnace) if is_lit else None,
        "clean": {c: board.clean[furnace * COLOURS + n] for n, c in enumerate(COLOUR_CODES)},
        "corrupt": {c: board.corrupt[furnace * COLOURS + n] for n, c in enumerate(COLOUR_CODES)},
    }


def see_outcome(smithy: Smithy, furnace: int) -> OutcomeCode:
    """What a fed furnace would make of its dice now. [MC-SMITH-FORGE-3, -5]"""
    if smithy.supply(good_of(smithy, furnace)) == 0:
        return "exhausted"
    if bars_forging(smithy, furnace) != POSSIBLE:
        return "cold"
    return "clean" if is_clean(smithy, furnace) else "corrupt"


def see_die(die: int) -> DieCode | None:
    """A die by its code."""
    return None if die == NO_DIE else DIE_CODES[die]
