"""What earlier versions told, and no rule does any more: journals that were stored hold it."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

GAME_STARTED: Final = Event("game-started", "seat")
SHIP_DOCKED: Final = Event("ship-docked", "vessel", "quay")
SHIP_DEPARTED: Final = Event("ship-departed", "vessel")
SHIP_CALLED: Final = Event("ship-called", "seat", "vessel")
CARD_DEALT: Final = Event("card-dealt", "action", "slot")
START_PLAYER_FOUND: Final = Event("start-player-found", "seat")
GOOD_DRAWN: Final = Event("good-drawn", "ware")
GOOD_CARRIED: Final = Event("good-carried", "seat", "ware", "quay")
GOOD_STORED: Final = Event("good-stored", "seat", "ware")
OTHER_GOOD_LOADED: Final = Event("other-good-loaded", "seat", "ware", "vessel")
VOYAGE_BEGAN: Final = Event("voyage-began", "seat", "ware", "ship")
VOYAGE_SUCCEEDED: Final = Event("voyage-succeeded", "seat", "number")
VOYAGE_FAILED: Final = Event("voyage-failed", "seat", "number")
CARD_SEEN: Final = Event("card-seen", "seat", "ship")
INTRIGUE_SCORED: Final = Event("intrigue-scored", "seat", "number")
