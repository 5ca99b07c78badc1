"""The score sheet: how everybody stands, line by line."""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_cove.scoring import has_won, rank_of, unsold_goods
from cothon.games.merchants_cove.table import Table
from cothon.sheet import Score, Unknown

LINES: Final = ("sales", "sponsorship", "trade", "renown", "disgrace")


def scores(g: Table) -> list[Score]:
    """Gold by where it came from; ties by unsold goods, then by few corruption cards.

    [MC-END-2 to -5]
    """
    return [score(g, seat) if g.shops_are_open() else nothing_yet(seat) for seat in range(g.seats)]


def nothing_yet(seat: int) -> Score:
    """Merchants are still being chosen."""
    return Score(seat, total=0, ties=(0, 0), lines=dict.fromkeys(LINES, 0), rank=1, winner=False)


def score(g: Table, seat: int) -> Score:
    """One player's line of the score sheet."""
    merchant = g.merchants[seat]
    return Score(
        seat=seat,
        total=merchant.gold(),
        ties=(unsold_goods(g, seat), -len(merchant.hand)),
        lines={line: getattr(merchant, line) for line in LINES},
        rank=rank_of(g, seat),
        winner=not g.agenda and has_won(g, seat),
    )


def unknown(g: Table, eyes: int, seat: int) -> Unknown:
    """What icons on corruption cards will pay, for those who do not know them. [MC-END-1]"""
    if not g.shops_are_open() or all(g.knows(eyes, card) for card in g.merchants[seat].hand):
        return Unknown()
    return Unknown(due=frozenset({"renown", "disgrace"}))
