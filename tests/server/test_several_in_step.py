"""Servers that share a database: what one of them misses, or sees too much of, is no harm."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.channels.backends.base import ChannelsBackend

from cothon.match.fair import pledge
from cothon.server import seat_store, wire
from cothon.server.database import Conflict
from cothon.server.deal_store import add_pledge
from cothon.server.dealing import Dealing
from cothon.server.house import House
from cothon.server.hub import MOST_SERVERS, Hub, Viewer
from cothon.server.lines import Socket
from cothon.server.opening import open_table
from cothon.server.postgres import Postgres
from cothon.server.presence import Presence
from cothon.server.protocol import OpenTable, SeatWish
from cothon.server.recovery import Recovery
from cothon.server.seating import Seating
from cothon.server.seats import Asker, hashed
from cothon.server.settings import Settings
from cothon.server.store import LOCK, Store, make_database
from cothon.server.tables import Tables
from cothon.server.wire import Wire, line_of
from tests.server.kept import opened, started
from tests.server.postgres import fresh_database

SOON = 10.0  # seconds
NUMBERS = bytes(32), bytes(range(32))


@pytest.fixture
def url() -> Iterator[str]:
    """A PostgreSQL, as several servers share it."""
    with fresh_database() as found:
        yield found


def test_entries_of_a_chat_come_to_light_in_their_order(url: str) -> None:
    """Whoever has been told the eleventh is never told the tenth: it must not be written later."""

    async def run() -> None:
        store = await started(url)
        table = (await opened(store, "neptun")).id
        assert isinstance(store.database, Postgres)
        async with store.database.connection() as other, other.transaction():
            await other.execute(LOCK.replace(":table", "$1"), table)
            saying = asyncio.create_task(store.add_chat(table, 0, "Hanno", "second"))
            await asyncio.sleep(0.2)
            assert not saying.done()
            await other.execute(
                """INSERT INTO chat ("table", seat, name, text, at) VALUES ($1, 1, '', $2, '')""",
                table,
                "first",
            )
        await saying
        assert [row.text for row in await store.chat_since(table, 0)] == ["first", "second"]
        await store.close()

    asyncio.run(run())


def test_what_was_said_while_nobody_could_hear_it_is_found(url: str) -> None:
    async def run() -> None:
        house = House(Settings(database=url))
        await house.store.start()
        table = (await opened(house.store, "neptun")).id
        viewer = Viewer(table, Asker("device"), "en", None)
        house.hub.add(viewer)
        await house.store.add_chat(table, 0, "Hanno", "hello")  # by another server
        viewer.has_chat, viewer.told_chat = False, 0
        await house.look_around()
        assert viewer.has_chat
        (entry,) = await house.store.chat_since(table, 0)
        viewer.has_chat, viewer.told_chat = False, entry.id
        await house.look_around()
        assert not viewer.has_chat  # nothing new: nothing is asked for
        await house.store.close()

    asyncio.run(run())


def test_a_seat_that_moves_leaves_its_pledge_and_takes_none_of_its_old_owner(url: str) -> None:
    async def run() -> None:
        store = await started(url)
        people = [SeatWish("me"), SeatWish("friend"), SeatWish("bot")]
        table = await open_table(store, OpenTable("porto_carthago", people), "host")
        invite = hashed(table.invites[0].token)
        await reseat(store, table.table, seat_store.CLAIM, invite, "old")
        dealing = Dealing(Tables(store, 8))
        await dealing.pledge(table.table, Asker("old"), 1, pledge(NUMBERS[0]))
        await seat_store.reseat(
            store, None, seat_store.LINK, table=table.table, seat=1, device="old", token="link"
        )
        await reseat(store, table.table, seat_store.CLAIM, "link", "new")
        with pytest.raises(Conflict):  # as it stood when another server let it in
            await add_pledge(store, table.table, 1, 1, "old", pledge(NUMBERS[0]))
        await dealing.pledge(table.table, Asker("new"), 1, pledge(NUMBERS[1]))
        kept = await store.find(table.table)
        assert kept is not None
        assert [(share.seat, share.hash) for share in kept.shares] == [(1, pledge(NUMBERS[1]))]
        await store.close()

    asyncio.run(run())


async def reseat(store: Store, table: str, sql: str, token: str, device: str) -> None:
    """Seat 1 goes to a device."""
    given = {"token": token, "device": device, "name": "Dido"}
    await seat_store.reseat(store, None, sql, table=table, seat=1, **given)


@pytest.mark.parametrize("kind", ["bot", "beside"])
def test_that_a_bot_has_chosen_elsewhere_is_told_to_nobody(url: str, kind: str) -> None:
    async def run() -> None:
        store = await started(url)
        table, here, there = await sealing(store, kind)
        live, known = await there.find(table), await here.find(table)
        told: list[str] = []
        here.on_news = told.append
        choice = live.game.options_of(2)[0]
        await there.move(table, [2], live.game.moment, live.version, choice, "sealed")
        await here.catch_up(table, live.table.revision)
        assert known.game.sealed == {2: choice}
        assert told == ([] if kind == "bot" else [table])
        await store.close()

    asyncio.run(run())


def test_another_secret_choice_is_told_to_its_owner_elsewhere(url: str) -> None:
    async def run() -> None:
        store = await started(url)
        table, here, there = await sealing(store, "beside")
        live, known = await there.find(table), await here.find(table)
        told: list[str] = []
        here.on_news = told.append
        for name, choice in zip("ab", live.game.options_of(2), strict=False):
            await there.move(table, [2], live.game.moment, live.version, choice, name)
            await here.catch_up(table, live.table.revision)
            assert known.game.sealed == {2: choice}
        assert told == [table, table]
        await store.close()

    asyncio.run(run())


async def sealing(store: Store, kind: str) -> tuple[str, Tables, Tables]:
    """A table at which all choose in secret, as two servers have it; of which kind the last is."""
    people = [SeatWish("me"), SeatWish("beside"), SeatWish(kind)]  # type: ignore[arg-type]
    table = (await open_table(store, OpenTable("neptun", people, seed=8), "device")).table
    here, there = Tables(store, 8), Tables(store, 8)
    live = await there.find(table)
    while len(live.game.asked) == 1:
        n, choice = live.game.moment, live.game.options[0]
        await there.move(table, [0, 1, 2], n, live.version, choice, f"move {n}")
    await here.find(table)
    return table, here, there


def test_that_somebody_was_here_tells_no_log_again(url: str) -> None:
    async def run() -> None:
        store = await started(url)
        table, here, there = await sealing(store, "beside")
        known, live = await here.find(table), await there.find(table)
        lengths: list[int] = []
        here.on_shorter = lambda _, length: lengths.append(length)
        await seat_store.note_seen(store, [(table, 0)])
        choice = live.game.options_of(2)[0]
        await there.move(table, [2], live.game.moment, live.version, choice, "sealed")
        await here.catch_up(table, live.table.revision)
        assert lengths == [len(known.game.journal)]
        await store.close()

    asyncio.run(run())


def test_a_move_made_elsewhere_while_a_link_is_made_is_told(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once a viewer went without it: the link was no news, and took the move along."""

    async def run() -> None:
        store = await started(url)
        table, here, there = await sealing(store, "beside")
        seating = Seating(here, Dealing(here), Presence(here, Hub(), 0.0))
        told: list[str] = []
        lengths: list[int] = []
        here.on_news = told.append
        here.on_shorter = lambda _, length: lengths.append(length)
        await seating.link(table, 0, Asker("device"))
        known = await here.find(table)
        assert not told  # by itself it is no news
        assert set(lengths) <= {len(known.game.journal)}

        reseat = seat_store.reseat

        async def reseat_and_move(*about: Any, **given: Any) -> None:
            await reseat(*about, **given)
            live = await there.reload(table)
            n, choice = live.game.moment, live.game.options_of(2)[0]
            await there.move(table, [2], n, live.version, choice, "meanwhile")

        monkeypatch.setattr(seat_store, "reseat", reseat_and_move)
        await seating.link(table, 0, Asker("device"))
        assert (told, list(known.game.sealed)) == ([table], [2])
        await store.close()

    asyncio.run(run())


def test_what_is_told_while_a_table_is_read_is_read_too(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        house = House(Settings(database=url))
        await house.store.start()
        table = (await opened(house.store, "neptun")).id
        live = await house.tables.find(table)
        read = []

        async def catch_up(_: str, revision: int) -> None:
            read.append(revision)
            if len(read) == 1:
                house.follow(table, 3)  # a letter that comes meanwhile
                live.table.revision = 2
            else:
                live.table.revision = min(revision, 3)

        monkeypatch.setattr(house.tables, "catch_up", catch_up)
        live.table.revision = 1
        house.follow(table, 2)
        await house.catching_up[table]
        assert read == [2, 3]
        house.follow(table, 10**9)  # nobody is so far: it is looked for once
        await house.catching_up[table]
        assert (read, house.wanted, house.catching_up) == ([2, 3, 10**9], {}, {})
        await house.store.close()

    asyncio.run(run())


def test_who_answers_no_ping_is_let_go_at_once() -> None:
    """What they never took would be waited for without end, and they would count as here."""
    done: list[str] = []
    socket = Socket.__new__(Socket)
    socket.transport = SimpleNamespace(  # type: ignore[assignment]
        abort=lambda: done.append("abort"),
        close=lambda: done.append("close"),
        write=lambda _: None,
        is_closing=lambda: False,
        get_extra_info=lambda _: None,
    )
    socket.conn = SimpleNamespace(fail=lambda *_: None, data_to_send=list)  # type: ignore[assignment]
    socket.logger, socket.client = logging.getLogger("nobody"), None
    socket.close_sent = False
    socket.keepalive_timeout()
    assert done[-1] == "abort"


def test_a_file_has_no_line_to_other_servers(tmp_path: Path) -> None:
    file = make_database(f"sqlite:///{tmp_path / 'cothon.db'}")
    assert line_of(file, "redis://127.0.0.1:6379") is None


def test_who_is_here_is_noted_well_before_they_count_as_absent(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        raise asyncio.CancelledError

    async def run(absence: float) -> None:
        store = Store(url)
        with suppress(asyncio.CancelledError):
            await Presence(Tables(store, 8), Hub(), absence).watch()

    monkeypatch.setattr("cothon.server.presence.asyncio.sleep", sleep)
    for absence in (0.0, 1.5, 10.0, 3600.0):
        asyncio.run(run(absence))
    assert pauses == [0.2, 0.5, pytest.approx(10 / 3), 30.0]


def test_servers_that_nobody_has_are_not_believed() -> None:
    hub = Hub()
    hub.gathered["table"] = None  # type: ignore[assignment]  # nobody is told
    for number in range(2 * MOST_SERVERS):
        hub.note_elsewhere("table", f"server {number}", [number % 3])
    assert len(hub.elsewhere["table"]) == MOST_SERVERS
    hub.note_elsewhere("table", "server 0", [])  # one that is known may still say so
    assert len(hub.elsewhere["table"]) == MOST_SERVERS - 1


class Silent(ChannelsBackend):
    """A line that hangs: nothing can be sent, nothing comes, nothing breaks."""

    async def on_startup(self) -> None:
        """It opens."""

    async def on_shutdown(self) -> None:
        """It closes."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """It takes for ever."""
        await asyncio.Event().wait()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """It says that it listens."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """The same."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """It waits for ever."""
        await asyncio.Event().wait()
        yield "", b""

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """There is none."""
        return []


def test_a_line_that_hangs_is_opened_again_and_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(wire, "SILENCE", 0.05)
    monkeypatch.setattr(wire, "SENDING", 0.05)
    monkeypatch.setattr(wire, "MOST_WAITING", 3)
    opened_lines: list[Silent] = []

    def open_line() -> ChannelsBackend:
        opened_lines.append(Silent())
        return opened_lines[-1]

    async def run() -> None:
        house = House(Settings())
        line = Wire(open_line, house, Recovery())
        for _ in range(5):
            line.tell(wire.Chatted("table"))
        assert len(line.waiting) == 3
        chores = [asyncio.create_task(chore) for chore in (line.listen(), line.send())]
        async with asyncio.timeout(SOON):
            while len(opened_lines) < 3 or line.waiting:
                await asyncio.sleep(0.01)
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)

    asyncio.run(run())
    assert caplog.records[0].getMessage().startswith("the line to other servers broke")
