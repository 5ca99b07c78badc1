"""Phase 2, choosing oars: everybody at once and in secret, then all are revealed together."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.neptun.box import OAR_CARD, PLACES, TURNS
from cothon.games.neptun.choices import OAR, PLACE
from cothon.games.neptun.events import OAR_SHOWN, SAILS_SET, TURN_BEGAN
from cothon.games.neptun.reasons import OAR_FIRST, OAR_OF_OTHER, OAR_PLAYED
from cothon.games.neptun.sailing import Sail, sailing_range
from cothon.games.neptun.table import FULFIL, Table, play_oar
from cothon.games.neptun.wind import ShiftWind, set_forecast
from cothon.kernel.reasons import because
from cothon.kernel.step import Step


class FulfilTurn(Step[Table]):
    """Choose oars, reveal them, see the forecast, sail in turn order, then the wind shifts.

    After the fifth turn the wind does not shift yet. [NE-OAR-1, NE-SAIL-1, NE-WIND-6]
    """

    def __init__(self, turn: i64) -> None:
        self.turn = turn

    def run(self, g: Table) -> None:
        g.between_turns()
        g.phase = FULFIL
        g.turn = self.turn
        if self.turn == 1:
            g.tell(SAILS_SET)
        g.tell(TURN_BEGAN, self.turn)
        g.then(ChooseOars((1 << g.seats) - 1), RevealOars(), *voyage_steps(g, 0))


def voyage_steps(g: Table, goes_taken: i64) -> list[Step[Table]]:
    """What follows the reveal: everybody's go in turn order, the wind, the next turn."""
    steps: list[Step[Table]] = []
    for rank in range(goes_taken, g.seats):
        steps.append(Sail(g.order[rank]))
    if g.turn < TURNS:
        steps.append(ShiftWind())
        steps.append(FulfilTurn(g.turn + 1))
    return steps


class ChooseOars(Step[Table]):
    """Everybody chooses one card of the own hand, also those without an open contract.

    Until the last has chosen a choice may be changed. There is always a card to choose.
    [NE-OAR-2, -3, -4, -6, NE-GEN-6, EC-17, EC-45]
    """

    def __init__(self, waiting: i64) -> None:
        self.waiting = waiting

    def offer(self, g: Table, seat: i64) -> None:
        offer_hand(g, seat)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        oar = choice - OAR + OAR_CARD
        merchant = g.merchants[seat]
        merchant.hand.remove(oar)
        merchant.sealed.append(oar)
        rest = self.waiting & ~(1 << seat)
        if rest:
            g.then(ChooseOars(rest))


def offer_hand(g: Table, seat: i64) -> None:
    """Every oar card of the own hand; what lies open has been used.

    Where to sail is asked later. [NE-OAR-1, -2, -5, NE-EXTRA-3]
    """
    for oar in g.merchants[seat].hand:
        g.offer(OAR + oar - OAR_CARD)
    if g.doubts is not None:
        for owner in range(g.seats):
            for oar in g.merchants[owner].played:
                g.consider(OAR + oar - OAR_CARD, bars_played(seat, owner))
        for place in range(PLACES):
            g.consider(PLACE + place, OAR_FIRST)


def bars_played(seat: i64, owner: i64) -> i64:
    """An oar card that its owner has played cannot be played again. [NE-OAR-5]"""
    if owner == seat:
        return OAR_PLAYED
    return because(OAR_OF_OTHER, owner)


class RevealOars(Step[Table]):
    """All chosen cards are turned up at once; their modifiers make the forecast.

    [NE-OAR-4, -5, NE-WIND-1]
    """

    def run(self, g: Table) -> None:
        for rank in range(g.seats):
            seat = g.order[rank]
            oar: i64 = g.merchants[seat].sealed.pop()
            play_oar(g, seat, oar)
            g.tell(OAR_SHOWN, seat, oar, sailing_range(g, seat))
        set_forecast(g)
