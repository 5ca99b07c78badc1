"""What takes long is done in a thread of its own: replaying saves and logs, looking back.

The loop that carries moves goes on meanwhile. The thread looks at copies of tables, which nobody
else changes; a game itself is never changed, so the copies share it.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from queue import PriorityQueue
from typing import Any, Final, TypeVar

from cothon.server.live import Live
from cothon.server.refusal import Told

MOST_WAITING: Final = 32  # looks that may wait for others
MOST_COPIES: Final = 32  # tables of which the thread has a copy
Result = TypeVar("Result")


class Urgency(IntEnum):
    """What goes before what."""

    LEAVE = 0
    PLAY = 1  # somebody cannot play on without it: it is never turned away
    LOOK = 2


@dataclass(order=True)
class Job:
    """Something to be done; of equal ones the first comes first."""

    urgency: Urgency
    number: int
    work: Callable[[], object] = field(compare=False)
    answer: Future[Any] = field(compare=False, default_factory=Future)


class Looking:
    """The thread, what waits for it, and its copies of tables."""

    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self.most_waiting = most_waiting
        self.waiting: PriorityQueue[Job] = PriorityQueue()
        self.numbers = count()
        self.thread: threading.Thread | None = None
        self.copies: OrderedDict[str, Live] = OrderedDict()  # for the thread alone

    async def stop(self) -> None:
        """Leave when what is being done is done."""
        if self.thread is not None:
            self.waiting.put(self.job(Urgency.LEAVE, lambda: None))
            await asyncio.to_thread(self.thread.join)

    async def look(self, live: Live, work: Callable[[Live], Result]) -> Result:
        """Look at a copy of a table, unless too many wait already."""
        copy = live.copied()
        return await self.do(lambda: work(self.remembered(copy)))

    async def do(self, work: Callable[[], Result], urgency: Urgency = Urgency.LOOK) -> Result:
        """Have something done that takes long; what nobody plays by may be turned away."""
        if urgency is Urgency.LOOK and self.waiting.qsize() >= self.most_waiting:
            raise Told(503, "server-busy")
        if self.thread is None:
            self.thread = threading.Thread(target=self.work, name="looking", daemon=True)
            self.thread.start()
        job = self.job(urgency, work)
        self.waiting.put(job)
        result: Result = await asyncio.wrap_future(job.answer)
        return result

    def job(self, urgency: Urgency, work: Callable[[], object]) -> Job:
        """Something to be done, in its place."""
        return Job(urgency, next(self.numbers), work)

    # In the thread.

    def work(self) -> None:
        """Do one thing after another."""
        while True:
            job = self.waiting.get()
            if job.urgency is Urgency.LEAVE:
                return
            if not job.answer.set_running_or_notify_cancel():  # whoever asked is gone
                continue
            try:
                job.answer.set_result(job.work())
            except BaseException as error:
                job.answer.set_exception(error)

    def remembered(self, copy: Live) -> Live:
        """A copy with all that was found out with an earlier one of the same table."""
        before = self.copies.pop(copy.id, None)
        if before is not None:
            copy.inherit(before)
        self.copies[copy.id] = copy
        while len(self.copies) > MOST_COPIES:
            self.copies.popitem(last=False)
        return copy
