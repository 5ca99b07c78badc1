"""What can be told: every event with the kinds of its numbers."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

GAME_STARTED: Final = Event("game-started", "seat")
ROUND_BEGAN: Final = Event("round-began", "round")
DISPLAY_DEALT: Final = Event("display-dealt", "number")
CONTRACT_REVEALED: Final = Event("contract-revealed", "seat", "city", "goods", "oar")
CONTRACT_REFUSED: Final = Event("contract-refused", "seat", "city", "goods")
CONTRACT_TAKEN: Final = Event("contract-taken", "seat", "city", "goods", "number")
CONTRACT_LOADED: Final = Event("contract-loaded", "seat", "city", "goods", "slot")
OAR_KEPT: Final = Event("oar-kept", "seat", "oar")
ORDER_SET: Final = Event("order-set", "number", "seat")
GOLD_ADDED: Final = Event("gold-added", "city", "number")
LEFTOVER_REVEALED: Final = Event("leftover-revealed", "city", "goods", "oar")
LEFTOVER_DISCARDED: Final = Event("leftover-discarded")
TURN_BEGAN: Final = Event("turn-began", "number")
OAR_CHOSEN: Final = Event("oar-chosen", "seat")
OAR_REVEALED: Final = Event("oar-revealed", "seat", "oar")
FORECAST_SET: Final = Event("forecast-set", "number")
WIND_SHIFTED: Final = Event("wind-shifted", "number")
SAILED: Final = Event("sailed", "seat", "place", "number")
SAILED_FOR_GOLD: Final = Event("sailed-for-gold", "seat", "place", "number", "number")
STAYED: Final = Event("stayed", "seat", "place")
GOLD_EARNED: Final = Event("gold-earned", "seat", "city", "goods", "number")
POINTS_EARNED: Final = Event("points-earned", "seat", "city", "goods", "number")
POINT_BOUGHT: Final = Event("point-bought", "seat", "temple")
CONTRACT_LOST: Final = Event("contract-lost", "seat", "city", "goods")
EXTRA_JOINED: Final = Event("extra-joined", "seat", "extra")
EXTRA_DECLINED: Final = Event("extra-declined", "seat", "extra")
EXTRA_BEGAN: Final = Event("extra-began", "extra")
EXTRA_OAR_PLAYED: Final = Event("extra-oar-played", "seat", "oar")
BONUS_TAKEN: Final = Event("bonus-taken", "seat", "bonus")
TILE_WON: Final = Event("tile-won", "seat", "temple", "number")
TILE_UNCLAIMED: Final = Event("tile-unclaimed", "temple", "number")
ROUND_ENDED: Final = Event("round-ended", "round")
BONUS_REVEALED: Final = Event("bonus-revealed", "seat", "bonus")
GAME_WON: Final = Event("game-won", "seat")
