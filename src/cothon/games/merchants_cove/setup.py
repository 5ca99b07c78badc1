"""Preparation: decks, halls and bag, the rogue card, merchants, hourglasses, shops."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from cothon.games.merchants_cove.box import (
    BAG,
    COLOURS,
    CORRUPTION,
    CORRUPTION_CARDS,
    HALLS,
    KINDS,
    PLAZA,
    ROGUE,
    ROGUE_CARDS,
    SHARED_CARDS,
    TOWNSFOLK,
    TOWNSFOLK_CARDS,
    TYPE_CARDS,
    Box,
)
from cothon.games.merchants_cove.events import (
    MERCHANT_CHOSEN,
    MERCHANT_DRAWN,
    ORDER_BEHIND_PEDDLER,
    ORDER_DRAWN,
    PLAZA_OPENED,
    ROGUES_AGREED,
    ROGUES_DRAWN,
    TOWNSFOLK_SHUFFLED,
)
from cothon.games.merchants_cove.merchant import Merchant, open_shop
from cothon.games.merchants_cove.reasons import MERCHANT_TAKEN
from cothon.games.merchants_cove.recruiting import turn_up_townsfolk
from cothon.games.merchants_cove.round import BeginRound
from cothon.games.merchants_cove.table import (
    BY_LOT,
    Switches,
    Table,
    empty_table,
    leave_out,
    seats_for,
)
from cothon.games.merchants_cove.telling import lineup
from cothon.kernel.chance import Seed
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.step import Question, Step


def lay_out(box: Box, people: i64, seed: Seed, switches: Switches) -> Table:
    """The cove is laid out; chance is called in a fixed order.

    Townsfolk, corruption, rogue card; then merchants, hourglasses and shops.
    [MC-SETUP-1 to -7, -9, -11, -14, -15, E-60]
    """
    g = empty_table(box, people, seats_for(people, switches), seed, switches)
    for card in range(TOWNSFOLK, TOWNSFOLK + TOWNSFOLK_CARDS):
        if switches.types >> card // TYPE_CARDS & 1:
            g.townsfolk_deck.append(card)
        else:
            leave_out(g, card)
    for card in range(SHARED_CARDS, box.cards):
        leave_out(g, card)  # until a merchant who has cards sits down
    g.shuffle(g.townsfolk_deck)
    g.corruption_deck = list(range(CORRUPTION, CORRUPTION + CORRUPTION_CARDS))
    g.shuffle(g.corruption_deck)
    g.rogues = g.chance(ROGUE_CARDS) if switches.rogues == BY_LOT else switches.rogues
    fill_halls_and_bag(g)
    return g


def fill_halls_and_bag(g: Table) -> None:
    """One customer of each colour in its hall, the others in the bag; rogues by the rogue card.

    The rogues left over go back to the box. [MC-SETUP-5, -6, -7]
    """
    for colour in range(COLOURS):
        g.adventurers[HALLS * KINDS + colour] = g.box.hall_start
        g.adventurers[BAG * KINDS + colour] = g.box.adventurers[colour] - g.box.hall_start
    g.adventurers[HALLS * KINDS + ROGUE] = g.box.lair_rogues[g.rogues]
    g.adventurers[BAG * KINDS + ROGUE] = g.box.bag_rogues[g.rogues]


class BeginGame(Step[Table]):
    """The plaza is revealed, merchants are chosen or drawn, and the first round begins.

    [MC-SETUP-3, -7, -13, -15]
    """

    def run(self, g: Table) -> None:
        rogues = ROGUES_DRAWN if g.switches.rogues == BY_LOT else ROGUES_AGREED
        g.tell(rogues, g.rogues, g.hall(ROGUE), g.count_at(BAG, ROGUE))
        open_plaza(g)
        g.then(StackHourglasses(), OpenShops(), BeginRound())
        if g.switches.merchants_by_lot:
            draw_merchants(g)
        else:
            g.then(ChooseMerchant(0))


def open_plaza(g: Table) -> None:
    """The first townsfolk are turned up, from left to right. [MC-SETUP-3]"""
    g.tell(TOWNSFOLK_SHUFFLED, g.switches.types, len(g.townsfolk_deck))
    for place in range(PLAZA):
        g.plaza[place] = turn_up_townsfolk(g)
    g.tell(PLAZA_OPENED, g.plaza[0], g.plaza[1], g.plaza[2], g.plaza[3])


def draw_merchants(g: Table) -> None:
    """Everybody gets a merchant by lot. [MC-SETUP-13]"""
    numbers: list[int] = list(range(len(g.box.merchants)))
    g.shuffle(numbers)
    for seat in range(g.people):
        number: i64 = numbers[seat]
        g.merchants.append(open_shop(g.box.merchants[number], seat))
        g.tell(MERCHANT_DRAWN, seat, number)


class ChooseMerchant(Question[Table]):
    """One after another takes a merchant that nobody has. [MC-SETUP-13, DP-02]"""

    opens_turn: ClassVar[bool] = True

    def offer(self, g: Table, seat: i64) -> None:
        for prototype in g.box.merchants:
            g.consider(prototype.choice, bars_merchant(g, prototype.number))

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        for prototype in g.box.merchants:
            if prototype.choice == choice:
                g.merchants.append(open_shop(prototype, seat))
                g.tell(MERCHANT_CHOSEN, seat, prototype.number)
        if seat + 1 < g.people:
            g.then(ChooseMerchant(seat + 1))


def bars_merchant(g: Table, number: i64) -> i64:
    """Does nobody have this merchant yet? [MC-SETUP-13]"""
    for merchant in g.merchants:
        if merchant.number == number:
            return because(MERCHANT_TAKEN, merchant.seat)
    return POSSIBLE


class StackHourglasses(Step[Table]):
    """The hourglasses are stacked in random order; the Peddler's lies on top.

    [MC-SETUP-10, MC-PEDDLER-4, E-58]
    """

    def run(self, g: Table) -> None:
        g.between_turns()
        order: list[int] = list(range(g.people))
        g.shuffle(order)
        for place in range(g.people):
            g.order[place] = order[place]
        if g.seats > g.people:
            seat_peddler(g)
            g.tell(ORDER_BEHIND_PEDDLER, lineup(g))
        else:
            g.tell(ORDER_DRAWN, lineup(g))


def seat_peddler(g: Table) -> None:
    """It sits down as the last one, with the goods of the last merchant that nobody plays.

    Its hourglass goes on top, and the clock counts it as a seat. [MC-PEDDLER-4, -5, E-58, E-104]
    """
    peddler = open_shop(g.box.peddler, g.people)
    for prototype in g.box.merchants:
        if bars_merchant(g, prototype.number) == POSSIBLE:
            borrow_goods(peddler, prototype)
    g.merchants.append(peddler)
    g.order[g.people] = g.people


def borrow_goods(peddler: Merchant, lender: Merchant) -> None:
    """Its goods are another merchant's, with their names; it has no staff board of four slots.

    [MC-PEDDLER-4, -15, E-59]
    """
    peddler.number = lender.number
    peddler.owned = lender.owned
    peddler.staff = []


class OpenShops(Step[Table]):
    """Every merchant's own set-up, in the order of the seats. [MC-SETUP-13, -15, E-94]"""

    def run(self, g: Table) -> None:
        for merchant in g.merchants:
            merchant.set_up(g)
