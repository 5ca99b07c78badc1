"""What holds nothing of anybody's play goes in time; games that were played never do."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import cothon
from cothon.cli import app
from cothon.server import tidying
from cothon.server.database import SEAL, Change, Conflict, Query
from cothon.server.house import House
from cothon.server.hub import Viewer
from cothon.server.limits import DAY
from cothon.server.looking import Looking
from cothon.server.opening import open_save, open_table
from cothon.server.protocol import OpenTable, SeatWish
from cothon.server.refusal import Told
from cothon.server.rows import now
from cothon.server.schema import METADATA
from cothon.server.seats import Asker
from cothon.server.settings import Settings
from cothon.server.store import Store
from cothon.server.tidying import LIST, remove, tidy, tidy_up
from cothon.words import LANGUAGES, say
from tests.luck import BASE
from tests.server.harness import Server, new_device, sit
from tests.server.kept import DEVICE, ask, opened, play, started
from tests.server.postgres import fresh_database

DAYS = 30
LONG_AGO = now(-(DAYS + 1) * DAY)
CHOICE = {"seat": 0, "choice": 1, "move_id": "move", "at": LONG_AGO}  # in secret
OLD = {"filed": 2, "undealt": 1, "unplayed": 1}  # what the command finds


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of either kind."""
    if request.param == "sqlite":
        yield Settings(database=str(tmp_path / "cothon.db")).database_url
    else:
        with fresh_database() as found:
            yield found


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A database in a file."""
    return Settings(database=str(tmp_path / "cothon.db")).database_url


async def filed(store: Store) -> str:
    """A save that was opened."""
    text = cothon.new("neptun", 3, BASE).save.to_json()
    return (await open_save(store, Looking(), text, DEVICE)).table


async def undealt(store: Store) -> str:
    """A table that waits for numbers, at which something was said."""
    wish = OpenTable("neptun", [SeatWish("me"), SeatWish("friend"), SeatWish("bot")])
    table = (await open_table(store, wish, DEVICE)).table
    await store.add_chat(table, 0, "Hanno", "where are you?")
    return table


async def unplayed(store: Store) -> str:
    """A table that was dealt at once, and left."""
    return (await opened(store, "neptun")).id


async def age(store: Store, table: str | None = None) -> None:
    """Nobody has looked at a table, or at any, for long."""
    where = "" if table is None else " WHERE id = :table"
    values = {"at": LONG_AGO, "table": table}
    await store.write(Change(f"UPDATE tables SET updated = :at{where}", values))


async def tables_in(store: Store) -> set[str]:
    """The tables that there are."""
    return {table for (table,) in await ask(store, "SELECT id FROM tables")}


def test_saves_and_tables_never_dealt_go_and_games_stay(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "AT_ONCE", 2)  # several answers

    async def run() -> None:
        store = await started(url)
        running = (await opened(store, "neptun")).id
        await play(store, running, 1)
        over = (await opened(store, "neptun")).id
        assert (await play(store, over)).game.over
        for _ in range(3):
            await filed(store)
        for _ in range(2):
            await undealt(store)
        await unplayed(store)
        await age(store)
        young = {await filed(store), await undealt(store)}
        old = {"filed": 3, "undealt": 2, "unplayed": 1}
        assert await tidy_up(store, DAYS, dry_run=True) == old
        assert len(await tables_in(store)) == 10
        assert await tidy_up(store, DAYS) == old
        assert await tables_in(store) == {running, over} | young
        for part in METADATA.tables.values():
            if "table" in part.c:
                rows = await ask(store, f'SELECT DISTINCT "table" FROM {part.name}')
                assert {table for (table,) in rows} <= {running, over} | young
        assert await tidy_up(store, DAYS) == tidying.NOTHING
        await store.close()

    asyncio.run(run())


def test_what_is_said_at_a_table_that_has_gone_finds_none(url: str) -> None:
    async def run() -> None:
        store = await started(url)
        with pytest.raises(Conflict):
            await store.add_chat("gone", 0, "Hanno", "is anybody here?")
        await store.close()

    asyncio.run(run())


def test_they_are_found_without_passing_the_games_that_stay(file: str) -> None:
    async def run() -> None:
        store = await started(file)
        asked = {"before": now(), "updated": "", "id": "", "most": 50}
        (rows,) = await store.database.read(Query(f"EXPLAIN QUERY PLAN {LIST}", asked))
        (plan,) = [row[-1] for row in rows]
        assert "USING INDEX tables_loose" in plan
        await store.close()

    asyncio.run(run())


def test_what_somebody_comes_to_meanwhile_stays(url: str) -> None:
    async def run() -> None:
        store = await started(url)
        looked_at, dealt = await filed(store), await undealt(store)
        await age(store)
        before = now(-DAYS * DAY)
        await tidying.note_look(store, looked_at)
        played = "UPDATE tables SET dealt = (1 = 1), n = 1 WHERE id = :t"
        await store.write(Change(played, {"t": dealt}))
        sealed = await unplayed(store)
        await store.write(Change(SEAL, {**CHOICE, "table": sealed}))
        await age(store, sealed)
        for table in (looked_at, dealt, sealed):
            assert not await remove(store, table, before)
        assert await tables_in(store) == {looked_at, dealt, sealed}
        await store.close()

    asyncio.run(run())


def test_servers_that_tidy_at_once_do_not_disturb_each_other() -> None:
    async def run(url: str) -> None:
        stores = [await started(url) for _ in range(2)]
        for _ in range(6):
            await filed(stores[0])
        await age(stores[0])
        counts = await asyncio.gather(*(tidy_up(store, DAYS) for store in stores))
        assert sum(count["filed"] for count in counts) == 6
        assert await tables_in(stores[0]) == set()
        for store in stores:
            await store.close()

    with fresh_database() as url:
        asyncio.run(run(url))


@pytest.mark.parametrize("make", [filed, undealt, unplayed])
def test_a_look_keeps_a_table_and_nothing_else_is_written(url: str, make: Any) -> None:
    async def run() -> None:
        house = House(Settings(database=url))
        await house.store.start()
        table, running = await make(house.store), (await opened(house.store, "neptun")).id
        await play(house.store, running, 1)
        await age(house.store)
        for name in (table, running):
            await house.visit(name)
        rows = await ask(house.store, "SELECT id, updated FROM tables")
        (when,) = (updated for name, updated in rows if name == table)
        assert when > now(-60)
        assert (running, LONG_AGO) in rows
        await house.visit(table)  # the same day: it is known
        assert (table, when) in await ask(house.store, "SELECT id, updated FROM tables")
        await house.store.close()

    asyncio.run(run())


@pytest.mark.parametrize("way", ["", "/moment", "/save", "/socket"])
def test_every_way_to_a_table_is_a_look(server: Server, way: str) -> None:
    text = cothon.new("neptun", 3, BASE).save.to_json()
    device = new_device()
    table = server.call("POST", "/api/saves", device, content=text).json()["table"]
    with closing(sqlite3.connect(server.database, timeout=10)) as other, other:
        other.execute("update tables set updated = ? where id = ?", (LONG_AGO, table))
    if way == "/socket":
        with sit(server, table, device):
            pass
    else:
        server.get(f"/api/tables/{table}{way}", device)
    ((updated,),) = server.query("select updated from tables where id = ?", table)
    assert updated > now(-60)


def test_a_server_tidies_but_for_what_somebody_stays_at(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "BETWEEN", 0.05)
    monkeypatch.setattr(tidying, "BREATH", 0.0)

    async def run() -> None:
        house = House(Settings(database=file))
        await house.open_store()
        left, watched = [await filed(house.store) for _ in range(2)]
        for table in (left, watched):
            await house.tables.find(table)
        house.hub.add(Viewer(watched, Asker("device"), "en", None))
        await age(house.store)
        chore = asyncio.create_task(house.tidying.watch())
        async with asyncio.timeout(20):
            while left in await tables_in(house.store):
                await asyncio.sleep(0.02)
        chore.cancel()
        await asyncio.gather(chore, return_exceptions=True)
        assert await tables_in(house.store) == {watched}
        with pytest.raises(Told, match=say("en", "server-no-table")):
            await house.tables.find(left)
        await house.store.close()

    asyncio.run(run())


def test_a_server_that_keeps_all_for_ever_removes_nothing(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "BETWEEN", 0.01)

    async def run() -> None:
        house = House(Settings(database=file, keep_filed=0))
        await house.open_store()
        table = await filed(house.store)
        await age(house.store)
        chore = asyncio.create_task(house.tidying.watch())
        await asyncio.sleep(0.3)
        assert not chore.done()
        chore.cancel()
        await asyncio.gather(chore, return_exceptions=True)
        assert await tables_in(house.store) == {table}
        await house.store.close()

    asyncio.run(run())


# The command


async def prepared(url: str) -> None:
    """Two old saves, an old table that was never dealt, and one at which nobody chose anything."""
    store = await started(url)
    for make in (filed, filed, undealt, unplayed):
        await make(store)
    await age(store)
    await store.close()


def command(url: str, *more: str, days: str = "30") -> str:
    """What the command says."""
    told = CliRunner(env={"COTHON_KEEP_FILED": days}).invoke(
        app, ["tidy", "--database", url, *more]
    )
    assert told.exit_code == 0, told.output
    return told.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_how_many_of_which_kind(file: str, language: str) -> None:
    asyncio.run(prepared(file))
    counts = [say(language, f"tidy-{kind}", count=count) for kind, count in OLD.items()]
    spoken = ("--language", language)
    would = [*counts, say(language, "tidy-would", days=30)]
    assert command(file, "--dry-run", *spoken).splitlines()[1:] == would
    assert command(file, *spoken).splitlines()[1:] == [*counts, say(language, "tidy-done", days=30)]
    assert json.loads(command(file, "--json"))["counts"] == tidying.NOTHING


def test_the_command_keeps_all_for_ever_if_told_so(file: str) -> None:
    asyncio.run(prepared(file))
    assert command(file, days="0").splitlines()[1:] == [say("en", "tidy-never")]
    assert json.loads(command(file, "--dry-run", "--json"))["counts"] == OLD


def test_a_dry_run_looks_beside_a_server_and_nothing_else_does(file: str) -> None:
    async def run() -> None:
        await prepared(file)
        store = await started(file)
        assert await tidy(file, DAYS, dry_run=True) == OLD
        with pytest.raises(cothon.CothonError, match="stop the server first"):
            await tidy(file, DAYS, dry_run=False)
        await store.close()

    asyncio.run(run())


def test_a_database_of_another_form_is_left_alone(file: str) -> None:
    with pytest.raises(cothon.CothonError, match="cothon upgrade"):
        asyncio.run(tidy(file, DAYS, dry_run=False))
