"""Neptun in the browser: whole games, oars chosen in secret, the chart, and every screen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import cothon
from tests.games.neptun.laid import L1, cargo, pawns, spare_oars, up
from tests.luck import dice
from tests.server.harness import BOT, Server
from tests.web.harness import (
    Arrive,
    Company,
    Message,
    Screen,
    key_of,
    laid_table,
    late_table,
)
from tests.web.looks import PHONE, SIDEWAYS, fits_the_desk, look, needs_axe, use_fingers

STEPS = {
    *("TakeContract", "AcceptOrRefuse", "LoadContract", "ChooseOars"),
    *("Sail", "Deliver", "BuyPoint", "JoinExtra"),
}
HEADINGS = ("display", "order", "temples", "wind")


def at_step(*steps: str) -> Callable[[Message], bool]:
    """A question of one of these kinds, which we still have to answer."""
    return lambda told: told["step"] in steps and told["eyes"] in told["asked"]


def table_with_bots(server: Server, person: Screen, bots: int = 2) -> str:
    """A table with bots that choose at random."""
    seats = [{"kind": "me"}, *[BOT] * bots]
    return server.open(person.device, seats=seats, game="neptun")[0]


def gathered(
    server: Server, person: Screen, step: str, kinds: tuple[str, ...] = ("me", "friend", "friend")
) -> Company:
    """A table at which the first seat has come to such a question."""
    company = Company(server, person.device, 3, "neptun", kinds)
    company.play_until(at_step(step))
    return company


def serving(told: Message) -> set[str]:
    """What serves the own contracts: their cities, delivering, temple points."""
    slots = told["view"]["players"][told["eyes"]]["slots"]
    wanted = {f"place:{slot['profit']['place']}" for slot in slots if slot["state"] == "open"}
    options = {key_of(option) for option in told["options"]}
    return wanted | {one for one in options if one.startswith(("slot", "temple", "join"))}


def test_the_last_round_with_the_mouse_on_the_board(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, game="Neptun")
    person.sit(late_table(server, person.device, "neptun", 3, is_last_round))
    game = person.play_by_mouse(dice(5), prefer=serving)
    assert person.moves() == game.made
    assert not game.bar_only, "every choice is a thing on the board or the own mat"
    assert game.clicked >= {"contract", "slot", "oar", "place"}

    expect(person.end).to_be_visible()
    totals = person.end.get_by_role("row", name=re.compile("^Total")).get_by_role("cell")
    assert totals.all_inner_texts() == [str(score["total"]) for score in game.told["scores"]]
    for line in game.told["scores"][0]["lines"]:
        row = person.end.get_by_role("row", name=re.compile(f"^{line['name']}", re.IGNORECASE))
        values = [one["value"] for one in map(line_of(line["name"]), game.told["scores"])]
        assert row.get_by_role("cell").all_inner_texts() == [str(value) for value in values]
    assert not person.complaints


def line_of(name: str) -> Callable[[Message], Message]:
    """A line of somebody's score sheet."""
    return lambda score: next(line for line in score["lines"] if line["name"] == name)


def nouns_of(told: Message) -> set[str]:
    """The kinds of things that can be chosen."""
    return {option["noun"] for option in told["options"]}


def click(server: Server, person: Screen, step: str, noun: str) -> tuple[Message, Message]:
    """Come to a question, click a thing on the board; what was told before and after."""
    company = Company(server, person.device, 3, "neptun")
    company.play_until(lambda told: at_step(step)(told) and noun in nouns_of(told))
    person.sit(company.table)
    told = person.wait_asked()
    option = next(one for one in told["options"] if one["noun"] == noun)
    person.page.mouse.click(*person.point_of(person.thing(option)))
    return told, person.wait_told(told["n"])


def is_last_round(game: cothon.Game) -> bool:
    """Round C of Neptun."""
    return bool(game.view(None)["table"]["round"] == "C")


@pytest.mark.parametrize(
    ("step", "noun"),
    [("TakeContract", "reveal"), ("AcceptOrRefuse", "refuse"), ("BuyPoint", "pass")],
)
def test_what_a_round_may_lack_is_clicked_on_the_board(
    server: Server, arrive: Arrive, step: str, noun: str
) -> None:
    person = arrive(server.address, game="Neptun")
    told, after = click(server, person, step, noun)
    assert after["n"] > told["n"]
    assert person.sent[-1]["choice"] in {
        one["id"] for one in told["options"] if one["noun"] == noun
    }


def test_temple_points_and_extra_turns_are_clicked_on_the_board(
    server: Server, arrive: Arrive
) -> None:
    person = arrive(server.address, game="Neptun")
    told, after = (one["view"]["players"][0] for one in click(server, person, "BuyPoint", "temple"))
    assert after["gold"] == told["gold"] - 3
    assert sum(after["temples"].values()) == sum(told["temples"].values()) + 1

    before, then = click(server, person, "JoinExtra", "join")
    assert 0 not in before["view"]["extra"]
    assert 0 in then["view"]["extra"]


def test_contracts_and_voyages_with_the_keyboard_alone(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, game="Neptun")
    person.sit(late_table(server, person.device, "neptun", 3, is_fifth_turn))
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


# Oars


def common_oars(person: Screen) -> list[Message]:
    """The own choices but for the personal cards, which look alike for all."""
    return [option for option in person.told["options"] if "personal" not in option["text"]]


def hand_in(person: Screen, option: Message) -> None:
    """Click an oar card of the own hand, and wait until it is handed in or all are opened."""
    n = person.told["n"]
    person.page.mouse.click(*person.point_of(person.thing(option)))
    person.page.wait_for_function(
        "([n, id]) => told.n > n || told.chosen === id", arg=[n, option["id"]]
    )


def keeps(person: Screen, option: Message) -> None:
    """The page shows this as the own choice: in the bar, in the hand, on the mat."""
    pressed = person.options.and_(person.page.locator("[aria-pressed=true]"))
    expect(pressed).to_have_count(1)
    expect(pressed).to_have_attribute("data-option", str(option["id"]))
    mine = person.mat("Hanno").locator("title").filter(has_text="your choice, may still be changed")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text(option["text"])
    expect(sealed(person, "Hanno")).to_be_visible()


def sealed(person: Screen, name: str) -> Locator:
    """What says that somebody has chosen."""
    return person.mat(name).get_by_test_id("sealed")


def knows_nothing(person: Screen, code: str, n: int) -> None:
    """Neither the page nor the line has ever told this card to this person, up to this moment."""
    assert code not in person.page.content()
    for message in person.tables():
        assert message["n"] <= n
        assert message["chosen"] is None
        assert code not in json.dumps(message["view"])
        assert code not in [option["code"] for option in message["options"]]


def crews(person: Screen) -> Locator:
    """Who rows with what, as the board tells it."""
    return person.board.locator("title").filter(has_text=re.compile(r"^\d\. .*: (power|has|is)"))


def test_two_people_choose_oars_in_secret_and_all_are_opened_together(
    server: Server, arrive: Arrive
) -> None:
    host, friend, watcher = everybody = [arrive(server.address, game="Neptun") for _ in range(3)]
    company = gathered(server, host, "ChooseOars", ("me", "friend", "bot"))
    claim = {"token": company.invites[1], "name": "Tanit"}
    server.post(f"/api/tables/{company.table}/claim", friend.device, claim)
    for person in everybody:
        person.sit(company.table)
        person.page.wait_for_function("() => told.sealed.length === 1")  # the bot's
    n = host.wait_asked()["n"]
    friend.wait_asked()
    first, second, *_ = common_oars(host)
    friends = common_oars(friend)[-1]
    code, changed = first["code"], second["code"]
    for person in everybody:
        expect(sealed(person, "Hanno")).to_be_hidden()
        expect(sealed(person, "Tanit")).to_be_hidden()

    hand_in(host, first)
    keeps(host, first)
    for person in (friend, watcher):
        expect(sealed(person, "Hanno")).to_be_visible()
        expect(sealed(person, "Tanit")).to_be_hidden()
        expect(crews(person).filter(has_text="Hanno: has chosen")).to_have_count(1)
        expect(crews(person).filter(has_text="Tanit: is choosing")).to_have_count(1)
        knows_nothing(person, code, n)
    seen = watcher.picture()

    hand_in(host, second)
    keeps(host, second)
    for person in (friend, watcher):
        expect(sealed(person, "Hanno")).to_be_visible()
        knows_nothing(person, changed, n)
    assert watcher.picture() == seen
    assert watcher.told["options"] == []
    assert [message["sealed"] for message in watcher.tables()][-1] == [0, 2]

    hand_in(friend, friends)
    played = []
    for person in everybody:
        told = person.wait_told(n)
        expect(sealed(person, "Hanno")).to_be_hidden()
        expect(crews(person).filter(has_text="power")).to_have_count(3)
        played.append([player["played"] for player in told["view"]["players"]])
        # Nobody was ever told some of the cards and not the others.
        for message in person.tables():
            lengths = {len(player["played"]) for player in message["view"]["players"]}
            assert lengths == {int(message["n"] > n)}
    assert played[0] == played[1] == played[2]
    assert played[0][:2] == [[changed], [friends["code"]]]
    assert changed in watcher.page.content()
    cards = [crews(person).all_text_contents() for person in everybody]
    assert cards[0] == cards[1] == cards[2]


def test_a_choice_handed_in_is_still_there_after_a_reload(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, game="Neptun")
    person.sit(gathered(server, person, "ChooseOars").table)
    person.wait_asked()
    first, second, *_ = common_oars(person)
    hand_in(person, first)
    keeps(person, first)

    person.page.reload()
    expect(person.board).to_be_visible()
    keeps(person, first)
    assert person.told["chosen"] == first["id"]
    hand_in(person, second)
    keeps(person, second)
    person.page.reload()
    keeps(person, second)


def test_the_keyboard_keeps_its_place_while_others_hand_in(server: Server, arrive: Arrive) -> None:
    person, other = arrive(server.address, game="Neptun"), arrive(server.address, game="Neptun")
    company = gathered(server, person, "ChooseOars")
    person.sit(company.table)
    told = person.wait_asked()
    for _ in range(4):  # into the choices, and to the fourth
        person.page.keyboard.press("ArrowDown")
    fourth = person.button(told["options"][3])
    expect(fourth).to_be_focused()

    claim = {"token": company.invites[1], "name": "Tanit"}
    server.post(f"/api/tables/{company.table}/claim", other.device, claim)
    other.sit(company.table)
    other.wait_asked()
    hand_in(other, common_oars(other)[0])
    expect(sealed(person, "Tanit")).to_be_visible()
    expect(fourth).to_be_focused()
    expect(person.hint).to_have_text(told["options"][3]["text"])
    person.page.keyboard.press("Enter")
    keeps(person, told["options"][3])
    expect(fourth).to_be_focused()


# The chart


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


def test_pointing_at_a_place_shows_the_way_with_miles_and_gold(
    server: Server, arrive: Arrive
) -> None:
    person = arrive(server.address, game="Neptun")
    company = Company(server, person.device, 3, "neptun")
    company.play_until(needs_gold)
    person.sit(company.table)
    told = person.wait_asked()
    ways = told["view"]["sailing"]["ways"]
    for option in told["options"]:
        way = ways[option["code"]]
        person.page.mouse.move(*person.point_of(person.thing(option)))
        shows_way(person, way)
        expect(person.hint).to_have_text(option["text"])
        person.sentence.hover()
        expect(person.board.locator(".way-price")).to_have_count(0)
        expect(person.board.locator("path.way")).to_have_count(0)

    # With the Tab key from place to place, and with the arrow keys from choice to choice.
    focused = "() => document.activeElement.dataset.noun ?? null"
    person.thing(told["options"][0]).focus()
    for option in told["options"]:
        assert person.page.evaluate(focused) == key_of(option)
        shows_way(person, ways[option["code"]])
        person.page.keyboard.press("Tab")
    for option in told["options"]:
        person.page.keyboard.press("ArrowRight")
        expect(person.button(option)).to_be_focused()
        shows_way(person, ways[option["code"]])
    assert person.moves() == 0


# Screens and languages


NIGHTLY = ("TakeContract", "ChooseOars", "Sail")  # among them they show all that is on the table


@needs_axe
def test_no_serious_barrier_at_any_question(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, game="Neptun")
    company = Company(server, person.device, 3, "neptun")
    missing = set(STEPS)
    found: list[Any] = []
    while missing:
        told = company.bring(person, at_step(*missing))
        missing.remove(told["step"])
        found += look(person, told["step"])
        if told["step"] not in NIGHTLY:
            continue
        # At night only the colours are others.
        person.page.emulate_media(color_scheme="dark")
        expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
        found += look(person, f"{told['step']} at night", "color-contrast")
        person.page.emulate_media(color_scheme="light")
        expect(person.page.locator("html")).to_have_attribute("data-theme", "light")
    assert not found, found


@pytest.mark.parametrize("bots", [2, 4])
def test_the_table_of_neptun_needs_no_scrolling_on_a_small_desk(
    server: Server, arrive: Arrive, bots: int
) -> None:
    person = arrive(server.address, game="Neptun")
    company = Company(server, person.device, 3, "neptun", ("me", *["bot"] * bots))
    for step in ("TakeContract", "LoadContract", "ChooseOars", "Sail", ""):
        comes = at_step(step) if step else lambda told: told["view"]["round"] == "B"
        company.bring(person, comes)
        fits_the_desk(person)


def test_neptun_on_a_phone(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, game="Neptun", **PHONE)
    person.sit(gathered(server, person, "TakeContract", ("me", "bot", "bot")).table)
    told = person.wait_asked()
    while told["step"] != "Sail":
        assert not person.page.evaluate(SIDEWAYS)
        expect(person.options.first).to_be_in_viewport(ratio=1)
        person.options.first.tap()
        told = person.wait_asked(told["n"])
    use_fingers(person, told)


def offers_a_contract(told: Message) -> bool:
    """A contract lies face up, and more can be turned up."""
    nouns = {option["noun"] for option in told["options"]}
    return at_step("TakeContract")(told) and nouns == {"contract", "reveal"}


def test_another_language_at_the_table_of_neptun(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, game="Neptun")
    company = Company(server, person.device, 3, "neptun")
    company.play_until(offers_a_contract)
    person.sit(company.table)
    person.wait_asked()
    spoken: dict[str, list[str]] = {}
    for language in ("fr", "de", "en"):
        name = re.compile("^(Language|Langue|Sprache)$")
        person.page.get_by_role("combobox", name=name).select_option(language)
        path = f"/api/tables/{company.table}/moment"
        said = server.get(path, person.device, eyes=0, language=language)
        person.speaks(said)
        contract = next(one for one in said["options"] if one["noun"] == "contract")
        expect(person.thing(contract)).to_have_accessible_name(contract["text"])
        headings = [said["names"]["labels"][label] for label in HEADINGS]
        for heading in headings:
            panel = person.board.get_by_role("group", name=heading, exact=True)
            expect(panel.locator(".heading")).to_have_text(heading)
        names = [place["name"] for place in said["names"]["places"].values()]
        expect(person.board.locator(".city-name")).to_have_text(names)
        spoken[language] = [said["prompt"], contract["text"], *headings, *names]
    for one, other in (("en", "fr"), ("fr", "de"), ("de", "en")):
        pairs = list(zip(spoken[one], spoken[other], strict=True))
        assert all(mine != theirs for mine, theirs in pairs[:4])
        assert any(mine != theirs for mine, theirs in pairs[6:])
    assert person.moves() == 0


# Nothing hides anything, and everything is worded well


TEMPLES = ("HISPANIA", "ITALIA", "AFRICA", "GRAECIA", "ORIENS", "GOLD")
WON = [f"{temple}-{rank}" for temple in TEMPLES for rank in ("A1", "B1", "B2")]
DESK = {"viewport": {"width": 1280, "height": 800}}
LARGE = {"viewport": {"width": 1920, "height": 1080}}
LANGUAGES = ("fr", "de", "en")
# What is drawn, by its boxes in the units of its own drawing: left, top, right, bottom.
BOXES = """([drawing, kind]) => {
  const svg = document.querySelector(drawing);
  const back = svg.getScreenCTM().inverse();
  const at = (x, y) => new DOMPoint(x, y).matrixTransform(back);
  return [...svg.querySelectorAll(kind)].map((piece) => {
    const { left, top, right, bottom } = piece.getBoundingClientRect();
    const [a, b] = [at(left, top), at(right, bottom)];
    return [a.x, a.y, b.x, b.y];
  });
}"""
# Another screen is measured, laid out and drawn: one frame for each.
DRAWN = """async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}"""
CHART = "svg.neptun:not(.on-mat)"
OWN_MAT = "svg.neptun.on-mat:has(.hand)"
SAID = """() => [...document.querySelectorAll("svg.neptun")].flatMap((svg) => [
  ...[...svg.querySelectorAll("title, text")].map((one) => one.textContent),
  ...[...svg.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label")),
])"""
Box = list[float]


def boxes(person: Screen, drawing: str, kind: str) -> list[Box]:
    """Where all pieces of a kind lie."""
    found: list[Box] = person.page.evaluate(BOXES, [drawing, kind])
    assert found
    return found


def meet(one: Box, other: Box) -> bool:
    """Do two boxes cover each other by more than a hair?"""
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > 0.3
        and min(one[3], other[3]) - max(one[1], other[1]) > 0.3
    )


def within(inner: Box, outer: Box) -> bool:
    """Does a box lie within another, but for a hair?"""
    return inner[0] > outer[0] - 0.3 and inner[2] < outer[2] + 0.3


def voyage(seats: int, place: str, tiles: int = 0) -> Message:
    """All ships in one place in round C, and so many tiles won by the first player."""
    spare = spare_oars([], {})
    players: list[Message] = [
        {"place": place, "gold": 1, "hand": [spare.pop() for _ in range(4)]} for _ in range(seats)
    ]
    for player in players:
        player["played"] = [spare.pop()]
    players[0] |= {"tiles": WON[:tiles], "slots": cargo("C01 honey-1", "C05 grain-1", "C27 salt-1")}
    temples = {"AFRICA": pawns("A1"), "ORIENS": pawns("A20 B1")}
    return {"phase": "sail", "round": "C", "players": players, "distances": L1, "temples": temples}


def speak(person: Screen, language: str) -> None:
    """Change the language, and wait until the table is told in it."""
    name = re.compile("^(Language|Langue|Sprache)$")
    person.page.get_by_role("combobox", name=name).select_option(language)
    person.page.wait_for_function("(wanted) => told.language === wanted", arg=language)
    person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")


def sail_to(server: Server, person: Screen, position: Message) -> Message:
    """Sit down at a position."""
    person.sit(laid_table(server, person.device, "neptun", position))
    return person.wait_asked()


def test_no_ship_hides_the_name_of_a_city(server: Server, arrive: Arrive) -> None:
    """Wherever all five lie; names differ from language to language."""
    person = arrive(server.address, game="Neptun", **DESK)
    sail_to(server, person, voyage(5, "CRETA"))
    places = person.tables()[0]["names"]["places"]
    lettering: list[tuple[str, Box]] = []
    for language in LANGUAGES:
        speak(person, language)
        lettering += [(language, box) for box in boxes(person, CHART, ".city-name")]
    panels = boxes(person, CHART, ".panel")
    for place in places:
        sail_to(server, person, voyage(5, place))
        ships = boxes(person, CHART, ".ship")
        assert len(ships) == 5
        hidden = [one for one in lettering if any(meet(one[1], ship) for ship in ships)]
        assert not hidden, place
        assert not any(meet(panel, ship) for panel in panels for ship in ships), place
        assert all(ship[0] > 8 and ship[2] < 992 for ship in ships), place


@pytest.mark.parametrize(("seats", "count"), [(3, 3), (5, 9), (5, 18)])
def test_tiles_lie_side_by_side_and_hold_their_numbers(
    server: Server, arrive: Arrive, seats: int, count: int
) -> None:
    person = arrive(server.address, game="Neptun", **PHONE)
    sail_to(server, person, voyage(seats, "CRETA", count))
    ships, names = (boxes(person, CHART, kind) for kind in (".ship", ".city-name"))
    assert not any(meet(ship, name) for ship in ships for name in names)
    person.page.get_by_role("button", name="Players").click()
    for screen in (PHONE, DESK, LARGE):
        resize(person, screen)
        for drawing, tile in ((CHART, "point"), (OWN_MAT, "won")):
            lie_side_by_side(person, drawing, tile, WON[:count] if tile == "won" else WON)


def resize(person: Screen, screen: dict[str, Any]) -> None:
    """Another screen for the same page."""
    size = screen["viewport"]
    person.page.set_viewport_size({"width": size["width"], "height": size["height"]})
    person.page.evaluate(DRAWN)


def lie_side_by_side(person: Screen, drawing: str, kind: str, expected: list[Any]) -> None:
    """So many tiles are drawn, none covers another, and each holds its number."""
    tiles = boxes(person, drawing, f".{kind}-tile")
    texts = boxes(person, drawing, f".{kind}-text")
    assert len(tiles) == len(texts) == len(expected)
    assert all(within(text, tile) for text, tile in zip(texts, tiles, strict=True))
    pairs = [(a, b) for at, a in enumerate(tiles) for b in tiles[at + 1 :]]
    assert not [pair for pair in pairs if meet(*pair)]
    assert all(box[2] < (364 if kind == "won" else 1000) for box in tiles)


@pytest.mark.parametrize("tiles", [3, 13])
def test_a_ten_is_read_whole(server: Server, arrive: Arrive, tiles: int) -> None:
    """It is won when round C is scored, so the game is over: we look at it from outside."""
    person = arrive(server.address, game="Neptun", **DESK)
    temples = {"HISPANIA": pawns("A3"), "GRAECIA": pawns("B2 A1")}
    players: list[Message] = [{"tiles": WON[:tiles]}, {}, {}]
    position = {"phase": "score", "round": "C", "players": players, "temples": temples}
    save = cothon.position("neptun", position).save
    answer = server.call("POST", "/api/saves", person.device, content=save.to_json())
    person.sit(answer.json()["table"])
    expect(person.page.locator(".won-text").get_by_text("10", exact=True)).to_have_count(1)
    name, won = "svg.on-mat:has(.won-tile)", [*WON[:tiles], "HISPANIA-C1", "GRAECIA-C2", "GOLD-C1"]
    lie_side_by_side(person, name, "won", won)


WRONG = {
    "en": r"\b1 (miles|points|temple points|cards)\b|\d (Gold|Points)\b",
    "fr": r"\b1 (milles|points|points de temple|pièces|restantes|défaussées)\b|(?<=\w):",
    "de": r"\b1 (Seemeilen|Punkte|Tempelpunkte)\b",
}


@pytest.mark.parametrize("phase", ["sail", "acquire"])
def test_everything_on_the_table_is_worded_well(server: Server, arrive: Arrive, phase: str) -> None:
    """Words are parted from numbers by spaces, and one thing is not told like many."""
    person = arrive(server.address, game="Neptun")
    position = voyage(3, "CRETA", 18)
    expected = {"Gold: 1", "Hispania, round A: 4 points", "Gold temple, round A: 1 point"}
    expected |= {"Africa: 1 temple point", "City cards: 26 left, 1 discarded"}
    slot = "Slot 1: open\nhoney → Malaca\nPays: 1 temple point in Hispania (value reconstructed)"
    expected |= {slot, "Creta – Cyrene\ncoastal route: 3 miles (value reconstructed)"}
    if phase == "acquire":
        hands: list[Message] = [{}, {"hand": ["P5+1.green", "O9+0"]}, {}]
        display = [up("C07", "fish-1", "O2+0", gold=1), up("C09", "salt-2", "O3+1"), {}]
        position = {"players": hands, "display": display, "order": [1, 0, 2]}
        position["oar_scale"] = [{"seat": 1, "power": 9}]
        expected = {"City cards: 26 left, 1 discarded", "Contract 3: face down", "Dido: power 9"}
    expected |= {"Round A", "Turn 1", "Turn 5.II", "Bonus tiles left: 15"}
    sail_to(server, person, {**position, "city_discard": ["C20"]})
    for language in LANGUAGES:
        speak(person, language)
        said = {text.strip() for text in person.page.evaluate(SAID)}
        assert len(said) > 60
        glued = [text for text in said if re.search(r"[^\W\d_]{2}\d|\d[^\W\d_]{2}", text)]
        assert not glued
        assert not [text for text in said if re.search(WRONG[language], text)]
        assert not [text for text in said if re.search(r":\s*(\(|$)", text)], "nothing said of it"
    assert not [one for one in expected if not any(one in text for text in said)]


def test_who_has_refused_a_contract_is_marked_on_it(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, game="Neptun")
    seats = [{"kind": "me"}, BOT, BOT]
    options = {"refusal_binds": "round"}
    table = server.open(person.device, seats=seats, game="neptun", seed=4, options=options)[0]
    person.sit(table)
    told = person.wait_asked()
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
    title = person.board.locator("title").filter(has_text="Refused by: ")
    expect(title).to_have_count(sum(bool(column["refused_by"]) for column in display))
