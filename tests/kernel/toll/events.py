"""What can be told of a day."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

SEALED: Final = Event("sealed", "seat")
REVEALED: Final = Event("revealed", "seat", "card")
PAID: Final = Event("paid", "seat", "card")
LOADED: Final = Event("loaded", "seat", "gate")
DREW: Final = Event("drew", "seat", "card")
