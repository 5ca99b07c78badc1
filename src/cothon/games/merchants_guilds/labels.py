"""What a drawn board prints: names in a language, and the numbers of the box that never change."""

from __future__ import annotations

from typing import Annotated, TypedDict, TypeVar

from cothon.games.merchants_guilds.box import (
    ACTIONS,
    BASE_CARD,
    COLUMNS,
    DECADES,
    GOODS,
    MARKET_CARDS,
    MOST_SEATS,
    MOST_SPACES,
    ROUNDS,
    SHIP_CARD,
    SHIPS,
    SMALL_SEATS,
    Box,
)
from cothon.games.merchants_guilds.effects.shapes import ShipCode
from cothon.games.merchants_guilds.material import (
    ACTION_CODES,
    COLUMN_CODES,
    EFFECT_CODES,
    TILE_CODES,
    ActionCode,
    ColumnCode,
    EffectCode,
    TileCode,
)
from cothon.games.merchants_guilds.shapes import CardCode
from cothon.words import Words
from cothon.words.families import CardText, card_texts, family, to_be_filled

GoodCode = Annotated[str, "a kind of goods"]
Code = TypeVar("Code", bound=str)


class Names(TypedDict):
    """What the board prints in the viewer's language."""

    cards: dict[CardCode, CardNames]  # in the order of the box
    ships: dict[ShipCode, ShipNames]
    goods: dict[GoodCode, str]
    actions: dict[ActionCode, str]
    columns: dict[ColumnCode, ColumnNames]
    effects: dict[EffectCode, Told]
    tiles: dict[TileCode, Told]
    seats: dict[str, SeatNames]
    decades: int
    rounds: int  # of a decade
    market_cards: int
    forum_price: int
    tile_prices: list[int]  # from the top
    bonus_seats: list[int]
    strength: list[int]
    next_space: list[int]
    reconstructed: list[str]  # kinds of components whose printed values are reconstructed
    costs: list[str]  # what a space costs, in words, by the number of cards
    labels: dict[str, str]
    about: dict[str, CardText]  # what each kind of component is for
    gains: str  # what is gained or lost, after its number, as a Fluent file


def names(box: Box, words: Words, seats: int) -> Names:
    """All that a board needs besides the view, for so many seats."""
    board = family(words.sheet.words, words.language, "board-")
    return {
        "cards": {box.card_codes[card]: name_card(box, words, card) for card in range(SHIP_CARD)},
        "ships": {box.ship_codes[ship]: name_ship(box, words, ship) for ship in range(SHIPS)},
        "goods": {box.good_codes[good]: words.name("good", good) for good in range(GOODS)},
        "actions": {ACTION_CODES[space]: words.name("space", space) for space in range(ACTIONS)},
        "columns": {COLUMN_CODES[column]: print_column(box, column) for column in range(COLUMNS)},
        "effects": name_all(words, "effect", EFFECT_CODES),
        "tiles": name_all(words, "tile", TILE_CODES),
        "seats": {box.seat_codes[place]: place_seat(box, place) for place in range(SMALL_SEATS)},
        "decades": DECADES,
        "rounds": ROUNDS,
        "market_cards": MARKET_CARDS,
        "forum_price": box.forum_price,
        "tile_prices": list(box.tile_price)[: box.tile_spaces[seats]],
        "bonus_seats": list(box.bonus_seats),
        "strength": list(box.strength),
        "next_space": list(box.next_space),
        "reconstructed": box.reconstructed,
        "costs": [words.text("cards-played", number=cards) for cards in range(MOST_SEATS + 1)],
        "about": card_texts(words),
        "gains": to_be_filled(words.sheet.words, words.language, "gain-"),
        "labels": {key: texts[""] for key, texts in board.items()},
    }


class Told(TypedDict):
    """A name, and what it means in a sentence."""

    name: str
    text: str


def name_all(words: Words, kind: str, codes: tuple[Code, ...]) -> dict[Code, Told]:
    """Names by code, with what each means in a sentence."""
    return {
        code: {
            "name": words.name(kind, number),
            "text": words.text(f"{kind}-text-{code.lower().replace('_', '-')}"),
        }
        for number, code in enumerate(codes)
    }


class CardNames(TypedDict):
    """A trade or base card: what is printed on it."""

    name: str
    action: ActionCode
    good: GoodCode | None  # none on base cards
    coin: int


def name_card(box: Box, words: Words, card: int) -> CardNames:
    """The print of a trade or base card."""
    return {
        "name": words.name("card", card),
        "action": ACTION_CODES[box.action[card]],
        "good": None if card >= BASE_CARD else box.good_codes[box.good[card]],
        "coin": box.coin[card],
    }


class ShipNames(TypedDict):
    """A ship card: what is printed on it."""

    name: str
    good: GoodCode
    coin: int
    danger: int
    effect: EffectCode


def name_ship(box: Box, words: Words, ship: int) -> ShipNames:
    """The print of a ship card."""
    return {
        "name": words.name("ship", ship),
        "good": box.good_codes[box.ship_good[ship]],
        "coin": box.ship_coin[ship],
        "danger": box.danger[ship],
        "effect": EFFECT_CODES[box.effect[ship]],
    }


class ColumnNames(TypedDict):
    """A column of a residence."""

    discs: list[int]  # how many lie on each space at first, from the top
    price: int
    goods: list[GoodCode]


def print_column(box: Box, column: int) -> ColumnNames:
    """The print of a column of a residence."""
    first = column * MOST_SPACES
    return {
        "discs": [box.discs[first + space] for space in range(box.spaces[column])],
        "price": box.price[column],
        "goods": [
            box.good_codes[good] for good in range(GOODS) if box.accepted[column * GOODS + good]
        ],
    }


class SeatNames(TypedDict):
    """Where a small seat of the guild hall stands."""

    column: int
    row: int


def place_seat(box: Box, place: int) -> SeatNames:
    """Where a small seat stands."""
    return {"column": box.seat_column[place], "row": box.seat_row[place]}
