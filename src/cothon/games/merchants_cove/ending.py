"""How far the end is, and what the icons would pay if it came now."""

from __future__ import annotations

from cothon.games.merchants_cove.box import ROUNDS
from cothon.games.merchants_cove.scoring import score_icons
from cothon.games.merchants_cove.table import Table
from cothon.games.merchants_cove.turn import NextTurn
from cothon.phrases import Message
from cothon.sheet import Ending


def ending(g: Table) -> Ending:
    """Three rounds; each goes on until all hourglasses have reached the marker. [MC-FLOW-1, -2]"""
    return Ending(
        now=Message(present(g), round=int(g.round), rounds=ROUNDS),
        played=int(g.round) - 1,
        rounds=ROUNDS,
        until=(Message("ending-left", left=ROUNDS - int(g.round) + 1), *hours_left(g)),
        due=Message("ending-due") if g.shops_are_open() else None,
        final=True,
    )


def is_producing(g: Table) -> bool:
    """Do merchants still work in this round?"""
    return any(isinstance(step, NextTurn) for step in g.agenda)


def present(g: Table) -> str:
    """In which part of a round the game is."""
    if not g.shops_are_open():
        return "ending-merchants"
    return "ending-now" if is_producing(g) else "ending-market"


def hours_left(g: Table) -> list[Message]:
    """How long merchants still work. [MC-TURN-5, MC-ENDP-1]"""
    if not g.shops_are_open() or not is_producing(g):
        return []
    rearmost = min(int(merchant.clock) for merchant in g.merchants) // 2
    return [Message("ending-hours", hour=("hour", int(g.marker)), rearmost=("hour", rearmost))]


def reckon(g: Table, eyes: int | None) -> None:
    """What icons bring and cost, with halls and lair as they are now. [MC-END-2, -3]

    Corruption cards whose faces these eyes do not know are left out.
    """
    if g.shops_are_open():
        for merchant in g.merchants:
            if eyes is not None:
                merchant.hand = [card for card in merchant.hand if g.knows(eyes, card)]
            score_icons(g, merchant.seat)
