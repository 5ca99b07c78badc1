"""The Alchemist: how she answers the cove."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cothon.games.merchants_cove.choices import USE_STAFF
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.merchants.alchemist.box import CAULDRONS
from cothon.games.merchants_cove.merchants.alchemist.brewing import (
    BrewNext,
    bars_brewing,
    employ_stirrer,
)
from cothon.games.merchants_cove.merchants.alchemist.choices import BREW, CLEAN, TAKE
from cothon.games.merchants_cove.merchants.alchemist.decanter import (
    TakeColour,
    bars_row,
    fill_decanter,
)
from cothon.games.merchants_cove.merchants.alchemist.helpers import (
    can_scrub,
    employ_scrubber,
    employ_scullion,
)
from cothon.games.merchants_cove.merchants.alchemist.shop import Laboratory, gaps_from
from cothon.games.merchants_cove.merchants.alchemist.waste import bars_waste, clean_ichor
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE

# Staff slots; the Overseer is everybody's. [MC-ALCH-STAFF-4]
SCRUBBER: Final = 0
SCULLION: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Alchemist(Laboratory):
    """Marbles from a decanter are brewed into potions and elixirs."""

    def clone(self) -> Merchant:
        """A copy that shares nothing that changes."""
        twin = Alchemist()
        self.clone_into(twin)
        return twin

    def set_up(self, g: Table) -> None:
        """The decanter is filled from the bag. [MC-ALCH-SETUP-1, E-94]"""
        fill_decanter(g, self.seat)

    def bars_act(self, g: Table, space: i64) -> i64:
        """A marble in the row, a recipe for a cauldron, ichor in the toxic waste.

        Each row is a space of its own. [MC-ALCH-TAKE-3, MC-ALCH-BREW-1, MC-ALCH-CLEAN-1, E-81]
        """
        if space == BREW:
            return bars_brewing(self)
        return bars_waste(self) if space == CLEAN else bars_row(self, space - TAKE)

    def act(self, g: Table, space: i64) -> None:
        """Take ingredients, brew, or clean the ichor away."""
        if space == BREW:
            g.then(BrewNext(self.seat, CAULDRONS, optional=False))
        elif space == CLEAN:
            clean_ichor(g, self.seat)
        else:
            g.then(TakeColour(self.seat, space - TAKE))

    def hours_of(self, space: i64) -> i64:
        """What an action costs; a row has a price of its own."""
        if space == BREW:
            return self.printed.brew_hours
        if space == CLEAN:
            return self.printed.clean_hours
        if space == USE_STAFF:
            return self.printed.staff_hours
        return self.printed.take_hours[space - TAKE]

    def corruption_of(self, space: i64) -> i64:
        """Some rows cost corruption cards, too."""
        if TAKE <= space < BREW:
            return self.printed.take_corruption[space - TAKE]
        return 0

    def use_ability(self, g: Table, slot: i64) -> None:
        """Scrubber, scullion or stirrer. [MC-ALCH-STAFF-1 to -3]"""
        if slot == SCRUBBER:
            employ_scrubber(g, self.seat)
        elif slot == SCULLION:
            employ_scullion(g, self.seat)
        else:
            employ_stirrer(g, self.seat)

    def can_employ(self, g: Table, slot: i64) -> bool:
        """Something to scrub, room in a cauldron, a recipe. [MC-ALCH-STAFF-1 to -3, E-95]"""
        if slot == SCRUBBER:
            return can_scrub(self)
        if slot == SCULLION:
            return gaps_from(self, 0) > 0
        return bars_brewing(self) == POSSIBLE

    def end_use_of_staff(self, g: Table) -> None:
        """Only now the decanter is filled again. [MC-ALCH-STAFF-5, E-97]"""
        fill_decanter(g, self.seat)
