"""The clock: hourglasses go forward hour by hour, past icons and over hands."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.boats import LoadBoats, place_marker
from cothon.games.merchants_cove.box import HOURS, NONE
from cothon.games.merchants_cove.choices import HAND, HOUR
from cothon.games.merchants_cove.corruption import FOR_HAND, draw_corruption
from cothon.games.merchants_cove.events import (
    HAND_ENTERED,
    HOURS_SPENT,
    ICON_IGNORED,
    ICON_PASSED,
    MARKER_REACHED,
    NO_HOURS_SPENT,
)
from cothon.games.merchants_cove.table import Table, hand_behind
from cothon.kernel.step import Question, Step


class MoveHourglass(Step[Table]):
    """The hourglass goes forward one step per hour, one after another.

    A move of no hours leaves it where it is, at its place in the stack.
    [MC-TURN-4, MC-CLOCK-2, -5, -6, E-08]
    """

    def __init__(self, seat: i64, hours: i64) -> None:
        self.seat = seat
        self.hours = hours

    def run(self, g: Table) -> None:
        if self.hours == 0:
            g.tell(NO_HOURS_SPENT, self.seat)
            place_marker(g)
            return
        g.tell(HOURS_SPENT, self.seat, self.hours, g.merchants[self.seat].clock)
        g.then(MakeSteps(self.seat, self.hours), LandHourglass(self.seat))


class MakeSteps(Step[Table]):
    """So many steps are still to be made; before a free hand its owner chooses the way.

    [MC-CLOCK-2, -7, -8, E-10, E-11]
    """

    def __init__(self, seat: i64, hours: i64) -> None:
        self.seat = seat
        self.hours = hours

    def run(self, g: Table) -> None:
        if self.hours == 0:
            return
        merchant = g.merchants[self.seat]
        if merchant.clock % 2 == 0 and hand_behind(g, merchant.clock // 2) != NONE:
            merchant.choose_way(g, self.hours)
        else:
            step_to_next_hour(g, self.seat, self.hours)


def step_to_next_hour(g: Table, seat: i64, hours: i64) -> None:
    """From X to X+1, or off a hand. Passing X:30 loads boats before the next step is made.

    From a hand no icon is passed. Nothing is printed beyond 12.
    [MC-CLOCK-1, -3, -4, -10, E-05, E-64]
    """
    merchant = g.merchants[seat]
    loads: i64 = 0
    if merchant.clock % 2:
        merchant.clock += 1
    else:
        hour = merchant.clock // 2
        merchant.clock += 2
        if hour < HOURS:
            loads = g.box.loads[g.seats * (HOURS + 1) + hour]
        if loads:
            g.tell(ICON_IGNORED if g.docks_are_full() else ICON_PASSED, seat, hour, loads)
    g.then(MakeSteps(seat, hours - 1))
    for _ in range(loads):
        g.then(LoadBoats(seat))


def step_onto_hand(g: Table, seat: i64, hours: i64) -> None:
    """From X onto the hand: one corruption card at once, and the icon is not passed.

    [MC-CLOCK-8, -9, -10, E-12, E-13]
    """
    merchant = g.merchants[seat]
    g.tell(HAND_ENTERED, seat, merchant.clock // 2)
    merchant.clock += 1
    draw_corruption(g, seat, FOR_HAND)
    g.then(MakeSteps(seat, hours - 1))


class ChooseWay(Question[Table]):
    """At the entry of a free hand: the hour, or the hand for one more hour of work.

    [MC-CLOCK-8, DP-04]
    """

    def __init__(self, seat: i64, hours: i64) -> None:
        self.waiting = 1 << seat
        self.hours = hours

    def offer(self, g: Table, seat: i64) -> None:
        g.offer(HOUR)
        g.offer(HAND)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == HAND:
            step_onto_hand(g, seat, self.hours)
        else:
            step_to_next_hour(g, seat, self.hours)


class LandHourglass(Step[Table]):
    """It ends its move on top of those already there; a marker that is due is placed now.

    [MC-CLOCK-5, MC-DOCK-5, E-03]
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        put_on_top(g, self.seat)
        place_marker(g)
        if g.merchants[self.seat].clock >= 2 * g.marker:
            g.tell(MARKER_REACHED, self.seat, g.marker)


def put_on_top(g: Table, seat: i64) -> None:
    """An hourglass that arrives on a space lies above the others there. [MC-CLOCK-5]"""
    place: i64 = 0
    while g.order[place] != seat:
        place += 1
    for higher in range(place + 1, g.seats):
        g.order[higher - 1] = g.order[higher]
    g.order[g.seats - 1] = seat


def rearmost(g: Table) -> i64:
    """Who is active: the one furthest back, of several on that space the top one. [MC-TURN-0]"""
    found = g.order[0]
    for place in range(1, g.seats):
        seat = g.order[place]
        if g.merchants[seat].clock <= g.merchants[found].clock:
            found = seat
    return found
