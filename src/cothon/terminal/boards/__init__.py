"""What a game looks like in the terminal: its own board if it has one, else the plain view."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.table import Table as Grid

from cothon.match.game import Game
from cothon.terminal.drawing import Drawing
from cothon.terminal.merchants_guilds import GuildBoard
from cothon.terminal.neptun import NeptunBoard
from cothon.terminal.porto_carthago import PortoBoard
from cothon.words import Words, say

BOARDS: dict[str, type[Drawing[Any, Any]]] = {
    "porto_carthago": PortoBoard,
    "merchants_guilds": GuildBoard,
    "neptun": NeptunBoard,
}


def draw_board(game: Game, words: Words, seat: int | None) -> RenderableType:
    """The table as this seat may see it."""
    table = game.view(seat)["table"]
    board = BOARDS.get(game.sheet.key)
    return Pretty(table) if board is None else board(game.material, words, seat).draw(table)


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
        ties = [str(value) for value in score.ties]
        style = "bold" if score.winner else ""
        grid.add_row(str(score.rank), name, *lines, str(score.total), *ties, style=style)
    return grid
