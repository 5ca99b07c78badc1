"""A merchant: what everyone at the table has, and what the cove asks of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cothon.games.merchants_cove.box import GOODS, NONE, STAFF_SLOTS

if TYPE_CHECKING:
    from cothon.games.merchants_cove.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Merchant:
    """A merchant at the table: what everyone has, and what the cove asks of each.

    This is the contract. The shared chapters call these methods and never ask which merchant it is.
    Those whom people play extend `Shopkeeper`, which asks its player; the Peddler decides by
    itself.
    """

    number: i64  # among the merchants of the box; its goods have the names of that one
    choice: i64  # what picks it when the game begins [DP-02]
    first_card: i64  # of its own cards, if it has any
    owned: vec[i64]  # by good: the pieces that came with it
    seat: i64
    clock: i64  # of the hourglass: 2X on hour X, 2X + 1 on the hand behind it [MC-CLOCK-11]
    hand: list[int]  # corruption cards
    staff: list[int]  # townsfolk cards; NONE in a free slot
    stall: vec[i64]  # by good: the pieces for sale, without any limit [MC-GEN-5, E-85]
    smuggled: bool  # has it sold at the Black Market in this phase? [MC-MARKET-8]

    # Gold, by where it came from; no gems are counted. [MC-GEN-11, MC-SETUP-12, E-61, E-86]
    sales: i64
    sponsorship: i64
    trade: i64  # what the shop itself brought
    renown: i64  # faction icons at the end
    disgrace: i64  # corruption icons at the end, below 0

    # Copies.

    def clone(self) -> Merchant:
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def clone_into(self, twin: Merchant) -> None:
        """Copy what every merchant has; a merchant's `clone` calls this first."""
        twin.number = self.number
        twin.choice = self.choice
        twin.first_card = self.first_card
        twin.owned = self.owned
        twin.seat = self.seat
        twin.clock = self.clock
        twin.hand = self.hand.copy()
        twin.staff = self.staff.copy()
        twin.stall = self.stall[:]
        twin.smuggled = self.smuggled
        twin.sales = self.sales
        twin.sponsorship = self.sponsorship
        twin.trade = self.trade
        twin.renown = self.renown
        twin.disgrace = self.disgrace

    # What its shop is.

    def set_up(self, g: Table) -> None:
        """Lay the own components out. [MC-SETUP-13, -15]"""

    def add_piles(self, piles: list[list[int]]) -> None:
        """Name the own piles in which cards may lie face down."""

    def add_face_up(self, cards: list[int]) -> None:
        """Name the own cards that lie open, or are not in play."""

    def supply(self, good: i64) -> i64:
        """How many pieces of a good it can still make. [MC-GEN-3]"""
        return self.owned[good] - self.stall[good]

    def can_hire(self, g: Table, good: i64) -> bool:
        """Could a mercenary bring this good, as far as all know? [MC-TOWN-3, E-30]"""
        return self.supply(good) > 0

    def hire(self, g: Table, good: i64) -> None:
        """A mercenary brings this good to the stall, if a hidden supply has it. [MC-TOWN-3]"""
        self.stall[good] += 1

    def give_back(self, g: Table, good: i64) -> None:
        """A sold piece leaves the stall for the supply. [MC-MARKET-7]"""
        self.stall[good] -= 1

    def kept_adventurers(self, kind: i64) -> i64:
        """How many adventurers of a kind it keeps with it. [MC-PEDDLER-6]"""
        return 0

    def active_icons(self, g: Table, colour: i64) -> i64:
        """How many market sponsorship icons of this colour pay now. [MC-SPON-1]"""
        return 0

    # What it does when the cove calls.

    def take_turn(self, g: Table) -> None:
        """Begin the own turn. [MC-TURN-1]"""
        raise NotImplementedError

    def adjust_clock(self, g: Table, hours: i64) -> None:
        """The own turn has cost so many hours: move the hourglass. [MC-TURN-4]"""
        raise NotImplementedError

    def choose_way(self, g: Table, hours: i64) -> None:
        """At a free hand with hours to spend: take the hand, or go on. [MC-CLOCK-8]"""
        raise NotImplementedError

    def load_boats(self, g: Table) -> None:
        """An icon of the clock was passed: an adventurer goes aboard. [MC-LOAD-1]"""
        raise NotImplementedError

    def command_rogue(self, g: Table, boat: i64) -> None:
        """A rogue was put on this boat, and Robbers are in play. [MC-ROGUE-6]"""

    def choose_dock(self, g: Table, boat: i64) -> None:
        """Bring a full boat to a free dock of its side. [MC-DOCK-1]"""
        raise NotImplementedError

    def visit_pier(self, g: Table, pier: i64) -> None:
        """Sell at a pier. [MC-MARKET-2]"""
        raise NotImplementedError

    def collect_sponsorship(self, g: Table) -> None:
        """After all sales: what the halls pay. [MC-SPON-1]"""
        raise NotImplementedError

    def clean_up(self, g: Table) -> None:
        """Cleanup steps of the own shop. [MC-CLEAN-4]"""

    def arrive(self, g: Table) -> None:
        """Steps of the own shop in the arrival phase. [MC-ARRIVE-6]"""

    def gold(self) -> i64:
        """All gold it has. [MC-GEN-11]"""
        return self.sales + self.sponsorship + self.trade + self.renown + self.disgrace


def put_in_box(merchant: Merchant) -> None:
    """Nobody plays it yet: nothing on the stall, no staff, no cards, no gold. [MC-SETUP-12]"""
    merchant.seat = NONE
    merchant.clock = 2
    merchant.hand = []
    merchant.staff = [NONE] * STAFF_SLOTS
    merchant.stall = vec[i64]([0] * GOODS)
    merchant.smuggled = False
    merchant.sales = 0
    merchant.sponsorship = 0
    merchant.trade = 0
    merchant.renown = 0
    merchant.disgrace = 0


def open_shop(prototype: Merchant, seat: i64) -> Merchant:
    """A merchant of the box sits down. [MC-SETUP-8, -13]"""
    merchant = prototype.clone()
    merchant.seat = seat
    return merchant
