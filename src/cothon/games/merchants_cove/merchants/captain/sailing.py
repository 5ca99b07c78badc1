"""Movement points: ships sail from region to region and turn treasures up."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.box import NONE
from cothon.games.merchants_cove.choices import PASS
from cothon.games.merchants_cove.merchants.captain.box import REGIONS, SHORTCUT
from cothon.games.merchants_cove.merchants.captain.choices import REGION, SHIP
from cothon.games.merchants_cove.merchants.captain.coins import add_coins
from cothon.games.merchants_cove.merchants.captain.events import (
    POINTS_LEFT,
    SHIP_MOVED,
    SHORTCUT_TAKEN,
)
from cothon.games.merchants_cove.merchants.captain.reasons import (
    NO_SHIP_THERE,
    NO_WAY_THERE,
    SHIP_MUST_MOVE,
)
from cothon.games.merchants_cove.merchants.captain.shop import Chart, chart_at, send_ship
from cothon.games.merchants_cove.merchants.captain.treasures import sight_treasure
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import because
from cothon.kernel.step import Question


class MoveShips(Question[Table]):
    """Movement points one after another, each for any ship; what is not spent is lost.

    Ships in one region are alike. To move 1 ship is a must. The compass, if it gave the points,
    keeps pointing at its section. [MC-CAPT-MOVE-1, MC-CAPT-MP-1, -3, -4, DP-26, E-95]
    """

    def __init__(self, seat: i64, points: i64, optional: bool, section: i64 = NONE) -> None:
        self.waiting = 1 << seat
        self.points = points
        self.optional = optional
        self.section = section

    def offer(self, g: Table, seat: i64) -> None:
        ships = chart_at(g, seat).ships
        for region in range(REGIONS):
            if ships[region] > 0:
                g.offer(SHIP + region)
            elif g.doubts is not None:
                g.consider(SHIP + region, NO_SHIP_THERE)
        if self.optional:
            g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.tell(POINTS_LEFT, seat, self.points)
            return
        if self.points > 1:
            g.then(MoveShips(seat, self.points - 1, self.optional, self.section))
        g.then(ChooseCourse(seat, choice - SHIP, self.section))


class ChooseCourse(Question[Table]):
    """A ship crosses a border, or takes a shortcut for a coin. [MC-CAPT-MP-1, -2, DP-26]"""

    def __init__(self, seat: i64, start: i64, section: i64) -> None:
        self.waiting = 1 << seat
        self.start = start
        self.section = section  # of the compass, or NONE

    def offer(self, g: Table, seat: i64) -> None:
        chart = chart_at(g, seat)
        for region in range(REGIONS):
            if chart.printed.lane[self.start * REGIONS + region]:
                g.offer(REGION + region)
            elif g.doubts is not None:
                g.consider(REGION + region, bars_course(self.start, region))

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        sail(g, chart_at(g, seat), self.start, choice - REGION)


def bars_course(start: i64, end: i64) -> i64:
    """Why there is neither a border nor a shortcut between two regions. [MC-CAPT-MP-1, -2]"""
    if start == end:
        return SHIP_MUST_MOVE
    return because(NO_WAY_THERE, start)


def sail(g: Table, chart: Chart, start: i64, end: i64) -> None:
    """The ship arrives, a shortcut costs its coin, and a treasure there is turned up.

    [MC-CAPT-MP-1, -2, -5, E-43]
    """
    send_ship(chart, start, end)
    if chart.printed.lane[start * REGIONS + end] == SHORTCUT:
        g.tell(SHORTCUT_TAKEN, chart.seat, start, end)
        add_coins(g, chart, 1)
    else:
        g.tell(SHIP_MOVED, chart.seat, start, end)
    sight_treasure(g, chart, end)
