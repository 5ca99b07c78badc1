"""The nine achievement tiles: what each is worth to a player who stands on it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.merchants_guilds.box import (
    ACHIEVEMENT_TILES,
    COINS,
    COLUMNS,
    GOODS,
    GUILD_HALL_1,
    GUILD_HALL_2,
    MOST_TILE_SPACES,
    RESIDENCE_1,
    RESIDENCE_2,
    SHIP_CARD,
    SHIP_CARDS,
    SMALL_SEATS,
    TILES,
    VICTORY_POINTS,
)
from cothon.games.merchants_guilds.table import (
    Table,
    coins_in_hand,
    is_trade_card,
    trade_cards_in_hand,
)


def tile_points(g: Table, seat: i64, tile: i64) -> i64:
    """What a tile gives a player with a disc on it, never more than the limit.

    [MG-SCORE-4, MG-PLACE-6]
    """
    if not stands_on(g, seat, tile):
        return 0
    return min(g.box.most_tile_points, unlimited_points(g, seat, tile))


def stands_on(g: Table, seat: i64, tile: i64) -> bool:
    """Has the player a disc on this tile?"""
    return position_on(g, seat, tile) >= 0


def position_on(g: Table, seat: i64, tile: i64) -> i64:
    """The space of a player's disc on a tile, from the top; -1 if there is none."""
    for space in range(MOST_TILE_SPACES):
        if g.tile_discs[tile * MOST_TILE_SPACES + space] == seat:
            return space
    return -1


def unlimited_points(g: Table, seat: i64, tile: i64) -> i64:
    """What a tile counts for a player."""
    if tile == GUILD_HALL_1:
        return forum_points(g, seat)
    if tile == ACHIEVEMENT_TILES:
        return disc_points(g, seat)
    if tile == RESIDENCE_1:
        return freed_points(g, seat)
    if tile == GUILD_HALL_2:
        return block_points(g, seat)
    if tile == VICTORY_POINTS:
        return position_points(g, seat)
    if tile == SHIP_CARDS:
        return ship_points(g, seat)
    if tile == COINS:
        return coin_points(g, seat)
    if tile == RESIDENCE_2:
        return available_points(g, seat)
    return goods_points(g, seat)


def tile_count(g: Table, seat: i64, tile: i64) -> i64:
    """How many of what a tile counts a player has: discs, spaces, ships, cards or coins."""
    if tile == GUILD_HALL_1:
        return g.forum[seat]
    if tile == ACHIEVEMENT_TILES:
        return discs_on_tiles(g, seat)
    if tile == RESIDENCE_1:
        return freed_spaces(g, seat)
    if tile == GUILD_HALL_2:
        return largest_block(g, seat)
    if tile == VICTORY_POINTS:
        return 1 if g.switches.this_tile_only else discs_on_tiles(g, seat)
    if tile == SHIP_CARDS:
        return len(g.traders[seat].ships)
    if tile == COINS:
        return coins_in_hand(g, seat)
    if tile == RESIDENCE_2:
        return g.traders[seat].available
    return trade_cards_in_hand(g, seat)


# Decade I


def forum_points(g: Table, seat: i64) -> i64:
    """4 for every own disc in the forum. [MG-TILE-GUILDHALL1-1]"""
    return g.box.forum_points * g.forum[seat]


def disc_points(g: Table, seat: i64) -> i64:
    """2 for every own disc on tiles, this one included. [MG-TILE-ACHIEVEMENT-1]"""
    return g.box.disc_points * discs_on_tiles(g, seat)


def discs_on_tiles(g: Table, seat: i64) -> i64:
    """On how many tiles a player stands."""
    count: i64 = 0
    for tile in range(TILES):
        if stands_on(g, seat, tile):
            count += 1
    return count


def freed_points(g: Table, seat: i64) -> i64:
    """3 for every empty space of the residence. [MG-TILE-RESIDENCE1-1]"""
    return g.box.freed_points * freed_spaces(g, seat)


def freed_spaces(g: Table, seat: i64) -> i64:
    """The empty spaces of a residence; the double one counts once. [AMB-04]"""
    freed: i64 = 0
    for column in range(COLUMNS):
        freed += g.traders[seat].freed[column]
    return freed


# Decade II


def block_points(g: Table, seat: i64) -> i64:
    """3 for every disc of the largest block of own small seats. [MG-TILE-GUILDHALL2-1]"""
    return g.box.block_points * largest_block(g, seat)


def largest_block(g: Table, seat: i64) -> i64:
    """The discs of the largest connected block of own small seats. [MG-FEW-5, AMB-56]"""
    counted = vec[i64]([0] * SMALL_SEATS)
    largest: i64 = 0
    for place in range(SMALL_SEATS):
        largest = max(largest, block_size(g, seat, place, counted))
    return largest


def block_size(g: Table, seat: i64, place: i64, counted: vec[i64]) -> i64:
    """How many own seats hang together with this one, of those not counted yet."""
    if g.hall[place] != seat or counted[place]:
        return 0
    counted[place] = 1
    size: i64 = 1
    for other in range(SMALL_SEATS):
        if is_beside(g, place, other):
            size += block_size(g, seat, other, counted)
    return size


def is_beside(g: Table, place: i64, other: i64) -> bool:
    """Do two small seats touch, not only at a corner?"""
    across = g.box.seat_column[place] - g.box.seat_column[other]
    along = g.box.seat_row[place] - g.box.seat_row[other]
    return across * across + along * along == 1


def position_points(g: Table, seat: i64) -> i64:
    """7, 6 or 5 for the first, second or third space, on all tiles or on this one only.

    [MG-TILE-VICTORYPOINTS-1, AMB-02]
    """
    points: i64 = 0
    for tile in range(TILES):
        space = position_on(g, seat, tile)
        if space >= 0 and (tile == VICTORY_POINTS or not g.switches.this_tile_only):
            points += g.box.position_points[space]
    return points


def ship_points(g: Table, seat: i64) -> i64:
    """Sets of alike and of different goods among all own ships. [MG-TILE-SHIPCARDS-1 to -4]"""
    counts = vec[i64]([0] * GOODS)
    for ship in g.traders[seat].ships:
        counts[g.box.ship_good[ship - SHIP_CARD]] += 1
    points: i64 = 0
    for good in range(GOODS):
        points += set_value(g.box.ship_sets, counts[good])
    return points + different_points(g, counts, g.box.ship_sets)


def set_value(values: vec[i64], size: i64) -> i64:
    """What a set is worth; beyond the end of the table no more than its last entry."""
    most: i64 = len(values) - 1
    return values[min(size, most)]


def different_points(g: Table, counts: vec[i64], values: vec[i64]) -> i64:
    """The i-th set of different goods has one of every good of which there are i or more.

    The other reading counts the largest only. [MG-TILE-SHIPCARDS-2, -3, -4, AMB-01]
    """
    points: i64 = 0
    level: i64 = 1
    while True:
        size: i64 = 0
        for good in range(GOODS):
            if counts[good] >= level:
                size += 1
        points += set_value(values, size)
        if size == 0 or g.switches.largest_set_only:
            return points
        level += 1


# Decade III


def coin_points(g: Table, seat: i64) -> i64:
    """A third of the coins in hand, rounded down. [MG-TILE-COINS-1, MG-END-2, AMB-45]"""
    return coins_in_hand(g, seat) // g.box.coins_for_point


def available_points(g: Table, seat: i64) -> i64:
    """3 for every available disc. [MG-TILE-RESIDENCE2-1]"""
    return g.box.available_points * g.traders[seat].available


def goods_points(g: Table, seat: i64) -> i64:
    """Sets among the trade cards in hand; more than five alike are sets of five and a rest.

    Cards beside the residence do not count. [MG-TILE-GOODS-1, -2, -3, MG-END-2, AMB-45, AMB-46]
    """
    counts = vec[i64]([0] * GOODS)
    for card in g.traders[seat].hand:
        if is_trade_card(card):
            counts[g.box.good[card]] += 1
    values = g.box.goods_sets
    most: i64 = len(values) - 1
    points: i64 = 0
    for good in range(GOODS):
        points += counts[good] // most * values[most] + values[counts[good] % most]
    return points + different_points(g, counts, values)
