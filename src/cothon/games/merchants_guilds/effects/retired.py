"""What earlier versions told of ship effects: stored journals hold it."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

EFFECT_USED: Final = Event("effect-used", "seat", "effect")
MARKET_RENEWED: Final = Event("market-renewed")
