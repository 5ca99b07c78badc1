"""A game that nobody has drawn a board for, alone and with a player whom the rules play."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.kernel.ferry import SHEET
from tests.luck import dice
from tests.server.harness import Server
from tests.web.harness import LANGUAGES, Arrive, Screen
from tests.web.looks import ANY_WAY, PHONE, SIDEWAYS, look, needs_axe

GAME = SHEET.key
FERRYMAN = {"en": "Ferryman", "fr": "Passeur", "de": "Fährmann"}
WITH = {"options": {"ferryman": True}, "seed": 3}
# Keys and codes that must not be read as they are, in any language.
RAW = re.compile(r"P\d\d|RAFT|BARGE|WHERRY|by.fare|undefined|null|NaN|\{|\[")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the ferry in its catalogue."""
    running = Server(tmp_path_factory.mktemp("ferry"), "tests.kernel.ferry.command")
    yield running
    complaints = running.end(signal.SIGTERM)
    assert not complaints, complaints


def choose_seats(dialog: Locator, count: int) -> None:
    """So many shall play."""
    dialog.get_by_role("button", name=str(count), exact=True).click()


def test_a_box_without_a_lid_of_its_own_and_with_a_number_that_begins_with_one(
    person: Screen,
) -> None:
    person.go("/")
    expect(person.box.get_by_text("1–4 players", exact=True)).to_be_visible()
    expect(person.box.locator(".art svg")).to_be_visible()
    person.play_now.click()
    told = person.wait_asked()
    assert [player["kind"] for player in told["players"]] == ["human", "bot"]


def test_a_variant_is_shown_to_those_whom_it_is_for(person: Screen) -> None:
    dialog = person.new_table()
    ferryman = dialog.get_by_role("checkbox", name="The ferryman comes along")
    river = dialog.get_by_role("combobox", name="The river")
    expect(dialog.get_by_role("button", name="2", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    for count in (1, 2, 3, 4):
        choose_seats(dialog, count)
        expect(dialog.get_by_role("listitem")).to_have_count(count)
        expect(ferryman).to_have_count(int(count == 2))
        expect(river).to_be_visible()

    # What was set before the number changed is not sent along.
    choose_seats(dialog, 2)
    ferryman.check()
    choose_seats(dialog, 3)
    dialog.get_by_role("button", name="Open the table").click()
    assert [player["kind"] for player in person.wait_asked()["players"]] == ["human", "bot", "bot"]

    dialog = person.new_table()
    ferryman.check()
    dialog.get_by_role("button", name="Open the table").click()
    kinds = [player["kind"] for player in person.wait_asked()["players"]]
    assert kinds == ["human", "bot", "scripted"]


def test_a_whole_game_alone_to_the_score_sheet_and_beyond(person: Screen) -> None:
    dialog = person.new_table()
    choose_seats(dialog, 1)
    dialog.get_by_role("button", name="Open the table").click()
    expect(person.board).to_be_visible()
    expect(person.mats).to_have_count(2)
    mine, his = person.mats.first, person.mats.last
    expect(his.get_by_role("heading", name="Ferryman")).to_be_visible()
    expect(his.get_by_text("automatic", exact=True)).to_be_visible()
    expect(mine.get_by_text("automatic", exact=True)).to_have_count(0)
    expect(person.page.get_by_role("button", name="Chat")).to_have_count(0)

    luck = dice(3)
    told = person.wait_asked()
    while not told["over"]:
        person.options.nth(luck.randrange(len(told["options"]))).click()
        told = person.wait_asked(told["n"])
    person.shows_scores(told["scores"])
    heads = person.end.get_by_role("columnheader")
    expect(heads).to_have_text([re.compile("Hanno"), re.compile("Ferryman")])
    expect(person.end.get_by_role("button", name="Again")).to_be_visible()
    expect(person.end.get_by_role("button", name="Swap seats")).to_have_count(0)

    # Whoever looks, or plays on, does so from a person's seat; and nobody is asked about bots.
    person.end.get_by_role("link", name="Replay").click()
    eyes = person.page.get_by_role("combobox", name="Through whose eyes")
    expect(eyes.get_by_role("option")).to_have_text(["Onlooker", "Hanno"])
    person.page.get_by_role("button", name="To the beginning").click()
    expect(person.page.get_by_role("slider", name="Moment of the game")).to_have_value("0")
    person.page.get_by_role("button", name="Play on from here").click()
    dialog = person.page.get_by_role("dialog", name="Play on from here")
    expect(dialog.get_by_role("combobox", name="You sit down as")).to_be_visible()
    expect(dialog.get_by_role("combobox", name="Level")).to_have_count(0)
    expect(dialog.get_by_text("Bots take the other seats")).to_have_count(0)
    dialog.get_by_role("button", name="Play on from here").click()
    person.page.wait_for_function("() => told.n === 0 && told.options.length > 0")
    expect(person.mats).to_have_count(2)


def test_two_people_swap_seats_and_the_rules_keep_theirs(person: Screen) -> None:
    """At one screen: it is passed from one to the other, never to whom the rules play."""
    dialog = person.new_table()
    dialog.get_by_role("combobox", name="Seat 2").select_option("beside")
    dialog.get_by_role("checkbox", name="The ferryman comes along").check()
    dialog.get_by_role("button", name="Open the table").click()
    handed: list[str] = []
    curtain = person.page.get_by_role("button", name=re.compile("^I am "))
    told = person.wait_told(-1)
    while not told["over"]:
        handed.append(curtain.inner_text())
        curtain.click()
        told = person.wait_asked(told["n"] - 1)
        person.options.last.click()
        told = person.wait_told(told["n"])
    assert handed == ["I am Hanno", "I am Seat 2"] * 3
    person.end.get_by_role("button", name="Swap seats").click()
    person.page.wait_for_function("() => told.n === 0")
    players = [(player["kind"], player["name"]) for player in person.told["players"]]
    assert players == [("human", "Seat 2"), ("human", "Hanno"), ("scripted", "Ferryman")]


def test_the_panel_reads_keys_codes_and_seats_in_every_language(person: Screen) -> None:
    told = person.open("me", "friend", **WITH)
    person.options.first.click()
    person.wait_told(told["n"])
    spoken: list[list[str]] = []
    for language in LANGUAGES:
        labels = person.speak(language)["names"]["labels"]
        mats = person.page.locator("aside article")
        wherry = mats.last
        if not wherry.locator("details").get_attribute("open"):
            wherry.locator("summary").click()
        expect(wherry.locator("dl").first).to_be_visible()
        board, mine, his = (part.inner_text() for part in (person.board, mats.first, wherry))
        for text in (board, mine, his):
            assert not RAW.search(text), text
        assert FERRYMAN[language] in his
        for part, label in ((board, "raft"), (board, "aboard"), (his, "wherry"), (his, "by-fare")):
            assert labels[label].casefold() in part.casefold()
        assert labels["fares"].casefold() in mine.casefold()
        assert labels["last"].casefold() in board.casefold()
        assert "Hanno" in board, "who landed last is told by name"
        spoken.append([board, mine, his])
    for texts in zip(*spoken, strict=True):
        assert len(set(texts)) == len(LANGUAGES)


def test_what_is_hidden_is_not_what_is_not_there(person: Screen) -> None:
    person.open("me", "friend", **WITH)
    theirs = person.mats.nth(1)
    theirs.get_by_text("Details", exact=True).click()
    expect(theirs.get_by_role("row")).to_have_count(3)
    expect(theirs.get_by_role("cell", name="?", exact=True)).to_have_count(2)
    expect(person.board.get_by_text("–", exact=True).first).to_be_visible()


@needs_axe
def test_no_serious_barrier(person: Screen) -> None:
    told = person.open("me", "bot", **WITH)
    person.options.first.click()
    person.wait_asked(told["n"])
    found = look(person, "the panel")
    person.page.emulate_media(color_scheme="dark")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    found += look(person, "the panel at night", "color-contrast")
    assert not found, found


def test_on_a_desk_and_on_a_phone(person: Screen, arrive: Arrive) -> None:
    person.open("me", "bot", **WITH)
    assert person.page.evaluate(ANY_WAY) == [0, 0, 0, 0]
    guest = arrive(**PHONE)
    told = guest.open("me", "bot", **WITH)
    assert not guest.page.evaluate(SIDEWAYS)
    guest.options.first.tap()
    guest.wait_asked(told["n"])
    guest.page.get_by_role("button", name="Players").tap()
    expect(guest.mats.first).to_be_in_viewport()
    assert not guest.page.evaluate(SIDEWAYS)
