"""What earlier versions told of the Peddler: stored journals hold it, and its sentences stay."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

ERRAND_DECIDED: Final = Event("errand-decided", "seat", "errand", "number", "spot")
RECRUITED_BY_ICONS: Final = Event("recruited-by-icons", "seat", "townsfolk", "number", "spot")
RECRUITED_NEARBY: Final = Event("recruited-nearby", "seat", "townsfolk", "number", "spot")
HAND_WANTED: Final = Event("hand-wanted", "seat", "number")
HAND_SHUNNED: Final = Event("hand-shunned", "seat", "number")
