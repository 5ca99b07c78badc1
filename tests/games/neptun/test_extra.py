"""Phase 2, extra turns 5.I and 5.II: for those with open contracts and oars left."""

from __future__ import annotations

from typing import Any

import pytest

import cothon
from tests.games.neptun.laid import (
    LETTERS,
    asked,
    board,
    cargo,
    choose,
    events,
    idle,
    lay,
    mat,
    offered,
    slots,
    told,
)

ALL_SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
CITIES = ("C01 honey-1", "C03 grain-1", "C05 salt-1", "C07 fish-1", "C09 olives-1")
PLAYED = ("O2-2", "O3-2", "O4-2", "O5-2", "O6-2")


def willing(seat: int, **more: Any) -> dict[str, Any]:
    """A player who may take part in both extra turns: two open contracts, two oars."""
    colour = ("red", "green", "purple", "yellow", "blue")[seat]
    other = f"C{2 * seat + 11} {('honey', 'grain', 'salt', 'grapes', 'olives')[seat]}-5"
    hand = [f"P5+1.{colour}", f"P8-1.{colour}"]
    return {"slots": cargo(CITIES[seat], other), "hand": hand, "played": [PLAYED[seat]], **more}


def after_five(seats: int = 3, **data: Any) -> cothon.Game:
    """All goes of turn 5 are over; everybody is willing, unless stated."""
    players = {
        letter: willing(seat, **data.pop(letter, {})) for seat, letter in enumerate(LETTERS[:seats])
    }
    return lay(seats, phase="extra", **players, **data)


# Who is asked


@pytest.mark.parametrize(
    ("given", "eligible"),
    [
        ({}, True),
        ({"hand": []}, False),
        ({"hand": ["O9+0"]}, True),
        ({"slots": []}, False),
        ({"slots": cargo("lost C27 fish-3", "done", "done")}, False),
        ({"slots": cargo("done", "done", "done", "done", "done")}, False),
        ({"slots": cargo("done", "lost C27 fish-3", "done", "C28 fish-2"), "hand": []}, False),
        ({"slots": cargo("done", "lost C27 fish-3", "done", "C28 fish-2")}, True),
    ],
)
@pytest.mark.parametrize("letter", ["A", "C"])
def test_an_open_contract_and_a_card_are_needed(
    letter: str, given: dict[str, Any], eligible: bool
) -> None:
    """[NE-EXTRA-1, EC-18, EC-46]"""
    spare = {"slots": cargo("C29 fish-1"), "hand": ["O2+0"]}
    players: dict[str, Any] = {name: {"hand": []} for name in "ABC"}
    players[letter] = {**spare, **given}
    game = after_five(**players)
    assert (asked(game) == f"{letter} JoinExtra") is eligible
    assert ("round-ended" in events(game)) is not eligible


@ALL_SEATS
def test_they_are_asked_after_the_last_go_of_turn_five(seats: int) -> None:
    """[NE-EXTRA-1, -2] Not before, and not after an earlier turn."""
    players = {letter: willing(seat) for seat, letter in enumerate(LETTERS[:seats])}
    last = list(reversed(range(seats)))
    game = lay(seats, phase="sail", turn=5, order=last, **players)
    for seat in last:
        assert asked(game) == f"{LETTERS[seat]} Sail"
        choose(game, "place CRETA")
    assert asked(game) == f"{LETTERS[last[0]]} JoinExtra"
    game = lay(seats, phase="sail", turn=4, order=last, **players)
    for _ in last:
        choose(game, "place CRETA")
    assert asked(game).endswith(" ChooseOars")


@ALL_SEATS
def test_they_are_asked_one_after_another_in_turn_order(seats: int) -> None:
    """[NE-EXTRA-2, EC-19]"""
    given = [*range(1, seats), 0]
    game = after_five(seats, order=given)
    for seat in given:
        assert game.asked == [seat]
        assert asked(game) == f"{LETTERS[seat]} JoinExtra"
        assert offered(game) == {"join", "pass"}
        choose(game, "join")


@ALL_SEATS
def test_if_all_decline_phase_2_ends(seats: int) -> None:
    """[NE-EXTRA-2]"""
    game = after_five(seats, round="C")
    choose(game, *["pass"] * seats)
    assert game.over
    assert "extra-began" not in events(game)
    for letter in LETTERS[:seats]:
        assert slots(game, letter)[:2] == ["lost", "lost"]


def test_if_nobody_is_eligible_phase_2_ends() -> None:
    """[NE-EXTRA-2, -7]"""
    game = after_five(round="C", A={"hand": []}, B={"slots": []}, C={"hand": []})
    assert (game.over, game.moment) == (True, 0)
    assert slots(game, "A")[:2] == slots(game, "C")[:2] == ["lost", "lost"]


# How they act


def test_all_declare_before_anybody_acts() -> None:
    """[NE-EXTRA-2, -3, EC-19] Then the participants act in turn order."""
    game = after_five(4, order=[3, 1, 0, 2])
    choose(game, "join", "pass", "join", "join")
    assert [seat for seat, _ in told(game, "extra-joined")] == [3, 0, 2]
    assert told(game, "extra-declined") == [[1, 1]]
    assert "extra-oar-played" not in events(game)
    assert board(game)["extra"] == [0, 2, 3]
    for letter in "DAC":
        assert asked(game) == f"{letter} PlayOar"
        choose(game, f"oar {mat(game, letter)['hand'][0]}")
        assert asked(game) == f"{letter} Sail"
        choose(game, "place CRETA")
    assert asked(game) == "D JoinExtra"


def test_the_card_is_played_openly_and_alone() -> None:
    """[NE-EXTRA-3, NE-GEN-5] Nobody else chooses at the same time."""
    game = after_five()
    choose(game, "join", "join", "pass")
    assert game.asked == [0]
    choose(game, "oar P8-1.red")
    for seat in (None, 0, 1, 2):
        assert game.view(seat)["table"]["players"][0]["played"] == ["O2-2", "P8-1.red"]
    assert mat(game, "A")["hand"] == ["P5+1.red"]
    assert game.asked == [0]
    choose(game, "place CRETA")
    assert asked(game) == "B PlayOar"


def test_a_participant_cannot_withdraw() -> None:
    """[NE-EXTRA-3] One card must be played; sailing and delivering stay optional."""
    game = after_five(B={"hand": []}, C={"hand": []}, A={"place": "MALACA"})
    choose(game, "join")
    assert offered(game) == {"oar P5+1.red", "oar P8-1.red"}
    choose(game, "oar P5+1.red")
    assert {"place MALACA", "place SAGUNTUM"} <= offered(game)
    choose(game, "place MALACA")
    assert offered(game) == {"slot 1", "pass"}
    choose(game, "pass")
    assert slots(game, "A")[:2] == ["open", "open"]
    assert asked(game) == "A JoinExtra"


def test_a_delivery_in_an_extra_turn_is_like_any_other() -> None:
    """[NE-EXTRA-3, NE-DELIVER-6, -7]"""
    game = after_five(
        B={"hand": []},
        C={"hand": []},
        A={"slots": cargo("C01 honey-1", "C17 honey-2", "C27 fish-2")},
    )
    choose(game, "join", "oar P5+1.red", "place CYRENE", "slot 2")
    assert (asked(game), mat(game, "A")["gold"]) == ("A BuyPoint", 9)
    choose(game, "temple AFRICA")
    assert slots(game, "A")[:3] == ["lost", "fulfilled", "open"]
    assert (mat(game, "A")["temples"]["AFRICA"], mat(game, "A")["gold"]) == (1, 6)


@pytest.mark.parametrize("wind", [0, 5, 9])
@pytest.mark.parametrize("forecast", [-5, 3])
def test_the_range_is_that_of_the_fifth_turns_wind(wind: int, forecast: int) -> None:
    """[NE-EXTRA-4, NE-WIND-6, -7]"""
    game = after_five(wind=wind, forecast=forecast, A={"gold": 0}, B={"gold": 3})
    choose(game, "join", "join", "pass", "oar P8-1.red")
    assert board(game)["sailing"]["range"] == 8 + wind
    choose(game, "place CRETA", "oar P5+1.green")
    assert board(game)["sailing"]["range"] == 5 + wind
    choose(game, "place CRETA", "join")
    assert (asked(game), offered(game)) == ("B JoinExtra", {"join", "pass"})
    choose(game, "pass")
    assert board(game)["sailing"]["range"] == 5 + wind
    assert (board(game)["wind"], board(game)["forecast"]) == (wind, forecast)


# 5.II


def test_the_second_extra_turn_is_offered_to_those_of_the_first() -> None:
    """[NE-EXTRA-5, -6, EC-20, EC-21] In turn order; nobody must."""
    game = after_five(4, order=[2, 0, 3, 1])
    choose(game, "join", "pass", "join", "join")
    for letter in "CDB":
        choose(game, f"oar {mat(game, letter)['hand'][0]}", "place CRETA")
    for letter, answer in (("C", "pass"), ("D", "join"), ("B", "join")):
        assert asked(game) == f"{letter} JoinExtra"
        assert offered(game) == {"join", "pass"}
        choose(game, answer)
    assert told(game, "extra-began") == [[1], [2]]
    assert board(game)["turn"] == 7
    assert asked(game) == "D Sail"  # the last card is played by itself
    choose(game, "place CRETA")
    assert asked(game) == "B Sail"


@pytest.mark.parametrize(
    "given", [{"hand": ["O9+0"]}, {"slots": cargo("C17 honey-2"), "place": "CYRENE"}]
)
def test_without_card_or_contract_there_is_no_second_one(given: dict[str, Any]) -> None:
    """[NE-EXTRA-5]"""
    game = after_five(A=given)
    choose(game, "join", "join", "pass")
    if "slots" in given:
        choose(game, "oar P5+1.red", "place CYRENE", "slot 1", "pass")
    else:
        choose(game, "place CRETA")
    choose(game, "oar P5+1.green", "place CRETA")
    assert asked(game) == "B JoinExtra"
    assert told(game, "extra-began") == [[1]]
    choose(game, "pass")
    assert "round-ended" in events(game)


def test_who_stayed_out_stays_out() -> None:
    """[NE-EXTRA-6, EC-20]"""
    game = after_five()
    choose(game, "pass", "join", "pass", "oar P5+1.green", "place CRETA")
    assert asked(game) == "B JoinExtra"
    choose(game, "join", "place CRETA")
    assert [seat for seat, _ in told(game, "extra-joined")] == [1, 1]
    assert "round-ended" in events(game)


def test_who_stayed_out_is_not_asked_in_a_laid_second_turn() -> None:
    """[NE-EXTRA-6]"""
    players = {letter: willing(seat) for seat, letter in enumerate("ABC")}
    game = lay(3, phase="extra_2", extra=[2], **players)
    assert game.asked == [2]
    choose(game, "pass")
    assert "round-ended" in events(game)


@ALL_SEATS
def test_there_is_no_third_extra_turn(seats: int) -> None:
    """[NE-EXTRA-7, NE-GEN-4] Even with cards and open contracts left."""
    more = {"hand": ["O7+0", "O8+0", "O9+0", "O9+1"]}
    game = after_five(seats, round="C", A=more)
    choose(game, "join", *["pass"] * (seats - 1))
    choose(game, "oar O7+0", "place CRETA", "join", "oar O8+0", "place CRETA")
    assert game.over
    assert told(game, "extra-began") == [[1], [2]]
    assert mat(game, "A")["hand"] == ["O9+0", "O9+1"]


@ALL_SEATS
def test_when_phase_2_ends_all_open_contracts_are_lost(seats: int) -> None:
    """[NE-EXTRA-7] Of all players; the cards stay on the manifests."""
    full = cargo("done", "lost C16 fish-4", "done", "C01 honey-1", "C28 salt-2")
    game = after_five(seats, round="C", A={"slots": full})
    idle(game)
    assert slots(game, "A") == ["fulfilled", "lost", "fulfilled", "lost", "lost"]
    for letter in LETTERS[1:seats]:
        assert slots(game, letter) == ["lost", "lost", "empty", "empty", "empty"]
    assert len(told(game, "contract-lost")) == 2 * seats
    course = events(game)
    last = max(place for place, key in enumerate(course) if key == "contract-lost")
    assert last < course.index("tile-unclaimed")
