"""Cothon: a table for harbour-trading board games.

One rules engine for people, bots and programs.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from cothon.games import catalogue
from cothon.kernel.chance import Seed
from cothon.kernel.errors import (
    BadMaterial,
    BadOption,
    BadPosition,
    BadSave,
    CannotUndo,
    CothonError,
    IllegalChoice,
    NoRoute,
    OtherRules,
    UnknownGame,
)
from cothon.match.game import Game, begin, new_save, people_of, read_material, rebuild
from cothon.match.save import Save
from cothon.sheet import Score, Setting, Sheet
from cothon.version import VERSION

__version__ = VERSION
__all__ = [
    "BadMaterial",
    "BadOption",
    "BadPosition",
    "BadSave",
    "CannotUndo",
    "CothonError",
    "Game",
    "IllegalChoice",
    "NoRoute",
    "OtherRules",
    "Save",
    "Score",
    "Sheet",
    "UnknownGame",
    "games",
    "new",
    "position",
    "replay",
]


def games() -> tuple[Sheet, ...]:
    """The games of the catalogue."""
    return catalogue()


def new(
    game: str,
    seats: int,
    seed: Seed | None = None,
    options: Mapping[str, Setting] | None = None,
    material: str | Path | None = None,
) -> Game:
    """A new game for so many people or pilots. Without a seed, one is picked; the save names it.

    A number is quick, and what is hidden can be computed from what is seen; where that matters, the
    seed is a secret key: `secrets.token_bytes(32)`.
    """
    seed = secrets.randbelow(2**53) if seed is None else seed
    printed = read_material(game, material)
    return begin(new_save(game, printed, seats, seed, options or {}), printed)


def position(
    game: str,
    data: Mapping[str, Any],
    seed: Seed = 0,
    options: Mapping[str, Setting] | None = None,
    material: str | Path | None = None,
) -> Game:
    """A game that begins with any position, set up from plain data; impossible ones are refused.

    `players` has a table for every person; whom the rules play has a place of its own in the data.
    """
    printed = read_material(game, material)
    save = new_save(game, printed, people_of(data), seed, options or {})
    return begin(replace(save, position=dict(data)), printed)


def replay(
    save: Save | str | Path | Mapping[str, Any],
    upto: int | None = None,
    material: str | Path | None = None,
) -> Game:
    """A game brought back from a save (or its file), as it stood after `upto` choices."""
    if isinstance(save, str | Path):
        save = Save.read(Path(save))
    elif isinstance(save, Mapping):
        save = Save.from_json(json.dumps(save))
    return rebuild(save, read_material(save.game, material), upto)
