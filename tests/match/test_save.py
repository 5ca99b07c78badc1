"""Saves: what they name, what is refused, and what a lying one costs."""

from __future__ import annotations

import json
import tracemalloc
from dataclasses import replace
from typing import Any

import pytest

import cothon
from cothon.kernel.errors import BadSave
from cothon.match.save import Save

KEY = bytes(range(32))


def fields_of(save: Save, **changed: Any) -> str:
    """The text of a save with some fields changed; None takes one out."""
    fields = {**json.loads(save.to_json()), **changed}
    return json.dumps({key: value for key, value in fields.items() if value is not None})


def test_a_save_names_its_generator_and_key() -> None:
    game = cothon.new("neptun", 3, KEY)
    for _ in range(30):
        game.apply(game.options[0])
    fields = json.loads(game.save.to_json())
    assert fields["generator"] == "hmac-sha256"
    assert fields["key"] == KEY.hex()
    assert "seed" not in fields
    again = cothon.replay(Save.from_json(game.save.to_json()))
    assert again.save == game.save
    assert again.view(0) == game.view(0)
    assert again.state.piles() == game.state.piles()


def test_a_save_with_a_seed_is_written_as_ever() -> None:
    fields = json.loads(cothon.new("neptun", 3, 7).save.to_json())
    assert fields["seed"] == 7
    assert {"generator", "key"}.isdisjoint(fields)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"seed": 5}, "a 'seed' and a 'key'"),
        ({"generator": "dice"}, "needs the generator 'dice'"),
        ({"generator": None}, "needs the generator None"),
        ({"key": None}, "'key' is not a key"),
        ({"key": "00" * 15}, "'key' is not a key"),
        ({"key": "00" * 65}, "'key' is not a key"),
        ({"key": "xy" * 32}, "'key' is not a key"),
        ({"key": "AB" * 32}, "'key' is not a key"),
        ({"key": "00 " * 32}, "'key' is not a key"),
        ({"key": 7}, "'key' is not a key"),
        ({"key": None, "generator": None}, "'seed' is missing"),
    ],
)
def test_a_save_without_a_sound_key_is_refused(changed: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSave, match=reason):
        Save.from_json(fields_of(cothon.new("neptun", 3, KEY).save, **changed))


@pytest.mark.parametrize("rules", [-1, 2**31, 10**30])
def test_a_save_names_a_version_of_rules_that_there_can_be(rules: int) -> None:
    with pytest.raises(BadSave, match="no version of rules"):
        Save.from_json(fields_of(cothon.new("neptun", 3, KEY).save, rules=rules))


@pytest.mark.parametrize("texts", ["players", "names"])
@pytest.mark.parametrize("seats", [300_000_000, -1, 0, 10**30])
def test_a_save_that_lies_about_its_seats_costs_nothing(texts: str, seats: int) -> None:
    text = fields_of(cothon.new("neptun", 3, 7).save, seats=seats, **{texts: ["a"]})
    tracemalloc.start()
    try:
        with pytest.raises(BadSave, match=f"{texts!r} is not a list of texts"):
            Save.from_json(text)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 100_000, "bytes"


def test_seats_that_no_game_has_are_refused_before_anything_is_set_up() -> None:
    with pytest.raises(cothon.BadOption, match="not 300000000"):
        cothon.replay(json.loads(fields_of(cothon.new("neptun", 3, 7).save, seats=300_000_000)))


def test_the_luck_of_a_save_is_its_own() -> None:
    save = cothon.new("neptun", 3, KEY).save
    numbers = [save.luck(), save.luck(1), save.luck(1, 2), save.luck(2, 1)]
    numbers.append(cothon.new("neptun", 3, 7).save.luck())
    assert len(set(numbers)) == len(numbers)
    assert all(0 <= number < 2**62 for number in numbers)
    assert Save.from_json(save.to_json()).luck(1, 2) == save.luck(1, 2)


@pytest.mark.parametrize("sheet", cothon.games(), ids=lambda sheet: sheet.key)
def test_a_position_for_others_than_the_save_is_refused(sheet: cothon.Sheet) -> None:
    """Else somebody would sit where the rules play, or nobody where people are asked."""
    for seats in sheet.seats:
        for players in range(6):
            begun = cothon.new(sheet.key, seats, 0).save
            save = replace(begun, position={"players": [{}] * players})
            if players != seats:
                with pytest.raises(cothon.BadPosition, match=r"position\.players"):
                    cothon.replay(save)


def test_a_save_that_is_nested_without_end_is_refused() -> None:
    for text in ("[" * 200_000, '{"a":' * 200_000):
        with pytest.raises(cothon.BadSave):
            Save.from_json(text)
