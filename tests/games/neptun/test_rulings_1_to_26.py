"""The rulings EC-1 to EC-26, section 6 of the rules page: one test each, or more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.neptun.laid import LETTERS, Laid, contract, lay, up

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
FIRST = up("C03", "olives-1", "O2+0")
SECOND = up("C29", "grapes-1", "O6-1")
AFRICA = {"slots": [contract("C17", "grapes-1")]}  # two points in Cyrene


def stay(game: Laid) -> None:
    """Whoever is asked to sail stays, and delivers nothing."""
    here = game.mat(game.question[0])["place"]
    game.choose(f"place {here}")
    if game.question.endswith("Deliver"):
        game.choose("pass")


def tiles(game: Laid, temple: str) -> dict[str, int]:
    """Who has won which tile of a temple."""
    return {
        LETTERS[seat]: tile["points"]
        for seat, one in enumerate(game.board["players"])
        for tile in one["tiles"]
        if tile["temple"] == temple
    }


def test_ec_08_one_contract_a_go() -> None:
    """[EC-8]"""
    cargo = [contract("C15", "honey-1"), contract("C16", "salt-1")]
    a = {"place": "LEPTIS_MAGNA", "gold": 0, "slots": cargo}
    game = lay(phase="sail", A=a)
    game.choose("place LEPTIS_MAGNA", "slot 1")
    assert game.question == "B Sail"
    assert game.slots("A")[:2] == ["fulfilled", "open"]
    for _ in "BCD":
        stay(game)
    game.play(random.Random(1), "Sail")
    assert game.question == "A Sail"
    game.choose("place LEPTIS_MAGNA", "slot 2")  # the second one needs another go
    assert game.slots("A")[:2] == ["fulfilled", "fulfilled"]


@pytest.mark.parametrize(
    ("city", "goods", "gold", "left", "space"),
    [
        ("C17", "honey-1", 0, 1, 1),  # 4 gold just earned will do
        ("C18", "grapes-1", 0, 0, 1),  # 3 gold
        ("C17", "grapes-1", 3, 0, 3),  # two points and one more
    ],
)
def test_ec_12_a_point_may_be_bought_after_any_profit_with_gold_just_earned(
    city: str, goods: str, gold: int, left: int, space: int
) -> None:
    """[EC-12]"""
    a = {"place": "CYRENE", "gold": gold, "slots": [contract(city, goods)]}
    game = lay(phase="sail", A=a)
    game.choose("place CYRENE", "slot 1")
    assert (game.question, game.offered) == ("A BuyPoint", {"temple AFRICA", "pass"})
    game.choose("temple AFRICA")
    assert game.player("A").gold == left
    assert game.spaces("AFRICA")[0] == ("A", space)


def test_ec_13_one_point_for_a_contract() -> None:
    """[EC-13]"""
    game = lay(phase="sail", A={"place": "CYRENE", "gold": 50, **AFRICA})
    game.choose("place CYRENE", "slot 1", "temple AFRICA")
    assert game.question == "B Sail"
    assert (game.player("A").gold, game.spaces("AFRICA")[0]) == (47, ("A", 3))


@pytest.mark.parametrize("place", ["CRETA", "ROMA", "CYRENE"])
def test_ec_14_no_point_without_a_delivery(place: str) -> None:
    """[EC-14]"""
    game = lay(phase="sail", A={"place": place, "gold": 50, **AFRICA})
    stay(game)
    assert game.question == "B Sail"
    assert game.player("A").gold == 50


@pytest.mark.parametrize(
    ("city", "place", "region"),
    [
        ("C01", "MALACA", "HISPANIA"),
        ("C09", "ROMA", "ITALIA"),
        ("C13", "CARTHAGO", "AFRICA"),
        ("C21", "BYZANTIUM", "GRAECIA"),
        ("C25", "ANTIOCHIA", "ORIENS"),
    ],
)
def test_ec_14_a_point_in_the_region_of_the_contract_only(
    city: str, place: str, region: str
) -> None:
    """[EC-14]"""
    a = {"place": place, "gold": 50, "slots": [contract(city, "fish-1")]}
    game = lay(phase="sail", A=a)
    game.choose(f"place {place}", "slot 1")
    assert game.offered == {f"temple {region}", "pass"}


def test_ec_18_no_extra_turn_with_an_empty_hand() -> None:
    """[EC-18]"""
    b = {"slots": [contract("C18", "fish-2")], "hand": ["O3+0"]}
    game = lay(3, phase="extra", A={**AFRICA, "hand": []}, B=b)
    assert game.question == "B JoinExtra"
    game.choose("pass")
    assert game.told("extra-declined") == [[1, 1]]


def test_ec_19_all_declare_before_anybody_acts() -> None:
    """[EC-19]"""
    cargo: dict[str, Any] = {
        letter: {"slots": [contract(f"C0{n}", f"fish-{n}")]} for n, letter in enumerate("ABC", 1)
    }
    game = lay(3, phase="extra", order=[1, 2, 0], **cargo)
    course = []
    for choice in ("join", "pass", "join"):
        course.append(game.question)
        game.choose(choice)
    assert course == ["B JoinExtra", "C JoinExtra", "A JoinExtra"]
    assert game.board["extra"] == [0, 1]
    assert game.question == "B PlayOar"
    game.choose("oar P5+1.green", "place CRETA")
    assert game.question == "A PlayOar"


def test_ec_20_who_declined_the_first_extra_turn_is_not_asked_for_the_second() -> None:
    """[EC-20]"""
    game = lay(3, phase="extra", A=AFRICA, B={"slots": [contract("C01", "fish-1")]})
    game.choose("pass", "join", "oar P5+1.green", "place CRETA")
    assert game.question == "B JoinExtra"
    game.choose("join", "place CRETA")
    assert game.told("extra-joined") == [[1, 1], [1, 2]]
    assert game.told("extra-declined") == [[0, 1]]
    assert game.board["round"] == "B"


def test_ec_21_the_second_extra_turn_is_only_offered() -> None:
    """[EC-21]"""
    game = lay(3, phase="extra", A=AFRICA)
    game.choose("join", "oar P5+1.red", "place CRETA")
    assert (game.question, game.offered) == ("A JoinExtra", {"join", "pass"})
    game.choose("pass")
    assert game.board["round"] == "B"
    assert game.mat("A")["hand"] == ["P8-1.red"]


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_ec_22_no_tile_for_nothing(letter: str) -> None:
    """[EC-22]"""
    gold: dict[str, Any] = {seat: {"gold": 0} for seat in "ACD"}
    temples = {"ITALIA": [{"seat": 2, "space": 1}]}
    game = lay(phase="score", round=letter, temples=temples, B={"gold": 1}, **gold)
    assert list(tiles(game, "ITALIA")) == ["C"]
    assert list(tiles(game, "GOLD")) == ["B"]
    assert tiles(game, "AFRICA") == {}
    won, left = game.told("tile-won"), game.told("tile-unclaimed")
    assert (len(won), len(left)) == (2, {"A": 4, "B": 10, "C": 16}[letter])


def test_ec_23_pawns_keep_their_order_when_the_lowest_leaves() -> None:
    """[EC-23]"""
    pawns = [{"seat": seat, "space": 2} for seat in (1, 3, 0, 2)]  # B lies at the bottom
    b = {"place": "CYRENE", "gold": 0, "slots": [contract("C18", "honey-1")]}  # one point
    game = lay(phase="sail", temples={"AFRICA": pawns}, order=[1, 0, 2, 3], B=b)
    game.choose("place CYRENE", "slot 1")
    assert game.spaces("AFRICA") == [("B", 3), ("D", 2), ("A", 2), ("C", 2)]


def test_ec_24_a_bought_point_is_a_second_move() -> None:
    """[EC-24]"""
    pawns = [{"seat": 1, "space": 3}, {"seat": 2, "space": 2}, {"seat": 3, "space": 2}]
    game = lay(phase="sail", temples={"AFRICA": pawns}, A={"place": "CYRENE", **AFRICA})
    game.choose("place CYRENE", "slot 1")
    assert game.spaces("AFRICA") == [("B", 3), ("C", 2), ("D", 2), ("A", 2)]
    game.choose("temple AFRICA")
    assert game.spaces("AFRICA") == [("B", 3), ("A", 3), ("C", 2), ("D", 2)]


def test_ec_25_the_track_has_no_end() -> None:
    """[EC-25]"""
    pawns = [{"seat": 3, "space": 21}, {"seat": 1, "space": 20}, {"seat": 0, "space": 19}]
    game = lay(phase="sail", temples={"AFRICA": pawns}, A={"place": "CYRENE", **AFRICA})
    game.choose("place CYRENE", "slot 1", "temple AFRICA")
    assert game.spaces("AFRICA") == [("A", 22), ("D", 21), ("B", 20), ("C", 0)]
    top = [{"seat": 1, "space": 60}, {"seat": 0, "space": 59}]
    game = lay(phase="sail", temples={"AFRICA": top}, A={"place": "CYRENE", "gold": 0, **AFRICA})
    game.choose("place CYRENE", "slot 1")
    assert game.spaces("AFRICA")[0] == ("A", 61)


@SEATS
def test_ec_26_the_stack_decides_lower_places_as_well(seats: int) -> None:
    """[EC-26]"""
    pawns = [{"seat": 2, "space": 7}, {"seat": 1, "space": 4}, {"seat": 0, "space": 4}]
    pawns += [{"seat": seat, "space": 4} for seat in range(3, seats)]
    game = lay(seats, phase="score", round="C", temples={"AFRICA": pawns})
    assert tiles(game, "AFRICA") == {"C": 8, "B": 4, "A": 1}
    game = lay(seats, phase="score", round="B", temples={"AFRICA": pawns})
    assert tiles(game, "AFRICA") == {"C": 5, "B": 1}


def test_ec_26_turn_order_decides_lower_places_of_the_gold_temple() -> None:
    """[EC-26]"""
    gold: dict[str, Any] = {"A": {"gold": 3}, "B": {"gold": 9}, "C": {"gold": 3}, "D": {"gold": 3}}
    game = lay(phase="score", round="C", order=[3, 1, 2, 0], **gold)
    assert tiles(game, "GOLD") == {"B": 5, "D": 2, "C": 1}
    assert game.order == "DBCA"
