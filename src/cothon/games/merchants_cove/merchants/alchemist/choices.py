"""The Alchemist's nouns."""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_cove import choices

ALCHEMIST: Final = choices.ALCHEMIST  # the merchant herself
TAKE: Final = ALCHEMIST + 1  # 3 rows of the decanter, the first action spaces
BREW: Final = TAKE + 3  # the action space
CLEAN: Final = BREW + 1  # the action space
CAULDRON: Final = CLEAN + 1  # 4 brewing cauldrons
CELL: Final = CAULDRON + 4  # 6 cells of the decanter and 2 of its neck
INGREDIENT: Final = CELL + 8  # 4 cauldrons with 6 kinds of pieces
WASTE: Final = INGREDIENT + 24  # an ichor of the toxic waste
EXTRACT: Final = WASTE + 1  # the recipe
END: Final = EXTRACT + 1
