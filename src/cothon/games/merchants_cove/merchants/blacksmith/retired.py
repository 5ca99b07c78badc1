"""What earlier versions told of the Blacksmith: stored journals hold it, and its sentences stay."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

FORGED: Final = Event("forged", "seat", "furnace", "number", "ware")
FORGED_CORRUPTLY: Final = Event("forged-corruptly", "seat", "furnace", "number", "ware")
FURNACE_EMPTIED: Final = Event("furnace-emptied", "seat", "furnace")
