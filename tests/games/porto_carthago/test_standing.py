"""How everybody stands, and how far the end is."""

from __future__ import annotations

from typing import Any

import pytest

import cothon
from tests.games.porto_carthago.laid import lay


def now(game: cothon.Game) -> str:
    """Where the game is, in words."""
    ending = game.standing(None).ending
    assert ending is not None
    return game.words("en").told(ending.now)


def until(game: cothon.Game) -> list[str]:
    """What ends it, in words."""
    ending = game.standing(None).ending
    assert ending is not None
    return [game.words("en").told(message) for message in ending.until]


def test_decade_and_round_are_told_with_what_may_end_the_game_sooner() -> None:
    """[PC-END-1, PC-END-2]"""
    game = lay(decade=3, round=2, B={"points": 5})
    assert now(game) == "Decade 3 of 5, round 2 of 5"
    assert until(game) == [
        "At most 14 action rounds are left.",
        "The game ends after decade 4 already if somebody has 8 trade points by then. "
        "The most now: 5.",
    ]


@pytest.mark.parametrize(
    ("round", "left"), [(1, "At most 5"), (5, "This is the last action round.")]
)
def test_the_last_decade_ends_the_game_whatever_points_there_are(round: int, left: str) -> None:
    """[PC-END-1]"""
    (only,) = until(lay(decade=5, round=round, B={"points": 9}))
    assert only.startswith(left)


def test_rounds_are_counted_while_ships_arrive_and_before_the_first_one() -> None:
    """[PC-DEC-1] The rounds of the decade before are over, those of this one still to come."""
    game = lay(phase="decade_end", decade=2, round=5, A={"lighthouse": 1}, first_row=["S01", "S06"])
    assert game.question == "A ChooseShip"
    assert now(game) == "Decade 3 of 5, before round 1"
    assert until(game)[0] == "At most 15 action rounds are left."
    assert now(cothon.new("porto_carthago", 3, 1)) == "Decade 1 of 5, before round 1"


def test_the_last_purchases_are_no_round() -> None:
    """[PC-END-5]"""
    rich = {"talents": 20, "points": 6, "reserve": 1}
    game = lay(
        phase="decade_end", decade=5, round=5, A=rich, quays={"NUM-II": {"owner": 3, "good": "DYE"}}
    )
    assert game.question == "A BuyLastSeat"
    assert now(game) == "After decade 5: last arrivals and purchases"
    assert until(game) == []


def test_the_intrigue_path_is_due() -> None:
    """[PC-INTRSCORE-1, -2] From space 3 on the first player gets a seat."""
    stands = lay(path=[1, 0, 1], palace=[2]).standing(0).stands
    assert [stand.total for stand in stands] == [0, 0, 1, 0]
    assert [stand.due for stand in stands] == [0, 1, 0, 0]


@pytest.mark.parametrize(
    ("given", "leaders"),
    [
        ({}, []),
        ({"palace": [2, 1, 2]}, [2]),
        ({"palace": [2, 1], "C": {"points": 3}, "B": {"points": 2}}, [2]),
        # Money would break the tie, but it is secret.
        ({"palace": [2, 1], "C": {"talents": 3}}, [1, 2]),
    ],
)
def test_seats_lead_then_trade_points_never_money(
    given: dict[str, Any], leaders: list[int]
) -> None:
    """[PC-WIN-1, PC-WIN-2, PC-GEN-12]"""
    assert lay(**given).standing(2).leaders == leaders


def test_money_is_told_to_its_owner_alone() -> None:
    """[PC-GEN-12]"""
    game = lay(A={"talents": 7}, B={"talents": 4})
    for eyes, known in ((0, [7, None]), (1, [None, 4]), (None, [None, None])):
        assert [stand.ties[1] for stand in game.standing(eyes).stands[:2]] == known
