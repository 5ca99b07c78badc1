"""The Chronomancer's movement: two figures, one ring."""

from __future__ import annotations

import pytest

from tests.games.merchants_cove.chronomancing import work
from tests.games.merchants_cove.laid import Laid


def moves(game: Laid) -> tuple[list[str], list[str]]:
    """Where the Chronomancer and where the Assistant may go now."""
    assert game.question == "A MoveFigure"
    found = sorted(game.offered)
    ways = [
        [name.removeprefix(f"{who}-to ") for name in found if name.startswith(f"{who}-to ")]
        for who in ("chronomancer", "assistant")
    ]
    assert len(found) == sum(map(len, ways))
    return ways[0], ways[1]


def test_tc_06_six_turns() -> None:
    """[TC-06, MC-CHRO-MOVE-1 to -5, MC-CHRO-MAP-1, E-68]"""
    game = work(plaza=["MER-01", "MER-02", "MER-03", "MER-04"])
    assert moves(game) == ([], ["RM", "U1", "U2", "U3"])
    game.choose("assistant-to U3")
    assert game.question == "A Recruit"
    game.choose("townsfolk MER-04", "staff 1")
    assert moves(game) == (["U1", "U2"], ["RM"])
    game.choose("chronomancer-to U2")
    assert game.question == "A ReachThroughPortal"
    game.choose("good small_green")
    settle(game)
    # There only the Assistant can move, and only to the right machine: nobody need be asked.
    assert game.shop("A")["assistant"] == "RM"
    assert game.question == "A TakeFrozenHours"
    game.choose("colour red", "colour green", "pass")
    assert moves(game) == (["RM", "U3"], [])
    game.choose("chronomancer-to U3")
    assert game.question == "A Recruit"
    game.choose("townsfolk MER-03", "staff 2", "pass")
    settle(game)
    assert game.shop("A")["chronomancer"] == "RM"
    assert game.question == "A ShiftTimelines"
    game.choose("fragment PF5", "pass")
    assert moves(game) == ([], ["L1", "L2", "L3", "LM"])


def settle(game: Laid) -> None:
    """Put whoever comes aboard on the boat with the most room."""
    while game.question == "A ChooseBoat":
        boats = sorted(game.offered, key=lambda name: sum(game.boat(name[5:]).values()))
        game.choose(boats[0])


@pytest.mark.parametrize(
    ("chronomancer", "assistant", "first", "second"),
    [
        ("LM", "LM", [], ["RM", "U1", "U2", "U3"]),
        ("RM", "RM", [], ["L1", "L2", "L3", "LM"]),
        ("LM", "RM", ["RM", "U1", "U2", "U3"], []),
        ("U2", "RM", ["RM", "U3"], []),
        ("LM", "U2", ["U1"], ["RM", "U3"]),
        ("U1", "U3", ["U2"], ["RM"]),
        ("RM", "L3", ["L1", "L2"], ["LM"]),
        ("RM", "LM", ["L1", "L2", "L3", "LM"], []),
        ("L2", "LM", ["L3", "LM"], []),
    ],
)
def test_where_figures_may_go(
    chronomancer: str, assistant: str, first: list[str], second: list[str]
) -> None:
    """[MC-CHRO-MOVE-1 to -5, MC-CHRO-MAP-1, DP-31]"""
    game = work({"chronomancer": chronomancer, "assistant": assistant})
    assert moves(game) == (first, second)


def test_who_is_right_behind_the_assistant_waits() -> None:
    """No portal space is shared, so that the Assistant alone can go on. [MC-CHRO-MOVE-4, -5]"""
    game = work({"chronomancer": "U1", "assistant": "U2"})
    assert moves(game) == ([], ["RM", "U3"])


def test_both_recruit_one_after_the_other() -> None:
    """[E-68, MC-GEN-1, MC-CHRO-MOVE-1] The space that the other has just left is free at once."""
    game = work(
        {"chronomancer": "U2", "assistant": "U3", "icons_covered": []},
        {"hour": 4},
        plaza=["MER-01", "MER-02", "MER-03", "MER-04"],
    )
    assert game.question == "A SpendFrozenHours"  # the Assistant had but one way
    game.choose("colour red", "colour green")
    game.choose("chronomancer-to U3")
    game.choose("townsfolk MER-04", "staff 1", "pass")
    assert game.player("A").staff[0] >= 0


def test_figures_stay_where_they_are_between_rounds() -> None:
    """Only what cleanup names changes. [MC-CLEAN-9, MC-CHRO-MOVE-1]"""
    shop = {"chronomancer": "U1", "assistant": "U3", "icons_covered": ["red"]}
    game = work(shop, phase="cleanup", order=[1, 0])
    assert game.question == "A MoveFigure"
    seen = game.shop("A")
    assert (seen["chronomancer"], seen["assistant"]) == ("U1", "U3")
    assert (seen["icons_covered"], seen["frozen_hours"]) == (["red"], 3)
