"""Games against bots to their end: a whole one with the mouse, the last decade without it."""

from __future__ import annotations

from playwright.sync_api import expect

import cothon
from tests.luck import dice
from tests.web.harness import PATIENCE, Arrive, Screen
from tests.web.tables import sit_late

WITH_MOTION = 12
# Every legal choice is a thing on the table, but for doing nothing.
NO_THING = {"pass"}


def test_a_whole_game_with_the_mouse(arrive: Arrive) -> None:
    person = arrive(reduced_motion="no-preference")
    dialog = person.new_table()
    for level in dialog.get_by_role("combobox", name="Level").all():
        level.select_option("random")
    dialog.get_by_role("button", name="Open the table").click()
    expect(person.board).to_be_visible()

    game = person.play_by_mouse(dice(5), WITH_MOTION)
    assert person.moves() == game.made
    assert set(game.bar_only) <= NO_THING, game.bar_only

    expect(person.end).to_be_visible()
    for name in ("Again", "Swap seats", "Save as file"):
        expect(person.end.get_by_role("button", name=name)).to_be_visible()
    expect(person.end.get_by_role("link", name="Replay")).to_be_visible()
    person.shows_scores(game.told["scores"])
    person.end.get_by_role("button", name="Close").click()
    expect(person.sentence).to_have_text("The game is over.")


def test_a_table_is_opened_and_played_with_the_keyboard_alone(person: Screen) -> None:
    page, press = person.page, person.page.keyboard.press
    person.go("/")
    expect(person.play_now).to_be_enabled()
    person.tab_to("Play now")
    press("Enter")
    expect(person.board).to_be_visible()
    person.play_by_keys(dice(5), lambda told: bool(told["n"] > 30))

    # The same to the end of a game, from shortly before it.
    sit_late(person, 3, is_late)
    person.play_by_keys(dice(6), lambda told: bool(told["over"]))
    expect(person.end).to_be_visible()
    person.tab_to("Replay")
    press("Enter")
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible(timeout=PATIENCE)


def test_an_address_that_cannot_be_read_is_no_table(person: Screen) -> None:
    """The page was blank."""
    person.go("/table/%")
    expect(person.page.get_by_text("There is no such table.")).to_be_visible()
    assert all("404" in text for text in person.complaints), person.complaints
    person.complaints.clear()


def is_late(game: cothon.Game) -> bool:
    """The fourth decade of Porto Carthago, after which a game may end."""
    return int(game.view(None)["table"]["decade"]) == 4


def test_keys_for_undo_log_and_rules(person: Screen) -> None:
    press = person.page.keyboard.press
    told = person.open("me", "friend", "friend")
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
