"""Positions from plain data: what is given lies where it was put, the rest where it can."""

from __future__ import annotations

import pytest

from tests.games.porto_carthago.laid import lay
from tests.games.porto_carthago.refused import CARDS, given


def test_an_empty_position_is_an_empty_box() -> None:
    """[PC-GEN-3 to -5]"""
    game = given({})
    shown = game.view(0)["table"]
    assert (shown["decade"], shown["round"], shown["start_player"]) == (1, 1, 0)
    assert game.question == "A TakeTurn"
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
    assert game.question == "D TakeTurn"
    assert {key: shown["players"][0][key] for key in a} == a
    assert shown["players"][0]["reserve"] == 18 - 5 - 3 - 2 - 1 - 1
    assert (shown["players"][0]["kept"], shown["players"][0]["goods"]["OIL"]) == (["S14"], 2)
    assert [slot["workers"][0] for slot in shown["slots"]] == [0, 1, 2, 0, 0, 0]
    assert game.quay("ROM-I") == ("A", "S16", "OIL")
    assert game.quay("EGY-II") == (None, "S01", None)
    assert (shown["market"]["DYE"], shown["market"]["JEWEL"], shown["bag"]) == (2, 1, 24)
    assert shown["first_row"] == ["S02", None, "S03", None, None]
    assert shown["second_row"] == [None, "S06", None, None, None]
    assert game.ships(game.g.deck[-1:-3:-1]) == ["S30", "S29"]
    assert shown["deck"][:2] == [None, "S29"]
    assert game.view(1)["table"]["deck"][:2] == ["S30", "S29"]
    assert shown["slots"][0]["card"] == "MERCHANT"
    assert (shown["palace"], shown["path"], shown["merchant_price"]) == ([0, 1], [1, 0], 3)


def test_cards_that_lie_nowhere_else_are_shuffled_below() -> None:
    """[PC-GEN-5]"""
    decks = [lay(deck=["S05"], seed=seed).g.deck for seed in (1, 2)]
    assert decks[0] != decks[1]
    assert [deck[-1] for deck in decks] == [4, 4]
    assert sorted(decks[0]) == sorted(decks[1]) == list(range(30))


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
    assert game.question == question


def test_what_the_phase_allows_is_accepted() -> None:
    """[PC-END-2, PC-END-5, PC-PAL-6]"""
    assert given({"phase": "intrigue", "decade": 4, "A": {"points": 8}}).over
    assert given({"phase": "intrigue", "A": {"large_seat": 1}}).player("A").large == 1
    full = {"A": {"large_seat": 1}, "palace": [1, 2, 3] * 4}
    assert given(full).player("A").large == 1


def test_what_is_just_possible_is_accepted() -> None:
    """[PC-SETUP-2, PC-SHIPS-19, PC-LOAD-1, PC-ACT-CAPTAIN-2]"""
    assert given({"seats": 3, "market": ["DYE"] * 4}).g.market[0] == 4
    assert given({"A": {"captains": 4}}).player("A").captains == 4
    ready = {"ROM-I": {"owner": 0, "good": "DYE"}}
    assert lay(phase="arrival", quays=ready, first_row=["S16"]).question == "A GainPoint"
