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
NUMERALS: Final = ("I", "II")  # of the two quays of a civilisation
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


def read_numbers(box: Box, block: Printed) -> None:
    """The fixed numbers of the rules."""
    box.storage_spaces = block.number("storage_spaces", 1, 9)
    box.blocked_spaces = block.number("blocked_spaces", 0, box.storage_spaces - 1)
    box.servants = block.number("servants", box.blocked_spaces + 4, 18)
    spaces = block.table("market_spaces")
    by_seats = [0] * 3 + [spaces.number(str(n), n, 6) for n in range(3, MOST_SEATS + 1)]
    box.market_spaces = vec[i64](by_seats)
    box.merchant_prices = vec[i64](block.numbers("merchant_prices", None, 0, 99))
    block.expect("merchant_prices", "at least one price", len(box.merchant_prices) > 0)
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
    box.civilisation_codes = printed.codes("civilisations", CIVILISATIONS)
    box.quay_codes = [f"{code}-{number}" for code in box.civilisation_codes for number in NUMERALS]
    box.good_codes = printed.codes("goods", GOODS)
    goods = [row.number("count", 1, 30) for row in printed.rows("goods", GOODS)]
    printed.expect("goods", "30 goods in all", sum(goods) == 30, sum(goods))
    box.goods = vec[i64](goods)
    box.names = {
        "civilisation": printed.in_all_languages("civilisations", CIVILISATIONS),
        "printed-good": printed.in_all_languages("goods", GOODS),
    }


def read_board(box: Box, printed: Printed) -> None:
    """Action slots, action cards and palace seats."""
    slots = printed.block("slots")
    servants = slots.numbers("servants", SLOTS, 0, 3)
    slots.expect("servants", "each of 0, 1, 2 and 3 somewhere", set(servants) == {0, 1, 2, 3})
    bonus = slots.words("bonus", SLOTS, BONUSES)
    slots.expect("bonus", f"each of {', '.join(BONUSES)} somewhere", set(bonus) == {0, 1, 2})
    box.slot_servants, box.slot_bonus = vec[i64](servants), vec[i64](bonus)

    cards = printed.block("action_cards")
    kinds = cards.words("kinds", SLOTS, ACTIONS)
    cards.expect("kinds", "every kind of card at least once", len(set(kinds)) == len(ACTIONS))
    box.action_cards = vec[i64](kinds)

    palace = printed.block("palace")
    prices = palace.numbers("prices", None, 0, box.large_seat_price)
    points = palace.numbers("points", len(prices), 2, box.large_seat_points)
    palace.expect("prices", "numbers that never fall", prices == sorted(prices))
    palace.expect("points", "numbers that never fall", points == sorted(points))
    box.seat_price, box.seat_points = vec[i64](prices), vec[i64](points)


def read_path(box: Box, path: Printed) -> None:
    """The intrigue path and its score fields."""
    box.path_spaces = path.number("spaces", 1, 90)
    fields = path.rows("fields")
    spaces = [row.number("space", 1, box.path_spaces) for row in fields]
    path.expect("fields", "spaces in rising order", spaces == sorted(set(spaces)), spaces)
    prizes = [row.numbers("seats", None, 1, 3) for row in fields]
    for row, seats in zip(fields, prizes, strict=True):
        falls = 1 <= len(seats) <= MOST_SEATS and seats == sorted(seats, reverse=True)
        row.expect("seats", "one to five falling numbers", falls)
    path.expect("fields", "a field 3, 2, 1", [3, 2, 1] in prizes, prizes)
    box.field_space = vec[i64](spaces)
    box.field_seats = prizes


def read_ships(box: Box, block: Printed) -> None:
    """The thirty ship cards."""
    rows = block.listed_rows("cards", SHIP_COLUMNS, SHIPS)
    box.ship_codes = block.different("cards", [row.text("id") for row in rows])
    box.civilisation = vec[i64](
        [row.one_of("civilisation", box.civilisation_codes) for row in rows]
    )
    box.wanted = vec[i64]([row.one_of("good", box.good_codes) for row in rows])
    box.income = vec[i64]([row.number("income", 0, 99) for row in rows])
    box.danger = vec[i64]([row.number("danger", 1, 6) for row in rows])
    box.privilege = vec[i64]([row.one_of("privilege", PRIVILEGES) for row in rows])
    dangers = dict(sorted(Counter(box.danger).items()))
    expected = f"danger numbers in these amounts: {DANGERS}"
    block.expect("cards", expected, dangers == DANGERS, dangers)
