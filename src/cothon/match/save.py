"""A save: game, rules version, material, options, seed and choices. Nothing else is truth.

The seed is a number for the quick generator, or the key of a table with people; a save in which a
key deals names its generator and the key instead of a seed.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from dataclasses import fields as fields_of
from pathlib import Path
from typing import Any, Final

from cothon.kernel.chance import GENERATOR, LONGEST_KEY, SHORTEST_KEY, Seed
from cothon.kernel.errors import BadSave, shown
from cothon.plain.line import is_line
from cothon.sheet import Setting

FORMAT: Final = "cothon-save-1"
DIGITS: Final = re.compile("[0-9a-f]{64}")  # 32 bytes: of a secret, a number or a hash
KEY: Final = re.compile(f"(?:[0-9a-f]{{2}}){{{SHORTEST_KEY},{LONGEST_KEY}}}")
OPTION: Final = re.compile("[a-z0-9_]{1,100}")  # no "=", which is hashed before its value
MOST_NUMBERS: Final = 64  # seats that may have given a number; a save may claim any number of them
LONGEST_TEXT: Final = 200  # letters of a name, as in a file of material
LARGEST_COUNT: Final = 2**31 - 1  # of rules or attempts, as databases keep it
Journalled = tuple[tuple[str, int, list[int], list[int]], ...]  # event, moment, numbers, known


@dataclass(frozen=True)
class Terms:
    """What a deal was promised for, where the game went on under something else."""

    rules: int
    material: str
    options: Mapping[str, Setting]


@dataclass(frozen=True)
class Dealt:
    """What a key was made of, for those who want to check it; see fair.py."""

    table: str
    commitment: str
    secret: bytes
    attempt: int
    numbers: Mapping[int, bytes]  # by seat
    terms: Terms | None = None  # none if the save itself tells them

    def to_plain(self) -> dict[str, Any]:
        """The same in plain data."""
        numbers = {str(seat): number.hex() for seat, number in sorted(self.numbers.items())}
        plain = {**vars(self), "secret": self.secret.hex(), "numbers": numbers}
        del plain["terms"]
        return plain if self.terms is None else {**plain, "terms": vars(self.terms)}


@dataclass(frozen=True)
class Save:
    """All that is needed to bring a game back, choice by choice."""

    game: str
    rules: int
    material: str  # the hash of the material it is played with
    seats: int  # of people or pilots; whom the rules play follows from the set-up
    seed: Seed
    options: Mapping[str, Setting] = field(default_factory=dict)
    choices: tuple[int, ...] = ()
    position: Mapping[str, Any] | None = None  # where it began, if not with the set-up
    players: tuple[str, ...] | None = None  # who plays each of them, for those who go on later
    names: tuple[str, ...] | None = None  # what they are called
    journal: Journalled | None = None  # of a finished game
    deal: Dealt | None = None  # what the key was made of

    def upto(self, moment: int | None) -> Save:
        """The same game after so many choices; from the end if negative."""
        if moment is None:
            return self
        if moment < 0:
            moment = max(len(self.choices) + moment, 0)
        return replace(self, choices=self.choices[:moment], journal=None)

    def with_players(self, players: list[str], names: list[str] | None = None) -> Save:
        """The same game with who plays which seat, and what they are called."""
        return replace(self, players=tuple(players), names=None if names is None else tuple(names))

    def luck(self, *of: int) -> int:
        """A seed for something beside the deal, such as a bot's thoughts at a moment.

        It is the same for the same game and tells nothing of the deal.
        """
        told = f"{self.seed!r} {of}".encode()
        return int.from_bytes(hashlib.blake2b(told, digest_size=8).digest(), "big") >> 2

    def to_json(self) -> str:
        """The save as text."""
        fields = {key: value for key, value in vars(self).items() if value is not None}
        if isinstance(self.seed, bytes):
            del fields["seed"]
            fields |= {"generator": GENERATOR, "key": self.seed.hex()}
        if self.deal is not None:
            fields["deal"] = self.deal.to_plain()
        return json.dumps({"format": FORMAT, **fields}, ensure_ascii=False) + "\n"

    @classmethod
    def from_json(cls, text: str) -> Save:
        """A save read from text; anything odd about it is refused."""
        try:
            fields = json.loads(text, object_pairs_hook=told_once)
        except (ValueError, RecursionError) as error:
            raise BadSave(f"not a save, or cut short: {error}") from error
        if not isinstance(fields, dict) or fields.pop("format", None) != FORMAT:
            raise BadSave(f'not a save: "format" is not "{FORMAT}"')
        return cls.checked(fields)

    @classmethod
    def checked(cls, fields: dict[str, Any]) -> Save:
        """A save from its fields, each of the right kind."""
        fields["seed"] = checked_seed(fields)
        check_kinds(fields)
        fields["choices"] = tuple(fields["choices"])
        if fields.get("position") is not None and not isinstance(fields["position"], dict):
            raise BadSave("damaged save: 'position' is not a table")
        for key in ("players", "names"):
            if fields.get(key) is not None:
                fields[key] = checked_texts(key, fields[key], fields["seats"])
        if fields.get("journal") is not None:
            fields["journal"] = checked_journal(fields["journal"])
        if fields.get("deal") is not None:
            fields["deal"] = checked_deal(fields["deal"], fields["seed"], fields["seats"])
        return cls(**fields)

    def write(self, path: Path) -> None:
        """Write the save beside the old one and swap them, so that nothing is lost half-way."""
        new = path.with_name(path.name + ".new")
        new.write_text(self.to_json(), encoding="utf-8")
        new.replace(path)

    @classmethod
    def read(cls, path: Path) -> Save:
        """A save read from a file."""
        try:
            return cls.from_json(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadSave(f"{path}: cannot be read ({error.strerror})") from error
        except UnicodeDecodeError as error:
            raise BadSave(f"{path}: not a save, it is not text") from error
        except BadSave as error:
            raise BadSave(f"{path}: {error}") from error


KINDS: Final[Mapping[str, type]] = {
    "game": str,
    "rules": int,
    "material": str,
    "seats": int,
    "options": dict,
    "choices": list,
}
OTHERS: Final = {"seed", "position", "players", "names", "journal", "deal"}


def check_kinds(fields: dict[str, Any]) -> None:
    """What every save holds is of its kind and no larger than it can be; nothing is unknown."""
    for key, kind in KINDS.items():
        if type(fields.get(key)) is not kind:
            raise BadSave(f"damaged save: {key!r} is missing or not {kind.__name__}")
    check_line("game", fields["game"])
    check_terms(fields)
    if any(type(choice) is not int for choice in fields["choices"]):
        raise BadSave("damaged save: 'choices' holds something that is not a number")
    extra = fields.keys() - KINDS.keys() - OTHERS
    if extra:
        raise BadSave(f"damaged save: unknown field {shown(min(extra))}")


def told_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A table of JSON; what is told twice could be read in two ways."""
    told: dict[str, Any] = {}
    for key, value in pairs:
        if key in told:
            raise ValueError(f"{shown(key)} is told twice")
        told[key] = value
    return told


def check_line(what: str, text: str) -> None:
    """A text that is hashed as a line is one, or else two deals could have the same hash."""
    if len(text) > LONGEST_TEXT:
        raise BadSave(f"damaged save: {what!r} has too many letters")
    if not is_line(text):
        raise BadSave(f"damaged save: {what!r} is not one line of letters that can be seen")


def check_terms(terms: dict[str, Any]) -> None:
    """Rules, material and options are such as a deal can be promised for."""
    if not 0 <= terms["rules"] <= LARGEST_COUNT:
        raise BadSave("damaged save: 'rules' is no version of rules")
    check_line("material", terms["material"])
    check_options(terms["options"])


def check_options(options: dict[str, Any]) -> None:
    """Every switch has a plain name, and is on, off or set to a word."""
    for key, value in options.items():
        if not OPTION.fullmatch(key):
            raise BadSave(f"damaged save: no option is called {shown(key)}")
        if type(value) not in (bool, str):
            raise BadSave(f"damaged save: option {key!r} is set as no switch can be")
        check_line(key, spelled(value))


def spelled(setting: int | Setting) -> str:
    """What a switch of the rules is set to, as it is hashed and shown."""
    if isinstance(setting, bool):
        return "on" if setting else "off"
    return str(setting)


def checked_seed(fields: dict[str, Any]) -> Seed:
    """The seed, or the key of the generator that the save names; neither is left in the fields."""
    generator, key = fields.pop("generator", None), fields.pop("key", None)
    seed = fields.pop("seed", None)
    if generator is None and key is None:
        if type(seed) is not int:
            raise BadSave("damaged save: 'seed' is missing or not int")
        return seed
    if seed is not None:
        raise BadSave("damaged save: it has a 'seed' and a 'key'")
    if generator != GENERATOR:
        raise BadSave(f"this save needs the generator {shown(generator)}; known is {GENERATOR!r}")
    if type(key) is not str or not KEY.fullmatch(key):
        raise BadSave("damaged save: 'key' is not a key in hexadecimal digits")
    return bytes.fromhex(key)


def checked_texts(key: str, texts: Any, seats: int) -> tuple[str, ...]:
    """A text for every seat, none of them without end."""
    is_right = isinstance(texts, list) and len(texts) == seats
    if not is_right or any(type(text) is not str for text in texts):
        raise BadSave(f"damaged save: {key!r} is not a list of texts, one for every seat")
    if any(len(text) > LONGEST_TEXT for text in texts):
        raise BadSave(f"damaged save: {key!r} holds a text of more than {LONGEST_TEXT} letters")
    return tuple(texts)


def checked_journal(entries: Any) -> Journalled:
    """The stored journal of a finished game: per entry a name, a moment, numbers and masks."""

    def is_entry(entry: Any) -> bool:
        if not isinstance(entry, list) or [type(part) for part in entry] != [str, int, list, list]:
            return False
        return all(type(number) is int for number in entry[2] + entry[3])

    if not isinstance(entries, list) or not all(is_entry(entry) for entry in entries):
        raise BadSave("damaged save: 'journal' is not a list of entries")
    return tuple((key, moment, numbers, known) for key, moment, numbers, known in entries)


def checked_deal(deal: Any, seed: Seed, seats: int) -> Dealt:
    """What a key was made of, part by part; there is nothing of the kind beside a seed."""
    if not isinstance(seed, bytes):
        raise BadSave("damaged save: it has a 'seed' and a 'deal'")
    names = {field.name for field in fields_of(Dealt)}
    if not isinstance(deal, dict) or {*deal, "terms"} != names:
        raise BadSave("damaged save: 'deal' does not hold just what belongs to a deal")
    table, attempt, numbers = deal["table"], deal["attempt"], deal["numbers"]
    if type(table) is not str or type(attempt) is not int or not 0 < attempt <= LARGEST_COUNT:
        raise BadSave("damaged save: 'deal' names no table or no attempt")
    check_line("table", table)
    known = {str(seat) for seat in range(min(seats, MOST_NUMBERS))}
    if not isinstance(numbers, dict) or not set(numbers) <= known:
        raise BadSave("damaged save: 'numbers' of the deal are not by seat")
    return Dealt(
        table=table,
        commitment=checked_part(deal["commitment"]).hex(),
        secret=checked_part(deal["secret"]),
        attempt=attempt,
        numbers={int(seat): checked_part(numbers[seat]) for seat in sorted(numbers, key=int)},
        terms=checked_terms(deal["terms"]) if "terms" in deal else None,
    )


def checked_terms(terms: Any) -> Terms:
    """What a deal was promised for."""
    kinds = {"rules": int, "material": str, "options": dict}
    if not isinstance(terms, dict) or {key: type(one) for key, one in terms.items()} != kinds:
        raise BadSave("damaged save: 'terms' of the deal are not rules, material and options")
    check_terms(terms)
    return Terms(**terms)


def checked_part(digits: Any) -> bytes:
    """A secret, number or hash of a deal."""
    if type(digits) is not str or not DIGITS.fullmatch(digits):
        raise BadSave("damaged save: a part of the deal is not 32 bytes in hexadecimal digits")
    return bytes.fromhex(digits)
