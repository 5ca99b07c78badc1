"""Carthago: Merchants & Guilds in the browser: whole games, payments, effects, every screen."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import cothon
from cothon.words import say
from tests.luck import dice
from tests.server.harness import Server
from tests.web.harness import (
    Arrive,
    Company,
    Message,
    Prefer,
    Screen,
    key_of,
    laid_table,
    late_table,
)
from tests.web.looks import PHONE, SIDEWAYS, fits_the_desk, look, needs_axe, use_fingers

KEY = "merchants_guilds"
TITLE = "Carthago: Merchants & Guilds"
DECADES = 3
PAYMENTS = {"PayLeft", "PayRight", "PayGoods", "PayCoins"}
MOST_TRIES = 40  # sets of cards that look like a payment but are none
HEADINGS = ("actions", "market", "guild-hall", "trading-harbour", "warship-harbour", "decade")
# The cards are handed over all at once, or refused all at once.
HANDED_OVER = """(n) => document.querySelector("[role=alert]") ||
  (told.n > n && !document.querySelector(".guilds [data-noun][aria-pressed=true]"))"""

# Coins 2, 3, 4, 4, 5 and 6: the engine asks for the highest first, and for lower numbers first.
PURSE = ["T03", "T20", "T07", "T08", "T11", "T13"]
BASE = [f"B{number}.red" for number in range(1, 8)]


def laid(server: Server, person: Screen, players: int = 2, **position: Any) -> Message:
    """Sit down at a position; `mine` is what the own seat has. What is told."""
    spaces = ("MARKET", "RESIDENCE", "HARBOUR_DELIVERY")
    others = [{"disc": space, "freed": {"RIGHT": 2}} for space in spaces]
    mine = position.pop("mine")
    data = {"players": [mine, *others[: players - 1]], **position}
    person.sit(laid_table(server, person.device, KEY, data))
    return person.wait_asked()


def at_guild_action(server: Server, person: Screen) -> Message:
    """The market action is over, and a guild marker lies there."""
    told = laid(
        server,
        person,
        phase="acted",
        space="MARKET",
        markers=["MARKET", "RESIDENCE"],
        mine={"hand": [*BASE[1:], *PURSE]},
    )
    assert told["step"] == "GuildAction"
    return told


def choose(person: Screen, told: Message, noun: str, code: str | None = None) -> Message:
    """Click the first thing of this kind on the board or the own mat."""
    option = next(
        one for one in told["options"] if one["noun"] == noun and code in (None, one["code"])
    )
    person.page.mouse.click(*person.point_of(person.thing(option)))
    return person.wait_asked(told["n"])


def names(person: Screen) -> Message:
    """The names that the server told."""
    told: Message = next(message["names"] for message in person.tables() if message["names"])
    return told


def hand(told: Message) -> list[str]:
    """The codes of the own hand."""
    return list(told["view"]["players"][told["eyes"]]["hand"])


def card(person: Screen, code: str) -> Locator:
    """A card of the own hand that can be taken up or chosen."""
    return person.board.locator(f"[role=button][data-noun='card:{code}']")


def take_up(person: Screen, *codes: str) -> None:
    """Click cards of the own hand, and see them lie there as picked."""
    for code in codes:
        person.page.mouse.click(*person.point_of(card(person, code)))
        expect(card(person, code)).to_have_attribute("aria-pressed", "true")


def lay_down(person: Screen, *codes: str) -> None:
    """Click cards that were taken up."""
    for code in codes:
        person.page.mouse.click(*person.point_of(card(person, code)))
        expect(card(person, code)).to_have_attribute("aria-pressed", "false")


def sum_paid(person: Screen) -> Locator:
    """How much is taken up, of how much."""
    return person.board.locator(".purse-sum")


def pay_button(person: Screen) -> Locator:
    """What confirms a payment; there is none while something is missing."""
    return person.board.get_by_role("button", name=names(person)["labels"]["confirm"], exact=True)


def refusal(person: Screen) -> Locator:
    """What the server says of a set of cards that is no payment."""
    return person.page.get_by_role("alert")


def pay(person: Screen, told: Message, *codes: str) -> Message:
    """Take these cards up, confirm once; what is told of the payment, or as before if refused."""
    take_up(person, *codes)
    pay_button(person).click()
    person.page.wait_for_function(HANDED_OVER, arg=told["n"])
    return person.told


# A whole game


class Payer:
    """Pays by mouse: cards taken up in any order, then confirmed once."""

    def __init__(self, person: Screen, luck: random.Random) -> None:
        self.person = person
        self.luck = luck
        self.faces = names(person)["cards"]
        self.sizes: list[int] = []  # how many cards each payment took

    def answer(self, told: Message) -> bool:
        """Pay, if that is the question."""
        if told["step"] not in PAYMENTS:
            return False
        person, start = self.person, told["n"]
        for _ in range(MOST_TRIES):
            picked = self.candidate(told)
            for code in picked:
                person.page.mouse.click(*person.point_of(card(person, code)))
            if len(picked) > 1:  # one card that settles everything needs no second click
                pay_button(person).click()
            person.page.wait_for_function(HANDED_OVER, arg=told["n"])
            told = person.told
            if refusal(person).count():
                expect(taken_up(person)).to_have_count(len(picked))
                lay_down(person, *picked)
            else:
                self.sizes.append(len(picked))
            if told["n"] > start:  # the engine has taken something
                return True
        raise AssertionError(
            f"no payment in {MOST_TRIES} tries at {person.page.url}, choice {told['n']}: "
            f"{told['step']}, {told['view']['payment']}, hand {hand(told)}, "
            f"offered {[option['text'] for option in told['options']]}"
        )

    def candidate(self, told: Message) -> list[str]:
        """Cards that look like a payment, in an order of our own."""
        cards = hand(told)
        self.luck.shuffle(cards)
        offered = [option["code"] for option in told["options"]]
        payment = told["view"]["payment"]
        if payment is None:  # a leader, and base cards, which are missed least
            leader = self.luck.choice(offered)
            due = told["view"]["players"][told["eyes"]]["cost"][told["view"]["space"]]
            others = [code for code in cards if code != leader]
            others.sort(key=lambda code: self.faces[code]["good"] is not None)
            picked = [leader, *others[: due - 1]]
        elif payment["kind"] == "cards":
            picked = [self.luck.choice(offered)]
            picked += [code for code in cards if code not in picked][: payment["missing"] - 1]
        elif payment["kind"] == "goods":
            good = self.faces[self.luck.choice(offered)]["good"]
            trade = [code for code in cards if self.faces[code]["good"]]
            trade.sort(key=lambda code: self.faces[code]["good"] != good)
            picked = trade[: payment["missing"]]
        else:
            picked = self.coins(cards, payment["missing"])
        self.luck.shuffle(picked)
        return picked

    def coins(self, cards: list[str], due: int) -> list[str]:
        """Cards worth so much, none of them needless."""
        worth = {code: int(self.faces[code]["coin"]) for code in cards}
        picked: list[str] = []
        for code in cards:
            if worth[code] and sum(worth[one] for one in picked) < due:
                picked.append(code)
        for code in list(picked):
            if sum(worth[one] for one in picked) - worth[code] >= due:
                picked.remove(code)
        return picked


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


def test_the_last_decade_with_the_mouse_on_the_board(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, game=TITLE)
    person.sit(late_table(server, person.device, KEY, 2, is_last_decade))
    luck = dice(5)
    payer = Payer(person, luck)
    game = person.play_by_mouse(luck, prefer=curious(), answer=payer.answer)
    assert not game.bar_only, "every choice is a thing on the board or the own mat"
    assert "space" in game.clicked, "what a decade may lack is clicked in a test of its own"
    assert payer.sizes

    expect(person.end).to_be_visible()
    totals = person.end.get_by_role("row", name=re.compile("^Total")).get_by_role("cell")
    assert totals.all_inner_texts() == [str(score["total"]) for score in game.told["scores"]]
    assert not person.complaints


# Where each kind of thing can be clicked, by the codes of spaces, cards and ships.
TURNED = [{"code": code, "active": False} for code in ("S05", "S29")]
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


def test_every_kind_of_thing_is_chosen_by_a_click_on_it(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, game=TITLE)
    for nouns, given in EVERY_KIND:
        position = dict(given)
        mine = {"hand": [*BASE, *PURSE, "T48", "T49", "T62", "T61"]}
        told = laid(server, person, mine={**mine, "ships": position.pop("ships", [])}, **position)
        for noun in nouns:
            option = next(one for one in told["options"] if one["noun"] == noun)
            expect(person.thing(option)).to_have_accessible_name(option["text"])
            told = choose(person, told, noun)
            assert person.sent[-1]["choice"] == option["id"]


# Payments


def test_cards_are_taken_up_in_any_order_and_paid_at_once(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, game=TITLE)
    told = choose(person, at_guild_action(server, person), "guild-seat")
    price = told["view"]["payment"]["price"]
    assert (told["step"], price) == ("PayCoins", 8)

    # What is taken up is counted, and nothing is paid before everything is there.
    before, start = hand(told), person.moves()
    expect(sum_paid(person)).to_have_text("0 / 8")
    glowing = person.board.locator("[role=button][data-noun^='card:']")
    shown = glowing.evaluate_all(GLOWING)
    assert set(shown) == {f"card:{code}" for code in before if code[0] == "T"}, "no coin, no glow"
    take_up(person, "T03")
    expect(sum_paid(person)).to_have_text("2 / 8")
    expect(pay_button(person)).to_have_count(0)
    take_up(person, "T20")
    expect(sum_paid(person)).to_have_text("5 / 8")
    take_up(person, "T08")
    expect(sum_paid(person)).to_have_text("9 / 8")
    assert person.moves() == start

    pay_button(person).click()
    person.page.wait_for_function(HANDED_OVER, arg=told["n"])
    after = person.told
    assert person.moves() == start + 1
    assert person.sent[-1]["choice"] == ["card T03", "card T20", "card T08"]
    assert set(before) - set(hand(after)) == {"T03", "T20", "T08"}
    assert set(after["view"]["discard"]) >= {"T03", "T20", "T08"}
    assert sum(seat["owner"] == 0 for seat in after["view"]["hall"]) == 1


def test_a_set_of_cards_that_is_no_payment_is_refused_in_words(
    server: Server, arrive: Arrive
) -> None:
    person = arrive(server.address, game=TITLE)
    told = choose(person, at_guild_action(server, person), "guild-seat")
    after = pay(person, told, "T03", "T07", "T08")  # 2 + 4 + 4, and 4 + 4 would do
    expect(sum_paid(person)).to_have_text("10 / 8")
    expect(refusal(person)).to_contain_text(say("en", "server-not-together"))
    assert (after["n"], after["version"]) == (told["n"], told["version"])

    # What was taken up stays so, and without the needless card it is a payment.
    expect(taken_up(person)).to_have_count(3)
    lay_down(person, "T03")
    after = pay(person, told)
    assert set(after["view"]["discard"]) >= {"T07", "T08"}
    assert "T03" in hand(after)
    expect(refusal(person)).to_have_count(0)
    expect(taken_up(person)).to_have_count(0)


def test_as_many_cards_as_are_due_can_be_paid(server: Server, arrive: Arrive) -> None:
    """Any card may be taken up; that none shows the action is for the server to say."""
    person = arrive(server.address, game=TITLE)
    told = at_residence(server, person)
    take_up(person, "T61", "T02", "B1.red")
    expect(sum_paid(person)).to_have_text("3 / 2")
    expect(pay_button(person)).to_have_count(0)
    lay_down(person, "T02")
    after = pay(person, told)
    expect(refusal(person)).to_be_visible()
    assert after["n"] == told["n"]
    lay_down(person, "T61", "B1.red")
    after = pay(person, told, "T02", "B3.red")
    assert set(hand(told)) - set(hand(after)) == {"T02", "B3.red"}


def test_a_payment_needs_as_many_opulences_as_there_are(server: Server, arrive: Arrive) -> None:
    """The middle column takes two of one good; one OPULENCE stands for one other card, not two."""
    person = arrive(server.address, game=TITLE)
    told = laid(
        server,
        person,
        phase="paid",
        space="RESIDENCE",
        markers=["MARKET", "TRADING_DOCK"],
        mine={"hand": [*BASE[:2], "T02", "T20", "T61", "T03", "T48", "T49"], "ships": ["S11"]},
    )
    assert told["step"] == "ChooseColumn"
    told = choose(person, told, "column", "MIDDLE")
    assert told["step"] == "PayGoods"
    pay(person, told, "T61", "T02")  # jewelry and dyes, where glass or cedar is wanted
    expect(refusal(person)).to_be_visible()
    lay_down(person, "T61")
    pay(person, told, "T48")
    assert set(person.told["view"]["discard"]) >= {"T02", "T48"}
    assert "T61" in hand(person.told)


def test_undo_takes_back_what_was_taken_up_and_what_was_paid(
    server: Server, arrive: Arrive
) -> None:
    person = arrive(server.address, game=TITLE)
    guild = at_guild_action(server, person)
    told = choose(person, guild, "guild-seat")
    taken = person.board.locator("[aria-pressed=true][data-noun]")
    take_up(person, "T03", "T20")
    expect(taken).to_have_count(2)

    # Before anything is paid, undo takes the choice of the seat back, and the cards lie as before.
    undo_to(person, guild["n"])
    expect(taken).to_have_count(0)
    assert person.told["view"] == guild["view"]
    choose(person, guild, "guild-seat")
    expect(sum_paid(person)).to_have_text("0 / 8")
    expect(taken).to_have_count(0)

    # What was paid comes back into the hand, too, as long as nothing was revealed.
    turn = rich_turn(server, person, 4)
    told = choose(person, turn, "space", "MARKET")
    expect(sum_paid(person)).to_have_text("0 / 2")
    pay(person, told, "T03", "B1.red")
    paid = person.wait_asked(told["n"])["view"]["players"][0]
    before = told["view"]["players"][0]
    assert set(before["hand"]) - set(paid["hand"]) == {"T03", "B1.red"}
    assert paid["left"] == [*before["left"], "B1.red"]
    assert paid["right"] == [*before["right"], "T03"]
    undo_to(person, told["n"])
    assert person.told["view"] == told["view"]
    expect(sum_paid(person)).to_have_text("0 / 2")
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


# Cards that show the same


def at_residence(server: Server, person: Screen) -> Message:
    """The residence is chosen and costs two cards; two markets in hand look the same."""
    told = laid(
        server,
        person,
        3,
        markers=["MARKET", "TRADING_DOCK"],
        mine={"hand": [*BASE[:3], "T02", "T61", "T62", "T63"]},
    )
    told = choose(person, told, "space", "RESIDENCE")
    assert told["step"] == "PayLeft"
    return told


def taken_up(person: Screen) -> Locator:
    """The cards that lie there as picked."""
    return person.board.locator("[role=button][data-noun][aria-pressed=true]")


def test_the_second_of_two_equal_cards_is_paid_like_the_first(
    server: Server, arrive: Arrive
) -> None:
    """The engine takes the first; the payment of goods that follows at once begins with nothing."""
    person = arrive(server.address, game=TITLE)
    told = at_residence(server, person)
    take_up(person, "B2.red", "B3.red")
    pay_button(person).click()
    person.page.wait_for_function("() => told.step === 'PayGoods'")
    told = person.told
    mine = told["view"]["players"][0]
    assert (mine["left"], mine["right"]) == (["B3.red"], ["B1.red"])
    assert told["view"]["payment"]["column"] == "RIGHT"
    expect(sum_paid(person)).to_have_text("0 / 2")
    expect(taken_up(person)).to_have_count(0)
    expect(refusal(person)).to_have_count(0)

    # And the goods can be paid.
    told = pay(person, told, "T61", "T63")
    assert set(told["view"]["discard"]) >= {"T61", "T63"}


@pytest.mark.parametrize("on", ["bar", "hand"])
def test_a_choice_from_the_list_lays_down_what_was_taken_up(
    server: Server, arrive: Arrive, on: str
) -> None:
    """The list pays one card while others are taken up: the next question begins with nothing."""
    person = arrive(server.address, game=TITLE)
    told = at_residence(server, person)
    take_up(person, "B2.red")
    person.button(told["options"][0]).click()
    told = person.wait_asked(told["n"])
    assert told["step"] == "PayRight"
    expect(taken_up(person)).to_have_count(0)
    market = next(option for option in told["options"] if "Market (2 in hand)" in option["text"])
    thing = person.button(market) if on == "bar" else card(person, "B2.red")
    expect(thing).to_have_accessible_name(market["text"])
    thing.click()
    told = person.wait_asked(told["n"])
    assert told["step"] == "PayGoods"
    expect(taken_up(person)).to_have_count(0)
    expect(refusal(person)).to_have_count(0)


# Of the cards in hand, which glow: by what the card shows.
GLOWING = """(things) => things.map((thing) => thing.dataset.noun)"""


def glowing_faces(person: Screen) -> set[str]:
    """What the cards show that can be clicked in the hand."""
    cards = names(person)["cards"]
    hand_group = person.board.get_by_role("group", name=names(person)["labels"]["hand"])
    nouns = hand_group.locator("[role=button][data-noun]").evaluate_all(GLOWING)
    return {cards[noun.split(":")[1]]["name"] for noun in nouns}


def offered_faces(person: Screen, told: Message) -> set[str]:
    """What the cards show that the list offers."""
    cards = names(person)["cards"]
    return {cards[one["code"]]["name"] for one in told["options"] if one["noun"] == "card"}


def test_a_card_glows_if_one_that_shows_the_same_is_offered(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, game=TITLE)
    told = laid(
        server,
        person,
        markers=["MARKET", "TRADING_DOCK"],
        warship_docks=[0, 0, None],
        mine={"hand": [*BASE, "T06", "T61", "T62"]},
    )
    told = choose(person, told, "space", "HARBOUR_DELIVERY")
    assert told["step"] == "PayLeft"
    glowing = person.board.locator("[role=button][data-noun^='card:']")
    expect(glowing).to_have_count(4)  # both deliveries of the base cards, T06 and T61
    assert len(told["options"]) == 3
    assert glowing_faces(person) == offered_faces(person, told)
    twice = next(option for option in told["options"] if "2 in hand" in option["text"])
    for code in ("B6.red", "B7.red"):
        expect(card(person, code)).to_have_accessible_name(twice["text"])

    # The second of them is as good as the first.
    person.page.mouse.click(*person.point_of(card(person, "B7.red")))
    told = person.wait_asked(told["n"])
    assert person.sent[-1]["choice"] == ["card B7.red"]
    assert told["view"]["players"][0]["left"] == ["B6.red"]

    # A card that is asked for by itself.
    told = choose(person, told, "warship-place")
    assert told["step"] == "SendExpedition"
    assert glowing_faces(person) == offered_faces(person, told) != set()


# Effects, and what is revealed


def met_a_ship(server: Server, person: Screen, players: int = 2) -> Message:
    """An expedition has revealed a ship of danger 3 against strength 1."""
    told = laid(
        server,
        person,
        players,
        phase="paid",
        space="HARBOUR_DELIVERY",
        warship_docks=[0, 0, None],
        ship_pile=["S10"],
        mine={"hand": [*BASE[:5], "T01", "T16"], "ships": ["S17"]},
    )
    assert told["step"] == "ChooseDelivery"
    told = choose(person, told, "warship-place")
    assert told["step"] == "SendExpedition"
    told = choose(person, told, "card")
    assert told["step"] == "MeetDanger"
    return told


@pytest.mark.parametrize("on", ["mat", "board"])
def test_escorts_help_when_the_danger_is_known(server: Server, arrive: Arrive, on: str) -> None:
    person = arrive(server.address, game=TITLE)
    told = met_a_ship(server, person)
    assert told["view"]["expedition"] == "S10"
    reason = told["undo"]["reason"]
    assert reason
    expect(person.undo).to_have_accessible_name(f"Undo: {reason}")

    place = person.mat("Hanno") if on == "mat" else person.board
    ship = place.locator("[data-noun=escorts]").first
    option = next(one for one in told["options"] if one["noun"] == "escorts")
    expect(ship).to_have_accessible_name(option["text"])
    person.page.mouse.click(*person.point_of(ship))
    after = person.wait_told(told["n"])["view"]["players"][0]
    fleet = [(one["code"], one["active"]) for one in after["ships"]]
    assert fleet == [("S17", False), ("S10", False)]


def test_a_card_from_the_pile_cannot_be_put_back(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, game=TITLE)
    told = laid(
        server,
        person,
        phase="paid",
        space="MARKET",
        markers=["RESIDENCE", "TRADING_DOCK"],
        mine={"hand": [*BASE[1:], *PURSE]},
    )
    assert told["step"] == "TakeCard"
    before = len(hand(told))
    told = choose(person, told, "pile")
    assert len(hand(told)) == before + 1
    reason = told["undo"]["reason"]
    assert reason
    expect(person.undo).to_have_attribute("aria-disabled", "true")
    expect(person.undo).to_have_accessible_name(f"Undo: {reason}")
    expect(person.prompt.get_by_text(reason, exact=True)).to_be_visible()
    asked = person.moves()
    person.undo.click(force=True)
    person.page.keyboard.press("u")
    assert person.moves() == asked
    assert person.told["n"] == told["n"]


def test_payments_and_turns_with_the_keyboard_alone(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, game=TITLE)
    press = person.page.keyboard.press
    told = rich_turn(server, person, 2)
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


# Screens and languages


@needs_axe
def test_no_serious_barrier_at_a_turn_a_payment_and_a_guild_action(
    server: Server, arrive: Arrive
) -> None:
    person = arrive(server.address, game=TITLE)
    found: list[Any] = []

    def inspect(where: str) -> None:
        found.extend(look(person, where))
        # At night only the colours are others.
        person.page.emulate_media(color_scheme="dark")
        expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
        found.extend(look(person, f"{where} at night", "color-contrast"))
        person.page.emulate_media(color_scheme="light")
        expect(person.page.locator("html")).to_have_attribute("data-theme", "light")

    told = rich_turn(server, person, 4)
    inspect("TakeTurn")
    told = choose(person, told, "space", "MARKET")
    assert told["step"] == "PayLeft"
    inspect("PayLeft")
    told = at_guild_action(server, person)
    inspect("GuildAction")
    told = choose(person, told, "guild-seat")
    pay(person, told, "T03", "T07", "T08")
    expect(refusal(person)).to_be_visible()
    inspect("PayCoins, refused")
    assert not found, found


def rich_turn(server: Server, person: Screen, players: int) -> Message:
    """A turn late in the game, with something everywhere."""
    return laid(
        server,
        person,
        players,
        decade=2,
        round=3,
        markers=["MARKET", "HARBOUR_DELIVERY"],
        warship_docks=[0, 1, None],
        hall={"B1": 0, "C2": 1},
        forum=[1, 1],
        tile_discs={"GUILD_HALL_1": [1, 0], "GUILD_HALL_2": [0]},
        discard=["T31", "T32", "T33", "T50"],
        mine={
            "hand": [*BASE[:5], *PURSE, "T16", "T45", "T48", "T60", "T62"],
            "left": [BASE[5]],
            "right": [BASE[6], "T01"],
            "disc": "MARKET",
            "freed": {"LEFT": 2, "MIDDLE": 1, "RIGHT": 1},
            "ships": [
                *("S01", "S09", "S17", "S25"),
                *({"code": code, "active": False} for code in ("S05", "S29")),
            ],
        },
    )


@pytest.mark.parametrize("bots", [1, 3])
def test_the_table_of_the_guilds_needs_no_scrolling_on_a_small_desk(
    server: Server, arrive: Arrive, bots: int
) -> None:
    person = arrive(server.address, game=TITLE)
    company = Company(server, person.device, 2, KEY, ("me", *["bot"] * bots))
    seen: set[str] = set()
    for _ in range(6):  # the first questions of six kinds
        told = company.bring(person, lambda told: told["step"] not in seen)
        seen.add(told["step"])
        fits_the_desk(person)
    company.bring(person, lambda told: told["step"] == "PayLeft")
    fits_the_desk(person)
    rich_turn(server, person, bots + 1)
    fits_the_desk(person)


def test_the_guilds_on_a_phone(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, game=TITLE, **PHONE)
    told = choose(person, at_guild_action(server, person), "guild-seat")
    assert not person.page.evaluate(SIDEWAYS)
    for code in ("T03", "T13"):
        person.page.touchscreen.tap(*person.point_of(card(person, code)))
        expect(card(person, code)).to_have_attribute("aria-pressed", "true")
    pay_button(person).tap()
    person.page.wait_for_function(HANDED_OVER, arg=told["n"])
    assert set(person.told["view"]["discard"]) >= {"T03", "T13"}

    use_fingers(person, at_guild_action(server, person))


TOLD = """(main) => [...main.querySelectorAll("svg title, svg [aria-label]")]
  .filter((part) => !part.closest(".help"))
  .map((part) => part.getAttribute("aria-label") ?? part.textContent)"""
# A count of one before a plural, and a word that runs into a number or a bracket.
PLURALS = "cards|coins|discs|seats|cartes|pièces|disques|sièges|Karten|Münzen|Scheiben|Gildensitze"
ONE_OF_MANY = re.compile(rf"\b1 (?:{PLURALS})\b")
RUN_TOGETHER = re.compile(r"[^\W\d_]{2,}\d|\w\(|\)\w|\b[a-zé]+[A-Z]")
FRENCH_COLON = re.compile("[^\u202f]:")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_titles_and_labels_count_and_space_their_words(
    server: Server, arrive: Arrive, language: str
) -> None:
    person = arrive(server.address, game=TITLE)
    chooser = person.page.get_by_role("combobox", name=re.compile("^(Language|Langue|Sprache)$"))
    seen: list[str] = []
    for at in (rich_turn, lambda server, person, _: at_guild_action(server, person), met_a_ship):
        at(server, person, 2)
        chooser.select_option(language)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        person.page.wait_for_function("(language) => told.language === language", arg=language)
        seen += person.page.locator("main").evaluate(TOLD)
        chooser.select_option("en")
    assert len(seen) > 150
    own = [text.replace(TITLE, "") for text in seen]
    assert not [text for text in own if ONE_OF_MANY.search(text)]
    assert not [text for text in own if RUN_TOGETHER.search(text)]
    if language == "fr":
        assert not [text for text in own if FRENCH_COLON.search(text)]


def test_another_language_at_the_table_of_the_guilds(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address, game=TITLE)
    at_guild_action(server, person)
    table = person.page.url.rsplit("/", 1)[1]
    spoken: dict[str, list[str]] = {}
    for language in ("fr", "de", "en"):
        name = re.compile("^(Language|Langue|Sprache)$")
        person.page.get_by_role("combobox", name=name).select_option(language)
        path = f"/api/tables/{table}/moment"
        said = server.get(path, person.device, eyes=0, language=language)
        person.speaks(said)
        seat = next(one for one in said["options"] if one["noun"] == "guild-seat")
        expect(person.thing(seat)).to_have_accessible_name(seat["text"])
        headings = [said["names"]["labels"][label] for label in HEADINGS]
        for heading in headings:
            panel = person.board.get_by_role("group", name=heading, exact=True)
            expect(panel.locator(".heading")).to_have_text(heading)
        actions = list(said["names"]["actions"].values())
        for action in actions:
            expect(person.board.locator(".space-name", has_text=action)).to_have_count(1)
        spoken[language] = [said["prompt"], seat["text"], *headings, *actions]
    for one, other in (("en", "fr"), ("fr", "de"), ("de", "en")):
        pairs = list(zip(spoken[one], spoken[other], strict=True))
        assert all(mine != theirs for mine, theirs in pairs), pairs
