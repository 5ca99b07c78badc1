"""Market phase: three piers from left to right, at each everybody sells in hourglass order."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import BLACK_MARKET, GOODS, PIER, PIERS, SIZES
from cothon.games.merchants_cove.choices import PASS
from cothon.games.merchants_cove.corruption import FOR_BLACK_MARKET, draw_corruption
from cothon.games.merchants_cove.events import (
    GOODS_KEPT,
    MARKET_ENDED,
    NO_BUYERS,
    NO_GOODS_TO_SELL,
    PIER_OPENED,
    WARE_SOLD,
)
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.reasons import (
    GOOD_PASSED_OVER,
    NO_CUSTOMER,
    NOT_ON_STALL,
    WRONG_SIZE,
)
from cothon.games.merchants_cove.sponsorship import PaySponsorship
from cothon.games.merchants_cove.table import Table, colour_of, size_of
from cothon.games.merchants_cove.telling import crowd_code, sale_code
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.step import ANY_NUMBER, Picks, Step


class OpenPier(Step[Table]):
    """The piers are visited from left to right; after the third the halls pay.

    [MC-MARKET-1, -8, -9, E-34]
    """

    def __init__(self, pier: i64) -> None:
        self.pier = pier

    def run(self, g: Table) -> None:
        g.between_turns()
        if self.pier == PIERS:
            g.tell(MARKET_ENDED)
            g.then(PayForSmuggling(), PaySponsorship(0))
            return
        g.tell(PIER_OPENED, self.pier, self.pier, crowd_code(g, PIER + self.pier))
        g.then(VisitPier(self.pier, 0), OpenPier(self.pier + 1))


class VisitPier(Step[Table]):
    """At a pier all sell one after another, the top hourglass first. [MC-MARKET-2, -10, E-33]"""

    def __init__(self, pier: i64, turn: i64) -> None:
        self.pier = pier
        self.turn = turn

    def run(self, g: Table) -> None:
        if self.turn < g.seats:
            seat = seller(g, self.turn)
            g.turn_of(seat)
            g.then(VisitPier(self.pier, self.turn + 1))
            g.merchants[seat].visit_pier(g, self.pier)


def seller(g: Table, turn: i64) -> i64:
    """Who is next in hourglass order; all stand on the marker, the last of the order on top."""
    return g.order[g.seats - 1 - turn]


class SellGoods(Picks[Table]):
    """Any number of the goods that fit, piece by piece, or none.

    Kinds of goods are named upwards, so that a set has one path. [MC-MARKET-3, -4, -6, DP-18,
    E-31]
    """

    def __init__(self, seat: i64, pier: i64, won: i64, least: i64 = 0, sold: bool = False) -> None:
        self.waiting = 1 << seat
        self.most = ANY_NUMBER
        self.pier = pier
        self.won = won  # rogues that count as customers
        self.least = least  # the first kind of good that may still be named
        self.sold = sold  # has anything been sold here?

    def offer(self, g: Table, seat: i64) -> None:
        for good in range(GOODS):
            bar = bars_sale(g, seat, self.pier, good, self.won)
            if bar == POSSIBLE and good < self.least:
                bar = GOOD_PASSED_OVER
            g.consider(choices.GOOD + good, bar)
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            if not self.sold:
                tell_no_sale(g, seat, self.pier, is_forced=g.count == 1)
            return
        good = choice - choices.GOOD
        sell(g, seat, self.pier, good, self.won)
        g.then(SellGoods(seat, self.pier, self.won, good, sold=True))


def tell_no_sale(g: Table, seat: i64, pier: i64, is_forced: bool) -> None:
    """Somebody sells nothing at a pier: by choice, or because nothing fits or nobody wants it."""
    if g.journal is None:
        return
    if not is_forced:
        g.tell(GOODS_KEPT, seat, pier)
    elif has_good_for(g, seat, pier):
        g.tell(NO_BUYERS, seat, pier)
    else:
        g.tell(NO_GOODS_TO_SELL, seat, pier, pier)


def has_good_for(g: Table, seat: i64, pier: i64) -> bool:
    """Does anything on a stall have a size that this pier takes?"""
    for good in range(GOODS):
        if bars_stall(g, seat, pier, good) == POSSIBLE:
            return True
    return False


def bars_sale(g: Table, seat: i64, pier: i64, good: i64, won: i64) -> i64:
    """A piece on the stall, of a size that this pier takes, and a customer of its colour.

    [MC-GEN-6, MC-MARKET-3, -6]
    """
    bar = bars_stall(g, seat, pier, good)
    if bar == POSSIBLE and customers(g, pier, good, won) == 0:
        return because(NO_CUSTOMER, colour_of(good), pier)
    return bar


def bars_stall(g: Table, seat: i64, pier: i64, good: i64) -> i64:
    """A piece on the stall, of a size that this pier takes. [MC-GEN-6, MC-MARKET-3]"""
    if g.merchants[seat].stall[good] == 0:
        return NOT_ON_STALL
    if not g.box.pier_takes[pier * SIZES + size_of(good)]:
        return because(WRONG_SIZE, pier, pier)
    return POSSIBLE


def customers(g: Table, pier: i64, good: i64, won: i64) -> i64:
    """Who buys a good at a pier: the customers of its colour and the rogues won over.

    [MC-MARKET-5, MC-ROGUE-2, -5]
    """
    return g.count_at(PIER + pier, colour_of(good)) + won


def sell(g: Table, seat: i64, pier: i64, good: i64, won: i64) -> None:
    """Base price times customers; they stay, the piece goes back to its owner's supply.

    [MC-MARKET-5, -7]
    """
    merchant = g.merchants[seat]
    buyers = customers(g, pier, good, won)
    gold = g.box.price[good] * buyers
    merchant.sales += gold
    merchant.give_back(g, good)
    if pier == BLACK_MARKET:
        merchant.smuggled = True
    sale = sale_code(colour_of(good), buyers - won, won, g.box.price[good])
    g.tell(WARE_SOLD, seat, ware(merchant, good), sale, gold)


def ware(merchant: Merchant, good: i64) -> i64:
    """A good with the name that its merchant gives it, for the log."""
    return merchant.number * GOODS + good


class PayForSmuggling(Step[Table]):
    """Whoever sold at the Black Market draws exactly one corruption card. [MC-MARKET-8]"""

    def run(self, g: Table) -> None:
        for turn in range(g.seats):
            merchant = g.merchants[seller(g, turn)]
            if merchant.smuggled:
                merchant.smuggled = False
                draw_corruption(g, merchant.seat, FOR_BLACK_MARKET)
