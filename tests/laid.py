"""Laying out a position of any game from plain data, and choosing by name.

Players are called A, B, C, ...
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import cothon

LETTERS = "ABCDE"


def position(game: str, data: Mapping[str, Any]) -> cothon.Game:
    """A position as given; `seats` are 4 unless stated, `seed` and `options` stand beside it."""
    rest = dict(data)
    seats, seed, options = rest.pop("seats", 4), rest.pop("seed", 0), rest.pop("options", None)
    players = [rest.pop(letter, {}) for letter in LETTERS[:seats]]
    return cothon.position(game, {"players": players, **rest}, seed, options)


def asked(game: cothon.Game) -> str:
    """Who is asked what: "A TakeTurn"; "over" at the end."""
    if game.seat is None:
        return "over"
    return f"{LETTERS[game.seat]} {type(game.state.agenda[-1]).__name__}"


class ByName:
    """Choices by name, or by what the tests of a game call them for short."""

    def __init__(self, code: Callable[[cothon.Game, int], str] = cothon.Game.name) -> None:
        self.code = code

    def menu(self, game: cothon.Game) -> list[str]:
        """All legal choices, in their order."""
        return [self.code(game, choice) for choice in game.options]

    def offered(self, game: cothon.Game) -> set[str]:
        """All legal choices."""
        return set(self.menu(game))

    def choose(self, game: cothon.Game, *names: str) -> None:
        """Make choices; of those that are called the same the first one."""
        for name in names:
            menu = self.menu(game)
            assert name in menu, f"{name!r} is not among {sorted(menu)}"
            game.apply(game.options[menu.index(name)])
