"""What commands share: how they are called, and how they speak."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from cothon.games import find_sheet
from cothon.kernel.errors import BadOption, CothonError
from cothon.plain.line import harmless
from cothon.sheet import Setting
from cothon.words import LANGUAGES

out = Console()
err = Console(stderr=True)

DEFAULT_GAME = "porto_carthago"
HOW_MANY = "How many people or bots play; whom the rules play comes besides."

GameName = Annotated[str, typer.Argument(help="A game of the catalogue (see: cothon games).")]
Seed = Annotated[
    int | None, typer.Option(help="The seed of all chance; without one, a secret key deals.")
]
Language = Annotated[
    str | None, typer.Option("--language", "-l", help="en, fr or de; by default your system's.")
]
Material = Annotated[
    Path | None, typer.Option(help="A material file with the values of your own box.")
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", help="A rules option, as KEY, KEY=false or KEY=VALUE (see: cothon games)."
    ),
]
Database = Annotated[
    str | None, typer.Option(help="A file, or a database URL; by default your own file.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def system_language() -> str:
    """The language of the environment, if we speak it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def pick_language(language: str | None) -> str:
    """The language asked for, or the system's."""
    if language is None:
        return system_language()
    if language not in LANGUAGES:
        raise BadOption(f"no language {language!r} (there is: {', '.join(LANGUAGES)})")
    return language


def parse_options(given: list[str] | None) -> dict[str, Setting]:
    """KEY, KEY=true, KEY=false or KEY=VALUE."""
    options: dict[str, Setting] = {}
    for text in given or []:
        key, _, value = text.partition("=")
        options[key] = SWITCHES.get(value.lower(), value)
    return options


SWITCHES: dict[str, Setting] = {
    **dict.fromkeys(("", "true", "on", "yes"), True),
    **dict.fromkeys(("false", "off", "no"), False),
}


def smallest(game: str) -> int:
    """The smallest number of people who can play a game."""
    return find_sheet(game).seats[0]


def print_line(text: str) -> None:
    """A line that may hold anything that stands in a file; it cannot steer the terminal."""
    typer.echo(harmless(text))


def refuse(error: CothonError) -> None:
    """One line that says why."""
    said = harmless(f"cothon: {error}")
    err.print(said, style="red", markup=False, highlight=False, soft_wrap=True)
