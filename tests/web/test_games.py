"""Whole games against bots: with the mouse, and without it."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.harness import PATIENCE, Arrive, Screen

MOST_KEYS = 60
WITH_MOTION = 12
# Every legal choice is a thing on the table, but for doing nothing.
NO_THING = {"pass"}


def test_a_whole_game_with_the_mouse(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, reduced_motion="no-preference")
    page = person.page
    person.go("/")
    box = page.get_by_role("article", name="Porto Carthago")
    box.get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog", name="New table: Porto Carthago")
    for level in dialog.get_by_role("combobox", name="Level").all():
        level.select_option("random")
    dialog.get_by_role("button", name="Open the table").click()
    expect(person.board).to_be_visible()

    luck = random.Random(5)
    made = 0
    bar_only: dict[str, str] = {}
    told = person.wait_asked()
    while not told["over"]:
        drawn = person.drawn_things()
        nouns = {noun for noun, _ in drawn}
        covered = [noun for noun, point in drawn if point is None]
        assert made < WITH_MOTION or not covered, covered
        for option in told["options"]:
            if f"{option['noun']}:{option['index']}" not in nouns:
                bar_only[option["noun"]] = option["text"]
        if drawn:
            noun, point = luck.choice(drawn)
            assert point is not None, noun
            text = page.locator(f"svg [data-noun='{noun}']").first.get_attribute("aria-label")
            page.mouse.move(*point)
            expect(person.hint).to_contain_text(text or "?")
            page.mouse.click(*point)
        else:
            person.options.nth(luck.randrange(len(told["options"]))).click()
        made += 1
        if made == WITH_MOTION:  # the rest would take too long
            page.emulate_media(reduced_motion="reduce")
        told = person.wait_asked(told["n"])
    assert person.moves() == made
    assert set(bar_only) <= NO_THING, bar_only

    expect(person.end).to_be_visible()
    for name in ("Again", "Swap seats", "Save as file"):
        expect(person.end.get_by_role("button", name=name)).to_be_visible()
    expect(person.end.get_by_role("link", name="Replay")).to_be_visible()
    totals = person.end.get_by_role("row", name=re.compile("^Total")).get_by_role("cell")
    assert totals.all_inner_texts() == [str(score["total"]) for score in told["scores"]]
    person.end.get_by_role("button", name="Close").click()
    expect(person.sentence).to_have_text("The game is over.")
    assert not person.complaints


def tab_to(person: Screen, name: str) -> None:
    """Walk with the Tab key until something of this name has the focus."""
    wanted = person.page.locator("button:focus, a:focus").filter(has_text=name)
    for _ in range(MOST_KEYS):
        person.page.keyboard.press("Tab")
        if wanted.count() == 1:
            return
    raise AssertionError(f"the Tab key does not lead to {name!r}")


def test_a_whole_game_with_the_keyboard_alone(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address)
    page, press = person.page, person.page.keyboard.press
    person.go("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    tab_to(person, "Play now")
    press("Enter")
    expect(person.board).to_be_visible()

    luck = random.Random(5)
    told = person.wait_asked()
    press("ArrowDown")  # into the choices
    while not told["over"]:
        # The next question finds the keyboard where it was: among the choices.
        expect(person.options.and_(page.locator(":focus"))).to_have_count(1)
        for _ in range(luck.randrange(min(len(told["options"]), 6))):
            press(luck.choice(("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft")))
        press("Enter")
        told = person.wait_asked(told["n"])

    expect(person.end).to_be_visible()
    tab_to(person, "Replay")
    press("Enter")
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible(timeout=PATIENCE)


def test_keys_for_undo_log_and_rules(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address)
    press = person.page.keyboard.press
    table, _ = server.open(person.device, "me", "friend", "friend")
    person.sit(table)
    told = person.wait_asked()
    press("ArrowDown")
    press("Enter")
    after = person.wait_told(told["n"])
    assert after["undo"]["ok"]
    press("u")
    person.page.wait_for_function("(n) => told.n === n", arg=told["n"])
    assert person.told["view"] == told["view"]
    press("l")
    log = person.page.get_by_role("complementary", name="Log")
    expect(log).to_be_visible()
    press("Escape")
    expect(log).to_be_hidden()
    press("?")
    expect(person.page.get_by_role("dialog", name="Rules: Porto Carthago")).to_be_visible()
    press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
