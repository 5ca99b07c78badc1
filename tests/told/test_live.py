"""A table in memory: its rows and one game, which is replaced and never changed."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

import cothon
from cothon.match.game import Game
from cothon.server.database import Conflict, Trouble
from cothon.server.live import SPACING, Live
from cothon.server.opening import open_table
from cothon.server.protocol import OpenTable, SeatWish
from cothon.server.refusal import Refusal, Resync, Told
from cothon.server.render import Gaze, encode, table_message
from cothon.server.rows import Written
from cothon.server.seats import Asker
from cothon.server.store import Store
from cothon.server.tables import Tables
from tests.facts import state_facts
from tests.told.test_leaks import lay_out

GAMES = [sheet.key for sheet in cothon.games()]


def played(key: str, choices: int = 10_000) -> Live:
    """A table at which three people have made so many choices, or all of a game."""
    live = lay_out(cothon.new(key, 3, 6))
    luck = random.Random(key)
    while not live.game.over and live.game.moment < choices:
        seat = luck.choice(live.game.owing)
        live.keep(live.game.tried(seat, luck.choice(live.game.options_of(seat))))
    return live


def check_moment(live: Live, n: int, fresh: Game) -> None:
    """A moment looked back to is the game as a replay from the beginning finds it."""
    then = live.at(n)
    assert (then.moment, then.choices, then.sealed) == (n, fresh.choices, {})
    assert state_facts(then.state) == state_facts(fresh.state)
    eyes = n % 3
    shown = json.loads(encode(table_message(live, Gaze(Asker(), eyes, "en"), n)))
    assert shown["view"] == json.loads(json.dumps(fresh.table(eyes)))
    assert [line["text"] for line in shown["log"]] == fresh.log("en", eyes, names=live.names("en"))


@pytest.mark.parametrize("key", GAMES)
def test_every_moment_is_as_a_fresh_replay_finds_it(key: str) -> None:
    """Forth, back, and to and fro."""
    live = played(key)
    last = live.game.moment
    assert last > 3 * SPACING
    forth = list(range(0, last, 7))
    jumps = random.Random(1).sample(range(last), 20)
    fresh = {n: cothon.replay(live.game.save, n) for n in {*forth, *jumps}}
    for n in (*forth, *reversed(forth), *jumps):
        check_moment(live, n, fresh[n])
    assert len(live.past) == (last - 1) // SPACING + 1
    for wrong in (-1, last + 1):
        with pytest.raises(Refusal, match=f"there is no moment {wrong}"):
            live.at(wrong)


def test_a_look_back_replays_no_more_than_the_choices_between_two_kept_moments(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = played("porto_carthago")
    last = live.game.moment
    live.at(last - 1)
    made: list[int] = []
    really = Game.make

    def make(self: Game, choice: int) -> None:
        made.append(choice)
        really(self, choice)

    monkeypatch.setattr(Game, "make", make)
    for n in range(last - 1, -1, -1):
        made.clear()
        live.at(n)
        assert len(made) == n % SPACING


def test_what_is_taken_back_is_forgotten_in_what_was_kept() -> None:
    """After choices are taken back and others made, the past is that of the others."""
    live = played("porto_carthago", SPACING + 1)
    eyes = Gaze(Asker(), 0, "en")
    dropped = live.at(SPACING).choices
    table_message(live, eyes)
    live.keep(cothon.replay(live.game.save, SPACING - 3))
    for _ in range(8):
        live.keep(live.game.tried(live.game.owing[0], live.game.options[-1]))
    assert live.game.choices[:SPACING] != dropped
    for n in range(SPACING - 4, live.game.moment):
        check_moment(live, n, cothon.replay(live.game.save, n))
    told = [line.text for line in table_message(live, eyes).log]
    assert told == live.game.log("en", 0, names=live.names("en"))


class Failing(Store):
    """A database that fails once, in a way that a test names."""

    failure: Exception | None = None

    async def step(self, written: Written) -> None:
        if self.failure is not None:
            failure, self.failure = self.failure, None
            raise failure
        await super().step(written)


async def three_beside(folder: Path, game: str) -> tuple[Failing, Tables, Live]:
    """A table of three at one screen."""
    store = Failing(f"sqlite:///{folder / 'cothon.db'}")
    await store.start()
    wish = OpenTable(game, [SeatWish("me"), SeatWish("beside"), SeatWish("beside")], seed=8)
    tables = Tables(store, 8)
    return store, tables, await tables.find((await open_table(store, wish, "device")).table)


def test_a_rule_is_carried_out_once_for_every_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    really = Game.make

    def make(self: Game, choice: int) -> None:
        made.append(choice)
        really(self, choice)

    async def play() -> None:
        store, tables, live = await three_beside(tmp_path, "neptun")
        monkeypatch.setattr(Game, "make", make)
        for number in range(60):
            seat = live.game.owing[-1]
            choice = live.game.options_of(seat)[0]
            at = (live.game.moment, live.version)
            await tables.move(live.id, [seat], *at, choice, f"move {number}")
        assert made == live.game.choices
        assert len(made) > 40
        await store.close()

    asyncio.run(play())


def test_a_conflict_at_the_same_question_is_no_reason_to_refuse(tmp_path: Path) -> None:
    """Another server wrote something that does not matter here: the move is tried again."""

    async def play() -> None:
        store, tables, live = await three_beside(tmp_path, "porto_carthago")
        store.failure = Conflict("first")
        choice = live.game.options[0]
        await tables.move(live.id, [0, 1, 2], 0, 0, choice, "a")
        assert (await tables.find(live.id)).game.choices == [choice]
        with pytest.raises(Resync):
            await tables.move(live.id, [0, 1, 2], 0, 0, choice, "b")
        await store.close()

    asyncio.run(play())


def test_what_is_not_committed_is_not_kept(tmp_path: Path) -> None:
    """The game that was tried is dropped, and the move can be made again."""

    async def play() -> None:
        store, tables, live = await three_beside(tmp_path, "porto_carthago")
        before, options = live.game, live.game.options
        facts: Any = state_facts(before.state)
        store.failure = Trouble(OSError("gone"))
        with pytest.raises(Told, match="could not write"):
            await tables.move(live.id, [0, 1, 2], 0, 0, options[0], "a")
        assert (live.game, live.recent, live.version) == (before, [], 0)
        assert state_facts(before.state) == facts
        again = await tables.find(live.id)
        assert state_facts(again.game.state) == facts
        await tables.move(live.id, [0, 1, 2], 0, 0, options[0], "a")
        assert (await tables.find(live.id)).game.choices == [options[0]]
        await store.close()

    asyncio.run(play())
