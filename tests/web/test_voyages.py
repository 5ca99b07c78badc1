"""Neptun: contracts and voyages by mouse and by keyboard, and the ways on the chart."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

import cothon
from tests.luck import dice
from tests.often import thorough
from tests.web.boards import at_step
from tests.web.boards.neptun import come_to, nouns_of
from tests.web.harness import Arrive, Message, Screen, components, key_of, offered
from tests.web.tables import sit_late

GAME = "neptun"


def serving(told: Message) -> set[str]:
    """What serves the own contracts: their cities, delivering, temple points."""
    slots = told["view"]["players"][told["eyes"]]["slots"]
    wanted = {f"place:{slot['profit']['place']}" for slot in slots if slot["state"] == "open"}
    options = {key_of(option) for option in told["options"]}
    return wanted | {one for one in options if one.startswith(("slot", "temple", "join"))}


def is_last_round(game: cothon.Game) -> bool:
    """Round C of Neptun."""
    return bool(game.view(None)["table"]["round"] == "C")


@thorough
def test_the_last_round_with_the_mouse_on_the_board(person: Screen) -> None:
    sit_late(person, 3, is_last_round)
    game = person.play_by_mouse(dice(5), prefer=serving)
    assert person.moves() == game.made
    assert not game.bar_only, "every choice is a thing on the board or the own mat"
    assert game.clicked >= {"contract", "slot", "oar", "place"}
    person.shows_scores(game.told["scores"])


def click(person: Screen, step: str, noun: str) -> tuple[Message, Message]:
    """Come to a question, click a thing on the board; what was told before and after."""
    told = come_to(person, lambda told: at_step(step)(told) and noun in nouns_of(told))
    person.click(person.thing(offered(told, noun)))
    return told, person.wait_told(told["n"])


@pytest.mark.parametrize(
    ("step", "noun"),
    [("TakeContract", "reveal"), ("AcceptOrRefuse", "refuse"), ("BuyPoint", "pass")],
)
def test_what_a_round_may_lack_is_clicked_on_the_board(
    person: Screen, step: str, noun: str
) -> None:
    told, after = click(person, step, noun)
    assert after["n"] > told["n"]
    assert person.sent[-1]["choice"] == offered(told, noun)["id"]


def test_temple_points_and_extra_turns_are_clicked_on_the_board(person: Screen) -> None:
    told, after = (one["view"]["players"][0] for one in click(person, "BuyPoint", "temple"))
    assert after["gold"] == told["gold"] - 3
    assert sum(after["temples"].values()) == sum(told["temples"].values()) + 1

    before, then = click(person, "JoinExtra", "join")
    assert 0 not in before["view"]["extra"]
    assert 0 in then["view"]["extra"]


def test_contracts_and_voyages_with_the_keyboard_alone(person: Screen) -> None:
    sit_late(person, 3, is_fifth_turn)
    told = person.play_by_keys(dice(5), lambda told: told["view"]["round"] == "B")
    assert {one["step"] for one in told} >= {"ChooseOars", "Sail"}
    assert {one["view"]["phase"] for one in told} == {"acquire", "fulfil"}
    # Round A has been scored: the temples hold the tiles of the next one.
    assert [len(temple["tiles"]) for temple in told[-1]["view"]["temples"].values()] == [2] * 6
    assert any(player["tiles"] for player in told[-1]["view"]["players"])
    assert person.moves() == len(told) - 1


def is_fifth_turn(game: cothon.Game) -> bool:
    """The last turn in which contracts are acquired."""
    return bool(game.view(None)["table"]["turn"] == 5)


def price(way: Message) -> str:
    """What is written at the end of a way."""
    miles = f"{way['miles']} miles"
    return f"{miles} · {way['gold']} gold" if way["gold"] else miles


def shows_way(person: Screen, way: Message) -> None:
    """The chart shows exactly this way and its price."""
    expect(person.board.locator(".way-price")).to_have_text(price(way))
    expect(person.board.locator("path.way")).to_have_count(len(way["way"]))
    expect(person.board.locator(".distance.on-way")).to_have_count(len(way["way"]))


def needs_gold(told: Message) -> bool:
    """Some places are within reach for nothing, others for gold."""
    ways = (told["view"]["sailing"] or {"ways": {}})["ways"].values()
    return at_step("Sail")(told) and {bool(way["gold"]) for way in ways} == {True, False}


def test_pointing_at_a_place_shows_the_way_with_miles_and_gold(person: Screen) -> None:
    told = come_to(person, needs_gold)
    ways = told["view"]["sailing"]["ways"]
    for option in told["options"]:
        way = ways[option["code"]]
        person.page.mouse.move(*person.point_of(person.thing(option)))
        shows_way(person, way)
        expect(person.hint).to_contain_text(option["text"])
        person.sentence.hover()
        expect(person.board.locator(".way-price")).to_have_count(0)
        expect(person.board.locator("path.way")).to_have_count(0)

    # With the Tab key from place to place, and with the arrow keys from choice to choice.
    focused = "() => document.activeElement.dataset.noun ?? null"
    on_board = sorted(told["options"], key=lambda option: int(option["id"]))
    person.thing(on_board[0]).focus()
    for option in on_board:
        assert person.page.evaluate(focused) == key_of(option)
        shows_way(person, ways[option["code"]])
        person.page.keyboard.press("Tab")
    for option in told["options"]:
        person.page.keyboard.press("ArrowRight")
        expect(person.button(option)).to_be_focused()
        shows_way(person, ways[option["code"]])
    assert person.moves() == 0


def test_who_has_refused_a_contract_is_marked_on_it(person: Screen) -> None:
    told = person.open("me", "bot", "bot", seed=4, options={"refusal_binds": "round"})
    luck = dice(3)
    for _ in range(60):
        display = told["view"]["display"]
        marks = sum(len(column["refused_by"]) for column in display)
        expect(person.board.locator(".refuser")).to_have_count(marks)
        if marks:
            break
        person.button(luck.choice(told["options"])).click()
        told = person.wait_asked(told["n"])
    assert marks
    refused = person.board.locator("[data-card=contract][aria-label*='Refused by: ']")
    expect(refused).to_have_count(sum(bool(column["refused_by"]) for column in display))


PHONES = {"upright": (390, 844), "lying": (844, 390)}


@pytest.mark.parametrize("size", PHONES.values(), ids=PHONES)
def test_a_phone_keeps_the_ship_in_sight_while_it_delivers(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    """What can be chosen lies elsewhere on the board; both choices are seen at once."""
    person = arrive(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    come_to(person, lambda told: at_step("Deliver")(told) and len(told["options"]) == 2)
    ship = person.board.locator("[data-about]")
    expect(ship).to_have_count(1)
    expect(ship).to_be_in_viewport(ratio=1)
    frame = person.page.locator("div.frame").bounding_box()
    lies = ship.bounding_box()
    assert frame is not None
    assert lies is not None
    assert frame["y"] <= lies["y"] <= frame["y"] + frame["height"] - lies["height"]
    for option in person.options.all():
        expect(option).to_be_in_viewport(ratio=1)


def test_pointing_at_an_oar_lights_what_it_reaches(person: Screen) -> None:
    told = come_to(person, at_step("ChooseOars"))
    for option in told["options"][:3]:
        reach = told["view"]["reaches"][option["code"]]
        person.button(option).hover()
        lit = person.board.locator(".reached")
        expect(lit).to_have_count(len(reach["free"]) + len(reach["for_gold"]))
        expect(person.board.locator(".reached.dear")).to_have_count(len(reach["for_gold"]))


def test_a_finger_finds_a_city_on_a_phone(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 390, "height": 844}, has_touch=True)
    come_to(person, at_step("Sail"))
    widths = "(all) => all.map((one) => one.getBoundingClientRect().width)"
    assert min(person.board.locator(".city .reach").evaluate_all(widths)) >= 44


def is_short(asks: Callable[[Message], bool], told: Message) -> bool:
    """Is it such a question, with three choices?"""
    return asks(told) and len(told["options"]) == 3


def test_few_choices_are_seen_at_once_on_a_phone_that_lies_on_its_side(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 844, "height": 390}, has_touch=True)
    for asks in map(at_step, ("LoadContract", "ChooseOars")):
        come_to(person, partial(is_short, asks))
        for option in person.options.all():
            expect(option).to_be_in_viewport(ratio=1)


def test_choices_below_the_fold_fade_until_somebody_has_seen_them(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 844, "height": 390}, has_touch=True)
    come_to(person, lambda told: len(told["options"]) > 6)
    choices = person.page.locator(".options")
    expect(choices).to_have_class(re.compile(r"\bcut\b"))
    choices.evaluate("(list) => list.scrollTo(0, list.scrollHeight)")
    expect(choices).not_to_have_class(re.compile(r"\bcut\b"))


def delivers_late(told: Message) -> bool:
    """A voyage delivers that is the last or the last but one by the rules' numbers, of many."""
    if not at_step("Sail")(told) or len(told["options"]) < 6:
        return False
    ids = sorted(option["id"] for option in told["options"])
    return any("deliver" in one["text"] for one in told["options"] if one["id"] in ids[-2:])


def test_the_voyage_that_delivers_is_the_first_choice_in_sight_on_a_phone(arrive: Arrive) -> None:
    person = arrive(
        viewport=dict(zip(("width", "height"), PHONES["upright"], strict=True)), has_touch=True
    )
    told = come_to(person, delivers_late)
    shown = person.options.evaluate_all("(all) => all.map((one) => Number(one.dataset.option))")
    assert shown == [option["id"] for option in told["options"]]
    first = told["options"][0]
    assert ": deliver " in first["text"]
    assert "(+" in first["text"]
    expect(person.button(first)).to_be_in_viewport(ratio=1)


HELD = 700  # milliseconds


def test_a_finger_that_stays_on_a_choice_reads_it_and_does_not_play(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 390, "height": 844}, has_touch=True)
    told = person.open("me", "bot", "bot")
    line = person.context.new_cdp_session(person.page)
    choice = told["options"][0]
    spot = person.button(choice).bounding_box()
    assert spot is not None
    point = {"x": spot["x"] + spot["width"] / 2, "y": spot["y"] + spot["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(person.hint).to_contain_text(choice["text"])
    person.page.wait_for_timeout(HELD)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    person.page.wait_for_timeout(HELD)
    assert person.moves() == 0
    person.button(choice).tap()
    person.wait_told(told["n"])
    assert person.moves() == 1


def test_whatever_is_clicked_says_why_it_cannot_be_chosen(person: Screen) -> None:
    """The same sentence for nothing, in the phase that has most of the game."""
    person.open("me", "bot", "bot")
    refused = person.page.locator(".refused")
    kinds = ["wind", "order", "pile-oar", "gold_temple", "temple", "city", "bonus-pool"]
    said = set()
    for kind in kinds:
        components(person.page, kind).first.click(force=True)
        expect(refused).not_to_have_text("")
        text = refused.inner_text()
        assert "not what you are asked" not in text, kind
        said.add(text)
    theirs = components(person.mats.last, "slot").first
    theirs.dispatch_event("click")
    expect(refused).to_contain_text("Somebody else")
    mine = components(person.mats.first, "slot").first
    mine.dispatch_event("click")
    expect(refused).to_contain_text("First take a contract")
    assert len(said) == len(kinds)
    assert person.moves() == 0
