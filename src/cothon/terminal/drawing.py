"""What the boards of all games share: labels, players' marks, and tables with headings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, Protocol, TypeVar

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cothon.terminal.tones import TONES
from cothon.words import Words


class Coloured(Protocol):
    """A box that names the colours of the seats."""

    colours: list[str]


B = TypeVar("B", bound=Coloured)
N = TypeVar("N")
V = TypeVar("V")

SYMBOLS = ("●", "■", "▲", "◆", "✚")


class Drawing(ABC, Generic[B, N, V]):
    """A board in one language for one seat (None: an onlooker).

    The numbers come from its box; things are named by their codes, as on the drawn board.
    """

    def __init__(self, box: B, words: Words, names: N, seat: int | None) -> None:
        self.box = box
        self.words = words
        self.names = names
        self.seat = seat

    @abstractmethod
    def draw(self, table: V) -> RenderableType:
        """The whole table, as seen."""

    def say(self, key: str, **holes: int | str) -> str:
        """A label of the board."""
        return self.words.text(f"board-{key}", **holes)

    def tone(self, seat: int) -> str:
        """The colour of a player, as the terminal has it."""
        return TONES[self.box.colours[seat]].terminal

    def mark(self, seat: int | None, what: str | None = None) -> Text:
        """A player by colour, symbol and number, or something else of that player's."""
        if seat is None:
            return Text("")
        return Text(f"{SYMBOLS[seat]}{what or seat + 1}", style=self.tone(seat))

    def player(self, seat: int) -> Text:
        """A player by colour, symbol and name."""
        return Text(f"{SYMBOLS[seat]} {self.words.name('seat', seat)}", style=self.tone(seat))

    def grid(self, title: str, *columns: str) -> Grid:
        """An empty table with its headings, labels of the board."""
        return self.headed(self.say(title), *map(self.say, columns))

    def headed(self, title: str, *columns: str) -> Grid:
        """An empty table with its headings."""
        return Grid(
            *columns,
            title=title or None,
            title_justify="left",
            title_style="bold",
            box=SIMPLE_HEAD,
            padding=(0, 1, 0, 0),
        )
