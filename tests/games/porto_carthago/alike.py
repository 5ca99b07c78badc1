"""What the others are told of hidden things in Porto Carthago, and what makes it public."""

from __future__ import annotations

PUBLIC = {
    "tells ship-drawn": "PC-SHIPS-22",
    "tells voyage-began": "PC-VOY-3",
}
