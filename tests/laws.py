"""What must hold through a whole game: the shape of a law."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Generic, TypeVar

from tests.laid import Laid

Shown = dict[str, Any]
Game = TypeVar("Game", bound=Laid)


class Law(Generic[Game]):
    """A law, made anew for each game, so that it may remember what it has seen."""

    def holds(self, game: Game) -> None:
        """At every decision, and when the game is over; of a re-dealt game, too."""

    def at(self, game: Game, shown: Shown) -> None:
        """The same of the game itself, by memory or by what an onlooker sees of the table."""

    def redealt(self, game: Game, twin: Game, seat: int) -> None:
        """When all that a seat cannot know was dealt afresh."""

    def end(self, game: Game) -> None:
        """When the game is over."""


def laws_of(key: str) -> list[Law[Any]]:
    """The laws of a game's own table, without memory yet."""
    chapter = import_module(f"tests.games.{key}.laws")
    own = [
        law for law in vars(chapter).values() if getattr(law, "__module__", "") == chapter.__name__
    ]
    laws = [law() for law in own if isinstance(law, type) and issubclass(law, Law)]
    assert laws, key
    return laws
