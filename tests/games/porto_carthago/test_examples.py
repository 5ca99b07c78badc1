"""The worked examples of the rulebooks and the derived scenarios, section 8 of the rules page.

What a chapter shows as well is shown there.
"""

from __future__ import annotations

import pytest

from tests.games.porto_carthago.laid import deal, lay

# Examples of the rulebooks


def test_of_two_with_seven_seats_the_one_with_more_points_wins() -> None:
    """[TC-EX-2, PC-WIN-1, PC-WIN-2]"""
    game = lay(
        phase="intrigue",
        palace=[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3],
        path=[3, 3, 3],
        A={"large_seat": 3, "points": 12, "talents": 50},
        B={"large_seat": 4, "points": 6, "talents": 30},
        C={"large_seat": 2},
        D={"large_seat": 3, "points": 7, "talents": 2},
    )
    assert game.totals == [6, 7, 5, 7]
    assert game.winners == [3]


@pytest.mark.parametrize(
    ("temple", "card", "choice", "points", "talents"),
    [(4, "S17", "number 0", 3, 8), (2, "S16", "trade-house", 2, 9), (3, "S17", "number 0", 3, 9)],
    ids=["success", "failure", "just-enough"],
)
def test_three_voyages(temple: int, card: str, choice: str, points: int, talents: int) -> None:
    """[TC-EX-3, TC-EX-4, TC-EX-5, PC-VOY-3 to -9]"""
    sailor = {"talents": 5, "points": 1, "captains": 1, "reserve": 3, "goods": ["OIL"]}
    game = lay(A={**sailor, "temple": temple}, deck=[card])
    game.choose("slot PORTER1", "charter-ship", choice)
    a = game.player("A")
    assert (a.points, a.talents) == (points, talents)
    assert (a.temple, a.captains, a.reserve) == (temple - 1, 0, 5)
    assert (game.bag("OIL"), game.bottom(1)) == (6, [card])


# Derived scenarios


def test_the_first_arrival_of_three_players() -> None:
    """[TC-02, PC-SHIPS-13, -15, -16, -21, -22, PC-START-1]"""
    game = lay(
        3,
        phase="arrival",
        start_player=1,
        first_row=["S01", "S02", "S03", "S06"],
        second_row=["S11", "S16", "S21", "S26"],
        deck=["S12", "S17", "S22", "S27"],
        B={"reserve": 3},
    )
    assert game.quay("EGY-I") == (None, "S01", None)
    assert game.quay("EGY-II") == (None, "S02", None)
    assert game.quay("GRE-I") == (None, "S06", None)
    assert game.bottom(1) == ["S03"]
    seen = game.board
    assert seen["first_row"] == ["S11", "S16", "S21", "S26"]
    assert seen["second_row"] == ["S12", "S17", "S22", "S27"]
    assert len(seen["deck"]) == 19
    assert game.question == "B TakeTurn"


def test_load_then_seat_in_the_same_turn() -> None:
    """[TC-11, PC-TURN-10, PC-LOAD-3, PC-PAL-1 to -3]"""
    game = lay(
        A={"talents": 3, "points": 1, "reserve": 5, "goods": ["GLASS"]},
        quays={"ROM-I": {"owner": 0, "ship": "S18"}},
        slots=deal(PORTER=4),
    )
    game.choose("slot PORTER4")
    assert game.player("A").reserve == 3
    game.choose("quay ROM-I", "trade-house")
    a = game.player("A")
    assert (a.talents, a.points, a.reserve) == (10, 2, 5)
    assert game.bag("GLASS") == 6
    assert game.quay("ROM-I") == (None, None, None)
    assert game.offered == {"palace", "pass", "ship S18"}
    game.choose("palace")
    assert (a.talents, a.reserve) == (2, 4)
    assert game.ships(a.kept) == ["S18"]
    assert game.view(0)["table"]["next_seat"]["price"] == 9
    assert game.question == "B TakeTurn"  # S18 is not usable


def test_called_ship_loads_for_an_opponent() -> None:
    """[TC-13, PC-PRIV-SHIP-1, -3, -4, EC-12, EC-13, EC-28]"""
    game = lay(
        A={"kept": ["S30"]},
        C={"reserve": 4, "talents": 2, "points": 1},
        first_row=["S01", "S12", "S21", "S16", "S06"],
        second_row=["S02", "S22", "S07", "S17", "S26"],
        deck=["S03", "S04"],
        quays={"ETR-I": {"owner": 2, "good": "OIL"}, "ETR-II": {"owner": 0}},
    )
    game.choose("ship S30", "ship S12")
    assert game.question == "C GainPoint"
    game.choose("trade-house")
    c = game.player("C")
    assert (c.points, c.talents, c.reserve) == (2, 10, 6)
    assert game.quay("ETR-I") == (None, None, None)
    assert game.quay("ETR-II") == ("A", None, None)
    assert game.bag("OIL") == 6
    assert game.bottom(2) == ["S12", "S30"]
    assert game.ships(game.g.first_row)[:5] == ["S01", "S22", "S21", "S16", "S06"]
    assert game.ships(game.g.second_row)[:5] == ["S02", "S03", "S07", "S17", "S26"]
    assert game.question == "A TakeTurn"


def test_any_good_loads_a_ship_whose_own_privilege_comes_first() -> None:
    """[TC-20, PC-PRIV-ANY-1 to -3, EC-12] The loaded card goes under the deck before the used."""
    game = lay(
        A={"kept": ["S27"], "reserve": 4},
        quays={"IBE-I": {"owner": 0, "ship": "S24", "good": "OIL"}},
    )
    game.choose("ship S27", "trade-house")
    a = game.player("A")
    assert (game.bag("OIL"), a.talents, a.points, a.reserve) == (6, 9, 1, 6)
    assert game.question == "A UseIntrigueServant"
    game.choose("path")
    assert (game.g.path, a.reserve) == ([0], 5)
    assert game.bottom(2) == ["S24", "S27"]


def test_the_last_load_pays_for_the_last_seat() -> None:
    """[TC-25, PC-END-4, PC-END-5, EC-35, EC-59]"""
    game = lay(
        phase="decade_end",
        decade=5,
        first_row=["S08"],
        quays={"GRE-I": {"owner": 2, "good": "GLASS"}},
        A={"talents": 25, "points": 6, "reserve": 0},
        B={"talents": 20, "points": 5, "reserve": 3},
        C={"talents": 14, "points": 5, "reserve": 0},
        D={"talents": 40, "points": 7, "reserve": 2},
    )
    c, d = game.player("C"), game.player("D")
    assert game.question == "C BuyLastSeat"
    assert (c.talents, c.points, c.reserve) == (20, 6, 2)
    game.choose("palace")
    assert game.question == "D BuyLastSeat"
    game.choose("palace")
    assert game.question == "over"
    assert (d.talents, d.reserve) == (20, 1)
    assert game.totals == [0, 0, 1, 1]
    assert game.g.palace == []
