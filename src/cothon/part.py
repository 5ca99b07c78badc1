"""A part of a game: one folder, and what it brings. A game is the sum of its parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from cothon.kernel.journal import Event
from cothon.kernel.reasons import Reason
from cothon.kernel.step import Step
from cothon.phrases import Phrases


class Material(Protocol):
    """What the components print, as read from a file."""

    digest: str

    @property
    def names(self) -> Mapping[str, Sequence[Mapping[str, str]]]:
        """Names that it prints itself, by kind, number and language."""

    def faces(self) -> list[str]:
        """The code of every card, by its number."""

    def __hash__(self) -> int:
        """Material can be looked up by itself."""


@dataclass(frozen=True)
class Noun:
    """A range of choices that name things of one kind."""

    kind: str
    first: int
    size: int = 1
    # What the material calls them; things without a code are counted from 1.
    codes: Callable[[Any], Sequence[str]] | None = None
    # What a thing shows; those that show the same can stand for each other in a payment.
    face: Callable[[Any, int], object] | None = None

    def names(self, material: Material) -> list[str]:
        """Each of its things by name: kind and code, or the kind alone if there is but one."""
        if self.size == 1:
            return [self.kind]
        codes = [str(n) for n in range(1, self.size + 1)]
        return [f"{self.kind} {code}" for code in (self.codes(material) if self.codes else codes)]


@dataclass(frozen=True, eq=False)
class Part:
    """One folder and what it brings: chapters with steps, nouns, events, phrases and words."""

    package: str  # the path of its __init__.py
    chapters: tuple[ModuleType, ...]  # of the rulebook, in its order
    events: ModuleType | None = None
    retired: ModuleType | None = None  # what earlier versions told, and stored journals hold
    reasons: Mapping[int, Reason] = field(default_factory=dict)  # why something cannot be chosen
    nouns: tuple[Noun, ...] = ()
    cards: frozenset[str] = frozenset()  # the kinds of event numbers that have a secret face
    phrases: Phrases = field(default_factory=Phrases)

    def steps(self) -> Iterator[type[Step[Any]]]:
        """Every step of its chapters; those that others extend are none by themselves."""
        for chapter in self.chapters:
            for found in vars(chapter).values():
                is_own = isinstance(found, type) and found.__module__ == chapter.__name__
                if is_own and issubclass(found, Step) and not found.__subclasses__():
                    yield found

    def told(self) -> Iterator[Event]:
        """Every event that it tells of."""
        return declared(self.events)

    def remembered(self) -> Iterator[Event]:
        """Every event that earlier versions told of, and the rules do no more."""
        return declared(self.retired)

    @property
    def words(self) -> Path:
        """The folder of its Fluent files."""
        return Path(self.package).parent / "words"


def declared(module: ModuleType | None) -> Iterator[Event]:
    """The events that a module declares."""
    found = () if module is None else vars(module).values()
    return (event for event in found if isinstance(event, Event))
