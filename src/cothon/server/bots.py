"""Bots think in processes of their own; what they choose is played like anybody's move.

A process is handed the save and the name of a pilot. It re-deals what the seat cannot know before
the pilot sees anything.

People do not wait for bots that play among themselves: those think after the others, at few tables
at a time for one address that looks on, and at few in all where nobody does.
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
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Set
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import Final
from weakref import WeakValueDictionary

from cothon.bots import ask, make_pilot
from cothon.kernel.chance import LARGEST_SEED
from cothon.kernel.errors import CothonError
from cothon.match.game import Game, read_material, rebuild
from cothon.match.save import Save
from cothon.server.chronicle import Chronicle
from cothon.server.database import Trouble
from cothon.server.live import LONG_OVERDUE, OVERDUE, Live, people_of
from cothon.server.logs import tag
from cothon.server.recovery import SHORTEST_PAUSE
from cothon.server.refusal import Resync
from cothon.server.rows import now
from cothon.server.tables import Tables
from cothon.server.tally import TALLY

LOG = logging.getLogger("cothon.server")
BETWEEN: Final = 3.0  # seconds between two looks for bots that are overdue
MOST_AT_ONCE: Final = 10_000  # of them in one look
END_OF_TIME: Final = "9999"
FAREWELL: Final = 2.0  # seconds for processes to leave when the server does
REMEMBERED: Final = 16  # games that a process keeps at hand
TRIES: Final = 3
MOST_SHOWS: Final = 2  # tables of bots alone that go on at once, for one address or for nobody
PEOPLE_FIRST: Final = 0  # ranks of thoughts
SHOW: Final = 1
UNSEEN: Final = 2
AT_HAND: Final = 2  # thoughts for each process, so that none waits for the next one

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


class Turns:
    """So many at once; of those who wait the lowest rank goes first, then who came first."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self.order = count()

    @asynccontextmanager
    async def turn(self, rank: int) -> AsyncIterator[None]:
        """Wait until it is one's turn."""
        if self.room:
            self.room -= 1
        else:
            await self.wait(rank)
        try:
            yield
        finally:
            self.pass_on()

    async def wait(self, rank: int) -> None:
        """Wait for room; whoever gives up just when it comes passes it on."""
        turn = asyncio.get_running_loop().create_future()
        heappush(self.waiting, (rank, next(self.order), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.pass_on()
            raise

    def pass_on(self) -> None:
        """There is room for one more."""
        while self.waiting:
            turn = heappop(self.waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self.room += 1


class Bots:
    """Lets bots move, at every table where it is a bot's turn."""

    def __init__(self, tables: Tables, workers: int, pace: float, seed: int) -> None:
        self.tables = tables
        self.recovery = tables.store.database.recovery
        self.workers = workers
        self.pace = pace
        self.seed = seed
        self.pool: ProcessPoolExecutor | None = None
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.turns = Turns(AT_HAND * workers)
        self.stages: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self.unseen: OrderedDict[str, None] = OrderedDict()  # tables of bots; nobody looks
        self.rounds: set[asyncio.Task[None]] = set()  # that play at them, one after another
        self.reached: set[str] = set()  # tables at which these are now
        self.shows: Counter[str] = Counter()  # by address; those that wait for their turn, too
        # From where people look at a table.
        self.audience: Callable[[str], Set[str]] = lambda table: frozenset()

    async def close(self) -> None:
        """Stop thinking. The processes have a moment to leave: Python complains at its end else."""
        for task in (*self.playing.values(), *self.rounds):
            task.cancel()
        pool, self.pool = self.pool, None
        if pool is None:
            return
        leaving = threading.Thread(target=partial(pool.shutdown, cancel_futures=True), daemon=True)
        leaving.start()
        until = time.monotonic() + FAREWELL
        while leaving.is_alive() and time.monotonic() < until:
            await asyncio.sleep(FAREWELL / 100)

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
        if live.id in self.playing or live.id in self.reached or bot_asked(live) is None:
            return
        if people_of(live.seats) or self.audience(live.id):
            self.unseen.pop(live.id, None)
            self.playing[live.id] = asyncio.create_task(self.play(live.id))
        else:
            self.put_behind(live.id)

    def put_behind(self, table: str) -> None:
        """A table of bots that nobody looks at: it goes on when it is its turn."""
        self.unseen[table] = None
        if len(self.rounds) < MOST_SHOWS:
            task = asyncio.create_task(self.go_round())
            self.rounds.add(task)
            task.add_done_callback(self.rounds.discard)

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
            self.go_on_where_somebody_looks()
            await asyncio.sleep(BETWEEN)

    async def go_on(self, before: str) -> None:
        """Wake the bots that were due before this moment."""
        store = self.tables.store
        unseen = []
        for table in await store.take_overdue(before, now(OVERDUE), MOST_AT_ONCE):
            if table in self.playing or table in self.reached:
                continue
            if table in self.unseen:
                unseen.append(table)
                continue
            try:
                found = await self.tables.seek(table)
                if isinstance(found, Chronicle) and found.is_later:
                    continue  # the servers that have its rules find it again
                if not isinstance(found, Live) or bot_asked(found) is None:
                    await store.forget_due(table, found.table.revision)
                else:
                    self.wake(found)
                    unseen += [table] if table in self.unseen else []
            except Trouble:
                raise
            except CothonError as error:
                LOG.warning("table %s: %s", tag(table), error)
            except Exception:  # the other tables must go on
                LOG.exception("table %s cannot be brought back", tag(table))
        await store.put_off(unseen, now(LONG_OVERDUE))

    def go_on_where_somebody_looks(self) -> None:
        """Tables of bots alone that somebody has come to do not wait for their turn."""
        for table in [name for name in self.unseen if self.audience(name)]:
            live = self.tables.live.get(table)
            if live is not None:
                self.wake(live)

    async def play(self, table: str) -> None:
        """Move as long as bots are asked; after trouble try again, soon after it is over."""
        pause = SHORTEST_PAUSE
        try:
            while True:
                try:
                    if not await self.move(table):
                        return
                    pause = SHORTEST_PAUSE
                except Trouble:
                    pause = await self.recovery.wait(pause)
        except CothonError as error:
            LOG.error("table %s: the bot stops for now: %s", tag(table), error)
        except Exception:
            LOG.exception("table %s: the bot stops for now", tag(table))
        finally:
            self.playing.pop(table, None)

    async def go_round(self) -> None:
        """A move at each table that nobody looks at, again and again.

        One at which another server was first is found again if it is overdue.
        """
        pause = SHORTEST_PAUSE
        while self.unseen:
            table, _ = self.unseen.popitem(last=False)
            self.reached.add(table)
            try:
                live = await self.tables.find(table)
                is_made = bot_asked(live) is not None and await self.make_move(live, UNSEEN)
                self.reached.remove(table)
                if is_made:
                    self.wake(await self.tables.find(table))
                pause = SHORTEST_PAUSE
            except Trouble:
                pause = await self.recovery.wait(pause)
                self.unseen[table] = None
            except CothonError as error:
                LOG.error("table %s: the bot stops for now: %s", tag(table), error)
            except Exception:
                LOG.exception("table %s: the bot stops for now", tag(table))
            finally:
                self.reached.discard(table)

    async def move(self, table: str) -> bool:
        """Make one move for a bot; False if none is asked, or nobody looks any more."""
        live = await self.tables.find(table)
        if bot_asked(live) is None:
            return False
        if people_of(live.seats):
            await self.make_move(live, PEOPLE_FIRST)
            return True
        addresses = self.audience(table)
        if not addresses:
            self.put_behind(table)
            return False
        async with self.stage(addresses):
            live = await self.tables.find(table)
            is_made = bot_asked(live) is None or await self.make_move(live, SHOW)
        if not is_made:  # another server plays here, also for somebody who looks
            await self.leave_to_others(table)
        return True

    @asynccontextmanager
    async def stage(self, addresses: Set[str]) -> AsyncIterator[None]:
        """Where tables of bots alone wait for each other, if the same people look at them.

        Whoever looks on at somebody else's show does not make it wait for their own ones.
        """
        address = min(sorted(addresses), key=lambda one: self.shows[one])
        self.shows[address] += 1
        try:
            async with self.stages.setdefault(address, asyncio.Semaphore(MOST_SHOWS)):
                yield
        finally:
            self.shows[address] -= 1
            if not self.shows[address]:
                del self.shows[address]

    async def leave_to_others(self, table: str) -> None:
        """Wait as long as another server makes the moves of a table."""
        revision = None
        while (live := await self.tables.find(table)).table.revision != revision:
            revision = live.table.revision
            await asyncio.sleep(OVERDUE)

    async def make_move(self, live: Live, rank: int) -> bool:
        """Make one move for a bot; False if somebody else was first, or sits there now."""
        asked = bot_asked(live)
        assert asked is not None
        table, (seat, pilot) = live.id, asked
        n, question = live.game.moment, live.version
        started = time.monotonic()
        choice = await self.choose(live.game.save, seat, pilot, rank)
        await asyncio.sleep(max(self.pace - (time.monotonic() - started), 0))
        live = await self.tables.find(table)
        if live.version != question or bot_asked(live) != asked:
            return False
        try:
            move_id = f"bot-{secrets.token_hex(12)}"
            await self.tables.move(table, [seat], n, question, choice, move_id)
        except Resync:
            return False
        return True

    async def choose(self, save: Save, seat: int, pilot: str, rank: int) -> int:
        """Ask a pilot when it is its turn; if its process breaks down, start another."""
        if self.seed:
            seed = save.luck(self.seed, seat, len(save.choices))
        else:
            seed = secrets.randbelow(LARGEST_SEED)
        TALLY.awaited += 1
        try:
            async with self.turns.turn(rank):
                return await self.ask(save, seat, pilot, seed)
        finally:
            TALLY.awaited -= 1

    async def ask(self, save: Save, seat: int, pilot: str, seed: int) -> int:
        """Hand a question to a process."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self.thinkers()
            try:
                choice, took = await loop.run_in_executor(pool, think, save, seat, pilot, seed)
                TALLY.thought.add(took)
                return choice
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
