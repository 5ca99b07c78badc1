"""Tables played without sockets, and what the database holds of them."""

from __future__ import annotations

import json
import random
from typing import Any

import cothon
from cothon.server.database import Query
from cothon.server.live import Live
from cothon.server.opening import open_table
from cothon.server.protocol import OpenTable, SeatWish
from cothon.server.store import Store
from cothon.server.tables import Tables
from tests.luck import BASE

DEVICE = "device"  # the hash of whose token this is


async def started(url: str) -> Store:
    """A database in the present form."""
    store = Store(url)
    await store.database.migrate()
    await store.start()
    return store


async def opened(store: Store, game: str, seats: int = 3) -> Live:
    """A table of some at one screen."""
    wish = OpenTable(game, [SeatWish("me")] + [SeatWish("beside")] * (seats - 1), seed=BASE + 3)
    return await Tables(store, 8).find((await open_table(store, wish, DEVICE)).table)


async def play(store: Store, table: str, most: int = 10_000) -> Live:
    """Play by lot, choice by choice, to the end or so many choices."""
    tables, luck = Tables(store, 8), random.Random(BASE + 5)
    live = await tables.find(table)
    made = 0
    while not live.game.over and live.game.moment < most:
        seat = luck.choice(live.game.owing)
        choice = luck.choice(live.game.options_of(seat))
        at = (live.game.moment, live.version)
        made += 1
        await tables.move(table, [seat], *at, choice, f"{live.game.moment} and {made}")
    return live


async def ask(store: Store, sql: str, table: str = "") -> list[tuple[Any, ...]]:
    """What the database holds, of a table."""
    (rows,) = await store.database.read(Query(sql, {"table": table} if table else {}))
    return rows


async def story(store: Store, table: str) -> list[Any]:
    """All that was stored of what happened, in order."""
    first = await ask(store, "SELECT told FROM tables WHERE id = :table", table)
    rows = await ask(store, 'SELECT told FROM moves WHERE "table" = :table ORDER BY n', table)
    return [entry for (told,) in first + rows for entry in json.loads(told)]


def journal(game: cothon.Game) -> list[Any]:
    """What happened, as it ought to be stored."""
    return [[entry.event.key, entry.moment, entry.numbers, entry.known] for entry in game.journal]
