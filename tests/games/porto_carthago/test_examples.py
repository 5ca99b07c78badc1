"""The worked examples of the rulebooks and the derived scenarios, section 8 of the rules page."""

from __future__ import annotations

from tests.games.porto_carthago.laid import (
    asked,
    bottom,
    choose,
    lay,
    offered,
    player,
    quay,
    table,
)


def test_ex_3_voyage_succeeds() -> None:
    """[TC-EX-3, PC-VOY-3 to -8]"""
    game = lay(
        A={"talents": 5, "points": 1, "temple": 4, "captains": 1, "reserve": 3, "goods": ["OIL"]},
        deck=["S17"],
    )
    choose(game, "slot PORTER1", "charter-ship", "number 0")
    a = player(game, "A")
    assert (a.points, a.talents, a.temple, a.captains, a.reserve) == (3, 8, 3, 0, 5)
    assert table(game).bag[1] == 6
    assert bottom(game, 1) == ["S17"]


def test_11_load_then_seat_in_the_same_turn() -> None:
    """[TC-11, PC-TURN-10, PC-LOAD-3, PC-PAL-1 to -3]"""
    game = lay(
        A={"talents": 3, "points": 1, "reserve": 5, "goods": ["GLASS"]},
        quays={"ROM-I": {"owner": 0, "ship": "S18"}},
        slots=["CAPTAIN", "PORTER", "ARISTOCRAT", "PORTER", "MERCHANT", "STEVEDORE"],
    )
    choose(game, "slot PORTER4", "quay ROM-I", "trade-house")
    a = player(game, "A")
    assert (a.talents, a.points, a.reserve) == (10, 2, 5)
    assert quay(game, "ROM-I") == (None, None, None)
    assert offered(game) == {"palace", "pass", "ship S18"}
    choose(game, "palace")
    assert (a.talents, a.reserve) == (2, 4)
    assert game.view(0)["table"]["next_seat"]["price"] == 9
    assert asked(game) == "B TakeTurn"
