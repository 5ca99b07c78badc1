"""No serious barrier: axe-core looks at every page, in daylight and at night."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.often import some
from tests.server.harness import Server, new_device
from tests.web.harness import Arrive, Message, Screen
from tests.web.looks import look, needs_axe
from tests.web.tables import Company, finished_game

pytestmark = needs_axe


@pytest.fixture(scope="module")
def tables(server: Server) -> tuple[str, str, str]:
    """A device, a table in the middle of a game, and one that is over."""
    device = new_device()
    company = Company(server, device)
    company.play_until(lambda table: table["n"] > 30 and reveals(table) is not None)
    return device, company.table, finished_game(server, device)


def reveals(table: Message) -> Message | None:
    """A choice that cannot be taken back, if there is one."""
    return next((option for option in table["options"] if option["reveals"]), None)


def hold_a_choice(person: Screen) -> None:
    """Ask to be asked before the end of the turn, and then come to it."""
    page = person.page
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    settings.get_by_label("Confirm the end of my turn").check()
    settings.get_by_role("button", name="Close").click()
    final = reveals(person.told)
    assert final is not None
    person.button(final).click()
    expect(page.get_by_role("button", name="Confirm")).to_be_focused()


@pytest.mark.parametrize("theme", some(1, ["light", "dark"]))
def test_no_serious_barrier(arrive: Arrive, tables: tuple[str, str, str], theme: str) -> None:
    device, running, over = tables
    person = arrive(device, color_scheme=theme)
    page = person.page
    found: list[Any] = []

    person.go("/")
    expect(person.play_now).to_be_visible()
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    found += look(person, "harbour")
    expect(person.new_table()).to_be_visible()
    found += look(person, "new table")

    person.sit(running)
    person.wait_asked()
    page.keyboard.press("l")
    expect(page.get_by_role("complementary", name="Log")).to_be_visible()
    found += look(person, "table")
    hold_a_choice(person)
    found += look(person, "choice held")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Rules: Porto Carthago")).to_be_visible()
    found += look(person, "rules")

    person.go(f"/table/{over}")
    expect(person.end).to_be_visible()
    found += look(person, "end")
    person.go(f"/replay/{over}?n=50")
    expect(person.board).to_be_visible()
    found += look(person, "replay")
    assert not found, found
