"""What lies on the table and a question is not about: whoever tries it learns when its time is."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.neptun.box import OAR_CARD, PLACES, REGIONS, SLOTS
from cothon.games.neptun.choices import CONTRACT, JOIN, OAR, PLACE, REVEAL, SLOT, TEMPLE
from cothon.games.neptun.delivery import BuyPoint, bars_delivery
from cothon.games.neptun.extra import JoinExtra
from cothon.games.neptun.oars import bars_played
from cothon.games.neptun.reasons import (
    ANSWER_FIRST,
    BY_DELIVERY,
    DELIVER_THERE,
    EXTRA_LATER,
    HAS_ARRIVED,
    LOAD_FIRST,
    LOADED_FOR_GOOD,
    ONE_DELIVERY,
    SAIL_LATER,
    TAKE_FIRST,
)
from cothon.games.neptun.table import ACQUIRE, EMPTY, OPEN, Table
from cothon.kernel.reasons import because


def aside(g: Table, seat: int) -> dict[int, int]:
    """By choice, when each thing that lies openly before a seat can be chosen."""
    found: dict[int, int] = {JOIN: EXTRA_LATER}
    for region in range(REGIONS):
        found[TEMPLE + region] = because(BY_DELIVERY, g.box.temple_point_price)
    for place in range(PLACES):
        found[PLACE + place] = sailing_time(g)
    for slot in range(SLOTS):
        found[SLOT + slot] = slot_time(g, seat, slot)
    if g.phase == ACQUIRE:
        for column in range(g.seats + 1):
            found[CONTRACT + column] = LOAD_FIRST
        found[REVEAL] = LOAD_FIRST
    for owner in range(g.seats):
        for oar in g.merchants[owner].played:
            found[OAR + oar - OAR_CARD] = bars_played(seat, owner)
    if isinstance(g.agenda[-1], JoinExtra):
        for oar in g.merchants[seat].hand:
            found[OAR + oar - OAR_CARD] = ANSWER_FIRST
    return found


def sailing_time(g: Table) -> i64:
    """When a place can be named. [NE-SAIL-1, -8, NE-EXTRA-2]"""
    step = g.agenda[-1]
    if g.phase == ACQUIRE:
        return SAIL_LATER
    if isinstance(step, JoinExtra):
        return ANSWER_FIRST
    return HAS_ARRIVED


def slot_time(g: Table, seat: i64, slot: i64) -> i64:
    """When a slot of the own manifest can be named. [NE-LOAD-1, -2, NE-DELIVER-1, -2]"""
    merchant = g.merchants[seat]
    if g.phase == ACQUIRE:
        return TAKE_FIRST if merchant.slots[slot] == EMPTY else LOADED_FOR_GOOD
    if merchant.slots[slot] != OPEN:
        return bars_delivery(g, merchant, slot)
    if isinstance(g.agenda[-1], BuyPoint):
        return ONE_DELIVERY
    return because(DELIVER_THERE, g.box.city_place[merchant.cities[slot]])
