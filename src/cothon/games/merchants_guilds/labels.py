"""What a drawn board prints: names in a language, and the numbers of the box that never change."""

from __future__ import annotations

from typing import Any

from cothon.games.merchants_guilds.box import (
    ACTIONS,
    BASE_CARD,
    COLUMNS,
    EFFECTS,
    GOODS,
    MOST_SEATS,
    MOST_SPACES,
    SHIP_CARD,
    SHIPS,
    SMALL_SEATS,
    TILES,
    Box,
)
from cothon.games.merchants_guilds.material import (
    ACTION_CODES,
    COLUMN_CODES,
    EFFECT_CODES,
    TILE_CODES,
)
from cothon.words import Words
from cothon.words.plain import family


def names(box: Box, words: Words, seats: int) -> dict[str, Any]:
    """All that a board needs besides the view, for so many seats."""
    board = family(words.sheet.words, words.language, "board-")
    return {
        "cards": [name_card(box, words, card) for card in range(SHIP_CARD)],
        "ships": [name_ship(box, words, ship) for ship in range(SHIPS)],
        "goods": [words.name("good", good) for good in range(GOODS)],
        "good_codes": box.good_codes,
        "actions": {ACTION_CODES[space]: words.name("space", space) for space in range(ACTIONS)},
        "columns": {COLUMN_CODES[column]: print_column(box, column) for column in range(COLUMNS)},
        "effects": name_all(words, "effect", EFFECT_CODES[:EFFECTS]),
        "tiles": name_all(words, "tile", TILE_CODES[:TILES]),
        "seats": [print_seat(box, place) for place in range(SMALL_SEATS)],
        "forum_price": box.forum_price,
        "tile_prices": list(box.tile_price)[: box.tile_spaces[seats]],
        "bonus_seats": list(box.bonus_seats),
        "strength": list(box.strength),
        "next_space": list(box.next_space),
        "reconstructed": box.reconstructed,
        "costs": [words.text("cards-played", number=cards) for cards in range(MOST_SEATS + 1)],
        "labels": {key: texts[""] for key, texts in board.items()},
    }


def name_all(words: Words, kind: str, codes: tuple[str, ...]) -> dict[str, dict[str, str]]:
    """Names by code, with what each means in a sentence."""
    return {
        code: {
            "name": words.name(kind, number),
            "text": words.text(f"{kind}-text-{code.lower().replace('_', '-')}"),
        }
        for number, code in enumerate(codes)
    }


def name_card(box: Box, words: Words, card: int) -> dict[str, Any]:
    """A trade or base card: what is printed on it."""
    return {
        "code": box.card_codes[card],
        "name": words.name("card", card),
        "action": ACTION_CODES[box.action[card]],
        "good": None if card >= BASE_CARD else box.good_codes[box.good[card]],
        "coin": box.coin[card],
    }


def name_ship(box: Box, words: Words, ship: int) -> dict[str, Any]:
    """A ship card: what is printed on it."""
    return {
        "code": box.ship_codes[ship],
        "name": words.name("ship", ship),
        "good": box.good_codes[box.ship_good[ship]],
        "coin": box.ship_coin[ship],
        "danger": box.danger[ship],
        "effect": EFFECT_CODES[box.effect[ship]],
    }


def print_column(box: Box, column: int) -> dict[str, Any]:
    """A column of a residence: discs from the top, price and goods."""
    first = column * MOST_SPACES
    return {
        "discs": [box.discs[first + space] for space in range(box.spaces[column])],
        "price": box.price[column],
        "goods": [
            box.good_codes[good] for good in range(GOODS) if box.accepted[column * GOODS + good]
        ],
    }


def print_seat(box: Box, place: int) -> dict[str, Any]:
    """A small seat: where it stands."""
    return {
        "code": box.seat_codes[place],
        "price": box.seat_price[place],
        "column": box.seat_column[place],
        "row": box.seat_row[place],
    }
