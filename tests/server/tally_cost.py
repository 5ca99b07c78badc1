"""What it costs a move to be counted: `python -m tests.server.tally_cost`."""

from __future__ import annotations

import time
from timeit import repeat

from cothon.server.tally import Tally

ROUNDS = 10_000


def count_one(tally: Tally) -> None:
    """All that is counted on the path of a move, with the looks at the clock."""
    since = time.monotonic()
    started = time.monotonic()
    tally.committed.add(time.monotonic() - started)
    tally.made["person"] += 1
    tally.acknowledged.add(time.monotonic() - since)


def cost() -> float:
    """Microseconds for one move, in the best of some runs."""
    tally = Tally()
    return min(repeat(lambda: count_one(tally), number=ROUNDS, repeat=50)) / ROUNDS * 1e6


if __name__ == "__main__":
    print(f"{cost():.2f} microseconds for a move")
