"""What came to light: news for those who did not know it, none for whoever showed it."""

from __future__ import annotations

import pytest

import cothon
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.state import State
from cothon.match.news import brings_news

OWN, OTHER = 0b001, 0b010


def dealt() -> tuple[State, int, int]:
    """A table, a card that seat 0 alone knows, and one that nobody knows."""
    state = cothon.new("merchants_guilds", seats=3, seed=5).state
    own = next(card for card, mask in enumerate(state.known) if mask == OWN)
    hidden = next(card for card, mask in enumerate(state.known) if not mask)
    return state, own, hidden


def is_news(change: str, seats: int, throws: int = 0) -> bool:
    """Is it news to these seats, when something happens to one of the cards?"""
    before, own, hidden = dealt()
    after = before.clone()
    after.shown = []
    if change == "own":
        after.show(own, EVERYBODY)
    elif change == "drawn by another":
        after.show(hidden, OTHER)
    elif change == "seen for a moment":
        after.show(hidden, EVERYBODY)
        after.forget(hidden, 0)
    elif change == "thrown":
        after.chance(6)
    elif change == "thrown while own cards are uncovered":
        after.known[own] = EVERYBODY
        after.chance(6)
    return brings_news(before.reveals, after, seats, throws)


@pytest.mark.parametrize(
    ("change", "seats", "expected"),
    [
        ("nothing", OWN, False),
        ("own", OWN, False),
        ("own", OTHER, True),
        ("own", OWN | OTHER, False),
        ("drawn by another", OWN, True),
        ("drawn by another", OTHER, True),
        ("seen for a moment", OWN, True),
        ("thrown", OWN, True),
        ("thrown while own cards are uncovered", OWN, True),
    ],
)
def test_it_is_news_to_those_who_did_not_know(change: str, seats: int, expected: bool) -> None:
    assert is_news(change, seats) == expected


def test_throws_may_be_left_out() -> None:
    assert not is_news("thrown", OWN, throws=1)
