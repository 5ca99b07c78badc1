"""The Captain's map board in positions: what is left out, and what is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

import cothon
from tests.games.merchants_cove.captains import sailing, ships, treasures

THREE = ["red", "red", "red"]
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"odd": 1}, "shop: unknown key 'odd'"),
    ({"ships": {"D1": 1}}, "shop.ships: unknown key 'D1'"),
    ({"ships": {"A1": 5}}, "shop.ships: expected 4 ships in all"),
    ({"ships": {"A1": 3, "C3": 2}}, "shop.ships: expected 4 ships in all"),
    ({"ships": {"HOME": 1, "A1": 1}}, "shop.ships: expected 4 ships in all"),
    ({"ships": {"A1": -1}}, "shop.ships.A1: expected a whole number"),
    ({"coins": 8}, "shop.coins: expected a whole number from 0 to 7"),
    ({"islands": {"B3": ["red"]}}, "shop.islands: unknown key 'B3'"),
    ({"islands": {"B1": ["pink"]}}, "shop.islands.B1: expected one of red,"),
    ({"islands": {"B1": ["red", "red"]}}, "shop.islands.B1: expected a list of at most 1"),
    ({"islands": {"B1": []}}, "shop.islands: expected a treasure on each: the stack has some"),
    (
        {"ships": {"B1": 1}, "islands": {"B1": [None]}},
        "shop.islands.B1: expected a treasure that is left, face up under a ship",
    ),
    (
        {"ships": {"B1": 1}, "face_down": {"B1": "red"}},
        "shop.face_down.B1: expected nothing: a ship is there",
    ),
    (
        {"islands": {"B1": ["green"]}, "face_down": {"B1": "red"}},
        "shop.islands.B1: expected a face-down treasure",
    ),
    (
        {"islands": {"B1": []}, "face_down": {"B1": "red"}},
        "shop.islands.B1: expected a face-down treasure",
    ),
    ({"face_down": {"A1": "red"}}, "shop.face_down: unknown key 'A1'"),
    ({"set_aside": [*THREE, "red"]}, "shop.set_aside: expected three red treasures in all"),
    (
        {"set_aside": THREE, "islands": {"B1": ["red"]}},
        "shop.islands: expected three red treasures in all",
    ),
    (
        {"set_aside": THREE, "face_down": {"B1": "red"}},
        "shop.face_down: expected three red treasures in all",
    ),
    ({"set_aside": THREE, "stack": ["red"]}, "shop.stack: expected three red treasures in all"),
    (
        {
            "set_aside": [*THREE, *["green"] * 3, *["blue"] * 3, "yellow", "yellow", "yellow"],
            "islands": {"B5": [None]},
        },
        "shop.islands.B5: expected a treasure that is left, face up under a ship",
    ),
]


@pytest.mark.parametrize(("shop", "message"), REFUSED)
def test_it_is_refused(shop: dict[str, Any], message: str) -> None:
    """The complaint names the place and what was expected."""
    with pytest.raises(cothon.BadPosition, match=re.escape(message)):
        sailing(**shop)


def test_treasures_on_the_stall_count() -> None:
    """Three of a colour, wherever they lie."""
    with pytest.raises(cothon.BadPosition, match="three red treasures in all"):
        sailing({"A": {"stall": {"large_red": 2}}}, set_aside=["red", "red"])


def test_what_is_left_out_lies_as_after_set_up() -> None:
    """Ships at home, no coin, a face-down treasure on each island, the rest in the stack."""
    game = sailing()
    shop = game.shop("A")
    assert shop["ships"] == {"HOME": 4}
    assert shop["islands"] == {"B1": [None], "B2": [None], "B4": [None], "B5": [None]}
    assert (shop["stack"], shop["set_aside"], shop["coins"]) == (8, [], 0)


def test_a_ship_turns_up_what_is_left_out() -> None:
    """MC-CAPT-MP-5"""
    game = sailing(ships={"B5": 2})
    assert treasures(game)["B5"][0] in ("red", "green", "blue", "yellow")
    assert ships(game) == {"HOME": 2, "B5": 2}


def test_the_view_comes_back_as_it_was_given() -> None:
    """Whatever the view shows can be laid out."""
    shop = {
        "ships": {"HOME": 1, "A3": 1, "B2": 1, "C5": 1},
        "islands": {"B1": [None], "B2": ["blue"], "B4": ["red"], "B5": [None]},
        "set_aside": ["green", "yellow"],
        "coins": 4,
    }
    game = sailing({"A": {"stall": {"large_green": 1}}}, **shop)
    seen = game.shop("A")
    assert {key: seen[key] for key in shop} == shop
    assert (seen["stack"], seen["coin_supply"]) == (5, 3)


def test_the_stack_is_named_from_the_top() -> None:
    """The others lie below, in random order."""
    game = sailing(ships={"B1": 2}, islands={"B1": ["red"]}, stack=["yellow", "blue"])
    game.choose("import")
    assert treasures(game)["B1"] == ["yellow"]
    game.choose("spin", "pass")
    while game.question != "A ChooseSpace":
        game.choose("pass" if "pass" in game.offered else "boat L-in")
    game.choose("import")
    assert game.mat("A")["stall"] == {"large_red": 1, "large_yellow": 1}
    assert treasures(game)["B1"] == [None]
    assert game.player("A").stall[4] == 1
