"""Contents: reads `material.toml`, or an owner's file, and checks it against the rulebooks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.porto_carthago.box import (
    CIVILISATIONS,
    GOODS,
    MOST_SEATS,
    SHIPS,
    SLOTS,
    Box,
)
from cothon.plain.printed import Printed

OWN_FILE: Final = Path(__file__).with_name("material.toml")
ActionCode = Literal["PORTER", "CAPTAIN", "ARISTOCRAT", "STEVEDORE", "MERCHANT"]
BonusCode = Literal["NONE", "WAREHOUSE", "PALACE"]
PlaceCode = Literal["LIGHTHOUSE", "TEMPLE"]
PrivilegeCode = Literal[
    "BONUS_TALENTS",
    "TRADE_POINT",
    "INTRIGUE_SERVANT",
    "PEEK_DECK",
    "LOAD_ANY",
    "MOVE_SERVANTS",
    "CALL_SHIP",
    "PALACE_SEAT",
]
ACTIONS: Final[tuple[ActionCode, ...]] = get_args(ActionCode)
PLACES: Final[tuple[PlaceCode, ...]] = get_args(PlaceCode)
BONUSES: Final[tuple[BonusCode, ...]] = get_args(BonusCode)
PRIVILEGES: Final[tuple[PrivilegeCode, ...]] = get_args(PrivilegeCode)
SHIP_COLUMNS: Final = ("id", "civilisation", "good", "income", "danger", "privilege")
DANGERS: Final = {1: 7, 2: 6, 3: 6, 4: 5, 5: 4, 6: 2}  # stated by both rulebooks


def read_material(path: Path | None = None) -> Box:
    """The box as printed in a file; by default the one that comes with the game."""
    printed = Printed.read(path or OWN_FILE)
    box = Box()
    box.digest = printed.digest
    box.edition = printed.text("edition")
    read_numbers(box, printed.block("numbers"))
    box.trade_house_track = printed.block("track").number("trade_house", 1, 99)
    read_names(box, printed)
    read_board(box, printed)
    read_path(box, printed.block("path"))
    read_ships(box, printed.block("ships"))
    box.reconstructed = printed.reconstructed()
    return box


def packed(numbers: list[int]) -> vec[i64]:
    """Numbers as the rules like them."""
    return vec[i64](numbers)


def read_numbers(box: Box, block: Printed) -> None:
    """The fixed numbers of the rules."""
    box.storage_spaces = block.number("storage_spaces", 1, 9)
    box.blocked_spaces = block.number("blocked_spaces", 0, box.storage_spaces - 1)
    box.servants = block.number("servants", box.blocked_spaces + 4, 18)
    spaces = block.table("market_spaces")
    by_seats = [0] * 3 + [spaces.number(str(n), n, 6) for n in range(3, MOST_SEATS + 1)]
    box.market_spaces = packed(by_seats)
    box.merchant_prices = packed(block.numbers("merchant_prices", None, 0, 99))
    if not len(box.merchant_prices):
        raise block.wrong("merchant_prices", "at least one price", [])
    box.refresh_price = block.number("refresh_price", 0, 99)
    box.extension_price = block.number("extension_price", 0, 99)
    box.take_talents = block.number("take_talents", 0, 99)
    box.bonus_talents = block.number("bonus_talents", 0, 99)
    box.aristocrat_servants = block.number("aristocrat_servants", 1, 18)
    box.shifted_servants = block.number("shifted_servants", 1, 18)
    box.peeked_cards = block.number("peeked_cards", 1, SHIPS)
    box.decades = block.number("decades", 1, 99)
    box.action_rounds = block.number("action_rounds", 1, 99)
    box.early_decade = block.number("early_decade", 1, box.decades)
    box.early_points = block.number("early_points", 1, 99)
    box.large_seat_price = block.number("large_seat_price", 0, 99)
    box.large_seat_points = block.number("large_seat_points", 2, 99)


def read_names(box: Box, printed: Printed) -> None:
    """Colours, civilisations and goods, with their names in every language."""
    box.colours = printed.codes("colours", MOST_SEATS)
    civilisations = printed.rows("civilisations", CIVILISATIONS)
    goods = printed.rows("goods", GOODS)
    box.civilisation_codes = printed.codes("civilisations", CIVILISATIONS)
    box.good_codes = printed.codes("goods", GOODS)
    box.goods = packed([row.number("count", 1, 30) for row in goods])
    if sum(box.goods) != 30:
        raise printed.wrong("goods", "30 goods in all", sum(box.goods))
    box.names = {
        "civilisation": [row.in_all_languages("name") for row in civilisations],
        "good": [row.in_all_languages("name") for row in goods],
    }


def read_board(box: Box, printed: Printed) -> None:
    """Action slots, action cards and palace seats."""
    slots = printed.block("slots")
    servants = slots.numbers("servants", SLOTS, 0, 3)
    if set(servants) != {0, 1, 2, 3}:
        raise slots.wrong("servants", "each of 0, 1, 2 and 3 somewhere", servants)
    bonus = slots.words("bonus", SLOTS, BONUSES)
    if set(bonus) != {0, 1, 2}:
        raise slots.wrong(
            "bonus", "each of " + ", ".join(BONUSES) + " somewhere", slots.values["bonus"]
        )
    box.slot_servants = packed(servants)
    box.slot_bonus = packed(bonus)

    cards = printed.block("action_cards")
    kinds = cards.words("kinds", SLOTS, ACTIONS)
    if len(set(kinds)) != len(ACTIONS):
        raise cards.wrong("kinds", "every kind of card at least once", cards.values["kinds"])
    box.action_cards = packed(kinds)

    palace = printed.block("palace")
    prices = palace.numbers("prices", None, 0, box.large_seat_price)
    points = palace.numbers("points", len(prices), 2, box.large_seat_points)
    for key, column in (("prices", prices), ("points", points)):
        if column != sorted(column):
            raise palace.wrong(key, "numbers that never fall", column)
    box.seat_price = packed(prices)
    box.seat_points = packed(points)


def read_path(box: Box, path: Printed) -> None:
    """The intrigue path and its score fields."""
    box.path_spaces = path.number("spaces", 1, 90)
    fields = path.rows("fields")
    spaces = [row.number("space", 1, box.path_spaces) for row in fields]
    if spaces != sorted(set(spaces)):
        raise path.wrong("fields", "spaces in rising order", spaces)
    prizes = [row.numbers("seats", None, 1, 3) for row in fields]
    for row, seats in zip(fields, prizes, strict=True):
        if not seats or len(seats) > MOST_SEATS or seats != sorted(seats, reverse=True):
            raise row.wrong("seats", "one to five falling numbers", seats)
    if [3, 2, 1] not in prizes:
        raise path.wrong("fields", "a field 3, 2, 1", prizes)
    box.field_space = packed(spaces)
    box.field_seats = prizes


def read_ships(box: Box, block: Printed) -> None:
    """The thirty ship cards."""
    rows = block.listed_rows("cards", SHIP_COLUMNS, SHIPS)
    box.ship_codes = block.different("cards", [row.text(0, "id") for row in rows])
    box.civilisation = packed(
        [row.one_of(1, box.civilisation_codes, "civilisation") for row in rows]
    )
    box.wanted = packed([row.one_of(2, box.good_codes, "good") for row in rows])
    box.income = packed([row.number(3, 0, 99, "income") for row in rows])
    box.danger = packed([row.number(4, 1, 6, "danger") for row in rows])
    box.privilege = packed([row.one_of(5, PRIVILEGES, "privilege") for row in rows])
    dangers = dict(sorted(Counter(box.danger).items()))
    if dangers != DANGERS:
        raise block.wrong("cards", f"danger numbers in these amounts: {DANGERS}", dangers)
