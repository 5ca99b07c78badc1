"""What can be told of the cove: every event with the kinds of its numbers."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

# Set-up: what was agreed, what was drawn, who plays whom, and in which order.
ROGUES_AGREED: Final = Event("rogues-agreed", "roguery", "number", "number")
ROGUES_DRAWN: Final = Event("rogues-drawn", "roguery", "number", "number")
TOWNSFOLK_SHUFFLED: Final = Event("townsfolk-shuffled", "townsfolk-types", "number")
PLAZA_OPENED: Final = Event("plaza-opened", "townsfolk", "townsfolk", "townsfolk", "townsfolk")
MERCHANT_CHOSEN: Final = Event("merchant-chosen", "seat", "merchant")
MERCHANT_DRAWN: Final = Event("merchant-drawn", "seat", "merchant")
ORDER_DRAWN: Final = Event("order-drawn", "lineup")
ORDER_BEHIND_PEDDLER: Final = Event("order-behind-peddler", "lineup")

# Rounds and arrival.
ROUND_OPENED: Final = Event("round-opened", "number", "hour", "lineup", "hour")
BOAT_BOARDED: Final = Event("boat-boarded", "boat", "crowd")
ROGUES_SET_ASIDE: Final = Event("rogues-set-aside", "number")
PRODUCTION_BEGAN: Final = Event("production-began")
PRODUCTION_ENDED: Final = Event("production-ended", "hour")
SELLING_ORDER: Final = Event("selling-order", "lineup")
BOAT_TURNED_AWAY: Final = Event("boat-turned-away", "boat", "crowd")
PURSE_COUNTED: Final = Event("purse-counted", "seat", "number", "number")
ROUND_ENDED: Final = Event("round-ended", "number")
MOUSE_LEFT: Final = Event("mouse-left", "clock-hand", "hour")

# Turns and the clock.
SPACE_TAKEN: Final = Event("space-taken", "seat", "space")
SPACE_TAKEN_IN_VAIN: Final = Event("space-taken-in-vain", "seat", "space")
HOURS_SPENT: Final = Event("hours-spent", "seat", "number", "position")
NO_HOURS_SPENT: Final = Event("no-hours-spent", "seat")
ICON_PASSED: Final = Event("icon-passed", "seat", "half-hour", "number")
ICON_IGNORED: Final = Event("icon-ignored", "seat", "half-hour")
HAND_ENTERED: Final = Event("hand-entered", "seat", "hour")
MARKER_MOVED: Final = Event("marker-moved", "hour")
MARKER_REACHED: Final = Event("marker-reached", "seat", "hour")
DOCKS_FULL: Final = Event("docks-full")

# Corruption.
CORRUPTION_DRAWN: Final = Event("corruption-drawn", "seat", "corruption-card", "reason")
CORRUPTION_DISCARDED: Final = Event("corruption-discarded", "seat", "corruption-card")
CORRUPTION_KEPT: Final = Event("corruption-kept", "seat")
CORRUPTION_RESHUFFLED: Final = Event("corruption-reshuffled", "number")
NO_CORRUPTION_LEFT: Final = Event("no-corruption-left", "seat")

# Boats and docks.
BAG_EMPTY: Final = Event("bag-empty", "seat")
ADVENTURER_DRAWN: Final = Event("adventurer-drawn", "seat", "adventurer")
ADVENTURER_LOADED: Final = Event("adventurer-loaded", "seat", "adventurer", "boat")
BOAT_DOCKED: Final = Event("boat-docked", "seat", "boat", "berth", "crowd")
BOAT_DOCKED_LAST: Final = Event("boat-docked-last", "seat", "boat", "berth", "crowd")
BOAT_REMOVED: Final = Event("boat-removed", "boat", "crowd")
CUSTOMER_ROBBED: Final = Event("customer-robbed", "seat", "adventurer", "boat", "boat")

# Recruiting, staff, townsfolk.
TOWNSFOLK_RECRUITED: Final = Event("townsfolk-recruited", "seat", "townsfolk", "talent", "cost")
ABILITY_IDLE: Final = Event("ability-idle", "seat", "townsfolk", "obstacle")
TOWNSFOLK_EMPLOYED: Final = Event("townsfolk-employed", "seat", "townsfolk", "ability", "icons")
TOWNSFOLK_DISMISSED: Final = Event("townsfolk-dismissed", "seat", "townsfolk")
TOWNSFOLK_JOINED: Final = Event("townsfolk-joined", "townsfolk")
TOWNSFOLK_LEFT: Final = Event("townsfolk-left", "townsfolk")
STAFF_USED: Final = Event("staff-used", "seat", "ability")
NOTHING_DONE: Final = Event("nothing-done", "seat")
NOTHING_TO_DISCARD: Final = Event("nothing-to-discard", "seat")
GOOD_GAINED: Final = Event("good-gained", "seat", "ware")
SENT_TO_PIER: Final = Event("sent-to-pier", "seat", "adventurer", "boat", "pier")
SENT_TO_HALL: Final = Event("sent-to-hall", "seat", "adventurer", "boat")
SENT_TO_BAG: Final = Event("sent-to-bag", "seat", "adventurer", "boat")
SENT_TO_BOAT: Final = Event("sent-to-boat", "seat", "adventurer", "boat", "boat")

# Market and sponsorship: what is paid, and the sum that it comes from.
PIER_OPENED: Final = Event("pier-opened", "pier", "sizes", "crowd")
ROGUE_WON_OVER: Final = Event("rogue-won-over", "seat", "pier")
WARE_SOLD: Final = Event("ware-sold", "seat", "ware", "sale", "number")
GOODS_KEPT: Final = Event("goods-kept", "seat", "pier")
NO_BUYERS: Final = Event("no-buyers", "seat", "pier")
NO_GOODS_TO_SELL: Final = Event("no-goods-to-sell", "seat", "pier", "sizes")
MARKET_ENDED: Final = Event("market-ended")
HALL_PAID: Final = Event("hall-paid", "seat", "some", "number", "number")
HALL_PAID_AT_ONCE: Final = Event("hall-paid-at-once", "seat", "some", "number", "number")

# The end.
FINAL_SCORING: Final = Event("final-scoring", "crowd")
GOLD_EARNED: Final = Event("gold-earned", "seat", "number", "number", "number")
HAND_REVEALED: Final = Event("hand-revealed", "seat", "number")
CORRUPTION_REVEALED: Final = Event("corruption-revealed", "seat", "corruption-card")
ICONS_SCORED: Final = Event("icons-scored", "seat", "some", "number", "number")
CORRUPTION_SCORED: Final = Event("corruption-scored", "seat", "some", "number", "number")
GOLD_COUNTED: Final = Event("gold-counted", "seat", "number")
TIE_BROKEN_BY_GOODS: Final = Event("tie-broken-by-goods", "seat", "mention", "number", "number")
TIE_BROKEN_BY_CARDS: Final = Event("tie-broken-by-cards", "seat", "mention", "number", "number")
SOLO_TIE: Final = Event("solo-tie", "seat")
SOLO_WON: Final = Event("solo-won", "seat", "number", "number")
SOLO_LOST: Final = Event("solo-lost", "seat", "number", "number")
GAME_DECIDED: Final = Event("game-decided", "seat", "number")
VICTORY_LEVEL: Final = Event("victory-level", "lineup", "number")
