"""What the others are told of hidden things in Porto Carthago, and what makes it public."""

from __future__ import annotations

PUBLIC = {
    "tells second-row-filled": "PC-SHIPS-22",
    "tells ship-drawn": "PC-SHIPS-22",
    "tells voyage-tested": "PC-VOY-3",
}
