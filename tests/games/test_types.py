"""What the browser is told of views, names and questions is what it gets."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import cothon
from cothon.match.game import read_material, speak
from cothon.server.typescript import WIDTH, files
from cothon.words import LANGUAGES
from tests.often import often
from tests.played import varied_games

WEB = Path(__file__).parent.parent.parent / "web" / "src"
SHEETS = [pytest.param(sheet, id=sheet.key) for sheet in cothon.games()]


@pytest.mark.parametrize("path", files())
def test_the_types_of_the_browser_are_up_to_date(path: str) -> None:
    text = files()[path]
    assert (WEB / path).read_text(encoding="utf-8") == text, "run: make types"
    assert max(map(len, text.splitlines())) <= WIDTH


fields_of = cache(get_type_hints)


def fits(value: Any, kind: Any) -> bool:
    """Has a value exactly the declared shape? Where the keys are known, all of them are there."""
    parts = get_args(kind)
    if get_origin(kind) is Literal:
        return value in parts
    if get_origin(kind) in (Union, UnionType):
        return any(fits(value, part) for part in parts)
    if get_origin(kind) is list:
        return type(value) is list and all(fits(one, parts[0]) for one in value)
    if get_origin(kind) is dict and type(value) is dict:
        is_whole = get_origin(parts[0]) is not Literal or value.keys() == set(get_args(parts[0]))
        pairs = [(key, parts[0]) for key in value] + [(one, parts[1]) for one in value.values()]
        return is_whole and all(fits(*pair) for pair in pairs)
    if is_typeddict(kind) and type(value) is dict:
        fields = fields_of(kind)
        return value.keys() == fields.keys() and all(fits(value[key], fields[key]) for key in value)
    return type(value) is kind


@pytest.mark.parametrize("sheet", SHEETS)
def test_views_and_questions_are_as_declared(sheet: cothon.Sheet) -> None:
    shape = get_type_hints(sheet.view)["return"]
    (declared,) = re.findall(r"type Step =([^;]*);", files()[f"games/{sheet.key}/types.ts"])
    for game in varied_games(sheet.key, games=often(6)):
        if game.moment % 7 == 0 or game.over:  # through all eyes in turn
            eyes = game.moment % (game.seats + 1)
            table = game.table(None if eyes == game.seats else eyes)
            assert fits(table, shape), table
        assert game.over or f'"{type(game.state.agenda[-1]).__name__}"' in declared


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_as_declared(sheet: cothon.Sheet, language: str) -> None:
    if sheet.labels is None:
        pytest.skip("a game without a drawn board prints nothing")
    shape = get_type_hints(sheet.labels)["return"]
    material = read_material(sheet.key, None)
    for seats in sheet.seats:
        names = sheet.labels(material, speak(sheet, material, language, ()), seats)
        assert fits(names, shape), names
