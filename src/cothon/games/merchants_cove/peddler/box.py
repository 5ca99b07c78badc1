"""What the Peddler's board and cards print, as tables of numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CARDS: Final = 20  # the base cards, then their hard versions [MC-PEDDLER-2]
BASE_CARDS: Final = 16

# What the left half of a card has it do. [MC-PEDDLER-15, -18, -21]
RECRUIT: Final = 0
OBTAIN: Final = 1
SPONSORSHIP: Final = 2

# Location icons. [MC-PEDDLER-14]
LEFT: Final = 0
RIGHT: Final = 1
INNER: Final = 0
OUTER: Final = 1

GOODS_SHOWN: Final = 2  # a card shows no more


class Printed:
    """The Peddler's board, and by card what its two halves print."""

    stall_places: i64
    pool_places: i64
    icon_places: i64  # of the pool, from the left: those with the customer icon
    few_goods: i64  # with no more it takes a clock hand

    # Left half: what is done, on which side, and a part of the cost.
    action: vec[i64]
    goods: vec[i64]  # by card and place: what it obtains, NONE if it shows fewer
    hall: vec[i64]  # the colour that sponsors
    side: vec[i64]
    hours: vec[i64]
    corruption: vec[i64]

    # Right half: how often, how deep, and the other part of the cost.
    times: vec[i64]
    depth: vec[i64]
    more_hours: vec[i64]
    more_corruption: vec[i64]

    replaces: vec[i64]  # by card: the base card that it replaces on level hard, or NONE
