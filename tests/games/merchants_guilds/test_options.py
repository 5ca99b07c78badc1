"""The four rule options of the rules page; what each of them changes is shown in its chapter."""

from __future__ import annotations

import random
import re
from itertools import product
from typing import Any

import pytest

import cothon
from tests.games.merchants_guilds.laid import Laid

Options = dict[str, bool | str]


VALUES = {
    "set_scoring": ("each_set", "largest_different_only"),
    "vp_tile_scope": ("all_positions", "this_tile_only"),
    "column_seat": ("any_column", "right_column_only"),
    "setup_disc_source": ("residence_top_disc", "available_disc"),
}


def test_the_options_and_the_rulings_they_decide() -> None:
    """[AMB-01, AMB-02, AMB-03, AMB-06]"""
    options = {option.key: option for option in Laid.new(3).sheet.options}
    assert {key: option.values for key, option in options.items()} == VALUES
    rulings = [option.ruling for option in options.values()]
    assert rulings == ["AMB-01", "AMB-02", "AMB-03", "AMB-06"]
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
