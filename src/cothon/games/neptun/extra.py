"""Phase 2, extra turns 5.I and 5.II: for those with open contracts and oars left."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from cothon.games.neptun.box import EXTRA_TURNS, OAR_CARD, SLOTS, TURNS
from cothon.games.neptun.choices import JOIN, OAR, PASS
from cothon.games.neptun.delivery import has_open_contract, lose_contract
from cothon.games.neptun.events import (
    CONTRACT_LAPSED,
    EXTRA_BEGAN,
    EXTRA_DECLINED,
    EXTRA_JOINED,
    EXTRA_OAR_SHOWN,
)
from cothon.games.neptun.oars import offer_hand
from cothon.games.neptun.sailing import Sail, sailing_range
from cothon.games.neptun.table import Table, play_oar
from cothon.kernel.step import Question, Step


class BeginExtra(Step[Table]):
    """First everybody concerned says in turn order whether to take part, then they act.

    5.II is only for those who took part in 5.I. [NE-EXTRA-1, -2, -5, -6, EC-19, EC-20, EC-21]
    """

    def __init__(self, number: i64) -> None:
        self.number = number

    def run(self, g: Table) -> None:
        g.between_turns()
        asked = eligible_seats(g, self.number)
        g.extra = 0
        g.then(PlayExtra(self.number))
        for i in range(len(asked) - 1, -1, -1):
            g.then(JoinExtra(asked[i], self.number))


def eligible_seats(g: Table, number: i64) -> list[int]:
    """In turn order: with an open contract and an oar card in hand, and not out since 5.I.

    [NE-EXTRA-1, -5, -6, EC-18, EC-46]
    """
    seats: list[int] = []
    for rank in range(g.seats):
        seat = g.order[rank]
        took_part = number == 1 or g.extra >> seat & 1 == 1
        if took_part and has_open_contract(g, seat) and len(g.merchants[seat].hand):
            seats.append(seat)
    return seats


class JoinExtra(Question[Table]):
    """Take part or stay out; a second extra turn is only offered. [NE-EXTRA-2, -5, EC-21]"""

    def __init__(self, seat: i64, number: i64) -> None:
        self.waiting = 1 << seat
        self.number = number

    def offer(self, g: Table, seat: i64) -> None:
        g.offer(JOIN)
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == JOIN:
            g.extra |= 1 << seat
            g.tell(EXTRA_JOINED, seat, self.number)
        else:
            g.tell(EXTRA_DECLINED, seat, self.number)


class PlayExtra(Step[Table]):
    """The participants act in turn order; there is no third extra turn. [NE-EXTRA-3, -5, -7]"""

    def __init__(self, number: i64) -> None:
        self.number = number

    def run(self, g: Table) -> None:
        if not g.extra:
            return
        g.turn = TURNS + self.number
        g.tell(EXTRA_BEGAN, self.number)
        if self.number < EXTRA_TURNS:
            g.then(BeginExtra(self.number + 1))
        for rank in range(g.seats - 1, -1, -1):
            if g.extra >> g.order[rank] & 1:
                g.then(PlayOar(g.order[rank]))


class PlayOar(Question[Table]):
    """One oar card is played openly; nobody can withdraw. Then sail and perhaps deliver.

    The card changes neither the wind nor the forecast. [NE-EXTRA-3, -4, NE-WIND-7]
    """

    opens_turn: ClassVar[bool] = True

    def offer(self, g: Table, seat: i64) -> None:
        offer_hand(g, seat)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        oar = choice - OAR + OAR_CARD
        g.merchants[seat].hand.remove(oar)
        play_oar(g, seat, oar)
        g.tell(EXTRA_OAR_SHOWN, seat, oar, sailing_range(g, seat))
        g.then(Sail(seat))


class EndFulfilment(Step[Table]):
    """What is still open is lost. [NE-EXTRA-7]"""

    def run(self, g: Table) -> None:
        g.between_turns()
        g.extra = 0
        for rank in range(g.seats):
            seat = g.order[rank]
            merchant = g.merchants[seat]
            for slot in range(SLOTS):
                if lose_contract(merchant, slot):
                    g.tell(CONTRACT_LAPSED, seat, merchant.cities[slot], merchant.goods[slot])
