"""Recruiting townsfolk, and using the staff they make."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import NONE, PLAZA, STAFF_SLOTS
from cothon.games.merchants_cove.choices import STAFF
from cothon.games.merchants_cove.events import (
    TOWNSFOLK_DISMISSED,
    TOWNSFOLK_EMPLOYED,
    TOWNSFOLK_JOINED,
    TOWNSFOLK_RECRUITED,
)
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.reasons import NO_STAFF, PLAZA_EMPTY
from cothon.games.merchants_cove.table import Table
from cothon.games.merchants_cove.telling import cost_code
from cothon.games.merchants_cove.townsfolk import UseAbility
from cothon.games.merchants_cove.turn import PayCost
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Question, Step

AS_PRINTED: Final = -1  # the cost is the one of the place on the plaza


def bars_recruiting(g: Table) -> i64:
    """Is there a card to recruit? [MC-RECRUIT-1]"""
    for place in range(PLAZA):
        if g.plaza[place] != NONE:
            return POSSIBLE
    return PLAZA_EMPTY


class Recruit(Question[Table]):
    """Choose a card of the plaza: its ability, a slot for it, its cost, then the plaza is refilled.

    The cost is the one printed under its place, unless a shop has its own.
    [MC-RECRUIT-1, -2, -6, -7, DP-08, E-70, E-80]
    """

    def __init__(self, seat: i64, hours: i64, corruption: i64) -> None:
        self.waiting = 1 << seat
        self.hours = hours
        self.corruption = corruption

    def offer(self, g: Table, seat: i64) -> None:
        for place in range(PLAZA):
            if g.plaza[place] != NONE:
                g.offer(choices.TOWNSFOLK + g.plaza[place])

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        card = choice - choices.TOWNSFOLK
        place: i64 = 0
        while g.plaza[place] != card:
            place += 1
        hours, corruption = self.hours, self.corruption
        if hours == AS_PRINTED:
            hours = g.box.plaza_hours[place]
            corruption = g.box.plaza_corruption[place]
        g.tell(TOWNSFOLK_RECRUITED, seat, card, card, cost_code(hours, corruption))
        g.then(
            UseAbility(seat, card),
            ChooseSlot(seat, place),
            PayCost(seat, hours, corruption),
            RefillPlaza(),
        )


class ChooseSlot(Question[Table]):
    """The card goes under a free slot, or replaces one, which goes under the deck.

    [MC-RECRUIT-3, -4, -5, DP-15, E-27, E-28, E-71]
    """

    def __init__(self, seat: i64, place: i64) -> None:
        self.waiting = 1 << seat
        self.place = place

    def offer(self, g: Table, seat: i64) -> None:
        for slot in range(STAFF_SLOTS):
            g.offer(STAFF + slot)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        slot = choice - STAFF
        merchant = g.merchants[seat]
        replaced: i64 = merchant.staff[slot]
        if replaced != NONE:
            g.townsfolk_deck.insert(0, replaced)
            g.tell(TOWNSFOLK_DISMISSED, seat, replaced)
        card = g.plaza[self.place]
        merchant.staff[slot] = card
        g.plaza[self.place] = NONE
        g.tell(TOWNSFOLK_EMPLOYED, seat, card, ability_code(merchant, slot), card)


def ability_code(merchant: Merchant, slot: i64) -> i64:
    """A staff ability with the name that its merchant gives it, for the log."""
    return merchant.number * STAFF_SLOTS + slot


class RefillPlaza(Step[Table]):
    """Once all is paid the plaza is filled again. [MC-RECRUIT-7, E-80]"""

    def run(self, g: Table) -> None:
        refill_plaza(g)


def refill_plaza(g: Table) -> None:
    """Cards slide right as far as possible; new ones come into the free places from the left.

    Without a deck they stay empty. [MC-RECRUIT-7, E-26]
    """
    free: i64 = PLAZA - 1
    for place in range(PLAZA - 1, -1, -1):
        card = g.plaza[place]
        if card != NONE:
            g.plaza[place] = NONE
            g.plaza[free] = card
            free -= 1
    for place in range(free + 1):
        if g.townsfolk_deck:
            g.plaza[place] = turn_up_townsfolk(g)
            g.tell(TOWNSFOLK_JOINED, g.plaza[place])


def turn_up_townsfolk(g: Table) -> i64:
    """The top card of the deck is shown to all. [MC-SETUP-3, MC-RECRUIT-7]"""
    card: i64 = g.townsfolk_deck.pop()
    g.show(card, EVERYBODY)
    return card


def bars_staff(merchant: Merchant) -> i64:
    """Has it anybody on its staff board? [E-01]"""
    for slot in range(STAFF_SLOTS):
        if merchant.staff[slot] != NONE:
            return POSSIBLE
    return NO_STAFF
