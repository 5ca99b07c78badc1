"""The nouns: every thing on the table that a choice can name, on one page.

The step that asks is the verb: "slot 3" means load it or deliver from it.
"""

from __future__ import annotations

from typing import Final

CONTRACT: Final = 0  # 6 columns of the display
REVEAL: Final = 6  # turn the next contract up
REFUSE: Final = 7  # refuse the contract just turned up
SLOT: Final = 8  # 5 slots of the own manifest
OAR: Final = 13  # 60 oar cards
PLACE: Final = 73  # Creta and 15 cities
TEMPLE: Final = 89  # 5 regional temples
JOIN: Final = 94  # take part in an extra turn
PASS: Final = 95  # deliver nothing, buy nothing, stay out
SIZE: Final = 96
