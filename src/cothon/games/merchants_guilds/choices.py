"""The nouns: every thing on the table that a choice can name, on one page.

The step that asks is the verb: "card T07" means play, pay, give or take it.
"""

from __future__ import annotations

from typing import Final

CARD: Final = 0  # 75 trade cards, 28 base cards
SHIP: Final = 103  # 30 ship cards
SPACE: Final = 133  # 5 action spaces
DOCK: Final = 138  # 5 docks of the trading harbour, the front first
WARSHIP_PLACE: Final = 143  # 6 docks of the warship harbour
ANCHOR: Final = 149
COLUMN: Final = 150  # 3 columns of the residence
SEAT: Final = 153  # 12 small seats of the guild hall
FORUM: Final = 165
TILE: Final = 166  # 9 achievement tiles
PILE: Final = 175  # the top of the trade pile
USE_EMBARGO: Final = 176
USE_PALETTE: Final = 177
USE_INTRIGUE: Final = 178
USE_ESCORTS: Final = 179
MAIN: Final = 180  # carry the main action out
GO_ON: Final = 181  # use no (further) effect, finish delivering
PASS: Final = 182  # pass, decline, skip
SIZE: Final = 183
