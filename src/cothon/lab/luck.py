"""Luck: what chance events bring each seat, as seen by the judge of the game.

The luck of an event is the value after it minus the mean over all it might have been: 0 on average,
whoever plays, and whatever the judge thinks. So it can be taken out of results without favour.
"""

from __future__ import annotations

import math
from typing import Final

from cothon.bots.judges import Judge, find_judge
from cothon.match.game import Game

# By how much a lead in the judge's eyes makes a win e times likelier. Measured in games of the
# greedy pilot: from 4 to 24 it is all one, and not worse than to take the lead itself.
TEMPERATURE: Final = 8.0


class Fortune:
    """A game in which luck is accounted for, seat by seat, as choices are made."""

    def __init__(self, game: Game, most: int, seed: int) -> None:
        self.game = game
        self.most = most  # outcomes that are looked at for each event
        self.seed = seed
        self.judge = find_judge(game.sheet)
        self.luck = [0.0] * game.people

    def apply(self, choice: int) -> None:
        """Make a choice for the seat being asked, and account for what chance made of it."""
        expected = self.expectation(choice)
        self.game.apply(choice)
        if expected is None:
            return
        for seat, (now, mean) in enumerate(
            zip(chances(self.judge, self.game), expected, strict=True)
        ):
            self.luck[seat] += now - mean

    def expectation(self, choice: int) -> list[float] | None:
        """The mean over all that a choice may lead to, or a sample; None where chance is silent."""
        if len(self.game.asked) > 1:  # handed in, and not opened before the others have chosen, too
            return None
        found = self.game.outcomes(choice, self.most, self.seed + self.game.moment).all
        if len(found) == 1:
            return None
        mean = [0.0] * self.game.people
        for outcome in found:
            for seat, chance in enumerate(chances(self.judge, outcome.game)):
                mean[seat] += outcome.probability * chance
        return mean


def chances(judge: Judge, game: Game) -> list[float]:
    """Everybody's part of the victory: as it is, at the end; before, a softmax of the values.

    Who plays alone is judged along the same curve, as if things stood even.
    """
    if game.over:
        winners = game.winners
        return [(seat in winners) / len(winners) for seat in range(game.people)]
    values = [judge.value(game.state, seat) / TEMPERATURE for seat in range(game.people)]
    if len(values) == 1:
        return [values[0] / 4]
    best = max(values)
    weights = [math.exp(value - best) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
