"""The barrow: a stall and a pool of customers, both in rows, and the cards that decide."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cothon.games.merchants_cove.box import NONE
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.peddler.box import Printed
from cothon.games.merchants_cove.table import Table

FREE: Final = -1  # nothing lies in this place of a row


@mypyc_attr(allow_interpreted_subclasses=True)
class Barrow(Merchant):
    """What lies on the Peddler's board. [MC-PEDDLER-3, -6]"""

    printed: Printed
    row: vec[i64]  # the goods of the stall by place; gaps stay [MC-PEDDLER-35, E-83]
    pool: vec[i64]  # adventurers by place; there are no gaps [MC-PEDDLER-30]
    deck: list[int]  # the top card last
    discard: list[int]  # all have seen them
    left: i64  # the card in the left slot: only while it acts
    right: i64

    def clone_into(self, twin: Merchant) -> None:
        """Copy the board, too."""
        super().clone_into(twin)
        assert isinstance(twin, Barrow)
        twin.printed = self.printed
        twin.row = self.row[:]
        twin.pool = self.pool[:]
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.left = self.left
        twin.right = self.right

    def add_piles(self, piles: list[list[int]]) -> None:
        """Nobody knows the order of its deck."""
        piles.append(self.deck)

    def add_face_up(self, cards: list[int]) -> None:
        """The slots lie open; what was discarded has lain there."""
        cards.extend(self.discard)
        if self.left != NONE:
            cards.append(self.left)
        if self.right != NONE:
            cards.append(self.right)

    def kept_adventurers(self, kind: i64) -> i64:
        """How many of a kind are in its pool. [MC-PEDDLER-6]"""
        count: i64 = 0
        for place in range(self.printed.pool_places):
            if self.pool[place] == kind:
                count += 1
        return count

    def active_icons(self, g: Table, colour: i64) -> i64:
        """Every customer in its pool pays like an icon. [MC-PEDDLER-34]"""
        return self.kept_adventurers(colour)

    def give_back(self, g: Table, good: i64) -> None:
        """A sold piece leaves a gap on the stall. [MC-PEDDLER-35, MC-MARKET-7]"""
        self.stall[good] -= 1
        place: i64 = 0
        while self.row[place] != good:
            place += 1
        self.row[place] = FREE


def barrow_at(g: Table, seat: i64) -> Barrow:
    """The barrow of a seat."""
    barrow = g.merchants[seat]
    assert isinstance(barrow, Barrow)
    return barrow


def clear_barrow(barrow: Barrow) -> None:
    """Stall and pool are empty, and no card is there yet. [MC-PEDDLER-3, -6]"""
    barrow.row = vec[i64]([FREE] * barrow.printed.stall_places)
    barrow.pool = vec[i64]([FREE] * barrow.printed.pool_places)
    barrow.deck = []
    barrow.discard = []
    barrow.left = NONE
    barrow.right = NONE


def free_place(places: vec[i64]) -> i64:
    """The leftmost free place of stall or pool, or NONE. [MC-PEDDLER-7]"""
    for place in range(len(places)):
        if places[place] == FREE:
            return place
    return NONE


def goods_on_stall(barrow: Barrow) -> i64:
    """How many pieces there are, wherever they lie. [MC-PEDDLER-35]"""
    pieces: i64 = 0
    for place in range(barrow.printed.stall_places):
        if barrow.row[place] != FREE:
            pieces += 1
    return pieces


def leave_pool(barrow: Barrow, place: i64) -> None:
    """An adventurer leaves the pool, and the others slide to the left. [MC-PEDDLER-30]"""
    last = barrow.printed.pool_places - 1
    for later in range(place, last):
        barrow.pool[later] = barrow.pool[later + 1]
    barrow.pool[last] = FREE


# The location icons of the turn: the side from the right card, the depth from the left one.


def side_shown(barrow: Barrow) -> i64:
    """Left or right. [MC-PEDDLER-10, -14, -31]"""
    return barrow.printed.side[barrow.right - barrow.first_card]


def depth_shown(barrow: Barrow) -> i64:
    """Inner or outer. [MC-PEDDLER-10, -14, -31]"""
    return barrow.printed.depth[barrow.left - barrow.first_card]
