"""Treasures: dealt face down, turned up by ships, searched for, gathered in again."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.captain.box import ISLANDS
from cothon.games.merchants_cove.merchants.captain.events import (
    ISLANDS_FILLED,
    ISLANDS_LEFT_EMPTY,
    STACK_SEARCHED,
    TREASURE_NOT_FOUND,
    TREASURE_SIGHTED,
    TREASURES_GATHERED,
)
from cothon.games.merchants_cove.merchants.captain.shop import (
    Chart,
    good_of,
    has_treasure,
    is_face_up,
    landed_treasures,
    put_on_island,
    take_from_island,
    treasure_at,
)
from cothon.games.merchants_cove.table import Table
from cothon.kernel.hidden import EVERYBODY


def fill_islands(g: Table, chart: Chart) -> None:
    """A new treasure comes face down to every island without one, as long as the stack lasts.

    Where a ship is, it is turned up. [MC-CAPT-SETUP-2, MC-CAPT-IMPORT-4, E-45]
    """
    filled: i64 = 0
    empty: i64 = 0
    for island in range(ISLANDS):
        if not has_treasure(chart, chart.printed.isle[island]):
            if chart.stack:
                put_on_island(chart, island, chart.stack.pop())
                filled += 1
            else:
                empty += 1
    if filled:
        g.tell(ISLANDS_FILLED, chart.seat, filled, len(chart.stack))
    if empty:
        g.tell(ISLANDS_LEFT_EMPTY, chart.seat, empty)
    for island in range(ISLANDS):
        sight_treasure(g, chart, chart.printed.isle[island])


def sight_treasure(g: Table, chart: Chart, region: i64) -> None:
    """A face-down treasure where a ship is gets turned up at once, and stays so. [MC-CAPT-MP-5]"""
    if chart.ships[region] == 0 or not has_treasure(chart, region):
        return
    card = treasure_at(chart, chart.printed.island[region])
    if not is_face_up(g, card):
        g.show(card, EVERYBODY)
        g.tell(TREASURE_SIGHTED, chart.seat, ware(chart, good_of(chart, card)), region)


def bring_ashore(chart: Chart, card: i64) -> None:
    """A treasure goes to the stall. [MC-CAPT-IMPORT-2]"""
    chart.stall[good_of(chart, card)] += 1


def search_stack(g: Table, chart: Chart, good: i64) -> None:
    """A mercenary's treasure comes out of the stack, if one of the colour is in it.

    Then the stack is shuffled; even a search in vain cannot be taken back.
    Nobody looks on. [MC-CAPT-MERC, E-103]
    """
    g.reveals += 1
    g.tell(STACK_SEARCHED, chart.seat, len(chart.stack))
    place = first_in_stack(chart, good)
    if place < len(chart.stack):
        card: i64 = chart.stack.pop(place)
        g.show(card, EVERYBODY)
        bring_ashore(chart, card)
    else:
        g.tell(TREASURE_NOT_FOUND, chart.seat, ware(chart, good))
    g.shuffle(chart.stack)


def first_in_stack(chart: Chart, good: i64) -> i64:
    """Where the first treasure of this kind is in the stack; its end if there is none."""
    place: i64 = 0
    while place < len(chart.stack) and good_of(chart, chart.stack[place]) != good:
        place += 1
    return place


def gather_treasures(g: Table, chart: Chart) -> None:
    """All treasures but those on the stall are shuffled into the stack; islands get new ones.

    [MC-CAPT-CLEAN-1, MC-CAPT-GOODS-1]
    """
    for island in range(ISLANDS):
        if has_treasure(chart, chart.printed.isle[island]):
            chart.stack.append(take_from_island(chart, island))
    return_sold_treasures(chart)
    for card in chart.stack:
        g.forget(card, 0)
    g.shuffle(chart.stack)
    g.tell(TREASURES_GATHERED, chart.seat, len(chart.stack))
    fill_islands(g, chart)


def return_sold_treasures(chart: Chart) -> None:
    """Those set aside join the stack: of every kind all but as many as the stall has."""
    on_stall = chart.stall[:]
    for number in landed_treasures(chart):
        card: i64 = number
        good = good_of(chart, card)
        if on_stall[good] > 0:
            on_stall[good] -= 1
        else:
            chart.stack.append(card)
