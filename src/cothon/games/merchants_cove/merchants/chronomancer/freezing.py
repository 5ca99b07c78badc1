"""Frozen hours: taken from the board in a machine, spent when the clock is adjusted."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.choices import PASS
from cothon.games.merchants_cove.clock import MoveHourglass
from cothon.games.merchants_cove.merchants.chronomancer.events import (
    FROZEN_HOUR_SPENT,
    HOUR_FROZEN,
    NO_HOUR_TO_FREEZE,
)
from cothon.games.merchants_cove.merchants.chronomancer.reasons import (
    ICON_COVERED,
    ICON_PASSED_OVER,
    NO_HOUR_DUE,
    NO_HOUR_ON_ICON,
    TOO_FEW_HOURS_BEHIND,
)
from cothon.games.merchants_cove.merchants.chronomancer.shop import Workshop, workshop_at
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.step import Picks, Question, Step

TAKEN: Final = 2  # by Freeze Time


def hours_on_board(shop: Workshop, least: i64) -> i64:
    """How many frozen hours cover icons, from a colour on."""
    count: i64 = 0
    for colour in range(least, COLOURS):
        count += shop.covered >> colour & 1
    return count


def freeze_time(g: Table, seat: i64) -> None:
    """Freeze Time: two frozen hours come into the supply, or as many as there are.

    [MC-CHRO-FREEZE-1, E-47]
    """
    there = hours_on_board(workshop_at(g, seat), 0)
    if there == 0:
        g.tell(NO_HOUR_TO_FREEZE, seat)
    else:
        g.then(TakeFrozenHours(seat, min(TAKEN, there), 0))


class TakeFrozenHours(Question[Table]):
    """Which icons lose their frozen hours, and are active as long as they are not covered again.

    They are named upwards, so that a pair has one path. [MC-CHRO-FREEZE-1, DP-32]
    """

    def __init__(self, seat: i64, count: i64, least: i64) -> None:
        self.waiting = 1 << seat
        self.count = count
        self.least = least  # the first icon that may still be named

    def offer(self, g: Table, seat: i64) -> None:
        shop = workshop_at(g, seat)
        for colour in range(COLOURS):
            g.consider(choices.COLOUR + colour, self.bars(shop, colour))

    def bars(self, shop: Workshop, colour: i64) -> i64:
        """Does a frozen hour lie on this icon, and are enough left from there on?"""
        if not shop.covered >> colour & 1:
            return NO_HOUR_ON_ICON
        if colour < self.least:
            return ICON_PASSED_OVER
        if hours_on_board(shop, colour) < self.count:
            return because(TOO_FEW_HOURS_BEHIND, self.count)
        return POSSIBLE

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        colour = choice - choices.COLOUR
        workshop_at(g, seat).covered &= ~(1 << colour)
        g.tell(HOUR_FROZEN, seat, colour)
        if self.count > 1:
            g.then(TakeFrozenHours(seat, self.count - 1, colour + 1))


def hours_due(step: Step[Any]) -> int:
    """The hours that are being paid, with frozen ones or without."""
    return int(step.hours) if isinstance(step, SpendFrozenHours) else 0


class SpendFrozenHours(Picks[Table]):
    """Before the hourglass moves: each frozen hour spent saves an hour, down to none.

    It covers an active icon again; icons are named upwards, so that a set has one path. Those
    taken this turn may be spent, too. [MC-CHRO-FREEZE-2, -3, -4, DP-35, E-08, E-88]
    """

    def __init__(self, seat: i64, hours: i64, least: i64) -> None:
        self.waiting = 1 << seat
        self.most = hours
        self.hours = hours  # still to be paid
        self.least = least  # the first icon that may still be named

    def offer(self, g: Table, seat: i64) -> None:
        shop = workshop_at(g, seat)
        for colour in range(COLOURS):
            g.consider(choices.COLOUR + colour, self.bars(shop, colour))
        g.offer(PASS)

    def bars(self, shop: Workshop, colour: i64) -> i64:
        """Is an hour still to be paid, and this icon free and not passed over?"""
        if shop.covered >> colour & 1:
            return ICON_COVERED
        if self.hours <= 0:
            return NO_HOUR_DUE
        return ICON_PASSED_OVER if colour < self.least else POSSIBLE

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.then(MoveHourglass(seat, self.hours))
            return
        colour = choice - choices.COLOUR
        workshop_at(g, seat).covered |= 1 << colour
        g.tell(FROZEN_HOUR_SPENT, seat, colour)
        g.then(SpendFrozenHours(seat, self.hours - 1, colour + 1))
