"""Files of material: broken ones are refused with file and key, others are played with."""

from __future__ import annotations

import random
import re
from importlib import import_module
from pathlib import Path

import pytest

import cothon
from cothon.plain.printed import Printed
from tests.other_material import changed, own_text

TABLES = {sheet.key: import_module(f"tests.games.{sheet.key}.broken") for sheet in cothon.games()}
Case = tuple[str, str, str]


def found_block(key: str) -> str:
    """The first block of a game's file that a source states."""
    return str(re.findall(r'^\[(\w+)\]\nstatus = "FOUND"', own_text(key), re.MULTILINE)[0])


def everywhere(key: str) -> list[Case]:
    """What is wrong in the file of any game."""
    block = found_block(key)
    [colour, *_] = re.findall(
        r'^\[\[colours\]\].*\n.*\n(code = "\w+")', own_text(key), re.MULTILINE
    )
    head = f'[{block}]\nstatus = "FOUND"'
    statuses = f"{block}.status: expected one of FOUND, DEDUCED, RECONSTRUCTED, found "
    return [
        ('edition = "reconstruction"', 'edition = ""', "edition: expected a text, found ''"),
        (head, f"[{block}]", f"{statuses}'nothing'"),
        (head, head.replace("FOUND", "GUESS"), f"{statuses}'GUESS'"),
        (f"\n[{block}]", f"\n[{block[:-1]}]", f"{block}: expected a table, found 'nothing'"),
        (colour, "code = 7", "colours[0].code: expected a text, found 7"),
        (colour, r'code = "\u001b[2J"', "letters that can be seen, found '\\x1b[2J'"),
    ]


CASES = [
    pytest.param(key, old, new, complaint, id=f"{key}-{number}")
    for key, game in TABLES.items()
    for number, (old, new, complaint) in enumerate([*everywhere(key), *game.BROKEN])
]
GAMES = pytest.mark.parametrize("sheet", cothon.games(), ids=lambda sheet: sheet.key)


@pytest.mark.parametrize(("key", "old", "new", "complaint"), CASES)
def test_it_is_refused(tmp_path: Path, key: str, old: str, new: str, complaint: str) -> None:
    """The complaint names file and key, what was expected and what was found."""
    path = changed(tmp_path, key, (old, new))
    with pytest.raises(cothon.BadMaterial, match=re.escape(complaint)) as refused:
        cothon.new(key, 4, seed=1, material=path)
    assert str(refused.value).startswith(f"{path}: ")
    assert ", found " in str(refused.value)


@GAMES
def test_no_file_and_no_toml(tmp_path: Path, sheet: cothon.Sheet) -> None:
    """The complaint names the file."""
    path = tmp_path / "none.toml"
    with pytest.raises(cothon.BadMaterial, match=re.escape(f"{path}: cannot be read (No such f")):
        cothon.new(sheet.key, 4, material=path)
    for content in (b"[numbers\n", b"edition = '\xff'\n"):
        path.write_bytes(content)
        with pytest.raises(cothon.BadMaterial, match=re.escape(f"{path}: is not valid TOML: ")):
            cothon.new(sheet.key, 4, material=str(path))


@GAMES
def test_what_was_deduced_says_so(tmp_path: Path, sheet: cothon.Sheet) -> None:
    """It is neither stated by a source nor built to fit."""
    block = found_block(sheet.key)
    found = f'[{block}]\nstatus = "FOUND"'
    path = changed(tmp_path, sheet.key, (found, found.replace("FOUND", "DEDUCED")))
    assert sheet.read_material(path).faces() == sheet.read_material(None).faces()
    assert block not in Printed.read(path).reconstructed()


@GAMES
def test_the_digest_tells_values_and_not_comments(tmp_path: Path, sheet: cothon.Sheet) -> None:
    """A save names the material it was played with by this digest."""
    own = sheet.read_material(None).digest
    remark = changed(tmp_path, sheet.key, ("edition = ", "# my own remark\nedition   = "))
    assert sheet.read_material(remark).digest == own
    for changes in (TABLES[sheet.key].OTHER, TABLES[sheet.key].RENAMED):
        assert sheet.read_material(changed(tmp_path, sheet.key, *changes)).digest != own


@GAMES
def test_a_game_can_be_played_with_other_material(tmp_path: Path, sheet: cothon.Sheet) -> None:
    """And its save is brought back with that material only."""
    path = changed(tmp_path, sheet.key, *TABLES[sheet.key].OTHER)
    game = cothon.new(sheet.key, 3, seed=4, material=path)
    assert game.view(0)["material"] == sheet.read_material(path).digest
    luck = random.Random(4)
    while not game.over:
        game.apply(luck.choice(game.options))
    assert game.winners
    again = cothon.replay(game.save, material=path)
    assert again.view(None) == game.view(None)
    with pytest.raises(cothon.BadSave, match="was played with material"):
        cothon.replay(game.save)
