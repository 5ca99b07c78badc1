"""Nothing is lost: taking back, reloading, a server that dies, another language."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.harness import Arrive, Company, Screen, finished_game

MOST = 10  # choices of a turn
LOG = {"en": "Log", "fr": "Journal", "de": "Verlauf"}
REVEALS = "reveals something: cannot be taken back"


def has_both(table: dict[str, Any]) -> bool:
    """A question with a choice that reveals something, and one that does not."""
    return {option["reveals"] for option in table["options"]} == {True, False}


def test_undo_up_to_a_reveal_and_not_beyond(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address)
    company = Company(server, person.device)
    company.play_until(has_both)
    person.sit(company.table)
    told = person.wait_asked()

    # Another person has decided since our last choice: that cannot be taken back, and says why.
    assert not told["undo"]["ok"]
    assert told["undo"]["reason"]
    expect(person.undo).to_have_attribute("aria-disabled", "true")
    expect(person.undo).to_have_accessible_name(f"Undo: {told['undo']['reason']}")
    expect(person.prompt.get_by_text(told["undo"]["reason"], exact=True)).to_be_visible()

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
    told = person.wait_told(told["n"])
    reason = told["undo"]["reason"]
    assert reason
    assert not told["undo"]["ok"]
    expect(person.undo).to_have_accessible_name(f"Undo: {reason}")
    expect(person.prompt.get_by_text(reason, exact=True)).to_be_visible()
    asked = person.moves()
    person.undo.click(force=True)
    person.page.keyboard.press("u")
    assert person.moves() == asked
    assert person.told["n"] == told["n"]


def in_mid_turn(table: dict[str, Any]) -> bool:
    """The turn has begun and is not over."""
    return bool(table["undo"]["ok"]) and table["n"] > 20


def test_the_same_moment_after_a_reload_and_after_the_server_died(
    own_server: Server, arrive: Arrive
) -> None:
    server = own_server
    person = arrive(server.address)
    company = Company(server, person.device)
    company.play_until(in_mid_turn)
    person.sit(company.table)
    told = person.wait_asked()
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
    return [text.strip() for text in log.get_by_role("listitem").all_inner_texts()]


def test_the_feed_tells_the_own_turn_and_is_the_same_after_a_reload(
    server: Server, arrive: Arrive
) -> None:
    person = arrive(server.address)
    company = Company(server, person.device)
    company.play_until(in_mid_turn)
    person.sit(company.table)
    told = person.wait_asked()
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


def test_the_feed_tells_the_end(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address)
    table = finished_game(server, person.device)
    person.go(f"/table/{table}")
    person.end.get_by_role("button", name="Close").click()
    last = server.get(f"/api/tables/{table}/moment", person.device, eyes=0)["log"][-1]["text"]
    assert feed_of(person)[-1] == last


def test_a_choice_made_while_the_line_is_down_is_made_once(
    own_server: Server, arrive: Arrive
) -> None:
    server = own_server
    person = arrive(server.address)
    company = Company(server, person.device)
    company.play_until(lambda _: True)
    person.sit(company.table)
    told = person.wait_asked()
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


def test_another_language_at_the_table(server: Server, arrive: Arrive) -> None:
    person = arrive(server.address)
    company = Company(server, person.device)
    company.play_until(lambda table: table["n"] > 12)
    person.sit(company.table)
    page = person.page
    person.wait_asked()
    page.keyboard.press("l")
    side = page.get_by_role("complementary", name="Log")
    side.get_by_role("button", name="All", exact=True).click()

    logs: dict[str, list[str]] = {}
    for language, log in LOG.items():
        chosen = page.get_by_role("combobox", name=re.compile("^(Language|Langue|Sprache)$"))
        chosen.select_option(language)
        path = f"/api/tables/{company.table}/moment"
        said = server.get(path, person.device, eyes=0, language=language)
        person.speaks(said)
        lines = page.get_by_role("complementary", name=log).get_by_role("listitem")
        expect(lines.first).to_have_text(said["log"][0]["text"])
        logs[language] = lines.all_inner_texts()
        assert [text.strip() for text in logs[language]] == [e["text"] for e in said["log"]]
    assert len({tuple(lines) for lines in logs.values()}) == 3
    assert person.moves() == 0

    # The browser remembers it.
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("complementary", name="Spieler")).to_be_visible()
