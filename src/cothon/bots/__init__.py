"""Pilots: programs that play. They are given re-dealt clones, never the true state."""

from __future__ import annotations

from collections.abc import Callable

from cothon.bots.greedy import GreedyPilot
from cothon.bots.pilot import Budget, Pilot, ask
from cothon.bots.random import RandomPilot
from cothon.kernel.errors import BadOption

__all__ = [
    "Budget",
    "GreedyPilot",
    "Pilot",
    "RandomPilot",
    "ask",
    "make_pilot",
    "pilot_names",
    "takes_budget",
]

# Made of a seed; what says that it takes a budget is given one by that name, too.
PILOTS: dict[str, Callable[..., Pilot]] = {
    "random": RandomPilot,
    "greedy": GreedyPilot,
}


def pilot_names() -> list[str]:
    """The pilots there are, the weakest first."""
    return list(PILOTS)


def check_pilot(name: str) -> None:
    """Refuse the name of a pilot that there is not."""
    if name not in PILOTS:
        raise BadOption(f"no pilot is called {name!r} (there is: {', '.join(PILOTS)})")


def takes_budget(name: str) -> bool:
    """Does this pilot think as much as it is told, or always as much as it does by itself?"""
    check_pilot(name)
    return bool(getattr(PILOTS[name], "takes_budget", False))


def make_pilot(name: str, seed: int = 0, budget: Budget | None = None) -> Pilot:
    """A pilot by name; one that has no use for a budget plays as always."""
    if budget is not None and takes_budget(name):
        return PILOTS[name](seed, budget=budget)
    check_pilot(name)
    return PILOTS[name](seed)
