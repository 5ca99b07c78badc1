"""Merchants & Guilds: cards are taken up in any order and paid together."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.luck import dice
from tests.web.boards import merchants_guilds as guilds
from tests.web.harness import Arrive, Message, Screen
from tests.web.looks import PHONE, SIDEWAYS

GAME = "merchants_guilds"
MARKERS = ["MARKET", "TRADING_DOCK"]
# Of the things that glow, which they are.
GLOWING = """(things) => things.map((thing) => thing.dataset.noun)"""


def begins_with_nothing(person: Screen) -> None:
    """No card is taken up, and nothing was refused."""
    expect(guilds.taken_up(person)).to_have_count(0)
    expect(guilds.refusal(person)).to_have_count(0)


def test_cards_are_taken_up_in_any_order_and_paid_at_once(person: Screen) -> None:
    told = person.choose(guilds.at_guild_action(person), "guild-seat")
    price = told["view"]["payment"]["price"]
    assert (told["step"], price) == ("PayCoins", 8)

    # What is taken up is counted, and nothing is paid before everything is there.
    before, start = guilds.hand(told), person.moves()
    expect(guilds.sum_paid(person)).to_have_text("0 / 8")
    glowing = person.board.locator("[role=button][data-noun^='card:']")
    shown = glowing.evaluate_all(GLOWING)
    assert set(shown) == {f"card:{code}" for code in before if code[0] == "T"}, "no coin, no glow"
    for code, paid in (("T03", "2 / 8"), ("T20", "5 / 8"), ("T08", "9 / 8")):
        expect(guilds.pay_button(person)).to_have_count(0)
        guilds.take_up(person, code)
        expect(guilds.sum_paid(person)).to_have_text(paid)
    assert person.moves() == start

    after = guilds.pay(person, told)
    assert person.moves() == start + 1
    assert person.sent[-1]["choice"] == ["card T03", "card T20", "card T08"]
    assert set(before) - set(guilds.hand(after)) == {"T03", "T20", "T08"}
    assert set(after["view"]["discard"]) >= {"T03", "T20", "T08"}
    assert sum(seat["owner"] == 0 for seat in after["view"]["hall"]) == 1


def test_only_what_can_still_be_part_of_a_payment_is_offered(person: Screen) -> None:
    """And anything else says why not: 2 + 4 may take a 3, but with another 4 the 2 is needless."""
    told = person.choose(guilds.at_guild_action(person), "guild-seat")
    guilds.take_up(person, "T03", "T07")
    assert offered_besides(person) == {"T20"}
    refuses(person, "T08", "pays-not-together")
    guilds.take_up(person, "T20")
    assert offered_besides(person) == set()
    refuses(person, "T08", "paid-enough")
    after = guilds.pay(person, told)
    assert set(after["view"]["discard"]) >= {"T03", "T07", "T20"}
    begins_with_nothing(person)


def test_as_many_cards_as_are_due_can_be_paid(person: Screen) -> None:
    """One of them shows the action, and what the action takes is kept."""
    told = at_residence(person)
    guilds.take_up(person, "T61")
    assert offered_besides(person) == {"T02", "B3.red"}
    refuses(person, "B1.red", "pays-not-together")
    guilds.lay_down(person, "T61")
    guilds.take_up(person, "T02")
    expect(guilds.pay_button(person)).to_have_count(0)
    after = guilds.pay(person, told, "B3.red")
    assert set(guilds.hand(told)) - set(guilds.hand(after)) == {"T02", "B3.red"}


def test_a_card_of_another_good_pays_for_no_column(person: Screen) -> None:
    """Neither is it offered, nor does its click go unanswered."""
    mine = {"hand": ["B1.red", "T16", "T46", "T48", "T50", "T61", "T62"]}
    paid: Message = {"phase": "paid", "space": "RESIDENCE", "markers": MARKERS}
    told = guilds.laid(person, "ChooseColumn", mine=mine, **paid)
    told = person.choose(told, "column", "MIDDLE")
    assert offered_besides(person) == {"T46", "T48", "T50"}
    refuses(person, "T16", "pays-not-goods")
    refuses(person, "T62", "pays-not-goods")
    guilds.pay(person, told, "T50", "T46")
    assert set(person.told["view"]["discard"]) >= {"T46", "T50"}


def test_a_payment_needs_as_many_opulences_as_there_are(person: Screen) -> None:
    """The middle column takes two of one good; one OPULENCE stands for one other card, not two."""
    mine = {"hand": [*guilds.BASE[:2], "T02", "T20", "T61", "T03", "T48", "T49"], "ships": ["S11"]}
    paid: Message = {"phase": "paid", "space": "RESIDENCE", "markers": MARKERS}
    told = guilds.laid(person, "ChooseColumn", mine=mine, **paid)
    told = person.choose(told, "column", "MIDDLE")
    assert told["step"] == "PayGoods"
    guilds.take_up(person, "T61")  # jewelry, where cedar is wanted
    assert offered_besides(person) == {"T48", "T49"}
    guilds.pay(person, told, "T48")
    assert set(person.told["view"]["discard"]) >= {"T61", "T48"}


def offered_besides(person: Screen) -> set[str]:
    """The cards of the hand that can be taken up, besides those that are, once that is said."""
    person.explained(person.told)
    person.page.wait_for_timeout(100)
    free = "[role=button][data-noun^='card:']:not([aria-pressed=true])"
    return {noun.split(":")[1] for noun in person.board.locator(free).evaluate_all(GLOWING)}


def refuses(person: Screen, code: str, reason: str) -> None:
    """A click on this card of the hand takes nothing up, and says why."""
    taken = guilds.taken_up(person).count()
    person.page.mouse.move(0, 0)
    person.click(person.board.locator(f"[data-piece='card:{code}'][data-spot=hand] > .card"))
    expect(person.hint).to_have_text(guilds.names(person)["labels"][reason])
    expect(guilds.taken_up(person)).to_have_count(taken)


def test_undo_takes_back_what_was_taken_up_and_what_was_paid(person: Screen) -> None:
    guild = guilds.at_guild_action(person)
    told = person.choose(guild, "guild-seat")
    taken = guilds.taken_up(person)
    guilds.take_up(person, "T03", "T20")
    expect(taken).to_have_count(2)

    # Before anything is paid, undo takes the choice of the seat back, and the cards lie as before.
    undo_to(person, guild["n"])
    expect(taken).to_have_count(0)
    assert person.told["view"] == guild["view"]
    person.choose(guild, "guild-seat")
    expect(guilds.sum_paid(person)).to_have_text("0 / 8")
    expect(taken).to_have_count(0)

    # What was paid comes back into the hand, too, as long as nothing was revealed: base cards are
    # known to all.
    turn = guilds.rich_turn(person, 4)
    told = person.choose(turn, "space", "MARKET")
    expect(guilds.sum_paid(person)).to_have_text("0 / 2")
    guilds.pay(person, told, "B3.red", "B1.red")
    paid = person.wait_asked(told["n"])["view"]["players"][0]
    before = told["view"]["players"][0]
    assert set(before["hand"]) - set(paid["hand"]) == {"B3.red", "B1.red"}
    assert paid["left"] == [*before["left"], "B1.red"]
    assert paid["right"] == [*before["right"], "B3.red"]
    undo_to(person, told["n"])
    assert person.told["view"] == told["view"]
    expect(guilds.sum_paid(person)).to_have_text("0 / 2")
    expect(taken).to_have_count(0)
    undo_to(person, turn["n"])
    assert person.told["view"] == turn["view"]


def undo_to(person: Screen, n: int) -> None:
    """Take choices back until this moment."""
    while person.told["n"] > n:
        at = person.told["n"]
        person.undo.click()
        person.page.wait_for_function("(n) => told.n < n && told.options.length", arg=at)
    expect(person.options).to_have_count(len(person.told["options"]))
    assert person.told["n"] == n


def at_residence(person: Screen) -> Message:
    """The residence is chosen and costs two cards; two markets in hand look the same."""
    mine = {"hand": [*guilds.BASE[:3], "T02", "T61", "T62", "T63"]}
    told = guilds.laid(person, "TakeTurn", 3, markers=MARKERS, mine=mine)
    told = person.choose(told, "space", "RESIDENCE")
    assert told["step"] == "PayLeft"
    return told


def test_the_second_of_two_equal_cards_is_paid_like_the_first(person: Screen) -> None:
    """The engine takes the first; the payment of goods that follows at once begins with nothing."""
    told = at_residence(person)
    guilds.take_up(person, "B2.red", "B3.red")
    guilds.pay_button(person).click()
    person.page.wait_for_function("() => told.step === 'PayGoods'")
    told = person.told
    mine = told["view"]["players"][0]
    assert (mine["left"], mine["right"]) == (["B3.red"], ["B1.red"])
    assert told["view"]["payment"]["column"] == "RIGHT"
    expect(guilds.sum_paid(person)).to_have_text("0 / 2")
    begins_with_nothing(person)

    # And the goods can be paid.
    told = guilds.pay(person, told, "T61", "T63")
    assert set(told["view"]["discard"]) >= {"T61", "T63"}


@pytest.mark.parametrize("on", ["bar", "hand"])
def test_a_choice_from_the_list_lays_down_what_was_taken_up(person: Screen, on: str) -> None:
    """The list pays one card while others are taken up: the next question begins with nothing."""
    told = at_residence(person)
    guilds.take_up(person, "B2.red")
    person.button(told["options"][0]).click()
    told = person.wait_asked(told["n"])
    assert told["step"] == "PayRight"
    expect(guilds.taken_up(person)).to_have_count(0)
    market = next(option for option in told["options"] if "Market (2 in hand)" in option["text"])
    thing = person.button(market) if on == "bar" else guilds.card(person, "B2.red")
    expect(thing).to_have_accessible_name(re.compile(f"^{re.escape(market['text'])}"))
    thing.click()
    told = person.wait_asked(told["n"])
    assert told["step"] == "PayGoods"
    begins_with_nothing(person)


def glowing_faces(person: Screen) -> set[str]:
    """What the cards show that can be clicked in the hand."""
    cards = guilds.names(person)["cards"]
    hand_group = person.board.get_by_role("group", name=guilds.names(person)["labels"]["hand"])
    nouns = hand_group.locator("[role=button][data-noun]").evaluate_all(GLOWING)
    return {cards[noun.split(":")[1]]["name"] for noun in nouns}


def offered_faces(person: Screen, told: Message) -> set[str]:
    """What the cards show that the list offers."""
    cards = guilds.names(person)["cards"]
    return {cards[one["code"]]["name"] for one in told["options"] if one["noun"] == "card"}


def test_a_card_glows_if_one_that_shows_the_same_is_offered(person: Screen) -> None:
    mine = {"hand": [*guilds.BASE, "T06", "T61", "T62"]}
    told = guilds.laid(person, "TakeTurn", markers=MARKERS, warship_docks=[0, 0, None], mine=mine)
    told = person.choose(told, "space", "HARBOUR_DELIVERY")
    assert told["step"] == "PayLeft"
    glowing = person.board.locator("[role=button][data-noun^='card:']")
    expect(glowing).to_have_count(4)  # both deliveries of the base cards, T06 and T61
    assert len(told["options"]) == 3
    assert glowing_faces(person) == offered_faces(person, told)
    twice = next(option for option in told["options"] if "2 in hand" in option["text"])
    for code in ("B6.red", "B7.red"):
        expect(guilds.card(person, code)).to_have_accessible_name(twice["text"])

    # The second of them is as good as the first.
    person.click(guilds.card(person, "B7.red"))
    told = person.wait_asked(told["n"])
    assert person.sent[-1]["choice"] == ["card B7.red"]
    assert told["view"]["players"][0]["left"] == ["B6.red"]

    # A card that is asked for by itself.
    told = person.choose(told, "warship-place")
    assert told["step"] == "SendExpedition"
    assert glowing_faces(person) == offered_faces(person, told) != set()


def test_payments_and_turns_with_the_keyboard_alone(person: Screen) -> None:
    press = person.page.keyboard.press
    told = guilds.rich_turn(person)
    before = told["view"]["players"][0]
    press("ArrowDown")  # into the choices, to the market
    for step in ("TakeTurn", "PayLeft", "PayRight", "PayRight"):
        assert told["step"] == step
        expect(person.options.and_(person.page.locator(":focus"))).to_have_count(1)
        press("Enter")
        told = person.wait_asked(told["n"])
    # Left and right of the residence lies what was paid through the bar.
    mine = told["view"]["players"][0]
    assert len(mine["left"]) == len(before["left"]) + 1
    assert len(mine["right"]) == len(before["right"]) + 2

    turns = person.play_by_keys(dice(3), lambda told: told["view"]["round"] == 5)
    assert {one["view"]["round"] for one in turns} == {3, 4, 5}
    assert "TakeTurn" in {one["step"] for one in turns}


def test_cards_are_paid_with_fingers(arrive: Arrive) -> None:
    person = arrive(**PHONE)
    told = person.choose(guilds.at_guild_action(person), "guild-seat")
    assert not person.page.evaluate(SIDEWAYS)
    for code in ("T03", "T13"):
        person.page.touchscreen.tap(*person.point_of(guilds.card(person, code)))
        expect(guilds.card(person, code)).to_have_attribute("aria-pressed", "true")
    guilds.pay_button(person).tap()
    person.page.wait_for_function(guilds.HANDED_OVER, arg=told["n"])
    assert set(person.told["view"]["discard"]) >= {"T03", "T13"}
