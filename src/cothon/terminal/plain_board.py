"""The board of any game, drawn from the declared shape of its view; it knows no game.

Single facts stand in one line, lists of things in a line each, lists of tables as tables, and the
players side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import groupby
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from cothon.shapes import Mark, fields_of, kind_within, marks
from cothon.terminal.drawing import Drawing
from cothon.terminal.tones import TONES
from cothon.words.families import board_labels

HIDDEN: Final = "?"
NOTHING: Final = "–"
YES: Final = "✓"
OWN: Final = "▸ "
LINES: Final = "\n"
PLAYERS: Final = "players"
COLOUR: Final = "colour"  # is seen and need not be said

Shown = dict[str, Any]


def rows_of(value: object) -> dict[str, Shown]:
    """The rows of a list of tables, by number or by code; none if it is something else."""
    listed = {str(n): row for n, row in enumerate(value, 1)} if isinstance(value, list) else value
    if isinstance(listed, dict) and all(isinstance(row, dict) for row in listed.values()):
        return listed
    return {}


def is_deep(value: object) -> bool:
    """Does it hold lists or tables?"""
    held = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(isinstance(one, list | dict) for one in held)


def keys_of(rows: Iterable[Shown]) -> list[str]:
    """The keys of tables that need not be alike."""
    return list(dict.fromkeys(key for row in rows for key in row))


class PlainBoard(Drawing[Any, Any, Shown]):
    """The board in one language."""

    def draw(self, table: Shown) -> RenderableType:
        """The whole table, as seen."""
        self.colours = [player.get(COLOUR) for player in rows_of(table.get(PLAYERS)).values()]
        return self.section(table, self.words.sheet.shape)

    def tone(self, seat: int) -> str:
        """The colour of a player as the table shows it; a game need not have colours."""
        colour = self.colours[seat] if seat < len(self.colours) else None
        return TONES[colour].terminal if colour in TONES else ""

    # Parts of the board.

    def section(self, table: Shown, kind: object) -> RenderableType:
        """Single facts, lines, tables, tables of several parts, and last what each player has."""
        kinds, within = fields_of(kind, table), kind_within(kind)
        facts: list[Text] = []
        lines: list[RenderableType] = []
        grids: list[RenderableType] = []
        last: list[RenderableType] = []
        for key, value in table.items():
            each = kinds.get(key, within)
            if Mark.EACH_SEAT in marks(each) and rows_of(value):
                last.append(self.mats(value, each))
            elif rows_of(value):
                grids.append(self.rows(key, value, each))
            elif isinstance(value, dict) and is_deep(value):
                last.insert(0, Group(self.bold(key), Padding(self.section(value, each), (0, 2))))
            elif isinstance(value, list | dict):
                name = self.things.get(key, key) if within else key
                lines.append(Text("  ").join([self.bold(name), self.text(value, each)]))
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
        rows, within = rows_of(value), kind_within(kind)
        columns = keys_of(rows.values())
        grid = self.headed(self.label(key), "", *map(self.label, columns))
        for code, row in rows.items():
            kinds = fields_of(within, row)
            cells = [self.text(row.get(column), kinds.get(column)) for column in columns]
            grid.add_row(self.thing(code), *cells)
        return grid

    def mats(self, players: list[Shown], kind: object) -> RenderableType:
        """What each player has, side by side; the own column is marked."""
        kinds = [fields_of(kind_within(kind), player) for player in players]
        grid = self.headed("", "")
        for seat in range(len(players)):
            own = seat == self.seat
            name = Text(OWN if own else "").append_text(self.player(seat))
            grid.add_column(name, style="bold" if own else "")
        for key in keys_of(players):
            if key != COLOUR:
                cells = [
                    self.text(player.get(key), own.get(key), LINES)
                    for player, own in zip(players, kinds, strict=True)
                ]
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
            tell = self.text if between == LINES else self.within
            parts = list(self.entries(value, kind, tell))
        elif Mark.EACH_SEAT in marks(kind):
            parts = [self.mark(seat, f"×{n}") for seat, n in enumerate(value) if n]
        else:
            parts = [self.within(one, kind_within(kind)) for one in value]
        return self.joined(parts, between if is_deep(value) else ", ")

    def within(self, value: object, kind: object) -> Text:
        """A value in a line with others: what has parts of its own that hold more is bracketed."""
        text = self.text(value, kind)
        return Text.assemble("(", text, ")") if is_deep(value) else text

    def entries(
        self, value: Shown, kind: object, tell: Callable[[object, object], Text]
    ) -> Iterator[Text]:
        """The entries of a table in a line: codes, texts and seats speak for themselves.

        What is not there is left out, and of things that are counted those of which there are none.
        """
        kinds, within = fields_of(kind, value), kind_within(kind)
        for key, one in value.items():
            each = kinds.get(key, within)
            label = self.thing(key) if within else self.label(key)
            is_thing = isinstance(one, dict) and not kind_within(each)
            is_clear = is_thing or isinstance(one, str) or Mark.SEAT in marks(each)
            if one is True:
                yield Text(label)
            elif is_clear and one is not None and not within:
                yield tell(one, each)
            elif one or Mark.HIDDEN in marks(each) or (type(one) is int and not within):
                is_number = isinstance(one, int) and label.isdigit()
                between = ": " if is_number else " "  # two numbers would run together
                yield Text(f"{label}{between}").append_text(tell(one, each))

    def joined(self, parts: list[Text], between: str = ", ") -> Text:
        """Texts in a line; what stands there several times is counted, empty places are not."""
        shown: list[Text] = []
        for text, same in groupby(parts):
            alike = list(same)
            is_counted = len(alike) > 1 and text.plain != NOTHING
            shown += [Text.assemble(text, f" ×{len(alike)}")] if is_counted else alike
        return Text(between).join(shown) if shown else Text(NOTHING)

    def bold(self, key: str) -> Text:
        """A label that something follows."""
        return Text.assemble((self.label(key), "bold"))

    def label(self, key: str) -> str:
        """What a key is called on the board, if the game says so; else the key itself."""
        text = self.labels.get(key.replace("_", "-"), key.replace("_", " "))
        return text[:1].upper() + text[1:]

    @cached_property
    def labels(self) -> dict[str, str]:
        """The labels of the game's board."""
        return board_labels(self.words)

    @cached_property
    def things(self) -> dict[str, str]:
        """What can be chosen, by code."""
        return self.words.things()

    def thing(self, code: str) -> str:
        """A thing that can be chosen by its name, another as the board labels it, or its code."""
        label = code.lower().replace("_", "-")
        return self.things.get(code) or self.labels.get(label, code)
