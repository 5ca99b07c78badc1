"""Several servers on one database: what one of them does, the others hear at once.

They talk over a backend of Litestar's channels, PostgreSQL's own or Redis. A message may be missed:
nothing depends on it but haste. Every read checks how far a table is, and so does a look at all
tables that somebody watches, again and again and after every break of the line.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Final, Protocol

import msgspec
from litestar.channels.backends.base import ChannelsBackend

from cothon.server.database import Database, Trouble, first_line
from cothon.server.recovery import SHORTEST_PAUSE, Recovery
from cothon.server.tally import TALLY

LOG = logging.getLogger("cothon.server")
CHANNEL: Final = "cothon"
MOST_AT_ONCE: Final = 64  # pieces of news in one message; PostgreSQL takes 8,000 bytes
BETWEEN: Final = 10.0  # seconds between two looks at all tables that are watched
SILENCE: Final = 3 * BETWEEN  # seconds without even a letter of one's own: the line is dead
SENDING: Final = 5.0  # seconds that a letter may take
MOST_WAITING: Final = 10_000  # pieces of news; who misses one looks around by themselves
LONGEST_PAUSE: Final = 1.0  # seconds before the line is opened again: of Redis nobody else hears


class Changed(msgspec.Struct, tag="changed"):
    """Something was written at a table."""

    table: str
    revision: int


class Chatted(msgspec.Struct, tag="chatted"):
    """Somebody said something at a table."""

    table: str


class Here(msgspec.Struct, tag="here"):
    """Whose people are at a table, on the server that says so."""

    table: str
    seats: list[int]


News = Changed | Chatted | Here


class Letter(msgspec.Struct):
    """What is sent: news, and from whom."""

    sender: str
    news: list[News]


class Listener(Protocol):
    """Whoever wants to hear of the others."""

    def hear(self, sender: str, news: News) -> None:
        """Something happened elsewhere."""

    async def look_around(self) -> None:
        """Something may have been missed."""


class Wire:
    """The line to the other servers; without one nobody is told anything, as there is nobody."""

    def __init__(
        self,
        open_line: Callable[[], ChannelsBackend] | None,
        listener: Listener,
        recovery: Recovery,
    ) -> None:
        self.open_line = open_line
        self.listener = listener
        self.recovery = recovery  # of the database
        self.name = secrets.token_hex(6)
        self.waiting: list[News] = []
        self.wake = asyncio.Event()
        self.line: ChannelsBackend | None = None

    def tell(self, news: News) -> None:
        """Let the others know, soon."""
        if self.open_line is not None and len(self.waiting) < MOST_WAITING:
            self.waiting.append(news)
            self.wake.set()

    async def send(self) -> None:
        """Send what waits, as much as there is at a time; what cannot be sent is forgotten."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                some, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                if self.line is not None:
                    with suppress(Exception):  # of whatever backend: others look by themselves
                        await self.post(self.line, some)
                        TALLY.sent += len(some)

    async def post(self, line: ChannelsBackend, some: list[News]) -> None:
        """Send a letter, if that does not take for ever."""
        letter = msgspec.json.encode(Letter(self.name, some))
        async with asyncio.timeout(SENDING):
            await line.publish(letter, [CHANNEL])

    async def listen(self) -> None:
        """Hear what the others tell; if the line breaks, open another, and say so once."""
        if self.open_line is None:
            return
        pause, is_told = SHORTEST_PAUSE, False
        while True:
            try:
                async with self.opened(self.open_line()) as line:
                    await self.listener.look_around()
                    pause, is_told = SHORTEST_PAUSE, False
                    await self.hear_out(line)
            except Exception as error:  # of whatever backend
                TALLY.breaks += 1
                if not is_told:
                    LOG.warning("the line to other servers broke: %s", first_line(error))
                is_told = True
            pause = min(await self.recovery.wait(pause), LONGEST_PAUSE)

    async def hear_out(self, line: ChannelsBackend) -> None:
        """Hear what comes, until the line breaks or nothing comes any more."""
        async with asyncio.timeout(SILENCE) as limit:
            async for _, frame in line.stream_events():
                limit.reschedule(asyncio.get_running_loop().time() + SILENCE)
                self.pass_on(frame)

    @asynccontextmanager
    async def opened(self, line: ChannelsBackend) -> AsyncIterator[ChannelsBackend]:
        """The line while it is open."""
        await line.on_startup()
        try:
            await line.subscribe([CHANNEL])
            self.line = line
            yield line
        finally:
            self.line = None
            with suppress(Exception):  # it may be broken
                await line.on_shutdown()

    def pass_on(self, frame: bytes) -> None:
        """What somebody else has sent."""
        try:
            letter = msgspec.json.decode(frame, type=Letter)
        except msgspec.DecodeError:
            LOG.warning("something strange on the line to other servers")
            return
        if letter.sender != self.name:
            TALLY.heard += len(letter.news)
            for news in letter.news:
                self.listener.hear(letter.sender, news)

    async def look(self) -> None:
        """Look around again and again, as something may have been missed.

        A letter without news comes back to whoever sends it, as long as the line is alive.
        """
        while self.open_line is not None:
            await asyncio.sleep(BETWEEN)
            if self.line is not None:
                with suppress(Exception):  # of whatever backend
                    await self.post(self.line, [])
            with suppress(Trouble):
                await self.listener.look_around()

    def chores(self) -> Iterable[asyncio.Task[None]]:
        """What a server does for its line as long as it runs."""
        return [asyncio.create_task(chore) for chore in (self.send(), self.listen(), self.look())]


def line_of(database: Database, redis: str) -> Callable[[], ChannelsBackend] | None:
    """How a line is opened, if the database is shared: over Redis if one is named, else over it."""
    if not database.is_shared:
        return None
    return (lambda: redis_line(redis)) if redis else database.line


def redis_line(url: str) -> ChannelsBackend:
    """A line over Redis."""
    from litestar.channels.backends.redis import (  # noqa: PLC0415 (an extra)
        RedisChannelsPubSubBackend,
    )
    from redis.asyncio import Redis  # noqa: PLC0415

    return RedisChannelsPubSubBackend(redis=Redis.from_url(url), key_prefix="COTHON")
