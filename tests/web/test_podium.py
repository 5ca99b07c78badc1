"""The end is a podium: counted line by line, in sight of its buttons on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.often import some
from tests.web.harness import Arrive, Screen, offered
from tests.web.looks import look, needs_axe
from tests.web.tables import lay

GAME = "merchants_guilds"
# The last turns of the game; nobody has anything, so all of them win.
LAST_TURNS = {"decade": 3, "round": 5, "start_player": 1, "active": 3, "players": [{}, {}, {}, {}]}
# Who passes first draws a card that counts on the tile.
SCORING = {
    **LAST_TURNS,
    "tiles": [
        *("GUILD_HALL_1", "ACHIEVEMENT_TILES", "GUILD_HALL_2", "VICTORY_POINTS"),
        *("COINS", "RESIDENCE_2"),
    ],
    "tile_discs": {"COINS": [1]},
    "players": [{}, {"hand": ["T13", "T28"]}, {}, {}],
}
SIZES = [(1280, 800), (1024, 768), (1920, 1080), (820, 1180), (1180, 820), (390, 844), (844, 390)]
IN_SIGHT = """(things) => things.every((thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return inside && thing.contains(met);
})"""


def end_game(screen: Screen) -> None:
    """Pass: that was the last turn."""
    screen.button(offered(lay(screen, LAST_TURNS, "pass"), "pass")).click()


def doors(screen: Screen) -> Locator:
    """What can be done next."""
    return screen.end.locator("footer").locator("button, a")


def test_points_are_counted_line_by_line(arrive: Arrive) -> None:
    """Space counts the next line, Esc all; only then does it close."""
    screen = arrive(habits=False, reduced_motion="no-preference")
    screen.remember(pace="slow")
    end_game(screen)
    page = screen.page
    banner = page.get_by_test_id("caption")
    expect(banner).to_be_visible()
    page.keyboard.press("Escape")
    rows = screen.end.locator("tbody tr:visible th")
    open_rows = screen.end.locator("tbody tr:not(.later)")
    expect(screen.end).to_be_visible()
    before = open_rows.count()
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    assert open_rows.count() >= before + 2
    expect(screen.end.locator(".rank").first).to_be_hidden()
    page.keyboard.press("Escape")
    expect(screen.end.locator(".rank").first).to_be_visible()
    expect(screen.end.get_by_text("Shared victory")).to_have_count(4)
    screen.shows_scores(screen.told["scores"])
    assert rows.count() > before
    page.keyboard.press("Escape")
    expect(screen.end).to_have_count(0)


def test_nothing_tells_the_end_before_it_is_counted(arrive: Arrive) -> None:
    """[AMB-60] Neither totals nor who has won stand on the mats while lines are counted."""
    screen = arrive(habits=False, reduced_motion="no-preference")
    screen.remember(pace="slow")
    told = lay(screen, SCORING, "pass")
    totals, won = screen.mats.locator(".total"), screen.mats.locator(".won")
    expect(totals.first).to_contain_text("0")
    before = totals.all_text_contents()
    screen.button(offered(told, "pass")).click()
    expect(screen.page.get_by_test_id("caption")).to_be_visible()
    assert totals.all_text_contents() == before
    screen.page.keyboard.press("Escape")
    expect(screen.end).to_be_visible()
    expect(won).to_have_count(0)
    assert totals.all_text_contents() == before
    screen.page.keyboard.press("Escape")
    expect(won).not_to_have_count(0)
    assert totals.all_text_contents() != before


@needs_axe
@pytest.mark.parametrize("theme", some(1, ["dark", "light"]))
def test_its_buttons_are_in_sight_on_every_screen(arrive: Arrive, theme: str) -> None:
    screen = arrive(color_scheme=theme)
    end_game(screen)
    expect(screen.end).to_be_visible()
    assert doors(screen).count() == 4
    hidden = []
    for width, height in SIZES:
        screen.page.set_viewport_size({"width": width, "height": height})
        expect(screen.end.get_by_test_id("podium")).to_be_visible()
        if not doors(screen).evaluate_all(IN_SIGHT):
            hidden.append((width, height))
    assert not hidden
    width, height = SIZES[0] if theme == "light" else SIZES[-2]
    screen.page.set_viewport_size({"width": width, "height": height})
    assert look(screen, "podium") == []
