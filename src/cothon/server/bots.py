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
from dataclasses import replace
from typing import Final

from cothon.bots import ask, make_pilot
from cothon.kernel.chance import LARGEST_SEED
from cothon.kernel.errors import CothonError
from cothon.match.game import Game, read_material, rebuild
from cothon.match.save import Save
from cothon.server.refusal import Resync
from cothon.server.tables import Live, Tables

LOG = logging.getLogger("cothon.server")
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


def think(save: Save, seat: int, pilot: str, seed: int) -> int:
    """What a pilot chooses for a seat that is asked; runs in a process of its own."""
    return ask(make_pilot(pilot, seed), recall(save), seed, seat)


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

    async def wake_all(self) -> None:
        """Go on at every table where a bot was to move when the server stopped."""
        for table in await self.tables.store.waiting_for_bots():
            try:
                self.wake(await self.tables.find(table))
            except CothonError as error:
                LOG.warning("table %s: %s", table, error)

    async def play(self, table: str) -> None:
        """Move as long as bots are asked."""
        try:
            while await self.move(table):
                pass
        except CothonError as error:
            LOG.error("table %s: the bot stops: %s", table, error)
        except Exception:
            LOG.exception("table %s: the bot stops", table)
        finally:
            self.playing.pop(table, None)

    async def move(self, table: str) -> bool:
        """Make one move for a bot; False if none is asked."""
        live = await self.tables.find(table)
        asked = bot_asked(live)
        if asked is None:
            return False
        seat, pilot = asked
        n, question = live.game.moment, live.question
        started = time.monotonic()
        choice = await self.choose(live.game.save, seat, pilot)
        await asyncio.sleep(max(self.pace - (time.monotonic() - started), 0))
        live = await self.tables.find(table)
        if live.question != question or bot_asked(live) != asked:
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
            try:
                return await loop.run_in_executor(pool, think, save, seat, pilot, seed)
            except BrokenProcessPool:
                LOG.warning("a thinking process broke down; starting another")
                if self.pool is pool:
                    self.drop_pool()
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
