"""Porto Carthago's board: what its pieces tell, and servants moved in any order."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import expect

from tests.web.boards.porto_carthago import SOLD, in_the_palace
from tests.web.harness import LANGUAGES, Arrive, Screen, offered, titles
from tests.web.looks import PHONE
from tests.web.tables import lay

PLURALS = ("servants", "talents", "points", "seats", "captains", "slots", "kept")

# A small desk leaves choices little room, and letters get smaller before they get fewer.
ROOMS = {(1280, 800): "full", (1024, 768): "dense", (2560, 1440): "full"}
QUESTIONS = 16
MOST_CHANGES = 3  # of the size of the board, in so many questions
WIDTH = 390  # pixels of a phone
SETTLES = 600  # milliseconds until the board has come to what is asked
BOX = """(thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  return [left, top, right, bottom];
}"""
FITS = "(list) => list.scrollHeight <= list.clientHeight"


def told(person: Screen, piece: str) -> list[str]:
    """What the cards of pieces of a kind tell."""
    things = person.board.locator(f".thing:has({piece})")
    texts: list[str] = things.evaluate_all("(things) => things.map((thing) => thing.ariaLabel)")
    return texts


def test_a_slot_without_a_card_tells_its_cost_alone(person: Screen) -> None:
    person.open("me", "friend", "friend")
    costs = [title.splitlines()[-1] for title in told(person, ".cost-plate")]
    assert costs
    assert all(cost == cost.strip() and not cost.startswith("(") for cost in costs), costs


def test_every_seat_and_slot_tells_its_own_price(person: Screen) -> None:
    in_the_palace(person)
    for language in LANGUAGES:
        said = person.speak(language)
        names = said["names"]
        *seats, large = told(person, ".niche")
        owners = [said["players"][seat]["name"] for seat in SOLD]
        assert seats[:3] == [f"{names['seat'][n]}\n{owners[n]}" for n in range(3)]
        assert seats[3:] == names["seat"][3:]
        assert large == names["large_seat_text"]
        for title, cost in zip(told(person, ".cost-plate"), names["slot_cost"], strict=True):
            assert f"({cost})" in title
        everything = titles(person.page)
        for plural in (names["labels"][key] for key in PLURALS):
            one = re.compile(rf"\b1 {plural}", re.IGNORECASE)
            assert not [title for title in everything if one.search(title)]


def test_servants_are_moved_in_any_order(person: Screen) -> None:
    mine = {"kept": ["S28"], "lighthouse": 1}
    told = lay(person, {"players": [mine, {"temple": 1}, {"temple": 2, "lighthouse": 1}]})
    person.page.locator("svg [data-noun='ship:S28']").click()
    told = person.wait_asked(told["n"])
    own, second, third = (mat["colour"] for mat in told["view"]["players"])
    servants = (f"{third}-TEMPLE", f"{own}-LIGHTHOUSE", f"{second}-TEMPLE")
    for servant, left in zip(servants, (3, 2, 1), strict=True):
        moves = "1 move left" if left == 1 else f"{left} moves left"
        expect(person.sentence).to_have_text(f"Your turn: move whose servant? ({moves})")
        drawn = {noun for noun, _ in person.drawn_things()}
        assert {f"servant:{third}-TEMPLE", f"servant:{servant}"} <= drawn
        person.page.locator(f"svg [data-noun='servant:{servant}']").click()
        told = person.wait_asked(told["n"])
    assert told["step"] == "TakeTurn"
    standing = [(mat["lighthouse"], mat["temple"]) for mat in told["view"]["players"]]
    assert standing == [(0, 1), (1, 0), (2, 1)]


def test_many_choices_say_as_much_as_there_is_room_for(person: Screen) -> None:
    """All stay in sight: numbers with their signs where there is no room for words."""
    told = person.open("me", "bot", "bot", "bot", "bot")
    said = person.explained(told)
    while not person.gains.count():  # a busy machine answered too late; now it knows the answer
        person.page.reload()
        person.wait_asked()
    assert len(said["previews"]) > 8
    line = said["previews"][0]
    button = person.page.locator(f"[data-option='{line['id']}']")
    words = person.each_brings_of(button).get_by_text(line["gains"][0]["text"], exact=True)
    choices = person.page.get_by_role("group", name="Choices")
    for (width, height), room in ROOMS.items():
        person.page.set_viewport_size({"width": width, "height": height})
        expect(choices).to_have_attribute("data-room", room)
        assert choices.evaluate(FITS)
        broad = words.evaluate("(words) => words.offsetWidth")
        assert {"full": broad > 20, "dense": broad == 1}[room]


def test_the_board_keeps_its_size_from_question_to_question(person: Screen) -> None:
    """The bar has the room that the last questions needed; only very many choices get more."""
    told = person.open("me", "bot", "bot")
    sizes: list[float] = []
    for _ in range(QUESTIONS):
        sizes.append(person.board.evaluate("(board) => board.getBoundingClientRect().height"))
        person.options.first.click()
        told = person.wait_asked(told["n"])
    changes = sum(one != other for one, other in pairwise(sizes))
    assert changes <= MOST_CHANGES, sizes


def all_in_view(person: Screen, pieces: str) -> bool:
    """Do all of these lie within what is seen of the board?"""
    person.page.wait_for_timeout(SETTLES)
    frame = person.board.evaluate(BOX)
    boxes = person.page.locator(pieces).evaluate_all(f"(things) => things.map({BOX})")
    assert boxes
    return all(
        box[0] >= frame[0] - 1
        and box[1] >= frame[1] - 1
        and box[2] <= min(frame[2], WIDTH) + 1
        and box[3] <= frame[3] + 1
        for box in boxes
    )


def test_a_phone_shows_what_a_choice_depends_on(arrive: Arrive) -> None:
    """The ships that come next where a quay is claimed, and every action card at a turn."""
    person = arrive(**PHONE)
    told = person.open("me", "bot", "bot")
    assert told["step"] in {"PlaceFirst", "PlaceAgain"}
    assert all_in_view(person, "[data-spot^='first-row:']")
    cards = ["PORTER", "CAPTAIN", "ARISTOCRAT", "STEVEDORE", "MERCHANT", "PORTER"]
    lay(person, {"players": [{}, {}, {}], "market": ["OIL"], "slots": cards})  # nothing to carry
    assert all_in_view(person, "[data-spot^='slot:']")


# What the server says, with somebody else's hand in what is ours.
MEDDLED = """
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      const log = told.type === "table" && told.n > 0 ? told.log : [];
      for (const line of log.filter(({ seat }) => seat === 1).slice(0, 1)) line.others = [0];
      hear({ data: JSON.stringify(told) });
    };
  }
};
"""


def test_what_others_do_to_own_things_stands_out(person: Screen) -> None:
    """It is told first at the next question, whoever moved after them, and marked in the log."""
    person.context.add_init_script(MEDDLED)
    told = person.open("me", "bot", "bot")
    person.choose(told, "quay", "ROM-I")
    marked = person.page.get_by_test_id("log").locator(".mine")
    expect(marked.first).to_be_visible()
    news = person.prompt.locator("p.told")
    expect(news).to_have_text(re.compile("^" + re.escape(marked.first.inner_text())))


def test_the_number_beside_a_name_goes_with_the_seats(person: Screen) -> None:
    """Nobody sees a seat that is not counted yet."""
    own = {"talents": 20, "points": 3}
    slots = ["PORTER", "MERCHANT", "STEVEDORE", "CAPTAIN", "ARISTOCRAT", "PORTER"]
    told = lay(person, {"players": [own, {}, {}], "slots": slots})
    told = person.choose(told, "slot", "4")
    told = person.choose(told, "charter-ship")
    number = person.mats.first.locator(".total b")
    expect(number).to_have_text("0")
    person.button(offered(told, "palace")).click()
    person.page.wait_for_function("(n) => told.n > n", arg=told["n"])
    shown = person.page.evaluate(
        """() => new Promise((tell) => requestAnimationFrame(() => setTimeout(() =>
          tell(document.querySelector(".mat .total b").textContent))))"""
    )
    assert shown == "1"
