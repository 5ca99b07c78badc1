"""Merchants & Guilds: a decade by mouse, every kind of thing, effects and what is revealed."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import expect

import cothon
from tests.luck import dice
from tests.often import some, thorough
from tests.web.boards import merchants_guilds as guilds
from tests.web.boards.merchants_guilds import TURNED
from tests.web.harness import LANGUAGES, Arrive, Message, Prefer, Screen, key_of, offered
from tests.web.measured import STANDS, measure, sound
from tests.web.tables import lay, sit_late

GAME = "merchants_guilds"


DECADES = 3
FAVOURS = ["S04", "S08"]
PAYMENTS = {"PayLeft", "PayRight", "PayGoods", "PayCoins"}
OFFERED = "[role=button][data-noun^='card:']:not([aria-pressed=true])"  # to be taken up
SETTLED = 50  # milliseconds: one card that settles everything is sent at once


class Payer:
    """Pays by mouse: cards taken up in any order, as long as any is offered, then confirmed."""

    def __init__(self, person: Screen, luck: random.Random) -> None:
        self.person = person
        self.luck = luck
        self.sizes: list[int] = []  # how many cards each payment took

    def answer(self, told: Message) -> bool:
        """Pay, if that is the question; whatever was offered goes together."""
        if told["step"] not in PAYMENTS:
            return False
        person, taken = self.person, 0
        while person.told["n"] == told["n"] and not guilds.pay_button(person).count():
            free = person.board.locator(OFFERED)
            nouns = free.evaluate_all("(all) => all.map((one) => one.dataset.noun)")
            code = self.luck.choice(nouns).split(":")[1]
            person.click(guilds.card(person, code))
            taken += 1
            person.page.wait_for_timeout(SETTLED)
        if person.told["n"] == told["n"]:
            guilds.pay_button(person).click()
        person.page.wait_for_function(guilds.HANDED_OVER, arg=told["n"])
        expect(guilds.refusal(person)).to_have_count(0)
        self.sizes.append(taken)
        return True


def curious() -> Prefer:
    """Every space as often as the others, and anything rather than passing."""
    chosen: Counter[str] = Counter()

    def prefer(told: Message) -> set[str]:
        things = {key_of(option) for option in told["options"]}
        acts = things - {"pass", "go-on"}
        if told["step"] != "TakeTurn" or not any(one.startswith("space") for one in acts):
            return acts
        rarest = min(sorted(one for one in acts if one.startswith("space")), key=chosen.__getitem__)
        chosen[rarest] += 1
        return {rarest}

    return prefer


def is_last_decade(game: cothon.Game) -> bool:
    """The last of the decades."""
    return bool(game.view(None)["table"]["decade"] == DECADES)


@thorough
def test_the_last_decade_with_the_mouse_on_the_board(person: Screen) -> None:
    sit_late(person, 2, is_last_decade)
    luck = dice(5)
    payer = Payer(person, luck)
    game = person.play_by_mouse(luck, prefer=curious(), answer=payer.answer)
    assert not game.bar_only, "every choice is a thing on the board or the own mat"
    assert "space" in game.clicked, "what a decade may lack is clicked in a test of its own"
    assert payer.sizes
    person.shows_scores(game.told["scores"])


# Where each kind of thing can be clicked, by the codes of spaces, cards and ships.
EVERY_KIND: list[tuple[tuple[str, ...], Message]] = [
    (("dock",), {"phase": "paid", "space": "TRADING_DOCK"}),
    (("warship-place",), {"phase": "paid", "space": "WARSHIP_DOCK"}),
    (("anchor",), {"phase": "paid", "space": "WARSHIP_DOCK", "ships": ["S02"]}),
    (("column",), {"phase": "paid", "space": "RESIDENCE", "markers": ["MARKET", "TRADING_DOCK"]}),
    (("main", "card", "pass", "ship"), {"phase": "paid", "space": "MARKET", "ships": TURNED}),
    (("main", "pile", "card", "card"), {"phase": "paid", "space": "MARKET"}),
    (("tile",), {"phase": "acted", "space": "MARKET"}),
    (("forum",), {"phase": "acted", "space": "MARKET"}),
    (("embargo",), {"ships": ["S05"]}),
    (("palette",), {"ships": ["S09"]}),
    (("intrigue", "space", "space"), {"ships": ["S01"]}),
    (("go-on",), {"phase": "acted", "space": "TRADING_DOCK", "ships": ["S05"]}),
]


def test_every_kind_of_thing_is_chosen_by_a_click_on_it(person: Screen) -> None:
    for nouns, given in EVERY_KIND:
        hand = [*guilds.BASE, *guilds.PURSE, "T48", "T49", "T62", "T61"]
        mine = {"hand": hand, "ships": given.get("ships", [])}
        position = {key: value for key, value in given.items() if key != "ships"}
        told = guilds.laid(person, None, mine=mine, **position)
        for noun in nouns:
            option = offered(told, noun)
            expect(person.thing(option)).to_have_accessible_name(option["text"])
            told = person.choose(told, noun)
            assert person.sent[-1]["choice"] == option["id"]


@pytest.mark.parametrize("on", ["mat", "board"])
def test_escorts_help_when_the_danger_is_known(person: Screen, on: str) -> None:
    told = guilds.met_a_ship(person)
    assert told["view"]["expedition"] == "S10"
    person.cannot_undo(told)
    place = person.mat("Hanno") if on == "mat" else person.board
    ship = place.locator("[data-noun=escorts]").first
    expect(ship).to_have_accessible_name(offered(told, "escorts")["text"])
    person.click(ship)
    after = person.wait_told(told["n"])["view"]["players"][0]
    fleet = [(one["code"], one["active"]) for one in after["ships"]]
    assert fleet == [("S17", False), ("S10", False)]


def test_a_card_from_the_pile_cannot_be_put_back(person: Screen) -> None:
    markers, mine = ["RESIDENCE", "TRADING_DOCK"], {"hand": [*guilds.BASE[1:], *guilds.PURSE]}
    told = guilds.laid(person, "TakeCard", phase="paid", space="MARKET", markers=markers, mine=mine)
    before = len(guilds.hand(told))
    told = person.choose(told, "pile")
    assert len(guilds.hand(told)) == before + 1
    person.cannot_undo(told)


def test_who_chooses_a_space_is_not_asked_about_effects_before_the_action(person: Screen) -> None:
    """They stood beside the spaces; all of it is taken back together."""
    mine = {"hand": ["B4.red"], "ships": ["S09"]}
    elsewhere: Message = {"markers": ["RESIDENCE", "MARKET"], "neutrals": ["MARKET", "RESIDENCE"]}
    told = guilds.laid(person, "TakeTurn", mine=mine, **elsewhere)
    assert offered(told, "palette")["free"]
    person.click(person.thing(offered(told, "space", "TRADING_DOCK")))
    assert person.wait_told(told["n"])["step"] == "TakeDock"
    assert person.sent[-1]["rests"] == []


# What stands in the bar while nothing is asked: every text that ever stood there, in order.
WATCH = """() => {
  window.shown = [];
  new MutationObserver(() => {
    const lines = [...document.querySelectorAll(".news li")].map((line) => line.textContent);
    const asked = document.querySelectorAll("[data-option]").length > 0;
    if (JSON.stringify(lines) !== JSON.stringify(shown.at(-1)?.lines)) shown.push({ lines, asked });
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (844, 390)])
def test_every_turn_of_a_bot_is_told_whole_and_before_the_question(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    """However many steps it took, the last of them too; on a phone nothing of it is cut."""
    width, height = size
    person = arrive(habits=False, viewport={"width": width, "height": height})
    person.remember(pace="fast")
    told = guilds.laid(person, "TakeTurn", 3, mine={"hand": guilds.BASE})
    person.page.evaluate(WATCH)
    person.button(offered(told, "pass")).click()
    person.wait_asked(told["n"])
    shown = [one for one in person.page.evaluate("shown") if one["lines"]]
    assert not any(one["asked"] for one in shown)
    every = [line["text"] for told in person.tables() for line in told["log"]]
    turns = {line.get("turn"): line for told in person.tables() for line in told["log"]}
    bots = [line["text"] for turn, line in turns.items() if line.get("seat") in (1, 2)]
    assert bots
    for last in bots:
        found = [one["lines"] for one in shown if last in one["lines"]]
        assert found, last
        assert all(line in every and "…" not in line for line in found[-1])


def test_an_effect_that_rests_is_not_asked_about_until_somebody_wakes_it(person: Screen) -> None:
    markers, mine = ["RESIDENCE", "MARKET"], {"hand": ["B1.red", "T48"], "ships": ["S05"]}
    given: Message = {"phase": "acted", "space": "TRADING_DOCK", "markers": markers, "mine": mine}
    told = guilds.laid(person, "AfterMain", **given)
    embargo = offered(told, "embargo")["id"]
    expect(person.page.get_by_test_id("wake")).to_have_count(0)
    person.page.get_by_test_id("rest").click()
    person.wait_told(told["n"])
    assert person.sent[-1]["rests"] == [embargo]
    person.wait_asked(told["n"])
    person.page.get_by_test_id("wake").click()
    expect(person.page.get_by_test_id("wake")).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "on its side"])
def test_on_phones_all_choices_of_a_turn_are_in_sight(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    """Eight of them, large enough for a finger: in few words, with signs for what they cost."""
    width, height = size
    viewport = {"width": width, "height": height}
    person = arrive(viewport=viewport, has_touch=True, is_mobile=True)
    told = guilds.rich_turn(person, 4)
    assert len(told["options"]) == 8
    for language in LANGUAGES:
        person.page.set_viewport_size({"width": 1280, "height": 800})  # where one can choose it
        person.speak(language)
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(STANDS)
        list_ = person.page.locator(".prompt .options")
        bottom = list_.bounding_box()
        assert bottom is not None
        buttons = list_.locator("[data-option]")
        expect(buttons).to_have_count(8)
        for button in buttons.all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
            assert box["y"] + box["height"] <= bottom["y"] + bottom["height"] + 1, language
            assert button.evaluate("(one) => one.scrollHeight <= one.clientHeight + 2")
            assert button.evaluate("(one) => one.scrollWidth <= one.clientWidth"), language
            letters = button.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
            assert letters >= 14
        expect(person.page.get_by_test_id("below")).to_have_count(0)
    market = offered(told, "space", "MARKET")
    expect(person.button(market)).to_have_accessible_name(market["text"])
    expect(person.button(market).locator(".price")).to_have_text(["2", ""])


@pytest.mark.parametrize(
    ("seats", "size"),
    some(2, [(4, (1280, 800)), (2, (820, 1180)), (2, (1280, 800)), (4, (820, 1180))]),
)
def test_the_longest_lists_of_choices_need_no_scrolling(
    arrive: Arrive, size: tuple[int, int], seats: int
) -> None:
    """Cards that pay for a space, and all that coins can buy; and letters of 12 pixels."""
    width, height = size
    person = arrive(viewport={"width": width, "height": height}, has_touch=width < height)
    hand = [*guilds.BASE, *guilds.PURSE, "T16", "T45", "T48", "T60", "T62", "T31"]
    for asked, position in (
        ("TakeTurn", {"mine": {"hand": hand}}),
        ("PayLeft", {"mine": {"hand": hand, "ships": FAVOURS}}),
        ("GuildAction", {"phase": "acted", "space": "MARKET", "mine": {"hand": hand}}),
    ):
        told = guilds.laid(
            person, None, seats, decade=2, markers=["MARKET", "RESIDENCE"], **position
        )
        if asked == "PayLeft":
            told = person.choose(told, "space", "TRADING_DOCK")
        assert told["step"] == asked
        sound(measure(person, width, height), 12)
        list_ = person.prompt.locator(".options")
        assert list_.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1"), asked


def test_the_last_event_is_told_whole_above_the_board_of_a_phone(arrive: Arrive) -> None:
    """However many cards were paid: a sentence is never cut."""
    viewport = {"width": 390, "height": 844}
    person = arrive(viewport=viewport, has_touch=True, is_mobile=True)
    small = ["T07", "T08", "T20", "T03"]
    mine = {"hand": [*guilds.BASE[1:], *small], "ships": ["S09"]}
    other = {"disc": "MARKET", "freed": {"RIGHT": 2}}
    given = {"phase": "acted", "space": "MARKET", "markers": ["MARKET", "RESIDENCE"]}
    lay(person, {"players": [mine, other], **given}, "go-on", "forum")  # it takes all of them
    log = next(table["log"] for table in reversed(person.tables()) if table["log"])
    paid = next(line["text"] for line in reversed(log) if "forum" in line["text"])
    told = person.page.locator(".pan .head p")
    expect(told).to_contain_text(paid)
    expect(told).not_to_contain_text("…")
    expect(told).to_be_in_viewport(ratio=1)
    assert told.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")


def test_what_a_residence_will_count_stands_on_its_sign(person: Screen) -> None:
    """Seats on the left, strength in the middle; not a number beside a disc."""
    guilds.rich_turn(person)
    signs = person.mats.first.locator(".column-ahead").evaluate_all(
        "(all) => all.map((one) => [one.textContent, one.previousElementSibling?.dataset.icon])"
    )
    assert sorted(signs) == [["3", "seat"], ["5", "strength"]]


# The longest texts stand on different tiles of the same decade.
TILES = [
    ["GUILD_HALL_1", "ACHIEVEMENT_TILES", "GUILD_HALL_2", "VICTORY_POINTS", "COINS", "GOODS"],
    ["RESIDENCE_1", "GUILD_HALL_1", "SHIP_CARDS", "VICTORY_POINTS", "RESIDENCE_2", "GOODS"],
]
CUT = """(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)"""


def test_no_rule_of_a_tile_is_cut(person: Screen) -> None:
    for tiles in TILES:
        guilds.laid(person, "TakeTurn", 4, tiles=tiles, mine={"hand": guilds.BASE})
        for language in LANGUAGES:
            person.speak(language)
            texts = person.page.locator(".guilds .tile-text")
            expect(texts).to_have_count(6)
            assert texts.evaluate_all(CUT) == [], language
