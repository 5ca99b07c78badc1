"""Porto Carthago's board: what its pieces tell, and servants moved in any order."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.boards.porto_carthago import SOLD, in_the_palace
from tests.web.harness import LANGUAGES, Screen
from tests.web.tables import lay

PLURALS = ("servants", "talents", "points", "seats", "captains", "slots", "kept")


def titles(person: Screen, piece: str) -> list[str]:
    """What hovering over pieces of a kind tells."""
    things = person.board.locator(f".thing:has({piece})")
    texts: list[str] = things.evaluate_all(
        "(things) => things.map((thing) => thing.querySelector('title').textContent)"
    )
    return texts


def test_a_slot_without_a_card_tells_its_cost_alone(person: Screen) -> None:
    person.open("me", "friend", "friend")
    costs = [title.splitlines()[-1] for title in titles(person, ".cost-plate")]
    assert costs
    assert all(cost == cost.strip() and not cost.startswith("(") for cost in costs), costs


def test_every_seat_and_slot_tells_its_own_price(person: Screen) -> None:
    in_the_palace(person)
    for language in LANGUAGES:
        said = person.speak(language)
        names = said["names"]
        *seats, large = titles(person, ".niche")
        owners = [said["players"][seat]["name"] for seat in SOLD]
        assert seats[:3] == [f"{names['seat'][n]}\n{owners[n]}" for n in range(3)]
        assert seats[3:] == names["seat"][3:]
        assert large == names["large_seat_text"]
        for title, cost in zip(titles(person, ".cost-plate"), names["slot_cost"], strict=True):
            assert f"({cost})" in title
        told = person.page.locator("svg.porto title").all_text_contents()
        for plural in (names["labels"][key] for key in PLURALS):
            one = re.compile(rf"\b1 {plural}", re.IGNORECASE)
            assert not [title for title in told if one.search(title)]


def test_servants_are_moved_in_any_order(person: Screen) -> None:
    mine = {"kept": ["S28"], "lighthouse": 1}
    told = lay(person, {"players": [mine, {"temple": 1}, {"temple": 2, "lighthouse": 1}]})
    person.page.locator("svg [data-noun='ship:S28']").click()
    told = person.wait_asked(told["n"])
    own, second, third = (mat["colour"] for mat in told["view"]["players"])
    servants = (f"{third}-TEMPLE", f"{own}-LIGHTHOUSE", f"{second}-TEMPLE")
    for servant, left in zip(servants, (3, 2, 1), strict=True):
        moves = "1 move left" if left == 1 else f"{left} moves left"
        expect(person.sentence).to_have_text(f"Hanno: move whose servant? ({moves})")
        drawn = {noun for noun, _ in person.drawn_things()}
        assert {f"servant:{third}-TEMPLE", f"servant:{servant}"} <= drawn
        person.page.locator(f"svg [data-noun='servant:{servant}']").click()
        told = person.wait_asked(told["n"])
    assert told["step"] == "TakeTurn"
    standing = [(mat["lighthouse"], mat["temple"]) for mat in told["view"]["players"]]
    assert standing == [(0, 1), (1, 0), (2, 1)]
