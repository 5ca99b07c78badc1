"""The nouns: every thing in the cove that a choice can name, on one page.

The step that asks is the verb: "boat L-mid" means put the adventurer there. The nouns of a merchant
are in the `choices.py` of its folder; its range begins here.
"""

from __future__ import annotations

from typing import Final

RECRUIT: Final = 0  # the action spaces that every shop has
USE_STAFF: Final = RECRUIT + 1
TOWNSFOLK: Final = USE_STAFF + 1  # 36 cards
STAFF: Final = TOWNSFOLK + 36  # 4 slots of the own staff board
BOAT: Final = STAFF + 4  # 6 boats
DOCK: Final = BOAT + 6  # 4 docks
PIER: Final = DOCK + 4  # 3 piers
PASSENGER: Final = PIER + 3  # 6 boats with 5 kinds of adventurers
CORRUPTION: Final = PASSENGER + 30  # 60 cards
GOOD: Final = CORRUPTION + 60  # 4 small and 4 large ones
COLOUR: Final = GOOD + 8  # 4 colours: of a clan, an icon, an ingredient
HOUR: Final = COLOUR + 4  # go on to the next hour
HAND: Final = HOUR + 1  # go onto the clock hand
PAY: Final = HAND + 1  # draw a corruption card for it
PASS: Final = PAY + 1  # no more, or not at all
ALCHEMIST: Final = PASS + 1
CAPTAIN: Final = ALCHEMIST + 44
CHRONOMANCER: Final = CAPTAIN + 45
BLACKSMITH: Final = CHRONOMANCER + 27
SIZE: Final = BLACKSMITH + 43

MOST_OPTIONS: Final = 96  # room on the menu; no question has that many
