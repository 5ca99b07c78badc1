"""Games of an earlier version in the browser: read, looked at, kept in a file."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import cothon
from tests.often import some
from tests.saves.record import FOLDER, HOST, restore
from tests.server.harness import Server
from tests.web.harness import Arrive, Screen
from tests.web.looks import look, needs_axe

GAMES = [sheet.key for sheet in cothon.games()]
DRAWN = [game for game in GAMES if game != "merchants_cove"]  # see tests/server/later.py


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a later version, with the newest database that was written before it."""
    folder = tmp_path_factory.mktemp("later")
    restore(sorted(FOLDER.glob("*.sql"))[-1], folder / "cothon.db")
    server = Server(folder, "tests.server.later_command")
    yield server
    assert "cothon upgrade" in server.end(signal.SIGTERM)


def table(later: Server, game: str, over: bool) -> str:
    """A table of a game that a seed dealt."""
    sql = "select id from tables where game = ? and over = ? and dealt and commitment is null"
    ((found,),) = later.query(sql, game, over)
    return str(found)


@pytest.fixture
def reader(arrive: Arrive, later: Server) -> Screen:
    """The host of these tables."""
    return arrive(HOST, at=later)


def story(reader: Screen) -> Locator:
    """The lines of the story."""
    return reader.page.get_by_test_id("log").locator(".told")


@pytest.mark.parametrize("game", some(1, GAMES))
def test_a_finished_game_is_read_and_its_end_is_seen(
    reader: Screen, later: Server, game: str
) -> None:
    found = table(later, game, over=True)
    reader.go(f"/replay/{found}")
    page = reader.page
    told = later.get(f"/api/tables/{found}/moment")
    expect(page.get_by_role("status")).to_have_text(told["retelling"]["sentence"])
    expect(story(reader)).to_have_text([line["text"] for line in told["log"]])
    board = page.get_by_role("group", name=told["title"], exact=True)
    expect(board).to_be_visible()
    expect(board.locator("text").first).to_be_visible(visible=game in DRAWN)
    page.get_by_role("button", name="Scores", exact=True).click()
    totals = page.get_by_role("row", name=re.compile("^Total")).get_by_role("cell")
    expect(totals).to_have_text([str(score["total"]) for score in told["scores"]])
    page.get_by_role("button", name="Players", exact=True).click()
    for player in told["players"]:
        expect(page.get_by_role("article", name=player["name"])).to_be_visible()


def test_its_file_is_the_save_of_then(reader: Screen, later: Server, tmp_path: Path) -> None:
    found = table(later, "neptun", over=True)
    reader.go(f"/table/{found}")  # the address of the table leads to the same page
    with reader.page.expect_download() as download:
        reader.page.get_by_role("button", name="Save as file").click()
    download.value.save_as(tmp_path / "game.json")
    assert cothon.replay(tmp_path / "game.json").over


def test_a_running_game_is_read_through_ones_own_eyes(
    reader: Screen, later: Server, tmp_path: Path
) -> None:
    found = table(later, "merchants_guilds", over=False)
    reader.go(f"/table/{found}")
    page = reader.page
    onlooker = later.get(f"/api/tables/{found}/moment")
    expect(story(reader)).to_have_text([line["text"] for line in onlooker["log"]])
    eyes = page.get_by_role("combobox", name="Through whose eyes")
    expect(eyes.get_by_role("option")).to_have_text(["Onlooker", "Hanno", "Player 3"])
    eyes.select_option(label="Hanno")
    mine = later.get(f"/api/tables/{found}/moment", HOST, eyes=0)
    assert mine["log"] != onlooker["log"]
    expect(story(reader)).to_have_text([line["text"] for line in mine["log"]])
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the story").click()
    download.value.save_as(tmp_path / "story.json")
    kept = json.loads((tmp_path / "story.json").read_text(encoding="utf-8"))
    assert (kept["format"], kept["eyes"]) == ("cothon-story-1", 0)
    expect(page.get_by_role("button", name="Scores")).to_have_count(0)


def test_the_harbour_marks_such_tables(reader: Screen, later: Server) -> None:
    reader.go("/")
    page = reader.page
    expect(page.get_by_text("Of other rules: to read").first).to_be_visible()
    page.get_by_role("link", name="Read", exact=True).first.click()
    expect(page.get_by_role("status")).to_contain_text("not replayed")


@needs_axe
@pytest.mark.parametrize("theme", some(1, ["light", "dark"]))
def test_no_serious_barrier(arrive: Arrive, later: Server, theme: str) -> None:
    person = arrive(HOST, at=later, color_scheme=theme)
    for game in ("porto_carthago", "merchants_cove"):
        person.go(f"/replay/{table(later, game, over=True)}")
        for tab in ("Log", "Scores", "Players"):
            person.page.get_by_role("button", name=tab, exact=True).click()
            assert not look(person, tab)


@pytest.mark.parametrize("size", [(1280, 800), (820, 1180), (390, 844)], ids=str)
def test_it_fits_every_screen(arrive: Arrive, later: Server, size: tuple[int, int]) -> None:
    """Nothing is cut off at the side, and what can be done is in sight."""
    width, height = size
    person = arrive(HOST, at=later, viewport={"width": width, "height": height})
    for game in GAMES:
        person.go(f"/replay/{table(later, game, over=True)}")
        person.page.get_by_role("button", name="Scores", exact=True).click()
        expect(person.page.get_by_role("button", name="Save as file")).to_be_in_viewport(ratio=1)
        pad = person.page.get_by_role("table").last
        expect(pad).to_be_visible()
        wide = pad.evaluate("pad => pad.scrollWidth - pad.parentElement.clientWidth")
        assert wide <= 0, game
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width
