"""What the tests of all boards must know of a game: a module per game, named by its key.

A board without such a module fails them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module

from tests.web.harness import Message, Screen
from tests.web.tables import Company


@dataclass(frozen=True)
class Board:
    """A game's own screens, its own words, and how to come there."""

    # Questions that must be looked at, and screens beside them: each brings the table there.
    steps: frozenset[str]
    screens: Callable[[Screen, Company, int], Iterator[str]]
    # A table full of things and words, with so many seats.
    full: Callable[[Screen, int], Message]
    # On a phone, to a question with things on the board.
    touch: Callable[[Screen], Message]
    # To a question of which things of this noun are an answer; the labels of the panels; and what
    # else is written on the board: texts that no two languages share, but for those alike.
    tell: Callable[[Screen], Message]
    noun: str
    headings: tuple[str, ...]
    written: Callable[[Screen, Message], list[str]]
    # To tables full of words, and what must be among them in English.
    wordy: tuple[tuple[Callable[[Screen], object], set[str]], ...]
    # One told like many, by language.
    wrong: dict[str, str]
    alike: frozenset[str] = field(default=frozenset())


def board_of(game: str) -> Board:
    """What is known of a game's board."""
    board: Board = import_module(f"tests.web.boards.{game}").BOARD
    return board


def is_ours(told: Message) -> bool:
    """A question that we still have to answer."""
    return told["eyes"] in told["asked"]


def at_step(step: str) -> Callable[[Message], bool]:
    """A question of this kind, which we still have to answer."""
    return lambda told: told["step"] == step and is_ours(told)
