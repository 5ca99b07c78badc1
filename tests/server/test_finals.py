"""What is stored of a game: its story with every move, and its end with the last one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import cothon
from cothon.server.database import Conflict
from cothon.server.finals import Views, ended, panel_of
from cothon.server.looking import Looking
from cothon.server.opening import open_branch, open_save, save_file
from cothon.server.protocol import Branch
from cothon.server.rows import FinalRow, Written
from cothon.server.store import Store
from cothon.server.tables import Tables
from tests.server.kept import ask, journal, opened, play, started, story
from tests.server.postgres import fresh_database

GAMES = [sheet.key for sheet in cothon.games()]
FINAL = 'SELECT "table", views, scores FROM finals WHERE "table" = :table'


@pytest.mark.parametrize("game", GAMES)
def test_every_game_keeps_its_story_and_its_end(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        store = await started(f"sqlite:///{tmp_path / 'cothon.db'}")
        table = (await opened(store, game)).id
        await play(store, table, 40)
        assert await ask(store, FINAL, table) == []
        live = await play(store, table)
        assert await story(store, table) == journal(live.game)
        (final,) = await ask(store, FINAL, table)
        panel = panel_of(live.game.sheet, live.game.material)
        assert await ask(store, "SELECT game, words FROM panels") == [(game, panel.words)]
        end = ended(FinalRow(*final), panel)
        for seat in (None, *range(live.game.seats)):
            assert end.views.seen_by(seat) == live.game.table(seat)
        assert end.scores == live.game.scores()
        for score in end.scores:
            for words in end.words.values():
                assert words.lines.keys() >= score.lines.keys()
                assert len(words.ties) >= len(score.ties)
        await store.close()

    asyncio.run(run())


def test_a_view_that_all_share_is_stored_once() -> None:
    views = Views([{"a": 1}, {"a": 2}], [0, 0, 1])
    assert [views.seen_by(seat) for seat in (None, 0, 1)] == [{"a": 1}, {"a": 1}, {"a": 2}]


class Noting(Store):
    """Remembers what was written."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.written: list[Written] = []

    async def step(self, written: Written) -> None:
        self.written.append(written)
        await super().step(written)


async def end_once(url: str) -> None:
    """The end comes with the last move alone, and not at all if somebody else was first."""
    store = Noting(url)
    await store.database.migrate()
    await store.start()
    table = (await opened(store, "porto_carthago")).id
    await play(store, table)
    assert [one.finale is None for one in store.written[-3:]] == [True, True, False]
    (final,) = await ask(store, FINAL, table)
    with pytest.raises(Conflict):
        await store.step(store.written[-1])
    assert await ask(store, FINAL, table) == [final]
    moves = await ask(store, 'SELECT count(*) FROM moves WHERE "table" = :table', table)
    assert moves == [(store.written[-1].n,)]
    await store.close()


def test_the_end_is_written_with_the_last_move(tmp_path: Path) -> None:
    asyncio.run(end_once(f"sqlite:///{tmp_path / 'cothon.db'}"))


def test_the_end_is_written_with_the_last_move_on_postgresql() -> None:
    with fresh_database() as url:
        asyncio.run(end_once(url))


def test_a_game_from_a_file_and_one_that_goes_on_keep_their_stories(tmp_path: Path) -> None:
    async def run() -> None:
        store = await started(f"sqlite:///{tmp_path / 'cothon.db'}")
        looking = Looking()
        over = await play(store, (await opened(store, "merchants_guilds")).id)
        filed = (await open_save(store, looking, save_file(over), "other")).table
        assert await story(store, filed) == journal(over.game)
        assert len(await ask(store, FINAL, filed)) == 1
        wish = Branch(n=30, seat=0)
        branch = (await open_branch(store, looking, over, wish, "other")).table
        live = await Tables(store, 8).find(branch)
        assert await story(store, branch) == journal(live.game) != []
        assert await ask(store, FINAL, branch) == []
        await looking.stop()
        await store.close()

    asyncio.run(run())
