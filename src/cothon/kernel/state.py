"""The state: all that lies on the table now, and the loop that reads the rules out."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from cothon.kernel.chance import Seed
from cothon.kernel.errors import DeadEnd, IllegalChoice
from cothon.kernel.hidden import Secrets
from cothon.kernel.journal import Entry, Event, Journal
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Step

NOBODY: Final = -1


def lowest_seat(mask: i64) -> i64:
    """The first seat of a mask of seats."""
    seat: i64 = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Secrets):
    """Everything a game is, now. Games add their fields; `clone` copies all of them.

    There is no `__init__`: fields are declared here and filled by `begin` and by the set-up.
    """

    seats: i64
    seat: i64  # who is asked, or NOBODY when the game is over
    agenda: list[Step[Any]]  # what is still to be done, the next step last
    menu: vec[i16]  # a buffer; its first `count` numbers are the legal choices
    count: i64
    own: i64  # the first `own` of them answer the question, the others are free
    journal: Journal | None
    doubts: dict[int, int] | None  # why what cannot, if somebody wants to know

    def begin(self, seats: i64, seed: Seed, cards: i64, choices: i64) -> None:
        """An empty table: nothing known, nothing to do."""
        self.plant(seed)
        self.reveals = 0
        self.script = None
        self.shown = None
        self.known = vec[i64]([0] * cards)
        self.seats = seats
        self.seat = NOBODY
        self.agenda = []
        self.menu = vec[i16]([0] * choices)
        self.count = 0
        self.own = 0
        self.journal = None
        self.doubts = None

    def clone_into(self, twin: State) -> None:
        """Copy the kernel's fields; a game's `clone` calls this first. Clones keep no journal."""
        twin.first = self.first
        twin.second = self.second
        twin.key = self.key
        twin.reveals = self.reveals
        script = self.script
        twin.script = None if script is None else script.copy()
        twin.throws = None
        twin.shown = None
        twin.known = self.known[:]
        twin.seats = self.seats
        twin.seat = self.seat
        twin.agenda = self.agenda.copy()
        twin.menu = self.menu[:]
        twin.count = self.count
        twin.own = self.own
        twin.journal = None
        twin.doubts = None

    def clone(self) -> State:
        """A state equal to this one that shares nothing that changes."""
        raise NotImplementedError

    @property
    def options(self) -> list[int]:
        """The legal choices, in the order offered; empty when the game is over."""
        return [int(self.menu[i]) for i in range(self.count)]

    # What the rules call.

    def offer(self, choice: i64) -> None:
        """Add a choice to the menu."""
        self.menu[self.count] = i16(choice)
        self.count += 1

    def consider(self, choice: i64, bar: i64) -> None:
        """Add a choice to the menu, unless something bars it (see `reasons.py`)."""
        if bar == POSSIBLE:
            self.menu[self.count] = i16(choice)
            self.count += 1
        elif self.doubts is not None:
            self.doubts[choice] = bar

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda so that they happen now, in reading order."""
        for i in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[i])

    def tell(self, event: Event, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Write down what happened, if anybody keeps a journal."""
        journal = self.journal
        if journal is not None:
            self.enter(journal, journal.moment, event, [a, b, c, d][: len(event.kinds)])

    def hold(self, event: Event, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Keep back what happened face down, until `disclose` tells it."""
        journal = self.journal
        if journal is not None:
            journal.held.append((journal.moment, event, [a, b, c, d][: len(event.kinds)]))

    def disclose(self) -> None:
        """Tell what was kept back, of the moments at which it happened, as it is known now."""
        journal = self.journal
        if journal is not None:
            for moment, event, numbers in journal.held:
                self.enter(journal, moment, event, numbers)
            journal.held.clear()

    def turn_of(self, seat: i64) -> None:
        """A turn begins, if anybody keeps a journal; a question may begin one by itself.

        What is told from here on belongs to it.
        """
        journal = self.journal
        if journal is not None:
            journal.turn_of(seat)

    def between_turns(self) -> None:
        """It is nobody's turn: what is told from here on the rules do by themselves."""
        journal = self.journal
        if journal is not None and journal.player != NOBODY:
            journal.turn_of(NOBODY)

    def enter(self, journal: Journal, moment: int, event: Event, numbers: list[int]) -> None:
        """Put an entry into the journal, and a still beside it if the event is a scene."""
        known: list[int] = []
        for kind, number in zip(event.kinds, numbers, strict=True):
            known.append(self.known[number] if kind in journal.cards else -1)
        journal.entries.append(
            Entry(moment, event, numbers, known, journal.moment, journal.turn, journal.player)
        )
        if event.key in journal.scenes:
            journal.stills.append((len(journal.entries), self.clone()))

    # The loop.

    def advance(self) -> None:
        """Carry out steps until somebody has a real choice."""
        while self.agenda:
            step = self.agenda[-1]
            if not step.waiting:  # asks nobody: do it
                self.agenda.pop()
                step.run(self)
                continue
            self.ask(step, lowest_seat(step.waiting))
            if self.count > 1:
                return
            if not self.count:  # a rule asked the impossible
                raise DeadEnd(f"{type(step).__name__} offers seat {self.seat} nothing")
            journal = self.journal
            if journal is not None:
                journal.forced.append((self.seat, int(self.menu[0]), self.reveals))
            self.answer(step, 0)  # no real choice: nobody is asked
        self.seat = NOBODY
        self.count = 0
        self.own = 0

    def ask(self, step: Step[Any], seat: i64) -> None:
        """Fill the menu with what a waiting seat may answer or do besides."""
        self.seat = seat
        self.count = 0
        step.offer(self, seat)
        self.own = self.count
        step.free(self, seat)

    def turn_to(self, seat: i64) -> None:
        """Put the open question to this seat, if it is one of those that the question waits for."""
        if self.agenda and self.agenda[-1].waiting >> seat & 1:
            self.ask(self.agenda[-1], seat)

    def asked(self) -> i64:
        """The seats that have a real choice to make now, as a mask; they decide independently."""
        waiting = self.agenda[-1].waiting if self.agenda else 0
        if waiting & waiting - 1 == 0:
            return waiting
        mask: i64 = 0
        twin = self.clone()  # to ask is to write on the menu, and this is a read
        for seat in range(self.seats):
            if waiting >> seat & 1:
                twin.turn_to(seat)
                mask |= int(twin.count > 1) << seat
        return mask

    def answer(self, step: Step[Any], place: i64) -> None:
        """Take what stands at this place of the menu."""
        choice = i64(self.menu[place])
        journal = self.journal
        if journal is not None and step.opens_turn and journal.player != self.seat:
            journal.turn_of(self.seat)
        if place < self.own:
            self.agenda.pop()
            step.take(self, self.seat, choice)
        else:
            step.use(self, self.seat, choice)

    def apply(self, choice: i64) -> None:
        """Make a legal choice for the seat being asked, and go on to the next question."""
        for place in range(self.count):
            if i64(self.menu[place]) == choice:
                self.answer(self.agenda[-1], place)
                self.advance()
                return
        raise IllegalChoice(choice, self.options)

    def determinize(self, seat: i64, seed: i64) -> None:
        """Re-deal what `seat` cannot know, and put the open question again, to it if it may."""
        self.redeal(seat, seed)
        self.turn_to(self.seat)
        self.turn_to(seat)

    def redeal_unseen(self, seed: i64) -> None:
        """Deal what no seat knows afresh: the same table, for everybody, under another future."""
        self.redeal_for((1 << self.seats) - 1, seed)
        self.turn_to(self.seat)
