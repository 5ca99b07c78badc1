"""What earlier versions told of the Captain: stored journals hold it, and its sentences stay."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

COMPASS_SPUN: Final = Event("compass-spun", "seat", "section", "number", "number")
