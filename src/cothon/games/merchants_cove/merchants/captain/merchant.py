"""The Captain: how she answers the cove."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cothon.games.merchants_cove.box import COLOURS, LARGE
from cothon.games.merchants_cove.corruption import DiscardCorruption
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.merchants.captain.box import TREASURES
from cothon.games.merchants_cove.merchants.captain.choices import FISH, IMPORT, MOVE_SHIP, SPIN
from cothon.games.merchants_cove.merchants.captain.coins import AddCoin, hunt_treasure
from cothon.games.merchants_cove.merchants.captain.compass import spin
from cothon.games.merchants_cove.merchants.captain.events import PIRATES_PATROLLED
from cothon.games.merchants_cove.merchants.captain.fishing import (
    Fish,
    bars_fishing,
    fish_with_one,
)
from cothon.games.merchants_cove.merchants.captain.importing import Import, bars_import
from cothon.games.merchants_cove.merchants.captain.sailing import MoveShips
from cothon.games.merchants_cove.merchants.captain.shop import Chart
from cothon.games.merchants_cove.merchants.captain.treasures import (
    fill_islands,
    gather_treasures,
    search_stack,
)
from cothon.games.merchants_cove.sponsorship import pay_icons
from cothon.games.merchants_cove.table import Table, bring_in
from cothon.kernel.reasons import POSSIBLE

# Staff slots; the Overseer is everybody's. [MC-CAPT-STAFF-4]
NAVIGATOR: Final = 0
FISHER: Final = 1
NAVIGATOR_POINTS: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Captain(Chart):
    """Ships fish for seafood, import treasures and patrol the outer sea."""

    def clone(self) -> Merchant:
        """A copy that shares nothing that changes."""
        twin = Captain()
        self.clone_into(twin)
        return twin

    def set_up(self, g: Table) -> None:
        """The treasures are shuffled, and each island gets one. [MC-CAPT-SETUP-2, E-94]"""
        self.stack = bring_in(g, self.first_card, TREASURES)
        g.shuffle(self.stack)
        fill_islands(g, self)

    def can_hire(self, g: Table, good: i64) -> bool:
        """Seafood that is left, or a stack to be searched: what is in it nobody knows.

        [MC-TOWN-3, MC-CAPT-MERC]
        """
        if good >= LARGE * COLOURS:
            return len(self.stack) > 0
        return self.supply(good) > 0

    def hire(self, g: Table, good: i64) -> None:
        """Seafood of the supply, or a treasure if the stack has one. [MC-CAPT-MERC]"""
        if good >= LARGE * COLOURS:
            search_stack(g, self, good)
        else:
            self.stall[good] += 1

    def bars_act(self, g: Table, space: i64) -> i64:
        """Ships can always move; to fish or import, one must be there.

        [MC-CAPT-MP-1, MC-CAPT-FISH-1, MC-CAPT-IMPORT-1, DP-28, DP-29]
        """
        if space == FISH:
            return bars_fishing(self)
        if space == IMPORT:
            return bars_import(self)
        return POSSIBLE

    def act(self, g: Table, space: i64) -> None:
        """Move 1 ship, spin and move, fish or import."""
        if space == MOVE_SHIP:
            g.then(MoveShips(self.seat, 1, optional=False))
        elif space == SPIN:
            spin(g, self.seat)
        elif space == FISH:
            g.then(Fish(self.seat, self.printed.ships))
        else:
            g.then(Import(self.seat))

    def hours_of(self, space: i64) -> i64:
        """What an action costs."""
        if space == MOVE_SHIP:
            return self.printed.move_hours
        if space == SPIN:
            return self.printed.spin_hours
        if space == FISH:
            return self.printed.fish_hours
        return self.printed.import_hours if space == IMPORT else self.printed.staff_hours

    def use_ability(self, g: Table, slot: i64) -> None:
        """Navigator, fisher or treasure hunter. [MC-CAPT-STAFF-1 to -3]"""
        if slot == NAVIGATOR:
            g.then(MoveShips(self.seat, NAVIGATOR_POINTS, optional=True), AddCoin(self.seat))
        elif slot == FISHER:
            fish_with_one(g, self.seat)
        else:
            hunt_treasure(g, self.seat)

    def can_employ(self, g: Table, slot: i64) -> bool:
        """Ships can always move; a ship at a hook, a coin to hunt. [MC-CAPT-STAFF-1 to -3, E-95]"""
        if slot == FISHER:
            return bars_fishing(self) == POSSIBLE
        return slot == NAVIGATOR or self.coins > 0

    def collect_sponsorship(self, g: Table) -> None:
        """The patrols pay; then each ship at Pirate Island may get rid of a corruption card.

        Ships stay where they are. [MC-CAPT-PATROL-1 to -4, DP-30, E-34]
        """
        pay_icons(g, self.seat)
        patrols = self.ships[self.printed.pirates]
        if patrols > 0 and self.hand:
            g.tell(PIRATES_PATROLLED, self.seat, patrols)
            g.then(DiscardCorruption(self.seat, patrols, optional=True))

    def clean_up(self, g: Table) -> None:
        """Treasures are dealt anew; coins and ships stay. [MC-CAPT-CLEAN-1]"""
        gather_treasures(g, self)
