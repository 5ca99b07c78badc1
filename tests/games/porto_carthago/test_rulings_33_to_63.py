"""Rulings EC-33 to EC-63, section 6 of the rules page: one test each."""

from __future__ import annotations

import pytest

from tests.games.porto_carthago.laid import deal, lay

FULL_PATH = [1] * 5 + [2] * 5 + [3] * 5
ALL_SEATS = [1, 2, 3] * 4
RICH = {"talents": 20, "points": 6, "reserve": 1}


def test_ec_51_privileged_large_seat() -> None:
    """[EC-51]"""
    for talents, usable in ((19, False), (20, True)):
        game = lay(A={"kept": ["S25"], "talents": talents}, palace=ALL_SEATS)
        assert ("ship S25" in game.offered) is usable
    game.choose("ship S25")
    a = game.player("A")
    assert (a.talents, a.points, a.large) == (0, 0, 1)


@pytest.mark.parametrize("order", [("ship S25", "palace"), ("palace", "ship S25")])
def test_ec_52_two_seats_in_one_turn(order: tuple[str, str]) -> None:
    """[EC-52] In any order around the bonus action: 8 + 9 talents."""
    game = lay(
        A={"kept": ["S25"], "talents": 17, "points": 2, "goods": ["OIL"]},
        quays={"ROM-I": {"owner": 0}},
        slots=deal(PORTER=4),
    )
    game.choose("slot PORTER4", "quay ROM-I", *order)
    assert game.g.palace == [0, 0]
    assert (game.player("A").talents, game.question) == (0, "B TakeTurn")
