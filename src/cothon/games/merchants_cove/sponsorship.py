"""Sponsorship: what faction halls pay, every market phase or at once."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.events import HALL_PAID, HALL_PAID_AT_ONCE
from cothon.games.merchants_cove.table import Table
from cothon.games.merchants_cove.telling import some_code
from cothon.kernel.step import Step


class PaySponsorship(Step[Table]):
    """After all sales everybody is paid, in hourglass order, top first. [MC-SPON-1, -4, E-75]"""

    def __init__(self, turn: i64) -> None:
        self.turn = turn

    def run(self, g: Table) -> None:
        if self.turn < g.seats:
            g.then(PaySponsorship(self.turn + 1))
            g.merchants[g.order[g.seats - 1 - self.turn]].collect_sponsorship(g)


def pay_icons(g: Table, seat: i64) -> None:
    """Every active market sponsorship icon pays as much as there are adventurers in its hall.

    [MC-SPON-1, -3, E-65]
    """
    merchant = g.merchants[seat]
    for colour in range(COLOURS):
        icons = merchant.active_icons(g, colour)
        gold = icons * g.hall(colour)
        if icons:
            merchant.sponsorship += gold
            g.tell(HALL_PAID, seat, some_code(colour, g.hall(colour)), icons, gold)


def sponsor_at_once(g: Table, seat: i64, colour: i64, times: i64) -> None:
    """Immediate sponsorship: the hall pays now, and never again for this. [MC-SPON-2]"""
    gold = times * g.hall(colour)
    g.merchants[seat].sponsorship += gold
    g.tell(HALL_PAID_AT_ONCE, seat, some_code(colour, g.hall(colour)), times, gold)
