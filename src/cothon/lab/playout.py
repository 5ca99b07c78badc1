"""Random play to the end: the loop that simulations and benchmarks spend their time in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.kernel.state import State

MULTIPLIER: Final = 48271
MODULUS: Final = 2147483647


def play_out(g: State, seed: i64) -> i64:
    """Play a state to its end with random choices; how many it were."""
    luck: i64 = seed % (MODULUS - 1) + 1
    decisions: i64 = 0
    while g.count:
        luck = luck * MULTIPLIER % MODULUS
        g.apply(i64(g.menu[(luck >> 8) % g.count]))
        decisions += 1
    return decisions


def count_options(g: State, seed: i64) -> list[int]:
    """How many options every question of the same game has: nobody measures its time."""
    luck: i64 = seed % (MODULUS - 1) + 1
    offered: list[int] = []
    while g.count:
        offered.append(g.count)
        luck = luck * MULTIPLIER % MODULUS
        g.apply(i64(g.menu[(luck >> 8) % g.count]))
    return offered


def clone_often(g: State, times: i64) -> None:
    """Clone a state so many times."""
    for _ in range(times):
        g.clone()


def redeal_often(g: State, times: i64) -> None:
    """Clone a state and re-deal what the seat being asked cannot know, so many times."""
    for number in range(times):
        g.clone().determinize(g.seat, number)


def count_positions(g: State, depth: i64) -> i64:
    """How many positions lie so many choices ahead; an end reached earlier counts as one."""
    if depth == 0 or not g.count:
        return 1
    positions: i64 = 0
    for place in range(g.count):
        twin = g.clone()
        twin.apply(i64(g.menu[place]))
        positions += count_positions(twin, depth - 1)
    return positions
