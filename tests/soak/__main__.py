"""`python -m tests.soak [GAME ...] [NUMBER]`: 2,000 games of each game, unless told otherwise."""

from __future__ import annotations

import sys

import cothon
from tests.soak import soak_all, soaked

GAMES = 2_000

if __name__ == "__main__":
    asked = sys.argv[1:]
    number = int(asked.pop()) if asked and asked[-1].isdigit() else GAMES
    for key in asked or [sheet.key for sheet in cothon.games()]:
        soak_all(soaked(key, number))
