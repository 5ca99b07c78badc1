"""A line that can be broken: it stands between two parts, and passes on what it is told to."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

CHUNK: Final = 65_536
PATIENCE: Final = 10.0


class Proxy:
    """Passes bytes on between whoever comes to its port and a port behind it.

    Its ways can be changed at any time, from any thread.
    """

    def __init__(self, behind: int, seed: int = 0) -> None:
        self.behind = behind
        self.luck = random.Random(seed)
        self.pairs: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self.pumps: set[asyncio.Task[None]] = set()
        self.is_refusing = False
        self.delay = 0.0  # seconds for each chunk
        self.chance = 0.0  # that a chunk is the last one
        self.loop = asyncio.new_event_loop()
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.listening = self.run(asyncio.start_server(self.connect, "127.0.0.1", 0))
        self.port = int(self.listening.sockets[0].getsockname()[1])

    def run(self, doing: Coroutine[Any, Any, Any]) -> Any:
        """Do something in the thread of the proxy."""
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result(PATIENCE)

    # Its ways.

    def let_pass(self) -> None:
        """Everything passes, also what was held back."""
        self.is_refusing, self.delay, self.chance = False, 0.0, 0.0
        self.loop.call_soon_threadsafe(self.flowing.set)

    def refuse(self) -> None:
        """All lines are closed, and whoever comes."""
        self.is_refusing = True
        self.close_all()

    def stall(self) -> None:
        """Whoever comes is let in; nothing passes."""
        self.loop.call_soon_threadsafe(self.flowing.clear)

    def slow_down(self, delay: float) -> None:
        """Each chunk takes so many seconds."""
        self.delay = delay

    def cut_at_random(self, chance: float) -> None:
        """Each chunk may be the last of its line."""
        self.chance = chance

    def close_all(self) -> None:
        """Close the lines that there are."""
        self.run(self.close_pairs())

    async def close_pairs(self) -> None:
        """The same, in the thread of the proxy."""
        for pair in list(self.pairs):
            cut(pair)

    def end(self) -> None:
        """No more lines."""

        async def leave() -> None:
            self.listening.close()
            await self.close_pairs()
            for pump in self.pumps:
                pump.cancel()
            await asyncio.gather(*self.pumps, return_exceptions=True)

        self.run(leave())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()

    # In its thread.

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody comes."""
        if self.is_refusing:
            writer.transport.abort()
            return
        try:
            answers, questions = await asyncio.open_connection("127.0.0.1", self.behind)
        except OSError:
            writer.transport.abort()
            return
        pair = (writer, questions)
        self.pairs.add(pair)
        for source, drain in ((reader, questions), (answers, writer)):
            pump = asyncio.create_task(self.pump(source, drain, pair))
            self.pumps.add(pump)
            pump.add_done_callback(self.pumps.discard)

    async def pump(
        self,
        source: asyncio.StreamReader,
        drain: asyncio.StreamWriter,
        pair: tuple[asyncio.StreamWriter, asyncio.StreamWriter],
    ) -> None:
        """Pass on what comes, until one side closes or the line is cut."""
        with suppress(OSError):
            while chunk := await source.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self.flowing.wait()
                if self.luck.random() < self.chance:
                    break
                drain.write(chunk)
                await drain.drain()
        self.pairs.discard(pair)
        cut(pair)


def cut(pair: tuple[asyncio.StreamWriter, asyncio.StreamWriter]) -> None:
    """Close both ends at once, as when a wire breaks."""
    for writer in pair:
        writer.transport.abort()
