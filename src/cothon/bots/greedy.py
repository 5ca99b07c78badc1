"""A pilot that looks to the end of its turn and takes what leaves it best.

It knows no rules and no rivals: it tries out its own decisions on clones, in any game, and lets a
judge say how good the tables are that they lead to.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from cothon.bots.judges import Judge, find_judge
from cothon.kernel.chance import LARGEST_SEED
from cothon.kernel.state import State
from cothon.match.game import Game

BUDGET: Final = 240  # tables looked at for one decision
LEAST_SHARE: Final = 20  # of them for each of its options
DEALS: Final = 6  # re-deals looked at where something comes to light
BUDGET_AFTER: Final = 12  # tables looked at in each of them
TIE: Final = 1e-9


class GreedyPilot:
    """The first choice of the line of own decisions that leads to the best table."""

    name = "greedy"
    takes_budget = False  # it always looks at as many tables

    def __init__(self, seed: int = 0, changed: Mapping[str, float] | None = None) -> None:
        self.seed = seed
        self.changed = changed  # weights of its judge that are not as usual

    def choose(self, game: Game) -> int:
        """The best option, as far as the end of the turn shows; equals are drawn by lot.

        The lot depends on the pilot's seed and on the game it was given, on nothing else.
        """
        options = game.options
        assert game.seat is not None
        luck = random.Random(f"{self.seed} {game.state.first} {game.state.second}")
        deals = [luck.randint(0, LARGEST_SEED) for _ in range(DEALS)]
        judge = find_judge(game.sheet, self.changed)
        values = Search(judge, game.seat, deals).weigh(game.state, BUDGET)
        best = max(values)
        return luck.choice(
            [option for option, value in zip(options, values, strict=True) if value >= best - TIE]
        )


class Search:
    """A bounded search, depth first, through the decisions of one seat."""

    def __init__(self, judge: Judge, seat: i64, deals: list[int]) -> None:
        self.judge = judge
        self.seat = seat
        self.deals = deals
        self.spent: i64 = 0  # tables judged so far

    def weigh(self, state: State, budget: i64) -> list[float]:
        """What each option is worth to the seat, which is the one being asked."""
        return self.weigh_options(state, budget, LEAST_SHARE, False)

    def weigh_options(self, state: State, budget: i64, least: i64, dealt: bool) -> list[float]:
        """Share the budget out among the options; what one leaves over, the next ones get."""
        values: list[float] = []
        limit = self.spent + budget
        for place in range(state.count):
            share = (limit - self.spent) // (state.count - place)
            values.append(self.follow(state, int(state.menu[place]), max(share, least), dealt))
        return values

    def follow(self, state: State, choice: i64, budget: i64, dealt: bool) -> float:
        """What a choice is worth: on average over several re-deals if it brings things to light.

        Within a re-deal the table is taken as it is, so that the search ends.
        """
        after = state.clone()
        after.apply(choice)
        if dealt or after.reveals == state.reveals:
            return self.look(after, budget, dealt)
        total = 0.0
        for deal in self.deals:
            after = state.clone()
            after.determinize(self.seat, deal)
            after.apply(choice)
            total += self.look(after, BUDGET_AFTER, True)
        return total / len(self.deals)

    def look(self, state: State, budget: i64, dealt: bool) -> float:
        """The best that can still be made of a table while the seat itself goes on deciding."""
        if state.seat != self.seat or budget <= 1:
            self.spent += 1
            return self.judge.value(state, self.seat)
        return max(self.weigh_options(state, budget, 1, dealt))
