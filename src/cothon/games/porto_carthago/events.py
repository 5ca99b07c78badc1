"""What can be told: every event with the kinds of its numbers."""

from __future__ import annotations

from typing import Final

from cothon.kernel.sheet import Event

GAME_STARTED: Final = 0
DECADE_BEGAN: Final = 1
PLACEMENT_PASSED: Final = 2
QUAY_CLAIMED: Final = 3
GOOD_TAKEN: Final = 4
SHIP_DOCKED: Final = 5
SHIP_DEPARTED: Final = 6
SHIP_TURNED_AWAY: Final = 7
SHIP_CALLED: Final = 8
ROWS_ADVANCED: Final = 9
SHIP_DRAWN: Final = 10
CARD_DEALT: Final = 11
START_PLAYER_FOUND: Final = 12
INCOME_TAKEN: Final = 13
GOOD_DRAWN: Final = 14
ROUND_BEGAN: Final = 15
CARD_USED: Final = 16
ACTION_FORGONE: Final = 17
TALENTS_TAKEN: Final = 18
MARKET_REFRESHED: Final = 19
CAPTAIN_PLACED: Final = 20
SERVANTS_MOVED: Final = 21
QUAY_SWITCHED: Final = 22
QUAY_DISSOLVED: Final = 23
GOOD_LOST: Final = 24
GOOD_BOUGHT: Final = 25
GOOD_CARRIED: Final = 26
GOOD_STORED: Final = 27
WAREHOUSE_EXTENDED: Final = 28
SEAT_BOUGHT: Final = 29
LARGE_SEAT_BOUGHT: Final = 30
SHIP_LOADED: Final = 31
POINT_TAKEN: Final = 32
PATH_TAKEN: Final = 33
VOYAGE_BEGAN: Final = 34
VOYAGE_SUCCEEDED: Final = 35
VOYAGE_FAILED: Final = 36
OFFERING_PAID: Final = 37
PRIVILEGE_GAINED: Final = 38
PRIVILEGE_USED: Final = 39
PRIVILEGE_DECLINED: Final = 40
BONUS_TALENTS_TAKEN: Final = 41
CARD_SEEN: Final = 42
CARDS_SORTED: Final = 43
SERVANT_SHIFTED: Final = 44
FINAL_ARRIVAL_BEGAN: Final = 45
FINAL_PURCHASE_PASSED: Final = 46
INTRIGUE_SCORED: Final = 47
GAME_WON: Final = 48
OTHER_GOOD_LOADED: Final = 49

EVENTS: Final = (
    Event("game-started", "seat"),
    Event("decade-began", "number"),
    Event("placement-passed", "seat"),
    Event("quay-claimed", "seat", "quay"),
    Event("good-taken", "seat", "good"),
    Event("ship-docked", "ship", "quay"),
    Event("ship-departed", "ship"),
    Event("ship-turned-away", "seat", "ship"),
    Event("ship-called", "seat", "ship"),
    Event("rows-advanced"),
    Event("ship-drawn", "ship"),
    Event("card-dealt", "action", "slot"),
    Event("start-player-found", "seat"),
    Event("income-taken", "seat", "number"),
    Event("good-drawn", "good"),
    Event("round-began", "number"),
    Event("card-used", "seat", "action", "slot", "number"),
    Event("action-forgone", "seat"),
    Event("talents-taken", "seat", "number"),
    Event("market-refreshed", "seat"),
    Event("captain-placed", "seat"),
    Event("servants-moved", "seat", "number", "number", "number"),
    Event("quay-switched", "seat", "quay", "quay"),
    Event("quay-dissolved", "seat", "quay"),
    Event("good-lost", "seat", "good"),
    Event("good-bought", "seat", "good", "number"),
    Event("good-carried", "seat", "good", "quay"),
    Event("good-stored", "seat", "good"),
    Event("warehouse-extended", "seat", "number"),
    Event("seat-bought", "seat", "number", "number"),
    Event("large-seat-bought", "seat", "number"),
    Event("ship-loaded", "seat", "ship", "quay", "number"),
    Event("point-taken", "seat", "number"),
    Event("path-taken", "seat", "number"),
    Event("voyage-began", "seat", "good", "ship"),
    Event("voyage-succeeded", "seat", "number"),
    Event("voyage-failed", "seat", "number"),
    Event("offering-paid", "seat", "number"),
    Event("privilege-gained", "seat", "privilege"),
    Event("privilege-used", "seat", "privilege"),
    Event("privilege-declined", "seat", "privilege"),
    Event("bonus-talents-taken", "seat", "number"),
    Event("card-seen", "seat", "ship"),
    Event("cards-sorted", "seat", "number"),
    Event("servant-shifted", "seat", "seat", "place"),
    Event("final-arrival-began"),
    Event("final-purchase-passed", "seat"),
    Event("intrigue-scored", "seat", "number"),
    Event("game-won", "seat"),
    Event("other-good-loaded", "seat", "good", "ship"),
)
