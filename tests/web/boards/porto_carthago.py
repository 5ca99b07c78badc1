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


BOARD = Board(
    steps=frozenset({"TakeTurn"}),
    screens=lambda *_: iter(()),
    touch=against_bots,
    tell=against_bots,
    noun="quay",
    headings=("lighthouse", "market", "palace", "slots", "trade-house"),
    written=lambda *_: [],
    wordy=((in_the_palace, {"Talents: 3"}),),
    wrong={},
)
