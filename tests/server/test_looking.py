"""What takes long does not keep anybody from playing: it waits in line for a thread of its own."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from dataclasses import replace
from typing import Any

import pytest

import cothon
from cothon.server import opening
from cothon.server.live import Live, replayed
from cothon.server.looking import Looking, Urgency
from cothon.server.opening import MOST_CHOICES, MOST_ENTRIES, filed, open_branch, open_save
from cothon.server.protocol import Branch
from cothon.server.refusal import Told
from cothon.server.render import Gaze, encode, table_message
from cothon.server.rows import SeatRow, TableRow
from cothon.server.seats import Asker
from cothon.server.tables import Tables, way_of
from tests.server.harness import Server, new_device
from tests.told.test_leaks import lay_out

GAZE = Gaze(Asker(), None, "en")


def played(moves: int, seed: int = 1, key: str = "porto_carthago") -> cothon.Game:
    """A game after so many random choices, or at its end."""
    game = cothon.new(key, 3, seed)
    luck = random.Random(seed)
    while not game.over and game.moment < moves:
        game.apply(luck.choice(game.options))
    return game


class Held:
    """Something that lasts until it is let go."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.let_go = threading.Event()

    def __call__(self) -> None:
        self.begun.set()
        assert self.let_go.wait(20)


async def held_up(looking: Looking) -> tuple[Held, asyncio.Task[None]]:
    """The thread has something to do that does not end by itself."""
    held = Held()
    task = asyncio.create_task(looking.do(held))
    while not held.begun.is_set():
        await asyncio.sleep(0.001)
    return held, task


def test_what_plays_goes_before_what_looks() -> None:
    async def run() -> list[str]:
        looking, done = Looking(), list[str]()
        held, first = await held_up(looking)
        late = [
            asyncio.create_task(looking.do(lambda: done.append("look"))),
            asyncio.create_task(looking.do(lambda: done.append("look again"))),
            asyncio.create_task(looking.do(lambda: done.append("play"), Urgency.PLAY)),
        ]
        await asyncio.sleep(0)
        held.let_go.set()
        await asyncio.gather(first, *late)
        await looking.stop()
        return done

    assert asyncio.run(run()) == ["play", "look", "look again"]


def test_only_so_many_looks_wait() -> None:
    async def run() -> None:
        looking = Looking(most_waiting=2)
        held, first = await held_up(looking)
        waiting = [asyncio.create_task(looking.do(lambda: None)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Told) as refused:
            await looking.do(lambda: None)
        assert (refused.value.status, refused.value.key) == (503, "server-busy")
        playing = asyncio.create_task(looking.do(lambda: "moved", Urgency.PLAY))
        held.let_go.set()
        assert await playing == "moved"
        await asyncio.gather(first, *waiting)
        assert await looking.do(lambda: "there is room again") == "there is room again"
        await looking.stop()

    asyncio.run(run())


def test_whoever_is_gone_is_not_looked_for_and_mistakes_are_told() -> None:
    async def run() -> None:
        looking, done = Looking(), list[int]()
        held, first = await held_up(looking)
        gone = asyncio.create_task(looking.do(lambda: done.append(1)))
        wrong = asyncio.create_task(looking.do(lambda: 1 // 0))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        held.let_go.set()
        await first
        with pytest.raises(ZeroDivisionError):
            await wrong
        assert not done
        await looking.stop()

    asyncio.run(run())


def test_saves_are_replayed_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    kept: list[tuple[TableRow, list[SeatRow]]] = []

    def noted(text: str, device: str) -> Any:
        threads.append(threading.current_thread().name)
        return filed(text, device)

    class Shelf:
        async def add_table(self, table: TableRow, seats: list[SeatRow], *more: object) -> None:
            kept.append((table, seats))

    async def run() -> None:
        looking = Looking()
        text = played(20).save.to_json()
        await open_save(Shelf(), looking, text, "device")  # type: ignore[arg-type]
        await looking.stop()

    monkeypatch.setattr(opening, "filed", noted)
    asyncio.run(run())
    assert threads == ["looking"]
    assert kept[0][0].n == 20


def test_what_is_played_on_is_replayed_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def noted(save: cothon.Save) -> cothon.Game:
        threads.append(threading.current_thread().name)
        return replayed(save)

    class Shelf:
        async def add_table(self, *rows: object) -> None:
            """Nothing is kept."""

    async def run() -> None:
        looking, live = Looking(), lay_out(played(10_000))
        assert live.is_open
        await open_branch(Shelf(), looking, live, Branch(n=20, seat=0, name="A"), "device")  # type: ignore[arg-type]
        await looking.stop()

    monkeypatch.setattr(opening, "replayed", noted)
    asyncio.run(run())
    assert threads == ["looking"]


def test_the_way_to_several_things_is_looked_for_beside_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One choice is made where it comes in; twenty that fit nowhere hold nobody up."""
    threads: list[str] = []

    def noted(*given: Any) -> list[int]:
        threads.append(threading.current_thread().name)
        return way_of(*given)

    async def run() -> None:
        tables = Tables(None, 1)  # type: ignore[arg-type]
        live = lay_out(played(20))
        seat = live.game.asked[0]
        first, other = live.game.options[:2]
        await tables.tried(live, seat, first, None)
        with pytest.raises(Told) as refused:
            await tables.tried(live, seat, [first, other] * 10, None)
        assert refused.value.key == "server-not-together"
        await tables.looking.stop()

    monkeypatch.setattr("cothon.server.tables.way_of", noted)
    asyncio.run(run())
    assert threads == ["MainThread", "looking"]


def test_copies_show_the_same_and_stay_as_they_are() -> None:
    live = lay_out(played(100))
    copy = live.copied()
    assert encode(table_message(copy, GAZE, 50)) == encode(table_message(live, GAZE, 50))
    before = encode(table_message(copy, GAZE))
    assert live.game.seat is not None
    live.keep(live.game.tried(live.game.seat, live.game.options[0]))
    live.seats[0].name = "Somebody else"
    live.table.version += 1
    copy.forget()
    assert encode(table_message(copy, GAZE)) == before


def test_a_later_copy_takes_over_what_is_still_true() -> None:
    first, other = played(120), played(120, seed=1)
    luck = random.Random(9)
    while other.moment < 150:
        other.apply(luck.choice(other.options))
    branched = cothon.replay(replace(other.save, choices=other.save.choices[:70]))
    while branched.moment < 120:
        branched.apply(luck.choice(branched.options))
    looking = Looking()
    at_first = looking.remembered(lay_out(first))
    at_first.at(110)
    for later in (other, branched):
        copy = lay_out(later)
        copy.table.id = at_first.id
        found = looking.remembered(copy)
        assert 0 < len(found.past) <= len(at_first.past)
        for n in (0, 31, 64, 69, 96, 110):
            expected = cothon.replay(later.save, upto=n).view(0)
            assert found.at(n).view(0) == expected


def test_a_copy_of_the_same_moment_takes_over_everything_but_names() -> None:
    game = played(60)
    looking = Looking()
    live = lay_out(game)
    first = looking.remembered(live.copied())
    table_message(first, GAZE, 40)
    again = looking.remembered(live.copied())
    assert (again.texts, again.past) == (first.texts, first.past)
    live.seats[1].name = "Hanno"
    renamed = looking.remembered(live.copied())
    assert "Hanno" in table_message(renamed, GAZE).players[1].name
    assert renamed.past is first.past


def hostile(**changed: Any) -> bytes:
    """A save with something changed."""
    return json.dumps({**json.loads(played(3).save.to_json()), **changed}).encode()


@pytest.mark.parametrize(
    "changed",
    [
        {"choices": [0] * (MOST_CHOICES + 1)},
        {"choices": [10**4000]},
        {"choices": [-1]},
        {"journal": [["X", 0, [], []]] * (MOST_ENTRIES + 1)},
        {"seats": 10**18},
        {"seats": -1},
        {"rules": 10**4000},
        {"seed": 10**4000},
        {"options": {"x": [[[]]]}},
        {"names": ["x" * 100_000] * 3},
        {"names": ["\u202e"] * 3},
        {"position": {"players": [{}] * 3, "x": json.loads("[" * 900 + "]" * 900)}},
        {"position": {"players": json.loads("[" * 900 + "]" * 900)}},
        {"position": {"players": [{"talents": 10**4000}, {}, {}]}},
        {"position": {"players": [{}] * 100_000}},
    ],
    ids=lambda changed: str(changed)[:40],
)
def test_hostile_saves_are_refused(server: Server, changed: dict[str, Any]) -> None:
    content = hostile(**changed)
    assert server.refused("POST", "/api/saves", new_device(), content=content)[0] in (400, 409)


def test_a_chart_is_drawn_once(server: Server) -> None:
    game = played(10_000)
    assert game.over
    live: Live = lay_out(game)
    copy = live.copied()
    assert copy.history() is copy.history()
    opened = server.post("/api/saves", new_device(), json.loads(game.save.to_json()))
    moment = server.get(f"/api/tables/{opened['table']}/moment")
    assert moment["history"] == copy.history()
