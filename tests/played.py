"""Games played for tests: random ones, and the golden ones for what random play never reaches."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from importlib import import_module
from operator import itemgetter
from pathlib import Path

import cothon
from cothon.match.save import Save
from cothon.sheet import Setting
from tests.laid import Laid
from tests.luck import dice

GOLDEN = Path(__file__).parent / "golden"
LONGEST_GAME = 2000
Options = Mapping[str, Setting]


def golden_saves(key: str) -> list[Path]:
    """The golden games of a game."""
    return sorted((GOLDEN / key).glob("*.json"))


RARE = {  # seeds of games in which something rare happens
    "porto_carthago": (165,),  # LOAD_ANY with a choice of quays
    "merchants_guilds": (140,),  # an expedition from the anchor
    "merchants_cove": (43,),  # several ships that can import
}


def table_of(key: str) -> type[Laid]:
    """A game in the words of its own tests."""
    table: type[Laid] = import_module(f"tests.games.{key}.laid").Laid
    return table


def played(
    key: str, seats: int, options: Options, number: int, opening: tuple[str, ...] = ()
) -> Iterator[Laid]:
    """Every state of a game, the last one over; every other game is a lively one."""
    luck = dice(number)
    game = table_of(key).new(seats, luck.randrange(2**53), options)
    yield game
    for name in opening:
        if name in game.offered:  # the last merchant is nobody's choice
            game.choose(name)
            yield game
    while not game.over:
        pick = luck.randrange(100_000)
        game.apply(game.lively_choice(pick) if number % 2 else luck.choice(game.options))
        yield game
        assert game.moment < LONGEST_GAME, "a game must end"


def openings_of(sheet: cothon.Sheet) -> list[tuple[int, int, dict[str, Setting]]]:
    """Seed, seats and options of the openings that a game's own tests name, by seats in turn."""
    table = table_of(sheet.key)
    numbered = ((seats, list(enumerate(table.openings(seats)))) for seats in sheet.seats)
    found = [(seed, seats, way[0]) for seats, ways in numbered for seed, way in ways]
    return sorted(found, key=itemgetter(0))


def at_random(game: cothon.Game, seed: int) -> Iterator[cothon.Game]:
    """Every state of a game with random choices."""
    luck = random.Random(seed)
    while not game.over:
        yield game
        game.apply(luck.choice(game.options))
    yield game


def varied_games(key: str, games: int = 30) -> Iterator[cothon.Game]:
    """Every state of random games, of one with each option set otherwise, and of golden ones.

    And of as many from openings, and of those from rare positions, where a game's tests have such.
    """
    sheet = next(sheet for sheet in cothon.games() if sheet.key == key)
    settings: list[tuple[int, int, dict[str, Setting]]]
    settings = [
        (seed, sheet.seats[seed % len(sheet.seats)], {})
        for seed in (*range(games), *RARE.get(key, ()))
    ]
    for seed, option in enumerate(sheet.options):
        fitting = option.seats or sheet.seats
        settings += [
            (seed, fitting[seed % len(fitting)], {option.key: value})
            for value in option.values or (True, False)
            if value != option.default
        ]
    for seed, seats, options in [*settings, *openings_of(sheet)[:games]]:
        yield from at_random(cothon.new(key, seats, 1000 + seed, options), seed)
    for position in table_of(key).rare:
        yield from at_random(table_of(key).given(position), 0)
    for path in golden_saves(key):
        save = Save.read(path)
        game = cothon.replay(save, upto=0)
        for choice in save.choices:
            yield game
            game.apply(choice)
        yield game
