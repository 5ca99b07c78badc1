"""What can be told of ship effects."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

SHIP_USED: Final = Event("ship-used", "seat", "ship", "use")
MARKER_SHIFTED: Final = Event("marker-shifted", "seat", "space", "space")
