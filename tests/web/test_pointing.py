"""What is pointed at: a pointer that only rests points at nothing, and what was refused goes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.harness import Arrive, Message, Screen, offered
from tests.web.looks import PHONE
from tests.web.tables import lay

GAME = "porto_carthago"
# Whoever leaves a quay is asked where to; a ship that waits for a good; another's privilege.
TABLE: Message = {
    "players": [
        {"talents": 20, "points": 3, "reserve": 12, "lighthouse": 2, "kept": ["S14"]},
        {"reserve": 15, "lighthouse": 1},
        {},
    ],
    "slots": ["STEVEDORE", "PORTER", "MERCHANT", "CAPTAIN", "ARISTOCRAT", "PORTER"],
    "quays": {"ROM-I": {"owner": 0}},
}
# Where something lies that cannot be chosen.
BARRED = """() => [...document.querySelectorAll(".barred")]
  .map((one) => one.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
  .find(([x, y]) => document.elementFromPoint(x, y)?.closest(".barred"))"""
TOLD = "[...document.querySelectorAll('.prompt .hint')].map((one) => one.textContent).join('')"


def test_a_pointer_that_rests_points_at_nothing(person: Screen) -> None:
    """What the others did stays told, until it moves by as much as a pixel."""
    told = lay(person, TABLE)
    box = person.options.first.bounding_box()
    assert box is not None
    x, y = box["x"] + 20, box["y"] + 10  # where the next question begins, too
    person.page.mouse.move(x, y)
    expect(person.hint).not_to_be_empty()
    person.button(offered(told, "talents")).evaluate("(button) => button.click()")
    person.wait_asked(told["n"])
    person.page.wait_for_timeout(600)
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[data-option]') !== null"
    assert person.page.evaluate(under, [x, y])
    assert person.page.evaluate(TOLD) == ""
    person.page.mouse.move(x + 1, y)
    expect(person.hint).not_to_be_empty()


def test_why_not_goes_with_a_tap_elsewhere(arrive: Arrive) -> None:
    """It covers nothing longer than it is read."""
    person = arrive(**PHONE)
    told = lay(person, TABLE)
    person.explained(told)
    person.page.touchscreen.tap(*person.page.evaluate(BARRED))
    refused = person.prompt.locator(".refused")
    expect(refused).not_to_be_empty()
    person.page.locator(".own, .mat").first.tap()
    expect(refused).to_have_count(0)


def test_choices_of_a_kind_that_bring_the_same_say_it_once(person: Screen) -> None:
    """To claim a quay costs the same everywhere, to leave one does not."""
    told = lay(person, TABLE)
    person.button(next(one for one in told["options"] if one["code"] == "1")).click()
    told = person.wait_asked(told["n"])
    assert told["step"] == "ChangeQuay"
    person.explained(told)
    claims = [one for one in told["options"] if one["noun"] == "quay" and "Claim" in one["text"]]
    expect(person.each_brings).to_have_count(1)
    alike = person.prompt.locator(".group.alike")
    for one in claims:
        expect(alike.locator(f"[data-option='{one['id']}']")).to_have_count(1)
        expect(person.button(one).locator("[data-gain]")).to_have_count(0)
    left = offered(told, "quay", "ROM-I")
    expect(alike.locator(f"[data-option='{left['id']}']")).to_have_count(0)


def test_what_rests_is_explained(person: Screen) -> None:
    """Where a question is asked only for the sake of a privilege."""
    told = lay(person, TABLE)
    told = person.choose(told, "talents")
    assert told["step"] == "EndTurn"
    rest = person.page.get_by_test_id("rest")
    expect(rest).to_have_accessible_description(
        "Chooses “End the turn”. You are no longer asked "
        "for the sake of what stands beside it alone; it can still be chosen at other questions, "
        "and “Ask about everything again” ends that."
    )
    rest.hover()
    expect(person.hint).to_contain_text("no longer asked")
