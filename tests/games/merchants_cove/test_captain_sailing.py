"""The Captain's movement points, shortcuts, cursed coins and navigator."""

from __future__ import annotations

import pytest

from cothon.games.merchants_cove.merchants.captain.codes import REGION_CODES
from tests.games.merchants_cove.captains import (
    coins,
    crewed,
    sail,
    sailing,
    ships,
    treasures,
)

NEIGHBOURS = {
    "HOME": "A2 A3 A4",
    "A1": "A2 B1",
    "A2": "HOME A1 A3 B1 B2",
    "A3": "HOME A2 A4 B3",
    "A4": "HOME A3 A5 B4 B5",
    "A5": "A4 B5",
    "B1": "A1 A2 B2 C1",
    "B2": "A2 B1 B3 C1 C2 C3",
    "B3": "A3 B2 B4 C3",
    "B4": "A4 B3 B5 C3 C4 C5",
    "B5": "A4 A5 B4 C5",
    "C1": "B1 B2 C2",
    "C2": "B2 C1 C3",
    "C3": "B2 B3 B4 C2 C4",
    "C4": "B4 C3 C5",
    "C5": "B4 B5 C4",
}
SHORTCUTS = [("A2", "B1"), ("A4", "B5"), ("B2", "C1"), ("B4", "C5"), ("B2", "C3"), ("B4", "C3")]


@pytest.mark.parametrize("start", NEIGHBOURS)
def test_a_point_leads_to_the_regions_beside(start: str) -> None:
    """MC-CAPT-MP-1, -2: borders and shortcuts of the region, nothing else. [DP-26]"""
    game = sailing(ships={start: 4})
    game.choose("move-ship")
    assert game.question == "A ChooseCourse"
    assert game.offered == {f"region {end}" for end in NEIGHBOURS[start].split()}


def test_every_region_has_its_neighbours_above() -> None:
    """The table of this file is whole, and every way leads back."""
    assert tuple(NEIGHBOURS) == REGION_CODES
    for start, ends in NEIGHBOURS.items():
        assert all(start in NEIGHBOURS[end].split() for end in ends.split())


def test_move_one_ship_spends_exactly_one_point() -> None:
    """MC-CAPT-MOVE-1: there is no way to stop, and it costs an hour."""
    game = sailing(ships={"A2": 2, "B3": 1})
    game.choose("move-ship")
    assert game.offered == {"ship HOME", "ship A2", "ship B3"}  # ships in a region are alike
    game.choose("ship B3", "region A3")
    assert ships(game) == {"HOME": 1, "A2": 2, "A3": 1}
    assert (game.question, game.hours()["A"]) == ("A ChooseSpace", 2)


def test_points_are_split_among_ships_and_may_take_one_back() -> None:
    """MC-CAPT-MP-3: any number of ships in a region, and back again."""
    game = sailing(ships={"A2": 1, "A3": 3})
    game.luck(1)
    game.choose("spin")
    sail(game, "A2", "A3", "A4", "A3")
    assert ships(game) == {"A3": 4}
    sail(game, "A3", "HOME")
    assert ships(game) == {"HOME": 1, "A3": 3}


def test_points_that_are_not_spent_are_lost() -> None:
    """MC-CAPT-MP-4"""
    game = sailing()
    game.luck(4)
    game.choose("spin", "ship HOME", "region A3", "pass")
    assert ships(game) == {"HOME": 3, "A3": 1}
    assert (game.question, game.hours()["A"]) == ("A ChooseSpace", 3)


def test_no_point_at_all_may_be_spent() -> None:
    """MC-CAPT-MP-4, MC-CAPT-SPIN-2: up to the points of the section."""
    game = sailing()
    game.luck(0)
    game.choose("spin", "pass")
    assert ships(game) == {"HOME": 4}
    assert game.question == "A ChooseSpace"


def test_a_ship_turns_a_treasure_up_at_once() -> None:
    """MC-CAPT-MP-5: all see it, and it stays so when the ship leaves."""
    game = sailing(ships={"A2": 1}, face_down={"B2": "green"})
    assert treasures(game)["B2"] == [None]
    game.luck(1)
    game.choose("spin")
    sail(game, "A2", "B2")
    for seat in (None, 0, 1):
        shop = game.view(seat)["table"]["players"][0]["shop"]
        assert shop["islands"]["B2"] == ["green"]
        assert shop["islands"]["B1"] == [None]
    assert len(game.told("treasure-sighted")) == 1
    sail(game, "B2", "C2")
    assert treasures(game)["B2"] == ["green"]
    sail(game, "C2", "B2")
    assert len(game.told("treasure-sighted")) == 1  # it is face up already


@pytest.mark.parametrize(("one", "other"), SHORTCUTS)
def test_a_shortcut_costs_a_coin_in_both_directions(one: str, other: str) -> None:
    """MC-CAPT-MP-2"""
    for start, end in ((one, other), (other, one)):
        game = sailing(ships={start: 4}, coins=2)
        game.choose("move-ship", f"region {end}")
        assert ships(game) == {start: 3, end: 1}
        assert (coins(game), game.cards("A")) == (3, 0)
        assert game.hours()["A"] == 2


def test_a_border_costs_no_coin() -> None:
    """MC-CAPT-MP-1"""
    game = sailing(ships={"A2": 4}, coins=2)
    game.choose("move-ship", "region B2")
    assert coins(game) == 2


def test_a_shortcut_without_a_coin_costs_a_card() -> None:
    """MC-CAPT-MP-2, MC-CAPT-CURSE-1, E-43: each time."""
    game = sailing(ships={"A2": 4}, coins=7)
    game.luck(0)
    game.choose("spin")
    sail(game, "A2", "B1", "A2")
    assert (coins(game), game.cards("A")) == (7, 2)
    assert len(game.told("coins-lacking")) == 2
    assert game.told("coins-added") == []


def test_a_curse_without_any_corruption_card_left() -> None:
    """E-25, MC-CAPT-CURSE-1: a draw that is forced is dropped, the ship has moved."""
    game = sailing({"no_more_corruption": True}, ships={"A2": 4}, coins=7)
    game.choose("move-ship", "region B1")
    assert (ships(game), game.cards("A")) == ({"A2": 3, "B1": 1}, 0)


def test_a_coin_that_was_taken_can_be_added_again() -> None:
    """MC-CAPT-CURSE-2"""
    game = sailing(ships={"C3": 1, "A2": 3}, coins=7)
    game.choose("import")
    assert (coins(game), game.shop("A")["coin_supply"], game.gold("A")) == (0, 7, 7)
    game.choose("move-ship", "ship A2", "region B1")
    assert (coins(game), game.shop("A")["coin_supply"], game.cards("A")) == (1, 6, 0)


def test_navigator() -> None:
    """MC-CAPT-STAFF-1: up to two points, then a coin."""
    game = crewed(ships={"A3": 4}, coins=2)
    game.choose("staff 1")
    sail(game, "A3", "A2", "B2")
    assert (ships(game), coins(game)) == ({"A3": 3, "B2": 1}, 3)
    assert game.question == "A UseStaff"
    assert game.offered == {"staff 2", "staff 3", "staff 4", "pass"}


def test_navigator_adds_the_coin_without_any_point_spent() -> None:
    """MC-CAPT-STAFF-1, E-95"""
    game = crewed(coins=2)
    game.choose("staff 1", "pass")
    assert (ships(game), coins(game)) == ({"HOME": 4}, 3)


def test_navigator_without_a_coin_left() -> None:
    """MC-CAPT-STAFF-1, MC-CAPT-CURSE-1: exactly one corruption card."""
    game = crewed(coins=7)
    game.choose("staff 1", "ship HOME", "region A3", "pass")
    assert (coins(game), game.cards("A")) == (7, 1)


def test_a_ship_may_always_move() -> None:
    """MC-TURN-2: Move 1 Ship and Spin are always possible, Fish and Import are not."""
    game = sailing()
    assert {"move-ship", "spin"} <= game.offered
    assert not {"fish", "import"} & game.offered
