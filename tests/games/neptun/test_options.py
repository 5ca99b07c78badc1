"""The four switches: rulings that can be decided otherwise."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest

import cothon
from cothon.games.neptun.box import OAR_CARD
from tests.games.neptun.laid import FIRST, LETTERS, SECOND, Laid, contract, draft, lay, up

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
Options = dict[str, bool | str]
LARGE: Options = {"large_oar_deck": True}
PLAIN: Options = {"forecast_is_wind": True}


def oars(game: Laid) -> list[str]:
    """The common oar cards of a new game by code."""
    return sorted(game.oars([*game.g.oar_pile, *game.g.shown_oars]))


def test_the_switches_and_the_rulings_they_decide() -> None:
    """[EC-1, EC-2, EC-5, EC-7]"""
    options = {option.key: option for option in Laid.new(3).sheet.options}
    assert {key: (option.default, option.ruling) for key, option in options.items()} == {
        "large_oar_deck": (False, "EC-1"),
        "forecast_is_wind": (False, "EC-2"),
        "refusal_binds": ("go", "EC-5"),
        "round_wind": ("forecast", "EC-7"),
    }
    assert options["refusal_binds"].values == ("go", "round")
    assert options["round_wind"].values == ("forecast", "keep", "reset")
    assert Laid.new(3).save.options == {
        **{"large_oar_deck": False, "forecast_is_wind": False},
        **{"refusal_binds": "go", "round_wind": "forecast"},
    }


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"large_oar_deck": "yes"}, "option 'large_oar_deck' takes true or false, not 'yes'"),
        ({"forecast_is_wind": 1}, "option 'forecast_is_wind' takes true or false, not 1"),
        ({"refusal_binds": "game"}, "option 'refusal_binds' takes go, round, not 'game'"),
        ({"round_wind": "calm"}, "option 'round_wind' takes forecast, keep, reset, not 'calm'"),
        ({"round_wind": True}, "option 'round_wind' takes forecast, keep, reset, not True"),
        ({"storm": True}, "neptun has no option 'storm' (it has: "),
    ],
)
def test_other_settings_are_refused(options: dict[str, Any], message: str) -> None:
    """[EC-1, EC-2, EC-5, EC-7]"""
    with pytest.raises(cothon.BadOption, match=re.escape(message)):
        Laid.new(3, 1, options)


# large_oar_deck


@SEATS
def test_the_large_deck_has_ten_oars_more(seats: int) -> None:
    """[EC-1] Everybody begins with the two personal ones either way."""
    games = Laid.new(seats, 1), Laid.new(seats, 1, LARGE)
    small, large = map(oars, games)
    assert (len(small), len(large)) == (40, 50)
    more = [f"O{power}{modifier:+d}" for power in (1, 10) for modifier in range(-2, 3)]
    assert sorted(set(large) - set(small)) == sorted(more)
    for game in games:
        hands = [game.mat(letter)["hand"] for letter in LETTERS[:seats]]
        assert [oar[:4] for hand in hands for oar in hand] == ["P5+1", "P8-1"] * seats


def test_the_mean_power_stays_the_same() -> None:
    """[EC-1]"""
    for options in ({}, LARGE):
        g = Laid.new(3, 1, options).g
        powers = [g.box.power[card - OAR_CARD] for card in [*g.oar_pile, *g.shown_oars]]
        assert sum(powers) / len(powers) == 5.5


@SEATS
def test_the_large_deck_stays_large_in_every_round(seats: int) -> None:
    """[EC-1]"""
    game, luck = Laid.new(seats, 2, LARGE), random.Random(2)
    while not game.over:
        g = game.g
        common = [*g.oar_pile, *g.oar_discard, *g.shown_oars, *g.taken[2:]]
        for merchant in g.merchants:
            common += [*merchant.hand, *merchant.sealed, *merchant.played]
        assert sum(card < OAR_CARD + 50 for card in common) == 50
        game.apply(luck.choice(game.options))


def test_an_oar_of_power_ten_carries_a_ship_ten_miles_and_the_wind() -> None:
    """[EC-1]"""
    game = lay(phase="sail", wind=5, A={"played": ["O10-2"], "gold": 0}, options=LARGE)
    assert game.board["sailing"]["range"] == 15
    assert "place ANTIOCHIA" in game.offered
    assert "place CARTHAGO" not in game.offered


# forecast_is_wind


def reveal(modifiers: tuple[int, ...], options: Options) -> Laid:
    """An ordinary turn, with a wind of 4, in which cards with these modifiers are revealed."""
    first = {
        letter: f"O{power}{modifier:+d}"
        for power, (letter, modifier) in enumerate(zip("ABCD", modifiers, strict=True), 2)
    }
    rest = [f"O{power}{modifier:+d}" for power in range(6, 10) for modifier in range(-2, 3)]
    players: dict[str, Any] = {
        letter: {"hand": [card, *rest[4 * n : 4 * n + 4]]}
        for n, (letter, card) in enumerate(first.items())
    }
    game = lay(phase="oars", wind=4, options=options, **players)
    game.row_with(*first.values())
    return game


def sail_on(game: Laid) -> tuple[int, int | None]:
    """Everybody stays, and nothing changes before the last one; wind and forecast afterwards."""
    before = game.board
    for _ in before["players"]:
        shown = game.board
        assert (shown["wind"], shown["forecast"]) == (before["wind"], before["forecast"])
        game.choose("place CRETA")
    return game.board["wind"], game.board["forecast"]


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
        assert (game.board["wind"], game.board["forecast"]) == (4, forecast)
        assert sail_on(game) == (base + forecast, None)


def test_the_first_wind_is_five_either_way() -> None:
    """[EC-2]"""
    for options in ({}, PLAIN):
        assert Laid.new(3, 1, options).board["wind"] == 5


@SEATS
def test_the_wind_keeps_to_its_scale(seats: int) -> None:
    """[EC-2]"""
    for options, low, high in (({}, 0, 10), (PLAIN, -5, 5)):
        winds = set()
        for seed in range(4):
            game = Laid.new(seats, seed, options)
            game.play(random.Random(seed))
            shifts = game.told("wind-shifted")
            assert len(shifts) == 14  # four in every round, and two between rounds
            winds |= {wind for (wind,) in shifts}
        assert low <= min(winds) < low + 4
        assert high - 4 < max(winds) <= high


# refusal_binds

BINDING: Options = {"refusal_binds": "round"}


def refusers(game: Laid) -> list[list[int]]:
    """Who has refused the contracts of the display, from left to right."""
    return [contract["refused_by"] for contract in game.board["display"]]


def test_what_is_turned_up_and_refused_is_remembered() -> None:
    """[EC-5]"""
    game = draft({"city": "C07"}, {"city": "C08"}, options=BINDING)
    assert refusers(game) == [[]] * 5
    game.choose("refuse")
    assert refusers(game) == [[0], [], [], [], []]
    game.choose("refuse", "contract 3", "slot 1")
    assert refusers(game) == [[0], [0], [], []]


def test_a_reveal_waives_for_the_round_what_lay_face_up() -> None:
    """[EC-5, EC-6]"""
    game = draft(FIRST, SECOND, gone=1, turn=2, options=BINDING)
    game.choose("reveal", "contract 3")
    assert refusers(game) == [[1], [1], []]


def test_who_takes_one_contract_refuses_no_other() -> None:
    """[EC-5]"""
    game = draft(FIRST, SECOND, options=BINDING)
    game.choose("contract 2", "slot 1")
    assert refusers(game) == [[]] * 4


def test_without_the_option_nothing_is_remembered() -> None:
    """[EC-5]"""
    game = draft({"city": "C07"}, {"city": "C08"})
    game.choose("refuse", "refuse", "contract 3", "slot 1")
    assert refusers(game) == [[]] * 4


def test_a_refusal_binds_the_refuser_alone() -> None:
    """[EC-5, NE-CONTRACT-12, NE-CONTRACT-13, T-33]"""
    first = {**FIRST, "gold": 1, "refused_by": [0, 2]}
    game = draft(first, SECOND, turn=3, options=BINDING)
    assert (game.question, game.offered) == ("A TakeContract", {"contract 2", "reveal"})
    game.choose("reveal", "contract 3", "slot 1")
    assert (game.question, game.offered) == (
        "B TakeContract",
        {"contract 1", "contract 2", "reveal"},
    )
    game.choose("contract 1")
    assert (game.question, game.board["taken"]["city"]) == ("B LoadContract", "C03")
    assert (game.player("A").gold, game.player("B").gold) == (5, 6)


def next_turn(options: Options, turn: int = 2) -> Laid:
    """A refuses the first contract, it is left over, and A rows weakest and begins again."""
    oars = ("O9+2", "O2+0", "O5+0", "O6+0")
    columns = [{"city": f"C0{n}", "oar": oar} for n, oar in enumerate(oars, 3)]
    game = draft(*columns, seats=3, turn=turn, options=options)
    game.choose("refuse", "contract 2", "slot 1")
    game.choose("reveal", "contract 3", "slot 1", "reveal", "slot 1")
    assert (game.board["turn"], game.order[0], game.lying[0]) == (turn + 1, "A", "C03 1")
    return game


def test_a_refused_leftover_stays_refused_in_the_first_column() -> None:
    """[EC-5] A refused it, B and C waived it by their reveals."""
    game = next_turn(BINDING)
    assert refusers(game) == [[0, 1, 2], [], [], []]
    fourth = {**SECOND, "column": 3, "refused_by": [0, 2]}
    later = draft({**FIRST, "refused_by": [1]}, fourth, gone=3, turn=2, options=BINDING)
    later.choose("contract 1", "slot 1")  # the fourth one is left over
    assert later.lying[0] == "C29 1"
    assert refusers(later) == [[0, 2], [], [], [], []]


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_whoever_has_refused_all_that_lies_face_up_must_reveal(turn: int) -> None:
    """[EC-5, EC-53, T-33] Nobody is asked: the next one is turned up at once."""
    game = next_turn(BINDING, turn)
    assert game.question == "A AcceptOrRefuse"
    assert game.offered == {"contract 2", "refuse"}
    assert next_turn({}, turn).question == "A TakeContract"


def test_of_contracts_that_all_lie_face_up_one_not_refused_must_be_taken() -> None:
    """[EC-53]"""
    barred = {**FIRST, "refused_by": [0, 1, 2, 3]}
    third = up("C16", "honey-1", "O8+2")
    game = draft(barred, SECOND, third, gone=2, turn=3, options=BINDING)
    assert (game.question, game.offered) == ("C TakeContract", {"contract 2", "contract 3"})
    last = draft(barred, SECOND, gone=3, turn=3, options=BINDING)
    assert last.question == "D LoadContract"  # the other one, without a question
    assert last.board["taken"]["city"] == "C29"


def test_the_last_one_face_down_is_taken_by_who_has_refused_the_other() -> None:
    """[EC-53]"""
    game = draft({**FIRST, "refused_by": [3]}, {"city": "C11"}, gone=3, turn=3, options=BINDING)
    assert game.question == "D LoadContract"
    assert game.board["taken"]["city"] == "C11"


def test_a_leftover_that_all_have_refused_gathers_gold_and_is_discarded() -> None:
    """[EC-5, EC-53]"""
    game = draft({**FIRST, "refused_by": [0, 1, 2]}, seats=3, turn=2, options=BINDING)
    luck = random.Random(4)
    gold = []
    while game.board["phase"] == "acquire":
        gold.append((game.board["turn"], game.board["display"][0]["gold"]))
        game.apply(luck.choice(game.options))
    assert sorted(set(gold)) == [(2, 0), (3, 1), (4, 2), (5, 3)]
    assert [gold for _, gold in game.told("leftover-cleared")] == [3]


@SEATS
def test_a_refusal_ends_with_the_round(seats: int) -> None:
    """[EC-5]"""
    game, luck = Laid.new(seats, 6, BINDING), random.Random(6)
    bans, clean = 0, 0
    while not game.over:
        seen = game.board
        if game.question.endswith(" TakeContract"):
            barred = [n for n, who in enumerate(refusers(game)) if game.seat in who]
            bans += len(barred)
            assert barred in ([], [0])  # nothing but the leftover [EC-53]
            columns = {f"contract {seen['display'][n]['column'] + 1}" for n in barred}
            assert not columns & game.offered
        if (seen["phase"], seen["turn"], seen["oar_scale"]) == ("acquire", 1, []):
            clean += all(game.seat in who or not who for who in refusers(game))
        if not seen["display"]:
            assert game.g.refused == 0
        game.apply(luck.choice(game.options))
    assert bans
    assert clean


@SEATS
def test_a_game_with_binding_refusals_is_replayed_and_undone(seats: int) -> None:
    """[EC-5]"""
    game, luck = Laid.new(seats, 8, BINDING), random.Random(8)
    for _ in range(60):
        twin = game.clone()
        assert twin.view(0) == game.view(0)
        assert game.determinize(0, 3).view(0) == game.view(0)
        game.apply(luck.choice(game.options))
    assert cothon.replay(game.save).view(1) == game.view(1)


def test_a_save_that_knows_no_such_option_is_replayed_as_ever() -> None:
    """[EC-5] Older saves have three options."""
    game = Laid.new(3, 5)
    game.play(random.Random(5))
    three = {key: value for key, value in game.save.options.items() if key != "refusal_binds"}
    again = cothon.replay(replace(game.save, options=three))
    assert again.view(None) == game.view(None)
    assert again.save.options["refusal_binds"] == "go"


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
    game = lay(phase="sail", turn=5, round=letter, wind=2, forecast=3, options=options)
    assert sail_on(game) == (winds[plain], None)
    assert (game.board["phase"], game.board["turn"]) == ("acquire", 1)


@pytest.mark.parametrize("round_wind", ["forecast", "keep", "reset"])
def test_the_wind_shifts_after_every_turn_all_the_same(round_wind: str) -> None:
    """[EC-7]"""
    assert sail_on(reveal((2, -1, 0, 1), {"round_wind": round_wind})) == (7, None)


@pytest.mark.parametrize("round_wind", ["forecast", "keep", "reset"])
def test_no_shift_after_the_last_round(round_wind: str) -> None:
    """[EC-7]"""
    options: Options = {"round_wind": round_wind}
    game = lay(phase="score", round="C", wind=2, forecast=3, options=options)
    assert game.over
    assert (game.board["wind"], game.board["forecast"]) == (2, 3)


@SEATS
@pytest.mark.parametrize("round_wind", ["forecast", "keep", "reset"])
def test_a_wind_between_rounds_over_whole_games(seats: int, round_wind: str) -> None:
    """[EC-7]"""
    game = Laid.new(seats, 4, {"round_wind": round_wind})
    luck = random.Random(4)
    between = 0
    while not game.over:
        before = game.board
        game.apply(luck.choice(game.options))
        now = game.board
        if now["round"] != before["round"]:
            expected = {"forecast": 5 + before["forecast"], "keep": before["wind"], "reset": 5}
            assert (now["wind"], now["forecast"]) == (expected[round_wind], None)
            between += 1
    assert between == 2


@SEATS
def test_games_can_be_played_with_all_switches(seats: int) -> None:
    """[EC-1, EC-2, EC-5, EC-7]"""
    options: Options = {**LARGE, **PLAIN, **BINDING, "round_wind": "reset"}
    game = Laid.new(seats, 9, options)
    game.play(random.Random(9))
    assert game.winners
    again = cothon.replay(game.save)
    assert again.view(None) == game.view(None)
    assert again.save.options == options


def test_a_switch_leaves_the_rest_alone() -> None:
    """[EC-2] A delivery pays the same in any wind."""
    for options in ({}, PLAIN):
        a = {"gold": 0, "place": "CYRENE", "slots": [contract("C17", "honey-1")]}
        game = lay(phase="sail", wind=0, A=a, options=options)
        game.choose("place CYRENE", "slot 1", "pass")
        assert game.board["players"][0]["gold"] == 4
