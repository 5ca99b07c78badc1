"""The map board: ships by region, coins on Pirate Island, treasures on islands and in the stack."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cothon.games.merchants_cove.box import COLOURS, LARGE, NONE
from cothon.games.merchants_cove.choices import USE_STAFF
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.merchants.captain.box import (
    HOME,
    ISLANDS,
    REGIONS,
    TREASURES,
    TREASURES_OF_COLOUR,
    Printed,
)
from cothon.games.merchants_cove.shopkeeper import Shopkeeper
from cothon.games.merchants_cove.table import Table
from cothon.kernel.hidden import WATCHER


@mypyc_attr(allow_interpreted_subclasses=True)
class Chart(Shopkeeper):
    """What lies on the Captain's map board and beside it. [MC-CAPT-SETUP-1, -2]"""

    printed: Printed
    ships: vec[i64]  # by region
    coins: i64  # on Pirate Island; the others are in the supply
    laden: i64  # a bit for every island with a treasure
    isles: list[int]  # those treasures, in the order of the islands; face up if all know them
    stack: list[int]  # face-down treasures, the top one last

    def clone_into(self, twin: Merchant) -> None:
        """Copy the map board, too."""
        super().clone_into(twin)
        assert isinstance(twin, Chart)
        twin.printed = self.printed
        twin.ships = self.ships[:]
        twin.coins = self.coins
        twin.laden = self.laden
        twin.isles = self.isles.copy()
        twin.stack = self.stack.copy()

    def add_piles(self, piles: list[list[int]]) -> None:
        """The stack and the islands are hidden from everybody. [MC-CAPT-GOODS-1]"""
        piles.append(self.isles)
        piles.append(self.stack)

    def add_face_up(self, cards: list[int]) -> None:
        """Treasures that have come ashore are open."""
        cards.extend(landed_treasures(self))

    def supply(self, good: i64) -> i64:
        """Seafood only: treasures come from islands, and what is left of them nobody knows.

        [MC-GEN-3, MC-CAPT-GOODS-1]
        """
        if good >= LARGE * COLOURS:
            return 0
        return self.owned[good] - self.stall[good]

    def active_icons(self, g: Table, colour: i64) -> i64:
        """Every ship on patrol activates the icon of its outer region. [MC-CAPT-PATROL-1, -2]"""
        icons: i64 = 0
        for region in range(REGIONS):
            if self.printed.icon[region] == colour:
                icons += self.ships[region]
        return icons


def chart_at(g: Table, seat: i64) -> Chart:
    """The map board of a seat."""
    chart = g.merchants[seat]
    assert isinstance(chart, Chart)
    return chart


def clear_chart(chart: Chart) -> None:
    """The figure on Use Staff, all ships in Serpents' Bay, no coin on Pirate Island, no treasure.

    [MC-CAPT-SETUP-1, -3]
    """
    chart.figure = USE_STAFF
    chart.ships = vec[i64]([0] * REGIONS)
    chart.ships[HOME] = chart.printed.ships
    chart.coins = 0
    chart.laden = 0
    chart.isles = []
    chart.stack = []


def send_ship(chart: Chart, start: i64, end: i64) -> None:
    """A ship goes from one region to another; ships are all alike."""
    chart.ships[start] -= 1
    chart.ships[end] += 1


# Treasures.


def good_of(chart: Chart, card: i64) -> i64:
    """The large good that a treasure is."""
    return LARGE * COLOURS + (card - chart.first_card) // TREASURES_OF_COLOUR


def has_treasure(chart: Chart, region: i64) -> bool:
    """Is this an island with a treasure?"""
    island = chart.printed.island[region]
    return island != NONE and chart.laden >> island & 1 == 1


def place_among_isles(chart: Chart, island: i64) -> i64:
    """How many islands before this one have a treasure: where its own one is in the list."""
    place: i64 = 0
    for earlier in range(ISLANDS):
        if earlier < island:
            place += chart.laden >> earlier & 1
    return place


def treasure_at(chart: Chart, island: i64) -> i64:
    """The treasure of an island that has one."""
    treasure: i64 = chart.isles[place_among_isles(chart, island)]
    return treasure


def landed_treasures(chart: Chart) -> list[int]:
    """Those that are ashore: on the stall, by its counts, or sold and set aside.

    [MC-CAPT-GOODS-1]
    """
    at_sea: i64 = 0
    for card in chart.isles:
        at_sea |= 1 << (card - chart.first_card)
    for card in chart.stack:
        at_sea |= 1 << (card - chart.first_card)
    landed: list[int] = []
    for treasure in range(TREASURES):
        if not at_sea >> treasure & 1:
            landed.append(chart.first_card + treasure)
    return landed


def is_face_up(g: Table, card: i64) -> bool:
    """Does this treasure lie open, for those who look on, too?"""
    return g.knows(WATCHER, card)


def put_on_island(chart: Chart, island: i64, card: i64) -> None:
    """A treasure comes to an island without one."""
    chart.isles.insert(place_among_isles(chart, island), card)
    chart.laden |= 1 << island


def take_from_island(chart: Chart, island: i64) -> i64:
    """The treasure of an island leaves it."""
    treasure: i64 = chart.isles.pop(place_among_isles(chart, island))
    chart.laden &= ~(1 << island)
    return treasure
