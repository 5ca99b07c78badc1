"""Random and golden games reach every question, event and step of every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import cothon
from cothon.kernel.step import Question, Step
from cothon.lab.bench import is_compiled
from tests.played import varied_games

# What played games do not come to: positions show it (`test_story.py`, Neptun's `test_order.py`).
RARE = {
    "porto_carthago": {"final-arrival-dropped", "final-purchase-passed", "deck-empty"},
    "neptun": {"pile-reshuffled"},
}


def asks(step: type[Step[Any]]) -> bool:
    """Does a step offer something, by itself or by a step of the game that it extends?"""
    return any("offer" in vars(base) for base in step.__mro__ if base not in (Step, Question))


@pytest.mark.parametrize("sheet", cothon.games(), ids=lambda sheet: sheet.key)
def test_every_question_and_event_is_reached(sheet: cothon.Sheet) -> None:
    """Coverage of the rules by random and golden games."""
    asked: set[str] = set()
    told: set[str] = set()
    for game in varied_games(sheet.key):
        asked |= {type(step).__name__ for step in game.state.agenda[-1:]}
        if game.over:
            told |= {entry.event.key for entry in game.journal}
    assert told == {event.key for event in sheet.events} - RARE.get(sheet.key, set())
    questions = {step.__name__ for step in sheet.steps if asks(step)}
    assert asked == questions


@pytest.mark.parametrize("sheet", cothon.games(), ids=lambda sheet: sheet.key)
def test_every_step_is_carried_out(sheet: cothon.Sheet, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps that ask nobody are never seen waiting, so they are counted as they run."""
    if is_compiled():
        pytest.skip("compiled classes cannot be watched; the interpreted suite counts the steps")
    ran: set[str] = set()

    def watched(name: str, method: Callable[[Step[Any], Any], None]) -> Callable[..., None]:
        def run(self: Step[Any], g: Any) -> None:
            ran.add(name)
            method(self, g)

        return run

    runners = [step for step in sheet.steps if "run" in vars(step)]
    for step in runners:
        monkeypatch.setattr(step, "run", watched(step.__name__, step.run))
    for _ in varied_games(sheet.key):
        pass
    assert sorted(step.__name__ for step in runners if step.__name__ not in ran) == []
