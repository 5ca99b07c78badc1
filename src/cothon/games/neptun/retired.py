"""What earlier versions told, and no rule does any more: journals that were stored hold it."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

GAME_STARTED: Final = Event("game-started", "seat")
CONTRACT_REVEALED: Final = Event("contract-revealed", "seat", "city", "goods", "oar")
ORDER_SET: Final = Event("order-set", "number", "seat")
GOLD_ADDED: Final = Event("gold-added", "city", "number")
LEFTOVER_REVEALED: Final = Event("leftover-revealed", "city", "goods", "oar")
LEFTOVER_DISCARDED: Final = Event("leftover-discarded")
OAR_CHOSEN: Final = Event("oar-chosen", "seat")
OAR_REVEALED: Final = Event("oar-revealed", "seat", "oar")
POINTS_EARNED: Final = Event("points-earned", "seat", "city", "goods", "number")
POINT_BOUGHT: Final = Event("point-bought", "seat", "temple")
CONTRACT_LOST: Final = Event("contract-lost", "seat", "city", "goods")
EXTRA_OAR_PLAYED: Final = Event("extra-oar-played", "seat", "oar")
TILE_WON: Final = Event("tile-won", "seat", "temple", "number")
