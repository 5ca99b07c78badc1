"""Who plays the blocks of a contest: this process, several, or a cluster of machines with Ray.

One block is one call. All of them give the same blocks in the same order, and end what they have
begun when nobody wants more.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import multiprocessing
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from types import ModuleType
from typing import Any, Final, TypeVar

from cothon.kernel.errors import CothonError
from cothon.lab.arena import Block, Contest, play_block
from cothon.lab.record import check_stamp, stamp

AHEAD: Final = 2  # blocks begun for each core, so that none waits
PATIENCE: Final = 10.0  # seconds for a cluster to answer
LOCAL: Final = "local"  # the address of a Ray that is started here, for this contest

Call = TypeVar("Call")
Blocks = Generator[Block, None, None]  # can be closed before the last one


def blocks_of(
    contest: Contest, done: int, workers: int | None = None, address: str | None = None
) -> Blocks:
    """The blocks of a contest that are still to be played; by default on all cores there are."""
    numbers = range(done, contest.blocks)
    if address is not None and numbers:
        return on_ray(contest, numbers, address, workers)
    workers = min(workers or os.cpu_count() or 1, len(numbers))
    return in_turn(contest, numbers) if workers <= 1 else in_processes(contest, numbers, workers)


def in_turn(contest: Contest, numbers: Iterable[int]) -> Blocks:
    """One block after the other, here."""
    for number in numbers:
        yield play_block(contest, number)


def in_order(
    numbers: Iterable[int], most: int, begin: Callable[[int], Call], end: Callable[[Call], Block]
) -> Blocks:
    """Blocks in order, while at most so many are under way."""
    waiting: deque[Call] = deque()
    for number in numbers:
        waiting.append(begin(number))
        if len(waiting) == most:
            yield end(waiting.popleft())
    while waiting:
        yield end(waiting.popleft())


def in_processes(contest: Contest, numbers: Iterable[int], workers: int) -> Blocks:
    """In so many new processes."""
    others = {*multiprocessing.active_children()}
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), die_by_signals)
    try:
        yield from in_order(
            numbers,
            AHEAD * workers,
            lambda number: pool.submit(play_block, contest, number),
            lambda call: call.result(),
        )
    except BrokenProcessPool as error:
        raise CothonError("a process that played blocks has ended unexpectedly") from error
    finally:  # what is still being played nobody wants any more
        for child in {*multiprocessing.active_children()} - others:
            child.terminate()
        pool.shutdown(cancel_futures=True)


def die_by_signals() -> None:
    """Ctrl-C reaches all processes of a terminal: one that plays has nothing to say about it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def on_ray(
    contest: Contest, numbers: Iterable[int], address: str, workers: int | None = None
) -> Blocks:
    """On a Ray cluster, whose machines have the same version installed, or on one started here."""
    ray = find_ray()
    knock(address)
    try:
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        if address == LOCAL:
            ray.init(LOCAL, num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(address, **quiet)
        cores = workers or int(ray.cluster_resources().get("CPU", 1))
        far = ray.remote(num_cpus=1)(play_far)
        yield from in_order(
            numbers,
            AHEAD * cores,
            partial(far.remote, contest),
            lambda call: checked(contest, *ray.get(call)),
        )
    except (ray.exceptions.RayError, ConnectionError) as error:
        said = str(error).strip().rpartition("\n")[2]  # before it, where on that machine
        raise CothonError(f"Ray at {address} fails: {said}") from error
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Refuse an address at which nobody answers: Ray would wait for minutes."""
    host, colon, port = address.rpartition("/")[2].rpartition(":")
    if not colon or not port.isdecimal():  # a name that Ray knows, such as "auto"
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise CothonError(f"nobody answers at {address}: {error}") from error


def play_far(contest: Contest, number: int) -> tuple[dict[str, Any], Block]:
    """A block, and what it was made of on that machine."""
    return stamp(contest), play_block(contest, number)


def checked(contest: Contest, found: Mapping[str, Any], block: Block) -> Block:
    """A block from a machine that plays by the same rules."""
    check_stamp(contest, found, "what a machine of the cluster plays")
    return block


def find_ray() -> ModuleType:
    """Ray, if it is installed; it tells nobody that it is used."""
    if importlib.util.find_spec("ray") is None:
        raise CothonError("Ray is not installed: pip install 'cothon[cluster]'")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    return importlib.import_module("ray")
