"""What the Captain's components print, as tables of numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

REGIONS: Final = 16
HOME: Final = 0  # Serpents' Bay, the first region
ISLANDS: Final = 4
SECTIONS: Final = 8  # of the compass dial
MOST_COINS: Final = 7

TREASURES_OF_COLOUR: Final = 3
TREASURES: Final = 12

# What a hook catches: seafood of a colour, or coins.
COIN: Final = 4

# What lies between two regions.
BORDER: Final = 1
SHORTCUT: Final = 2


class Printed:
    """The Captain's map board and compass."""

    ships: i64
    coins: i64
    hook_coins: i64  # the most that a ship takes at a hook with a coin
    move_hours: i64
    spin_hours: i64
    fish_hours: i64
    import_hours: i64
    staff_hours: i64

    lane: vec[i64]  # by two regions: BORDER, SHORTCUT or 0
    hook: vec[i64]  # by region: what it catches, or NONE
    icon: vec[i64]  # by region: the colour of its sponsorship icon, or NONE
    pirates: i64  # the region of Pirate Island
    island: vec[i64]  # by region: which island, or NONE
    isle: vec[i64]  # the region of each island

    # The dial, by section.
    dial_coins: vec[i64]
    dial_points: vec[i64]
    dial_again: vec[i64]  # 1 for spin again
