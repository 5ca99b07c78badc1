"""What lies on the table and a question is not about: whoever tries it learns when its time is."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import BOATS, DOCKS, GOODS, NONE, PIERS, STAFF_SLOTS
from cothon.games.merchants_cove.reasons import (
    BOATS_LATER,
    CLOCK_BY_ITSELF,
    DOCKS_LATER,
    GOODS_LATER,
    PIERS_LATER,
    SPACES_LATER,
    STAFF_LATER,
    TOWNSFOLK_LATER,
)
from cothon.games.merchants_cove.table import Table
from cothon.games.merchants_cove.trade import Trade


def aside(g: Table, seat: int, trades: Sequence[Trade]) -> dict[int, int]:
    """By choice, when each thing that lies openly before a seat can be chosen."""
    if not g.shops_are_open():
        return {}
    merchant = g.merchants[seat]
    spaces = [choices.RECRUIT, choices.USE_STAFF, *trades[merchant.number].named_spaces()]
    plaza = [choices.TOWNSFOLK + card for card in g.plaza if card != NONE]
    stall = [choices.GOOD + good for good in range(GOODS) if merchant.stall[good]]
    found = {
        SPACES_LATER: spaces,
        TOWNSFOLK_LATER: plaza,
        STAFF_LATER: range(choices.STAFF, choices.STAFF + STAFF_SLOTS),
        BOATS_LATER: range(choices.BOAT, choices.BOAT + BOATS),
        DOCKS_LATER: range(choices.DOCK, choices.DOCK + DOCKS),
        PIERS_LATER: range(choices.PIER, choices.PIER + PIERS),
        GOODS_LATER: stall,
        CLOCK_BY_ITSELF: (choices.HOUR, choices.HAND),
    }
    return {int(choice): bar for bar, named in found.items() for choice in named}
