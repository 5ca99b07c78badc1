"""The market: filling it, and what a good costs."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.porto_carthago.box import GOODS
from cothon.games.porto_carthago.choices import GOOD
from cothon.games.porto_carthago.events import GOOD_BOUGHT, MARKET_FILLED, MARKET_UNCHANGED
from cothon.games.porto_carthago.reasons import (
    MARKET_EMPTY,
    NOT_IN_MARKET,
    TOO_FEW_TALENTS,
    WAREHOUSE_FULL,
)
from cothon.games.porto_carthago.table import NONE, Table, draw_good, free_storage
from cothon.kernel.journal import packed
from cothon.kernel.reasons import because, unless


def fill_market(g: Table) -> None:
    """Draw goods until the market is full or the bag empty; prices start afresh. [PC-MKT-1, -2]"""
    drawn = draw_goods(g)
    g.purchases = 0
    if g.journal is None:
        return
    if drawn:
        g.tell(MARKET_FILLED, packed(drawn), merchant_price(g))
    else:
        g.tell(MARKET_UNCHANGED, merchant_price(g))


def draw_goods(g: Table) -> list[int]:
    """Draw goods until the market is full or the bag empty; those left from before stay.

    [PC-SETUP-2, PC-MKT-1, EC-21, EC-22]
    """
    lying: i64 = 0
    for good in range(GOODS):
        lying += g.market[good]
    goods: list[int] = []
    for _ in range(g.box.market_spaces[g.seats] - lying):
        drawn = draw_good(g)
        if drawn == NONE:
            break
        g.market[drawn] += 1
        goods.append(drawn)
    return goods


def wares_lying(g: Table) -> list[int]:
    """The goods that lie in the market."""
    return [good for good in range(GOODS) for _ in range(g.market[good])]


def empty_market(g: Table) -> None:
    """All goods of the market go into the bag. [PC-ALT-2]"""
    for good in range(GOODS):
        g.bag[good] += g.market[good]
        g.market[good] = 0


def merchant_price(g: Table) -> i64:
    """4 for the first purchase of the decade by anybody, 3 for the second, then 2.

    [PC-ACT-MERCHANT-3, EC-22]
    """
    prices = g.box.merchant_prices
    last: i64 = len(prices) - 1
    return prices[g.purchases if g.purchases < last else last]


def is_market_empty(g: Table) -> bool:
    """Is there nothing to buy? [EC-23]"""
    for good in range(GOODS):
        if g.market[good]:
            return False
    return True


def bars_purchase(g: Table, seat: i64, price: i64) -> i64:
    """Something to buy, a free storage space for it, and the money.

    [PC-ACT-MERCHANT-2, EC-23, EC-44]
    """
    if g.senators[seat].talents < price:
        return because(TOO_FEW_TALENTS, price, g.senators[seat].talents)
    if free_storage(g, seat) <= 0:
        return WAREHOUSE_FULL
    return unless(not is_market_empty(g), MARKET_EMPTY)


def offer_market(g: Table) -> None:
    """Every kind of good that lies in the market."""
    for good in range(GOODS):
        g.consider(GOOD + good, unless(g.market[good] > 0, NOT_IN_MARKET))


def buy(g: Table, seat: i64, good: i64, price: i64) -> None:
    """Pay the bank and put the good into the own warehouse. [PC-ACT-MERCHANT-1, -4]"""
    g.senators[seat].talents -= price
    g.market[good] -= 1
    g.senators[seat].goods[good] += 1
    g.tell(GOOD_BOUGHT, seat, good, price)
