"""The Alchemist's laboratory as a whole: material, positions, and laws of every game."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import cothon
from cothon.games.merchants_cove.material import MATERIAL, read_material
from cothon.games.merchants_cove.merchants.alchemist.box import CAULDRONS, ICHOR, SPACES
from cothon.games.merchants_cove.merchants.alchemist.shop import Laboratory, coloured_in, gaps_in
from tests.games.merchants_cove.laboratory import decanter, lab, laboratory, see_cells
from tests.games.merchants_cove.laid import Laid, lay

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
        ("brew_hours = 1", "brew_hours = 10", "from 0 to 9"),
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


def check_pieces(shop: dict[str, Any], laboratory: Laboratory) -> None:
    """All pieces are somewhere, nothing hangs or has failed to explode."""
    lying = Counter(piece for pot in shop["cauldrons"].values() for piece in pot)
    lying += (
        Counter(shop["in_hand"]) + Counter(shop["ingredient_bag"]) + Counter(ichor=shop["waste"])
    )
    lying += Counter(piece for piece in shop["decanter"].values() if piece is not None)
    lying += Counter(extract=len(shop["icons_covered"]))
    assert lying == {"red": 5, "green": 5, "blue": 5, "yellow": 5, "ichor": 6, "extract": 4}
    cells = list(shop["decanter"].values())
    for column in (0, 1):
        falling = [*cells[column:6:2][::-1], *cells[6:]]
        assert None not in falling[: sum(cell is not None for cell in falling)]
    for cauldron in range(CAULDRONS):
        is_full = gaps_in(laboratory, cauldron) == 0
        assert 0 <= gaps_in(laboratory, cauldron) <= SPACES
        if is_full and coloured_in(laboratory, cauldron) == 0:
            assert laboratory.count_in(cauldron, ICHOR) == 0


def begun(seed: int) -> Laid:
    """A game alone, or with the Blacksmith, in which A is the Alchemist."""
    game = Laid.new(1 + seed % 2, seed)
    game.choose("alchemist")
    if game.question == "B ChooseMerchant":
        game.choose("blacksmith")
    return game


@pytest.mark.parametrize("seed", range(200))
def test_random_games_keep_all_pieces(seed: int) -> None:
    """[MC-GEN-3, MC-CLEAN-9, MC-ALCH-DEC-2, MC-ALCH-BOOM-1]"""
    game = begun(seed)
    rng = random.Random(seed)
    while game.seat is not None:
        check_pieces(game.shop("A"), lab(game))
        assert len(game.options) <= 60
        game.apply(rng.choice(game.options))
    check_pieces(game.shop("A"), lab(game))


@pytest.mark.parametrize("seed", range(12))
def test_clones_and_redeals_look_the_same(seed: int) -> None:
    game = begun(seed)
    rng = random.Random(seed)
    while game.seat is not None:
        for seat in range(game.seats):
            assert game.determinize(seat, seed).view(seat) == game.view(seat)
        twin = game.clone()
        before = game.view(0)
        while twin.seat is not None and rng.random() < 0.7:
            twin.apply(rng.choice(twin.options))
        assert game.view(0) == before
        game.apply(rng.choice(game.options))


def test_the_decanter_is_full_whenever_a_turn_begins() -> None:
    """[MC-ALCH-TAKE-6, MC-ALCH-STAFF-5] The box has enough for that: D-8."""
    for seed in range(20):
        game = begun(seed)
        rng = random.Random(seed)
        while game.seat is not None:
            if game.question == "A ChooseSpace":
                assert None not in see_cells(game)
            game.apply(rng.choice(game.options))
