"""The Peddler's actions: recruit and draw, obtain goods, sponsorship."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_cove.box import BAG, NONE, PLAZA
from cothon.games.merchants_cove.corruption import discard_corruption
from cothon.games.merchants_cove.events import BAG_EMPTY, NOTHING_TO_DISCARD
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.peddler.box import (
    GOODS_SHOWN,
    LEFT,
    OBTAIN,
    OUTER,
    RECRUIT,
)
from cothon.games.merchants_cove.peddler.events import (
    GOOD_NOT_LEFT,
    GOOD_OBTAINED,
    JOINED_POOL,
    NOBODY_TO_RECRUIT,
    POOL_FULL,
    RECRUITED_NEAREST,
    RECRUITED_THERE,
    STALL_FULL,
)
from cothon.games.merchants_cove.peddler.shop import Barrow, depth_shown, free_place, side_shown
from cothon.games.merchants_cove.recruiting import refill_plaza
from cothon.games.merchants_cove.sponsorship import sponsor_at_once
from cothon.games.merchants_cove.table import Table, draw_from_bag, take_in

NEWCOMERS: Final = 2  # adventurers that come with a recruit
GOLD_EACH: Final = 2  # for every customer of the hall


def carry_out(g: Table, barrow: Barrow) -> None:
    """What the right card shows, once and completely.

    A hall pays at once for every customer in it. [MC-PEDDLER-11, -18, -21]
    """
    card = barrow.right - barrow.first_card
    action = barrow.printed.action[card]
    if action == RECRUIT:
        recruit_and_draw(g, barrow)
    elif action == OBTAIN:
        for shown in range(GOODS_SHOWN):
            good = barrow.printed.goods[card * GOODS_SHOWN + shown]
            if good != NONE:
                obtain(g, barrow, good)
    else:
        sponsor_at_once(g, barrow.seat, barrow.printed.hall[card], GOLD_EACH)


# Recruit and draw.


def recruit_and_draw(g: Table, barrow: Barrow) -> None:
    """The card that the icons name comes for nothing, its ability ignored; then two adventurers.

    The plaza is refilled at once. If nobody is there, the adventurers come all the same.
    [MC-PEDDLER-15, -16, -17, E-57, E-98]
    """
    wanted = spot_of(side_shown(barrow), depth_shown(barrow))
    place = occupied_near(g, wanted)
    if place == NONE:
        g.tell(NOBODY_TO_RECRUIT, barrow.seat)
    else:
        card = g.plaza[place]
        g.plaza[place] = NONE
        barrow.staff.append(card)
        event = RECRUITED_THERE if place == wanted else RECRUITED_NEAREST
        g.tell(event, barrow.seat, card, card, wanted)
        refill_plaza(g)
    for _ in range(NEWCOMERS):
        draw_into_pool(g, barrow)


def spot_of(side: i64, depth: i64) -> i64:
    """Two icons as one of four spots from the left: places of the plaza, and docks.

    [MC-PEDDLER-14, -15, -28]
    """
    if side == LEFT:
        return 0 if depth == OUTER else 1
    return 3 if depth == OUTER else 2


def occupied_near(g: Table, wanted: i64) -> i64:
    """The place of the plaza that the icons name or, if it is empty, the nearest other one.

    Of two that are equally near the one towards the centre; NONE if all are empty. [E-57]
    """
    inwards = 1 if wanted < PLAZA // 2 else -1
    for distance in range(PLAZA):
        for place in (wanted + inwards * distance, wanted - inwards * distance):
            if 0 <= place < PLAZA and g.plaza[place] != NONE:
                return place
    return NONE


def draw_into_pool(g: Table, barrow: Barrow) -> None:
    """An adventurer from the bag joins the pool; if that is full, nobody is drawn.

    Then a corruption card is discarded instead, at random. An empty bag changes nothing.
    [MC-PEDDLER-7, -16, -19, E-56, E-84, E-89]
    """
    place = free_place(barrow.pool)
    if g.crowd_at(BAG) == 0:
        g.tell(BAG_EMPTY, barrow.seat)
    elif place != NONE:
        kind = draw_from_bag(g)
        barrow.pool[place] = kind
        take_in(g, kind)
        g.tell(JOINED_POOL, barrow.seat, kind)
    else:
        g.tell(POOL_FULL, barrow.seat)
        discard_at_random(g, barrow)


def discard_at_random(g: Table, barrow: Barrow) -> None:
    """One of its corruption cards goes, if it has any. [MC-PEDDLER-16, E-56]"""
    if barrow.hand:
        card: i64 = barrow.hand[g.chance(len(barrow.hand))]
        discard_corruption(g, barrow.seat, card)
    else:
        g.tell(NOTHING_TO_DISCARD, barrow.seat)


# Obtain goods.


def obtain(g: Table, barrow: Barrow, good: i64) -> None:
    """A good goes to the leftmost free place of the stall, whatever its size.

    One that is not in the supply is not obtained. For one without a place an adventurer joins the
    pool. [MC-PEDDLER-7, -18, -19, -20, E-55, E-84]
    """
    place = free_place(barrow.row)
    if barrow.supply(good) == 0:
        g.tell(GOOD_NOT_LEFT, barrow.seat, ware(barrow, good))
    elif place != NONE:
        barrow.stall[good] += 1
        barrow.row[place] = good
        g.tell(GOOD_OBTAINED, barrow.seat, ware(barrow, good))
    else:
        g.tell(STALL_FULL, barrow.seat, ware(barrow, good))
        draw_into_pool(g, barrow)
