"""The database: its migrations, what it pins, and other databases."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import stat
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec import structs
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

import cothon
from cothon.kernel.errors import BadOption, CothonError
from cothon.match.fair import pledge
from cothon.server import presence, seat_store
from cothon.server.database import STEP, Conflict
from cothon.server.deal_store import add_pledge, begin_again
from cothon.server.dealing import Dealing
from cothon.server.hub import Hub, Viewer
from cothon.server.opening import open_table
from cothon.server.presence import Presence
from cothon.server.protocol import OpenTable, SeatWish
from cothon.server.refusal import Resync, Told
from cothon.server.rows import SeatRow
from cothon.server.schema import METADATA
from cothon.server.seat_store import note_seen
from cothon.server.seating import Seating
from cothon.server.seats import Asker, hashed
from cothon.server.serving import check_database
from cothon.server.settings import Settings, read_settings, shown
from cothon.server.store import LARGEST_CHAT, MOST_CHAT, Store
from cothon.server.tables import Tables
from tests.cli import test_cli as cli
from tests.luck import BASE
from tests.server.harness import Server, ask_file, new_device, put_back, sit
from tests.server.kept import ask, opened, started
from tests.server.postgres import fresh_database


async def reseat(store: Store, table: str, sql: str, **values: str | None) -> None:
    """Write about seat 1 of a table."""
    await seat_store.reseat(store, None, sql, table=table, seat=1, **values)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_of_the_chat_only_what_is_told_is_kept(kind: str, tmp_path: Path) -> None:
    async def run(url: str) -> None:
        store = await started(url)
        tables = [(await opened(store, "neptun")).id for _ in range(2)]
        for table in tables:
            await store.add_chat(table, 0, "Hanno", "first")
        for number in range(MOST_CHAT):
            await store.add_chat(tables[0], 0, "Hanno", str(number))
        counted = 'SELECT count(*) FROM chat WHERE "table" = :table'
        assert [await ask(store, counted, table) for table in tables] == [[(MOST_CHAT,)], [(1,)]]
        told = [row.text for row in await store.chat_since(tables[0], 0)]
        assert told == [str(number) for number in range(MOST_CHAT)]
        await store.add_chat(tables[1], 0, "Hanno", "second")
        (_, before) = await store.chat_since(tables[1], 0)
        wide = 500 * "\U00012345"
        for _ in range(30):
            await store.add_chat(tables[1], 0, "Hanno", wide)
        told = [row.text for row in await store.chat_since(tables[1], 0)]
        assert told == [wide] * (LARGEST_CHAT // len(wide.encode())), "to whoever comes"
        assert len(await store.chat_since(tables[1], before.id)) == 30, (
            "whoever is here misses none"
        )
        await store.close()

    if kind == "sqlite":
        asyncio.run(run(f"sqlite:///{tmp_path / 'cothon.db'}"))
    else:
        with fresh_database() as url:
            asyncio.run(run(url))


async def seats_of(store: Store, table: str) -> list[SeatRow]:
    """Who sits where."""
    kept = await store.find(table)
    assert kept is not None
    return kept.seats


def difference(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def exercise(store: Store) -> None:
    """Migrate, play a little, race, take back, read again."""
    await store.database.migrate()
    await store.start()  # finds nothing more to migrate
    people = [SeatWish("me"), SeatWish("beside"), SeatWish("beside")]
    wish = OpenTable("porto_carthago", people, seed=BASE)
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
    again = await there.reload(opened.table)
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
    await move_a_seat_elsewhere(store, (await open_table(store, wish, "device")).table)
    await move_while_others_sit_down(store, wish)
    await deal_in_two_processes(store)
    await store.close()


async def move_a_seat_elsewhere(store: Store, table: str) -> None:
    """A seat that went to another device is not played by the one before, on any server.

    When its owner was here last is known to all of them, too.
    """
    here, there = Tables(store, 8), Tables(store, 8)
    live = await here.find(table)
    await pass_on(store, table, "device", "other")
    with pytest.raises(Resync):
        await here.move(table, [0, 1, 2], 0, 0, live.game.options[0], "late")
    assert live.game.moment == 0
    known = await there.find(table)
    before = known.seats[1].seen or ""
    await asyncio.sleep(0.01)
    await seat_store.note_seen(store, [(table, 1)])
    assert ((await there.reload(table)).seats[1].seen or "") > before
    assert (await there.reload(table)) is known


async def move_while_others_sit_down(store: Store, wish: OpenTable) -> None:
    """A seat that changes hands on another server stops nobody else's move."""
    table = (await open_table(store, structs.replace(wish, seed=seed_that_asks(0)), "device")).table
    here = Tables(store, 8)
    live = await here.find(table)
    await pass_on(store, table, "device", "other")
    await here.move(table, [0], 0, 0, live.game.options[0], "first")
    assert (live.game.deciders, live.seats[1].device) == ([0], "other")
    await pass_on(store, table, "other", "third")
    await here.undo(table, 0, 1, 1, "back")
    assert (live.game.deciders, live.seats[1].device) == ([], "third")


async def pass_on(store: Store, table: str, owner: str, device: str) -> None:
    """Seat 1 goes to another device of its owner."""
    await reseat(store, table, seat_store.LINK, device=owner, token="link")
    await reseat(store, table, seat_store.CLAIM, token="link", device=device, name="Tanit")


def seed_that_asks(seat: int) -> int:
    """A seed by which this seat begins."""
    return next(n for n in range(100) if cothon.new("porto_carthago", 3, n).asked == [seat])


async def deal_in_two_processes(store: Store) -> None:
    """Whoever gives a part to a deal, in whichever process, comes to the same deal."""
    wish = OpenTable("porto_carthago", [SeatWish("me"), SeatWish("friend"), SeatWish("bot")])
    opened = await open_table(store, wish, "one")
    table, invite = opened.table, hashed(opened.invites[0].token)
    here, there = (Dealing(Tables(store, 8)) for _ in range(2))
    claim = partial(reseat, store, table, seat_store.CLAIM, name="Dido")
    await claim(token=invite, device="two")
    with pytest.raises(Conflict):
        await claim(token=invite, device="three")
    numbers = bytes(32), bytes(range(32))
    await asyncio.gather(
        here.pledge(table, Asker("one"), 1, pledge(numbers[0])),
        there.pledge(table, Asker("two"), 1, pledge(numbers[1])),
    )
    with pytest.raises(Conflict):
        await add_pledge(store, table, 1, 0, "one", pledge(numbers[0]))
    await here.begin(table, Asker("one"), 2)
    await asyncio.gather(
        there.pledge(table, Asker("one"), 2, pledge(numbers[0])),
        here.pledge(table, Asker("two"), 2, pledge(numbers[1])),
    )
    await asyncio.gather(
        here.reveal(table, 2, numbers[0].hex()), there.reveal(table, 2, numbers[1].hex())
    )
    dealt = [await one.tables.find(table) for one in (here, there)]
    assert dealt[0].game.save == dealt[1].game.save
    assert (dealt[0].table.attempt, len(dealt[0].shares)) == (2, 2)
    with pytest.raises(Conflict):
        await begin_again(store, table, 2)
    lend = partial(reseat, store, table, seat_store.SEAT_BOT, pilot="random", name="Dido")
    await lend(device="two")
    with pytest.raises(Conflict):
        await lend(device=None)
    await reseat(store, table, seat_store.LINK, device="two", token="moving")
    await claim(token="moving", device="three")
    with pytest.raises(Conflict):
        await reseat(store, table, seat_store.TAKE_BACK, device="two")
    await reseat(store, table, seat_store.TAKE_BACK, device="three")
    before = await seats_of(store, table)
    await asyncio.sleep(0.01)
    await note_seen(store, [(table, 0), (table, 1), (table, 9)])
    after = await seats_of(store, table)
    assert [old.seen == new.seen for old, new in zip(before, after, strict=True)] == [
        False,
        False,
        True,
    ]
    assert [(row.kind, row.device, row.moving) for row in after[:2]] == [
        ("human", "one", None),
        ("human", "three", None),
    ]


def test_who_is_here_is_noted_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In another process they would else be gone."""
    monkeypatch.setattr(presence, "BETWEEN", 0.01)

    async def run() -> None:
        store = Store(Settings(database=str(tmp_path / "cothon.db")).database_url)
        await store.start()
        wish = OpenTable("porto_carthago", [SeatWish("me"), SeatWish("beside"), SeatWish("bot")])
        table = (await open_table(store, wish, "one")).table
        hub = Hub()
        viewer = Viewer(table, Asker("one"), "en", 0)
        viewer.seats = [0]
        hub.add(viewer)
        before = await seats_of(store, table)
        watching = asyncio.create_task(Presence(Tables(store, 8), hub, 1.0).watch())
        await asyncio.sleep(0.3)
        watching.cancel()
        after = await seats_of(store, table)
        same = [old.seen == new.seen for old, new in zip(before, after, strict=True)]
        assert same == [False, True, True]
        await store.close()

    asyncio.run(run())


def test_sqlite(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "down" / "cothon.db"
    asyncio.run(exercise(Store(Settings(database=str(file)).database_url)))
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert difference(connection) == []
        assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
    engine.dispose()


def test_postgresql() -> None:
    """The same code on PostgreSQL, if there is one; skipped with a loud reason otherwise."""

    async def run(url: str) -> None:
        await exercise(Store(url))
        engine = create_async_engine(url.replace("postgresql", "postgresql+asyncpg"))
        async with engine.connect() as connection:
            assert await connection.run_sync(difference) == []
        await engine.dispose()

    with fresh_database() as url:
        asyncio.run(run(url))


def test_a_second_server_is_told_that_the_file_is_taken(server: Server) -> None:
    with pytest.raises(CothonError, match=r"another server has .* open") as refused:
        asyncio.run(check_database(Settings(database=str(server.database))))
    assert "PostgreSQL" in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("name", ["link.db", "folder/cothon.db"])
def test_a_link_does_not_pass_by_the_lock(own_server: Server, tmp_path: Path, name: str) -> None:
    """Whichever of its names a file is called by, one server has it."""
    (tmp_path / "link.db").symlink_to(own_server.database.name)
    (tmp_path / "folder").symlink_to(".")
    link, copy = str(tmp_path / name), str(tmp_path / "copy.db")
    with pytest.raises(CothonError, match=r"another server has .* open"):
        asyncio.run(check_database(Settings(database=link)))
    assert "stop the server first" in cli.refused("upgrade", "--database", link)
    cli.printed("backup", copy, "--database", link)
    assert "stop the server first" in cli.refused("restore", copy, "--database", link)
    own_server.end(signal.SIGTERM)
    cli.printed("restore", copy, "--database", link)
    assert (tmp_path / "link.db").is_symlink()
    assert not own_server.database.is_symlink()
    own_server.start()


def test_links_that_go_round_are_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "round.db").symlink_to("round.db")
    with pytest.raises(CothonError, match="cannot be opened"):
        asyncio.run(check_database(Settings(database=str(tmp_path / "round.db"))))


def test_a_database_that_cannot_be_opened_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "not.db").write_text("this is no database, " * 100)
    for database, reason in (
        (str(tmp_path / "not.db"), "the database cannot be opened"),
        (str(tmp_path / "not.db" / "below"), "cannot be made .* COTHON_DATABASE"),
        ("nothing://", "cannot be used"),
        ("oracle+nothing://x/y", "cannot be used"),
    ):
        with pytest.raises(CothonError, match=reason) as refused:
            asyncio.run(check_database(Settings(database=database)))
        assert "\n" not in str(refused.value)


@pytest.mark.parametrize("seed", [7, None])
@pytest.mark.parametrize(("column", "value"), [("rules", 99), ("material", "other")])
def test_a_table_of_other_rules_or_material_is_told_clearly(
    server: Server, column: str, value: object, seed: int | None
) -> None:
    """Dealt or not: what was committed to cannot be dealt under other rules."""
    device = new_device()
    table, _ = server.open(device, "me", "friend", "friend", seed=seed)
    connection = sqlite3.connect(server.database)
    with connection:
        connection.execute(f"update tables set {column} = ? where id = ?", (value, table))
    connection.close()
    assert server.get(f"/api/tables/{table}", device)["retold"]
    with sit(server, table, device=device) as client:
        sentence = client.table["retelling"]["sentence"]
        assert ("version 99" if column == "rules" else "other material") in sentence
        assert "Porto Carthago" in sentence
        assert (client.table["prompt"], client.table["options"]) == (sentence, [])
    assert server.get("/api/tables", device)[0]["retold"]


def test_settings() -> None:
    assert Settings(database="postgres://a/b").database_url == "postgres://a/b"
    assert Settings(database="/x/y.db").database_url == "sqlite:////x/y.db"
    given = {"COTHON_PORT": "9", "COTHON_PACE": "0.5"}
    assert read_settings(given).port == 9
    assert read_settings(given, port=7, database=None).port == 7
    assert read_settings(given).pace == 0.5
    with pytest.raises(BadOption, match="COTHON_PORT is not a number"):
        read_settings({"COTHON_PORT": "x"})


def test_a_file_is_its_owners_alone(tmp_path: Path) -> None:
    """It holds the keys of running games."""
    file = tmp_path / "cothon.db"
    asyncio.run(Store(f"sqlite:///{file}").database.migrate())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("PORT", "99999"),
        ("PORT", "-5"),
        ("BOT_WORKERS", "0"),
        ("WORKERS", "0"),
        ("LIVE_TABLES", "-5"),
        ("PACE", "-1"),
        ("PACE", "nan"),
        ("ABSENCE", "inf"),
        ("LINES_PER_TABLE", "-1"),
        ("METRICS_FROM", "prometheus"),
        ("PROXIES", "localhost"),
        ("PROXIES", "127.0.0.1, 10.0.0.0/8"),
        ("REDIS", "127.0.0.1:6379"),
        ("REDIS", "localhost"),
        ("REDIS", "http://127.0.0.1:6379"),
    ],
)
def test_settings_that_make_no_sense_are_refused_at_the_start(name: str, text: str) -> None:
    with pytest.raises(BadOption, match=f"COTHON_{name}"):
        read_settings({f"COTHON_{name}": text})


def test_a_setting_that_is_misspelt_is_refused_with_the_nearest() -> None:
    for name, near in (("PROXY", "PROXIES"), ("WORKER", "WORKERS"), ("LOGLEVEL", "LOG_LEVEL")):
        with pytest.raises(BadOption, match=f"COTHON_{name} is no setting: .* COTHON_{near}"):
            read_settings({f"COTHON_{name}": "1"})
    with pytest.raises(BadOption, match="operating"):
        read_settings({"COTHON_XYZ": "1"})


def test_what_the_build_and_the_tests_are_told_is_no_misspelt_setting() -> None:
    """A server that they start has it in its environment."""
    root = Path(__file__).parents[2]
    files = [root / "setup.py", root / "web" / "vite.config.ts", *(root / "tests").rglob("*.py")]
    asked = re.compile(r"""env(?:iron)?(?:\.get\(|\[)?["'.](COTHON_\w+)""")
    found = {name for file in files for name in asked.findall(file.read_text(encoding="utf-8"))}
    assert {"COTHON_SEED", "COTHON_WEB", "COTHON_SERVER"} <= found
    read_settings(dict.fromkeys(found, "1"))


def test_redis_without_its_module_is_refused_and_its_url_not_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cothon.server.settings.find_spec", lambda name: None)
    for url in ("redis://:secret@127.0.0.1:6379", "secret@127.0.0.1"):
        with pytest.raises(BadOption, match="COTHON_REDIS") as told:
            read_settings({"COTHON_REDIS": url})
        assert "secret" not in str(told.value)


@pytest.mark.parametrize(
    ("database", "seen"),
    [
        ("/var/lib/cothon/cothon.db", "/var/lib/cothon/cothon.db"),
        ("postgresql://cothon:secret@[::1]:5433/club", "postgresql://cothon@[::1]:5433/club"),
        ("postgresql://db/club?user=cothon&password=secret", "postgresql://db/club"),
    ],
)
def test_a_database_is_shown_without_its_password(database: str, seen: str) -> None:
    assert shown(Settings(database=database).database_url) == seen


@pytest.mark.parametrize(
    "named",
    [
        "postgres:/cothon:S3cret@h/x",
        "postgresql:cothon:S3cret@h/x",
        "postgresql//cothon:S3cret@h/x",
        " postgres:/cothon:S3cret@h/x",
        "sqlite:/S3cret.db",
    ],
)
def test_a_mistyped_url_is_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    """It would be shown with its password, by `upgrade` and by whoever lists the folder."""
    monkeypatch.chdir(tmp_path)
    for command, code in (("upgrade", 2), ("serve", os.EX_CONFIG)):
        told = cli.refused(command, "--database", named, code=code)
        assert "COTHON_DATABASE" in told
        assert "S3cret" not in told
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("named", ["./a:b.db", "/x/a:b.db", "~/x.db", "my-club.db", "a@b.db", ""])
def test_files_may_be_called_otherwise(named: str) -> None:
    assert read_settings({"COTHON_DATABASE": named}).database_url.startswith("sqlite:///")


@pytest.mark.parametrize("password", ["Club#2026", "Club/2026", "Club@2026"])
def test_a_password_that_is_not_encoded_is_told_and_not_shown(password: str) -> None:
    with pytest.raises(CothonError, match="special characters") as told:
        Store(f"postgresql://cothon:{password}@127.0.0.1/cothon")
    assert "Club" not in str(told.value)


def test_postgresql_is_brought_to_its_form_by_the_same_url_as_it_is_served_by() -> None:
    with fresh_database(is_empty=True) as url:
        store = Store(f"{url}?sslmode=prefer")
        asyncio.run(store.database.migrate())

        async def serve() -> None:
            await store.start()
            await store.close()

        asyncio.run(serve())


def test_a_move_writes_into_no_index_that_holds_all_tables() -> None:
    """Each would be a page more to write for every move; those with a condition hold few tables."""
    changed = set(re.findall(r"(\w+) =", STEP.partition("WHERE")[0]))
    assert {"revision", "over", "updated"} <= changed
    found = [index for index in METADATA.tables["tables"].indexes if changed & {*index.c.keys()}]
    assert {index.name for index in found} == {"tables_due", "tables_loose"}
    assert all(index.dialect_options["sqlite"]["where"] is not None for index in found)


def test_the_form_of_a_file_goes_back_and_forth(tmp_path: Path) -> None:
    """Also where two seats have called a move the same, which earlier versions could not."""
    file = tmp_path / "cothon.db"
    url = f"sqlite:///{file}"

    async def play() -> None:
        store = await started(url)
        live = await opened(store, "porto_carthago")
        tables = Tables(store, 8)
        called: dict[int, int] = {}
        while len(called) < 3:
            live = await tables.find(live.id)
            (seat,) = live.game.asked
            called[seat] = called.get(seat, 0) + 1
            moment = live.game.moment
            await tables.move(
                live.id, [seat], moment, moment, live.game.options[0], f"{called[seat]}"
            )
        await store.close()

    asyncio.run(play())
    before = ask_file(file, "select n, choice, seat from moves order by n")
    assert ask_file(file, "select count(*) from moves where move_id = '1'") == [(3,)]
    put_back(file, "0006")
    assert ask_file(file, "select count(*) from moves where move_id = '1'") == [(1,)]
    asyncio.run(Store(url).database.migrate())
    assert ask_file(file, "select n, choice, seat from moves order by n") == before


def test_who_came_back_on_another_server_is_not_sent_away() -> None:
    """Their absence is judged here before the news of their coming is: the statement knows."""

    async def run(url: str) -> None:
        store = await started(url)
        wish = OpenTable("porto_carthago", [SeatWish("me"), SeatWish("friend"), SeatWish("bot")])
        opened = await open_table(store, wish, "host")
        table = opened.table
        here, there = (seating(store) for _ in range(2))
        await here.claim(table, opened.invites[0].token, "friend", "Tanit")
        written = here.reseat

        async def write_late(*more: Any, **values: Any) -> None:
            await there.presence.note_coming(coming(table, "friend", 1))
            await written(*more, **values)

        here.reseat = write_late  # type: ignore[method-assign]
        await asyncio.sleep(0.01)
        with pytest.raises(Told, match="look again"):
            await here.lend(table, 1, "random", Asker("host"))
        assert (await seats_of(store, table))[1].kind == "human"
        here.reseat = written  # type: ignore[method-assign]
        await here.lend(table, 1, "random", Asker("host"))
        assert (await seats_of(store, table))[1].kind == "bot"
        await here.lend(table, 0, "random", Asker("host"))  # the own seat, also while here
        await store.close()

    with fresh_database(is_empty=True) as url:
        asyncio.run(run(url))


def seating(store: Store) -> Seating:
    """How seats change hands on a server of its own."""
    tables = Tables(store, 8)
    return Seating(tables, Dealing(tables), Presence(tables, Hub(), 0.0))


def coming(table: str, device: str, seat: int) -> Viewer:
    """Somebody who comes to a seat."""
    viewer = Viewer(table, Asker(device), "en", seat)
    viewer.seats = [seat]
    return viewer
