"""What the rules pay is seen: where it comes from, how it flies, how counters climb."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.harness import new_device
from tests.web.harness import Arrive, Message, Screen, offered
from tests.web.looks import PHONE, look, needs_axe
from tests.web.tables import Company, lay

GAME = "neptun"
# Seat 0 plays an extra turn, which is the end of the round, and is asked again in the next one.
ROUND_END: Message = {
    "phase": "extra",
    "players": [
        {
            "gold": 3,
            "hand": ["O3+0"],
            "played": ["O5+0"],
            "slots": [{"city": "C01", "goods": "honey-1"}],
        },
        {"gold": 0, "hand": [], "played": ["O6+0"]},
        {"gold": 0, "hand": [], "played": ["O7+0"]},
    ],
    "temples": {
        "HISPANIA": [{"seat": 1, "space": 4}],
        "ITALIA": [{"seat": 0, "space": 3}],
        "AFRICA": [{"seat": 2, "space": 2}],
        "GRAECIA": [{"seat": 1, "space": 2}],
    },
}
# What somebody sees and hears, and how much of the page is shifted meanwhile.
WATCH = """() => {
  const seen = { captions: [], lit: [], gains: [], tallies: [], spoken: [] };
  Object.assign(seen, { counted: {}, behind: 0, shift: 0 });
  const drawn = new Set();
  const each = (selector, note) => {
    for (const one of document.querySelectorAll(selector)) {
      if (!drawn.has(one)) { drawn.add(one); note(one); }
    }
  };
  const spoken = document.querySelector(".at-sea > p[aria-live]");
  let last = spoken.textContent;
  new MutationObserver(() => {
    each("[data-testid=caption] p > span", (one) => seen.captions.push(one.textContent));
    each("[data-testid=source]", (one) => seen.lit.push(one.getBoundingClientRect().width));
    each("[data-testid=gain]", (one) => seen.gains.push([
      one.dataset.gain, one.textContent.trim(), one.querySelector("b").getAnimations().length,
    ]));
    each("[data-testid=tally] li", (one) => seen.tallies.push(one.innerText.replace(/\\s+/g, " ")));
    for (const one of document.querySelectorAll("[data-counter^=points]")) {
      const values = seen.counted[one.dataset.counter] ??= [];
      const value = Number(one.textContent);
      if (values.at(-1) !== value) values.push(value);
      seen.behind += value !== Number(one.dataset.value);
    }
    if (spoken.textContent !== last) seen.spoken.push(last = spoken.textContent);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shift += value;
  }).observe({ type: "layout-shift" });
  window.seen = seen;
}"""


def at_the_end(screen: Screen, pace: str) -> Message:
    """Somebody who will end the round with the next choice, and what is seen from then on."""
    screen.remember(pace=pace)
    told = lay(screen, ROUND_END, "join")
    expect(screen.options.first).to_be_visible()
    screen.page.wait_for_timeout(100)  # the bar takes its height with the first choices
    screen.page.evaluate(WATCH)
    return told


def end_round(screen: Screen, told: Message) -> Message:
    """Sail nowhere: the round is over."""
    screen.button(offered(told, "place", "CRETA")).click()
    return screen.wait_told(told["n"])


def points(view: Message) -> list[int]:
    """What everybody has."""
    return [player["points"] for player in view["players"]]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_round_ends_payment_by_payment(arrive: Arrive, motion: str) -> None:
    screen = arrive(habits=False, reduced_motion=motion)
    before = at_the_end(screen, "fast")
    told = end_round(screen, before)
    assert screen.wait_asked(before["n"]) == told
    gained = {seat: number for seat, number in enumerate(points(told["view"])) if number}
    assert set(gained) == {0, 1, 2}
    screen.page.wait_for_function("() => document.querySelector('[data-testid=gain]') === null")
    seen: dict[str, Any] = screen.page.evaluate("seen")

    # A banner may come again, with the sum of its phase.
    assert list(dict.fromkeys(seen["captions"])) == [beat["text"] for beat in told["beats"]]
    # One payment after another, each from its temple to the counter of its player.
    paid = [beat["seat"] for beat in told["beats"] if "temple:" in (beat["source"] or "")]
    assert len(paid) == len(seen["lit"]) == 5
    assert min(seen["lit"]) > 100
    to_points = [gain for gain in seen["gains"] if gain[0].startswith("points")]
    assert [gain[0] for gain in to_points] == [f"points:{seat}" for seat in paid]
    for seat, number in gained.items():
        texts = [text for goal, text, _ in to_points if goal == f"points:{seat}"]
        assert sum(int(text) for text in texts) == number
        counted = seen["counted"][f"points:{seat}"]
        assert counted[-1] == number
        assert counted == sorted(counted)
    # A counter waits for what flies there.
    assert (seen["behind"] > 0) == (motion != "reduce")
    assert all(bool(flights) == (motion != "reduce") for *_, flights in seen["gains"])
    # What it came to, for everybody; said aloud once.
    assert len(seen["tallies"]) == 3
    for seat, number in gained.items():
        assert f"+{number} {'point' if number == 1 else 'points'}" in seen["tallies"][seat]
    assert len(seen["spoken"]) == 1
    assert all(seen["spoken"][0].count(beat["text"]) >= 1 for beat in told["beats"])
    assert seen["spoken"][0].endswith(told["prompt"])
    assert seen["shift"] < 0.05


def test_a_counter_climbs_when_what_was_paid_arrives(arrive: Arrive) -> None:
    screen = arrive(habits=False, reduced_motion="no-preference")
    clock = screen.page.clock
    clock.install()
    told = at_the_end(screen, "slow")
    clock.pause_at(screen.page.evaluate("Date.now()") / 1000 + 1)
    screen.button(offered(told, "place", "CRETA")).click()
    counter = screen.page.locator("[data-counter='points:1']")
    expect(screen.page.get_by_test_id("caption")).to_be_visible()
    while counter.get_attribute("data-value") == "0":
        clock.run_for(10)  # two keys at one moment are one
        screen.page.keyboard.press("Space")
    expect(counter).to_have_attribute("data-value", "4")
    values = [counter.text_content()]
    while values[-1] != "4":
        assert len(values) < 40, values
        clock.run_for(50)
        values.append(counter.text_content())
    assert values[:6] == ["0"] * 6, "it flies for a while"
    assert set(values) > {"0", "4"}, "it does not jump"


def test_it_can_be_hurried_while_everything_else_works(arrive: Arrive) -> None:
    """Space shows the next payment, Esc how things stand; log, rules and menu open meanwhile."""
    screen = arrive(habits=False, reduced_motion="no-preference")
    told = end_round(screen, at_the_end(screen, "slow"))
    page, caption = screen.page, screen.page.get_by_test_id("caption")
    expect(caption).to_contain_text(told["beats"][0]["text"])
    page.keyboard.press("Space")
    expect(caption).to_contain_text(told["beats"][1]["text"])
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Rules: Neptun")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="This table").click()
    expect(page.get_by_role("dialog", name="This table")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("complementary", name="Log")).to_be_visible()
    expect(caption).to_be_visible()
    page.locator("body").press("Escape")
    expect(caption).to_have_count(0)
    assert screen.wait_asked(told["n"] - 1) == told
    counters = page.locator("[data-counter^=points]")
    expect(counters).to_have_text([str(number) for number in points(told["view"])])
    assert page.get_by_test_id("gain").count() == 0


def test_whoever_lags_behind_jumps(arrive: Arrive) -> None:
    """Of many moves the last three are shown, and then how things stand."""
    onlooker = arrive(habits=False)
    onlooker.remember(pace="slow")
    company = Company(onlooker.server, new_device(), game=GAME)
    onlooker.sit(company.table)
    told = company.play_until(lambda table: table["n"] > 8)
    onlooker.wait_told(told["n"] - 1)
    expect(onlooker.hint).to_contain_text("2 more moves")
    onlooker.page.keyboard.press("Escape")
    expect(onlooker.sentence).to_have_text(onlooker.told["prompt"])
    assert onlooker.told["n"] == told["n"]


def account(log: list[Message], kind: str) -> dict[str, list[int]]:
    """What lines of the log paid three players, by what it was for."""
    found: dict[str, list[int]] = {}
    for one in (one for line in log for one in line.get("paid", ()) if one["kind"] == kind):
        found.setdefault(one["why"], [0, 0, 0])[one["seat"]] += one["number"]
    return found


@needs_axe
def test_a_round_is_summed_up_by_its_reasons(arrive: Arrive) -> None:
    """When all is shown, until somebody lays it aside; the log opens it again."""
    screen = arrive(habits=False, reduced_motion="no-preference")
    before = at_the_end(screen, "fast")
    told = end_round(screen, before)
    page, sums = screen.page, screen.page.get_by_test_id("round-sums")
    expect(sums).to_be_visible()
    expect(page.get_by_test_id("caption")).to_have_count(0)
    path = f"/api/tables/{told['table']}/moment"
    paid = account(screen.server.get(path, screen.device, eyes=0)["log"], "points")
    assert len(paid) > 3
    for why, numbers in paid.items():
        cells = sums.get_by_role("row", name=why).get_by_role("cell")
        expect(cells).to_have_text([f"+{number}" if number else "" for number in numbers])
    totals = [f"+{number}" for number in points(told["view"])]
    expect(sums.get_by_role("row", name="Points").get_by_role("cell")).to_have_text(totals)
    assert look(screen, "the sums of a round") == []
    page.locator("body").press("Space")
    expect(sums).to_have_count(0)
    assert screen.moves() == 1, "nothing was chosen by that"


def test_whoever_chooses_lays_the_sums_aside(arrive: Arrive) -> None:
    screen = arrive(habits=False)
    told = end_round(screen, at_the_end(screen, "fast"))
    expect(screen.page.get_by_test_id("round-sums")).to_be_visible()
    screen.wait_asked(told["n"] - 1)
    screen.options.first.click()
    expect(screen.page.get_by_test_id("round-sums")).to_have_count(0)


def test_on_a_phone_the_question_waits_until_the_sums_are_laid_aside(arrive: Arrive) -> None:
    """There they lie over the board, which it is about."""
    screen = arrive(habits=False, **PHONE)
    told = end_round(screen, at_the_end(screen, "fast"))
    sums = screen.page.get_by_test_id("round-sums")
    expect(sums).to_be_visible()
    expect(screen.sentence).to_have_text(screen.told["prompt"])
    expect(screen.options).to_have_count(0)
    sums.get_by_role("button", name="Close").tap()
    expect(screen.options).to_have_count(len(screen.told["options"]))
    assert screen.told["n"] > told["n"] - 1


def test_the_sums_come_before_others_go_on(arrive: Arrive) -> None:
    """Bots take contracts only when they have been read."""
    screen = arrive(habits=False)
    screen.remember(pace="fast")
    last = {**ROUND_END, "order": [1, 2, 0]}
    told = lay(screen, last, "join")
    screen.button(offered(told, "place", "CRETA")).click()
    sums = screen.page.get_by_test_id("round-sums")
    expect(sums).to_be_visible()
    screen.wait_told(told["n"] + 3)
    screen.page.wait_for_timeout(1500)
    expect(sums).to_be_visible()
    expect(screen.page.get_by_role("button", name="Skip")).to_be_visible()
    expect(screen.options).to_have_count(0)
    screen.page.locator("body").press("Escape")
    expect(sums).to_have_count(0)
    expect(screen.options).to_have_count(len(screen.wait_asked(told["n"])["options"]))


def test_without_a_pace_the_log_opens_the_sums(arrive: Arrive) -> None:
    """Nothing lies in the way of those who want no moments; every round can be read later."""
    screen = arrive(habits=False)
    screen.remember(pace="instant")
    company = Company(screen.server, screen.device, game=GAME)
    company.bring(screen, lambda table: table["view"]["round"] == "B")
    page, sums = screen.page, screen.page.get_by_test_id("round-sums")
    expect(sums).to_have_count(0)
    page.keyboard.press("l")
    log = page.get_by_role("complementary", name="Log")
    log.get_by_role("button", name="All", exact=True).click()
    log.get_by_role("button", name="Round A: what it brought").click()
    expect(sums.get_by_role("heading", name="Round A: what it brought")).to_be_visible()
    lines = screen.server.get(f"/api/tables/{company.table}/moment", screen.device, eyes=0)["log"]
    marks = [place for place, line in enumerate(lines) if line.get("mark") == "Round B"]
    round_a = lines[: marks[0]]
    for why, numbers in account(round_a, "gold").items():
        cells = sums.get_by_role("row", name=why).get_by_role("cell")
        shown = [
            f"+{number}" if number > 0 else f"−{-number}" if number else "" for number in numbers
        ]
        expect(cells).to_have_text(shown)
    page.keyboard.press("Escape")
    expect(sums).to_have_count(0)
    expect(log).to_be_visible()


def test_the_header_tells_the_same_moment_as_the_banner(arrive: Arrive) -> None:
    screen = arrive(habits=False)
    before = at_the_end(screen, "slow")
    told = end_round(screen, before)
    header = screen.page.get_by_role("button", name="Standing")
    caption = screen.page.get_by_test_id("caption")
    began = next(beat["text"] for beat in told["beats"] if beat["key"] == "round-began")
    for beat in told["beats"]:
        expect(caption).to_contain_text(beat["text"])
        if beat["text"] == began:
            break
        assert "Round B" not in (header.text_content() or "")
        while beat["text"] in (caption.text_content() or ""):  # with the sum of its phase, too
            screen.page.keyboard.press("Space")
    expect(header).to_contain_text("Round B")
    expect(caption).to_contain_text(began)


@needs_axe
def test_the_log_is_told_turn_by_turn(arrive: Arrive) -> None:
    """Rounds and turns have headings, with what a turn brought; a choice is one entry."""
    screen = arrive(habits=False)
    screen.remember(pace="instant")
    company = Company(screen.server, screen.device, game=GAME)
    company.bring(screen, lambda table: table["view"]["round"] == "B")
    screen.page.keyboard.press("l")
    panel = screen.page.get_by_role("complementary", name="Log")
    panel.get_by_role("button", name="All", exact=True).click()
    lines = screen.server.get(f"/api/tables/{company.table}/moment", screen.device, eyes=0)["log"]
    expect(panel.locator(".told")).to_have_text([line["text"] for line in lines])
    marks = [line["mark"] for line in lines if "mark" in line]
    assert {"Round A", "Turn 1", "Round B"} <= set(marks)
    expect(panel.locator("h3 > span")).to_have_text(marks)
    turns = [
        list(some)
        for (_, _, seat), some in groupby(
            lines, key=lambda line: (line.get("turn"), line.get("mark"), line.get("seat"))
        )
        if seat is not None
    ]
    expect(panel.locator("h4")).to_have_count(len(turns))
    first = panel.locator("h4").first
    expect(first).to_contain_text(screen.told["players"][turns[0][0]["seat"]]["name"])
    earned = [sum(one["number"] for one in account_of(turn, "gold")) for turn in turns]
    told = [text for text in panel.locator("h4").all_inner_texts() if "Gold" in text]
    assert len(told) == sum(1 for number in earned if number)
    # What one choice brought about is set together.
    assert panel.get_by_role("listitem").count() < len(lines)
    assert look(screen, "the log") == []


def account_of(turn: list[Message], kind: str) -> list[Message]:
    """What a turn brought and cost whose turn it was."""
    paid = [one for line in turn for one in line.get("paid", ())]
    return [one for one in paid if one["kind"] == kind and one["seat"] == turn[0]["seat"]]
