"""Neptun: nothing on the chart or on a mat hides anything else."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import cothon
from tests.games.neptun.laid import pawns
from tests.often import thorough
from tests.web.boards.neptun import WON, voyage
from tests.web.harness import LANGUAGES, Arrive, Message, Screen
from tests.web.looks import PHONE
from tests.web.tables import filed, lay

GAME = "neptun"


SIZES = ((390, 844), (1280, 800), (1920, 1080))
# What is drawn, by its boxes in the units of its own drawing: left, top, right, bottom.
BOXES = """([drawing, kind]) => {
  const svg = document.querySelector(drawing);
  const back = svg.getScreenCTM().inverse();
  const at = (x, y) => new DOMPoint(x, y).matrixTransform(back);
  return [...svg.querySelectorAll(kind)].map((piece) => {
    const { left, top, right, bottom } = piece.getBoundingClientRect();
    const [a, b] = [at(left, top), at(right, bottom)];
    return [a.x, a.y, b.x, b.y];
  });
}"""
# Another screen is measured, laid out and drawn: one frame for each.
DRAWN = """async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}"""
CHART = "svg.neptun:not(.on-mat)"
OWN_MAT = "svg.neptun.on-mat:has(.hand)"
Box = list[float]


def boxes(person: Screen, drawing: str, kind: str) -> list[Box]:
    """Where all pieces of a kind lie."""
    found: list[Box] = person.page.evaluate(BOXES, [drawing, kind])
    assert found
    return found


def meet(one: Box, other: Box) -> bool:
    """Do two boxes cover each other by more than a hair?"""
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > 0.3
        and min(one[3], other[3]) - max(one[1], other[1]) > 0.3
    )


def within(inner: Box, outer: Box) -> bool:
    """Does a box lie within another, but for a hair?"""
    return inner[0] > outer[0] - 0.3 and inner[2] < outer[2] + 0.3


@thorough
def test_no_ship_hides_the_name_of_a_city(person: Screen) -> None:
    """Wherever all five lie; names differ from language to language."""
    lay(person, voyage(5, "CRETA"))
    places = person.tables()[0]["names"]["places"]
    lettering: list[tuple[str, Box]] = []
    for language in LANGUAGES:
        person.speak(language)
        lettering += [(language, box) for box in boxes(person, CHART, ".city-name")]
    panels = boxes(person, CHART, ".panel")
    for place in places:
        lay(person, voyage(5, place))
        ships = boxes(person, CHART, ".ship")
        assert len(ships) == 5
        hidden = [one for one in lettering if any(meet(one[1], ship) for ship in ships)]
        assert not hidden, place
        assert not any(meet(panel, ship) for panel in panels for ship in ships), place
        assert all(ship[0] > 8 and ship[2] < 992 for ship in ships), place


@pytest.mark.parametrize(("seats", "count"), [(3, 3), (5, 9), (5, 18)])
def test_tiles_lie_side_by_side_and_hold_their_numbers(
    arrive: Arrive, seats: int, count: int
) -> None:
    person = arrive(**PHONE)
    lay(person, voyage(seats, "CRETA", count))
    ships, names = (boxes(person, CHART, kind) for kind in (".ship", ".city-name"))
    assert not any(meet(ship, name) for ship in ships for name in names)
    person.page.get_by_role("button", name="Players").click()
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(DRAWN)
        for drawing, tile in ((CHART, "point"), (OWN_MAT, "won")):
            lie_side_by_side(person, drawing, tile, WON[:count] if tile == "won" else WON)


def lie_side_by_side(person: Screen, drawing: str, kind: str, expected: list[Any]) -> None:
    """So many tiles are drawn, none covers another, and each holds its number."""
    tiles = boxes(person, drawing, f".{kind}-tile")
    texts = boxes(person, drawing, f".{kind}-text")
    assert len(tiles) == len(texts) == len(expected)
    assert all(within(text, tile) for text, tile in zip(texts, tiles, strict=True))
    pairs = [(a, b) for at, a in enumerate(tiles) for b in tiles[at + 1 :]]
    assert not [pair for pair in pairs if meet(*pair)]
    assert all(box[2] < (364 if kind == "won" else 1000) for box in tiles)


@pytest.mark.parametrize("tiles", [3, 13])
def test_a_ten_is_read_whole(person: Screen, tiles: int) -> None:
    """It is won when round C is scored, so the game is over: we look at it from outside."""
    temples = {"HISPANIA": pawns("A3"), "GRAECIA": pawns("B2 A1")}
    players: list[Message] = [{"tiles": WON[:tiles]}, {}, {}]
    position = {"phase": "score", "round": "C", "players": players, "temples": temples}
    save = cothon.position("neptun", position).save
    person.sit(filed(person.server, person.device, save))
    expect(person.page.locator(".won-text").get_by_text("10", exact=True)).to_have_count(1)
    name, won = "svg.on-mat:has(.won-tile)", [*WON[:tiles], "HISPANIA-C1", "GRAECIA-C2", "GOLD-C1"]
    lie_side_by_side(person, name, "won", won)
