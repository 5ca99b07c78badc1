"""The score sheet: how everybody stands, line by line."""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_guilds.box import COINS, DECADES, GOODS_TILE, TILES_SHOWN
from cothon.games.merchants_guilds.material import TILE_CODES
from cothon.games.merchants_guilds.scoring import product, rank_of, score_of
from cothon.games.merchants_guilds.table import Table
from cothon.games.merchants_guilds.tiles import stands_on, tile_points
from cothon.sheet import Score, Unknown

HAND_TILES: Final = (COINS, GOODS_TILE)


def scores(g: Table) -> list[Score]:
    """Seats times ships, and every tile of the game; there is no tie-breaker. [MG-SCORE-3, -5]"""
    return [score(g, seat) for seat in range(g.seats)]


def score(g: Table, seat: int) -> Score:
    """One player's line of the score sheet."""
    rank = rank_of(g, seat)
    shown = [g.tiles[number] for number in range(DECADES * TILES_SHOWN) if g.tiles[number] >= 0]
    tiles = {tile_line(tile): tile_points(g, seat, tile) for tile in sorted(shown)}
    return Score(
        seat=seat,
        total=score_of(g, seat),
        ties=(),
        lines={"product": product(g, seat), **tiles},
        rank=rank,
        winner=rank == 1 and not g.agenda,
    )


def tile_line(tile: int) -> str:
    """The line of a tile on the score sheet."""
    return TILE_CODES[tile].lower().replace("_", "-")


def unknown(g: Table, eyes: int, seat: int) -> Unknown:
    """What depends on cards in hand, for those who do not know all of them. [MG-TILE-COINS-1]"""
    if all(g.knows(eyes, card) for card in g.traders[seat].hand):
        return Unknown()
    return Unknown(frozenset(tile_line(tile) for tile in HAND_TILES if stands_on(g, seat, tile)))
