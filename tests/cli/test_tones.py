"""The colours of players, in the terminal and on the page."""

from __future__ import annotations

from pathlib import Path

import pytest

import cothon
from cothon.terminal.tones import CLIENT, TONES, style_sheet
from tests.luck import deal

ROOT = Path(__file__).parent.parent.parent


def test_the_page_has_the_tones_of_the_table() -> None:
    written = (ROOT / CLIENT).read_text(encoding="utf-8")
    assert written == style_sheet(), "python -m cothon.terminal.tones"


@pytest.mark.parametrize("sheet", cothon.games(), ids=lambda sheet: str(sheet.key))
def test_players_are_told_apart_by_their_tones(sheet: cothon.Sheet) -> None:
    seats = max(sheet.seats)
    game = cothon.new(sheet.key, seats, deal(sheet.key, seats))
    tones = [TONES[player["colour"]] for player in game.view(0)["table"]["players"]]
    assert len(tones) == game.seats
    for shown in ([tone.terminal for tone in tones], [tone.page for tone in tones]):
        assert len(set(shown)) == game.seats, shown
