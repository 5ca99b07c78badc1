"""Several people: at browsers of their own, looking on, and side by side at one screen."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.luck import dice
from tests.server.harness import BOT, Server
from tests.web.harness import Arrive, Message, Screen


def open_table(person: Screen, *seats: str) -> None:
    """Open a table through the dialog."""
    dialog = person.new_table()
    for place, kind in enumerate(seats):
        dialog.get_by_role("combobox", name=f"Seat {place + 1}").select_option(kind)
    for level in dialog.get_by_role("combobox", name="Level").all():
        level.select_option("random")
    dialog.get_by_role("button", name="Open the table").click()
    expect(person.page).to_have_url(re.compile("/table/"))


def open_money(message: Message) -> list[int]:
    """Of the three seats, those whose talents a message tells."""
    players = message["view"]["players"]
    return [seat for seat in range(3) if players[seat]["talents"] is not None]


def test_two_browsers_at_one_table_and_a_third_looks_on(arrive: Arrive) -> None:
    host, friend, watcher = (arrive() for _ in range(3))
    open_table(host, "me", "friend", "bot")
    invites = host.page.get_by_role("dialog", name="Invite your friends")
    link = invites.get_by_role("textbox", name=re.compile("^Invite link for"))
    address = link.input_value()
    invites.get_by_role("button", name="Close").click()

    friend.page.goto(address)
    expect(friend.page.get_by_role("heading", name=re.compile("^You are invited"))).to_be_visible()
    friend.page.get_by_role("textbox", name="Your name").fill("Tanit")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.board).to_be_visible()
    assert "seat=" not in friend.page.url, "the invitation must not stay in the address"
    expect(host.mats.filter(has_text="Tanit")).to_be_visible()

    watcher.page.goto(host.page.url)
    expect(watcher.board).to_be_visible()
    expect(watcher.sentence).not_to_be_empty()

    luck = dice(3)
    n = host.told["n"]
    for _ in range(14):
        for person in (host, friend, watcher):
            person.page.wait_for_function(
                "(n) => told !== null && told.n >= n && (told.asked[0] ?? 2) !== 2", arg=n
            )
        (asked,) = host.told["asked"]
        person, other = (host, friend) if asked == 0 else (friend, host)
        n = person.wait_asked()["n"]
        expect(other.options).to_have_count(0)
        expect(other.things).to_have_count(0)
        expect(watcher.options).to_have_count(0)
        expect(watcher.things).to_have_count(0)
        luck.choice(person.options.all()).click()
        n += 1

    watcher.wait_told(n - 1)
    expect(watcher.prompt.get_by_text("You are looking on")).to_be_visible()
    expect(host.page.get_by_text("You are looking on")).to_have_count(0)
    expect(watcher.page.get_by_role("button", name=re.compile("^Undo"))).to_have_count(0)
    assert watcher.talents() == ["hidden"] * 3
    assert watcher.tables()
    for message in watcher.tables():
        assert message["options"] == []
        assert message["yours"] == []
        assert open_money(message) == []
    for person, seat in ((host, 0), (friend, 1)):
        person.wait_told(n - 1)
        own, *others = person.talents()
        assert own.isdecimal()
        assert others == ["hidden"] * 2
        for message in person.tables():
            assert message["eyes"] in (seat, None)
            assert message["asked"] == [seat] or message["options"] == []
            assert open_money(message) in ([seat], [])


def test_people_at_a_table_talk(server: Server, arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    table, invites = server.open(host.device, "me", "friend", "bot")
    host.sit(table)
    friend.go(f"/table/{table}#seat={invites[1]}")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.board).to_be_visible()
    spoken = "<img src=x onerror=alert(1)> <b>Hail</b> & well met"
    for person in (host, friend):
        person.page.get_by_role("button", name="Chat").first.click()
    chat = host.page.get_by_role("complementary", name="Chat")
    chat.get_by_role("textbox", name="Say something").fill(spoken)
    chat.get_by_role("button", name="Send").click()
    heard = friend.page.get_by_role("complementary", name="Chat").get_by_role("listitem")
    expect(heard).to_contain_text(spoken)
    expect(heard.locator("img, b + b")).to_have_count(0)


def test_a_friend_whose_seat_a_bot_took_over_looks_on(server: Server, arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    table, invites = server.open(host.device, "me", "friend", "bot")
    address = f"{server.address}/table/{table}#seat={invites[1]}"
    host.sit(table)

    # Who has given no name is named in the language of the reader.
    friend.page.goto(address)
    expect(friend.page.get_by_text("At the table: Hanno, Player 2, Dido")).to_be_visible()
    friend.page.get_by_role("combobox", name="Language").select_option("fr")
    at_table = friend.page.get_by_text("À la table\u202f: Hanno, Joueur 2, Dido")
    expect(at_table).to_be_visible()
    friend.page.get_by_role("textbox", name="Votre nom").fill("Tanit")
    friend.page.get_by_role("button", name="S’asseoir").click()
    expect(friend.page.get_by_test_id("undo")).to_be_visible()
    friend.go("/")

    host.mat("Tanit").get_by_role("button", name="Let a bot play for Tanit").click()
    host.page.get_by_role("dialog").get_by_role("button", name="easy").click()
    expect(host.mat("Tanit").get_by_text("bot", exact=True)).to_be_visible()
    chat = host.page.get_by_role("button", name="Chat")
    expect(chat).to_be_visible()

    # The table is still in the friend's harbour, and the old link leads to it.
    friend.page.reload()
    back = friend.page.get_by_role("button", name="Reprendre votre place")
    expect(friend.page.get_by_role("link", name=re.compile("Tanit"))).to_be_visible()
    expect(back).to_be_visible()
    friend.page.goto(address)
    expect(friend.page.get_by_test_id("undo")).to_have_count(0)
    expect(back).to_be_visible()
    assert all(message["eyes"] is None for message in friend.tables()[-1:])
    assert open_money(friend.tables()[-1]) == []

    # They can still talk to each other.
    friend.page.get_by_role("button", name="Discussion").click()
    friend.page.get_by_role("textbox", name="Dire quelque chose").fill("Salut")
    friend.page.keyboard.press("Enter")
    chat.click()
    heard = host.page.get_by_role("complementary", name="Chat").get_by_role("listitem")
    expect(heard).to_contain_text("Salut")


def test_log_and_chat_leave_the_players_in_view(arrive: Arrive) -> None:
    for size in ((1280, 800), (1920, 1080), (820, 1180)):
        viewport = {"width": size[0], "height": size[1]}
        person = arrive(viewport=viewport)
        person.open("me", "friend", "bot")
        for name, key in (("Chat", "c"), ("Log", "l")):
            panel = person.page.get_by_role("complementary", name=name)
            if not panel.is_visible():
                person.page.keyboard.press(key)
            expect(panel).to_be_in_viewport(ratio=1)
            expect(person.mats.first).to_be_in_viewport(ratio=1)
            expect(person.prompt).to_be_in_viewport(ratio=1)
            if name == "Chat":  # whose text field has the focus
                expect(panel.get_by_role("textbox")).to_be_focused()
            else:
                person.board.focus()
            person.page.keyboard.press("Escape")
            expect(panel).to_have_count(0)


def curtain_of(page: Page) -> tuple[Locator, Locator]:
    """The curtain, and what lifts it."""
    heading = page.get_by_role("heading", name=re.compile("^Pass the device to"))
    return heading, page.get_by_role("button", name=re.compile("^I am "))


def test_a_curtain_hangs_between_two_people_at_one_screen(server: Server, arrive: Arrive) -> None:
    device = arrive()
    page = device.page
    seats = [{"kind": "me", "name": "Hanno"}, {"kind": "beside", "name": "Dido"}, BOT]
    table, _ = server.open(device.device, seats=seats)
    device.go(f"/table/{table}")
    heading, lift = curtain_of(page)

    luck = dice(7)
    lifted: list[int] = []
    lifted_at = -1
    for _ in range(4):
        expect(heading).to_be_visible()
        (seat,) = device.told["asked"]
        name = seats[seat]["name"]
        expect(heading).to_have_text(f"Pass the device to {name}")
        # Nothing of the table is on the page, not even hidden; and the person's money never came
        # over the line while somebody else, or nobody, held the device.
        expect(page.locator("svg.porto")).to_have_count(0)
        expect(device.options).to_have_count(0)
        assert "Talents" not in page.content()
        since = [message for message in device.tables() if message["n"] > lifted_at]
        assert all(seat not in open_money(message) for message in since)
        lifted_at = device.told["n"]
        lift.click()
        expect(device.board).to_be_visible()
        lifted.append(seat)
        own, *others = device.talents()
        assert own.isdecimal()
        assert others == ["hidden"] * 2
        told = device.wait_asked()
        while told["asked"] == [seat]:
            expect(device.options).not_to_have_count(0)
            luck.choice(device.options.all()).click()
            told = device.wait_told(told["n"])
            device.page.wait_for_function("() => (told.asked[0] ?? 2) !== 2")
            told = device.told
        for message in device.tables():
            assert open_money(message) in ([], [message["eyes"]])
    assert {0, 1} <= set(lifted)


def test_the_curtain_hangs_again_after_a_reload(server: Server, arrive: Arrive) -> None:
    device = arrive()
    seats = [{"kind": "me"}, {"kind": "beside", "name": "Dido"}, {"kind": "friend"}]
    table, _ = server.open(device.device, seats=seats)
    device.go(f"/table/{table}")
    heading, lift = curtain_of(device.page)
    lift.click()
    expect(device.board).to_be_visible()
    device.page.reload()
    expect(heading).to_be_visible()
    expect(device.page.locator("svg.porto")).to_have_count(0)
    assert open_money(device.told) == []
