"""How far the end is, and what it would pay if it came now."""

from __future__ import annotations

from cothon.games.porto_carthago.round import BeginDecade, PlayRound
from cothon.games.porto_carthago.scoring import ScoreIntrigue
from cothon.games.porto_carthago.table import Table
from cothon.phrases import Message
from cothon.sheet import Ending


def ending(g: Table) -> Ending:
    """Decades of action rounds; the last decade may be the early one. [PC-END-1, -2]"""
    box, played = g.box, rounds_played(g)
    left = int(box.decades * box.action_rounds) - played
    return Ending(
        now=present(g),
        played=played,
        rounds=int(box.decades * box.action_rounds),
        until=(Message("ending-left", left=left), *conditions(g)) if left else (),
        due=Message("ending-due"),
    )


def rounds_played(g: Table) -> int:
    """The action rounds that are over, of all decades."""
    before = (g.decade - 1) * g.box.action_rounds
    if is_before_rounds(g):
        return int(before)
    return int(before + (g.action_round if is_after_rounds(g) else g.action_round - 1))


def is_before_rounds(g: Table) -> bool:
    """Has the first action round of this decade still to come?"""
    return any(
        isinstance(step, BeginDecade) or (isinstance(step, PlayRound) and step.action_round == 1)
        for step in g.agenda
    )


def is_after_rounds(g: Table) -> bool:
    """Is the last action round of the game over, but not yet the game?"""
    return any(isinstance(step, ScoreIntrigue) for step in g.agenda)


def present(g: Table) -> Message:
    """Where the game is."""
    decade, decades = int(g.decade), int(g.box.decades)
    if is_after_rounds(g):
        return Message("ending-purchase", decade=decade)
    if is_before_rounds(g):
        return Message("ending-arrival", decade=decade, decades=decades)
    round, rounds = int(g.action_round), int(g.box.action_rounds)
    return Message("ending-now", decade=decade, decades=decades, round=round, rounds=rounds)


def conditions(g: Table) -> list[Message]:
    """Where the game may end sooner. [PC-END-2, -3]"""
    box = g.box
    if g.decade > box.early_decade:
        return []
    most = max(int(senator.points) for senator in g.senators)
    early, points = int(box.early_decade), int(box.early_points)
    return [Message("ending-early", decade=early, points=points, most=most)]


def reckon(g: Table, _: int | None) -> None:
    """The seats that the intrigue path would give away now. [PC-INTRSCORE-1]"""
    ScoreIntrigue().run(g)
