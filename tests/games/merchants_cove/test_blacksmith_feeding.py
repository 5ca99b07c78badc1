"""Feeding furnaces and the smelter."""

from __future__ import annotations

import pytest

from tests.games.merchants_cove.smithing import dice, furnace, smithy

FOUR = ["red-4", "green-2", "blue-3", "yellow-6"]


@pytest.mark.parametrize("code", ["F1", "F2"])
def test_a_large_furnace_takes_two_dice_at_once(code: str) -> None:
    """[MC-SMITH-FEED-1, -3, MC-SMITH-FORGE-2, DP-37] The first one lies on top. It costs 1 hour."""
    game = smithy({"shop": {"dice": FOUR}})
    coal = furnace(game, code)["coal"]
    game.choose(f"furnace {code}", "die blue-3")
    assert game.question == "A FeedFurnace"
    assert game.offered == {"die red-4", "die green-2", "die yellow-6"}
    game.choose("die red-4")
    assert furnace(game, code)["dice"] == ["blue-3", "red-4"]
    assert furnace(game, code)["heat"] == coal + 7
    assert (dice(game), game.hours()["A"]) == (["green-2", "yellow-6"], 5)


@pytest.mark.parametrize("code", ["F3", "F4"])
def test_a_small_furnace_takes_one_die(code: str) -> None:
    """[MC-SMITH-FEED-1, DP-37] It costs 1 hour."""
    game = smithy({"shop": {"dice": FOUR}})
    game.choose(f"furnace {code}")
    assert game.offered == {f"die {die}" for die in FOUR}
    game.choose("die yellow-6")
    assert furnace(game, code)["dice"] == ["yellow-6"]
    assert (dice(game), game.hours()["A"]) == (["red-4", "green-2", "blue-3"], 5)


def test_dice_that_show_the_same_are_one_option() -> None:
    """[DP-37]"""
    free = ["green", "blue", "yellow"]
    shop = {"dice": ["red-4", "red-4", "green-2", "blue-3", "yellow-6"], "icons_covered": free}
    game = smithy({"shop": shop})
    game.choose("furnace F3")
    assert game.menu == ["die red-4", "die green-2", "die blue-3", "die yellow-6"]


def test_only_an_empty_furnace_is_fed() -> None:
    """[MC-SMITH-FEED-2]"""
    shop = {"fed": {"F1": ["red-4", "green-2"], "F4": ["blue-3"]}, "dice": ["yellow-6"]}
    offered = smithy({"shop": shop}).offered
    assert "furnace F3" in offered
    assert offered.isdisjoint({"furnace F1", "furnace F4"})


def test_a_furnace_needs_dice_for_all_its_places() -> None:
    """[MC-SMITH-FEED-1, E-49] With one die the small ones only, with none no oven at all."""
    fed = {"F1": ["red-4", "green-2"]}
    one = {"fed": fed, "smelter": "blue-3", "dice": ["yellow-6"]}
    assert smithy({"shop": one}).offered == {"furnace F3", "furnace F4", "forge", "recruit"}
    none = {"fed": {**fed, "F3": ["yellow-6"]}, "smelter": "blue-3", "dice": []}
    assert smithy({"shop": none}).offered == {"forge", "recruit"}


def test_furnaces_can_be_fed_one_after_another() -> None:
    """[E-48, MC-TURN-1] Each is a space of its own, so the next one is fed in the next turn."""
    game = smithy({"shop": {"dice": FOUR}})
    game.choose("furnace F3", "die red-4")
    assert game.question == "A ChooseSpace"
    game.choose("furnace F4", "die blue-3")
    assert furnace(game, "F3")["dice"] + furnace(game, "F4")["dice"] == ["red-4", "blue-3"]


def test_the_smelter_takes_any_one_die() -> None:
    """[MC-SMITH-SMELT-1, DP-38] For 1 hour; while it is fed there is no place for another."""
    game = smithy({"shop": {"dice": FOUR}})
    game.choose("smelter")
    assert game.offered == {f"die {die}" for die in FOUR}
    game.choose("die green-2")
    assert (game.shop("A")["smelter"], game.hours()["A"]) == ("green-2", 5)
    assert "smelter" not in smithy({"shop": {"smelter": "green-2"}}).offered


def test_a_smelter_without_dice_on_icons_is_not_fed() -> None:
    """[MC-SMITH-SMELT-1, E-50] One is enough."""
    assert "smelter" not in smithy({"shop": {"icons_covered": []}}).offered
    assert "smelter" in smithy({"shop": {"icons_covered": ["blue"]}}).offered
