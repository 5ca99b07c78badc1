"""What can be told of the cove: every event with the kinds of its numbers."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

# Set-up.
ROGUES_CAME: Final = Event("rogues-came", "rogues", "number", "number")
MERCHANT_CHOSEN: Final = Event("merchant-chosen", "seat", "merchant")
MERCHANT_DRAWN: Final = Event("merchant-drawn", "seat", "merchant")
HOURGLASS_STACKED: Final = Event("hourglass-stacked", "seat", "number")
TOWNSFOLK_CAME: Final = Event("townsfolk-came", "townsfolk", "number")

# Rounds and arrival.
ROUND_BEGAN: Final = Event("round-began", "number", "hour")
BOAT_BOARDED: Final = Event("boat-boarded", "boat", "crowd")
ROGUES_SET_ASIDE: Final = Event("rogues-set-aside", "number")
PRODUCTION_BEGAN: Final = Event("production-began")
PRODUCTION_ENDED: Final = Event("production-ended", "hour")
BOAT_TURNED_AWAY: Final = Event("boat-turned-away", "boat", "crowd")
ROUND_ENDED: Final = Event("round-ended", "number")
MOUSE_MOVED: Final = Event("mouse-moved", "number", "hour")

# Turns and the clock.
SPACE_TAKEN: Final = Event("space-taken", "seat", "space")
SPACE_TAKEN_IN_VAIN: Final = Event("space-taken-in-vain", "seat", "space")
HOURS_SPENT: Final = Event("hours-spent", "seat", "number", "position")
NO_HOURS_SPENT: Final = Event("no-hours-spent", "seat")
ICON_PASSED: Final = Event("icon-passed", "seat", "half-hour", "number")
HAND_ENTERED: Final = Event("hand-entered", "seat", "hour")
MARKER_MOVED: Final = Event("marker-moved", "hour")
DOCKS_FULL: Final = Event("docks-full")

# Corruption.
CORRUPTION_DRAWN: Final = Event("corruption-drawn", "seat", "corruption-card", "reason")
CORRUPTION_DISCARDED: Final = Event("corruption-discarded", "seat", "corruption-card")
CORRUPTION_RESHUFFLED: Final = Event("corruption-reshuffled", "number")
NO_CORRUPTION_LEFT: Final = Event("no-corruption-left", "seat")

# Boats and docks.
BAG_EMPTY: Final = Event("bag-empty", "seat")
ADVENTURER_DRAWN: Final = Event("adventurer-drawn", "seat", "adventurer")
ADVENTURER_LOADED: Final = Event("adventurer-loaded", "seat", "adventurer", "boat")
BOAT_DOCKED: Final = Event("boat-docked", "seat", "boat", "berth", "crowd")
BOAT_REMOVED: Final = Event("boat-removed", "boat", "crowd")
CUSTOMER_ROBBED: Final = Event("customer-robbed", "seat", "adventurer", "boat", "boat")

# Recruiting, staff, townsfolk.
TOWNSFOLK_CALLED: Final = Event("townsfolk-called", "seat", "townsfolk", "number")
ABILITY_LOST: Final = Event("ability-lost", "seat", "townsfolk")
TOWNSFOLK_HIRED: Final = Event("townsfolk-hired", "seat", "townsfolk", "ability")
TOWNSFOLK_DISMISSED: Final = Event("townsfolk-dismissed", "seat", "townsfolk")
TOWNSFOLK_LEFT: Final = Event("townsfolk-left", "townsfolk")
STAFF_USED: Final = Event("staff-used", "seat", "ability")
NOTHING_TO_DISCARD: Final = Event("nothing-to-discard", "seat")
GOOD_GAINED: Final = Event("good-gained", "seat", "ware")
SENT_TO_PIER: Final = Event("sent-to-pier", "seat", "adventurer", "boat", "pier")
SENT_TO_HALL: Final = Event("sent-to-hall", "seat", "adventurer", "boat")
SENT_TO_BAG: Final = Event("sent-to-bag", "seat", "adventurer", "boat")
SENT_TO_BOAT: Final = Event("sent-to-boat", "seat", "adventurer", "boat", "boat")

# Market and sponsorship.
PIER_OPENED: Final = Event("pier-opened", "pier", "sizes", "crowd")
ROGUE_WON_OVER: Final = Event("rogue-won-over", "seat", "pier")
GOOD_SOLD: Final = Event("good-sold", "seat", "ware", "number", "number")
SPONSORED: Final = Event("sponsored", "seat", "hall", "number", "number")
SPONSORED_AT_ONCE: Final = Event("sponsored-at-once", "seat", "hall", "number")

# The end.
FINAL_SCORING: Final = Event("final-scoring", "crowd")
CORRUPTION_REVEALED: Final = Event("corruption-revealed", "seat", "corruption-card")
RENOWN_SCORED: Final = Event("renown-scored", "seat", "hall", "number", "number")
DISGRACE_SCORED: Final = Event("disgrace-scored", "seat", "number", "number")
GOLD_COUNTED: Final = Event("gold-counted", "seat", "number")
TIE_BY_GOODS: Final = Event("tie-by-goods", "seat", "number")
TIE_BY_CORRUPTION: Final = Event("tie-by-corruption", "seat", "number")
SOLO_TIE: Final = Event("solo-tie", "seat")
GAME_WON: Final = Event("game-won", "seat")
VICTORY_SHARED: Final = Event("victory-shared", "seats")
