"""The nouns of Toll."""

from __future__ import annotations

from typing import Final

CARD: Final = 0  # 12 trade cards
OAR: Final = CARD + 12  # 9 oars, three for every seat
GATE: Final = OAR + 9  # 2 gates
REST: Final = GATE + 2
HORN: Final = REST + 1  # what the horn can do, in a folder of its own
SIZE: Final = HORN + 1
