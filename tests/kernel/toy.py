"""Toll: a small game that has every difficulty at once, for the tests of the kernel.

Three seats, two days. Each day everybody seals an oar in secret (simultaneously); oars are revealed
and the strongest rower acts first: load a gate, paying one card per card already paid there (a
nested payment from a hidden hand), or rest and draw. While asked, a seat may blow its horn (a
window): it rolls a die for coins.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.state import State
from cothon.kernel.step import Step

SEATS: Final = 3
CARDS: Final = 12  # trade cards 0 to 11; oars 12 to 20, three per seat
OAR: Final = 12
GATE: Final = 21
REST: Final = 23
HORN: Final = 24
SIZE: Final = 25

SEALED, REVEALED, PAID, LOADED, DREW, ROLLED = range(6)
EVENT_CARDS = [[False], [False, True], [False, True], [False, False], [False, True], [False, False]]


class Toll(State):
    deck: list[int]
    hands: list[list[int]]
    oars: list[list[int]]
    sealed: list[list[int]]
    spent: list[int]
    gates: vec[i64]
    coins: list[int]
    horns: list[int]
    day: int

    def clone(self) -> Toll:
        twin = Toll()
        self.clone_into(twin)
        twin.deck = self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.oars = [hand.copy() for hand in self.oars]
        twin.sealed = [pile.copy() for pile in self.sealed]
        twin.spent = self.spent.copy()
        twin.gates = self.gates[:]
        twin.coins = self.coins.copy()
        twin.horns = self.horns.copy()
        twin.day = self.day
        return twin

    def piles(self) -> list[list[int]]:
        return [self.deck, *self.hands, *self.oars, *self.sealed]

    def face_up(self) -> list[int]:
        return self.spent

    def backs(self) -> int:
        return 1 + SEATS

    def back(self, card: int) -> int:
        return 0 if card < OAR else 1 + (card - OAR) // 3


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


class ChooseGate(Step[Toll]):
    def __init__(self, seat: int) -> None:
        self.waiting = 1 << seat

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

    def free(self, g: Toll, seat: int) -> None:
        if g.horns[seat]:
            g.offer(HORN)

    def use(self, g: Toll, seat: int, choice: int) -> None:
        g.horns[seat] -= 1
        rolled = g.chance(6) + 1
        g.coins[seat] += rolled
        g.tell(ROLLED, seat, rolled)


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


def set_up(seed: int) -> Toll:
    g = Toll()
    g.begin(SEATS, seed, GATE, SIZE)
    g.deck = list(range(CARDS))
    g.shuffle(g.deck)
    g.spent = []
    g.hands = [[] for _ in range(SEATS)]
    g.oars = [[OAR + 3 * seat + i for i in range(3)] for seat in range(SEATS)]
    g.sealed = [[] for _ in range(SEATS)]
    for seat in range(SEATS):
        for oar in g.oars[seat]:
            g.show(oar, 1 << seat)
        for _ in range(3):
            draw(g, seat)
    g.gates = vec[i64]([0, 0])
    g.coins = [0] * SEATS
    g.horns = [1] * SEATS
    g.day = 0
    g.then(Day())
    g.advance()
    return g
