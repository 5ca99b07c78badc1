"""Taking the last choice back, as long as nothing has come to light."""

from __future__ import annotations

from typing import Any

import pytest

import cothon
from tests.games.merchants_guilds.laid import harbour, lay, paid, trade_cards_but

BUSY: dict[str, Any] = {
    "A": {
        "hand": [
            *("B1", "B3", "B4", "B5", "B6", "T01", "T02"),
            *("T03", "T05", "T13", "T28", "T46", "T47"),
        ],
        "ships": ["S01", "S02", "S05", "S09", {"code": "S11", "active": False}],
        "freed": {"LEFT": 1},
    },
    "B": {"disc": "TRADING_DOCK"},
    "C": {"disc": "TRADING_DOCK"},
    "docks": harbour("S03 A", "S04", "S07", "S10", "S13"),
    "warship_docks": [0],
    "markers": ["TRADING_DOCK", "RESIDENCE"],
}


DOCK = ("space TRADING_DOCK", "card B4", "card T02", "card T46")
COLUMN = ("space RESIDENCE", "card B3", "main", "column LEFT", "card T01", "card T02")


@pytest.mark.parametrize(
    "choices",
    [
        *(DOCK[: number + 1] for number in range(len(DOCK))),
        (*DOCK, "main"),
        (*DOCK, "pass"),
        (*DOCK, "main", "dock 2"),
        (*DOCK, "main", "dock 2", "go-on"),
        (*DOCK, "main", "dock 2", "go-on", "guild-seat A1"),
        (*DOCK, "main", "dock 2", "go-on", "forum", "card T13"),
        (*DOCK, "main", "dock 2", "go-on", "tile GUILD_HALL_1", "card T01"),
        (*DOCK, "main", "dock 2", "go-on", "pass"),
        (*DOCK, "main", "dock 2", "go-on", "tile GUILD_HALL_1", "card T01", "go-on"),
        *(COLUMN[: number + 1] for number in range(len(COLUMN))),
        ("space WARSHIP_DOCK",),
        ("space WARSHIP_DOCK", "card B5"),
        ("space WARSHIP_DOCK", "card B5", "main", "anchor"),
        ("space HARBOUR_DELIVERY",),
        ("space HARBOUR_DELIVERY", "card B6", "main", "dock 1"),
        ("space HARBOUR_DELIVERY", "card B6", "main", "warship-place 1"),
        ("intrigue",),
        ("intrigue", "space RESIDENCE"),
        ("intrigue", "space RESIDENCE", "space MARKET"),
    ],
)
def test_a_choice_is_taken_back(choices: tuple[str, ...]) -> None:
    """Spaces, every card of a payment, places and markers."""
    game = lay(**BUSY)
    game.choose(*choices[:-1])
    before = game.everything
    game.choose(choices[-1])
    assert game.everything != before
    game.undo()
    assert game.everything == before


def test_the_cards_of_a_payment_are_taken_back_one_by_one() -> None:
    """[MG-CARD-8, MG-PAY-7] Until the space is paid, and also afterwards."""
    game = lay(**BUSY)
    start = game.everything
    picked = []
    for choice in DOCK:
        picked.append((game.board["paying"], game.hand("A")))
        game.choose(choice)
    assert (game.question, game.mat("A")["right"]) == ("A BeforeMain", ["T02", "T46"])
    while game.moment:
        game.undo(seat=0)
        paying, cards = picked.pop()
        assert (game.board["paying"], game.hand("A")) == (paying, cards)
    assert game.everything == start
    with pytest.raises(cothon.CannotUndo, match="nothing"):
        game.undo()


def test_the_cards_of_a_price_are_taken_back_one_by_one() -> None:
    """[MG-CARD-8] Goods and coins."""
    cards = ["T01", "T02", "T03", "T04", "T46"]
    game = paid("RESIDENCE", A={"hand": cards, "freed": {"MIDDLE": 2}})
    start = game.everything
    game.choose("card T01", "card T02")
    assert (game.board["paying"], game.question) == (["T01", "T02"], "A PayGoods")
    game.choose("card T04")
    assert game.mat("A")["freed"]["LEFT"] == 1
    assert game.board["discard"] == ["T01", "T02", "T04"]
    for left in (["T01", "T02"], ["T01"], []):
        game.undo()
        assert (game.board["paying"], game.board["discard"]) == (left, [])
    assert game.everything == start


def test_after_undo_another_card_can_be_paid() -> None:
    """Chance is not called anew."""
    game, straight = lay(**BUSY), lay(**BUSY)
    game.choose(*DOCK)
    game.undo()
    game.choose("card T47", "main")
    straight.choose(*DOCK[:-1], "card T47", "main")
    assert game.everything == straight.everything


@pytest.mark.parametrize(
    "choices",
    [
        pytest.param(("pass",), id="pass"),
        pytest.param(("palette",), id="palette"),
        pytest.param(("embargo",), id="embargo"),
        pytest.param(("space MARKET", "card B1", "main", "pile"), id="pile"),
        pytest.param(
            ("space HARBOUR_DELIVERY", "card B6", "main", "dock 1", "card T01"), id="trading"
        ),
        pytest.param(
            ("space HARBOUR_DELIVERY", "card B6", "main", "warship-place 1", "card T01"),
            id="expedition",
        ),
    ],
)
def test_after_a_draw_or_a_reveal_nothing_is_taken_back(choices: tuple[str, ...]) -> None:
    """[MG-PASS-3, MG-EFFECT-PALETTE-2, MG-MARKET-1, MG-DELIVER-8, -12]"""
    game = lay(**BUSY)
    game.choose(*choices)
    after = game.everything
    with pytest.raises(cothon.CannotUndo, match="come to light"):
        game.undo()
    assert game.everything == after


def test_a_market_card_is_final_because_the_gap_is_refilled() -> None:
    """[MG-MARKET-2] Unless there is no card to refill it."""
    market = ["T60", "T61", "T62", "T63", "T64"]
    game = paid("MARKET", A={"hand": ["T01"]}, market=market)
    game.choose("card T60")
    with pytest.raises(cothon.CannotUndo, match="come to light"):
        game.undo()
    others = {"hand": trade_cards_but("T01", *market)}
    game = paid("MARKET", A={"hand": ["T01"]}, B=others, market=market)
    before = game.everything
    game.choose("card T60")
    game.undo()
    assert game.everything == before


def test_a_swap_is_taken_back() -> None:
    """[MG-MARKET-3, -4] It brings nothing new to light."""
    game = paid("MARKET", A={"hand": ["T01"]}, market=["T60", "T61", "T62", "T63", "T64"])
    game.choose("pile")
    before = game.everything
    game.choose("card T01", "card T61")
    game.undo()
    game.undo()
    assert game.everything == before
    with pytest.raises(cothon.CannotUndo, match="come to light"):
        game.undo()


def test_a_new_decade_cannot_be_taken_back() -> None:
    """[MG-DECADE-3, -11] Cards are turned up and drawn after the last turn."""
    game = lay(2, round=5, active=1, B={"hand": ["B4"]}, neutrals=["MARKET", "RESIDENCE"])
    game.choose("space TRADING_DOCK", "dock 1")
    assert game.board["decade"] == 2
    with pytest.raises(cothon.CannotUndo, match="come to light"):
        game.undo()


def test_the_first_discs_are_taken_back() -> None:
    """[MG-SETUP-16, -17]"""
    game = lay(2, phase="setup")
    start = game.everything
    game.choose("column MIDDLE", "dock 1")
    assert (game.mat("B")["strength"], game.discs_at_docks) == (3, "B--")
    game.undo(seat=1)
    game.undo(seat=1)
    assert game.everything == start


def test_only_the_decider_takes_back() -> None:
    """Whoever comes next cannot."""
    game = lay(A={"hand": ["B4"]}, markers=["MARKET", "RESIDENCE"])
    game.choose("space TRADING_DOCK", "dock 1")
    assert game.question == "B TakeTurn"
    for seat in (1, 2, 3):
        assert game.why_not_undo(seat) == "another"
        with pytest.raises(cothon.CannotUndo, match="another player"):
            game.undo(seat=seat)
    game.undo(seat=0)
    assert (game.question, game.discs_at_docks) == ("A TakeDock", "-----")


def test_a_clone_takes_back_by_itself() -> None:
    """The game it came from stays as it is."""
    game = lay(**BUSY)
    game.choose(*DOCK[:2])
    before = game.view(0)
    game.choose(DOCK[2])
    twin, after = game.clone(), game.everything
    twin.undo()
    assert twin.view(0) == before
    assert game.everything == after
