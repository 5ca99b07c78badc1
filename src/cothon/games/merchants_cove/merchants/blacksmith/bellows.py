"""Bellows hand: the coal burns hotter or cooler."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_cove.choices import PASS
from cothon.games.merchants_cove.events import NOTHING_DONE
from cothon.games.merchants_cove.merchants.blacksmith.box import FURNACES, SIDES
from cothon.games.merchants_cove.merchants.blacksmith.choices import COOLER, HOTTER
from cothon.games.merchants_cove.merchants.blacksmith.events import COAL_CHANGED
from cothon.games.merchants_cove.merchants.blacksmith.reasons import (
    COAL_COOLEST,
    COAL_HOTTEST,
    COAL_ONE_WAY,
    COAL_PASSED_OVER,
)
from cothon.games.merchants_cove.merchants.blacksmith.shop import smithy_at
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Question

POINTS: Final = 3


class ChangeCoal(Question[Table]):
    """Up to three points in all, point by point, on any coal dice, each from 1 to 6.

    Furnaces are named upwards and a die goes one way only, so that a change has one path.
    [MC-SMITH-STAFF-1, DP-41, E-72]
    """

    def __init__(self, seat: i64, points: i64, furnace: i64, way: i64) -> None:
        self.waiting = 1 << seat
        self.points = points
        self.furnace = furnace  # the one named last
        self.way = way  # HOTTER, COOLER or, if none was named yet, 0

    def offer(self, g: Table, seat: i64) -> None:
        coal = smithy_at(g, seat).coal
        for furnace in range(FURNACES):
            g.consider(HOTTER + furnace, self.bars(furnace, HOTTER, coal[furnace]))
            g.consider(COOLER + furnace, self.bars(furnace, COOLER, coal[furnace]))
        g.offer(PASS)

    def bars(self, furnace: i64, way: i64, coal: i64) -> i64:
        """Was this furnace not passed over, and its coal, so hot, not sent the other way?"""
        if way == HOTTER and coal >= SIDES:
            return COAL_HOTTEST
        if way == COOLER and coal <= 1:
            return COAL_COOLEST
        if furnace < self.furnace:
            return COAL_PASSED_OVER
        is_new = furnace != self.furnace or self.way == 0
        return POSSIBLE if is_new or self.way == way else COAL_ONE_WAY

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            if self.points == POINTS:
                g.tell(NOTHING_DONE, seat)
            return
        coal = smithy_at(g, seat).coal
        way: i64 = COOLER if choice >= COOLER else HOTTER
        furnace = choice - way
        coal[furnace] += 1 if way == HOTTER else -1
        g.tell(COAL_CHANGED, seat, furnace, coal[furnace])
        if self.points > 1:
            g.then(ChangeCoal(seat, self.points - 1, furnace, way))
