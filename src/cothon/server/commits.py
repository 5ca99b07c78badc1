"""Moves of many tables are committed together: what waits while one commit lasts shares the next.

Whoever waits is answered after the commit that holds the move, never before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from cothon.server.store import Conflict, Written


class Commits:
    """Collects what is to be written and hands it to the store, as much at a time as is there."""

    def __init__(self, write: Callable[[list[Written]], Awaitable[None]]) -> None:
        self.write = write
        self.waiting: list[tuple[Written, asyncio.Future[None]]] = []
        self.task: asyncio.Task[None] | None = None

    async def add(self, one: Written) -> None:
        """Return when it is committed; what somebody else wrote first is a conflict."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((one, answer))
        if self.task is None:
            self.task = asyncio.create_task(self.run())
        await answer

    async def run(self) -> None:
        """Commit until nobody waits."""
        while self.waiting:
            batch, self.waiting = self.waiting, []
            await self.commit(batch)
        self.task = None

    async def commit(self, batch: list[tuple[Written, asyncio.Future[None]]]) -> None:
        """One commit for all; if one of them is in conflict, each alone."""
        try:
            await self.write([one for one, _ in batch])
        except Conflict as error:
            if len(batch) == 1:
                settle(batch, error)
            else:
                for one in batch:
                    await self.commit([one])
        except Exception as error:
            settle(batch, error)
        else:
            settle(batch, None)

    async def close(self) -> None:
        """Commit what is still waiting."""
        if self.task is not None:
            await self.task


def settle(batch: list[tuple[Written, asyncio.Future[None]]], error: Exception | None) -> None:
    """Answer those who still wait."""
    for _, answer in batch:
        if answer.done():
            continue
        if error is None:
            answer.set_result(None)
        else:
            answer.set_exception(error)
