"""Before the deal and around seats: a waiting room, parts of a deal, seats that change hands."""

from __future__ import annotations

import hashlib
import itertools
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.luck import dice
from tests.often import some, thorough
from tests.server.harness import Server, claim, new_device, play_on, sit
from tests.web.harness import Arrive, Screen
from tests.web.looks import PHONE, SIDEWAYS, look, needs_axe
from tests.web.test_company import open_table

BEYOND_THE_EDGE = """(sheet) => [...sheet.querySelectorAll("*")]
  .some((part) => part.getBoundingClientRect().right > innerWidth + 1)"""


def waiting_for(person: Screen, name: str) -> Locator:
    """What the waiting room says."""
    return person.page.get_by_role("heading", name=f"Waiting for {name}")


def invitation(host: Screen) -> str:
    """The link in the waiting room."""
    field = host.page.get_by_role("textbox", name=re.compile("^Invite link for"))
    return field.input_value()


def from_menu(person: Screen, entry: str) -> Locator:
    """A sheet that the menu of the table opens."""
    person.page.get_by_role("button", name="This table").click()
    person.page.get_by_role("dialog").get_by_role("button", name=entry).click()
    return person.page.get_by_role("dialog", name=entry)


def letters(person: Screen) -> str:
    """What people may read out to each other."""
    deal = from_menu(person, "Fair deal")
    told = deal.get_by_test_id("letters").inner_text()
    deal.get_by_role("button", name="Close").click()
    return told


def begin_without(host: Screen) -> None:
    """Do not wait any longer."""
    host.page.get_by_role("button", name="Begin without them").click()
    host.page.get_by_role("button", name="Begin", exact=True).click()
    expect(host.page.get_by_role("dialog")).to_have_count(0)


def sent(person: Screen, kind: str, part: str) -> list[str]:
    """What this browser has sent of its part in the deal."""
    return [message[part] for message in person.sent if message["type"] == kind]


def pledge(number: str) -> str:
    """The hash of a number, as docs/protocol.md has it."""
    return hashlib.sha256(f"cothon-number-1\n{number}".encode()).hexdigest()


def test_two_people_wait_for_each_other_and_deal_together(arrive: Arrive) -> None:
    host, friend = arrive(fair=True), arrive(fair=True)
    open_table(host, "me", "friend", "bot")
    expect(waiting_for(host, "Player 2")).to_be_visible()
    expect(host.board).to_have_count(0)
    host.page.get_by_text("Fair deal").click()
    expect(host.page.get_by_text("as soon as everybody has come")).to_be_visible()
    address = invitation(host)
    assert "?" not in address, "what stands before the # is written down by servers"

    friend.accept(address, "Tanit")
    for person in (host, friend):
        expect(person.board).to_be_visible()
        expect(person.page.get_by_role("dialog")).to_have_count(0)
        (number,) = set(sent(person, "number", "number"))
        assert set(sent(person, "pledge", "hash")) == {pledge(number)}
    assert "seat=" not in friend.page.url
    assert re.fullmatch("[0-9a-f]{4}( [0-9a-f]{4}){7}", letters(host))
    assert letters(host) == letters(friend)
    deal = from_menu(host, "Fair deal")
    expect(deal.get_by_text("Took part: Hanno and Tanit")).to_be_visible()
    expect(deal.get_by_test_id("number")).to_have_text(sent(host, "number", "number")[0])


def test_whoever_plays_against_bots_does_not_wait(arrive: Arrive) -> None:
    person = arrive(fair=True)
    person.go("/")
    person.play_now.click()
    assert person.wait_asked()["n"] >= 0
    assert len(set(sent(person, "number", "number"))) == 1


def test_people_talk_while_they_wait(server: Server, arrive: Arrive) -> None:
    host, friend = arrive(fair=True), arrive(fair=True)
    open_table(host, "me", "friend", "friend")
    links = host.page.get_by_role("textbox", name=re.compile("^Invite link for"))
    friend.accept(links.first.input_value(), "Tanit")
    expect(waiting_for(friend, "Player 3")).to_be_visible()
    expect(links).to_have_count(1)
    expect(friend.page.get_by_role("button", name="Begin without them")).to_have_count(0)
    friend.page.get_by_role("textbox", name="Say something").fill("Hail")
    friend.page.keyboard.press("Enter")
    expect(host.page.get_by_role("region", name="Chat").get_by_role("listitem")).to_contain_text(
        "Hail"
    )


def test_a_reload_in_the_waiting_room_goes_on_with_the_same_number(arrive: Arrive) -> None:
    host, friend = arrive(fair=True), arrive(fair=True)
    open_table(host, "me", "friend", "bot")
    address = invitation(host)
    host.page.wait_for_function(
        "() => Object.keys(localStorage).some((key) => key.includes('deal.'))"
    )
    host.page.reload()
    expect(waiting_for(host, "Player 2")).to_be_visible()
    expect(host.page.get_by_role("listitem").filter(has_text="Hanno")).to_contain_text("is here")
    friend.accept(address, "Tanit")
    expect(host.board).to_be_visible()
    (number,) = set(sent(host, "number", "number"))
    assert set(sent(host, "pledge", "hash")) == {pledge(number)}


def test_the_host_begins_without_somebody_who_comes_later(arrive: Arrive) -> None:
    host, friend = arrive(fair=True), arrive(fair=True)
    open_table(host, "me", "friend", "bot")
    address = invitation(host)
    host.page.get_by_role("button", name="Begin without them").click()
    asking = host.page.get_by_role("dialog", name="Begin without Player 2?")
    asking.get_by_role("button", name="Keep waiting").click()
    expect(asking).to_have_count(0)
    expect(host.board).to_have_count(0)
    begin_without(host)
    expect(host.board).to_be_visible()
    expect(host.page.get_by_role("dialog")).to_have_count(0)

    friend.accept(address, "Tanit")
    expect(friend.board).to_be_visible()
    expect(host.mat("Tanit")).to_be_visible()
    assert sent(friend, "pledge", "hash") == []
    deal = from_menu(friend, "Fair deal")
    expect(deal.get_by_text("Took part: Hanno")).to_be_visible()


def test_a_number_that_does_not_come_costs_an_attempt(server: Server, arrive: Arrive) -> None:
    host = arrive(fair=True)
    open_table(host, "me", "friend", "bot")
    address = invitation(host)
    table = host.page.url.rpartition("/")[2]
    friend = claim(server, table, address.rpartition("=")[2])
    with sit(server, table, device=friend) as client:
        client.send(type="pledge", attempt=1, hash=pledge("00" * 32))
        client.until(lambda told: told.get("phase") == "revealing")
        expect(waiting_for(host, "Player 2")).to_be_visible()
    begin_without(host)
    expect(host.page.get_by_text("Attempt 2", exact=True)).to_be_visible()
    expect(host.page.get_by_role("listitem").filter(has_text="Hanno")).to_contain_text("is here")
    begin_without(host)
    expect(host.board).to_be_visible()
    assert len(set(sent(host, "number", "number"))) == 2
    deal = from_menu(host, "Fair deal")
    expect(deal.get_by_test_id("attempt")).to_have_text("2")
    expect(deal.get_by_text("Took part: Hanno")).to_be_visible()


def test_a_browser_gives_no_number_to_a_deal_that_it_doubts(server: Server, arrive: Arrive) -> None:
    host = arrive(fair=True)
    table, _ = server.open(host.device, "me", "friend", "bot", seed=None)
    host.remember(host.device, **{f"deal.{table}": {"commitment": "00", "shares": {}}})
    host.go(f"/table/{table}")
    told = host.page.get_by_role("alert")
    expect(told).to_contain_text("does not fit what this browser was shown")
    assert sent(host, "pledge", "hash") == []


def test_a_server_that_ends_does_not_end_the_waiting(own_server: Server, arrive: Arrive) -> None:
    host, friend = arrive(at=own_server, fair=True), arrive(at=own_server, fair=True)
    open_table(host, "me", "friend", "bot")
    expect(waiting_for(host, "Player 2")).to_be_visible()
    address = invitation(host)
    own_server.kill()
    lost = host.page.get_by_text("The connection is lost.")
    expect(lost).to_be_visible()
    own_server.start(port=int(own_server.address.rpartition(":")[2]))
    expect(lost).to_have_count(0)
    friend.accept(address, "Tanit")
    expect(host.board).to_be_visible()
    expect(friend.board).to_be_visible()
    assert letters(host) == letters(friend)
    assert all("WebSocket connection" in text for text in host.complaints), host.complaints
    host.complaints.clear()


@thorough
def test_a_line_that_is_refused_is_dialled_again_in_growing_pauses(person: Screen) -> None:
    table, _ = person.server.open(person.device, "me", "bot", "bot")
    dialled: list[float] = []

    def refuse(line: WebSocketRoute) -> None:
        dialled.append(time.monotonic())
        line.send(json.dumps({"type": "refused", "id": None, "error": "other rules"}))
        line.close(code=4009)

    person.page.route_web_socket(re.compile("/socket"), refuse)
    person.go(f"/table/{table}")
    expect(person.page.get_by_role("alert")).to_have_text("other rules")
    expect(person.page.get_by_text("The connection is lost.")).to_be_visible()
    while len(dialled) < 5:
        person.page.wait_for_timeout(100)
    pauses = [later - sooner for sooner, later in itertools.pairwise(dialled)]
    assert pauses[-1] > 1.5, pauses


def test_no_token_stands_in_an_address_that_a_server_sees(server: Server, arrive: Arrive) -> None:
    friend = arrive()
    table, invites = server.open(new_device(), "me", "friend", "bot")
    asked: list[str] = []
    friend.page.on("request", lambda request: asked.append(request.url.partition("#")[0]))
    friend.page.on("websocket", lambda line: asked.append(line.url))
    friend.accept(f"{server.address}/table/{table}#seat={invites[1]}", "Tanit")
    expect(friend.board).to_be_visible()
    assert any("/socket" in address for address in asked)
    for token in (friend.device, invites[1]):
        assert not [address for address in asked if token in address]


def test_an_invite_is_spent_by_whoever_sits_down_first(server: Server, arrive: Arrive) -> None:
    host, friend, late = (arrive() for _ in range(3))
    table, invites = server.open(host.device, "me", "friend", "bot")
    address = f"{server.address}/table/{table}#seat={invites[1]}"
    friend.accept(address, "Tanit")
    expect(friend.board).to_be_visible()

    late.page.goto(address)
    expect(late.page.get_by_text("but you can look on")).to_be_visible()
    expect(late.page.get_by_text("Tanit")).to_be_visible()
    expect(late.page.get_by_role("button", name="Sit down")).to_have_count(0)
    late.page.get_by_role("button", name="Look on").click()
    expect(late.board).to_be_visible()
    expect(late.page.get_by_text("You are looking on")).to_be_visible()
    assert "seat=" not in late.page.url

    friend.page.goto(address)  # whoever kept the link comes back by it
    expect(friend.board).to_be_visible()
    assert "seat=" not in friend.page.url


def test_a_seat_goes_along_to_another_device(arrive: Arrive) -> None:
    desk, pocket, thief = arrive(), arrive(**PHONE), arrive()
    desk.open("me", "bot", "bot")
    moving = from_menu(desk, "Go on on another device")
    address = moving.get_by_role("textbox", name="Link for the seat of Hanno").input_value()
    pocket.accept(address, "Hanno")
    pocket.wait_asked()
    expect(desk.prompt.get_by_text("You are looking on")).to_be_visible()
    assert desk.told["options"] == []
    thief.page.goto(address)
    expect(thief.page.get_by_text("but you can look on")).to_be_visible()


def test_whoever_comes_back_takes_the_seat_back_from_the_bot(
    server: Server, arrive: Arrive
) -> None:
    host, friend = arrive(), arrive()
    table, invites = server.open(host.device, "me", "friend", "bot")
    host.sit(table)
    for way in ("at the table", "in the harbour"):
        if way == "at the table":
            friend.accept(f"{server.address}/table/{table}#seat={invites[1]}", "Tanit")
            expect(friend.page.get_by_test_id("undo")).to_be_visible()
        friend.go("/")
        host.mat("Tanit").get_by_role("button", name="Let a bot play for Tanit").click()
        host.page.get_by_role("dialog").get_by_role("button", name="easy").click()
        expect(host.mat("Tanit").get_by_text("bot", exact=True)).to_be_visible()
        if way == "at the table":
            friend.sit(table)
        else:
            friend.page.reload()
        friend.page.get_by_role("button", name="Take your seat back").click()
        expect(friend.page.get_by_test_id("undo")).to_be_visible()
        expect(friend.page.get_by_text("You are looking on")).to_have_count(0)
        expect(host.mat("Tanit").get_by_text("bot", exact=True)).to_have_count(0)


def test_the_host_invites_somebody_else_before_everybody(server: Server, arrive: Arrive) -> None:
    """Who came to play a seat is told to all, for good, and nobody needs to open anything."""
    host, friend, late, gone = (arrive() for _ in range(4))
    table, invites = server.open(host.device, "me", "friend", "friend")
    host.sit(table)
    friend.accept(f"{server.address}/table/{table}#seat={invites[1]}", "Tanit")
    expect(friend.board).to_be_visible()
    host.mat("Player 3").get_by_role("button", name="Let a bot play for Player 3").click()
    host.page.get_by_role("dialog").get_by_role("button", name="easy").click()
    gone.page.goto(f"{server.address}/table/{table}#seat={invites[2]}")
    expect(gone.page.get_by_role("button", name="Sit down")).to_have_count(0)

    sheet = from_menu(host, "Invite")
    sheet.get_by_role("button", name=re.compile("^Invite somebody to the seat of")).click()
    link = sheet.get_by_role("textbox", name=re.compile("^Invite link for"))
    late.accept(link.input_value(), "Bomilcar")
    expect(late.board).to_be_visible()
    friend.page.get_by_role("button", name="Chat").click()
    told = friend.page.get_by_role("group").filter(has_text="Bomilcar")
    expect(told.locator("summary")).to_contain_text("Bomilcar")
    told.locator("summary").click()
    expect(told.locator("p")).to_have_count(3)
    friend.page.reload()
    friend.page.get_by_role("button", name="Chat").click()
    expect(friend.page.locator("summary").filter(has_text="Bomilcar")).to_be_visible()


@pytest.fixture
def patient_server(tmp_path: Path) -> Iterator[Server]:
    """A server at which people may be away for two minutes."""
    running = Server(tmp_path, COTHON_ABSENCE="120")
    yield running
    running.kill()


def test_the_host_is_told_how_long_somebody_may_still_be_away(
    patient_server: Server, arrive: Arrive
) -> None:
    host, friend = arrive(at=patient_server), arrive(at=patient_server)
    table, invites = patient_server.open(host.device, "me", "friend", "bot")
    host.sit(table)
    friend.accept(f"{patient_server.address}/table/{table}#seat={invites[1]}", "Tanit")
    expect(friend.board).to_be_visible()
    replace = host.mat("Tanit").get_by_role("button", name="Let a bot play for Tanit")
    expect(host.mat("Tanit")).to_be_visible()
    expect(replace).to_have_count(0)
    friend.go("/")
    replace.click()
    sheet = host.page.get_by_role("dialog", name="Let a bot play for Tanit")
    expect(sheet.get_by_text(re.compile(r"In 1[0-9]{2} seconds"))).to_be_visible()
    expect(sheet.get_by_role("button", name="easy")).to_have_count(0)
    friend.sit(table)
    expect(sheet.get_by_text("Tanit is back.")).to_be_visible()


def test_a_browser_checks_the_deal_at_the_end(server: Server, arrive: Arrive) -> None:
    person, stranger = arrive(fair=True), arrive()
    table, _ = server.open(person.device, "me", "bot", "bot", seed=None)
    person.sit(table)
    with sit(server, table, device=person.device) as me:
        play_on(dice(4), [me])
    expect(person.end.get_by_text("The deal is proven.")).to_be_visible()
    expect(person.end.get_by_text("can read its database")).to_be_visible()
    stranger.go(f"/table/{table}")
    expect(stranger.end.get_by_text("did not take part")).to_be_visible()
    person.go(f"/replay/{table}")
    person.page.get_by_role("button", name="Fair deal").click()
    expect(person.page.get_by_text("The deal is proven.")).to_be_visible()

    # Had it been shown another promise before the deal, it would not believe this one.
    person.page.evaluate(
        """(key) => {
          const kept = JSON.parse(localStorage.getItem(key));
          localStorage.setItem(key, JSON.stringify({ ...kept, commitment: "00" }));
        }""",
        f"cothon.deal.{table}",
    )
    person.go(f"/table/{table}")
    wrong = person.end.get_by_role("alert")
    expect(wrong).to_contain_text("does not fit what this browser was shown")
    expect(wrong).to_contain_text("not the one that was shown first")


def test_a_deal_by_a_named_number_says_so(person: Screen) -> None:
    person.open("me", "bot", "bot")
    deal = from_menu(person, "Fair deal")
    expect(deal.get_by_text("anybody can compute all cards")).to_be_visible()


def test_the_harbour_says_for_whom_a_table_waits(server: Server, arrive: Arrive) -> None:
    host = arrive(fair=True)
    open_table(host, "me", "friend", "bot")
    expect(waiting_for(host, "Player 2")).to_be_visible()
    host.go("/")
    expect(host.page.get_by_role("link", name=re.compile("Waiting for Player 2"))).to_be_visible()


@needs_axe
@pytest.mark.parametrize("theme", some(1, ["dark", "light"]))
def test_the_waiting_room_has_no_barriers(arrive: Arrive, theme: str) -> None:
    for more in ({}, PHONE):
        host = arrive(fair=True, color_scheme=theme, **more)
        open_table(host, "me", "friend", "bot")
        expect(waiting_for(host, "Player 2")).to_be_visible()
        host.page.get_by_text("Fair deal").click()
        found = look(host, "the waiting room")
        assert not host.page.evaluate(SIDEWAYS)
        begin_without(host)
        for entry in ("Fair deal", "Go on on another device"):
            sheet = from_menu(host, entry)
            expect(sheet).to_be_visible()
            found += look(host, entry)
            assert not sheet.evaluate(BEYOND_THE_EDGE), entry
            host.page.keyboard.press("Escape")
        assert not found, found
