"""Material: `material.toml` equals section 7 of the rules page, and a file of one's own is used."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from cothon.games.porto_carthago.material import (
    ACTIONS,
    BONUSES,
    PRIVILEGES,
    read_material,
)
from tests.games.porto_carthago.laid import Laid
from tests.other_material import changed
from tests.rules_page import page, printed_table

GAME = "porto_carthago"
BOX = read_material()


# The file that comes with the game


def test_fixed_numbers() -> None:
    """[PC-SETUP-2, PC-ACT-MERCHANT-3, PC-PAL-6, PC-END-2]"""
    found = {row[0]: row[1] for row in printed_table(GAME, "7.2")}
    assert found["Servants per player / on the warehouse card at start"] == (
        f"{BOX.servants} / {BOX.blocked_spaces}"
    )
    assert (
        found["Market spaces / used with 3"] == f"{BOX.market_spaces[4]} / {BOX.market_spaces[3]}"
    )
    assert BOX.market_spaces[5] == BOX.market_spaces[4]
    assert found["Merchant prices"] == "4, 3, 2, 2, ..."
    assert list(BOX.merchant_prices) == [4, 3, 2]
    assert found["Refresh purchase / warehouse extension / talents action"] == (
        f"{BOX.refresh_price} / {BOX.extension_price} / {BOX.take_talents}"
    )
    large = f"{BOX.large_seat_price} talents, {BOX.large_seat_points} points, unlimited"
    assert found["Large seat"] == large
    assert found["End at"] == f"{BOX.early_points} points after decade {BOX.early_decade}"
    assert found["Trade house track drawn"].startswith(f"0 to {BOX.trade_house_track} ")
    colours = [*found["Player colours"].split(", "), found["Fifth player colour"]]
    assert [colour.upper() for colour in colours] == BOX.colours


def test_numbers_of_the_rules_text() -> None:
    """[PC-SETUP-8, PC-TURN-1, PC-ACT-ARISTO-1, PC-PRIV-TALENTS-1, PC-PRIV-MOVE-1, PC-END-1]"""
    assert (BOX.storage_spaces, BOX.action_rounds, BOX.decades) == (4, 5, 5)
    assert (BOX.aristocrat_servants, BOX.shifted_servants) == (5, 3)
    assert (BOX.bonus_talents, BOX.peeked_cards) == (3, 3)


def test_civilisations_and_goods() -> None:
    """[PC-SETUP-1, PC-SHIPS-20]"""
    _, *rows = printed_table(GAME, "7.3")
    assert [row[0] for row in rows] == BOX.civilisation_codes
    for row, names in zip(rows, BOX.names["civilisation"], strict=True):
        assert row[1:4] == [names["en"], names["fr"], names["de"]]
    _, *rows = printed_table(GAME, "7.4")
    assert [row[0] for row in rows] == BOX.good_codes
    for row, names in zip(rows, BOX.names["printed-good"], strict=True):
        assert row[1:4] == [names["en"], names["fr"], names["de"]]
    assert [int(row[5]) for row in rows] == list(BOX.goods)


def test_slots_and_action_cards() -> None:
    """[PC-CARDS-3, PC-CARDS-4, EC-1]"""
    bonus = {"none": "NONE", "extend warehouse": "WAREHOUSE", "palace seat": "PALACE"}
    rows = [(int(row[1]), bonus[row[2]]) for row in printed_table(GAME, "7.5")[1:]]
    slots = zip(BOX.slot_servants, BOX.slot_bonus, strict=True)
    assert rows == [(servants, BONUSES[kind]) for servants, kind in slots]
    text = page(GAME)
    named = re.search(r"^Action cards: (.*?) \(", text, re.MULTILINE)
    assert named is not None
    kinds = [name.upper().removesuffix(" A").removesuffix(" B") for name in named[1].split(", ")]
    assert kinds == [ACTIONS[kind] for kind in BOX.action_cards]


def test_palace() -> None:
    """[PC-PAL-1, PC-PAL-2, PC-PAL-6]"""
    _, *seats, large = printed_table(GAME, "7.6")
    assert [int(row[1]) for row in seats] == list(BOX.seat_price)
    assert [int(row[2]) for row in seats] == list(BOX.seat_points)
    assert (large[1], large[2].split()[0]) == (
        str(BOX.large_seat_price),
        str(BOX.large_seat_points),
    )


def test_intrigue_path() -> None:
    """[PC-INTR-3, PC-INTRSCORE-4]"""
    _, *fields = printed_table(GAME, "7.7")
    assert [int(row[0]) for row in fields] == list(BOX.field_space)
    assert [[int(seats) for seats in row[1].split(" / ")] for row in fields] == BOX.field_seats
    assert f"\n{BOX.path_spaces} spaces, numbered 1" in page(GAME)


def test_privileges() -> None:
    """[PC-PRIV-2, PC-PRIV-3]"""
    _, *rows = printed_table(GAME, "7.8")
    counts = Counter(PRIVILEGES[privilege] for privilege in BOX.privilege)
    assert counts == {row[0]: int(row[2]) for row in rows}
    assert {row[0] for row in rows if row[1] == "immediate"} == set(PRIVILEGES[:3])


def test_ship_cards() -> None:
    """[PC-SETUP-3]"""
    ships = [
        [
            BOX.ship_codes[ship],
            BOX.civilisation_codes[BOX.civilisation[ship]],
            BOX.good_codes[BOX.wanted[ship]],
            str(BOX.income[ship]),
            str(BOX.danger[ship]),
            PRIVILEGES[BOX.privilege[ship]],
        ]
        for ship in range(30)
    ]
    assert ships == printed_table(GAME, "7.9")[1:]


# Other files


def test_the_prices_of_a_file_are_those_of_the_game(tmp_path: Path) -> None:
    """[PC-PAL-1]"""
    path = changed(tmp_path, GAME, ("prices = [8, 9,", "prices = [7, 9,"))
    game = Laid.new(3, seed=4, material=path)
    assert game.view(0)["table"]["next_seat"] == {"price": 7, "points": 2}
