"""Positions from plain data: what is possible is laid out, what is not is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

import cothon
from tests.games.porto_carthago.laid import (
    asked,
    choose,
    lay,
    player,
    quay,
    ships,
    table,
)

CARDS = ["PORTER", "PORTER", "CAPTAIN", "ARISTOCRAT", "STEVEDORE", "MERCHANT"]


def position(data: dict[str, Any], seats: int = 4) -> cothon.Game:
    """A position with players of whom only A may be described, under the key A."""
    data = dict(data)
    players = [data.pop("A", {})] + [{}] * (seats - 1)
    return cothon.position("porto_carthago", {"players": players, **data})


def refused(data: dict[str, Any], message: str) -> None:
    """This position is refused with this message."""
    with pytest.raises(cothon.BadPosition, match=re.escape(message)):
        position(data)


def test_an_empty_position_is_an_empty_box() -> None:
    """[PC-GEN-3 to -5]"""
    game = position({})
    shown = game.view(0)["table"]
    assert (shown["decade"], shown["round"], shown["start_player"]) == (1, 1, 0)
    assert asked(game) == "A TakeTurn"
    assert (shown["bag"], sum(shown["market"].values()), len(shown["deck"])) == (30, 0, 30)
    assert shown["first_row"] == shown["second_row"] == [None] * 5
    assert [slot["card"] for slot in shown["slots"]] == CARDS
    for mat in shown["players"]:
        assert (mat["reserve"], mat["blocked"], mat["points"], mat["kept"]) == (16, 2, 0, [])
    assert set(shown["players"][0]["goods"].values()) == {0}
    assert (shown["palace"], shown["path"]) == ([], [])
    assert {berth["owner"] for berth in shown["quays"].values()} == {None}


def test_everything_given_lies_where_it_was_put() -> None:
    """[PC-GEN-3 to -6]"""
    a = {"talents": 7, "points": 3, "blocked": 1, "lighthouse": 2, "temple": 1, "captains": 1}
    more = {"workers": [0, 1, 2], "goods": {"OIL": 2}, "kept": ["S14"]}
    game = lay(
        A={**a, **more},
        decade=3,
        round=4,
        start_player=2,
        turn=3,
        quays={"ROM-I": {"owner": 0, "ship": "S16", "good": "OIL"}, "EGY-II": {"ship": "S01"}},
        market={"DYE": 2, "JEWEL": 1},
        first_row=["S02", None, "S03"],
        second_row=[None, "S06"],
        deck=["S30", "S29"],
        slots=CARDS[::-1],
        palace=[0, 1],
        path=[1, 0],
        purchases=1,
        known={"S30": [1], "S29": [0, 1, 2, 3]},
    )
    shown = game.view(0)["table"]
    assert (shown["decade"], shown["round"], shown["start_player"]) == (3, 4, 2)
    assert asked(game) == "D TakeTurn"
    assert {key: shown["players"][0][key] for key in a} == a
    assert shown["players"][0]["reserve"] == 18 - 5 - 3 - 2 - 1 - 1
    assert (shown["players"][0]["kept"], shown["players"][0]["goods"]["OIL"]) == (["S14"], 2)
    assert [slot["workers"][0] for slot in shown["slots"]] == [0, 1, 2, 0, 0, 0]
    assert quay(game, "ROM-I") == ("A", "S16", "OIL")
    assert quay(game, "EGY-II") == (None, "S01", None)
    assert (shown["market"]["DYE"], shown["market"]["JEWEL"], shown["bag"]) == (2, 1, 24)
    assert shown["first_row"] == ["S02", None, "S03", None, None]
    assert shown["second_row"] == [None, "S06", None, None, None]
    assert ships(game, table(game).deck[-1:-3:-1]) == ["S30", "S29"]
    assert shown["deck"][:2] == [None, "S29"]
    assert game.view(1)["table"]["deck"][:2] == ["S30", "S29"]
    assert shown["slots"][0]["card"] == "MERCHANT"
    assert (shown["palace"], shown["path"], shown["merchant_price"]) == ([0, 1], [1, 0], 3)


def test_cards_that_lie_nowhere_else_are_shuffled_below() -> None:
    """[PC-GEN-5]"""
    decks = [table(lay(deck=["S05"], seed=seed)).deck for seed in (1, 2)]
    assert decks[0] != decks[1]
    assert [deck[-1] for deck in decks] == [4, 4]
    assert sorted(decks[0]) == sorted(decks[1]) == list(range(30))


def test_a_position_can_be_saved_and_brought_back() -> None:
    """The save holds the position, its seed and the choices since."""
    game = lay(A={"reserve": 5, "talents": 9}, deck=["S05"], seed=7)
    choose(game, "talents")
    again = cothon.replay(game.save)
    assert again.view(0) == game.view(0)
    assert table(again).deck == table(game).deck


@pytest.mark.parametrize(
    ("phase", "decade", "question"),
    [
        ("placement", 1, "A PlaceFirst"),
        ("arrival", 2, "A ChooseShip"),
        ("action_cards", 2, "B TakeTurn"),
        ("market_refill", 2, "A TakeTurn"),
        ("turn", 2, "A TakeTurn"),
        ("decade_end", 5, "over"),
        ("game_end", 5, "over"),
        ("final_purchase", None, "A BuyLastSeat"),
        ("intrigue", None, "over"),
    ],
)
def test_a_position_may_begin_with_any_phase(phase: str, decade: int | None, question: str) -> None:
    """[PC-DEC-1]"""
    a = {"lighthouse": 1, "talents": 20, "points": 6}
    game = lay(phase=phase, decade=decade, A=a, first_row=["S01", "S06"], market=["OIL"] * 6)
    assert asked(game) == question


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"phase": "placement"}, "phase placement: the market needs 4 goods or more"),
        (
            {"phase": "placement", "market": ["OIL"] * 4, "quays": {"EGY-I": {"owner": 0}}},
            "phase placement: nobody owns a quay yet",
        ),
        (
            {"phase": "placement", "market": ["OIL"] * 4, "A": {"temple": 13}},
            "players[0]: placement needs 4 servants in reserve",
        ),
        (
            {"phase": "advance_rows", "first_row": ["S01"]},
            "phase advance_rows: the first row must be empty",
        ),
        (
            {"phase": "game_end", "decade": 3},
            "phase game_end: the game does not end after decade 3",
        ),
        (
            {"phase": "intrigue", "decade": 4, "A": {"points": 7}},
            "phase intrigue: the game does not end after decade 4",
        ),
        (
            {"A": {"large_seat": 1}, "palace": [1, 2, 3] * 3 + [1, 2]},
            "the large seat is taken while cheaper seats are free",
        ),
    ],
)
def test_the_table_fits_the_phase(data: dict[str, Any], message: str) -> None:
    """[PC-SETUP-12, PC-SETUP-13, PC-END-1 to -3, PC-PAL-6]"""
    refused(data, message)


def test_what_the_phase_allows_is_accepted() -> None:
    """[PC-END-2, PC-END-5, PC-PAL-6]"""
    assert position({"phase": "intrigue", "decade": 4, "A": {"points": 8}}).over
    assert player(position({"phase": "intrigue", "A": {"large_seat": 1}}), "A").large == 1
    full = {"A": {"large_seat": 1}, "palace": [1, 2, 3] * 4}
    assert player(position(full), "A").large == 1


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            {"A": {"reserve": 17}},
            "position.players[0]: 18 servants are needed, 19 are placed: "
            "17 in the reserve and 2 elsewhere",
        ),
        ({"A": {"reserve": 5}}, "18 servants are needed, 7 are placed"),
        ({"A": {"temple": 10, "lighthouse": 7}}, "18 servants are needed, 19 are placed"),
        ({"A": {"temple": 15}, "quays": {"EGY-I": {"owner": 0}}}, "19 are placed"),
        ({"path": [0] * 15, "palace": [0] * 2}, "19 are placed"),
        ({"A": {"workers": [0, 3, 3, 2, 4, 6]}}, "20 are placed"),
        ({"A": {"workers": [1]}}, "workers: expected a multiple of 0 servants on slot 1, found 1"),
        ({"A": {"workers": [0, 0, 0, 0, 0, 4]}}, "a multiple of 3 servants on slot 6, found 4"),
    ],
)
def test_18_servants(data: dict[str, Any], message: str) -> None:
    """[PC-GEN-3]"""
    refused(data, message)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            {
                "A": {"goods": ["OIL"] * 2},
                "market": ["OIL"] * 4,
                "quays": {"EGY-I": {"owner": 1, "good": "OIL"}},
            },
            "there are 6 OIL, 7 are placed",
        ),
        ({"market": ["DYE"] * 7}, "position.market: expected at most 6 goods, found 7"),
        ({"A": {"goods": ["DYE"] * 3}}, "position.players[0].goods: expected at most 2, found 3"),
        ({"A": {"goods": {"DYE": 5}, "blocked": 0}}, "goods: expected at most 4, found 5"),
        (
            {"quays": {"EGY-I": {"good": "OIL"}}},
            "position.quays.EGY-I.good: expected no good at a quay without an owner, found 'OIL'",
        ),
    ],
)
def test_30_goods_where_goods_may_lie(data: dict[str, Any], message: str) -> None:
    """[PC-GEN-4, PC-GEN-8]"""
    refused(data, message)


def test_the_market_has_4_spaces_with_3_players() -> None:
    """[PC-SETUP-2]"""
    position({"market": ["DYE"] * 4}, seats=3)
    with pytest.raises(cothon.BadPosition, match=re.escape("expected at most 4 goods, found 5")):
        position({"market": ["DYE"] * 5}, seats=3)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"first_row": ["S01"], "deck": ["S01"]}, "the card S01 lies in two places"),
        ({"first_row": ["S01"], "second_row": ["S01"]}, "the card S01 lies in two places"),
        ({"deck": ["S02", "S02"]}, "the card S02 lies in two places"),
        (
            {"A": {"kept": ["S14"]}, "quays": {"ETR-I": {"ship": "S14"}}},
            "the card S14 lies in two places",
        ),
        (
            {"quays": {"GRE-I": {"ship": "S01"}}},
            "position.quays.GRE-I.ship: expected a ship of this quay's civilisation, not of EGY, "
            "found 'S01'",
        ),
        (
            {"A": {"kept": ["S14", "S01"]}},
            "position.players[0].kept: expected cards whose privilege is kept, found 'S01'",
        ),
        (
            {"quays": {"ROM-I": {"owner": 0, "ship": "S16", "good": "DYE"}}},
            "quays.ROM-I: its ship wants this good and would have been loaded",
        ),
        ({"first_row": ["S01", "S02", "S03", "S04", "S05", "S06"]}, "a list of at most 5"),
    ],
)
def test_30_ships_once_each_where_ships_may_lie(data: dict[str, Any], message: str) -> None:
    """[PC-GEN-5, PC-SHIPS-10, PC-LOAD-1, PC-PRIV-2]"""
    refused(data, message)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"deck": ["S01", None]}, "position.deck: expected"),
        ({"A": {"kept": [None]}}, "position.players[0].kept: expected"),
    ],
)
def test_only_rows_have_empty_places(data: dict[str, Any], message: str) -> None:
    """[PC-GEN-5]"""
    refused(data, message)


def test_a_due_quay_comes_about_in_the_arrival_only() -> None:
    """[PC-SHIPS-19, PC-LOAD-1]"""
    ready = {"ROM-I": {"owner": 0, "good": "DYE"}}
    assert asked(lay(phase="arrival", quays=ready, first_row=["S16"])) == "A GainPoint"
    due = {"quays": {"ROM-I": {"owner": 0, "ship": "S16", "good": "DYE"}}}
    for phase in ("arrival", "advance_rows", "income", "turn", "decade_end", "game_end"):
        refused({**due, "phase": phase}, "would have been loaded")


def test_no_more_captains_than_charter_ships() -> None:
    """[PC-ACT-CAPTAIN-2]"""
    assert player(position({"A": {"captains": 4}}), "A").captains == 4
    refused({"A": {"captains": 5}}, "captains: expected a whole number from 0 to 4, found 5")
    with pytest.raises(cothon.BadPosition, match="captains: expected at most 4 on all charter"):
        lay(A={"captains": 3}, B={"captains": 2})


@pytest.mark.parametrize("seats", [0, 2, 6])
def test_the_wrong_number_of_players(seats: int) -> None:
    """[PC-GEN-1]"""
    message = f"porto_carthago is for 3, 4 or 5 players, not {seats}"
    with pytest.raises(cothon.BadOption, match=message):
        cothon.position("porto_carthago", {"players": [{}] * seats})
    with pytest.raises(cothon.BadPosition, match=r"position\.players: expected a list"):
        cothon.position("porto_carthago", {"decade": 2})


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"decades": 2}, "position: unknown key 'decades' (known: decade, "),
        ({"A": {"money": 2}}, "position.players[0]: unknown key 'money'"),
        ({"quays": {"EGY-I": {"boat": "S01"}}}, "position.quays.EGY-I: unknown key 'boat'"),
        ({"quays": {"EGY-III": {}}}, "position.quays.EGY-III: expected a quay: EGY-I, EGY-II, "),
        ({"quays": {"EGY-I": {"ship": "S31"}}}, "quays.EGY-I.ship: expected one of S01, S02, "),
        ({"market": ["WINE"]}, "market: expected one of DYE, OIL, GLASS, CEDAR, JEWEL, found"),
        ({"market": {"WINE": 1}}, "position.market: unknown key 'WINE'"),
        ({"phase": "noon"}, "position.phase: expected one of placement, arrival, "),
        ({"slots": ["PORTER"] * 6}, "position.slots: expected these cards in any order: "),
        ({"slots": CARDS[:5]}, "position.slots: expected these cards in any order: "),
        ({"known": {"S31": "all"}}, "position.known.S31: expected a ship card"),
        ({"known": {"S01": [4]}}, "position.known.S01: expected whole numbers from 0 to 3"),
        ({"decade": 6}, "position.decade: expected a whole number from 1 to 5, found 6"),
        ({"decade": "2"}, "position.decade: expected a whole number from 1 to 5, found '2'"),
        ({"round": 6}, "position.round: expected a whole number from "),
        ({"start_player": 4}, "position.start_player: expected a whole number from 0 to 3"),
        ({"A": {"talents": -1}}, "position.players[0].talents: expected a whole number"),
        ({"A": {"talents": True}}, "position.players[0].talents: expected a whole number"),
        ({"A": {"blocked": 3}}, "players[0].blocked: expected a whole number from 0 to 2"),
        ({"palace": [0] * 13}, "position.palace: expected a list of at most 12"),
        ({"path": [4]}, "position.path: expected whole numbers from 0 to 3, found 4"),
        ({"A": []}, "position.players[0]: expected a table, found []"),
    ],
)
def test_unknown_codes_keys_and_numbers(data: dict[str, Any], message: str) -> None:
    """[PC-GEN-10, PC-CARDS-4]"""
    refused(data, message)


def test_a_turn_lies_in_one_of_the_five_action_rounds() -> None:
    """[PC-TURN-1]"""
    refused({"round": 0, "phase": "turn"}, "position.round: expected a whole number from 1 to 5")
