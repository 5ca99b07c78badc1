"""Commands for those who play: the games, a table in the terminal, and what saves tell."""

from __future__ import annotations

import json
import os
import secrets
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

import cothon
from cothon.bots import pilot_names
from cothon.cli.shared import (
    DEFAULT_GAME,
    HOW_MANY,
    SWITCHES,
    AsJson,
    GameName,
    Language,
    Material,
    Options,
    Seed,
    out,
    parse_options,
    pick_language,
    print_line,
    refuse,
    smallest,
)
from cothon.games import catalogue, find_sheet
from cothon.kernel.errors import BadOption, BadSave, CothonError
from cothon.match.game import read_material, speak
from cothon.match.save import Journalled, Save
from cothon.terminal.play import HUMAN, Leave, Sitting
from cothon.terminal.proving import check_save, read_witness, tell_verified, verified
from cothon.words import Words
from cothon.words.stored import tell_stored


def games(as_json: AsJson = False, language: Language = None) -> None:
    """List the games of the catalogue with their options, to be set with --option KEY=VALUE."""
    sheets = catalogue()
    if as_json:
        rows = [
            {
                "key": sheet.key,
                "title": sheet.title,
                "credits": sheet.credits,
                "seats": sheet.seats,
                "minutes": sheet.minutes,
                "rules": sheet.rules,
                "options": [asdict(option) for option in sheet.options],
            }
            for sheet in sheets
        ]
        typer.echo(json.dumps(rows, indent=2))
        return
    tongue = pick_language(language)
    for sheet in sheets:
        tell_sheet(sheet, speak(sheet, read_material(sheet.key, None), tongue))


def tell_sheet(sheet: cothon.Sheet, words: Words) -> None:
    """A game and its options, a line for each; nothing is cut, however narrow the terminal."""
    players = "–".join(map(str, dict.fromkeys((sheet.seats[0], sheet.seats[-1]))))
    facts = words.text("games-facts", players=players, minutes=sheet.minutes, rules=sheet.rules)
    out.print(f"[bold]{sheet.key}[/]  {sheet.title} · {facts}", soft_wrap=True, highlight=False)
    out.print(f"  {sheet.credits}", style="dim", soft_wrap=True, highlight=False)
    for option in sheet.options:
        name = words.text(f"option-name-{option.key}")
        only = ", ".join(map(str, option.seats))
        seats = f" · {words.text('games-option-seats', seats=only)}" if only else ""
        lines = [f"  [cyan]{option.key}[/]  {name} ({option.ruling}){seats}"]
        for value in option.values or ("yes", "no"):
            means = words.text(f"option-name-{option.key}-{value}") if option.values else ""
            is_default = SWITCHES.get(value, value) == option.default
            usual = f"({words.text('games-default')})" if is_default else ""
            lines.append("  ".join(filter(None, (f"    [cyan]={value}[/]", means, usual))))
        out.print("\n".join(lines), soft_wrap=True, highlight=False)
    out.print()


def default_save() -> Path:
    """Where the last game in the terminal is kept."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "cothon" / "last-game.json"


def play(
    game: GameName = DEFAULT_GAME,
    terminal: Annotated[bool, typer.Option(help="Play in this terminal.")] = True,
    seats: Annotated[int | None, typer.Option(help=HOW_MANY)] = None,
    players: Annotated[
        str | None,
        typer.Option(help="Who sits where, as human,greedy,greedy; by default you and bots."),
    ] = None,
    bot: Annotated[str, typer.Option(help="The bot of the other seats.")] = "greedy",
    seed: Seed = None,
    language: Language = None,
    material: Material = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help="Where to keep the game.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play against bots, or several people at one screen; every choice is saved at once."""
    if not terminal:
        raise BadOption("the table is in the terminal: leave --no-terminal out")
    tongue = pick_language(language)
    if resume is not None:
        kept = Save.read(resume)
        sitting_game = cothon.replay(kept, material=material)
        who = list(kept.players or default_players(kept.seats, bot))
        path = save or resume
    else:
        who = players.split(",") if players else default_players(seats or smallest(game), bot)
        if seats is not None and len(who) != seats:
            raise BadOption(f"--players names {len(who)} seats, --seats says {seats}")
        dealt_by = secrets.token_bytes(32) if seed is None else seed
        sitting_game = cothon.new(game, len(who), dealt_by, parse_options(option), material)
        path = save or default_save()
    check_players(who)
    try:
        Sitting(sitting_game, who, tongue, out, path).play()
    except (Leave, EOFError, KeyboardInterrupt):
        out.print()


def default_players(seats: int, bot: str) -> list[str]:
    """You, and bots."""
    return [HUMAN] + [bot] * (seats - 1)


def check_players(players: list[str]) -> None:
    """Everybody must be a person or a pilot we have."""
    for name in players:
        if name != HUMAN and name not in pilot_names():
            known = ", ".join([HUMAN, *pilot_names()])
            raise BadOption(f"nobody called {name!r} can play (there is: {known})")


def replay(
    file: Annotated[Path, typer.Argument(help="A save.")],
    language: Language = None,
    seat: Annotated[
        int | None, typer.Option(help="Through whose eyes (0 is the first seat).")
    ] = None,
    upto: Annotated[int | None, typer.Option(help="Stop after so many choices.")] = None,
    stored: Annotated[
        bool, typer.Option("--stored", help="Tell the stored journal, without replaying.")
    ] = False,
    material: Material = None,
) -> None:
    """Tell what happened in a saved game."""
    kept = Save.read(file)
    tongue = pick_language(language)
    if stored:
        printed = read_material(kept.game, material)
        words = speak(find_sheet(kept.game), printed, tongue, people=kept.seats)
        for entry in stored_journal(kept):
            print_line(tell_stored(words, entry, seat))
        return
    game = cothon.replay(kept, upto, material)
    if seat is not None:
        game.view(seat)
    tell(game, game.words(tongue), seat)


def tell(game: cothon.Game, words: Words, seat: int | None) -> None:
    """The log, then the open question or the winners."""
    for entry in game.journal:
        print_line(words.event(entry, seat))
    print_line(words.prompt(game.state))


def stored_journal(kept: Save) -> Journalled:
    """The journal that a finished game stores."""
    if kept.journal is None:
        raise BadSave("this save stores no journal: only finished games do")
    return kept.journal


def verify(
    file: Annotated[Path, typer.Argument(help="A save.")],
    commitment: Annotated[
        str | None, typer.Option(help="The seal of the server that your page showed you.")
    ] = None,
    letters: Annotated[
        str | None, typer.Option(help="The letters of the deal that your page showed you.")
    ] = None,
    number: Annotated[
        str | None, typer.Option(help="The number that your browser gave, if it took part.")
    ] = None,
    language: Language = None,
    material: Material = None,
    as_json: AsJson = False,
) -> None:
    """Check that a saved game was dealt as all agreed, and that every choice was legal.

    A save by itself proves nothing to others: compare it with what your own page showed.
    """
    tongue = pick_language(language)
    witness = read_witness(commitment, letters, number)
    try:
        kept = Save.read(file)
        game = check_save(kept, witness, material)
    except CothonError as error:
        refuse(error)
        raise typer.Exit(1) from error
    if as_json:
        typer.echo(json.dumps(verified(kept, game, witness), indent=2))
        return
    for line in tell_verified(kept, game, witness, tongue):
        print_line(line)
