"""What the table allows: where the main and the guild actions could be used, whatever the hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_guilds.box import (
    COLUMNS,
    COMMANDO,
    DECADES,
    GOODS,
    LEGACY,
    LUXURY,
    MARKET,
    MOST_TILE_SPACES,
    SHIP_CARD,
    SMALL_SEATS,
    TILES_OF_DECADE,
    TILES_SHOWN,
    TRADING_DOCK,
)
from cothon.games.merchants_guilds.reasons import (
    DOCK_OF_ANOTHER,
    DOCK_OWN,
    DOCK_WITHOUT_SHIP,
    EARLIER_DECADE,
    LAST_DOCK,
    LATER_DECADE,
    NO_CARD_LEFT,
    NO_DISC,
    NO_DISC_IN_HARBOURS,
    NO_DOCK_LEFT,
    SHIP_PILE_EMPTY,
    TILE_FULL,
    TILE_OWN,
)
from cothon.games.merchants_guilds.table import (
    NONE,
    Table,
    discs_at_docks,
)
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.state import NOBODY

ALL_GOODS: Final = (1 << GOODS) - 1


def bars_action_without_cards(g: Table, seat: i64, space: i64) -> i64:
    """MARKET and both dock actions do not depend on the hand."""
    if space == MARKET:
        if g.market:
            return POSSIBLE
        return bars_pile(g)
    if space == TRADING_DOCK:
        return bars_trading_docks(g, seat)
    return bars_warship_docks(g, seat)


def bars_pile(g: Table) -> i64:
    """A trade card can be drawn. [MG-PILE-1, -3]"""
    return POSSIBLE if len(g.trade_pile) > 0 or len(g.discard) > 0 else NO_CARD_LEFT


def bars_trading_docks(g: Table, seat: i64) -> i64:
    """TRADING_DOCK: an available disc and a dock that may be taken."""
    if not g.traders[seat].available:
        return NO_DISC
    why: i64 = NO_DOCK_LEFT
    for dock in range(g.dock_count()):
        bar = bars_dock(g, seat, dock)
        if bar == POSSIBLE:
            return bar
        if bar == LAST_DOCK:
            why = bar
    return why


def bars_dock(g: Table, seat: i64, dock: i64) -> i64:
    """An empty dock, but never the last one that is not the player's own.

    Without a ship pile it must hold a ship. [MG-TDOCK-1, -2, -3, MG-PILE-8, AMB-13, AMB-39]
    """
    if g.docks[dock] != NOBODY:
        return bars_second_disc(seat, g.docks[dock])
    if discs_at_docks(g, seat) >= g.dock_count() - 1:
        return LAST_DOCK
    return POSSIBLE if len(g.ship_pile) > 0 or g.ships[dock] != NONE else DOCK_WITHOUT_SHIP


def bars_second_disc(seat: i64, owner: i64) -> i64:
    """A dock of either harbour holds one disc, and this owner's lies there.

    [MG-TDOCK-2, MG-WDOCK-2]
    """
    if owner == seat:
        return DOCK_OWN
    return because(DOCK_OF_ANOTHER, owner)


def bars_warship_docks(g: Table, seat: i64) -> i64:
    """WARSHIP_DOCK: an available disc, a ship pile, and a dock or COMMANDO."""
    trader = g.traders[seat]
    if not trader.available:
        return NO_DISC
    if not g.ship_pile:
        return SHIP_PILE_EMPTY
    if trader.ready[COMMANDO]:
        return POSSIBLE
    why: i64 = NO_DOCK_LEFT
    for dock in range(g.box.warship_docks):
        bar = bars_warship_dock(g, seat, dock)
        if bar == POSSIBLE:
            return bar
        if bar == LAST_DOCK:
            why = bar
    return why


def bars_warship_dock(g: Table, seat: i64, dock: i64) -> i64:
    """An empty dock, but never the last one that is not the player's own.

    The anchor does not count. Without a ship pile nobody may go there.
    [MG-WDOCK-1, -2, -3, -5, MG-PILE-8, AMB-39]
    """
    if g.warship_docks[dock] != NOBODY:
        return bars_second_disc(seat, g.warship_docks[dock])
    if not g.ship_pile:
        return SHIP_PILE_EMPTY
    own: i64 = 0
    for other in range(g.box.warship_docks):
        if g.warship_docks[other] == seat:
            own += 1
    return POSSIBLE if own < g.box.warship_docks - 1 else LAST_DOCK


def open_columns(g: Table, seat: i64) -> i64:
    """RESIDENCE: the columns that still hold a disc, as a mask. [MG-RES-1]"""
    columns: i64 = 0
    for column in range(COLUMNS):
        if g.traders[seat].freed[column] < g.box.spaces[column]:
            columns |= 1 << column
    return columns


def wanted_goods(g: Table, seat: i64) -> i64:
    """HARBOUR_DELIVERY: the goods that will do for one of the two harbours, as a mask.

    An expedition takes any trade card, and so does LUXURY. [MG-DELIVER-5, -11]
    """
    goods = waiting_goods(g, seat)
    if bars_sailing(g, seat) == POSSIBLE or (goods and g.traders[seat].ready[LUXURY]):
        return ALL_GOODS
    return goods


def waiting_goods(g: Table, seat: i64) -> i64:
    """A mask of the goods of the ships at docks with an own disc. [MG-DELIVER-4]"""
    goods: i64 = 0
    for dock in range(g.dock_count()):
        if g.docks[dock] == seat and g.ships[dock] != NONE:
            goods |= 1 << g.box.ship_good[g.ships[dock] - SHIP_CARD]
    return goods


def bars_sailing(g: Table, seat: i64) -> i64:
    """An own disc in the warship harbour, and a ship to be revealed. [MG-DELIVER-10, MG-PILE-8]"""
    if not g.ship_pile:
        return SHIP_PILE_EMPTY
    if g.anchor[seat]:
        return POSSIBLE
    for dock in range(g.box.warship_docks):
        if g.warship_docks[dock] == seat:
            return POSSIBLE
    return NO_DISC_IN_HARBOURS


# The guild action


def cheapest_placement(g: Table, seat: i64) -> i64:
    """The lowest price of a seat, the forum or a tile. [MG-GUILD-2, -3]"""
    price = g.box.forum_price
    for place in range(SMALL_SEATS):
        if g.hall[place] == NOBODY:
            price = min(price, g.box.seat_price[place])
    return min(price, cheapest_tile(g, seat))


def cheapest_tile(g: Table, seat: i64) -> i64:
    """The lowest price of a tile space that a player may take; a high number if there is none."""
    price: i64 = 999
    for number in range(DECADES * TILES_SHOWN):
        tile = g.tiles[number]
        if bars_tile(g, seat, tile) == POSSIBLE:
            price = min(price, tile_price(g, tile))
    return price


def bars_tile(g: Table, seat: i64, tile: i64) -> i64:
    """A tile of this decade, or with LEGACY of an earlier one, with a free space and no own disc.

    [MG-PLACE-1, -3, -4, MG-DECADE-4, MG-FEW-6, MG-EFFECT-LEGACY-1, -2, -4, AMB-40, AMB-41]
    """
    decade = tile // TILES_OF_DECADE + 1
    if decade > g.decade:
        return because(LATER_DECADE, decade)
    if decade < g.decade and not g.traders[seat].ready[LEGACY]:
        return because(EARLIER_DECADE, decade)
    for space in range(g.box.tile_spaces[g.seats]):
        owner = g.tile_discs[tile * MOST_TILE_SPACES + space]
        if owner == seat:
            return TILE_OWN
        if owner == NOBODY:
            return POSSIBLE
    return TILE_FULL


def free_tile_space(g: Table, tile: i64) -> i64:
    """The highest free space of a tile, which is the cheapest. [MG-PLACE-2]"""
    space: i64 = 0
    while g.tile_discs[tile * MOST_TILE_SPACES + space] != NOBODY:
        space += 1
    return space


def tile_price(g: Table, tile: i64) -> i64:
    """What the next disc on a tile costs. [MG-PLACE-2]"""
    return g.box.tile_price[free_tile_space(g, tile)]
