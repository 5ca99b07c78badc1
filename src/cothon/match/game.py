"""A game in play: the state, what brought it there, and all that is asked of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypedDict

from mypy_extensions import mypyc_attr

from cothon.games import find_sheet
from cothon.kernel.chance import LARGEST_SEED, LONGEST_KEY, SHORTEST_KEY, Seed
from cothon.kernel.errors import (
    BadOption,
    BadPosition,
    BadSave,
    CannotUndo,
    CothonError,
    IllegalChoice,
    OtherRules,
    shown,
)
from cothon.kernel.journal import Entry
from cothon.kernel.state import NOBODY, State
from cothon.match.news import brings_news
from cothon.match.save import Save
from cothon.part import Material
from cothon.sheet import Score, Setting, Sheet
from cothon.words import Words

if TYPE_CHECKING:
    from cothon.match.outcomes import Outcomes
    from cothon.match.preview import Preview
    from cothon.match.standing import Standing


class GameView(TypedDict):
    """What a seat may see; the table has the shape that the game's `view.py` declares."""

    game: str
    rules: int
    material: str
    seats: int
    people: int  # the first of the seats; those behind them are scripted, and never asked
    asked: list[int]
    sealed: list[int]  # who has handed in a choice, of several who are asked at once
    question: str | None  # the step that asks
    options: list[int]
    over: bool
    winners: list[int]
    table: dict[str, Any]


@mypyc_attr(native_class=False)  # programs extend it, and tests look into it
class Game:
    """One game of the catalogue in play.

    Make one with `cothon.new`, `cothon.position` or `cothon.replay`.
    """

    def __init__(
        self, sheet: Sheet, material: Material, state: State, people: int, save: Save | None
    ) -> None:
        self.sheet = sheet
        self.material = material
        self.state = state
        self.people = people  # the seats that are asked; those behind them are scripted
        self._save = save  # what it began from; None if that must not be known
        self._made: list[tuple[int, int, bool]] = []  # what, by whom, was there news for them
        self._sealed: dict[int, int] = {}

    # What a program asks.

    @property
    def seats(self) -> int:
        """How many players there are: people or pilots, then those whom the rules play."""
        return self.state.seats

    @property
    def seat(self) -> int | None:
        """Who is asked now; None when the game is over."""
        return None if self.state.seat == NOBODY else self.state.seat

    @property
    def asked(self) -> list[int]:
        """All who are asked now. If they are several, they decide at the same time, in secret.

        `apply` takes their choices one by one in the order of the seats, `seal` in any order.
        """
        return list(members(self.state.asked()))

    @property
    def owing(self) -> list[int]:
        """Those of them who have not handed a choice in."""
        return [seat for seat in self.asked if seat not in self._sealed]

    @property
    def sealed(self) -> dict[int, int]:
        """The choices handed in so far, by seat, that are opened when the last one is in."""
        return dict(self._sealed)

    @property
    def options(self) -> list[int]:
        """The legal choices of the seat being asked; empty when the game is over."""
        return self.state.options

    def options_of(self, seat: int) -> list[int]:
        """The legal choices of one of those who are asked; empty for everybody else."""
        return self.as_asked(seat).state.options if seat in self.asked else []

    def barred(self, seat: int) -> dict[int, int]:
        """What a seat that is asked might try and cannot choose now, each with a reason's number.

        It is found on a re-dealt table: a reason tells nothing that the seat does not know.
        """
        if seat not in self.asked:
            return {}
        state = self.determinize(seat, 0).state
        state.doubts = {}
        state.turn_to(seat)
        aside = self.sheet.aside(state, seat)
        offered = set(state.options)
        return {
            choice: bar for choice, bar in aside.items() if choice not in offered
        } | state.doubts

    def why_not(self, choice: int | str, language: str = "en") -> str | None:
        """Why the seat being asked cannot choose something, in words; None if no rule says so.

        Of what the question is not about only some games say when its time is.
        """
        number = self.choice(choice) if isinstance(choice, str) else choice
        bar = self.barred(self.state.seat).get(number)
        return None if bar is None else self.words(language).reason(bar)

    def preview(self, choice: int | str) -> Preview:
        """What a choice of the seat being asked brings, as far as that seat can know."""
        from cothon.match.preview import preview  # noqa: PLC0415 (it looks at games itself)

        return preview(self, choice)

    @property
    def menu(self) -> list[str]:
        """The legal choices by name, such as "quay ROM-I" and "pass", in the order of `options`."""
        names = choice_names(self.sheet, self.material)
        return [names[choice] for choice in self.options]

    def name(self, choice: int) -> str:
        """What a choice is called at any time: the kind of thing, and its code."""
        names = choice_names(self.sheet, self.material)
        if not 0 <= choice < len(names):
            raise BadOption(f"{self.sheet.key} has no choice {choice}")
        return names[choice]

    def choice(self, name: str) -> int:
        """The choice of this name, legal now or not."""
        names = choice_names(self.sheet, self.material)
        if name not in names:
            raise IllegalChoice(name, self.options, ", ".join(self.menu))
        return names.index(name)

    def choose(self, name: str) -> None:
        """Make a choice by name for the seat being asked. Any other name changes nothing."""
        menu = self.menu
        if name not in menu:
            raise IllegalChoice(name, self.options, ", ".join(menu))
        self.apply(self.options[menu.index(name)])

    def as_asked(self, seat: int) -> Game:
        """The game as it is, with the open question put to one of those whom it concerns."""
        if seat == self.seat or seat not in self.asked:
            return self
        state = self.state.clone()
        state.turn_to(seat)
        return Game(self.sheet, self.material, state, self.people, None)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.state.agenda

    @property
    def moment(self) -> int:
        """How many choices have been made."""
        return len(self._made)

    @property
    def choices(self) -> list[int]:
        """The choices that have been made."""
        return [choice for choice, _, _ in self._made]

    @property
    def deciders(self) -> list[int]:
        """Who made each of them."""
        return [seat for _, seat, _ in self._made]

    @property
    def decider(self) -> int | None:
        """Who made the last one; None before the first."""
        return self._made[-1][1] if self._made else None

    def before_turn(self, seat: int | None, n: int) -> int:
        """How many of the first `n` choices came before the last row of a seat's own ones.

        None did if it has made none of them.
        """
        made = self._made
        while n and made[n - 1][1] != seat:
            n -= 1
        while n and made[n - 1][1] == seat:
            n -= 1
        return n

    def apply(self, choice: int) -> None:
        """Make a choice for the seat being asked. An illegal one is refused and changes nothing."""
        if self._sealed:
            self.seal(self.state.seat, choice)  # some have handed theirs in: it joins them
        else:
            self.check(choice)
            self.make(choice)

    def check(self, choice: int) -> None:
        """Refuse what the seat being asked may not choose."""
        if choice not in self.options:
            named = [f"{option} ({self.describe(option)})" for option in self.options]
            raise IllegalChoice(choice, self.options, ", ".join(named))

    def make(self, choice: int) -> None:
        """Carry a legal choice out and write it down."""
        state = self.state
        seat, reveals, state.shown = state.seat, state.reveals, []
        if state.journal is not None:
            state.journal.moment = self.moment + 1
        state.apply(choice)
        self._made.append((choice, seat, brings_news(reveals, state, 1 << seat)))
        state.shown = None

    def seal(self, seat: int, choice: int) -> None:
        """Hand in the choice of one of those who are asked; until the last one it may be changed.

        Then all are opened, in the order of the seats. An illegal choice changes nothing.
        """
        asked = self.asked
        if seat not in asked:
            raise BadOption(f"seat {seat} is not asked now")
        self.as_asked(seat).check(choice)
        sealed = {**self._sealed, seat: choice}
        owing = [number for number in asked if number not in sealed]
        if owing:
            self._sealed = sealed
            self.state.turn_to(owing[0])
            return
        self._sealed = {}
        for number in sorted(sealed):
            self.state.turn_to(number)
            self.make(sealed[number])

    def tried(self, seat: int, choice: int, *more: int) -> Game:
        """The game, log and all, after a choice was handed in, and more if it was the last one.

        This one stays as it is.
        """
        after = self.clone()
        journal = self.sheet.journal()
        if self.state.journal is not None:
            journal.entries.extend(self.journal)
            journal.held.extend(self.state.journal.held)
            journal.turn = self.state.journal.turn
            journal.player = self.state.journal.player
            after.state.journal = journal
        journal.scenes = self.sheet.scenes
        after.seal(seat, choice)
        for following in more:
            if after.sealed or after.seat != seat:
                raise BadOption(f"seat {seat} is not asked for more")
            after.apply(following)
        journal.scenes = frozenset()  # what is chosen later is not kept with it
        return after

    def unsealed(self) -> Game:
        """The game, log and all, before those choices were handed in that are not opened yet."""
        before = self.clone()
        before._sealed = {}
        before.state.journal = self.state.journal
        return before

    def scores(self) -> list[Score]:
        """How everybody stands, in seat order; at the end, who has won after all ties.

        Before the end it counts what some seats may not know; a re-dealt game does not.
        """
        return self.sheet.scores(self.state)

    def standing(self, seat: int | None) -> Standing:
        """How everybody stands and how far the end is, as far as a seat can know.

        None for somebody who only looks on.
        """
        from cothon.match.standing import standing  # noqa: PLC0415 (it looks at games itself)

        return standing(self, seat)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game is on."""
        return [score.seat for score in self.scores() if score.winner] if self.over else []

    def view(self, seat: int | None) -> GameView:
        """What a seat may see, ready for JSON; None for somebody who only looks on."""
        if seat is not None and not 0 <= seat < self.seats:
            raise BadOption(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        step = type(self.state.agenda[-1]).__name__ if self.state.agenda else None
        return {
            "game": self.sheet.key,
            "rules": self.sheet.rules,
            "material": self.material.digest,
            "seats": self.seats,
            "people": self.people,
            "asked": self.asked,
            "sealed": sorted(self._sealed),
            "question": step,
            "options": [] if seat is None else self.options_of(seat),
            "over": self.over,
            "winners": self.winners,
            "table": self.table(seat),
        }

    def table(self, seat: int | None, counted: Collection[int] = ()) -> dict[str, Any]:
        """The table of a view, with those who are `counted` (see `laid`)."""
        seen: dict[str, Any] = self.sheet.view(self.laid(counted), seat)
        return seen

    def laid(self, counted: Collection[int] = ()) -> State:
        """The state that is to be seen: what has been handed in lies on the table, unopened.

        Those who are `counted` have chosen, too, for all that anybody else can tell.
        """
        chosen = {*self._sealed, *counted}
        if not chosen:
            return self.state
        state = self.state.clone()
        for other in sorted(chosen):
            state.turn_to(other)
            choice = self._sealed.get(other, state.options[0])
            state.answer(state.agenda[-1], state.options.index(choice))
        return state

    def clone(self) -> Game:
        """The same game once more, to try things out; it keeps the history but no log."""
        twin = Game(self.sheet, self.material, self.state.clone(), self.people, self._save)
        twin._made = self._made.copy()
        twin._sealed = self._sealed.copy()
        return twin

    def determinize(self, seat: int, seed: int) -> Game:
        """A clone with all that `seat` cannot know dealt afresh, and no history to give away."""
        if not 0 <= seat < self.seats:
            raise BadOption(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        state = self.state.clone()
        state.determinize(seat, check_seed(seed))
        twin = Game(self.sheet, self.material, state, self.people, None)
        if self._sealed:  # else no luck is needed, which takes longer to make than all the rest
            luck = Random(seed)
            for other, choice in self._sealed.items():
                is_own = other == seat
                twin._sealed[other] = choice if is_own else luck.choice(twin.options_of(other))
        return twin

    def outcomes(self, choice: int | str, most: int = 64, seed: int = 0) -> Outcomes:
        """What chance may make of a choice: all outcomes with their probabilities, or a sample.

        They are listed if they are not more than `most` and depend on no card that nobody knows.
        """
        from cothon.match.outcomes import outcomes  # noqa: PLC0415 (it looks at games itself)

        number = self.choice(choice) if isinstance(choice, str) else choice
        return outcomes(self, number, most, check_seed(seed))

    # What a person asks.

    def describe(self, choice: int, language: str = "en") -> str:
        """What a choice means here, in words."""
        return self.words(language).option(self.state, choice)

    def prompt(self, language: str = "en") -> str:
        """Who is asked what, in words."""
        return self.words(language).prompt(self.state)

    def words(self, language: str, names: tuple[str, ...] = ()) -> Words:
        """The words of this game in a language."""
        return speak(self.sheet, self.material, language, names, self.people)

    @property
    def journal(self) -> list[Entry]:
        """All that happened since the game was begun or replayed; clones keep none."""
        return [] if self.state.journal is None else self.state.journal.entries

    @property
    def stills(self) -> list[tuple[int, State]]:
        """How the table lay at each scene of the choices that were tried last, if any were.

        Each with the number of entries that the journal had by then.
        """
        return [] if self.state.journal is None else self.state.journal.stills

    def log(
        self,
        language: str = "en",
        seat: int | None = None,
        since: int = 0,
        names: tuple[str, ...] = (),
    ) -> list[str]:
        """What happened, in words, as this seat saw it, from a moment on."""
        words = self.words(language, names)
        return [words.event(entry, seat) for entry in self.journal if entry.moment >= since]

    # Save and undo.

    @property
    def save(self) -> Save:
        """All that is needed to bring this game back; a finished one stores its journal, too."""
        if self._save is None:
            raise CothonError("a re-dealt game has no history and cannot be saved")
        save = replace(self._save, choices=tuple(self.choices))
        if not self.over or self.state.journal is None:
            return save
        journal = tuple(
            (entry.event.key, entry.moment, list(entry.numbers), list(entry.known))
            for entry in self.journal
        )
        return replace(save, journal=journal)

    def why_not_undo(self, seat: int | None = None, count: int = 1) -> str | None:
        """Why the last choices cannot be taken back (by this seat), or None if they can."""
        if self._save is None or len(self._made) < count:
            return "nothing"
        if self._sealed:
            return "sealed"
        made = self._made[-count:]
        own = made[0][1] if seat is None else seat
        for _, other, _ in made:
            if other != own:
                return "another"
        for _, _, is_news in made:
            if is_news:
                return "revealed"
        return None

    def undone(self, seat: int | None = None, count: int = 1) -> Game:
        """The game without the last choices; this one stays as it is."""
        reason = self.why_not_undo(seat, count)
        if reason is not None:
            raise CannotUndo(UNDO_REASONS[reason])
        return rebuild(self.save.upto(-count), self.material)

    def undo(self, seat: int | None = None) -> None:
        """Take the last choice back, unless something came to light or another seat decided."""
        earlier = self.undone(seat)
        self.state, self._made = earlier.state, earlier._made


UNDO_REASONS = {
    "nothing": "there is nothing to take back",
    "sealed": "choices have been handed in; until the last one, choose again instead",
    "another": "another player has decided since",
    "revealed": "something has come to light that cannot be unseen",
}


@cache
def members(mask: int) -> tuple[int, ...]:
    """The seats of a mask."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


@lru_cache(maxsize=64)
def speak(
    sheet: Sheet,
    material: Material,
    language: str,
    names: tuple[str, ...] = (),
    people: int | None = None,
) -> Words:
    """The words of a game with this material, in a language, with these names of people."""
    return Words(sheet, material, language, names, people)


@lru_cache(maxsize=16)
def choice_names(sheet: Sheet, material: Material) -> tuple[str, ...]:
    """What every choice of a game with this material is called."""
    return tuple(name for noun in sheet.nouns for name in noun.names(material))


def check_seed(seed: int) -> int:
    """A seed within the bounds of the quick generator."""
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise BadOption(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {shown(seed)}")
    return seed


def check_seed_or_key(seed: Seed) -> None:
    """Refuse what neither generator can start from."""
    if not isinstance(seed, bytes):
        check_seed(seed)
    elif not SHORTEST_KEY <= len(seed) <= LONGEST_KEY:
        raise BadOption(f"a key has {SHORTEST_KEY} to {LONGEST_KEY} bytes, not {len(seed)}")


def begin(save: Save, material: Material) -> Game:
    """A game at its very beginning, as a save describes it."""
    sheet = find_sheet(save.game)
    check_seed_or_key(save.seed)
    sheet.check_seats(save.seats)
    options = sheet.fill_options(save.options, save.seats)
    if save.position is None:
        state = sheet.setup(material, save.seats, save.seed, options)
    elif people_of(save.position) != save.seats:
        raise BadPosition(f"position.players: expected {save.seats}, found another number")
    else:
        state = sheet.place(material, save.position, save.seed, options)
    check_cards(state, material)
    state.journal = sheet.journal()
    state.advance()
    begun = replace(save, options=options, choices=(), journal=None)
    return Game(sheet, material, state, save.seats, begun)


def people_of(position: Mapping[str, Any]) -> int:
    """For how many people a position is."""
    players = position.get("players")
    if not isinstance(players, list | tuple):
        raise BadPosition("position.players: expected a list with a table for every person")
    return len(players)


def check_cards(state: State, material: Material) -> None:
    """Every card lies in one place, however a game begins."""
    lying = sorted(chain(state.face_up(), *state.piles()))
    if lying != list(range(len(state.known))):
        raise BadPosition(misplaced(lying, material.faces()))


def misplaced(lying: list[int], codes: list[str]) -> str:
    """Which card lies in two places, or nowhere."""
    for card, code in enumerate(codes):
        if lying.count(card) != 1:
            return f"the card {code} lies {'in two places' if card in lying else 'nowhere'}"
    return f"there are no cards of the numbers {sorted({*lying} - {*range(len(codes))})}"


def rebuild(save: Save, material: Material, upto: int | None = None) -> Game:
    """A game as it stood after so many choices."""
    sheet = find_sheet(save.game)
    if save.rules != sheet.rules:
        raise OtherRules(
            f"this save was played under rules version {save.rules} of {save.game}; "
            f"this is version {sheet.rules}"
        )
    if save.material != material.digest:
        raise OtherRules(
            f"this save was played with material {save.material}, not {material.digest}; "
            f"name its file with --material"
        )
    game = begin(save, material)
    for number, choice in enumerate(save.upto(upto).choices, 1):
        try:
            game.apply(choice)
        except IllegalChoice as error:
            said = f"choice {number} of {len(save.choices)} ({choice}) was never legal there"
            raise BadSave(said) from error
    return game


def read_material(key: str, path: str | Path | None) -> Material:
    """The material of a game: its own, or a file's. It is read once, and again when it changes."""
    if path is None:
        return cached_material(key, None, 0)
    file = Path(path)
    changed = file.stat().st_mtime_ns if file.exists() else 0
    return cached_material(key, file, changed)


@lru_cache(maxsize=16)
def cached_material(key: str, path: Path | None, changed: int) -> Material:
    """The material of a file as it was when it last changed."""
    return find_sheet(key).read_material(path)


def new_save(
    key: str, material: Material, seats: int, seed: Seed, options: Mapping[str, Setting]
) -> Save:
    """The save of a game not yet begun."""
    rules = find_sheet(key).rules
    return Save(key, rules, material.digest, seats, seed, dict(options))
