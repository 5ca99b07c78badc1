"""Waiting for a database that failed: pauses grow, and all end when it answers again."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

SHORTEST_PAUSE: Final = 0.25  # seconds after the database has failed
LONGEST_PAUSE: Final = 4.0  # somebody has to try now and then
SILENCE: Final = 1.0  # seconds without any answer


class Recovery:
    """Knows when a database is back, and wakes whoever waits for that."""

    def __init__(self) -> None:
        self.answered = time.monotonic()
        self.back = asyncio.Event()

    def note_answer(self) -> None:
        """The database has answered somebody: if it was silent before, all may try again.

        While it answers others all the time, what failed would fail again: that waits longer.
        """
        moment = time.monotonic()
        if moment - self.answered > SILENCE:
            self.back.set()
            self.back = asyncio.Event()
        self.answered = moment

    async def wait(self, pause: float) -> float:
        """Wait until the database is back, at most for a pause; how long the next one is."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.back.wait(), pause)
            return SHORTEST_PAUSE
        return min(2 * pause, LONGEST_PAUSE)
