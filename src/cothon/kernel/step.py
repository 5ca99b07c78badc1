"""A step: a sentence of the rulebook that has been read out but not yet carried out."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

S = TypeVar("S")
ANY_NUMBER: Final = 99  # of things that can be named


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Either runs (waiting for nobody) or asks (waiting for the seats in a mask).

    A step never changes. To make progress it is popped from the agenda and, if need be, replaced;
    so a clone shares its steps with the original. It holds seats, places, counts and public things
    only, never the number of a card that somebody does not know.
    """

    waiting: i64 = 0
    opens_turn: ClassVar[bool] = False  # does its answer begin the turn of the seat that gives it?

    def run(self, g: S) -> None:
        """Carry the sentence out, when it asks nobody."""

    def offer(self, g: S, seat: i64) -> None:
        """Offer this seat what it may choose, each with `g.offer(choice)`."""

    def take(self, g: S, seat: i64, choice: i64) -> None:
        """Carry the sentence out with what the seat chose."""

    def free(self, g: S, seat: i64) -> None:
        """Offer what this seat may do besides, while the question stays open (a window)."""

    def use(self, g: S, seat: i64, choice: i64) -> None:
        """Begin what was offered by `free`; the question stays underneath and is asked again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A step that asks one seat."""

    def __init__(self, seat: i64) -> None:
        self.waiting = 1 << seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Picks(Question[S]):
    """A question that names the things of a set one by one, upwards: each set has one path.

    Who picks by hand may name several at once, in any order (`match.route`).
    """

    most: i64  # how many may still be named, at the most
