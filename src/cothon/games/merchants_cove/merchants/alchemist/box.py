"""What the Alchemist's components print, as tables of numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Pieces: ingredients in the four colours and ichor, and the extracts. [MC-ALCH-SETUP-1, -2]
ICHOR: Final = 4
INGREDIENTS: Final = 5
EXTRACT: Final = 5
PIECES: Final = 6

# The decanter: rows from the top, in each a left and a right cell; above both columns the neck.
ROWS: Final = 3
COLUMNS: Final = 2
LOWER_NECK: Final = ROWS * COLUMNS
UPPER_NECK: Final = LOWER_NECK + 1
CELLS: Final = UPPER_NECK + 1

CAULDRONS: Final = 4
SPACES: Final = 3  # of each


class Printed:
    """The Alchemist's shop board."""

    ingredients: vec[i64]  # how many there are of each kind
    waste_spaces: i64
    waste_safe: i64  # how many of them lie below those with a corruption icon
    take_hours: vec[i64]  # by row
    take_corruption: vec[i64]
    brew_hours: i64
    clean_hours: i64
    staff_hours: i64
