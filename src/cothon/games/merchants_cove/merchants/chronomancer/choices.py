"""The Chronomancer's nouns."""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_cove import choices

CHRONOMANCER: Final = choices.CHRONOMANCER  # the merchant himself
CHRONOMANCER_TO: Final = CHRONOMANCER + 1  # 8 spaces of the ring
ASSISTANT_TO: Final = CHRONOMANCER_TO + 8  # the same 8
FRAGMENT: Final = ASSISTANT_TO + 8  # 10 portal fragments
END: Final = FRAGMENT + 10
