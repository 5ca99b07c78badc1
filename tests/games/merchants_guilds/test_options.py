"""The four rule options of the rules page."""

from __future__ import annotations

import random
import re
from itertools import product
from typing import Any

import pytest

import cothon
from tests.games.merchants_guilds.laid import LETTERS, Laid, asleep, final, lay

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
Options = dict[str, bool | str]
LARGEST: Options = {"set_scoring": "largest_different_only"}
THIS_TILE: Options = {"vp_tile_scope": "this_tile_only"}
RIGHT: Options = {"column_seat": "right_column_only"}
SPARE: Options = {"setup_disc_source": "available_disc"}
VALUES = {
    "set_scoring": ("each_set", "largest_different_only"),
    "vp_tile_scope": ("all_positions", "this_tile_only"),
    "column_seat": ("any_column", "right_column_only"),
    "setup_disc_source": ("residence_top_disc", "available_disc"),
}
TILES = ["GUILD_HALL_1", "RESIDENCE_1", "VICTORY_POINTS", "SHIP_CARDS", "COINS", "GOODS"]


def test_the_options_and_the_rulings_they_decide() -> None:
    """[AMB-01, AMB-02, AMB-03, AMB-06]"""
    options = {option.key: option for option in Laid.new(3).sheet.options}
    assert {key: option.values for key, option in options.items()} == VALUES
    assert [option.ruling for option in options.values()] == [
        "AMB-01",
        "AMB-02",
        "AMB-03",
        "AMB-06",
    ]
    defaults = {key: values[0] for key, values in VALUES.items()}
    assert Laid.new(3).save.options == defaults


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"set_scoring": "all"},
            "option 'set_scoring' takes each_set, largest_different_only, not",
        ),
        (
            {"vp_tile_scope": True},
            "option 'vp_tile_scope' takes all_positions, this_tile_only, not",
        ),
        ({"column_seat": "left"}, "option 'column_seat' takes any_column, right_column_only, not"),
        ({"setup_disc_source": 1}, "option 'setup_disc_source' takes residence_top_disc, availab"),
        ({"storm": True}, "merchants_guilds has no option 'storm' (it has: "),
    ],
)
def test_other_settings_are_refused(options: dict[str, Any], message: str) -> None:
    """[AMB-01, AMB-02, AMB-03, AMB-06]"""
    with pytest.raises(cothon.BadOption, match=re.escape(message)):
        Laid.new(3, 1, options)


# set_scoring


@pytest.mark.parametrize(
    ("ships", "each", "largest"),
    [
        ("S01 S02 S13 S14 S25 S19", 9, 8),  # 2 dyes, 2 glass, 1 jewelry, 1 cedar
        ("S01 S02 S03 S25 S26 S19", 8, 7),  # 3 dyes, 2 jewelry, 1 cedar
        ("S01 S07 S13 S19 S25", 10, 10),  # one of each
        ("S01 S02", 1, 1),
        ("S01 S02 S07 S08", 4, 3),  # 1 + 1 identical, 1 + 1 different
    ],
)
def test_sets_of_different_ships(ships: str, each: int, largest: int) -> None:
    """[AMB-01, MG-TILE-SHIPCARDS-2]"""
    laid: dict[str, Any] = {
        "A": {"ships": asleep(*ships.split())},
        "tiles": TILES,
        "tile_discs": {"SHIP_CARDS": [0]},
    }
    assert final(**laid).lines("A")["ship-cards"] == each
    assert final(**laid, options=LARGEST).lines("A")["ship-cards"] == largest


@pytest.mark.parametrize(
    ("cards", "each", "largest"),
    [
        ("T01 T02 T03 T31 T32 T33 T61 T46", 10, 8),  # 3 dyes, 3 glass, 1 jewelry, 1 cedar
        ("T01 T16 T31 T46 T61", 7, 7),
        ("T01 T02 T16 T17", 4, 3),
    ],
)
def test_sets_of_different_goods(cards: str, each: int, largest: int) -> None:
    """[AMB-01, MG-TILE-GOODS-1]"""
    laid: dict[str, Any] = {
        "A": {"hand": cards.split()},
        "tiles": TILES,
        "tile_discs": {"GOODS": [0]},
    }
    assert final(**laid).lines("A")["goods"] == each
    assert final(**laid, options=LARGEST).lines("A")["goods"] == largest


# vp_tile_scope


@pytest.mark.parametrize(
    ("discs", "everywhere", "here"),
    [
        ({"VICTORY_POINTS": [0]}, 7, 7),
        ({"VICTORY_POINTS": [1, 0]}, 6, 6),
        ({"VICTORY_POINTS": [1, 2, 0]}, 5, 5),
        ({"VICTORY_POINTS": [1, 2, 0], "COINS": [1, 2, 0]}, 10, 5),
        ({"VICTORY_POINTS": [1, 0], "COINS": [1, 2, 0]}, 11, 6),
        ({"VICTORY_POINTS": [0], "COINS": [0]}, 12, 7),  # 14, limited
        ({"COINS": [0]}, 0, 0),  # without a disc on the tile itself it is worth nothing
    ],
)
def test_positions_on_all_tiles_or_on_one(
    discs: dict[str, list[int]], everywhere: int, here: int
) -> None:
    """[AMB-02, MG-TILE-VICTORYPOINTS-1]"""
    laid: dict[str, Any] = {"tiles": TILES, "tile_discs": discs}
    assert final(**laid).lines("A")["victory-points"] == everywhere
    assert final(**laid, options=THIS_TILE).lines("A")["victory-points"] == here


# column_seat


@pytest.mark.parametrize(
    ("freed", "any_column", "right_only"),
    [
        ({"LEFT": 3}, 4, 3),
        ({"LEFT": 2}, 2, 2),
        ({"MIDDLE": 2}, 1, 0),
        ({"RIGHT": 2}, 1, 1),
        ({"RIGHT": 1, "MIDDLE": 1}, 0, 0),
        ({"LEFT": 3, "MIDDLE": 2, "RIGHT": 2}, 6, 4),
    ],
)
def test_the_seat_of_an_emptied_column(
    freed: dict[str, int], any_column: int, right_only: int
) -> None:
    """[AMB-03, MG-SCORE-1]"""
    laid: dict[str, Any] = {"A": {"freed": freed, "ships": ["S02", "S03"]}}
    assert final(**laid).mat("A")["guild_seats"] == any_column
    assert final(**laid, options=RIGHT).mat("A")["guild_seats"] == right_only
    assert final(**laid, options=RIGHT).lines("A")["product"] == 2 * right_only


# setup_disc_source


@SEATS
def test_the_first_disc_is_one_of_the_available_ones(seats: int) -> None:
    """[AMB-06, MG-SETUP-19, MG-SETUP-16]"""
    game = Laid.new(seats, 1, SPARE)
    count = 0
    while game.question.endswith("StartDisc"):
        assert not any(name.startswith("column") for name in game.offered)
        letter = game.question[0]
        game.choose(f"dock {count + 1}")
        assert game.mat(letter)["freed"] == {"LEFT": 0, "MIDDLE": 0, "RIGHT": 0}
        assert game.discs_at_docks[count] == letter
        count += 1
        assert game.available[LETTERS.index(letter)] == 2
    assert count == seats
    assert game.question.endswith("TakeTurn")


@SEATS
def test_taken_docks_are_not_offered(seats: int) -> None:
    """[MG-SETUP-16, -19]"""
    game = lay(seats, phase="setup", options=SPARE)
    game.choose("warship-place 3")
    assert "warship-place 3" not in game.offered
    assert "anchor" not in game.offered  # MG-SETUP-18


# All together


@pytest.mark.parametrize("settings", list(product(*VALUES.values())))
def test_a_game_can_be_played_with_every_setting(settings: tuple[str, ...]) -> None:
    """[AMB-01, AMB-02, AMB-03, AMB-06]"""
    options: Options = dict(zip(VALUES, settings, strict=True))
    game, luck = Laid.new(3, 3, options), random.Random(3)
    while not game.over:
        game.apply(luck.choice(game.options))
    assert game.winners
    assert game.save.options == options
    assert Laid.of(cothon.replay(game.save)).board == game.board
