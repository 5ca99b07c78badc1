"""A game of any kind in the words of the tests: players are letters, choices have names.

Players are called A, B, C, ... The tests of each game add the words of their own table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, ClassVar, Self

import cothon
from cothon.kernel.chance import Seed
from cothon.sheet import Setting

LETTERS = "ABCDE"
Opening = tuple[dict[str, Setting], tuple[str, ...]]  # options and the first choices


def all_settings(key: str, seats: int) -> list[dict[str, Setting]]:
    """Every combination of the options that so many people can set."""
    sheet = next(sheet for sheet in cothon.games() if sheet.key == key)
    options = [option for option in sheet.options if option.fits(seats)]
    values: list[tuple[Setting, ...]] = [option.values or (False, True) for option in options]
    return [
        {o.key: value for o, value in zip(options, way, strict=True)} for way in product(*values)
    ]


class Laid(cothon.Game):
    """A game as it lies before a test."""

    key: ClassVar[str]
    rare: ClassVar[Sequence[Mapping[str, Any]]] = ()  # positions that come to something rare

    @classmethod
    def new(
        cls,
        seats: int,
        seed: Seed | None = None,
        options: Mapping[str, Setting] | None = None,
        material: Path | None = None,
    ) -> Self:
        """A new game."""
        return cls.of(cothon.new(cls.key, seats, seed, options, material))

    @classmethod
    def openings(cls, seats: int) -> list[Opening]:
        """How games begin that are quite different from each other, if a game has such."""
        return []

    @classmethod
    def combinations(cls, seats: int) -> list[Opening]:
        """All ways in which a game can begin that the rules tell apart."""
        return [(options, ()) for options in all_settings(cls.key, seats)]

    @classmethod
    def position(
        cls,
        data: Mapping[str, Any],
        seed: Seed = 0,
        options: Mapping[str, Setting] | None = None,
        material: Path | None = None,
    ) -> Self:
        """A game that begins with this position."""
        return cls.of(cothon.position(cls.key, data, seed, options, material))

    @classmethod
    def given(cls, data: Mapping[str, Any]) -> Self:
        """A position; players by letter, 4 unless `seats` differ; `seed` and `options` beside."""
        rest = dict(data)
        seats, seed, options = rest.pop("seats", 4), rest.pop("seed", 0), rest.pop("options", None)
        players = [rest.pop(letter, {}) for letter in LETTERS[:seats]]
        return cls.position({"players": players, **rest}, seed, options)

    @classmethod
    def of(cls, game: cothon.Game) -> Self:
        """The same game, for the words of the tests."""
        laid = cls.__new__(cls)
        vars(laid).update(vars(game))
        return laid

    def clone(self) -> Self:
        """The same game once more."""
        return self.of(super().clone())

    def determinize(self, seat: int, seed: int) -> Self:
        """A clone with all that `seat` cannot know dealt afresh."""
        return self.of(super().determinize(seat, seed))

    @property
    def question(self) -> str:
        """Who is asked what: "A TakeTurn"; "over" at the end."""
        if self.seat is None:
            return "over"
        return f"{LETTERS[self.seat]} {type(self.state.agenda[-1]).__name__}"

    def called(self, choice: int) -> str:
        """A choice by name, or by what the tests of a game call it for short."""
        return self.name(choice)

    @property
    def offered(self) -> set[str]:
        """All legal choices."""
        return set(map(self.called, self.options))

    def choose(self, *names: str) -> None:
        """Make choices; of those that are called the same the first one."""
        for name in names:
            menu = [self.called(choice) for choice in self.options]
            assert name in menu, f"{name!r} is not among {sorted(menu)}"
            self.apply(self.options[menu.index(name)])

    def lively_choice(self, pick: int) -> int:
        """A choice by a random number, such that a random game is not a dull one."""
        return self.options[pick % len(self.options)]

    @property
    def board(self) -> dict[str, Any]:
        """What an onlooker sees of the table."""
        return self.view(None)["table"]

    def mat(self, letter: str) -> dict[str, Any]:
        """What a player sees of the own mat."""
        seat = LETTERS.index(letter)
        seen: dict[str, Any] = self.view(seat)["table"]["players"][seat]
        return seen

    @property
    def events(self) -> list[str]:
        """The keys of all events so far."""
        return [entry.event.key for entry in self.journal]

    def told(self, key: str) -> list[list[int]]:
        """The numbers of all events of a kind, in order."""
        return [list(entry.numbers) for entry in self.journal if entry.event.key == key]

    @property
    def totals(self) -> list[int]:
        """Everybody's points."""
        return [score.total for score in self.scores()]

    def lines(self, letter: str) -> dict[str, int]:
        """A player's lines of the score sheet."""
        return dict(self.scores()[LETTERS.index(letter)].lines)

    @property
    def everything(self) -> list[Any]:
        """All that can be told of a game to anybody, and what brought it there."""
        seats = [None, *range(self.seats)]
        seen: list[Any] = [self.view(seat) for seat in seats]
        seen += [self.log("en", seat) for seat in seats]
        return [*seen, self.options, self.moment, self.save, list(self.state.known)]
