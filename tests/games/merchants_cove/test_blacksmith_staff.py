"""The Blacksmith's staff: bellows hand, metallurgist, apprentice, overseer."""

from __future__ import annotations

from typing import Any

from tests.games.merchants_cove.smithing import dice, furnace, helped, smithy, stall, thrown

BELLOWS_HAND, METALLURGIST, APPRENTICE, OVERSEER = 1, 2, 3, 4
COUNTS = {"smelter_counts": True}


def test_the_bellows_hand_makes_later_forging_cleaner() -> None:
    """[TC-66, MC-SMITH-STAFF-1, MC-SMITH-FORGE-2, -3] Three points, then heat 10 without a card."""
    game = helped(BELLOWS_HAND, fed={"F1": ["red-2", "green-3"]})
    game.choose("hotter F1", "hotter F1", "hotter F3")
    coal = [furnace(game, code)["coal"] for code in ("F1", "F2", "F3", "F4")]
    assert (coal, game.hours()["A"]) == ([5, 2, 3, 1], 6)
    game.choose("forge", "furnace F1")
    assert (stall(game), game.cards("A")) == ({"large_red": 1}, 0)


def test_one_coal_die_may_go_up_and_another_down() -> None:
    """[MC-SMITH-STAFF-1, DP-41, E-72] Furnaces upwards, a die one way only, up to 3 in all."""
    game = helped(BELLOWS_HAND)
    game.choose("hotter F1", "cooler F2")
    assert game.offered == {"hotter F3", "cooler F3", "hotter F4", "pass"}
    game.choose("pass")
    assert [furnace(game, code)["coal"] for code in ("F1", "F2")] == [4, 1]


def test_coal_dice_stay_from_one_to_six() -> None:
    """[MC-SMITH-STAFF-1, DP-41] And no point has to be used. [E-95]"""
    game = helped(BELLOWS_HAND, coal={"F1": 6, "F2": 1, "F3": 6, "F4": 1})
    assert game.offered == {"cooler F1", "hotter F2", "cooler F3", "hotter F4", "pass"}
    game.choose("pass")
    assert (game.question, game.hours()["A"]) == ("A ChooseSpace", 6)


def test_the_metallurgist_fills_an_empty_furnace() -> None:
    """[MC-SMITH-STAFF-2, DP-42, E-52] All its places, the uppermost first; never the smelter."""
    game = helped(METALLURGIST, fed={"F3": ["red-5"]}, dice=["green-2", "blue-3", "yellow-4"])
    assert game.offered == {"furnace F1", "furnace F2", "furnace F4"}
    game.choose("furnace F2", "die yellow-4", "die green-2")
    assert furnace(game, "F2")["dice"] == ["yellow-4", "green-2"]
    assert (dice(game), game.hours()["A"]) == (["blue-3"], 6)


def test_the_metallurgist_needs_enough_dice() -> None:
    """[MC-SMITH-STAFF-2, E-95] One is too few for a large furnace; without any nothing happens."""
    fed: dict[str, Any] = {"F1": ["red-5", "green-2"]}
    game = helped(METALLURGIST, fed=fed, smelter="yellow-4", dice=["blue-3"])
    assert game.offered == {"furnace F3", "furnace F4"}
    fed |= {"F3": ["blue-3"]}
    game = helped(METALLURGIST, fed=fed, smelter="yellow-4", dice=[])
    assert "no-furnace-to-feed" in game.events
    assert game.hours()["A"] == 6


def test_the_smelter_counts_if_the_host_says_so() -> None:
    """[E-52] For the metallurgist as for the apprentice."""
    game = helped(METALLURGIST, COUNTS)
    game.choose("smelter", "die blue-1")
    assert game.shop("A")["smelter"] == "blue-1"
    fed: dict[str, Any] = {"F1": ["red-5", "green-2"], "F2": ["blue-3", "yellow-4"]}
    fed |= {"F3": ["red-1"], "F4": ["green-1"]}
    game = helped(METALLURGIST, COUNTS, fed=fed, icons_covered=["blue"])
    assert game.shop("A")["smelter"] == "yellow-1"  # no furnace is empty, no other die is left
    game = helped(APPRENTICE, COUNTS, smelter="green-2")
    assert "colour red" in game.offered


def test_the_apprentice_forges_in_two_furnaces() -> None:
    """[MC-SMITH-STAFF-3, DP-39, E-52] One whose dice are only removed counts; then he rolls."""
    fed = {"F3": ["red-6"], "F4": ["green-6"], "F1": ["blue-1", "yellow-1"]}
    game = helped(APPRENTICE, fed=fed)
    assert game.offered == {"furnace F3", "empty F3", "furnace F4", "empty F4", "empty F1", "pass"}
    thrown(game, 3, 4, 5)
    game.choose("empty F1", "furnace F4")
    assert game.question == "A ChooseSpace"  # nothing lay in the supply to be rolled along
    assert dice(game) == ["green-3", "blue-4", "yellow-5"]
    assert (stall(game), game.hours()["A"]) == ({"small_green": 1}, 6)
    assert furnace(game, "F3")["dice"] == ["red-6"]


def test_the_apprentice_does_not_smelt() -> None:
    """[MC-SMITH-STAFF-3, E-52, E-95] With nothing fed he rolls dice only; he may do nothing."""
    game = helped(APPRENTICE, smelter="green-2")
    assert game.question == "A RerollDice"
    game = helped(APPRENTICE, fed={"F3": ["red-6"]})
    game.choose("pass")
    assert game.question == "A RerollDice"
    game.choose("pass")
    assert furnace(game, "F3")["dice"] == ["red-6"]


def test_the_overseer_is_the_fourth() -> None:
    """[MC-SMITH-STAFF-4, MC-STAFF-2, E-73] He may discard a card that forging has just brought."""
    player = {"staff": [None, None, "LOC-03", "LOC-04"], "figure": "recruit"}
    game = smithy({**player, "shop": {"fed": {"F3": ["red-2"]}}})
    game.choose("use-staff", "staff 3", "furnace F3", "pass")
    assert game.cards("A") == 1
    game.choose("staff 4")
    assert game.cards("A") == 0
