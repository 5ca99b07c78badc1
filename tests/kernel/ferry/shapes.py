"""The shapes of a view of the ferry; boats have three, told apart by their kind."""

from __future__ import annotations

from typing import Literal, TypedDict

from cothon.shapes import EachSeat, Hidden, Seat


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
