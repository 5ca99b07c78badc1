"""The journal: what happened, in events and numbers, for logs in any language.

It is absent during simulation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from cothon.kernel.state import State

PACK: Final = 512  # six numbers below it, and a 1 before them, fit into one


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One kind of thing that happens, with the kinds of its numbers."""

    def __init__(self, key: str, *kinds: str) -> None:
        self.key = key
        self.kinds = kinds


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry:
    """One thing that happened: an event, its numbers, and who knew each of them at that moment."""

    def __init__(
        self,
        moment: int,
        event: Event,
        numbers: list[int],
        known: list[int],
        told: int = 0,
        turn: int = 0,
        player: int = -1,
    ) -> None:
        self.moment = moment  # how many choices had been made
        self.event = event
        self.numbers = numbers
        self.known = known
        self.told = max(moment, told)  # how many when it came to light, if that was later
        self.turn = turn  # entries of the same number belong to one turn, or lie between the same
        self.player = player  # whose turn it was, or -1 between turns


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """What has happened so far, in order."""

    def __init__(self, cards: frozenset[str]) -> None:
        self.cards = cards  # the kinds of numbers that are cards with a secret face
        self.moment = 0
        self.entries: list[Entry] = []
        # Which turn it is, or which stretch between turns, counted from 0; and whose, if anybody's.
        self.turn = 0
        self.player = -1
        # What happened face down and is told when it comes to light: moment, event and numbers.
        self.held: list[tuple[int, Event, list[int]]] = []
        # Seats and choices without any other, and what had come to light by then.
        self.forced: list[tuple[int, int, int]] = []
        # The keys of events that deserve a moment of their own, and how the table lay at each:
        # how many entries had been told by then, and the state.
        self.scenes: frozenset[str] = frozenset()
        self.stills: list[tuple[int, State]] = []

    def turn_of(self, player: int) -> None:
        """What is told from now on belongs to a new turn, or to nobody's (-1)."""
        self.turn += 1
        self.player = player


def packed(things: list[int]) -> i64:
    """Up to six small numbers in one, in their order: an event can tell of a row of things."""
    number: i64 = 1
    for thing in things:
        number = number * PACK + thing
    return number


def unpacked(number: int) -> list[int]:
    """The small numbers that are packed in one."""
    things: list[int] = []
    while number > 1:
        things.insert(0, number % PACK)
        number //= PACK
    return things
