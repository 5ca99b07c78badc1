"""Nothing is lost: taking back, reloading, a server that dies, another language."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.harness import Arrive, Message, Screen
from tests.web.tables import Company, finished_game

MOST = 10  # choices of a turn
LOG = {"en": "Log", "fr": "Journal", "de": "Verlauf"}
REVEALS = "reveals something: cannot be taken back"


def has_both(table: Message) -> bool:
    """A question with a choice that reveals something, and one that does not."""
    return {option["reveals"] for option in table["options"]} == {True, False}


def test_undo_up_to_a_reveal_and_not_beyond(server: Server, person: Screen) -> None:
    told = Company(server, person.device).bring(person, has_both)

    # Another person has decided since our last choice: that cannot be taken back, and says why.
    person.cannot_undo(told)

    # What reveals nothing is free.
    before = person.picture()
    harmless = next(option for option in told["options"] if not option["reveals"])
    person.button(harmless).click()
    assert person.wait_told(told["n"])["undo"]["ok"]
    expect(person.undo).to_have_attribute("aria-disabled", "false")
    person.undo.click()
    person.page.wait_for_function("(n) => told.n === n && told.options.length", arg=told["n"])
    expect(person.options).to_have_count(len(told["options"]))
    after = person.picture()
    for part in ("view", "options", "prompt", "texts"):
        assert after[part] == before[part]

    # What reveals says so before it is chosen, and then stands.
    telling = person.options.filter(has_text=REVEALS)
    assert telling.count() == sum(option["reveals"] for option in told["options"])
    telling.first.hover()
    expect(person.prompt.get_by_text(re.compile(f"· {REVEALS}$"))).to_be_visible()
    telling.first.click()
    person.cannot_undo(person.wait_told(told["n"]))


def in_mid_turn(table: Message) -> bool:
    """The turn has begun and is not over."""
    return bool(table["undo"]["ok"]) and table["n"] > 20


def test_the_same_moment_after_a_reload_and_after_the_server_died(
    own_server: Server, arrive: Arrive
) -> None:
    server, person = own_server, arrive(at=own_server)
    company = Company(server, person.device)
    told = company.bring(person, in_mid_turn)
    before = person.picture()

    person.page.reload()
    person.wait_asked()
    expect(person.options).to_have_count(len(told["options"]))
    assert person.picture() == before

    port = int(server.address.rsplit(":", 1)[1])
    server.kill()
    lost = person.page.get_by_role("status").filter(has_text="The connection is lost")
    expect(lost).to_be_visible()
    person.page.evaluate("() => { told = null; }")
    server.start(port)
    person.wait_asked()
    expect(lost).to_be_hidden()
    assert person.picture() == before

    person.options.first.click()
    assert person.wait_told(told["n"])["n"] == told["n"] + 1
    rows = server.query('select count(*) from moves where "table" = ?', company.table)
    assert rows == [(told["n"] + 1,)]
    # The browser itself complains about the lines that failed meanwhile; nothing else.
    assert all("WebSocket connection" in text for text in person.complaints), person.complaints
    person.complaints.clear()


def feed_of(person: Screen) -> list[str]:
    """What the log tells since the own last turn."""
    log = person.page.get_by_role("complementary", name="Log")
    if not log.is_visible():
        person.page.keyboard.press("l")
    expect(log.get_by_role("button", name="Since my last turn")).to_have_attribute(
        "aria-pressed", "true"
    )
    return [text.strip() for text in log.locator(".told").all_inner_texts()]


def test_the_feed_tells_the_own_turn_and_is_the_same_after_a_reload(
    server: Server, person: Screen
) -> None:
    company = Company(server, person.device)
    told = company.bring(person, in_mid_turn)
    own: list[str] = []
    for _ in range(MOST):  # not every choice brings something about at once
        person.options.first.click()
        told = person.wait_told(told["n"])
        log = server.get(f"/api/tables/{company.table}/moment", person.device, eyes=0)["log"]
        own = [entry["text"] for entry in log if entry["n"] == told["n"]]
        if own:
            break
    assert own
    before = feed_of(person)
    assert before[-len(own) :] == own
    person.page.reload()
    expect(person.sentence).not_to_be_empty()
    assert feed_of(person) == before


def test_the_feed_tells_the_end(server: Server, person: Screen) -> None:
    table = finished_game(server, person.device)
    person.go(f"/table/{table}")
    person.end.get_by_role("button", name="Close").click()
    last = server.get(f"/api/tables/{table}/moment", person.device, eyes=0)["log"][-1]["text"]
    assert feed_of(person)[-1] == last


def test_a_choice_made_while_the_line_is_down_is_made_once(
    own_server: Server, arrive: Arrive
) -> None:
    server, person = own_server, arrive(at=own_server)
    company = Company(server, person.device)
    told = company.bring(person, lambda _: True)
    port = int(server.address.rsplit(":", 1)[1])
    server.kill()
    expect(person.page.get_by_text("The connection is lost")).to_be_visible()
    person.options.first.click()
    server.start(port)
    person.wait_told(told["n"])
    rows = server.query('select choice from moves where "table" = ? order by n', company.table)
    assert len(rows) == told["n"] + 1
    assert all("WebSocket connection" in text for text in person.complaints), person.complaints
    person.complaints.clear()


def test_another_language_at_the_table(server: Server, person: Screen) -> None:
    page = person.page
    Company(server, person.device).bring(person, lambda table: table["n"] > 12)
    page.keyboard.press("l")
    side = page.get_by_role("complementary", name="Log")
    side.get_by_role("button", name="All", exact=True).click()

    logs: dict[str, list[str]] = {}
    for language, log in LOG.items():
        said = person.speak(language)
        lines = page.get_by_role("complementary", name=log).locator(".told")
        expect(lines.first).to_have_text(said["log"][0]["text"])
        logs[language] = lines.all_inner_texts()
        assert [text.strip() for text in logs[language]] == [e["text"] for e in said["log"]]
    assert len({tuple(lines) for lines in logs.values()}) == 3
    assert person.moves() == 0

    # The browser remembers it.
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("complementary", name="Spieler")).to_be_visible()
