"""The merchants of the game, one folder each."""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_cove.merchants import alchemist, blacksmith, captain, chronomancer
from cothon.games.merchants_cove.trade import Trade

TRADES: Final[tuple[Trade, ...]] = (
    alchemist.TRADE,
    captain.TRADE,
    chronomancer.TRADE,
    blacksmith.TRADE,
)
