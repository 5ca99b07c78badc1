"""The rules of the ferry: table, set-up and crossings."""

from __future__ import annotations

from typing import Final

from cothon.kernel.chance import Seed
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.state import State
from cothon.kernel.step import Question, Step
from tests.kernel.ferry.events import LANDED, WAITED

MOST_PEOPLE: Final = 4
PASSENGERS: Final = 24
HAND: Final = 2
CROSSINGS: Final = 3

PASSENGER: Final = 0
WAIT: Final = PASSENGER + PASSENGERS
SIZE: Final = WAIT + 1


class Ferry(State):
    people: int
    pile: list[int]
    hands: list[list[int]]
    landed: list[int]
    fares: list[int]
    crossing: int
    last: int | None  # who landed a passenger last

    def clone(self) -> Ferry:
        twin = Ferry()
        self.clone_into(twin)
        twin.people = self.people
        twin.pile = self.pile.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.landed = self.landed.copy()
        twin.fares = self.fares.copy()
        twin.crossing = self.crossing
        twin.last = self.last
        return twin

    def piles(self) -> list[list[int]]:
        return [self.pile, *self.hands]

    def face_up(self) -> list[int]:
        return self.landed


def lay_out(people: int, ferryman: bool, seed: Seed) -> Ferry:
    g = Ferry()
    g.begin(people + ferryman, seed, PASSENGERS, SIZE)
    g.people = people
    g.pile = list(range(PASSENGERS))
    g.shuffle(g.pile)
    g.hands = [[] for _ in range(g.seats)]
    for seat in range(people):
        for _ in range(HAND):
            take_aboard(g, seat)
    g.landed = []
    g.fares = [0] * g.seats
    g.crossing = 0
    g.last = None
    g.then(Cross())
    return g


def fare(passenger: int) -> int:
    return passenger % 4 + 1


def take_aboard(g: Ferry, seat: int) -> int:
    passenger = g.pile.pop()
    g.show(passenger, 1 << seat)
    g.hands[seat].append(passenger)
    return passenger


def land(g: Ferry, seat: int, passenger: int) -> None:
    g.show(passenger, EVERYBODY)
    g.landed.append(passenger)
    g.fares[seat] += fare(passenger)
    g.last = seat
    g.tell(LANDED, seat, passenger, fare(passenger))


class Cross(Step[Ferry]):
    def run(self, g: Ferry) -> None:
        if g.crossing == CROSSINGS:
            return
        g.crossing += 1
        g.then(*(Carry(seat) for seat in range(g.people)), *ferrymen(g), Cross())


def ferrymen(g: Ferry) -> list[Step[Ferry]]:
    return [Ply(seat) for seat in range(g.people, g.seats)]


class Carry(Question[Ferry]):
    def offer(self, g: Ferry, seat: int) -> None:
        for passenger in sorted(g.hands[seat]):
            g.offer(PASSENGER + passenger)
        g.offer(WAIT)

    def take(self, g: Ferry, seat: int, choice: int) -> None:
        if choice == WAIT:
            g.tell(WAITED, seat, take_aboard(g, seat))
            return
        g.hands[seat].remove(choice - PASSENGER)
        land(g, seat, choice - PASSENGER)


class Ply(Step[Ferry]):
    """The rules play the ferryman."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Ferry) -> None:
        land(g, self.seat, g.pile.pop())
