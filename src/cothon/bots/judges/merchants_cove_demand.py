"""What goods will bring at the markets of Merchants Cove, as far as the open table shows.

Numbers in brackets: rules page, section 9.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cothon.bots.judging import Scales
from cothon.games.merchants_cove.box import (
    BLACK_MARKET,
    BOAT,
    BOATS,
    COLOURS,
    DOCKS,
    GOODS,
    PIER,
    PIERS,
    ROUNDS,
    SIZES,
)
from cothon.games.merchants_cove.market import OpenPier, PayForSmuggling, VisitPier
from cothon.games.merchants_cove.sponsorship import PaySponsorship
from cothon.games.merchants_cove.table import (
    AT_SEA,
    Table,
    colour_of,
    side_of_boat,
    side_of_dock,
    size_of,
)


class Demand:
    """Who will stand on the piers, and what a piece of each good is worth for that."""

    def __init__(self, scales: Scales[Table]) -> None:
        self.docking = scales.row(
            "demand_docking", [0.1, 0.25, 0.45, 0.7], "who is aboard a boat with so many lands [2]"
        )
        self.usual = scales.weigh(
            "demand_usual", 1.3, "customers of a colour on a pier of a later round"
        )
        self.hope = scales.weigh(
            "demand_hope", 0.45, "customers to come to each free dock, of a colour"
        )
        self.kept = scales.weigh("demand_kept", 0.75, "of a good that is kept for the next round")

    def later(self, g: Table) -> vec[float]:
        """What a piece of each good will bring if it is kept for a later round. [6]"""
        worth = vec[float]([0.0] * GOODS)
        if g.round < ROUNDS:
            for good in range(GOODS):
                worth[good] = self.kept * self.usual * float(g.box.price[good])
        return worth

    def worth(self, g: Table, later: vec[float], card: float) -> vec[float]:
        """The best that a piece of each good will bring, now or in a later round. [1, 6]"""
        crowds = self.crowds(g)
        worth = later[:]
        for good in range(GOODS):
            price = float(g.box.price[good])
            for pier in range(PIERS):
                if g.box.pier_takes[pier * SIZES + size_of(good)]:
                    gold = price * crowds[pier * COLOURS + colour_of(good)]
                    if pier == BLACK_MARKET:
                        gold += card / 2.0
                    worth[good] = max(worth[good], gold)
        return worth

    def crowds(self, g: Table) -> vec[float]:
        """By pier and colour: who has landed, and who will probably land. [1, 2]"""
        crowds = vec[float]([0.0] * (PIERS * COLOURS))
        for pier in range(first_open_pier(g), PIERS):
            for colour in range(COLOURS):
                crowds[pier * COLOURS + colour] = float(g.count_at(PIER + pier, colour))
        if not is_market(g):
            for dock in range(DOCKS):
                if g.dock_is_free(dock):
                    self.add_boats(g, dock, crowds)
        return crowds

    def add_boats(self, g: Table, dock: i64, crowds: vec[float]) -> None:
        """Who may come to a free dock: those at sea on its side, and some not yet drawn."""
        first = g.box.dock_pier[dock] * COLOURS
        side = side_of_dock(dock)
        free: i64 = 0
        for other in range(DOCKS):
            if side_of_dock(other) == side and g.dock_is_free(other):
                free += 1
        for boat in range(BOATS):
            if g.berth[boat] == AT_SEA and side_of_boat(boat) == side:
                aboard = min(g.crowd_at(BOAT + boat), len(self.docking) - 1)
                share = self.docking[aboard] / float(free)
                for colour in range(COLOURS):
                    crowds[first + colour] += share * float(g.count_at(BOAT + boat, colour))
        for colour in range(COLOURS):
            crowds[first + colour] += self.hope


def is_market(g: Table) -> bool:
    """Has production ended?"""
    for step in g.agenda:
        if isinstance(step, (OpenPier, VisitPier, PayForSmuggling, PaySponsorship)):
            return True
    return False


def first_open_pier(g: Table) -> i64:
    """The pier where sales go on, or the first one to come."""
    for step in g.agenda:
        if isinstance(step, OpenPier):
            return step.pier - 1 if step.pier > 0 else 0
        if isinstance(step, (PayForSmuggling, PaySponsorship)):
            return PIERS
    return 0
