"""Tables of bots alone: they go on while somebody looks, and never at the cost of people."""

from __future__ import annotations

import asyncio
import time

import pytest

from cothon.server.bots import MOST_SHOWS, PEOPLE_FIRST, SHOW, Bots, Turns
from cothon.server.tables import Tables
from tests.server.harness import Server, new_device, sit

QUIET = 0.6  # seconds in which bots that are asked make many moves


def moves_at(server: Server, table: str) -> int:
    """How many choices are written down."""
    ((count,),) = server.query('select count(*) from moves where "table" = ?', table)
    return int(count)


def test_they_play_only_while_somebody_looks(own_server: Server) -> None:
    table, _ = own_server.open(new_device(), "bot", "bot", "bot")
    time.sleep(QUIET)
    assert moves_at(own_server, table) == 0
    with sit(own_server, table) as onlooker:
        onlooker.until_table(lambda m: m["n"] >= 10 or m["over"])
    time.sleep(QUIET)
    left_at = moves_at(own_server, table)
    time.sleep(QUIET)
    assert moves_at(own_server, table) == left_at


def test_a_game_that_everybody_has_left_to_bots_waits_for_somebody_who_looks(
    own_server: Server,
) -> None:
    host = new_device()
    table, _ = own_server.open(host, "me", "bot", "bot")
    own_server.post(f"/api/tables/{table}/seats/0/bot", host, {"pilot": "random"})
    time.sleep(QUIET)
    before = moves_at(own_server, table)
    time.sleep(QUIET)
    assert moves_at(own_server, table) == before
    with sit(own_server, table, host) as owner:
        owner.until_table(lambda m: m["n"] > before + 5 or m["over"])


def test_one_address_sees_few_of_them_go_on_at_once() -> None:
    """Its other tables wait for their turn; those of another address do not wait for them."""
    bots = Bots(Tables.__new__(Tables), 1, 0.0, 0)
    inside: list[str] = []
    most: list[int] = []

    async def show(address: str) -> None:
        async with bots.stage(address):
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
    for table in shows:
        own_server.get(f"/api/tables/{table}")
    lines = [sit(own_server, table) for table in shows[:20]]
    for line in lines:
        line.__enter__()
    try:
        mine, _ = own_server.open(host, "me", "bot", "bot")
        with sit(own_server, mine, host) as me:
            waits: list[float] = []
            while len(waits) < 12 and not me.table["over"]:
                me.until_table(me.is_asked_in)
                if me.table["over"]:
                    break
                me.play(me.table["options"][0]["id"])
                started = time.monotonic()
                me.until_table(me.is_asked_in)
                waits.append(time.monotonic() - started)
    finally:
        for line in lines:
            line.__exit__(None, None, None)
    assert sorted(waits)[len(waits) // 2] < 1.0
    at_rest = [moves_at(own_server, table) for table in shows[20:]]
    assert at_rest == [0] * 80


def test_nothing_is_due_where_bots_are_alone(own_server: Server) -> None:
    """So no server takes such a table over, again and again: it goes on where somebody looks."""
    device = new_device()
    alone, _ = own_server.open(device, "bot", "bot", "bot")
    with_people, _ = own_server.open(device, "bot", "bot", "me")
    due = dict(own_server.query("select id, due is not null from tables"))
    assert not due[alone]
    assert with_people in due
