"""Trade points and the intrigue path."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.porto_carthago.choices import NUMBER, PATH, TRADE_HOUSE
from cothon.games.porto_carthago.events import (
    EARLY_END_DUE,
    EARLY_END_NEAR,
    PATH_CHOSEN,
    POINT_TAKEN,
)
from cothon.games.porto_carthago.reasons import NO_SERVANT_LEFT, PATH_FULL
from cothon.games.porto_carthago.table import Table
from cothon.kernel.journal import Event
from cothon.kernel.reasons import unless
from cothon.kernel.step import Question


class GainPoint(Question[Table]):
    """A trade point: one step in the trade house, or a servant onto the intrigue path.

    It cannot be refused. [PC-TP-1, -4, -5, EC-15, EC-53]
    """

    def offer(self, g: Table, seat: i64) -> None:
        offer_point(g, seat)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        place_point(g, seat, choice)


class SplitPoints(Question[Table]):
    """Two trade points at once: how many of them go to the intrigue path?

    [PC-TP-2, -4, -5, EC-15, EC-53]
    """

    def __init__(self, seat: i64, points: i64) -> None:
        super().__init__(seat)
        self.points = points

    def offer(self, g: Table, seat: i64) -> None:
        most = min(self.points, g.senators[seat].reserve, g.box.path_spaces - len(g.path))
        for servants in range(most + 1):
            g.offer(NUMBER + servants)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        servants = choice - NUMBER
        for _ in range(self.points - servants):
            step_in_trade_house(g, seat)
        for _ in range(servants):
            enter_path(g, seat, PATH_CHOSEN)


def bars_path(g: Table, seat: i64) -> i64:
    """A servant in the reserve and a free space. [PC-TP-4, EC-15]"""
    if g.senators[seat].reserve <= 0:
        return NO_SERVANT_LEFT
    return unless(len(g.path) < g.box.path_spaces, PATH_FULL)


def offer_point(g: Table, seat: i64) -> None:
    """Where a trade point may go. [PC-TP-1, PC-TP-4]"""
    g.offer(TRADE_HOUSE)
    g.consider(PATH, bars_path(g, seat))


def place_point(g: Table, seat: i64, choice: i64) -> None:
    """Put a trade point where the player chose. [PC-TP-1]"""
    if choice == PATH:
        enter_path(g, seat, PATH_CHOSEN)
    else:
        step_in_trade_house(g, seat)


def step_in_trade_house(g: Table, seat: i64) -> None:
    """The marker moves on; there is no upper limit. Only this counts as trade points.

    [PC-TP-3, -6, EC-31]
    """
    g.senators[seat].points += 1
    g.tell(POINT_TAKEN, seat, g.senators[seat].points)
    if g.journal is not None and g.decade <= g.box.early_decade:
        tell_early_end(g, seat)


def tell_early_end(g: Table, seat: i64) -> None:
    """The first who has the points that end the game early is told, and who lacks but one of them.

    [PC-END-2]
    """
    needed, points = g.box.early_points, g.senators[seat].points
    for other in range(g.seats):
        if other != seat and g.senators[other].points >= needed:
            return
    if points == needed:
        g.tell(EARLY_END_DUE, seat, needed, g.box.early_decade)
    elif points == needed - 1:
        g.tell(EARLY_END_NEAR, seat, needed, g.box.early_decade)


def enter_path(g: Table, seat: i64, why: Event) -> None:
    """A servant goes to the next free space and stays until the end. [PC-INTR-1, PC-INTR-2]"""
    g.senators[seat].reserve -= 1
    g.path.append(seat)
    g.tell(why, seat, len(g.path))
