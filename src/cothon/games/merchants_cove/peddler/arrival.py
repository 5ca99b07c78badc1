"""Arrival: the Peddler's first card, and customers for its pool."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.arrival import put_rogues_back
from cothon.games.merchants_cove.box import NONE, ROGUE
from cothon.games.merchants_cove.peddler.events import JOINED_POOL, ROGUES_REFUSED
from cothon.games.merchants_cove.peddler.shop import FREE, Barrow
from cothon.games.merchants_cove.table import Table, draw_from_bag, take_in


def fill_icon_places(g: Table, barrow: Barrow) -> None:
    """Customers from the bag fill the empty places with the customer icon, from the left.

    Rogues are set aside and go back at the end, but one that is already there keeps its place. If
    the bag has no more customers, places stay empty. [MC-PEDDLER-9, MC-ARRIVE-6, E-16, E-54]
    """
    aside: i64 = 0
    place: i64 = 0
    while place < barrow.printed.icon_places:
        if barrow.pool[place] != FREE:
            place += 1
            continue
        kind = draw_from_bag(g)
        if kind == NONE:
            break
        if kind == ROGUE:
            aside += 1
            continue
        barrow.pool[place] = kind
        take_in(g, kind)
        g.tell(JOINED_POOL, barrow.seat, kind)
    put_rogues_back(g, aside)
    if aside:
        g.tell(ROGUES_REFUSED, barrow.seat, aside)
