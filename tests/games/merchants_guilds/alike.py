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
    "tells action-impossible or disc-bought": "AMB-63",
    # A payment that is complete, and what follows from it.
    **{f"tells {paid}": "MG-CARD-8" for paid in ("space-paid", "right-paid", "disc-bought")},
    **{f"tells {paid}": "MG-CARD-8" for paid in ("seat-bought", "forum-bought", "tile-bought")},
    "tells tile-reached": "MG-CARD-8",
    "tells good-delivered": "MG-DELIVER-5",
    "tells expedition-sent": "MG-DELIVER-11",
    "tells ship-used or not": "MG-FX-9",
    "tells cards-swapped": "MG-MARKET-3",
    # Piles.
    "tells card-drawn to its owner": "MG-PASS-3",
    "tells pile-card-taken to its owner": "MG-MARKET-8",
    "tells cards-revealed": "MG-DELIVER-8",
    "tells expedition-met": "MG-DELIVER-12",
    "tells market-filled": "MG-MARKET-2",
    "tells market-laid": "MG-DECADE-3",
    "tells harbour-advanced": "MG-SHIPS-2",
    # The end.
    "tells tile-counted": "MG-END-1",
    "tells tile-counted or tile-limited": "MG-END-1",
    "shows table players hand at the end": "MG-END-1",
}
