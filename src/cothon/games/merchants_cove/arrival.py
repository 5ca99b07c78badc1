"""Arrival phase: two adventurers come aboard every boat."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.box import BAG, BOAT, BOATS, NONE, ROGUE
from cothon.games.merchants_cove.events import BOAT_BOARDED, PRODUCTION_BEGAN, ROGUES_SET_ASIDE
from cothon.games.merchants_cove.table import Table, draw_from_bag, put_into
from cothon.games.merchants_cove.telling import crowd_code
from cothon.kernel.step import Step


class ArriveInCove(Step[Table]):
    """Two adventurers from the bag go onto each boat, from left to right.

    Whether rogues are among them the rogue card says; those set aside go back at the end. Robbers
    do nothing here. [MC-ARRIVE-1 to -6, E-15, E-16, E-87]
    """

    def run(self, g: Table) -> None:
        aside: i64 = 0
        for boat in range(BOATS):
            for _ in range(g.box.arrivals):
                aside += board(g, boat)
            g.tell(BOAT_BOARDED, boat, crowd_code(g, BOAT + boat))
        put_rogues_back(g, aside)
        if aside:
            g.tell(ROGUES_SET_ASIDE, aside)
        for merchant in g.merchants:
            merchant.arrive(g)
        g.tell(PRODUCTION_BEGAN)


def board(g: Table, boat: i64) -> i64:
    """One adventurer comes aboard; how many rogues were set aside on the way. [MC-ARRIVE-3, -4]"""
    if g.box.rogues_arrive[g.rogues]:
        kind = draw_from_bag(g)
        if kind != NONE:
            put_into(g, kind, BOAT + boat)
        return 0
    aside: i64 = 0
    while True:
        kind = draw_from_bag(g)
        if kind != ROGUE:
            break
        aside += 1
    if kind != NONE:
        put_into(g, kind, BOAT + boat)
    return aside


def put_rogues_back(g: Table, aside: i64) -> None:
    """The rogues set aside go back into the bag. [MC-ARRIVE-3, E-16]"""
    for _ in range(aside):
        put_into(g, ROGUE, BAG)
