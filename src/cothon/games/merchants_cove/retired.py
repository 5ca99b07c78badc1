"""What earlier versions told of the cove: stored journals hold it, and its sentences stay."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

ROGUES_CAME: Final = Event("rogues-came", "rogues", "number", "number")
HOURGLASS_STACKED: Final = Event("hourglass-stacked", "seat", "number")
TOWNSFOLK_CAME: Final = Event("townsfolk-came", "townsfolk", "number")
ROUND_BEGAN: Final = Event("round-began", "number", "hour")
MOUSE_MOVED: Final = Event("mouse-moved", "number", "hour")
TOWNSFOLK_CALLED: Final = Event("townsfolk-called", "seat", "townsfolk", "number")
ABILITY_LOST: Final = Event("ability-lost", "seat", "townsfolk")
TOWNSFOLK_HIRED: Final = Event("townsfolk-hired", "seat", "townsfolk", "ability")
GOOD_SOLD: Final = Event("good-sold", "seat", "ware", "number", "number")
SPONSORED: Final = Event("sponsored", "seat", "hall", "number", "number")
SPONSORED_AT_ONCE: Final = Event("sponsored-at-once", "seat", "hall", "number")
RENOWN_SCORED: Final = Event("renown-scored", "seat", "hall", "number", "number")
DISGRACE_SCORED: Final = Event("disgrace-scored", "seat", "number", "number")
TIE_BY_GOODS: Final = Event("tie-by-goods", "seat", "number")
TIE_BY_CORRUPTION: Final = Event("tie-by-corruption", "seat", "number")
GAME_WON: Final = Event("game-won", "seat")
VICTORY_SHARED: Final = Event("victory-shared", "seats")
