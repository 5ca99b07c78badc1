"""Why something cannot be chosen now: a number, which costs nothing while nobody wants to know.

A rule that says whether something is possible says why not instead: 0, or the number of a reason
with up to two numbers that fill its sentence ("needs 3 trade points, you have 2").
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

POSSIBLE: Final = 0  # nothing stands against it
PLACES: Final = 20  # bits for a reason, and for each of its numbers
MASK: Final = (1 << PLACES) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Reason:
    """One kind of obstacle: the key of its sentence, its rule, and the kinds of its numbers."""

    def __init__(self, key: str, rule: str, *kinds: str) -> None:
        self.key = key
        self.rule = rule
        self.kinds = kinds


def because(reason: i64, a: i64 = 0, b: i64 = 0) -> i64:
    """A reason with its numbers, none of which is negative, as one number."""
    return reason | a << PLACES | b << 2 * PLACES


def unless(is_possible: bool, bar: i64) -> i64:
    """Nothing, or this reason. (A conditional expression would make objects of the numbers.)"""
    if is_possible:
        return POSSIBLE
    return bar


def parts_of(bar: int) -> tuple[int, int, int]:
    """A reason and its two numbers."""
    return bar & MASK, bar >> PLACES & MASK, bar >> 2 * PLACES & MASK
