"""A finished game seen again, kept in a file, and played on."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.server.harness import Server, new_device
from tests.web.harness import Arrive, Message, Screen
from tests.web.tables import finished_game

Finished = tuple[str, str]


@pytest.fixture(scope="module")
def finished(server: Server) -> Finished:
    """A table that is over, and the device that played there."""
    device = new_device()
    return finished_game(server, device), device


def slider(person: Screen) -> Locator:
    return person.page.get_by_role("slider", name="Moment of the game")


def at(person: Screen, n: int, last: int) -> None:
    """The replay stands at this moment, and the address says so."""
    expect(person.page.get_by_role("status").filter(has_text=f"{n} / {last}")).to_be_visible()
    expect(slider(person)).to_have_value(str(n))
    expect(person.page).to_have_url(re.compile(rf"\?n={n}$"))


def shows(person: Screen, server: Server, table: str, n: int) -> None:
    """The board and the mats show this moment as the server tells it to an onlooker's eyes."""
    path = f"/api/tables/{table}/moment"
    said = server.get(path, person.device, n=n, eyes=0, language="en")
    for player, mat in zip(said["view"]["players"], person.mats.all(), strict=True):
        expect(mat.get_by_role("img", name=f"Trade points: {player['points']}")).to_be_visible()
    told = person.page.locator("main").get_by_text(said["log"][-1]["text"], exact=True)
    expect(told.first).to_be_visible()


def test_through_a_game_by_slider_keys_and_link(
    server: Server, arrive: Arrive, finished: Finished
) -> None:
    table, device = finished
    last = server.get(f"/api/tables/{table}")["n"]
    person = arrive(device)
    press = person.page.keyboard.press
    person.go(f"/replay/{table}")
    expect(person.board).to_be_visible()
    at(person, 0, last)

    press("End")
    at(person, last, last)
    shows(person, server, table, last)
    press("ArrowLeft")
    at(person, last - 1, last)
    press("ArrowUp")
    at(person, last - 11, last)
    shows(person, server, table, last - 11)
    press("ArrowRight")
    at(person, last - 10, last)
    press("Home")
    at(person, 0, last)
    slider(person).fill("57")
    at(person, 57, last)
    shows(person, server, table, 57)
    person.page.get_by_role("button", name="One step on").click()
    at(person, 58, last)
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.page.get_by_role("button", name="Pause").click()

    by_chart_and_rounds(person, server.get(f"/api/tables/{table}/moment"))

    # Anybody's eyes are open now.
    slider(person).fill("57")
    at(person, 57, last)
    second = server.get(f"/api/tables/{table}")["players"][1]["name"]
    person.page.get_by_role("combobox", name="Through whose eyes").select_option(label=second)
    expect(person.mats.first).to_have_accessible_name(second)
    said = server.get(f"/api/tables/{table}/moment", n=57, eyes=1)
    assert person.talents() == [str(said["view"]["players"][1]["talents"]), "hidden", "hidden"]

    # The address leads a stranger to the same moment.
    stranger = arrive()
    stranger.page.goto(person.page.url)
    expect(stranger.board).to_be_visible()
    at(stranger, 57, last)
    expect(stranger.page.get_by_role("button", name="Link to this moment")).to_be_visible()


# It plays so quickly that nobody can say at which moment it is looked at.
GONE_ON = "(n) => Number(document.querySelector('input[type=range]').value) >= n"


def by_chart_and_rounds(person: Screen, end: Message) -> None:
    """The chart has the slider's moments: a click and a drag lead there, and so do its rounds."""
    page, last = person.page, end["n"]
    box = page.get_by_test_id("timeline").bounding_box()
    assert box is not None
    across = [box["x"] + box["width"] * n / last for n in (30, 60, 90)]
    middle = box["y"] + box["height"] / 2
    page.mouse.click(across[0], middle)
    at(person, 30, last)
    page.mouse.move(across[0], middle)
    page.mouse.down()
    page.mouse.move(across[1], middle)
    page.mouse.move(across[2], middle)
    page.mouse.up()
    at(person, 90, last)
    decades = [mark for mark in end["marks"] if mark["level"] == 0]
    page.get_by_role("button", name=decades[1]["text"], exact=True).click()
    at(person, decades[1]["n"], last)
    page.keyboard.press("PageDown")
    at(person, decades[2]["n"], last)
    page.keyboard.press("PageUp")
    at(person, decades[1]["n"], last)
    speed = page.get_by_role("combobox", name="Speed")
    speed.select_option("4")
    page.get_by_role("slider").focus()
    page.keyboard.press(" ")
    page.wait_for_function(GONE_ON, arg=decades[1]["n"] + 2)
    page.keyboard.press(" ")


def test_the_chart_at_the_end_leads_into_the_replay(
    server: Server, arrive: Arrive, finished: Finished
) -> None:
    table, device = finished
    end = server.get(f"/api/tables/{table}/moment")
    person = arrive(device)
    person.go(f"/table/{table}")
    decade = next(mark for mark in end["marks"] if mark["text"] == "Decade 2")
    person.end.get_by_role("link", name="Decade 2").click()
    at(person, decade["n"], end["n"])
    person.page.go_back()
    chart = person.page.get_by_test_id("score-chart")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(person.page).to_have_url(re.compile(r"/replay/\w+\?n=\d+$"))


def test_save_as_a_file_open_it_again_and_play_on(
    server: Server, arrive: Arrive, finished: Finished, tmp_path: Path
) -> None:
    table, device = finished
    last = server.get(f"/api/tables/{table}")["n"]
    person = arrive(device)
    page = person.page
    person.go(f"/replay/{table}?n=40")
    expect(person.board).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as file").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert re.fullmatch(r"porto-carthago-.*\.json", saved.name)
    kept = json.loads(saved.read_text(encoding="utf-8"))
    assert len(kept["choices"]) == last

    # Another person opens the file in another browser.
    reader = arrive()
    reader.go("/")
    reader.page.get_by_label("Open a saved game").set_input_files(saved)
    expect(reader.page).to_have_url(re.compile("/replay/"))
    expect(reader.board).to_be_visible()
    opened = re.search(r"/replay/(\w+)", reader.page.url)
    assert opened is not None
    assert opened[1] != table
    at(reader, 0, last)
    slider(reader).fill("40")
    at(reader, 40, last)

    # From there they play on, and the moment is the same.
    reader.page.get_by_role("button", name="Play on from here").click()
    dialog = reader.page.get_by_role("dialog", name="Play on from here")
    expect(dialog).to_contain_text("after 40 choices")
    dialog.get_by_role("combobox", name="You sit down as").select_option("0")
    dialog.get_by_role("combobox", name="Level").select_option("random")
    dialog.get_by_role("button", name="Play on from here").click()
    expect(reader.page).to_have_url(re.compile("/table/"))
    expect(reader.board).to_be_visible()
    told = reader.wait_asked()
    assert told["n"] >= 40
    then = server.get(f"/api/tables/{told['table']}/moment", n=40)
    assert then["view"] == server.get(f"/api/tables/{table}/moment", n=40)["view"]
    reader.options.first.click()
    reader.wait_told(told["n"])


def test_a_line_of_the_log_leads_to_its_moment(person: Screen) -> None:
    told = person.open("me", "bot", "bot")
    for _ in range(5):
        person.options.first.click()
        told = person.wait_asked(told["n"])
    person.page.keyboard.press("l")
    log = person.page.get_by_role("complementary", name="Log")
    log.get_by_role("button", name="All", exact=True).click()
    log.get_by_role("listitem").first.get_by_role("button").click()
    banner = person.page.get_by_role("status").filter(has_text=re.compile(r"^\s*After \d+ of"))
    expect(banner).to_be_visible()
    expect(person.options).to_have_count(0)
    expect(person.things).to_have_count(0)
    banner.get_by_role("button", name="Back to now").click()
    expect(banner).to_be_hidden()
    expect(person.options).to_have_count(len(told["options"]))
