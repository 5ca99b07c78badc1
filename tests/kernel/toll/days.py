"""A day: oars are sealed and revealed, then gates are loaded."""

from __future__ import annotations

from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.step import Step
from tests.kernel.toll.choices import GATE, REST
from tests.kernel.toll.events import DREW, LOADED, PAID, REVEALED, SEALED
from tests.kernel.toll.horn.blowing import HornWindow
from tests.kernel.toll.table import SEATS, Toll


class Day(Step[Toll]):
    def run(self, g: Toll) -> None:
        if g.day < 2:
            g.day += 1
            g.then(SealOar((1 << SEATS) - 1), RevealOars(), Day())


class SealOar(Step[Toll]):
    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def offer(self, g: Toll, seat: int) -> None:
        for oar in sorted(g.oars[seat]):
            g.offer(oar)

    def take(self, g: Toll, seat: int, choice: int) -> None:
        g.oars[seat].remove(choice)
        g.sealed[seat].append(choice)
        g.tell(SEALED, seat)
        rest = self.waiting & ~(1 << seat)
        if rest:
            g.then(SealOar(rest))


class RevealOars(Step[Toll]):
    def run(self, g: Toll) -> None:
        order = sorted(range(SEATS), key=lambda seat: (-(g.sealed[seat][0] % 3), seat))
        for seat in range(SEATS):
            card = g.sealed[seat].pop()
            g.show(card, EVERYBODY)
            g.spent.append(card)
            g.tell(REVEALED, seat, card)
        for seat in reversed(order):
            g.then(ChooseGate(seat))


class ChooseGate(HornWindow):
    def offer(self, g: Toll, seat: int) -> None:
        for gate in range(2):
            if g.gates[gate] < len(g.hands[seat]):
                g.offer(GATE + gate)
        g.offer(REST)

    def take(self, g: Toll, seat: int, choice: int) -> None:
        if choice == REST:
            draw(g, seat)
        else:
            g.then(PayCards(seat, g.gates[choice - GATE] + 1, 0), Load(seat, choice - GATE))


class PayCards(Step[Toll]):
    def __init__(self, seat: int, due: int, first: int) -> None:
        self.waiting = 1 << seat
        self.due = due
        self.first = first

    def offer(self, g: Toll, seat: int) -> None:
        hand = g.hands[seat]
        for card in hand[self.first : len(hand) - self.due + 1]:
            g.offer(card)

    def take(self, g: Toll, seat: int, choice: int) -> None:
        slot = g.hands[seat].index(choice)
        g.hands[seat].pop(slot)
        g.show(choice, EVERYBODY)
        g.spent.append(choice)
        g.tell(PAID, seat, choice)
        if self.due > 1:
            g.then(PayCards(seat, self.due - 1, slot))


class Load(Step[Toll]):
    def __init__(self, seat: int, gate: int) -> None:
        self.seat = seat
        self.gate = gate

    def run(self, g: Toll) -> None:
        g.gates[self.gate] += 1
        g.coins[self.seat] += 3 * g.gates[self.gate]
        g.tell(LOADED, self.seat, self.gate)


class Impossible(Step[Toll]):
    """A mistake in the rules: asks, and offers nothing."""

    def __init__(self, seat: int) -> None:
        self.waiting = 1 << seat


def draw(g: Toll, seat: int) -> None:
    if g.deck:
        card = g.deck.pop()
        g.show(card, 1 << seat)
        g.hands[seat].append(card)
        g.tell(DREW, seat, card)
