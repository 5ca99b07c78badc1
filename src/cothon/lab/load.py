"""How quickly a server acknowledges moves, and what a move, a line and a table cost it.

The server runs in a process of its own, on one core if there are several, with its players on
another. Every seat is a socket on loopback. Afterwards the log of moves must hold exactly the moves
that were acknowledged.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import os
import random
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from cothon.kernel.errors import CothonError
from cothon.server.settings import without_limits
from cothon.server.store import make_database

LONGEST: Final = 600.0  # seconds, for one run
PATIENCE: Final = 60.0
QUIET: Final = 0.3  # seconds in which a server does nothing, when it has started
JOINING: Final = 50  # tables that are joined at the same time
IDLE: Final = 200  # tables that are opened to see what one costs that nobody looks at

Progress = Callable[[str], None]


@dataclass(frozen=True)
class Plan:
    """What is to be played: tables at once, moves at each, seconds between two moves at a table.

    Meanwhile some may look back at earlier moments, each as often as the server answers.
    """

    tables: int
    moves: int
    think: float
    looking_back: int = 0


WARM: Final = 24  # tables at which whole games warm a server up: all that is said often


@dataclass(frozen=True)
class Load:
    """What one run has shown; times in milliseconds, memory in kilobytes."""

    database: str
    game: str
    tables: int
    seats: int
    moves: int
    think: float
    looks: int  # back, by others, meanwhile
    seconds: float
    moves_per_second: float
    p50: float
    p90: float
    p99: float
    worst: float
    cpu_per_move: float  # of the server alone
    memory_per_line: float | None  # none if there were too few to tell
    memory_per_table: float | None  # that nobody looks at; not measured with few tables
    lost: int
    doubled: int


class Option(msgspec.Struct):
    """A choice, as far as a player by lot wants to know it."""

    id: int


class Told(msgspec.Struct, tag_field="type", tag="table"):
    """A table, as far as a player by lot wants to know it."""

    n: int
    version: int
    eyes: int | None
    asked: list[int]
    options: list[Option]
    over: bool
    acknowledges: str | None


class Complaint(msgspec.Struct, tag_field="type", tag="refused"):
    """Something that should not be."""

    error: str


class Late(msgspec.Struct, tag_field="type", tag="resync"):
    """The same."""

    error: str


class Talk(msgspec.Struct, tag_field="type", tag="chat"):
    """Nothing of interest."""


decode = msgspec.json.Decoder(Told | Complaint | Late | Talk).decode


@dataclass
class Sitting:
    """One table as its scripted players know it."""

    table: str
    lines: list[ClientConnection] = field(default_factory=list)
    latest: list[Told | None] = field(default_factory=list)
    complaint: str = ""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    heard: dict[str, float] = field(default_factory=dict)  # when which move was acknowledged
    made: list[str] = field(default_factory=list)  # the ids of acknowledged moves
    waits: list[float] = field(default_factory=list)


class Subject:
    """A server that is measured."""

    def __init__(self, database: str) -> None:
        self.database = database

    @contextmanager
    def running(self) -> Iterator[Subject]:
        """The server on any free port."""
        named = ["--port", "0", "--no-open", "--database", self.database]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "cothon.cli", "serve", *named],
            env={**os.environ, **without_limits(), "COTHON_PACE": "0", "COTHON_LOG": "text"},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert self.process.stdout is not None
            told = self.process.stdout.readline().split()
            if not told:
                raise CothonError("the server does not start")
            self.address = told[3]
            self.settle()
            yield self
        finally:
            self.process.terminate()
            self.process.communicate(timeout=PATIENCE)

    def settle(self) -> None:
        """Wait until it has learnt its languages: what that takes is not what is measured."""
        deadline = time.monotonic() + PATIENCE
        used = -1.0
        while used < self.cpu() and time.monotonic() < deadline:
            used = self.cpu()
            time.sleep(QUIET)

    def cpu(self) -> float:
        """Seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Kilobytes that it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(status.partition("VmRSS:")[2].split()[0])

    def open_tables(self, game: str, seats: int, count: int, device: str) -> list[str]:
        """Tables at which one device has all seats, dealt by numbers that it names."""
        kinds = [{"kind": "beside" if seat else "me"} for seat in range(seats)]
        wishes = [{"game": game, "seats": kinds, "seed": seed} for seed in range(count)]
        calls = [("POST", "/api/tables", json.dumps(wish)) for wish in wishes]
        return [told["table"] for told in self.call(calls, device)]

    def bring_to_mind(self, tables: Sequence[str], device: str) -> None:
        """Ask who sits at these tables: they are in memory then, and nobody looks at them."""
        self.call([("GET", f"/api/tables/{table}", None) for table in tables], device)

    def call(self, calls: Iterable[tuple[str, str, str | None]], device: str) -> list[Any]:
        """What the server answers to some calls, one after the other."""
        line = http.client.HTTPConnection(urlsplit(self.address).netloc, timeout=PATIENCE)
        headers = {"Authorization": f"Bearer {device}", "Content-Type": "application/json"}
        told = []
        for method, path, body in calls:
            line.request(method, path, body, headers)
            told.append(json.load(line.getresponse()))
            if "error" in told[-1]:
                raise CothonError(f"{method} {path} is refused: {told[-1]['error']}")
        line.close()
        return told


@contextmanager
def on_cores_of_their_own(subject: Subject) -> Iterator[None]:
    """The server on the first core, its players on the others, if there are several."""
    everywhere = os.sched_getaffinity(0)
    first = min(everywhere)
    if len(everywhere) > 1:
        for task in Path(f"/proc/{subject.process.pid}/task").iterdir():
            os.sched_setaffinity(int(task.name), {first})
        os.sched_setaffinity(0, everywhere - {first})
    try:
        yield
    finally:
        os.sched_setaffinity(0, everywhere)


def measure(
    game: str, seats: int, plans: Sequence[Plan], postgres: str | None, progress: Progress
) -> list[Load]:
    """Several runs, one after the other, on SQLite and then, if one is named, on PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "load.db"
        loads = measure_on(
            "SQLite", str(file), game, seats, plans, lambda: read_file(file), progress
        )
    if postgres is not None:
        with fresh_database(postgres) as url:
            loads += measure_on(
                "PostgreSQL", url, game, seats, plans, lambda: read_postgres(url), progress
            )
    return loads


def measure_on(
    name: str,
    database: str,
    game: str,
    seats: int,
    plans: Sequence[Plan],
    stored: Callable[[], list[tuple[str, str]]],
    progress: Progress,
) -> list[Load]:
    """All plans against one server. A first run, not counted, warms it."""
    runs: list[Run] = []
    with Subject(database).running() as subject, on_cores_of_their_own(subject):
        progress(f"{name}: warming up")
        warm = min(WARM, max(plan.tables for plan in plans))
        asyncio.run(Run(subject, game, seats, Plan(warm, moves=1000, think=0.0)).play())
        idle = per_idle_table(subject, game, seats) if warm == WARM else None
        for plan in plans:
            progress(f"{name}: {plan.tables} tables, {plan.moves} moves at each")
            runs.append(Run(subject, game, seats, plan))
            asyncio.run(runs[-1].play())
    moves = stored()
    return [run.sum_up(name, idle, moves) for run in runs]


def per_idle_table(subject: Subject, game: str, seats: int) -> float:
    """Kilobytes for a table in memory that nobody looks at."""
    device = secrets.token_hex(16)
    tables = subject.open_tables(game, seats, IDLE, device)
    before = subject.memory()
    subject.bring_to_mind(tables, device)
    return max(subject.memory() - before, 0.0) / IDLE


class Run:
    """One plan, played."""

    def __init__(self, subject: Subject, game: str, seats: int, plan: Plan) -> None:
        self.subject = subject
        self.game = game
        self.seats = seats
        self.plan = plan
        self.sittings: list[Sitting] = []
        self.device = secrets.token_hex(16)
        self.looks = 0

    async def play(self) -> None:
        """Play all tables at once."""
        opening = (self.game, self.seats, self.plan.tables, self.device)
        tables = await asyncio.to_thread(self.subject.open_tables, *opening)
        await asyncio.to_thread(self.subject.bring_to_mind, tables, self.device)
        before = self.subject.memory()
        joining = asyncio.Semaphore(JOINING)
        async with AsyncExitStack() as stack, asyncio.timeout(LONGEST):
            self.sittings = list(
                await asyncio.gather(*(self.join(table, joining, stack) for table in tables))
            )
            lines = self.plan.tables * self.seats
            self.per_line = (self.subject.memory() - before) / lines if lines >= IDLE else None
            ears = [
                asyncio.create_task(listen(sitting, seat))
                for sitting in self.sittings
                for seat in range(self.seats)
            ]
            gc.collect()
            gc.disable()  # the players' own pauses are not the server's
            done = threading.Event()
            lookers = [
                asyncio.create_task(asyncio.to_thread(self.look_back, done))
                for _ in range(self.plan.looking_back)
            ]
            started, used = time.perf_counter(), self.subject.cpu()
            try:
                await asyncio.gather(*(play(sitting, self.plan) for sitting in self.sittings))
                self.seconds = time.perf_counter() - started
                self.cpu = self.subject.cpu() - used
            finally:
                gc.enable()
                done.set()
                await asyncio.gather(*lookers)
                for ear in ears:
                    ear.cancel()
                await asyncio.gather(*ears, return_exceptions=True)

    def look_back(self, done: threading.Event) -> None:
        """Ask for one moment of some table after the other, until all have played."""
        luck = random.Random(self.looks)
        while not done.is_set():
            sitting = luck.choice(self.sittings)
            n = luck.randint(0, len(sitting.made))
            path = f"/api/tables/{sitting.table}/moment?n={n}&eyes=0"
            self.subject.call([("GET", path, None)], self.device)
            self.looks += 1

    async def join(self, table: str, joining: asyncio.Semaphore, stack: AsyncExitStack) -> Sitting:
        """All seats of a table take a line each."""
        path = f"{self.subject.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        sitting = Sitting(table)
        async with joining:
            for seat in range(self.seats):
                line = await stack.enter_async_context(
                    connect(
                        path,
                        additional_headers={"Authorization": f"Bearer {self.device}"},
                        compression=None,
                        max_size=None,
                        ping_interval=None,
                    )
                )
                await line.send(json.dumps({"type": "look", "seat": seat}))
                sitting.lines.append(line)
                sitting.latest.append(None)
        return sitting

    def sum_up(self, database: str, idle: float | None, stored: list[tuple[str, str]]) -> Load:
        """The times of a run, and whether the log of moves holds just what was acknowledged."""
        waits = sorted(wait * 1000 for sitting in self.sittings for wait in sitting.waits)
        made = [(sitting.table, name) for sitting in self.sittings for name in sitting.made]
        own = {sitting.table for sitting in self.sittings}
        kept = [(table, name) for table, name in stored if table in own]
        return Load(
            database=database,
            game=self.game,
            tables=self.plan.tables,
            seats=self.seats,
            moves=len(made),
            think=self.plan.think,
            looks=self.looks,
            seconds=self.seconds,
            moves_per_second=len(made) / self.seconds,
            p50=waits[len(waits) // 2],
            p90=waits[len(waits) * 9 // 10],
            p99=waits[len(waits) * 99 // 100],
            worst=waits[-1],
            cpu_per_move=1000 * self.cpu / len(made),
            memory_per_line=self.per_line,
            memory_per_table=idle,
            lost=len({*made} - {*kept}),
            doubled=len(kept) - len({*made} & {*kept}),
        )


def read_file(database: Path) -> list[tuple[str, str]]:
    """The moves that were made and those that are handed in, as they lie on the disk."""
    connection = sqlite3.connect(database)
    try:
        return connection.execute(STORED).fetchall()
    finally:
        connection.close()


STORED: Final = """
    SELECT "table", move_id FROM moves UNION ALL SELECT "table", move_id FROM sealed"""


def read_postgres(url: str) -> list[tuple[str, str]]:
    """The same of a PostgreSQL."""
    return [(table, name) for table, name in ask_postgres(url, STORED)]


def ask_postgres(url: str, sql: str) -> list[tuple[Any, ...]]:
    """One statement, and what it answers."""
    import asyncpg  # noqa: PLC0415 (an extra)

    async def ask() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(sql)]
        finally:
            await connection.close()

    return asyncio.run(ask())


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """An empty database on a PostgreSQL server, which is gone afterwards."""
    where = urlsplit(server)
    name = f"cothon_bench_{secrets.token_hex(4)}"
    ask_postgres(server, f"CREATE DATABASE {name}")
    url = where._replace(path=f"/{name}").geturl()
    try:
        asyncio.run(make_database(url).migrate())
        yield url
    finally:
        ask_postgres(server, f"DROP DATABASE {name} WITH (FORCE)")


async def listen(sitting: Sitting, seat: int) -> None:
    """Hear what one seat is told; refusals of any kind end the run."""
    async for frame in sitting.lines[seat]:
        message = decode(frame)
        if isinstance(message, Told):
            if message.acknowledges is not None:
                sitting.heard[message.acknowledges] = time.perf_counter()
            sitting.latest[seat] = message
        elif isinstance(message, Complaint | Late):
            sitting.complaint = message.error
        sitting.changed.set()


async def play(sitting: Sitting, plan: Plan) -> None:
    """Make so many random moves, one after the other's acknowledgement."""
    luck = random.Random(sitting.table)
    await asyncio.sleep(luck.uniform(0, plan.think))  # people do not move in step
    while len(sitting.made) < plan.moves:
        seat = await asked_seat(sitting)
        if seat is None:
            return
        message = sitting.latest[seat]
        assert message is not None
        name = secrets.token_hex(8)
        choice = luck.choice(message.options).id
        move = {"n": message.n, "version": message.version, "choice": choice, "id": name}
        sent = time.perf_counter()
        await sitting.lines[seat].send(json.dumps({"type": "move", **move}))
        while name not in sitting.heard:
            await news(sitting)
        sitting.waits.append(sitting.heard[name] - sent)
        sitting.made.append(name)
        if plan.think:
            await asyncio.sleep(luck.uniform(0.5, 1.5) * plan.think)


async def asked_seat(sitting: Sitting) -> int | None:
    """Wait until a seat knows that it has still to choose; None at the end of the game."""
    while True:
        told = [message for message in sitting.latest if message is not None]
        newest = max((message.version for message in told), default=0)
        for seat, message in enumerate(sitting.latest):
            if message is None or message.version < newest:
                continue
            if message.over:
                return None
            if message.eyes == seat and seat in message.asked and message.options:
                return seat
        await news(sitting)


async def news(sitting: Sitting) -> None:
    """Wait until somebody at the table is told something."""
    sitting.changed.clear()
    async with asyncio.timeout(PATIENCE):
        await sitting.changed.wait()
    if sitting.complaint:
        raise CothonError(f"a move was refused: {sitting.complaint}")
