"""Positions that cannot be are refused, and the complaint says where and why, in every game.

From `tests/games/<game>/refused.py`: `REFUSED` are positions and what is said of each, `given` lays
one out, players by letter.
"""

from __future__ import annotations

import random
import re
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

import cothon

TABLES = {sheet.key: import_module(f"tests.games.{sheet.key}.refused") for sheet in cothon.games()}
EVERYWHERE: list[tuple[dict[str, Any], str]] = [
    ({"odd": 2}, "position: unknown key 'odd' (known: "),
    ({"A": {"odd": 2}}, "position.players[0]: unknown key 'odd' (known: "),
    ({"A": []}, "position.players[0]: expected a table, found []"),
    ({"B": 3}, "position.players[1]: expected a table, found 3"),
    ({"phase": "noon"}, "position.phase: expected one of "),
    ({"phase": ["turn"]}, "position.phase: expected one of "),
]
CASES = [
    pytest.param(game, data, message, id=f"{key}-{number}")
    for key, game in TABLES.items()
    for number, (data, message) in enumerate([*EVERYWHERE, *game.REFUSED])
]


@pytest.mark.parametrize(("game", "data", "message"), CASES)
def test_it_is_refused(game: ModuleType, data: dict[str, Any], message: str) -> None:
    with pytest.raises(cothon.BadPosition, match=re.escape(message)):
        game.given(data)


@pytest.mark.parametrize("sheet", cothon.games(), ids=lambda sheet: sheet.key)
def test_the_wrong_number_of_players(sheet: cothon.Sheet) -> None:
    """[MG-SETUP-5, NE-GEN-1, PC-GEN-1]"""
    least, most = sheet.seats[0], sheet.seats[-1]
    allowed = ", ".join(map(str, range(least, most))) + f" or {most}"
    for seats in (0, least - 1, most + 1):
        message = f"{sheet.key} is for {allowed} players, not {seats}"
        with pytest.raises(cothon.BadOption, match=message):
            cothon.position(sheet.key, {"players": [{}] * seats})
        with pytest.raises(cothon.BadOption, match=message):
            cothon.new(sheet.key, seats)
    with pytest.raises(cothon.BadPosition, match=r"position\.players: expected a list"):
        cothon.position(sheet.key, {"round": 2})


@pytest.mark.parametrize(
    ("key", "seats"), [(sheet.key, seats) for sheet in cothon.games() for seats in sheet.seats]
)
def test_what_is_not_refused_can_be_played_saved_and_brought_back(key: str, seats: int) -> None:
    """The save holds the position, its seed and the choices since."""
    game, luck = TABLES[key].given({"seats": seats, "seed": 7}), random.Random(seats)
    for _ in range(5):
        game.apply(luck.choice(game.options))
    again = cothon.replay(game.save)
    assert again.state.piles() == game.state.piles()
    assert [again.view(seat) for seat in range(seats)] == [game.view(seat) for seat in range(seats)]
    while not game.over:
        game.apply(luck.choice(game.options))
    assert game.winners
    assert cothon.replay(game.save).view(None) == game.view(None)
