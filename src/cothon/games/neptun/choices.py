"""The nouns: every thing on the table that a choice can name, on one page.

The step that asks is the verb: "slot 3" means load it or deliver from it.
"""

from __future__ import annotations

from typing import Final

CONTRACT: Final = 0  # 6 columns of the display
REVEAL: Final = CONTRACT + 6  # turn the next contract up
REFUSE: Final = REVEAL + 1  # refuse the contract just turned up
SLOT: Final = REFUSE + 1  # 5 slots of the own manifest
OAR: Final = SLOT + 5  # 60 oar cards
PLACE: Final = OAR + 60  # Creta and 15 cities
TEMPLE: Final = PLACE + 16  # 5 regional temples
JOIN: Final = TEMPLE + 5  # take part in an extra turn
PASS: Final = JOIN + 1  # deliver nothing, buy nothing, stay out
SIZE: Final = PASS + 1
