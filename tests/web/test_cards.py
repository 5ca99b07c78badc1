"""Every component has a card, by mouse, by keyboard and by finger; icons have a legend."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect

import cothon
from tests.often import some
from tests.web.harness import Arrive, Message, Screen, components, titles
from tests.web.looks import PHONE, first_in_view, look, needs_axe
from tests.web.tables import Company

KEYS = [sheet.key for sheet in cothon.games()]
THEMES = {"porto_carthago": "light", "merchants_cove": "dark"}  # by which axe-core looks
LATER = 20  # choices until there is something to be seen on every board
FINGER = 44  # pixels
# Things without a card, native titles that are left, and icons that the boards draw.
BARE = "() => document.querySelectorAll('g.thing:not([data-card]), svg.drawn title').length"
KINDS = "(all) => [...new Set(all.map((one) => one.dataset.card))]"
ICONS = "(all) => [...new Set(all.map((one) => one.dataset.icon))]"
# What a finger may miss: all that can be pressed, but for things of drawings and words of texts.
SMALL = """(least) => [...document.querySelectorAll("button, a, input, select, summary")]
  .map((one) => [one, (one.closest("label") ?? one).getBoundingClientRect()])
  .filter(([one, { width, height }]) => width > 0 && !one.closest("svg, p"))
  .filter(([one, { width, height }]) => Math.min(width, height) < least - 0.5)
  .map(([one, { width, height }]) => `${one.outerHTML.slice(0, 90)}: ${width} × ${height}`)"""


def card(person: Screen) -> Locator:
    """The card that is shown."""
    return person.page.locator("aside.component-card")


def component_of(person: Screen, thing: Locator) -> Locator:
    """The component that can be chosen by clicking a thing."""
    return person.page.locator(f".thing.legal[data-of='{thing.get_attribute('data-noun')}']").first


def focused(person: Screen) -> Locator:
    """The component at which the keyboard is."""
    return person.page.locator("[data-card]:focus, [data-card]:has(> :focus)").last


def box(part: Locator) -> tuple[float, float, float, float]:
    """Where something lies: left, top, right, bottom."""
    found = part.bounding_box()
    assert found is not None
    x, y = found["x"], found["y"]
    return x, y, x + found["width"], y + found["height"]


def shows(person: Screen, component: Locator) -> Message:
    """There is a card with all that belongs on it, beside its component; what it says."""
    kind = component.get_attribute("data-card")
    name, *facts = (component.get_attribute("aria-label") or "").split("\n")
    about: Message = person.names["about"][kind]
    shown = card(person)
    expect(shown).to_have_count(1)
    expect(shown.get_by_role("heading")).to_have_text(name)
    expect(shown.locator(".picture svg")).to_be_visible()
    for text in (*facts, about["text"]):
        expect(shown).to_contain_text(text)
    expect(rule(person, about)).to_be_visible()
    left, top, right, bottom = box(shown)
    x, y, far, low = box(component)
    assert right <= x or far <= left or bottom <= y or low <= top, (box(shown), box(component))
    return about


def rule(person: Screen, about: Message) -> Locator:
    """The way to the rule of a card."""
    return card(person).get_by_role("button", name=f"Rule: {about['rule']}", exact=True)


def rule_opens(person: Screen, about: Message) -> None:
    """The rules lie open at the topic of a card; then they are closed again."""
    rules = person.page.get_by_role("dialog", name=f"Rules: {person.title}")
    asked = rules.locator("details[data-asked][open]")
    expect(asked.locator("> summary")).to_have_text(about["rule"])
    expect(card(person)).to_have_count(0)
    person.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def legend_in(person: Screen, language: str, title: str) -> list[str]:
    """The names of all icons in a language."""
    if language != "en":
        person.speak(language)
    person.page.keyboard.press("i")
    sheet = person.page.get_by_role("dialog", name=title)
    expect(sheet).to_be_visible()
    texts = sheet.get_by_role("listitem").all_inner_texts()
    assert all(text.strip() for text in texts)
    used = set(person.page.locator(".board, .mat").locator("[data-icon]").evaluate_all(ICONS))
    assert used <= set(sheet.locator("[data-icon]").evaluate_all(ICONS))
    return texts


@needs_axe
@pytest.mark.parametrize(
    "game", some(2, ["porto_carthago", "merchants_cove", "merchants_guilds", "neptun"])
)
def test_a_card_by_mouse_and_by_keyboard_and_a_legend(arrive: Arrive, game: str) -> None:
    person = arrive(color_scheme=THEMES.get(game, "light"))
    Company(person.server, person.device, game=game).bring(person, lambda told: told["n"] > LATER)
    page = person.page
    made = person.moves()

    assert page.evaluate(BARE) == 0
    kinds = set(components(page).evaluate_all(KINDS))
    assert kinds <= set(person.names["about"])
    assert all(title.split("\n")[0] for title in titles(page))

    thing = person.things.first
    component = component_of(person, thing)
    page.mouse.move(*person.point_of(thing))
    about = shows(person, component)
    expect(card(person).locator(".option")).to_contain_text(
        thing.get_attribute("aria-label") or "?"
    )
    found: list[Any] = look(person, "card") if game in THEMES else []
    page.keyboard.press("Escape")
    expect(card(person)).to_have_count(0)
    page.mouse.move(1, 1)
    page.mouse.move(*person.point_of(thing))
    rule(person, about).click()
    rule_opens(person, about)

    page.mouse.move(1, 1)
    page.keyboard.press("e")
    shows(person, focused(person))
    before = box(focused(person))
    page.keyboard.press("ArrowRight")
    assert box(focused(person)) != before
    about = shows(person, focused(person))
    page.keyboard.press("?")
    rule_opens(person, about)
    assert person.moves() == made

    told = [legend_in(person, "en", "Icons")]
    found += look(person, "legend") if game in THEMES else []
    for language, title in (("fr", "Icônes"), ("de", "Symbole")):
        page.keyboard.press("Escape")
        told.append(legend_in(person, language, title))
    english, french, german = told
    assert len(english) == len(french) == len(german)
    assert english not in (french, german)
    assert not found, found


def hold(line: CDPSession, at: tuple[float, float]) -> None:
    """A finger goes down and stays."""
    point = {"x": at[0], "y": at[1]}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})


@pytest.mark.parametrize(
    "game", some(2, ["neptun", "merchants_guilds", "porto_carthago", "merchants_cove"])
)
def test_a_finger_that_stays_shows_a_card_and_chooses_nothing(arrive: Arrive, game: str) -> None:
    person = arrive(**PHONE)
    told = person.open("me", "bot", "bot")
    page = person.page
    assert page.evaluate(SMALL, FINGER) == []
    expect(page.locator(".help")).to_have_count(page.locator(".help:not(:visible)").count())

    thing = first_in_view(person)
    component = component_of(person, thing)
    line = person.context.new_cdp_session(page)
    at = person.point_of(thing)
    hold(line, at)
    about = shows(person, component)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(rule(person, about)).to_be_visible()
    assert page.evaluate(SMALL, FINGER) == []
    page.touchscreen.tap(8, 8)
    expect(card(person)).to_have_count(0)
    assert person.moves() == 0
    assert person.told["n"] == told["n"]
