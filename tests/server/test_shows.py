"""Tables of bots alone: they go on, few at a time, and never at the cost of people."""

from __future__ import annotations

import asyncio
import signal
import time
from contextlib import AsyncExitStack, ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from cothon.server.bots import MOST_SHOWS, PEOPLE_FIRST, SHOW, Bots, Turns
from cothon.server.store import Store
from cothon.server.tables import Tables
from tests.server.harness import PATIENCE, Server, new_device, sit


def moves_at(server: Server, table: str) -> int:
    """How many choices are written down."""
    ((count,),) = server.query('select count(*) from moves where "table" = ?', table)
    return int(count)


def idle_bots(folder: Path) -> Bots:
    """Bots that nobody has asked, of a server that has not begun."""
    return Bots(Tables(Store(f"sqlite:///{folder}/cothon.db"), 0), 1, 0.0, 0)


def test_they_play_though_nobody_looks(own_server: Server) -> None:
    """Few at a time: each comes to its turn."""
    device = new_device()
    tables = [own_server.open(device, "bot", "bot", "bot")[0] for _ in range(5)]
    deadline = time.monotonic() + PATIENCE
    while min(moves_at(own_server, table) for table in tables) < 5:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_table_that_somebody_comes_to_does_not_wait_for_its_turn(own_server: Server) -> None:
    device = new_device()
    tables = [own_server.open(device, "bot", "bot", "bot")[0] for _ in range(60)]
    with sit(own_server, tables[-1]) as onlooker:
        onlooker.until_table(lambda m: m["n"] >= 40 or m["over"])
        others = [moves_at(own_server, table) for table in tables[:-1]]
    assert sum(others) / len(others) < 40


def test_one_address_sees_few_of_them_go_on_at_once(tmp_path: Path) -> None:
    """Its other tables wait for their turn; those of another address do not wait for them."""
    bots = idle_bots(tmp_path)
    inside: list[str] = []
    most: list[int] = []

    async def show(address: str) -> None:
        async with bots.stage({address}):
            inside.append(address)
            most.append(inside.count(address))
            await asyncio.sleep(0.01)
            inside.remove(address)

    async def all_at_once() -> None:
        here = [asyncio.create_task(show("here")) for _ in range(10)]
        await asyncio.sleep(0)
        started = time.monotonic()
        await show("there")
        assert time.monotonic() - started < 0.04  # ten of them, two at a time, take 0.05
        await asyncio.gather(*here)

    asyncio.run(all_at_once())
    assert max(most) == MOST_SHOWS


def test_thoughts_for_people_come_first() -> None:
    """However many others were there before."""
    order: list[str] = []

    async def think(turns: Turns, rank: int, name: str) -> None:
        async with turns.turn(rank):
            order.append(name)

    async def all_at_once() -> None:
        turns = Turns(1)
        async with turns.turn(SHOW):
            shows = [asyncio.create_task(think(turns, SHOW, f"show {n}")) for n in range(3)]
            await asyncio.sleep(0)
            person = asyncio.create_task(think(turns, PEOPLE_FIRST, "person"))
            await asyncio.sleep(0)
        await asyncio.gather(*shows, person)
        assert turns.room == 1

    asyncio.run(all_at_once())
    assert order == ["person", "show 0", "show 1", "show 2"]


@pytest.mark.parametrize("is_late", [False, True])
def test_whoever_gives_up_waiting_takes_nobodys_turn(is_late: bool) -> None:
    """Before it is their turn, or at the very moment at which it comes."""

    async def give_up() -> None:
        turns = Turns(1)
        done: list[str] = []

        async def think(name: str) -> None:
            async with turns.turn(SHOW):
                done.append(name)

        async with turns.turn(SHOW):
            first, second = asyncio.create_task(think("first")), asyncio.create_task(think("next"))
            await asyncio.sleep(0)
            if not is_late:
                first.cancel()
        if is_late:
            first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert done == ["next"]
        assert turns.room == 1

    asyncio.run(give_up())


def test_people_do_not_wait_behind_a_hundred_shows(own_server: Server) -> None:
    """Somebody opens as many tables of bots as they can and looks at twenty of them."""
    crowd, host = new_device(), new_device()
    shows = [own_server.open(crowd, "bot", "bot", "bot")[0] for _ in range(100)]
    with ExitStack() as lines:
        for table in shows[:20]:
            lines.enter_context(sit(own_server, table))
        mine, _ = own_server.open(host, "me", "bot", "bot")
        me = lines.enter_context(sit(own_server, mine, host))
        waits: list[float] = []
        while len(waits) < 12 and not me.until_table(me.is_asked_in)["over"]:
            me.play(me.table["options"][0]["id"])
            started = time.monotonic()
            me.until_table(me.is_asked_in)
            waits.append(time.monotonic() - started)
    assert sorted(waits)[len(waits) // 2] < 1.0


def test_whoever_looks_on_at_a_show_does_not_make_it_wait_for_their_own(tmp_path: Path) -> None:
    """A table goes on where the fewest wait."""
    bots = idle_bots(tmp_path)

    async def look_on() -> None:
        async with AsyncExitStack() as own:
            for _ in range(MOST_SHOWS):
                await own.enter_async_context(bots.stage({"a crowd"}))
            waiting = asyncio.create_task(own_show())
            await asyncio.sleep(0)
            async with asyncio.timeout(PATIENCE), bots.stage({"a crowd", "b friend"}):
                assert bots.shows == {"a crowd": MOST_SHOWS + 1, "b friend": 1}
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        assert not bots.shows

    async def own_show() -> None:
        async with bots.stage({"a crowd"}):
            pass

    asyncio.run(look_on())


def test_tables_that_nobody_looks_at_are_not_written_again_and_again(own_server: Server) -> None:
    """Nobody waits for their bots: they are due much later than those of people."""
    device = new_device()
    for _ in range(20):
        own_server.open(device, "bot", "bot", "bot")
    soon = datetime.now(UTC) + timedelta(minutes=10)
    for (due,) in own_server.query("select due from tables where due is not null"):
        assert datetime.fromisoformat(due) > soon
    own_server.end(signal.SIGTERM)
    own_server.start()  # all that are asked are overdue then
    deadline = time.monotonic() + PATIENCE
    while True:
        due = own_server.query("select min(due) from tables where due is not null")[0][0]
        if due is None or datetime.fromisoformat(due) > soon:
            break
        assert time.monotonic() < deadline
        time.sleep(0.05)
