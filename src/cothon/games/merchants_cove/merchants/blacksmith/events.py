"""What can be told of the Blacksmith."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

FURNACE_FED: Final = Event("furnace-fed", "seat", "furnace", "die")
SMELTER_FED: Final = Event("smelter-fed", "seat", "die")
FORGED_HOT: Final = Event("forged-hot", "seat", "ware", "furnace", "heat")
FORGED_WARM: Final = Event("forged-warm", "seat", "ware", "furnace", "heat")
FURNACE_COLD: Final = Event("furnace-cold", "seat", "ware", "furnace", "heat")
FURNACE_CLEARED: Final = Event("furnace-cleared", "seat", "ware", "furnace", "heat")
DIE_PICKED_UP: Final = Event("die-picked-up", "seat", "die")
SMELTED: Final = Event("smelted", "seat", "hall")
DICE_ROLLED: Final = Event("dice-rolled", "seat", "dice")
COAL_CHANGED: Final = Event("coal-changed", "seat", "furnace", "number")
NO_FURNACE_TO_FEED: Final = Event("no-furnace-to-feed", "seat")
