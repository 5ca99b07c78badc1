"""Worlds that look alike: the same choice, made in two of them, tells the others the same.

What somebody cannot know is dealt afresh; whoever is asked makes the same choice at both tables;
and what the somebody is told then is compared. The first difference gets a name. Some are what the
rules are about, such as a card that is turned up; any other would tell of what is hidden.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain
from typing import Any, NamedTuple

from cothon.kernel.hidden import WATCHER
from cothon.kernel.journal import Entry, Event
from cothon.kernel.state import State
from cothon.match.game import Game

Held = list[tuple[int, Event, list[int]]]
Told = tuple[str, list[int | None]]  # an event, and those of its numbers that are known


class Difference(NamedTuple):
    """What tells two worlds apart: at which question, after which choice, by what."""

    step: str
    noun: str
    what: str


def differences(
    game: Game, choice: int, luck: random.Random, deals: int
) -> Iterator[Difference | None]:
    """How each of the others can tell worlds apart after a choice; None where they cannot."""
    after = made(game, choice)
    step, (noun, _) = type(game.state.agenda[-1]).__name__, game.sheet.noun_of(choice)
    for seat in (None, *range(game.seats)):
        for _ in range(deals if seat != game.seat else 0):
            twin = world_like(game, seat, luck.randrange(2**40))
            if twin is not None and choice in twin.options:
                what = difference(after, made(twin, choice), seat)
                yield None if what is None else Difference(step, noun, what)


# Worlds


def eyes_of(seat: int | None) -> int:
    """The bit of a seat, or of those who look on."""
    return WATCHER if seat is None else seat


def world_like(game: Game, seat: int | None, deal: int) -> Game | None:
    """The same table with all that a seat cannot know dealt afresh, and the same dice.

    None if nobody would be asked there: that they are asked is seen by all.
    """
    state = game.state.clone()
    state.redeal(eyes_of(seat), deal)
    state.first, state.second, state.key = game.state.first, game.state.second, game.state.key
    state.turn_to(game.state.seat)
    if state.count < 2:
        return None
    state.journal = game.sheet.journal()
    if game.state.journal is not None:
        state.journal.held = held_there(game, state)
    return Game(game.sheet, game.material, state, game.people, None)


def held_there(game: Game, state: State) -> Held:
    """What is kept back until it comes to light, of the cards that lie there in the other world."""
    assert game.state.journal is not None
    there = dict(zip(chain(*game.state.piles()), chain(*state.piles()), strict=True))
    return [
        (
            moment,
            event,
            [
                there.get(number, number) if kind in game.sheet.cards else number
                for kind, number in zip(event.kinds, numbers, strict=True)
            ],
        )
        for moment, event, numbers in game.state.journal.held
    ]


def made(game: Game, choice: int) -> Game:
    """The game after a choice, with what that told and nothing else in its journal."""
    after = Game(game.sheet, game.material, game.state.clone(), game.people, None)
    journal = game.sheet.journal()
    if game.state.journal is not None:
        journal.held = game.state.journal.held.copy()
    after.state.journal = journal
    after.state.apply(choice)
    return after


# What is told


def difference(one: Game, other: Game, seat: int | None) -> str | None:
    """By what a seat can tell two games apart after the same choice, by name; None by nothing.

    `tells` an event of another card, or an event or not; `skips` a question that was put in one
    world only; `shows` anything else.
    """
    said, also = told(one, seat), told(other, seat)
    for place, (here, there) in enumerate(zip(said, also, strict=False)):
        if here[0] != there[0]:
            return either(said[place:], also[place:])
        if here != there:
            return f"tells {here[0]}{whom(one.journal[place], seat)}"
    seen, too = one.view(seat), other.view(seat)
    if seen == too and said == also:
        return None
    if forced(one) != forced(other):
        return f"skips {(seen if forced(one) < forced(other) else too)['question']}"
    if len(said) != len(also):
        return f"tells {max(said, also, key=len)[min(len(said), len(also))][0]} or not"
    return f"{where_apart(seen, too, 'shows')}{' at the end' if one.over else ''}"


def either(said: list[Told], also: list[Told]) -> str:
    """Which event was told in one world only, or which two in its place."""
    for more, less in ((said, also), (also, said)):
        if more[1:] and more[1][0] == less[0][0]:
            return f"tells {more[0][0]} or not"
    return "tells " + " or ".join(sorted((said[0][0], also[0][0])))


def told(game: Game, seat: int | None) -> list[Told]:
    """What was told, as a seat was told it: cards whose faces it did not know are left out."""
    eyes = eyes_of(seat)
    return [
        (
            entry.event.key,
            [
                number if known >> eyes & 1 else None
                for number, known in zip(entry.numbers, entry.known, strict=True)
            ],
        )
        for entry in game.journal
    ]


def whom(entry: Entry, seat: int | None) -> str:
    """Whom an entry tells more than those who look on: the seat that it names, or another."""
    if all(known >> WATCHER & 1 or not known >> eyes_of(seat) & 1 for known in entry.known):
        return ""
    named = dict(zip(entry.event.kinds, entry.numbers, strict=True)).get("seat")
    return " to its owner" if named == seat else " to another"


def forced(game: Game) -> int:
    """How many questions the last choice set off that were not put, as there was no choice."""
    return len(game.state.journal.forced) if game.state.journal else 0


def where_apart(here: Any, there: Any, path: str) -> str | None:
    """The way to the first thing in which two views differ, without places in lists."""
    if here == there:
        return None
    inner: Iterator[tuple[Any, Any, str]]
    if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
        inner = ((here[key], there[key], f"{path} {key}") for key in here)
    elif isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        inner = ((each, other, path) for each, other in zip(here, there, strict=True))
    else:
        return path
    return next(filter(None, (where_apart(*each) for each in inner)))
