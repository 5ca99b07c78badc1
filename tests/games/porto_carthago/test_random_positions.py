"""Random positions of Porto Carthago: refused in one line, or played by all laws."""

from __future__ import annotations

import random
from typing import Any

import cothon
from tests.games.porto_carthago.laid import Laid
from tests.laws import laws_of
from tests.luck import dice
from tests.often import often

GOODS = ["DYE", "OIL", "GLASS", "CEDAR", "JEWEL"]
QUAYS = [f"{civ}-{n}" for civ in ("EGY", "GRE", "ROM") for n in ("I", "II")]


def some(luck: random.Random, most: int, things: list[Any]) -> list[Any]:
    """Some of these things, each as often as it may be."""
    return [luck.choice(things) for _ in range(luck.randint(0, most))]


def mat(luck: random.Random) -> dict[str, Any]:
    """A few things of a player."""
    given = {
        "lighthouse": luck.randint(0, 4),
        "temple": luck.randint(0, 4),
        "captains": luck.randint(0, 2),
        "blocked": luck.randint(0, 2),
        "talents": luck.randint(0, 40),
        "points": luck.randint(0, 9),
        "goods": some(luck, 3, GOODS),
        "kept": some(luck, 1, ["S02", "S03", "S04", "S07", "S14"]),
    }
    return dict(luck.sample(list(given.items()), 3))


def position(luck: random.Random) -> dict[str, Any]:
    """A few things on the table."""
    seats = luck.randint(3, 5)
    quay = {"owner": luck.randrange(5), "good": luck.choice(["DYE", "OIL"])}
    ship = {"ship": luck.choice(["S01", "S05", "S10", "S16"])}
    given = {
        "quays": {luck.choice(QUAYS): quay, luck.choice(QUAYS): ship},
        "market": some(luck, 6, GOODS[:3]),
        "first_row": some(luck, 3, ["S20", "S21", "S22", "S23"]),
        "path": some(luck, 8, list(range(5))),
        "palace": some(luck, 6, list(range(5))),
        "decade": luck.randint(1, 5),
        "round": luck.randint(1, 5),
        "phase": luck.choice(["arrival", "income", "turn", "decade_end", "game_end"]),
    }
    chosen = dict(luck.sample(list(given.items()), luck.randint(0, 4)))
    return {"players": [mat(luck) if luck.random() < 0.6 else {} for _ in range(seats)], **chosen}


def test_a_position_is_refused_in_one_line_or_played_by_all_laws() -> None:
    """[PC-GEN-3 to -5] Neither is rare."""
    luck, tries = dice(0), often(150)
    complaints: list[str] = []
    for _ in range(tries):
        data = position(luck)
        try:
            game = Laid.position(data, luck.randrange(1000))
        except cothon.BadPosition as error:
            complaints.append(str(error))
            continue
        laws = laws_of("porto_carthago")
        for _ in range(80):
            for law in laws:
                law.holds(game)
            if game.over:
                break
            game.apply(luck.choice(game.options))
    assert [text for text in complaints if "\n" in text or not text] == []
    assert tries // 5 < len(complaints) < tries * 4 // 5
