"""The aim of a game before somebody's first one, and how everybody stands on the way there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import cothon
from tests.server.harness import play_on, sit
from tests.web.boards.neptun import DISCARDED, voyage
from tests.web.harness import Arrive, Message, Screen
from tests.web.looks import PHONE, SIDEWAYS, look, needs_axe
from tests.web.tables import Company, lay

DESK = {"viewport": {"width": 1280, "height": 800}}
TABLET = {"viewport": {"width": 820, "height": 1180}}
LYING = {**PHONE, "viewport": {"width": 844, "height": 390}}
# Every game on a screen of its own, by day or at night.
LOOKS: dict[str, tuple[str, dict[str, Any]]] = {
    "porto_carthago": ("light", DESK),
    "merchants_guilds": ("dark", TABLET),
    "neptun": ("dark", PHONE),
    "merchants_cove": ("light", LYING),
}
WAITING = 1500  # milliseconds: several moves at a quick pace
# Is all of it on the screen?
WHOLE = """(thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""

pytestmark = needs_axe


@pytest.fixture(params=[sheet.key for sheet in cothon.games()])
def game(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)


def card_of(person: Screen) -> Locator:
    """The card with the aim of the game."""
    return person.page.get_by_role("region", name=person.title)


def standing(person: Screen) -> Message:
    """What was said last of how everybody stands."""
    return [message for message in person.heard if message["type"] == "standing"][-1]


def test_the_aim_is_shown_once_and_the_standing_whenever_it_is_asked_for(
    arrive: Arrive, game: str
) -> None:
    theme, screen = LOOKS[game]
    person = arrive(habits=False, color_scheme=theme, **screen)
    person.remember(aims=[])
    page, press = person.page, person.page.keyboard.press
    told = person.open("me", "bot", "bot")

    # Before the first game: a card, which is no barrier, and which does not come again.
    card = card_of(person)
    expect(card.get_by_role("term")).to_have_text(["The aim", "Your turn", "The end"])
    assert card.evaluate(WHOLE)
    found = look(person, "aim")
    press("Escape")
    expect(card).to_have_count(0)

    # How everybody stands: in the bar, on the mats and, by a key, line by line.
    log = person.server.get(f"/api/tables/{told['table']}/moment", person.device, eyes=0)["log"]
    begun = " · ".join(line["mark"] for line in log if "mark" in line)  # the first round, if any
    button = page.get_by_role("button", name=f"Standing · {begun or standing(person)['now']}")
    expect(button).to_be_visible()
    press("p")
    panel = page.get_by_role("dialog", name="Standing")
    said = standing(person)
    expect(panel.get_by_role("heading", level=3)).to_have_text(said["now"])
    for line in said["lines"]:
        expect(panel.get_by_role("rowheader", name=line["name"], exact=True)).to_be_visible()
    for sentence in said["until"]:
        expect(panel.get_by_text(sentence)).to_be_visible()
    total = panel.get_by_role("row", name="Total")
    shown = [str(number) for number in said["totals"]]
    expect(total.get_by_role("cell")).to_have_text(shown)
    found += look(person, "standing")
    assert not page.evaluate(SIDEWAYS)
    press("p")
    expect(panel).to_have_count(0)

    page.reload()
    person.wait_asked(told["n"] - 1)
    expect(person.options.first).to_be_visible()
    expect(card).to_have_count(0)
    press("a")
    expect(card).to_be_visible()
    card.get_by_role("button", name="Got it").click()
    expect(card).to_have_count(0)
    assert not found, found


@pytest.mark.parametrize("game", ["porto_carthago"], indirect=True)
def test_whoever_plays_on_by_keyboard_lays_the_card_aside(arrive: Arrive) -> None:
    """They find it in the menu; everybody's mat has a total, and the leaders' a crown."""
    person = arrive(habits=False)
    person.remember(aims=["neptun"])
    told = person.open("me", "bot", "bot")
    expect(card_of(person)).to_be_visible()
    person.page.keyboard.press("ArrowDown")
    person.page.keyboard.press("Enter")
    person.wait_told(told["n"])
    expect(card_of(person)).to_have_count(0)
    expect(person.mats.first.get_by_text("Seats so far")).to_have_count(1)
    expect(person.mats.get_by_text("leads")).to_have_count(len(standing(person)["leaders"]))
    person.page.get_by_role("button", name="This table").click()
    person.page.get_by_role("button", name="The aim").click()
    expect(card_of(person)).to_be_visible()


@pytest.mark.parametrize("game", ["neptun"], indirect=True)
def test_nobody_plays_behind_the_card(arrive: Arrive) -> None:
    """What bots do waits until the aim has been read, and is shown then."""
    person = arrive(habits=False)
    person.remember(aims=[], pace="fast")
    company = Company(person.server, person.device, 3, person.game, ("me", "bot", "bot"))
    company.play_until(lambda told: told["n"] > 3)
    with sit(person.server, company.table, device=person.device) as me:
        person.sit(company.table)
        expect(card_of(person)).to_be_visible()
        n = person.told["n"]
        while me.table["n"] < n + 4 or not me.is_asked():
            if me.is_asked():
                play_on(company.luck, [me], 1)
            else:  # a bot thinks
                me.hear()
    person.page.wait_for_function("(n) => told.n === n", arg=me.table["n"])
    skip = person.page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    person.page.wait_for_timeout(WAITING)
    expect(skip).to_be_visible()
    expect(person.options).to_have_count(0)
    card_of(person).get_by_role("button", name="Got it").click()
    expect(person.options).to_have_count(len(person.told["options"]))


@pytest.mark.parametrize("game", ["neptun"], indirect=True)
def test_the_standing_adds_up_what_the_round_would_pay(arrive: Arrive) -> None:
    """With the place that this would be, before everything else: nobody scrolls or adds."""
    person = arrive(**DESK)
    temples = {"AFRICA": [{"seat": 1, "space": 4}], "ITALIA": [{"seat": 0, "space": 3}]}
    lay(person, voyage(3, "CRETA", 12) | DISCARDED | {"temples": temples})
    person.page.keyboard.press("p")
    row = person.page.get_by_role("dialog", name="Standing").get_by_role("row", name="Together")
    expect(row).to_be_in_viewport(ratio=1)
    said = standing(person)
    sums = [had + due for had, due in zip(said["totals"], said["due"], strict=True)]
    places = [sum(other > mine for other in sums) + 1 for mine in sums]
    told = [f"{mine} place {place}" for mine, place in zip(sums, places, strict=True)]
    expect(row.get_by_role("cell")).to_have_text(told)
