"""Frozen hours: taken in a machine, spent at the clock, paid for at the market if kept."""

from __future__ import annotations

import pytest

from cothon.games.merchants_cove.telling import SOME
from tests.games.merchants_cove.chronomancing import work
from tests.games.merchants_cove.laid import Laid, lay

ALL = ["red", "green", "blue", "yellow"]


def covered(game: Laid) -> list[str]:
    """The icons of A with a frozen hour on them."""
    found: list[str] = game.shop("A")["icons_covered"]
    return found


def test_freeze_time_takes_two() -> None:
    """A pair is named upwards; what is uncovered is active. [MC-CHRO-FREEZE-1, DP-32]"""
    game = work()
    game.choose("assistant-to RM")
    assert game.offered == {"colour red", "colour green", "colour blue"}
    game.choose("colour green")
    assert game.offered == {"colour blue", "colour yellow"}
    game.choose("colour yellow")
    assert covered(game) == ["red", "blue"]
    assert game.shop("A")["frozen_hours"] == 2
    assert game.mat("A")["icons_active"] == {"red": 0, "green": 1, "blue": 0, "yellow": 1}
    game.choose("pass")
    assert game.hours()["A"] == 3


@pytest.mark.parametrize("on_board", [["blue", "yellow"], ["green"], []])
def test_freeze_time_takes_what_there_is(on_board: list[str]) -> None:
    """Two hours are due anyway. [MC-CHRO-FREEZE-1, E-47, DP-32]"""
    game = work({"icons_covered": on_board})
    game.choose("assistant-to RM")
    assert game.events.count("no-hour-to-freeze") == (not on_board)
    assert covered(game) == []
    assert game.question == "A SpendFrozenHours"
    game.choose("pass")
    assert game.hours()["A"] == 3


def test_what_was_just_taken_can_be_spent() -> None:
    """Also on other icons than those it came from. [MC-CHRO-FREEZE-3, -4, E-88]"""
    game = work({"icons_covered": ["red", "green", "blue"]})
    game.choose("assistant-to RM", "colour red", "colour blue")
    game.choose("colour red", "colour yellow")
    assert covered(game) == ["red", "green", "yellow"]
    assert game.hours()["A"] == 1


@pytest.mark.parametrize(
    ("spent", "hour"), [([], 3), (["red"], 2), (["yellow"], 2), (["green", "blue"], 1)]
)
def test_each_frozen_hour_saves_one(spent: list[str], hour: int) -> None:
    """The icon of choice is covered again. [MC-CHRO-FREEZE-2, -3, DP-35]"""
    game = work({"icons_covered": [], "slots": {"UL": "PF3-blue"}})
    game.choose("assistant-to U1", *(f"colour {colour}" for colour in spent))
    if game.question == "A SpendFrozenHours":
        game.choose("pass")
    assert game.hours()["A"] == hour
    assert covered(game) == spent


def test_no_more_than_the_hours_of_this_turn() -> None:
    """The cost does not fall below zero, so that two are kept. [MC-CHRO-FREEZE-2, DP-35]"""
    game = work({"icons_covered": [], "slots": {"UL": "PF3-blue"}})
    game.choose("assistant-to U1", "colour red", "colour green")
    assert game.question == "A MoveFigure"
    assert game.shop("A")["frozen_hours"] == 2


def test_corruption_cannot_be_saved() -> None:
    """[MC-CHRO-FREEZE-2]"""
    game = work({"icons_covered": [], "slots": {"UL": "PF6-white"}})
    game.choose("assistant-to U1", "colour red", "colour green")
    assert (game.hours()["A"], game.cards("A")) == (1, 1)


def test_without_frozen_hours_nobody_is_asked() -> None:
    """[MC-CHRO-FREEZE-2, DP-35]"""
    game = work({"slots": {"UL": "PF3-blue"}})
    game.choose("assistant-to U1")
    assert (game.question, game.hours()["A"]) == ("A MoveFigure", 3)


def test_the_number_is_fixed_before_the_first_step() -> None:
    """What comes aboard on the way is seen too late. [MC-CHRO-FREEZE-2, E-88]"""
    game = work({"icons_covered": [], "slots": {"UL": "PF3-blue"}}, {"hour": 3})
    game.draws("warrior")
    game.choose("assistant-to U1", "colour red", "pass")
    assert game.question == "A ChooseBoat"
    game.choose("boat L-out")
    assert game.question == "A MoveFigure"
    assert (game.hours()["A"], covered(game)) == (4, ["red"])


def test_a_turn_of_no_hours_leaves_the_hourglass_in_its_stack() -> None:
    """The same player is active again. [E-08, MC-CLOCK-5, MC-TURN-0]"""
    shop = {"icons_covered": [], "slots": {"UL": "PF3-blue"}}
    chronomancer = {"merchant": "chronomancer", "hour": 4, "shop": shop}
    game = lay(A=chronomancer, B={"merchant": "blacksmith", "hour": 4}, order=[1, 0])
    game.choose("assistant-to U1", "colour red", "colour green")
    assert game.question == "A MoveFigure"
    assert game.board["clock"]["stacks"] == {"4": [1, 0]}
    assert game.events.count("no-hours-spent") == 1


@pytest.mark.parametrize(("kept", "gold"), [(["red", "blue"], 5), (["red"], 3)])
def test_tc_65_frozen_hours_at_the_market(kept: list[str], gold: int) -> None:
    """An icon pays while its token is in the supply.

    [TC-65, MC-CHRO-SPON-1, MC-CHRO-FREEZE-3, MC-SPON-1, E-74]
    """
    shop = {"icons_covered": [colour for colour in ALL if colour not in kept]}
    game = work(shop, {"hour": 12}, phase="sponsorship", halls={"red": 3, "blue": 2})
    inside = {"red": 3, "blue": 2}
    assert game.told("hall-paid") == [
        [0, ALL.index(c) * SOME + inside[c], 1, inside[c]] for c in kept
    ]
    assert game.lines("A")["sponsorship"] == gold


def test_frozen_hours_save_the_way_over_a_hand() -> None:
    """What is left to pay goes over the hand as usual. [MC-CHRO-FREEZE-2, MC-CLOCK-8]"""
    shop = {"icons_covered": ["red", "green", "blue"], "slots": {"UL": "PF3-blue"}}
    game = work(shop, {"hour": 6}, round=2)
    game.choose("assistant-to U1", "colour yellow")
    assert game.question == "A ChooseWay"
    game.choose("hand")
    assert (game.hours()["A"], game.cards("A")) == (6.5, 1)
