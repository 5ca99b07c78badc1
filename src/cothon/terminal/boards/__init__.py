"""What a game looks like in the terminal: its own board, found by its key, or the plain one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid

from cothon.match.game import Game
from cothon.match.standing import Stand, Standing
from cothon.terminal.drawing import Drawing
from cothon.terminal.plain_board import PlainBoard
from cothon.words import Words, say


def draw_board(game: Game, words: Words, seat: int | None) -> RenderableType:
    """The table as this seat may see it."""
    board, labels = board_named(game.sheet.key), game.sheet.labels
    names = labels(game.material, words, game.seats) if labels else {}
    return board(game.material, words, names, seat).draw(game.table(seat))


@cache
def board_named(key: str) -> type[Drawing[Any, Any, Any]]:
    """The board of the game with this key; the plain one if there is no file for it."""
    module = f"{__name__}.{key}"
    return import_module(module).Board if find_spec(module) else PlainBoard


def draw_scores(game: Game, words: Words, language: str) -> RenderableType:
    """The final scores, line by line, best first; before the end they would give secrets away."""
    assert game.over
    scores = sorted(game.scores(), key=lambda score: score.rank)
    grid = Grid(title=say(language, "score-title"))
    for key in ("score-rank", "score-player"):
        grid.add_column(say(language, key))
    for line in scores[0].lines:
        grid.add_column(words.text(f"line-{line}"), justify="right")
    grid.add_column(say(language, "score-total"), justify="right")
    for number in range(len(scores[0].ties)):
        grid.add_column(words.text(f"tie-{number + 1}"), justify="right")
    for score in scores:
        name = words.name("seat", score.seat)
        lines = [str(value) for value in score.lines.values()]
        ties = [str(value) for value in score.counts]
        style = "bold" if score.winner else ""
        grid.add_row(str(score.rank), name, *lines, str(score.total), *ties, style=style)
    return grid


def draw_standing(found: Standing, words: Words, language: str) -> RenderableType:
    """How everybody stands, line by line; "?" for what the one who looks cannot know."""
    grid = Grid(title=say(language, "standing-title"))
    grid.add_column(say(language, "score-player"))
    for line in found.stands[0].lines:
        grid.add_column(words.text(f"line-{line.key}"), justify="right")
    grid.add_column(say(language, "score-total"), justify="right")
    due = None if found.ending is None else found.ending.due
    if due is not None:
        grid.add_column(f"+ {words.told(due)}", justify="right")
    for number in range(len(found.stands[0].ties)):
        grid.add_column(words.text(f"tie-{number + 1}"), justify="right")
    for stand in found.stands:
        cells = [name_of(stand, words), *(told(line.number) for line in stand.lines)]
        cells.append(told(stand.total, stand.open))
        if due is not None:
            cells.append(told(stand.due, stand.ahead - stand.open))
        cells += map(told, stand.ties)
        grid.add_row(*cells, style="bold" if stand.leads else "")
    return grid


def name_of(stand: Stand, words: Words) -> str:
    """Who stands there, with a crown if they lead."""
    name = words.name("seat", stand.seat)
    return f"♛ {name}" if stand.leads else name


def told(number: int | None, least: int = 0) -> str:
    """A number, or what is known of it."""
    if number is not None:
        return str(number)
    return f"{least} + ?" if least else "?"
