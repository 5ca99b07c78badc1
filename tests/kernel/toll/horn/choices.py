"""The nouns of the horn."""

from __future__ import annotations

from typing import Final

from tests.kernel.toll.choices import HORN

BLOW: Final = HORN
