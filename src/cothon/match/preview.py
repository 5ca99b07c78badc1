"""What a choice brings: it is carried out on re-dealt tables, and what the seat sees is compared.

Only what every re-deal agrees on is told as a number: nobody learns from it what they cannot know.
It is told up to where another phase begins: what that brings was not chosen here. What is still to
be paid is paid in several ways, and what they agree on is told: it is what the choice is made for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from cothon.kernel.errors import IllegalChoice
from cothon.kernel.journal import Journal
from cothon.kernel.state import State
from cothon.match.game import Game
from cothon.match.news import brings_news
from cothon.sheet import Holdings

REDEALS: Final = 4
BY_LUCK: Final = 16  # where something comes to light: a few may well agree by chance
WAYS: Final = (0.0, 1.0, 0.5, 0.25)  # to pay, on each: with the first of what is offered, the last
TOTAL: Final = ("total", 0)  # of the score sheet, as it would be if the game ended now


@dataclass(frozen=True)
class Gain:
    """More or less of something: of which kind, which of it, and how much; None if luck decides."""

    kind: str
    which: int
    number: int | None


@dataclass(frozen=True)
class Preview:
    """What is known before a choice is made."""

    choice: int
    gains: tuple[Gain, ...]
    forced: tuple[int, ...]  # what the seat picks on the way without being asked
    reveals: bool  # does something come to light?
    ends: bool  # is somebody else asked next, or nobody any more?
    passes: bool  # or would be, if the table went on by itself at lulls?


@dataclass(frozen=True)
class Outcome:
    """What a choice, or several in a row, come to on one re-dealt table."""

    changes: dict[tuple[str, int], int]
    forced: tuple[int, ...]
    reveals: bool
    ends: bool
    passes: bool
    is_due: bool  # is what it comes to still to be paid for, in a way that may change it?
    is_blind: bool  # does its total hang on cards that the seat does not know yet?


def previews(game: Game, seat: int) -> list[Preview]:
    """What each option of a seat that is asked brings, as far as the seat can know."""
    if seat not in game.asked:
        return []
    tables = Redealt(game, seat)
    return [tables.preview([choice]) for choice in tables.known(1)[0][0].options]


def preview_of_several(game: Game, seat: int, choices: Sequence[int]) -> Preview:
    """What several choices in a row of a seat that is asked bring, named by the last of them."""
    return Redealt(game, seat).preview(choices)


class Redealt:
    """Tables that look to a seat like the one before it, as many as are wanted."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.tables: list[tuple[State, Holdings]] = []

    def known(self, count: int) -> list[tuple[State, Holdings]]:
        """So many of them, each with what the seat counts as its own there."""
        for seed in range(len(self.tables), count):
            state = self.game.determinize(self.seat, seed).state
            self.tables.append((state, held(self.game, state, self.seat)))
        return self.tables[:count]

    def preview(self, choices: Sequence[int]) -> Preview:
        """What choices in a row bring."""
        outcomes = [
            self.tried(table, choices, way)
            for table, way in zip(self.known(REDEALS), WAYS, strict=True)
        ]
        if any(one.reveals for one in outcomes):
            outcomes += [self.tried(table, choices) for table in self.known(BY_LUCK)[REDEALS:]]
        return summed(choices[-1], outcomes)

    def tried(
        self, table: tuple[State, Holdings], choices: Sequence[int], way: float = 0.0
    ) -> Outcome:
        """What they come to on one of them."""
        return tried(self.game, *table, self.seat, choices, way)


def preview(game: Game, choice: int | str) -> Preview:
    """What a choice of the seat being asked brings."""
    number = game.choice(choice) if isinstance(choice, str) else choice
    found = [] if game.seat is None else previews(game, game.seat)
    for one in found:
        if one.choice == number:
            return one
    raise IllegalChoice(choice, game.options, ", ".join(game.menu))


def held(game: Game, state: State, seat: int) -> Holdings:
    """What the seat counts as its own; what it has still to pay of what it has begun, counts."""
    owned = game.sheet.holdings(game.sheet.view(state, seat), seat)
    for thing, due in game.sheet.owed(state, seat).items():
        owned[thing] = owned.get(thing, 0) + due
    if not game.sheet.previews_total:
        return owned
    return {TOTAL: game.sheet.scores(state)[seat].total, **owned}


def tried(
    game: Game, state: State, before: Holdings, seat: int, choices: Sequence[int], way: float
) -> Outcome:
    """Choices carried out until somebody is asked; what is not asked for on this table is left.

    What is counted lies there when the next phase is announced, if one is before that.
    """
    after = state.clone()
    after.journal = game.sheet.journal()
    after.journal.scenes = game.sheet.phases
    after.shown = []
    for choice in choices:
        if after.seat == seat and choice in after.options:
            after.apply(choice)
    stills, is_due = after.journal.stills, False
    if stills:
        changes = changed(before, held(game, stills[0][1], seat))
    elif after.seat == seat and type(after.agenda[-1]) in game.sheet.payments:
        changes, is_due = bought(game, after, before, seat, way), True
    else:
        changes = changed(before, held(game, after, seat))
    return Outcome(
        changes,
        tuple(unasked(game, after.journal, seat, state.reveals)),
        brings_news(state.reveals, after, 1 << seat),
        after.seat != seat,
        goes_on(game, after, seat),
        is_due,
        hangs_on_news(game, state, stills[0][1] if stills else after, seat),
    )


def goes_on(game: Game, after: State, seat: int) -> bool:
    """Is somebody else asked once the table has gone on by itself at its lulls?"""
    then = after.clone()
    while then.seat == seat and then.own == 1:
        answer = then.options[0]
        if game.sheet.lulls.get(type(then.agenda[-1])) != answer:
            break
        then.apply(answer)
    return then.seat != seat


def hangs_on_news(game: Game, before: State, after: State, seat: int) -> bool:
    """Is a line of the score sheet unknown to whoever knows no more cards than before?"""
    blind = after.clone()
    for card, mask in enumerate(before.known):
        if not mask >> seat & 1:
            blind.known[card] = mask
    return bool(game.sheet.unknown(blind, seat, seat).lines)


def changed(before: Holdings, owned: Holdings) -> Holdings:
    """What there is more or less of."""
    return {
        thing: owned[thing] - count
        for thing, count in before.items()
        if thing in owned and owned[thing] != count
    }


def bought(game: Game, due: State, before: Holdings, seat: int, way: float) -> Holdings:
    """What a payment that is still due is for, and brings if it is paid in this way."""
    kinds = game.sheet.payments[type(due.agenda[-1])]
    changes = changed(before, held(game, paid(game, due, seat, way), seat))
    return {thing: number for thing, number in changes.items() if thing[0] not in kinds}


def paid(game: Game, due: State, seat: int, way: float) -> State:
    """A table after a payment in one of several ways, or before the phase that begins then."""
    after = due.clone()
    after.journal = game.sheet.journal()
    after.journal.scenes = game.sheet.banners
    while after.seat == seat and type(after.agenda[-1]) in game.sheet.payments:
        after.apply(after.options[round(way * (int(after.count) - 1))])
    return after.journal.stills[0][1] if after.journal.stills else after


def unasked(game: Game, journal: Journal, seat: int, known: int) -> Iterator[int]:
    """The things that a seat picks on the way without being asked, until others are.

    What others pick unasked ends it once something has come to light.
    """
    for other, made, reveals in journal.forced:
        if other == seat and game.sheet.is_many(kind_of(game, made)):
            yield made
        elif other != seat and reveals != known:
            return


def common(rows: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """What all of them begin with."""
    alike = takewhile(lambda made: len(set(made)) == 1, zip(*rows, strict=False))
    return tuple(made[0] for made in alike)


def kind_of(game: Game, choice: int) -> str:
    """What kind of thing a choice names; to pass is none."""
    return game.sheet.noun_of(choice)[0]


def summed(choice: int, outcomes: Sequence[Outcome]) -> Preview:
    """What all outcomes agree on, and what only luck knows."""
    things = dict.fromkeys(thing for one in outcomes for thing in one.changes)
    gains, is_due = [], any(one.is_due for one in outcomes)
    for thing in things:
        numbers = {one.changes.get(thing, 0) for one in outcomes}
        # Of a hidden card all tables may agree by chance.
        if len(numbers) == 1 and not (thing == TOTAL and any(one.is_blind for one in outcomes)):
            gains.append(Gain(*thing, numbers.pop()))
        elif thing != TOTAL and not is_due:  # what it comes from is told, and no way to pay
            gains.append(Gain(*thing, None))
    return Preview(
        choice,
        tuple(gains),
        common([one.forced for one in outcomes]),
        any(one.reveals for one in outcomes),
        any(one.ends for one in outcomes),
        any(one.passes for one in outcomes),
    )
