"""What a pilot is, and the only way to ask one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from cothon.kernel.errors import BadOption, IllegalChoice
from cothon.match.game import Game


@dataclass(frozen=True)
class Budget:
    """How much a pilot that searches may think about one decision.

    In nodes, which gives the same choices everywhere, or in milliseconds.
    """

    nodes: int | None = None
    milliseconds: int | None = None

    def __post_init__(self) -> None:
        given = [value for value in (self.nodes, self.milliseconds) if value is not None]
        if len(given) != 1:
            raise BadOption("a budget is a number of nodes or of milliseconds, one of both")
        if given[0] < 1:
            raise BadOption(f"a budget is at least 1, not {given[0]}")


class Pilot(Protocol):
    """A program that can play any seat of any game it knows."""

    name: str

    def choose(self, game: Game) -> int:
        """One of `game.options`, for `game.seat`.

        The game is the pilot's own: a clone in which everything the seat cannot know has been dealt
        afresh. It may be played on, cloned and re-dealt at will; `game.view(game.seat)` is what the
        seat sees.
        """


def ask(pilot: Pilot, game: Game, seed: int, seat: int | None = None) -> int:
    """Let a pilot choose for the seat being asked, or for one of several.

    It never gets hold of the true state.
    """
    seat = game.seat if seat is None else seat
    assert seat is not None
    choice = pilot.choose(game.determinize(seat, seed))
    legal = game.options_of(seat)
    if choice not in legal:
        raise IllegalChoice(f"{choice} by the pilot {pilot.name!r}", legal)
    return choice
