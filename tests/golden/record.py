"""Golden games: how one is found and written down; `wanted_*.py` say which there must be."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path

import cothon
from cothon.bots import GreedyPilot, Pilot, ask
from cothon.sheet import Setting

FOLDER = Path(__file__).parent
RANDOM_TRIES = 20_000
PILOT_TRIES = 40

Kind = Callable[[cothon.Game], bool]
MODULES = {sheet.key: import_module(f"tests.golden.wanted_{sheet.key}") for sheet in cothon.games()}
WANTED: dict[str, dict[str, Kind]] = {key: module.WANTED for key, module in MODULES.items()}


def candidates(key: str) -> Iterator[cothon.Game]:
    """Games in which to look: of greedy and of wilful pilots, with options, random ones.

    The last are from positions, for what whole games hardly ever come to.
    """
    sheet = next(sheet for sheet in cothon.games() if sheet.key == key)
    pilots: list[type[GreedyPilot]] = [GreedyPilot, *MODULES[key].PILOTS]
    for pilot in pilots:
        for seed in range(PILOT_TRIES):
            yield play(cothon.new(key, seats_in_turn(sheet, seed), seed), seed, pilot(seed))
    for seed in range(PILOT_TRIES):
        for seats, options in settings(sheet):
            greedy = GreedyPilot(1) if seed == 1 else None
            yield play(cothon.new(key, seats, seed, options), seed, greedy)
    for seed in range(RANDOM_TRIES):
        yield play(cothon.new(key, seats_in_turn(sheet, seed), seed), seed)
    for position in MODULES[key].POSITIONS:
        for seed in range(PILOT_TRIES):
            yield play(cothon.position(key, position, seed), seed)


def seats_in_turn(sheet: cothon.Sheet, seed: int) -> int:
    """Every number of players comes in its turn."""
    return sheet.seats[seed % len(sheet.seats)]


def settings(sheet: cothon.Sheet) -> Iterable[tuple[int, dict[str, Setting]]]:
    """Every option alone, set to every value that is not its default, for as many as it fits."""
    for option in sheet.options:
        for value in option.values or (True, False):
            if value != option.default:
                seats = option.seats[0] if option.seats else sheet.seats[-1]
                yield seats, {option.key: value}


def play(game: cothon.Game, seed: int, pilot: Pilot | None = None) -> cothon.Game:
    """A game to its end, the same pilot on all seats; without one it is played at random."""
    luck = random.Random(seed)
    while not game.over:
        choice = luck.choice(game.options) if pilot is None else ask(pilot, game, game.moment)
        game.apply(choice)
    return game


def transcript(game: cothon.Game) -> str:
    """All that happened, as an onlooker may know it, and how it ended."""
    lines = [f"{game.sheet.key}, {game.seats} players, seed {game.save.seed!r}", ""]
    lines += game.log("en")
    lines += [""]
    for score in game.scores():
        mark = " wins" if score.winner else ""
        lines.append(f"seat {score.seat}: {score.total} {score.ties} rank {score.rank}{mark}")
    return "\n".join(lines) + "\n"
