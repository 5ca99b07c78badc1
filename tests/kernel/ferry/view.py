"""What a seat sees of the ferry."""

from __future__ import annotations

from typing import Final

from tests.kernel.ferry.rules import PASSENGERS, Ferry, fare
from tests.kernel.ferry.shapes import Barge, Bench, Passenger, Raft, View, Wherry

CODES: Final = tuple(f"P{number:02}" for number in range(1, PASSENGERS + 1))
COLOURS: Final = ("RED", "BLUE", "YELLOW", "GREEN", "PURPLE")


def view(g: Ferry, seat: int | None) -> View:
    """The river as a seat sees it; None for somebody who looks on."""
    return {
        "crossing": g.crossing,
        "pile": len(g.pile),
        "last": g.last,
        "landed": [shown(passenger) for passenger in g.landed],
        "players": [
            {"colour": COLOURS[other], "fares": g.fares[other], "vessel": vessel(g, other, seat)}
            for other in range(g.seats)
        ],
    }


def shown(passenger: int) -> Passenger:
    """Somebody whom everybody may see."""
    return {"passenger": CODES[passenger], "fare": fare(passenger)}


def vessel(g: Ferry, owner: int, eyes: int | None) -> Raft | Barge | Wherry:
    """A player's boat."""
    if owner >= g.people:
        return wherry(g)
    aboard = [shown(one) if owner == eyes else None for one in g.hands[owner]]
    if owner % 2 == 0:
        return {"boat": "RAFT", "aboard": aboard, "follows": (owner + 1) % g.seats}
    benches: list[Bench] = [
        {"window": place == 0, "sits": somebody} for place, somebody in enumerate(aboard)
    ]
    return {"boat": "BARGE", "benches": benches, "flag": "UP" if g.last == owner else None}


def wherry(g: Ferry) -> Wherry:
    """The ferryman's: whom he might have landed, by fare."""
    by_fare: dict[str, list[Passenger]] = {}
    for passenger in g.landed:
        by_fare.setdefault(str(fare(passenger)), []).append(shown(passenger))
    return {"boat": "WHERRY", "follows": len(g.landed), "by_fare": by_fare}
