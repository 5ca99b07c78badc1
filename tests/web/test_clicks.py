"""One click, one answer: a double click, a held key and a late release answer nothing more.

Here everybody's clock goes as it does.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.often import some
from tests.web.harness import Arrive, Message, Screen
from tests.web.looks import PHONE

SEATS = ("me", "bot", "bot")
QUESTIONS = 9
MET = 3  # double clicks that fall on something to answer
MOST = 60  # choices until two can be taken back
DOUBLE = 350  # milliseconds between two taps that belong together
PAUSE = 500  # and between two that do not
LATENCY = 250  # milliseconds
# The server's words come late.
SLOW = """
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => setTimeout(() => hear(event), %d);
  }
};
"""
NOTE_TAPS = """
window.taps = [];
for (const kind of ["pointerup", "keydown"]) {
  addEventListener(kind, ({ timeStamp }) => taps.push(timeStamp), true);
}
"""
SOON = "taps.at(-1) - taps.at(-2) < 340"
ANSWERS = """([x, y]) => {
  const met = document.elementFromPoint(x, y);
  return met !== null && met.closest("[data-option], [data-noun], [data-testid=undo]") !== null;
}"""


@pytest.fixture
def person(arrive: Arrive) -> Screen:
    """Somebody at a desk who takes their time."""
    return arrive(hasty=False)


def spots(person: Screen) -> list[tuple[float, float]]:
    """Where the present question can be answered: on the board, then in the bar."""
    found = [point for _, point in person.drawn_things() if point is not None]
    for option in person.options.all():
        box = option.bounding_box()
        assert box is not None
        found.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    return found


def click_again(page: Page) -> None:
    """The second click of a double click."""
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)


def has_answered(person: Screen, made: int, n: int, wait: int = 60) -> None:
    """So many moves were made to come here, and waiting makes no more."""
    person.page.wait_for_timeout(wait)
    assert person.moves() == made
    assert person.told["n"] == n


def test_a_double_click_answers_one_question(person: Screen) -> None:
    told = person.open(*SEATS)
    met = 0
    for made in range(MOST):
        spot = spots(person)[0 if made % 2 else -1]
        person.page.wait_for_timeout(PAUSE)
        person.page.mouse.click(*spot)
        told = person.wait_asked(told["n"])
        met += person.page.evaluate(ANSWERS, spot)
        click_again(person.page)
        has_answered(person, made + 1, told["n"])
        if met == MET:
            return
    raise AssertionError("hardly ever was there something to answer where the click fell")


def test_a_double_tap_answers_one_question(arrive: Arrive) -> None:
    person = arrive(hasty=False, **PHONE)
    page = person.page
    person.context.add_init_script(NOTE_TAPS)
    told = person.open(*SEATS)
    met = 0
    for _ in range(MOST):
        made = person.moves()
        spot = spots(person)[len(person.drawn_things())]  # the first choice of the bar
        page.touchscreen.tap(*spot)
        told = person.wait_asked(told["n"])
        page.touchscreen.tap(*spot)
        page.wait_for_timeout(PAUSE)
        if page.evaluate("taps.at(-1) - taps.at(-2)") < DOUBLE:  # the bots did not think long
            met += page.evaluate(ANSWERS, spot)
            has_answered(person, made + 1, told["n"], 0)
        if met == MET:
            return
        told = person.wait_asked()
    raise AssertionError("hardly ever was there something to answer where the finger fell")


def test_whoever_clicks_quickly_here_and_there_is_not_held_up(person: Screen) -> None:
    told = person.open(*SEATS)
    last = (0.0, 0.0)
    for made in range(QUESTIONS):
        places = spots(person)
        last = next(spot for spot in [*places, places[0]] if spot != last)
        person.page.mouse.click(*last)
        told = person.wait_asked(told["n"])
        assert person.moves() == made + 1
        person.page.wait_for_timeout(DOUBLE)


def test_a_double_click_while_the_answer_is_on_its_way(person: Screen) -> None:
    person.context.add_init_script(SLOW % LATENCY)
    told = person.open(*SEATS)
    page = person.page
    page.mouse.dblclick(*spots(person)[-1])
    told = person.wait_asked(told["n"])
    has_answered(person, 1, told["n"], LATENCY)

    # A press that began at the old question is no answer to the new one.
    spot = spots(person)[-1]
    page.wait_for_timeout(PAUSE)
    page.mouse.click(*spot)
    page.mouse.down()
    told = person.wait_asked(told["n"])
    page.mouse.up()
    has_answered(person, 2, told["n"], LATENCY)


def choose(person: Screen, told: Message) -> Message:
    """Make the first choice that reveals nothing, if there is one."""
    options = told["options"]
    quiet = [option for option in options if not option["reveals"]]
    person.page.wait_for_timeout(PAUSE)
    person.button((quiet or options)[0]).click()
    return person.wait_asked(told["n"])


def test_undo_takes_back_one_choice(person: Screen) -> None:
    """By a double click, by a key held down, by a button held down with Enter."""
    page = person.page
    person.open(*SEATS)
    for way in ("mouse", "u", "Enter"):
        told = person.wait_asked()
        for _ in range(MOST):  # until two choices can be taken back
            before, told = told, choose(person, told)
            if told["undo"]["ok"] and before["undo"]["ok"]:
                break
        made, n = person.moves(), told["n"]
        undone = "(n) => told.n === n && told.undo.ok"
        page.wait_for_timeout(PAUSE)
        if way == "mouse":
            person.undo.click()
            page.wait_for_function(undone, arg=n - 1)
            click_again(page)
        else:
            person.undo.focus()
            page.keyboard.down(way)
            page.wait_for_function(undone, arg=n - 1)
            page.keyboard.down(way)  # it repeats
            page.keyboard.up(way)
        has_answered(person, made + 1, n - 1)


def test_enter_held_down_answers_one_question(person: Screen) -> None:
    """In the bar, and on a thing of the board."""
    press = person.page.keyboard
    person.open(*SEATS)
    for made, where in enumerate((person.options, person.things)):
        told = person.wait_asked()
        person.page.wait_for_timeout(PAUSE)
        where.first.focus()
        press.down("Enter")
        told = person.wait_asked(told["n"])
        where.first.focus()
        press.down("Enter")  # it repeats
        press.up("Enter")
        has_answered(person, made + 1, told["n"])


TRIES = 8
GAPS = (60, 120, 250)  # milliseconds between two clicks


def twice(person: Screen, where: str, how: str, gap: int) -> None:
    """Answer, and so soon afterwards answer again, whatever is asked by then."""
    page = person.page
    if how == "Enter":
        found = "svg [role=button][data-noun]" if where == "board" else "[data-option]"
        focus = "(found) => document.querySelector(found)?.focus()"
        for wait in (gap, 0):
            page.evaluate(focus, found)
            page.keyboard.press("Enter")
            page.wait_for_timeout(wait)
        return
    act = page.touchscreen.tap if how == "touch" else page.mouse.click
    drawn = len(person.drawn_things())
    spot = spots(person)[0 if where == "board" and drawn else -1]
    act(*spot)
    page.wait_for_timeout(gap)
    act(*spot)  # for the browser a click of its own


@pytest.mark.parametrize(
    ("where", "how"),
    some(
        3,
        [
            ("list", "mouse"),
            ("board", "touch"),
            ("list", "Enter"),
            ("list", "touch"),
            ("board", "mouse"),
            ("board", "Enter"),
        ],
    ),
)
def test_what_comes_within_a_double_click_is_no_decision(
    arrive: Arrive, where: str, how: str
) -> None:
    """Be it for the browser a click of its own, and whatever the next question is."""
    person = arrive(hasty=False, has_touch=how == "touch")
    person.context.add_init_script(NOTE_TAPS)
    told = person.open(*SEATS)
    for gap in GAPS:
        for _ in range(TRIES):
            made = person.moves()
            twice(person, where, how, gap)
            was_soon = person.page.evaluate(SOON)  # this machine was not too busy
            person.wait_asked(told["n"])
            person.page.wait_for_timeout(PAUSE)
            told = person.wait_asked()
            if was_soon:
                assert person.moves() == made + 1, (gap, told["prompt"])
                break
        else:
            raise AssertionError("never was the second one early enough")


@pytest.mark.parametrize("how", ["mouse", "Enter"])
def test_whoever_plays_quickly_on_purpose_is_not_held_up(arrive: Arrive, how: str) -> None:
    person = arrive(hasty=False)
    told = person.open(*SEATS)
    for made in range(4):
        told = person.wait_asked(told["n"] - 1)
        person.page.wait_for_timeout(400)
        if how == "mouse":
            person.page.mouse.click(*spots(person)[-1])
        else:
            person.options.first.focus()
            person.page.keyboard.press("Enter")
        told = person.wait_asked(told["n"])
        assert person.moves() == made + 1


def test_enter_twice_confirms_nothing(arrive: Arrive) -> None:
    person = arrive(hasty=False, habits=False)
    person.remember(confirms=True)
    told = person.open(*SEATS)
    previews = {line["id"]: line for line in person.explained(told)["previews"]}
    final = next(one for one in told["options"] if previews[one["id"]]["ends"])
    person.button(final).focus()
    for _ in range(2):
        person.page.keyboard.press("Enter")
        person.page.wait_for_timeout(GAPS[1])
    confirm = person.page.get_by_test_id("confirm")
    expect(confirm).to_be_visible()
    assert person.moves() == 0
    person.page.wait_for_timeout(DOUBLE)
    person.page.keyboard.press("Enter")
    person.wait_asked(told["n"])
    assert person.moves() == 1
