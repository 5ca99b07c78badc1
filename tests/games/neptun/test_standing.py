"""How everybody stands, and how far the end is."""

from __future__ import annotations

import pytest

from tests.games.neptun.laid import Laid, lay, pawns


def told(game: Laid) -> list[str]:
    """Where the game is and what ends it, in words."""
    ending = game.standing(0).ending
    assert ending is not None
    return [game.words("en").told(message) for message in (ending.now, *ending.until)]


@pytest.mark.parametrize(
    ("phase", "round", "turn", "expected"),
    [
        ("round", "A", 1, ["Round A, contracts: turn 1 of 5", "30 turns are left."]),
        ("oars", "B", 2, ["Round B, voyages: turn 2 of 5", "14 turns are left."]),
        ("oars", "C", 5, ["Round C, voyages: turn 5 of 5", "this is the last turn."]),
    ],
)
def test_round_phase_and_turn_are_told(
    phase: str, round: str, turn: int, expected: list[str]
) -> None:
    """[NE-GEN-2, -3, -4]"""
    now, left, scoring = told(lay(phase=phase, round=round, turn=turn))
    assert [now, left] == [expected[0], f"The game ends after round C: {expected[1]}"]
    count = {"A": "one point tile", "B": "2 point tiles", "C": "3 point tiles"}[round]
    assert scoring == f"Round {round} ends with a scoring, in which every temple gives {count}."


def test_the_temples_are_due_and_bonus_tiles_stay_secret() -> None:
    """[NE-SCORE-1, NE-SCORE-5] HISPANIA gives 4 to the first in round A, gold 1."""
    game = lay(phase="round", temples={"HISPANIA": pawns("B2 A1")}, C={"gold": 9}, B={"bonus": [3]})
    for eyes, total in ((0, None), (1, 3), (None, None)):
        stands = game.standing(eyes).stands
        assert [stand.due for stand in stands] == [0, 4, 1, 0]
        assert [stand.total for stand in stands] == [0, total, 0, 0]
        assert [stand.open for stand in stands] == [0, total or 0, 0, 0]
        assert game.standing(eyes).leaders == ([] if total is None else [1])
