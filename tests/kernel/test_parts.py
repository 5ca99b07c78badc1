"""A game is the sum of its parts: a folder brings all that belongs to it, and the sheet checks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cothon.kernel.errors import BadPosition
from cothon.kernel.journal import Event
from cothon.kernel.step import Step
from cothon.match.game import Game
from cothon.part import Noun, Part
from cothon.sheet import Sheet
from cothon.words import Words
from tests.kernel.toll import SHEET, WHOLE, horn
from tests.kernel.toll.horn.choices import BLOW
from tests.kernel.toll.setup import set_up

BOX = SHEET.read_material(None)


def part_with(**brought: Any) -> Part:
    """A part in a folder of its own."""
    return Part(package=__file__, chapters=(), **brought)


def summed(*more: Part) -> Sheet:
    """The toy game with more parts."""
    return replace(SHEET, parts=(*SHEET.parts, *more))


def test_the_sheet_sums_what_its_parts_bring() -> None:
    assert [noun.kind for noun in SHEET.nouns] == ["card", "oar", "gate", "rest", "horn"]
    assert SHEET.noun_of(BLOW) == ("horn", 0)
    assert {event.key for event in SHEET.events} == {
        "sealed",
        "revealed",
        "paid",
        "loaded",
        "drew",
        "rolled",
    }
    assert SHEET.words == (WHOLE.words, horn.PART.words)
    assert horn.PART.words == Path(horn.__file__).parent / "words"


def test_steps_are_found_in_the_chapters_without_those_that_others_extend() -> None:
    names = [step.__name__ for step in SHEET.steps]
    assert sorted(names) == [
        "ChooseGate",
        "Day",
        "Impossible",
        "Load",
        "PayCards",
        "RevealOars",
        "SealOar",
    ]


def asked_for_a_gate() -> Game:
    """A game at a question that the horn's part opens a window in."""
    state = set_up(1)
    state.journal = SHEET.journal()
    for oar in (12, 15, 18):
        state.apply(oar)
    return Game(SHEET, BOX, state, state.seats, None)


def test_a_part_speaks_for_itself() -> None:
    game = asked_for_a_gate()
    words = Words(SHEET, BOX, "en")
    assert words.prompt(game.state) == "Player 1: load a gate (horns: 1)"
    assert words.option(game.state, BLOW) == "Blow the horn (0 coins so far)"
    assert words.option(game.state, SHEET.choice("gate", 1)) == "the right gate"
    game.state.script = [4]
    game.state.apply(BLOW)
    assert words.event(game.journal[-1], 0) == "Player 1 blows the horn and rolls 5."
    assert game.table(0)["horn"] == {"left": [0, 1, 1], "coins": [5, 0, 0]}


def test_a_part_reads_its_piece_of_a_position() -> None:
    players: list[dict[str, Any]] = [{}, {}, {}]
    g = SHEET.place(BOX, {"players": players, "horn": {"left": [0, 0, 1]}}, 0, {})
    assert SHEET.view(g, None)["horn"]["left"] == [0, 0, 1]
    with pytest.raises(BadPosition, match=r"horn\.left"):
        SHEET.place(BOX, {"players": players, "horn": {"left": [2, 0, 1]}}, 0, {})
    with pytest.raises(BadPosition, match=r"position\.horn: unknown key 'loud'"):
        SHEET.place(BOX, {"players": players, "horn": {"loud": 1}}, 0, {})


def test_a_gap_or_an_overlap_of_numbers_is_refused() -> None:
    with pytest.raises(ValueError, match="toll: drum begins at 26, not 25"):
        summed(part_with(nouns=(Noun("drum", BLOW + 2),)))
    with pytest.raises(ValueError, match="toll: drum begins at 24, not 25"):
        summed(part_with(nouns=(Noun("drum", BLOW),)))
    assert summed(part_with(nouns=(Noun("drum", BLOW + 1, 3),))).noun_of(BLOW + 3) == ("drum", 2)


def chapter(**declared: object) -> ModuleType:
    """A module that declares these things."""
    module = ModuleType("chapter")
    vars(module).update(declared)
    return module


def test_what_was_told_once_can_be_read_and_is_told_no_more() -> None:
    sheet = summed(part_with(retired=chapter(SANG=Event("sang", "seat"))))
    assert sheet.event("sang") is not None
    assert "sang" not in {event.key for event in sheet.events}
    with pytest.raises(ValueError, match="toll: two parts bring the event rolled"):
        summed(part_with(retired=chapter(ROLLED=Event("rolled", "seat"))))


def test_what_two_parts_bring_is_refused() -> None:
    with pytest.raises(ValueError, match="toll: two parts bring the noun horn"):
        summed(part_with(nouns=(Noun("horn", BLOW + 1),)))
    with pytest.raises(ValueError, match="toll: two parts bring the event rolled"):
        summed(part_with(events=chapter(ROLLED=Event("rolled", "seat"))))
    day = type("Day", (Step,), {"__module__": "chapter"})
    with pytest.raises(ValueError, match="toll: two parts bring the step Day"):
        summed(Part(package=__file__, chapters=(chapter(Day=day),)))
