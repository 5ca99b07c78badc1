"""A table on tablets: the own mat is in sight, others fold where they have no room."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import cothon
from tests.web.harness import Arrive, Screen
from tests.web.looks import PHONE

SHEETS = {sheet.key: sheet for sheet in cothon.games()}
UPRIGHT: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
LYING: dict[str, Any] = {"viewport": {"width": 1180, "height": 820}, "has_touch": True}
# Whose header, or own mat, does not lie whole in the room of the mats.
HIDDEN = """() => {
  const room = document.querySelector("aside.mats").getBoundingClientRect();
  const isIn = (part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top >= room.top - 1 && bottom <= room.bottom + 1;
  };
  return [...document.querySelectorAll("aside.mats > article")]
    .filter((mat) => !isIn(mat.matches(".you") ? mat : mat.querySelector("header")))
    .map((mat) => mat.ariaLabel);
}"""
CUT = """() => document.querySelector("aside.mats").scrollHeight >
  document.querySelector("aside.mats").clientHeight + 1"""


@pytest.fixture(params=list(SHEETS))
def game(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)


def sit_with_all(person: Screen) -> None:
    """At a table with as many as can play."""
    most = max(SHEETS[person.game].seats)
    told = person.open("me", *["bot"] * (most - 1))
    person.explained(told)


@pytest.mark.parametrize("screen", [UPRIGHT, LYING], ids=["upright", "lying"])
def test_nobody_lies_below_the_edge(arrive: Arrive, screen: dict[str, Any]) -> None:
    person = arrive(**screen)
    sit_with_all(person)
    assert person.page.evaluate(HIDDEN) == []
    assert not person.page.evaluate(CUT)


@pytest.mark.parametrize("game", ["merchants_cove"], indirect=True)
def test_a_folded_mat_opens_by_a_tap_and_folds_again(arrive: Arrive) -> None:
    person = arrive(**UPRIGHT)
    sit_with_all(person)
    last = person.mats.last
    expect(last.locator(".body")).to_be_hidden()
    expect(person.mats.first.locator(".body")).to_be_visible()
    last.locator("header").tap()
    expect(last.locator(".body")).to_be_visible()
    last.locator("header").tap()
    expect(last.locator(".body")).to_be_hidden()


@pytest.mark.parametrize("game", ["porto_carthago"], indirect=True)
def test_fingers_are_told_once_that_they_may_stay(arrive: Arrive) -> None:
    """On a touch screen alone, after the aim; never again once it is laid aside."""
    person = arrive(habits=False, **PHONE)
    person.remember(touch=False)
    told = person.open("me", "bot", "bot")
    hint = person.page.get_by_test_id("touch-hint")
    expect(hint).to_have_text("Hold a finger on a thing to see what it is. Got it")
    hint.get_by_role("button", name="Got it").tap()
    expect(hint).to_have_count(0)
    person.page.reload()
    person.wait_asked(told["n"] - 1)
    expect(person.options.first).to_be_visible()
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("game", ["porto_carthago"], indirect=True)
def test_a_mouse_needs_no_such_word(arrive: Arrive) -> None:
    person = arrive(habits=False)
    person.remember(touch=False)
    person.open("me", "bot", "bot")
    expect(person.options.first).to_be_visible()
    expect(person.page.get_by_test_id("touch-hint")).to_have_count(0)
