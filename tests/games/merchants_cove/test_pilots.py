"""The greedy pilot with each merchant; `make balance` plays many more games."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.merchants_cove.balance import Match, interval, play
from tests.games.merchants_cove.laid import MERCHANTS

PAIRS = list(permutations(MERCHANTS, 2))


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_it_beats_a_random_pilot_with_each_merchant(one: str, other: str) -> None:
    (fared,) = play(Match((one, other), 1, PAIRS.index((one, other)), {"peddler": False}))
    assert fared.won == 1
    assert fared.gold > 1.5 * fared.others


def test_the_interval_of_a_share() -> None:
    """By the formula of Wilson: wide for few games, and never beyond all or nothing."""
    assert [round(end, 3) for end in interval(0.5, 100)] == [0.404, 0.596]
    assert [round(end, 3) for end in interval(1.0, 20)] == [0.839, 1.0]
