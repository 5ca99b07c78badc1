"""The Alchemist's laboratory as a whole: material, positions, and laws of every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cothon
from cothon.games.merchants_cove.material import MATERIAL, read_material
from tests.games.merchants_cove.laboratory import decanter, laboratory, see_cells
from tests.games.merchants_cove.laid import lay

# Material


@pytest.mark.parametrize(
    ("line", "broken", "complaint"),
    [
        ("ingredients = [5, 5, 5, 5, 6]", "ingredients = [5, 5, 5, 5]", "a list of 5 entries"),
        ("ingredients = [5, 5, 5, 5, 6]", "ingredients = [5, 5, 5, -1, 6]", "from 0 to 31"),
        ("waste_spaces = 6", "waste_spaces = 5", "at least 6, one for each ichor"),
        ("waste_safe = 3", "waste_safe = 7", "from 0 to 6"),
        ("take_hours = [1, 2, 2]", "take_hours = [1, 2]", "a list of 3 entries"),
        ("take_corruption = [0, 0, 1]", 'take_corruption = [0, 0, "1"]', "from 0 to 9"),
        ("take_hours = [1, 2, 2]", "take_hours = [1, 0, 2]", "from 1 to 9"),
        ("brew_hours = 1", "brew_hours = 10", "from 1 to 9"),
        ("brew_hours = 1", "brew_hours = 0", "from 1 to 9"),
        ("staff_hours = 2", "staff_hours = 0", "from 1 to 9"),
        ("clean_hours = 1", "clean_hours = 0", "from 1 to 9"),
        ("clean_hours = 1", "", "found 'nothing'"),
    ],
)
def test_bad_material_is_refused(tmp_path: Path, line: str, broken: str, complaint: str) -> None:
    whole = MATERIAL.read_text(encoding="utf-8")
    path = tmp_path / "broken.toml"
    path.write_text(whole.replace(line, broken, 1), encoding="utf-8")
    assert line in whole
    with pytest.raises(cothon.BadMaterial, match=f"alchemist.*{complaint}"):
        read_material(path)


def test_the_printed_numbers() -> None:
    """D-8."""
    shop = laboratory().shop("A")
    assert sum(shop["ingredient_bag"].values()) + len(see_cells(laboratory())) == 26
    assert (shop["waste_spaces"], shop["waste_safe"]) == (6, 3)
    supply = laboratory().mat("A")["supply"]
    assert [supply[good] for good in ("small_red", "large_yellow")] == [3, 2]


# Positions


def test_a_position_is_read_as_it_is_seen() -> None:
    game = laboratory("rgi", "xx", "y", decanter="rg br gb yi", waste=2)
    seen = game.shop("A")
    keys = ("decanter", "cauldrons", "waste", "icons_covered", "ingredient_bag")
    shop = {key: seen[key] for key in keys}
    again = lay(A={"merchant": "alchemist", "shop": shop}, B={"merchant": "blacksmith"})
    assert again.shop("A") == seen


def test_a_decanter_that_is_not_given_is_filled_by_chance() -> None:
    full = [decanter(laboratory("rg", seed=seed)) for seed in range(4)]
    assert len(set(full)) > 1
    assert "." not in "".join(full)


@pytest.mark.parametrize(
    ("shop", "complaint"),
    [
        ({"decanter": {"TL": "red"}}, "no marble above an empty cell"),
        ({"decanter": {"BL": "red", "N1": "red"}}, "no marble above an empty cell"),
        ({"decanter": {"BL": "extract"}}, "one of red"),
        ({"decanter": {"XX": "red"}}, "cells: TL"),
        ({"cauldrons": {"K5": ["red"]}}, "cauldrons: K1"),
        ({"cauldrons": {"K1": ["red"] * 4}}, "at most 3"),
        ({"cauldrons": {"K1": ["ichor"] * 3}}, "something coloured"),
        ({"cauldrons": {"K1": ["red"] * 3, "K2": ["red"] * 3}}, "5 red in all"),
        ({"cauldrons": {"K1": ["extract"]}}, "4 extracts in all"),
        ({"icons_covered": ["red"]}, "4 extracts in all"),
        ({"waste": 7}, "from 0 to 6"),
        ({"ingredient_bag": {"red": 5}}, "5 green in all"),
        ({"in_hand": ["red"]}, "unknown key 'in_hand'"),
    ],
)
def test_nonsense_is_refused(shop: dict[str, Any], complaint: str) -> None:
    with pytest.raises(cothon.BadPosition, match=complaint):
        lay(A={"merchant": "alchemist", "shop": shop}, B={"merchant": "blacksmith"})


# Laws
