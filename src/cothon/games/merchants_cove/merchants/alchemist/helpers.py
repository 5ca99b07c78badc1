"""Scrubber and Scullion: single ingredients are put away, or put elsewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_cove.choices import PASS
from cothon.games.merchants_cove.events import NOTHING_DONE
from cothon.games.merchants_cove.merchants.alchemist import choices as own
from cothon.games.merchants_cove.merchants.alchemist.box import (
    CAULDRONS,
    CELLS,
    EXTRACT,
    ICHOR,
    INGREDIENTS,
    PIECES,
    UPPER_NECK,
)
from cothon.games.merchants_cove.merchants.alchemist.choices import CAULDRON, CELL, INGREDIENT
from cothon.games.merchants_cove.merchants.alchemist.decanter import cell_above, take_marble
from cothon.games.merchants_cove.merchants.alchemist.events import (
    INGREDIENT_MOVED,
    INGREDIENT_SCRUBBED,
    NOTHING_AT_HAND,
)
from cothon.games.merchants_cove.merchants.alchemist.placing import explode
from cothon.games.merchants_cove.merchants.alchemist.reasons import (
    CAULDRON_FULL,
    CAULDRON_SAME,
    CELL_EMPTY,
    EXTRACT_STAYS,
    INGREDIENT_PASSED_OVER,
    MARBLE_ALIKE,
    NO_OTHER_CAULDRON,
    NOT_IN_CAULDRON,
)
from cothon.games.merchants_cove.merchants.alchemist.shop import (
    BAG,
    EMPTY,
    IN_HAND,
    WASTE,
    Laboratory,
    bars_alike,
    gaps_from,
    gaps_in,
    laboratory_at,
)
from cothon.games.merchants_cove.merchants.alchemist.waste import bars_waste
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Picks, Question

SCRUBBED: Final = 2  # ingredients, at most
DECANTER: Final = WASTE + 1  # as a vessel that an ingredient comes from


def vessel_of(choice: i64) -> i64:
    """The cauldron, or the toxic waste, where an ingredient lies that a choice names."""
    return (choice - INGREDIENT) // PIECES


def kind_of(choice: i64) -> i64:
    """The kind of an ingredient that a choice names."""
    return i64(ICHOR) if choice == own.WASTE else (choice - INGREDIENT) % PIECES


def can_scrub(shop: Laboratory) -> bool:
    """Is there an ingredient in any cauldron, toxic waste included? [MC-ALCH-STAFF-1]"""
    for vessel in range(CAULDRONS + 1):
        for kind in range(INGREDIENTS):
            if shop.count_in(vessel, kind) > 0:
                return True
    return False


def employ_scrubber(g: Table, seat: i64) -> None:
    """Scrubber: up to two ingredients go to the bag, if there are any. [MC-ALCH-STAFF-1, E-95]"""
    if can_scrub(laboratory_at(g, seat)):
        g.then(ScrubIngredient(seat, SCRUBBED, INGREDIENT))
    else:
        g.tell(NOTHING_AT_HAND, seat)


class ScrubIngredient(Picks[Table]):
    """An ingredient of any cauldron, brewing or toxic waste, goes to the bag; or no more.

    They are named upwards, and alike cauldrons are one. [MC-ALCH-STAFF-1, DP-24, E-78, E-95]
    """

    def __init__(self, seat: i64, most: i64, least: i64) -> None:
        self.waiting = 1 << seat
        self.most = most
        self.least = least  # the lowest choice that may still be named

    def offer(self, g: Table, seat: i64) -> None:
        shop = laboratory_at(g, seat)
        first = vessel_of(self.least)
        for cauldron in range(CAULDRONS):
            alike = bars_alike(shop, cauldron, first)
            for kind in range(PIECES):
                choice: i64 = INGREDIENT + cauldron * PIECES + kind
                bar = bars_piece(shop, cauldron, kind)
                if bar == POSSIBLE and choice < self.least:
                    bar = INGREDIENT_PASSED_OVER
                elif bar == POSSIBLE:
                    bar = alike
                g.consider(choice, bar)
        g.consider(own.WASTE, bars_waste(shop))
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            if self.most == SCRUBBED:
                g.tell(NOTHING_DONE, seat)
            return
        kind, vessel = kind_of(choice), vessel_of(choice)
        laboratory_at(g, seat).move(kind, vessel, BAG)
        g.tell(INGREDIENT_SCRUBBED, seat, kind, vessel)
        if self.most > 1:
            g.then(ScrubIngredient(seat, self.most - 1, choice))


def bars_piece(shop: Laboratory, cauldron: i64, kind: i64) -> i64:
    """Is there such an ingredient in a cauldron? Extracts are none. [MC-ALCH-STAFF-1, -2]"""
    if shop.count_in(cauldron, kind) == 0:
        return NOT_IN_CAULDRON
    return EXTRACT_STAYS if kind == EXTRACT else POSSIBLE


def employ_scullion(g: Table, seat: i64) -> None:
    """Scullion: an ingredient goes into a brewing cauldron, if one has room.

    [MC-ALCH-STAFF-2]
    """
    if gaps_from(laboratory_at(g, seat), 0) > 0:
        g.then(FetchIngredient(seat))
    else:
        g.tell(NOTHING_AT_HAND, seat)


class FetchIngredient(Question[Table]):
    """Scullion: an ingredient of the decanter, of a cauldron or of the toxic waste, or none.

    [MC-ALCH-STAFF-2, DP-25, E-41, E-102]
    """

    def offer(self, g: Table, seat: i64) -> None:
        shop = laboratory_at(g, seat)
        for cell in range(CELLS):
            g.consider(CELL + cell, bars_marble(shop, cell))
        for cauldron in range(CAULDRONS):
            source = bars_source(shop, cauldron)
            for kind in range(PIECES):
                bar = bars_piece(shop, cauldron, kind)
                g.consider(
                    INGREDIENT + cauldron * PIECES + kind, source if bar == POSSIBLE else bar
                )
        g.consider(own.WASTE, bars_waste(shop))
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.tell(NOTHING_AT_HAND if g.count == 1 else NOTHING_DONE, seat)
            return
        shop = laboratory_at(g, seat)
        if choice < INGREDIENT:
            kind = take_marble(shop, choice - CELL)
            g.then(PourIngredient(seat, kind, DECANTER))
        else:
            kind = kind_of(choice)
            shop.move(kind, vessel_of(choice), IN_HAND)
            g.then(PourIngredient(seat, kind, vessel_of(choice)))


def bars_marble(shop: Laboratory, cell: i64) -> i64:
    """Is there a marble, and no equal one that would drop into its place?

    Of equal marbles that lie above each other it does not matter which one is taken.
    """
    if shop.decanter[cell] == EMPTY:
        return CELL_EMPTY
    if cell != UPPER_NECK and shop.decanter[cell_above(cell)] == shop.decanter[cell]:
        return MARBLE_ALIKE
    return POSSIBLE


def bars_source(shop: Laboratory, cauldron: i64) -> i64:
    """Is there a free space in another cauldron, and is this one no other's twin? [E-41]"""
    if gaps_from(shop, 0) == gaps_in(shop, cauldron):
        return NO_OTHER_CAULDRON
    return bars_alike(shop, cauldron, 0)


class PourIngredient(Question[Table]):
    """Scullion: into which cauldron, any other one with a free space; it may explode.

    [MC-ALCH-STAFF-2, MC-ALCH-BOOM-1, DP-25, E-41]
    """

    def __init__(self, seat: i64, kind: i64, vessel: i64) -> None:
        self.waiting = 1 << seat
        self.kind = kind
        self.vessel = vessel  # where it comes from

    def offer(self, g: Table, seat: i64) -> None:
        shop = laboratory_at(g, seat)
        for cauldron in range(CAULDRONS):
            g.consider(CAULDRON + cauldron, self.bars(shop, cauldron))

    def bars(self, shop: Laboratory, cauldron: i64) -> i64:
        """Is it another cauldron, with a free space, and no other's twin?"""
        if cauldron == self.vessel:
            return CAULDRON_SAME
        if gaps_in(shop, cauldron) == 0:
            return CAULDRON_FULL
        return bars_alike(shop, cauldron, 0, 1 << self.vessel)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        cauldron = choice - CAULDRON
        laboratory_at(g, seat).move(self.kind, IN_HAND, cauldron)
        g.tell(INGREDIENT_MOVED, seat, self.kind, self.vessel, cauldron)
        explode(g, seat, cauldron)
