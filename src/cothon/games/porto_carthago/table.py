"""The table: what lies where."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.porto_carthago.box import GOODS, MOST_SEATS, QUAYS, SHIPS, SLOTS, Box
from cothon.games.porto_carthago.choices import SIZE
from cothon.kernel.chance import Seed
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.state import NOBODY, State

NONE: Final = -1  # no ship, no good
LONGEST_ROW: Final = 6


class Senator:
    """One player: the reserve, the warehouse card, and the servants sent out. [PC-GEN-3]"""

    reserve: i64
    blocked: i64  # servants on the own warehouse card
    lighthouse: i64
    temple: i64
    captains: i64  # charter ships held
    large: i64  # servants on the large palace seat
    moved: i64  # of those on the large seat: they came from the intrigue path
    extra: i64  # intrigue seats without a servant [EC-36]
    talents: i64
    points: i64
    goods: vec[i64]  # by kind, in the warehouse
    kept: vec[i64]  # ship cards face up before the player

    def clone(self) -> Senator:
        """A copy that shares nothing."""
        twin = Senator()
        twin.reserve = self.reserve
        twin.blocked = self.blocked
        twin.lighthouse = self.lighthouse
        twin.temple = self.temple
        twin.captains = self.captains
        twin.large = self.large
        twin.moved = self.moved
        twin.extra = self.extra
        twin.talents = self.talents
        twin.points = self.points
        twin.goods = self.goods[:]
        twin.kept = self.kept[:]
        return twin


class Table(State):
    """The whole table of Porto Carthago."""

    box: Box
    final_purchase_always: bool  # the switch of EC-34

    senators: list[Senator]
    start_player: i64
    decade: i64
    action_round: i64

    # Harbour: a quay has an owner or none, at most one ship, at most one good. [PC-GEN-6]
    owners: vec[i64]
    ships: vec[i64]
    stored: vec[i64]

    # Ships at sea.
    deck: list[int]  # the top card last, the bottom card first
    first_row: vec[i64]
    second_row: vec[i64]

    # Goods. Of the two cloth bags in the box one has no use. [EC-56]
    bag: vec[i64]  # by kind
    market: vec[i64]  # by kind
    purchases: i64  # Merchant purchases since the counter was set to 0
    aboard: i64  # the good of a voyage under way [PC-GEN-13, EC-63]

    # Action cards: the kind on each slot, and the servants on it by seat.
    slots: vec[i64]
    workers: vec[i64]

    # Influence.
    palace: list[int]  # who sits on the ordinary seats, cheapest first
    path: list[int]  # who stands on the intrigue path, from the arrow

    def clone(self) -> Table:
        """A table equal to this one that shares nothing that changes."""
        twin = Table()
        self.clone_into(twin)
        twin.box = self.box
        twin.final_purchase_always = self.final_purchase_always
        twin.senators = [senator.clone() for senator in self.senators]
        twin.start_player = self.start_player
        twin.decade = self.decade
        twin.action_round = self.action_round
        twin.owners = self.owners[:]
        twin.ships = self.ships[:]
        twin.stored = self.stored[:]
        twin.deck = self.deck.copy()
        twin.first_row = self.first_row[:]
        twin.second_row = self.second_row[:]
        twin.bag = self.bag[:]
        twin.market = self.market[:]
        twin.purchases = self.purchases
        twin.aboard = self.aboard
        twin.slots = self.slots[:]
        twin.workers = self.workers[:]
        twin.palace = self.palace.copy()
        twin.path = self.path.copy()
        return twin

    def piles(self) -> list[list[int]]:
        """Only the deck lies face down."""
        return [self.deck]

    def face_up(self) -> list[int]:
        """The ships in the rows, at the quays and before the players. [PC-GEN-5]"""
        cards: list[int] = []
        for place in range(LONGEST_ROW):
            cards.append(self.first_row[place])
            cards.append(self.second_row[place])
        for quay in range(QUAYS):
            cards.append(self.ships[quay])
        for senator in self.senators:
            cards.extend(senator.kept)
        return [card for card in cards if card != NONE]

    def clockwise(self, seat: i64) -> i64:
        """The next seat in play order. [PC-GEN-1]"""
        return (seat + 1) % self.seats

    def row_length(self) -> i64:
        """Ships per row: one more than players. [PC-SETUP-3]"""
        return self.seats + 1


def empty_table(box: Box, seats: i64, seed: Seed, final_purchase_always: bool) -> Table:
    """Nothing lies on the table: every servant is in its reserve, every good in the bag."""
    g = Table()
    g.begin(seats, seed, SHIPS, SIZE)
    g.box = box
    g.final_purchase_always = final_purchase_always
    g.senators = [new_senator(box) for _ in range(seats)]
    g.start_player = 0
    g.decade = 1
    g.action_round = 1
    g.owners = nothing(QUAYS)
    g.ships = nothing(QUAYS)
    g.stored = nothing(QUAYS)
    g.deck = []
    g.first_row = nothing(LONGEST_ROW)
    g.second_row = nothing(LONGEST_ROW)
    g.bag = box.goods[:]
    g.market = vec[i64]([0] * GOODS)
    g.purchases = 0
    g.aboard = NONE
    g.slots = nothing(SLOTS)
    g.workers = vec[i64]([0] * (SLOTS * MOST_SEATS))
    g.palace = []
    g.path = []
    return g


def new_senator(box: Box) -> Senator:
    """A player with all servants in the reserve. [PC-SETUP-7]"""
    senator = Senator()
    senator.reserve = box.servants
    senator.blocked = 0
    senator.lighthouse = 0
    senator.temple = 0
    senator.captains = 0
    senator.large = 0
    senator.moved = 0
    senator.extra = 0
    senator.talents = 0
    senator.points = 0
    senator.goods = vec[i64]([0] * GOODS)
    senator.kept = vec[i64]()
    return senator


def nothing(places: i64) -> vec[i64]:
    """So many empty places."""
    return vec[i64]([NONE] * places)


def free_storage(g: Table, seat: i64) -> i64:
    """Storage spaces neither blocked by a servant nor taken by a good. [PC-SETUP-8]"""
    senator = g.senators[seat]
    spaces = g.box.storage_spaces - senator.blocked
    for good in range(GOODS):
        spaces -= senator.goods[good]
    return spaces


def in_turn(g: Table) -> list[int]:
    """All seats, from the start player clockwise. [PC-TURN-1]"""
    return [(g.start_player + turn) % g.seats for turn in range(g.seats)]


def ships_in(row: vec[i64]) -> list[int]:
    """The ships of a row, from top to bottom."""
    return [ship for ship in row if ship != NONE]


def put_under_deck(g: Table, ship: i64) -> None:
    """A card goes face down to the very bottom of the deck; from then on it is hidden.

    All have seen it go, and the log tells of it, but nobody is shown where it lies.
    [PC-GEN-9, EC-64]
    """
    g.forget(ship, 0)
    g.deck.insert(0, ship)


def draw_ship(g: Table) -> i64:
    """The top card of the deck, face up; NONE if the deck is empty. [EC-5]"""
    if not g.deck:
        return NONE
    ship: i64 = g.deck.pop()
    g.show(ship, EVERYBODY)
    return ship


def draw_good(g: Table) -> i64:
    """A good drawn at random from the bag; NONE if the bag is empty. [EC-21]"""
    left: i64 = 0
    for good in range(GOODS):
        left += g.bag[good]
    if not left:
        return NONE
    pick = g.chance(left)
    drawn: i64 = 0
    while pick >= g.bag[drawn]:
        pick -= g.bag[drawn]
        drawn += 1
    g.bag[drawn] -= 1
    return drawn


def is_unowned(g: Table, quay: i64) -> bool:
    """May this quay be claimed? A docked ship does not matter. [PC-GEN-7]"""
    return g.owners[quay] == NOBODY
