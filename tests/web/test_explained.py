"""The table says what a choice brings, and why something cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import cothon
from tests.web.harness import Arrive, Message, Screen
from tests.web.looks import PHONE

KEYS = [sheet.key for sheet in cothon.games()]
QUESTIONS = 4
MOST = 40  # questions until one is found at which there is something to be seen
# Which choices light nothing on the board when somebody points at them in the list, and what
# on the board lights no choice of the list, or another one.
DARK = """async () => {
  const point = async (thing, way) => {
    thing.dispatchEvent(new PointerEvent(way));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const dark = [];
  // It does not rest.
  dispatchEvent(new PointerEvent("pointermove", { clientX: 99 * Math.random() }));
  for (const choice of document.querySelectorAll("[data-option]")) {
    await point(choice, "pointerenter");
    if (document.querySelector("svg .pointed > .glow") === null) dark.push(choice.dataset.option);
    await point(choice, "pointerleave");
  }
  for (const thing of document.querySelectorAll("svg [role=button][data-noun]")) {
    const name = thing.getAttribute("aria-label");
    if (!told.options.some(({ text }) => text === name)) continue;
    await point(thing, "pointerenter");
    const lit = document.querySelector(".option.pointed .what")?.innerText.trim() ?? null;
    if (lit !== name) dark.push(`${thing.dataset.noun} lights ${lit}`);
    await point(thing, "pointerleave");
  }
  return dark;
}"""
WITHOUT_SIGN = """() => [...document.querySelectorAll("[data-gain]")]
  .filter((gain) => gain.querySelector("svg [d], svg [r], svg [rx]") === null)
  .map((gain) => gain.dataset.gain)"""
# A place where a finger or a mouse meets something that cannot be chosen, and why; or nothing.
BARRED = """() => {
  for (const thing of document.querySelectorAll("g.thing.barred")) {
    const why = thing.ariaDescription;
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const [dx, dy] of [[0.5, 0.5], [0.3, 0.3], [0.7, 0.7], [0.5, 0.2]]) {
      const [x, y] = [left + dx * width, top + dy * height];
      const met = document.elementFromPoint(x, y);
      if (met !== null && met.closest("g.thing") === thing) return [x, y, why];
    }
  }
  return null;
}"""

# All of its words lie on the screen and nothing cuts or squeezes them.
IN_SIGHT = """(line) => {
  const range = document.createRange();
  range.selectNodeContents(line);
  const { left, top, right, bottom, width } = range.getBoundingClientRect();
  if (width < 150 || Math.min(left, top) < 0) return false;
  if (right > innerWidth || bottom > innerHeight) return false;
  for (let around = line; around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const room = around.getBoundingClientRect();
    if (bottom > room.bottom + 1 || right > room.right + 1 || top < room.top - 1) return false;
  }
  return true;
}"""
SETTLES = 150  # milliseconds in which what moves would be seen to move
PLACES = """() => [...document.querySelectorAll("[data-option], .prompt .controls, svg.drawn")]
  .map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join())"""


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
    """Does a choice bring anything?"""
    return any(line["gains"] for line in said["previews"])


def go_on_until_barred(person: Screen) -> Message:
    """Answer questions until something in sight cannot be chosen."""
    told = person.open("me", "bot", "bot")
    return go_on_until(person, told, lambda _: person.page.evaluate(BARRED) is not None)


def test_choices_say_what_they_bring_and_other_things_why_they_are_none(person: Screen) -> None:
    told = person.open("me", "bot", "bot")
    assert told["prompt"].startswith("Your turn: ")
    for _ in range(QUESTIONS):
        person.explained(told)
        nouns = {str(option["id"]): option["noun"] for option in told["options"]}
        dark = [nouns.get(one, one) for one in person.page.evaluate(DARK)]
        assert {*dark} <= {"pass"}, (told["step"], dark)
        person.options.first.click()
        told = person.wait_asked(told["n"])
    said = go_on_until(person, told, lambda said: has_gains(said) and person.gains.count() > 0)
    shows_what_it_brings(person, next(line for line in said["previews"] if line["gains"]))
    said = go_on_until(person, person.told, lambda _: person.page.evaluate(BARRED) is not None)
    says_why_not(person, said)


def shows_what_it_brings(person: Screen, line: Message) -> None:
    """On its button, or once for all of them; and beside the question while somebody points."""
    button = person.page.locator(f"[data-option='{line['id']}']")
    said = button.or_(person.each_brings_of(button))
    for gain in line["gains"]:
        expect(said.filter(has_text=gain["text"])).to_have_count(1)
    button.hover()
    expect(person.hint).to_contain_text(line["gains"][0]["text"])
    assert person.page.evaluate(WITHOUT_SIGN) == []
    person.page.mouse.move(1, 1)


def says_why_not(person: Screen, said: Message) -> None:
    """Something that somebody points at or tries to choose."""
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


def settled(person: Screen) -> list[str]:
    """Where everything lies once a longer question has found its room."""
    places: list[str] = []
    for _ in range(MOST):
        before, places = places, person.page.evaluate(PLACES)
        if places == before:
            break
        person.page.wait_for_timeout(SETTLES)
    return places


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (1180, 820)])
def test_a_finger_is_told_why(arrive: Arrive, size: tuple[int, int]) -> None:
    """Whole, on a line of its own, however long the question is; nothing moves."""
    person = arrive(**{**PHONE, "viewport": {"width": size[0], "height": size[1]}})
    go_on_until_barred(person)
    x, y, why = person.page.evaluate(BARRED)
    question = person.page.locator("#sentence")
    question.evaluate("(one) => one.textContent = one.textContent.repeat(2)")
    before = settled(person)
    person.page.touchscreen.tap(x, y)
    hint = person.page.locator("section.prompt .hint")
    expect(hint).to_have_text(why)
    assert hint.evaluate(IN_SIGHT)
    assert person.page.evaluate(PLACES) == before


@pytest.mark.parametrize("game", ["porto_carthago"], indirect=True)
def test_what_all_of_a_kind_bring_alike_is_said_once(person: Screen) -> None:
    """To pass brings something else than quays, of which there are many."""
    told = person.open("me", "bot", "bot")
    for _ in range(MOST):  # what comes too late is told only when somebody points
        expect(person.options.first).to_be_visible()
        if person.each_brings.count() > 0:
            break
        person.page.reload()
        person.wait_asked(told["n"] - 1)
    kinds = [option["noun"] for option in told["options"]]
    assert kinds.count("quay") > 2
    assert "pass" in kinds
    expect(person.each_brings).to_have_count(1)
    expect(person.each_brings.locator("[data-gain]")).to_have_count(2)
    expect(person.options.locator("[data-gain]")).to_have_count(0)
