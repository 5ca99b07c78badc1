"""How a page is looked at: by axe-core, with the fingers on a phone, and on a small desk."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.web.harness import Message, Screen

ROOT = Path(__file__).parents[2]
MODULES = [ROOT / "build" / "web" / "node_modules", ROOT / "web" / "node_modules"]
FOUND = [folder for folder in MODULES if (folder / "axe-core").exists()]
AXE = (FOUND or MODULES)[0] / "axe-core" / "axe.min.js"
RUN = """async ({ only, part }) => {
  const wanted = { resultTypes: ["violations"], ...(only.length ? { runOnly: only } : {}) };
  const { passes, violations } = await axe.run(part ?? document, wanted);
  const least = only.length || (part ? 3 : 10);
  if (passes.length < least) throw new Error("axe-core has hardly looked");
  return violations.map(({ id, impact, help, nodes }) => ({
    id, impact, help,
    nodes: nodes.slice(0, 4).map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
  }));
}"""
TAPS = 3
SECONDS_FOR_A_TAP = 3.0
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
# How the board is drawn: a pixel's worth of a unit, and where its corner lies.
DRAWN = "document.querySelector('svg.drawn:not(.on-mat)').getScreenCTM()"
SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
ANY_WAY = """() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  scrollTo(50, 50);
  return [scrollWidth - clientWidth, scrollHeight - clientHeight, scrollX, scrollY];
}"""
IN_VIEW = """(thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > 80 && y > 80 && x < innerWidth - 20 && document.elementFromPoint(x, y) === thing;
}"""

needs_axe = pytest.mark.skipif(
    not AXE.is_file(), reason="AXE-CORE IS MISSING: web/node_modules has none (npm ci in web/)"
)


def look(person: Screen, where: str, *only: str, part: str | None = None) -> list[Any]:
    """What axe-core finds serious here, by all its rules or only by these; or in a part of it."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(RUN, {"only": list(only), "part": part})
    return [(where, one) for one in found if one["impact"] in ("serious", "critical")]


def first_in_view(person: Screen) -> Locator:
    """A legal thing under no other and on the screen."""
    for thing in person.things.all():
        if thing.evaluate(IN_VIEW):
            return thing
    raise AssertionError("no legal thing is on the screen")


def place(person: Screen) -> tuple[float, float, float]:
    """Where the board's corner lies, and how large its units are."""
    x, y, scale = person.page.evaluate(f"() => [{DRAWN}.e, {DRAWN}.f, {DRAWN}.a]")
    return x, y, scale


def drag(line: CDPSession, start: tuple[float, float], by: tuple[int, int]) -> None:
    """A finger that goes down, moves and goes up."""

    def touch(kind: str, share: float) -> None:
        point = {"x": start[0] + by[0] * share, "y": start[1] + by[1] * share}
        points = [] if kind == "touchEnd" else [point]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 0)
    for step in range(1, 9):
        touch("touchMove", step / 8)
    touch("touchEnd", 1)


def fits_the_desk(person: Screen) -> None:
    """Nothing scrolls, and everything is on the screen."""
    assert person.page.evaluate(ANY_WAY) == [0, 0, 0, 0]
    expect(person.board).to_be_in_viewport(ratio=1)
    expect(person.prompt).to_be_in_viewport(ratio=1)
    expect(person.undo).to_be_in_viewport(ratio=1)
    for mat in person.mats.all():
        expect(mat).to_be_in_viewport(ratio=1)


def tap(person: Screen, before: int) -> None:
    """Tap a legal thing; once more if nothing comes of it.

    A browser on a busy machine gives a touch up that its page is late to answer.
    """
    for _ in range(TAPS):
        person.page.touchscreen.tap(*person.point_of(first_in_view(person)))
        deadline = time.monotonic() + SECONDS_FOR_A_TAP
        while time.monotonic() < deadline:
            if person.moves() > before:
                return
            person.page.wait_for_timeout(20)


def use_fingers(person: Screen, told: Message) -> None:
    """Zoom, pan and tap on a phone, at a question with things on the board."""
    page = person.page
    before = person.moves()
    assert not page.evaluate(SIDEWAYS)
    expect(person.prompt).to_be_in_viewport(ratio=1)
    expect(person.options.first).to_be_in_viewport(ratio=1)

    # Buttons zoom, a finger pans; neither chooses anything, even when it begins on a legal thing.
    # The drawing itself is zoomed: its element stays as it is, and so do its letters' edges.
    box = person.board.bounding_box()
    standing = place(person)
    page.get_by_role("button", name="Larger").click()
    page.wait_for_function(f"(scale) => {DRAWN}.a > scale * 1.5", arg=standing[2])
    assert person.board.bounding_box() == box
    larger = place(person)
    line = person.context.new_cdp_session(page)
    on_screen = first_in_view(person)
    drag(line, person.point_of(on_screen), (-60, -40))
    page.wait_for_function(f"(x) => {DRAWN}.e < x - 20", arg=larger[0])
    panned = place(person)
    drag(line, person.point_of(first_in_view(person)), (30, 25))
    page.wait_for_function(f"(x) => {DRAWN}.e > x + 10", arg=panned[0])
    assert place(person)[2] == pytest.approx(larger[2])
    assert person.moves() == before
    assert not page.evaluate(SIDEWAYS)

    # A tap on a thing chooses it; so does a tap on a choice of the bar. The browser takes a tap in
    # the very moment after a quick drag for its end.
    page.wait_for_timeout(400)
    tap(person, before)
    told = person.wait_asked(told["n"])
    assert person.moves() == before + 1
    page.get_by_role("button", name="Whole board").click()
    person.options.first.tap()
    person.wait_asked(told["n"])
    assert person.moves() == before + 2

    page.get_by_role("button", name="Players").tap()
    expect(person.mats.first).to_be_in_viewport()
    expect(person.prompt).to_be_in_viewport(ratio=1)
    assert not page.evaluate(SIDEWAYS)
