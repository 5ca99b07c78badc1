"""Phase 1, loading: a contract is put on a slot for good, its oar sets the next order of play."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.neptun.box import OAR_CARD, SLOTS
from cothon.games.neptun.choices import SLOT
from cothon.games.neptun.events import CONTRACT_LOADED, OAR_KEPT
from cothon.games.neptun.reasons import OAR_LATER, SLOT_TAKEN
from cothon.games.neptun.table import (
    EMPTY,
    OPEN,
    Merchant,
    Table,
    doubt_hand,
    take_into_hand,
)
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.step import Question


class LoadContract(Question[Table]):
    """On any empty slot, face up; it stays there until it is fulfilled, lost or the round ends.

    Two contracts for the same city are fine. [NE-LOAD-1, -2, -3, EC-43]
    """

    def offer(self, g: Table, seat: i64) -> None:
        merchant = g.merchants[seat]
        for slot in range(SLOTS):
            g.consider(SLOT + slot, bars_loading(merchant, slot))
        if g.doubts is not None:
            doubt_hand(g, seat, OAR_LATER)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        slot = choice - SLOT
        merchant = g.merchants[seat]
        merchant.slots[slot] = OPEN
        merchant.cities[slot] = g.taken[0]
        merchant.goods[slot] = g.taken[1]
        g.tell(CONTRACT_LOADED, seat, g.taken[0], g.taken[1], slot)
        row(g, seat, g.taken[2])
        g.taken = []


def bars_loading(merchant: Merchant, slot: i64) -> i64:
    """The slot is empty. [NE-LOAD-1]"""
    if merchant.slots[slot] == EMPTY:
        return POSSIBLE
    return because(SLOT_TAKEN, merchant.goods[slot], merchant.cities[slot])


def row(g: Table, seat: i64, oar: i64) -> None:
    """The pawn goes to the oar scale, on top of others there; then the card goes into the hand.

    [NE-LOAD-4, -5, EC-39]
    """
    g.rowers.append(seat)
    g.power[seat] = g.box.power[oar - OAR_CARD]
    g.tell(OAR_KEPT, seat, oar)
    take_into_hand(g, seat, oar)
