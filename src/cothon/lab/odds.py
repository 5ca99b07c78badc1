"""The statistics of the arena: pure functions of one number for each block.

The games of a block share a deal, so that they say less than as many games of their own: a block,
not a game, is what is counted. Formulas are named where they are used.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from statistics import NormalDist, fmean, variance
from typing import Final

CONFIDENCE: Final = 0.95
IMAGINED: Final = 2.0  # blocks, half won and half lost, without which 5 of 5 would be certain
NEARLY_NORMAL: Final = 1000  # degrees of freedom from which Student's quantile is the normal one
LEAST_FITTED: Final = 8  # blocks from which the coefficient of luck is fitted
LEAST_TESTED: Final = 8  # blocks before which the sequential test does not decide
TINY: Final = 1e-12


@dataclass(frozen=True)
class Scale:
    """What a block's value may be at worst and at best, and what it is if all play alike."""

    low: float
    high: float
    even: float


SHARE: Final = Scale(0.0, 1.0, 0.5)


@dataclass(frozen=True)
class Estimate:
    """A mean over blocks with its interval; none if the blocks are too few or too alike to tell."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Moments:
    """How many values there are, their mean and their variance (over the number less one)."""

    count: float
    mean: float
    variance: float

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return math.sqrt(self.variance / self.count)

    @property
    def freedom(self) -> int:
        """Student's degrees of freedom."""
        return round(self.count) - 1


@dataclass(frozen=True)
class Adjusted:
    """Values without their luck, and how many times smaller that makes their variance."""

    values: tuple[float, ...]
    gain: float


def student_share(t: float, freedom: int) -> float:
    """P(T ≤ t) for Student's T: the finite sums for whole degrees of freedom.

    Abramowitz and Stegun, 26.7.3 and 26.7.4.
    """
    angle = math.atan(t / math.sqrt(freedom))
    cosine = math.cos(angle) ** 2
    is_odd = freedom % 2
    term = math.cos(angle) if is_odd else 1.0
    total = 0.0
    for k in range(1 + is_odd, freedom, 2):
        total += term
        term *= cosine * k / (k + 1)
    within = math.sin(angle) * total
    if is_odd:
        within = (within + angle) * 2 / math.pi
    return (1 + within) / 2


@cache
def student_quantile(share: float, freedom: int) -> float:
    """The t with P(T ≤ t) = share, for a share above a half: by halving."""
    if freedom >= NEARLY_NORMAL:
        return NormalDist().inv_cdf(share)
    low, high = 0.0, 1.0
    while student_share(high, freedom) < share:
        low, high = high, 2 * high
    while high - low > TINY * high:
        middle = (low + high) / 2
        if middle in (low, high):
            break
        low, high = (middle, high) if student_share(middle, freedom) < share else (low, middle)
    return high


def moments(values: Sequence[float], scale: Scale | None = None) -> Moments:
    """Mean and variance; with a scale, two imagined blocks at its ends are among the values.

    They weigh together as much as two blocks, and so that their mean is what it is if all play
    alike: as Agresti and Coull count two successes and two failures for a binomial share.
    """
    if scale is None:
        return Moments(len(values), fmean(values), variance(values) if len(values) > 1 else 0.0)
    at_best = IMAGINED * (scale.even - scale.low) / (scale.high - scale.low)
    ends = ((at_best, scale.high), (IMAGINED - at_best, scale.low))
    count = len(values) + IMAGINED
    mean = (math.fsum(values) + sum(weight * end for weight, end in ends)) / count
    squares = math.fsum((value - mean) ** 2 for value in values)
    squares += sum(weight * (end - mean) ** 2 for weight, end in ends)
    return Moments(count, mean, squares / (count - 1))


def estimate(values: Sequence[float], scale: Scale | None = None) -> Estimate:
    """The mean with its interval: m ± t·s/√n with Student's t, within the scale if there is one.

    The mean is that of the values alone; imagined blocks only place the interval.
    """
    mean = fmean(values)
    found = moments(values, scale)
    if found.freedom < 1 or found.variance == 0:
        return Estimate(mean, None, None)
    reach = student_quantile((1 + CONFIDENCE) / 2, found.freedom) * found.error
    low, high = found.mean - reach, found.mean + reach
    if scale is not None:
        low, high = max(low, scale.low), min(high, scale.high)
    return Estimate(mean, min(low, mean), max(high, mean))


def chance_if_even(values: Sequence[float], scale: Scale) -> float:
    """The two-sided p of Student's test that the mean is what it is if all play alike.

    With wins of one against the rest that is its expected share, as 0.25 for one of four.
    """
    found = moments(values, scale)
    if found.variance < TINY:
        return 1.0
    t = abs(found.mean - scale.even) / found.error
    if found.freedom >= NEARLY_NORMAL:
        return 2 * (1 - NormalDist().cdf(t))
    return 2 * (1 - student_share(t, found.freedom))


def pair_share(
    ranks: Sequence[int], players: Sequence[str], upper: str, lower: str
) -> float | None:
    """How often one is ranked above the other at a table, over all pairs of their seats.

    A tie is half; None if one of them does not sit there.
    """
    points = [
        (mine < theirs) + (mine == theirs) / 2
        for mine, one in zip(ranks, players, strict=True)
        for theirs, other in zip(ranks, players, strict=True)
        if one == upper and other == lower
    ]
    return fmean(points) if points else None


def win_share(winners: Sequence[int], players: Sequence[str], name: str) -> float:
    """The part of a victory that went to the seats of one; a shared victory counts its share."""
    return sum(players[seat] == name for seat in winners) / len(winners)


def adjust(values: Sequence[float], luck: Sequence[float]) -> Adjusted:
    """Values with luck as a control variate: y − c·x, where x is 0 on average.

    The coefficient c is fitted for each block on all others, so that it does not depend on the
    block's own luck, and the mean of y − c·x stays that of y.
    """
    count = len(values)
    if count < LEAST_FITTED:
        return Adjusted(tuple(values), 1.0)
    sums = Sums(
        math.fsum(luck),
        math.fsum(values),
        math.fsum(x * x for x in luck),
        math.fsum(x * y for x, y in zip(luck, values, strict=True)),
        math.fsum(y * y for y in values),
    )
    fitted = [y - sums.coefficient(count, x, y) * x for x, y in zip(luck, values, strict=True)]
    return Adjusted(tuple(fitted), gain(values, fitted))


@dataclass(frozen=True)
class Sums:
    """Of luck and of values: what a coefficient is fitted from."""

    x: float
    y: float
    xx: float
    xy: float
    yy: float

    def coefficient(self, count: int, x: float, y: float) -> float:
        """Σ x·(y − ȳ) / Σ x² over all blocks but one, shrunk where it may well be nothing.

        It is multiplied by 1 − 1/F, or 0 if that is negative, where F is what the regression
        explains against what it leaves (James and Stein): luck that says nothing costs nothing.
        """
        count -= 1
        mean = (self.y - y) / count
        spread = self.xx - x * x
        shared = self.xy - x * y - mean * (self.x - x)
        if spread <= TINY:
            return 0.0
        explained = shared * shared / spread
        left = self.yy - y * y - count * mean * mean - explained
        kept = 1 - left / ((count - 1) * explained) if explained > TINY else 0.0
        return shared / spread * max(0.0, min(1.0, kept))


def gain(before: Sequence[float], after: Sequence[float]) -> float:
    """How many times smaller the variance has become: so many times fewer blocks are needed."""
    left = variance(after)
    return variance(before) / left if left > TINY else 1.0


def log_ratio(values: Sequence[float], margin: float) -> float:
    """How much likelier the values are if the share is 0.5 + margin than if it is 0.5.

    The logarithm of the generalised likelihood ratio as chess engines use it, with the variance of
    the values themselves: n · margin · (m − 0.5 − margin/2) / s². Two imagined blocks are in s².
    """
    found = moments(values, SHARE)
    return len(values) * margin * (fmean(values) - SHARE.even - margin / 2) / found.variance


def decide(values: Sequence[float], margin: float, error: float = 1 - CONFIDENCE) -> bool | None:
    """The sequential test (GSPRT) after so many blocks: True for better, False for not; else None.

    Wald's bounds ±ln((1 − error) / error), with the same error both ways.
    """
    if len(values) < LEAST_TESTED:
        return None
    found = log_ratio(values, margin)
    bound = math.log((1 - error) / error)
    return None if abs(found) < bound else found > 0
