"""Several things are one move: the order in which the rules ask for what was picked freely.

Rules ask for the cards of a payment one by one, in an order of their own; people, and programs that
would rather not know that order, name the whole set.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from cothon.kernel.errors import NoRoute
from cothon.kernel.journal import Journal
from cothon.kernel.state import State
from cothon.kernel.step import Picks, Step
from cothon.match.game import Game

MOST_PICKS: Final = 20
NO_MORE: Final = "pass"  # what ends the picking is called so in every game
MOST_TRIES = 400  # tables looked at before we give up; tests look at fewer

Face = tuple[str, object]  # things with the same face can stand for each other


def route(game: Game, seat: int, wanted: Sequence[int]) -> list[int]:
    """The choices by which a seat that is asked picks these things; what is forced then follows.

    It is looked for on a re-dealt table, and nothing but the last choice may bring something to
    light: whether there is a way tells nothing that the seat does not know. Of several ways the one
    is taken on which the least happens, so that nothing is used up needlessly; of those, the one
    nearest to the order in which the things are named.
    """
    if seat not in game.asked or not 0 < len(wanted) <= MOST_PICKS:
        raise NoRoute(f"pick 1 to {MOST_PICKS} things when you are asked")
    dealt = game.determinize(seat, 0).state
    search = Search(game, dealt, [face(game, choice) for choice in wanted])
    search.follow(dealt, search.missing, [], 0)
    if search.best is None:
        names = ", ".join(game.name(choice) for choice in wanted)
        raise NoRoute(f"these cannot be picked together here: {names}")
    return search.best


def picked(game: Game, seat: int, wanted: Sequence[int]) -> list[int]:
    """The same where a set is picked, and no more: what ends the picking follows by itself.

    Otherwise what lies before the last thing in the order of the rules would be closed, and the
    question would go on without it. It stays open if the last thing brought something to light.
    """
    way = route(game, seat, wanted)
    dealt = game.determinize(seat, 0).state
    start, known = dealt.agenda.copy(), dealt.reveals
    for choice in way:
        dealt.apply(choice)
    if not isinstance(start[-1], Picks) or dealt.seat != seat or dealt.reveals != known:
        return way
    ending = [choice for choice in dealt.options if game.name(choice) == NO_MORE]
    return way if is_closed(start, dealt) else way + ending


def is_closed(start: list[Step[Any]], state: State) -> bool:
    """Has the set that was being picked been closed? Then any other question like it is another."""
    if len(state.agenda) != len(start) or type(state.agenda[-1]) is not type(start[-1]):
        return True
    return any(step is not old for step, old in zip(state.agenda[:-1], start[:-1], strict=True))


def how_often(game: Game) -> list[int]:
    """By option: how often it can be named where several things are picked; else 0.

    Where there is but one thing to name, it is chosen at once.
    """
    step, none = game.state.agenda[-1], [0] * len(game.options)
    if not isinstance(step, Picks) or step.most < 2:
        return none
    assert game.seat is not None
    dealt = game.determinize(game.seat, 0).state
    times = [times_named(game, dealt, choice, step.most) for choice in game.options]
    return times if sum(times) > 1 else none


def times_named(game: Game, dealt: State, choice: int, most: int) -> int:
    """How often a thing can be named in a row, at this question and those like it."""
    if game.name(choice) == NO_MORE:
        return 0
    after, kind, times = dealt.clone(), type(dealt.agenda[-1]), 0
    while after.seat == dealt.seat and type(after.agenda[-1]) is kind:
        if times == most or choice not in after.options:
            break
        after.apply(choice)
        times += 1
    return times


def face(game: Game, choice: int) -> Face:
    """What a thing shows: as much as tells it apart from others that are as good."""
    kind, number = game.sheet.noun_of(choice)
    noun = next(noun for noun in game.sheet.nouns if noun.kind == kind)
    return kind, noun.face(game.material, number) if noun.face else number


def without(missing: dict[Face, int], picked: Iterable[Face]) -> dict[Face, int]:
    """What is still missing when these are picked, in the order in which it was named."""
    rest = missing.copy()
    for one in picked:
        if rest.get(one, 0) > 1:
            rest[one] -= 1
        else:
            rest.pop(one, None)
    return rest


class Search:
    """Through all orders that the rules allow, depth first."""

    def __init__(self, game: Game, start: State, wanted: list[Face]) -> None:
        self.game = game
        self.seat = start.seat
        self.start = start.agenda.copy()
        self.missing = dict(Counter(wanted))  # how many of each, in the order of naming
        self.faces: dict[int, Face] = {}
        self.tries = 0
        self.best: list[int] | None = None
        self.least = 0  # that happened on the best way

    def is_left(self, state: State) -> bool:
        """What a set lacks that has been closed is not to be picked at a later question like it."""
        return isinstance(self.start[-1], Picks) and is_closed(self.start, state)

    def face_of(self, choice: int) -> Face:
        """What a thing shows, found out once: every table that is tried asks for it."""
        shown = self.faces.get(choice)
        if shown is None:
            shown = self.faces[choice] = face(self.game, choice)
        return shown

    def follow(self, state: State, missing: dict[Face, int], made: list[int], told: int) -> None:
        """Pick what is missing, if the seat is asked for any of it."""
        if state.seat != self.seat or self.is_left(state):
            return
        for choice in self.fitting(state, missing):
            self.tries += 1
            if self.tries > MOST_TRIES:
                return
            after = state.clone()
            after.journal = self.game.sheet.journal()
            after.apply(choice)
            happened = told + len(after.journal.entries) + len(after.journal.held)
            if self.best is not None and happened >= self.least:
                continue  # no better from here on: what has happened does not become less
            rest = without(missing, [self.face_of(choice)])
            rest = without(rest, self.forced(after.journal, state.reveals))
            way = [*made, choice]
            if not rest:
                self.best, self.least = way, happened
            elif after.reveals == state.reveals:
                self.follow(after, rest, way, happened)

    def fitting(self, state: State, missing: dict[Face, int]) -> list[int]:
        """The options that are wanted, in the order in which they are named."""
        offered = {self.face_of(choice): choice for choice in reversed(state.options)}
        return [offered[one] for one in missing if one in offered]

    def forced(self, journal: Journal, known: int) -> Iterator[Face]:
        """What the seat picked without being asked, as there was nothing else.

        Once something has come to light, the true table may force something else.
        """
        for seat, choice, reveals in journal.forced:
            if seat == self.seat and reveals == known:
                yield self.face_of(choice)
