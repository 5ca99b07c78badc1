"""What a seat has begun and still has to pay: a cost counts from the choice that brings it on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cothon.games.merchants_cove.clock import ChooseWay, MakeSteps, MoveHourglass
from cothon.games.merchants_cove.recruiting import AS_PRINTED, Recruit
from cothon.games.merchants_cove.table import Table
from cothon.games.merchants_cove.trade import Trade
from cothon.games.merchants_cove.turn import PayCost
from cothon.kernel.step import Step
from cothon.sheet import Holdings


def owed(g: Table, seat: int, trades: Sequence[Trade]) -> Holdings:
    """The hours and corruption cards that are due, in the kinds of the holdings.

    Whoever has sold at the Black Market owes a card. If none is left, none is drawn.
    [MC-GEN-7, MC-MARKET-8, E-25]
    """
    if seat >= len(g.merchants):
        return {}
    due = [cost_of(step, seat, trades) for step in g.agenda]
    cards = sum(corruption for _, corruption in due) + int(g.merchants[seat].smuggled)
    left = len(g.corruption_deck) + len(g.corruption_discard)
    return {
        ("hours", g.round): sum(hours for hours, _ in due),
        ("corruption", 0): min(cards, left),
    }


def cost_of(step: Step[Any], seat: int, trades: Sequence[Trade]) -> tuple[int, int]:
    """The hours and cards that a step is yet to take from a seat."""
    if isinstance(step, PayCost):
        return (int(step.hours), int(step.corruption)) if step.seat == seat else (0, 0)
    if isinstance(step, MoveHourglass | MakeSteps):
        return (int(step.hours), 0) if step.seat == seat else (0, 0)
    if not step.waiting >> seat & 1:
        return 0, 0
    if isinstance(step, Recruit) and step.hours != AS_PRINTED:
        return int(step.hours), int(step.corruption)
    if isinstance(step, ChooseWay):
        return int(step.hours), 0
    return sum(trade.hours_due(step) for trade in trades), 0
