"""What the Blacksmith's components print, as tables of numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FURNACES: Final = 4
LARGE_FURNACES: Final = 2  # the first ones; they make weapons and take two dice
SIDES: Final = 6  # of a die
DICE_OF_COLOUR: Final = 2  # alloy dice


class Printed:
    """The Blacksmith's shop board."""

    coal_start: vec[i64]  # by furnace
    clean: vec[i64]  # threshold by furnace and colour
    corrupt: vec[i64]
    feed_hours: i64
    smelter_hours: i64
    forge_hours: i64
    staff_hours: i64
