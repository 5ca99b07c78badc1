"""The Blacksmith's nouns."""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_cove import choices

BLACKSMITH: Final = choices.BLACKSMITH  # the merchant himself
FURNACE: Final = BLACKSMITH + 1  # 4 furnaces
SMELTER: Final = FURNACE + 4
FORGE: Final = SMELTER + 1  # the action space
DIE: Final = FORGE + 1  # 4 colours with 6 values
EMPTY: Final = DIE + 24  # remove the dice of one of 4 furnaces
HOTTER: Final = EMPTY + 4  # the coal die of one of 4 furnaces
COOLER: Final = HOTTER + 4
END: Final = COOLER + 4
