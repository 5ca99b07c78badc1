"""Porto Carthago's board."""

from __future__ import annotations

from tests.web.boards import Board
from tests.web.harness import Message, Screen
from tests.web.tables import lay

SOLD = [1, 0, 1]


def against_bots(person: Screen) -> Message:
    """The first question of a game."""
    return person.open("me", "bot", "bot")


def in_the_palace(person: Screen) -> Message:
    """Some seats are sold."""
    return lay(person, {"players": [{"talents": 3}, {}, {}], "palace": SOLD})


def at_the_quays(person: Screen, seats: int) -> Message:
    """Every quay is free, and every card lies open."""
    return person.open("me", *["bot"] * (seats - 1))


BOARD = Board(
    steps=frozenset({"TakeTurn"}),
    screens=lambda *_: iter(()),
    full=at_the_quays,
    touch=against_bots,
    tell=against_bots,
    noun="quay",
    headings=("lighthouse", "market", "palace", "slots", "trade-house"),
    written=lambda *_: [],
    wordy=((in_the_palace, {"Talents: 3"}),),
    wrong={},
)
