"""How Toll is laid out."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cothon.kernel.chance import Seed
from tests.kernel.toll.choices import GATE, OAR, SIZE
from tests.kernel.toll.days import Day, draw
from tests.kernel.toll.table import SEATS, Toll


def lay_out(seed: Seed) -> Toll:
    g = Toll()
    g.begin(SEATS, seed, GATE, SIZE)
    g.deck = list(range(OAR))
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
    return g


def set_up(seed: int) -> Toll:
    """A table at its first question."""
    g = lay_out(seed)
    g.advance()
    return g
