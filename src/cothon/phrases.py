"""Phrases: how a folder puts its numbers into words, as tables of what fills which hole."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from cothon.kernel.journal import unpacked
from cothon.kernel.step import Step

Thing = tuple[str, int]  # its kind, and which one
# What is counted, and which number of an event says how much more its first seat has of it: the
# place of the number, below 0 if it is less, or 0 if it is one more whatever the numbers say.
Pay = tuple[str, int]
Hole = int | str | Thing  # a number, a word as it is, or a thing to be named
Holes = dict[str, Hole]
LISTS: Final = ("list-0", "list-1", "list-2", "list-3", "list-4", "list-5", "list-6")
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
Asking = TypeVar("Asking", bound=Step[Any])
Filler = tuple[type[Step[Any]], Callable[[Any, Any], Holes]]


class Message:
    """A message by its key, and what fills its holes."""

    def __init__(self, key: str, **holes: Hole) -> None:
        self.key = key
        self.holes = holes

    def __eq__(self, other: object) -> bool:
        """Does another one say the same?"""
        return isinstance(other, Message) and (other.key, other.holes) == (self.key, self.holes)

    def __hash__(self) -> int:
        """By its key; its holes tell it from others."""
        return hash(self.key)


Name = Message | Thing  # what names a thing: a message, or another thing whose name it bears


@dataclass(frozen=True, eq=False)
class Phrases:
    """How a folder puts its numbers into words: what fills the holes of its messages."""

    # By kind: how the material's things are named. Others are counted from 1.
    names: Mapping[str, Callable[[Any, int], Name]] = field(default_factory=dict)
    # By step, or by what it extends: what a prompt tells besides who is asked; the last one counts.
    prompts: tuple[Filler, ...] = ()
    # By noun: what an option tells of table, step and number besides the thing itself.
    options: Mapping[str, Callable[[Any, Any, int], Holes]] = field(default_factory=dict)
    # By noun: where an option of table, step and number is told among those of its kind, the lowest
    # first; the rules go on counting them as ever.
    ranks: Mapping[str, Callable[[Any, Any, int], tuple[int, ...]]] = field(default_factory=dict)
    # Of the material: what codes of a view stand for that no choice, or more than one, bears.
    codes: Callable[[Any], Mapping[str, Thing]] = lambda _: {}
    # The keys of events that a table shows one by one; those of a new phase it shows large.
    beats: frozenset[str] = frozenset()
    banners: frozenset[str] = frozenset()
    # The keys of events with which a phase begins that is not shown large, though nobody chose it.
    phases: frozenset[str] = frozenset()
    # The keys of events with which a stretch of the game begins, the longest first; several in one
    # place begin stretches that are as long as each other, as decades and what comes after them.
    marks: tuple[str | tuple[str, ...], ...] = ()
    # By step: the answer with which a table may go on by itself where nothing else is asked, as
    # what is free to do besides was so a moment before.
    lulls: Mapping[type[Step[Any]], int] = field(default_factory=dict)
    # By step that only picks what pays for something chosen before: the kinds of which the payer
    # has less or more, depending on what is picked. What is chosen says what it brings at once.
    payments: Mapping[type[Step[Any]], frozenset[str]] = field(default_factory=dict)
    # By event: which thing on the board it comes from, as boards call it, with kinds in braces.
    sources: Mapping[str, str] = field(default_factory=dict)
    # By event: what it brings or costs the first seat that it names.
    pays: Mapping[str, tuple[Pay, ...]] = field(default_factory=dict)
    # By kind: the code of a number in such a source; else it is the number itself.
    spots: Mapping[str, Callable[[Any, int], str]] = field(default_factory=dict)


def when(step: type[Asking], holes: Callable[[Any, Asking], Holes]) -> Filler:
    """What the prompts of this step tell."""
    return step, holes


def coded(kind: str, codes: Sequence[str]) -> Callable[[Any, int], Name]:
    """Names by code: the action PLACE_CAPTAIN is called by the message action-place-captain."""
    return lambda _, number: Message(f"{kind}-{codes[number].lower().replace('_', '-')}")


def listed(things: Sequence[Hole]) -> Name:
    """Some things in one phrase: this, that and another."""
    return Message(LISTS[len(things)], **dict(zip(ORDINALS, things, strict=False)))


def name_seats(mask: int) -> Name:
    """Several players in one phrase."""
    return listed([("seat", seat) for seat in range(mask.bit_length()) if mask >> seat & 1])


def name_order(number: int) -> Name:
    """Players in an order, packed into one number, in one phrase."""
    return listed([("seat", seat) for seat in unpacked(number)])
