"""The Alchemist's staff: scrubber, scullion, stirrer, overseer."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from tests.games.merchants_cove.laboratory import (
    all_ends,
    cauldrons,
    decanter,
    laboratory,
    marbles,
    staffed,
    stall,
    waste,
)
from tests.games.merchants_cove.laid import Laid

FULL = ("rrg", "ggb", "bby", "gyy")


def using(slot: int, *contents: str, cells: str = "rg br gb yy", wasted: int = 0) -> Laid:
    """The Alchemist has begun this ability; the Overseer is there, too, and can follow."""
    game = laboratory(*contents, decanter=cells, waste=wasted, A=staffed(slot, 4))
    game.choose("use-staff", f"staff {slot}")
    return game


def pots(game: Laid) -> tuple[str, ...]:
    """The cauldrons in any order: they are all the same."""
    return tuple(sorted("".join(sorted(pot)) for pot in cauldrons(game)))


# Scrubber


def test_the_scrubber_puts_up_to_two_ingredients_into_the_bag() -> None:
    """[MC-ALCH-STAFF-1, DP-24]"""
    game = using(1, "rg", "bi", wasted=2)
    before = dict(game.shop("A")["ingredient_bag"])
    assert game.offered == {
        "ingredient K1/red",
        "ingredient K1/green",
        "ingredient K2/blue",
        "ingredient K2/ichor",
        "waste",
        "pass",
    }
    game.choose("ingredient K1/green")
    assert "ingredient K1/red" not in game.offered  # upwards
    game.choose("waste")
    assert game.question == "A UseStaff"
    assert cauldrons(game) == ["r", "bi", "", ""]
    assert waste(game) == 1
    assert game.shop("A")["ingredient_bag"] == before | {
        "green": before["green"] + 1,
        "ichor": before["ichor"] + 1,
    }


def test_the_scrubber_may_take_one_or_none() -> None:
    """[MC-ALCH-STAFF-1, E-95]"""
    game = using(1, "rg")
    game.choose("pass")
    assert cauldrons(game)[0] == "rg"
    game = using(1, "rg")
    game.choose("ingredient K1/red", "pass")
    assert cauldrons(game)[0] == "g"


def test_the_scrubber_never_takes_extracts() -> None:
    """[MC-ALCH-STAFF-1]"""
    assert using(1, "rx").offered == {"ingredient K1/red", "pass"}


def test_two_of_a_kind_can_be_scrubbed() -> None:
    """[MC-ALCH-STAFF-1]"""
    game = using(1, "rr")
    game.choose("ingredient K1/red", "ingredient K1/red")
    assert cauldrons(game)[0] == ""
    game = using(1, wasted=2)
    game.choose("waste", "waste")
    assert waste(game) == 0


def test_a_scrubber_without_anything_to_scrub_does_nothing() -> None:
    """[MC-STAFF-1, E-95]"""
    game = using(1, "x")
    assert game.question == "A UseStaff"
    assert game.told("nothing-at-hand") == [[0]]


def test_ichor_that_takes_a_top_space_again_draws_again() -> None:
    """[MC-ALCH-WASTE-3, E-78] The highest leaves first, so the waste is just a number."""
    game = laboratory("yi", "bi", "gg", decanter="rg br gb yy", waste=4, A=staffed(1, 3))
    game.choose("use-staff", "staff 1", "waste", "pass")
    assert waste(game) == 3
    assert game.cards("A") == 0
    game.choose("staff 3", "cauldron K1", "pass")
    assert waste(game) == 4
    assert game.cards("A") == 1


@pytest.mark.parametrize("seed", range(12))
def test_the_scrubber_reaches_all_that_the_rule_allows(seed: int) -> None:
    """[MC-ALCH-STAFF-1, DP-24]"""
    rng = random.Random(seed)
    contents = rng.choice([("rg", "rg", "ib"), ("rrx", "gi", "gi", "gi"), ("bii", "bi", "y", "y")])
    game = using(1, *contents, wasted=rng.randrange(2))

    def by_rule(left: int, lying: tuple[str, ...], wasted: int) -> set[object]:
        ends: set[object] = {(tuple(sorted(lying)), wasted)}
        if left == 0:
            return ends
        for n, pot in enumerate(lying):
            for piece in set(pot) - {"x"}:
                rest = "".join(sorted(pot.replace(piece, "", 1)))
                ends |= by_rule(left - 1, (*lying[:n], rest, *lying[n + 1 :]), wasted)
        return ends | (by_rule(left - 1, lying, wasted - 1) if wasted else set())

    ends = all_ends(game, ("ScrubIngredient",), lambda end: (pots(end), waste(end)))
    assert ends == by_rule(2, pots(game), waste(game))


# Scullion


def test_the_scullion_takes_from_the_decanter() -> None:
    """[MC-ALCH-STAFF-2, MC-ALCH-DEC-2, -3, DP-25]"""
    game = using(2, "r", "g", cells="rg br gb yi")
    game.choose("cell ML", "cauldron K2")
    assert cauldrons(game) == ["r", "gb", "", ""]
    assert decanter(game) == "yg rr gb i."


def test_the_scullion_takes_from_the_neck() -> None:
    """[MC-ALCH-STAFF-2]"""
    game = using(2, "r", cells="rg br gb yi")
    assert {"cell N1", "cell N2"} < game.offered
    lower = game.clone()
    game.choose("cell N2", "cauldron K1")
    assert decanter(game) == "rg br gb y."
    lower.choose("cell N1", "cauldron K1")
    assert decanter(lower) == "rg br gb i."


def test_the_scullion_takes_from_cauldrons_and_from_the_waste() -> None:
    """[MC-ALCH-STAFF-2, E-78]"""
    game = using(2, "rr", "gx", "bby", wasted=4)
    assert "ingredient K2/extract" not in game.offered
    moved = game.clone()
    moved.choose("ingredient K1/red")
    assert moved.offered == {"cauldron K2", "cauldron K4"}  # not back into K1
    moved.choose("cauldron K2")
    assert cauldrons(moved)[:2] == ["r", "rgx"]
    game.choose("waste", "cauldron K1")
    assert cauldrons(game)[0] == "rri"
    assert waste(game) == 3


def test_the_scullion_does_not_move_within_a_cauldron() -> None:
    """[E-41] The only free space is in the same cauldron."""
    game = using(2, "rg", *FULL[1:], cells="rr bb ry ii")
    assert not [name for name in game.offered if name.startswith("ingredient K1")]
    assert "ingredient K2/blue" in game.offered


def test_what_is_offered_finds_a_place() -> None:
    """[MC-ALCH-STAFF-2, DP-25] Even if the cauldrons only change places by that."""
    game = using(2, "rg", "g", *FULL[2:], cells="rr bb ry ii")
    game.choose("ingredient K1/red")
    assert cauldrons(game)[:2] == ["g", "rg"]


def test_the_scullion_may_take_nothing() -> None:
    """[DP-25, E-102]"""
    game = using(2, "r")
    game.choose("pass")
    assert game.question == "A UseStaff"
    assert cauldrons(game)[0] == "r"


def test_a_scullion_without_room_does_nothing() -> None:
    """[MC-STAFF-1, E-95, DP-25]"""
    game = using(2, *FULL, cells="rr bi bi ii")
    assert game.question == "A UseStaff"
    assert game.told("nothing-at-hand") == [[0]]


def test_what_the_scullion_pours_may_explode() -> None:
    """[MC-ALCH-STAFF-2, MC-ALCH-BOOM-1]"""
    game = using(2, "ii", "g", wasted=1)
    game.choose("waste", "cauldron K1")
    assert cauldrons(game)[0] == ""
    assert waste(game) == 3
    assert game.cards("A") == 0


def test_of_equal_marbles_above_each_other_one_is_offered() -> None:
    """[DP-25] Whichever is taken, the decanter looks the same afterwards."""
    game = using(2, "r", cells="gb gr gy gg")
    cells = {name for name in game.offered if name.startswith("cell")}
    assert cells == {"cell TR", "cell MR", "cell BR", "cell N2"}


def fallen(cells: str, cell: int) -> str:
    """The decanter when a marble has been taken."""
    column = [*range(cell, -1, -2), 6, 7] if cell < 6 else list(range(cell, 8))
    left = list(cells)
    for place, above in pairwise(column):
        left[place] = cells[above]
    left[7] = "."
    return "".join(left)


@pytest.mark.parametrize("seed", range(20))
def test_the_scullion_reaches_all_that_the_rule_allows(seed: int) -> None:
    """[MC-ALCH-STAFF-2, MC-ALCH-BOOM-1, DP-25, E-41]"""
    rng = random.Random(seed)
    cells = "".join(rng.sample("rrrgggbbbyyyiii", 8))
    contents = rng.choice([("rg", "rg", "i", "i"), ("ii", "x", "bx", "y"), ("gb", "gb", "ii")])
    game = using(2, *contents, cells=cells, wasted=rng.randrange(2))
    lying, wasted = (*contents, *[""] * (4 - len(contents))), waste(game)
    ends: set[object] = {(pots(game), cells, wasted)}
    sources = [(cells[cell], fallen(cells, cell), -1, wasted) for cell in range(8)]
    sources += [(p, cells, n, wasted) for n, pot in enumerate(lying) for p in pot if p != "x"]
    sources += [("i", cells, -1, wasted - 1)] * wasted
    for piece, left, source, rest in sources:
        for target, pot in enumerate(lying):
            if target == source or len(pot) == 3:
                continue
            new, lost = list(lying), 0
            if source >= 0:
                new[source] = new[source].replace(piece, "", 1)
            new[target] += piece
            if len(new[target]) == 3 and set(new[target]) <= {"i", "x"}:
                lost = new[target].count("i")
                new[target] = new[target].replace("i", "")
            ends.add((tuple(sorted("".join(sorted(p)) for p in new)), left, rest + lost))

    def end(game: Laid) -> object:
        return pots(game), decanter(game).replace(" ", ""), waste(game)

    assert all_ends(game, ("FetchIngredient", "PourIngredient"), end) == ends


# Stirrer


def test_the_stirrer_brews_in_at_most_two_cauldrons() -> None:
    """[MC-ALCH-STAFF-3, DP-23]"""
    game = using(3, "rr", "gg", "bb")
    game.choose("cauldron K1", "cauldron K2")
    assert game.question == "A UseStaff"
    assert stall(game) == {"small_red": 1, "small_green": 1}
    assert cauldrons(game)[2] == "bb"


def test_the_stirrer_may_brew_in_one_or_none() -> None:
    """[MC-ALCH-STAFF-3, E-18, E-95]"""
    game = using(3, "rr", "gg")
    game.choose("pass")
    assert stall(game) == {}
    game = using(3, "rr", "gg")
    game.choose("cauldron K2")
    assert game.question == "A UseStaff"
    assert stall(game) == {"small_green": 1}


def test_a_stirrer_without_a_recipe_does_nothing() -> None:
    """[MC-STAFF-1, E-95, DP-23]"""
    game = using(3, "rg")
    assert game.question == "A UseStaff"
    assert game.told("nothing-at-hand") == [[0]]


# Overseer and the whole action


def test_the_overseer_discards_a_card() -> None:
    """[MC-ALCH-STAFF-4, MC-STAFF-2]"""
    player = staffed(4) | {"corruption": ["CO-01", "CO-25"]}
    game = laboratory("r", decanter="rg br gb yy", A=player)
    game.choose("use-staff", "corruption CO-25")
    assert game.cards("A") == 1


def test_the_overseer_may_discard_what_the_waste_brought() -> None:
    """[E-73, MC-ALCH-WASTE-2]"""
    game = laboratory("yi", "gg", decanter="rg br gb yy", waste=3, A=staffed(3, 4))
    game.choose("use-staff", "staff 3", "cauldron K1", "pass")
    assert game.cards("A") == 1
    game.choose("staff 4")
    assert game.cards("A") == 0


def test_the_decanter_is_filled_once_after_the_last_ability() -> None:
    """[MC-ALCH-STAFF-5, E-97]"""
    game = laboratory("r", "gg", decanter="rg br gb yi", A=staffed(2, 3))
    game.choose("use-staff", "staff 2", "cell N2", "cauldron K1")
    assert decanter(game) == "rg br gb y."
    assert game.question == "A UseStaff"
    marbles(game, "b")
    game.choose("pass")
    assert decanter(game) == "rg br gb yb"
    assert game.hours()["A"] == 3
    told = game.events
    assert told.index("decanter-filled") < told.index("hours-spent")
