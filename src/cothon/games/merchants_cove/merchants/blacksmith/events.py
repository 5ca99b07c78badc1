"""What can be told of the Blacksmith."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

FURNACE_FED: Final = Event("furnace-fed", "seat", "furnace", "die")
SMELTER_FED: Final = Event("smelter-fed", "seat", "die")
FORGED: Final = Event("forged", "seat", "furnace", "number", "ware")
FORGED_CORRUPTLY: Final = Event("forged-corruptly", "seat", "furnace", "number", "ware")
FURNACE_EMPTIED: Final = Event("furnace-emptied", "seat", "furnace")
SMELTED: Final = Event("smelted", "seat", "hall")
DICE_ROLLED: Final = Event("dice-rolled", "seat", "dice")
COAL_CHANGED: Final = Event("coal-changed", "seat", "furnace", "number")
NO_FURNACE_TO_FEED: Final = Event("no-furnace-to-feed", "seat")
