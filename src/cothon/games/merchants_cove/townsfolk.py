"""Townsfolk abilities: what a card does at the moment it is recruited."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.boats import (
    PlaceMarker,
    came_aboard,
    draw_and_load,
    has_other_boat,
    offer_other_boats,
)
from cothon.games.merchants_cove.box import (
    BAG,
    BOAT,
    BOAT_TO_BAG,
    BOAT_TO_BOAT,
    BOAT_TO_HALL,
    BOAT_TO_PIER,
    BOATS,
    COLOURS,
    DISCARD_1,
    DISCARD_3,
    DRAW_TO_BOAT,
    GAIN_GOOD,
    HALLS,
    KINDS,
    PIER,
    PIERS,
)
from cothon.games.merchants_cove.corruption import DiscardCorruption
from cothon.games.merchants_cove.events import (
    ABILITY_IDLE,
    GOOD_GAINED,
    SENT_TO_BAG,
    SENT_TO_BOAT,
    SENT_TO_HALL,
    SENT_TO_PIER,
)
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.reasons import NO_OTHER_BOAT, NOT_ABOARD, ROGUE_WITHOUT_HALL
from cothon.games.merchants_cove.table import AT_SEA, Table
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Question, Step

# Why an ability finds nothing to do, for the log.
NO_CARD: Final = 0
NO_GOOD: Final = 1
DOCKS_TAKEN: Final = 2
NOBODY_IN_BAG: Final = 3
NOBODY_TO_SEND: Final = 4


class UseAbility(Step[Table]):
    """The ability of a card is resolved as far as possible; it must be used if it can be.

    What cannot be done is lost. [MC-RECRUIT-2, MC-TOWN-9, -10, E-18]
    """

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, g: Table) -> None:
        ability = g.box.ability[self.card]
        if not can_use(g, self.seat, self.card):
            g.tell(ABILITY_IDLE, self.seat, self.card, obstacle_to(g, self.card))
        elif ability == DISCARD_1:
            g.then(DiscardCorruption(self.seat, 1, optional=False))
        elif ability == DISCARD_3:
            g.then(DiscardCorruption(self.seat, 3, optional=True))
        elif ability == GAIN_GOOD:
            gain_hired_good(g, self.seat, g.box.ability_good[self.card])
        elif ability == DRAW_TO_BOAT:
            g.then(PlaceMarker())
            draw_and_load(g, self.seat)
        else:
            g.then(ChoosePassenger(self.seat, ability), PlaceMarker())


def can_use(g: Table, seat: i64, card: i64) -> bool:
    """Is there anything that the ability of this card can work on?

    [MC-TOWN-1 to -9, DP-09 to DP-14, E-30]
    """
    ability = g.box.ability[card]
    if ability in (DISCARD_1, DISCARD_3):
        return len(g.merchants[seat].hand) > 0
    if ability == GAIN_GOOD:
        return g.merchants[seat].can_hire(g, g.box.ability_good[card])
    if ability == DRAW_TO_BOAT:
        return g.crowd_at(BAG) > 0 and not g.docks_are_full()
    for boat in range(BOATS):
        for kind in range(KINDS):
            if bars_sending(g, ability, boat, kind) == POSSIBLE:
                return True
    return False


def obstacle_to(g: Table, card: i64) -> i64:
    """Why nothing comes of the ability of a card, for the log. [MC-TOWN-9]"""
    ability = g.box.ability[card]
    if ability in (DISCARD_1, DISCARD_3):
        return NO_CARD
    if ability == GAIN_GOOD:
        return NO_GOOD
    if ability == DRAW_TO_BOAT:
        return DOCKS_TAKEN if g.docks_are_full() else NOBODY_IN_BAG
    return NOBODY_TO_SEND


def gain_hired_good(g: Table, seat: i64, good: i64) -> None:
    """Mercenary: a good of the supply goes to the stall, if one is found there. [MC-TOWN-3]"""
    merchant = g.merchants[seat]
    had = merchant.stall[good]
    merchant.hire(g, good)
    if merchant.stall[good] > had:
        g.tell(GOOD_GAINED, seat, ware(merchant, good))


def bars_sending(g: Table, ability: i64, boat: i64, kind: i64) -> i64:
    """Is such an adventurer aboard this boat at sea, and a place where a sailor can send it?

    Only customers have a hall; another boat must have room. [MC-TOWN-5 to -9]
    """
    if g.berth[boat] != AT_SEA or g.count_at(BOAT + boat, kind) == 0:
        return NOT_ABOARD
    if ability == BOAT_TO_HALL and kind >= COLOURS:
        return ROGUE_WITHOUT_HALL
    return NO_OTHER_BOAT if ability == BOAT_TO_BOAT and not has_other_boat(g, boat) else POSSIBLE


class ChoosePassenger(Question[Table]):
    """Sailor: one adventurer of a boat at sea; those of a kind are one.

    A boat that this empties stays at sea. [MC-TOWN-5 to -8, DP-11 to DP-14, E-17, E-19]
    """

    def __init__(self, seat: i64, ability: i64) -> None:
        self.waiting = 1 << seat
        self.ability = ability

    def offer(self, g: Table, seat: i64) -> None:
        for boat in range(BOATS):
            for kind in range(KINDS):
                bar = bars_sending(g, self.ability, boat, kind)
                g.consider(choices.PASSENGER + boat * KINDS + kind, bar)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        boat = (choice - choices.PASSENGER) // KINDS
        kind = (choice - choices.PASSENGER) % KINDS
        if self.ability == BOAT_TO_PIER:
            g.then(ChoosePier(seat, boat, kind))
        elif self.ability == BOAT_TO_BOAT:
            g.then(ChangeBoat(seat, boat, kind))
        elif self.ability == BOAT_TO_HALL:
            g.move(kind, BOAT + boat, HALLS)
            g.tell(SENT_TO_HALL, seat, kind, boat)
        elif self.ability == BOAT_TO_BAG:
            g.move(kind, BOAT + boat, BAG)
            g.tell(SENT_TO_BAG, seat, kind, boat)


class ChoosePier(Question[Table]):
    """Sailor: the adventurer goes to any of the three piers. [MC-TOWN-5, DP-11, E-17]"""

    def __init__(self, seat: i64, boat: i64, kind: i64) -> None:
        self.waiting = 1 << seat
        self.boat = boat
        self.kind = kind

    def offer(self, g: Table, seat: i64) -> None:
        for pier in range(PIERS):
            g.offer(choices.PIER + pier)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        pier = choice - choices.PIER
        g.move(self.kind, BOAT + self.boat, PIER + pier)
        g.tell(SENT_TO_PIER, seat, self.kind, self.boat, pier)


class ChangeBoat(Question[Table]):
    """Sailor: the adventurer goes to another boat at sea, which is docked at once if that fills it.

    [MC-TOWN-8, MC-LOAD-5, DP-14]
    """

    def __init__(self, seat: i64, boat: i64, kind: i64) -> None:
        self.waiting = 1 << seat
        self.boat = boat
        self.kind = kind

    def offer(self, g: Table, seat: i64) -> None:
        offer_other_boats(g, self.boat)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        boat = choice - choices.BOAT
        g.move(self.kind, BOAT + self.boat, BOAT + boat)
        g.tell(SENT_TO_BOAT, seat, self.kind, self.boat, boat)
        came_aboard(g, seat, self.kind, boat)
