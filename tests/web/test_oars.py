"""Neptun: oars are chosen in secret and opened together."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, expect

from tests.server.harness import claim
from tests.web.boards import at_step
from tests.web.harness import Arrive, Message, Screen
from tests.web.tables import Company

GAME = "neptun"


def gathered(person: Screen, third: str = "friend") -> Company:
    """A table at which oars are chosen."""
    company = Company(person.server, person.device, 3, GAME, ("me", "friend", third))
    company.play_until(at_step("ChooseOars"))
    return company


def join(friend: Screen, company: Company) -> None:
    """Take the second seat over from whoever has played it."""
    server, table = friend.server, f"/api/tables/{company.table}"
    owner = claim(server, company.table, company.invites[1])
    link = server.post(f"{table}/seats/1/link", owner, {})["token"]
    server.post(f"{table}/claim", friend.device, {"token": link, "name": "Tanit"})


def common_oars(person: Screen) -> list[Message]:
    """The own choices but for the personal cards, which look alike for all."""
    return [option for option in person.told["options"] if "only once" not in option["text"]]


def hand_in(person: Screen, option: Message) -> None:
    """Click an oar card of the own hand, and wait until it is handed in or all are opened."""
    n = person.told["n"]
    person.click(person.thing(option))
    person.page.wait_for_function(
        "([n, id]) => told.n > n || told.chosen === id", arg=[n, option["id"]]
    )


def keeps(person: Screen, option: Message) -> None:
    """The page shows this as the own choice: in the bar, in the hand, on the mat."""
    pressed = person.options.and_(person.page.locator("[aria-pressed=true]"))
    expect(pressed).to_have_count(1)
    expect(pressed).to_have_attribute("data-option", str(option["id"]))
    mine = person.mat("Hanno").locator("[data-card=oar][aria-label$='may still be changed']")
    expect(mine).to_have_count(1)
    expect(mine.get_by_role("button")).to_have_accessible_name(option["text"])
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


def crews(person: Screen, told: str = ".*: (power|has|is)") -> Locator:
    """Who rows with what, as the board tells it."""
    return person.board.get_by_role("img", name=re.compile(rf"^\d\. {told}"))


def names_of(things: Locator) -> list[str]:
    """What a screen reader says of them."""
    return [name for name in (one.get_attribute("aria-label") for one in things.all()) if name]


def test_two_people_choose_oars_in_secret_and_all_are_opened_together(arrive: Arrive) -> None:
    host, friend, watcher = everybody = [arrive() for _ in range(3)]
    company = gathered(host, "bot")
    join(friend, company)
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
        expect(crews(person, "Hanno: has chosen")).to_have_count(1)
        expect(crews(person, "Tanit: is choosing")).to_have_count(1)
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
        expect(crews(person, ".*: power")).to_have_count(3)
        played.append([player["played"] for player in told["view"]["players"]])
        # Nobody was ever told some of the cards and not the others.
        for message in person.tables():
            lengths = {len(player["played"]) for player in message["view"]["players"]}
            assert lengths == {int(message["n"] > n)}
    assert played[0] == played[1] == played[2]
    assert played[0][:2] == [[changed], [friends["code"]]]
    assert changed in watcher.page.content()
    cards = [names_of(crews(person)) for person in everybody]
    assert cards[0] == cards[1] == cards[2]


def test_a_choice_handed_in_is_still_there_after_a_reload(person: Screen) -> None:
    person.sit(gathered(person).table)
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


def test_the_keyboard_keeps_its_place_while_others_hand_in(arrive: Arrive) -> None:
    person, other = arrive(), arrive()
    company = gathered(person)
    person.sit(company.table)
    told = person.wait_asked()
    for _ in range(4):  # into the choices, and to the fourth
        person.page.keyboard.press("ArrowDown")
    fourth = person.button(told["options"][3])
    expect(fourth).to_be_focused()

    join(other, company)
    other.sit(company.table)
    other.wait_asked()
    hand_in(other, common_oars(other)[0])
    expect(sealed(person, "Tanit")).to_be_visible()
    expect(fourth).to_be_focused()
    expect(person.hint).to_contain_text(told["options"][3]["text"])
    person.page.keyboard.press("Enter")
    keeps(person, told["options"][3])
    expect(fourth).to_be_focused()
