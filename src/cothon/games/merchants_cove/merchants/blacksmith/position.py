"""The smithy of a position, from plain data."""

from __future__ import annotations

from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.merchants.blacksmith.box import SIDES
from cothon.games.merchants_cove.merchants.blacksmith.shop import (
    DICE,
    FEEDING,
    NO_DIE,
    PLACES,
    Smithy,
    clear_smithy,
    places_of,
    top_place,
)
from cothon.games.merchants_cove.merchants.blacksmith.view import DIE_CODES, FURNACE_CODES
from cothon.games.merchants_cove.table import Table
from cothon.plain.placed import Placed

DICE_OF_COLOUR = 2


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
    """Two dice of each colour lie somewhere."""
    for colour, code in enumerate(COLOUR_CODES):
        lying = [*(smithy.fed[place] for place in range(PLACES) if smithy.fed[place] != NO_DIE)]
        lying += [die for die in range(DICE) for _ in range(smithy.dice[die])]
        here = [die for die in lying if die // SIDES == colour]
        placed = len(here) + (smithy.covered >> colour & 1)
        given.expect("dice", f"two {code} dice in all", placed <= DICE_OF_COLOUR, placed)
        if given.has("dice"):
            given.expect("dice", f"two {code} dice in all", placed == DICE_OF_COLOUR, placed)
        smithy.dice[colour * SIDES] += DICE_OF_COLOUR - placed
