"""The palace: what the next seat costs, and buying it."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.porto_carthago.events import LARGE_SEAT_BOUGHT, SEAT_BOUGHT
from cothon.games.porto_carthago.reasons import NO_SERVANT_LEFT, TOO_FEW_POINTS, TOO_FEW_TALENTS
from cothon.games.porto_carthago.table import Table
from cothon.kernel.reasons import POSSIBLE, because, unless


def seat_price(g: Table) -> i64:
    """The price of the cheapest free seat, whoever sits on the others. [PC-PAL-1, -3, -5, -6]"""
    sold: i64 = len(g.palace)
    if sold < len(g.box.seat_price):
        return g.box.seat_price[sold]
    return g.box.large_seat_price


def seat_points(g: Table) -> i64:
    """The trade points needed for the cheapest free seat; they are not spent.

    [PC-PAL-2, PC-PAL-6]
    """
    sold: i64 = len(g.palace)
    if sold < len(g.box.seat_points):
        return g.box.seat_points[sold]
    return g.box.large_seat_points


def bars_payment(g: Table, seat: i64, reserve: i64, price: i64) -> i64:
    """The price of a seat, and a servant in the reserve to put there.

    [PC-PAL-1, -4, PC-PRIV-SEAT-1]
    """
    if reserve <= 0:
        return NO_SERVANT_LEFT
    talents = g.senators[seat].talents
    return unless(talents >= price, because(TOO_FEW_TALENTS, price, talents))


def bars_points(g: Table, seat: i64, points: i64) -> i64:
    """The trade points that a seat needs; they are not spent. [PC-PAL-2]"""
    own = g.senators[seat].points
    return unless(own >= points, because(TOO_FEW_POINTS, points, own))


def bars_seat(g: Table, seat: i64, reserve: i64) -> i64:
    """Price and trade points of the cheapest free seat; a dearer one is no way around them.

    [PC-PAL-2, -3, EC-50]
    """
    bar = bars_points(g, seat, seat_points(g))
    if bar == POSSIBLE:
        return bars_payment(g, seat, reserve, seat_price(g))
    return bar


def buy_seat(g: Table, seat: i64) -> None:
    """Pay the bank and put a servant on the cheapest free seat, for good. [PC-PAL-1, -5, -6, -7]"""
    if len(g.palace) == len(g.box.seat_price):
        buy_large_seat(g, seat)
        return
    price = seat_price(g)
    senator = g.senators[seat]
    senator.talents -= price
    senator.reserve -= 1
    g.palace.append(seat)
    g.tell(SEAT_BOUGHT, seat, len(g.palace), price)


def bars_large_seat(g: Table, seat: i64) -> i64:
    """20 talents, 6 trade points, a servant in the reserve. [PC-END-5, EC-35]"""
    bar = bars_points(g, seat, g.box.large_seat_points)
    if bar != POSSIBLE:
        return bar
    return bars_payment(g, seat, g.senators[seat].reserve, g.box.large_seat_price)


def buy_large_seat(g: Table, seat: i64) -> None:
    """A servant onto the large seat, which takes any number of them. [PC-PAL-6, PC-END-5]"""
    senator = g.senators[seat]
    senator.talents -= g.box.large_seat_price
    senator.reserve -= 1
    senator.large += 1
    g.tell(LARGE_SEAT_BOUGHT, seat, g.box.large_seat_price)
