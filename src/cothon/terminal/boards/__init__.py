"""What a game looks like in the terminal: its own board, found by its key, or the plain one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid

from cothon.match.game import Game
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
