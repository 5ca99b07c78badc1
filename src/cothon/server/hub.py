"""Who looks at which table, and what they have not been told yet.

A viewer who is slow misses nothing and blocks nobody: messages are whole tables, so that it is
enough to remember that something has changed, and to tell how things stand when the line is free.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass

from cothon.server.seats import Asker


@dataclass(frozen=True)
class Acknowledged:
    """The next table message tells that this move has been made."""

    id: str


class Viewer:
    """One socket: through whose eyes it looks, and how much it has been told."""

    def __init__(self, table: str, asker: Asker, language: str, eyes: int | None) -> None:
        self.table = table
        self.asker = asker
        self.language = language
        self.eyes = eyes
        self.seats: list[int] = []
        self.told_log = 0  # log entries told so far
        self.told_names = False
        self.told_chat = -1  # the last entry of the chat; -1 before anything was told
        self.is_stale = True
        self.has_chat = True
        self.answers: deque[bytes | Acknowledged] = deque()
        self.wake = asyncio.Event()
        self.wake.set()

    def answer(self, answer: bytes | Acknowledged) -> None:
        """Tell this viewer alone something, in the order of its questions."""
        self.answers.append(answer)
        self.wake.set()

    def refresh(self) -> None:
        """The table has changed."""
        self.is_stale = True
        self.wake.set()

    def start_over(self) -> None:
        """Tell everything once more."""
        self.told_log = 0
        self.told_names = False
        self.refresh()


class Hub:
    """All viewers, by table."""

    def __init__(self) -> None:
        self.viewers: dict[str, set[Viewer]] = {}

    def of(self, table: str) -> set[Viewer]:
        """Those who look at a table."""
        return self.viewers.get(table, set())

    def add(self, viewer: Viewer) -> None:
        """Somebody comes; the others see it."""
        self.viewers.setdefault(viewer.table, set()).add(viewer)
        self.refresh(viewer.table)

    def remove(self, viewer: Viewer) -> None:
        """Somebody goes; the others see it."""
        left = self.of(viewer.table)
        left.discard(viewer)
        if not left:
            self.viewers.pop(viewer.table, None)
        self.refresh(viewer.table)

    def refresh(self, table: str) -> None:
        """A table has changed."""
        for viewer in self.of(table):
            viewer.refresh()

    def cut_log(self, table: str, length: int) -> None:
        """The log was shortened: what comes after this has to be told again."""
        for viewer in self.of(table):
            viewer.told_log = min(viewer.told_log, length)

    def chatted(self, table: str) -> None:
        """Somebody said something at a table."""
        for viewer in self.of(table):
            viewer.has_chat = True
            viewer.wake.set()

    def here(self, table: str) -> frozenset[int]:
        """The seats whose people are at the table now."""
        return frozenset(seat for viewer in self.of(table) for seat in viewer.seats)
