"""Reading a material file: values are looked up, checked, and complained about clearly."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from cothon.kernel.errors import BadMaterial

STATUSES: Final = ("FOUND", "RECONSTRUCTED")
LANGUAGES: Final = ("en", "fr", "de")  # in which material names things


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
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadMaterial(f"{path}: is not valid TOML: {error}") from error

    @property
    def digest(self) -> str:
        """A short hash of the values: the same for files that differ in comments or layout only."""
        canon = json.dumps(self.values, sort_keys=True, ensure_ascii=False, default=str)
        return hashlib.sha256(canon.encode()).hexdigest()[:12]

    def wrong(self, key: str, expected: str, found: object) -> BadMaterial:
        """The complaint: file, key, what was expected and what stands there."""
        where = f"{self.where}.{key}" if self.where and key else self.where or key
        return BadMaterial(f"{self.path}: {where}: expected {expected}, found {found!r}")

    def look_up(self, key: str | int, expected: str) -> Any:
        """The value of a key of a table, or at a place of a list."""
        if isinstance(key, int):
            return self.values[key]
        if not isinstance(self.values, dict):
            raise self.wrong("", "a table", self.values)
        if key not in self.values:
            raise self.wrong(key, expected, "nothing")
        return self.values[key]

    def table(self, key: str) -> Printed:
        """A table inside this one."""
        value = self.look_up(key, "a table")
        if not isinstance(value, dict):
            raise self.wrong(key, "a table", value)
        return Printed(self.path, value, f"{self.where}.{key}".lstrip("."))

    def block(self, key: str) -> Printed:
        """A table that says whether its values were found or reconstructed."""
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

    def listed_rows(self, key: str, columns: Sequence[str], count: int) -> list[Printed]:
        """So many lists, each with the columns that the table itself names."""
        named = self.look_up("columns", "the columns")
        if not isinstance(named, list) or named != list(columns):
            raise self.wrong("columns", str(list(columns)), named)
        rows = self.rows(key, count)
        for row in rows:
            if not isinstance(row.values, list) or len(row.values) != len(columns):
                raise row.wrong("", f"the columns {', '.join(columns)}", row.values)
        return rows

    def codes(self, key: str, count: int) -> list[str]:
        """The codes of a list of blocks, each a different one."""
        rows = self.rows(key, count)
        for row in rows:
            row.one_of("status", STATUSES)
        return self.different(key, [row.text("code") for row in rows])

    def different(self, key: str, codes: list[str]) -> list[str]:
        """The same codes, if no two of them are alike."""
        for i, code in enumerate(codes):
            if code in codes[:i]:
                raise self.wrong(key, "a different code for each", code)
        return codes

    def in_all_languages(self, key: str) -> dict[str, str]:
        """A name in every language."""
        names = self.table(key)
        return {language: names.text(language) for language in LANGUAGES}

    def reconstructed(self) -> list[str]:
        """The blocks, or lists of blocks, of which something was built to fit."""

        def is_reconstructed(block: object) -> bool:
            rows = block if isinstance(block, list) else [block]
            return any(
                isinstance(row, dict) and row.get("status") == "RECONSTRUCTED" for row in rows
            )

        return [key for key, value in self.values.items() if is_reconstructed(value)]

    def number(self, key: str | int, low: int, high: int, name: str = "") -> int:
        """A whole number within bounds."""
        expected = f"a whole number from {low} to {high}"
        value = self.look_up(key, expected)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(name or str(key), expected, value)
        return value

    def numbers(self, key: str, count: int | None, low: int, high: int) -> list[int]:
        """A list of whole numbers within bounds."""
        return [
            Printed(row.path, {"": row.values}, row.where).number("", low, high)
            for row in self.rows(key, count)
        ]

    def text(self, key: str | int, name: str = "") -> str:
        """A string that is not empty."""
        value = self.look_up(key, "a text")
        if not isinstance(value, str) or not value:
            raise self.wrong(name or str(key), "a text", value)
        return value

    def one_of(self, key: str | int, allowed: Sequence[str], name: str = "") -> int:
        """The place of a word among the allowed ones."""
        expected = "one of " + ", ".join(allowed)
        value = self.look_up(key, expected)
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(name or str(key), expected, value)
        return list(allowed).index(value)

    def words(self, key: str, count: int, allowed: Sequence[str]) -> list[int]:
        """A list of words, as their places among the allowed ones."""
        return [
            Printed(row.path, {"": row.values}, row.where).one_of("", allowed)
            for row in self.rows(key, count)
        ]
