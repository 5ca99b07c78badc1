"""Phase 3 and the end: bonus tiles, the six temples, and who has won."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from cothon.games.neptun.box import (
    BONUS_TILE,
    GOLD_TEMPLE,
    MOST_SEATS,
    SLOTS,
    TEMPLES,
    TILES,
)
from cothon.games.neptun.events import (
    BONUS_REVEALED,
    BONUS_TAKEN,
    GAME_WON,
    GOLD_TILE_AWARDED,
    GOLD_TILE_AWARDED_BY_ORDER,
    SCORING_BEGAN,
    TILE_AWARDED,
    TILE_AWARDED_BY_STACK,
    TILE_UNCLAIMED,
    TOTAL_COUNTED,
    VICTORY_SHARED,
)
from cothon.games.neptun.table import FULFILLED, SCORE, Table
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.state import NOBODY
from cothon.kernel.step import Step


class TakeBonus(Step[Table]):
    """Whoever fulfilled all five contracts takes the top bonus tile, in turn order, in secret.

    [NE-SCORE-1, EC-27, EC-34]
    """

    def run(self, g: Table) -> None:
        g.phase = SCORE
        g.tell(SCORING_BEGAN, g.round)
        for rank in range(g.seats):
            seat = g.order[rank]
            if fulfilled(g, seat) == SLOTS and g.bonus_pool:
                tile: i64 = g.bonus_pool.pop()
                g.show(tile, 1 << seat)
                g.merchants[seat].bonus.append(tile)
                g.tell(BONUS_TAKEN, seat, tile)


def fulfilled(g: Table, seat: i64) -> i64:
    """How many contracts of this round a player has fulfilled."""
    count: i64 = 0
    for slot in range(SLOTS):
        if g.merchants[seat].slots[slot] == FULFILLED:
            count += 1
    return count


class ScoreTemples(Step[Table]):
    """The tiles of the round go to the best-placed of each temple, the highest first.

    One in round A, two in B, three in C; what nobody is ranked for goes back to the box. It costs
    nothing. [NE-SCORE-4 to -10, NE-SETUP-2, NE-ROUND-7, EC-26, EC-29, EC-41]
    """

    def run(self, g: Table) -> None:
        for temple in range(TEMPLES):
            ranking = temple_ranking(g, temple)
            for rank in range(g.round + 1):
                tile = temple * TILES + first_tile(g.round) + rank
                if rank < len(ranking):
                    merchant = g.merchants[ranking[rank]]
                    merchant.tiles = append(merchant.tiles, tile)
                    tell_tile(g, temple, ranking, rank, g.box.tile_points[tile])
                else:
                    g.tell(TILE_UNCLAIMED, temple, g.box.tile_points[tile])


def tell_tile(g: Table, temple: i64, ranking: list[int], rank: i64, points: i64) -> None:
    """Who gets a tile and why: by points or gold, or in a tie by stack or turn order.

    [NE-SCORE-2, -3]
    """
    seat: i64 = ranking[rank]
    standing = standing_in(g, temple, seat)
    is_tied = rank + 1 < len(ranking) and standing_in(g, temple, ranking[rank + 1]) == standing
    if temple == GOLD_TEMPLE:
        g.tell(GOLD_TILE_AWARDED_BY_ORDER if is_tied else GOLD_TILE_AWARDED, seat, points, standing)
    else:
        why = TILE_AWARDED_BY_STACK if is_tied else TILE_AWARDED
        g.tell(why, seat, temple, points, standing)


def standing_in(g: Table, temple: i64, seat: i64) -> i64:
    """What counts for a player in a temple: points, or gold. [NE-SCORE-2, -3]"""
    if temple == GOLD_TEMPLE:
        return g.merchants[seat].gold
    return g.points[temple * MOST_SEATS + seat]


def first_tile(round: i64) -> i64:
    """Where the tiles of a round begin among those of a temple: one A, two B, three C."""
    return round * (round + 1) // 2


def temple_ranking(g: Table, temple: i64) -> list[int]:
    """Those who count in a temple, the best-placed first. [NE-SCORE-2, -3, -4, EC-22]"""
    if temple == GOLD_TEMPLE:
        return gold_ranking(g)
    first = temple * MOST_SEATS
    ranking: list[int] = []
    for rank in range(g.seats):
        seat = g.ranks[first + rank]
        if g.points[first + seat] > 0:
            ranking.append(seat)
    return ranking


def gold_ranking(g: Table) -> list[int]:
    """The most gold first; a tie goes to who is earlier in turn order. [NE-SCORE-3, -4, EC-28]"""
    ranking: list[int] = []
    for rank in range(g.seats):
        seat = g.order[rank]
        gold = g.merchants[seat].gold
        if not gold:
            continue
        place: i64 = len(ranking)
        while place and g.merchants[ranking[place - 1]].gold < gold:
            place -= 1
        ranking.insert(place, seat)
    return ranking


class AnnounceWinners(Step[Table]):
    """The bonus tiles are turned up; most points win, and equals share the victory.

    Oars in hand are worth nothing. [NE-END-1 to -3, NE-SCORE-10, EC-42]
    """

    def run(self, g: Table) -> None:
        for seat in range(g.seats):
            for tile in g.merchants[seat].bonus:
                g.show(tile, EVERYBODY)
                g.tell(BONUS_REVEALED, seat, tile)
        if g.journal is not None:
            tell_totals(g)
            tell_winners(g)


def tell_totals(g: Table) -> None:
    """What everybody has in the end, the last first. [NE-END-2]"""
    for rank in range(g.seats, 0, -1):
        for seat in range(g.seats):
            if rank_of(g, seat) == rank:
                tiles, bonus = tile_points(g, seat), bonus_points(g, seat)
                g.tell(TOTAL_COUNTED, seat, tiles + bonus, tiles, bonus)


def tell_winners(g: Table) -> None:
    """Who has won, alone or together. [NE-END-3]"""
    winners: i64 = 0
    first: i64 = NOBODY
    for seat in range(g.seats - 1, -1, -1):
        if rank_of(g, seat) == 1:
            winners |= i64(1) << seat
            first = seat
    if winners == i64(1) << first:
        g.tell(GAME_WON, first)
    else:
        g.tell(VICTORY_SHARED, winners)


def tile_points(g: Table, seat: i64) -> i64:
    """The points of the won point tiles, which lie openly. [NE-SCORE-10]"""
    total: i64 = 0
    for tile in g.merchants[seat].tiles:
        total += g.box.tile_points[tile]
    return total


def bonus_points(g: Table, seat: i64) -> i64:
    """The points of the own bonus tiles."""
    total: i64 = 0
    for tile in g.merchants[seat].bonus:
        total += g.box.bonus_points[tile - BONUS_TILE]
    return total


def score_of(g: Table, seat: i64) -> i64:
    """Point tiles and bonus tiles together. [NE-END-2]"""
    return tile_points(g, seat) + bonus_points(g, seat)


def rank_of(g: Table, seat: i64) -> i64:
    """1 for the winner, or for each of them; equals share a rank. [NE-END-3]"""
    rank: i64 = 1
    for other in range(g.seats):
        if score_of(g, other) > score_of(g, seat):
            rank += 1
    return rank
