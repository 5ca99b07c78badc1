"""A game's sheet: its entry in the catalogue, and all that the program needs to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from cothon.kernel.chance import Seed
from cothon.kernel.errors import BadOption
from cothon.kernel.journal import Journal
from cothon.kernel.state import State
from cothon.kernel.step import Step


class Event:
    """One kind of thing that happens, with the kinds of its numbers."""

    def __init__(self, key: str, *kinds: str) -> None:
        self.key = key
        self.kinds = kinds


@dataclass(frozen=True)
class Noun:
    """A range of choices that name things of one kind."""

    kind: str
    first: int
    size: int = 1


Setting = bool | str


@dataclass(frozen=True)
class Option:
    """A switch of the rules, with the ruling that grants it."""

    key: str
    default: Setting
    ruling: str
    values: tuple[str, ...] = ()  # what it may be set to, unless that is yes or no

    def check(self, value: Any) -> None:
        """Refuse what it cannot be set to."""
        if self.values and value not in self.values:
            raise BadOption(f"option {self.key!r} takes {', '.join(self.values)}, not {value!r}")
        if not self.values and not isinstance(value, bool):
            raise BadOption(f"option {self.key!r} takes true or false, not {value!r}")


@dataclass(frozen=True)
class Score:
    """How one seat stands: what wins, what breaks ties, and the lines that add up to it."""

    seat: int
    total: int
    ties: tuple[int, ...]
    lines: Mapping[str, int]
    rank: int
    winner: bool


class Material(Protocol):
    """What the components print, as read from a file."""

    digest: str

    def __hash__(self) -> int:
        """Material can be looked up by itself."""


Hole = int | str | tuple[str, int]  # a number, a word as it is, or a thing to be named


class Phrases(Protocol):
    """How a game puts its numbers into words: message keys and what fills their holes."""

    def literal(self, kind: str, number: int, language: str) -> str | None:
        """The name of a thing that the material itself names, or None."""

    def name(self, kind: str, number: int) -> tuple[str, dict[str, Hole]]:
        """The message that names a thing, and its holes."""

    def prompt(self, state: Any, step: Any) -> dict[str, Hole]:
        """The holes of a prompt, besides who is asked."""

    def option(self, state: Any, step: Any, noun: str, number: int) -> dict[str, Hole]:
        """The holes of the words for an option, besides the thing itself."""


@dataclass(frozen=True)
class Sheet:
    """All that the program needs to know of a game."""

    key: str
    title: str
    credits: str
    seats: tuple[int, ...]
    minutes: int
    rules: int  # grows whenever a choice, an event or an outcome changes
    options: tuple[Option, ...]
    nouns: tuple[Noun, ...]
    events: tuple[Event, ...]
    steps: tuple[type[Step[Any]], ...]
    cards: frozenset[str]  # the kinds of event numbers that are cards with a secret face
    read_material: Callable[[Path | None], Material]
    setup: Callable[[Any, int, Seed, Mapping[str, Setting]], State]
    place: Callable[[Any, Mapping[str, Any], Seed, Mapping[str, Setting]], State]
    view: Callable[[Any, int | None], dict[str, Any]]
    scores: Callable[[Any], list[Score]]
    phrases: Callable[[Any], Phrases]
    words: Path  # the folder of the Fluent files
    # What a drawn board prints: material, words, seats to JSON; games without one have none.
    labels: Callable[[Any, Any, int], dict[str, Any]] | None = None

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players the game is not made for."""
        if seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats[:-1]) + f" or {self.seats[-1]}"
            raise BadOption(f"{self.key} is for {allowed} players, not {seats}")

    def fill_options(self, given: Mapping[str, Any]) -> dict[str, Setting]:
        """The switches as given, the others at their defaults; unknown ones are refused."""
        known = {option.key: option for option in self.options}
        for key, value in given.items():
            if key not in known:
                names = ", ".join(known) or "none"
                raise BadOption(f"{self.key} has no option {key!r} (it has: {names})")
            known[key].check(value)
        return {key: option.default for key, option in known.items()} | dict(given)

    def noun_of(self, choice: int) -> tuple[str, int]:
        """The kind of thing a choice names, and which one."""
        for noun in self.nouns:
            if noun.first <= choice < noun.first + noun.size:
                return noun.kind, choice - noun.first
        raise BadOption(f"{self.key} has no choice {choice}")

    def is_many(self, kind: str) -> bool:
        """Are there several things of this kind?"""
        return any(noun.kind == kind and noun.size > 1 for noun in self.nouns)

    def choice(self, kind: str, number: int = 0) -> int:
        """The choice that names this thing."""
        for noun in self.nouns:
            if noun.kind == kind and 0 <= number < noun.size:
                return noun.first + number
        raise BadOption(f"{self.key} has no {kind} {number}")

    def journal(self) -> Journal:
        """An empty journal for this game."""
        return Journal([[kind in self.cards for kind in event.kinds] for event in self.events])
