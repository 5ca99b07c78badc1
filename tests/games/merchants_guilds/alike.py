"""What the others are told of hidden things in Merchants & Guilds, and what makes it public."""

from __future__ import annotations

# Questions whose answers depend on a hand: one that leaves no choice is skipped.
OF_HANDS = (
    *("TakeTurn", "PayLeft", "PayRight", "PayCoins", "BeforeMain", "GuildAction", "SwapCards"),
    *("ChooseColumn", "PayGoods", "ChooseDelivery", "DeliverGood", "SendExpedition"),
    "PlaceReturned",
)

PUBLIC = {
    **{f"skips {question}": "AMB-63" for question in OF_HANDS},
    # What is forced at both tables, but not the same.
    "shows table payment column": "AMB-63",
    "tells card-discarded or main-skipped": "AMB-63",
    # A payment that is complete, and what follows from it.
    "tells space-paid": "MG-CARD-8",
    "tells right-paid": "MG-CARD-8",
    "tells card-discarded": "MG-CARD-8",
    "tells card-discarded or not": "MG-CARD-8",
    "tells effect-used or not": "MG-FX-9",
    "tells cards-swapped": "MG-MARKET-3",
    # Piles.
    "tells card-drawn to its owner": "MG-PASS-3",
    "tells card-revealed": "MG-DELIVER-8",
    "tells expedition-revealed": "MG-DELIVER-12",
    "tells market-filled": "MG-MARKET-2",
    "tells ship-arrived": "MG-SHIPS-2",
    # The end.
    "tells tile-scored": "MG-END-1",
    "shows table players hand at the end": "MG-END-1",
}
