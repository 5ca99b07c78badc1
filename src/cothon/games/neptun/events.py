"""What can be told: every event with the kinds of its numbers."""

from __future__ import annotations

from typing import Final

from cothon.kernel.sheet import Event

GAME_STARTED: Final = 0
ROUND_BEGAN: Final = 1
DISPLAY_DEALT: Final = 2
CONTRACT_REVEALED: Final = 3
CONTRACT_REFUSED: Final = 4
CONTRACT_TAKEN: Final = 5
CONTRACT_LOADED: Final = 6
OAR_KEPT: Final = 7
ORDER_SET: Final = 8
GOLD_ADDED: Final = 9
LEFTOVER_REVEALED: Final = 10
LEFTOVER_DISCARDED: Final = 11
TURN_BEGAN: Final = 12
OAR_CHOSEN: Final = 13
OAR_REVEALED: Final = 14
FORECAST_SET: Final = 15
WIND_SHIFTED: Final = 16
SAILED: Final = 17
SAILED_FOR_GOLD: Final = 18
STAYED: Final = 19
GOLD_EARNED: Final = 20
POINTS_EARNED: Final = 21
POINT_BOUGHT: Final = 22
CONTRACT_LOST: Final = 23
EXTRA_JOINED: Final = 24
EXTRA_DECLINED: Final = 25
EXTRA_BEGAN: Final = 26
EXTRA_OAR_PLAYED: Final = 27
BONUS_TAKEN: Final = 28
TILE_WON: Final = 29
TILE_UNCLAIMED: Final = 30
ROUND_ENDED: Final = 31
BONUS_REVEALED: Final = 32
GAME_WON: Final = 33

EVENTS: Final = (
    Event("game-started", "seat"),
    Event("round-began", "round"),
    Event("display-dealt", "number"),
    Event("contract-revealed", "seat", "city", "goods", "oar"),
    Event("contract-refused", "seat", "city", "goods"),
    Event("contract-taken", "seat", "city", "goods", "number"),
    Event("contract-loaded", "seat", "city", "goods", "slot"),
    Event("oar-kept", "seat", "oar"),
    Event("order-set", "number", "seat"),
    Event("gold-added", "city", "number"),
    Event("leftover-revealed", "city", "goods", "oar"),
    Event("leftover-discarded"),
    Event("turn-began", "number"),
    Event("oar-chosen", "seat"),
    Event("oar-revealed", "seat", "oar"),
    Event("forecast-set", "number"),
    Event("wind-shifted", "number"),
    Event("sailed", "seat", "place", "number"),
    Event("sailed-for-gold", "seat", "place", "number", "number"),
    Event("stayed", "seat", "place"),
    Event("gold-earned", "seat", "city", "goods", "number"),
    Event("points-earned", "seat", "city", "goods", "number"),
    Event("point-bought", "seat", "temple"),
    Event("contract-lost", "seat", "city", "goods"),
    Event("extra-joined", "seat", "extra"),
    Event("extra-declined", "seat", "extra"),
    Event("extra-began", "extra"),
    Event("extra-oar-played", "seat", "oar"),
    Event("bonus-taken", "seat", "bonus"),
    Event("tile-won", "seat", "temple", "number"),
    Event("tile-unclaimed", "temple", "number"),
    Event("round-ended", "round"),
    Event("bonus-revealed", "seat", "bonus"),
    Event("game-won", "seat"),
)
