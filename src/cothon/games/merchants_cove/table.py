"""The table: what lies where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.merchants_cove.box import (
    BAG,
    BOATS,
    COLOURS,
    DOCKS,
    DRAWN,
    HALLS,
    HANDS,
    KINDS,
    NONE,
    PLAZA,
    ROUNDS,
    SIDE_BOATS,
    SIDE_DOCKS,
    WHEREABOUTS,
    Box,
)
from cothon.games.merchants_cove.choices import MOST_OPTIONS
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.reasons import BOAT_AWAY, BOAT_DOCKED, BOAT_FULL
from cothon.kernel.chance import Seed
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.state import State

# Where a boat is, unless it lies in a dock.
AT_SEA: Final = -1
REMOVED: Final = -2

# Townsfolk in play, as masks of types. [MC-SETUP-2]
TOWNSFOLK_TYPES: Final = (
    "locals_mercenaries",
    "locals_sailors",
    "mercenaries_sailors",
    "all",
)
TYPE_MASKS: Final = (3, 5, 6, 7)

ROGUE_CHOICES: Final = ("criminals", "cultists", "robbers", "lot")
BY_LOT: Final = 3

MERCHANT_CHOICES: Final = ("chosen", "lot")
LEVELS: Final = ("normal", "hard")


class Switches:
    """What the host decides before the game. [DP-01]"""

    def __init__(
        self,
        types: i64,
        rogues: i64,
        merchants_by_lot: bool,
        peddler: bool,
        hard: bool,
        smelter_counts: bool,
    ) -> None:
        self.types = types  # of townsfolk, as a mask
        self.rogues = rogues  # the rogue card, or BY_LOT
        self.merchants_by_lot = merchants_by_lot
        self.peddler = peddler  # does it sit down with two people, too?
        self.hard = hard
        self.smelter_counts = smelter_counts  # E-52


def read_switches(options: Mapping[str, bool | str]) -> Switches:
    """The switches of the sheet as the rules like them."""
    return Switches(
        TYPE_MASKS[TOWNSFOLK_TYPES.index(str(options["townsfolk"]))],
        ROGUE_CHOICES.index(str(options["rogues"])),
        options["merchants"] == "lot",
        options["peddler"] is True,
        options["peddler_level"] == "hard",
        options["smelter_counts"] is True,
    )


class Table(State):
    """The whole table of Merchants Cove."""

    box: Box
    switches: Switches
    people: i64  # the Peddler sits behind them, if it does

    merchants: list[Merchant]  # by seat; before they are chosen the list is shorter
    round: i64  # 1 to 3
    rogues: i64  # the rogue card, for the whole game [MC-ROGUE-1]
    order: vec[i64]  # seats: of two on one space of the clock the later one is on top
    marker: i64  # the hour of the market marker
    berth: vec[i64]  # by boat: its dock, AT_SEA or REMOVED
    adventurers: vec[i64]  # by whereabouts and kind
    plaza: vec[i64]  # townsfolk cards, from left to right
    townsfolk_deck: list[int]  # the top card last
    corruption_deck: list[int]
    corruption_discard: list[int]
    left_out: list[int]  # cards that are not part of this game; clones share the list

    def clone(self) -> Table:
        """A table equal to this one that shares nothing that changes."""
        twin = Table()
        self.clone_into(twin)
        twin.box = self.box
        twin.switches = self.switches
        twin.people = self.people
        twin.merchants = [merchant.clone() for merchant in self.merchants]
        twin.round = self.round
        twin.rogues = self.rogues
        twin.order = self.order[:]
        twin.marker = self.marker
        twin.berth = self.berth[:]
        twin.adventurers = self.adventurers[:]
        twin.plaza = self.plaza[:]
        twin.townsfolk_deck = self.townsfolk_deck.copy()
        twin.corruption_deck = self.corruption_deck.copy()
        twin.corruption_discard = self.corruption_discard.copy()
        twin.left_out = self.left_out
        return twin

    def piles(self) -> list[list[int]]:
        """Decks, the discard pile, hands of corruption cards, and what the shops keep hidden."""
        piles = [self.townsfolk_deck, self.corruption_deck, self.corruption_discard]
        for merchant in self.merchants:
            piles.append(merchant.hand)
            merchant.add_piles(piles)
        return piles

    def face_up(self) -> list[int]:
        """The plaza, staff, open cards of the shops, and what is not part of this game."""
        cards = self.left_out.copy()
        for card in self.plaza:
            if card != NONE:
                cards.append(card)
        for merchant in self.merchants:
            for hired in merchant.staff:
                if hired != NONE:
                    cards.append(hired)
            if self.shops_are_open():
                merchant.add_face_up(cards)
        return cards

    def shops_are_open(self) -> bool:
        """Has everybody a merchant? Before, no shop is laid out. [MC-SETUP-13, -15]"""
        return len(self.merchants) == self.seats

    def backs(self) -> i64:
        """Townsfolk, corruption, and one for each merchant with cards."""
        return self.box.backs

    def back(self, card: i64) -> i64:
        """Townsfolk, corruption, or a card of a merchant's own."""
        return self.box.card_back[card]

    # Adventurers.

    def count_at(self, where: i64, kind: i64) -> i64:
        """How many adventurers of a kind are somewhere."""
        return self.adventurers[where * KINDS + kind]

    def crowd_at(self, where: i64) -> i64:
        """How many adventurers are somewhere."""
        crowd: i64 = 0
        for kind in range(KINDS):
            crowd += self.adventurers[where * KINDS + kind]
        return crowd

    def move(self, kind: i64, start: i64, end: i64) -> None:
        """An adventurer goes from one place to another."""
        self.adventurers[start * KINDS + kind] -= 1
        self.adventurers[end * KINDS + kind] += 1

    def hall(self, colour: i64) -> i64:
        """How many adventurers are in the hall of a colour. [E-65]"""
        return self.adventurers[HALLS * KINDS + colour]

    # Boats and docks.

    def bars_boarding(self, boat: i64) -> i64:
        """Is this boat at sea, with a free place? [MC-LOAD-1, -3]"""
        if self.berth[boat] != AT_SEA:
            return BOAT_AWAY if self.berth[boat] == REMOVED else BOAT_DOCKED
        if self.crowd_at(boat) < self.box.capacity:
            return POSSIBLE
        return because(BOAT_FULL, self.box.capacity)

    def has_room(self, boat: i64) -> bool:
        """Can somebody board this boat?"""
        return self.bars_boarding(boat) == POSSIBLE

    def dock_is_free(self, dock: i64) -> bool:
        """Does no boat lie in this dock?"""
        for boat in range(BOATS):
            if self.berth[boat] == dock:
                return False
        return True

    def docks_are_full(self) -> bool:
        """Are all four docks occupied: is load boats ignored? [MC-DOCK-4]"""
        docked: i64 = 0
        for boat in range(BOATS):
            if self.berth[boat] >= 0:
                docked += 1
        return docked == DOCKS

    # The clock.

    def hand_is_free(self, hand: i64) -> bool:
        """Has the mouse left this hand? The first is free in round 2, both in round 3.

        [MC-CLOCK-12]
        """
        return self.round > hand + 1

    def first_hour(self) -> i64:
        """The lowest space without a mouse: where all begin this round. [MC-CLEAN-5, -6, -7]"""
        return self.round


def empty_table(box: Box, people: i64, seats: i64, seed: Seed, switches: Switches) -> Table:
    """Nothing lies on the table: no merchant sits at it, boats are empty and at sea."""
    g = Table()
    g.begin(seats, seed, box.cards, MOST_OPTIONS)
    g.box = box
    g.switches = switches
    g.people = people
    g.merchants = []
    g.round = 1
    g.rogues = 0
    g.order = vec[i64]([0] * seats)
    for seat in range(seats):
        g.order[seat] = seat
    g.marker = box.marker_start
    g.berth = vec[i64]([AT_SEA] * BOATS)
    g.adventurers = vec[i64]([0] * (WHEREABOUTS * KINDS))
    g.plaza = vec[i64]([NONE] * PLAZA)
    g.townsfolk_deck = []
    g.corruption_deck = []
    g.corruption_discard = []
    g.left_out = []
    return g


def seats_for(people: i64, switches: Switches) -> i64:
    """The Peddler sits down with one person, and with two if they want it; the clock counts it.

    [MC-PEDDLER-1, -5, DP-01]
    """
    if people == 1 or (people == 2 and switches.peddler):
        return people + 1
    return people


def leave_out(g: Table, card: i64) -> None:
    """A card is not part of this game; everybody knows."""
    g.known[card] = EVERYBODY
    g.left_out.append(card)


def bring_in(g: Table, first: i64, count: i64) -> list[int]:
    """A merchant's own cards come to the table, nobody knows yet which is which.

    The list of those left out is a new one, as clones share it.
    """
    left: list[int] = []
    for card in g.left_out:
        if card < first or card >= first + count:
            left.append(card)
    g.left_out = left
    own: list[int] = list(range(first, first + count))
    for card in own:
        g.known[card] = 0
    return own


def side_of_boat(boat: i64) -> i64:
    """0 for the left side of the island, 1 for the right one. [MC-SETUP-1]"""
    return boat // SIDE_BOATS


def side_of_dock(dock: i64) -> i64:
    """0 for the left side, 1 for the right one. [MC-DOCK-1]"""
    return dock // SIDE_DOCKS


def draw_from_bag(g: Table) -> i64:
    """An adventurer drawn at random leaves the bag, in the sight of all; NONE if it is empty.

    Like every die and every card that is seen, it cannot be taken back. [MC-LOAD-1, -4, MC-GEN-12,
    E-67]
    """
    crowd = g.crowd_at(BAG)
    if crowd == 0:
        return NONE
    drawn = g.chance(crowd)
    kind: i64 = 0
    while drawn >= g.count_at(BAG, kind):
        drawn -= g.count_at(BAG, kind)
        kind += 1
    g.move(kind, BAG, DRAWN)
    return kind


def put_into(g: Table, kind: i64, where: i64) -> None:
    """An adventurer that was drawn arrives somewhere."""
    g.move(kind, DRAWN, where)


def take_in(g: Table, kind: i64) -> None:
    """An adventurer that was drawn stays with a merchant. [MC-PEDDLER-6]"""
    g.adventurers[DRAWN * KINDS + kind] -= 1


def let_go(g: Table, kind: i64) -> None:
    """An adventurer that stayed with a merchant goes on, as if it was drawn. [MC-PEDDLER-24]"""
    g.adventurers[DRAWN * KINDS + kind] += 1


def colour_of(good: i64) -> i64:
    """The colour of a good: who buys it. [MC-GEN-6]"""
    return good % COLOURS


def size_of(good: i64) -> i64:
    """The size of a good: where it is sold. [MC-GEN-6]"""
    return good // COLOURS


def is_last_round(g: Table) -> bool:
    """Does no round follow? [MC-FLOW-1]"""
    return g.round == ROUNDS


def hand_behind(g: Table, hour: i64) -> i64:
    """The free hand that can be entered from this hour, or NONE. [MC-CLOCK-7]"""
    for hand in range(HANDS):
        if g.box.hands[hand] == hour and g.hand_is_free(hand):
            return hand
    return NONE
