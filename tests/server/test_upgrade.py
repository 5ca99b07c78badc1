"""cothon upgrade: the form of a database, running tables of older rules, what older rows lack."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cothon.cli.hosting import tell_report
from cothon.games import SHEETS
from cothon.kernel.errors import CothonError
from cothon.match.fair import check
from cothon.match.game import read_material, rebuild
from cothon.match.save import Save
from cothon.server.chronicle import Chronicle
from cothon.server.database import Change, Conflict, forms, newest_form
from cothon.server.live import Live
from cothon.server.opening import open_table, save_file
from cothon.server.proof import deal_of
from cothon.server.protocol import Deal, OpenTable, SeatWish
from cothon.server.refusal import Told
from cothon.server.serving import check_database
from cothon.server.settings import Settings
from cothon.server.store import Store
from cothon.server.tables import Tables
from cothon.server.upgrade import Report, Result, look_at, upgrade
from cothon.sheet import Option, Sheet
from tests.saves.record import FOLDER, HOST, record, restore
from tests.server.harness import Server, new_device, put_back
from tests.server.kept import ask, journal, opened, play, started, story
from tests.server.later import CATALOGUE, LATER
from tests.server.nursery import call as forked
from tests.server.postgres import fresh_database, run

DATABASES = sorted(FOLDER.glob("*.sql"))


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of a later version, in this process."""
    monkeypatch.setattr(CATALOGUE, "SHEETS", LATER)


@pytest.fixture(params=DATABASES, ids=lambda path: path.stem)
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The database of an earlier version."""
    restore(request.param, tmp_path / "cothon.db")
    return tmp_path / "cothon.db"


def bring_to_form(file: Path) -> None:
    """The present form; a dry run cannot look at the tables of an earlier one."""
    asyncio.run(Store(f"sqlite:///{file}").database.migrate())


def rows(file: Path, sql: str) -> list[tuple[Any, ...]]:
    """What a file holds."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(sql).fetchall()


def command(
    file: Path | str,
    *more: str,
    module: str = "tests.server.later_command",
    call: Callable[..., tuple[int, str, str]] = forked,
) -> tuple[int, str, str]:
    """The command of the later version: its exit code, what it printed and complained about."""
    return call(module, "upgrade", "--database", str(file), *more)


def started_anew(*command: str) -> tuple[int, str, str]:
    """The command as somebody calls it."""
    words = [sys.executable, "-m", *command]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stdout, done.stderr


def outcomes(report: Report) -> dict[str, int]:
    """How many tables met with which outcome, if any did."""
    return {outcome: count for outcome, count in report.counts().items() if count}


def test_a_database_of_the_form_before_this_one_is_on_record() -> None:
    """It is written before the migration is: afterwards nobody can."""
    assert FOLDER / f"form_{forms()[1]}.sql" in DATABASES


WHOLE = {"brought over": 4, "kept": 4, "stays": 2}


@pytest.mark.usefixtures("later")
def test_tables_that_can_go_on_do_and_others_say_why_not(file: Path) -> None:
    before = rows(file, "select id, rules, over, n, told from tables order by id")
    report = asyncio.run(upgrade(f"sqlite:///{file}", dry_run=False))
    assert outcomes(report) == WHOLE
    assert not report.is_done
    reasons = {one.reason for one in report.results if one.outcome == "stays"}
    assert any("was never legal there" in reason for reason in reasons)
    assert any("not dealt" in reason for reason in reasons)
    over = {one.table for one in report.results if one.outcome == "brought over"}
    for now, then in zip(
        rows(file, "select id, rules, over, n, told from tables order by id"), before, strict=True
    ):
        if now[0] in over:
            assert (now[1], now[2:4]) == (then[1] + 1, then[2:4])
        else:
            assert now == then
    again = asyncio.run(upgrade(f"sqlite:///{file}", dry_run=False))
    assert outcomes(again) == {"current": 4, "kept": 4, "stays": 2}


@pytest.mark.usefixtures("later")
def test_a_table_whose_rows_are_damaged_keeps_no_other_from_going_on(file: Path) -> None:
    """Neither when it is brought over nor when it is told: it says that it is damaged."""
    bring_to_form(file)
    running = "select min(id) from tables where dealt and not over and not filed and n > 0"
    ((spoilt,),) = rows(file, running)
    ((other,),) = rows(file, f"{running} and id > '{spoilt}'")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update seats set hands = x'ff' where \"table\" = ?", (spoilt,))
        connection.execute("update tables set told = '{}' where id = ?", (other,))

    async def look(table: str) -> str:
        store = await started(f"sqlite:///{file}")
        try:
            kept = await store.find(table)
            assert kept is not None
            chronicle = Chronicle(kept, await store.story_of(table))
            with pytest.raises(Told) as caught:
                assert chronicle.entries
            return caught.value.told("en")
        finally:
            await store.close()

    said = asyncio.run(look(other))
    assert "damaged" in said
    report = asyncio.run(upgrade(f"sqlite:///{file}", dry_run=False))
    assert [one.reason for one in report.results if one.table == spoilt] == [said]
    assert [(len(report.results),)] == rows(file, "select count(*) from tables")
    assert outcomes(report)["brought over"] >= WHOLE["brought over"] - 1
    assert report.code == 1


@pytest.mark.usefixtures("later")
def test_a_table_that_was_brought_over_is_played_to_its_end_and_its_deal_proven(
    file: Path,
) -> None:
    async def go_on() -> None:
        store = await started(f"sqlite:///{file}")
        tables = await ask(store, "SELECT id FROM tables WHERE commitment IS NOT NULL AND dealt")
        ((table,),) = tables
        live = await Tables(store, 8).find(table)
        assert await story(store, table) == journal(live.game)
        live = await play(store, table)
        assert await story(store, table) == journal(live.game)
        save = Save.from_json(save_file(live))
        assert (save.rules, save.deal and save.deal.terms and save.deal.terms.rules) == (3, 2)
        check(save)
        rebuild(save, read_material(save.game, None))
        await store.close()

    asyncio.run(upgrade(f"sqlite:///{file}", dry_run=False))
    asyncio.run(go_on())


def test_an_option_that_came_later_leaves_the_deal_proven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same rules with one option more: it is at its default, and nobody promised it."""

    async def go_on() -> Save:
        store = await started(f"sqlite:///{tmp_path / 'cothon.db'}")
        bots = [SeatWish("bot", pilot="random")] * 3
        table = (await open_table(store, OpenTable("porto_carthago", bots), HOST)).table
        monkeypatch.setattr(CATALOGUE, "SHEETS", tuple(map(with_option, SHEETS)))
        live = await play(store, table)
        await store.close()
        return Save.from_json(save_file(live))

    save = asyncio.run(go_on())
    check(save)
    again = rebuild(save, read_material(save.game, None))
    assert (again.over, again.save.options["tide"]) == (True, False)


def test_options_that_were_not_promised_are_told_with_the_deal(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Later rules that have one option more; under the same ones nothing is to be told."""

    async def deal() -> Deal:
        store = await started(f"sqlite:///{file}")
        tables = await ask(store, "SELECT id FROM tables WHERE commitment IS NOT NULL AND dealt")
        ((table,),) = tables
        told = deal_of(await Tables(store, 8).find(table))
        await store.close()
        return told

    before = asyncio.run(deal())
    assert before.played is None
    monkeypatch.setattr(CATALOGUE, "SHEETS", tuple(map(with_option, LATER)))
    asyncio.run(upgrade(f"sqlite:///{file}", dry_run=False))
    after = asyncio.run(deal())
    assert (after.rules, after.options) == (before.rules, before.options)
    assert after.played == {**before.options, "tide": False}


def with_option(sheet: Sheet) -> Sheet:
    """A game with one option more."""
    return replace(sheet, options=(*sheet.options, Option("tide", default=False, ruling="EC-1")))


@pytest.mark.usefixtures("later")
def test_a_dry_run_tells_the_same_and_writes_nothing(file: Path) -> None:
    bring_to_form(file)
    before = rows(file, "select * from tables union all select * from tables order by 1")
    moves = rows(file, "select * from moves")
    report = asyncio.run(upgrade(f"sqlite:///{file}", dry_run=True))
    assert outcomes(report) == WHOLE
    assert rows(file, "select * from tables union all select * from tables order by 1") == before
    assert rows(file, "select * from moves") == moves


def test_what_older_versions_did_not_store_is_there_afterwards(file: Path) -> None:
    """A file of the form before there were stories; it is told as these rules tell it."""
    finals = rows(file, 'select "table", views, scores from finals order by 1')
    put_back(file, "0004")
    dry = asyncio.run(upgrade(f"sqlite:///{file}", dry_run=True))
    assert (dry.is_behind, dry.results, dry.was) == (True, [], "0004")
    report = asyncio.run(upgrade(f"sqlite:///{file}", dry_run=False))
    assert (report.was, report.form) == ("0004", newest_form())
    assert outcomes(report) == {"filled": 9, "current": 1}
    assert report.is_done
    assert rows(file, 'select "table", views, scores from finals order by 1') == finals
    asyncio.run(told_as_now(f"sqlite:///{file}"))


async def told_as_now(url: str) -> None:
    """Everything that is stored of what happened is what a replay tells."""
    store = await started(url)
    for (table,) in await ask(store, "SELECT id FROM tables WHERE dealt"):
        kept = await store.find(table)
        assert kept is not None
        assert await story(store, table) == journal(Live(kept).game.unsealed())
    await store.close()


async def open_and_seal(url: str) -> str:
    """A table of Neptun at which one has chosen in secret, and others have still to choose."""
    store = await started(url)
    table = (await opened(store, "neptun")).id
    live = await play(store, table, 20)
    while not live.game.sealed:
        live = await play_one(store, table)
    await store.close()
    return table


async def play_one(store: Store, table: str) -> Live:
    """The last of those who are asked makes the first choice."""
    tables = Tables(store, 8)
    live = await tables.find(table)
    seat = live.game.owing[-1]
    choice, at = live.game.options_of(seat)[0], (live.game.moment, live.version)
    await tables.move(table, [seat], *at, choice, f"{at} by {seat}")
    return live


def test_a_choice_that_waits_to_be_opened_comes_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'cothon.db'}"
    table = asyncio.run(open_and_seal(url))
    same = tuple(replace(sheet, rules=sheet.rules + 1) for sheet in SHEETS)
    monkeypatch.setattr(CATALOGUE, "SHEETS", same)
    before = rows(tmp_path / "cothon.db", "select asked, n from tables")
    assert outcomes(asyncio.run(upgrade(url, dry_run=False))) == {"brought over": 1}
    assert rows(tmp_path / "cothon.db", "select asked, n from tables") == before

    async def go_on() -> None:
        store = Store(url)
        await store.start()
        live = await Tables(store, 8).find(table)
        assert len(live.game.sealed) == 1
        await play(store, table)
        await store.close()

    asyncio.run(go_on())


def test_a_server_whose_table_was_brought_over_tells_it_from_then_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has the table in memory, and a move for it would be one under the rules of then."""

    async def run_both() -> None:
        store = await started(f"sqlite:///{tmp_path / 'cothon.db'}")
        table = (await opened(store, "porto_carthago")).id
        await play(store, table, 10)
        here = Tables(store, 8)
        live = await here.find(table)
        seen: list[object] = []
        here.on_change = seen.append
        with monkeypatch.context() as patched:
            patched.setattr(CATALOGUE, "SHEETS", LATER)
            result = await look_at(store, table, dry_run=False)
            assert result is not None
            assert result.outcome == "brought over"
        at = (live.game.moment, live.version)
        with pytest.raises(Told, match="version 3"):
            await here.move(table, [0, 1, 2], *at, live.game.options[0], "late")
        assert isinstance(await here.seek(table), Chronicle)
        assert isinstance(seen[-1], Chronicle)
        assert await ask(store, 'SELECT count(*) FROM moves WHERE "table" = :table', table) == [
            (10,)
        ]
        await store.close()

    asyncio.run(run_both())


def test_a_table_that_somebody_plays_at_is_tried_again(tmp_path: Path) -> None:
    class Busy(Store):
        """Somebody else is always first."""

        async def write(self, *changes: Change) -> None:
            raise Conflict("first")

    async def try_it() -> None:
        store = await started(f"sqlite:///{tmp_path / 'cothon.db'}")
        table = (await opened(store, "porto_carthago")).id
        await store.write(Change("UPDATE tables SET told = NULL", {}))
        busy = Busy("sqlite:///nowhere")
        busy.database = store.database
        result = await look_at(busy, table, dry_run=False)
        assert result is not None
        assert (result.outcome, "playing" in result.reason) == ("stays", True)
        await store.close()

    asyncio.run(try_it())


def test_the_command_prints_tables_or_json_and_says_by_its_code_what_stays(file: Path) -> None:
    bring_to_form(file)
    code, printed, _ = command(file, "--dry-run", call=started_anew)
    assert code == 3  # something is to be done
    assert printed.startswith(f"database: {file}\n")
    assert re.search(
        r"neptun, rules 1  stays: choice \d+ of \d+ .* was never legal there\n", printed
    )
    assert "nothing was written" in printed
    code, printed, _ = command(file, "--json")
    told = json.loads(printed)
    assert (code, told["form"]["is"], told["counts"]["brought over"]) == (1, newest_form(), 4)
    assert told["database"] == str(file)
    assert {one["outcome"] for one in told["tables"]} == {"brought over", "stays"}
    assert command(file, "--dry-run")[0] == 1  # nothing is left but tables that stay
    code, printed, _ = command(file, "--json", module="cothon.cli")
    assert (code, json.loads(printed)["counts"]["stays"]) == (1, 4)  # of later rules


def test_what_stands_in_a_database_cannot_steer_the_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    result = Result("\x1b[2J", "neptun", 1, "stays", "why\nnot")
    form = newest_form()
    tell_report(Report("here", False, form, form, form, [result]))
    assert r"\x1b[2J  neptun, rules 1  stays: why\nnot" in capsys.readouterr().out


def test_a_database_in_which_nothing_stays_is_done(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    code, printed, _ = command(file, "--dry-run", module="cothon.cli")
    assert (code, "its form: empty\n" in printed) == (4, True)
    assert not file.exists()
    code, printed, _ = command(file, module="cothon.cli")
    assert (code, f"empty → {newest_form()}" in printed) == (0, True)
    assert command(file, "--dry-run", module="cothon.cli")[0] == 0


def test_a_file_that_a_server_has_is_refused(own_server: Server) -> None:
    code, printed, complaint = command(own_server.database)
    assert (code, printed) == (2, "")
    assert complaint == (
        f"cothon: a server has {own_server.database} open: stop the server first\n"
    )


def test_a_dry_run_looks_while_a_server_has_the_file(own_server: Server) -> None:
    table, _ = own_server.open(new_device(), "me", "bot", "bot")
    code, printed, _ = command(own_server.database, "--dry-run", "--json")
    told = json.loads(printed)
    assert (code, told["counts"]["brought over"]) == (3, 1)
    assert [one["table"] for one in told["tables"]] == [table]
    code, printed, _ = command(own_server.database, "--dry-run", "--json", module="cothon.cli")
    assert (code, json.loads(printed)["counts"]["current"]) == (0, 1)


def test_a_file_of_a_newer_version_is_told_so(tmp_path: Path) -> None:
    file = tmp_path / "cothon.db"
    command(file, module="cothon.cli")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'later'")
    for more in ([], ["--dry-run"]):
        code, printed, complaint = command(file, *more, module="cothon.cli")
        assert (code, printed) == (2, "")
        assert complaint.startswith(f"cothon: {file} was made by a newer version of Cothon")
        assert len(complaint.splitlines()) == 1
    with pytest.raises(CothonError, match="newer version"):
        asyncio.run(check_database(Settings(database=str(file))))


def test_a_server_says_how_many_tables_wait(file: Path) -> None:
    server = Server(file.parent, "tests.server.later_command")
    complaints = server.end(signal.SIGTERM)
    assert "6 running tables" in complaints
    command(file)
    server = Server(file.parent, "tests.server.later_command")
    listed = {row["table"]: row for row in server.get("/api/tables", HOST)}
    assert sum(row["retold"] for row in listed.values()) == 6
    complaints = server.end(signal.SIGTERM)
    assert "2 running tables" in complaints


# PostgreSQL: several servers share it, so nobody changes it unasked.


@pytest.fixture
def shared() -> Iterator[str]:
    with fresh_database(is_empty=True) as url:
        yield url


def test_a_server_does_not_change_a_shared_database_by_itself(shared: str) -> None:
    settings = Settings(database=shared)
    with pytest.raises(CothonError, match="cothon upgrade") as refused:
        asyncio.run(check_database(settings))
    assert "\n" not in str(refused.value)
    assert command(shared, module="cothon.cli")[0] == 0
    asyncio.run(check_database(settings))
    run(shared, "UPDATE alembic_version SET version_num = '0005'")
    with pytest.raises(CothonError, match="cothon upgrade"):
        asyncio.run(check_database(settings))
    run(shared, "UPDATE alembic_version SET version_num = 'later'")
    asyncio.run(check_database(settings))  # what a newer version has added does no harm
    url = shared.replace("postgres@", "postgres:secret@")
    for more in ([], ["--dry-run"]):
        code, printed, complaint = command(url, *more, module="cothon.cli")
        assert (code, printed) == (2, "")
        assert complaint.startswith(f"cothon: {shared} was made by a newer version of Cothon")


def test_postgresql_is_brought_over_like_a_file(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def written() -> None:
        store = await started(shared)
        await record(store)
        await store.write(Change("UPDATE moves SET told = NULL", {}))
        await store.write(Change("DELETE FROM finals", {}))
        await store.close()

    asyncio.run(written())
    assert outcomes(asyncio.run(upgrade(shared, dry_run=False))) == {"filled": 9, "current": 1}
    assert run(shared, "SELECT count(*) FROM moves WHERE told IS NULL") == [(0,)]
    assert run(shared, "SELECT count(*) FROM finals") == [(4,)]
    monkeypatch.setattr(CATALOGUE, "SHEETS", LATER)
    assert outcomes(asyncio.run(upgrade(shared, dry_run=True))) == WHOLE
    assert outcomes(asyncio.run(upgrade(shared, dry_run=False))) == WHOLE
    assert run(shared, "SELECT DISTINCT terms->>'rules' FROM tables WHERE terms IS NOT NULL") == [
        ("2",)
    ]
