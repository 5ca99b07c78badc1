"""No serious barrier: axe-core looks at every page, in daylight and at night."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.harness import Server, new_device
from tests.web.harness import Arrive
from tests.web.looks import look, needs_axe
from tests.web.tables import Company, finished_game

pytestmark = needs_axe


@pytest.fixture(scope="module")
def tables(server: Server) -> tuple[str, str, str]:
    """A device, a table in the middle of a game, and one that is over."""
    device = new_device()
    company = Company(server, device)
    company.play_until(lambda table: table["n"] > 30)
    return device, company.table, finished_game(server, device)


@pytest.mark.parametrize("theme", ["light", "dark"])
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
