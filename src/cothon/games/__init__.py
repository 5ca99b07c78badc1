"""The catalogue: the games, in the order of the harbour."""

from __future__ import annotations

from cothon.games import merchants_cove, merchants_guilds, neptun, porto_carthago
from cothon.kernel.errors import UnknownGame, shown
from cothon.sheet import Sheet

SHEETS = (porto_carthago.SHEET, merchants_guilds.SHEET, neptun.SHEET, merchants_cove.SHEET)


def catalogue() -> tuple[Sheet, ...]:
    """The sheets of all games."""
    return SHEETS


def find_sheet(key: str) -> Sheet:
    """The sheet of a game."""
    for sheet in SHEETS:
        if sheet.key == key:
            return sheet
    names = ", ".join(sheet.key for sheet in SHEETS)
    raise UnknownGame(f"no game is called {shown(key)} (there is: {names})")
