"""Simulation: many games between pilots, and what came of them."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from cothon.bots import Budget, ask, make_pilot
from cothon.lab.luck import Fortune
from cothon.match.game import Game, begin, new_save, read_material
from cothon.sheet import Setting

APART: Final = 2**41  # further than any moment: samples of luck share no seed with thoughts


@dataclass(frozen=True)
class Task:
    """One game to be played."""

    game: str
    pilots: tuple[str, ...]  # by seat
    seed: int
    options: Mapping[str, Setting]
    material: Path | None
    budget: Budget | None = None  # of the pilots that take one
    outcomes: int = 0  # looked at for each chance event; none if luck is not wanted


@dataclass(frozen=True)
class Result:
    """What came of one game."""

    task: Task
    players: tuple[str, ...]  # by seat: the pilots, then by name those whom the rules play
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    choices: tuple[int, ...] = ()  # by seat of the pilots: how many they made
    luck: tuple[float, ...] = ()  # by seat of the pilots, if it was wanted
    seconds: tuple[float, ...] = field(default=(), compare=False)  # by seat: what they thought


@dataclass(frozen=True)
class Record:
    """How one pilot did over all its games, or one whom the rules play."""

    pilot: str  # or what the rules call theirs
    games: int  # seats it sat in
    wins: float  # a shared victory counts its share
    mean_total: float
    mean_rank: float


def play(task: Task) -> Result:
    """Play one game; the same task gives the same result, wherever it runs."""
    material = read_material(task.game, task.material)
    save = new_save(task.game, material, len(task.pilots), task.seed, task.options)
    game = begin(save, material)
    pilots = [
        make_pilot(name, task.seed * 64 + seat, task.budget)
        for seat, name in enumerate(task.pilots)
    ]
    seconds = [0.0] * game.people
    fortune = Fortune(game, task.outcomes, thought(task, APART)) if task.outcomes else None
    while game.seat is not None:
        seat, began = game.seat, time.perf_counter()
        choice = ask(pilots[seat], game, thought(task, game.moment))
        seconds[seat] += time.perf_counter() - began
        if fortune is None:
            game.apply(choice)
        else:
            fortune.apply(choice)
    return result_of(task, game, seconds, () if fortune is None else tuple(fortune.luck))


def thought(task: Task, moment: int) -> int:
    """The seed of what happens beside the deal at a moment."""
    return task.seed * 1_000_003 % 2**40 + moment


def result_of(task: Task, game: Game, seconds: Sequence[float], luck: tuple[float, ...]) -> Result:
    """What came of a game that is over."""
    scores, words = game.scores(), game.words("en")
    scripted = (words.player(seat) for seat in range(game.people, game.seats))
    return Result(
        task=task,
        players=(*task.pilots, *scripted),
        totals=tuple(score.total for score in scores),
        ranks=tuple(score.rank for score in scores),
        winners=tuple(game.winners),
        decisions=game.moment,
        choices=tuple(game.deciders.count(seat) for seat in range(game.people)),
        luck=luck,
        seconds=tuple(seconds),
    )


def tasks(
    game: str,
    pilots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Setting],
    material: Path | None,
) -> Iterator[Task]:
    """So many games; the pilots move round the table so that each sits everywhere."""
    for number in range(games):
        turn = number % len(pilots)
        seated = (*pilots[turn:], *pilots[:turn])
        yield Task(game, seated, seed + number, options, material)


def simulate(work: Sequence[Task], workers: int | None = None) -> Iterator[Result]:
    """Play all games, on several cores if there are any; results come in order."""
    workers = workers or os.cpu_count() or 1
    if workers == 1 or len(work) == 1:
        yield from map(play, work)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, work, chunksize=max(len(work) // (workers * 16), 1))


def records(results: Sequence[Result]) -> list[Record]:
    """How everybody did, the best first."""
    names = dict.fromkeys(name for result in results for name in result.players)
    return sorted((record(name, results) for name in names), key=lambda r: -r.wins / r.games)


def record(pilot: str, results: Sequence[Result]) -> Record:
    """How one of them did."""
    wins = 0.0
    totals: list[int] = []
    ranks: list[int] = []
    for result in results:
        for seat, name in enumerate(result.players):
            if name == pilot:
                totals.append(result.totals[seat])
                ranks.append(result.ranks[seat])
                wins += (seat in result.winners) / len(result.winners)
    count = len(totals)
    return Record(pilot, count, wins, sum(totals) / count, sum(ranks) / count)
