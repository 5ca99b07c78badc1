"""What can be told of the ferry."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

LANDED: Final = Event("landed", "seat", "passenger", "number")
WAITED: Final = Event("waited", "seat", "passenger")
