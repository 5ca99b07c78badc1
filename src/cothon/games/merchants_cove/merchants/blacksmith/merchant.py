"""The Blacksmith: how he answers the cove."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cothon.games.merchants_cove.choices import USE_STAFF
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.merchants.blacksmith.bellows import POINTS, ChangeCoal
from cothon.games.merchants_cove.merchants.blacksmith.choices import FORGE, FURNACE, SMELTER
from cothon.games.merchants_cove.merchants.blacksmith.feeding import (
    FeedFurnace,
    FeedSmelter,
    bars_feeding,
    bars_smelter,
    bars_smelter_too,
    can_feed_any,
    employ_metallurgist,
)
from cothon.games.merchants_cove.merchants.blacksmith.forging import (
    ALL_FURNACES,
    ForgeNext,
    roll_dice,
)
from cothon.games.merchants_cove.merchants.blacksmith.shop import Smithy, top_place
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE

# Staff slots; the Overseer is everybody's. [MC-SMITH-STAFF-4]
BELLOWS_HAND: Final = 0
METALLURGIST: Final = 1
APPRENTICE_FURNACES: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Blacksmith(Smithy):
    """Dice feed furnaces, and heat makes armor and weapons."""

    def clone(self) -> Merchant:
        """A copy that shares nothing that changes."""
        twin = Blacksmith()
        self.clone_into(twin)
        return twin

    def set_up(self, g: Table) -> None:
        """Alloy dice that are not on icons are rolled, one of each colour. [MC-SMITH-SETUP-3]"""
        roll_dice(g, self.seat)

    def bars_act(self, g: Table, space: i64) -> i64:
        """Feeding needs a place and dice; to forge is always possible, if only to re-roll.

        [MC-SMITH-FEED-1, -2, MC-SMITH-SMELT-1, MC-SMITH-FORGE-1, E-48, E-51]
        """
        if space == FORGE:
            return POSSIBLE
        return bars_smelter(self) if space == SMELTER else bars_feeding(self, space - FURNACE)

    def act(self, g: Table, space: i64) -> None:
        """Feed a furnace, feed the smelter, or forge."""
        if space == FORGE:
            g.then(ForgeNext(self.seat, ALL_FURNACES, smelter=True, done=0))
        elif space == SMELTER:
            g.then(FeedSmelter(self.seat))
        else:
            g.then(FeedFurnace(self.seat, space - FURNACE, top_place(space - FURNACE)))

    def hours_of(self, space: i64) -> i64:
        """What an action costs."""
        if space == FORGE:
            return self.printed.forge_hours
        if space == SMELTER:
            return self.printed.smelter_hours
        return self.printed.staff_hours if space == USE_STAFF else self.printed.feed_hours

    def use_ability(self, g: Table, slot: i64) -> None:
        """Bellows hand, metallurgist or apprentice. [MC-SMITH-STAFF-1 to -3]"""
        if slot == BELLOWS_HAND:
            g.then(ChangeCoal(self.seat, POINTS, 0, 0))
        elif slot == METALLURGIST:
            employ_metallurgist(g, self.seat)
        else:
            g.then(ForgeNext(self.seat, APPRENTICE_FURNACES, g.switches.smelter_counts, 0))

    def can_employ(self, g: Table, slot: i64) -> bool:
        """Coal can always be changed and dice be rolled; a furnace to feed must be empty.

        [MC-SMITH-STAFF-1 to -3, E-95]
        """
        if slot != METALLURGIST or can_feed_any(self):
            return True
        return bars_smelter_too(g, self) == POSSIBLE
