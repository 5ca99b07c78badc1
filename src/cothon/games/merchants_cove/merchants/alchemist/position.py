"""The laboratory of a position, from plain data."""

from __future__ import annotations

from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.merchants.alchemist.box import (
    CAULDRONS,
    CELLS,
    EXTRACT,
    ICHOR,
    PIECES,
    SPACES,
    UPPER_NECK,
)
from cothon.games.merchants_cove.merchants.alchemist.decanter import cell_above, fill_decanter
from cothon.games.merchants_cove.merchants.alchemist.shapes import (
    CAULDRON_CODES,
    CELL_CODES,
    MARBLE_CODES,
    PIECE_CODES,
)
from cothon.games.merchants_cove.merchants.alchemist.shop import (
    BAG,
    EMPTY,
    WASTE,
    Laboratory,
    clear_laboratory,
    coloured_in,
    gaps_in,
)
from cothon.games.merchants_cove.table import Table
from cothon.plain.placed import Placed


def place(g: Table, shop: Laboratory, given: Placed) -> None:
    """Decanter by cell, cauldrons with their pieces, toxic waste, icons with extracts.

    What is left out lies as at the start, a decanter filled by chance; ingredients that are nowhere
    else are in the bag, which may be given for certainty.
    """
    clear_laboratory(shop)
    place_decanter(shop, given)
    place_cauldrons(shop, given)
    spaces = int(shop.printed.waste_spaces)
    shop.pieces[WASTE * PIECES + ICHOR] = given.number("waste", 0, spaces)
    if given.has("icons_covered"):
        shop.covered = sum(1 << c for c in set(given.names("icons_covered", COLOUR_CODES)))
    place_bag(shop, given)
    check_extracts(shop, given)
    if not given.has("decanter"):
        fill_decanter(g, shop.seat)


def place_decanter(shop: Laboratory, given: Placed) -> None:
    """Marbles by cell; none hangs above an empty cell. [MC-ALCH-DEC-2, -3]"""
    decanter = given.table("decanter")
    for cell, code in decanter.keys(CELL_CODES, "cells"):
        shop.decanter[cell] = decanter.name(code, MARBLE_CODES)
    for cell in range(CELLS):
        if cell != UPPER_NECK and shop.decanter[cell] == EMPTY:
            above = cell_above(cell)
            hanging = CELL_CODES[above]
            decanter.expect(hanging, "no marble above an empty cell", shop.decanter[above] == EMPTY)


def place_cauldrons(shop: Laboratory, given: Placed) -> None:
    """The pieces of each cauldron; what would have exploded is refused. [MC-ALCH-BOOM-1]"""
    cauldrons = given.table("cauldrons")
    for cauldron, code in cauldrons.keys(CAULDRON_CODES, "cauldrons"):
        for kind in cauldrons.names(code, PIECE_CODES, most=SPACES):
            shop.pieces[cauldron * PIECES + kind] += 1
        is_full = gaps_in(shop, cauldron) == 0 and coloured_in(shop, cauldron) == 0
        explodes = is_full and shop.count_in(cauldron, ICHOR) > 0
        cauldrons.expect(code, "something coloured beside the ichor", not explodes)


def place_bag(shop: Laboratory, given: Placed) -> None:
    """What lies nowhere else is in the bag; if it is given, it must be all of that."""
    bag = given.counts("ingredient_bag", MARBLE_CODES)
    for kind, code in enumerate(MARBLE_CODES):
        whole = shop.printed.ingredients[kind]
        elsewhere = sum(shop.count_in(place, kind) for place in range(WASTE + 1))
        elsewhere += sum(shop.decanter[cell] == kind for cell in range(CELLS))
        rest = whole - elsewhere
        given.expect("ingredient_bag", f"{whole} {code} in all", rest >= 0, elsewhere)
        if given.has("ingredient_bag"):
            given.expect(
                "ingredient_bag", f"{whole} {code} in all", bag[kind] == rest, elsewhere + bag[kind]
            )
        shop.pieces[BAG * PIECES + kind] = rest


def check_extracts(shop: Laboratory, given: Placed) -> None:
    """An extract lies on every covered icon, or in a cauldron. [MC-ALCH-SETUP-2]"""
    brewed = sum(shop.count_in(cauldron, EXTRACT) for cauldron in range(CAULDRONS))
    covered = sum(shop.covered >> colour & 1 for colour in range(COLOURS))
    fits = brewed + covered == COLOURS
    given.expect("icons_covered", f"{COLOURS} extracts in all", fits, brewed + covered)
