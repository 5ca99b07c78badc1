"""The Alchemist brews: potions, elixirs, extracts."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import pytest

from tests.games.merchants_cove.laboratory import (
    COLOURS,
    LETTERS,
    all_ends,
    cauldrons,
    laboratory,
    stall,
    waste,
)
from tests.games.merchants_cove.laid import Laid

RECIPES = ("ChooseRecipe", "SparePiece", "TakeExtract")
# All that a cauldron can hold without having exploded.
CONTENTS = [
    "".join(pot)
    for size in range(4)
    for pot in combinations_with_replacement(LETTERS, size)
    if size < 3 or set(pot) - {"i", "x"} or "i" not in pot
]


def recipes(pot: str, stalled: dict[str, int] | None = None) -> set[str]:
    """What can be brewed in a cauldron that holds this; it is one of two, so that one is asked."""
    game = laboratory(pot, "gg", A={"stall": stalled})
    game.choose("brew", "cauldron K1")
    assert game.question == "A ChooseRecipe"
    return game.offered


# Examples


def test_the_example_of_the_booklet() -> None:
    """TC-08 [MC-ALCH-BREW-1 to -4, -7, MC-ALCH-SPON-1]"""
    game = laboratory("gg", "rrb", "byi")
    before = dict(game.shop("A")["ingredient_bag"])
    game.choose("brew")
    assert game.offered == {"cauldron K1", "cauldron K2", "cauldron K3"}
    game.choose("cauldron K1")  # a green potion and nothing else
    assert game.question == "A BrewNext"
    assert game.offered == {"cauldron K2", "cauldron K3", "pass"}
    game.choose("cauldron K2")
    assert game.offered == {"good small_red", "good large_red", "extract"}
    game.choose("good large_red", "cauldron K3")
    assert game.offered == {
        "good small_blue",
        "good small_yellow",
        "good large_blue",
        "good large_yellow",
        "extract",
    }
    game.choose("extract", "colour yellow")
    assert stall(game) == {"small_green": 1, "large_red": 1}
    gained = {
        kind: count - before[kind] for kind, count in game.shop("A")["ingredient_bag"].items()
    }
    assert gained == {"red": 2, "green": 2, "blue": 2, "yellow": 1, "ichor": 0}
    assert waste(game) == 1
    assert cauldrons(game) == ["", "", "x", ""]
    assert game.mat("A")["icons_active"] == {"red": 0, "green": 0, "blue": 0, "yellow": 1}
    assert game.hours()["A"] == 2
    assert game.cards("A") == 0


def test_a_potion_leaves_what_it_does_not_use() -> None:
    """TC-08 [MC-ALCH-BREW-2, -7]"""
    game = laboratory("rrb", "byi")
    game.choose("brew", "cauldron K1", "good small_red", "cauldron K2", "good small_yellow")
    assert stall(game) == {"small_red": 1, "small_yellow": 1}
    assert cauldrons(game)[:2] == ["b", "b"]
    assert waste(game) == 1


def test_an_extract_is_wild() -> None:
    """TC-33 [MC-ALCH-BREW-5, -6]"""
    goods = {f"good {size}_{colour}" for size in ("small", "large") for colour in ("red", "yellow")}
    assert recipes("ryx") == goods | {"extract"}
    game = laboratory("yx", "gg")
    game.choose("brew", "cauldron K1", "pass")
    assert stall(game) == {"small_yellow": 1}  # the only one
    assert cauldrons(game)[0] == "x"


def test_without_something_coloured_nothing_can_be_brewed() -> None:
    """TC-33 [MC-ALCH-BREW-5] Neither ichor nor extracts have anything to copy."""
    for pot in ("x", "xx", "xxx", "i", "ii", "ix"):
        assert "brew" not in laboratory(pot, "r").offered


def test_two_extracts_beside_one_marble() -> None:
    """TC-62 [MC-ALCH-BREW-5, -6, MC-ALCH-BOOM-2, E-77, E-96]"""
    game = laboratory("yxx", "gg")
    game.choose("brew", "cauldron K1")
    assert game.offered == {"good small_yellow", "good large_yellow", "extract"}
    potion = game.clone()
    potion.choose("good small_yellow")
    assert potion.question == "A SparePiece"
    assert potion.offered == {"ingredient K1/yellow", "ingredient K1/extract"}
    kept = potion.clone()
    potion.choose("ingredient K1/extract")
    assert cauldrons(potion)[0] == "xx"
    kept.choose("ingredient K1/yellow")
    assert cauldrons(kept)[0] == "yxx"
    assert stall(potion) == stall(kept) == {"small_yellow": 1}
    elixir = game.clone()
    elixir.choose("good large_yellow")
    assert cauldrons(elixir)[0] == "xx"
    assert stall(elixir) == {"large_yellow": 1}
    game.choose("extract", "colour blue")
    assert cauldrons(game)[0] == "xxx"  # full for good
    assert game.mat("A")["icons_active"]["blue"] == 1
    assert waste(game) == 0


def test_nothing_is_a_choice_beside_another_cauldron() -> None:
    """TC-62 [MC-ALCH-BREW-1]"""
    game = laboratory("yxx", "gg")
    game.choose("brew", "cauldron K2")
    assert stall(game) == {"small_green": 1}
    assert cauldrons(game)[0] == "yxx"


def test_two_ichors_are_used_and_the_marble_stays() -> None:
    """[MC-ALCH-BREW-5, -7, -9, E-77]"""
    game = laboratory("yii", "gg")
    game.choose("brew", "cauldron K1", "good small_yellow")
    assert game.offered == {"ingredient K1/yellow", "ingredient K1/ichor"}
    game.choose("ingredient K1/yellow")
    assert cauldrons(game)[0] == "y"
    assert waste(game) == 2


def test_one_of_three_that_fit_is_spared() -> None:
    """[MC-ALCH-BREW-9]"""
    game = laboratory("yix", "gg")
    game.choose("brew", "cauldron K1", "good small_yellow")
    ends = all_ends(game, ("SparePiece",), lambda end: (cauldrons(end)[0], waste(end)))
    assert ends == {("x", 1), ("ix", 0), ("yx", 1)}


# Every cauldron, by the rule


def by_rule(pot: str) -> set[tuple[str, str]]:
    """What can be made of a cauldron, and what it holds then: the text, subset by subset."""
    found = set()
    for size in (2, 3):
        for used in combinations(range(len(pot)), size):
            left = "".join(p for n, p in enumerate(pot) if n not in used or p == "x")
            pieces = [pot[n] for n in used]
            for colour in set(pot) - {"i", "x"}:
                fitting = sum(piece in (colour, "i", "x") for piece in pieces)
                if size == 2 and fitting == 2:
                    found.add((f"small_{COLOURS[LETTERS.index(colour)]}", left))
                if size == 3 and fitting >= 2:
                    found.add((f"large_{COLOURS[LETTERS.index(colour)]}", left))
                if size == 3:
                    found.add(("extract", left + "x"))
    return found


@pytest.mark.parametrize("pot", CONTENTS)
def test_a_cauldron_offers_all_that_the_rule_allows_and_nothing_else(pot: str) -> None:
    """[MC-ALCH-BREW-2 to -9, E-40, E-77, E-96]"""

    def end(game: Laid) -> tuple[str, str]:
        return next(iter(stall(game)), "extract"), cauldrons(game)[0]

    game = laboratory(pot, "bb" if "g" in pot else "gg")  # the other one can be brewed in, too
    game.choose("brew")
    if game.question != "A BrewNext":
        assert by_rule(pot) == set()
        return
    game.choose("cauldron K1")
    assert all_ends(game, RECIPES, end) == by_rule(pot)


# Several cauldrons


def test_at_least_one_recipe_is_needed() -> None:
    """[MC-ALCH-BREW-1, MC-TURN-2]"""
    assert "brew" not in laboratory("r", "gb", "rg").offered
    game = laboratory("rr", "gg")
    game.choose("brew")
    assert game.offered == {"cauldron K1", "cauldron K2"}


def test_each_cauldron_is_used_once_upwards() -> None:
    """[MC-ALCH-BREW-1, -10, DP-23]"""
    game = laboratory("yxx", "gg", "rr", "bb")
    game.choose("brew", "cauldron K1", "good small_yellow", "ingredient K1/yellow")
    assert game.offered == {"cauldron K2", "cauldron K3", "cauldron K4", "pass"}
    game.choose("cauldron K3")
    assert game.offered == {"cauldron K4", "pass"}
    game.choose("pass")
    assert stall(game) == {"small_yellow": 1, "small_red": 1}


def test_a_card_that_was_drawn_may_change_the_plans_for_other_cauldrons() -> None:
    """[MC-ALCH-BREW-10, MC-ALCH-WASTE-2, DP-23] Its owner has seen it: the order matters then."""
    game = laboratory("gg", "rri", "bb", waste=3)
    game.choose("brew", "cauldron K2", "good large_red")
    assert game.cards("A") == 1
    assert game.offered == {"cauldron K1", "cauldron K3", "pass"}
    game.choose("cauldron K1")
    assert game.offered == {"cauldron K3", "pass"}


def test_a_cauldron_that_was_used_does_not_stand_for_one_that_holds_the_same() -> None:
    """[MC-ALCH-BREW-1, -10, DP-23] Nor is it offered again."""
    game = laboratory("yxx", "yxx", "rri", waste=3)
    game.choose("brew", "cauldron K1", "good small_yellow", "ingredient K1/yellow")
    game.choose("cauldron K3", "good large_red")
    assert game.cards("A") == 1
    assert game.offered == {"cauldron K2", "pass"}


def test_cauldrons_that_hold_the_same_are_one_option_until_used() -> None:
    """[DP-23]"""
    game = laboratory("rr", "rr", "gg")
    game.choose("brew")
    assert game.offered == {"cauldron K1", "cauldron K3"}
    game.choose("cauldron K1")
    assert game.offered == {"cauldron K2", "cauldron K3", "pass"}


def test_what_is_left_in_stock_is_looked_at_anew() -> None:
    """[MC-ALCH-BREW-8, -10, E-38]"""
    game = laboratory("rrr", "rrg", A={"stall": {"large_red": 1}})
    game.choose("brew", "cauldron K1", "good large_red", "cauldron K2")
    assert game.offered == {"good small_red", "extract"}


# Stock


def test_a_good_that_is_out_of_stock_cannot_be_brewed() -> None:
    """[MC-ALCH-BREW-8, E-38]"""
    assert recipes("rrb", {"small_red": 3}) == {"good large_red", "extract"}
    assert recipes("rrb", {"large_red": 2, "small_red": 2}) == {"good small_red", "extract"}


def test_without_goods_and_extracts_there_is_nothing_to_brew() -> None:
    """[MC-ALCH-BREW-8, MC-TURN-2]"""
    sold_out = {"stall": {"small_red": 3, "large_red": 2}}
    game = laboratory("rrb", "xx", "xx", A=sold_out)
    assert "brew" not in game.offered


def test_the_last_extract() -> None:
    """[MC-ALCH-BREW-4, -8] The colour is not asked for, and then there is none left."""
    game = laboratory("rgb", "xx", "x", "rgy")
    game.choose("brew")  # K4 could not be used any more
    assert game.offered == {"cauldron K1", "cauldron K4"}
    game.choose("cauldron K1")
    assert cauldrons(game) == ["x", "xx", "x", "rgy"]
    assert game.shop("A")["icons_covered"] == []


def test_an_extract_with_extracts_among_its_ingredients() -> None:
    """[MC-ALCH-BREW-4, -6, E-40]"""
    game = laboratory("yix", "gg")
    game.choose("brew", "cauldron K1", "extract", "colour green", "pass")
    assert cauldrons(game)[0] == "xx"
    assert waste(game) == 1
    assert game.shop("A")["icons_covered"] == ["blue", "yellow"]


def test_used_ichor_may_cost_corruption_at_once() -> None:
    """[MC-ALCH-BREW-7, MC-ALCH-WASTE-2]"""
    game = laboratory("yii", "gg", waste=2)
    game.choose("brew", "cauldron K1", "good large_yellow")
    assert waste(game) == 4
    assert game.cards("A") == 1
    assert game.question == "A BrewNext"


# Sponsorship


def test_uncovered_icons_pay_in_each_market() -> None:
    """[MC-ALCH-SPON-1, MC-SPON-1]"""
    game = laboratory("xx", phase="sponsorship", halls={"red": 3, "green": 2, "blue": 4}, round=3)
    assert game.lines("A")["sponsorship"] == 5


def test_covered_icons_pay_nothing() -> None:
    """[MC-ALCH-SETUP-2]"""
    game = laboratory("rr", phase="sponsorship", halls={"red": 3, "green": 2}, round=3)
    assert game.lines("A")["sponsorship"] == 0
