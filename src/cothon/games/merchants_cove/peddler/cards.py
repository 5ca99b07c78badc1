"""The Peddler's cards: a deck, two slots whose facing halves decide, and a discard pile."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.box import NONE
from cothon.games.merchants_cove.peddler.box import BASE_CARDS, CARDS
from cothon.games.merchants_cove.peddler.events import (
    CARDS_SHUFFLED,
    ERRAND_FORESEEN,
    ERRAND_NEXT,
    HARD_CARDS,
)
from cothon.games.merchants_cove.peddler.shop import Barrow, side_shown
from cothon.games.merchants_cove.table import Table, bring_in, leave_out
from cothon.kernel.hidden import EVERYBODY


def choose_level(g: Table, barrow: Barrow) -> None:
    """Its deck has the base cards; on level hard four of them make way for their hard versions.

    [MC-PEDDLER-2]
    """
    first = barrow.first_card
    own = bring_in(g, first, CARDS)
    out = own[BASE_CARDS:]
    if g.switches.hard:
        out = []
        for version in range(BASE_CARDS, CARDS):
            out.append(first + barrow.printed.replaces[version])
        g.tell(HARD_CARDS, barrow.seat, len(out))
    for card in out:
        leave_out(g, card)
    barrow.deck = []
    for card in own:
        if card not in out:
            barrow.deck.append(card)


def turn_up_card(g: Table, barrow: Barrow) -> i64:
    """The top card is turned over for all to see; an empty deck is renewed from the discards.

    [MC-PEDDLER-8, -10, -41, E-98]
    """
    if not barrow.deck:
        barrow.deck = barrow.discard
        barrow.discard = []
        shuffle_deck(g, barrow)
    card: i64 = barrow.deck.pop()
    g.show(card, EVERYBODY)
    return card


def shuffle_deck(g: Table, barrow: Barrow) -> None:
    """From now on nobody knows what lies where in its deck. [MC-PEDDLER-3, -40, -41]"""
    for card in barrow.deck:
        g.forget(card, 0)
    g.shuffle(barrow.deck)
    g.tell(CARDS_SHUFFLED, barrow.seat, len(barrow.deck))


def lay_first_card(g: Table, barrow: Barrow) -> None:
    """The top card of the deck goes into the right slot, unless a position has one there.

    [MC-PEDDLER-8]
    """
    if barrow.right == NONE:
        barrow.right = turn_up_card(g, barrow)
    g.tell(ERRAND_FORESEEN, barrow.seat, errand_code(barrow), side_shown(barrow))


def slide_cards(g: Table, barrow: Barrow) -> None:
    """The right card is discarded, and the left one takes its slot. [MC-PEDDLER-13]"""
    barrow.discard.append(barrow.right)
    barrow.right = barrow.left
    barrow.left = NONE
    g.tell(ERRAND_NEXT, barrow.seat, errand_code(barrow), side_shown(barrow))


def gather_cards(g: Table, barrow: Barrow) -> None:
    """All its cards are shuffled into a new deck: deck, slots and discards. [MC-PEDDLER-40]"""
    barrow.deck.extend(barrow.discard)
    barrow.discard = []
    if barrow.right != NONE:
        barrow.deck.append(barrow.right)
        barrow.right = NONE
    shuffle_deck(g, barrow)


def errand_code(barrow: Barrow) -> i64:
    """What the right card has it do, with the goods that it borrowed, for the log."""
    return barrow.number * CARDS + barrow.right - barrow.first_card
