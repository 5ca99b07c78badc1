"""No serious barrier: axe-core looks at every page, in daylight and at night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.harness import Server, new_device
from tests.web.harness import Arrive, Company, Screen, finished_game

ROOT = Path(__file__).parents[2]
MODULES = [ROOT / "build" / "web" / "node_modules", ROOT / "web" / "node_modules"]
FOUND = [folder for folder in MODULES if (folder / "axe-core").exists()]
AXE = (FOUND or MODULES)[0] / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { passes, violations } = await axe.run(document, { resultTypes: ["violations"] });
  if (passes.length < 10) throw new Error("axe-core has hardly looked at anything");
  return violations.map(({ id, impact, help, nodes }) => ({
    id, impact, help,
    nodes: nodes.slice(0, 4).map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
  }));
}"""

pytestmark = pytest.mark.skipif(
    not AXE.is_file(), reason="AXE-CORE IS MISSING: web/node_modules has none (npm ci in web/)"
)


def look(person: Screen, where: str) -> list[Any]:
    """What axe-core finds serious here."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(RUN)
    return [(where, one) for one in found if one["impact"] in ("serious", "critical")]


@pytest.fixture(scope="module")
def tables(server: Server) -> tuple[str, str, str]:
    """A device, a table in the middle of a game, and one that is over."""
    device = new_device()
    company = Company(server, device)
    company.play_until(lambda table: table["n"] > 30)
    return device, company.table, finished_game(server, device)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_barrier(
    server: Server, arrive: Arrive, tables: tuple[str, str, str], theme: str
) -> None:
    device, running, over = tables
    person = arrive(server.address, device, color_scheme=theme)
    page = person.page
    found: list[Any] = []

    person.go("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    found += look(person, "harbour")
    page.get_by_role("button", name="New table").click()
    expect(page.get_by_role("dialog", name="New table: Porto Carthago")).to_be_visible()
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
