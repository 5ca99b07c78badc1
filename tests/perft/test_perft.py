"""The number of positions ahead, and of different standings, as pinned."""

from __future__ import annotations

from pathlib import Path

import pytest

import cothon
from tests.often import SHARE
from tests.perft.count import TABLES, counted


def test_every_game_has_a_table() -> None:
    assert [path.stem for path in TABLES] == sorted(sheet.key for sheet in cothon.games())


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_perft(path: Path) -> None:
    """All lines of a table; interpreted, every third."""
    lines = path.read_text(encoding="utf-8").splitlines()[1::SHARE]
    assert lines
    assert [counted(path.stem, line) for line in lines] == lines
