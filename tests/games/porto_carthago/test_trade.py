"""Trade points and the intrigue path."""

from __future__ import annotations

import pytest

from tests.games.porto_carthago.laid import FULL_PATH, Laid, deal, lay


def sailing(reserve: int, path: list[int] | None = None) -> Laid:
    """A successful voyage of D, at the question where the points go."""
    game = lay(
        turn=3,
        D={"temple": 1, "captains": 1, "reserve": reserve, "goods": ["OIL"], "points": 1},
        path=path or [],
        deck=["S12"],
    )
    game.choose("slot PORTER1", "charter-ship")
    return game


@pytest.mark.parametrize(
    ("choice", "points", "path", "reserve"),
    [("trade-house", 4, [1], 6), ("path", 3, [1, 0], 5)],
)
def test_a_point_goes_to_the_trade_house_or_the_path(
    choice: str, points: int, path: list[int], reserve: int
) -> None:
    """[PC-TP-1]"""
    game = lay(
        A={"goods": ["GLASS"], "points": 3, "reserve": 4},
        path=[1],
        quays={"ROM-I": {"owner": 0, "ship": "S18"}},
    )
    game.choose("slot PORTER1", "quay ROM-I")
    assert game.offered == {"trade-house", "path"}
    game.choose(choice)
    a = game.player("A")
    assert (a.points, game.g.path, a.reserve) == (points, path, reserve)


@pytest.mark.parametrize(("servants", "points", "path"), [(0, 3, []), (1, 2, [3]), (2, 1, [3, 3])])
def test_two_points_may_be_split(servants: int, points: int, path: list[int]) -> None:
    """[PC-TP-2]"""
    game = sailing(reserve=5)
    game.choose(f"number {servants}")
    d = game.player("D")
    assert (d.points, game.g.path, d.reserve) == (points, path, 5 - servants + 2)


def test_only_the_trade_house_counts_for_seats() -> None:
    """[PC-TP-3] Six servants on the path and one point buy no seat that needs two."""
    for points, buys in ((1, False), (2, True)):
        game = lay(
            A={"talents": 20, "points": points, "goods": ["OIL"]},
            path=[0] * 6,
            slots=deal(PORTER=4),
            quays={"EGY-I": {"owner": 0}},
        )
        game.choose("slot PORTER4", "quay EGY-I")
        assert ("palace" in game.offered) is buys


def test_only_the_trade_house_counts_for_the_end() -> None:
    """[PC-TP-3] Seven points and a servant on the path are not eight points."""
    game = lay(phase="decade_end", decade=4, A={"points": 7}, path=[0])
    assert game.g.decade == 5


def test_only_the_trade_house_counts_for_ties() -> None:
    """[PC-TP-3] One seat each; A is on the path more often, B has more points."""
    game = lay(phase="intrigue", palace=[0, 1], path=[0, 0], A={"points": 2}, B={"points": 3})
    assert game.winners == [1]


@pytest.mark.parametrize(("reserve", "path"), [(0, []), (4, FULL_PATH)])
def test_without_a_servant_or_a_space_the_points_go_to_the_trade_house(
    reserve: int, path: list[int]
) -> None:
    """[PC-TP-4, EC-15, EC-53] That of a load and those of a voyage; nobody is asked."""
    loader = {"goods": ["GLASS"], "reserve": reserve}
    game = lay(A=loader, path=path, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    game.choose("slot PORTER1", "quay ROM-I")
    assert (game.question, game.player("A").points, game.g.path) == ("B TakeTurn", 1, path)
    game = sailing(reserve, path)
    assert (game.question, game.player("D").points, game.g.path) == ("A TakeTurn", 1 + 2, path)


@pytest.mark.parametrize(
    ("reserve", "path", "most"), [(5, [], 2), (1, [], 1), (5, FULL_PATH[:14], 1)]
)
def test_servants_and_spaces_limit_the_split(reserve: int, path: list[int], most: int) -> None:
    """[PC-TP-2, PC-TP-4, TC-17]"""
    game = sailing(reserve, path)
    assert game.offered == {f"number {servants}" for servants in range(most + 1)}


def test_a_point_of_a_load_or_voyage_cannot_be_refused() -> None:
    """[PC-TP-5] Every offer gives the point; that of a privilege may be declined."""
    game = lay(A={"goods": ["CEDAR"], "reserve": 4}, quays={"ROM-I": {"owner": 0, "ship": "S19"}})
    game.choose("slot PORTER1", "quay ROM-I")
    assert "pass" not in game.offered
    game.choose("trade-house")
    assert game.question == "A UseTradePoint"
    assert "pass" in game.offered
    assert "pass" not in sailing(reserve=4).offered
    failing = lay(A={"temple": 1, "captains": 1, "reserve": 4, "goods": ["OIL"]}, deck=["S24"])
    failing.choose("slot PORTER1", "charter-ship")
    assert "pass" not in failing.offered


def test_trade_points_have_no_upper_limit() -> None:
    """[PC-TP-6, EC-31] The drawn track ends at 12."""
    game = lay(A={"goods": ["CEDAR"], "points": 12}, quays={"ROM-I": {"owner": 0, "ship": "S19"}})
    game.choose("slot PORTER1", "quay ROM-I", "trade-house", "trade-house")
    assert game.board["players"][0]["points"] == 14
    b = {"points": 13, "talents": 9}
    assert lay(phase="intrigue", palace=[0, 1], A={"points": 14}, B=b).winners == [0]


def test_trade_points_are_never_spent() -> None:
    """[PC-TP-6] Not by a seat, not by a privilege."""
    game = lay(A={"talents": 20, "points": 2, "kept": ["S25"]})
    game.choose("ship S25", "slot ARISTOCRAT4", "pass", "palace")
    assert game.totals[0] == 2
    assert game.player("A").points == 2


def test_the_path_is_filled_from_the_arrow() -> None:
    """[PC-INTR-1] One space after the other, one servant each, whoever comes."""
    game = lay(
        A={"goods": ["OIL"], "reserve": 4},
        B={"temple": 1, "captains": 1, "reserve": 4, "goods": ["OIL"]},
        path=[2, 3],
        quays={"ROM-I": {"owner": 0, "ship": "S17"}},
        deck=["S12"],
    )
    game.choose("slot PORTER1", "quay ROM-I", "path", "path")
    game.choose("slot PORTER1", "charter-ship", "number 2")
    assert game.board["path"] == [2, 3, 0, 0, 1, 1]


def test_servants_on_the_path_stay() -> None:
    """[PC-INTR-2] A new decade brings others home, and no card moves them."""
    game = lay(phase="decade_end", decade=2, path=[0, 1], A={"reserve": 3, "lighthouse": 1})
    assert game.g.path == [0, 1]
    assert game.player("A").reserve == 18 - 2 - 1 - 1
    stuck = lay(
        A={"reserve": 0, "kept": ["S28"], "talents": 30, "points": 6},
        path=[0, 0],
        slots=deal(ARISTOCRAT=1),
    )
    assert stuck.offered == {"talents", "market"}


@pytest.mark.parametrize(
    ("occupied", "seats"),
    [(2, 0), (3, 1), (6, 1), (7, 2), (11, 2), (12, 3), (15, 3)],
)
def test_the_reached_field_is_the_last_one_passed(occupied: int, seats: int) -> None:
    """[PC-INTR-3]"""
    game = lay(phase="intrigue", path=[0] * occupied)
    assert game.totals == [seats, 0, 0, 0]
