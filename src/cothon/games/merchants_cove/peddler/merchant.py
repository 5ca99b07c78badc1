"""The Peddler: how it answers the cove."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from cothon.games.merchants_cove.boats import dock_boat
from cothon.games.merchants_cove.box import DOCKS
from cothon.games.merchants_cove.clock import MoveHourglass, step_to_next_hour
from cothon.games.merchants_cove.table import Merchant, Table, side_of_boat, side_of_dock


@mypyc_attr(allow_interpreted_subclasses=True)
class Peddler(Merchant):
    """Nobody plays it: its cards decide. [MC-PEDDLER-1]"""

    def fresh(self) -> Merchant:
        """One like this."""
        return Peddler()

    def clone(self) -> Merchant:
        """A copy that shares nothing that changes."""
        twin = Peddler()
        self.clone_into(twin)
        return twin

    def take_turn(self, g: Table) -> None:
        """Its card decides."""
        self.adjust_clock(g, 2)

    def adjust_clock(self, g: Table, hours: i64) -> None:
        """All hours are spent."""
        g.then(MoveHourglass(self.seat, hours))

    def choose_way(self, g: Table, hours: i64) -> None:
        """Its stall decides."""
        step_to_next_hour(g, self.seat, hours)

    def load_boats(self, g: Table) -> None:
        """Its pool decides."""

    def choose_dock(self, g: Table, boat: i64) -> None:
        """Its icons decide."""
        for dock in range(DOCKS):
            if side_of_dock(dock) == side_of_boat(boat) and g.dock_is_free(dock):
                dock_boat(g, self.seat, boat, dock)
                return

    def visit_pier(self, g: Table, pier: i64) -> None:
        """It sells all it can."""

    def collect_sponsorship(self, g: Table) -> None:
        """Its pool pays."""
