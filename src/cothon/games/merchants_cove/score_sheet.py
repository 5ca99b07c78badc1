"""The score sheet: how everybody stands, line by line."""

from __future__ import annotations

from cothon.games.merchants_cove.scoring import has_won, rank_of, unsold_goods
from cothon.games.merchants_cove.table import Table
from cothon.sheet import Score


def scores(g: Table) -> list[Score]:
    """Gold by where it came from; ties by unsold goods, then by few corruption cards.

    [MC-END-2 to -5]
    """
    return [score(g, seat) for seat in range(len(g.merchants))]


def score(g: Table, seat: int) -> Score:
    """One player's line of the score sheet."""
    merchant = g.merchants[seat]
    return Score(
        seat=seat,
        total=merchant.gold(),
        ties=(unsold_goods(g, seat), -len(merchant.hand)),
        lines={
            "sales": merchant.sales,
            "sponsorship": merchant.sponsorship,
            "trade": merchant.trade,
            "renown": merchant.renown,
            "disgrace": merchant.disgrace,
        },
        rank=rank_of(g, seat),
        winner=not g.agenda and has_won(g, seat),
    )
