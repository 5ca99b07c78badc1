"""A pilot that takes any legal choice."""

from __future__ import annotations

import random

from cothon.match.game import Game


class RandomPilot:
    """Any legal choice, each as likely as the others."""

    name = "random"
    takes_budget = False  # it does not think

    def __init__(self, seed: int = 0) -> None:
        self.luck = random.Random(seed)

    def choose(self, game: Game) -> int:
        """A random option."""
        return self.luck.choice(game.options)
