"""What a pilot is, and the only way to ask one."""

from __future__ import annotations

from typing import Protocol

from cothon.match.game import Game


class Pilot(Protocol):
    """A program that can play any seat of any game it knows."""

    name: str

    def choose(self, game: Game) -> int:
        """One of `game.options`, for `game.seat`.

        The game is the pilot's own: a clone in which everything the seat cannot know has been dealt
        afresh. It may be played on, cloned and re-dealt at will; `game.view(game.seat)` is what the
        seat sees.
        """


def ask(pilot: Pilot, game: Game, seed: int) -> int:
    """Let a pilot choose for the seat being asked. It never gets hold of the true state."""
    assert game.seat is not None
    choice = pilot.choose(game.determinize(game.seat, seed))
    if choice not in game.options:
        raise ValueError(f"the pilot {pilot.name!r} chose {choice}, which is not legal")
    return choice
