"""A gate for speed that holds on noisy machines.

What is measured is measured beside a yardstick (`cothon.lab.yardstick`), in slices of some
milliseconds that take turns, in processor time, and the quickest slice of each counts: whatever
else the machine does slows some slices down, never all, and both alike. What counts is the ratio,
compared with the one on record. A loss of a quarter fails, if it is there in every round.
"""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import cothon
from cothon.kernel.state import State
from cothon.lab.bench import fresh_game, middle_state
from cothon.lab.playout import clone_often, play_out, redeal_often
from cothon.lab.yardstick import walk
from cothon.match.game import read_material

RECORD = Path(__file__).with_name("record.toml")
LOSS = 0.25  # that fails
ROUNDS = 4  # a loss must show in each of them
SLICES = 15
SLICE = 0.012  # seconds, about
SEATS = 4

Work = Callable[[int], int]  # does so much, and tells how much it was


def works() -> Iterator[tuple[str, Work]]:
    """What is measured: decisions, clones and re-deals of every game."""
    for sheet in cothon.games():
        yield f"{sheet.key}.decisions", decisions(sheet)
        middle = middle_state(fresh_game(sheet.key, SEATS, 7))
        yield f"{sheet.key}.clones", repeated(clone_often, middle)
        yield f"{sheet.key}.redeals", repeated(redeal_often, middle)


def repeated(often: Callable[[State, int], None], middle: State) -> Work:
    """Something done many times to a state from the middle of a game."""

    def work(times: int) -> int:
        often(middle, times)
        return times

    return work


def decisions(sheet: cothon.Sheet) -> Work:
    """Random play, whole games from the set-up on, always the same ones."""
    material = read_material(sheet.key, None)
    options = sheet.fill_options({}, SEATS)

    def work(games: int) -> int:
        made = 0
        for seed in range(games):
            state = sheet.setup(material, SEATS, seed, options)
            state.advance()
            made += play_out(state, seed)
        return made

    return work


def yardstick(steps: int) -> int:
    """The work to measure by."""
    walk(steps)
    return steps


def seconds_for(work: Work, times: int) -> float:
    """Processor time for one of what is done, measured over so many."""
    started = time.process_time()
    done = work(times)
    return (time.process_time() - started) / done


def fitting(work: Work) -> int:
    """How much of it fills a slice."""
    times = 1
    while True:
        started = time.process_time()
        work(times)
        taken = time.process_time() - started
        if taken > SLICE / 4:
            return max(int(times * SLICE / taken), 1)
        times *= 2


def ratio(work: Work) -> float:
    """How often it can be done while the yardstick takes one step."""
    times, steps = fitting(work), fitting(yardstick)
    pairs = [(seconds_for(work, times), seconds_for(yardstick, steps)) for _ in range(SLICES)]
    return min(pair[1] for pair in pairs) / min(pair[0] for pair in pairs)


def recorded() -> dict[str, float]:
    """The ratios on record."""
    return {key: float(value) for key, value in tomllib.loads(RECORD.read_text()).items()}


def best_ratio(work: Work, enough: float) -> float:
    """The best of several rounds, or the first one that is enough."""
    best = 0.0
    for _ in range(ROUNDS):
        best = max(best, ratio(work))
        if best >= enough:
            break
    return best


def losses() -> Iterator[tuple[str, float, bool]]:
    """What each work gains or loses against the record (1.0: nothing), and whether it passes."""
    record = recorded()
    for name, work in works():
        now = best_ratio(work, (1 - LOSS) * record[name]) / record[name]
        yield name, now, now > 1 - LOSS
