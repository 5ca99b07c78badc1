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
    final = {line["id"] for line in previews if line["passes"] or line["reveals"]}
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


@pytest.mark.parametrize("touch", [True, False])
def test_fingers_confirm_unless_they_say_otherwise(arrive: Arrive, touch: bool) -> None:
    """A stray tap ends no turn; a setting turns that off, and says so."""
    person = arrive(habits=False, has_touch=touch, is_mobile=touch)
    person.remember(confirms=None)
    told = person.open("me", "bot", "bot")
    page = person.page
    for _ in range(MOST):
        _, final = options_by_end(person, told)
        if final or told["over"]:
            break
        person.options.first.click()
        told = person.wait_asked(told["n"])
    person.button(final[0]).click()
    if not touch:
        person.wait_told(told["n"])
        expect(confirm(person)).to_have_count(0)
        return
    expect(confirm(person)).to_be_visible()
    page.get_by_test_id("confirm-back").click()
    page.get_by_role("button", name="Settings").click()
    setting = page.get_by_role("checkbox", name="Confirm the end of my turn")
    expect(setting).to_be_checked()
    setting.uncheck()
    page.keyboard.press("Escape")
    person.button(final[0]).click()
    person.wait_told(told["n"])
    expect(confirm(person)).to_have_count(0)
