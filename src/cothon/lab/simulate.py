"""Simulation: many games between pilots, and what came of them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from cothon.bots import ask, make_pilot
from cothon.match.game import begin, new_save, read_material
from cothon.sheet import Setting


@dataclass(frozen=True)
class Task:
    """One game to be played."""

    game: str
    pilots: tuple[str, ...]  # by seat
    seed: int
    options: Mapping[str, Setting]
    material: Path | None


@dataclass(frozen=True)
class Result:
    """What came of one game."""

    task: Task
    players: tuple[str, ...]  # by seat: the pilots, then by name those whom the rules play
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int


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
    pilots = [make_pilot(name, task.seed * 64 + seat) for seat, name in enumerate(task.pilots)]
    while game.seat is not None:
        game.apply(ask(pilots[game.seat], game, task.seed * 1_000_003 % 2**40 + game.moment))
    scores, words = game.scores(), game.words("en")
    scripted = (words.player(seat) for seat in range(game.people, game.seats))
    return Result(
        task=task,
        players=(*task.pilots, *scripted),
        totals=tuple(score.total for score in scores),
        ranks=tuple(score.rank for score in scores),
        winners=tuple(game.winners),
        decisions=game.moment,
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
