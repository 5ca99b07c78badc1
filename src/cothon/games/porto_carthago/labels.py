"""What a drawn board prints: names in a language, and the numbers of the box that never change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypedDict, TypeVar

from cothon.games.porto_carthago.box import SHIPS, Box
from cothon.games.porto_carthago.material import (
    ACTIONS,
    BONUSES,
    PRIVILEGES,
    ActionCode,
    BonusCode,
    PrivilegeCode,
)
from cothon.games.porto_carthago.shapes import GoodCode, QuayCode, SeatPrice, ShipCode
from cothon.words import Words
from cothon.words.families import CardText, card_texts, family, to_be_filled

CivilisationCode = Annotated[str, "a civilisation"]
Code = TypeVar("Code", bound=str)


class Things(TypedDict):
    """Names by the codes that the view uses."""

    good: dict[GoodCode, str]
    civilisation: dict[CivilisationCode, str]  # in board order
    quay: dict[QuayCode, str]
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
    labels: dict[str, str]
    about: dict[str, CardText]  # what each kind of component is for
    gains: str  # what is gained or lost, after its number, as a Fluent file


class PathField(TypedDict):
    """A score field of the intrigue path, and the extra seats that it gives, by rank."""

    space: int
    seats: list[int]


class ShipNames(TypedDict):
    """A ship card: what is printed on it."""

    name: str
    civilisation: CivilisationCode
    good: GoodCode
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
        "about": card_texts(words),
        "gains": to_be_filled(words.sheet.words, words.language, "gain-"),
        "labels": {
            key: texts[""]
            for key, texts in family(words.sheet.words, words.language, "board-").items()
        },
    }


def name_things(box: Box, words: Words) -> Things:
    """The names of everything that has one, but for the ships."""
    return {
        "good": by_code(words, "good", box.good_codes),
        "civilisation": by_code(words, "civilisation", box.civilisation_codes),
        "quay": by_code(words, "quay", box.quay_codes),
        "action": by_code(words, "action", ACTIONS),
        "privilege": by_code(words, "privilege", PRIVILEGES),
        "bonus": by_code(words, "bonus", BONUSES),
    }


def by_code(words: Words, kind: str, codes: Sequence[Code]) -> dict[Code, str]:
    """The names of a kind of thing."""
    return {code: words.name(kind, number) for number, code in enumerate(codes)}


def name_ship(box: Box, words: Words, ship: int) -> ShipNames:
    """The print of a ship card."""
    return {
        "name": words.name("ship", ship),
        "civilisation": box.civilisation_codes[box.civilisation[ship]],
        "good": box.good_codes[box.wanted[ship]],
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
