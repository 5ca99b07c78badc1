"""The Chronomancer: how he answers the cove."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from cothon.games.merchants_cove.clock import MoveHourglass
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.merchants.chronomancer.box import (
    FREEZE_TIME,
    SHIFT_TIMELINES,
)
from cothon.games.merchants_cove.merchants.chronomancer.exchanging import (
    can_exchange_any,
    employ,
)
from cothon.games.merchants_cove.merchants.chronomancer.freezing import (
    SpendFrozenHours,
    freeze_time,
)
from cothon.games.merchants_cove.merchants.chronomancer.moving import MoveFigure
from cothon.games.merchants_cove.merchants.chronomancer.portals import bars_effect, open_portal
from cothon.games.merchants_cove.merchants.chronomancer.shifting import (
    ShiftTimelines,
    deal_fragments,
)
from cothon.games.merchants_cove.merchants.chronomancer.shop import (
    ALL_ICONS,
    Workshop,
    action_of,
    kind_of,
)
from cothon.games.merchants_cove.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronomancer(Workshop):
    """Two figures run around portals that bring relics and artifacts."""

    def clone(self) -> Merchant:
        """A copy that shares nothing that changes."""
        twin = Chronomancer()
        self.clone_into(twin)
        return twin

    def set_up(self, g: Table) -> None:
        """Fragments are dealt. [MC-CHRO-SETUP-2, -3]"""
        deal_fragments(g, self)

    def take_turn(self, g: Table) -> None:
        """Its player moves one of the two figures. [MC-CHRO-MOVE-1]"""
        g.then(MoveFigure(self.seat))

    def bars_act(self, g: Table, space: i64) -> i64:
        """Would anything come of it? He may go there all the same. [MC-CHRO-PORTAL-6, E-46]"""
        return bars_effect(g, self, action_of(self, space))

    def act(self, g: Table, space: i64) -> None:
        """Freeze Time, Shift Timelines or a portal action."""
        action = action_of(self, space)
        if kind_of(action) == FREEZE_TIME:
            freeze_time(g, self.seat)
        elif kind_of(action) == SHIFT_TIMELINES:
            g.then(ShiftTimelines(self.seat))
        else:
            open_portal(g, self, space)

    def use_ability(self, g: Table, slot: i64) -> None:
        """Recombobulator, Enlarger or Breaker. [MC-CHRO-STAFF-1 to -3]"""
        employ(g, self.seat, slot)

    def can_employ(self, g: Table, slot: i64) -> bool:
        """A good to exchange. [MC-CHRO-STAFF-1 to -3, E-95]"""
        return can_exchange_any(self, slot)

    def adjust_clock(self, g: Table, hours: i64) -> None:
        """Frozen hours of the supply may pay instead. [MC-CHRO-FREEZE-2, E-88]"""
        if hours > 0 and self.covered != ALL_ICONS:
            g.then(SpendFrozenHours(self.seat, hours, 0))
        else:
            g.then(MoveHourglass(self.seat, hours))
