"""Phrases: how a folder puts its numbers into words, as tables of what fills which hole."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from cothon.kernel.step import Step

Thing = tuple[str, int]  # its kind, and which one
Hole = int | str | Thing  # a number, a word as it is, or a thing to be named
Holes = dict[str, Hole]
Asking = TypeVar("Asking", bound=Step[Any])
Filler = tuple[type[Step[Any]], Callable[[Any, Any], Holes]]


class Message:
    """A message by its key, and what fills its holes."""

    def __init__(self, key: str, **holes: Hole) -> None:
        self.key = key
        self.holes = holes


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
    # Of the material: what codes of a view stand for that no choice, or more than one, bears.
    codes: Callable[[Any], Mapping[str, Thing]] = lambda _: {}
    # The keys of events that a table shows one by one; those of a new phase it shows large.
    beats: frozenset[str] = frozenset()
    banners: frozenset[str] = frozenset()


def when(step: type[Asking], holes: Callable[[Any, Asking], Holes]) -> Filler:
    """What the prompts of this step tell."""
    return step, holes


def coded(kind: str, codes: Sequence[str]) -> Callable[[Any, int], Name]:
    """Names by code: the action PLACE_CAPTAIN is called by the message action-place-captain."""
    return lambda _, number: Message(f"{kind}-{codes[number].lower().replace('_', '-')}")
