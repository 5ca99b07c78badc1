"""Words: numbers become sentences in English, French and German, with Project Fluent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from cothon.kernel.errors import BadOption
from cothon.kernel.hidden import WATCHER
from cothon.kernel.journal import Entry
from cothon.kernel.state import State
from cothon.kernel.step import Step
from cothon.part import Material
from cothon.phrases import Holes, Message, Name
from cothon.sheet import Sheet

LANGUAGES: Final = ("en", "fr", "de")
COMMON: Final = Path(__file__).parent


@lru_cache
def bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """The common words of a language, and those of some folders."""
    if language not in LANGUAGES:
        raise BadOption(f"no language {language!r} (there is: {', '.join(LANGUAGES)})")
    fluent = FluentBundle([language], use_isolating=False)
    for folder in (COMMON, *folders):
        fluent.add_resource(FluentResource(source(folder, language)))
    return fluent


def source(folder: Path, language: str) -> str:
    """The Fluent file of a folder in a language."""
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


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
    if not fluent.has_message(key):
        raise KeyError(f"no words for {key!r} in {fluent.locales[0]}")
    pattern = fluent.get_message(key).value
    assert pattern is not None
    text, errors = fluent.format_pattern(pattern, dict(holes))
    if errors:
        raise KeyError(f"{key!r} in {fluent.locales[0]}: {errors[0]}")
    return str(text)


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

    def text(self, key: str, **holes: int | str) -> str:
        """A message of the game or of the program."""
        return fill(self.fluent, key, holes)

    def name(self, kind: str, number: int) -> str:
        """The name of a thing."""
        if kind == "seat":
            return self.player(number)
        printed = self.material.names.get(kind)
        if printed is not None:
            return printed[number][self.language]
        named = self.named(kind, number)
        if isinstance(named, tuple):
            return self.name(*named)
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
            key: self.name(*hole) if isinstance(hole, tuple) else hole
            for key, hole in holes.items()
        }

    def event(self, entry: Entry, seat: int | None) -> str:
        """What happened, as this seat (or an onlooker, None) saw it."""
        event = entry.event
        eyes = WATCHER if seat is None else seat
        holes: dict[str, int | str] = {}
        for kind, number, known in zip(event.kinds, entry.numbers, entry.known, strict=True):
            hole = kind
            count = 2
            while hole in holes:
                hole = f"{kind}{count}"
                count += 1
            if kind == "number":
                holes[hole] = number
            elif known >> eyes & 1:
                holes[hole] = self.name(kind, number)
            else:
                holes[hole] = fill(self.fluent, f"{kind}-hidden", {})
        return fill(self.fluent, f"event-{event.key}", holes)

    def prompt(self, state: State) -> str:
        """Who is asked what."""
        if not state.agenda:
            return fill(self.fluent, "prompt-over", {})
        step = state.agenda[-1]
        holes = self.prompt_holes(state, step)
        holes["seat"] = ("seat", state.seat)
        return fill(self.fluent, f"prompt-{kebab(type(step).__name__)}", self.filled(holes))

    def prompt_holes(self, state: State, step: Step[Any]) -> Holes:
        """What the parts fill into the prompt of a step, the most general first."""
        holes: Holes = {}
        for part in self.sheet.parts:
            for asking, fill_in in part.phrases.prompts:
                if isinstance(step, asking):
                    holes |= fill_in(state, step)
        return holes

    def option_key(self, state: State, noun: str) -> str:
        """The words for a noun at the present question: its own, or those for any question."""
        step = kebab(type(state.agenda[-1]).__name__)
        own = f"option-{step}-{noun}"
        return own if self.fluent.has_message(own) else f"option-{noun}"

    def has_name(self, noun: str) -> bool:
        """Can a thing of this kind be named, whatever a choice of it would mean?"""
        named = any(noun in part.phrases.names for part in self.sheet.parts)
        return named or self.sheet.is_many(noun)

    def option(self, state: State, choice: int) -> str:
        """What a choice means at the present question; elsewhere, the thing it names."""
        noun, number = self.sheet.noun_of(choice)
        holes: Holes = {"number": number}
        if self.sheet.is_many(noun):
            holes["it"] = (noun, number)
        if choice not in state.options and self.has_name(noun):
            return self.name(noun, number)
        if not state.agenda:
            return fill(self.fluent, f"option-{noun}", self.filled(holes))
        for part in self.sheet.parts:
            if noun in part.phrases.options:
                holes |= part.phrases.options[noun](state, state.agenda[-1], number)
        return fill(self.fluent, self.option_key(state, noun), self.filled(holes))
