"""Golden games: which there must be, how one is found, and how it is written down."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import cothon
from cothon.bots import GreedyPilot, Pilot, RandomPilot, ask
from cothon.games.porto_carthago.choices import NUMBER, TRADE_HOUSE
from cothon.games.porto_carthago.trade import SplitPoints
from cothon.kernel.state import NOBODY

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Ending:
    """How a game of Porto Carthago ended, as far as the rules make a difference."""

    seats: int
    early: bool  # after decade 4 [PC-END-2]
    arrival: bool  # a good lay at a quay [PC-END-4]
    purchase: bool  # somebody bought a last seat [PC-END-5]
    intrigue: bool  # the path gave seats [PC-INTRSCORE-1]
    decided: str  # by seats, points, talents, or shared [PC-WIN-1 to -4]


def ending(game: cothon.Game) -> Ending:
    """How this game ended."""
    told = [game.sheet.events[entry.event].key for entry in game.journal]
    arrival = "final-arrival-began" in told
    after = told[told.index("final-arrival-began") :] if arrival else []
    return Ending(
        seats=game.seats,
        early=game.view(None)["table"]["decade"] == 4,
        arrival=arrival,
        purchase="large-seat-bought" in after,
        intrigue="intrigue-scored" in told,
        decided=decided_by(game),
    )


def decided_by(game: cothon.Game) -> str:
    """What told the winner from the second."""
    standings = sorted(((s.total, *s.ties) for s in game.scores()), reverse=True)
    first, second = standings[:2]
    for level, name in enumerate(("seats", "points", "talents")):
        if first[level] != second[level]:
            return name
    return "shared"


WANTED: dict[str, Callable[[Ending], bool]] = {
    "ends-after-decade-5-with-final-arrival": lambda e: not e.early and e.arrival,
    "ends-after-decade-5-without-final-arrival": lambda e: not e.early and not e.arrival,
    "ends-early-with-final-arrival": lambda e: e.early and e.arrival,
    "ends-early-without-final-arrival": lambda e: e.early and not e.arrival,
    "a-last-seat-is-bought": lambda e: e.purchase,
    "intrigue-gives-seats": lambda e: e.intrigue and e.seats == 5,
    "decided-by-trade-points": lambda e: e.decided == "points",
    "decided-by-talents": lambda e: e.decided == "talents",
    "victory-is-shared": lambda e: e.decided == "shared",
}


class HastyPilot(GreedyPilot):
    """Greedy, but every trade point goes to the trade house, so that the game may end early."""

    name = "hasty"

    def choose(self, game: cothon.Game) -> int:
        for wanted in (TRADE_HOUSE, NUMBER if splits_points(game) else NOBODY):
            if wanted in game.options:
                return wanted
        return super().choose(game)


def splits_points(game: cothon.Game) -> bool:
    """Is somebody asked how to divide two trade points?"""
    return isinstance(game.state.agenda[-1], SplitPoints)


def hasty_games() -> Iterator[cothon.Game]:
    """Games in which everybody wants trade points, without end."""
    seed = 0
    while True:
        yield play(3 + seed % 3, seed, HastyPilot(seed), chatty=True)
        seed += 1


def random_games() -> Iterator[cothon.Game]:
    """Random games, without end."""
    seed = 0
    while True:
        yield play(3 + seed % 3, seed, RandomPilot(seed), chatty=False)
        seed += 1


def greedy_games() -> Iterator[cothon.Game]:
    """Games of greedy pilots, without end."""
    seed = 0
    while True:
        yield play(3 + seed % 3, seed, GreedyPilot(seed), chatty=True)
        seed += 1


def play(seats: int, seed: int, pilot: Pilot, chatty: bool) -> cothon.Game:
    """One game, the same pilot on all seats; random ones are played without asking anybody."""
    game = cothon.new("porto_carthago", seats, seed)
    luck = random.Random(seed)
    while not game.over:
        choice = ask(pilot, game, game.moment) if chatty else luck.choice(game.options)
        game.apply(choice)
    return game


def transcript(game: cothon.Game) -> str:
    """All that happened, as an onlooker may know it, and how it ended."""
    lines = [f"{game.sheet.key}, {game.seats} players, seed {game.save.seed}", ""]
    lines += game.log("en")
    lines += [""]
    for score in game.scores():
        mark = " wins" if score.winner else ""
        lines.append(f"seat {score.seat}: {score.total} {score.ties} rank {score.rank}{mark}")
    return "\n".join(lines) + "\n"
