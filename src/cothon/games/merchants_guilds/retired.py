"""What earlier versions told: no rule tells it any more, but stored journals hold it."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

TILE_SHOWN: Final = Event("tile-shown", "tile")
MARKER_PLACED: Final = Event("marker-placed", "space")
NEUTRAL_PLACED: Final = Event("neutral-placed", "space")
DISC_STARTED: Final = Event("disc-started", "seat", "dock")
WARSHIP_STARTED: Final = Event("warship-started", "seat", "warship-place")
START_PLAYER_FOUND: Final = Event("start-player-found", "seat")
CARD_REVEALED: Final = Event("card-revealed", "seat", "card")
MAIN_SKIPPED: Final = Event("main-skipped", "seat")
CARD_DISCARDED: Final = Event("card-discarded", "seat", "card")
DISC_FREED: Final = Event("disc-freed", "seat", "column", "number")
DOCK_TAKEN: Final = Event("dock-taken", "seat", "dock")
WARSHIP_DOCK_TAKEN: Final = Event("warship-dock-taken", "seat", "warship-place")
ANCHOR_TAKEN: Final = Event("anchor-taken", "seat")
SHIP_DELIVERED: Final = Event("ship-delivered", "seat", "ship", "dock")
EXPEDITION_REVEALED: Final = Event("expedition-revealed", "seat", "ship", "number")
SHIP_ARRIVED: Final = Event("ship-arrived", "ship")
DISC_RETURNED: Final = Event("disc-returned", "seat")
SEAT_TAKEN: Final = Event("seat-taken", "seat", "guild-seat")
FORUM_TAKEN: Final = Event("forum-taken", "seat")
TILE_TAKEN: Final = Event("tile-taken", "seat", "tile", "number")
TILE_SCORED: Final = Event("tile-scored", "seat", "tile", "number")
GAME_WON: Final = Event("game-won", "seat")
