"""The Peddler: the opponent whom cards play."""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_cove.peddler import (
    actions,
    arrival,
    cards,
    events,
    loading,
    peddling,
    retired,
    selling,
)
from cothon.games.merchants_cove.peddler.codes import CARD_CODES
from cothon.games.merchants_cove.peddler.material import read
from cothon.games.merchants_cove.peddler.phrases import PHRASES
from cothon.games.merchants_cove.peddler.position import place
from cothon.games.merchants_cove.peddler.view import see
from cothon.games.merchants_cove.trade import Trade
from cothon.part import Part

TRADE: Final = Trade(
    code="peddler",
    choice=-1,  # nobody can choose it
    part=Part(
        package=__file__,
        chapters=(cards, arrival, peddling, actions, loading, selling),
        events=events,
        retired=retired,
        phrases=PHRASES,
    ),
    read=read,
    see=see,
    place=place,
    cards=CARD_CODES,
)
