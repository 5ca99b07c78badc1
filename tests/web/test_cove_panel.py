"""Merchants Cove in the plain panel: everything by name, the own shop in sight, help at hand."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.luck import dice
from tests.web.harness import LANGUAGES, Arrive, Screen
from tests.web.looks import ANY_WAY, PHONE, SIDEWAYS
from tests.web.tables import lay

GAME = "merchants_cove"
DRAWN = {"options": {"merchants": "lot", "townsfolk": "all"}, "seed": 3}
# Keys and codes that must not be read as they are, in any language.
RAW = re.compile(
    r"alchemist\b|captain\b|chronomancer\b|blacksmith\b|peddler\b|use[-_]staff|move-ship|\b[ABC][1-5]\b"
    r"|\bF[1-4]\b|\bK[1-4]\b|[UL][LR123]\b|PF\d|\d\.5|_|undefined|null|NaN|\{|\["
)


def test_everything_is_read_by_name(person: Screen) -> None:
    """Merchants and the spaces of figures, too; what is empty says so."""
    person.open("me", "bot", "bot", "bot", **DRAWN)
    for language in LANGUAGES:
        names = person.speak(language)["names"]
        mats = person.page.locator("aside article")
        assert mats.count() == 4
        for mat in mats.all()[1:]:
            if mat.locator("details").get_attribute("open") is None:
                mat.locator("summary").click()
            expect(mat.locator("dl").first).to_be_visible()
        texts = [person.page.get_by_role("group", name="Merchants Cove").inner_text()]
        texts += [mat.inner_text() for mat in mats.all()]
        for text in texts:
            assert not RAW.search(text), RAW.search(text)
        told = "\n".join(texts)
        for code in ("alchemist", "captain", "chronomancer", "blacksmith", "use-staff"):
            assert names["things"][code] in told
        empty = {"en": "none", "fr": "rien", "de": "nichts"}[language]
        own = re.sub(r"\s+", " ", mats.first.inner_text())
        assert f"{names['labels']['stall']} {empty}" in own
        pier = person.page.locator("tr", has_text=names["things"]["bazaar"])
        assert pier.inner_text().endswith(empty)


def test_the_own_shop_is_open_and_those_of_others_are_folded(person: Screen) -> None:
    person.open("me", "bot", "bot", "bot", **DRAWN)
    assert person.page.evaluate(ANY_WAY) == [0, 0, 0, 0]
    shop = person.board.get_by_role("heading", name="Shop")
    expect(shop).to_be_in_viewport(ratio=1)
    for mat in person.mats.all():
        expect(mat.get_by_role("heading")).to_be_in_viewport(ratio=1)
        expect(mat.get_by_text(re.compile("^Gold"))).to_be_in_viewport(ratio=1)
    folded = person.mats.locator("details")
    expect(folded).to_have_count(3)
    expect(person.mats.nth(1).get_by_text("Supply", exact=True)).to_be_hidden()
    folded.first.locator("summary").click()
    expect(person.mats.nth(1).get_by_text("Supply", exact=True)).to_be_visible()


def test_help_is_beside_what_it_explains(person: Screen) -> None:
    person.open("me", "bot", **DRAWN)
    person.board.get_by_role("button", name="Rules: Clock", exact=True).click()
    topic = person.page.get_by_role("dialog").locator("details[open]")
    expect(topic).to_contain_text("An hour moves your hourglass one space")


def test_a_whole_game_alone_on_a_phone(arrive: Arrive) -> None:
    """Question and first answer are always in sight; the table scrolls under a finger."""
    guest = arrive(**PHONE)
    told = guest.open("me", **DRAWN)
    expect(guest.page.get_by_role("button", name="Larger")).to_have_count(0)
    expect(guest.board.get_by_role("heading", name="Hanno")).to_be_in_viewport()
    guest.options.first.tap()
    told = guest.wait_asked(told["n"])
    guest.board.evaluate("(board) => board.scrollTo(0, 400)")
    assert guest.board.evaluate("(board) => board.scrollTop") == 400
    luck, these = dice(5), guest.page.get_by_test_id("pick-these")
    while not told["over"]:
        expect(guest.sentence).to_be_in_viewport(ratio=1)
        expect(guest.options.first).to_be_in_viewport(ratio=1)
        assert not guest.page.evaluate(SIDEWAYS)
        guest.options.nth(luck.randrange(len(told["options"]))).click()
        if any(option["most"] for option in told["options"]) and these.is_visible():
            these.click()
        told = guest.wait_asked(told["n"])
    guest.shows_scores(told["scores"])


def test_several_goods_are_picked_in_any_order(person: Screen) -> None:
    """They are gathered and sold as one move; what is picked once too often is none again."""
    stall = {"small_red": 2, "small_yellow": 1}
    piers = {"town_square": {"warrior": 2, "noble": 3}}
    lay(person, {"players": [{"stall": stall}, {}], "phase": "market", "piers": piers})
    options = person.page.locator(".option")
    red, yellow = options.filter(has_text="red"), options.filter(has_text="yellow")
    yellow.click()
    expect(yellow).to_have_attribute("aria-pressed", "true")
    for pressed, times in (
        ("true", ""),
        ("true", "×2"),
        ("false", ""),
        ("true", ""),
        ("true", "×2"),
    ):
        red.click()
        expect(red).to_have_attribute("aria-pressed", pressed)
        expect(red.locator("strong")).to_have_count(1 if times else 0)
    person.page.get_by_test_id("pick-these").click()
    expect(person.mats.first.get_by_text(re.compile("^Gold"))).to_contain_text("24")
