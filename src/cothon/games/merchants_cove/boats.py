"""Loading boats and docking them, with all that can come between."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import (
    BOAT,
    BOATS,
    DOCKS,
    HALLS,
    HOURS,
    KINDS,
    NONE,
    PIER,
    ROBBERS,
    ROGUE,
)
from cothon.games.merchants_cove.events import (
    ADVENTURER_DRAWN,
    ADVENTURER_LOADED,
    BAG_EMPTY,
    BOAT_DOCKED,
    BOAT_DOCKED_LAST,
    BOAT_REMOVED,
    DOCKS_FULL,
    MARKER_MOVED,
)
from cothon.games.merchants_cove.reasons import BOAT_SAME, DOCK_OTHER_SIDE, DOCK_TAKEN
from cothon.games.merchants_cove.table import (
    AT_SEA,
    REMOVED,
    Table,
    draw_from_bag,
    put_into,
    side_of_boat,
    side_of_dock,
)
from cothon.games.merchants_cove.telling import crowd_code
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Question, Step


class LoadBoats(Step[Table]):
    """For an icon of the clock an adventurer goes aboard, unless all docks are occupied.

    [MC-CLOCK-3, -4, MC-LOAD-1, MC-DOCK-4, E-69]
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        if not g.docks_are_full():
            g.merchants[self.seat].load_boats(g)


def draw_and_load(g: Table, seat: i64) -> None:
    """Draw an adventurer, then choose a boat at sea for it; rogues, too.

    With an empty bag nothing happens. A free place there always is, as long as a dock is free: then
    two boats of its side or more are at sea. [MC-LOAD-1 to -4, MC-TOWN-4, E-14, E-15, E-101]
    """
    kind = draw_from_bag(g)
    if kind == NONE:
        g.tell(BAG_EMPTY, seat)
        return
    g.tell(ADVENTURER_DRAWN, seat, kind)
    g.then(ChooseBoat(seat, kind))


def has_other_boat(g: Table, boat: i64) -> bool:
    """Is there another boat at sea with a free place? [E-21]"""
    for other in range(BOATS):
        if bars_other_boat(g, boat, other) == POSSIBLE:
            return True
    return False


def bars_other_boat(g: Table, start: i64, boat: i64) -> i64:
    """Can somebody change from one boat to this one? [MC-ROGUE-6, MC-TOWN-8]"""
    if boat == start:
        return BOAT_SAME
    return g.bars_boarding(boat)


def offer_other_boats(g: Table, start: i64) -> None:
    """Every boat at sea with a free place, but for the one it comes from."""
    for boat in range(BOATS):
        g.consider(choices.BOAT + boat, bars_other_boat(g, start, boat))


class ChooseBoat(Question[Table]):
    """The adventurer just drawn goes onto a boat at sea with a free place, on either side.

    [MC-LOAD-1, -3, DP-05, DP-10]
    """

    def __init__(self, seat: i64, kind: i64) -> None:
        self.waiting = 1 << seat
        self.kind = kind

    def offer(self, g: Table, seat: i64) -> None:
        for boat in range(BOATS):
            g.consider(choices.BOAT + boat, g.bars_boarding(boat))

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        boat = choice - choices.BOAT
        put_into(g, self.kind, BOAT + boat)
        g.tell(ADVENTURER_LOADED, seat, self.kind, boat)
        came_aboard(g, seat, self.kind, boat)


def came_aboard(g: Table, seat: i64, kind: i64, boat: i64) -> None:
    """Somebody was put on a boat: first the Robbers decide, then full boats are docked.

    [MC-LOAD-2, -5, MC-DOCK-7, MC-ROGUE-6, -7]
    """
    g.then(DockFullBoat(seat))
    if kind == ROGUE and g.rogues == ROBBERS:
        g.merchants[seat].command_rogue(g, boat)


class DockFullBoat(Step[Table]):
    """A boat whose last place is filled must be docked at once, by whoever filled it.

    Never more than one is full. [MC-LOAD-5, E-20]
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        for boat in range(BOATS):
            if g.berth[boat] == AT_SEA and g.crowd_at(BOAT + boat) >= g.box.capacity:
                g.merchants[self.seat].choose_dock(g, boat)
                return


class ChooseDock(Question[Table]):
    """A boat docks on its own side; with two free docks there its captain chooses.

    [MC-DOCK-1, DP-06, E-23]
    """

    def __init__(self, seat: i64, boat: i64) -> None:
        self.waiting = 1 << seat
        self.boat = boat

    def offer(self, g: Table, seat: i64) -> None:
        for dock in range(DOCKS):
            g.consider(choices.DOCK + dock, bars_docking(g, side_of_boat(self.boat), dock))

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        dock_boat(g, seat, self.boat, choice - choices.DOCK)


def dock_boat(g: Table, seat: i64, boat: i64, dock: i64) -> None:
    """All aboard go to the pier of the dock; the empty boat stays there.

    When both docks of the side are occupied, the boat left at sea there is removed.
    [MC-DOCK-2, -3, -7]
    """
    side, crowd = side_of_boat(boat), crowd_code(g, BOAT + boat)
    g.berth[boat] = dock
    pier = g.box.dock_pier[dock]
    for kind in range(KINDS):
        while g.count_at(BOAT + boat, kind) > 0:
            g.move(kind, BOAT + boat, PIER + pier)
    is_last = not has_free_dock(g, side)
    g.tell(BOAT_DOCKED_LAST if is_last else BOAT_DOCKED, seat, boat, dock, crowd)
    if is_last:
        for other in range(BOATS):
            if side_of_boat(other) == side and g.berth[other] == AT_SEA:
                remove_boat(g, other)
    if g.docks_are_full():
        g.tell(DOCKS_FULL)


def bars_docking(g: Table, side: i64, dock: i64) -> i64:
    """Is this dock on this side, and free? [MC-DOCK-1]"""
    if side_of_dock(dock) != side:
        return DOCK_OTHER_SIDE
    return POSSIBLE if g.dock_is_free(dock) else DOCK_TAKEN


def has_free_dock(g: Table, side: i64) -> bool:
    """Is a dock of this side free?"""
    for dock in range(DOCKS):
        if bars_docking(g, side, dock) == POSSIBLE:
            return True
    return False


def remove_boat(g: Table, boat: i64) -> None:
    """The third boat of a side finds no dock: it is out until cleanup. [MC-DOCK-3, E-22, E-66]"""
    g.tell(BOAT_REMOVED, boat, crowd_code(g, BOAT + boat))
    g.berth[boat] = REMOVED
    empty_boat(g, boat)


def empty_boat(g: Table, boat: i64) -> None:
    """Its customers go to the halls of their colours, its rogues to the lair.

    [MC-DOCK-3, MC-ENDP-3, MC-ROGUE-3]
    """
    for kind in range(KINDS):
        while g.count_at(BOAT + boat, kind) > 0:
            g.move(kind, BOAT + boat, HALLS)


def place_marker(g: Table) -> None:
    """With all docks occupied the market marker goes directly ahead of the foremost hourglass.

    It stands on hours only and never moves to a later one, so that doing this again changes
    nothing. [MC-DOCK-4, -5, -6, E-03, E-04, E-07, E-29, E-93]
    """
    if not g.docks_are_full():
        return
    foremost: i64 = 0
    for merchant in g.merchants:
        foremost = max(foremost, merchant.clock)
    hour = foremost // 2 + 1
    if hour < g.marker and hour <= HOURS:
        g.marker = hour
        g.tell(MARKER_MOVED, hour)


class PlaceMarker(Step[Table]):
    """A sailor may have filled the fourth dock: then the marker moves before the cost is paid.

    [MC-DOCK-5, E-29]
    """

    def run(self, g: Table) -> None:
        place_marker(g)
