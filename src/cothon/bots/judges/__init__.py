"""The judges: one file for each game, found by the game's key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from cothon.bots.judging import Scales, Weight
from cothon.kernel.errors import BadOption
from cothon.kernel.state import State
from cothon.sheet import Sheet


class ByScores:
    """For a game nobody has taught the pilot: the own score, against the best of the others."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.weights: dict[str, Weight] = {}

    def value(self, g: State, seat: int) -> float:
        """All terms together."""
        return sum(self.terms(g, seat).values())

    def terms(self, g: State, seat: int) -> dict[str, float]:
        """The own score, half the best of the others, and what breaks ties."""
        scores = self.sheet.scores(g)
        rival = max((score.total for score in scores if score.seat != seat), default=0)
        ties = (tie / 1000.0 ** (place + 1) for place, tie in enumerate(scores[seat].ties))
        return {"score": float(scores[seat].total), "rival": -rival / 2, "ties": sum(ties)}


Judge = Scales[State] | ByScores


def find_judge(sheet: Sheet, changed: Mapping[str, float] | None = None) -> Judge:
    """The judge of a game, perhaps with some weights changed; by the scores if it has none."""
    wanted = {name: float(value) for name, value in (changed or {}).items()}
    make = judge_named(sheet.key)
    judge: Judge = make(wanted) if make else ByScores(sheet)
    for name in wanted:
        if name not in judge.weights:
            raise BadOption(f"the judge of {sheet.title} has no weight called {name!r}")
    return judge


@cache
def judge_named(key: str) -> Callable[[dict[str, float]], Judge] | None:
    """What makes judges of the game with this key, if there is a file for it."""
    module = f"{__name__}.{key}"
    return import_module(module).Judge if find_spec(module) else None
