"""The smithy of a position, from plain data."""

from __future__ import annotations

from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.merchants.blacksmith.box import DICE_OF_COLOUR, SIDES
from cothon.games.merchants_cove.merchants.blacksmith.shapes import DIE_CODES, FURNACE_CODES
from cothon.games.merchants_cove.merchants.blacksmith.shop import (
    FEEDING,
    Smithy,
    clear_smithy,
    loose_dice,
    places_of,
    top_place,
)
from cothon.games.merchants_cove.table import Table
from cothon.plain.placed import Placed


def place(g: Table, smithy: Smithy, given: Placed) -> None:
    """Coal by furnace, fed furnaces with their dice from the top, smelter, icons, supply.

    What is left out lies as at the start; dice that are nowhere else are in the supply, showing 1.
    """
    clear_smithy(smithy)
    coal, fed = given.table("coal"), given.table("fed")
    for furnace, code in enumerate(FURNACE_CODES):
        smithy.coal[furnace] = coal.number(code, 1, SIDES, default=int(smithy.coal[furnace]))
        dice = fed.names(code, DIE_CODES, most=places_of(furnace))
        fits = len(dice) in (0, places_of(furnace))
        fed.expect(code, f"no dice or {places_of(furnace)}", fits)
        for place, die in enumerate(dice, top_place(furnace)):
            smithy.fed[place] = die
    smithy.fed[FEEDING] = given.name("smelter", DIE_CODES)
    if given.has("icons_covered"):
        smithy.covered = sum(1 << c for c in set(given.names("icons_covered", COLOUR_CODES)))
    given.expect("smelter", "an icon with a die", smithy.fed[FEEDING] < 0 or smithy.covered > 0)
    for die in given.names("dice", DIE_CODES):
        smithy.dice[die] += 1
    fill_supply(smithy, given)


def fill_supply(smithy: Smithy, given: Placed) -> None:
    """No die is loose between two turns."""
    for colour, code in enumerate(COLOUR_CODES):
        loose = loose_dice(smithy, colour)
        fits = loose == 0 or (loose > 0 and not given.has("dice"))
        given.expect("dice", f"two {code} dice in all", fits, DICE_OF_COLOUR - loose)
        smithy.dice[colour * SIDES] += loose
