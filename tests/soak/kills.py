"""Kills under load: servers, workers, thinking processes and databases end at any moment.

People and bots play meanwhile, at tables of several servers that share a PostgreSQL, and of one
with a file. In the end the log of moves must hold every acknowledged move, once and in order, and
every table must still be played.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from cothon.server.settings import without_limits
from tests.server import postgres
from tests.server.cluster import Cluster, helpers_of, running_cluster
from tests.server.company import Company
from tests.server.harness import ask_file
from tests.server.proxy import Proxy

KINDS: Final = ("worker", "server", "server on SQLite", "thinking process", "PostgreSQL")
TABLES: Final = ((2, 1, "porto_carthago"), (3, 0, "neptun"), (1, 1, "merchants_guilds"))
AT_ONCE: Final = (1, 1, 1, 2, 3, 5, 7)  # faults
MOVES: Final = 8  # acknowledged between two times that something is broken, at most
BREATH: Final = 12.0  # seconds for them
CALM: Final = 120.0  # seconds in which every table has to go on, in the end
READY: Final = 300.0  # seconds for a server to start
LONG_AWAY: Final = 60.0  # seconds for which PostgreSQL is gone in the end
REPORT: Final = 20.0  # seconds between two lines

Fault = Callable[[], Awaitable[None]]
Done = Callable[[], bool]
Ask = Callable[..., list[tuple[Any, ...]]]


@dataclass
class Figures:
    """What a run has shown."""

    seed: int
    kills: Counter[str] = field(default_factory=Counter)
    lines: int = 0  # times that lines were cut, slowed down or stalled
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    tables: int = 0
    minutes: float = 0.0

    def __str__(self) -> str:
        return f"{self.progress()}, {self.lost} lost, {self.doubled} doubled"

    def progress(self) -> str:
        """What was done; what was lost is known only when all is compared."""
        killed = ", ".join(f"{self.kills[kind]} {kind}" for kind in KINDS)
        return (
            f"{self.minutes:.1f} min: {self.kills.total()} kills ({killed}), lines broken "
            f"{self.lines} times; {self.acknowledged} moves acknowledged at {self.tables} tables"
        )


class Site:
    """A server that is started again and again, behind a proxy that keeps its address."""

    def __init__(self, database: str, workers: int, seed: int, redis: str = "") -> None:
        self.database = database
        self.workers = workers
        self.redis = redis  # over which it talks to others, if not over the database
        self.proxy = Proxy(0, seed)
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where it always is."""
        return f"http://127.0.0.1:{self.proxy.port}"

    def start(self) -> None:
        """Start it; while the database is down, that is tried again."""
        deadline = time.monotonic() + READY
        while not self.try_to_start():
            assert time.monotonic() < deadline, self.told()
            time.sleep(0.2)

    def try_to_start(self) -> bool:
        """Start it once, on any free port."""
        named = ["--port", "0", "--no-open", "--database", self.database]
        workers = ["--workers", str(self.workers)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.soak.served", "serve", *named, *workers],
            env={
                **os.environ,
                **without_limits(),
                "COTHON_PACE": "0.05",
                "COTHON_REDIS": self.redis,
            },
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
        )
        assert self.process.stdout is not None
        told = self.process.stdout.readline().split()
        if told[:2] != ["Cothon", "is"]:
            self.process.wait(READY)
            self.process.stdout.close()
            return False
        self.proxy.behind = int(told[3].rpartition(":")[2])
        return True

    def end(self, how: signal.Signals) -> None:
        """End it, in good order or as if the power had failed."""
        if self.process is not None and self.process.stdout is not None:
            self.process.send_signal(how)
            self.process.wait(READY)
            self.process.stdout.close()

    def leave(self) -> str:
        """End it for good; what it complained about."""
        self.end(signal.SIGTERM)
        self.proxy.end()
        with self.complaints:
            return self.told()

    def told(self) -> str:
        """What it has complained about."""
        self.complaints.seek(0)
        return self.complaints.read()

    def serving(self) -> list[int]:
        """The processes that serve: its workers, or itself."""
        if self.process is None or self.process.poll() is not None:
            return []  # its number may be another's by now
        return helpers_of(self.process.pid) if self.workers > 1 else [self.process.pid]


class Front:
    """Some servers, the people who come to them, and everything that is done to them."""

    def __init__(self, sites: Sequence[Site], query: Ask, luck: random.Random) -> None:
        self.sites = sites
        self.query = query
        self.luck = luck
        self.kills: Counter[str] = Counter()
        self.lines = 0
        people = random.Random(luck.random())
        self.company = Company(lambda: luck.choice(sites).address, people, think=0.1)
        self.mending: dict[Site, asyncio.Task[None]] = {}

    async def run(self, is_done: Done) -> None:
        """Play, and break something whenever some moves were made; then let everything go on."""
        await asyncio.gather(*(asyncio.to_thread(site.start) for site in self.sites))
        for people, bots, game in TABLES:
            self.company.start(self.company.keep_open(people, bots, game))
        await self.breathe()
        while not is_done():
            faults = self.faults()
            some = self.luck.sample(faults, self.luck.choice(AT_ONCE))
            await asyncio.gather(*(self.soon(fault) for fault in some))
            await self.breathe()
        await asyncio.gather(*self.mending.values())
        await self.be_away()
        await self.company.went_on(CALM)
        await self.company.leave()

    def faults(self) -> list[Fault]:
        """What can be done, each kind as often as it shall be done."""
        raise NotImplementedError

    async def be_away(self) -> None:
        """The database is gone for a long time, where that can be."""

    async def soon(self, fault: Fault) -> None:
        """Do it in a moment: faults of one time fall upon each other in any order."""
        await asyncio.sleep(self.luck.uniform(0, 1))
        await fault()

    async def breathe(self) -> None:
        """Wait until some moves are acknowledged; after a long time break more."""
        enough = self.company.acknowledged + self.luck.randint(1, MOVES)
        deadline = time.monotonic() + BREATH
        while self.company.acknowledged < enough and time.monotonic() < deadline:
            await asyncio.sleep(0.05)

    async def kill_server(self, site: Site, kind: str) -> None:
        """A server is killed, and started again."""
        if site in self.mending and not self.mending[site].done():
            return
        self.mending[site] = asyncio.create_task(asyncio.to_thread(restart, site))
        self.kills[kind] += 1

    async def kill_thinker(self) -> None:
        """A process in which bots think is killed."""
        serving = [one for site in self.sites for one in site.serving()]
        self.shoot([one for server in serving for one in helpers_of(server)], "thinking process")

    def shoot(self, processes: Sequence[int], kind: str) -> None:
        """Kill one of them."""
        if processes:
            try:
                os.kill(self.luck.choice(processes), signal.SIGKILL)
            except ProcessLookupError:
                return
            self.kills[kind] += 1

    async def break_lines(self, proxy: Proxy) -> None:
        """Lines are cut, slow or stalled for a while."""
        faults: list[Callable[[], None]] = [
            proxy.refuse,
            proxy.stall,
            partial(proxy.slow_down, 0.05),
            partial(proxy.cut_at_random, 0.05),
        ]
        await asyncio.to_thread(self.luck.choice(faults))
        self.lines += 1
        await asyncio.sleep(self.luck.uniform(0.2, 2.0))
        proxy.let_pass()

    def end(self) -> str:
        """End everything; what the servers complained about."""
        return "".join([site.leave() for site in self.sites])


def restart(site: Site) -> None:
    """Kill a server, and start it again."""
    site.end(signal.SIGKILL)
    site.start()


class OnFile(Front):
    """One server with a file."""

    def __init__(self, file: Path, luck: random.Random) -> None:
        self.site = Site(str(file), 1, luck.getrandbits(32))
        super().__init__([self.site], partial(ask_file, file), luck)

    def faults(self) -> list[Fault]:
        """The server is killed most of the time."""
        return [
            *[partial(self.kill_server, self.site, "server on SQLite")] * 4,
            *[self.kill_thinker] * 3,
            partial(self.break_lines, self.site.proxy),
        ]


class OnPostgres(Front):
    """A server with two workers, and another one, on one PostgreSQL.

    They talk to each other over it, or over a Redis if there is its port.
    """

    def __init__(
        self, cluster: Cluster, luck: random.Random, away: float, redis: int | None
    ) -> None:
        self.cluster = cluster
        self.away = away  # seconds
        self.behind = Proxy(cluster.port, luck.getrandbits(32))
        self.wire = None if redis is None else Proxy(redis, luck.getrandbits(32))
        shared = cluster.url(port=self.behind.port)
        talk = "" if self.wire is None else f"redis://127.0.0.1:{self.wire.port}"
        self.several = Site(shared, 2, luck.getrandbits(32), talk)
        self.other = Site(shared, 1, luck.getrandbits(32), talk)
        self.at_database = asyncio.Lock()  # it is killed and started by one at a time
        query = partial(postgres.ask, cluster.url())
        super().__init__([self.several, self.other], query, luck)

    def faults(self) -> list[Fault]:
        """Workers are killed most of the time, and the server that starts them least."""
        proxies = [self.behind, self.several.proxy, self.other.proxy]
        if self.wire is not None:
            proxies.append(self.wire)
        return [
            *[self.kill_worker] * 5,
            *[partial(self.kill_server, self.other, "server")] * 2,
            partial(self.kill_server, self.luck.choice(self.sites), "server"),
            *[self.kill_thinker] * 4,
            *[self.kill_database] * 6,
            *[partial(self.break_lines, proxy) for proxy in proxies],
        ]

    async def kill_worker(self) -> None:
        """One of several workers is killed; the server replaces it by itself."""
        self.shoot(self.several.serving(), "worker")

    async def kill_database(self) -> None:
        """PostgreSQL is killed, or now and then stopped in good order, and is gone for a moment."""
        async with self.at_database:
            if self.luck.random() < 0.15:
                await asyncio.to_thread(self.cluster.stop)
            else:
                await asyncio.to_thread(self.cluster.kill)
                self.kills["PostgreSQL"] += 1
            await asyncio.sleep(self.luck.choice((0.0, 0.0, 0.5, 2.0)))
            await asyncio.to_thread(self.cluster.start)

    async def be_away(self) -> None:
        """PostgreSQL is stopped, and comes back after all lines have waited in vain."""
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.sleep(self.away)
        await asyncio.to_thread(self.cluster.start)

    def end(self) -> str:
        """The line to PostgreSQL ends last."""
        told = super().end()
        self.behind.end()
        if self.wire is not None:
            self.wire.end()
        return told


class Havoc:
    """All fronts at once."""

    def __init__(
        self, cluster: Cluster, folder: Path, seed: int, away: float, redis: int | None
    ) -> None:
        lucks = [random.Random(seed * 1000 + number) for number in range(2)]
        self.figures = Figures(seed)
        shared = OnPostgres(cluster, lucks[0], away, redis)
        self.fronts = [shared, OnFile(folder / "cothon.db", lucks[1])]

    async def run(self, kills: int, minutes: float, each: int) -> Figures:
        """Until there were so many kills, some of each kind; then everything is compared."""
        self.began = time.monotonic()
        until = self.began + 60 * minutes

        def is_done() -> bool:
            made = self.count().kills
            has_all = made.total() >= kills and all(made[kind] >= each for kind in KINDS)
            return has_all or time.monotonic() > until

        reporting = asyncio.create_task(self.report())
        await asyncio.gather(*(front.run(is_done) for front in self.fronts))
        reporting.cancel()
        for front in self.fronts:
            lost, doubled = await asyncio.to_thread(front.company.compare, front.query)
            self.figures.lost += lost
            self.figures.doubled += doubled
        return self.count()

    def count(self) -> Figures:
        """How far it is."""
        figures, companies = self.figures, [front.company for front in self.fronts]
        figures.kills = sum((front.kills for front in self.fronts), Counter())
        figures.lines = sum(front.lines for front in self.fronts)
        figures.acknowledged = sum(company.acknowledged for company in companies)
        figures.tables = sum(len(company.ledgers) for company in companies)
        figures.minutes = (time.monotonic() - self.began) / 60
        return figures

    async def report(self) -> None:
        """Say again and again how far it is."""
        while True:
            await asyncio.sleep(REPORT)
            print(f"not compared yet: {self.count().progress()}", flush=True)

    def end(self) -> str:
        """End everything; what the servers complained about."""
        return "".join([front.end() for front in self.fronts])


def mysteries(told: str) -> list[str]:
    """What servers were at a loss about; not that a process was born when its parent was dead."""
    found = [text[:4000] for text in told.split("Traceback (most recent call last):")[1:]]
    return [text for text in found if "reduction.pickle.load(from_parent)" not in text]


@contextmanager
def havoc(seed: int, away: float, redis: int | None) -> Iterator[Havoc]:
    """Everything, from the start to the end; no server may have been at a loss."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="cothon-kills-")))
        cluster = stack.enter_context(running_cluster())
        made = Havoc(cluster, folder, seed, away, redis)
        try:
            yield made
        finally:
            told = made.end()
        assert not mysteries(told), "\n".join(mysteries(told))


def kill(
    kills: int,
    minutes: float,
    seed: int,
    each: int = 0,
    away: float = LONG_AWAY,
    redis: int | None = None,
) -> Figures:
    """So many kills, some of each kind, or as many as there is time for."""
    with havoc(seed, away, redis) as made:
        figures = asyncio.run(made.run(kills, minutes, each))
        print(figures, flush=True)
    return figures
