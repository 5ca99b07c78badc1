"""End of the game: seats times ships, and the achievement tiles."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_guilds.box import COLUMNS, DECADES, SMALL_SEATS, TILES_SHOWN
from cothon.games.merchants_guilds.events import (
    GAME_ENDED,
    PRODUCT_SCORED,
    SEATS_COUNTED,
    TILE_COUNTED,
    TILE_LIMITED,
    TOTAL_REACHED,
    VICTORY_SHARED,
    VICTORY_WON,
)
from cothon.games.merchants_guilds.residence import bonus_seats, gives_seat
from cothon.games.merchants_guilds.table import Table
from cothon.games.merchants_guilds.telling import count_of
from cothon.games.merchants_guilds.tiles import (
    stands_on,
    tile_count,
    tile_points,
    unlimited_points,
)
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.step import Step


class EndGame(Step[Table]):
    """Tiles score for those who stand on them; most points win, and equals share the victory.

    All hands are laid open. [MG-END-1, -2, MG-SCORE-3, -5, AMB-60]
    """

    def run(self, g: Table) -> None:
        g.between_turns()
        for trader in g.traders:
            for card in trader.hand:
                g.show(card, EVERYBODY)
        if g.journal is not None:
            tell_scores(g)


def tell_scores(g: Table) -> None:
    """Why the game is over, what everybody scores for what, and who has won."""
    g.tell(GAME_ENDED)
    for seat in range(g.seats):
        tell_product(g, seat)
    for number in range(DECADES * TILES_SHOWN):
        for seat in range(g.seats):
            if stands_on(g, seat, g.tiles[number]):
                tell_tile(g, seat, g.tiles[number])
    for seat in range(g.seats):
        tiles = all_tile_points(g, seat)
        g.tell(TOTAL_REACHED, seat, product(g, seat), tiles, score_of(g, seat))
    most = most_points(g)
    winners = [seat for seat in range(g.seats) if score_of(g, seat) == most]
    if len(winners) > 1:
        g.tell(VICTORY_SHARED, sum(1 << seat for seat in winners), most)
    else:
        g.tell(VICTORY_WON, winners[0], most)


def tell_product(g: Table, seat: i64) -> None:
    """Where a player's seats come from, and what they are worth with the ships. [MG-SCORE-1, -2]"""
    hall = hall_discs(g, seat)
    g.tell(SEATS_COUNTED, seat, hall, bonus_seats(g, seat), column_seats(g, seat))
    ships = len(g.traders[seat].ships)
    g.tell(PRODUCT_SCORED, seat, guild_seats(g, seat), ships, product(g, seat))


def tell_tile(g: Table, seat: i64, tile: i64) -> None:
    """What a tile gives a player, and for what; not all of it, if that is too much. [MG-SCORE-4]"""
    basis = count_of(tile, tile_count(g, seat, tile))
    is_limited = unlimited_points(g, seat, tile) > g.box.most_tile_points
    event = TILE_LIMITED if is_limited else TILE_COUNTED
    g.tell(event, seat, tile, basis, tile_points(g, seat, tile))


def guild_seats(g: Table, seat: i64) -> i64:
    """Discs in the guild hall, bonus seats, and one for every emptied column. [MG-SCORE-1]"""
    return hall_discs(g, seat) + bonus_seats(g, seat) + column_seats(g, seat)


def hall_discs(g: Table, seat: i64) -> i64:
    """Own discs on small seats and in the forum."""
    count = g.forum[seat]
    for place in range(SMALL_SEATS):
        if g.hall[place] == seat:
            count += 1
    return count


def column_seats(g: Table, seat: i64) -> i64:
    """One for every column of the residence that gives a seat. [MG-SCORE-1, AMB-03]"""
    count: i64 = 0
    for column in range(COLUMNS):
        if gives_seat(g, seat, column):
            count += 1
    return count


def product(g: Table, seat: i64) -> i64:
    """Seats times ships, active or not. [MG-SCORE-2, -3]"""
    return guild_seats(g, seat) * len(g.traders[seat].ships)


def all_tile_points(g: Table, seat: i64) -> i64:
    """The points of all tiles a player stands on. [MG-SCORE-3, -4]"""
    points: i64 = 0
    for number in range(DECADES * TILES_SHOWN):
        if g.tiles[number] >= 0:
            points += tile_points(g, seat, g.tiles[number])
    return points


def score_of(g: Table, seat: i64) -> i64:
    """Seats times ships, and the tiles. [MG-SCORE-3]"""
    return product(g, seat) + all_tile_points(g, seat)


def most_points(g: Table) -> i64:
    """The score of the winners. [MG-SCORE-5]"""
    most: i64 = 0
    for seat in range(g.seats):
        most = max(most, score_of(g, seat))
    return most


def rank_of(g: Table, seat: i64) -> i64:
    """1 for the winner, or for each of them; equals share a rank. [MG-SCORE-5]"""
    rank: i64 = 1
    own = score_of(g, seat)
    for other in range(g.seats):
        if score_of(g, other) > own:
            rank += 1
    return rank
