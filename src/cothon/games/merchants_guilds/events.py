"""What can be told: every event with the kinds of its numbers."""

from __future__ import annotations

from typing import Final

from cothon.kernel.sheet import Event

GAME_STARTED: Final = 0
TILE_SHOWN: Final = 1
MARKER_PLACED: Final = 2
NEUTRAL_PLACED: Final = 3
DISC_STARTED: Final = 4
WARSHIP_STARTED: Final = 5
START_DECLINED: Final = 6
DECADE_BEGAN: Final = 7
ROUND_BEGAN: Final = 8
START_PLAYER_FOUND: Final = 9
CARD_DRAWN: Final = 10
CARD_REVEALED: Final = 11
MARKET_FILLED: Final = 12
PASSED: Final = 13
SPACE_PAID: Final = 14
RIGHT_PAID: Final = 15
MAIN_SKIPPED: Final = 16
MARKET_CARD_TAKEN: Final = 17
CARDS_SWAPPED: Final = 18
SHIP_REACTIVATED: Final = 19
CARD_DISCARDED: Final = 20
DISC_FREED: Final = 21
DOCK_TAKEN: Final = 22
WARSHIP_DOCK_TAKEN: Final = 23
ANCHOR_TAKEN: Final = 24
SHIP_DELIVERED: Final = 25
EXPEDITION_REVEALED: Final = 26
EXPEDITION_SUCCEEDED: Final = 27
EXPEDITION_FAILED: Final = 28
SHIP_ARRIVED: Final = 29
DISC_RETURNED: Final = 30
EFFECT_USED: Final = 31
SHIP_SENT_AWAY: Final = 32
MARKET_RENEWED: Final = 33
MARKER_MOVED: Final = 34
NEUTRAL_MOVED: Final = 35
SEAT_TAKEN: Final = 36
FORUM_TAKEN: Final = 37
TILE_TAKEN: Final = 38
GUILD_DECLINED: Final = 39
CARDS_RETURNED: Final = 40
TILE_SCORED: Final = 41
GAME_WON: Final = 42

EVENTS: Final = (
    Event("game-started", "seat"),
    Event("tile-shown", "tile"),
    Event("marker-placed", "space"),
    Event("neutral-placed", "space"),
    Event("disc-started", "seat", "dock"),
    Event("warship-started", "seat", "warship-place"),
    Event("start-declined", "seat"),
    Event("decade-began", "decade"),
    Event("round-began", "number"),
    Event("start-player-found", "seat"),
    Event("card-drawn", "seat", "card"),
    Event("card-revealed", "seat", "card"),
    Event("market-filled", "card"),
    Event("passed", "seat"),
    Event("space-paid", "seat", "space", "card"),
    Event("right-paid", "seat", "card"),
    Event("main-skipped", "seat"),
    Event("market-card-taken", "seat", "card"),
    Event("cards-swapped", "seat", "card", "card"),
    Event("ship-reactivated", "seat", "ship"),
    Event("card-discarded", "seat", "card"),
    Event("disc-freed", "seat", "column", "number"),
    Event("dock-taken", "seat", "dock"),
    Event("warship-dock-taken", "seat", "warship-place"),
    Event("anchor-taken", "seat"),
    Event("ship-delivered", "seat", "ship", "dock"),
    Event("expedition-revealed", "seat", "ship", "number"),
    Event("expedition-succeeded", "seat", "ship"),
    Event("expedition-failed", "seat", "ship"),
    Event("ship-arrived", "ship"),
    Event("disc-returned", "seat"),
    Event("effect-used", "seat", "effect"),
    Event("ship-sent-away", "ship"),
    Event("market-renewed"),
    Event("marker-moved", "space", "space"),
    Event("neutral-moved", "space", "space"),
    Event("seat-taken", "seat", "guild-seat"),
    Event("forum-taken", "seat"),
    Event("tile-taken", "seat", "tile", "number"),
    Event("guild-declined", "seat"),
    Event("cards-returned", "seat", "number"),
    Event("tile-scored", "seat", "tile", "number"),
    Event("game-won", "seat"),
)
