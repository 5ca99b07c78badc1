"""Reading the data of a position: looked up by key, checked, and complained about clearly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cothon.kernel.errors import BadPosition


class Placed:
    """One table of a position; it remembers what was asked for, so that nothing is overlooked."""

    def __init__(self, values: Mapping[str, Any], where: str = "position") -> None:
        if not isinstance(values, Mapping):
            raise BadPosition(f"{where}: expected a table, found {values!r}")
        self.values = values
        self.where = where
        self.seen: set[str] = set()
        self.inner: dict[str, Placed] = {}

    def wrong(self, key: str, expected: str, found: object) -> BadPosition:
        """The complaint: where, what was expected, and what stands there."""
        return BadPosition(f"{self.where}.{key}: expected {expected}, found {found!r}")

    def look_up(self, key: str, default: Any) -> Any:
        """The value of a key; None counts as left out."""
        self.seen.add(key)
        value = self.values.get(key)
        return default if value is None else value

    def table(self, key: str) -> Placed:
        """A table inside this one, empty if left out."""
        if key not in self.inner:
            self.inner[key] = Placed(self.look_up(key, {}), f"{self.where}.{key}")
        return self.inner[key]

    def listed(self, key: str, most: int) -> list[Any]:
        """A list, empty if left out."""
        value = self.look_up(key, [])
        if isinstance(value, str) or not isinstance(value, Sequence) or len(value) > most:
            raise self.wrong(key, f"a list of at most {most}", value)
        return list(value)

    def rows(self, key: str, most: int) -> list[Placed]:
        """A list of tables."""
        values = self.listed(key, most)
        for i, value in enumerate(values):
            name = f"{key}[{i}]"
            if name not in self.inner:
                self.inner[name] = Placed(value, f"{self.where}.{name}")
        return [self.inner[f"{key}[{i}]"] for i in range(len(values))]

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """A whole number within bounds."""
        value = self.look_up(key, default)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(key, f"a whole number from {low} to {high}", value)
        return value

    def numbers(self, key: str, low: int, high: int, most: int) -> list[int]:
        """A list of whole numbers within bounds."""
        values = self.listed(key, most)
        for value in values:
            if type(value) is not int or not low <= value <= high:
                raise self.wrong(key, f"whole numbers from {low} to {high}", value)
        return values

    def seat(self, key: str, seats: int) -> int:
        """A seat, or -1 if left out."""
        return self.number(key, -1, seats - 1, default=-1)

    def one_of(self, key: str, allowed: Sequence[str], default: str) -> str:
        """A word among the allowed ones."""
        value = self.look_up(key, default)
        if value not in allowed:
            raise self.wrong(key, "one of " + ", ".join(allowed), value)
        return str(value)

    def name(self, key: str, codes: Sequence[str]) -> int:
        """The place of a code, or -1 if left out."""
        value = self.look_up(key, None)
        return -1 if value is None else self.code(key, value, codes)

    def names(self, key: str, codes: Sequence[str], most: int = 99) -> list[int]:
        """The places of a list of codes."""
        return [self.code(key, value, codes) for value in self.listed(key, most)]

    def row(self, key: str, codes: Sequence[str], most: int) -> list[int]:
        """The places of a row of codes in which None stands for a gap, -1."""
        return [
            -1 if value is None else self.code(key, value, codes)
            for value in self.listed(key, most)
        ]

    def code(self, key: str, value: object, codes: Sequence[str]) -> int:
        """The place of one code among the known ones."""
        if value not in codes:
            raise self.wrong(key, "one of " + ", ".join(codes), value)
        return codes.index(str(value))

    def counts(self, key: str, codes: Sequence[str]) -> vec[i64]:
        """How many of each code: from a table of numbers, or a list that names each."""
        value = self.look_up(key, {})
        if isinstance(value, Mapping):
            table = Placed(value, f"{self.where}.{key}")
            numbers = [table.number(code, 0, 99, default=0) for code in codes]
            table.refuse_leftovers()
            return vec[i64](numbers)
        named = self.names(key, codes)
        return vec[i64]([named.count(i) for i in range(len(codes))])

    def refuse_leftovers(self) -> None:
        """Complain about a key that nobody asked for: it is a mistake, or would be lost."""
        for key in self.values:
            if key not in self.seen:
                known = ", ".join(sorted(self.seen))
                raise BadPosition(f"{self.where}: unknown key {key!r} (known: {known})")
        for table in self.inner.values():
            table.refuse_leftovers()
