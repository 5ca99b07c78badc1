"""The nouns of ship effects: those that are used by a command of their own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_guilds.choices import EFFECT

USE_EMBARGO: Final[i64] = EFFECT
USE_PALETTE: Final[i64] = USE_EMBARGO + 1
USE_INTRIGUE: Final[i64] = USE_PALETTE + 1
USE_ESCORTS: Final[i64] = USE_INTRIGUE + 1
