"""Whole games saved under version 1 of the rules: they are replayed, or refused and still told."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import cothon
from cothon.cli import app
from cothon.games import find_sheet
from cothon.match.game import read_material, speak
from cothon.match.save import Save
from cothon.words import LANGUAGES
from cothon.words.stored import sentence

FOLDER = Path(__file__).parent / "version_1"
SAVES = sorted(FOLDER.glob("*/*.json"))


def test_there_are_saves_of_every_game_that_had_a_version_1() -> None:
    games = {path.parent.name for path in SAVES}
    assert games == {"merchants_guilds", "neptun", "porto_carthago"}
    assert len(SAVES) == 58


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_save_of_version_1_is_played_again_or_refused(path: Path) -> None:
    save = Save.read(path)
    assert save.rules == 1
    if find_sheet(save.game).rules == 1:
        assert cothon.replay(save).over
        return
    with pytest.raises(cothon.BadSave, match="rules version 1"):
        cothon.replay(save)


@pytest.mark.parametrize("game", sorted({path.parent.name for path in SAVES}))
def test_its_stored_journal_is_told_whatever_the_rules_are_now(game: str) -> None:
    """Also what no rule tells any more has its sentence, in every language and for every reader."""
    for number, path in enumerate(sorted((FOLDER / game).glob("*.json"))):
        language = LANGUAGES[number % len(LANGUAGES)]
        told = CliRunner().invoke(app, ["replay", str(path), "--stored", "-l", language])
        assert told.exit_code == 0, told.output
        save = Save.read(path)
        assert save.journal is not None
        assert len(told.output.splitlines()) >= len(save.journal)
        words = speak(find_sheet(game), read_material(game, None), language)
        for entry in save.journal:
            assert sentence(words, entry, None) is not None, entry
            assert sentence(words, entry, number % save.seats) is not None, entry
