"""Every drawn board: on a small desk and on a phone, without barriers, in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

import cothon
from tests.often import IS_THOROUGH, some
from tests.web.boards import board_of, is_ours
from tests.web.harness import LANGUAGES, Arrive, Screen, offered
from tests.web.looks import PHONE, SIDEWAYS, fits_the_desk, look, needs_axe, use_fingers
from tests.web.tables import Company

# Games without a drawn board are played in the plain panel: see test_plain_panel.py.
DRAWN = [sheet for sheet in cothon.games() if sheet.labels]
SEATS = {sheet.key: (min(sheet.seats), max(sheet.seats)) for sheet in DRAWN}
BAR = "[aria-label='Question and choices']"
KINDS = 6  # of questions, besides those that a board names
# What is written in the drawings, and what they tell whoever points at a thing or listens.
SAID = """() => [...document.querySelectorAll("main svg")].flatMap((svg) => [
  ...[...svg.querySelectorAll("text")].map((one) => one.textContent),
  ...[...svg.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label")),
])"""
# A word that runs into a number (but for ordinals) or a bracket, and a colon before nothing.
GLUED = r"[^\W\d_]{2}\d|(?!(1st|2nd|3rd|1re)\b)\d[^\W\d_]{2}|\w\(|\)\w|\b[a-zé]+[A-Z]|:\s*(\(|$)"
ILL_PARTED = {"fr": "[^\u202f]:"}


def screens(person: Screen, seats: int, laid: int) -> Iterator[str]:
    """Come to the first questions of several kinds, then to what else is laid out on a board.

    With the fewest seats also, if there is time, to those that the board names: some are rare.
    """
    board = board_of(person.game)
    kinds = ("me", *["bot"] * (seats - 1))
    company = Company(person.server, person.device, 3, person.game, kinds)
    seen: set[str] = set()
    named = board.steps if seats == SEATS[person.game][0] and IS_THOROUGH else set()
    while len(seen) < KINDS or not seen >= named:
        told = company.bring(person, lambda told: told["step"] not in seen and is_ours(told))
        seen.add(told["step"])
        yield told["step"]
    yield from board.screens(person, company, laid)


@needs_axe
@pytest.mark.parametrize(
    ("game", "seats"),
    some(len(SEATS), [(game, ends[most]) for most in (0, 1) for game, ends in SEATS.items()]),
)
def test_every_question_fits_a_small_desk_and_has_no_serious_barrier(
    person: Screen, game: str, seats: int
) -> None:
    """One walk for both: axe-core looks where the fewest sit, with as many pieces as can be.

    Most questions differ in the bar alone: at every third one it looks at the whole page.
    """
    fewest, most = SEATS[game]
    found: list[Any] = []
    for number, where in enumerate(screens(person, seats, most)):
        fits_the_desk(person)
        if seats == fewest:
            # At night only the colours are others, and most of them are seen in each.
            if number % 3 == 0 or IS_THOROUGH:
                found += look_by_day_and_night(person, where)
            else:
                found += look(person, where, part=BAR)
    assert not found, found


def look_by_day_and_night(person: Screen, where: str) -> list[Any]:
    """What axe-core finds serious here; at night it looks at the colours alone."""
    found = look(person, where)
    darken(person, "dark")
    found += look(person, f"{where} at night", "color-contrast")
    darken(person, "light")
    return found


def darken(person: Screen, theme: Literal["light", "dark"]) -> None:
    """Day or night falls."""
    person.page.emulate_media(color_scheme=theme)
    expect(person.page.locator("html")).to_have_attribute("data-theme", theme)


@pytest.mark.parametrize("game", some(2, SEATS))
def test_a_phone(arrive: Arrive, game: str) -> None:
    person = arrive(**PHONE)
    person.go("/")
    expect(person.play_now).to_be_visible()
    assert not person.page.evaluate(SIDEWAYS)
    use_fingers(person, board_of(game).touch(person))


@pytest.mark.parametrize("game", some(2, reversed(SEATS)))
def test_another_language_on_the_board(person: Screen, game: str) -> None:
    board = board_of(game)
    board.tell(person)
    spoken: list[list[str]] = []
    for language in LANGUAGES:
        said = person.speak(language)
        option = offered(said, board.noun)
        expect(person.thing(option)).to_have_accessible_name(option["text"])
        headings = [said["names"]["labels"][label] for label in board.headings]
        for heading in headings:
            panel = person.board.get_by_role("group", name=heading, exact=True)
            expect(panel.locator(".heading")).to_have_text(heading)
        spoken.append([said["prompt"], option["text"], *headings, *board.written(person, said)])
    for one, other in combinations(spoken, 2):
        pairs = list(zip(one, other, strict=True))
        assert {mine for mine, theirs in pairs if mine == theirs} <= board.alike
    assert person.moves() == 0


@pytest.mark.parametrize("game", some(3, SEATS))
def test_everything_on_the_table_is_worded_well(person: Screen, game: str) -> None:
    """Words are parted from numbers by spaces, and one thing is not told like many."""
    board = board_of(game)
    for come, expected in board.wordy:
        come(person)
        for language in LANGUAGES:
            person.speak(language)
            told = {text.strip() for text in person.page.evaluate(SAID)}
            said = {text.replace(person.title, "") for text in told}
            assert len(said) > 60
            for wrong in (GLUED, ILL_PARTED.get(language), board.wrong.get(language)):
                assert not wrong or not [text for text in said if re.search(wrong, text)]
        assert not [one for one in expected if not any(one in text for text in said)]
