"""The Chronomancer: two figures, time machines and portals."""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_cove.merchants.chronomancer import (
    choices,
    events,
    exchanging,
    freezing,
    moving,
    portals,
    retired,
    shifting,
)
from cothon.games.merchants_cove.merchants.chronomancer.box import FRAGMENTS, RING
from cothon.games.merchants_cove.merchants.chronomancer.freezing import hours_due
from cothon.games.merchants_cove.merchants.chronomancer.material import read
from cothon.games.merchants_cove.merchants.chronomancer.phrases import PHRASES
from cothon.games.merchants_cove.merchants.chronomancer.position import place
from cothon.games.merchants_cove.merchants.chronomancer.reasons import REASONS
from cothon.games.merchants_cove.merchants.chronomancer.shapes import FRAGMENT_CODES, RING_CODES
from cothon.games.merchants_cove.merchants.chronomancer.view import see
from cothon.games.merchants_cove.trade import Trade
from cothon.part import Noun, Part

TRADE: Final = Trade(
    code="chronomancer",
    choice=choices.CHRONOMANCER,
    part=Part(
        package=__file__,
        chapters=(moving, freezing, shifting, portals, exchanging),
        events=events,
        retired=retired,
        reasons=REASONS,
        nouns=(
            Noun("chronomancer", choices.CHRONOMANCER),
            Noun("chronomancer-to", choices.CHRONOMANCER_TO, RING, lambda _: RING_CODES),
            Noun("assistant-to", choices.ASSISTANT_TO, RING, lambda _: RING_CODES),
            Noun("fragment", choices.FRAGMENT, FRAGMENTS, lambda _: FRAGMENT_CODES),
        ),
        phrases=PHRASES,
    ),
    read=read,
    see=see,
    place=place,
    hours_due=hours_due,
)
