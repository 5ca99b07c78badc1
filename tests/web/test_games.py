"""Games against bots to their end: a whole one with the mouse, the last decade without it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import cothon
from tests.luck import dice
from tests.server.harness import Server
from tests.web.harness import PATIENCE, Arrive, late_table

WITH_MOTION = 12
# Every legal choice is a thing on the table, but for doing nothing.
NO_THING = {"pass"}


def test_a_whole_game_with_the_mouse(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, reduced_motion="no-preference")
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
    totals = person.end.get_by_role("row", name=re.compile("^Total")).get_by_role("cell")
    assert totals.all_inner_texts() == [str(score["total"]) for score in game.told["scores"]]
    person.end.get_by_role("button", name="Close").click()
    expect(person.sentence).to_have_text("The game is over.")
    assert not person.complaints


def test_a_table_is_opened_and_played_with_the_keyboard_alone(
    server: Server, arrive: Arrive
) -> None:
    person = arrive(server.address)
    page, press = person.page, person.page.keyboard.press
    person.go("/")
    expect(person.play_now).to_be_enabled()
    person.tab_to("Play now")
    press("Enter")
    expect(person.board).to_be_visible()
    person.play_by_keys(dice(5), lambda told: bool(told["n"] > 30))

    # The same to the end of a game, from shortly before it.
    person.sit(late_table(server, person.device, "porto_carthago", 3, is_late))
    person.play_by_keys(dice(6), lambda told: bool(told["over"]))
    expect(person.end).to_be_visible()
    person.tab_to("Replay")
    press("Enter")
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible(timeout=PATIENCE)


def is_late(game: cothon.Game) -> bool:
    """The fourth decade of Porto Carthago, after which a game may end."""
    return int(game.view(None)["table"]["decade"]) == 4


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
