"""The Captain's nouns."""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_cove import choices

CAPTAIN: Final = choices.CAPTAIN  # the merchant herself
MOVE_SHIP: Final = CAPTAIN + 1  # the action spaces
SPIN: Final = MOVE_SHIP + 1
FISH: Final = SPIN + 1
IMPORT: Final = FISH + 1
SHIP: Final = IMPORT + 1  # a ship in one of 16 regions
REGION: Final = SHIP + 16  # where a ship goes
COINS: Final = REGION + 16  # 0 to 7 coins of Pirate Island
END: Final = COINS + 8
