"""What the others are told of hidden things in Merchants Cove, and what makes it public."""

from __future__ import annotations

PUBLIC = {
    "tells townsfolk-joined": "MC-RECRUIT-7",
    "tells corruption-drawn to its owner": "MC-GEN-8",
    "tells corruption-revealed": "MC-END-1",
    "skips DiscardCorruption": "E-105",
    # The Captain's chart.
    "tells treasure-sighted": "MC-CAPT-MP-5",
    "tells good-gained or treasure-not-found": "E-103",
    # The Peddler's cards: the left one decides how often, where and at what cost.
    "shows table players shop right_card": "MC-PEDDLER-8",
    "tells errand-foreseen": "MC-PEDDLER-8",
    "tells errand-set": "MC-PEDDLER-10",
    "tells errand-next": "MC-PEDDLER-13",
    "tells hours-spent": "MC-PEDDLER-12",
    "tells corruption-drawn or not": "MC-PEDDLER-12",
}
