"""Why something cannot be chosen: numbers that cost nothing while nobody asks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cothon
from cothon.kernel.reasons import MASK, Reason, because, parts_of
from tests.kernel.test_parts import part_with, summed
from tests.kernel.toll.setup import set_up

NUMBERS = st.integers(0, MASK)


@given(st.integers(1, MASK), NUMBERS, st.integers(0, MASK >> 1))
def test_a_reason_keeps_its_numbers(reason: int, a: int, b: int) -> None:
    assert parts_of(because(reason, a, b)) == (reason, a, b)


def test_what_is_barred_is_not_offered_and_noted_only_if_somebody_wants_to_know() -> None:
    g = set_up(1)
    g.count = 0
    g.consider(0, 0)
    g.consider(1, because(7, 3, 2))
    assert (g.options, g.doubts) == ([0], None)
    g.doubts = {}
    g.consider(1, because(7, 3, 2))
    assert (g.options, g.doubts) == ([0], {1: because(7, 3, 2)})
    assert g.clone().doubts is None


def test_no_two_parts_bring_the_same_reason() -> None:
    one = part_with(reasons={1: Reason("too-late", "X-1")})
    with pytest.raises(ValueError, match="two parts bring the reason 1"):
        summed(one, part_with(reasons={1: Reason("too-early", "X-2")}))
    with pytest.raises(ValueError, match="two parts bring the reason too-late"):
        summed(one, part_with(reasons={2: Reason("too-late", "X-2")}))


def test_a_game_says_why_not() -> None:
    game = cothon.new("porto_carthago", 3, 1)
    seat = game.seat
    assert seat is not None
    taken = game.menu[0]
    game.choose(taken)
    assert game.why_not(taken) == f"Player {seat + 1} owns this quay."
    assert game.why_not(taken, "de") == f"Dieser Speicher gehört Spieler {seat + 1}."
    assert game.why_not("pass") is None  # it can be chosen
    assert game.why_not("slot 1") is None  # the question is about something else
    assert game.barred(seat) == {}  # who is not asked
