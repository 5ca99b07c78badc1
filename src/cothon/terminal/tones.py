"""What the colours of players look like: in a terminal, and on a page by day and by night.

The page's style sheet is written from this table: python -m cothon.terminal.tones
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

CLIENT = Path("web", "src", "design", "tones.css")
HEAD = "/* The colours of players, written by python -m cothon.terminal.tones. */"


class Tone(NamedTuple):
    """How one colour is shown."""

    terminal: str  # as the terminal itself has it
    page: str
    night: str | None = None  # if another on a dark page
    night_symbol: str | None = None  # what is drawn upon it then


TONES = {
    "RED": Tone("red", "#a8281f"),
    "BLUE": Tone("blue", "#1f5aa0"),
    "YELLOW": Tone("yellow", "#d9a514"),
    # Black would not be seen on a dark ground: there it is pale.
    "BLACK": Tone("white", "#2e2a28", night="#cfc6b8", night_symbol="#140c06"),
    "GREEN": Tone("green", "#2f7d3b"),
    "PURPLE": Tone("magenta", "#7d3f98"),
    "ORANGE": Tone("bright_red", "#c2601c"),
    "TEAL": Tone("cyan", "#1d7f80"),
}


def style_sheet() -> str:
    """The table as properties of the page, by the codes of the colours."""
    by_day = [f"  --tone-{code}: {tone.page};" for code, tone in TONES.items()]
    by_night = [f"  --tone-{code}: {tone.night};" for code, tone in TONES.items() if tone.night]
    by_night += [
        f"  --symbol-{code}: {tone.night_symbol};"
        for code, tone in TONES.items()
        if tone.night_symbol
    ]
    day = [":root {", *by_day, "}"]
    night = [':root[data-theme="dark"] {', *by_night, "}"]
    return "\n".join([HEAD, *day, "", *night, ""])


if __name__ == "__main__":
    CLIENT.write_text(style_sheet(), encoding="utf-8")
