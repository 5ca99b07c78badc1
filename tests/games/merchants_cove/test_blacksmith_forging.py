"""Forging: heat and thresholds, dice that come off, the smelter, the last roll."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_cove.laid import Laid
from tests.games.merchants_cove.smithing import dice, forge, furnace, smithy, stall, thrown
from tests.rules_page import printed_table

COLOURS = ("red", "green", "blue", "yellow")


def start(printed: list[str], colour: str) -> tuple[int, int, int]:
    """Coal, clean and corrupt threshold of a furnace, as the rules page prints them."""
    first = 4 if colour in ("red", "green") else 6
    return int(printed[3]), int(printed[first]), int(printed[first + 1])


def heated(code: str, colour: str, warmth: int) -> Laid:
    """A furnace fed with dice that are worth so much; of two the upper one has the colour."""
    other = "green" if colour == "red" else "red"
    values = [warmth] if code in ("F3", "F4") else [warmth - warmth // 2, warmth // 2]
    fed = [f"{c}-{value}" for c, value in zip((colour, other), values, strict=False)]
    return forge(fed={code: fed})


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("printed", printed_table("merchants_cove", "7.11")[1:], ids=lambda r: r[0])
def test_heat_makes_the_good_clean_corruptly_or_not_at_all(printed: list[str], colour: str) -> None:
    """[MC-SMITH-FORGE-2, -3, -5, MC-SMITH-FEED-3, DP-39] At each threshold, and just below it."""
    code = printed[0]
    coal, clean, corrupt = start(printed, colour)
    size = "large" if code in ("F1", "F2") else "small"
    for heat, cards in ((clean, 0), (clean - 1, 1), (corrupt, 1)):
        game = heated(code, colour, heat - coal)
        assert furnace(game, code)["heat"] == heat
        game.choose(f"furnace {code}")
        assert (stall(game), game.cards("A")) == ({f"{size}_{colour}": 1}, cards)
    cold = heated(code, colour, corrupt - 1 - coal)
    assert cold.offered == {f"empty {code}", "pass"}


def test_the_upper_die_is_the_one_that_counts() -> None:
    """[TC-44, MC-SMITH-FEED-3, MC-SMITH-FORGE-2, -3] Heat 10: clean for red, corrupt for blue."""
    game = forge(fed={"F1": ["red-4", "blue-3"]})
    game.choose("furnace F1")
    assert (stall(game), game.cards("A")) == ({"large_red": 1}, 0)
    game = forge(fed={"F1": ["blue-3", "red-4"]})
    game.choose("furnace F1")
    assert (stall(game), game.cards("A")) == ({"large_blue": 1}, 1)


def test_what_is_too_cold_stays_or_comes_off() -> None:
    """[TC-44, MC-SMITH-FORGE-1, -4] F3 with coal 2 and yellow 2: no good either way."""
    cold: dict[str, Any] = {"fed": {"F3": ["yellow-2"]}, "dice": ["red-1", "green-1", "blue-1"]}
    game = forge(**cold)
    game.choose("pass", "pass")
    assert furnace(game, "F3")["dice"] == ["yellow-2"]
    game = forge(**cold)
    thrown(game, 5)
    game.choose("empty F3", "pass")
    assert furnace(game, "F3")["dice"] == []
    assert dice(game) == ["red-1", "green-1", "blue-1", "yellow-5"]
    assert stall(game) == {}


def test_a_hot_furnace_may_be_left_or_emptied_as_well() -> None:
    """[MC-SMITH-FORGE-1, DP-39] Nobody has to forge."""
    game = forge(fed={"F3": ["red-6"]})
    assert game.offered == {"furnace F3", "empty F3", "pass"}
    game.choose("pass", "pass")
    assert (furnace(game, "F3")["dice"], stall(game)) == (["red-6"], {})


def test_after_forging_the_dice_come_off_and_the_coal_stays() -> None:
    """[MC-SMITH-FORGE-4, -8, DP-40] They are rolled into the supply. In all it costs 2 hours."""
    game = forge(fed={"F1": ["red-6", "green-6"]}, coal={"F1": 5})
    thrown(game, 2, 3)
    game.choose("furnace F1", "pass")
    assert (furnace(game, "F1")["dice"], furnace(game, "F1")["coal"]) == ([], 5)
    assert dice(game) == ["red-2", "green-3", "blue-1", "yellow-1"]
    assert game.hours()["A"] == 6


def test_a_good_that_is_not_in_the_supply_cannot_be_forged() -> None:
    """[MC-SMITH-FORGE-5, MC-GEN-3] Its dice can still be removed."""
    hot: dict[str, Any] = {"fed": {"F1": ["red-6", "green-6"], "F3": ["blue-6"]}}
    game = forge({"stall": {"large_red": 2, "small_blue": 3}}, **hot)
    assert game.offered == {"empty F1", "empty F3", "pass"}


def test_furnaces_are_forged_one_by_one_in_any_order() -> None:
    """[MC-SMITH-FORGE-7, -5] Each to its end: the last armour is gone when the second is due."""
    shop: dict[str, Any] = {"fed": {"F3": ["red-6"], "F4": ["red-5"]}}
    shop["icons_covered"] = ["green", "blue", "yellow"]
    for first, second in (("F3", "F4"), ("F4", "F3")):
        game = forge({"stall": {"small_red": 2}}, **shop)
        game.choose(f"furnace {first}")
        assert game.question == "A ForgeNext"
        assert game.offered == {f"empty {second}", "pass"}


def test_a_corrupt_good_brings_its_card_at_once() -> None:
    """[MC-SMITH-FORGE-3] Before the next furnace is dealt with."""
    game = forge(fed={"F3": ["red-2"], "F4": ["green-6"]})
    game.choose("furnace F3")
    assert (game.question, game.cards("A")) == ("A ForgeNext", 1)


# The smelter


def test_smelting_frees_two_dice_and_an_icon() -> None:
    """[TC-45, MC-SMITH-FORGE-6, -8] Colours need not match; the icon is active from now on."""
    game = forge(smelter="green-2", dice=["red-1", "blue-1", "yellow-1"])
    assert game.offered == {*(f"colour {colour}" for colour in COLOURS), "pass"}
    thrown(game, 4, 6)
    game.choose("colour blue", "pass")
    assert dice(game) == ["red-1", "green-4", "blue-1", "blue-6", "yellow-1"]
    assert game.shop("A")["smelter"] is None
    assert game.shop("A")["icons_covered"] == ["red", "green", "yellow"]
    assert game.mat("A")["icons_active"] == {"red": 0, "green": 0, "blue": 1, "yellow": 0}


def test_a_fed_smelter_may_be_left() -> None:
    """[MC-SMITH-FORGE-1, DP-39] Only icons with a die can be chosen."""
    game = forge(smelter="green-2", icons_covered=["red", "yellow"])
    assert game.offered == {"colour red", "colour yellow", "pass"}
    game.choose("pass", "pass")
    assert game.shop("A")["smelter"] == "green-2"


def test_the_last_icon_leaves_an_empty_smelter() -> None:
    """[E-50] The feeding die comes off with it, and no other is fed."""
    game = forge(smelter="green-2", icons_covered=["red"])
    game.choose("colour red", "pass")
    assert (game.shop("A")["smelter"], game.shop("A")["icons_covered"]) == (None, [])
    assert "smelter" not in game.offered


# The last roll


def test_forging_with_nothing_fed_is_for_rolling_only() -> None:
    """[MC-SMITH-FORGE-1, E-51] It is always possible."""
    game = forge()
    assert game.question == "A RerollDice"
    assert game.offered == {*(f"die {colour}-1" for colour in COLOURS), "pass"}


def test_dice_of_the_supply_may_be_rolled_along_once() -> None:
    """[MC-SMITH-FORGE-8, DP-40, MC-SMITH-DICE-1] Any of them; the others keep their values.

    They are named upwards, so that a set has one path.
    """
    game = forge(dice=["red-1", "green-2", "blue-3", "yellow-4"])
    game.choose("die green-2")
    assert game.offered == {"die blue-3", "die yellow-4", "pass"}
    thrown(game, 6, 5)
    game.choose("die yellow-4")
    assert dice(game) == ["red-1", "green-6", "blue-3", "yellow-5"]
    assert (game.question, game.hours()["A"]) == ("A ChooseSpace", 6)


def test_dice_to_be_rolled_along_are_named_before_removed_dice_are_rolled() -> None:
    """[MC-SMITH-FORGE-8, E-100] All are rolled together, those just removed not twice."""
    game = forge(fed={"F3": ["green-6"]}, dice=["red-1", "blue-3", "yellow-4"])
    game.choose("empty F3")
    assert game.question == "A RerollDice"
    assert (game.shop("A")["loose"], dice(game)) == (["green"], ["red-1", "blue-3", "yellow-4"])
    assert game.offered == {"die red-1", "die blue-3", "die yellow-4", "pass"}
    thrown(game, 2, 5)
    game.choose("die blue-3", "pass")
    assert dice(game) == ["red-1", "green-2", "blue-5", "yellow-4"]
    assert game.question == "A ChooseSpace"


def test_two_dice_that_show_the_same_can_both_be_rolled() -> None:
    """[MC-SMITH-FORGE-8, DP-40]"""
    free = ["green", "blue", "yellow"]
    game = forge(dice=["red-1", "red-1", "green-2", "blue-3", "yellow-4"], icons_covered=free)
    thrown(game, 2, 3)
    game.choose("die red-1", "die red-1", "pass")
    assert dice(game)[:2] == ["red-2", "red-3"]


def test_a_roll_cannot_be_taken_back() -> None:
    """[MC-GEN-12, E-67] What was chosen before it can, as long as nothing is rolled."""
    game = forge()
    game.choose("die red-1")
    game.undo()
    assert (game.question, "die red-1" in game.offered) == ("A RerollDice", True)
    game.choose("die red-1", "pass")
    assert game.why_not_undo() == "revealed"


@pytest.mark.parametrize(
    ("die", "stall", "outcome"),
    [
        ("red-4", {}, "clean"),
        ("red-2", {}, "corrupt"),
        ("red-1", {}, "cold"),
        ("red-6", {"small_red": 3}, "exhausted"),
    ],
)
def test_a_fed_furnace_shows_what_forging_would_come_to(
    die: str, stall: dict[str, int], outcome: str
) -> None:
    """[MC-SMITH-FORGE-3, -5] With coal at 2: 6 is clean for red armour, 4 is corrupt."""
    game = smithy({"stall": stall, "shop": {"fed": {"F3": [die]}, "coal": {"F3": 2}}})
    seen = furnace(game, "F3")
    assert (seen["size"], seen["makes"], seen["outcome"]) == ("small", "small_red", outcome)
    empty = furnace(game, "F1")
    assert (empty["size"], empty["makes"], empty["outcome"]) == ("large", None, None)
