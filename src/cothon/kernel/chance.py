"""Chance: dice and shuffles whose future lies in the state itself.

Two Lehmer generators combined. Every product stays below 2**47, so the numbers fit native integers
and JavaScript's doubles alike, and a state that is cloned carries its luck along.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

FIRST_MODULUS: Final = 2147483563
SECOND_MODULUS: Final = 2147483399
LARGEST_SEED: Final = 2**62 - 1
WARM_UP: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The part of a state that knows what the dice will show."""

    first: i64
    second: i64
    reveals: i64  # grows whenever somebody learns what cannot be unlearned
    script: list[int] | None  # outcomes laid down by a test, used before the generator

    def sow(self, seed: i64) -> None:
        """Start the generator. Neighbouring seeds give unlike games."""
        self.first = seed % (FIRST_MODULUS - 1) + 1
        self.second = (seed // (FIRST_MODULUS - 1) + seed % 104729 * 7919) % (
            SECOND_MODULUS - 1
        ) + 1
        for _ in range(WARM_UP):
            self.draw_number()

    def draw_number(self) -> i64:
        """The next number of the generator, from 0 to FIRST_MODULUS - 2."""
        self.first = self.first * 40014 % FIRST_MODULUS
        self.second = self.second * 40692 % SECOND_MODULUS
        return (self.first - self.second) % (FIRST_MODULUS - 1)

    def chance(self, sides: i64) -> i64:
        """Let chance decide in the sight of all: a number from 0 to sides - 1."""
        self.reveals += 1
        script = self.script
        if script:
            return script.pop(0)
        return self.draw_number() % sides

    def shuffle(self, cards: list[int]) -> None:
        """Put a pile into random order."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.chance(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
