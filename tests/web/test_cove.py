"""Merchants Cove on its painted board: by mouse, keyboard and fingers, alone and in company."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.luck import deal, dice
from tests.often import some, thorough
from tests.server.harness import Server
from tests.web.boards.merchants_cove import MERCHANTS, at_the_market, in_the_shop, with_the_peddler
from tests.web.harness import Arrive, Message, Screen, key_of, offered
from tests.web.looks import ANY_WAY, PHONE, SIDEWAYS, drag
from tests.web.measured import STANDS
from tests.web.tables import lay

GAME = "merchants_cove"
WITH_MOTION = 8
# Every legal choice is a thing on the table, but for doing nothing more.
NO_THING = {"pass"}
SMALLEST = 12  # pixels, at desk sizes
# The size of every letter on the drawings.
LETTERS = """() => [...document.querySelectorAll("svg.drawn text")]
  .filter((text) => text.textContent.trim())
  .map((text) => {
    const { a, b } = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    return [size, text.textContent];
  })"""
# A smith whose next hour brings an adventurer to light.
BUSY: Message = {"merchant": "blacksmith", "hour": 3, "figure": "forge"}
# What is not seen whole in the window of the board.
HIDDEN = """(wanted) => {
  const room = document.querySelector(".pan .frame").getBoundingClientRect();
  return [...document.querySelectorAll(wanted)].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const slack = 2;
    return left < room.left - slack || top < room.top - slack ||
      right > room.right + slack || bottom > room.bottom + slack;
  }).map((one) => one.dataset.of ?? one.outerHTML.slice(0, 60));
}"""
# Words are never squeezed, and never wider than the drawing in which they stand.
SQUEEZED = """() => [...document.querySelectorAll("svg.drawn text[textLength]")]
  .map((text) => text.textContent)"""


def choose_merchant(person: Screen, merchant: str, *others: str, **more: object) -> Message:
    """Open a table and take a merchant by a click."""
    told = person.open("me", *others, seed=deal(GAME, 1 + len(others)), **more)
    while told["step"] == "ChooseMerchant":
        assert merchant in [key_of(option) for option in told["options"]]
        told = person.choose(told, merchant)
    return told


@thorough
def test_a_whole_game_against_the_peddler_with_the_mouse(arrive: Arrive) -> None:
    person = arrive(reduced_motion="no-preference")
    choose_merchant(person, "alchemist")
    game = person.play_by_mouse(dice(5), WITH_MOTION)
    assert set(game.bar_only) <= NO_THING, game.bar_only
    assert game.clicked >= {"take", "brew", "cauldron", "recruit", "townsfolk", "staff", "boat"}
    person.shows_scores(game.told["scores"])
    faces = game.told["view"]["players"][1]["corruption"]
    assert None not in faces, "at the end the Peddler's cards are turned over"


@pytest.mark.parametrize(
    ("merchant", "typical"),
    some(
        2,
        [
            ("alchemist", {"take", "brew", "cauldron"}),
            ("captain", {"spin", "move-ship", "ship", "region"}),
            ("chronomancer", {"chronomancer-to", "assistant-to", "fragment"}),
            ("blacksmith", {"furnace", "die", "forge"}),
        ],
    ),
)
def test_a_day_of_every_merchant_with_the_mouse(
    person: Screen, merchant: str, typical: set[str]
) -> None:
    choose_merchant(person, merchant)
    game = person.play_by_mouse(dice(6), until=lambda told: bool(told["view"]["round"] == 2))
    assert set(game.bar_only) <= NO_THING, game.bar_only
    assert game.clicked >= typical


def test_a_day_with_the_keyboard_alone(person: Screen) -> None:
    choose_merchant(person, "captain")
    told = person.play_by_keys(dice(5), lambda told: bool(told["view"]["round"] == 2))
    assert {one["step"] for one in told} >= {"ChooseSpace", "ChooseBoat"}
    assert person.told["view"]["players"][0]["hour"] == "2"


def test_goods_are_picked_on_the_stall_in_any_order_and_sold_together(person: Screen) -> None:
    at_the_market(person)
    market = person.board.get_by_role("group", name="Open market")
    expect(market.get_by_text("3×2")).to_be_visible()
    expect(market.get_by_text("4×3")).to_be_visible()
    stall = person.page.locator("[data-shop='0']")
    red, yellow = (stall.locator(f"[data-noun='good:small_{c}']") for c in ("red", "yellow"))
    line = person.options.filter(has_text="red").first
    person.click(yellow)
    for picked in ("2/2", "1/2"):  # all of them, then fewer
        person.click(red)
        expect(red).to_have_attribute("aria-pressed", "true")
        expect(line).to_contain_text(picked)
    tile = market.locator("[data-noun='good:small_red']")
    person.click(tile)
    expect(red).to_have_attribute("aria-pressed", "false")
    person.click(tile)
    expect(line).to_contain_text("2/2")
    # What all of them come to stands on the button, and no longer what one piece brings.
    expect(person.these).to_contain_text("+24 gold")
    expect(line.locator("[data-gain]")).to_have_count(0)
    person.these.click()
    expect(person.mats.first.get_by_role("img", name="Gold: 24")).to_be_visible()
    assert person.sent[-1]["choice"] == ["good small_red", "good small_red", "good small_yellow"]


@pytest.mark.parametrize(
    "size", some(2, [((1180, 820),), ((390, 844),), ((820, 1180),), ((844, 390),)])
)
def test_ovens_and_dice_are_seen_together(arrive: Arrive, size: tuple[int, int]) -> None:
    """While a die is chosen: what each oven needs, too; on a tablet the whole board is seen."""
    person = arrive(**{**PHONE, "viewport": {"width": size[0], "height": size[1]}})
    told = in_the_shop(person, "blacksmith")
    told = person.choose(told, "furnace")
    assert told["step"] == "FeedFurnace"
    expect(person.page.locator("[data-about]")).to_have_count(4)
    person.page.evaluate(STANDS)
    assert person.page.evaluate(HIDDEN, "[data-about], .thing.legal[data-of^=die]") == []
    if min(size) > 720:
        assert person.page.evaluate(HIDDEN, ".pan .frame [data-source]") == []


def test_a_die_for_a_furnace_is_not_about_to_be_thrown(arrive: Arrive) -> None:
    """It is held until it is confirmed, and lies as it lay."""
    person = arrive(habits=False)
    person.remember(confirms=True)
    told = lay(person, {"players": [BUSY, {"merchant": "alchemist", "hour": 4}]})
    told = person.choose(told, "furnace", "F3")
    person.click(person.thing(offered(told, "die")))
    expect(person.page.get_by_test_id("confirm")).to_be_visible()
    expect(person.page.locator(".bs-again, .bs-taken")).to_have_count(0)
    expect(person.page.locator(".thing.picked[data-of^=die]")).to_have_count(1)


def test_whatever_is_clicked_gives_its_reason(person: Screen) -> None:
    """Goods, shields, coal, dice, cards and hours; what is never chosen says just that."""
    told = in_the_shop(person, "blacksmith")
    said = {line["text"] for line in person.explained(told)["barred"]}
    for kind in ("good", "mould", "coal", "die", "corruption", "hour", "dock", "boat"):
        person.board.locator(f".thing[data-card={kind}]").last.click(force=True)
        assert person.hint.text_content() in said, kind
    person.board.locator("[data-card=hall]").first.click()
    expect(person.hint).to_have_text("That is never chosen; its card says what it is for.")


def test_zoom_buttons_keep_their_places(arrive: Arrive) -> None:
    """On a phone that lies on its side, whatever else can be chosen out of sight."""
    person = arrive(**{**PHONE, "viewport": {"width": 844, "height": 390}})
    in_the_shop(person, "blacksmith")
    person.page.evaluate(STANDS)
    zoom = person.page.get_by_role("button", name="Larger")
    more = person.page.get_by_role("button", name="more thing")
    person.page.get_by_role("button", name="Whole board").click()
    expect(more).to_have_count(0)
    before = zoom.bounding_box()
    for _ in range(3):
        zoom.click()
    expect(more).to_have_count(1)
    assert zoom.bounding_box() == before


def test_somebody_elses_shop_opens_over_the_cove_and_closes_again(person: Screen) -> None:
    told = in_the_shop(person, "alchemist", 3)
    own, theirs = person.page.locator("[data-shop='0']"), person.page.locator("[data-shop='2']")
    expect(own).to_be_in_viewport(ratio=1)
    doors = person.mats.get_by_role("button", name=re.compile("^Shop of"))
    expect(doors).to_have_count(3)
    for way in ("Close", "Escape", "door"):
        doors.nth(1).click()
        expect(theirs).to_be_in_viewport(ratio=1)
        expect(own).to_be_in_viewport(ratio=1)
        if way == "Escape":
            person.page.keyboard.press(way)
        elif way == "Close":
            person.board.get_by_role("button", name=way).click()
        else:
            doors.nth(1).press("Enter")
        expect(theirs).to_have_count(0)
    assert person.told["n"] == told["n"]


def test_two_people_and_the_peddler_see_only_their_own_corruption(
    server: Server, arrive: Arrive
) -> None:
    host, friend = arrive(), arrive()
    options = {"merchants": "lot", "peddler": True, "townsfolk": "all"}
    table, invites = server.open(
        host.device, "me", "friend", game=GAME, options=options, seed=deal(GAME, 2)
    )
    host.sit(table)
    friend.go(f"/table/{table}#seat={invites[1]}")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.board).to_be_visible()
    luck = dice(4)
    while not all(drawn(host)):
        seats = host.page.wait_for_function("() => told && told.asked.length && told.asked")
        person = (host, friend)[seats.json_value()[0]]
        told = person.wait_asked()
        corrupting = [one for one in told["options"] if "corruption" in one["text"]]
        person.button(luck.choice(corrupting or told["options"])).click()
        person.pick_these()
        for other in (host, friend):
            other.wait_told(told["n"])
    for seat, person in enumerate((host, friend)):
        for owner, player in enumerate(person.told["view"]["players"]):
            known = [card is not None for card in player["corruption"]]
            assert known == [seat == owner] * len(known)
            if seat != owner:
                name = person.told["players"][owner]["name"]
                person.page.get_by_role("button", name=f"Shop of {name}").click()
            tray = person.page.locator(f"[data-shop='{owner}'] .corruption-card")
            expect(tray).to_have_count(len(known))
            expect(tray.and_(person.page.locator(".face"))).to_have_count(sum(known))


def drawn(person: Screen) -> list[int]:
    """How many corruption cards everybody holds."""
    return [len(player["corruption"]) for player in person.told["view"]["players"]]


@pytest.mark.parametrize("size", some(1, [((1280, 800),), ((1920, 1080),)]))
def test_no_letter_is_small_and_no_word_squeezed_at_a_desk(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    person = arrive(viewport={"width": size[0], "height": size[1]})
    screens: list[Callable[[Screen], Message]] = [
        *(partial(in_the_shop, merchant=merchant, others=3) for merchant in MERCHANTS),
        at_the_market,
        with_the_peddler,
    ]
    for come in screens:
        come(person)
        for language in ("fr", "de", "en"):
            person.speak(language)
            letters = person.page.evaluate(LETTERS)
            assert len(letters) > 60
            assert [one for one in letters if one[0] < SMALLEST] == []
            assert person.page.evaluate(SQUEEZED) == []
        assert person.page.evaluate(ANY_WAY) == [0, 0, 0, 0]


def test_pages_turn_on_a_phone_and_the_camera_goes_to_what_is_asked(arrive: Arrive) -> None:
    person = arrive(**PHONE)
    told = person.open("me", options={"merchants": "lot"}, seed=3)
    pages = person.page.get_by_role("group", name="Pages").get_by_role("button")
    expect(pages.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(person.page.locator("[data-shop='0']")).to_be_visible()
    recruit = next(option for option in told["options"] if option["noun"] == "recruit")
    person.button(recruit).tap()
    person.wait_asked(told["n"])
    expect(pages.first).to_have_attribute("aria-pressed", "true")
    expect(person.things.first).to_be_in_viewport()
    person.page.get_by_role("button", name="Whole board").click()
    line = person.context.new_cdp_session(person.page)
    drag(line, (300, 300), (-200, 4))
    expect(pages.nth(1)).to_have_attribute("aria-pressed", "true")
    drag(line, (90, 300), (200, 4))
    expect(pages.first).to_have_attribute("aria-pressed", "true")
    assert not person.page.evaluate(SIDEWAYS)
    assert person.moves() == 1


@pytest.mark.parametrize("size", some(1, [((390, 844),), ((1280, 800),), ((820, 1180),)]))
def test_the_dialog_of_a_new_table_is_as_wide_as_its_contents(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    person = arrive(viewport={"width": size[0], "height": size[1]})
    content = person.new_table().locator(".content")
    expect(content.get_by_role("combobox").last).to_be_visible()
    assert content.evaluate("(one) => one.scrollWidth - one.clientWidth") == 0


@thorough
def test_own_sales_fly_to_the_open_pier_before_the_market_goes_on(arrive: Arrive) -> None:
    """One after another, each with its sentence; afterwards no pier is open any more."""
    person = arrive(habits=False, reduced_motion="no-preference")
    person.remember(pace="normal")
    at_the_market(person)
    pier = person.page.locator("[data-home=good]")
    expect(pier).to_have_accessible_name("Town Square")
    person.click(person.page.locator("[data-shop='0'] [data-noun='good:small_red']"))
    person.these.click()
    caption = person.page.get_by_test_id("caption")
    expect(caption).to_contain_text("Hanno sells")
    expect(pier).to_have_accessible_name("Town Square")
    person.wait_asked(0)
    expect(caption).to_have_count(0)


def test_while_another_acts_their_shop_stands_where_the_own_one_does(arrive: Arrive) -> None:
    """For the own question everybody is at home again."""
    person = arrive(habits=False)
    person.remember(pace="normal")
    players = [{"merchant": "blacksmith", "hour": 4}, {"merchant": "alchemist", "hour": 5}]
    told = lay(person, {"players": players, "round": 2})
    own, theirs = (person.page.locator(f"[data-shop='{seat}']") for seat in (0, 1))
    expect(own).to_be_visible()
    forge = next(option for option in told["options"] if option["noun"] == "forge")
    person.choose(told, key_of(forge))
    person.page.locator("[data-noun=pass]").click()
    expect(theirs).to_be_visible()
    expect(own).to_have_count(0)
    person.wait_asked(told["n"] + 2)
    expect(own).to_be_visible()
    expect(theirs).to_have_count(0)
