"""A game's sheet: its entry in the catalogue, and all that the program needs to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any

from cothon.kernel.chance import Seed
from cothon.kernel.errors import BadOption, shown
from cothon.kernel.journal import Event, Journal
from cothon.kernel.reasons import Reason
from cothon.kernel.state import State
from cothon.kernel.step import Step
from cothon.part import Material, Noun, Part
from cothon.phrases import Message, Pay

Setting = bool | str


@dataclass(frozen=True)
class Option:
    """A switch of the rules, with the ruling that grants it."""

    key: str
    default: Setting
    ruling: str
    values: tuple[str, ...] = ()  # what it may be set to, unless that is yes or no
    seats: tuple[int, ...] = ()  # for how many people it can be set; for any number if empty

    def fits(self, seats: int) -> bool:
        """Can it be set for so many people?"""
        return not self.seats or seats in self.seats

    def check(self, value: object, seats: int) -> None:
        """Refuse what it cannot be set to, for so many people; its default is always right."""
        if self.values and value not in self.values:
            raise BadOption(
                f"option {self.key!r} takes {', '.join(self.values)}, not {shown(value)}"
            )
        if not self.values and not isinstance(value, bool):
            raise BadOption(f"option {self.key!r} takes true or false, not {shown(value)}")
        if value != self.default and not self.fits(seats):
            raise BadOption(
                f"option {self.key!r} is for {spelled_players(self.seats)}, not {seats}"
            )


def spelled_players(seats: tuple[int, ...]) -> str:
    """Numbers of players in a refusal: "3, 4 or 5 players"."""
    *others, last = map(str, seats)
    spelled = f"{', '.join(others)} or {last}" if others else last
    return f"{spelled} {'player' if seats == (1,) else 'players'}"


@dataclass(frozen=True)
class Score:
    """How one seat stands: what wins, what breaks ties, and the lines that add up to it."""

    seat: int
    total: int
    ties: tuple[int, ...]
    lines: Mapping[str, int]
    rank: int
    winner: bool

    @property
    def counts(self) -> tuple[int, ...]:
        """What breaks ties, as it is told: that of which fewer are better counts below 0."""
        return tuple(map(abs, self.ties))


# What a player counts as their own: a kind, which of it, and how many.
Holdings = dict[tuple[str, int], int]


@dataclass(frozen=True)
class Unknown:
    """What somebody cannot know of how a seat stands: lines by key, ties by their place."""

    lines: frozenset[str] = frozenset()
    due: frozenset[str] = frozenset()  # the lines of which it is what `reckon` would pay
    ties: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Ending:
    """How far a game has come, and what ends it, as messages of the game."""

    now: Message  # where the game is
    played: int  # rounds, or what else the game is counted in, that are over
    rounds: int  # that there are at most
    until: tuple[Message, ...]  # how far the end is, and what brings it about
    due: Message | None = None  # when the next payment comes that `reckon` makes at once
    final: bool = False  # does the end make that payment? Then it decides who is ahead


@dataclass(frozen=True, eq=False)
class Sheet:
    """All that the program needs to know of a game: the sum of its parts, and how they begin."""

    key: str
    title: str
    credits: str
    seats: tuple[int, ...]  # how many people, or pilots, may play; who is scripted comes besides
    minutes: int
    rules: int  # grows whenever a choice or an outcome changes
    options: tuple[Option, ...]
    parts: tuple[Part, ...]
    read_material: Callable[[Path | None], Material]
    setup: Callable[[Any, int, Seed, Mapping[str, Setting]], State]
    place: Callable[[Any, Mapping[str, Any], Seed, Mapping[str, Setting]], State]
    view: Callable[[Any, int | None], Any]
    shape: type  # of a view, declared field by field
    scores: Callable[[Any], list[Score]]
    # Of a state, an onlooker's view of it and a seat: the view of that seat, which has all that is
    # alike from the onlooker's, not once more. Without it every view is made by itself.
    view_of_one: Callable[[Any, Any, int], Any] | None = None
    # What a seat counts as its own in a view; a choice brings what is more or less of it.
    holdings: Callable[[Any, int], Holdings] = lambda view, seat: {}
    # Of a state and a seat that is asked: when what its question is not about can be chosen, by
    # choice the number of a reason.
    aside: Callable[[Any, int], dict[int, int]] = lambda state, seat: {}
    # Of a state and a seat that is asked: every set of choices that answers its question, named at
    # once and in any order; None if it is no such question, or has too many of them.
    wholes: Callable[[Any, int], list[tuple[int, ...]] | None] = lambda state, seat: None
    # What a seat still has to pay of what it has begun, in the same kinds: it counts as paid, so
    # that a cost belongs to the choice that brings it on and not to a later one.
    owed: Callable[[Any, int], Holdings] = lambda state, seat: {}
    # The kinds of it of which more is worse.
    burdens: frozenset[str] = frozenset()
    # Does a choice also say how it changes the total of the score sheet, which no view counts?
    previews_total: bool = False
    # How far the end is, and what it would pay if it came now; games without it do not say.
    ending: Callable[[Any], Ending] | None = None
    reckon: Callable[[Any, int | None], None] = lambda state, eyes: None
    # Of a state, eyes and a seat: what those eyes, or an onlooker's, cannot know of its score.
    unknown: Callable[[Any, int, int], Unknown] = lambda state, eyes, seat: Unknown()
    # What a drawn board prints: material, words, seats to a shape; games without one have none.
    labels: Callable[[Any, Any, int], Any] | None = None

    def __post_init__(self) -> None:
        """Parts that do not add up are a mistake in the rules module."""
        choice = 0
        for noun in self.nouns:
            if noun.first != choice:
                raise ValueError(f"{self.key}: {noun.kind} begins at {noun.first}, not {choice}")
            choice += noun.size
        self.check_different("noun", [noun.kind for noun in self.nouns])
        self.check_different("event", [event.key for event in (*self.events, *self.retired)])
        self.check_different("step", [step.__name__ for step in self.steps])
        numbers = [str(number) for part in self.parts for number in part.reasons]
        self.check_different("reason", numbers)
        self.check_different("reason", [reason.key for reason in self.reasons.values()])
        shown_keys = self.scenes.union(self.phases, self.marks, self.sources, self.pays)
        for key in sorted(shown_keys - {event.key for event in self.events}):
            raise ValueError(f"{self.key}: there is no event {key} to be shown")

    def check_different(self, what: str, keys: list[str]) -> None:
        """No two parts may bring the same."""
        for key in keys:
            if keys.count(key) > 1:
                raise ValueError(f"{self.key}: two parts bring the {what} {key}")

    @cached_property
    def nouns(self) -> tuple[Noun, ...]:
        """All things that a choice can name, in the order of their numbers."""
        return tuple(sorted(chain(*(part.nouns for part in self.parts)), key=lambda n: n.first))

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """All that can be told."""
        return tuple(chain(*(part.told() for part in self.parts)))

    @cached_property
    def retired(self) -> tuple[Event, ...]:
        """All that earlier versions told, and no rule does any more: stored journals hold it."""
        return tuple(chain(*(part.remembered() for part in self.parts)))

    @cached_property
    def reasons(self) -> Mapping[int, Reason]:
        """All that can stand against a choice, by number."""
        return {number: why for part in self.parts for number, why in part.reasons.items()}

    def event(self, key: str) -> Event | None:
        """The event of this key, if the rules have one, or had."""
        known = (*self.events, *self.retired)
        return next((event for event in known if event.key == key), None)

    @cached_property
    def steps(self) -> tuple[type[Step[Any]], ...]:
        """All sentences of the rules."""
        return tuple(chain(*(part.steps() for part in self.parts)))

    @cached_property
    def words(self) -> tuple[Path, ...]:
        """The folders of the Fluent files."""
        return tuple(part.words for part in self.parts)

    @cached_property
    def cards(self) -> frozenset[str]:
        """The kinds of event numbers that are cards with a secret face."""
        return frozenset().union(*(part.cards for part in self.parts))

    @cached_property
    def banners(self) -> frozenset[str]:
        """The keys of events that are shown large, as a new phase begins."""
        return frozenset().union(*(part.phrases.banners for part in self.parts))

    @cached_property
    def phases(self) -> frozenset[str]:
        """The keys of events with which a new phase begins, whether they are shown large or not."""
        return self.banners.union(*(part.phrases.phases for part in self.parts))

    @cached_property
    def scenes(self) -> frozenset[str]:
        """The keys of all events that are shown one by one."""
        return self.banners.union(*(part.phrases.beats for part in self.parts))

    @cached_property
    def marks(self) -> Mapping[str, int]:
        """The keys of events with which a stretch of the game begins: 0 for the longest ones."""
        marks = chain(*(part.phrases.marks for part in self.parts))
        alike = ((keys,) if isinstance(keys, str) else keys for keys in marks)
        return {key: level for level, keys in enumerate(alike) for key in keys}

    @cached_property
    def lulls(self) -> Mapping[type[Step[Any]], int]:
        """By step: the answer with which a table may go on by itself if there is no other."""
        return {step: answer for part in self.parts for step, answer in part.phrases.lulls.items()}

    @cached_property
    def payments(self) -> Mapping[type[Step[Any]], frozenset[str]]:
        """By step that only picks what pays for a choice: what it takes differs with the picks."""
        return {step: some for part in self.parts for step, some in part.phrases.payments.items()}

    @cached_property
    def ranks(self) -> Mapping[str, Callable[[Any, Any, int], tuple[int, ...]]]:
        """By noun: where an option is told among those of its kind."""
        return {noun: rank for part in self.parts for noun, rank in part.phrases.ranks.items()}

    @cached_property
    def sources(self) -> Mapping[str, str]:
        """By event: which thing on the board it comes from, with kinds in braces."""
        return {key: thing for part in self.parts for key, thing in part.phrases.sources.items()}

    @cached_property
    def pays(self) -> Mapping[str, tuple[Pay, ...]]:
        """By event: what it brings or costs the first seat that it names."""
        return {key: some for part in self.parts for key, some in part.phrases.pays.items()}

    @cached_property
    def spots(self) -> Mapping[str, Callable[[Any, int], str]]:
        """By kind: the code of a number in a source."""
        return {kind: code for part in self.parts for kind, code in part.phrases.spots.items()}

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players the game is not made for."""
        if seats not in self.seats:
            raise BadOption(f"{self.key} is for {spelled_players(self.seats)}, not {shown(seats)}")

    def fill_options(self, given: Mapping[str, Any], seats: int) -> dict[str, Setting]:
        """The switches as given, the others at their defaults; what does not fit is refused."""
        known = {option.key: option for option in self.options}
        for key, value in given.items():
            if key not in known:
                names = ", ".join(known) or "none"
                raise BadOption(f"{self.key} has no option {shown(key)} (it has: {names})")
            known[key].check(value, seats)
        return {key: option.default for key, option in known.items()} | dict(given)

    def noun_of(self, choice: int) -> tuple[str, int]:
        """The kind of thing a choice names, and which one."""
        if not 0 <= choice < len(self.things):
            raise BadOption(f"{self.key} has no choice {choice}")
        return self.things[choice]

    @cached_property
    def things(self) -> tuple[tuple[str, int], ...]:
        """What every choice names, in order."""
        return tuple((noun.kind, number) for noun in self.nouns for number in range(noun.size))

    def is_many(self, kind: str) -> bool:
        """Are there several things of this kind?"""
        return kind in self.several

    @cached_property
    def several(self) -> frozenset[str]:
        """The kinds of which there are several things."""
        return frozenset(noun.kind for noun in self.nouns if noun.size > 1)

    def choice(self, kind: str, number: int = 0) -> int:
        """The choice that names this thing."""
        for noun in self.nouns:
            if noun.kind == kind and 0 <= number < noun.size:
                return noun.first + number
        raise BadOption(f"{self.key} has no {kind} {number}")

    def journal(self) -> Journal:
        """An empty journal for this game."""
        return Journal(self.cards)
