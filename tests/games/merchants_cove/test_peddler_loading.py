"""The Peddler on the clock: hands, the choice of adventurer, of boat and of dock."""

from __future__ import annotations

from typing import Any

import pytest

from cothon.games.merchants_cove.peddler.peddling import SPOTS
from tests.games.merchants_cove.barrow import (
    INNER,
    OUTER,
    RIGHT,
    everybody,
    peddle,
    pool,
    row,
    solo,
)
from tests.games.merchants_cove.laid import Laid

THREE = ["small_red", "small_blue", "small_yellow"]
LEFT = "P03"  # as the right card: recruit on the left side, 1 hour


def load(right: str, left: str, **data: Any) -> Laid:
    """It has gone from 3 to 4 and passed 3:30."""
    return peddle(right, left, **{"hour": 3, **data})


# Hands.


def test_with_three_goods_it_takes_a_hand() -> None:
    """[TC-51, MC-PEDDLER-22, E-89] From 6 over the hand to 7: a card, no load."""
    game = peddle(RIGHT, "P16", round=3, hour=6, row=THREE, pool=["warrior"])
    assert game.hours()["B"] == 7
    assert game.cards("B") == 1
    assert pool(game) == ["warrior"]
    assert game.told("hand-taken") == [[1, 3, 3]]
    assert game.events.index("hand-taken") < game.events.index("hand-entered")


def test_with_four_goods_it_does_not() -> None:
    """[TC-51, MC-PEDDLER-22] From 6 to 8, and one load at 6:30."""
    game = peddle(RIGHT, "P16", round=3, hour=6, row=[*THREE, "large_red"], pool=["warrior"])
    assert game.hours()["B"] == 8
    assert game.cards("B") == 0
    assert pool(game) == []
    assert game.told("hand-avoided") == [[1, 4, 3]]


def test_goods_are_counted_and_not_places() -> None:
    """[MC-PEDDLER-22, -35, E-83] Three goods with gaps between them are three."""
    gaps = ["small_red", None, "small_blue", None, None, "small_yellow"]
    game = peddle(RIGHT, "P16", round=3, hour=6, row=gaps)
    assert game.hours()["B"] == 7


def test_the_goods_of_this_turn_count_already() -> None:
    """[MC-PEDDLER-12, -22] The action comes before the clock."""
    game = peddle("P05", OUTER, round=3, hour=6, row=THREE)
    assert len(row(game)) == 4
    assert game.hours()["B"] == 8


def test_a_hand_with_a_mouse_is_passed_by() -> None:
    """[MC-PEDDLER-23, MC-CLOCK-12] In round 1 both are blocked, in round 2 the second."""
    assert peddle(RIGHT, "P16", hour=6).hours()["B"] == 8
    assert peddle(RIGHT, "P16", round=2, hour=6).hours()["B"] == 7
    assert peddle(RIGHT, "P16", round=2, hour=9).hours()["B"] == 11


def test_one_hour_ends_on_the_hand() -> None:
    """[MC-PEDDLER-22, MC-CLOCK-11] There it stays, behind 7; its next turn leads off it."""
    game = peddle(RIGHT, OUTER, round=2, hour=6)
    assert game.hours()["B"] == 6.5


# Who is loaded.


def test_the_rightmost_good_that_finds_somebody_decides() -> None:
    """[TC-48, MC-PEDDLER-24, -30] No noble for yellow; blue finds the wizard; the pool slides."""
    game = load(RIGHT, OUTER, row=THREE, pool=["bard", "warrior", "rogue", "wizard"])
    assert pool(game) == ["bard", "warrior", "rogue"]
    assert game.boat("R-out") == {"wizard": 1}
    seat, kind, ware = game.told("picked-for-good")[0]
    assert (seat, kind, ware % 8) == (1, 2, 2)


def test_without_a_match_a_rogue_goes() -> None:
    """[TC-48, MC-PEDDLER-25, -30]"""
    game = load(RIGHT, OUTER, row=THREE, pool=["bard", "rogue"])
    assert pool(game) == ["bard"]
    assert game.boat("R-out") == {"rogue": 1}
    assert game.told("picked-rogue") == [[1]]


def test_without_a_rogue_somebody_is_drawn_and_the_pool_stays() -> None:
    """[TC-48, MC-PEDDLER-26, E-53]"""
    game = load(RIGHT, OUTER, row=THREE, pool=["bard"], bag={"noble": 1})
    assert pool(game) == ["bard"]
    assert game.boat("R-out") == {"noble": 1}
    assert game.events.index("picked-nobody") < game.events.index("adventurer-drawn")


@pytest.mark.parametrize(
    ("held", "decisive", "aboard"),
    [
        (["bard", "warrior", "rogue", "wizard"], 1, 3),
        (["bard", "rogue"], None, 1),
        (["bard"], None, None),
        (["noble", "noble"], 2, 0),
    ],
)
def test_everybody_sees_whom_it_would_load(
    held: list[str], decisive: int | None, aboard: int | None
) -> None:
    """[MC-PEDDLER-24, -25, -26] The place of the good that decides, and of the adventurer."""
    shop = solo(hour=4, order=[1, 0], row=THREE, pool=held).shop("B")
    assert (shop["decisive"], shop["next_aboard"]) == (decisive, aboard)


def test_with_an_empty_bag_nobody_goes() -> None:
    """[MC-PEDDLER-26, MC-LOAD-4]"""
    game = load(RIGHT, OUTER, pool=["bard"], bag={})
    assert pool(game) == ["bard"]
    assert game.boat("R-out") == {}
    assert game.told("bag-empty") == [[1]]


def test_gaps_and_old_goods_on_the_right_count() -> None:
    """[MC-PEDDLER-24, -35, E-83] The rightmost one lies behind gaps."""
    stall = ["small_blue", "large_green", None, None, None, "small_red"]
    game = load(RIGHT, OUTER, row=stall, pool=["bard", "wizard", "warrior"])
    assert pool(game) == ["bard", "wizard"]


def test_the_leftmost_of_several_goes() -> None:
    """[MC-PEDDLER-24] The others keep their order."""
    people = ["noble", "warrior", "bard", "warrior"]
    game = load(RIGHT, OUTER, row=["large_red"], pool=people)
    assert pool(game) == ["noble", "bard", "warrior"]


def test_a_good_obtained_in_this_turn_decides_already() -> None:
    """[MC-PEDDLER-12, -24] Large yellow comes to the right of large red."""
    game = load("P08", INNER, row=["large_red"], pool=["warrior", "noble"])
    assert pool(game) == ["warrior"]


# Which boat.


@pytest.mark.parametrize(
    ("right", "left", "boat"),
    [
        (LEFT, "P05", "L-out"),
        (LEFT, INNER, "L-in"),
        (RIGHT, INNER, "R-in"),
        (RIGHT, OUTER, "R-out"),
    ],
)
def test_icons_name_a_boat(right: str, left: str, boat: str) -> None:
    """[TC-10, MC-PEDDLER-14, -27, -31] The outermost or innermost of the side."""
    game = load(right, left, row=["small_red"], pool=["warrior"], bag={})
    assert game.boat(boat) == {"warrior": 1}
    assert len(game.told("loaded-by-icons")) == 1


@pytest.mark.parametrize(
    ("left", "docked", "boat"),
    [
        (OUTER, {"DR-in": "R-out"}, "R-mid"),
        (OUTER, {"DR-out": "R-mid"}, "R-out"),
        (INNER, {"DR-in": "R-in"}, "R-mid"),
    ],
)
def test_boats_in_docks_are_passed_over(left: str, docked: dict[str, str], boat: str) -> None:
    """[MC-PEDDLER-27] The nearest at sea; boats keep their positions."""
    game = load(RIGHT, left, row=["small_red"], pool=["warrior"], docked=docked)
    assert game.boat(boat) == {"warrior": 1}


@pytest.mark.parametrize(("left", "boat"), [(OUTER, "L-out"), (INNER, "L-in")])
def test_a_side_without_boats_sends_it_to_the_other(left: str, boat: str) -> None:
    """[MC-PEDDLER-27] With the same inner or outer icon."""
    closed = {"docked": {"DR-in": "R-in", "DR-out": "R-out"}, "removed": ["R-mid"]}
    game = load(RIGHT, left, row=["small_red"], pool=["warrior"], **closed)
    assert game.boat(boat) == {"warrior": 1}
    assert game.told("loaded-by-icons") == []
    assert len(game.told("loaded-across")) == 1


# Which dock.


def nearly_full(*boats: str) -> dict[str, Any]:
    """Boats with three bards aboard."""
    return {boat: {"bard": 3} for boat in boats}


def test_right_and_outer_fills_and_docks() -> None:
    """[TC-10, MC-PEDDLER-28] At DR-out, which leads to the Black Market."""
    game = load(RIGHT, OUTER, row=["small_red"], pool=["warrior"], boats=nearly_full("R-out"))
    assert game.place_of("R-out") == "DR-out"
    assert game.pier("black_market") == {"warrior": 1, "bard": 3}
    assert game.events.index("steered-by-icon") < game.events.index("boat-docked")


def test_an_occupied_dock_sends_it_to_the_other_one() -> None:
    """[TC-10, MC-PEDDLER-28] DR-in; the boat left at sea on that side is removed."""
    game = load(
        RIGHT,
        OUTER,
        row=["small_red"],
        pool=["warrior"],
        boats=nearly_full("R-mid") | {"R-in": {"noble": 2}},
        docked={"DR-out": "R-out"},
        halls={"yellow": 1},
    )
    assert game.place_of("R-mid") == "DR-in"
    assert game.place_of("R-in") == "away"
    assert game.board["halls"]["yellow"] == 3
    assert game.told("steered-aside") == [[1, 4, 1]]


def test_inner_docks_inside() -> None:
    """[MC-PEDDLER-28] On the left at DL-in."""
    game = load(LEFT, INNER, row=["small_red"], pool=["warrior"], boats=nearly_full("L-in"), bag={})
    assert game.place_of("L-in") == "DL-in"


@pytest.mark.parametrize(
    ("docked", "dock"), [({}, "DL-out"), ({"DL-out": "L-mid"}, "DL-in")], ids=["free", "occupied"]
)
def test_on_the_other_side_it_docks_there(docked: dict[str, str], dock: str) -> None:
    """[E-91, MC-PEDDLER-28] Right and outer, but the right side is closed."""
    closed = {"DR-in": "R-in", "DR-out": "R-out"}
    game = load(
        RIGHT,
        OUTER,
        row=["small_red"],
        pool=["warrior"],
        docked=closed | docked,
        removed=["R-mid"],
        boats=nearly_full("L-out"),
        A={"hour": 3},
    )
    told = game.told("boat-docked-last" if docked else "boat-docked")
    assert told[0][:3] == [1, 0, ["DL-out", "DL-in"].index(dock)]


# Icons of the clock.


def test_a_double_icon_loads_one_after_the_other() -> None:
    """[MC-PEDDLER-29] The first fills R-out, which docks; the second finds R-mid outermost."""
    game = load(
        RIGHT,
        OUTER,
        hour=9,
        row=["small_red", "small_blue"],
        pool=["warrior", "wizard"],
        boats=nearly_full("R-out"),
    )
    assert game.place_of("R-out") == "DR-out"
    assert game.pier("black_market") == {"bard": 3, "wizard": 1}
    assert game.boat("R-mid") == {"warrior": 1}
    assert pool(game) == []
    keys = ["loaded-by-icons", "boat-docked", "loaded-by-icons"]
    assert [key for key in game.events if key in keys] == keys


def test_the_fourth_dock_ends_loading() -> None:
    """[E-69, MC-PEDDLER-24, MC-DOCK-4, -5] The second adventurer of the icon stays in the pool."""
    docked = {"DL-out": "L-out", "DL-in": "L-in", "DR-in": "R-in"}
    game = load(
        RIGHT,
        OUTER,
        hour=9,
        row=["small_red", "small_blue"],
        pool=["warrior", "wizard"],
        docked=docked,
        removed=["L-mid"],
        boats=nearly_full("R-out"),
    )
    assert game.place_of("R-out") == "DR-out"
    assert game.told("picked-for-good")[0][1] == 2
    assert len(game.told("picked-for-good")) == 1
    assert game.told("marker-moved") == [[11]]
    assert pool(game) == ["warrior"]


def test_with_all_docks_full_icons_are_ignored() -> None:
    """[E-69, MC-PEDDLER-24] Nobody is chosen, nobody drawn."""
    docked = {"DL-out": "L-out", "DL-in": "L-in", "DR-in": "R-in", "DR-out": "R-out"}
    game = load(
        RIGHT,
        OUTER,
        row=["small_red"],
        pool=["warrior"],
        docked=docked,
        removed=["L-mid", "R-mid"],
        A={"hour": 3},
    )
    assert pool(game) == ["warrior"]
    assert game.told("picked-for-good") == []


def test_icons_of_the_turn_count_in_which_it_passes() -> None:
    """[MC-PEDDLER-31] Two turns: right and outer from 4 to 5, then left and inner past 6:30."""
    game = peddle(
        "P16", "P05", hour=5, deck=["P05", "P01"], A={"hour": 6}, pool=["rogue"], bag={"bard": 9}
    )
    assert [manner % SPOTS for _, _, manner, _ in game.told("errand-set")] == [3, 1]
    assert [spot for *_, spot in game.told("loaded-by-icons")] == [1]
    assert game.boat("L-in") == {"rogue": 1}


# Robbers.


def test_robbers_leave_it_cold() -> None:
    """[MC-PEDDLER-37, MC-ROGUE-6] It puts a rogue aboard and shifts nobody."""
    game = load(RIGHT, OUTER, pool=["rogue"], rogues="robbers", boats={"R-out": {"bard": 2}})
    assert game.boat("R-out") == {"bard": 2, "rogue": 1}
    assert game.cards("B") == 0
    assert game.told("customer-robbed") == []


def test_nobody_gets_lost_on_the_way() -> None:
    """[MC-PEDDLER-30]"""
    game = load(RIGHT, OUTER, row=THREE, pool=["bard", "warrior", "rogue", "wizard"])
    assert everybody(game) == [13, 13, 9, 9, 8]
