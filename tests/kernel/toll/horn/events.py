"""What can be told of the horn."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

ROLLED: Final = Event("rolled", "seat", "number")
