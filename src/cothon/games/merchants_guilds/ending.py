"""How far the end is. All that the end pays stands on the score sheet already."""

from __future__ import annotations

from cothon.games.merchants_guilds.box import DECADES, ROUNDS
from cothon.games.merchants_guilds.table import Table
from cothon.phrases import Message
from cothon.sheet import Ending


def ending(g: Table) -> Ending:
    """Three decades of five rounds, never fewer. [MG-FLOW-1, MG-END-1]"""
    played = int((g.decade - 1) * ROUNDS + max(g.round, 1) - 1)
    decade, round = ("decade", int(g.decade)), max(int(g.round), 1)
    return Ending(
        now=Message("ending-now", decade=decade, round=round, rounds=ROUNDS),
        played=played,
        rounds=DECADES * ROUNDS,
        until=(Message("ending-left", left=DECADES * ROUNDS - played),),
    )
