"""Pilots: programs that play. They are given re-dealt clones, never the true state."""

from __future__ import annotations

from cothon.bots.greedy import GreedyPilot
from cothon.bots.pilot import Pilot, ask
from cothon.bots.random import RandomPilot
from cothon.kernel.errors import BadOption

__all__ = ["GreedyPilot", "Pilot", "RandomPilot", "ask", "make_pilot", "pilot_names"]

PILOTS: dict[str, type[RandomPilot] | type[GreedyPilot]] = {
    "random": RandomPilot,
    "greedy": GreedyPilot,
}


def pilot_names() -> list[str]:
    """The pilots there are, the weakest first."""
    return list(PILOTS)


def make_pilot(name: str, seed: int = 0) -> Pilot:
    """A pilot by name."""
    if name not in PILOTS:
        raise BadOption(f"no pilot is called {name!r} (there is: {', '.join(PILOTS)})")
    return PILOTS[name](seed)
