"""Voyage: a good is sent out on a charter ship, and the temple decides how it ends."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.porto_carthago.events import (
    CAPTAIN_HOME,
    OFFERING_PAID,
    VOYAGE_COMPENSATED,
    VOYAGE_LOST,
    VOYAGE_PAID,
    VOYAGE_TESTED,
    VOYAGE_WON,
)
from cothon.games.porto_carthago.reasons import DECK_EMPTY, NO_CAPTAIN, NOBODY_IN_TEMPLE
from cothon.games.porto_carthago.table import NONE, Table, put_under_deck
from cothon.games.porto_carthago.trade import GainPoint, SplitPoints
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.reasons import unless
from cothon.kernel.step import Step


class TestShip(Step[Table]):
    """The top card of the deck is revealed: success if the temple matches its danger number.

    Success brings two trade points, failure one. Only the choice where they go comes between.
    The civilisation, the wanted good and the privilege of the card have no effect.
    [PC-VOY-2 to -5, -9, -10, -11, EC-14, EC-25]
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        ship = top_card(g)
        g.show(ship, EVERYBODY)
        danger = g.box.danger[ship]
        protection = g.senators[self.seat].temple
        g.tell(VOYAGE_TESTED, self.seat, ship, danger, protection)
        if protection >= danger:
            g.tell(VOYAGE_WON, self.seat)
            g.then(SplitPoints(self.seat, 2), Succeed(self.seat), EndVoyage(self.seat))
        else:
            g.tell(VOYAGE_LOST, self.seat)
            g.then(GainPoint(self.seat), Fail(self.seat), EndVoyage(self.seat))


class Succeed(Step[Table]):
    """The ship income, then an offering of a talent for each own servant in the temple.

    It is paid from income and cash; what is missing is waived.
    [PC-VOY-6, PC-VOY-7, PC-GEN-10, EC-17]
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        senator = g.senators[self.seat]
        income = g.box.income[top_card(g)]
        senator.talents += income
        g.tell(VOYAGE_PAID, self.seat, income)
        offering = min(senator.temple, senator.talents)
        senator.talents -= offering
        g.tell(OFFERING_PAID, self.seat, offering)


class Fail(Step[Table]):
    """Half the ship income, rounded up; no offering. [PC-VOY-9, EC-57]"""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        compensation = (g.box.income[top_card(g)] + 1) // 2
        g.senators[self.seat].talents += compensation
        g.tell(VOYAGE_COMPENSATED, self.seat, compensation)


class EndVoyage(Step[Table]):
    """Card to the bottom, good into the bag, the captain and one servant of the temple come home.

    [PC-VOY-8, -9, PC-ACT-CAPTAIN-4, EC-60, EC-63]
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        put_under_deck(g, g.deck.pop())
        g.bag[g.aboard] += 1
        g.aboard = NONE
        senator = g.senators[self.seat]
        senator.captains -= 1
        senator.temple -= 1
        senator.reserve += 2
        g.tell(CAPTAIN_HOME, self.seat, senator.reserve)


def bars_voyage(g: Table, seat: i64) -> i64:
    """A captain, a servant in the temple, and a card to test the ship against.

    [PC-VOY-1, PC-ACT-PORTER-6, EC-6, EC-62]
    """
    senator = g.senators[seat]
    if not senator.captains:
        return NO_CAPTAIN
    if not senator.temple:
        return NOBODY_IN_TEMPLE
    return unless(len(g.deck) > 0, DECK_EMPTY)


def top_card(g: Table) -> i64:
    """The top card of the deck; while revealed it still counts as part of it. [PC-GEN-13]"""
    return g.deck[-1]
