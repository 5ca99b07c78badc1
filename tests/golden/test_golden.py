"""Whole games: replayed to the end, their transcripts and results compared exactly."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import cothon
from cothon.match.save import Save
from tests.golden.record import FOLDER, WANTED, transcript
from tests.played import golden_saves

SAVES = [path for sheet in cothon.games() for path in golden_saves(sheet.key)]


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_a_golden_game_is_told_as_before(path: Path) -> None:
    game = cothon.replay(path)
    assert game.over
    assert transcript(game) == path.with_suffix(".txt").read_text(encoding="utf-8")
    stored = Save.read(path)
    # An option may be younger than the game.
    options = game.sheet.fill_options(stored.options, stored.seats)
    assert game.save == replace(stored, options=options), "the journal is the one the rules tell"
    assert WANTED[path.parent.name][path.stem](game), "it shows what it is there to show"


@pytest.mark.parametrize("key", [sheet.key for sheet in cothon.games()])
def test_there_is_a_golden_game_of_every_kind(key: str) -> None:
    assert {path.stem for path in golden_saves(key)} == set(WANTED[key])


def test_the_manifest_names_every_golden_game() -> None:
    manifest = (FOLDER / "MANIFEST.md").read_text(encoding="utf-8")
    for path in SAVES:
        assert f"`{path.stem}`" in manifest
