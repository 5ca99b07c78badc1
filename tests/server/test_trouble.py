"""A database in trouble: what was acknowledged stays, nobody is mute for ever, tables go on."""

from __future__ import annotations

import asyncio
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec
import pytest
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from cothon.match.fair import pledge
from cothon.server import telling
from cothon.server.database import FAILED, Change, Trouble, note_back, noted
from cothon.server.dealing import Dealing
from cothon.server.house import House
from cothon.server.hub import Viewer
from cothon.server.lines import OURS
from cothon.server.opening import open_table
from cothon.server.postgres import Postgres
from cothon.server.protocol import OpenTable, SeatWish
from cothon.server.recovery import LONGEST_PAUSE, SHORTEST_PAUSE, SILENCE, Recovery
from cothon.server.rows import Written
from cothon.server.seats import Asker
from cothon.server.serving import work
from cothon.server.settings import Settings
from cothon.server.sqlite import Sqlite
from cothon.server.store import Store
from cothon.server.tables import Tables
from cothon.server.watching import REMEMBERED
from cothon.server.wire import Wire
from cothon.server.workers import Workers
from cothon.words import say
from tests.luck import BASE, dice
from tests.often import often, some
from tests.server.cluster import Cluster, running_cluster
from tests.server.company import TROUBLE, Company
from tests.server.harness import BOT, Server, new_device, sit
from tests.server.postgres import fresh_database
from tests.server.proxy import Proxy

SOON: Final = 40.0  # seconds in which every table goes on after trouble
FULL: Final = 32_768  # bytes: less than the files of the database have by then
HUGE: Final = 1 << 70  # more than a column can hold


class Troubled:
    """A server with people and bots at its tables, before, while and after it is in trouble."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server
        self.company = Company(lambda: server.address, dice(number), think=0.05)
        self.asker = new_device()

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Two tables with people and one of bots alone; after trouble all of them go on."""
        await self.company.open(2, 1)
        await self.company.open(3, 0, "neptun")
        alone = (await self.company.ask_for([BOT] * 3, new_device(), "porto_carthago"))["table"]
        await self.company.went_on(SOON)
        yield
        before = await asyncio.to_thread(self.moments, alone)
        await self.company.went_on(SOON)
        deadline = time.monotonic() + SOON
        while before == (now := await asyncio.to_thread(self.moments, alone)) and not now[1]:
            assert time.monotonic() < deadline, "the bots stand still"
            await asyncio.sleep(0.1)
        await self.company.leave()
        assert await asyncio.to_thread(self.company.compare, self.server.query) == (0, 0)

    def moments(self, table: str) -> tuple[Any, ...]:
        """How far a table is, and whether its game is over."""
        return self.server.query("select n, over from tables where id = ?", table)[0]

    async def ask(self, seconds: float) -> set[int]:
        """Ask over HTTP for so long; how it is answered, whatever happens."""
        deadline = time.monotonic() + seconds
        answers = set()
        while time.monotonic() < deadline:
            answer = await asyncio.to_thread(
                self.server.call, "GET", "/api/tables", self.asker, timeout=40
            )
            answers.add(answer.status_code)
            await asyncio.sleep(0.1)
        return answers

    async def until_refused(self) -> None:
        """Wait until a move is refused, with the reason."""
        deadline = time.monotonic() + SOON
        while not self.company.refused[TROUBLE]:
            assert time.monotonic() < deadline, "nobody was told"
            await asyncio.sleep(0.1)

    def check_lines(self) -> None:
        """Lines were kept, or closed with a code; moves were refused for this reason only."""
        players = [player for some in self.company.players.values() for player in some]
        assert {code for player in players for code in player.closed} <= {1013}
        assert set(self.company.refused) <= {TROUBLE}


@contextmanager
def composed(server: Server) -> Iterator[Server]:
    """A server that may complain, but is never at a loss."""
    try:
        yield server
    finally:
        complaints = server.end(signal.SIGTERM)
    assert "Traceback" not in complaints, complaints


# PostgreSQL


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with running_cluster() as found:
        yield found


@pytest.fixture(scope="module")
def line(cluster: Cluster) -> Iterator[Proxy]:
    """Between the server and PostgreSQL."""
    proxy = Proxy(cluster.port, BASE)
    yield proxy
    proxy.end()


@pytest.fixture(scope="module")
def shared(
    cluster: Cluster, line: Proxy, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("trouble")
    with composed(Server(folder, url=cluster.url(port=line.port))) as server:
        yield server


def restarted(cluster: Cluster, line: Proxy) -> None:
    cluster.stop()
    cluster.start()


def killed(cluster: Cluster, line: Proxy) -> None:
    cluster.kill()
    cluster.start()


def gone(cluster: Cluster, line: Proxy) -> None:
    cluster.stop()
    time.sleep(8)
    cluster.start()


def cut(cluster: Cluster, line: Proxy) -> None:
    line.cut_at_random(0.2)
    time.sleep(3)
    line.let_pass()


def stalled(cluster: Cluster, line: Proxy) -> None:
    line.stall()
    time.sleep(3)
    line.let_pass()


@pytest.mark.parametrize("fault", some(3, [restarted, cut, stalled, killed, gone]))
def test_postgresql_in_trouble(
    shared: Server, cluster: Cluster, line: Proxy, fault: Callable[[Cluster, Proxy], None]
) -> None:
    async def run() -> None:
        troubled = Troubled(shared, 1)
        async with troubled.playing():
            trouble = asyncio.create_task(asyncio.to_thread(fault, cluster, line))
            answers = await troubled.ask(3 if fault is gone else 1)
            await trouble
            assert answers <= {200, 503}
            if fault is gone:
                assert 503 in answers
                assert troubled.company.refused[TROUBLE]
        troubled.check_lines()

    asyncio.run(run())


def test_whoever_is_at_a_table_hears_soon_that_the_database_is_back(
    shared: Server, cluster: Cluster, line: Proxy
) -> None:
    """Nobody asks anything meanwhile: those who wait try by themselves."""
    table, _ = shared.open(device := new_device(), "me", game="merchants_cove")
    with sit(shared, table, device) as client:
        client.until(lambda m: m["type"] == "chat")
        cluster.stop()
        client.move(client.table["options"][0]["id"])
        assert client.refusal() == TROUBLE
        time.sleep(9)
        cluster.start()
        back = time.monotonic()
        client.until(lambda m: m["type"] == "table")
        assert time.monotonic() - back < LONGEST_PAUSE + 1


def test_a_line_to_other_servers_that_is_stalled_is_left_at_once(
    cluster: Cluster, line: Proxy
) -> None:
    async def run() -> None:
        wire = Postgres(cluster.url(port=line.port)).line()
        await wire.on_startup()
        line.stall()
        async with asyncio.timeout(5):
            await wire.on_shutdown()

    try:
        asyncio.run(run())
    finally:
        line.let_pass()


def test_servers_that_start_together_make_the_tables_once() -> None:
    async def run(url: str) -> None:
        stores = [Store(url) for _ in range(3)]
        await asyncio.gather(*(store.start() for store in stores))
        for store in stores:
            await store.close()

    with fresh_database() as url:
        asyncio.run(run(url))


# SQLite


@pytest.fixture(scope="module")
def filed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with composed(Server(tmp_path_factory.mktemp("trouble"))) as server:
        yield server


def test_a_full_disk(filed: Server) -> None:
    """No file may grow; then again they may."""

    async def run() -> None:
        troubled = Troubled(filed, 2)
        endless = resource.RLIM_INFINITY
        async with troubled.playing():
            resource.prlimit(filed.process.pid, resource.RLIMIT_FSIZE, (FULL, endless))
            await troubled.until_refused()
            assert await troubled.ask(1) == {200}  # what is written can be read
            not_ready = await asyncio.to_thread(filed.http.get, "/ready")
            assert not_ready.status_code == 503
            assert not_ready.text == "the database cannot be written to\n"
            resource.prlimit(filed.process.pid, resource.RLIMIT_FSIZE, (endless, endless))
        troubled.check_lines()
        await asyncio.sleep(REMEMBERED)
        assert filed.http.get("/ready").status_code == 200

    asyncio.run(run())


def test_a_file_that_somebody_else_keeps_locked(filed: Server) -> None:
    async def run() -> None:
        troubled = Troubled(filed, 3)
        async with troubled.playing():
            with closing(sqlite3.connect(filed.database, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                await troubled.until_refused()
        troubled.check_lines()

    asyncio.run(run())


def damage(file: Path) -> None:
    """Overwrite some of the middle of a file."""
    size = file.stat().st_size
    with file.open("r+b") as damaged:
        damaged.seek(size // 8)
        damaged.write(dice(4).randbytes(size * 3 // 4))


def test_a_damaged_file_is_refused_at_the_start(own_server: Server) -> None:
    own_server.open(new_device(), "me", "friend", "bot")
    own_server.end(signal.SIGTERM)
    damage(own_server.database)
    named = ["--port", "0", "--no-open", "--database", str(own_server.database)]
    told = subprocess.run(
        [sys.executable, "-m", "cothon.cli", "serve", *named],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (told.returncode, told.stdout) == (2, "")
    assert len(told.stderr.splitlines()) == 1
    assert "the database cannot be opened" in told.stderr


def test_a_file_that_is_damaged_while_the_server_runs(tmp_path: Path) -> None:
    """Whoever asks is told; nobody waits for ever, and nothing is a mystery."""
    with composed(Server(tmp_path, COTHON_LIVE_TABLES="1")) as server:
        device = new_device()
        tables = [server.open(device, "me", "bot", "bot")[0] for _ in range(6)]
        with closing(sqlite3.connect(server.database)) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        damage(server.database)
        seen = set()
        for path in ["/api/tables", *(f"/api/tables/{table}" for table in tables)] * 2:
            answer = server.call("GET", path, device)
            seen.add(answer.status_code)
            assert answer.status_code in (200, 503), answer.text
        assert 503 in seen
        assert server.call("GET", "/api/games").status_code == 200


@pytest.mark.parametrize(
    "harm",
    [
        "update tables set options = '{gar' where id = ?",
        "update tables set base = 7 where id = ?",
        "update seats set name = x'ff' where \"table\" = ?",
        "update seats set kind = 'nobody' where \"table\" = ?",
    ],
)
def test_a_damaged_row_is_told_and_harms_no_other_table(filed: Server, harm: str) -> None:
    device = new_device()
    damaged, sound = (filed.open(device, "me", "friend", "friend")[0] for _ in range(2))
    with closing(sqlite3.connect(filed.database)) as other, other:
        other.execute(harm, (damaged,))
    said = filed.refused("GET", f"/api/tables/{damaged}", device)
    assert said == (409, say("en", "server-damaged"))
    assert [row["table"] for row in filed.get("/api/tables", device)] == [sound]


class Broken:
    """A connection of SQLite that cannot even go back."""

    def execute(self, sql: str) -> None:
        raise TypeError(sql)

    def rollback(self) -> None:
        raise sqlite3.OperationalError("disk I/O error")


def test_the_thread_that_writes_survives_everything(tmp_path: Path) -> None:
    async def run() -> None:
        database = Sqlite(tmp_path / "cothon.db")
        await database.migrate()
        await database.start()
        sound, database.writing = database.writing, Broken()  # type: ignore[assignment]
        with pytest.raises(Trouble):
            await database.write([Change("DELETE FROM chat", {})])
        database.writing = sound
        await database.write([Change("DELETE FROM chat", {})])
        await database.close()

    asyncio.run(run())


# Both


def test_failures_by_lot(tmp_path: Path) -> None:
    """One statement in six fails, some of them after it was carried out."""

    async def run(server: Server) -> None:
        troubled = Troubled(server, 5)
        async with troubled.playing():
            await troubled.company.went_on(SOON, moves=often(10))
            assert await troubled.ask(1) <= {200, 503}
        troubled.check_lines()
        assert troubled.company.refused[TROUBLE]

    with composed(Server(tmp_path, "tests.server.flaky")) as server:
        asyncio.run(run(server))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of either kind."""
    if request.param == "sqlite":
        yield Settings(database=str(tmp_path / "cothon.db")).database_url
    else:
        with fresh_database() as found:
            yield found


def test_a_database_that_fails_while_the_server_starts_keeps_it_from_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise Trouble(OSError("gone again"))

    async def run() -> None:
        house = House(Settings(database=str(tmp_path / "cothon.db")))
        monkeypatch.setattr(house.store, "running", fail)
        await house.start()
        await house.stop()

    asyncio.run(run())


class Away:
    """Something that meets with trouble until the database is back, and when it was tried."""

    def __init__(self) -> None:
        self.is_back = False
        self.tried: list[float] = []
        self.done = asyncio.Event()

    async def __call__(self, *_: object) -> bool:
        self.tried.append(time.monotonic())
        if not self.is_back:
            raise Trouble(OSError("it is away"))
        self.done.set()
        return False


class Closing:
    """A line that is closed in the end."""

    scope: ClassVar = {"extensions": {OURS: {OURS: None}}}

    def __init__(self) -> None:
        self.code: int | None = None

    async def close(self, code: int, reason: str) -> None:
        self.code = code


@pytest.mark.parametrize("who", some(2, ["viewer", "bot", "bots alone", "wire"]))
def test_whoever_waits_is_woken_when_the_database_answers_somebody_else(
    url: str, monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    async def run() -> None:
        house, away = House(Settings(database=url)), Away()
        await house.store.start()
        monkeypatch.setattr(telling, "tell", away)
        monkeypatch.setattr(house.bots, "move", away)
        monkeypatch.setattr(house.tables, "find", away)
        if who == "viewer":
            viewer = Viewer("table", Asker("device"), "en", None)
            chore = asyncio.create_task(telling.write(Closing(), house, viewer))  # type: ignore[arg-type]
        elif who == "bot":
            chore = asyncio.create_task(house.bots.play("table"))
        elif who == "wire":
            monkeypatch.setattr(house, "look_around", away)
            house.wire.open_line = partial(MemoryChannelsBackend, history=0)
            chore = asyncio.create_task(house.wire.listen())
        else:
            house.bots.unseen["table"] = None
            chore = asyncio.create_task(house.bots.go_round())
        await asyncio.sleep(8 * SHORTEST_PAUSE)  # the next try is seven of them away
        assert len(away.tried) == 4
        away.is_back = True
        await house.store.revision("any")
        async with asyncio.timeout(SHORTEST_PAUSE):
            await away.done.wait()
        chore.cancel()
        await asyncio.gather(chore, return_exceptions=True)
        await house.store.close()

    asyncio.run(run())


def test_a_line_to_other_servers_is_tried_every_second_and_told_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pauses: list[float] = []

    async def wait(pause: float) -> float:
        pauses.append(pause)
        if len(pauses) == 8:
            raise asyncio.CancelledError
        return 2 * pause

    def away() -> ChannelsBackend:
        raise OSError("it is away")

    async def run() -> None:
        recovery = Recovery()
        monkeypatch.setattr(recovery, "wait", wait)
        await Wire(away, House(Settings()), recovery).listen()

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(run())
    assert pauses == [0.25, 0.5] + [1.0] * 6
    assert [record.getMessage() for record in caplog.records] == [
        "the line to other servers broke: it is away"
    ]


def test_a_line_is_closed_after_a_last_try_and_not_after_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        house, away, line = House(Settings(database=str(tmp_path / "db"))), Away(), Closing()
        monkeypatch.setattr(telling, "tell", away)
        monkeypatch.setattr(telling, "PATIENCE", 4 * SHORTEST_PAUSE)
        async with asyncio.timeout(SOON):
            await telling.write(line, house, Viewer("table", Asker("device"), "en", None))  # type: ignore[arg-type]
        assert line.code == 1013
        assert time.monotonic() - away.tried[-1] < SHORTEST_PAUSE
        assert away.tried[-1] - away.tried[0] >= 4 * SHORTEST_PAUSE

    asyncio.run(run())


def test_what_fails_alone_is_tried_less_and_less_often() -> None:
    """A database that answers all others is not away."""

    async def run() -> None:
        recovery = Recovery()

        async def answer() -> None:
            while True:
                recovery.note_answer()
                await asyncio.sleep(SILENCE / 20)

        others = asyncio.create_task(answer())
        pauses = [SHORTEST_PAUSE]
        for _ in range(2):
            pauses.append(await recovery.wait(pauses[-1]))
        others.cancel()
        assert pauses == [SHORTEST_PAUSE, 2 * SHORTEST_PAUSE, 4 * SHORTEST_PAUSE]

    asyncio.run(run())


def test_a_database_that_is_back_is_told_once(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        store = Store(url)
        await store.start()
        noted.clear()
        for _ in range(2):
            with pytest.raises(Trouble):
                await store.write(Change("UPDATE nowhere SET x = 1", {}))
        for _ in range(2):
            await open_table(store, wish, "device")
        await store.close()

    people = [SeatWish("me"), SeatWish("beside"), SeatWish("beside")]
    wish = OpenTable("porto_carthago", people, seed=BASE)
    asyncio.run(run())
    lines = [record.getMessage() for record in caplog.records if record.name == "cothon.server"]
    assert [line.partition(":")[0] for line in lines] == ["database", "the database is back"]


def test_a_full_disk_is_not_back_because_nothing_was_to_be_written(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        database = Sqlite(tmp_path / "cothon.db")
        await database.migrate()
        await database.start()
        noted.clear()
        with pytest.raises(Trouble):
            await database.write([Change("UPDATE nowhere SET x = 1", {})])
        await database.write([Change("DELETE FROM chat", {})])
        await database.close()

    asyncio.run(run())
    assert "is back" not in caplog.text


def test_a_move_that_may_be_written_is_told_to_all_and_made_once(url: str) -> None:
    """Nobody would else hear of it: whoever made it was told of trouble."""

    async def run() -> None:
        store = Store(url)
        await store.start()
        people = [SeatWish("me"), SeatWish("beside"), SeatWish("beside")]
        wish = OpenTable("porto_carthago", people, seed=BASE)
        table = (await open_table(store, wish, "device")).table
        tables = Tables(store, 8)
        told: list[str] = []
        tables.on_news = told.append
        choice = (await tables.find(table)).game.options[0]
        step = store.database.step

        async def fail_after(written: Written) -> None:
            await step(written)
            raise Trouble(OSError("the answer is lost"))

        store.database.step = fail_after  # type: ignore[method-assign]
        with pytest.raises(Trouble):
            await tables.move(table, [0, 1, 2], 0, 0, choice, "one")
        assert told == [table]
        store.database.step = step  # type: ignore[method-assign]
        await tables.move(table, [0, 1, 2], 0, 0, choice, "one")
        assert (await tables.find(table)).game.choices == [choice]
        await store.close()

    asyncio.run(run())


def test_a_pledge_sent_again_after_trouble_deals(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        await store.start()
        wish = OpenTable("porto_carthago", [SeatWish("me"), SeatWish("bot"), SeatWish("bot")])
        table = (await open_table(store, wish, "device")).table
        dealing, number = Dealing(Tables(store, 8)), bytes(32)
        settle = dealing.settle

        async def fail(table: str) -> None:
            raise Trouble(OSError("the answer is lost"))

        for give in (
            partial(dealing.pledge, table, Asker("device"), 1, pledge(number)),
            partial(dealing.reveal, table, 1, number.hex()),
        ):
            dealing.settle = fail  # type: ignore[method-assign, assignment]
            with pytest.raises(Trouble):
                await give()
            dealing.settle = settle  # type: ignore[method-assign]
            await give()
        assert (await dealing.tables.find(table)).table.dealt
        await store.close()

    asyncio.run(run())


def test_workers_that_end_at_once_are_replaced_less_and_less_often() -> None:
    with socket.socket() as bound:
        workers = Workers(Settings(), bound, work)
    pauses = [workers.pause_after(life) for life in (9.0, 1.0, 1.0, 1.0, 1.0, 9.0, 1.0)]
    assert pauses == [0.0, 0.0, 0.25, 0.5, 1.0, 0.0, 0.0]


@pytest.mark.parametrize("bad", [{"choice": HUGE}, {"told": "\ud800"}, {"at": None}])
def test_a_row_that_cannot_be_written_is_its_senders_trouble_alone(
    url: str, bad: dict[str, Any]
) -> None:
    async def run() -> None:
        store = Store(url)
        await store.start()
        people = [SeatWish("me"), SeatWish("beside"), SeatWish("beside")]
        wish = OpenTable("porto_carthago", people, seed=BASE)
        names = [(await open_table(store, wish, "device")).table for _ in range(8)]
        tables = Tables(store, 8)
        found = [await tables.find(name) for name in names]
        step = store.database.step

        async def spoil(written: Written) -> None:
            if written.table == names[3]:
                moves = [msgspec.structs.replace(move, **bad) for move in written.moves]
                written = msgspec.structs.replace(written, moves=moves)
            await step(written)

        store.database.step = spoil  # type: ignore[method-assign]
        results = await asyncio.gather(
            *(
                tables.move(name, [0, 1, 2], 0, 0, live.game.options[0], "one")
                for name, live in zip(names, found, strict=True)
            ),
            return_exceptions=True,
        )
        assert [type(one) for one in results] == [type(None)] * 3 + [Trouble] + [type(None)] * 4
        kept = [await store.find(name) for name in names]
        assert [len(one.moves) for one in kept if one is not None] == [1, 1, 1, 0, 1, 1, 1, 1]
        store.database.step = step  # type: ignore[method-assign]
        await tables.move(names[3], [0, 1, 2], 0, 0, found[3].game.options[0], "one")
        await store.close()

    asyncio.run(run())


def test_a_disk_that_fills_again_at_once_is_no_database_that_can_be_written_to(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The same trouble is not written down again so soon, and yet there is some."""
    noted.clear()
    try:
        Trouble(OSError("the disk is full"))
        note_back()
        assert not FAILED.is_set()
        Trouble(OSError("the disk is full"))
        assert FAILED.is_set()
        note_back()
        lines = [record.getMessage() for record in caplog.records]
        assert lines == ["database: the disk is full", "the database is back"]
    finally:
        FAILED.clear()
        noted.clear()
