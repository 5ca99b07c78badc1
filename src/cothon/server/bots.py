"""Bots think in processes of their own; what they choose is played like anybody's move.

A process is handed the save and the name of a pilot. It re-deals what the seat cannot know before
the pilot sees anything.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from typing import Final

from cothon.bots import ask, make_pilot
from cothon.kernel.chance import LARGEST_SEED
from cothon.kernel.errors import CothonError
from cothon.match.game import Game, read_material, rebuild
from cothon.match.save import Save
from cothon.server.database import Trouble
from cothon.server.live import OVERDUE, Live
from cothon.server.logs import tag
from cothon.server.refusal import Resync
from cothon.server.rows import now
from cothon.server.tables import Tables
from cothon.server.tally import TALLY

LOG = logging.getLogger("cothon.server")
BETWEEN: Final = 3.0  # seconds between two looks for bots that are overdue
MOST_AT_ONCE: Final = 10_000  # of them in one look
END_OF_TIME: Final = "9999"
SHORTEST_PAUSE: Final = 0.25  # seconds after the database has failed
LONGEST_PAUSE: Final = 15.0
REMEMBERED: Final = 16  # games that a process keeps at hand
TRIES: Final = 3

remembered: OrderedDict[str, Game] = OrderedDict()


def prepare() -> None:
    """A thinking process leaves with the server, even if that is killed, and not by Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """Wait for the server to end."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(save: Save, seat: int, pilot: str, seed: int) -> tuple[int, float]:
    """What a pilot chooses for a seat, and how long it thought; runs in a process of its own."""
    started = time.monotonic()
    choice = ask(make_pilot(pilot, seed), recall(save), seed, seat)
    return choice, time.monotonic() - started


def recall(save: Save) -> Game:
    """The game of a save: one that is at hand and played on, or a new one."""
    key = replace(save, choices=()).to_json()
    game = remembered.pop(key, None)
    known = () if game is None else game.save.choices
    if game is None or save.choices[: len(known)] != known:
        game = rebuild(save.upto(0), read_material(save.game, None))
        known = ()
    for choice in save.choices[len(known) :]:
        game.apply(choice)
    remembered[key] = game
    while len(remembered) > REMEMBERED:
        remembered.popitem(last=False)
    return game


class Bots:
    """Lets bots move, at every table where it is a bot's turn."""

    def __init__(self, tables: Tables, workers: int, pace: float, seed: int) -> None:
        self.tables = tables
        self.workers = workers
        self.pace = pace
        self.seed = seed
        self.pool: ProcessPoolExecutor | None = None
        self.playing: dict[str, asyncio.Task[None]] = {}

    def close(self) -> None:
        """Stop thinking."""
        for task in self.playing.values():
            task.cancel()
        self.drop_pool()

    def drop_pool(self) -> None:
        """Let the processes go; the next thought starts new ones."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def thinkers(self) -> ProcessPoolExecutor:
        """The processes, started when they are first needed."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers, multiprocessing.get_context("spawn"), initializer=prepare
            )
        return self.pool

    def warm_up(self) -> None:
        """Start the processes before the first bot is asked: that takes a moment."""
        self.thinkers().submit(os.getpid)

    def wake(self, live: Live) -> None:
        """If a bot is asked at this table, let it play; if it does already, leave it alone."""
        if live.id not in self.playing and bot_asked(live) is not None:
            task = asyncio.create_task(self.play(live.id))
            self.playing[live.id] = task

    async def watch(self) -> None:
        """Again and again, go on at every table where a bot is overdue.

        Such a table was left by a server that ended, or by a bot that met with trouble. Where no
        other server can be at work, all bots that are asked at the start are overdue.
        """
        at_first = None if self.tables.store.database.is_shared else END_OF_TIME
        while True:
            with suppress(Trouble):  # next time
                await self.go_on(at_first or now())
                at_first = None
            await asyncio.sleep(BETWEEN)

    async def go_on(self, before: str) -> None:
        """Wake the bots that were due before this moment."""
        store = self.tables.store
        for table in await store.take_overdue(before, now(OVERDUE), MOST_AT_ONCE):
            try:
                found = await self.tables.seek(table)
                if not isinstance(found, Live) or bot_asked(found) is None:
                    await store.forget_due(table, found.table.revision)
                else:
                    self.wake(found)
            except Trouble:
                raise
            except CothonError as error:
                LOG.warning("table %s: %s", tag(table), error)
            except Exception:  # the other tables must go on
                LOG.exception("table %s cannot be brought back", tag(table))

    async def play(self, table: str) -> None:
        """Move as long as bots are asked; after trouble try again, less and less often."""
        pause = SHORTEST_PAUSE
        try:
            while True:
                try:
                    if not await self.move(table):
                        return
                    pause = SHORTEST_PAUSE
                except Trouble:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        except CothonError as error:
            LOG.error("table %s: the bot stops for now: %s", tag(table), error)
        except Exception:
            LOG.exception("table %s: the bot stops for now", tag(table))
        finally:
            self.playing.pop(table, None)

    async def move(self, table: str) -> bool:
        """Make one move for a bot; False if none is asked."""
        live = await self.tables.find(table)
        asked = bot_asked(live)
        if asked is None:
            return False
        seat, pilot = asked
        n, question = live.game.moment, live.version
        started = time.monotonic()
        choice = await self.choose(live.game.save, seat, pilot)
        await asyncio.sleep(max(self.pace - (time.monotonic() - started), 0))
        live = await self.tables.find(table)
        if live.version != question or bot_asked(live) != asked:
            return True  # something was taken back, or somebody else sits there: look again
        try:
            move_id = f"bot-{secrets.token_hex(12)}"
            await self.tables.move(table, [seat], n, question, choice, move_id)
        except Resync:
            pass
        return True

    async def choose(self, save: Save, seat: int, pilot: str) -> int:
        """Ask a pilot; if its process breaks down, start another."""
        if self.seed:
            seed = save.luck(self.seed, seat, len(save.choices))
        else:
            seed = secrets.randbelow(LARGEST_SEED)
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self.thinkers()
            TALLY.awaited += 1
            try:
                choice, took = await loop.run_in_executor(pool, think, save, seat, pilot, seed)
                TALLY.thought.add(took)
                return choice
            except BrokenProcessPool:
                LOG.warning("a thinking process broke down; starting another")
                if self.pool is pool:
                    self.drop_pool()
            finally:
                TALLY.awaited -= 1
        raise CothonError("the processes in which bots think keep breaking down")


def bot_asked(live: Live) -> tuple[int, str] | None:
    """The first bot that has still to choose: its seat and its pilot."""
    if live.table.filed:
        return None
    for seat in live.game.owing:
        pilot = live.seats[seat].pilot
        if live.seats[seat].kind == "bot" and pilot is not None:
            return seat, pilot
    return None
