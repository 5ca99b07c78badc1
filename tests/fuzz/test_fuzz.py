"""A short run over hostile data; `make soak` tries thousands."""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import cothon
from cothon.cli import app
from cothon.match.save import LONGEST_TEXT, Save
from tests.fuzz import KINDS, Case, fuzz, positions_of, saves_of
from tests.often import often

NUMBERS = {"save": 450, "position": 1200, "material": 120}
MOST = 32 * 2**20  # bytes
EVERY_GAME = pytest.mark.parametrize("key", [sheet.key for sheet in cothon.games()])


@EVERY_GAME
@pytest.mark.parametrize("kind", KINDS)
def test_what_nobody_wrote_is_played_with_or_refused(key: str, kind: str) -> None:
    tried = [fuzz(Case(key, kind, number)) for number in range(often(NUMBERS[kind]))]
    assert any(tried), "some of it must be refused"


@EVERY_GAME
def test_what_nobody_wrote_takes_no_great_deal_of_memory(key: str) -> None:
    fuzz(Case(key, "save", 0))
    tracemalloc.start()
    try:
        for number in range(20):
            fuzz(Case(key, "save", number))
            fuzz(Case(key, "position", number))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < MOST


@EVERY_GAME
def test_examples_are_good_before_they_are_changed(key: str) -> None:
    assert cothon.position(key, positions_of(key)[0]).seat is not None
    for text in saves_of(key):
        cothon.replay(json.loads(text))


def save_with(**changed: Any) -> str:
    """The text of a save in which this is said instead."""
    return json.dumps({**json.loads(cothon.new("neptun", 3, 7).save.to_json()), **changed})


@pytest.mark.parametrize("key", ["names", "players"])
def test_names_have_an_end(key: str) -> None:
    """A sentence in which a name of thousands of letters stands cannot be put together."""
    most = "é" * LONGEST_TEXT
    game = cothon.replay(json.loads(save_with(**{key: [most] * 3})))
    assert most in game.log("en", names=game.save.names or (most,) * 3)[1]
    with pytest.raises(cothon.BadSave, match="more than 200 letters"):
        Save.from_json(save_with(**{key: [most, most, most + "e"]}))


@pytest.mark.parametrize("field", ["game", "material"])
def test_a_game_and_its_material_have_names_of_some_letters(field: str) -> None:
    with pytest.raises(cothon.BadSave, match="too many letters"):
        Save.from_json(save_with(**{field: "x" * 10_000}))


@pytest.mark.parametrize("depth", [10, 400, 900, 5000])
def test_a_complaint_stays_short_however_deep_or_large_a_thing_is(depth: int) -> None:
    deep: Any = []
    for _ in range(depth):
        deep = [deep]
    for thing in (deep, [0] * 100_000, 10**depth, "x" * 100_000):
        with pytest.raises(cothon.BadPosition) as caught:
            cothon.position("neptun", {"players": [{"gold": thing}, {}, {}]})
        assert len(str(caught.value)) < 500


def test_a_number_of_players_is_refused_however_large() -> None:
    with pytest.raises(cothon.BadOption, match="is for 3, 4 or 5 players"):
        cothon.new("neptun", 10**5000)


@EVERY_GAME
def test_a_position_without_players_is_refused(key: str) -> None:
    given: list[Any] = [[], (), {}, None, 3, "abc", [{}] * 16, [None] * 3]
    for players in given:
        with pytest.raises((cothon.BadPosition, cothon.BadOption)):
            cothon.position(key, {"players": players})


@pytest.mark.parametrize(
    "entry",
    [
        ["no-such-event", 0, [], []],
        ["display-dealt", 0, [], []],
        ["display-dealt", 0, [0] * 9, [0] * 9],
        ["display-dealt", 0, [10**400], [-1]],
        ["contract-refused", 0, [0, 10**9, 0], [-1] * 3],
    ],
)
def test_a_stored_journal_that_tells_nonsense_is_told_by_its_key(
    entry: list[Any], tmp_path: Path
) -> None:
    path = tmp_path / "save.json"
    path.write_text(save_with(journal=[entry]), encoding="utf-8")
    told = CliRunner().invoke(app, ["replay", str(path), "--stored", "--language", "en"])
    assert told.exit_code == 0
    assert entry[0] in told.output
    assert len(told.output.splitlines()) == 1
