"""The number of positions ahead, and of different standings, as pinned."""

from __future__ import annotations

from pathlib import Path

import pytest

import cothon
from tests.perft.count import TABLES, counted


def test_every_game_has_a_table() -> None:
    assert [path.stem for path in TABLES] == sorted(sheet.key for sheet in cothon.games())


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_perft(path: Path) -> None:
    assert counted(path) == path.read_text(encoding="utf-8")
