"""What hosts watch: a server lives, can serve, and tells how it does, to those who may know."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Request
from prometheus_client.parser import text_string_to_metric_families

from cothon.server.database import FAILED, Change, Query, Trouble, noted
from cothon.server.metrics import merged
from cothon.server.settings import Settings
from cothon.server.sqlite import Sqlite
from cothon.server.store import Store
from cothon.server.tally import Spread
from cothon.server.watching import FILL, REMEMBERED, Readiness, may_watch
from tests.luck import dice
from tests.server import postgres
from tests.server.harness import Client, Server, new_device, play_on, settled, sit
from tests.server.test_kill import children

OPERATING = Path(__file__).parents[2] / "docs" / "operating.md"


def metrics(server: Server) -> Counter[str]:
    """What a server tells, summed over its workers, by name and label."""
    answer = httpx.get(f"{server.address}/metrics")  # not on a line that ends with its worker
    assert answer.status_code == 200
    assert answer.headers["Content-Type"].startswith("text/plain; version=")
    found: Counter[str] = Counter()
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            labels = [value for name, value in sample.labels.items() if name != "worker"]
            found[" ".join([sample.name, *labels])] += sample.value  # type: ignore[assignment]
    return found


def asking(address: str, *headers: str) -> Request[Any, Any, Any]:
    """A request from somewhere."""
    scope = {
        "type": "http",
        "client": (address, 5000),
        "headers": [(name.encode(), b"127.0.0.1") for name in headers],
    }
    return Request(scope)  # type: ignore[arg-type]


def test_a_server_lives_and_is_ready(server: Server) -> None:
    for path, said in (("/health", "ok\n"), ("/ready", "ready\n")):
        answer = server.http.get(path)
        assert (answer.status_code, answer.text) == (200, said)


def test_without_its_database_a_server_lives_and_is_not_ready(own_server: Server) -> None:
    assert own_server.http.get("/ready").status_code == 200
    for sql, reason in (
        ("UPDATE alembic_version SET version_num = '0002'", "has the form 0002"),
        ("DROP TABLE alembic_version", "does not answer"),
    ):
        connection = sqlite3.connect(own_server.database)
        connection.execute(sql)
        connection.commit()
        connection.close()
        time.sleep(REMEMBERED)
        answer = own_server.http.get("/ready")
        assert answer.status_code == 503
        assert reason in answer.text
        assert answer.text.count("\n") == 1
    assert own_server.http.get("/health").status_code == 200
    assert metrics(own_server)["cothon_database_troubles_total"] == 1


def test_a_disk_that_has_room_for_little_is_not_ready(tmp_path: Path) -> None:
    """What is there may often be changed where no move can be written."""

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'cothon.db'}")
        await store.start()
        database, ready = store.database, Readiness(store)
        assert isinstance(database, Sqlite)
        move = Change(FILL, {"filler": 16_384 * "x"})
        database.writing.execute("VACUUM")  # nothing is free in the file
        ((pages,),) = database.writing.execute("PRAGMA page_count")
        database.writing.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(Trouble):
            await database.write([move])
        await database.write([Change("UPDATE alembic_version SET version_num = version_num", {})])
        for _ in range(3):
            assert await ready.find_out() == "the database cannot be written to"
        database.writing.execute(f"PRAGMA max_page_count = {pages + 8}")  # room for a move
        await database.write([move])
        assert await ready.find_out() is None
        database.writing.execute(f"PRAGMA max_page_count = {1 << 20}")
        Trouble(OSError("the disk is full"))
        assert await ready.find_out() is None
        assert not FAILED.is_set()
        ((rows,),) = await database.read(Query("SELECT count(*) FROM panels", {}))
        assert rows == (0,)
        await store.close()

    try:
        asyncio.run(run())
    finally:
        FAILED.clear()
        noted.clear()


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, COTHON_CHATS_PER_MINUTE="1")
    yield server
    assert not server.end(signal.SIGTERM)


def test_what_happens_is_counted(watched: Server) -> None:
    device = new_device()
    table, invites = watched.open(device, "me", "friend", "bot")
    with sit(watched, table, device=device) as me, sit(watched, table, seat=invites[1]) as friend:
        made = play_on(dice(1), [me, friend], 10)
        settled(me, friend)
        me.move("quay NOWHERE")
        me.until(lambda m: m["type"] == "refused")
        for _ in range(2):
            me.send(type="chat", text="hello")
        me.until(lambda m: m["type"] == "refused")
        found = metrics(watched)
    assert watched.http.get("/nowhere").status_code == 404
    assert found["cothon_moves_total person"] == made == 10
    stored = watched.query("select count(*) from moves")[0][0]
    assert 0 < found["cothon_moves_total bot"] <= stored - made
    assert found["cothon_commit_seconds_count"] >= found["cothon_move_seconds_count"] == made
    assert found["cothon_bot_thinking_seconds_count"] >= found["cothon_moves_total bot"]
    assert found["cothon_move_seconds_bucket +Inf"] == made
    assert found["cothon_refused_total not-legal"] == 1
    assert found["cothon_refused_total chats_per_minute"] == 1
    assert found["cothon_http_answers_total 2xx"] >= 3
    assert metrics(watched)["cothon_http_answers_total 4xx"] == 1
    assert found["cothon_viewers"] == 2
    assert found["cothon_lines"] >= 2
    assert found["cothon_tables_in_memory"] == found["cothon_tables_opened_total"] == 1
    assert found["process_resident_memory_bytes"] > 10_000_000
    assert found["process_cpu_seconds_total"] > 0
    text = watched.http.get("/metrics").text
    for secret in (table, device, invites[1], "Hanno", me.table["players"][2]["name"]):
        assert secret not in text


def test_every_worker_is_told_and_one_that_is_dead_is_missed(tmp_path: Path) -> None:
    with postgres.fresh_database() as url:
        server = Server(tmp_path, url=url, COTHON_WORKERS="2")
        try:
            table, invites = server.open(new_device(), "friend", "friend", "friend")
            with ExitStack() as stack:
                clients: list[Client] = [
                    stack.enter_context(sit(server, table, seat=invites[seat])) for seat in range(3)
                ]
                play_on(dice(2), clients, 6)
                settled(*clients)
                found = until_all_are_up(server, 2)
                assert found["cothon_viewers"] == 3
                assert found["cothon_moves_total person"] == 6
                assert found["cothon_move_seconds_count"] == 6
            worker = next(int(path.name) for path in children(server.process.pid) if serves(path))
            os.kill(worker, signal.SIGKILL)
            assert until_all_are_up(server, 1)["cothon_worker_up"] == 1
            assert until_all_are_up(server, 2)["cothon_worker_up"] == 2
        finally:
            assert "worker replaced" in server.end(signal.SIGTERM)


def serves(process: Path) -> bool:
    """Is this one of the workers?"""
    return b"spawn_main" in (process / "cmdline").read_bytes()


def until_all_are_up(server: Server, count: int) -> Counter[str]:
    """Ask until so many workers answer."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        found = metrics(server)
        if found["cothon_worker_up"] == count:
            return found
        time.sleep(0.1)
    raise AssertionError(f"there are not {count} workers")


def test_only_this_machine_and_whoever_is_named_may_read_metrics(server: Server) -> None:
    named = Settings(metrics_from="192.0.2.7, 2001:db8::/32").watchers
    assert may_watch(asking("127.0.0.1"), [])
    assert may_watch(asking("::1"), [])
    for address in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8:1::5"):
        assert may_watch(asking(address), named)
        assert not may_watch(asking(address), [])
    assert not may_watch(asking("192.0.2.8"), named)
    assert not may_watch(asking("somebody"), named)
    assert not may_watch(asking("127.0.0.1", "x-forwarded-for"), named)
    answer = server.http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
    assert (answer.status_code, answer.json()) == (404, server.http.get("/nowhere").json())


def test_pages_from_elsewhere_do_not_read_metrics_by_a_browser_of_this_machine() -> None:
    """Whoever owns a name can let it lead here; what a browser sends tells that name."""

    def may(host: str, own: str = "127.0.0.1") -> bool:
        request = asking("127.0.0.1")
        request.scope["headers"] = [(b"host", host.encode())]
        return may_watch(request, [], own)

    for host in ("127.0.0.1:8765", "127.0.0.1", "[::1]:8765", "localhost:8765", "LOCALHOST"):
        assert may(host), host
    for host in ("evil.example", "localhost.evil.example:8765", "127.0.0.1.evil.example", "[::1"):
        assert not may(host), host
    assert may("board:8765", own="Board")


def test_a_spread_counts_up_to_its_bounds() -> None:
    spread = Spread((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 3.0):
        spread.add(seconds)
    assert spread.counts == [2, 1, 1]
    assert spread.total == pytest.approx(3.65)


def test_what_workers_tell_is_one_text() -> None:
    one = b"# HELP a_total A.\n# TYPE a_total counter\na_total 1.0\n"
    text = merged({1: one, 2: None, 3: one}).decode()
    assert text.count("# TYPE a_total counter") == 1
    assert 'a_total{worker="1"} 1.0\na_total{worker="3"} 1.0' in text
    assert 'cothon_worker_up{worker="2"} 0.0' in text


def test_every_metric_is_explained(server: Server) -> None:
    page = OPERATING.read_text(encoding="utf-8")
    explained = set(re.findall(r"`((?:cothon|process)_\w+)`", page))
    found = text_string_to_metric_families(server.http.get("/metrics").text)
    told = {family.name for family in found if family.name.startswith("cothon_")}
    counters = {f"{name}_total" for name in told}
    assert told <= explained | {name.removesuffix("_total") for name in explained}
    assert {name for name in explained if name.startswith("cothon_")} <= told | counters
