"""Placing: what was taken goes into brewing cauldrons, which may explode."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.choices import PASS
from cothon.games.merchants_cove.merchants.alchemist.box import CAULDRONS, ICHOR
from cothon.games.merchants_cove.merchants.alchemist.choices import CAULDRON
from cothon.games.merchants_cove.merchants.alchemist.events import (
    CAULDRON_BURST,
    ICHOR_LEFT_OVER,
    INGREDIENT_PLACED,
    INGREDIENTS_RETURNED,
    INGREDIENTS_TAKEN,
)
from cothon.games.merchants_cove.merchants.alchemist.reasons import (
    CAULDRON_FULL,
    CAULDRON_PASSED_OVER,
    TOO_FEW_SPACES,
)
from cothon.games.merchants_cove.merchants.alchemist.shop import (
    BAG,
    IN_HAND,
    Laboratory,
    bars_alike,
    coloured_in,
    dose_of,
    gaps_from,
    gaps_in,
    laboratory_at,
    mix_in,
)
from cothon.games.merchants_cove.merchants.alchemist.waste import waste_ichor
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Question, Step

BOTTOMLESS: Final = 99  # room for more ichor than there is


class PlaceIngredients(Step[Table]):
    """The taking is complete: the ingredients in hand are put into cauldrons.

    The rule leaves the order free, but an order matters only where ichor makes a cauldron explode
    before something coloured comes into it. So ichor is asked for first; whoever would rather let
    the coloured ingredients fill all spaces says so. [MC-ALCH-TAKE-4, DP-22, E-37]
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        shop = laboratory_at(g, self.seat)
        g.tell(INGREDIENTS_TAKEN, self.seat, mix_in(shop, IN_HAND))
        go_on_with_ichor(g, self.seat, 0)


def go_on_with_ichor(g: Table, seat: i64, first: i64) -> None:
    """The next ichor, if there is one and a place for it; else the coloured ones follow."""
    shop = laboratory_at(g, seat)
    if shop.count_in(IN_HAND, ICHOR) > 0 and gaps_from(shop, 0) > 0:
        g.then(PlaceIchor(seat, first))
    else:
        go_on_with_coloured(g, seat, 0)


def go_on_with_coloured(g: Table, seat: i64, first: i64) -> None:
    """The next coloured ingredient, if there is one and a place for it; else all is done."""
    shop = laboratory_at(g, seat)
    if coloured_in(shop, IN_HAND) > 0 and gaps_from(shop, 0) > 0:
        g.then(PlaceColoured(seat, first))
    else:
        put_rest_away(g, seat)


class PlaceIchor(Question[Table]):
    """An ichor goes into a cauldron with a free space; named upwards, alike ones as one.

    When an explosion has cost a card, its owner knows more than before: all can be named again. If
    the coloured ingredients in hand can fill all spaces, the rest of the ichor may be left over.
    [MC-ALCH-TAKE-4, -5, MC-ALCH-BOOM-1, MC-ALCH-WASTE-2, DP-22]
    """

    def __init__(self, seat: i64, first: i64) -> None:
        self.waiting = 1 << seat
        self.first = first

    def offer(self, g: Table, seat: i64) -> None:
        shop = laboratory_at(g, seat)
        for cauldron in range(CAULDRONS):
            bar = bars_space(shop, cauldron, self.first)
            if bar == POSSIBLE and not can_finish_from(shop, cauldron):
                bar = TOO_FEW_SPACES
            g.consider(CAULDRON + cauldron, bar)
        if gaps_from(shop, 0) <= coloured_in(shop, IN_HAND):
            g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            go_on_with_coloured(g, seat, 0)
            return
        cauldron = choice - CAULDRON
        cards = len(laboratory_at(g, seat).hand)
        place(g, seat, ICHOR, cauldron)
        has_drawn = len(laboratory_at(g, seat).hand) > cards
        go_on_with_ichor(g, seat, i64(0) if has_drawn else cauldron)


def bars_space(shop: Laboratory, cauldron: i64, first: i64) -> i64:
    """Is there a free space, in none that was passed over, and in no other one just the same?

    [MC-ALCH-TAKE-4]
    """
    if gaps_in(shop, cauldron) == 0:
        return CAULDRON_FULL
    if cauldron < first:
        return CAULDRON_PASSED_OVER
    return bars_alike(shop, cauldron, first)


def can_finish_from(shop: Laboratory, first: i64) -> bool:
    """Is there room for all ichor from this cauldron on, or can coloured ones fill what is left?

    As cauldrons are named upwards, spaces before it get no more ichor. [MC-ALCH-TAKE-5]
    """
    room = room_for_ichor(shop, first)
    left = gaps_from(shop, 0) - room
    return room >= shop.count_in(IN_HAND, ICHOR) or left <= coloured_in(shop, IN_HAND)


def room_for_ichor(shop: Laboratory, first: i64) -> i64:
    """How many ichors this cauldron and those behind it can take.

    Without a coloured ingredient a cauldron takes any number, as it explodes. [MC-ALCH-BOOM-1]
    """
    for cauldron in range(first, CAULDRONS):
        if gaps_in(shop, cauldron) > 0 and coloured_in(shop, cauldron) == 0:
            return BOTTOMLESS
    return gaps_from(shop, first)


class PlaceColoured(Question[Table]):
    """A coloured ingredient goes into a cauldron with a free space; named upwards, alike as one.

    All must be placed, or all spaces filled. [MC-ALCH-TAKE-4, -5, DP-22]
    """

    def __init__(self, seat: i64, first: i64) -> None:
        self.waiting = 1 << seat
        self.first = first

    def offer(self, g: Table, seat: i64) -> None:
        shop = laboratory_at(g, seat)
        due = min(coloured_in(shop, IN_HAND), gaps_from(shop, 0))
        for cauldron in range(CAULDRONS):
            bar = bars_space(shop, cauldron, self.first)
            if bar == POSSIBLE and gaps_from(shop, cauldron) < due:
                bar = TOO_FEW_SPACES
            g.consider(CAULDRON + cauldron, bar)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        cauldron = choice - CAULDRON
        place(g, seat, colour_in_hand(laboratory_at(g, seat)), cauldron)
        go_on_with_coloured(g, seat, cauldron)


def colour_in_hand(shop: Laboratory) -> i64:
    """The colour that was named; besides ichor there is no other in hand. [MC-ALCH-TAKE-2]"""
    colour: i64 = 0
    while shop.count_in(IN_HAND, colour) == 0:
        colour += 1
    return colour


def put_rest_away(g: Table, seat: i64) -> None:
    """No space is left: coloured ingredients go back to the bag, ichor to the toxic waste.

    [MC-ALCH-TAKE-5]
    """
    shop = laboratory_at(g, seat)
    returned: i64 = 0
    for colour in range(COLOURS):
        while shop.count_in(IN_HAND, colour) > 0:
            shop.move(colour, IN_HAND, BAG)
            returned += dose_of(colour)
    if returned:
        g.tell(INGREDIENTS_RETURNED, seat, returned)
    ichor = shop.count_in(IN_HAND, ICHOR)
    if ichor:
        g.tell(ICHOR_LEFT_OVER, seat, ichor)
        waste_ichor(g, seat, IN_HAND, ichor)


def place(g: Table, seat: i64, kind: i64, cauldron: i64) -> None:
    """An ingredient in hand goes into a cauldron. [MC-ALCH-TAKE-4]"""
    laboratory_at(g, seat).move(kind, IN_HAND, cauldron)
    g.tell(INGREDIENT_PLACED, seat, kind, cauldron)
    explode(g, seat, cauldron)


def explode(g: Table, seat: i64, cauldron: i64) -> None:
    """If ichor and extracts fill a cauldron, its ichor goes to the toxic waste; extracts stay.

    One that is filled by extracts alone does nothing. [MC-ALCH-BOOM-1, -2, E-37]
    """
    shop = laboratory_at(g, seat)
    ichor = shop.count_in(cauldron, ICHOR)
    if gaps_in(shop, cauldron) == 0 and coloured_in(shop, cauldron) == 0 and ichor > 0:
        g.tell(CAULDRON_BURST, seat, cauldron, mix_in(shop, cauldron))
        waste_ichor(g, seat, cauldron, ichor)
