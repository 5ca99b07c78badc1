"""The three switches: rulings that can be decided otherwise."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import cothon
from cothon.games.neptun.box import OAR_CARD
from tests.games.neptun.laid import asked, board, choose, contract, lay, offered, table, told

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
Options = dict[str, bool | str]
LARGE: Options = {"large_oar_deck": True}
PLAIN: Options = {"forecast_is_wind": True}


def oars(game: cothon.Game) -> list[str]:
    """The common oar cards of a new game by code."""
    g = table(game)
    return sorted(g.box.oar_codes[card - OAR_CARD] for card in [*g.oar_pile, *g.shown_oars])


def finish(game: cothon.Game, seed: int = 1) -> None:
    """Play on at random to the end."""
    luck = random.Random(seed)
    while not game.over:
        game.apply(luck.choice(game.options))


def test_the_switches_and_the_rulings_they_decide() -> None:
    """[EC-1, EC-2, EC-7]"""
    options = {option.key: option for option in cothon.new("neptun", 3).sheet.options}
    assert {key: (option.default, option.ruling) for key, option in options.items()} == {
        "large_oar_deck": (False, "EC-1"),
        "forecast_is_wind": (False, "EC-2"),
        "round_wind": ("forecast", "EC-7"),
    }
    assert options["round_wind"].values == ("forecast", "keep", "reset")
    assert cothon.new("neptun", 3).save.options == {
        **{"large_oar_deck": False, "forecast_is_wind": False, "round_wind": "forecast"}
    }


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"large_oar_deck": "yes"}, "option 'large_oar_deck' takes true or false, not 'yes'"),
        ({"forecast_is_wind": 1}, "option 'forecast_is_wind' takes true or false, not 1"),
        ({"round_wind": "calm"}, "option 'round_wind' takes forecast, keep, reset, not 'calm'"),
        ({"round_wind": True}, "option 'round_wind' takes forecast, keep, reset, not True"),
        ({"storm": True}, "neptun has no option 'storm' (it has: "),
    ],
)
def test_other_settings_are_refused(options: dict[str, Any], message: str) -> None:
    """[EC-1, EC-2, EC-7]"""
    with pytest.raises(cothon.BadOption, match=re.escape(message)):
        cothon.new("neptun", 3, 1, options)


# large_oar_deck


@SEATS
def test_the_large_deck_has_ten_oars_more(seats: int) -> None:
    """[EC-1]"""
    small, large = oars(cothon.new("neptun", seats, 1)), oars(cothon.new("neptun", seats, 1, LARGE))
    assert (len(small), len(large)) == (40, 50)
    more = [f"O{power}{modifier:+d}" for power in (1, 10) for modifier in range(-2, 3)]
    assert sorted(set(large) - set(small)) == sorted(more)


def test_the_mean_power_stays_the_same() -> None:
    """[EC-1]"""
    for options in ({}, LARGE):
        g = table(cothon.new("neptun", 3, 1, options))
        powers = [g.box.power[card - OAR_CARD] for card in [*g.oar_pile, *g.shown_oars]]
        assert sum(powers) / len(powers) == 5.5


@SEATS
def test_the_large_deck_stays_large_in_every_round(seats: int) -> None:
    """[EC-1]"""
    game, luck = cothon.new("neptun", seats, 2, LARGE), random.Random(2)
    while not game.over:
        g = table(game)
        common = [*g.oar_pile, *g.oar_discard, *g.shown_oars, *g.taken[2:]]
        for merchant in g.merchants:
            common += [*merchant.hand, *merchant.sealed, *merchant.played]
        assert sum(card < OAR_CARD + 50 for card in common) == 50
        game.apply(luck.choice(game.options))


def test_an_oar_of_power_ten_carries_a_ship_ten_miles_and_the_wind() -> None:
    """[EC-1]"""
    game = lay(phase="sail", wind=5, A={"played": ["O10-2"], "gold": 0}, options=LARGE)
    assert board(game)["sailing"]["range"] == 15
    assert "place ANTIOCHIA" in offered(game)
    assert "place CARTHAGO" not in offered(game)


# forecast_is_wind


def reveal(modifiers: tuple[int, ...], options: Options, wind: int = 5) -> cothon.Game:
    """An ordinary turn in which cards with these modifiers are revealed."""
    first = {
        letter: f"O{power}{modifier:+d}"
        for power, (letter, modifier) in enumerate(zip("ABCD", modifiers, strict=True), 2)
    }
    rest = [f"O{power}{modifier:+d}" for power in range(6, 10) for modifier in range(-2, 3)]
    players: dict[str, Any] = {
        letter: {"hand": [card, *rest[4 * n : 4 * n + 4]]}
        for n, (letter, card) in enumerate(first.items())
    }
    game = lay(phase="oars", wind=wind, options=options, **players)
    for card in first.values():
        choose(game, f"oar {card}")
    return game


def sail_on(game: cothon.Game) -> None:
    """Everybody stays."""
    while asked(game).endswith("Sail"):
        choose(game, "place CRETA")


@pytest.mark.parametrize(
    ("modifiers", "forecast"),
    [((2, -1, 0, 1), 2), ((-2, -2, -2, -1), -5), ((2, 2, 2, 2), 5), ((0, 0, 0, 0), 0)],
)
def test_the_wind_is_five_more_than_the_forecast_or_the_forecast_itself(
    modifiers: tuple[int, ...], forecast: int
) -> None:
    """[EC-2]"""
    for options, base in (({}, 5), (PLAIN, 0)):
        game = reveal(modifiers, options)
        assert (board(game)["wind"], board(game)["forecast"]) == (5, forecast)
        sail_on(game)
        assert (board(game)["wind"], board(game)["forecast"]) == (base + forecast, None)


def test_the_first_wind_is_five_either_way() -> None:
    """[EC-2]"""
    for options in ({}, PLAIN):
        assert board(cothon.new("neptun", 3, 1, options))["wind"] == 5


@pytest.mark.parametrize(("power", "reach"), [(2, 0), (5, 0), (6, 1), (9, 4)])
def test_a_range_never_falls_below_zero(power: int, reach: int) -> None:
    """[EC-2] Even the strongest head wind does not make a way dearer than it is."""
    a = {"played": [f"O{power}+0"], "gold": 3}
    game = lay(phase="sail", wind=-5, A=a, options=PLAIN)
    assert board(game)["sailing"]["range"] == reach
    choose(game, "place CYRENE")  # 3 miles
    assert board(game)["players"][0]["gold"] == min(3, reach)


@SEATS
def test_the_wind_keeps_to_its_scale(seats: int) -> None:
    """[EC-2]"""
    for options, low, high in (({}, 0, 10), (PLAIN, -5, 5)):
        winds = set()
        for seed in range(4):
            game = cothon.new("neptun", seats, seed, options)
            finish(game, seed)
            shifts = told(game, "wind-shifted")
            assert len(shifts) == 14  # four in every round, and two between rounds
            winds |= {wind for (wind,) in shifts}
        assert low <= min(winds) < low + 4
        assert high - 4 < max(winds) <= high


# round_wind


@pytest.mark.parametrize("letter", ["A", "B"])
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(
    ("round_wind", "winds"), [("forecast", (8, 3)), ("keep", (2, 2)), ("reset", (5, 5))]
)
def test_the_wind_between_two_rounds(
    round_wind: str, winds: tuple[int, int], plain: bool, letter: str
) -> None:
    """[EC-7] With the forecast of turn 5, the wind of turn 5, or the start wind."""
    options: Options = {"round_wind": round_wind, "forecast_is_wind": plain}
    game = lay(phase="score", round=letter, wind=2, forecast=3, options=options)
    seen = board(game)
    assert (seen["phase"], seen["turn"]) == ("acquire", 1)
    assert (seen["wind"], seen["forecast"]) == (winds[plain], None)


@pytest.mark.parametrize("round_wind", ["forecast", "keep", "reset"])
def test_the_wind_shifts_after_every_turn_all_the_same(round_wind: str) -> None:
    """[EC-7]"""
    game = reveal((2, -1, 0, 1), {"round_wind": round_wind})
    sail_on(game)
    assert board(game)["wind"] == 7


@pytest.mark.parametrize("round_wind", ["forecast", "keep", "reset"])
def test_no_shift_after_the_last_round(round_wind: str) -> None:
    """[EC-7]"""
    options: Options = {"round_wind": round_wind}
    game = lay(phase="score", round="C", wind=2, forecast=3, options=options)
    assert game.over
    assert (board(game)["wind"], board(game)["forecast"]) == (2, 3)


@SEATS
@pytest.mark.parametrize("round_wind", ["forecast", "keep", "reset"])
def test_a_wind_between_rounds_over_whole_games(seats: int, round_wind: str) -> None:
    """[EC-7]"""
    game = cothon.new("neptun", seats, 4, {"round_wind": round_wind})
    luck = random.Random(4)
    between = 0
    while not game.over:
        before = board(game)
        game.apply(luck.choice(game.options))
        now = board(game)
        if now["round"] != before["round"]:
            expected = {"forecast": 5 + before["forecast"], "keep": before["wind"], "reset": 5}
            assert (now["wind"], now["forecast"]) == (expected[round_wind], None)
            between += 1
    assert between == 2


@SEATS
def test_games_can_be_played_with_all_switches(seats: int) -> None:
    """[EC-1, EC-2, EC-7]"""
    options: Options = {**LARGE, **PLAIN, "round_wind": "reset"}
    game = cothon.new("neptun", seats, 9, options)
    finish(game, 9)
    assert game.winners
    again = cothon.replay(game.save)
    assert again.view(None) == game.view(None)
    assert again.save.options == options


def test_a_switch_leaves_the_rest_alone() -> None:
    """[EC-2] A delivery pays the same in any wind."""
    for options in ({}, PLAIN):
        a = {"gold": 0, "place": "CYRENE", "slots": [contract("C17", "honey-1")]}
        game = lay(phase="sail", wind=0, A=a, options=options)
        choose(game, "place CYRENE", "slot 1", "pass")
        assert board(game)["players"][0]["gold"] == 4
