"""What a seat sees of the ferry; boats have three shapes, told apart by their kind."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from cothon.shapes import EachSeat, Hidden, Seat
from tests.kernel.ferry.rules import PASSENGERS, Ferry, fare

CODES: Final = tuple(f"P{number:02}" for number in range(1, PASSENGERS + 1))
COLOURS: Final = ("RED", "BLUE", "YELLOW", "GREEN", "PURPLE")


class Passenger(TypedDict):
    """Somebody who pays."""

    passenger: str
    fare: int


class Bench(TypedDict):
    """A place on a barge."""

    window: bool
    sits: Passenger | Hidden


class Raft(TypedDict):
    """The boat of every second person."""

    boat: Literal["RAFT"]
    aboard: list[Passenger | Hidden]
    follows: Seat  # whose boat is behind


class Barge(TypedDict):
    """The boat of the others."""

    boat: Literal["BARGE"]
    benches: list[Bench]
    flag: Literal["UP", "DOWN"] | None


class Wherry(TypedDict):
    """The ferryman's boat."""

    boat: Literal["WHERRY"]
    follows: int  # how many have followed him so far
    by_fare: dict[str, list[Passenger]]


class Player(TypedDict):
    """What lies before a player."""

    colour: str
    fares: int
    vessel: Raft | Barge | Wherry


class View(TypedDict):
    """The whole river."""

    crossing: int
    pile: int
    last: Seat | None
    landed: list[Passenger]
    players: EachSeat[Player]


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
