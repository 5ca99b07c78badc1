"""What judges share: weights that can be changed, terms that add up, time, odds and verdicts.

A judge is a sum of named terms, so that a hint can name what is good about a move. The numbers in
them are named weights, so that a laboratory can change them: a judge reads each off a table, once,
into a field of its own. Compiled, a field is read nearly as fast as a constant; and judges with
other weights can sit at one table. In reasons and comments, numbers in brackets name the strategy
considerations of section 9 of the rules page of a game.
"""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.kernel.state import State

S = TypeVar("S", bound=State)


class Weight(NamedTuple):
    """A number of a judge, and what it is for."""

    value: float
    reason: str


@final
class Tally:
    """Adds terms up, and notes them by name where somebody wants to know."""

    def __init__(self, noted: dict[str, float] | None) -> None:
        self.total = 0.0
        self.noted = noted

    def add(self, term: str, value: float) -> None:
        """One more term."""
        self.total += value
        if self.noted is not None:
            self.noted[term] = value


class Scales(Generic[S]):
    """A judge before it knows a game: weights, and terms that add up to its value."""

    def __init__(self, changed: dict[str, float]) -> None:
        self.changed = changed  # weights that are not as usual
        self.weights: dict[str, Weight] = {}

    def weigh(self, name: str, usual: float, reason: str) -> float:
        """Put a weight on the table: as usual, or as it is changed."""
        value = self.changed.get(name, usual)
        self.weights[name] = Weight(value, reason)
        return value

    def row(self, name: str, usual: list[float], reason: str) -> vec[float]:
        """Put a row of weights on the table, named by their numbers."""
        return vec[float]([self.weigh(f"{name}_{i}", usual[i], reason) for i in range(len(usual))])

    def verdict(self, g: S, seat: i64) -> float:
        """How well a seat has fared in a game that is over."""
        raise NotImplementedError

    def add_up(self, g: S, seat: i64, t: Tally) -> None:
        """All the terms for a seat while the game goes on."""
        raise NotImplementedError

    def value(self, g: S, seat: int) -> float:
        """How well a seat stands: all terms together."""
        return self.tally(g, seat, None)

    def terms(self, g: S, seat: int) -> dict[str, float]:
        """What makes up the value, by name."""
        noted: dict[str, float] = {}
        self.tally(g, seat, noted)
        return noted

    def tally(self, g: S, seat: i64, noted: dict[str, float] | None) -> float:
        """Add the terms up."""
        t = Tally(noted)
        if g.agenda:
            self.add_up(g, seat, t)
        else:
            t.add("verdict", self.verdict(g, seat))
        return t.total


def best_other(scores: list[i64], seat: i64) -> i64:
    """The best score of the others."""
    return max(scores[:seat] + scores[seat + 1 :], default=0)


def verdict(lead: float, rank: i64, win: float) -> float:
    """The game is over: winning is all, then the distance to the best of the others."""
    return lead + win if rank == 1 else lead


def soon(time: float, needed: float) -> float:
    """From 0 to 1: how much of the time there is that something needs to be worth it all."""
    return min(1.0, time / needed)


def times(value: float, sure: float, times: i64) -> float:
    """A value that hangs on several things, each of them as sure as this."""
    for _ in range(times):
        value *= sure
    return value


def add_rival(odds: vec[float], ahead: float) -> vec[float]:
    """The odds of every rank once one more rival is counted, whom one is ahead of so likely."""
    ranked = vec[float]([0.0] * (len(odds) + 1))
    for rank in range(len(odds)):
        ranked[rank] += odds[rank] * ahead
        ranked[rank + 1] += odds[rank] * (1.0 - ahead)
    return ranked


def slope(x: float) -> float:
    """From 0 far below zero to 1 far above."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


def steep_slope(x: float) -> float:
    """From 0 two spreads below zero to 1 two spreads above it."""
    part = max(-1.0, min(1.0, 0.5 * x))
    return 0.5 + part * (0.75 - 0.25 * part * part)


def insert(numbers: list[float], number: float) -> None:
    """Put a number where it belongs, the largest first."""
    place: i64 = len(numbers)
    while place and numbers[place - 1] < number:
        place -= 1
    numbers.insert(place, number)
