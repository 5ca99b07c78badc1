"""What a drawn board prints: names in a language, and the numbers of the box that never change."""

from __future__ import annotations

from typing import TypedDict

from cothon.games.porto_carthago.box import (
    CIVILISATIONS,
    GOODS,
    QUAYS,
    SHIPS,
    Box,
)
from cothon.games.porto_carthago.material import (
    ACTIONS,
    BONUSES,
    PRIVILEGES,
    ActionCode,
    BonusCode,
    PrivilegeCode,
)
from cothon.games.porto_carthago.view import GoodCode, QuayCode, SeatPrice, ShipCode, quay_codes
from cothon.words import Words
from cothon.words.families import family


class Things(TypedDict):
    """Names by number, with the codes that the view uses; names by code for the kinds of cards."""

    good: list[str]
    good_codes: list[GoodCode]
    civilisation: list[str]
    civilisation_codes: list[str]
    quay: list[str]
    quay_codes: list[QuayCode]
    action: dict[ActionCode, str]
    privilege: dict[PrivilegeCode, str]
    bonus: dict[BonusCode, str]


class Numbers(TypedDict):
    """The printed numbers of the board and of the mats, and which of them were built to fit."""

    seat_prices: list[int]
    seat_points: list[int]
    large_seat: SeatPrice
    path_spaces: int
    path_fields: list[PathField]
    trade_house_track: int
    storage_spaces: int
    blocked_spaces: int
    market_spaces: int
    merchant_prices: list[int]
    servants: int
    decades: int
    action_rounds: int
    early_points: int  # trade points that may end the game early
    take_talents: int
    refresh_price: int
    extension_price: int
    reconstructed: list[str]  # kinds of components whose printed values are reconstructed


class Prices(TypedDict):
    """What seats and slots cost, and what may be taken instead, as the board says it."""

    seat: list[str]  # what each costs and needs
    large_seat_text: str
    slot_cost: list[str]
    talents: str


class Names(Things, Numbers, Prices):
    """What the board prints in the viewer's language."""

    ship: dict[ShipCode, ShipNames]
    ships: list[ShipCode]
    labels: dict[str, str]


class PathField(TypedDict):
    """A score field of the intrigue path, and the extra seats that it gives, by rank."""

    space: int
    seats: list[int]


class ShipNames(TypedDict):
    """A ship card: what is printed on it; civilisation and good by number."""

    name: str
    civilisation: int
    good: int
    income: int
    danger: int
    privilege: PrivilegeCode


def names(box: Box, words: Words, seats: int) -> Names:
    """All that a board needs besides the view, for so many seats."""
    return {
        **name_things(box, words),
        **print_numbers(box, seats),
        **say_prices(box, words),
        "ship": {box.ship_codes[ship]: name_ship(box, words, ship) for ship in range(SHIPS)},
        "ships": box.ship_codes,
        "labels": {
            key: texts[""]
            for key, texts in family(words.sheet.words, words.language, "board-").items()
        },
    }


def name_things(box: Box, words: Words) -> Things:
    """The names of everything that has one, but for the ships."""
    return {
        "good": [words.name("good", good) for good in range(GOODS)],
        "good_codes": box.good_codes,
        "civilisation": [words.name("civilisation", number) for number in range(CIVILISATIONS)],
        "civilisation_codes": box.civilisation_codes,
        "quay": [words.name("quay", quay) for quay in range(QUAYS)],
        "quay_codes": quay_codes(box),
        "action": {code: words.name("action", kind) for kind, code in enumerate(ACTIONS)},
        "privilege": {code: words.name("privilege", kind) for kind, code in enumerate(PRIVILEGES)},
        "bonus": {code: words.name("bonus", kind) for kind, code in enumerate(BONUSES)},
    }


def name_ship(box: Box, words: Words, ship: int) -> ShipNames:
    """The print of a ship card."""
    return {
        "name": words.name("ship", ship),
        "civilisation": box.civilisation[ship],
        "good": box.wanted[ship],
        "income": box.income[ship],
        "danger": box.danger[ship],
        "privilege": PRIVILEGES[box.privilege[ship]],
    }


def say_prices(box: Box, words: Words) -> Prices:
    """The prices in words."""
    prices = zip(box.seat_price, box.seat_points, strict=True)
    return {
        "seat": [
            words.text("board-seat", number=number, price=price, points=points)
            for number, (price, points) in enumerate(prices, 1)
        ],
        "large_seat_text": words.text(
            "board-large-seat", price=box.large_seat_price, points=box.large_seat_points
        ),
        "slot_cost": [words.text("board-slot-cost", number=cost) for cost in box.slot_servants],
        "talents": words.text("option-talents", take_talents=box.take_talents),
    }


def print_numbers(box: Box, seats: int) -> Numbers:
    """The numbers of the box."""
    fields = zip(box.field_space, box.field_seats, strict=True)
    return {
        "seat_prices": list(box.seat_price),
        "seat_points": list(box.seat_points),
        "large_seat": {"price": box.large_seat_price, "points": box.large_seat_points},
        "path_spaces": box.path_spaces,
        "path_fields": [{"space": space, "seats": prizes} for space, prizes in fields],
        "trade_house_track": box.trade_house_track,
        "storage_spaces": box.storage_spaces,
        "blocked_spaces": box.blocked_spaces,
        "market_spaces": box.market_spaces[seats],
        "merchant_prices": list(box.merchant_prices),
        "servants": box.servants,
        "decades": box.decades,
        "action_rounds": box.action_rounds,
        "early_points": box.early_points,
        "take_talents": box.take_talents,
        "refresh_price": box.refresh_price,
        "extension_price": box.extension_price,
        "reconstructed": box.reconstructed,
    }
