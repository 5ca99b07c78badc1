"""What can be told: every event with the kinds of its numbers."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

# Set-up.
GAME_STARTED: Final = Event("game-started", "seat")
ORDER_FOUND: Final = Event("order-found", "order")
HARBOUR_LAID: Final = Event("harbour-laid", "ships")
OUTSIDE_LAID: Final = Event("outside-laid", "ship", "ship")
MARKERS_DRAWN: Final = Event("markers-drawn", "number", "spaces", "number")
TILES_CHOSEN: Final = Event("tiles-chosen", "decade", "tile", "tile")
NEUTRALS_DRAWN: Final = Event("neutrals-drawn", "number", "spaces", "number")
SEATS_COVERED: Final = Event("seats-covered", "number")
ONE_DEALT: Final = Event("one-dealt", "seat", "dealt")
TWO_DEALT: Final = Event("two-dealt", "seat", "dealt", "dealt")
THREE_DEALT: Final = Event("three-dealt", "seat", "dealt", "dealt", "dealt")
DISC_SENT: Final = Event("disc-sent", "seat", "column", "where")
START_DECLINED: Final = Event("start-declined", "seat")

# Decades and rounds.
DECADE_BEGAN: Final = Event("decade-began", "decade")
TILES_OPENED: Final = Event("tiles-opened", "tile", "tile")
START_PLAYER_LEADS: Final = Event("start-player-leads", "seat", "number")
START_PLAYER_TIED: Final = Event("start-player-tied", "seats", "number", "seat")
CARDS_RETURNED: Final = Event("cards-returned", "seat", "number")
DISCS_LIFTED: Final = Event("discs-lifted")
ROUND_BEGAN: Final = Event("round-began", "number")

# A turn.
PASSED: Final = Event("passed", "seat")
PASS_FORCED: Final = Event("pass-forced", "seat")
SPACE_PAID: Final = Event("space-paid", "seat", "space", "card")
RIGHT_PAID: Final = Event("right-paid", "seat", "card")
ACTION_LEFT: Final = Event("action-left", "seat", "space")
ACTION_IMPOSSIBLE: Final = Event("action-impossible", "seat", "space")
MARKER_MOVED: Final = Event("marker-moved", "space", "space")
NEUTRAL_MOVED: Final = Event("neutral-moved", "space", "space")

# Piles and market.
CARD_DRAWN: Final = Event("card-drawn", "seat", "card")
CARDS_REVEALED: Final = Event("cards-revealed", "seat", "cards", "number")
DISCARDS_SHUFFLED: Final = Event("discards-shuffled", "number")
MARKET_CLEARED: Final = Event("market-cleared", "cards")
MARKET_LAID: Final = Event("market-laid", "cards")
MARKET_FILLED: Final = Event("market-filled", "card")
MARKET_CARD_TAKEN: Final = Event("market-card-taken", "seat", "card")
PILE_CARD_TAKEN: Final = Event("pile-card-taken", "seat", "card")
CARDS_SWAPPED: Final = Event("cards-swapped", "seat", "card", "card")
SHIP_REACTIVATED: Final = Event("ship-reactivated", "seat", "ship")

# Residence.
DISC_BOUGHT: Final = Event("disc-bought", "seat", "cards", "number", "column")
BONUS_SEATS_GREW: Final = Event("bonus-seats-grew", "seat", "number")
STRENGTH_GREW: Final = Event("strength-grew", "seat", "number")
COLUMN_EMPTIED: Final = Event("column-emptied", "seat", "column")

# Harbours.
DISC_PLACED: Final = Event("disc-placed", "seat", "where")
GOOD_DELIVERED: Final = Event("good-delivered", "seat", "card", "dock", "ship")
EXPEDITION_SENT: Final = Event("expedition-sent", "seat", "card", "whence")
EXPEDITION_MET: Final = Event("expedition-met", "seat", "ship", "number", "number")
ESCORTS_KEPT: Final = Event("escorts-kept", "seat")
EXPEDITION_SUCCEEDED: Final = Event("expedition-succeeded", "seat", "ship")
EXPEDITION_FAILED: Final = Event("expedition-failed", "seat", "ship")
SHIP_SENT_AWAY: Final = Event("ship-sent-away", "ship")
HARBOUR_ADVANCED: Final = Event("harbour-advanced", "ship", "dock", "ship")
HARBOUR_STOPPED: Final = Event("harbour-stopped")
DISC_CAME_HOME: Final = Event("disc-came-home", "seat", "whence")

# Guild hall and tiles.
SEAT_BOUGHT: Final = Event("seat-bought", "seat", "cards", "guild-seat")
FORUM_BOUGHT: Final = Event("forum-bought", "seat", "cards", "number")
TILE_BOUGHT: Final = Event("tile-bought", "seat", "cards", "tile", "number")
TILE_REACHED: Final = Event("tile-reached", "seat", "cards", "tile", "number")
GUILD_DECLINED: Final = Event("guild-declined", "seat")
GUILD_UNPAID: Final = Event("guild-unpaid", "seat")
GUILD_WITHOUT_DISC: Final = Event("guild-without-disc", "seat")

# The end.
GAME_ENDED: Final = Event("game-ended")
SEATS_COUNTED: Final = Event("seats-counted", "seat", "number", "number", "number")
PRODUCT_SCORED: Final = Event("product-scored", "seat", "number", "number", "number")
TILE_COUNTED: Final = Event("tile-counted", "seat", "tile", "basis", "number")
TILE_LIMITED: Final = Event("tile-limited", "seat", "tile", "basis", "number")
TOTAL_REACHED: Final = Event("total-reached", "seat", "number", "number", "number")
VICTORY_WON: Final = Event("victory-won", "seat", "number")
VICTORY_SHARED: Final = Event("victory-shared", "seats", "number")
