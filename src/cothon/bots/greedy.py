"""A pilot that looks to the end of its turn and takes what leaves it best."""

from __future__ import annotations

from cothon.match.game import Game


class GreedyPilot:
    """To be written."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, game: Game) -> int:
        """A random option."""
        return game.options[0]
