"""Whole games: replayed to the end, their transcripts and results compared exactly."""

from __future__ import annotations

from pathlib import Path

import pytest

import cothon
from cothon.match.save import Save
from tests.golden.record import FOLDER, WANTED, ending, transcript
from tests.played import golden_saves

SAVES = [path for sheet in cothon.games() for path in golden_saves(sheet.key)]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_golden_game_is_told_as_before(path: Path) -> None:
    game = cothon.replay(path)
    assert game.over
    assert transcript(game) == path.with_suffix(".txt").read_text(encoding="utf-8")
    assert game.save == Save.read(path), "the stored journal is the one the rules tell"


def test_there_is_a_golden_game_for_every_way_to_end() -> None:
    names = {path.stem for path in golden_saves("porto_carthago")}
    assert names == set(WANTED)
    for path in golden_saves("porto_carthago"):
        assert WANTED[path.stem](ending(cothon.replay(path))), path.stem


def test_the_manifest_names_every_golden_game() -> None:
    manifest = (FOLDER / "MANIFEST.md").read_text(encoding="utf-8")
    for path in SAVES:
        assert f"`{path.stem}`" in manifest
