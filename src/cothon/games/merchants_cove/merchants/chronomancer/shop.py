"""The workshop: two figures on a ring, portal fragments, frozen hours."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cothon.games.merchants_cove.box import COLOURS, NONE
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.merchants.chronomancer.box import (
    FACES,
    FIRST,
    FRAGMENTS,
    FREEZE_TIME,
    HALVES,
    KIND,
    LEFT,
    MACHINE_EVERY,
    RIGHT,
    RING,
    SHIFT_TIMELINES,
    SLOTS,
    Printed,
)
from cothon.games.merchants_cove.merchants.chronomancer.choices import (
    ASSISTANT_TO,
    CHRONOMANCER_TO,
)
from cothon.games.merchants_cove.shopkeeper import Shopkeeper
from cothon.games.merchants_cove.table import Table

ALL_ICONS: Final = (1 << COLOURS) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Workshop(Shopkeeper):
    """What lies on and beside the Chronomancer's shop board.

    Where a figure stands is the choice that leads it there; fragments without a slot are in the
    time stream. There are as many frozen hours as icons, so that one lies in the supply for every
    icon that is not covered. [MC-CHRO-SETUP-1 to -4]
    """

    printed: Printed
    assistant: i64  # where the Assistant stands; `figure` is the Chronomancer
    slots: vec[i64]  # the fragments on the board
    blue: i64  # a bit for every fragment that shows its blue face
    covered: i64  # a bit for every icon with a frozen hour on it

    def clone_into(self, twin: Merchant) -> None:
        """Copy the shop board, too."""
        super().clone_into(twin)
        assert isinstance(twin, Workshop)
        twin.printed = self.printed
        twin.assistant = self.assistant
        twin.slots = self.slots[:]
        twin.blue = self.blue
        twin.covered = self.covered

    def active_icons(self, g: Table, colour: i64) -> i64:
        """Each icon without a frozen hour. [MC-CHRO-SPON-1, E-74]"""
        return 1 - (self.covered >> colour & 1)

    def hours_of(self, space: i64) -> i64:
        """A machine has its price; a portal space costs what both its halves show.

        [MC-CHRO-MAP-3, MC-CHRO-FREEZE-1, MC-CHRO-SHIFT-1, E-90]
        """
        ring = ring_of(space)
        if is_machine(ring):
            if is_assistant(space):
                return self.printed.freeze_hours
            return self.printed.shift_hours
        return self.printed.edge_hours[ring] + sum_of_halves(self, self.printed.hours, ring)

    def corruption_of(self, space: i64) -> i64:
        """The corruption icons of both halves of a portal space. [MC-CHRO-MAP-3]"""
        ring = ring_of(space)
        if is_machine(ring):
            return 0
        edge = self.printed.edge_corruption[ring]
        return edge + sum_of_halves(self, self.printed.corruption, ring)


def workshop_at(g: Table, seat: i64) -> Workshop:
    """The workshop of a seat."""
    shop = g.merchants[seat]
    assert isinstance(shop, Workshop)
    return shop


def clear_workshop(shop: Workshop) -> None:
    """Both figures in the left machine, a frozen hour on every icon, all fragments in the stream.

    [MC-CHRO-SETUP-1, -4]
    """
    shop.figure = CHRONOMANCER_TO
    shop.assistant = ASSISTANT_TO
    shop.slots = vec[i64]([NONE] * SLOTS)
    shop.blue = (1 << FRAGMENTS) - 1
    shop.covered = ALL_ICONS


def hours_in_supply(shop: Workshop) -> i64:
    """How many frozen hours can be spent: one for every active icon. [MC-CHRO-FREEZE-2]"""
    count: i64 = 0
    for colour in range(COLOURS):
        count += 1 - (shop.covered >> colour & 1)
    return count


# The ring.


def ring_of(space: i64) -> i64:
    """The space of the ring to which a choice leads either figure."""
    return (space - CHRONOMANCER_TO) % RING


def is_assistant(space: i64) -> bool:
    """Does this choice move the Assistant, and not the Chronomancer?"""
    return space >= ASSISTANT_TO


def is_machine(ring: i64) -> bool:
    """Is this space of the ring a time machine? [MC-CHRO-MAP-1]"""
    return ring % MACHINE_EVERY == 0


# Fragments.


def upper_slot(shop: Workshop) -> i64:
    """The upper slot next to the machine where the Chronomancer stands. [MC-CHRO-SHIFT-1]"""
    return ring_of(shop.figure) // MACHINE_EVERY


def face_of(shop: Workshop, fragment: i64) -> i64:
    """A fragment with the face that it shows: white or blue."""
    return fragment * FACES + (shop.blue >> fragment & 1)


def is_in_stream(shop: Workshop, fragment: i64) -> bool:
    """Is a fragment in the time stream?"""
    for slot in range(SLOTS):
        if shop.slots[slot] == fragment:
            return False
    return True


def sum_of_halves(shop: Workshop, icons: vec[i64], ring: i64) -> i64:
    """Icons of one kind on the fragments that meet at a portal space.

    Its left half is the right half of the fragment on the left. [MC-CHRO-MAP-2, -3]
    """
    total: i64 = 0
    slot = shop.printed.left_slot[ring]
    if slot != NONE:
        total += icons[face_of(shop, shop.slots[slot]) * HALVES + RIGHT]
    slot = shop.printed.right_slot[ring]
    if slot != NONE:
        total += icons[face_of(shop, shop.slots[slot]) * HALVES + LEFT]
    return total


def action_of(shop: Workshop, space: i64) -> i64:
    """What a figure does on a space; on a portal space what its right half shows.

    [MC-CHRO-MAP-3, MC-CHRO-FREEZE-1, MC-CHRO-SHIFT-1]
    """
    ring = ring_of(space)
    if is_machine(ring):
        return (FREEZE_TIME if is_assistant(space) else SHIFT_TIMELINES) * KIND
    slot = shop.printed.right_slot[ring]
    if slot == NONE:
        return shop.printed.edge_action[ring]
    return shop.printed.action[shop.slots[slot]]


def kind_of(action: i64) -> i64:
    """What is done, whatever the colours."""
    return action // KIND


def first_colour(action: i64) -> i64:
    """The colour of an action's good, or the first of two."""
    return action % KIND // FIRST


def second_colour(action: i64) -> i64:
    """The other colour of a relic, or the faction that pays."""
    return action % FIRST
