"""Reading the data of a position: looked up by key, checked, and complained about clearly."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from cothon.kernel.errors import BadPosition, shown
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.state import NOBODY, State
from cothon.kernel.step import Step

AS_GIVEN: Final = object()  # a complaint shows what stands there
G = TypeVar("G", bound=State)
# What the agenda holds in each phase, by its name; the number counts turns or names a seat.
Phases = dict[str, Callable[[G, int], list[Step[G]]]]


class Placed:
    """One table of a position; it remembers what was asked for, so that nothing is overlooked."""

    def __init__(self, values: Mapping[str, Any], where: str = "position") -> None:
        require(isinstance(values, Mapping), f"{where}: expected a table, found {shown(values)}")
        self.values = values
        self.where = where
        self.seen: set[str] = set()
        self.inner: dict[str, Placed] = {}

    def wrong(self, key: str, expected: str, found: object) -> BadPosition:
        """The complaint: where, what was expected, and what stands there."""
        return BadPosition(f"{self.where}.{key}: expected {expected}, found {shown(found)}")

    def expect(self, key: str, expected: str, holds: bool, found: object = AS_GIVEN) -> None:
        """Complain about a key unless this holds."""
        if not holds:
            raise self.wrong(key, expected, self.values.get(key) if found is AS_GIVEN else found)

    def look_up(self, key: str, default: Any) -> Any:
        """The value of a key; None counts as left out."""
        self.seen.add(key)
        value = self.values.get(key)
        return default if value is None else value

    def has(self, key: str) -> bool:
        """Is anything given there?"""
        return self.look_up(key, None) is not None

    # Tables inside this one.

    def table(self, key: str) -> Placed:
        """A table inside this one, empty if left out."""
        if key not in self.inner:
            self.inner[key] = Placed(self.look_up(key, {}), f"{self.where}.{key}")
        return self.inner[key]

    def rows(self, key: str, most: int) -> list[Placed]:
        """A list of tables."""
        rows = self.listed(key, most)
        for i, row in enumerate(rows):
            self.inner.setdefault(f"{key}[{i}]", Placed(row, f"{self.where}.{key}[{i}]"))
        return [self.inner[f"{key}[{i}]"] for i in range(len(rows))]

    def part(self, key: str, g: G, lay: Callable[[G, Placed], None]) -> None:
        """Let a part of the game lay what is given under its own key; it must know all of it."""
        own = self.table(key)
        lay(g, own)
        own.refuse_leftovers()

    def keys(self, codes: Sequence[str], kind: str) -> list[tuple[int, str]]:
        """The keys of this table, all of them codes of a kind of things, with their places."""
        for key in self.values:
            self.expect(key, f"{kind}: {', '.join(codes)}", key in codes, key)
        return [(codes.index(key), key) for key in self.values]

    def refuse_leftovers(self) -> None:
        """Complain about a key that nobody asked for: it is a mistake, or would be lost."""
        known = ", ".join(sorted(self.seen))
        for key in self.values:
            require(key in self.seen, f"{self.where}: unknown key {shown(key)} (known: {known})")
        for table in self.inner.values():
            table.refuse_leftovers()

    # Numbers and words.

    def listed(self, key: str, most: int) -> list[Any]:
        """A list, empty if left out."""
        value = self.look_up(key, [])
        is_list = isinstance(value, Sequence) and not isinstance(value, str)
        self.expect(key, f"a list of at most {most}", is_list and len(value) <= most, value)
        return list(value)

    def number(self, key: str, low: int, high: int, default: int = 0) -> int:
        """A whole number within bounds."""
        value: int = self.look_up(key, default)
        holds = type(value) is int and low <= value <= high
        self.expect(key, f"a whole number from {low} to {high}", holds, value)
        return value

    def numbers(self, key: str, low: int, high: int, most: int) -> list[int]:
        """A list of whole numbers within bounds."""
        values = self.listed(key, most)
        for value in values:
            holds = type(value) is int and low <= value <= high
            self.expect(key, f"whole numbers from {low} to {high}", holds, value)
        return values

    def flag(self, key: str, default: bool) -> bool:
        """Yes or no."""
        value = self.look_up(key, default)
        self.expect(key, "true or false", isinstance(value, bool), value)
        return bool(value)

    def one_of(self, key: str, allowed: Collection[str], default: str) -> str:
        """A word among the allowed ones."""
        value = self.look_up(key, default)
        self.expect(key, "one of " + ", ".join(allowed), value in list(allowed), value)
        return str(value)

    def rest(self, key: str, whole: int, elsewhere: int, things: str, here: str, there: str) -> int:
        """What is not elsewhere is here; if it is given, it must add up to the whole."""
        rest = self.number(key, 0, whole, default=max(whole - elsewhere, 0))
        require(
            rest + elsewhere == whole,
            f"{self.where}: {whole} {things} are needed, {rest + elsewhere} are placed: "
            f"{rest} {here} and {elsewhere} elsewhere ({there}, ...)",
        )
        return rest

    # Seats.

    def seat(self, key: str, seats: int) -> int:
        """A seat, or NOBODY if left out."""
        return self.number(key, NOBODY, seats - 1, default=NOBODY)

    def seats(self, key: str, seats: int, most: int) -> list[int]:
        """A list of seats in which None stands for nobody."""
        values = self.listed(key, most)
        for value in values:
            holds = value is None or (type(value) is int and 0 <= value < seats)
            self.expect(key, "seats or nothing", holds, value)
        return [NOBODY if value is None else value for value in values]

    # Things with codes, such as cards: `first` is the number of the first of them.

    def code(self, key: str, value: object, codes: Sequence[str], first: int = 0) -> int:
        """The number of a thing by its code."""
        self.expect(key, "one of " + ", ".join(codes), value in codes, value)
        return first + codes.index(str(value))

    def needed(self, key: str, codes: Sequence[str], first: int = 0) -> int:
        """A thing that must be given."""
        return self.code(key, self.look_up(key, None), codes, first)

    def name(self, key: str, codes: Sequence[str], first: int = 0) -> int:
        """A thing, or -1 if left out."""
        return self.needed(key, codes, first) if self.has(key) else -1

    def names(self, key: str, codes: Sequence[str], first: int = 0, most: int = 99) -> list[int]:
        """A list of things."""
        return [self.code(key, value, codes, first) for value in self.listed(key, most)]

    def row(self, key: str, codes: Sequence[str], most: int, first: int = 0) -> list[int]:
        """A row of things in which None stands for a gap, -1."""
        return [
            -1 if value is None else self.code(key, value, codes, first)
            for value in self.listed(key, most)
        ]

    def pile(self, key: str, codes: Sequence[str], first: int = 0) -> list[int]:
        """Cards that are named from the top, as a pile: the top card last."""
        return self.names(key, codes, first)[::-1]

    def counts(self, key: str, codes: Sequence[str]) -> vec[i64]:
        """How many of each code: from a table of numbers, or a list that names each."""
        if isinstance(self.look_up(key, {}), Mapping):
            table = self.table(key)
            return vec[i64]([table.number(code, 0, 99) for code in codes])
        named = self.names(key, codes)
        return vec[i64]([named.count(i) for i in range(len(codes))])


def require(holds: bool, message: str) -> None:
    """Refuse the position with this message unless this holds."""
    if not holds:
        raise BadPosition(message)


def steps_from(steps: list[Step[G]], first: type[Step[G]]) -> list[Step[G]]:
    """What is left of these steps when this one is next."""
    return steps[[type(step) for step in steps].index(first) :]


def put(places: vec[i64], things: Iterable[int]) -> None:
    """Lay things on the first of the places; the others stay as they are."""
    for place, thing in enumerate(things):
        places[place] = thing


def missing(g: State, cards: Iterable[int]) -> list[int]:
    """Those of these cards that lie nowhere yet."""
    lying = {*chain(*g.piles()), *g.face_up()}
    return [card for card in cards if card not in lying]


def shuffled_rest(g: State, cards: Iterable[int]) -> list[int]:
    """Those of these cards that lie nowhere yet, in random order: what lies below in a pile."""
    rest = missing(g, cards)
    g.shuffle(rest)
    return rest


def known_to_all(g: State, cards: Iterable[int]) -> None:
    """Everybody has seen these cards."""
    for card in cards:
        g.known[card] = EVERYBODY
