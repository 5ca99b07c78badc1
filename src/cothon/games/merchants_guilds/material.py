"""Contents: reads `material.toml`, or an owner's file, and checks it against the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.merchants_guilds.box import (
    BASE_CARDS,
    GOODS,
    MOST_SEATS,
    MOST_SPACES,
    MOST_TILE_SPACES,
    MOST_WARSHIP_DOCKS,
    SHIPS,
    SMALL_SEATS,
    TRADE_CARDS,
    Box,
)
from cothon.plain.printed import Printed

OWN_FILE: Final = Path(__file__).with_name("material.toml")
ActionCode = Literal[
    "MARKET",
    "RESIDENCE",
    "TRADING_DOCK",
    "WARSHIP_DOCK",
    "HARBOUR_DELIVERY",
]
ColumnCode = Literal["LEFT", "MIDDLE", "RIGHT"]
EffectCode = Literal[
    "EMBARGO",
    "PALETTE",
    "COMMANDO",
    "FAVOUR",
    "OPULENCE",
    "LEGACY",
    "INTRIGUE",
    "LUXURY",
    "ESCORTS",
]
TileCode = Literal[
    "GUILD_HALL_1",
    "ACHIEVEMENT_TILES",
    "RESIDENCE_1",
    "GUILD_HALL_2",
    "VICTORY_POINTS",
    "SHIP_CARDS",
    "COINS",
    "RESIDENCE_2",
    "GOODS",
]
ACTION_CODES: Final[tuple[ActionCode, ...]] = get_args(ActionCode)
COLUMN_CODES: Final[tuple[ColumnCode, ...]] = get_args(ColumnCode)
EFFECT_CODES: Final[tuple[EffectCode, ...]] = get_args(EffectCode)
TILE_CODES: Final[tuple[TileCode, ...]] = get_args(TileCode)
GOOD_CODES: Final = ("DYES", "OILS", "GLASS", "CEDAR", "JEWELRY")  # for which there are words
LEAST_SEATS: Final = 2
SEAT_COLUMNS: Final = ("id", "price", "column", "row", "covered_with_3", "covered_with_2")
TRADE_COLUMNS: Final = ("id", "action", "good", "coin")
SHIP_COLUMNS: Final = ("id", "good", "coin", "danger", "effect")


def read_material(path: Path | None = None) -> Box:
    """The box as printed in a file; by default the one that comes with the game."""
    printed = Printed.read(path or OWN_FILE)
    box = Box()
    box.digest = printed.digest
    box.edition = printed.text("edition")
    box.colours = printed.codes("colours", MOST_SEATS)
    box.good_codes = printed.codes("goods", GOODS)
    box.names = {"printed-good": printed.in_all_languages("goods", GOODS)}
    read_numbers(box, printed.block("numbers"))
    read_residence(box, printed.block("residence"))
    read_hall(box, printed.block("guild_hall"))
    read_tiles(box, printed.block("tiles"))
    read_cards(box, printed)
    read_ships(box, printed.block("ship_cards"))
    harbour = printed.block("warship_harbour")
    box.warship_docks = harbour.number("docks", 2, MOST_WARSHIP_DOCKS)
    box.reconstructed = printed.reconstructed()
    return box


def read_numbers(box: Box, block: Printed) -> None:
    """The fixed numbers of the rules."""
    box.influence_discs = block.number("influence_discs", 1, 99)
    box.first_trade_cards = block.number("first_trade_cards", 0, 9)
    box.decade_trade_cards = vec[i64](block.numbers("decade_trade_cards", 2, 0, 9))
    box.escort_strength = block.number("escort_strength", 1, 9)
    box.most_tile_points = block.number("most_tile_points", 1, 99)


def read_residence(box: Box, block: Printed) -> None:
    """The three columns: discs, prices, goods and values. [MG-RES-1 to -9]"""
    keys = [code.lower() for code in COLUMN_CODES]
    discs = [block.numbers(f"{key}_discs", None, 1, 9) for key in keys]
    for key, column in zip(keys, discs, strict=True):
        expected = f"1 to {MOST_SPACES} spaces"
        block.expect(f"{key}_discs", expected, 1 <= len(column) <= MOST_SPACES)
    box.spaces = vec[i64]([len(column) for column in discs])
    filled = [[*column, *[0] * (MOST_SPACES - len(column))] for column in discs]
    box.discs = vec[i64]([number for column in filled for number in column])
    box.price = vec[i64]([block.number(f"{key}_price", 1, 9) for key in keys])
    accepted = [block.words(f"{key}_goods", None, box.good_codes) for key in keys]
    box.accepted = vec[i64]([int(n in goods) for goods in accepted for n in range(GOODS)])
    box.bonus_seats = vec[i64](block.numbers("bonus_seats", len(discs[0]) + 1, 0, 99))
    box.strength = vec[i64](block.numbers("strength", len(discs[1]) + 1, 0, 99))
    most, found = box.influence_discs, sum(box.discs)
    block.expect("left_discs", f"at most {most} in all", found <= most, found)


def read_hall(box: Box, block: Printed) -> None:
    """Twelve small seats, and those that are covered with fewer players. [MG-FEW-4]"""
    rows = block.listed_rows("seats", SEAT_COLUMNS, SMALL_SEATS)
    box.seat_codes = block.different("seats", [row.text("id") for row in rows])
    box.seat_price = vec[i64]([row.number("price", 1, 99) for row in rows])
    box.seat_column = vec[i64]([row.number("column", 0, 20) for row in rows])
    box.seat_row = vec[i64]([row.number("row", 0, 20) for row in rows])
    with_3 = [int(row.flag("covered_with_3")) for row in rows]
    with_2 = [int(row.flag("covered_with_2")) for row in rows]
    never = [0] * SMALL_SEATS
    box.covered = vec[i64]([*never, *never, *with_2, *with_3, *never])
    box.forum_price = block.number("forum_price", 1, 99)


def read_tiles(box: Box, block: Printed) -> None:
    """What tiles cost and count."""
    tiles = [list(TILE_CODES[first : first + 3]) for first in (0, 3, 6)]
    named = block.look_up("decades", "a list of 3 entries")
    block.expect("decades", f"these tiles: {', '.join(TILE_CODES)}", named == tiles)
    box.tile_price = vec[i64](block.numbers("prices", MOST_TILE_SPACES, 1, 99))
    spaces = block.table("spaces")
    by_seats = [spaces.number(str(n), 1, MOST_TILE_SPACES) for n in range(2, MOST_SEATS + 1)]
    box.tile_spaces = vec[i64]([0, 0, *by_seats])
    box.forum_points = block.number("forum_points", 0, 99)
    box.disc_points = block.number("disc_points", 0, 99)
    box.freed_points = block.number("freed_points", 0, 99)
    box.block_points = block.number("block_points", 0, 99)
    box.position_points = vec[i64](block.numbers("position_points", MOST_TILE_SPACES, 0, 99))
    box.coins_for_point = block.number("coins_for_point", 1, 99)
    box.available_points = block.number("available_points", 0, 99)
    box.ship_sets = vec[i64](block.numbers("ship_sets", GOODS + 1, 0, 99))
    box.goods_sets = vec[i64](block.numbers("goods_sets", GOODS + 1, 0, 99))


def read_cards(box: Box, printed: Printed) -> None:
    """Trade cards, and the base cards of every colour."""
    actions = printed.block("actions")
    order = actions.words("order", len(ACTION_CODES), ACTION_CODES)
    actions.expect("order", "every action once", len(set(order)) == len(ACTION_CODES))
    box.next_space = vec[i64]([order[(order.index(a) + 1) % len(order)] for a in range(len(order))])
    base = actions.words("base_cards", BASE_CARDS, ACTION_CODES)
    block = printed.block("trade_cards")
    rows = block.listed_rows("cards", TRADE_COLUMNS, TRADE_CARDS)
    bases = [f"B{n}.{colour.lower()}" for colour in box.colours for n in range(1, BASE_CARDS + 1)]
    box.card_codes = block.different("cards", [row.text("id") for row in rows] + bases)
    action = [row.one_of("action", ACTION_CODES) for row in rows] + base * MOST_SEATS
    good = [row.one_of("good", box.good_codes) for row in rows] + [-1] * len(bases)
    coin = [row.number("coin", 1, 99) for row in rows] + [0] * len(bases)
    box.action, box.good, box.coin = vec[i64](action), vec[i64](good), vec[i64](coin)
    box.twin = vec[i64](twins(list(zip(action, good, coin, owners(), strict=True))))


def owners() -> list[int]:
    """Whose card it is: nobody's for trade cards."""
    return [-1] * TRADE_CARDS + [seat for seat in range(MOST_SEATS) for _ in range(BASE_CARDS)]


def twins(faces: list[tuple[int, int, int, int]]) -> list[int]:
    """For each card the next lower one that shows the same, or -1."""
    return [
        next((other for other in range(card - 1, -1, -1) if faces[other] == faces[card]), -1)
        for card in range(len(faces))
    ]


def read_ships(box: Box, block: Printed) -> None:
    """The thirty ship cards."""
    rows = block.listed_rows("cards", SHIP_COLUMNS, SHIPS)
    box.ship_codes = block.different("cards", [row.text("id") for row in rows])
    box.ship_good = vec[i64]([row.one_of("good", box.good_codes) for row in rows])
    box.ship_coin = vec[i64]([row.number("coin", 1, 99) for row in rows])
    box.danger = vec[i64]([row.number("danger", 0, 99) for row in rows])
    box.effect = vec[i64]([row.one_of("effect", EFFECT_CODES) for row in rows])
