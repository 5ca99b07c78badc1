"""The Alchemist's decanter: set-up, taking, falling, filling."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from cothon.games.merchants_cove.material import MATERIAL
from tests.games.merchants_cove.laboratory import (
    all_ends,
    cauldrons,
    decanter,
    lab,
    laboratory,
    marbles,
    short,
    staffed,
    waste,
)
from tests.games.merchants_cove.laid import Laid

EXAMPLE = "iy bg rg gy"  # of the booklet


def new_alchemist(seed: int) -> Laid:
    game = Laid.new(1, seed)
    if game.question == "A ChooseMerchant":
        game.choose("alchemist")
    return game


# Set-up


@pytest.mark.parametrize("seed", range(5))
def test_eight_of_26_marbles_lie_in_the_decanter(seed: int) -> None:
    """[MC-ALCH-SETUP-1, MC-ALCH-DEC-1]"""
    shop = new_alchemist(seed).shop("A")
    marbles = Counter(shop["decanter"].values())
    assert None not in marbles
    assert marbles.total() == 8
    assert marbles + Counter(shop["ingredient_bag"]) == {
        "red": 5,
        "green": 5,
        "blue": 5,
        "yellow": 5,
        "ichor": 6,
    }


def test_the_set_up_is_random() -> None:
    """[MC-ALCH-SETUP-1, MC-SETUP-15]"""
    assert len({decanter(new_alchemist(seed)) for seed in range(8)}) > 1


def test_icons_are_covered_and_all_cauldrons_empty() -> None:
    """[MC-ALCH-SETUP-2, -3]"""
    game = new_alchemist(0)
    assert game.shop("A")["icons_covered"] == ["red", "green", "blue", "yellow"]
    assert set(game.mat("A")["icons_active"].values()) == {0}
    assert cauldrons(game) == ["", "", "", ""]
    assert waste(game) == 0
    assert game.told("decanter-filled")


def test_the_figure_begins_on_use_staff() -> None:
    """[MC-ALCH-SETUP-3, MC-TURN-1]"""
    game = new_alchemist(1)
    assert game.offered == {"take top", "take middle", "take bottom", "recruit"}


def test_the_set_up_fills_the_columns_in_turn_then_the_neck() -> None:
    """[MC-ALCH-DEC-5, MC-ALCH-SETUP-1] BL, BR, ML, MR, TL, TR, N1, N2."""
    game = laboratory(decanter=".. .. .. ..", waste=1, A=staffed(4))
    marbles(game, "rgbyirgb")
    game.choose("use-staff")
    assert decanter(game) == "ir by rg gb"


# Taking


def test_the_example_of_the_booklet() -> None:
    """TC-07 [MC-ALCH-TAKE-1, -2, -6, MC-ALCH-DEC-2 to -5]"""
    game = laboratory("y", decanter=EXAMPLE)
    game.choose("take top", "colour yellow")
    assert game.question == "A TakeIngredient"
    assert game.offered == {"cell TL", "cell TR"}
    game.choose("cell TR")
    assert short(game.shop("A")["in_hand"]) == "yyi"
    assert decanter(game) == ".g bg rg .."  # not refilled yet
    marbles(game, "rbr")
    while game.question.startswith("A Place"):
        game.apply(game.options[0])
    assert decanter(game) == "rg bg rg br"  # TL, N1, N2


def test_the_other_order() -> None:
    """TC-07b [MC-ALCH-DEC-3, DP-21]"""
    game = laboratory("y", decanter=EXAMPLE)
    game.choose("take top", "colour yellow", "cell TL")
    assert short(game.shop("A")["in_hand"]) == "yyi"
    assert decanter(game) == "g. bg rg .."


def test_later_the_greens_of_a_column_are_taken_from_the_bottom() -> None:
    """TC-07 [MC-ALCH-TAKE-2, MC-ALCH-DEC-2] Marbles that drop into the row are taken, too."""
    game = laboratory("y", decanter="rg bg rg br")
    game.choose("take bottom", "colour green")
    assert short(game.shop("A")["in_hand"]) == "ggg"
    assert decanter(game) == "r. br rb .."


def test_marbles_above_drop_and_those_beside_stay() -> None:
    """[MC-ALCH-DEC-2] Without a neck nothing falls from above."""
    game = laboratory("y", decanter="rg br gb ..")
    game.choose("take middle", "colour blue")
    assert short(game.shop("A")["in_hand"]) == "b"
    assert decanter(game) == ".g rr gb .."


def test_the_neck_falls_into_the_column_that_was_taken_from() -> None:
    """[MC-ALCH-DEC-3] And its upper marble moves down."""
    game = laboratory("y", decanter="rg br gb yi")
    game.choose("take bottom", "colour blue")
    assert decanter(game) == "ry bg gr i."


def test_the_order_is_not_asked_without_a_neck() -> None:
    """[E-39, DP-21]"""
    game = laboratory("y", decanter="ry bg rg ..")
    game.choose("take top", "colour red")
    assert game.question == "A PlaceColoured"
    game = laboratory("y", decanter="rr bg rg ..")
    game.choose("take top")  # red is the only colour there
    assert game.question == "A PlaceColoured"
    assert short(game.shop("A")["in_hand"]) == "rr"


def test_the_order_is_not_asked_if_only_one_column_matches() -> None:
    """[E-39, DP-21]"""
    game = laboratory("y", decanter="ry bg rg gg")
    game.choose("take top", "colour red")
    assert game.question == "A PlaceColoured"
    assert decanter(game) == "gy bg rg g."


def test_the_order_is_asked_again_while_it_matters() -> None:
    """[E-39, MC-ALCH-DEC-3, MC-ALCH-TAKE-2]"""
    game = laboratory("y", decanter="ir rg bg yy")
    game.choose("take top", "colour red", "cell TL")
    assert game.question == "A PlaceIchor"  # y fell into TL, then r was the only one
    game = laboratory("y", decanter="rb ir bg yy")
    game.choose("take middle", "colour red", "cell ML")
    assert game.question == "A TakeIngredient"  # r dropped from TL into ML
    assert game.offered == {"cell ML", "cell MR"}


@pytest.mark.parametrize(
    ("row", "text", "asked"),
    [("top", "ri gg bb yi", 2), ("middle", "gb ir rr yb", 3), ("bottom", "rg ir ri gb", 6)],
)
def test_every_order_of_taking_leads_to_something_else(row: str, text: str, asked: int) -> None:
    """[DP-21, MC-ALCH-TAKE-2] As many ends as the rule allows, tried marble by marble."""
    game = laboratory("y", decanter=text)
    game.choose(f"take {row}", "colour red")
    ends = all_ends(game, ("TakeIngredient",), decanter)
    first = ["top", "middle", "bottom"].index(row) * 2
    assert ends == ends_by_rule(text.replace(" ", ""), first)
    assert 1 < len(ends) <= asked


def ends_by_rule(cells: str, first: int) -> set[str]:
    """All decanters that taking red and ichor from a row in any order can leave."""
    ends: set[str] = set()
    matching = [cell for cell in (first, first + 1) if cells[cell] in "ri"]
    for cell in matching:
        column = [*range(cell, -1, -2), 6, 7]
        fallen = list(cells)
        for place, above in pairwise(column):
            fallen[place] = cells[above]
        fallen[7] = "."
        ends |= ends_by_rule("".join(fallen), first)
    return ends or {" ".join(cells[n : n + 2] for n in range(0, 8, 2))}


# Naming a colour


def test_only_colours_of_the_row_can_be_named() -> None:
    """[MC-ALCH-TAKE-1, -3, DP-20]"""
    game = laboratory(decanter="ry bg rg gy")
    game.choose("take top")
    assert game.offered == {"colour red", "colour yellow"}


def test_ichor_lets_any_colour_be_named() -> None:
    """[MC-ALCH-TAKE-3, E-35]"""
    game = laboratory("y", decanter="iy bg rg gy")
    game.choose("take top")
    assert game.offered == {"colour red", "colour green", "colour blue", "colour yellow"}
    game.choose("colour blue")
    assert short(game.shop("A")["in_hand"]) == "i"


def test_what_drops_into_the_row_is_of_the_named_colour() -> None:
    """[MC-ALCH-TAKE-2, E-35] Green is named for the neck's sake."""
    game = laboratory("y", decanter="iy bg rg gy")
    game.choose("take top", "colour green")
    assert short(game.shop("A")["in_hand"]) == "gi"


def test_an_empty_row_cannot_be_chosen() -> None:
    """[MC-ALCH-TAKE-3, DP-20]"""
    game = laboratory(decanter=".. b. rg ..")
    assert game.offered == {"take middle", "take bottom", "recruit"}
    game = laboratory(decanter=".. .. .. ..")
    assert game.question == "A Recruit"  # nothing else can be done


# Spaces and what they cost


@pytest.mark.parametrize(
    ("row", "hours", "cards"), [("top", 1, 0), ("middle", 2, 0), ("bottom", 2, 1)]
)
def test_each_row_has_its_cost(row: str, hours: int, cards: int) -> None:
    """[MC-ALCH-TAKE-1, MC-TURN-3, -4] D-8."""
    game = laboratory("rrr", "rrg", "ggy", "yyy", decanter="bg bg by ..")
    game.choose(f"take {row}", "colour blue")
    assert game.hours()["A"] == 1 + hours
    assert game.cards("A") == cards


def test_the_rows_are_three_spaces() -> None:
    """[E-81, MC-TURN-1] The same row not twice in a row, another one is allowed."""
    game = laboratory("rrr", "rrg", decanter="bb bb yy yy", A={"figure": "take 1"})
    assert {"take middle", "take bottom"} < game.offered
    assert "take top" not in game.offered


# Filling


def test_the_emptier_column_is_filled_first_in_a_tie_the_left_one() -> None:
    """[MC-ALCH-DEC-5, E-36]"""
    game = laboratory(decanter=".. .g rg ..", waste=1, A=staffed(4))
    marbles(game, "byrgi")
    game.choose("use-staff")
    assert decanter(game) == "yr bg rg gi"  # ML, TL, TR, then the neck


def test_the_bag_may_run_out(tmp_path: Path) -> None:
    """[MC-ALCH-DEC-5, E-36, MC-GEN-3] With fewer ingredients than the box has."""
    scarce = MATERIAL.read_text(encoding="utf-8").replace(
        "ingredients = [5, 5, 5, 5, 6]", "ingredients = [5, 1, 0, 0, 0]"
    )
    path = tmp_path / "scarce.toml"
    path.write_text(scarce, encoding="utf-8")
    cells = {"BL": "red", "BR": "green", "ML": "red"}
    players = [
        {"merchant": "alchemist", "shop": {"decanter": cells}},
        {"merchant": "blacksmith", "hour": 6},
    ]
    game = Laid.position({"players": players}, material=path)
    game.choose("take bottom", "colour red")
    while game.question.startswith("A Place"):
        game.apply(game.options[0])
    assert sum(lab(game).decanter[cell] >= 0 for cell in range(8)) == 4
    assert sum(game.shop("A")["ingredient_bag"].values()) == 0
