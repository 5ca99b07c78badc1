"""Choices of Porto Carthago that are taken back, and others that are final."""

from __future__ import annotations

from typing import Any

from tests.games.porto_carthago.laid import Laid, lay


def busy(**more: Any) -> Laid:
    """A position with something to do of every kind."""
    given = {
        "talents": 30,
        "points": 3,
        "reserve": 6,
        "temple": 1,
        "captains": 1,
        "goods": ["OIL", "GLASS"],
        "blocked": 1,
        "kept": ["S14", "S28", "S30", "S25"],
    }
    return lay(
        A=given,
        market=["DYE", "CEDAR"],
        first_row=["S01", "S06"],
        second_row=["S02"],
        quays={"ROM-I": {"owner": 0, "ship": "S18"}, "EGY-I": {"owner": 0}},
        slots=["PORTER", "MERCHANT", "STEVEDORE", "ARISTOCRAT", "CAPTAIN", "PORTER"],
        **more,
    )


TAKEN_BACK = [
    ("talents",),
    ("talents", "pass"),
    ("slot PORTER1",),
    ("slot PORTER1", "quay EGY-I"),
    ("slot PORTER1", "quay EGY-I", "good OIL"),
    ("slot PORTER1", "quay ROM-I", "good GLASS"),
    ("slot PORTER1", "quay ROM-I", "good GLASS", "path"),
    ("slot MERCHANT2", "good DYE"),
    ("slot STEVEDORE3", "quay GRE-II"),
    ("slot STEVEDORE3", "quay ROM-I", "reserve"),
    ("slot ARISTOCRAT4", "number 2", "number 0"),
    ("slot ARISTOCRAT4", "pass", "palace"),
    ("slot CAPTAIN5", "charter-ship", "warehouse"),
    ("ship S28",),
    ("ship S25",),
]
COMES_TO_LIGHT = [  # the market, a voyage, a look at the deck, a card drawn
    ("market",),
    ("slot PORTER1", "charter-ship", "good OIL"),
    ("ship S14",),
    ("ship S30", "ship S06"),
]
COURSE = ("ship S25", "slot PORTER1", "quay ROM-I", "good GLASS", "trade-house", "pass")
ANOTHER = ("slot MERCHANT2", "good DYE", "good CEDAR")
TURN, THEN, NEXT = ("talents", "pass"), "B TakeTurn", "talents"
