"""What can be told: every event with the kinds of its numbers.

A `deal` is a contract with what it pays. `order` and `rowers` are rows of players, packed into one
number.
"""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

# Preparation
SET_OUT: Final = Event("set-out", "number", "number")
ORDER_DRAWN: Final = Event("order-drawn", "order")

# Acquiring contracts
ROUND_BEGAN: Final = Event("round-began", "round")
DISPLAY_DEALT: Final = Event("display-dealt", "number")
PILE_RESHUFFLED: Final = Event("pile-reshuffled", "pile")
CONTRACT_TURNED_UP: Final = Event("contract-turned-up", "seat", "deal", "oar")
CONTRACT_REFUSED: Final = Event("contract-refused", "seat", "city", "goods")
CONTRACT_TAKEN: Final = Event("contract-taken", "seat", "city", "goods", "number")
CONTRACT_PICKED: Final = Event("contract-picked", "seat", "deal", "number")
CONTRACT_IMPOSED: Final = Event("contract-imposed", "seat")
CONTRACT_LOADED: Final = Event("contract-loaded", "seat", "city", "goods", "slot")
OAR_KEPT: Final = Event("oar-kept", "seat", "oar")
ORDER_ROWED: Final = Event("order-rowed", "rowers")
LEFTOVER_KEPT: Final = Event("leftover-kept", "deal", "number")
LEFTOVER_TURNED_UP: Final = Event("leftover-turned-up", "deal", "oar")
LEFTOVER_CLEARED: Final = Event("leftover-cleared", "deal", "number")
LEFTOVER_UNSEEN: Final = Event("leftover-unseen")

# Fulfilling them
SAILS_SET: Final = Event("sails-set")
TURN_BEGAN: Final = Event("turn-began", "number")
OAR_SHOWN: Final = Event("oar-shown", "seat", "oar", "number")
FORECAST_SET: Final = Event("forecast-set", "number")
WIND_SHIFTED: Final = Event("wind-shifted", "number")
SAILED: Final = Event("sailed", "seat", "place", "number")
SAILED_FOR_GOLD: Final = Event("sailed-for-gold", "seat", "place", "number", "number")
STAYED: Final = Event("stayed", "seat", "place")
GOLD_EARNED: Final = Event("gold-earned", "seat", "city", "goods", "number")
POINTS_GAINED: Final = Event("points-gained", "seat", "deal", "temple", "number")
POINT_PAID: Final = Event("point-paid", "seat", "temple", "number", "number")
DELIVERY_WAIVED: Final = Event("delivery-waived", "seat", "place")
CONTRACT_SKIPPED: Final = Event("contract-skipped", "seat", "city", "goods", "slot")
CONTRACT_LAPSED: Final = Event("contract-lapsed", "seat", "city", "goods")
EXTRA_JOINED: Final = Event("extra-joined", "seat", "extra")
EXTRA_DECLINED: Final = Event("extra-declined", "seat", "extra")
EXTRA_BEGAN: Final = Event("extra-began", "extra")
EXTRA_OAR_SHOWN: Final = Event("extra-oar-shown", "seat", "oar", "number")

# Scoring
SCORING_BEGAN: Final = Event("scoring-began", "round")
BONUS_TAKEN: Final = Event("bonus-taken", "seat", "bonus")
TILE_AWARDED: Final = Event("tile-awarded", "seat", "temple", "number", "number")
TILE_AWARDED_BY_STACK: Final = Event("tile-awarded-by-stack", "seat", "temple", "number", "number")
GOLD_TILE_AWARDED: Final = Event("gold-tile-awarded", "seat", "number", "number")
GOLD_TILE_AWARDED_BY_ORDER: Final = Event("gold-tile-awarded-by-order", "seat", "number", "number")
TILE_UNCLAIMED: Final = Event("tile-unclaimed", "temple", "number")
ROUND_ENDED: Final = Event("round-ended", "round")
LAST_ROUND_OVER: Final = Event("last-round-over", "round")
BONUS_REVEALED: Final = Event("bonus-revealed", "seat", "bonus")
TOTAL_COUNTED: Final = Event("total-counted", "seat", "number", "number", "number")
GAME_WON: Final = Event("game-won", "seat")
VICTORY_SHARED: Final = Event("victory-shared", "seats")
