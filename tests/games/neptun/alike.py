"""What the others are told of hidden things in Neptun, and what makes it public."""

from __future__ import annotations

PUBLIC = {
    "tells contract-turned-up": "NE-CONTRACT-5",
    "tells leftover-turned-up": "NE-REFILL-3",
    "tells oar-shown": "NE-OAR-4",
    "tells bonus-taken to its owner": "NE-SCORE-1",
}
