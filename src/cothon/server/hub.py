"""Who looks at which table, and what they have not been told yet.

A viewer who is slow misses nothing and blocks nobody: messages are whole tables, so that it is
enough to remember that something has changed, and to tell how things stand when the line is free.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from cothon.server.seats import Asker

REMEMBERED: Final = 75.0  # seconds for which another server is believed about who is there
NOBODY: Final[frozenset[int]] = frozenset()
MOST_SERVERS: Final = 64  # at which people look at one table
GATHERING: Final = 0.25  # seconds in which those who come and go are gathered into one message


@dataclass(frozen=True)
class Acknowledged:
    """The next table message tells that this move has been made."""

    id: str
    since: float  # when its message came


class Viewer:
    """One socket: through whose eyes it looks, and how much it has been told."""

    def __init__(self, table: str, asker: Asker, language: str, eyes: int | None) -> None:
        self.table = table
        self.asker = asker
        self.language = language
        self.eyes = eyes
        self.seats: list[int] = []
        self.looks_on = True  # neither seat nor host, when it came
        self.told_log = 0  # log entries told so far
        self.told_names = False
        self.told_hands: list[int] = []  # how many changes of hands, by seat
        self.told_chat = -1  # the last entry of the chat; -1 before anything was told
        self.told_here: frozenset[int] | None = None  # who of the players is here
        self.is_stale = True
        self.has_chat = True
        self.counted_as: list[str] = []  # by the limits
        self.address = ""  # where it comes from
        self.answers: list[bytes | Acknowledged] = []
        self.answered: asyncio.Event | None = None  # while somebody waits for that
        self.is_gone = False
        # Tells all that can be told without waiting, and whether that was all.
        self.tell_at_once: Callable[[], bool] = lambda: False
        self.is_stirred = False  # it will be called in a moment
        self.is_idle = False  # whoever tells the rest waits for something to do
        self.wake = asyncio.Event()
        self.wake.set()

    def stir(self) -> None:
        """There is something to tell; what else comes in this very moment is told with it."""
        if not self.is_stirred:
            self.is_stirred = True
            asyncio.get_running_loop().call_soon(self.turn)

    def turn(self) -> None:
        """Tell it; what has to wait, or goes wrong, is left to the task that can."""
        self.is_stirred = False
        is_told = False
        if self.is_idle and not self.wake.is_set():
            with suppress(Exception):  # the task meets it, too
                is_told = self.tell_at_once()
        if not is_told:
            self.wake.set()

    async def woken(self) -> None:
        """Wait for something that could not be told at once."""
        self.is_idle = True
        await self.wake.wait()
        self.wake.clear()
        self.is_idle = False

    def answer(self, answer: bytes | Acknowledged) -> None:
        """Tell this viewer alone something, in the order of its questions."""
        self.answers.append(answer)
        self.stir()

    def told_answer(self) -> None:
        """The first of the answers has been told."""
        del self.answers[0]
        if not self.answers and self.answered is not None:
            self.answered.set()

    async def all_answered(self) -> None:
        """Wait until all answers have been told, or nothing can be told any more."""
        if self.answers and not self.is_gone:
            self.answered = asyncio.Event()
            await self.answered.wait()
            self.answered = None

    def leave(self) -> None:
        """Nothing can be told any more; nobody waits for that."""
        self.is_gone = True
        if self.answered is not None:
            self.answered.set()

    def refresh(self) -> None:
        """The table has changed."""
        self.is_stale = True
        self.stir()

    def start_over(self) -> None:
        """Tell everything once more."""
        self.told_log = 0
        self.told_names = False
        self.told_hands = []
        self.refresh()


class Hub:
    """All viewers, by table, and who looks at it on other servers."""

    def __init__(self) -> None:
        self.viewers: dict[str, set[Viewer]] = {}
        self.elsewhere: dict[str, dict[str, tuple[frozenset[int], float]]] = {}  # and until when
        self.seated: dict[str, frozenset[int]] = {}  # whose people are at a table, if any are
        self.gathered: dict[str, asyncio.TimerHandle] = {}  # tables at which players came or went
        self.on_here: Callable[[str], None] = lambda table: None

    def of(self, table: str) -> set[Viewer]:
        """Those who look at a table."""
        return self.viewers.get(table, set())

    def has_viewers(self, table: str) -> bool:
        """Does anybody look at a table?"""
        return table in self.viewers

    def audience(self, table: str) -> set[str]:
        """From where people look at a table."""
        return {viewer.address for viewer in self.of(table)}

    def add(self, viewer: Viewer) -> None:
        """Somebody comes; the others see it if it is one of the players."""
        self.viewers.setdefault(viewer.table, set()).add(viewer)
        self.note_own(viewer.table)

    def remove(self, viewer: Viewer) -> None:
        """Somebody goes; the same."""
        left = self.of(viewer.table)
        left.discard(viewer)
        if not left:
            self.viewers.pop(viewer.table, None)
        self.note_own(viewer.table)

    def reseat(self, viewer: Viewer, seats: list[int]) -> None:
        """Somebody who is here has got or lost a seat."""
        viewer.seats = seats
        self.note_own(viewer.table)

    def note_own(self, table: str) -> None:
        """Other players may be here now than before. Looked up once, not by every viewer."""
        seats = frozenset(seat for viewer in self.of(table) for seat in viewer.seats)
        if seats == self.own(table):
            return
        self.seated[table] = seats
        if not seats:
            del self.seated[table]
        self.refresh_soon(table)
        self.on_here(table)

    def refresh_soon(self, table: str) -> None:
        """Others are here now. Whoever comes and goes all the time does so in one message."""
        if table not in self.gathered:
            loop = asyncio.get_running_loop()
            self.gathered[table] = loop.call_later(GATHERING, self.refresh_gathered, table)

    def refresh_gathered(self, table: str) -> None:
        """Tell who is here by now; whoever has just come was told."""
        del self.gathered[table]
        here = self.here(table)
        for viewer in self.of(table):
            if viewer.told_here != here:
                viewer.refresh()

    def refresh(self, table: str) -> None:
        """A table has changed."""
        for viewer in self.of(table):
            viewer.refresh()

    def cut_log(self, table: str, length: int) -> None:
        """The log was shortened: what comes after this has to be told again."""
        for viewer in self.of(table):
            viewer.told_log = min(viewer.told_log, length)

    def chatted(self, table: str, last: int | None = None) -> None:
        """Somebody said something at a table; up to this entry, if it is known."""
        for viewer in self.of(table):
            if last is None or viewer.told_chat < last:
                viewer.has_chat = True
                viewer.wake.set()

    def here(self, table: str) -> frozenset[int]:
        """The seats whose people are at the table now, on whichever server."""
        own, others = self.own(table), self.elsewhere.get(table)
        if not others:
            return own
        moment = time.monotonic()
        return own.union(*(seats for seats, until in others.values() if until > moment))

    def own(self, table: str) -> frozenset[int]:
        """The seats whose people are at the table on this server."""
        return self.seated.get(table, NOBODY)

    def note_elsewhere(self, table: str, server: str, seats: Iterable[int]) -> None:
        """Who is at a table on another server; it says so again and again."""
        others = self.elsewhere.setdefault(table, {})
        if len(others) >= MOST_SERVERS and server not in others:  # nobody has so many
            return
        before = self.here(table)
        others[server] = (frozenset(seats), time.monotonic() + REMEMBERED)
        if not others[server][0]:
            del others[server]
        if not others:
            del self.elsewhere[table]
        if self.here(table) != before:
            self.refresh_soon(table)

    def forget_silent(self) -> None:
        """Servers that say nothing any more have ended: so have the lines of their viewers."""
        moment = time.monotonic()
        for table, others in list(self.elsewhere.items()):
            for server, (_, until) in list(others.items()):
                if until < moment:
                    self.note_elsewhere(table, server, ())
