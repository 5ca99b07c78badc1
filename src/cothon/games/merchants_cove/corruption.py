"""Corruption cards: drawn into a secret hand, discarded face down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import CORRUPTION
from cothon.games.merchants_cove.choices import PASS
from cothon.games.merchants_cove.events import (
    CORRUPTION_DISCARDED,
    CORRUPTION_DRAWN,
    CORRUPTION_KEPT,
    CORRUPTION_RESHUFFLED,
    NO_CORRUPTION_LEFT,
)
from cothon.games.merchants_cove.reasons import (
    CARD_PASSED_OVER,
    NO_CORRUPTION_CARD,
    SAME_ICONS,
)
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Picks

# Why a card is drawn, for the log.
FOR_ACTION: Final = 0
FOR_HAND: Final = 1
FOR_BLACK_MARKET: Final = 2
FOR_CULTISTS: Final = 3
FOR_ROBBERS: Final = 4
FOR_SHOP: Final = 5  # what happened in the shop has been told before


def bars_price(g: Table) -> i64:
    """Is a card left: can one be drawn as the price of something? [E-79]"""
    if g.corruption_deck or g.corruption_discard:
        return POSSIBLE
    return NO_CORRUPTION_CARD


def draw_corruption(g: Table, seat: i64, reason: i64) -> None:
    """The top card goes into the hand; only its owner sees it. An empty deck is renewed.

    If no card is left anywhere, nothing happens. [MC-GEN-8, -10, E-25]
    """
    if bars_price(g) != POSSIBLE:
        g.tell(NO_CORRUPTION_LEFT, seat)
        return
    if not g.corruption_deck:
        renew_deck(g)
    card: i64 = g.corruption_deck.pop()
    g.merchants[seat].hand.append(card)
    if seat < g.people:  # nobody sees what the Peddler draws [MC-PEDDLER-38]
        g.show(card, 1 << seat)
    g.tell(CORRUPTION_DRAWN, seat, card, reason)


def renew_deck(g: Table) -> None:
    """The discards are shuffled; nobody knows any more what lies where. [MC-GEN-10]"""
    g.corruption_deck = g.corruption_discard
    g.corruption_discard = []
    for card in g.corruption_deck:
        g.forget(card, 0)
    g.shuffle(g.corruption_deck)
    g.tell(CORRUPTION_RESHUFFLED, len(g.corruption_deck))


def discard_corruption(g: Table, seat: i64, card: i64) -> None:
    """A card of the hand goes face down onto the discards. [MC-GEN-9, E-24]"""
    g.merchants[seat].hand.remove(card)
    g.corruption_discard.append(card)
    g.tell(CORRUPTION_DISCARDED, seat, card)


class DiscardCorruption(Picks[Table]):
    """Discard own corruption cards of choice, one by one; those with the same icons are one.

    They are named upwards by their icons, so that a set has one path. Where it says "up to", any
    number may be discarded, else one. [MC-STAFF-2, MC-TOWN-1, -2, E-105, DP-09, DP-17]
    """

    def __init__(self, seat: i64, most: i64, optional: bool, again: bool = False) -> None:
        self.waiting = 1 << seat
        self.most = most
        self.optional = optional
        self.again = again  # the last one lies on the discards: what it was is a secret [E-24]

    def offer(self, g: Table, seat: i64) -> None:
        least: i64 = face_of_last_discard(g) if self.again else 0
        for card in g.merchants[seat].hand:
            g.consider(choices.CORRUPTION + card - CORRUPTION, bars_discard(g, seat, card, least))
        if self.optional or g.count == 0:
            g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            if not self.again:
                g.tell(CORRUPTION_KEPT, seat)
            return
        discard_corruption(g, seat, choice - choices.CORRUPTION + CORRUPTION)
        if self.most > 1 and g.merchants[seat].hand:
            g.then(DiscardCorruption(seat, self.most - 1, self.optional, again=True))


def face_of_last_discard(g: Table) -> i64:
    """The icons of the card on top of the discards: the lowest that may still be named."""
    card: i64 = g.corruption_discard[-1]
    return g.box.face[card - CORRUPTION]


def bars_discard(g: Table, seat: i64, card: i64, least: i64) -> i64:
    """Has a card of the hand no lower icons than may be named, and is it the first with them?"""
    if g.box.face[card - CORRUPTION] < least:
        return CARD_PASSED_OVER
    return POSSIBLE if is_first_of_face(g, seat, card) else SAME_ICONS


def is_first_of_face(g: Table, seat: i64, card: i64) -> bool:
    """Is this the lowest of the hand's cards with these icons?"""
    face = g.box.face[card - CORRUPTION]
    for other in g.merchants[seat].hand:
        number: i64 = other
        if number < card and g.box.face[number - CORRUPTION] == face:
            return False
    return True
