"""The rulings EC-1 to EC-26, section 6 of the rules page: one test each, or more."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cothon
from cothon.games.neptun.box import OAR_CARD
from cothon.games.neptun.choices import PASS
from tests.games.neptun.laid import (
    L1,
    LETTERS,
    asked,
    board,
    choose,
    contract,
    draft,
    lay,
    lying,
    mat,
    offered,
    order,
    play,
    player,
    slots,
    spaces,
    table,
    told,
    up,
)

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
FIRST = up("C03", "olives-1", "O2+0")
SECOND = up("C29", "grapes-1", "O6-1")
AFRICA = {"slots": [contract("C17", "grapes-1")]}  # two points in Cyrene


def stay(game: cothon.Game) -> None:
    """Whoever is asked to sail stays, and delivers nothing."""
    here = mat(game, asked(game)[0])["place"]
    choose(game, f"place {here}")
    if asked(game).endswith("Deliver"):
        choose(game, "pass")


def tiles(game: cothon.Game, temple: str) -> dict[str, int]:
    """Who has won which tile of a temple."""
    return {
        LETTERS[seat]: tile["points"]
        for seat, one in enumerate(board(game)["players"])
        for tile in one["tiles"]
        if tile["temple"] == temple
    }


@SEATS
def test_ec_01_forty_common_oars_and_two_personal_ones(seats: int) -> None:
    """[EC-1]"""
    for options, common in (({}, 40), ({"large_oar_deck": True}, 50)):
        game = cothon.new("neptun", seats, 1, options)
        g = table(game)
        assert len(g.oar_pile) + len(g.shown_oars) == common
        assert [len(merchant.hand) for merchant in g.merchants] == [2] * seats
        assert all(oar >= OAR_CARD + 50 for merchant in g.merchants for oar in merchant.hand)


@pytest.mark.parametrize(("plain", "wind"), [(False, 3), (True, -2)])
def test_ec_02_the_wind_is_five_and_the_forecast(plain: bool, wind: int) -> None:
    """[EC-2]"""
    options = {"forecast_is_wind": plain}
    game = lay(3, phase="sail", wind=4, forecast=-2, options=options)
    for _ in "ABC":
        assert board(game)["wind"] == 4
        stay(game)
    assert (board(game)["wind"], board(game)["forecast"]) == (wind, None)


@SEATS
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_ec_03_as_many_new_contracts_as_players(seats: int, turn: int) -> None:
    """[EC-3]"""
    game = draft(FIRST, SECOND, seats=seats, gone=seats - 1, turn=turn)
    choose(game, "contract 1", "slot 1")
    assert told(game, "display-dealt") == [[seats]]
    assert len(board(game)["display"]) == seats + 1


def test_ec_04_nothing_is_left_for_the_next_round() -> None:
    """[EC-4]"""
    game = draft(FIRST, {**SECOND, "gold": 3}, seats=3, gone=2, turn=5)
    choose(game, "contract 1", "slot 1")
    assert board(game)["display"] == []
    assert [player(game, letter).gold for letter in "ABC"] == [5, 5, 5]
    luck = random.Random(1)
    while board(game)["round"] == "A":
        game.apply(luck.choice(game.options))
    assert [column["gold"] for column in board(game)["display"]] == [0, 0, 0, 0]
    assert told(game, "display-dealt")[-1] == [4]


def test_ec_05_a_refusal_is_forgotten_when_the_go_ends() -> None:
    """[EC-5]"""
    columns = [{"city": "C03", "oar": "O9+2"}, {"oar": "O2+0"}, {"oar": "O5+0"}, {"oar": "O6+0"}]
    game = draft(*columns, seats=3, turn=2)
    choose(game, "refuse")
    assert "contract 1" not in offered(game)
    choose(game, "contract 2", "slot 1", "reveal", "contract 3", "slot 1", "reveal", "slot 1")
    assert (asked(game), lying(game)[0]) == ("A TakeContract", "C03 1")
    assert "contract 1" in offered(game)


def test_ec_06_a_reveal_gives_up_what_others_had_revealed() -> None:
    """[EC-6]"""
    game = draft({"city": "C03"}, {"city": "C04"}, {"city": "C05"})
    choose(game, "refuse", "refuse", "contract 3", "slot 1")
    assert offered(game) == {"contract 1", "contract 2", "reveal"}
    choose(game, "reveal")
    assert (asked(game), offered(game)) == ("B AcceptOrRefuse", {"contract 4", "refuse"})


@pytest.mark.parametrize(("round_wind", "wind"), [("forecast", 1), ("keep", 8), ("reset", 5)])
def test_ec_07_the_wind_of_the_next_round(round_wind: str, wind: int) -> None:
    """[EC-7]"""
    options = {"round_wind": round_wind}
    game = lay(3, phase="sail", turn=5, wind=8, forecast=-4, options=options)
    for _ in "AB":
        stay(game)
    assert (board(game)["wind"], board(game)["forecast"]) == (8, -4)
    stay(game)
    assert (board(game)["round"], board(game)["wind"]) == ("B", wind)
    assert board(game)["forecast"] is None


def test_ec_07_by_default_the_forecast_becomes_the_wind_after_extra_turns_too() -> None:
    """[EC-7]"""
    game = lay(3, phase="extra", wind=8, forecast=-4, A=AFRICA)
    choose(game, "join", "oar P5+1.red", "place CRETA", "pass")
    assert (board(game)["round"], board(game)["wind"]) == ("B", 1)


def test_ec_08_one_contract_a_go() -> None:
    """[EC-8]"""
    cargo = [contract("C15", "honey-1"), contract("C16", "salt-1")]
    a = {"place": "LEPTIS_MAGNA", "gold": 0, "slots": cargo}
    game = lay(phase="sail", A=a)
    choose(game, "place LEPTIS_MAGNA", "slot 1")
    assert asked(game) == "B Sail"
    assert slots(game, "A")[:2] == ["fulfilled", "open"]
    for _ in "BCD":
        stay(game)
    play(game, random.Random(1), "Sail")
    assert asked(game) == "A Sail"
    choose(game, "place LEPTIS_MAGNA", "slot 2")  # the second one needs another go
    assert slots(game, "A")[:2] == ["fulfilled", "fulfilled"]


@SEATS
def test_ec_09_no_pile_runs_out(seats: int) -> None:
    """[EC-9]"""
    for seed in range(4):
        game, luck = cothon.new("neptun", seats, seed), random.Random(seed)
        for _ in "ABC":
            supply = board(game)["piles"]["oars"] + len(board(game)["display"])
            assert supply >= 40 - 2 * seats >= 5 * seats + 1
            play(game, luck, "ChooseOars")
            assert supply - board(game)["piles"]["oars"] == 5 * seats + 1
            assert all(5 <= len(one["hand"]) <= 7 for one in board(game)["players"])
            while not game.over and board(game)["phase"] == "fulfil":
                save = asked(game).endswith("JoinExtra")  # keep as many oars as can be
                game.apply(PASS if save else luck.choice(game.options))


def test_ec_09_if_one_does_the_discards_are_shuffled() -> None:
    """[EC-9]"""
    out = [f"C{n:02}" for n in range(5, 29)]
    rest = up("C04", "salt-1", "O3+0")
    game = draft(FIRST, rest, seats=3, gone=2, city_discard=out)
    assert board(game)["piles"]["cities"] == 4
    choose(game, "contract 1", "slot 1")
    seen = board(game)
    assert (seen["turn"], seen["piles"]["cities"], seen["discards"]["cities"]) == (2, 1, 24)
    while board(game)["turn"] == 2:
        game.apply(game.options[0])
    seen = board(game)
    assert len(seen["display"]) == 4  # one came from the old pile, two from the new one
    assert (seen["piles"]["cities"], seen["discards"]["cities"]) == (22, 0)


@pytest.mark.parametrize("miles", [3, 4])
def test_ec_10_tyros_to_alexandria_costs_what_the_marker_says(miles: int) -> None:
    """[EC-10] Both examples are right, each with its own set-up."""
    chart = {**L1, "K12": miles, "K13": 7 - miles}
    for start, end in (("TYROS", "ALEXANDRIA"), ("ALEXANDRIA", "TYROS")):
        game = lay(phase="sail", distances=chart, A={"place": start})
        assert board(game)["sailing"]["ways"][end]["miles"] == miles
    game = lay(phase="sail", distances=chart, wind=5, A={"played": ["O6+0"], "gold": 5})
    choose(game, "place ALEXANDRIA")
    assert player(game, "A").gold == 5 - (8 + miles - 11)


def test_ec_11_the_wind_markers_move_after_every_turn() -> None:
    """[EC-11]"""
    game, luck = cothon.new("neptun", 4, 3), random.Random(3)
    while board(game)["round"] == "A":
        before = board(game)
        shifts = len(told(game, "wind-shifted"))
        game.apply(luck.choice(game.options))
        now = board(game)
        next_turn = before["phase"] == now["phase"] == "fulfil" and (
            before["turn"] < now["turn"] <= 5
        )
        if next_turn:
            assert told(game, "wind-shifted")[shifts:] == [[5 + before["forecast"]]]
            assert now["wind"] == 5 + before["forecast"]
    assert len(told(game, "wind-shifted")) == 5


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
    choose(game, "place CYRENE", "slot 1")
    assert (asked(game), offered(game)) == ("A BuyPoint", {"temple AFRICA", "pass"})
    choose(game, "temple AFRICA")
    assert player(game, "A").gold == left
    assert spaces(game, "AFRICA")[0] == ("A", space)


def test_ec_13_one_point_for_a_contract() -> None:
    """[EC-13]"""
    game = lay(phase="sail", A={"place": "CYRENE", "gold": 50, **AFRICA})
    choose(game, "place CYRENE", "slot 1", "temple AFRICA")
    assert asked(game) == "B Sail"
    assert (player(game, "A").gold, spaces(game, "AFRICA")[0]) == (47, ("A", 3))


@pytest.mark.parametrize("place", ["CRETA", "ROMA", "CYRENE"])
def test_ec_14_no_point_without_a_delivery(place: str) -> None:
    """[EC-14]"""
    game = lay(phase="sail", A={"place": place, "gold": 50, **AFRICA})
    stay(game)
    assert asked(game) == "B Sail"
    assert player(game, "A").gold == 50


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
    choose(game, f"place {place}", "slot 1")
    assert offered(game) == {f"temple {region}", "pass"}


def test_ec_15_gold_of_this_delivery_comes_too_late_for_this_voyage() -> None:
    """[EC-15]"""
    cargo = {"slots": [contract("C29", "salt-1")]}  # 4 gold in Alexandria, 12 miles away
    game = lay(phase="sail", wind=5, A={"played": ["O5+0"], "gold": 1, **cargo})
    assert "place ALEXANDRIA" not in offered(game)
    game = lay(phase="sail", wind=5, A={"played": ["O5+0"], "gold": 2, **cargo})
    choose(game, "place ALEXANDRIA")
    assert player(game, "A").gold == 0  # paid before the delivery
    choose(game, "slot 1")
    assert player(game, "A").gold == 4


def test_ec_15_gold_from_contracts_pays_for_voyages() -> None:
    """[EC-15]"""
    hand = ["O2+1", "O3+1", "O4+1", "O5+1"]
    taken = {**FIRST, "gold": 3}
    game = draft(taken, SECOND, seats=3, gone=2, turn=5, C={"gold": 0, "hand": hand})
    choose(game, "contract 1", "slot 1")
    while not asked(game).endswith("Sail"):
        choose(game, "oar O3+1") if asked(game)[0] == "C" else game.apply(game.options[0])
    while asked(game)[0] != "C":
        stay(game)
    assert board(game)["sailing"]["range"] == 8
    assert "place LEPTIS_MAGNA" in offered(game)  # 9 miles
    choose(game, "place LEPTIS_MAGNA")
    assert player(game, "C").gold == 2


@pytest.mark.parametrize(
    ("place", "paid"), [("CRETA", 0), ("CYRENE", 0), ("LEPTIS_MAGNA", 0), ("ALEXANDRIA", 3)]
)
def test_ec_16_the_exact_shortfall_is_paid(place: str, paid: int) -> None:
    """[EC-16]"""
    game = lay(phase="sail", wind=5, A={"played": ["O4+0"], "gold": 20})  # a range of 9
    assert board(game)["sailing"]["ways"][place]["gold"] == paid
    choose(game, f"place {place}")
    assert asked(game) == "B Sail"  # nobody is asked how much
    assert player(game, "A").gold == 20 - paid


@SEATS
def test_ec_17_everybody_plays_an_oar_in_ordinary_turns(seats: int) -> None:
    """[EC-17]"""
    done = {"slots": [{"state": "fulfilled"}] * 3 + [contract("C01", "fish-1", state="lost")]}
    for turn in range(1, 6):
        game = lay(seats, phase="oars", turn=turn, A=done)
        assert game.asked == list(range(seats))
        assert "pass" not in offered(game)
        for _ in range(seats):
            game.apply(game.options[0])
        assert all(len(one["played"]) == 1 for one in board(game)["players"])


def test_ec_18_no_extra_turn_with_an_empty_hand() -> None:
    """[EC-18]"""
    b = {"slots": [contract("C18", "fish-2")], "hand": ["O3+0"]}
    game = lay(3, phase="extra", A={**AFRICA, "hand": []}, B=b)
    assert asked(game) == "B JoinExtra"
    choose(game, "pass")
    assert told(game, "extra-declined") == [[1, 1]]


def test_ec_19_all_declare_before_anybody_acts() -> None:
    """[EC-19]"""
    cargo: dict[str, Any] = {
        letter: {"slots": [contract(f"C0{n}", f"fish-{n}")]} for n, letter in enumerate("ABC", 1)
    }
    game = lay(3, phase="extra", order=[1, 2, 0], **cargo)
    course = []
    for choice in ("join", "pass", "join"):
        course.append(asked(game))
        choose(game, choice)
    assert course == ["B JoinExtra", "C JoinExtra", "A JoinExtra"]
    assert board(game)["extra"] == [0, 1]
    assert asked(game) == "B PlayOar"
    choose(game, "oar P5+1.green", "place CRETA")
    assert asked(game) == "A PlayOar"


def test_ec_20_who_declined_the_first_extra_turn_is_not_asked_for_the_second() -> None:
    """[EC-20]"""
    game = lay(3, phase="extra", A=AFRICA, B={"slots": [contract("C01", "fish-1")]})
    choose(game, "pass", "join", "oar P5+1.green", "place CRETA")
    assert asked(game) == "B JoinExtra"
    choose(game, "join", "place CRETA")
    assert told(game, "extra-joined") == [[1, 1], [1, 2]]
    assert told(game, "extra-declined") == [[0, 1]]
    assert board(game)["round"] == "B"


def test_ec_21_the_second_extra_turn_is_only_offered() -> None:
    """[EC-21]"""
    game = lay(3, phase="extra", A=AFRICA)
    choose(game, "join", "oar P5+1.red", "place CRETA")
    assert (asked(game), offered(game)) == ("A JoinExtra", {"join", "pass"})
    choose(game, "pass")
    assert board(game)["round"] == "B"
    assert mat(game, "A")["hand"] == ["P8-1.red"]


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_ec_22_no_tile_for_nothing(letter: str) -> None:
    """[EC-22]"""
    gold: dict[str, Any] = {seat: {"gold": 0} for seat in "ACD"}
    temples = {"ITALIA": [{"seat": 2, "space": 1}]}
    game = lay(phase="score", round=letter, temples=temples, B={"gold": 1}, **gold)
    assert list(tiles(game, "ITALIA")) == ["C"]
    assert list(tiles(game, "GOLD")) == ["B"]
    assert tiles(game, "AFRICA") == {}
    won, left = told(game, "tile-won"), told(game, "tile-unclaimed")
    assert (len(won), len(left)) == (2, {"A": 4, "B": 10, "C": 16}[letter])


def test_ec_23_pawns_keep_their_order_when_the_lowest_leaves() -> None:
    """[EC-23]"""
    pawns = [{"seat": seat, "space": 2} for seat in (1, 3, 0, 2)]  # B lies at the bottom
    b = {"place": "CYRENE", "gold": 0, "slots": [contract("C18", "honey-1")]}  # one point
    game = lay(phase="sail", temples={"AFRICA": pawns}, order=[1, 0, 2, 3], B=b)
    choose(game, "place CYRENE", "slot 1")
    assert spaces(game, "AFRICA") == [("B", 3), ("D", 2), ("A", 2), ("C", 2)]


def test_ec_24_a_bought_point_is_a_second_move() -> None:
    """[EC-24]"""
    pawns = [{"seat": 1, "space": 3}, {"seat": 2, "space": 2}, {"seat": 3, "space": 2}]
    game = lay(phase="sail", temples={"AFRICA": pawns}, A={"place": "CYRENE", **AFRICA})
    choose(game, "place CYRENE", "slot 1")
    assert spaces(game, "AFRICA") == [("B", 3), ("C", 2), ("D", 2), ("A", 2)]
    choose(game, "temple AFRICA")
    assert spaces(game, "AFRICA") == [("B", 3), ("A", 3), ("C", 2), ("D", 2)]


def test_ec_25_the_track_has_no_end() -> None:
    """[EC-25]"""
    pawns = [{"seat": 3, "space": 21}, {"seat": 1, "space": 20}, {"seat": 0, "space": 19}]
    game = lay(phase="sail", temples={"AFRICA": pawns}, A={"place": "CYRENE", **AFRICA})
    choose(game, "place CYRENE", "slot 1", "temple AFRICA")
    assert spaces(game, "AFRICA") == [("A", 22), ("D", 21), ("B", 20), ("C", 0)]
    top = [{"seat": 1, "space": 60}, {"seat": 0, "space": 59}]
    game = lay(phase="sail", temples={"AFRICA": top}, A={"place": "CYRENE", "gold": 0, **AFRICA})
    choose(game, "place CYRENE", "slot 1")
    assert spaces(game, "AFRICA")[0] == ("A", 61)


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
    assert order(game) == "DBCA"
