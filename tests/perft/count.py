"""Perft tables: seats, seed, random choices made before, depth, then positions and standings."""

from __future__ import annotations

from pathlib import Path

import cothon
from cothon.lab.perft import perft, walk_into

FOLDER = Path(__file__).parent
TABLES = sorted(FOLDER.glob("*.txt"))
HEADING = "# seats seed skip depth: positions standings"


def counted(path: Path) -> str:
    """A table with its counts computed from its questions."""
    lines = [HEADING]
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        seats, seed, skip, depth = (int(word) for word in line.partition(":")[0].split())
        game = cothon.new(path.stem, seats, seed)
        walk_into(game, skip)
        *_, last = perft(game, depth)
        lines.append(f"{seats} {seed} {skip} {depth}: {last.positions} {last.standings}")
    return "\n".join(lines) + "\n"
