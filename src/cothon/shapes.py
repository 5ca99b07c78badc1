"""What a view's declared shape tells besides: which number is a seat, what is hidden.

A board that knows no game reads it; for the browser a seat is a number, and what is hidden is null.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeVar


class Mark(Enum):
    """What is said of a kind of value."""

    SEAT = "a seat"
    EACH_SEAT = "one for each seat"
    HIDDEN = "a face that the viewer does not know"


T = TypeVar("T")

Seat = Annotated[int, Mark.SEAT]
EachSeat = Annotated[list[T], Mark.EACH_SEAT]
Hidden = Annotated[None, Mark.HIDDEN]  # any other null is an empty place
