"""The figures of all runs that were recorded, and their sum as docs/operating.md tells it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tests.soak.kills import KINDS, Figures

LEDGER: Final = Path(__file__).parent / "LEDGER.md"
KILLS: Final = ("workers", "servers", "servers on SQLite", "thinking processes", "PostgreSQL")
OTHERS: Final = ("lines broken", "tables", "acknowledged moves", "lost", "doubled")


def row_of(figures: Figures) -> str:
    """A run as a row."""
    counts = [figures.kills[kind] for kind in KINDS]
    others = [figures.lines, figures.tables, figures.acknowledged, figures.lost, figures.doubled]
    told = [f"{datetime.now(UTC):%Y-%m-%d}", figures.seed, f"{figures.minutes:.0f}"]
    return "| " + " | ".join(str(cell) for cell in [*told, *counts, *others]) + " |\n"


def record(figures: Figures) -> None:
    """Add a run."""
    with LEDGER.open("a") as ledger:
        ledger.write(row_of(figures))


def sums() -> dict[str, int]:
    """All runs together."""
    rows = [line.split("|")[2:-1] for line in LEDGER.read_text().splitlines() if "| 20" in line]
    named = zip(("seed", "minutes", *KILLS, *OTHERS), zip(*rows, strict=True), strict=True)
    return {name: sum(int(cell) for cell in cells) for name, cells in named}


def told() -> str:
    """The sum in one sentence."""
    of = sums()
    kills = sum(of[kind] for kind in KILLS)
    each = ", ".join(f"{of[kind]:,} of {kind}" for kind in KILLS)
    return (
        f"{kills:,} kills ({each}), lines broken {of['lines broken']:,} times, "
        f"{of['acknowledged moves']:,} acknowledged moves at {of['tables']:,} tables: "
        f"{of['lost']:,} lost, {of['doubled']:,} doubled."
    )
