"""Words: numbers become sentences in English, French and German, with Project Fluent."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from cothon.kernel.errors import BadOption
from cothon.kernel.hidden import WATCHER
from cothon.kernel.journal import Entry, Event
from cothon.kernel.reasons import Reason, parts_of
from cothon.kernel.state import State
from cothon.kernel.step import Step
from cothon.part import Material
from cothon.phrases import Holes, Message, Name, name_order, name_seats
from cothon.sheet import Sheet

LANGUAGES: Final = ("en", "fr", "de")
COMMON: Final = Path(__file__).parent
FIRST_SEAT: Final = 0xE000  # a letter that nobody writes stands for a seat, until it is named
UNSIGNED: Final = re.compile(f"[{chr(FIRST_SEAT)}-{chr(FIRST_SEAT + WATCHER - 1)}]")


@lru_cache
def bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """The common words of a language, and those of some folders."""
    if language not in LANGUAGES:
        raise BadOption(f"no language {language!r} (there is: {', '.join(LANGUAGES)})")
    fluent = FluentBundle([language], use_isolating=False)
    for folder in (COMMON, *folders):
        fluent.add_resource(resource(folder, language))
    return fluent


@cache
def resource(folder: Path, language: str) -> ast.Resource:
    """What a Fluent file says: understood once, as that takes long, and shared."""
    return FluentResource(source(folder, language))


def source(folder: Path, language: str) -> str:
    """The Fluent file of a folder in a language."""
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def kebab(name: str) -> str:
    """TakeTurn becomes take-turn."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def say(language: str, key: str, **holes: int | str) -> str:
    """A sentence of the program itself."""
    return fill(bundle(language, ()), key, holes)


def fill(fluent: FluentBundle, key: str, holes: Mapping[str, int | str]) -> str:
    """A message with its holes filled; a missing message or hole is our mistake."""
    return remembered(fluent, key, tuple(holes.items()))


@lru_cache(maxsize=50_000)
def remembered(fluent: FluentBundle, key: str, holes: tuple[tuple[str, int | str], ...]) -> str:
    """The same sentence is put together once: formatting is what telling a game spends time on."""
    if not fluent.has_message(key.partition(".")[0]):
        raise KeyError(f"no words for {key!r} in {fluent.locales[0]}")
    key, _, part = key.partition(".")
    message = fluent.get_message(key)
    pattern = message.attributes[part] if part else message.value
    assert pattern is not None
    text, errors = fluent.format_pattern(pattern, dict(holes))
    if errors:
        raise KeyError(f"{key!r} in {fluent.locales[0]}: {errors[0]}")
    return str(text)


@lru_cache(maxsize=64)
def named_so_far(sheet: Sheet, material: Material, language: str) -> dict[tuple[str, int], str]:
    """The names of things, as they are asked for: the same at every table of a game."""
    return {}


@cache
def fillers(sheet: Sheet) -> dict[type[Step[Any]], list[Callable[[Any, Any], Holes]]]:
    """What fills the prompts of a step, the most general first, as far as steps have asked."""
    return {}


@cache
def holes_of(told: Event | Reason) -> tuple[str, ...]:
    """What the holes of a sentence are called: by kind, numbered from the second of a kind on."""
    kinds = told.kinds
    return tuple(
        kind if kind not in kinds[:place] else f"{kind}{kinds[:place].count(kind) + 1}"
        for place, kind in enumerate(kinds)
    )


class Words:
    """What one game says in one language."""

    def __init__(
        self,
        sheet: Sheet,
        material: Material,
        language: str,
        names: tuple[str, ...] = (),
        people: int | None = None,
    ) -> None:
        self.sheet = sheet
        self.material = material
        self.language = language
        self.names = names  # what people are called
        self.people = people  # how many there are; the seats behind them are scripted
        self.fluent = bundle(language, sheet.words)
        self.known = named_so_far(sheet, material, language)
        self.fillers = fillers(sheet)
        self.signatures = {chr(FIRST_SEAT + seat): self.player(seat) for seat in range(WATCHER)}

    def text(self, key: str, **holes: int | str) -> str:
        """A message of the game or of the program."""
        return fill(self.fluent, key, holes)

    def name(self, kind: str, number: int) -> str:
        """The name of a thing."""
        return self.signed(self.unsigned_name(kind, number))

    def signed(self, text: str) -> str:
        """A text with the names of people in it, where it only says which seat is meant.

        So a sentence is put together once for all tables, whatever people are called there.
        """
        if text.isascii():
            return text
        return UNSIGNED.sub(lambda found: self.signatures[found[0]], text)

    def unsigned_name(self, kind: str, number: int) -> str:
        """The name of a thing, in which people are not named yet."""
        if kind == "seat":
            return chr(FIRST_SEAT + number)
        thing = kind, number
        if thing not in self.known:
            self.known[thing] = self.find_name(kind, number)
        return self.known[thing]

    def find_name(self, kind: str, number: int) -> str:
        """The name of a thing that nobody has asked for yet."""
        printed = self.material.names.get(kind)
        if printed is not None:
            return printed[number][self.language]
        named = self.named(kind, number)
        if isinstance(named, tuple):
            return self.unsigned_name(*named)
        return fill(self.fluent, named.key, self.filled(named.holes))

    def player(self, seat: int) -> str:
        """What a player is called: as the table says, by number, or as the rules call theirs."""
        is_scripted = self.people is not None and seat >= self.people
        if is_scripted and self.fluent.has_message("scripted-seat"):
            return fill(self.fluent, "scripted-seat", {})
        if seat < len(self.names):
            return self.names[seat]
        return fill(self.fluent, "seat", {"number": seat + 1})

    def named(self, kind: str, number: int) -> Name:
        """How the part that knows this kind names a thing of it; any other is counted from 1."""
        if kind == "seats":
            return name_seats(number)
        if kind == "order":
            return name_order(number)
        for part in self.sheet.parts:
            if kind in part.phrases.names:
                return part.phrases.names[kind](self.material, number)
        return Message(kind, number=number + 1)

    def things(self) -> dict[str, str]:
        """Names by code: of what can be chosen, if a code stands for one thing alone, and of what

        the parts say besides. A bare number stands for many things: an hour, a row, coins.
        """
        found: dict[str, list[str]] = {}
        for noun in self.sheet.nouns:
            for number, code in enumerate(noun.codes(self.material) if noun.codes else ()):
                found.setdefault(code, []).append(self.name(noun.kind, number))
        chosen = {
            code: names[0]
            for code, names in found.items()
            if len(names) == 1 and not code.isdigit()
        }
        said = (part.phrases.codes(self.material) for part in self.sheet.parts)
        return chosen | {code: self.name(*thing) for some in said for code, thing in some.items()}

    def filled(self, holes: Holes) -> dict[str, int | str]:
        """Holes with every thing in them named."""
        return {
            key: self.unsigned_name(*hole) if isinstance(hole, tuple) else hole
            for key, hole in holes.items()
        }

    def event(self, entry: Entry, seat: int | None) -> str:
        """What happened, as this seat (or an onlooker, None) saw it."""
        return self.about("event", entry, seat)

    def mark(self, entry: Entry) -> str:
        """What begins with an event, in two words: a round, a decade."""
        return self.about("mark", entry, None)

    def payment(self, entry: Entry) -> str:
        """What an event pays for, in two words: sales, a temple."""
        return self.about("pay", entry, None)

    def about(self, family: str, entry: Entry, seat: int | None) -> str:
        """One of the messages about an event."""
        event = entry.event
        eyes = WATCHER if seat is None else seat
        holes: dict[str, int | str] = {}
        for hole, kind, number, known in zip(
            holes_of(event), event.kinds, entry.numbers, entry.known, strict=True
        ):
            if kind == "number":
                holes[hole] = number
            elif known >> eyes & 1:
                holes[hole] = self.unsigned_name(kind, number)
            else:
                holes[hole] = fill(self.fluent, f"{kind}-hidden", {})
        return self.signed(fill(self.fluent, f"{family}-{event.key}", holes))

    def told(self, message: Message) -> str:
        """A message with its holes filled."""
        return self.signed(fill(self.fluent, message.key, self.filled(message.holes)))

    def gain(self, kind: str, which: int, number: int | None) -> str:
        """More or less of something, with its sign; what only luck knows has a question mark.

        That something is gone may have a sentence of its own (`.gone`), which counts nothing.
        """
        count = 0 if number is None else abs(number)
        holes: Holes = {"number": count}
        if self.sheet.is_many(kind):
            holes["it"] = (kind, which)
        key = f"gain-{kind}"
        if number is not None and number < 0 and "gone" in self.fluent.get_message(key).attributes:
            return self.signed(fill(self.fluent, f"{key}.gone", {}))
        what = fill(self.fluent, key, self.filled(holes))
        if number is None:
            return self.text("gain-by-luck", what=what)
        return self.text("gain-more" if number > 0 else "gain-less", number=count, what=what)

    def reason(self, bar: int) -> str:
        """Why something cannot be chosen."""
        number, *numbers = parts_of(bar)
        reason = self.sheet.reasons[number]
        holes: dict[str, int | str] = {
            hole: filling if kind == "number" else self.unsigned_name(kind, filling)
            for hole, kind, filling in zip(holes_of(reason), reason.kinds, numbers, strict=False)
        }
        return self.signed(fill(self.fluent, f"why-{reason.key}", holes))

    def prompt(self, state: State, *, to_the_asked: bool = False) -> str:
        """Who is asked what; whoever is asked need not be told their own name."""
        if not state.agenda:
            return fill(self.fluent, "prompt-over", {})
        step = state.agenda[-1]
        holes = self.prompt_holes(state, step)
        holes["seat"] = self.text("your-turn") if to_the_asked else ("seat", state.seat)
        key = f"prompt-{kebab(type(step).__name__)}"
        return self.signed(fill(self.fluent, key, self.filled(holes)))

    def prompt_holes(self, state: State, step: Step[Any]) -> Holes:
        """What the parts fill into the prompt of a step, the most general first."""
        holes: Holes = {}
        kind = type(step)
        if kind not in self.fillers:
            self.fillers[kind] = [
                fill_in
                for part in self.sheet.parts
                for asking, fill_in in part.phrases.prompts
                if issubclass(kind, asking)
            ]
        for fill_in in self.fillers[kind]:
            holes |= fill_in(state, step)
        return holes

    def option_key(self, state: State, noun: str) -> str:
        """The words for a noun at the present question: its own, or those for any question."""
        return option_key(self.fluent, type(state.agenda[-1]).__name__, noun)

    def has_name(self, noun: str) -> bool:
        """Can a thing of this kind be named, whatever a choice of it would mean?"""
        named = any(noun in part.phrases.names for part in self.sheet.parts)
        return named or self.sheet.is_many(noun)

    def option(self, state: State, choice: int) -> str:
        """What a choice means at the present question; elsewhere, the thing it names."""
        noun, number = self.sheet.noun_of(choice)
        if choice not in state.options and self.has_name(noun):
            return self.name(noun, number)
        key = self.option_key(state, noun) if state.agenda else f"option-{noun}"
        return self.signed(fill(self.fluent, key, self.filled(self.option_holes(state, choice))))

    def option_holes(self, state: State, choice: int) -> Holes:
        """What the parts fill into the words for a choice."""
        noun, number = self.sheet.noun_of(choice)
        holes: Holes = {"number": number}
        if self.sheet.is_many(noun):
            holes["it"] = (noun, number)
        if not state.agenda:
            return holes
        for part in self.sheet.parts:
            if noun in part.phrases.options:
                holes |= part.phrases.options[noun](state, state.agenda[-1], number)
        return holes

    def brief(self, state: State, choice: int) -> list[str]:
        """A choice in a few words, then kinds of things with their numbers; empty if it has none.

        They stand in one message, `brief-…` beside `option-…`, with bars between them.
        """
        noun, _ = self.sheet.noun_of(choice)
        key = self.option_key(state, noun).replace("option-", "brief-", 1)
        if not self.fluent.has_message(key):
            return []
        told = fill(self.fluent, key, self.filled(self.option_holes(state, choice)))
        return self.signed(told).split(" | ")


@cache
def option_key(fluent: FluentBundle, step: str, noun: str) -> str:
    """The words for a noun at a question: its own, or those for any question."""
    own = f"option-{kebab(step)}-{noun}"
    return own if fluent.has_message(own) else f"option-{noun}"
