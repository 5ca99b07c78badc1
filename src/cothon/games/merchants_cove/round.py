"""Course of the game: three rounds of four phases, and the cleanup between them."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.arrival import ArriveInCove
from cothon.games.merchants_cove.box import BAG, BOATS, HANDS, KINDS, NONE, PIER, PIERS, PLAZA
from cothon.games.merchants_cove.events import (
    MOUSE_LEFT,
    PURSE_COUNTED,
    ROUND_ENDED,
    ROUND_OPENED,
    TOWNSFOLK_LEFT,
)
from cothon.games.merchants_cove.recruiting import refill_plaza
from cothon.games.merchants_cove.scoring import ScoreFactions
from cothon.games.merchants_cove.table import AT_SEA, Table, is_last_round
from cothon.games.merchants_cove.telling import lineup
from cothon.games.merchants_cove.turn import NextTurn
from cothon.kernel.step import Step


class BeginRound(Step[Table]):
    """Arrival, production, market, then cleanup; after the third market the final scoring.

    [MC-FLOW-1, -2]
    """

    def run(self, g: Table) -> None:
        g.between_turns()
        g.tell(ROUND_OPENED, g.round, g.first_hour(), lineup(g), g.marker)
        g.then(ArriveInCove(), NextTurn(), EndRound())


class EndRound(Step[Table]):
    """After rounds 1 and 2 the cove is cleaned up; round 3 ends the game. [MC-FLOW-2]"""

    def run(self, g: Table) -> None:
        if is_last_round(g):
            g.then(ScoreFactions())
        else:
            g.then(CleanUp(), BeginRound())


class CleanUp(Step[Table]):
    """Piers, plaza, boats, shops, mice, hourglasses and the marker; all else stays as it is.

    [MC-CLEAN-1 to -9]
    """

    def run(self, g: Table) -> None:
        g.between_turns()
        for merchant in g.merchants:
            g.tell(PURSE_COUNTED, merchant.seat, merchant.gold(), g.round)
        g.tell(ROUND_ENDED, g.round)
        clear_piers(g)
        renew_plaza(g)
        for boat in range(BOATS):
            g.berth[boat] = AT_SEA
        for merchant in g.merchants:
            merchant.clean_up(g)
        move_clock_on(g)


def clear_piers(g: Table) -> None:
    """All adventurers on piers return to the bag. [MC-CLEAN-1, MC-ROGUE-3]"""
    for pier in range(PIERS):
        for kind in range(KINDS):
            while g.count_at(PIER + pier, kind) > 0:
                g.move(kind, PIER + pier, BAG)


def renew_plaza(g: Table) -> None:
    """The rightmost card goes under the deck, and the plaza is refilled. [MC-CLEAN-2]"""
    for place in range(PLAZA - 1, -1, -1):
        leaving = g.plaza[place]
        if leaving != NONE:
            g.plaza[place] = NONE
            g.townsfolk_deck.insert(0, leaving)
            g.tell(TOWNSFOLK_LEFT, leaving)
            break
    refill_plaza(g)


def move_clock_on(g: Table) -> None:
    """A mouse leaves its hand for the next space; all begin behind it, the marker back on 12.

    [MC-CLEAN-5 to -8]
    """
    if g.round <= HANDS:
        g.tell(MOUSE_LEFT, g.box.hands[g.round - 1], g.round)
    g.round += 1
    start: i64 = 2 * g.first_hour()
    for merchant in g.merchants:
        merchant.clock = start
    g.marker = g.box.marker_start
