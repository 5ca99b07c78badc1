"""How quickly a server acknowledges moves, with one table and with many played at once.

The server runs in a process of its own on a fresh SQLite file; every seat is a socket on loopback.
Afterwards the log of moves must hold exactly the moves that were acknowledged.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from cothon.kernel.errors import CothonError

LONGEST: Final = 300.0  # seconds, for one run
JOINING: Final = 20  # tables that are joined at the same time
PATIENCE: Final = 30.0


@dataclass(frozen=True)
class Plan:
    """What is to be played: tables at once, moves at each, seconds between two moves at a table."""

    tables: int
    moves: int
    think: float


WARM_UP: Final = Plan(tables=1, moves=30, think=0.05)


@dataclass(frozen=True)
class Load:
    """What one run has shown; times in milliseconds."""

    tables: int
    seats: int
    moves: int
    think: float
    seconds: float
    moves_per_second: float
    p50: float
    p90: float
    p99: float
    worst: float
    lost: int
    doubled: int


@dataclass
class Sitting:
    """One table as its scripted players know it."""

    table: str
    lines: list[ClientConnection]
    latest: list[dict[str, Any]]
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    heard: dict[str, float] = field(default_factory=dict)  # when which move was acknowledged
    made: list[str] = field(default_factory=list)  # the ids of acknowledged moves
    waits: list[float] = field(default_factory=list)


@contextmanager
def running_server(folder: Path) -> Iterator[str]:
    """A server on any free port; its address."""
    named = ["--database", str(folder / "load.db")]
    process = subprocess.Popen(
        [sys.executable, "-m", "cothon.cli", "serve", "--port", "0", "--no-open", *named],
        env={**os.environ, "COTHON_PACE": "0", "COTHON_TABLES_PER_MINUTE": "0"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        told = process.stdout.readline().split()
        if not told:
            raise CothonError("the server does not start")
        yield told[3]
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def measure(game: str, seats: int, plans: Sequence[Plan]) -> list[Load]:
    """Several runs, one after the other, against one server; a first table, not counted, warms it.

    A server that has just started still reads the words of its languages.
    """
    played: list[tuple[float, list[Sitting]]] = []
    with tempfile.TemporaryDirectory() as folder:
        with running_server(Path(folder)) as address:
            asyncio.run(play_all(address, game, seats, WARM_UP))
            for plan in plans:
                played.append(asyncio.run(play_all(address, game, seats, plan)))
        stored = read_moves(Path(folder) / "load.db")
    return [
        sum_up(plan, seats, seconds, sittings, stored)
        for plan, (seconds, sittings) in zip(plans, played, strict=True)
    ]


def sum_up(
    plan: Plan,
    seats: int,
    seconds: float,
    sittings: list[Sitting],
    stored: dict[str, list[str]],
) -> Load:
    """The times of a run, and whether the log of moves holds just what was acknowledged."""
    waits = sorted(wait * 1000 for sitting in sittings for wait in sitting.waits)
    made = [(sitting.table, name) for sitting in sittings for name in sitting.made]
    kept = [(sitting.table, name) for sitting in sittings for name in stored.get(sitting.table, [])]
    return Load(
        tables=plan.tables,
        seats=seats,
        moves=len(made),
        think=plan.think,
        seconds=seconds,
        moves_per_second=len(made) / seconds,
        p50=waits[len(waits) // 2],
        p90=waits[len(waits) * 9 // 10],
        p99=waits[len(waits) * 99 // 100],
        worst=waits[-1],
        lost=len(set(made) - set(kept)),
        doubled=len(kept) - len(set(made) & set(kept)),
    )


def read_moves(database: Path) -> dict[str, list[str]]:
    """The log of moves by table, as it lies on the disk."""
    connection = sqlite3.connect(database)
    try:
        rows = list(connection.execute('select "table", move_id from moves'))
    finally:
        connection.close()
    found: dict[str, list[str]] = {}
    for table, name in rows:
        found.setdefault(table, []).append(name)
    return found


async def play_all(address: str, game: str, seats: int, plan: Plan) -> tuple[float, list[Sitting]]:
    """Play all tables at once; how long it took, and what came of them."""
    joining = asyncio.Semaphore(JOINING)
    async with AsyncExitStack() as stack:

        async def join() -> Sitting:
            async with joining:
                table, tokens = await asyncio.to_thread(open_table, address, game, seats)
                path = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
                lines = [
                    await stack.enter_async_context(
                        connect(f"{path}?seat={token}", compression=None, max_size=None)
                    )
                    for token in tokens
                ]
                return Sitting(table, lines, [{} for _ in lines])

        sittings = list(await asyncio.gather(*(join() for _ in range(plan.tables))))
        ears = [
            asyncio.create_task(listen(sitting, seat))
            for sitting in sittings
            for seat in range(seats)
        ]
        started = time.perf_counter()
        try:
            async with asyncio.timeout(LONGEST):
                await asyncio.gather(*(play(sitting, plan) for sitting in sittings))
            seconds = time.perf_counter() - started
        finally:
            for ear in ears:
                ear.cancel()
            await asyncio.gather(*ears, return_exceptions=True)
        return seconds, sittings


def open_table(address: str, game: str, seats: int) -> tuple[str, list[str]]:
    """A table with an invite for every seat."""
    body = {"game": game, "seats": [{"kind": "friend"}] * seats}
    request = urllib.request.Request(
        f"{address}/api/tables",
        json.dumps(body).encode(),
        {"Authorization": f"Bearer {secrets.token_hex(16)}", "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        opened = json.load(answer)
    return opened["table"], [invite["token"] for invite in opened["invites"]]


async def listen(sitting: Sitting, seat: int) -> None:
    """Hear what one seat is told; refusals of any kind end the run."""
    async for frame in sitting.lines[seat]:
        message = json.loads(frame)
        if message["type"] == "table":
            sitting.heard[message["acknowledges"]] = time.perf_counter()
            sitting.latest[seat] = message
        elif message["type"] != "chat":
            sitting.latest[seat] = {"error": message["error"]}
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
        name = secrets.token_hex(8)
        choice = luck.choice(message["options"])["id"]
        move = {"n": message["n"], "version": message["version"], "choice": choice, "id": name}
        sent = time.perf_counter()
        await sitting.lines[seat].send(json.dumps({"type": "move", **move}))
        while name not in sitting.heard:
            await news(sitting)
        sitting.waits.append(sitting.heard[name] - sent)
        sitting.made.append(name)
        await asyncio.sleep(luck.uniform(0.5, 1.5) * plan.think)


async def asked_seat(sitting: Sitting) -> int | None:
    """Wait until a seat knows that it is asked; None at the end of the game."""
    while True:
        newest = max(message.get("version", -1) for message in sitting.latest)
        for seat, message in enumerate(sitting.latest):
            if message.get("version") == newest and message["over"]:
                return None
            if message.get("version") == newest and message["options"]:
                return seat
        await news(sitting)


async def news(sitting: Sitting) -> None:
    """Wait until somebody at the table is told something."""
    sitting.changed.clear()
    async with asyncio.timeout(PATIENCE):
        await sitting.changed.wait()
    for message in sitting.latest:
        if "error" in message:
            raise CothonError(f"a move was refused: {message['error']}")
