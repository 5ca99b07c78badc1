"""What lies on the table and a question is not about: whoever tries it learns when its time is."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import (
    BOATS,
    CORRUPTION,
    DOCKS,
    GOODS,
    NONE,
    PIERS,
    STAFF_SLOTS,
)
from cothon.games.merchants_cove.reasons import (
    BOATS_LATER,
    CARDS_LATER,
    CLOCK_BY_ITSELF,
    DOCKS_LATER,
    GOODS_LATER,
    NOT_ON_STALL,
    PIERS_LATER,
    SHOP_LATER,
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
    trade = trades[merchant.number]
    found = {
        SHOP_LATER: trade.things(),
        SPACES_LATER: (choices.RECRUIT, choices.USE_STAFF, *trade.named_spaces()),
        TOWNSFOLK_LATER: [choices.TOWNSFOLK + card for card in g.plaza if card != NONE],
        STAFF_LATER: range(choices.STAFF, choices.STAFF + STAFF_SLOTS),
        BOATS_LATER: range(choices.BOAT, choices.BOAT + BOATS),
        DOCKS_LATER: range(choices.DOCK, choices.DOCK + DOCKS),
        PIERS_LATER: range(choices.PIER, choices.PIER + PIERS),
        GOODS_LATER: [choices.GOOD + good for good in range(GOODS) if merchant.stall[good]],
        NOT_ON_STALL: [choices.GOOD + good for good in range(GOODS) if not merchant.stall[good]],
        CARDS_LATER: [choices.CORRUPTION + card - CORRUPTION for card in merchant.hand],
        CLOCK_BY_ITSELF: (choices.HOUR, choices.HAND),
    }
    told = {int(choice): bar for bar, named in found.items() for choice in named}
    return told | dict(trade.aside(g, seat))
