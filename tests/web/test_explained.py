"""The table says what a choice brings, and why something cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import cothon
from tests.web.harness import Arrive, Message, Screen
from tests.web.looks import PHONE

KEYS = [sheet.key for sheet in cothon.games()]
ROOMY = 8  # choices that show on themselves what they bring
MOST = 40  # questions until one is found at which there is something to be seen
# A place where a finger or a mouse meets something that cannot be chosen, and why; or nothing.
BARRED = """() => {
  for (const thing of document.querySelectorAll("g.thing.barred")) {
    const title = thing.querySelector(":scope > title")?.textContent ?? "";
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const [dx, dy] of [[0.5, 0.5], [0.3, 0.3], [0.7, 0.7], [0.5, 0.2]]) {
      const [x, y] = [left + dx * width, top + dy * height];
      const met = document.elementFromPoint(x, y);
      if (met !== null && met.closest("g.thing") === thing) return [x, y, title.split("\\n").pop()];
    }
  }
  return null;
}"""


@pytest.fixture(params=KEYS)
def game(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)


def explained(person: Screen) -> Message | None:
    """What was said of the present question, if anything was."""
    said = [message for message in person.heard if message["type"] == "explained"]
    now = person.told
    return said[-1] if said and said[-1]["version"] == now["version"] else None


def go_on_until(person: Screen, told: Message, is_there: Callable[[Message], bool]) -> Message:
    """Answer questions until something is there that is said of one."""
    for _ in range(MOST):
        person.page.wait_for_timeout(150)
        said = explained(person)
        if said is not None and is_there(said):
            return said
        person.options.first.click()
        told = person.wait_asked(told["n"])
        assert not told["over"]
    raise AssertionError("it never came")


def has_gains(said: Message) -> bool:
    """Does a choice bring anything, at a question with room for it?"""
    return len(said["previews"]) <= ROOMY and any(line["gains"] for line in said["previews"])


def go_on_until_barred(person: Screen) -> Message:
    """Answer questions until something in sight cannot be chosen."""
    told = person.open("me", "bot", "bot")
    return go_on_until(person, told, lambda _: person.page.evaluate(BARRED) is not None)


def test_a_choice_shows_what_it_brings(person: Screen) -> None:
    told = person.open("me", "bot", "bot")
    said = go_on_until(person, told, has_gains)
    line = next(line for line in said["previews"] if line["gains"])
    button = person.page.locator(f"[data-option='{line['id']}']")
    for gain in line["gains"]:
        expect(button).to_contain_text(gain["text"])
    button.hover()
    expect(person.hint).to_contain_text(line["gains"][0]["text"])


def test_what_cannot_be_chosen_says_why(person: Screen) -> None:
    said = go_on_until_barred(person)
    x, y, why = person.page.evaluate(BARRED)
    assert why in {line["text"] for line in said["barred"]}
    person.page.mouse.move(x, y)
    expect(person.hint).to_have_text(why)
    made = person.moves()
    person.page.mouse.click(x, y)
    expect(person.hint).to_have_text(why)
    person.page.mouse.move(1, 1)
    expect(person.hint).not_to_have_text(why)
    assert person.moves() == made


def test_a_finger_is_told_why(arrive: Arrive) -> None:
    person = arrive(**PHONE)
    go_on_until_barred(person)
    x, y, why = person.page.evaluate(BARRED)
    person.page.touchscreen.tap(x, y)
    expect(person.hint).to_have_text(why)
