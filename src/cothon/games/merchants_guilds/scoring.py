"""End of the game: seats times ships, and the achievement tiles."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_guilds.box import COLUMNS, DECADES, RIGHT, SMALL_SEATS, TILES_SHOWN
from cothon.games.merchants_guilds.events import GAME_WON, TILE_SCORED
from cothon.games.merchants_guilds.residence import bonus_seats
from cothon.games.merchants_guilds.table import Table
from cothon.games.merchants_guilds.tiles import stands_on, tile_points
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.step import Step


class EndGame(Step[Table]):
    """Tiles score for those who stand on them; most points win, and equals share the victory.

    All hands are laid open. [MG-END-1, -2, MG-SCORE-3, -5, AMB-60]
    """

    def run(self, g: Table) -> None:
        for trader in g.traders:
            for card in trader.hand:
                g.show(card, EVERYBODY)
        for number in range(DECADES * TILES_SHOWN):
            tile = g.tiles[number]
            for seat in range(g.seats):
                if stands_on(g, seat, tile):
                    g.tell(TILE_SCORED, seat, tile, tile_points(g, seat, tile))
        most = most_points(g)
        for seat in range(g.seats):
            if score_of(g, seat) == most:
                g.tell(GAME_WON, seat)


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
    """One for every fully emptied column of the residence, or only for the right one.

    [MG-SCORE-1, AMB-03]
    """
    count: i64 = 0
    for column in range(COLUMNS):
        if g.switches.right_column_only and column != RIGHT:
            continue
        if g.traders[seat].freed[column] == g.box.spaces[column]:
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
