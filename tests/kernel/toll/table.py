"""The table of Toll."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.kernel.state import State
from tests.kernel.toll.choices import OAR

SEATS: Final = 3


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
