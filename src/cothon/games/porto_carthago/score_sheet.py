"""The score sheet: how everybody stands, line by line."""

from __future__ import annotations

from cothon.games.porto_carthago.scoring import bought_seats, palace_seats, rank_of
from cothon.games.porto_carthago.table import Table
from cothon.sheet import Score, Unknown


def scores(g: Table) -> list[Score]:
    """Palace seats by origin; ties by trade points, then by talents. [PC-WIN-1 to -4]"""
    return [score(g, seat) for seat in range(g.seats)]


def score(g: Table, seat: int) -> Score:
    """One player's line of the score sheet."""
    senator = g.senators[seat]
    rank = rank_of(g, seat)
    return Score(
        seat=seat,
        total=palace_seats(g, seat),
        ties=(senator.points, senator.talents),
        lines={
            "seats": bought_seats(g, seat),
            "large-seat": senator.large - senator.moved,
            "extra-seats": senator.moved + senator.extra,
        },
        rank=rank,
        winner=rank == 1 and not g.agenda,
    )


def unknown(g: Table, eyes: int, seat: int) -> Unknown:
    """Money is secret until the end; it is the second tie. [PC-GEN-12]"""
    return Unknown() if eyes == seat else Unknown(ties=frozenset({1}))
