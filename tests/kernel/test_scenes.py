"""Events that deserve a moment of their own: how the table lay when they were told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cothon.match.game import Game
from cothon.part import Part
from cothon.phrases import Phrases
from cothon.sheet import Sheet
from tests.kernel.toll import SHEET
from tests.kernel.toll.setup import set_up

BOX = SHEET.read_material(None)


def with_scenes(beats: set[str], banners: set[str], **sources: str) -> Sheet:
    """The toy game, some events of which are shown one by one, or large, and from somewhere."""
    phrases = Phrases(beats=frozenset(beats), banners=frozenset(banners), sources=sources)
    part = Part(package=__file__, chapters=(), phrases=phrases)
    return replace(SHEET, parts=(*SHEET.parts, part))


STAGED = with_scenes({"revealed"}, {"rolled"})


def game_of(sheet: Sheet, journal: bool = True) -> Game:
    """A game that begins with sealed oars, told or not."""
    state = set_up(1)
    state.journal = sheet.journal() if journal else None
    return Game(sheet, BOX, state, state.seats, None)


def opened(game: Game) -> Game:
    """The same after all have handed their oars in."""
    for seat, oar in enumerate((12, 15, 18)):
        game = game.tried(seat, oar)
    return game


def test_the_sheet_sums_the_scenes_up() -> None:
    assert STAGED.scenes == {"revealed", "rolled"}
    assert STAGED.banners == {"rolled"}
    assert SHEET.scenes == frozenset()


def test_a_scene_that_is_no_event_is_refused() -> None:
    with pytest.raises(ValueError, match="toll: there is no event drummed to be shown"):
        with_scenes({"drummed"}, set())
    with pytest.raises(ValueError, match="toll: there is no event sung to be shown"):
        with_scenes(set(), {"sung"})
    with pytest.raises(ValueError, match="toll: there is no event drawn to be shown"):
        with_scenes(set(), set(), drawn="bag")


def test_a_still_is_the_table_as_it_lay_when_the_event_was_told() -> None:
    game = opened(game_of(STAGED))
    assert game.stills
    for count, still in game.stills:
        assert game.journal[count - 1].event.key == "revealed"
        assert still is not game.state
        assert still.journal is None
    counts = [count for count, _ in game.stills]
    assert counts == sorted({*counts})
    views = [SHEET.view(still, None) for _, still in game.stills]
    game.state.apply(game.options[0])
    assert [SHEET.view(still, None) for _, still in game.stills] == views


def test_events_that_are_no_scenes_leave_none() -> None:
    assert opened(game_of(SHEET)).stills == []
    assert opened(game_of(STAGED, journal=False)).stills == []


def test_stills_are_those_of_what_was_tried_last() -> None:
    game = opened(game_of(STAGED))
    told = len(game.stills)
    after = game.tried(game.seat or 0, game.options[0])
    assert all(count > len(game.journal) for count, _ in after.stills)
    while not game.over:  # what is chosen without being tried keeps none
        game.apply(game.options[0])
    assert len(game.stills) == told
    assert game.clone().stills == []
