"""The Alchemist's cauldrons: placing, explosions, toxic waste, cleaning."""

from __future__ import annotations

import random
from functools import cache

import pytest

from cothon.games.merchants_cove.merchants.alchemist.box import ICHOR
from cothon.games.merchants_cove.merchants.alchemist.shop import dose_of
from tests.games.merchants_cove.laboratory import (
    all_ends,
    cauldrons,
    laboratory,
    marbles,
    waste,
)
from tests.games.merchants_cove.laid import Laid

PLACING = ("TakeIngredient", "PlaceIchor", "PlaceColoured")
FULL = ("rrg", "ggb", "bby", "gyy")


def with_hand(coloured: int, ichor: int, *contents: str, wasted: int = 0) -> Laid:
    """Red ingredients and ichor in hand, about to be placed: all of the decanter was taken."""
    hand = ("r" * coloured + "i" * ichor).ljust(8, ".")
    cells = "".join(hand[place] for place in (4, 5, 2, 3, 0, 1, 6, 7))
    game = laboratory(*contents, decanter=cells, waste=wasted)
    game.choose("take bottom")
    if game.question == "A TakeColour":
        game.choose("colour red")
    while game.question == "A TakeIngredient":
        game.apply(game.options[0])
    return game


# Where ingredients go


def test_an_ingredient_goes_into_any_cauldron_with_a_free_space() -> None:
    """[MC-ALCH-TAKE-4, DP-22]"""
    game = with_hand(1, 0, "gg", "ggb", "b", "y")
    assert game.offered == {"cauldron K1", "cauldron K3", "cauldron K4"}
    game.choose("cauldron K3")
    assert cauldrons(game) == ["gg", "ggb", "rb", "y"]


def test_several_can_be_spread_or_put_together() -> None:
    """[MC-ALCH-TAKE-4]"""
    game = with_hand(3, 0, "gg", "bb", "y")
    game.choose("cauldron K1", "cauldron K3", "cauldron K4")
    assert cauldrons(game) == ["rgg", "bb", "ry", "r"]
    game = with_hand(3, 0, "gg", "bb", "y")
    game.choose("cauldron K4")
    assert cauldrons(game) == ["gg", "bb", "y", "rrr"]


def test_cauldrons_that_hold_the_same_are_one_option() -> None:
    """[DP-22]"""
    game = with_hand(2, 0, "g", "b", "g", "b")
    assert game.offered == {"cauldron K1", "cauldron K2"}


def test_a_cauldron_is_offered_only_if_the_rest_finds_room_behind_it() -> None:
    """[MC-ALCH-TAKE-5, DP-22] As they are named upwards."""
    game = with_hand(3, 0, "gg", "ggb", "bb", "by")
    assert cauldrons(game) == ["rgg", "ggb", "rbb", "rby"]  # nothing to decide
    game = with_hand(2, 0, "gg", "ggb", "bb", "by")
    assert game.offered == {"cauldron K1", "cauldron K3"}


def test_without_room_coloured_ones_go_to_the_bag_and_ichor_to_the_waste() -> None:
    """TC-32 [MC-ALCH-TAKE-5]"""
    game = with_hand(2, 1, *FULL)
    assert cauldrons(game) == list(FULL)
    assert game.told("ingredients-returned") == [[0, 2]]
    assert game.told("ichor-left-over") == [[0, 1]]
    assert waste(game) == 1
    assert game.cards("A") == 1  # the cost of the bottom row alone


def test_what_can_be_placed_must_be_placed() -> None:
    """[MC-ALCH-TAKE-5] One space, two red: one of them stays there."""
    game = with_hand(2, 0, "rg", "ggb", "bby", "gyy")
    assert cauldrons(game) == ["rrg", "ggb", "bby", "gyy"]
    assert game.told("ingredients-returned") == [[0, 1]]


def test_coloured_ones_may_take_the_space_of_ichor() -> None:
    """[MC-ALCH-TAKE-4, -5] In any order: the ichor comes too late."""
    game = with_hand(1, 1, "gg", "ggb", "bby", "yyb")
    assert game.question == "A PlaceIchor"
    assert game.offered == {"cauldron K1", "pass"}
    late = game.clone()
    game.choose("cauldron K1")
    assert cauldrons(game)[0] == "ggi"
    assert waste(game) == 0
    late.choose("pass")
    assert cauldrons(late)[0] == "rgg"
    assert waste(late) == 1


def test_ichor_cannot_be_left_over_while_spaces_stay_free() -> None:
    """[MC-ALCH-TAKE-5]"""
    game = with_hand(1, 1, "g", "ggb", "bby", "yyb")
    assert cauldrons(game)[0] == "rgi"


# Explosions


def test_a_cauldron_full_of_ichor_explodes() -> None:
    """[MC-ALCH-BOOM-1]"""
    game = with_hand(0, 1, "ii", "g")
    game.choose("cauldron K1")
    assert cauldrons(game) == ["", "g", "", ""]
    assert waste(game) == 3
    assert game.told("cauldron-burst") == [[0, 0, 3 * dose_of(ICHOR)]]
    assert game.told("waste-filled") == [[0, 3, 3, 0]]


def test_extracts_stay_when_a_cauldron_explodes() -> None:
    """[MC-ALCH-BOOM-1]"""
    game = with_hand(0, 1, "ix", "g")
    game.choose("cauldron K1")
    assert cauldrons(game)[0] == "x"
    assert waste(game) == 2
    game = with_hand(0, 1, "xx", "g")
    game.choose("cauldron K1")
    assert cauldrons(game)[0] == "xx"
    assert waste(game) == 1


def test_something_coloured_keeps_a_cauldron_from_exploding() -> None:
    """[MC-ALCH-BOOM-1]"""
    game = with_hand(0, 1, "gi", "g")
    game.choose("cauldron K1")
    assert cauldrons(game)[0] == "gii"
    assert waste(game) == 0


def test_a_cauldron_of_extracts_is_full_for_good() -> None:
    """[MC-ALCH-BOOM-2]"""
    game = with_hand(1, 0, "xxx", "g", "b")
    assert game.offered == {"cauldron K2", "cauldron K3", "cauldron K4"}
    assert waste(game) == 0


def test_spaces_freed_by_an_explosion_are_used_at_once() -> None:
    """[MC-ALCH-BOOM-1, E-37]"""
    game = with_hand(2, 1, "ii", "ggb", "bby", "yyb")
    assert game.offered == {"cauldron K1", "pass"}
    game.choose("cauldron K1")
    assert cauldrons(game)[0] == "rr"
    assert waste(game) == 3


def test_or_the_coloured_one_prevents_the_explosion() -> None:
    """[MC-ALCH-TAKE-4, E-37] The order is the player's."""
    game = with_hand(2, 1, "ii", "ggb", "bby", "yyb")
    game.choose("pass")
    assert cauldrons(game)[0] == "rii"
    assert waste(game) == 1
    assert game.told("ingredients-returned") == [[0, 1]]


def test_a_card_that_was_drawn_may_change_the_plans_for_the_rest() -> None:
    """[MC-ALCH-TAKE-4, MC-ALCH-WASTE-2, E-37] Its owner has seen it: the order matters then."""
    game = with_hand(0, 2, "g", "ii", "b", "yyr", wasted=1)
    cards = game.cards("A")
    game.choose("cauldron K2")
    assert game.cards("A") == cards + 1
    assert game.offered == {"cauldron K1", "cauldron K2", "cauldron K3"}


def test_a_cauldron_may_explode_twice() -> None:
    """[MC-ALCH-BOOM-1, E-37]"""
    game = with_hand(0, 3, "ix", "ggb", "bby", "yyr")
    assert cauldrons(game)[0] == "x"
    assert waste(game) == 4
    assert len(game.told("cauldron-burst")) == 2


@cache
def ends_by_rule(pots: tuple[str, ...], coloured: int, ichor: int) -> frozenset[tuple[object, int]]:
    """Cauldrons and ichors wasted after placing in every order that the rule allows."""
    ends: set[tuple[object, int]] = set()
    for n, pot in enumerate(pots):
        if len(pot) == 3:
            continue
        for piece in "r" * min(coloured, 1) + "i" * min(ichor, 1):
            new = "".join(sorted(pot + piece))
            lost = 0
            if len(new) == 3 and set(new) <= set("ix") and "i" in new:
                lost = new.count("i")
                new = new.replace("i", "")
            rest = (coloured - (piece == "r"), ichor - (piece == "i"))
            for end, wasted in ends_by_rule((*pots[:n], new, *pots[n + 1 :]), *rest):
                ends.add((end, wasted + lost))
    return frozenset(ends or {(tuple(sorted(pots)), ichor)})


def any_pot(rng: random.Random, free: str) -> str:
    """A cauldron with up to three pieces that has not exploded."""
    while True:
        pot = "".join(rng.choice(free) for _ in range(rng.randrange(4)))
        if len(pot) < 3 or set(pot) - set("ix"):
            return "".join(sorted(pot))


@pytest.mark.parametrize("seed", range(60))
def test_the_questions_lead_to_all_that_the_rule_allows_and_nothing_else(seed: int) -> None:
    """[MC-ALCH-TAKE-4, -5, MC-ALCH-BOOM-1, DP-22, E-37] Which cauldron it is does not matter."""
    rng = random.Random(seed)
    coloured, ichor = rng.choice([(3, 2), (1, 2), (2, 3), (4, 1), (0, 3), (2, 2)])
    pots = ["", "", "", ""]
    while sum(map(len, pots)) < 6 or fails(pots, ichor):
        pots = [any_pot(rng, rng.choice(["gbx", "ix", "giy", "gbyi"])) for _ in range(4)]

    def end(game: Laid) -> object:
        return tuple(sorted("".join(sorted(pot)) for pot in cauldrons(game))), waste(game)

    game = with_hand(coloured, ichor, *pots)
    assert all_ends(game, PLACING, end) == ends_by_rule(tuple(pots), coloured, ichor)


def fails(pots: list[str], ichor: int) -> bool:
    """Are there more pieces than the box has?"""
    lying = "".join(pots)
    scarce = lying.count("i") + ichor > 6 or lying.count("x") > 4
    return scarce or any(lying.count(colour) > 5 for colour in "rgby")


# Toxic waste


@pytest.mark.parametrize(("before", "cards"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2)])
def test_each_ichor_on_a_top_space_costs_a_card(before: int, cards: int) -> None:
    """[MC-ALCH-WASTE-1, -2] The fourth, fifth and sixth do."""
    game = with_hand(0, 2, *FULL, wasted=before)
    assert waste(game) == before + 2
    assert game.cards("A") == cards + 1  # and one for the bottom row


def test_cards_are_drawn_at_once() -> None:
    """[MC-ALCH-WASTE-2, MC-ALCH-BOOM-1] Before the next ichor is placed."""
    game = with_hand(0, 2, "ii", "g", wasted=2)
    game.choose("cauldron K1")
    assert game.question == "A PlaceIchor"
    assert waste(game) == 5
    assert game.cards("A") == 2


def test_all_six_ichors_fit_into_the_waste() -> None:
    """[MC-ALCH-WASTE-1] D-8."""
    game = with_hand(0, 6, *FULL)
    assert waste(game) == 6
    assert game.cards("A") == 3 + 1


def test_without_corruption_cards_nothing_is_drawn() -> None:
    """[MC-ALCH-WASTE-2, MC-GEN-10, E-25]"""
    game = laboratory(*FULL, decanter=".. .. ir ..", waste=5, no_more_corruption=True)
    game.choose("take bottom", "colour red")
    assert waste(game) == 6
    assert game.cards("A") == 0


# Cleaning


def test_cleaning_puts_all_ichor_into_the_bag() -> None:
    """[MC-ALCH-CLEAN-1]"""
    game = laboratory("gi", waste=4, decanter="rg br gb yy")
    before = game.shop("A")["ingredient_bag"]["ichor"]
    game.choose("clean")
    assert waste(game) == 0
    assert game.shop("A")["ingredient_bag"]["ichor"] == before + 4
    assert cauldrons(game)[0] == "gi"
    assert game.hours()["A"] == 2


def test_without_ichor_there_is_nothing_to_clean() -> None:
    """[MC-ALCH-CLEAN-1, MC-TURN-2]"""
    game = laboratory("gi", decanter="rg br gb yy")
    assert "clean" not in game.offered
    assert "clean" in laboratory("gi", waste=1).offered


def test_what_was_cleaned_away_can_be_drawn_again() -> None:
    """[MC-ALCH-CLEAN-1, MC-ALCH-DEC-5]"""
    game = laboratory(waste=6, decanter="rg br gb ..", A={"figure": "recruit"})
    game.choose("clean")
    assert game.shop("A")["ingredient_bag"]["ichor"] == 6
    game.choose("take top")
    marbles(game, "iii")
    game.choose("colour red")
    assert game.shop("A")["ingredient_bag"]["ichor"] == 3
