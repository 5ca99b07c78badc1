"""How the merchants fare in greedy hands: `make balance`, the figures of the rules page.

Each sits everywhere equally often; a game is the same whenever it is played. `make balance GAMES=50
MATERIAL=my.toml` plays fewer, with material of one's own.
"""

from __future__ import annotations

import math
import statistics
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice, permutations
from pathlib import Path
from typing import NamedTuple

from cothon.bots import GreedyPilot, Pilot, RandomPilot, ask
from cothon.sheet import Setting
from tests.games.merchants_cove.laid import MERCHANTS, Laid

GAMES = 200
SURE = 1.96  # standard errors of an interval of 95 %


class Match(NamedTuple):
    """A game to be played: the first merchants are greedy, the others choose at random."""

    merchants: tuple[str, ...]
    greedy: int
    number: int
    options: dict[str, Setting]
    material: Path | None = None


class Fared(NamedTuple):
    """What came of a game for a greedy merchant."""

    merchant: str
    gold: int
    others: float  # the mean of the others' gold
    won: float  # a shared victory counts its share


def play(match: Match) -> list[Fared]:
    """Play it; seats are turned by its number."""
    people, number = len(match.merchants), match.number
    seats = [(seat + number) % people for seat in range(people)]
    game = Laid.new(people, number, match.options, match.material)
    while game.question.endswith("ChooseMerchant"):
        assert game.seat is not None
        game.choose(match.merchants[seats[game.seat]])
    pilots: list[Pilot] = [
        GreedyPilot(64 * number + seat) if seats[seat] < match.greedy else RandomPilot(number)
        for seat in range(people)
    ]
    while game.seat is not None:
        game.apply(ask(pilots[game.seat], game, 1_000_003 * number + game.moment))
    return list(fared(match, seats, game))


def fared(match: Match, seats: Sequence[int], game: Laid) -> Iterator[Fared]:
    """How the greedy ones did."""
    for seat, place in enumerate(seats):
        if place < match.greedy:
            others = statistics.fmean(
                gold for other, gold in enumerate(game.totals) if other != seat
            )
            won = (seat in game.winners) / len(game.winners)
            yield Fared(match.merchants[place], game.totals[seat], others, won)


def against_random(games: int) -> Iterator[Match]:
    """Each merchant against each other one that is played at random."""
    for number, (one, other) in islice(enumerate(cycle(permutations(MERCHANTS, 2))), 3 * games):
        yield Match((one, other), 1, number, {"peddler": False})


def alone(games: int, level: str) -> Iterator[Match]:
    """Each merchant alone with the Peddler."""
    for number, one in islice(enumerate(cycle(MERCHANTS)), len(MERCHANTS) * games):
        yield Match((one,), 1, number, {"peddler_level": level})


def together(games: int) -> Iterator[Match]:
    """All four at one table."""
    for number, four in islice(enumerate(cycle(permutations(MERCHANTS))), games):
        yield Match(four, len(four), number, {})


def interval(share: float, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 %, by Wilson."""
    middle = share + SURE**2 / (2 * games)
    spread = SURE * math.sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    whole = 1 + SURE**2 / games
    return (middle - spread) / whole, (middle + spread) / whole


def tell(title: str, matches: Iterable[Match], material: Path | None) -> None:
    """Play them all, and print a line for each merchant."""
    tasks = [match._replace(material=material) for match in matches]
    with ProcessPoolExecutor() as pool:
        results = [one for many in pool.map(play, tasks, chunksize=4) for one in many]
    print(f"\n{title}")
    for merchant in MERCHANTS:
        own = [result for result in results if result.merchant == merchant]
        gold = statistics.fmean(result.gold for result in own)
        error = SURE * statistics.stdev(result.gold for result in own) / math.sqrt(len(own))
        others = statistics.fmean(result.others for result in own)
        share = statistics.fmean(result.won for result in own)
        low, high = interval(share, len(own))
        print(
            f"{merchant:<13} {len(own):>4} games   gold {gold:5.1f} ± {error:.1f}, the others"
            f" {others:5.1f}   wins {share:4.0%} ({low:.0%} to {high:.0%})",
            flush=True,
        )


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    own = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    tell("All four together, all greedy", together(games), own)
    tell("Alone with the normal Peddler", alone(games, "normal"), own)
    tell("Alone with the hard Peddler", alone(games, "hard"), own)
    tell("One greedy, the other at random", against_random(games // 2), own)
