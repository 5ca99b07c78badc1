"""Laying out a position of any game from plain data, with the players called A, B, C, ..."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import cothon


def position(game: str, data: Mapping[str, Any]) -> cothon.Game:
    """A position as given; `seats` are 4 unless stated, `seed` and `options` stand beside it."""
    rest = dict(data)
    seats, seed, options = rest.pop("seats", 4), rest.pop("seed", 0), rest.pop("options", None)
    players = [rest.pop(letter, {}) for letter in "ABCDE"[:seats]]
    return cothon.position(game, {"players": players, **rest}, seed, options)
