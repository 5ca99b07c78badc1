"""The palace, section 4.9.1 of the rules page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.porto_carthago.laid import TWELVE_SEATS, Laid, deal, lay


def at_the_palace(palace: list[int], **a: Any) -> Laid:
    """A has used a card only for its bonus, the palace; two servants of A are paid."""
    game = lay(A=a, palace=palace, slots=deal(MERCHANT=4), market=["OIL"])
    game.choose("slot MERCHANT4", "pass")
    return game


def test_the_cheapest_seat_for_money_and_a_servant() -> None:
    """[PC-PAL-1]"""
    game = at_the_palace([], talents=10, points=2, reserve=5)
    game.choose("palace")
    assert (game.player("A").talents, game.player("A").reserve) == (2, 2)
    assert game.g.palace == [0]


@pytest.mark.parametrize(
    ("sold", "talents", "points", "can_buy"),
    [
        (0, 8, 2, True),
        (0, 7, 2, False),
        (0, 99, 1, False),
        (3, 11, 3, True),
        (3, 11, 2, False),
        (3, 99, 2, False),
        (11, 19, 5, True),
        (11, 18, 5, False),
    ],
)
def test_the_price_and_the_trade_points(
    sold: int, talents: int, points: int, can_buy: bool
) -> None:
    """[PC-PAL-1, PC-PAL-2, EC-50] No money makes up for points."""
    game = at_the_palace(TWELVE_SEATS[:sold], talents=talents, points=points)
    assert (game.offered == {"palace", "pass"}) == can_buy
    if can_buy:
        game.choose("palace")
        assert (game.player("A").talents, game.player("A").points) == (0, points)  # not spent


def test_no_skipping_to_a_dearer_seat() -> None:
    """[PC-PAL-3]"""
    game = at_the_palace([1], talents=99, points=6)
    assert game.offered == {"palace", "pass"}
    game.choose("palace")
    assert game.player("A").talents == 99 - 9
    assert game.g.palace == [1, 0]


def test_no_seat_without_a_servant() -> None:
    """[PC-PAL-4]"""
    rich = {"talents": 99, "points": 6, "goods": ["OIL"]}
    game = at_the_palace([], reserve=2, **rich)
    assert game.question == "B TakeTurn"
    game = at_the_palace([], reserve=3, **rich)
    assert game.offered == {"palace", "pass"}


def test_seats_are_shared() -> None:
    """[PC-PAL-5]"""
    rich = {"talents": 20, "points": 3}
    game = lay(A=rich, B=rich, C=rich, D=rich, palace=[3, 3], slots=deal(CAPTAIN=4))
    for _ in "ABCD":
        game.choose("slot CAPTAIN4", "pass", "palace")
    assert [game.player(letter).talents for letter in "ABCD"] == [10, 9, 8, 7]
    assert game.g.palace == [3, 3, 0, 1, 2, 3]


def test_the_large_seat_takes_any_number() -> None:
    """[PC-PAL-6]"""
    assert at_the_palace(TWELVE_SEATS, talents=19, points=6).question == "B TakeTurn"
    assert at_the_palace(TWELVE_SEATS, talents=20, points=5).question == "B TakeTurn"
    game = at_the_palace(TWELVE_SEATS, talents=40, points=6, large_seat=1)
    game.choose("palace", "talents", "talents", "talents", "slot MERCHANT4", "pass", "palace")
    assert (game.player("A").large, game.player("A").talents) == (3, 0)
    assert game.g.palace == TWELVE_SEATS


def test_the_large_seat_comes_only_after_all_others() -> None:
    """[PC-PAL-6]"""
    game = at_the_palace(TWELVE_SEATS[:11], talents=60, points=6)
    game.choose("palace")
    assert (game.player("A").talents, game.player("A").large) == (41, 0)
    game.choose("talents", "talents", "talents", "slot MERCHANT4", "pass", "palace")
    assert (game.player("A").talents, game.player("A").large) == (21, 1)


def test_one_seat_at_a_time_and_for_good() -> None:
    """[PC-PAL-7]"""
    game = at_the_palace([], talents=99, points=6)
    game.choose("palace")
    assert game.question == "B TakeTurn"
    palace = [0, *TWELVE_SEATS[1:]]
    game = lay(decade=2, round=5, turn=3, palace=palace, A={"large_seat": 2})
    game.choose("talents")
    assert game.g.decade == 3
    assert (game.g.palace, game.player("A").large) == (palace, 2)
    assert game.player("A").reserve == 13
