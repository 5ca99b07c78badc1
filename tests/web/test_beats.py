"""What the rules do by themselves is shown step by step, at the person's pace, or skipped."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.often import some
from tests.server.harness import Message
from tests.web.harness import Arrive, Screen

GAME = "merchants_cove"
# Every caption that is ever drawn, in order.
WATCH = """() => {
  let last = null;
  window.captions = [];
  new MutationObserver(() => {
    const caption = document.querySelector("[data-testid=caption] span");
    if (caption !== null && caption !== last) captions.push(caption.textContent);
    last = caption;
  }).observe(document.body, { childList: true, subtree: true });
}"""


def begun(arrive: Arrive, pace: str) -> tuple[Screen, Message]:
    """Somebody alone with the Peddler, of this pace, who has made the first choice."""
    screen = arrive(habits=False)
    screen.remember(pace=pace)
    told = screen.open("me")
    screen.page.evaluate(WATCH)
    screen.options.first.click()
    return screen, screen.wait_told(told["n"])


def caption(screen: Screen) -> Locator:
    """What is said over the board."""
    return screen.page.get_by_test_id("caption")


def test_beats_are_shown_one_after_another_and_then_the_question(arrive: Arrive) -> None:
    screen, told = begun(arrive, "fast")
    texts = [beat["text"] for beat in told["beats"]]
    assert len(texts) > 5
    assert screen.wait_asked(0) == told
    assert screen.page.evaluate("captions") == texts
    expect(caption(screen)).to_have_count(0)
    expect(screen.sentence).to_have_text(told["prompt"])


def test_nothing_can_be_chosen_before_the_last_beat(arrive: Arrive) -> None:
    screen, told = begun(arrive, "slow")
    expect(caption(screen)).to_contain_text(told["beats"][0]["text"])
    expect(screen.options).to_have_count(0)
    expect(screen.sentence).to_have_text("What happens")
    made = screen.moves()
    screen.page.keyboard.press("u")
    assert screen.moves() == made
    log = screen.page.get_by_test_id("log").locator(".told")
    expect(log.last).to_have_text(told["beats"][0]["text"])


@pytest.mark.parametrize("way", some(1, ["Escape", "s", "Skip"]))
def test_all_beats_can_be_skipped(arrive: Arrive, way: str) -> None:
    screen, told = begun(arrive, "slow")
    expect(caption(screen)).to_be_visible()
    if way == "Skip":
        screen.prompt.get_by_role("button", name=way).click()
    else:
        screen.page.keyboard.press(way)
    expect(caption(screen)).to_have_count(0)
    assert screen.wait_asked(0) == told
    assert len(screen.page.evaluate("captions")) < len(told["beats"])


def test_one_beat_after_another_can_be_cut_short(arrive: Arrive) -> None:
    screen, told = begun(arrive, "slow")
    for beat in told["beats"]:
        expect(caption(screen)).to_contain_text(beat["text"])
        screen.page.keyboard.press("Space")
    expect(caption(screen)).to_have_count(0)
    assert screen.wait_asked(0) == told
    assert screen.moves() == 1


def test_who_wants_no_beats_has_none(arrive: Arrive) -> None:
    screen, told = begun(arrive, "instant")
    assert told["beats"]
    screen.wait_asked(0)
    assert screen.page.evaluate("captions") == []


def test_a_page_that_is_opened_again_shows_how_things_stand(arrive: Arrive) -> None:
    screen, _ = begun(arrive, "slow")
    expect(caption(screen)).to_be_visible()
    screen.page.reload()
    assert screen.wait_asked()["beats"] == []
    expect(caption(screen)).to_have_count(0)
