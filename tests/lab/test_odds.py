"""The arena's statistics: exact small cases, and what they promise, tried with seeded chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import NormalDist, fmean, stdev, variance

import pytest

from cothon.lab.odds import (
    LEAST_FITTED,
    LEAST_TESTED,
    SHARE,
    Scale,
    adjust,
    chance_if_even,
    decide,
    estimate,
    log_ratio,
    moments,
    pair_share,
    student_quantile,
    student_share,
    win_share,
)

QUARTER = Scale(0.0, 1.0, 0.25)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (120, 1.980)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student_quantile(0.975, freedom) == pytest.approx(quantile, abs=5e-4)
    assert student_share(-quantile, freedom) == pytest.approx(0.025, abs=1e-4)


def test_students_quantile_becomes_the_normal_one() -> None:
    normal = NormalDist().inv_cdf(0.975)
    assert student_quantile(0.975, 999) == pytest.approx(normal, rel=2e-3)
    assert student_quantile(0.975, 1000) == normal


def test_imagined_blocks_are_won_and_lost_as_is_to_be_expected() -> None:
    found = moments([1.0] * 5, SHARE)
    assert found.count == 7
    assert found.mean == pytest.approx(6 / 7)
    assert found.variance == pytest.approx((6 * (1 / 7) ** 2 + (6 / 7) ** 2) / 6)
    assert moments([0.25], QUARTER).mean == pytest.approx(0.25)


def test_five_of_five_is_not_certain() -> None:
    found = estimate([1.0] * 5, SHARE)
    assert found.mean == found.high == 1.0
    assert found.low is not None
    assert 0.4 < found.low < 0.6
    assert chance_if_even([1.0] * 5, SHARE) > 0.01


def test_an_interval_holds_its_mean_and_stays_within_its_scale() -> None:
    for values in ([0.0], [1.0, 0.9], [0.02] * 40, [1.03] * 9):
        found = estimate(values, SHARE)
        assert found.low is not None
        assert found.high is not None
        assert 0 <= found.low <= found.mean <= found.high <= max(1, found.mean)


def test_without_a_scale_too_little_is_told_as_such() -> None:
    assert estimate([3.0]).low is None
    assert estimate([3.0, 3.0, 3.0]).high is None
    found = estimate([1.0, 2.0, 3.0])
    assert found.low == pytest.approx(2 - 4.3027 / 3**0.5, abs=1e-4)
    assert found.high == pytest.approx(2 + 4.3027 / 3**0.5, abs=1e-4)


def test_one_against_the_rest_is_tried_against_its_expected_share() -> None:
    assert chance_if_even([0.25] * 30, QUARTER) == pytest.approx(1.0)
    assert chance_if_even([0.25, 0.5, 0.75, 0.5] * 10, QUARTER) < 0.001
    assert chance_if_even([0.25, 0.5, 0.75, 0.5] * 10, SHARE) == pytest.approx(1.0, abs=0.01)
    assert chance_if_even([1.0] * 8, Scale(0.0, 1.0, 1.0)) == 1.0


def test_pairs_at_a_table() -> None:
    table = ("a", "b", "b", "c")
    assert pair_share((1, 2, 3, 4), table, "a", "b") == 1.0
    assert pair_share((2, 1, 2, 4), table, "a", "b") == 0.25
    assert pair_share((2, 1, 2, 4), table, "b", "a") == 0.75
    assert pair_share((1, 2, 3, 4), table, "a", "nobody") is None
    assert win_share([0, 1, 2], table, "b") == pytest.approx(2 / 3)


def test_a_gain_is_the_ratio_of_the_variances() -> None:
    luck = [1.0, -1.0] * 10
    values = [0.5 + 0.2 * x + 0.01 * (number % 3) for number, x in enumerate(luck)]
    found = adjust(values, luck)
    assert found.gain == pytest.approx(variance(values) / variance(found.values))
    assert found.gain > 100
    assert fmean(found.values) == pytest.approx(0.51, abs=0.005)


def test_luck_is_left_alone_where_nothing_can_be_fitted() -> None:
    few = [0.1 * number for number in range(LEAST_FITTED - 1)]
    assert adjust(few, few).values == tuple(few)
    assert adjust([0.5] * 20, [0.0] * 20).values == (0.5,) * 20
    assert adjust([0.5] * 20, [1.0, -1.0] * 10).values == (0.5,) * 20


def test_a_blocks_own_value_does_not_fit_its_own_coefficient() -> None:
    """It moves by as much as its value is moved, whatever that is: so the mean is not biased."""
    dice = random.Random(4)
    luck = [dice.gauss(0, 1) for _ in range(20)]
    values = [x + dice.gauss(0, 1) for x in luck]
    moved = [values[0] + 100, *values[1:]]
    assert adjust(moved, luck).values[0] - adjust(values, luck).values[0] == pytest.approx(100)


# What they promise, tried.

Draw = Callable[[random.Random], float]


def four_games(share: float) -> Draw:
    """A block of four games that are won so often."""
    return lambda dice: sum(dice.random() < share for _ in range(4)) / 4


@pytest.mark.parametrize(("share", "blocks"), [(0.5, 10), (0.8, 10), (0.95, 20), (0.65, 60)])
def test_intervals_hold_the_truth_as_often_as_they_say(share: float, blocks: int) -> None:
    dice, draw, times = random.Random(blocks), four_games(share), 400
    held = 0
    for _ in range(times):
        found = estimate([draw(dice) for _ in range(blocks)], SHARE)
        assert found.low is not None
        assert found.high is not None
        held += found.low <= share <= found.high
    assert held / times > 0.94


@pytest.mark.parametrize("tie", [0.0, 0.4, 0.9])
def test_taking_luck_out_does_not_favour_anybody(tie: float) -> None:
    """The mean stays, and the variance falls as much as the correlation says."""
    dice, times, blocks = random.Random(7), 300, 30
    means, gains = [], []
    for _ in range(times):
        luck = [dice.gauss(0, 1) for _ in range(blocks)]
        rest = (dice.gauss(0, (1 - tie * tie) ** 0.5) for _ in range(blocks))
        found = adjust([0.6 + 0.2 * (tie * x + y) for x, y in zip(luck, rest, strict=True)], luck)
        means.append(fmean(found.values))
        gains.append(found.gain)
    assert abs(fmean(means) - 0.6) < 4 * stdev(means) / times**0.5
    assert fmean(gains) == pytest.approx(1 / (1 - tie * tie), rel=0.1)
    even = 0.2 / blocks**0.5
    assert stdev(means) == pytest.approx(even * (1 - tie * tie) ** 0.5, rel=0.15)


def test_luck_that_says_nothing_costs_next_to_nothing() -> None:
    dice, gains = random.Random(3), []
    for _ in range(300):
        luck, values = ([dice.gauss(0, 1) for _ in range(30)] for _ in range(2))
        gains.append(adjust(values, luck).gain)
    assert 0.985 < fmean(gains) < 1.01


def verdict(draw: Draw, dice: random.Random, margin: float, luck: float = 0.0) -> bool | None:
    """What the sequential test says of such blocks, if it says something within 300."""
    values: list[float] = []
    lucky: list[float] = []
    for _ in range(300):
        lucky.append(dice.gauss(0, 1))
        values.append(draw(dice) + luck * lucky[-1])
        found = decide(adjust(values, lucky).values if luck else values, margin)
        if found is not None:
            return found
    return None


@pytest.mark.parametrize("luck", [0.0, 0.2])
@pytest.mark.parametrize(("share", "right"), [(0.5, False), (0.6, True)])
def test_the_sequential_test_errs_as_seldom_as_it_says(
    share: float, right: bool, luck: float
) -> None:
    dice, times = random.Random(11), 60 if luck else 200
    found = [verdict(four_games(share), dice, 0.1, luck) for _ in range(times)]
    assert found.count(not right) / times < 0.09
    assert found.count(right) / times > 0.9


def test_the_sequential_test_waits_for_blocks_and_ends_soon_where_all_is_clear() -> None:
    assert decide([1.0] * (LEAST_TESTED - 1), 0.1) is None
    assert decide([1.0] * LEAST_TESTED, 0.1) is True
    assert decide([0.0] * LEAST_TESTED, 0.1) is False
    assert decide([0.5, 0.6] * 4, 0.1) is None


def test_the_ratio_is_nothing_half_way() -> None:
    assert log_ratio([0.55] * 20, 0.1) == pytest.approx(0)
    assert log_ratio([0.7] * 20, 0.1) > 0 > log_ratio([0.5] * 20, 0.1)
