"""Chance: dice and shuffles whose future lies in the state itself; a clone carries it along.

There are two generators. The quick one, for simulation, re-deals and whoever names a small number,
is two Lehmer generators combined: every product stays below 2**47, so the numbers fit native
integers and JavaScript's doubles alike. What it draws can be computed from what it drew before. So
where people play, a secret key deals: its numbers are the HMAC-SHA256 of 0, 1, 2 and so on.
"""

from __future__ import annotations

import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

FIRST_MODULUS: Final = 2147483563
SECOND_MODULUS: Final = 2147483399
LARGEST_SEED: Final = 2**62 - 1
WARM_UP: Final = 4
GENERATOR: Final = "hmac-sha256"  # what a save calls the generator of a key
SHORTEST_KEY: Final = 16  # bytes
LONGEST_KEY: Final = 64

Seed = int | bytes  # a number for the quick generator, or a secret key


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The part of a state that knows what the dice will show."""

    first: i64  # with a key: how many numbers have been drawn
    second: i64
    key: bytes | None
    reveals: i64  # grows whenever somebody learns what cannot be unlearned
    script: list[int] | None  # outcomes laid down beforehand, used before the generator
    throws: list[int] | None  # of how many sides each was, if somebody wants to know

    def plant(self, seed: Seed) -> None:
        """Start the generator that this seed is for."""
        self.throws = None
        if isinstance(seed, int):
            self.sow(seed)
        else:
            self.key = seed
            self.first = 0
            self.second = 0

    def sow(self, seed: i64) -> None:
        """Start the quick generator. Neighbouring seeds give unlike games."""
        self.key = None
        self.first = seed % (FIRST_MODULUS - 1) + 1
        self.second = (seed // (FIRST_MODULUS - 1) + seed % 104729 * 7919) % (
            SECOND_MODULUS - 1
        ) + 1
        for _ in range(WARM_UP):
            self.draw_number()

    def draw_number(self) -> i64:
        """The next number, from 0 to FIRST_MODULUS - 2; with a key, below 2**62."""
        if self.key is not None:
            return self.draw_keyed()
        self.first = self.first * 40014 % FIRST_MODULUS
        self.second = self.second * 40692 % SECOND_MODULUS
        return (self.first - self.second) % (FIRST_MODULUS - 1)

    def draw_keyed(self) -> i64:
        """The next number that the key gives; so large that a remainder favours nobody."""
        assert self.key is not None
        number: int = self.first
        digest = hmac.digest(self.key, number.to_bytes(8, "big"), "sha256")
        self.first += 1
        return int.from_bytes(digest[:8], "big") >> 2

    def chance(self, sides: i64) -> i64:
        """Let chance decide in the sight of all: a number from 0 to sides - 1."""
        self.reveals += 1
        if self.throws is not None:
            self.throws.append(sides)
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
