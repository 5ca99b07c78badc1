"""A newer server on the same database writes what this one does not know: nothing else suffers."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import cothon
from cothon.server.bots import Bots
from cothon.server.database import Change
from cothon.server.opening import open_table
from cothon.server.protocol import OpenTable, SeatWish
from cothon.server.rows import now
from cothon.server.tables import Tables
from cothon.server.upgrade import upgrade
from cothon.words import LANGUAGES, say
from tests.luck import BASE
from tests.server.harness import Server, new_device, sit
from tests.server.kept import ask, opened, started

TOMORROW = "game_of_tomorrow"
STATES = {"running": "server-kept-running", "filed": "server-kept-over"}


class Shared(NamedTuple):
    """A server, a device, and its tables by what they are."""

    server: Server
    device: str
    tables: dict[str, str]


def save() -> str:
    """A save of a game that has just begun."""
    return cothon.new("neptun", 3, BASE).save.to_json()


def write(server: Server, sql: str, *values: object) -> None:
    """Write into the file of a server, as another version would."""
    with closing(sqlite3.connect(server.database, timeout=10)) as other, other:
        other.execute(sql, values)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    """A server that starts, and finds tables of a game that it does not know."""
    server, device = Server(tmp_path_factory.mktemp("foreign")), new_device()
    tables = {
        "own": server.open(device, "me", "bot", "friend")[0],
        "running": server.open(device, "me", "bot", "friend")[0],
        "gathering": server.open(device, "me", "bot", "friend", seed=None)[0],
        "filed": server.call("POST", "/api/saves", device, content=save()).json()["table"],
    }
    server.end(signal.SIGTERM)
    for kind in ("running", "gathering", "filed"):
        write(server, "update tables set game = ? where id = ?", TOMORROW, tables[kind])
    pilot = "update seats set pilot = 'oracle' where kind = 'bot' and \"table\" = ?"
    write(server, pilot, tables["running"])
    server.start()
    yield Shared(server, device, tables)
    complaints = server.end(signal.SIGTERM)
    assert "Traceback" not in complaints
    assert "2 running tables are of other rules" in complaints


def test_the_list_of_a_device_tells_such_tables_by_the_key_of_their_game(shared: Shared) -> None:
    lines = {line["table"]: line for line in shared.server.get("/api/tables", shared.device)}
    assert set(lines) == {*shared.tables.values()}
    line = lines[shared.tables["running"]]
    assert (line["game"], line["title"], line["retold"]) == (TOMORROW, TOMORROW, True)
    assert line["players"][1]["level"] == "oracle"
    assert line["players"][2]["name"] == "Player 3"
    assert not lines[shared.tables["own"]]["retold"]


@pytest.mark.parametrize("kind", STATES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_card_socket_and_moment_say_that_the_game_is_not_known(
    shared: Shared, kind: str, language: str
) -> None:
    server, device, table = shared.server, shared.device, shared.tables[kind]
    holes: dict[str, Any] = {"what": "game", "title": TOMORROW, "rules": 0, "now": 0}
    why = say(language, STATES[kind], **holes)
    assert TOMORROW in why
    assert server.get(f"/api/tables/{table}", device)["retold"]
    with sit(server, table, device, language=language) as client:
        assert (client.table["title"], client.table["prompt"]) == (TOMORROW, why)
        if kind == "running":
            client.move(0)
            assert client.refusal() == why
    told = server.get(f"/api/tables/{table}/moment", device, language=language)
    assert told["retelling"] == {"sentence": why, "drawn": False}
    assert [line["text"][0] for line in told["log"]] == ["("] * len(told["log"])


def test_a_save_of_it_is_handed_out_as_it_was_stored(shared: Shared) -> None:
    server, device = shared.server, shared.device
    story = server.get(f"/api/tables/{shared.tables['running']}/save", device)
    assert (story["format"], story["game"]) == ("cothon-story-1", TOMORROW)
    filed = server.get(f"/api/tables/{shared.tables['filed']}/save", device)
    assert (filed["format"], filed["game"]) == ("cothon-save-1", TOMORROW)


def test_what_cannot_be_done_there_is_refused_in_words(shared: Shared) -> None:
    server, device, table = shared.server, shared.device, shared.tables["gathering"]
    status, why = server.refused("POST", f"/api/tables/{table}/begin", device)
    assert (status, TOMORROW in why) == (409, True)


def test_upgrade_reports_such_a_table_as_staying(tmp_path: Path) -> None:
    async def run() -> None:
        url = f"sqlite:///{tmp_path / 'cothon.db'}"
        store = await started(url)
        live = await opened(store, "neptun")
        await store.write(Change("UPDATE tables SET game = :game", {"game": TOMORROW}))
        await store.close()
        (result,) = (await upgrade(url, dry_run=True)).results
        assert (result.table, result.outcome) == (live.id, "stays")
        assert TOMORROW in result.reason

    asyncio.run(run())


@pytest.mark.parametrize("later", ["game = 'game_of_tomorrow'", "rules = rules + 1"])
def test_bots_of_a_later_version_stay_due_there(tmp_path: Path, later: str) -> None:
    """The servers that can play them look for those that are overdue."""

    async def run() -> None:
        store = await started(f"sqlite:///{tmp_path / 'cothon.db'}")
        bots = Bots(Tables(store, 8), 1, 0.0, BASE)
        wish = OpenTable("porto_carthago", [SeatWish("bot")] * 3, seed=BASE)
        await open_table(store, wish, "device")
        await store.write(Change(f"UPDATE tables SET {later}", {}))
        await bots.go_on(now(3600))
        ((due,),) = await ask(store, "SELECT due FROM tables")
        assert due is not None
        await store.close()

    asyncio.run(run())
