"""Why something cannot be chosen, each with its rule; the sentences are `why-…` in words/."""

from __future__ import annotations

from typing import Final

from cothon.kernel.reasons import Reason

# Action spaces and their payment.
TOO_FEW_CARDS: Final = 1
NO_CARD_SHOWS_IT: Final = 2
CARDS_NEEDED: Final = 3
CARD_NEEDED: Final = 4
OTHER_ACTION: Final = 5
SKIPPED_FOR_NOTHING: Final = 6
GUILD_ACTION_DUE: Final = 7

# Cards of a payment.
PICKED_EARLIER: Final = 8
TOO_FEW_FOLLOW: Final = 9
PICKED_ALREADY: Final = 10
BESIDE_RESIDENCE: Final = 11
IN_THE_MARKET: Final = 12
BASE_CARD_PAYS_NOTHING: Final = 13
OTHER_GOOD: Final = 14
GOODS_DO_NOT_MATCH: Final = 15
HIGHER_COINS_FIRST: Final = 16
COINS_FOLLOW_SHORT: Final = 17

# Market.
NO_CARD_LEFT: Final = 18
IN_HAND_ALREADY: Final = 19
GIVE_FIRST: Final = 20
BASE_CARD_STAYS: Final = 21
MARKET_EMPTY: Final = 22
SHIP_ACTIVE: Final = 23

# Residence.
RESIDENCE_EMPTY: Final = 24
COLUMN_EMPTY: Final = 25
TOO_FEW_TRADE_CARDS: Final = 26
TOO_FEW_MATCHING: Final = 27
NO_COLUMN_PAYABLE: Final = 28

# Harbours.
NO_DISC: Final = 29
DOCK_OWN: Final = 30
DOCK_OF_ANOTHER: Final = 31
LAST_DOCK: Final = 32
NO_DOCK_LEFT: Final = 33
DOCK_WITHOUT_SHIP: Final = 34
SHIP_PILE_EMPTY: Final = 35
COLUMN_FIRST: Final = 36
AVAILABLE_DISC_GOES: Final = 37
NO_ANCHOR_AT_START: Final = 38
BEFORE_START: Final = 53

# Deliveries.
NO_DISC_IN_HARBOURS: Final = 39
NOTHING_TO_DELIVER: Final = 40
NO_DISC_THERE: Final = 41
NO_CARD_FOR_SHIP: Final = 42
HARBOUR_DONE: Final = 43

# Guild hall and achievement tiles.
TOO_FEW_COINS: Final = 44
SEAT_OWN: Final = 45
SEAT_OF_ANOTHER: Final = 46
SEAT_COVERED: Final = 47
LATER_DECADE: Final = 48
EARLIER_DECADE: Final = 49
TILE_OWN: Final = 50
TILE_FULL: Final = 51
TILES_ONLY: Final = 52

# What another question is about.
SPACE_IS_CHOSEN: Final = 54
DOCKS_BY_ACTION: Final = 55
COLUMNS_BY_RESIDENCE: Final = 56
PLACES_BY_GUILD_ACTION: Final = 57
MARKET_BY_ACTION: Final = 58
CARDS_WHEN_DUE: Final = 59
SHIPS_BY_MARKET: Final = 60

REASONS: Final = {
    TOO_FEW_CARDS: Reason("too-few-cards", "MG-PAY-2", "number", "number"),
    NO_CARD_SHOWS_IT: Reason("no-card-shows-it", "MG-PAY-1", "space"),
    CARDS_NEEDED: Reason("cards-needed", "MG-TURN-5"),
    CARD_NEEDED: Reason("card-needed", "MG-TURN-5"),
    OTHER_ACTION: Reason("other-action", "MG-PAY-1", "space"),
    SKIPPED_FOR_NOTHING: Reason("skipped-for-nothing", "MG-TURN-7"),
    GUILD_ACTION_DUE: Reason("guild-action-due", "MG-TURN-7"),
    PICKED_EARLIER: Reason("picked-earlier", "MG-CARD-8"),
    TOO_FEW_FOLLOW: Reason("too-few-follow", "MG-CARD-8"),
    PICKED_ALREADY: Reason("picked-already", "MG-CARD-8"),
    BESIDE_RESIDENCE: Reason("beside-residence", "MG-CARD-6"),
    IN_THE_MARKET: Reason("in-the-market", "MG-CARD-8"),
    BASE_CARD_PAYS_NOTHING: Reason("base-card-pays-nothing", "MG-CARD-2"),
    OTHER_GOOD: Reason("other-good", "MG-DELIVER-5", "good"),
    GOODS_DO_NOT_MATCH: Reason("goods-do-not-match", "MG-RES-3", "column"),
    HIGHER_COINS_FIRST: Reason("higher-coins-first", "MG-CARD-8"),
    COINS_FOLLOW_SHORT: Reason("coins-follow-short", "MG-CARD-8", "number", "number"),
    NO_CARD_LEFT: Reason("no-card-left", "MG-PILE-3"),
    IN_HAND_ALREADY: Reason("in-hand-already", "MG-MARKET-1"),
    GIVE_FIRST: Reason("give-first", "MG-MARKET-3"),
    BASE_CARD_STAYS: Reason("base-card-stays", "MG-MARKET-5"),
    MARKET_EMPTY: Reason("market-empty", "MG-PILE-3"),
    SHIP_ACTIVE: Reason("ship-active", "MG-MARKET-6"),
    RESIDENCE_EMPTY: Reason("residence-empty", "MG-RES-1"),
    COLUMN_EMPTY: Reason("column-empty", "MG-RES-1"),
    TOO_FEW_TRADE_CARDS: Reason("too-few-trade-cards", "MG-RES-1", "number", "number"),
    TOO_FEW_MATCHING: Reason("too-few-matching", "MG-RES-3", "number", "number"),
    NO_COLUMN_PAYABLE: Reason("no-column-payable", "MG-TURN-8"),
    NO_DISC: Reason("no-disc", "MG-TURN-8"),
    DOCK_OWN: Reason("dock-own", "MG-TDOCK-2"),
    DOCK_OF_ANOTHER: Reason("dock-of-another", "MG-TDOCK-2", "seat"),
    LAST_DOCK: Reason("last-dock", "MG-TDOCK-3"),
    NO_DOCK_LEFT: Reason("no-dock-left", "MG-TURN-8"),
    DOCK_WITHOUT_SHIP: Reason("dock-without-ship", "MG-PILE-8"),
    SHIP_PILE_EMPTY: Reason("ship-pile-empty", "MG-PILE-8"),
    COLUMN_FIRST: Reason("column-first", "MG-SETUP-17"),
    AVAILABLE_DISC_GOES: Reason("available-disc-goes", "MG-SETUP-19"),
    NO_ANCHOR_AT_START: Reason("no-anchor-at-start", "MG-SETUP-18"),
    BEFORE_START: Reason("before-start", "MG-SETUP-16"),
    NO_DISC_IN_HARBOURS: Reason("no-disc-in-harbours", "MG-TURN-8"),
    NOTHING_TO_DELIVER: Reason("nothing-to-deliver", "MG-TURN-8"),
    NO_DISC_THERE: Reason("no-disc-there", "MG-DELIVER-4"),
    NO_CARD_FOR_SHIP: Reason("no-card-for-ship", "MG-DELIVER-5", "good"),
    HARBOUR_DONE: Reason("harbour-done", "MG-DELIVER-2"),
    TOO_FEW_COINS: Reason("too-few-coins", "MG-CARD-7", "number", "number"),
    SEAT_OWN: Reason("seat-own", "MG-GUILD-4"),
    SEAT_OF_ANOTHER: Reason("seat-of-another", "MG-GUILD-4", "seat"),
    SEAT_COVERED: Reason("seat-covered", "MG-FEW-5"),
    LATER_DECADE: Reason("later-decade", "MG-PLACE-1", "decade"),
    EARLIER_DECADE: Reason("earlier-decade", "MG-PLACE-1", "decade"),
    TILE_OWN: Reason("tile-own", "MG-PLACE-4"),
    TILE_FULL: Reason("tile-full", "MG-PLACE-3"),
    TILES_ONLY: Reason("tiles-only", "MG-DELIVER-18"),
    SPACE_IS_CHOSEN: Reason("space-is-chosen", "MG-TURN-1"),
    DOCKS_BY_ACTION: Reason("docks-by-action", "MG-TDOCK-1"),
    COLUMNS_BY_RESIDENCE: Reason("columns-by-residence", "MG-RES-1"),
    PLACES_BY_GUILD_ACTION: Reason("places-by-guild-action", "MG-MARKER-1"),
    MARKET_BY_ACTION: Reason("market-by-action", "MG-MARKET-1"),
    CARDS_WHEN_DUE: Reason("cards-when-due", "MG-CARD-1"),
    SHIPS_BY_MARKET: Reason("ships-by-market", "MG-MARKET-6"),
}
