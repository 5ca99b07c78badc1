"""The Captain's compass: Spin and Move, and spinning again."""

from __future__ import annotations

import pytest

from cothon.games.merchants_cove.merchants.captain.shop import chart_at
from tests.games.merchants_cove.captains import coins, sail, sailing, ships, treasures
from tests.games.merchants_cove.laid import Laid

# Coins and points of the sections, clockwise. [D-9]
DIAL = [(0, 2), (1, 4), (2, 3), (0, 3), (2, 5), (1, 2), (1, 3), (2, 4)]
AGAIN = (2, 5)


def test_spin_and_move() -> None:
    """TC-35: coins first, then ships sail and turn treasures up. [MC-CAPT-SPIN-1, -2]"""
    game = sailing(face_down={"B2": "red", "B4": "blue"})
    game.luck(1)
    game.choose("spin")
    assert coins(game) == 1
    sail(game, "HOME", "A2", "B2")
    sail(game, "HOME", "A4", "B4")
    assert treasures(game) == {"B1": [None], "B2": ["red"], "B4": ["blue"], "B5": [None]}
    assert ships(game) == {"HOME": 2, "B2": 1, "B4": 1}
    assert (game.question, game.hours()["A"]) == ("A ChooseSpace", 3)
    assert game.told("compass-read") == [[0, 1, 4, 0]]


@pytest.mark.parametrize("section", range(8))
def test_each_section(section: int) -> None:
    """MC-CAPT-SPIN-1, -2, -3: its coins, its points, and whether one may spin again."""
    added, points = DIAL[section]
    game = sailing(ships={"A3": 4}, coins=1)
    game.luck(section)
    game.choose("spin")
    assert coins(game) == 1 + added
    for _ in range(points):
        assert game.question == "A MoveShips"
        sail(game, *(("A3", "HOME") if "ship A3" in game.offered else ("HOME", "A3")))
    asked = "A SpinAgain" if section in AGAIN else "A ChooseSpace"
    assert game.question == asked


def test_the_arrow_is_seen_while_its_spin_lasts() -> None:
    """With the points that are left, and the ship whose course is chosen; then the needle rests."""
    game = sailing()
    game.luck(5)
    game.choose("spin")
    assert needle(game) == (5, 2)
    game.choose("ship HOME")
    assert needle(game) == (5, 2)
    assert game.shop("A")["sailing"] == "HOME"
    game.choose("region A2", "pass")
    assert (game.question, *needle(game)) == ("A SpinAgain", 5, None)
    game.choose("pass")
    assert needle(game) == (None, None)
    game.choose("move-ship")
    assert needle(game) == (None, 1)


def needle(game: Laid) -> tuple[int | None, int | None]:
    """The section that the arrow points at, and the movement points that are left."""
    shop = game.shop("A")
    return shop["spun"], shop["points"]


def test_curse_and_spin_again() -> None:
    """TC-36: one coin and one card for two coins; a card more buys a spin, but no hours.

    [MC-CAPT-CURSE-1, MC-CAPT-SPIN-3, DP-27]
    """
    game = sailing(coins=6)
    game.luck(2)
    game.choose("spin")
    assert (coins(game), game.cards("A")) == (7, 1)
    sail(game, "HOME", "A3", "B3", "C3")
    assert (game.question, game.offered) == ("A SpinAgain", {"pay", "pass"})
    game.luck(3)
    game.choose("pay")
    assert (game.cards("A"), game.question) == (2, "A MoveShips")
    sail(game, "C3", "C2", "C1", "B1")
    assert (ships(game), game.question) == ({"HOME": 3, "B1": 1}, "A ChooseSpace")
    assert game.hours()["A"] == 3


def test_spinning_again_can_be_left() -> None:
    """MC-CAPT-SPIN-3, DP-27"""
    game = sailing()
    game.luck(5)
    game.choose("spin", "pass")
    assert game.question == "A SpinAgain"
    game.choose("pass")
    assert (game.cards("A"), game.question, game.hours()["A"]) == (0, "A ChooseSpace", 3)


def test_spinning_again_repeats_as_often_as_it_comes_up() -> None:
    """MC-CAPT-SPIN-3: without limit, a card each time."""
    game = sailing()
    game.luck(5, 5, 5, 5)
    game.choose("spin", "pass")
    for drawn in range(3):
        assert game.cards("A") == drawn
        game.choose("pay", "pass")
    assert (coins(game), game.cards("A")) == (4, 3)
    game.choose("pass")
    assert game.hours()["A"] == 3


def test_without_a_card_to_draw_there_is_no_other_spin() -> None:
    """E-79: what cannot be paid cannot be bought, so nobody is asked."""
    game = sailing({"no_more_corruption": True})
    game.luck(5)
    game.choose("spin", "pass")
    assert (game.question, game.hours()["A"]) == ("A ChooseSpace", 3)


def test_the_last_card_buys_the_last_spin() -> None:
    """E-79"""
    game = sailing({"corruption_deck": ["CO-01"], "no_more_corruption": True})
    game.luck(5, 5)
    game.choose("spin", "pass", "pay", "pass")
    assert (game.cards("A"), game.question) == (1, "A ChooseSpace")


def test_the_arrow_points_at_every_section() -> None:
    """MC-CAPT-SPIN-1, -3, -4, E-94: one uniform draw of eight per spin, told as it fell."""
    seen = set()
    for seed in range(120):
        game = sailing({"seed": seed})
        game.choose("spin")
        [[_, added, points, again]] = game.told("compass-read")
        section = DIAL.index((added, points))
        assert game.shop("A")["spun"] == section
        assert again == chart_at(game.g, 0).printed.dial_again[section]
        seen.add(section)
    assert seen == set(range(8))
