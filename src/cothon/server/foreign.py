"""The games and pilots of stored tables, also those that only another version knows.

Servers of several versions share a database: a game of tomorrow is called by its key, has no words
but those that all games share, and harms nobody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Never

from cothon.bots import pilot_names
from cothon.games import find_sheet
from cothon.kernel.errors import UnknownGame
from cothon.match.game import read_material, speak
from cothon.part import Material
from cothon.sheet import Sheet
from cothon.words import Words, say


class Nothing:
    """The material of a game that is not known."""

    def __init__(self) -> None:
        self.digest = ""

    @property
    def names(self) -> Mapping[str, Sequence[Mapping[str, str]]]:
        """It prints nothing."""
        return {}

    def faces(self) -> list[str]:
        """It has no cards."""
        return []


NOTHING: Final = Nothing()


def is_known(game: str) -> bool:
    """Does this version have a game?"""
    try:
        find_sheet(game)
    except UnknownGame:
        return False
    return True


def sheet_of(game: str) -> Sheet:
    """The sheet of a game, or an empty one to tell it by."""
    return find_sheet(game) if is_known(game) else empty_sheet(game)


@lru_cache(maxsize=64)
def empty_sheet(game: str) -> Sheet:
    """A game that is called by its key, and that nobody can play."""

    def refuse(*_: object) -> Never:
        find_sheet(game)
        raise AssertionError

    return Sheet(
        key=game,
        title=game,
        credits="",
        seats=(),
        minutes=0,
        rules=0,
        options=(),
        parts=(),
        read_material=refuse,
        setup=refuse,
        place=refuse,
        view=refuse,
        shape=dict,
        scores=refuse,
    )


@lru_cache
def level_of(pilot: str, language: str) -> str:
    """How well a pilot plays; one that is not known is called by its name."""
    return say(language, f"pilot-{pilot}") if pilot in pilot_names() else pilot


def words_of(
    game: str, language: str, names: tuple[str, ...] = (), people: int | None = None
) -> Words:
    """The words of a game in a language; of one that is not known, those that all games share."""
    material: Material = read_material(game, None) if is_known(game) else NOTHING
    return speak(sheet_of(game), material, language, names, people)
