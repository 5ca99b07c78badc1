"""Several servers on one PostgreSQL: any of them serves any table, and all see the same at once."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Set
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path

import pytest

from cothon.server.serving import say_ready
from tests.luck import dice
from tests.server import postgres
from tests.server.cluster import helpers_of
from tests.server.harness import Client, Server, new_device, play_on, settled, sit


@contextmanager
def running_pair(folder: Path, **more: str) -> Iterator[tuple[Server, Server]]:
    """Two servers that share a database; nothing is to be complained about in the end."""
    with postgres.fresh_database() as url:
        here, there = Server(folder, url=url, **more), Server(folder, url=url, **more)
        yield here, there
        for server in (here, there):
            complaints = server.end(signal.SIGTERM)
            assert not complaints, complaints


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    with running_pair(tmp_path_factory.mktemp("pair")) as servers:
        yield servers


def moves(server: Server, table: str) -> list[tuple[int, int]]:
    return server.query('select n, choice from moves where "table" = ? order by n', table)


def test_what_one_commits_the_others_viewers_see(pair: tuple[Server, Server]) -> None:
    see_the_same(*pair)


def test_they_can_talk_over_redis(tmp_path: Path) -> None:
    if postgres.is_silent("127.0.0.1", 6379):
        pytest.skip("Redis NOT TESTED: no server on 127.0.0.1:6379")
    with running_pair(tmp_path, COTHON_REDIS="redis://127.0.0.1:6379") as servers:
        see_the_same(*servers)


def see_the_same(here: Server, there: Server) -> None:
    """People at two servers play at one table."""
    table, invites = here.open(new_device(), "friend", "friend", "friend")
    with ExitStack() as stack:
        clients = [
            stack.enter_context(sit(server, table, seat=invites[seat]))
            for seat, server in enumerate((here, there, here))
        ]
        onlooker = stack.enter_context(sit(there, table))
        started = time.monotonic()
        made = play_on(dice(1), clients, 30)
        settled(*clients, onlooker)
        assert time.monotonic() - started < 10  # not one look around for every move
        assert made == 30
        assert [n for n, _ in moves(here, table)] == list(range(30))
        seen = onlooker.log
    with sit(here, table) as late:
        assert late.log == seen  # the same story, whether heard bit by bit or told at once


def test_both_cannot_write_a_moment(pair: tuple[Server, Server]) -> None:
    """The key of the log decides, not a lock in memory."""
    here, there = pair
    device = new_device()
    table, _ = here.open(device, "me", "bot", "bot", seed=1)
    with sit(here, table, device=device) as one, sit(there, table, device=device) as two:
        for _ in range(10):
            one.sync()
            one.until_table(Client.is_asked_in)
            two.sync()
            two.until_table(Client.is_asked_in)
            settled(one, two)
            options = one.table["options"]
            names = [one.move(options[0]["id"]), two.move(options[-1]["id"])]
            said = [one.answer(names[0])["type"], two.answer(names[1])["type"]]
            assert sorted(said) in (["resync", "table"], ["refused", "table"])
            if one.table["over"]:
                break
        rows = moves(here, table)
        assert [n for n, _ in rows] == list(range(len(rows)))


def test_secret_choices_are_handed_in_on_both(pair: tuple[Server, Server]) -> None:
    here, there = pair
    table, invites = here.open(new_device(), "friend", "friend", "friend", game="neptun", seed=3)
    with ExitStack() as stack:
        clients = [
            stack.enter_context(sit(server, table, seat=invites[seat]))
            for seat, server in enumerate((here, there, there))
        ]
        play_on(dice(2), clients, 60)
        settled(*clients)
        assert len(moves(there, table)) == clients[0].table["n"] > 40


def test_seats_undo_and_chat_are_seen_elsewhere(pair: tuple[Server, Server]) -> None:
    here, there = pair
    host = new_device()
    table, invites = here.open(host, "me", "friend", "friend", seed=2)
    with (
        sit(there, table) as onlooker,
        sit(here, table, device=host) as me,
        sit(there, table, seat=invites[2]) as third,
    ):
        onlooker.until_table(lambda m: m["players"][0]["here"])
        assert not onlooker.table["players"][1]["claimed"]
        with sit(here, table, seat=invites[1]) as friend:
            onlooker.until_table(lambda m: m["players"][1]["claimed"] and m["players"][1]["here"])
            friend.send(type="chat", text="hello there")
            onlooker.until(lambda m: m["type"] == "chat" and bool(m["entries"]))
            assert onlooker.chat[-1]["text"] == "hello there"
            luck = dice(3)
            company = [me, friend, third]
            while not any(client.table["undo"]["ok"] for client in company):
                assert play_on(luck, company, 1)
                settled(*company)
            client = next(client for client in company if client.table["undo"]["ok"])
            n = client.table["n"]
            onlooker.until_table(lambda m: m["n"] == n)
            assert client.answer(client.undo())["type"] == "table"
            onlooker.until_table(lambda m: m["n"] < n)
            assert onlooker.log == onlooker.log[: len(client.log)]
        onlooker.until_table(lambda m: not m["players"][1]["here"])


def test_what_is_told_of_a_seats_hands_is_what_happened(pair: tuple[Server, Server]) -> None:
    """Whatever races on both servers: each call that succeeded is told once, the last one holds."""
    here, there = pair
    luck = dice(7)
    with ThreadPoolExecutor(4) as threads:
        for _ in range(6):
            host, friend, phone = new_device(), new_device(), new_device()
            table, invites = here.open(host, "me", "friend", "bot")
            path = f"/api/tables/{table}"
            claim = (f"{path}/claim", friend, {"token": invites[1], "name": "Tanit"})
            lend = (f"{path}/seats/1/bot", host, {"pilot": "random"})
            back = (f"{path}/seats/1/back", friend, None)
            link = (f"{path}/seats/1/link", friend, None)
            invite = (f"{path}/seats/1/invite", host, None)
            told = {"claim": 0, "bot": 0, "back": 0, "invite": 0}
            tokens = [invites[1]]
            for calls in (
                (claim, lend),
                (lend, lend, invite, invite, claim),
                (lend, back, back, link),
                (lend, lend, back, link),
                (back, back),
            ):
                waiting = [
                    (
                        call[0],
                        threads.submit(luck.choice(pair).call, "POST", *call[:2], json=call[2]),
                    )
                    for call in luck.sample(calls, len(calls))
                ]
                for what, answer in waiting:
                    said = answer.result(timeout=20)
                    assert said.status_code in (200, 403, 409), said.text
                    kind = what.rpartition("/")[2]
                    if said.status_code == 200 and kind in told:
                        told[kind] += 1
                    if said.status_code == 200 and "token" in said.json():
                        tokens.append(said.json()["token"])
            check_hands(there, table, told)
            opened = [
                there.call("POST", f"{path}/claim", phone, json={"token": token})
                for token in tokens
            ]
            assert sum(answer.status_code == 200 for answer in opened) <= 1


def check_hands(server: Server, table: str, told: dict[str, int]) -> None:
    """The lines of seat 1 agree with the calls that succeeded, and with the seat."""
    ((kind, device, token, hands),) = server.query(
        'select kind, device, token, hands from seats where "table" = ? and seat = 1', table
    )
    lines = [json.loads(line) for line in (hands or "").splitlines()]
    found = [line["what"] for line in lines]
    # The same claim again succeeds, too: however often, it is told once.
    assert found.count("claimed") == min(told["claim"], 1)
    assert found.count("invited") == told["invite"]
    # A call that finds it done already succeeds, and changes nothing.
    assert found.count("back") <= told["back"]
    assert 0 < found.count("lent") + found.count("filled") <= told["bot"]
    played = [what for what in found if what != "invited"]
    assert kind == ("bot" if played[-1] in ("lent", "filled") else "human")
    for before, after in pairwise(played):
        assert not {before, after} <= {"lent", "filled"}, played
        assert (before, after) != ("back", "back"), played
    assert device is None or token is None


def test_a_bot_is_asked_once(pair: tuple[Server, Server]) -> None:
    """Whoever made the choice before it asks the bot; the other leaves it alone."""
    here, there = pair
    device = new_device()
    table, _ = here.open(device, "me", "bot", "bot", seed=5)
    with sit(here, table, device=device) as me, sit(there, table) as onlooker:
        play_on(dice(4), [me], 12)
        onlooker.until_table(lambda m: m["n"] >= me.table["n"])
    rows = here.query('select n, seat, move_id from moves where "table" = ? order by n', table)
    assert [n for n, _, _ in rows] == list(range(len(rows)))


def test_a_dead_servers_bot_is_taken_over(pair: tuple[Server, Server]) -> None:
    here, there = pair
    here.end(signal.SIGKILL)
    here.settings["COTHON_PACE"] = "3"  # it will die while the bot takes its time
    here.start()
    table, _ = here.open(new_device(), "bot", "bot", "bot")
    with sit(there, table) as onlooker:
        n = onlooker.table["n"]
        here.end(signal.SIGKILL)
        deadline = time.monotonic() + 40
        while onlooker.table["n"] < n + 3:
            assert time.monotonic() < deadline
            onlooker.hear(timeout=40)
    here.settings["COTHON_PACE"] = "0"
    here.start()


def test_workers_share_a_port_and_one_that_dies_is_replaced(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with postgres.fresh_database() as url:
        server = Server(tmp_path_factory.mktemp("workers"), url=url, COTHON_WORKERS="2")
        try:
            table, invites = server.open(new_device(), "friend", "friend", "friend")
            with ExitStack() as stack:
                clients = [
                    stack.enter_context(sit(server, table, seat=invites[seat])) for seat in range(3)
                ]
                assert play_on(dice(6), clients, 20) == 20
            before = await_workers(server, 2)
            os.kill(before.pop(), signal.SIGKILL)
            replaced = await_workers(server, 2, before)
            assert len(replaced - before) == 1
        finally:
            complaints = server.end(signal.SIGTERM)
        assert complaints.startswith("WARNING worker replaced")
        assert complaints.count("\n") == 1


def await_workers(server: Server, count: int, known: Set[int] = frozenset()) -> set[int]:
    """Wait until there are so many processes that serve, not all of them known."""
    deadline = time.monotonic() + 20
    while True:
        found = set(helpers_of(server.process.pid))
        if len(found) == count and found != known:
            return found
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_servers_that_start_together_bring_an_empty_database_to_its_form_once() -> None:
    one = "import asyncio, sys; from cothon.server.store import Store; "
    one += "asyncio.run(Store(sys.argv[1]).database.migrate())"
    with postgres.fresh_database() as url:
        command = [sys.executable, "-c", one, url]
        starting = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(3)]
        assert [server.communicate(timeout=60)[1] for server in starting] == [""] * 3
        assert postgres.run(url, "SELECT count(*) FROM tables") == [(0,)]


def test_a_worker_whose_parent_is_gone_leaves_without_a_word() -> None:
    heard, ready = multiprocessing.Pipe(duplex=False)
    say_ready(ready)
    assert heard.recv_bytes() == b"."
    heard.close()
    say_ready(ready)
