"""Games played for tests: random ones, and the golden ones for what random play never reaches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import cothon
from cothon.match.save import Save

GOLDEN = Path(__file__).parent / "golden"


def golden_saves(key: str) -> list[Path]:
    """The golden games of a game."""
    return sorted((GOLDEN / key).glob("*.json"))


RARE = {
    "porto_carthago": (165,),  # LOAD_ANY with a choice of quays
    "merchants_guilds": (),
    "neptun": (),
}


def varied_games(key: str, games: int = 30) -> Iterator[cothon.Game]:
    """Every state of some random games and of all golden games."""
    sheet = next(sheet for sheet in cothon.games() if sheet.key == key)
    for seed in (*range(games), *RARE[key]):
        game = cothon.new(key, sheet.seats[seed % len(sheet.seats)], 1000 + seed)
        luck = random.Random(seed)
        while not game.over:
            yield game
            game.apply(luck.choice(game.options))
        yield game
    for path in golden_saves(key):
        save = Save.read(path)
        game = cothon.replay(save, upto=0)
        for choice in save.choices:
            yield game
            game.apply(choice)
        yield game
