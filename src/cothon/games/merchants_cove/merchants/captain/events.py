"""What can be told of the Captain."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

# Ships and the compass.
SHIP_MOVED: Final = Event("ship-moved", "seat", "region", "region")
SHORTCUT_TAKEN: Final = Event("shortcut-taken", "seat", "region", "region")
COMPASS_READ: Final = Event("compass-read", "seat", "number", "number", "number")
POINTS_LEFT: Final = Event("points-left", "seat", "number")
SPUN_AGAIN: Final = Event("spun-again", "seat")

# Cursed coins.
COINS_ADDED: Final = Event("coins-added", "seat", "number", "number")
COINS_LACKING: Final = Event("coins-lacking", "seat")
COINS_TAKEN: Final = Event("coins-taken", "seat", "number", "number")

# Treasures.
ISLANDS_FILLED: Final = Event("islands-filled", "seat", "number", "number")
ISLANDS_LEFT_EMPTY: Final = Event("islands-left-empty", "seat", "number")
TREASURE_SIGHTED: Final = Event("treasure-sighted", "seat", "ware", "region")
TREASURES_GATHERED: Final = Event("treasures-gathered", "seat", "number")
STACK_SEARCHED: Final = Event("stack-searched", "seat", "number")
TREASURE_NOT_FOUND: Final = Event("treasure-not-found", "seat", "ware")

# Fishing and importing: a ship comes home.
SEAFOOD_CAUGHT: Final = Event("seafood-caught", "seat", "region", "ware")
NOTHING_CAUGHT: Final = Event("nothing-caught", "seat", "region", "ware")
COINS_FISHED: Final = Event("coins-fished", "seat", "region")
NO_SHIP_FISHES: Final = Event("no-ship-fishes", "seat")
TREASURE_IMPORTED: Final = Event("treasure-imported", "seat", "region", "ware")
COINS_IMPORTED: Final = Event("coins-imported", "seat", "region")

# Market.
PIRATES_PATROLLED: Final = Event("pirates-patrolled", "seat", "number")
