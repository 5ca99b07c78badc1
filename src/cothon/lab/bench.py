"""Speed: random play on one core, medians of several runs, and peers measured in the same run."""

from __future__ import annotations

import importlib.util
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import version

from cothon.kernel import state as kernel_state
from cothon.kernel.errors import CothonError
from cothon.kernel.state import State
from cothon.lab.playout import clone_often, count_options, play_out, redeal_often
from cothon.match.game import Game, begin, new_save, read_material

RUNS = 7
GAMES_PER_RUN = 200
CLONES_PER_RUN = 50_000
REDEALS_PER_RUN = 20_000
PEER_GAMES_PER_RUN = 8


def is_compiled() -> bool:
    """Do the compiled modules run, or the sources?"""
    return not str(kernel_state.__file__).endswith(".py")


@dataclass(frozen=True)
class Speed:
    """What one game does in a second."""

    game: str
    seats: int
    compiled: bool
    runs: int
    decisions_per_second: float
    games_per_second: float
    clones_per_second: float
    redeals_per_second: float
    decisions_per_game: float
    options_per_decision: float  # on average, over the games that were measured
    most_options: int  # that one of their questions had


@dataclass(frozen=True)
class Peer:
    """What another engine does in a second, measured in the same run."""

    name: str
    version: str
    decisions_per_second: float
    games_per_second: float
    ratio: float  # our decisions per second to theirs


def bench_game(key: str, seats: int, runs: int, scale: float) -> Iterator[float | Speed]:
    """Measure a game; yields how far it is (0 to 1) and, last, the result."""
    material = read_material(key, None)
    games = max(int(GAMES_PER_RUN * scale), 1)
    middle = middle_state(fresh_game(key, seats, 7))
    decisions: list[float] = []
    played: list[float] = []
    clones: list[float] = []
    redeals: list[float] = []
    choices = 0
    sheet = fresh_game(key, seats, 0).sheet
    options = sheet.fill_options({}, seats)
    for run in range(runs):
        choices = 0
        started = time.perf_counter()
        for seed in range(games):
            state = sheet.setup(material, seats, seed, options)
            state.advance()
            choices += play_out(state, seed)
        seconds = time.perf_counter() - started
        decisions.append(choices / seconds)
        played.append(games / seconds)
        clones.append(rate(clone_often, middle, max(int(CLONES_PER_RUN * scale), 1)))
        redeals.append(rate(redeal_often, middle, max(int(REDEALS_PER_RUN * scale), 1)))
        yield (run + 1) / runs
    offered: list[int] = []  # counted in the same games once more, outside the clock
    for seed in range(games):
        state = sheet.setup(material, seats, seed, options)
        state.advance()
        offered += count_options(state, seed)
    yield Speed(
        game=key,
        seats=seats,
        compiled=is_compiled(),
        runs=runs,
        decisions_per_second=statistics.median(decisions),
        games_per_second=statistics.median(played),
        clones_per_second=statistics.median(clones),
        redeals_per_second=statistics.median(redeals),
        decisions_per_game=choices / games,
        options_per_decision=statistics.fmean(offered),
        most_options=max(offered),
    )


def fresh_game(key: str, seats: int, seed: int) -> Game:
    """A new game with its own material."""
    material = read_material(key, None)
    return begin(new_save(key, material, seats, seed, {}), material)


def middle_state(game: Game) -> State:
    """A state from the middle of a game, the same every time."""
    state = game.state.clone()
    for number in range(100):
        if state.count:
            state.apply(state.options[number % state.count])
    return state


def rate(work: Callable[[State, int], None], state: State, times: int) -> float:
    """How often something can be done in a second."""
    started = time.perf_counter()
    work(state, times)
    return times / (time.perf_counter() - started)


def bench_catanatron(ours: Speed, runs: int) -> Iterator[float | Peer]:
    """Random four-player games of Catanatron, in the same run, for scale."""
    if importlib.util.find_spec("catanatron") is None:
        raise CothonError("Catanatron is not installed: pip install 'cothon[peers]'")
    peer = importlib.import_module("catanatron")
    colours = (peer.Color.RED, peer.Color.BLUE, peer.Color.WHITE, peer.Color.ORANGE)
    decisions: list[float] = []
    played: list[float] = []
    for run in range(runs):
        choices = 0
        started = time.perf_counter()
        for number in range(PEER_GAMES_PER_RUN):
            game = peer.Game([peer.RandomPlayer(colour) for colour in colours], seed=number)
            game.play()
            choices += len(game.state.actions)
        seconds = time.perf_counter() - started
        decisions.append(choices / seconds)
        played.append(PEER_GAMES_PER_RUN / seconds)
        yield (run + 1) / runs
    median = statistics.median(decisions)
    yield Peer(
        name="catanatron",
        version=version("catanatron"),
        decisions_per_second=median,
        games_per_second=statistics.median(played),
        ratio=ours.decisions_per_second / median,
    )


def as_json(speed: Speed, peers: list[Peer]) -> dict[str, object]:
    """A result ready for JSON."""
    return {**asdict(speed), "peers": [asdict(peer) for peer in peers]}
