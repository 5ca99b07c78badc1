"""The score sheet: how everybody stands, line by line."""

from __future__ import annotations

from cothon.games.neptun.box import GOLD_TEMPLE, REGIONS, TILES
from cothon.games.neptun.scoring import bonus_points, rank_of, score_of
from cothon.games.neptun.table import Table
from cothon.sheet import Score, Unknown


def scores(g: Table) -> list[Score]:
    """Point tiles by temple, and bonus tiles; there is no tie-breaker. [NE-END-2, -3]"""
    return [score(g, seat) for seat in range(g.seats)]


def score(g: Table, seat: int) -> Score:
    """One player's line of the score sheet."""
    rank = rank_of(g, seat)
    lines = {
        g.box.region_codes[region].lower(): temple_points(g, seat, region)
        for region in range(REGIONS)
    }
    return Score(
        seat=seat,
        total=score_of(g, seat),
        ties=(),
        lines={
            **lines,
            "gold": temple_points(g, seat, GOLD_TEMPLE),
            "bonus": bonus_points(g, seat),
        },
        rank=rank,
        winner=rank == 1 and not g.agenda,
    )


def temple_points(g: Table, seat: int, temple: int) -> int:
    """The points of the tiles won in one temple."""
    tiles = g.merchants[seat].tiles
    return sum(g.box.tile_points[tile] for tile in tiles if tile // TILES == temple)


def unknown(g: Table, eyes: int, seat: int) -> Unknown:
    """Bonus tiles, for those who do not know them. [NE-SCORE-1]"""
    if all(g.knows(eyes, tile) for tile in g.merchants[seat].bonus):
        return Unknown()
    return Unknown(frozenset({"bonus"}))
