"""The nouns: every thing on the table that a choice can name, on one page.

The step that asks is the verb: "card T07" means play, pay, give or take it.
"""

from __future__ import annotations

from typing import Final

CARD: Final = 0  # 75 trade cards, 28 base cards
SHIP: Final = CARD + 103  # 30 ship cards
SPACE: Final = SHIP + 30  # 5 action spaces
DOCK: Final = SPACE + 5  # 5 docks of the trading harbour, the front first
WARSHIP_PLACE: Final = DOCK + 5  # 6 docks of the warship harbour
ANCHOR: Final = WARSHIP_PLACE + 6
COLUMN: Final = ANCHOR + 1  # 3 columns of the residence
SEAT: Final = COLUMN + 3  # 12 small seats of the guild hall
FORUM: Final = SEAT + 12
TILE: Final = FORUM + 1  # 9 achievement tiles
PILE: Final = TILE + 9  # the top of the trade pile
EFFECT: Final = PILE + 1  # 4 commands of ship effects, in a folder of their own
MAIN: Final = EFFECT + 4  # carry the main action out
GO_ON: Final = MAIN + 1  # use no (further) effect, finish delivering
PASS: Final = GO_ON + 1  # pass, decline, skip
SIZE: Final = PASS + 1
