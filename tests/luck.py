"""The luck of played games comes from one base seed, COTHON_SEED.

The same base seed plays the same games: people choose by `dice`, tables are dealt by `deal`, and
the server's bots are seeded, too. `COTHON_SEED=7 make test` plays others.
"""

from __future__ import annotations

import os
import random
from functools import cache

import cothon

BASE = int(os.environ.get("COTHON_SEED", "0"))
APART = 1_000_003  # neighbouring base seeds share no dice


def dice(number: int) -> random.Random:
    """The dice of a test; several in one test are told apart by number."""
    return random.Random(BASE * APART + number)


@cache
def deal(game: str, seats: int, first: int = 0) -> int:
    """The seed of a deal in which this seat is asked first."""
    tries = 1000
    for seed in range(BASE * APART + 4, BASE * APART + 4 + tries):
        if cothon.new(game, seats, seed).asked[0] == first:
            return seed
    raise AssertionError(f"seat {first} is first in none of {tries} deals of {game}")
