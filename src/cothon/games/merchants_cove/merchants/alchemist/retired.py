"""What earlier versions told of the Alchemist: stored journals hold it, and its sentences stay."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

CAULDRON_EXPLODED: Final = Event("cauldron-exploded", "seat", "cauldron")
ICHOR_WASTED: Final = Event("ichor-wasted", "number", "number")
