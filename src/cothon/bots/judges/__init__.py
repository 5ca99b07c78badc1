"""The judges: one file for each game, found by the game's key."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from cothon.kernel.sheet import Sheet
from cothon.kernel.state import State

Judge = Callable[[State, int], float]  # how well a seat stands, as far as it can know


def find_judge(sheet: Sheet) -> Judge:
    """The judge of a game; by the scores if it has none."""
    return judge_named(sheet.key) or judge_by_scores(sheet)


@cache
def judge_named(key: str) -> Judge | None:
    """The judge of the game with this key, if there is a file for it."""
    module = f"{__name__}.{key}"
    return import_module(module).judge if find_spec(module) else None


def judge_by_scores(sheet: Sheet) -> Judge:
    """For a game nobody has taught the pilot: the own score, against the best of the others."""

    def judge(state: State, seat: int) -> float:
        scores = sheet.scores(state)
        mine = scores[seat]
        rival = max((score.total for score in scores if score.seat != seat), default=0)
        value = mine.total - rival / 2
        for place, tie in enumerate(mine.ties):
            value += tie / 1000.0 ** (place + 1)
        return value

    return judge
