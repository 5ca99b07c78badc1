"""The journal: what happened, in events and numbers, for logs in any language.

It is absent during simulation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from cothon.kernel.state import State


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
        self, moment: int, event: Event, numbers: list[int], known: list[int], told: int = 0
    ) -> None:
        self.moment = moment  # how many choices had been made
        self.event = event
        self.numbers = numbers
        self.known = known
        self.told = max(moment, told)  # how many when it came to light, if that was later


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """What has happened so far, in order."""

    def __init__(self, cards: frozenset[str]) -> None:
        self.cards = cards  # the kinds of numbers that are cards with a secret face
        self.moment = 0
        self.entries: list[Entry] = []
        # What happened face down and is told when it comes to light: moment, event and numbers.
        self.held: list[tuple[int, Event, list[int]]] = []
        # Seats and choices without any other, and what had come to light by then.
        self.forced: list[tuple[int, int, int]] = []
        # The keys of events that deserve a moment of their own, and how the table lay at each:
        # how many entries had been told by then, and the state.
        self.scenes: frozenset[str] = frozenset()
        self.stills: list[tuple[int, State]] = []
