"""Production phase: whose turn it is, and a turn from the figure's move to its cost."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.boats import empty_boat
from cothon.games.merchants_cove.box import BOAT, BOATS
from cothon.games.merchants_cove.clock import put_on_top, rearmost
from cothon.games.merchants_cove.corruption import FOR_ACTION, draw_corruption
from cothon.games.merchants_cove.events import (
    BOAT_TURNED_AWAY,
    PRODUCTION_ENDED,
    SELLING_ORDER,
)
from cothon.games.merchants_cove.market import OpenPier
from cothon.games.merchants_cove.table import AT_SEA, Table
from cothon.games.merchants_cove.telling import crowd_code, lineup
from cothon.kernel.step import Step


class NextTurn(Step[Table]):
    """The rearmost hourglass acts; when all have reached the marker, production ends.

    This is looked at anew after every turn. [MC-TURN-0, -5, MC-ENDP-1, E-06]
    """

    def run(self, g: Table) -> None:
        active = rearmost(g)
        if g.merchants[active].clock >= 2 * g.marker:
            g.then(EndProduction())
            return
        g.turn_of(active)
        g.then(NextTurn())
        g.merchants[active].take_turn(g)


class PayCost(Step[Table]):
    """After the action its cost: first the corruption cards, then the hours.

    [MC-GEN-7, MC-TURN-3, -4]
    """

    def __init__(self, seat: i64, hours: i64, corruption: i64) -> None:
        self.seat = seat
        self.hours = hours
        self.corruption = corruption

    def run(self, g: Table) -> None:
        for _ in range(self.corruption):
            draw_corruption(g, self.seat, FOR_ACTION)
        g.merchants[self.seat].adjust_clock(g, self.hours)


class EndProduction(Step[Table]):
    """Hourglasses beyond the marker come back to it, and boats still at sea are emptied.

    Then the market opens. [MC-ENDP-1, -2, -3]
    """

    def run(self, g: Table) -> None:
        g.between_turns()
        g.tell(PRODUCTION_ENDED, g.marker)
        stack_on_marker(g)
        for boat in range(BOATS):
            if g.berth[boat] == AT_SEA and g.crowd_at(BOAT + boat) > 0:
                g.tell(BOAT_TURNED_AWAY, boat, crowd_code(g, BOAT + boat))
                empty_boat(g, boat)
        g.tell(SELLING_ORDER, lineup(g))
        g.then(OpenPier(0))


def stack_on_marker(g: Table) -> None:
    """Those beyond the marker go on top of those on it, from least to most advanced.

    Who shares a space keeps the order. [MC-ENDP-2, E-09]
    """
    end = 2 * g.marker
    for _ in range(g.seats):
        found: i64 = -1
        for place in range(g.seats):
            seat = g.order[place]
            clock = g.merchants[seat].clock
            if clock > end and (found < 0 or clock < g.merchants[found].clock):
                found = seat
        if found >= 0:
            g.merchants[found].clock = end
            put_on_top(g, found)
