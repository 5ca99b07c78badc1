"""The Captain's Fish action, the fisher and the treasure hunter."""

from __future__ import annotations

import pytest

from tests.games.merchants_cove.captains import coins, crewed, sailing, ships

HOOKS = {"A1": "blue", "A2": "red", "A4": "green", "A5": "yellow"}


def test_fish() -> None:
    """TC-39: two red seafood, four coins, three ships home. [MC-CAPT-FISH-1, -2, -3]"""
    game = sailing(ships={"A2": 2, "B3": 1}, coins=6)
    game.choose("fish")
    assert game.offered == {"ship A2", "ship B3"}  # at least one ship
    game.choose("ship A2", "ship A2", "ship B3")
    assert game.question == "A TakeCoins"
    assert game.offered == {f"coins {n}" for n in range(5)}
    game.choose("coins 4")
    assert game.mat("A")["stall"] == {"small_red": 2}
    assert game.mat("A")["supply"]["small_red"] == 1
    assert (game.gold("A"), coins(game)) == (4, 2)
    assert ships(game) == {"HOME": 4}
    assert (game.question, game.hours()["A"]) == ("A ChooseSpace", 3)


@pytest.mark.parametrize("region", HOOKS)
def test_each_hook_has_its_colour(region: str) -> None:
    """MC-CAPT-FISH-2: seafood of that colour goes to the stall, the ship home."""
    game = sailing(ships={region: 1})
    game.choose("fish")
    assert game.mat("A")["stall"] == {f"small_{HOOKS[region]}": 1}
    assert ships(game) == {"HOME": 4}


def test_not_every_ship_has_to_fish() -> None:
    """MC-CAPT-FISH-1: any number of ships, at least one."""
    game = sailing(ships={"A1": 1, "A2": 2, "A5": 1})
    game.choose("fish")
    assert game.offered == {"ship A1", "ship A2", "ship A5"}
    game.choose("ship A2", "pass")
    assert ships(game) == {"HOME": 1, "A1": 1, "A2": 1, "A5": 1}
    assert game.mat("A")["stall"] == {"small_red": 1}


def test_ships_are_named_upwards_so_that_a_set_has_one_path() -> None:
    """DP-28: the result does not depend on the order of the ships."""
    game = sailing(ships={"A1": 1, "A2": 2, "A5": 1})
    game.choose("fish", "ship A2")
    assert game.offered == {"ship A2", "ship A5", "pass"}


def test_only_ships_at_hooks_fish() -> None:
    """MC-CAPT-FISH-1, DP-28: without one the action cannot be chosen."""
    game = sailing(ships={"A3": 1, "B1": 1, "C3": 1})
    assert "fish" not in game.offered


def test_fishing_without_seafood_left() -> None:
    """MC-CAPT-FISH-2, E-42: nothing is gained, and the ship comes home."""
    stall = {"small_red": 3}
    game = sailing({"A": {"stall": stall}}, ships={"A2": 1})
    game.choose("fish")
    assert (game.mat("A")["stall"], ships(game)) == (stall, {"HOME": 4})
    assert game.hours()["A"] == 3
    assert len(game.told("nothing-caught")) == 1


def test_the_last_piece_goes_to_the_first_ship() -> None:
    """MC-CAPT-FISH-2, E-42"""
    game = sailing({"A": {"stall": {"small_red": 2}}}, ships={"A2": 2})
    game.choose("fish")  # the first ship is not asked for: there is but one place
    assert game.mat("A")["stall"] == {"small_red": 3}
    assert ships(game) == {"HOME": 3, "A2": 1}
    game.choose("ship A2")
    assert game.mat("A")["stall"] == {"small_red": 3}
    assert ships(game) == {"HOME": 4}


def test_no_more_coins_than_lie_there() -> None:
    """MC-CAPT-FISH-3: none to four, as far as there are any."""
    game = sailing(ships={"B3": 1}, coins=2)
    game.choose("fish")
    assert game.offered == {"coins 0", "coins 1", "coins 2"}
    game.choose("coins 0")
    assert (game.gold("A"), coins(game), ships(game)) == (0, 2, {"HOME": 4})


def test_fishing_for_coins_where_there_are_none() -> None:
    """MC-CAPT-FISH-3, E-42: the ship comes home all the same, and nobody is asked."""
    game = sailing(ships={"B3": 1})
    game.choose("fish")
    assert (game.gold("A"), ships(game), game.question) == (0, {"HOME": 4}, "A ChooseSpace")


def test_two_ships_take_up_to_four_coins_each() -> None:
    """MC-CAPT-FISH-3, DP-28: together, so that a number of coins has one path."""
    game = sailing(ships={"B3": 2}, coins=7)
    game.choose("fish", "ship B3")  # the first one goes unasked
    assert game.offered == {f"coins {n}" for n in range(8)}
    game.choose("coins 7")
    assert (game.gold("A"), coins(game), game.shop("A")["coin_supply"]) == (7, 0, 7)
    assert game.lines("A")["trade"] == 7


def test_coins_are_counted_after_the_last_ship() -> None:
    """MC-CAPT-FISH-3: also if others fish after the one at the coins."""
    game = sailing(ships={"A5": 1, "B3": 1}, coins=3)
    game.choose("fish", "ship B3")
    assert game.question == "A TakeCoins"  # the regions before it cannot be named any more
    game.choose("coins 3")
    assert ships(game) == {"HOME": 3, "A5": 1}


def test_fisher_fishes_with_one_ship() -> None:
    """MC-CAPT-STAFF-2"""
    game = crewed(ships={"A2": 2, "A4": 1})
    game.choose("staff 2")
    assert game.offered == {"ship A2", "ship A4"}
    game.choose("ship A2")
    assert (ships(game), game.question) == ({"HOME": 2, "A2": 1, "A4": 1}, "A UseStaff")
    assert game.mat("A")["stall"] == {"small_red": 1}


def test_fisher_takes_coins() -> None:
    """MC-CAPT-STAFF-2, MC-CAPT-FISH-3"""
    game = crewed(ships={"B3": 2}, coins=7)
    game.choose("staff 2")
    assert game.offered == {f"coins {n}" for n in range(5)}
    game.choose("coins 4")
    assert (coins(game), ships(game), game.gold("A")) == (3, {"HOME": 3, "B3": 1}, 4)


def test_fisher_without_a_ship_at_a_hook() -> None:
    """E-95: nothing happens, and the next of the staff may go on."""
    game = crewed(ships={"C1": 4})
    game.choose("staff 2")
    assert (ships(game), game.question) == ({"C1": 4}, "A UseStaff")
    assert "staff 2" not in game.offered


def test_treasure_hunter() -> None:
    """MC-CAPT-STAFF-3: a coin becomes a gold."""
    game = crewed(coins=3)
    game.choose("staff 3")
    assert (coins(game), game.gold("A"), game.question) == (2, 1, "A UseStaff")
    assert game.shop("A")["coin_supply"] == 5


def test_treasure_hunter_without_a_coin() -> None:
    """MC-CAPT-STAFF-3, E-95: nothing happens."""
    game = crewed()
    game.choose("staff 3")
    assert (coins(game), game.gold("A"), game.question) == (0, 0, "A UseStaff")


def test_overseer() -> None:
    """MC-CAPT-STAFF-4: the one of everybody's staff board."""
    game = crewed({"A": {"corruption": ["CO-01"]}})
    game.choose("staff 4")
    assert game.cards("A") == 0


def test_the_whole_crew_costs_two_hours() -> None:
    """MC-CAPT-STAFF-1 to -4, MC-STAFF-1"""
    game = crewed(ships={"A3": 4})
    game.choose("staff 1", "ship A3", "region A2", "pass", "staff 3", "staff 2", "staff 4")
    assert (game.gold("A"), coins(game), ships(game)) == (1, 0, {"HOME": 1, "A3": 3})
    assert game.mat("A")["stall"] == {"small_red": 1}
    assert (game.question, game.hours()["A"]) == ("A ChooseSpace", 3)
