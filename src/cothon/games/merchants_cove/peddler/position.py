"""The Peddler's board of a position, from plain data."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.games.merchants_cove.box import GOODS, NONE
from cothon.games.merchants_cove.codes import GOOD_CODES, KIND_CODES
from cothon.games.merchants_cove.peddler.box import CARDS
from cothon.games.merchants_cove.peddler.cards import choose_level
from cothon.games.merchants_cove.peddler.codes import CARD_CODES
from cothon.games.merchants_cove.peddler.shop import FREE, Barrow, clear_barrow
from cothon.games.merchants_cove.table import Table
from cothon.plain.placed import Placed, known_to_all, put, shuffled_rest


def place(g: Table, barrow: Barrow, given: Placed) -> None:
    """Stall, pool, the card in the right slot, discards, and the deck from the top.

    The row of the stall and its goods by number say the same; one of them is enough. Cards that are
    nowhere else lie below in the deck, in random order; the right slot is never empty.
    """
    clear_barrow(barrow)
    place_stall(barrow, given)
    place_pool(barrow, given)
    place_cards(g, barrow, given)


def place_stall(barrow: Barrow, given: Placed) -> None:
    """Goods by place, gaps among them; without them the goods on the stall, from the left."""
    most = int(barrow.printed.stall_places)
    counted = [good for good in range(GOODS) for _ in range(barrow.stall[good])]
    row = given.row("row", GOOD_CODES, most) if given.has("row") else counted
    given.expect("row", f"at most {most} goods", len(row) <= most, len(row))
    put(barrow.row, row)
    lying = sorted(good for good in row if good != FREE)
    given.expect("row", "the goods on the stall", not counted or lying == counted)
    for good in range(GOODS):
        fits = lying.count(good) <= barrow.owned[good]
        given.expect("row", f"at most {barrow.owned[good]} {GOOD_CODES[good]}", fits)
        barrow.stall[good] = lying.count(good)


def place_pool(barrow: Barrow, given: Placed) -> None:
    """Adventurers from the left."""
    pool = given.row("pool", KIND_CODES, int(barrow.printed.pool_places))
    there = [kind for kind in pool if kind != FREE]
    given.expect("pool", "no gap among the adventurers", pool[: len(there)] == there)
    put(barrow.pool, there)


def place_cards(g: Table, barrow: Barrow, given: Placed) -> None:
    """Slot, discards and deck, with the cards of the level."""
    first = barrow.first_card
    choose_level(g, barrow)
    in_play, barrow.deck = barrow.deck, []
    barrow.right = given.name("right_card", CARD_CODES, first)
    barrow.discard = given.names("discard", CARD_CODES, first)
    barrow.deck = given.pile("deck", CARD_CODES, first)
    placed = {"right_card": [barrow.right], "discard": barrow.discard, "deck": barrow.deck}
    for key, cards in placed.items():
        expect_level(given, key, cards, in_play)
    rest = shuffled_rest(g, range(first, first + CARDS))
    if barrow.right == NONE:
        given.expect("discard", "a card left for the right slot", bool(rest or barrow.deck))
        barrow.right = (rest or barrow.deck).pop()
    barrow.deck[:0] = rest
    known_to_all(g, [barrow.right, *barrow.discard])


def expect_level(given: Placed, key: str, cards: Sequence[int], in_play: list[int]) -> None:
    """Refuse cards of the other level. [MC-PEDDLER-2]"""
    fits = all(card in in_play for card in cards if card != NONE)
    given.expect(key, "cards of this level", fits)
