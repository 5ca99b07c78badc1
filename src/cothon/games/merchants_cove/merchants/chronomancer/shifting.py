"""Shifting timelines: a fragment of the time stream comes in, another one leaves."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.merchants.chronomancer.box import COLUMNS, FRAGMENTS, SLOTS
from cothon.games.merchants_cove.merchants.chronomancer.choices import FRAGMENT
from cothon.games.merchants_cove.merchants.chronomancer.events import (
    FRAGMENT_LAID,
    TIMELINE_ENTERED,
    TIMELINE_LEFT,
    TIMELINE_SHIFTED,
)
from cothon.games.merchants_cove.merchants.chronomancer.reasons import FRAGMENT_ON_BOARD
from cothon.games.merchants_cove.merchants.chronomancer.shop import (
    Workshop,
    face_of,
    is_in_stream,
    upper_slot,
    workshop_at,
)
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Question


def deal_fragments(g: Table, shop: Workshop) -> None:
    """The fragments to start with lie above, two others below, all white; the rest stays blue.

    [MC-CHRO-SETUP-2, -3, MC-SETUP-15, E-94]
    """
    starting: list[int] = []
    others: list[int] = []
    for fragment in range(FRAGMENTS):
        if shop.printed.starts[fragment]:
            starting.append(fragment)
        else:
            others.append(fragment)
    g.shuffle(starting)
    g.shuffle(others)
    for column in range(COLUMNS):
        lay_white(shop, column, starting[column])
        lay_white(shop, COLUMNS + column, others[column])
    for slot in range(SLOTS):
        g.tell(FRAGMENT_LAID, shop.seat, face_of(shop, shop.slots[slot]), slot)


def lay_white(shop: Workshop, slot: i64, fragment: i64) -> None:
    """A fragment goes into a slot, white face up."""
    shop.slots[slot] = fragment
    shop.blue &= ~(1 << fragment)


class ShiftTimelines(Question[Table]):
    """A fragment of the stream goes, as it lies, into the upper slot next to the machine.

    The one there slides down, and the one below leaves the board, is flipped and joins the stream.
    [MC-CHRO-SHIFT-1, DP-33]
    """

    def offer(self, g: Table, seat: i64) -> None:
        shop = workshop_at(g, seat)
        for fragment in range(FRAGMENTS):
            bar: i64 = POSSIBLE if is_in_stream(shop, fragment) else FRAGMENT_ON_BOARD
            g.consider(FRAGMENT + fragment, bar)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        shop = workshop_at(g, seat)
        upper = upper_slot(shop)
        lower = COLUMNS + upper
        coming, sliding, leaving = choice - FRAGMENT, shop.slots[upper], shop.slots[lower]
        shift(shop, coming)
        g.tell(TIMELINE_ENTERED, seat, face_of(shop, coming), upper)
        g.tell(TIMELINE_SHIFTED, seat, face_of(shop, sliding), lower)
        g.tell(TIMELINE_LEFT, seat, face_of(shop, leaving))


def shift(shop: Workshop, coming: i64) -> None:
    """One fragment enters above, the next slides down, the last leaves and is flipped.

    [MC-CHRO-SHIFT-1]
    """
    upper = upper_slot(shop)
    lower = COLUMNS + upper
    shop.blue ^= 1 << shop.slots[lower]
    shop.slots[lower] = shop.slots[upper]
    shop.slots[upper] = coming
