"""How the Peddler loads boats: its stall picks the adventurer, its icons the boat and the dock."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.boats import came_aboard, dock_boat
from cothon.games.merchants_cove.box import BOAT, NONE, ROGUE, SIDE_BOATS
from cothon.games.merchants_cove.events import ADVENTURER_DRAWN, BAG_EMPTY
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.peddler.actions import spot_of
from cothon.games.merchants_cove.peddler.box import LEFT, OUTER, RIGHT
from cothon.games.merchants_cove.peddler.events import (
    LOADED_ACROSS,
    LOADED_BY_ICONS,
    PICKED_FOR_GOOD,
    PICKED_NOBODY,
    PICKED_ROGUE,
    STEERED_ASIDE,
    STEERED_BY_ICON,
)
from cothon.games.merchants_cove.peddler.shop import (
    FREE,
    Barrow,
    depth_shown,
    leave_pool,
    side_shown,
)
from cothon.games.merchants_cove.table import (
    Table,
    colour_of,
    draw_from_bag,
    let_go,
    put_into,
    side_of_boat,
)


def pick_and_load(g: Table, barrow: Barrow) -> None:
    """An adventurer of the pool, or else of the bag, goes onto the boat that the icons name.

    A boat that this fills is docked before anybody else is picked. [MC-PEDDLER-24 to -29, -31]
    """
    kind = pick_adventurer(g, barrow)
    if kind == NONE:
        return
    side, depth = side_shown(barrow), depth_shown(barrow)
    boat = boat_at_end(g, side, depth)
    event = LOADED_BY_ICONS
    if boat == NONE:
        boat = boat_at_end(g, RIGHT if side == LEFT else LEFT, depth)
        event = LOADED_ACROSS
    put_into(g, kind, BOAT + boat)
    g.tell(event, barrow.seat, kind, boat, spot_of(side, depth))
    came_aboard(g, barrow.seat, kind, boat)


def pick_adventurer(g: Table, barrow: Barrow) -> i64:
    """Whom the rightmost good finds that finds anybody; else a rogue; else one from the bag.

    With an empty bag nobody. [MC-PEDDLER-24, -25, -26, E-53]
    """
    decisive = decisive_place(barrow)
    if decisive != NONE:
        good = barrow.row[decisive]
        take_from_pool(g, barrow, colour_of(good))
        g.tell(PICKED_FOR_GOOD, barrow.seat, colour_of(good), ware(barrow, good))
        return colour_of(good)
    if barrow.kept_adventurers(ROGUE) > 0:
        take_from_pool(g, barrow, ROGUE)
        g.tell(PICKED_ROGUE, barrow.seat)
        return ROGUE
    g.tell(PICKED_NOBODY, barrow.seat)
    kind = draw_from_bag(g)
    if kind == NONE:
        g.tell(BAG_EMPTY, barrow.seat)
    else:
        g.tell(ADVENTURER_DRAWN, barrow.seat, kind)
    return kind


def decisive_place(barrow: Barrow) -> i64:
    """The place of the rightmost good with a customer in the pool, or NONE. [MC-PEDDLER-24]"""
    for place in range(barrow.printed.stall_places - 1, -1, -1):
        good = barrow.row[place]
        if good != FREE and barrow.kept_adventurers(colour_of(good)) > 0:
            return place
    return NONE


def next_aboard(barrow: Barrow) -> i64:
    """The place in the pool of whoever would be loaded next; NONE for one from the bag.

    [MC-PEDDLER-24, -25, -26]
    """
    decisive = decisive_place(barrow)
    kind = ROGUE if decisive == NONE else colour_of(barrow.row[decisive])
    for place in range(barrow.printed.pool_places):
        if barrow.pool[place] == kind:
            return place
    return NONE


def take_from_pool(g: Table, barrow: Barrow, kind: i64) -> None:
    """The leftmost of a kind leaves the pool. [MC-PEDDLER-24, -25, -30]"""
    place: i64 = 0
    while barrow.pool[place] != kind:
        place += 1
    leave_pool(barrow, place)
    let_go(g, kind)


def boat_at_end(g: Table, side: i64, depth: i64) -> i64:
    """The boat at sea that is nearest to the inner or outer end of a side, or NONE.

    [MC-PEDDLER-14, -27]
    """
    first = side * SIDE_BOATS
    is_leftmost = (side == LEFT) == (depth == OUTER)
    for n in range(SIDE_BOATS):
        boat = first + n if is_leftmost else first + SIDE_BOATS - 1 - n
        if g.has_room(boat):
            return boat
    return NONE


def steer_to_dock(g: Table, barrow: Barrow, boat: i64) -> None:
    """A full boat docks on its own side, inside or outside as the icon says, if that is free.

    Else at the other dock of that side. [MC-PEDDLER-28, E-91]
    """
    side, depth = side_of_boat(boat), depth_shown(barrow)
    dock = spot_of(side, depth)
    if g.dock_is_free(dock):
        g.tell(STEERED_BY_ICON, barrow.seat, boat, depth)
    else:
        g.tell(STEERED_ASIDE, barrow.seat, boat, depth)
        dock = spot_of(side, 1 - depth)
    dock_boat(g, barrow.seat, boat, dock)
