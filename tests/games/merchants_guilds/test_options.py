"""The four rule options of the rules page."""

from __future__ import annotations

import random
import re
from itertools import product
from typing import Any

import pytest

import cothon
from tests.games.merchants_guilds.laid import (
    LETTERS,
    asked,
    asleep,
    available,
    board,
    choose,
    discs_at_docks,
    final,
    lay,
    lines,
    mat,
    offered,
)

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
    options = {option.key: option for option in cothon.new("merchants_guilds", 3).sheet.options}
    assert {key: option.values for key, option in options.items()} == VALUES
    assert [option.ruling for option in options.values()] == [
        "AMB-01",
        "AMB-02",
        "AMB-03",
        "AMB-06",
    ]
    defaults = {key: values[0] for key, values in VALUES.items()}
    assert cothon.new("merchants_guilds", 3).save.options == defaults


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
        cothon.new("merchants_guilds", 3, 1, options)


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
    assert lines(final(**laid), "A")["ship-cards"] == each
    assert lines(final(**laid, options=LARGEST), "A")["ship-cards"] == largest


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
    assert lines(final(**laid), "A")["goods"] == each
    assert lines(final(**laid, options=LARGEST), "A")["goods"] == largest


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
    assert lines(final(**laid), "A")["victory-points"] == everywhere
    assert lines(final(**laid, options=THIS_TILE), "A")["victory-points"] == here


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
    assert mat(final(**laid), "A")["guild_seats"] == any_column
    assert mat(final(**laid, options=RIGHT), "A")["guild_seats"] == right_only
    assert lines(final(**laid, options=RIGHT), "A")["product"] == 2 * right_only


# setup_disc_source


@SEATS
def test_the_first_disc_is_one_of_the_available_ones(seats: int) -> None:
    """[AMB-06, MG-SETUP-19, MG-SETUP-16]"""
    game = cothon.new("merchants_guilds", seats, 1, SPARE)
    count = 0
    while asked(game).endswith("StartDisc"):
        assert not any(name.startswith("column") for name in offered(game))
        letter = asked(game)[0]
        choose(game, f"dock {count + 1}")
        assert mat(game, letter)["freed"] == {"LEFT": 0, "MIDDLE": 0, "RIGHT": 0}
        assert discs_at_docks(game)[count] == letter
        count += 1
        assert available(game)[LETTERS.index(letter)] == 2
    assert count == seats
    assert asked(game).endswith("TakeTurn")


@SEATS
def test_taken_docks_are_not_offered(seats: int) -> None:
    """[MG-SETUP-16, -19]"""
    game = lay(seats, phase="setup", options=SPARE)
    choose(game, "warship-place 3")
    assert "warship-place 3" not in offered(game)
    assert "anchor" not in offered(game)  # MG-SETUP-18


# All together


@pytest.mark.parametrize("settings", list(product(*VALUES.values())))
def test_a_game_can_be_played_with_every_setting(settings: tuple[str, ...]) -> None:
    """[AMB-01, AMB-02, AMB-03, AMB-06]"""
    options: Options = dict(zip(VALUES, settings, strict=True))
    game, luck = cothon.new("merchants_guilds", 3, 3, options), random.Random(3)
    while not game.over:
        game.apply(luck.choice(game.options))
    assert game.winners
    assert game.save.options == options
    assert board(cothon.replay(game.save)) == board(game)
