"""A fixed piece of work to measure others by: a small game of its own that never changes.

It does what rules do, in about the same shares: steps are allocated and put on a list, asked
through their class, fill a packed menu and change native integers, piles and vectors. It is
compiled like the rules, so that a ratio to it means much the same on any machine. Whoever changes
it has to record the speeds anew (`make speed-record`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MENU: Final = 8
PILE: Final = 24
MULTIPLIER: Final = 48271
MODULUS: Final = 2147483647


class Yard:
    """What lies on the table of the yardstick."""

    def __init__(self) -> None:
        self.menu = vec[i64]([0] * MENU)
        self.count: i64 = 0
        self.store = vec[i64]([0] * PILE)
        self.pile = list(range(PILE))
        self.agenda: list[Foot] = []
        self.luck: i64 = 1

    def draw(self, sides: i64) -> i64:
        """The next number by lot."""
        self.luck = self.luck * MULTIPLIER % MODULUS
        return (self.luck >> 8) % sides

    def copied(self) -> Yard:
        """The same once more."""
        twin = Yard()
        twin.menu = self.menu[:]
        twin.count = self.count
        twin.store = self.store[:]
        twin.pile = self.pile.copy()
        twin.agenda = self.agenda.copy()
        twin.luck = self.luck
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Foot:
    """One step of the yardstick: it offers and takes."""

    def __init__(self, place: i64) -> None:
        self.place = place

    def offer(self, g: Yard) -> None:
        """Whatever of the next places is not full."""
        for number in range(MENU):
            place = (self.place + number) % PILE
            if g.store[place] < 3 or number == 0:
                g.menu[g.count] = place
                g.count += 1

    def take(self, g: Yard, choice: i64) -> None:
        """Move a piece, and leave two steps behind."""
        card = g.pile.pop(0)
        g.pile.append(card)
        g.store[choice] = (g.store[choice] + 1) % 5
        g.agenda.append(Foot((choice + card) % PILE))
        if len(g.agenda) < 4:
            g.agenda.append(Hand(choice))


class Hand(Foot):
    """Another kind of step."""

    def take(self, g: Yard, choice: i64) -> None:
        """Swap two cards and count what lies there."""
        other = g.draw(PILE)
        card = g.pile[choice]
        g.pile[choice] = g.pile[other]
        g.pile[other] = card
        total: i64 = 0
        for place in range(PILE):
            total += g.store[place]
        g.store[other] = total % 4
        if not g.agenda:
            g.agenda.append(Foot(other))


def walk(steps: i64) -> i64:
    """So many steps of the yardstick; a copy is made every eighth time."""
    g = Yard()
    g.agenda.append(Foot(0))
    for number in range(steps):
        step = g.agenda.pop()
        g.count = 0
        step.offer(g)
        step.take(g, g.menu[g.draw(g.count)])
        if number % 8 == 0:
            g = g.copied()
    return g.luck
