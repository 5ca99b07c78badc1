"""Perft tables: seats, seed, random choices made before, depth, then positions and standings."""

from __future__ import annotations

from pathlib import Path

import cothon
from cothon.lab.perft import perft, walk_into

FOLDER = Path(__file__).parent
TABLES = sorted(FOLDER.glob("*.txt"))
HEADING = "# seats seed skip depth: positions standings"


def counted_table(path: Path) -> str:
    """A table with its counts computed from its questions."""
    _, *lines = path.read_text(encoding="utf-8").splitlines()
    return "\n".join([HEADING, *(counted(path.stem, line) for line in lines)]) + "\n"


def counted(key: str, line: str) -> str:
    """A line with its counts computed from its question."""
    seats, seed, skip, depth = (int(word) for word in line.partition(":")[0].split())
    game = cothon.new(key, seats, seed)
    walk_into(game, skip)
    *_, last = perft(game, depth)
    return f"{seats} {seed} {skip} {depth}: {last.positions} {last.standings}"
