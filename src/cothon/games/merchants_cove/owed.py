"""What a seat has begun and still has to pay: a cost counts from the choice that brings it on.

So does it that the seat has no turn any more before the market.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cothon.games.merchants_cove.box import NONE
from cothon.games.merchants_cove.clock import ChooseWay, MakeSteps, MoveHourglass
from cothon.games.merchants_cove.recruiting import AS_PRINTED, Recruit
from cothon.games.merchants_cove.table import Table, hand_behind
from cothon.games.merchants_cove.trade import Trade
from cothon.games.merchants_cove.turn import NextTurn, PayCost
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
    hours = sum(hours for hours, _ in due)
    return {
        ("hours", g.round): hours,
        ("corruption", 0): min(cards, left),
        ("turns", 0): int(has_turns_left(g, seat, hours)),
    }


def has_turns_left(g: Table, seat: int, hours: int) -> bool:
    """In the production phase: may a seat act again, once these hours are paid?

    As far as that is sure: it may work on free hands, which takes hours and leads less far, and
    the marker moves when the docks are full. [MC-TURN-0, MC-CLOCK-8, MC-DOCK-5]
    """
    if not any(isinstance(step, NextTurn) for step in g.agenda):
        return False
    clock = int(g.merchants[seat].clock)
    for _ in range(hours):
        is_slow = clock % 2 or hand_behind(g, clock // 2) != NONE
        clock += 1 if is_slow else 2
    return clock < 2 * g.marker


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
