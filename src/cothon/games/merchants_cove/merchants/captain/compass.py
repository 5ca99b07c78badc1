"""Spin and Move: the compass says how many coins are added and how far ships sail."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.choices import PASS, PAY
from cothon.games.merchants_cove.corruption import (
    FOR_SHOP,
    bars_price,
    draw_corruption,
)
from cothon.games.merchants_cove.merchants.captain.box import SECTIONS
from cothon.games.merchants_cove.merchants.captain.coins import add_coins
from cothon.games.merchants_cove.merchants.captain.events import COMPASS_READ, SPUN_AGAIN
from cothon.games.merchants_cove.merchants.captain.sailing import MoveShips
from cothon.games.merchants_cove.merchants.captain.shop import chart_at
from cothon.games.merchants_cove.table import Table
from cothon.kernel.step import Question


def spin(g: Table, seat: i64) -> None:
    """One section of the dial at random: its coins are added, then its points may be spent.

    The arrow never rests on a line. [MC-CAPT-SPIN-1, -2, -4, E-94]
    """
    chart = chart_at(g, seat)
    section = g.chance(SECTIONS)
    coins, points = chart.printed.dial_coins[section], chart.printed.dial_points[section]
    again = chart.printed.dial_again[section]
    g.tell(COMPASS_READ, seat, coins, points, again)
    add_coins(g, chart, coins)
    if again:
        g.then(SpinAgain(seat, section))
    g.then(MoveShips(seat, points, optional=True, section=section))


class SpinAgain(Question[Table]):
    """A corruption card buys another spin at once, without further hours, as often as it comes up.

    Without a card to draw it cannot be bought. [MC-CAPT-SPIN-3, DP-27, E-79]
    """

    def __init__(self, seat: i64, section: i64) -> None:
        self.waiting = 1 << seat
        self.section = section  # that the arrow points at

    def offer(self, g: Table, seat: i64) -> None:
        g.consider(PAY, bars_price(g))
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PAY:
            g.tell(SPUN_AGAIN, seat)
            draw_corruption(g, seat, FOR_SHOP)
            spin(g, seat)
