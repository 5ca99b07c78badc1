"""What a server has done so far, counted where it happens; `metrics.py` tells it.

Plain numbers, one tally for a process: what is counted on the path of a move costs that move less
than two microseconds (`python -m tests.server.tally_cost` measures it).
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from typing import Final

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
PATIENT: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Spread:
    """How long something took, each time."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)  # up to each bound, and beyond the last
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Once more."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


class Tally:
    """The counts of one process."""

    def __init__(self) -> None:
        self.made: Counter[str] = Counter()  # moves, by who made them: a person or a bot
        self.undone = 0
        self.acknowledged = Spread(QUICK)  # from a move's message to its acknowledgement
        self.committed = Spread(QUICK)
        self.lagged = Spread(QUICK)  # how late the loop comes to what it was to do
        self.thought = Spread(PATIENT)
        self.awaited = 0  # bots' choices that have been asked for and not come yet
        self.opened = 0  # tables
        self.finished = 0
        self.lines = 0  # open now
        self.refused: Counter[str] = Counter()  # by kind
        self.answered: Counter[str] = Counter()  # over HTTP, by class of status
        self.troubles = 0  # of the database
        self.sent = 0  # pieces of news, to other servers
        self.heard = 0  # from them
        self.breaks = 0  # of the line to them


TALLY: Final = Tally()
