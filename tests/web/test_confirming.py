"""Whoever wants to confirm the end of their turn can take everything back until then."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import cothon
from tests.web.harness import Arrive, Message, Screen

KEYS = [sheet.key for sheet in cothon.games()]
MOST = 60  # choices until both kinds were met


@pytest.fixture(params=KEYS)
def game(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)


@pytest.fixture
def careful(arrive: Arrive) -> Screen:
    """Somebody who confirms the end of their turns."""
    person = arrive(habits=False, color_scheme="dark")
    person.remember(confirms=True)
    return person


def confirm(person: Screen) -> Locator:
    return person.page.get_by_test_id("confirm")


def options_by_end(person: Screen, told: Message) -> tuple[list[Message], list[Message]]:
    """What is chosen at once and can be taken back, and what ends the turn or reveals."""
    previews = person.explained(told)["previews"]
    final = {line["id"] for line in previews if line["ends"] or line["reveals"]}
    single = [option for option in told["options"] if option["most"] == 0]
    return (
        [option for option in single if option["id"] not in final],
        [option for option in single if option["id"] in final],
    )


def test_what_ends_a_turn_waits_to_be_confirmed(careful: Screen) -> None:
    person, page = careful, careful.page
    told = person.open("me", "bot", "bot")
    free = ended = False
    for _ in range(MOST):
        harmless, final = options_by_end(person, told)
        if harmless and not free:
            person.button(harmless[0]).click()
            told = person.wait_asked(told["n"])
            expect(confirm(person)).to_be_hidden()
            assert told["undo"]["ok"]
            free = True
        elif final:
            hold_and_go_back(person, told, final[0])
            person.button(final[0]).dblclick()
            page.keyboard.press("Enter")
            told = person.wait_asked(told["n"])
            ended = True
        else:
            person.options.first.click()
            person.pick_these()
            if confirm(person).is_visible():
                confirm(person).click()
            told = person.wait_asked(told["n"])
        if (free and ended) or told["over"]:
            break
    assert free
    assert ended


def hold_and_go_back(person: Screen, told: Message, option: Message) -> None:
    """It is held, on the board as in the list, says so, and goes back by every way."""
    page, made = person.page, person.moves()
    for back in ("Escape", "u", None):
        person.button(option).dblclick()
        expect(person.sentence).to_have_text(re.compile("^This "))
        expect(person.hint).to_have_text(option["text"])
        expect(confirm(person)).to_be_focused()
        expect(person.button(option)).to_contain_class("chosen")
        if back is None:
            page.get_by_test_id("confirm-back").click()
        else:
            page.keyboard.press(back)
        expect(confirm(person)).to_be_hidden()
        expect(person.sentence).to_have_text(told["prompt"])
    assert person.moves() == made
