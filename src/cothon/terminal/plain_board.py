"""The board of any game, drawn from the shape that its view declares; it knows no game.

Single facts stand in one line, lists of things in a line each, lists of tables as tables, and the
players side by side.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import groupby
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints, is_typeddict

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from cothon.shapes import Mark
from cothon.terminal.drawing import Drawing
from cothon.words.families import family

HIDDEN: Final = "?"
NOTHING: Final = "–"
YES: Final = "✓"
OWN: Final = "▸ "
COLOUR: Final = "colour"  # is seen and need not be said

Shown = dict[str, Any]


def marks(kind: object) -> set[Mark]:
    """What is said of a kind of value, or of one of several."""
    if get_origin(kind) is Annotated:
        return {said for said in get_args(kind)[1:] if isinstance(said, Mark)}
    if get_origin(kind) in (Union, UnionType):
        return set().union(*(marks(part) for part in get_args(kind)))
    return set()


def bare(kind: object) -> Iterator[object]:
    """The kind itself, or each of several, without what is said of it."""
    if get_origin(kind) is Annotated:
        yield from bare(get_args(kind)[0])
    elif get_origin(kind) in (Union, UnionType):
        for part in get_args(kind):
            yield from bare(part)
    else:
        yield kind


def kind_within(kind: object) -> object:
    """The kind of what a list holds, or a dictionary by its codes; None if that is not declared."""
    held = (get_args(part)[-1] for part in bare(kind) if get_origin(part) in (list, dict))
    return next(held, None)


def fields_of(kind: object) -> dict[str, object]:
    """The fields of a shape with their kinds, or of several that it may be."""
    found: dict[str, object] = {}
    for shape in bare(kind):
        if is_typeddict(shape):
            found |= get_type_hints(shape, include_extras=True)
    return found


def rows_of(value: object) -> dict[str, Shown]:
    """The rows of a list of tables, by number or by code; none if it is something else."""
    listed = {str(n): row for n, row in enumerate(value, 1)} if isinstance(value, list) else value
    if isinstance(listed, dict) and all(isinstance(row, dict) for row in listed.values()):
        return listed
    return {}


def is_deep(values: Iterable[object]) -> bool:
    """Are there lists or tables among these values?"""
    return any(isinstance(value, list | dict) for value in values)


def keys_of(rows: Iterable[Shown]) -> list[str]:
    """The keys of tables that need not be alike."""
    return list(dict.fromkeys(key for row in rows for key in row))


class PlainBoard(Drawing[Any, Any, Shown]):
    """The board in one language."""

    def draw(self, table: Shown) -> RenderableType:
        """The whole table, as seen."""
        shape = get_type_hints(self.words.sheet.view, include_extras=True)["return"]
        return self.section(table, shape)

    # Parts of the board.

    def section(self, table: Shown, kind: object) -> RenderableType:
        """Single facts, lines, tables, tables of several parts, and last what each player has."""
        kinds = fields_of(kind)
        facts: list[Text] = []
        lines: list[RenderableType] = []
        grids: list[RenderableType] = []
        last: list[RenderableType] = []
        for key, value in table.items():
            each = kinds.get(key)
            if Mark.EACH_SEAT in marks(each) and rows_of(value):
                last.append(self.mats(value, each))
            elif rows_of(value):
                grids.append(self.rows(key, value, each))
            elif isinstance(value, dict) and is_deep(value.values()):
                last.insert(0, Group(self.bold(key), Padding(self.section(value, each), (0, 2))))
            elif isinstance(value, list | dict):
                lines.append(Text("  ").join([self.bold(key), self.text(value, each)]))
            else:
                facts.append(self.fact(key, value, each))
        heading = [Text(" · ").join(facts)] if facts else []
        return Group(*heading, *lines, *([Columns(grids)] if grids else []), *last)

    def fact(self, key: str, value: object, kind: object) -> Text:
        """A single fact with its label."""
        if isinstance(value, int) and Mark.SEAT in marks(kind):
            return Text(" ").join([self.bold(key), self.player(value)])
        return Text(" ").join([self.bold(key), self.text(value, kind)])

    def rows(self, key: str, value: object, kind: object) -> RenderableType:
        """A list of tables: a row for each, by number or by the name of the thing."""
        rows, kinds = rows_of(value), fields_of(kind_within(kind))
        columns = keys_of(rows.values())
        grid = self.headed(self.label(key), "", *map(self.label, columns))
        for code, row in rows.items():
            cells = [self.text(row.get(column), kinds.get(column)) for column in columns]
            grid.add_row(self.thing(code), *cells)
        return grid

    def mats(self, players: list[Shown], kind: object) -> RenderableType:
        """What each player has, side by side; the own column is marked."""
        kinds = fields_of(kind_within(kind))
        grid = self.headed("", "")
        for seat in range(len(players)):
            own = seat == self.seat
            name = Text(OWN if own else "").append_text(self.player(seat))
            grid.add_column(name, style="bold" if own else "")
        for key in keys_of(players):
            if key != COLOUR:
                cells = [self.text(player.get(key), kinds.get(key), "\n") for player in players]
                grid.add_row(self.label(key), *cells)
        return grid

    # Values in words.

    def text(self, value: object, kind: object, between: str = "; ") -> Text:
        """Any value in a line; what holds lists or tables is parted by more than a comma."""
        if value is None:
            return Text(HIDDEN if Mark.HIDDEN in marks(kind) else NOTHING)
        if isinstance(value, bool):
            return Text(YES if value else NOTHING)
        if isinstance(value, list | dict):
            return self.several(value, kind, between)
        if isinstance(value, int) and Mark.SEAT in marks(kind):
            return self.mark(value)
        return Text(self.thing(value) if isinstance(value, str) else str(value))

    def several(self, value: list[Any] | Shown, kind: object, between: str) -> Text:
        """A list or a table in a line; of what each seat has, those that have any."""
        if isinstance(value, dict):
            parts, held = list(self.entries(value, kind)), list(value.values())
        elif Mark.EACH_SEAT in marks(kind):
            parts, held = [self.mark(seat, f"×{n}") for seat, n in enumerate(value) if n], value
        else:
            parts, held = [self.text(one, kind_within(kind)) for one in value], value
        return self.joined(parts, between if is_deep(held) else ", ")

    def entries(self, value: Shown, kind: object) -> Iterator[Text]:
        """The entries of a table in a line: codes, texts and seats speak for themselves.

        What is not there is left out, and of things that are counted those of which there are none.
        """
        kinds, within = fields_of(kind), kind_within(kind)
        for key, one in value.items():
            each = kinds.get(key, within)
            label = self.thing(key) if within else self.label(key)
            is_clear = isinstance(one, str | dict) or Mark.SEAT in marks(each)
            if one is True:
                yield Text(label)
            elif is_clear and one is not None and not within:
                yield self.text(one, each)
            elif one or Mark.HIDDEN in marks(each) or (type(one) is int and not within):
                yield Text(f"{label} ").append_text(self.text(one, each))

    def joined(self, parts: list[Text], between: str = ", ") -> Text:
        """Texts in a line; what stands there several times is counted."""
        shown: list[Text] = []
        for text, same in groupby(parts):
            number = len(list(same))
            shown.append(Text.assemble(text, f" ×{number}") if number > 1 else text)
        return Text(between).join(shown) if shown else Text(NOTHING)

    def bold(self, key: str) -> Text:
        """A label that something follows."""
        return Text.assemble((self.label(key), "bold"))

    def label(self, key: str) -> str:
        """What a key is called on the board, if the game says so; else the key itself."""
        named = self.labels.get(key.replace("_", "-"))
        text = named[""] if named else key.replace("_", " ")
        return text[:1].upper() + text[1:]

    @cached_property
    def labels(self) -> dict[str, dict[str, str]]:
        """The labels of the game's board."""
        return family(self.words.sheet.words, self.words.language, "board-")

    def thing(self, code: str) -> str:
        """A thing that can be chosen by its name, anything else by its code."""
        found = self.things.get(code, [])
        return self.words.name(*found[0]) if len(found) == 1 else code

    @cached_property
    def things(self) -> dict[str, list[tuple[str, int]]]:
        """What each code may stand for."""
        found: dict[str, list[tuple[str, int]]] = {}
        for noun in self.words.sheet.nouns:
            codes = noun.codes(self.words.material) if noun.codes else ()
            for number, code in enumerate(codes):
                found.setdefault(code, []).append((noun.kind, number))
        return found
