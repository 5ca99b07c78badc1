"""Phase 2, extra turns 5.I and 5.II: for those with open contracts and oars left."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.neptun.laid import COLOURS, DONE, LETTERS, Laid, cargo, lay

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
CITIES = ("C01 honey-1", "C03 grain-1", "C05 salt-1", "C07 fish-1", "C09 olives-1")
PLAYED = ("O2-2", "O3-2", "O4-2", "O5-2", "O6-2")


def willing(seat: int, **more: Any) -> dict[str, Any]:
    """A player who may take part in both extra turns: two open contracts, two oars."""
    colour = COLOURS[seat]
    other = f"C{2 * seat + 11} {('honey', 'grain', 'salt', 'grapes', 'olives')[seat]}-5"
    hand = [f"P5+1.{colour}", f"P8-1.{colour}"]
    return {"slots": cargo(CITIES[seat], other), "hand": hand, "played": [PLAYED[seat]], **more}


def after_five(seats: int = 3, **data: Any) -> Laid:
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
        ({"slots": DONE}, False),
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
    assert (game.question == f"{letter} JoinExtra") is eligible
    assert ("round-ended" in game.events) is not eligible


@SEATS
def test_they_are_asked_after_the_last_go_of_turn_five(seats: int) -> None:
    """[NE-EXTRA-1, -2] Not before, and not after an earlier turn."""
    players = {letter: willing(seat) for seat, letter in enumerate(LETTERS[:seats])}
    last = list(reversed(range(seats)))
    game = lay(seats, phase="sail", turn=5, order=last, **players)
    for seat in last:
        assert game.question == f"{LETTERS[seat]} Sail"
        game.choose("place CRETA")
    assert game.question == f"{LETTERS[last[0]]} JoinExtra"
    game = lay(seats, phase="sail", turn=4, order=last, **players)
    for _ in last:
        game.choose("place CRETA")
    assert game.question.endswith(" ChooseOars")


@SEATS
def test_they_are_asked_one_after_another_in_turn_order(seats: int) -> None:
    """[NE-EXTRA-2, EC-19]"""
    given = [*range(1, seats), 0]
    game = after_five(seats, order=given)
    for seat in given:
        assert game.asked == [seat]
        assert game.question == f"{LETTERS[seat]} JoinExtra"
        assert game.offered == {"join", "pass"}
        game.choose("join")


@SEATS
def test_if_all_decline_phase_2_ends(seats: int) -> None:
    """[NE-EXTRA-2]"""
    game = after_five(seats, round="C")
    game.choose(*["pass"] * seats)
    assert game.over
    assert "extra-began" not in game.events
    for letter in LETTERS[:seats]:
        assert game.slots(letter)[:2] == ["lost", "lost"]


def test_if_nobody_is_eligible_phase_2_ends() -> None:
    """[NE-EXTRA-2, -7]"""
    game = after_five(round="C", A={"hand": []}, B={"slots": []}, C={"hand": []})
    assert (game.over, game.moment) == (True, 0)
    assert game.slots("A")[:2] == game.slots("C")[:2] == ["lost", "lost"]


# How they act


def test_all_declare_before_anybody_acts() -> None:
    """[NE-EXTRA-2, -3, EC-19] Then the participants act in turn order."""
    game = after_five(4, order=[3, 1, 0, 2])
    game.choose("join", "pass", "join", "join")
    assert [seat for seat, _ in game.told("extra-joined")] == [3, 0, 2]
    assert game.told("extra-declined") == [[1, 1]]
    assert "extra-oar-shown" not in game.events
    assert game.board["extra"] == [0, 2, 3]
    for letter in "DAC":
        assert game.question == f"{letter} PlayOar"
        game.choose(f"oar {game.mat(letter)['hand'][0]}")
        assert game.question == f"{letter} Sail"
        game.choose("place CRETA")
    assert game.question == "D JoinExtra"


def test_the_card_is_played_openly_and_alone() -> None:
    """[NE-EXTRA-3, NE-GEN-5] Nobody else chooses at the same time."""
    game = after_five()
    game.choose("join", "join", "pass")
    assert game.asked == [0]
    game.choose("oar P8-1.red")
    for seat in (None, 0, 1, 2):
        assert game.view(seat)["table"]["players"][0]["played"] == ["O2-2", "P8-1.red"]
    assert game.mat("A")["hand"] == ["P5+1.red"]
    assert game.asked == [0]
    game.choose("place CRETA")
    assert game.question == "B PlayOar"


def test_a_participant_cannot_withdraw() -> None:
    """[NE-EXTRA-3] One card must be played; sailing and delivering stay optional."""
    game = after_five(B={"hand": []}, C={"hand": []}, A={"place": "MALACA"})
    game.choose("join")
    assert game.offered == {"oar P5+1.red", "oar P8-1.red"}
    game.choose("oar P5+1.red")
    assert {"place MALACA", "place SAGUNTUM"} <= game.offered
    game.choose("place MALACA")
    assert game.offered == {"slot 1", "pass"}
    game.choose("pass")
    assert game.slots("A")[:2] == ["open", "open"]
    assert game.question == "A JoinExtra"


def test_a_delivery_in_an_extra_turn_is_like_any_other() -> None:
    """[NE-EXTRA-3, NE-DELIVER-6, -7]"""
    game = after_five(
        B={"hand": []},
        C={"hand": []},
        A={"slots": cargo("C01 honey-1", "C17 honey-2", "C27 fish-2")},
    )
    game.choose("join", "oar P5+1.red", "place CYRENE", "slot 2")
    assert (game.question, game.mat("A")["gold"]) == ("A BuyPoint", 9)
    game.choose("temple AFRICA")
    assert game.slots("A")[:3] == ["lost", "fulfilled", "open"]
    assert (game.mat("A")["temples"]["AFRICA"], game.mat("A")["gold"]) == (1, 6)


@pytest.mark.parametrize("wind", [0, 5, 9])
@pytest.mark.parametrize("forecast", [-5, 3])
def test_the_range_is_that_of_the_fifth_turns_wind(wind: int, forecast: int) -> None:
    """[NE-EXTRA-4, NE-WIND-6, -7]"""
    game = after_five(wind=wind, forecast=forecast, A={"gold": 0}, B={"gold": 3})
    game.choose("join", "join", "pass", "oar P8-1.red")
    assert game.board["sailing"]["range"] == 8 + wind
    game.choose("place CRETA", "oar P5+1.green")
    assert game.board["sailing"]["range"] == 5 + wind
    game.choose("place CRETA", "join")
    assert (game.question, game.offered) == ("B JoinExtra", {"join", "pass"})
    game.choose("pass")
    assert game.board["sailing"]["range"] == 5 + wind
    assert (game.board["wind"], game.board["forecast"]) == (wind, forecast)


# 5.II


def test_the_second_extra_turn_is_offered_to_those_of_the_first() -> None:
    """[NE-EXTRA-5, -6, EC-20, EC-21] In turn order; nobody must."""
    game = after_five(4, order=[2, 0, 3, 1])
    game.choose("join", "pass", "join", "join")
    for letter in "CDB":
        game.choose(f"oar {game.mat(letter)['hand'][0]}", "place CRETA")
    for letter, answer in (("C", "pass"), ("D", "join"), ("B", "join")):
        assert game.question == f"{letter} JoinExtra"
        assert game.offered == {"join", "pass"}
        game.choose(answer)
    assert game.told("extra-began") == [[1], [2]]
    assert (game.board["turn"], len(game.mat("C")["hand"])) == (7, 1)
    assert game.question == "D Sail"  # the last card is played by itself
    game.choose("place CRETA")
    assert game.question == "B Sail"


@pytest.mark.parametrize(
    "given", [{"hand": ["O9+0"]}, {"slots": cargo("C17 honey-2"), "place": "CYRENE"}]
)
def test_without_card_or_contract_there_is_no_second_one(given: dict[str, Any]) -> None:
    """[NE-EXTRA-5]"""
    game = after_five(A=given)
    game.choose("join", "join", "pass")
    if "slots" in given:
        game.choose("oar P5+1.red", "place CYRENE", "slot 1", "pass")
    else:
        game.choose("place CRETA")
    game.choose("oar P5+1.green", "place CRETA")
    assert game.question == "B JoinExtra"
    assert game.told("extra-began") == [[1]]
    game.choose("pass")
    assert "round-ended" in game.events


def test_who_stayed_out_stays_out() -> None:
    """[NE-EXTRA-6, -7, EC-20, T-16]"""
    game = after_five(round="C")
    game.choose("pass", "join", "pass", "oar P5+1.green", "place CRETA")
    assert game.question == "B JoinExtra"
    game.choose("join", "place CRETA")
    assert game.told("extra-joined") == [[1, 1], [1, 2]]
    assert game.told("extra-declined") == [[0, 1], [2, 1]]
    assert game.over
    assert game.slots("A")[0] == game.slots("B")[0] == "lost"
    assert game.mat("A")["hand"] == ["P5+1.red", "P8-1.red"]


def test_who_stayed_out_is_not_asked_in_a_laid_second_turn() -> None:
    """[NE-EXTRA-6]"""
    players = {letter: willing(seat) for seat, letter in enumerate("ABC")}
    game = lay(3, phase="extra_2", extra=[2], **players)
    assert game.asked == [2]
    game.choose("pass")
    assert "round-ended" in game.events


@SEATS
def test_there_is_no_third_extra_turn(seats: int) -> None:
    """[NE-EXTRA-7, NE-GEN-4] Even with cards and open contracts left."""
    more = {"hand": ["O7+0", "O8+0", "O9+0", "O9+1"]}
    game = after_five(seats, round="C", A=more)
    game.choose("join", *["pass"] * (seats - 1))
    game.choose("oar O7+0", "place CRETA", "join", "oar O8+0", "place CRETA")
    assert game.over
    assert game.told("extra-began") == [[1], [2]]
    assert game.mat("A")["hand"] == ["O9+0", "O9+1"]


@SEATS
def test_when_phase_2_ends_all_open_contracts_are_lost(seats: int) -> None:
    """[NE-EXTRA-7] Of all players; the cards stay on the manifests."""
    full = cargo("done", "lost C16 fish-4", "done", "C01 honey-1", "C28 salt-2")
    game = after_five(seats, round="C", A={"slots": full})
    game.idle()
    assert game.slots("A") == ["fulfilled", "lost", "fulfilled", "lost", "lost"]
    for letter in LETTERS[1:seats]:
        assert game.slots(letter) == ["lost", "lost", "empty", "empty", "empty"]
    assert len(game.told("contract-lapsed")) == 2 * seats
    course = game.events
    last = max(place for place, key in enumerate(course) if key == "contract-lapsed")
    assert last < course.index("tile-unclaimed")
