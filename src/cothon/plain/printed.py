"""Reading a material file: values are looked up, checked, and complained about clearly."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from cothon.kernel.errors import BadMaterial, shown
from cothon.plain.line import is_line

# Stated by a source, inferred from the text of the rules, or built to fit everything they say.
STATUSES: Final = ("FOUND", "DEDUCED", "RECONSTRUCTED")
LANGUAGES: Final = ("en", "fr", "de")  # in which material names things
LONGEST_TEXT: Final = 200  # letters of a name; sentences that hold it must stay sentences
AS_PRINTED: Final = object()  # a complaint shows what stands there


class Printed:
    """One table of a material file, with the way to it for messages."""

    def __init__(self, path: Path, values: Any, where: str = "") -> None:
        self.path = path
        self.values = values
        self.where = where

    @classmethod
    def read(cls, path: Path) -> Printed:
        """The whole file."""
        try:
            return cls(path, tomllib.loads(path.read_text(encoding="utf-8")))
        except OSError as error:
            raise BadMaterial(f"{path}: cannot be read ({error.strerror})") from error
        except (ValueError, RecursionError) as error:  # of TOML, of UTF-8, of a number's length
            raise BadMaterial(f"{path}: is not valid TOML: {error}") from error

    @property
    def digest(self) -> str:
        """A short hash of the values: the same for files that differ in comments or layout only."""
        canon = json.dumps(self.values, sort_keys=True, ensure_ascii=False, default=str)
        return hashlib.sha256(canon.encode()).hexdigest()[:12]

    def wrong(self, key: str, expected: str, found: object) -> BadMaterial:
        """The complaint: file, key, what was expected and what stands there."""
        where = f"{self.where}.{key}" if self.where and key else self.where or key
        return BadMaterial(f"{self.path}: {where}: expected {expected}, found {shown(found)}")

    def expect(self, key: str, expected: str, holds: bool, found: object = AS_PRINTED) -> None:
        """Complain about a key unless this holds."""
        if not holds:
            raise self.wrong(key, expected, self.values[key] if found is AS_PRINTED else found)

    def look_up(self, key: str, expected: str) -> Any:
        """The value of a key of a table."""
        if not isinstance(self.values, dict):
            raise self.wrong("", "a table", self.values)
        self.expect(key, expected, key in self.values, "nothing")
        return self.values[key]

    def table(self, key: str) -> Printed:
        """A table inside this one."""
        value = self.look_up(key, "a table")
        self.expect(key, "a table", isinstance(value, dict))
        return Printed(self.path, value, f"{self.where}.{key}".lstrip("."))

    def block(self, key: str) -> Printed:
        """A table that says whether its values were found, deduced or reconstructed."""
        block = self.table(key)
        block.one_of("status", STATUSES)
        return block

    def rows(self, key: str, count: int | None = None) -> list[Printed]:
        """A list of tables or lists, of a given length if one is given."""
        value = self.look_up(key, "a list")
        if not isinstance(value, list) or (count is not None and len(value) != count):
            found = f"{len(value)} entries" if isinstance(value, list) else value
            raise self.wrong(key, f"a list of {count} entries" if count else "a list", found)
        where = f"{self.where}.{key}".lstrip(".")
        return [Printed(self.path, row, f"{where}[{i}]") for i, row in enumerate(value)]

    def entries(self, key: str, count: int | None = None) -> list[Printed]:
        """A list of values, each of which is read under the empty key."""
        return [Printed(row.path, {"": row.values}, row.where) for row in self.rows(key, count)]

    def listed_rows(self, key: str, columns: Sequence[str], count: int) -> list[Printed]:
        """So many lists, read like tables by the columns that the block itself names."""
        named = self.look_up("columns", "the columns")
        self.expect("columns", str(list(columns)), named == list(columns))
        rows = self.rows(key, count)
        for row in rows:
            fits = isinstance(row.values, list) and len(row.values) == len(columns)
            row.expect("", f"the columns {', '.join(columns)}", fits, row.values)
        return [
            Printed(row.path, dict(zip(columns, row.values, strict=True)), row.where)
            for row in rows
        ]

    def codes(self, key: str, count: int) -> list[str]:
        """The codes of a list of blocks, each a different one."""
        rows = self.rows(key, count)
        for row in rows:
            row.one_of("status", STATUSES)
        return self.different(key, [row.text("code") for row in rows])

    def different(self, key: str, codes: list[str]) -> list[str]:
        """The same codes, if no two of them are alike."""
        for i, code in enumerate(codes):
            self.expect(key, "a different code for each", code not in codes[:i], code)
        return codes

    def in_all_languages(self, key: str, count: int) -> list[dict[str, str]]:
        """The names of a list of things, in every language."""
        tables = [row.table("name") for row in self.rows(key, count)]
        return [{language: names.text(language) for language in LANGUAGES} for names in tables]

    def reconstructed(self) -> list[str]:
        """The blocks, or lists of blocks, of which something was built to fit."""

        def is_reconstructed(block: object) -> bool:
            rows = block if isinstance(block, list) else [block]
            return any(
                isinstance(row, dict) and row.get("status") == "RECONSTRUCTED" for row in rows
            )

        return [key for key, value in self.values.items() if is_reconstructed(value)]

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        expected = f"a whole number from {low} to {high}"
        value: int = self.look_up(key, expected)
        self.expect(key, expected, type(value) is int and low <= value <= high)
        return value

    def numbers(self, key: str, count: int | None, low: int, high: int) -> list[int]:
        """A list of whole numbers within bounds."""
        return [entry.number("", low, high) for entry in self.entries(key, count)]

    def flag(self, key: str) -> bool:
        """Yes or no."""
        value = self.look_up(key, "true or false")
        self.expect(key, "true or false", isinstance(value, bool))
        return bool(value)

    def text(self, key: str) -> str:
        """A string that is not empty, not without end, and one line that can be seen."""
        value = self.look_up(key, "a text")
        self.expect(key, "a text", isinstance(value, str) and value != "")
        self.expect(key, f"at most {LONGEST_TEXT} letters", len(value) <= LONGEST_TEXT)
        self.expect(key, "one line of letters that can be seen", is_line(value))
        return str(value)

    def one_of(self, key: str, allowed: Sequence[str]) -> int:
        """The place of a word among the allowed ones."""
        expected = "one of " + ", ".join(allowed)
        value = self.look_up(key, expected)
        self.expect(key, expected, value in allowed)
        return allowed.index(value)

    def words(self, key: str, count: int | None, allowed: Sequence[str]) -> list[int]:
        """A list of words, as their places among the allowed ones."""
        return [entry.one_of("", allowed) for entry in self.entries(key, count)]
