"""Ship effects: what an active ship can do for its owner, once."""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_guilds.effects import choices, events, intrigue, retired, windows
from cothon.games.merchants_guilds.effects.phrases import PHRASES
from cothon.games.merchants_guilds.effects.reasons import REASONS
from cothon.part import Noun, Part

PART: Final = Part(
    package=__file__,
    chapters=(windows, intrigue),
    events=events,
    retired=retired,
    reasons=REASONS,
    nouns=(
        Noun("embargo", choices.USE_EMBARGO),
        Noun("palette", choices.USE_PALETTE),
        Noun("intrigue", choices.USE_INTRIGUE),
        Noun("escorts", choices.USE_ESCORTS),
    ),
    phrases=PHRASES,
)
