"""The database: its migrations, what it pins, and other databases."""

from __future__ import annotations

import asyncio
import importlib.util
import socket
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from cothon.kernel.errors import BadOption, CothonError
from cothon.server.opening import open_table
from cothon.server.protocol import OpenTable, SeatWish
from cothon.server.refusal import Resync, Told
from cothon.server.serving import check_database
from cothon.server.settings import Settings, read_settings
from cothon.server.store import Row, Store
from cothon.server.tables import Tables
from tests.server.harness import Server, is_closed, new_device, sit

POSTGRES = "postgresql+asyncpg://postgres@127.0.0.1:5432/test"


def difference(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), Row.metadata))


async def exercise(store: Store) -> None:
    """Migrate, play a little, race, take back, read again."""
    await store.start()
    await store.start()  # a second start finds nothing to do
    async with store.engine.connect() as connection:
        assert await connection.run_sync(difference) == []
    wish = OpenTable("porto_carthago", [SeatWish("me"), SeatWish("beside"), SeatWish("beside")])
    opened = await open_table(store, wish, "device")
    here, there = Tables(store, 8), Tables(store, 8)
    live = await here.find(opened.table)
    other = (await there.find(opened.table)).game.options[1]
    all_seats = [0, 1, 2]
    for n in range(4):
        choice = live.game.options[0]
        await here.move(opened.table, all_seats, n, n, choice, f"move {n}")
    with pytest.raises(Resync):
        await there.move(opened.table, all_seats, 0, 0, other, "late")
    again = await there.find(opened.table)
    assert again.game.choices == live.game.choices
    assert (again.table.n, again.table.version) == (4, 4)
    assert again.table.asked == live.game.state.asked()
    seat = live.game.deciders[-1]
    if live.why_not_undo(seat) is None:
        await here.undo(opened.table, seat, 4, 4, "back")
        assert (await there.reload(opened.table)).game.choices == live.game.choices
    with pytest.raises(Told, match="no such table"):
        await here.find("nowhere")
    # Many tables at once, one of them in conflict: the others are written all the same.
    tables = [(await open_table(store, wish, "device")).table for _ in range(6)]
    found = [await here.find(table) for table in tables]
    stale = await there.find(tables[0])
    await there.move(tables[0], all_seats, 0, 0, stale.game.options[0], "first")
    results = await asyncio.gather(
        *(
            here.move(table, all_seats, 0, 0, one.game.options[1], "second")
            for table, one in zip(tables, found, strict=True)
        ),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Resync] + [type(None)] * 5
    await store.close()


def test_sqlite(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "down" / "cothon.db"
    asyncio.run(exercise(Store(Settings(database=str(file)).database_url)))
    connection = sqlite3.connect(file)
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
    connection.close()


def test_postgresql() -> None:
    """The same code on PostgreSQL, if there is one; skipped with a loud reason otherwise."""
    if importlib.util.find_spec("asyncpg") is None:
        pytest.skip(
            "PostgreSQL NOT TESTED: asyncpg is not installed (pip install cothon[postgres])"
        )
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", 5432)):
            pytest.skip("PostgreSQL NOT TESTED: no server on 127.0.0.1:5432")

    async def run() -> None:
        store = Store(POSTGRES)
        async with store.engine.begin() as connection:
            for table in (*reversed(Row.metadata.sorted_tables), "alembic_version"):
                await connection.execute(text(f'drop table if exists "{table}"'))
        await exercise(store)

    asyncio.run(run())


def test_a_database_that_cannot_be_opened_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "not.db").write_text("this is no database, " * 100)
    for database, reason in (
        (str(tmp_path / "not.db"), "the database cannot be opened"),
        (str(tmp_path / "not.db" / "below"), "cannot be made"),
        ("nothing://", "cannot be used"),
        ("oracle+nothing://x/y", "cannot be used"),
    ):
        with pytest.raises(CothonError, match=reason) as refused:
            asyncio.run(check_database(Settings(database=database)))
        assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("column", "value"), [("rules", 99), ("material", "other")])
def test_a_table_of_other_rules_or_material_is_told_clearly(
    server: Server, column: str, value: object
) -> None:
    device = new_device()
    table, _ = server.open(device, "me", "friend", "friend")
    connection = sqlite3.connect(server.database)
    with connection:
        connection.execute(f"update tables set {column} = ? where id = ?", (value, table))
    connection.close()
    status, error = server.refused("GET", f"/api/tables/{table}", device)
    assert status == 409
    assert str(value) in error
    assert "Porto Carthago" in error
    with sit(server, table, device=device) as client:
        assert str(value) in client.raw[0]
        assert is_closed(client) == 4009
    assert server.get("/api/tables", device)[0]["table"] == table


def test_settings() -> None:
    assert Settings(database="postgres://a/b").database_url == "postgresql+asyncpg://a/b"
    assert Settings(database="sqlite:///x").database_url == "sqlite+aiosqlite:///x"
    given = {"COTHON_PORT": "9", "COTHON_PACE": "0.5"}
    assert read_settings(given).port == 9
    assert read_settings(given, port=7, database=None).port == 7
    assert read_settings(given).pace == 0.5
    with pytest.raises(BadOption, match="COTHON_PORT is not a number"):
        read_settings({"COTHON_PORT": "x"})
