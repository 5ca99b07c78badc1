"""Why something in the cove cannot be chosen, each with its rule; the sentences are in words/.

The reasons of a merchant are in the `reasons.py` of its folder, with a range of numbers of its own.
"""

from __future__ import annotations

from typing import Final

from cothon.kernel.reasons import Reason

MERCHANT_TAKEN: Final = 1
FIGURE_STANDS_THERE: Final = 2
PLAZA_EMPTY: Final = 3
NO_STAFF: Final = 4
STAFF_PLACE_FREE: Final = 5
STAFF_USED_ALREADY: Final = 6
BOAT_DOCKED: Final = 7
BOAT_AWAY: Final = 8
BOAT_FULL: Final = 9
BOAT_SAME: Final = 10
DOCK_OTHER_SIDE: Final = 11
DOCK_TAKEN: Final = 12
NOT_ABOARD: Final = 13
ROGUE_WITHOUT_HALL: Final = 14
NO_OTHER_BOAT: Final = 15
ONLY_CUSTOMERS_ROBBED: Final = 16
OTHER_BOAT_ROBBED: Final = 17
NO_CORRUPTION_CARD: Final = 18
NO_CULTISTS: Final = 19
NO_ROGUE_THERE: Final = 20
NO_GOOD_FOR_PIER: Final = 21
NOT_ON_STALL: Final = 22
WRONG_SIZE: Final = 23
NO_CUSTOMER: Final = 24
GOOD_PASSED_OVER: Final = 25
CARD_PASSED_OVER: Final = 26
SAME_ICONS: Final = 27
NOT_IN_SUPPLY: Final = 28
# What a question is not about: when its time is.
SPACES_LATER: Final = 29
TOWNSFOLK_LATER: Final = 30
STAFF_LATER: Final = 31
BOATS_LATER: Final = 32
DOCKS_LATER: Final = 33
PIERS_LATER: Final = 34
GOODS_LATER: Final = 35
CLOCK_BY_ITSELF: Final = 36
CARDS_LATER: Final = 37
SHOP_LATER: Final = 38

REASONS: Final = {
    MERCHANT_TAKEN: Reason("merchant-taken", "MC-SETUP-13", "seat"),
    FIGURE_STANDS_THERE: Reason("figure-stands-there", "MC-TURN-1"),
    PLAZA_EMPTY: Reason("plaza-empty", "MC-RECRUIT-1"),
    NO_STAFF: Reason("no-staff", "E-01"),
    STAFF_PLACE_FREE: Reason("staff-place-free", "MC-STAFF-1"),
    STAFF_USED_ALREADY: Reason("staff-used-already", "MC-STAFF-1"),
    BOAT_DOCKED: Reason("boat-docked", "MC-LOAD-3"),
    BOAT_AWAY: Reason("boat-away", "MC-LOAD-3"),
    BOAT_FULL: Reason("boat-full", "MC-LOAD-1", "number"),
    BOAT_SAME: Reason("boat-same", "MC-ROGUE-6"),
    DOCK_OTHER_SIDE: Reason("dock-other-side", "MC-DOCK-1"),
    DOCK_TAKEN: Reason("dock-taken", "MC-DOCK-1"),
    NOT_ABOARD: Reason("not-aboard", "MC-TOWN-9"),
    ROGUE_WITHOUT_HALL: Reason("rogue-without-hall", "MC-TOWN-6"),
    NO_OTHER_BOAT: Reason("no-other-boat", "E-21"),
    ONLY_CUSTOMERS_ROBBED: Reason("only-customers-robbed", "MC-ROGUE-6"),
    OTHER_BOAT_ROBBED: Reason("other-boat-robbed", "MC-ROGUE-6", "boat"),
    NO_CORRUPTION_CARD: Reason("no-corruption-card", "E-79"),
    NO_CULTISTS: Reason("no-cultists", "MC-ROGUE-2"),
    NO_ROGUE_THERE: Reason("no-rogue-there", "MC-ROGUE-5", "pier"),
    NO_GOOD_FOR_PIER: Reason("no-good-for-pier", "E-82", "pier"),
    NOT_ON_STALL: Reason("not-on-stall", "MC-MARKET-4"),
    WRONG_SIZE: Reason("wrong-size", "MC-MARKET-3", "pier", "sizes"),
    NO_CUSTOMER: Reason("no-customer", "MC-MARKET-6", "adventurer", "pier"),
    GOOD_PASSED_OVER: Reason("good-passed-over", "MC-MARKET-4"),
    CARD_PASSED_OVER: Reason("card-passed-over", "MC-TOWN-2"),
    SAME_ICONS: Reason("same-icons", "E-105"),
    NOT_IN_SUPPLY: Reason("not-in-supply", "MC-GEN-3"),
    SPACES_LATER: Reason("spaces-later", "MC-TURN-1"),
    TOWNSFOLK_LATER: Reason("townsfolk-later", "MC-RECRUIT-1"),
    STAFF_LATER: Reason("staff-later", "MC-STAFF-1"),
    BOATS_LATER: Reason("boats-later", "MC-LOAD-1"),
    DOCKS_LATER: Reason("docks-later", "MC-LOAD-4"),
    PIERS_LATER: Reason("piers-later", "MC-MARKET-1"),
    GOODS_LATER: Reason("goods-later", "MC-MARKET-4"),
    CLOCK_BY_ITSELF: Reason("clock-by-itself", "MC-CLOCK-1"),
    CARDS_LATER: Reason("cards-later", "MC-TOWN-2"),
    SHOP_LATER: Reason("shop-later", "MC-TURN-2"),
}
