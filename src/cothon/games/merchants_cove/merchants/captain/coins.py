"""Cursed coins: added to Pirate Island, and taken from there as gold."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.corruption import FOR_SHOP, draw_corruption
from cothon.games.merchants_cove.merchants.captain.events import (
    COINS_ADDED,
    COINS_LACKING,
    COINS_TAKEN,
)
from cothon.games.merchants_cove.merchants.captain.shop import Chart, chart_at
from cothon.games.merchants_cove.table import Table
from cothon.kernel.step import Step


def add_coins(g: Table, chart: Chart, count: i64) -> None:
    """Coins of the supply go to Pirate Island; if there are too few, one corruption card besides.

    [MC-CAPT-CURSE-1, E-43]
    """
    left = chart.printed.coins - chart.coins
    added = min(count, left)
    if added > 0:
        chart.coins += added
        g.tell(COINS_ADDED, chart.seat, added, chart.coins)
    if added < count:
        g.tell(COINS_LACKING, chart.seat)
        draw_corruption(g, chart.seat, FOR_SHOP)


def take_coins(g: Table, chart: Chart, count: i64) -> None:
    """Coins of Pirate Island go back to the supply, and each is a gold. [MC-CAPT-CURSE-2]"""
    chart.coins -= count
    chart.trade += count
    g.tell(COINS_TAKEN, chart.seat, count, chart.coins)


class AddCoin(Step[Table]):
    """Navigator: whether ships have moved or not, a coin goes to Pirate Island.

    [MC-CAPT-STAFF-1, E-95]
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        add_coins(g, chart_at(g, self.seat), 1)


def hunt_treasure(g: Table, seat: i64) -> None:
    """Treasure hunter: a coin of Pirate Island, if there is one. [MC-CAPT-STAFF-3, E-95]"""
    chart = chart_at(g, seat)
    take_coins(g, chart, min(chart.coins, 1))
