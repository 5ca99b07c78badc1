"""What the browser is told of views, names and questions is what it gets."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any, TypedDict, get_type_hints

import pytest

import cothon
from cothon.match.game import read_material, speak
from cothon.server.catalogue import PlainNames, plain_names
from cothon.server.typescript import WIDTH, files, game_types, listed
from cothon.shapes import has_shape
from cothon.words import LANGUAGES
from tests.kernel.ferry import SHEET as FERRY
from tests.kernel.ferry.shapes import Raft
from tests.often import often
from tests.played import varied_games

WEB = Path(__file__).parent.parent.parent / "web" / "src"
SHEETS = [pytest.param(sheet, id=sheet.key) for sheet in cothon.games()]
DRAWN = [sheet for sheet in cothon.games() if sheet.labels]


@pytest.mark.parametrize("path", files())
def test_the_types_of_the_browser_are_up_to_date(path: str) -> None:
    text = files()[path]
    assert (WEB / path).read_text(encoding="utf-8") == text, "run: make types"
    assert max(map(len, text.splitlines())) <= WIDTH


def test_types_are_written_where_there_is_a_board() -> None:
    folders = {path.parent.name for path in (WEB / "games").glob("*/index.ts")}
    assert folders == {sheet.key for sheet in DRAWN} | {"generic"}
    assert files().keys() == {"lib/protocol.ts"} | {f"games/{key}/types.ts" for key in folders}


@pytest.mark.parametrize("sheet", DRAWN, ids=lambda sheet: sheet.key)
def test_the_browser_knows_every_question(sheet: cothon.Sheet) -> None:
    (declared,) = re.findall(r"type Step =([^;]*);", files()[f"games/{sheet.key}/types.ts"])
    for game in varied_games(sheet.key, games=often(6)):
        assert game.over or f'"{type(game.state.agenda[-1]).__name__}"' in declared


@pytest.mark.parametrize("sheet", SHEETS)
def test_views_are_as_declared(sheet: cothon.Sheet) -> None:
    for game in varied_games(sheet.key, games=often(6)):
        if game.moment % 7 == 0 or game.over:  # through all eyes in turn
            eyes = game.moment % (game.seats + 1)
            table = game.table(None if eyes == game.seats else eyes)
            assert has_shape(table, sheet.shape), table


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_as_declared(sheet: cothon.Sheet, language: str) -> None:
    """What a drawn board prints; and what any game is read by without one."""
    material = read_material(sheet.key, None)
    words = speak(sheet, material, language)
    assert has_shape(plain_names(words), PlainNames)
    if sheet.labels is not None:
        shape = get_type_hints(sheet.labels)["return"]
        for seats in sheet.seats:
            names = sheet.labels(material, words, seats)
            assert has_shape(names, shape), names


# Shapes of which a thing has one, as the toy game has them.


class Labels(TypedDict):
    """What a board of the ferry would print."""

    boats: dict[str, list[Raft | None]]


def labels(material: Any, words: Any, seats: int) -> Labels:
    """Nothing, in its shape."""
    return {"boats": {}}


def test_one_of_several_shapes_is_written_as_a_union() -> None:
    text = game_types(replace(FERRY, labels=labels))
    for line in (
        "  vessel: Raft | Barge | Wherry;",
        "  aboard: (Passenger | null)[];",
        "  follows: number; // whose boat is behind",
        '  boat: "WHERRY";',
        '  flag: "UP" | "DOWN" | null;',
        "  by_fare: Record<string, Passenger[]>;",
        "  boats: Record<string, (Raft | null)[]>;",
    ):
        assert line in text.splitlines(), line
    for shape in ("View", "Player", "Raft", "Barge", "Wherry", "Bench", "Passenger", "Labels"):
        assert text.count(f"export interface {shape} {{") == 1


def test_many_shapes_stand_one_below_the_other() -> None:
    names = [f"{'Large' * 5}Shop{number}" for number in range(5)]
    assert listed("  shop:", names[:2], " // sold") == [f"  shop: {' | '.join(names[:2])}; // sold"]
    below = [f"    | {name}" for name in names]
    assert listed("  shop:", names, " // sold") == ["  shop: // sold", *below[:-1], f"{below[-1]};"]


def test_what_is_said_of_a_key_is_said_wherever_it_stands(ferry: str) -> None:
    """Behind a raft is a seat, behind the ferryman a number: of that key nothing is said."""
    keys = plain_names(cothon.new(ferry, 1, 0).words("fr"))["keys"]
    assert keys["follows"] == []
    assert (keys["last"], keys["players"]) == (["seat"], ["each_seat"])
    assert keys["aboard"] == keys["sits"] == ["hidden"]
    assert keys["by_fare"] == keys["flag"] == keys["boat"] == []


def test_views_of_several_shapes_fit(ferry: str) -> None:
    game = cothon.new(ferry, 2, 3, {"ferryman": True})
    while not game.over:
        for eyes in (None, 0, 1, 2):
            table = game.table(eyes)
            assert has_shape(table, FERRY.shape), table
        game.apply(game.options[0])
    table["players"][0]["vessel"] = {**table["players"][1]["vessel"], "boat": "RAFT"}
    assert not has_shape(table, FERRY.shape)
