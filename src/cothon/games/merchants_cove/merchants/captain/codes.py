"""Codes: what things of the map board are called in material, views, positions and choices."""

from __future__ import annotations

from typing import Final, Literal, get_args

from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.merchants.captain.box import MOST_COINS, TREASURES_OF_COLOUR

# Row A lies near the coast, row C is the outer sea.
RegionCode = Literal[
    "HOME",
    "A1",
    "A2",
    "A3",
    "A4",
    "A5",
    "B1",
    "B2",
    "B3",
    "B4",
    "B5",
    "C1",
    "C2",
    "C3",
    "C4",
    "C5",
]
REGION_CODES: Final[tuple[RegionCode, ...]] = get_args(RegionCode)
COIN_CODES: Final = tuple(str(count) for count in range(MOST_COINS + 1))
CATCHES: Final = (*COLOUR_CODES, "coin")  # of hooks
TREASURE_CODES: Final = tuple(
    f"TR-{colour}-{copy}" for colour in COLOUR_CODES for copy in range(1, TREASURES_OF_COLOUR + 1)
)
