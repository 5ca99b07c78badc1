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
from collections.abc import Iterator
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


def measure(game: str, seats: int, tables: int, moves: int, think: float) -> Load:
    """One run against a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        with running_server(Path(folder)) as address:
            started, sittings = asyncio.run(play_all(address, game, seats, tables, moves, think))
            seconds = time.perf_counter() - started
        stored = read_moves(Path(folder) / "load.db")
    waits = sorted(wait * 1000 for sitting in sittings for wait in sitting.waits)
    made = [(sitting.table, name) for sitting in sittings for name in sitting.made]
    return Load(
        tables=tables,
        seats=seats,
        moves=len(made),
        think=think,
        seconds=seconds,
        moves_per_second=len(made) / seconds,
        p50=waits[len(waits) // 2],
        p90=waits[len(waits) * 9 // 10],
        p99=waits[len(waits) * 99 // 100],
        worst=waits[-1],
        lost=len(set(made) - set(stored)),
        doubled=len(stored) - len(set(made) & set(stored)),
    )


def read_moves(database: Path) -> list[tuple[str, str]]:
    """The log of moves, as it lies on the disk."""
    connection = sqlite3.connect(database)
    try:
        return list(connection.execute('select "table", move_id from moves'))
    finally:
        connection.close()


async def play_all(
    address: str, game: str, seats: int, tables: int, moves: int, think: float
) -> tuple[float, list[Sitting]]:
    """Play all tables at once; when they began, and what came of them."""
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

        sittings = list(await asyncio.gather(*(join() for _ in range(tables))))
        ears = [
            asyncio.create_task(listen(sitting, seat))
            for sitting in sittings
            for seat in range(seats)
        ]
        started = time.perf_counter()
        try:
            async with asyncio.timeout(LONGEST):
                await asyncio.gather(*(play(sitting, moves, think) for sitting in sittings))
        finally:
            for ear in ears:
                ear.cancel()
            await asyncio.gather(*ears, return_exceptions=True)
        return started, sittings


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
            message["heard"] = time.perf_counter()
            sitting.latest[seat] = message
        elif message["type"] != "chat":
            sitting.latest[seat] = {"error": message["error"]}
        sitting.changed.set()


async def play(sitting: Sitting, moves: int, think: float) -> None:
    """Make so many random moves, one after the other's acknowledgement."""
    luck = random.Random(sitting.table)
    await asyncio.sleep(luck.uniform(0, think))  # people do not move in step
    while len(sitting.made) < moves:
        seat = await asked_seat(sitting)
        if seat is None:
            return
        message = sitting.latest[seat]
        name = secrets.token_hex(8)
        choice = luck.choice(message["options"])["id"]
        move = {"n": message["n"], "version": message["version"], "choice": choice, "id": name}
        sent = time.perf_counter()
        await sitting.lines[seat].send(json.dumps({"type": "move", **move}))
        while sitting.latest[seat].get("acknowledges") != name:
            await news(sitting)
        sitting.waits.append(sitting.latest[seat]["heard"] - sent)
        sitting.made.append(name)
        await asyncio.sleep(luck.uniform(0.5, 1.5) * think)


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
