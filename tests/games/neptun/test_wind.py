"""Phase 2, wind: the cards of this turn make the wind of the next one."""

from __future__ import annotations

import pytest

from tests.games.neptun.laid import Laid, cargo, hands, lay

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])

# Cards and the sum of their modifiers, within -5 and +5.
SUMS = [
    (("O2+0", "O3+0", "O4+0"), 0),
    (("O2-2", "O3+1", "O4+0"), -1),
    (("O2+2", "O3-1", "O4+0", "O5+1"), 2),
    (("O2+2", "O3+2", "O4+1"), 5),
    (("O2+2", "O3+2", "O4+2"), 5),
    (("O2-2", "O3-2", "O4-1"), -5),
    (("O2-2", "O3-2", "O4-2"), -5),
    (("O2-2", "O3-2", "O4-2", "O5+2", "O6-1"), -5),
    (("O2-2", "O3-2", "O4-2", "O5+2", "O6+1"), -3),
    (("O2+2", "O3+2", "O4+2", "O5+2", "O6+2"), 5),
    (("O2-2", "O3-2", "O4-2", "O5-2", "O6-2"), -5),
    (("P5+1.red", "P8-1.green", "P5+1.purple"), 1),
    (("P8-1.red", "P8-1.green", "P8-1.purple", "P8-1.yellow"), -4),
]


def winds(game: Laid) -> tuple[int, int | None]:
    """The wind and the forecast."""
    shown = game.board
    return shown["wind"], shown["forecast"]


def rowing(oars: tuple[str, ...], fill: int = 4, **data: object) -> Laid:
    """Everybody chooses the card named."""
    game = lay(len(oars), phase="oars", **hands(*oars, fill=fill), **data)
    assert game.board["forecast"] is None
    if fill:
        game.row_with(*oars)
    return game


@pytest.mark.parametrize(("oars", "forecast"), SUMS)
def test_the_modifiers_make_the_forecast(oars: tuple[str, ...], forecast: int) -> None:
    """[NE-WIND-1, EX-9] The sum of all, within the ends of the scale."""
    game = rowing(oars)
    assert winds(game) == (5, forecast)
    assert game.told("forecast-set") == [[forecast]]


def test_only_the_cards_of_this_turn_count() -> None:
    """[NE-WIND-1] Not those that were played before."""
    players = hands("O2+1", "O3+0", "O4+0", fill=1)
    players["A"]["played"] = ["O9+2", "O8+2"]
    game = lay(3, phase="oars", turn=4, **players)
    game.row_with("O2+1", "O3+0", "O4+0")
    assert game.board["forecast"] == 1


@pytest.mark.parametrize("oars", [("O5-2", "O6-2", "O7-2"), ("O5+2", "O6+2", "O7+2")])
@pytest.mark.parametrize("wind", [0, 5, 10])
def test_the_forecast_does_not_touch_the_ranges_of_this_turn(
    oars: tuple[str, ...], wind: int
) -> None:
    """[NE-WIND-2]"""
    game = rowing(oars, wind=wind)
    for power in (5, 6, 7):
        assert game.board["sailing"]["range"] == power + wind
        game.choose("place CRETA")


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
@pytest.mark.parametrize(("oars", "forecast"), SUMS[:8])
def test_after_the_last_go_the_forecast_becomes_the_wind(
    turn: int, oars: tuple[str, ...], forecast: int
) -> None:
    """[NE-WIND-3, EC-11, EX-9] After every turn, and not before."""
    game = rowing(oars, fill=min(4, 6 - turn), turn=turn, wind=7)
    for _ in oars[1:]:
        game.choose("place CRETA")
        assert winds(game) == (7, forecast)
    game.choose("place CRETA")
    assert (game.question, game.board["turn"]) == ("A ChooseOars", turn + 1)
    assert winds(game) == (5 + forecast, None)
    assert game.told("wind-shifted") == [[5 + forecast]]


@pytest.mark.parametrize(("modifier", "wind"), [(-2, 0), (2, 10)])
@SEATS
def test_the_wind_stays_on_its_scale(seats: int, modifier: int, wind: int) -> None:
    """[NE-WIND-4, T-07] Even if all play the strongest modifier: no wind at all, or a storm."""
    oars = tuple(f"O{power}{modifier:+d}" for power in range(2, 2 + seats))
    game = rowing(oars)
    game.idle("ChooseOars")
    assert game.board["wind"] == wind
    game.idle("Sail")
    power = int(game.board["players"][0]["played"][-1][1])
    assert game.board["sailing"]["range"] == power + wind


@pytest.mark.parametrize("wind", [0, 4, 9, 10])
def test_the_forecast_is_not_added_to_the_wind_before(wind: int) -> None:
    """[NE-WIND-5]"""
    game = rowing(("O2+1", "O3+1", "O4-2"), wind=wind)
    game.idle("ChooseOars")
    assert winds(game) == (5, None)


def test_every_turn_starts_from_the_neutral_value() -> None:
    """[NE-WIND-5] +2 twice makes 7 twice."""
    first, second = ("O2+2", "O3+0", "O4+0"), ("O9+2", "O8+0", "O7+0")
    players = hands(*first, *second, fill=3)
    for letter, oar in zip("ABC", second, strict=True):
        players[letter]["hand"].insert(1, oar)
    players = {letter: players[letter] for letter in "ABC"}
    game = lay(3, phase="oars", **players)
    for oars in (first, second):
        game.row_with(*oars)
        game.idle("ChooseOars", forecast=None)
        assert winds(game) == (7, None)


# After the fifth turn


def last_turn(wind: int, oars: tuple[str, ...], **data: object) -> Laid:
    """The fifth turn, with extra turns to come for A and B."""
    players = hands(*oars, fill=1)
    players["A"] |= {"slots": cargo("C01 honey-1"), "hand": [oars[0], "O9+2", "O8+2"]}
    players["B"] |= {"slots": cargo("C02 grain-1"), "hand": [oars[1], "O9-2"]}
    game = lay(len(oars), phase="oars", turn=5, wind=wind, **players, **data)
    game.row_with(*oars)
    return game


@pytest.mark.parametrize("wind", [0, 3, 10])
def test_the_wind_waits_through_the_extra_turns(wind: int) -> None:
    """[NE-WIND-6, -7, NE-EXTRA-4] Neither card of the extra turns touches wind or forecast."""
    game = last_turn(wind, ("O4-1", "O5-1", "O6-1"))
    game.idle("JoinExtra")
    assert winds(game) == (wind, -3)
    game.choose("join", "join", "oar O9+2")
    assert (winds(game), game.board["sailing"]["range"]) == ((wind, -3), 9 + wind)
    game.choose("place CRETA")
    assert (winds(game), game.board["sailing"]["range"]) == ((wind, -3), 9 + wind)
    game.choose("place CRETA")
    assert game.question == "A JoinExtra"
    game.choose("join")
    assert (winds(game), game.board["sailing"]["range"]) == ((wind, -3), 8 + wind)


def test_the_forecast_stays_through_phase_3() -> None:
    """[NE-WIND-6, -8] The shift comes after the scoring."""
    game = last_turn(8, ("O4+1", "O5+1", "O6+1"))
    game.idle("AcceptOrRefuse")
    course = game.events
    last = max(place for place, key in enumerate(course) if "tile-" in key)
    assert last < course.index("round-ended") < course.index("wind-shifted")
    assert course.count("wind-shifted") == 1


@pytest.mark.parametrize("joins", [True, False])
@pytest.mark.parametrize("round", ["A", "B"])
def test_the_pending_shift_is_made_when_the_round_ends(round: str, joins: bool) -> None:
    """[NE-WIND-8, NE-ROUND-8, EC-7] Whether or not extra turns were played."""
    game = last_turn(9, ("O4+2", "O5+1", "O6+1"), round=round)
    game.idle("JoinExtra")
    game.choose(*(("join", "join") if joins else ("pass", "pass")))
    game.idle("AcceptOrRefuse")
    assert ("extra-began" in game.events) is joins
    assert winds(game) == (9, None)  # 5 + 4
    game = last_turn(9, ("O4-2", "O5-1", "O6-1"), round=round)
    game.idle("AcceptOrRefuse")
    assert winds(game) == (1, None)


def test_this_wind_holds_through_phase_1_and_the_first_turn() -> None:
    """[NE-WIND-8]"""
    game = last_turn(9, ("O4-2", "O5-1", "O6+0"))
    game.idle("AcceptOrRefuse")
    while not game.question.endswith("ChooseOars"):
        assert winds(game) == (2, None)
        game.apply(game.options[0])
    game.idle("Sail")
    shown = game.board
    power = int(shown["players"][shown["sailing"]["seat"]]["played"][-1][1])
    assert shown["sailing"]["range"] == power + 2


@SEATS
def test_after_round_c_there_is_no_shift(seats: int) -> None:
    """[NE-WIND-8]"""
    oars = ("O4-2", "O5-1", "O6+0", "O7+0", "O8+0")[:seats]
    game = last_turn(9, oars, round="C")
    game.idle()
    assert game.over
    assert winds(game) == (9, -3)
    assert "wind-shifted" not in game.events
