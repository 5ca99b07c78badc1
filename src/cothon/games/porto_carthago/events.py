"""What can be told: every event with the kinds of its numbers.

A ship is a `vessel` in a sentence and a `ship` where it is only named; a good is a `ware`. `wares`,
`fleet`, `deal` and `order` are rows of things, packed into one number.
"""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

# Preparation
ORDER_DRAWN: Final = Event("order-drawn", "order")
MARKET_LAID: Final = Event("market-laid", "wares")
FIRST_ROW_LAID: Final = Event("first-row-laid", "fleet")
SECOND_ROW_LAID: Final = Event("second-row-laid", "fleet")
PLACEMENT_PASSED: Final = Event("placement-passed", "seat")
QUAY_CLAIMED: Final = Event("quay-claimed", "seat", "quay")
GOOD_TAKEN: Final = Event("good-taken", "seat", "ware")

# A decade
DECADE_BEGAN: Final = Event("decade-began", "number")
LIGHTHOUSE_RANKED: Final = Event("lighthouse-ranked", "order")
LIGHTHOUSE_EMPTY: Final = Event("lighthouse-empty")
SHIP_BROUGHT_IN: Final = Event("ship-brought-in", "seat", "vessel", "quay")
SHIP_BROUGHT_IN_VAIN: Final = Event("ship-brought-in-vain", "seat", "vessel")
SHIP_TURNED_AWAY: Final = Event("ship-turned-away", "seat", "vessel")
SHIP_ARRIVED: Final = Event("ship-arrived", "vessel", "quay")
SHIP_ARRIVED_IN_VAIN: Final = Event("ship-arrived-in-vain", "vessel")
ROWS_ADVANCED: Final = Event("rows-advanced")
SECOND_ROW_FILLED: Final = Event("second-row-filled", "fleet")
DECK_EMPTY: Final = Event("deck-empty")
SHIP_MOVED_UP: Final = Event("ship-moved-up", "vessel")
SHIP_DRAWN: Final = Event("ship-drawn", "ship")
WORKERS_HOME: Final = Event("workers-home", "seat", "number", "number")
CARDS_DEALT: Final = Event("cards-dealt", "deal")
START_PLAYER_CHOSEN: Final = Event("start-player-chosen", "seat", "number")
START_PLAYER_TIED: Final = Event("start-player-tied", "seat", "number", "seats")
INCOME_TAKEN: Final = Event("income-taken", "seat", "number")
MARKET_FILLED: Final = Event("market-filled", "wares", "number")
MARKET_UNCHANGED: Final = Event("market-unchanged", "number")
ROUND_BEGAN: Final = Event("round-began", "number")

# A turn
CARD_USED: Final = Event("card-used", "seat", "action", "slot", "number")
ACTION_IMPOSSIBLE: Final = Event("action-impossible", "seat", "action")
ACTION_FORGONE: Final = Event("action-forgone", "seat")
TALENTS_TAKEN: Final = Event("talents-taken", "seat", "number")
MARKET_REFRESHED: Final = Event("market-refreshed", "seat")
CAPTAIN_PLACED: Final = Event("captain-placed", "seat")
SERVANTS_MOVED: Final = Event("servants-moved", "seat", "number", "number", "number")
QUAY_SWITCHED: Final = Event("quay-switched", "seat", "quay", "quay")
QUAY_DISSOLVED: Final = Event("quay-dissolved", "seat", "quay")
GOOD_LOST: Final = Event("good-lost", "seat", "ware")
GOOD_BOUGHT: Final = Event("good-bought", "seat", "ware", "number")
GOOD_BROUGHT: Final = Event("good-brought", "seat", "ware", "origin", "quay")
GOOD_STOWED: Final = Event("good-stowed", "seat", "ware", "quay")
WAREHOUSE_EXTENDED: Final = Event("warehouse-extended", "seat", "number")
SEAT_BOUGHT: Final = Event("seat-bought", "seat", "number", "number")
LARGE_SEAT_BOUGHT: Final = Event("large-seat-bought", "seat", "number")

# Loading
SHIP_LOADED: Final = Event("ship-loaded", "seat", "vessel", "quay", "number")
OTHER_GOOD_SHIPPED: Final = Event("other-good-shipped", "seat", "ware", "vessel", "number")
POINT_TAKEN: Final = Event("point-taken", "seat", "number")
PATH_CHOSEN: Final = Event("path-chosen", "seat", "number")
PATH_TAKEN: Final = Event("path-taken", "seat", "number")
SERVANTS_HOME: Final = Event("servants-home", "seat", "quay", "number")

# Voyage
VOYAGE_SENT: Final = Event("voyage-sent", "seat", "ware", "origin")
VOYAGE_TESTED: Final = Event("voyage-tested", "seat", "ship", "number", "number")
VOYAGE_WON: Final = Event("voyage-won", "seat")
VOYAGE_LOST: Final = Event("voyage-lost", "seat")
VOYAGE_PAID: Final = Event("voyage-paid", "seat", "number")
VOYAGE_COMPENSATED: Final = Event("voyage-compensated", "seat", "number")
OFFERING_PAID: Final = Event("offering-paid", "seat", "number")
CAPTAIN_HOME: Final = Event("captain-home", "seat", "number")

# Privileges
PRIVILEGE_GAINED: Final = Event("privilege-gained", "seat", "privilege")
PRIVILEGE_USED: Final = Event("privilege-used", "seat", "privilege")
PRIVILEGE_DECLINED: Final = Event("privilege-declined", "seat", "privilege")
PRIVILEGE_VOID: Final = Event("privilege-void", "seat", "privilege")
BONUS_TALENTS_TAKEN: Final = Event("bonus-talents-taken", "seat", "number")
CARD_PEEKED: Final = Event("card-peeked", "seat", "number", "peek")
CARDS_SORTED: Final = Event("cards-sorted", "seat", "number")
SERVANT_SHIFTED: Final = Event("servant-shifted", "seat", "seat", "place")
SHIP_CALLED_IN: Final = Event("ship-called-in", "seat", "vessel", "quay")
SHIP_CALLED_IN_VAIN: Final = Event("ship-called-in-vain", "seat", "vessel")

# The end
EARLY_END_NEAR: Final = Event("early-end-near", "seat", "number", "number")
EARLY_END_DUE: Final = Event("early-end-due", "seat", "number", "number")
DECADES_OVER: Final = Event("decades-over", "number")
ENDED_EARLY: Final = Event("ended-early", "number", "seats", "number")
FINAL_ARRIVAL_BEGAN: Final = Event("final-arrival-began")
FINAL_ARRIVAL_DROPPED: Final = Event("final-arrival-dropped")
FINAL_PURCHASE_DROPPED: Final = Event("final-purchase-dropped")
FINAL_PURCHASE_PASSED: Final = Event("final-purchase-passed", "seat")
FINAL_PURCHASE_BARRED: Final = Event("final-purchase-barred", "seat")
PATH_SCORED: Final = Event("path-scored", "number", "number")
PATH_WORTHLESS: Final = Event("path-worthless", "number")
INTRIGUE_WON: Final = Event("intrigue-won", "seat", "number", "number")
INTRIGUE_WON_BY_AGE: Final = Event("intrigue-won-by-age", "seat", "number", "number")
TOTAL_COUNTED: Final = Event("total-counted", "seat", "number", "number", "number")
POINTS_DECIDED: Final = Event("points-decided", "seats", "number")
TALENTS_DECIDED: Final = Event("talents-decided", "seats", "number")
GAME_WON: Final = Event("game-won", "seat")
VICTORY_SHARED: Final = Event("victory-shared", "seats")
