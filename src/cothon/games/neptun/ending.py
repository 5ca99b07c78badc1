"""How far the end is, and what the temples would pay if they were scored now."""

from __future__ import annotations

from typing import Final

from cothon.games.neptun.box import ROUNDS, TURNS
from cothon.games.neptun.scoring import ScoreTemples
from cothon.games.neptun.table import ACQUIRE, Table
from cothon.phrases import Message
from cothon.sheet import Ending

ROUND_TURNS: Final = 2 * TURNS  # contracts are acquired in five turns, and fulfilled in five


def ending(g: Table) -> Ending:
    """Three rounds of two phases; the extra turns belong to the last turn. [NE-GEN-2, -3, -4]"""
    turn = min(max(int(g.turn), 1), TURNS)
    within = turn - 1 if g.phase == ACQUIRE else TURNS + turn - 1
    played = int(g.round) * ROUND_TURNS + within
    round = ("round", int(g.round))
    return Ending(
        now=present(g, turn),
        played=played,
        rounds=ROUNDS * ROUND_TURNS,
        until=(
            Message("ending-left", left=ROUNDS * ROUND_TURNS - played),
            Message("ending-scoring", round=round, tiles=int(g.round) + 1),
        ),
        due=Message("ending-due", round=round),
    )


def present(g: Table, turn: int) -> Message:
    """Where the game is."""
    if g.phase == ACQUIRE:
        key = "ending-contracts"
    else:
        key = "ending-extra" if g.turn > TURNS else "ending-voyages"
    return Message(key, round=("round", int(g.round)), turn=turn, turns=TURNS)


def reckon(g: Table, _: int | None) -> None:
    """The point tiles, as if the round ended now; bonus tiles are luck. [NE-SCORE-5]"""
    ScoreTemples().run(g)
