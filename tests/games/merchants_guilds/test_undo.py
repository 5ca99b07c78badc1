"""Taking the last choice back, as long as nothing has come to light."""

from __future__ import annotations

import pytest

import cothon
from tests.games.merchants_guilds.laid import lay, paid, trade_cards_but
from tests.games.merchants_guilds.undone import DOCK, busy


def test_the_cards_of_a_payment_are_taken_back_one_by_one() -> None:
    """[MG-CARD-8, MG-PAY-7] Base cards, which all know, also when the space is paid."""
    game = busy()
    start = game.everything
    picked = []
    for choice in DOCK:
        picked.append((game.view(0)["table"]["paying"], game.hand("A")))
        game.choose(choice)
    assert (game.question, game.mat("A")["right"]) == ("A BeforeMain", ["B1.red", "B3.red"])
    while game.moment:
        game.undo(seat=0)
        paying, cards = picked.pop()
        assert (game.view(0)["table"]["paying"], game.hand("A")) == (paying, cards)
    assert game.everything == start
    with pytest.raises(cothon.CannotUndo, match="nothing"):
        game.undo()


def test_the_cards_of_a_price_are_taken_back_one_by_one() -> None:
    """[MG-CARD-8] The last one, too, though all have seen them by then."""
    cards = ["T01", "T02", "T03", "T04", "T46"]
    game = paid("RESIDENCE", A={"hand": cards, "freed": {"MIDDLE": 2}})
    start = game.everything
    game.choose("card T01", "card T02")
    assert (game.board["paying"], game.question) == ([None, None], "A PayGoods")
    for left in (["T01"], []):
        game.undo()
        assert game.view(0)["table"]["paying"] == left
    assert game.everything == start
    game.choose("card T01", "card T02", "card T04")
    assert game.mat("A")["freed"]["LEFT"] == 1
    assert game.board["discard"] == ["T01", "T02", "T04"]
    for _ in range(3):
        game.undo()
    assert game.everything == start


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
    """[MG-MARKET-3, -4, MG-CARD-8] Though the card lay in the market for all to see."""
    game = paid("MARKET", A={"hand": ["T01"]}, market=["T60", "T61", "T62", "T63", "T64"])
    game.choose("pile")
    before = game.everything
    game.choose("card T01")
    game.undo()
    assert game.everything == before
    game.choose("card T01", "card T61")
    game.undo()
    game.undo()
    assert game.everything == before


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


@pytest.mark.parametrize(
    ("hand", "is_final"),
    [
        (["B1"], False),  # all see that B can act
        (["B1", "B3", "T01"], False),
        (["B3", "B6", "T01"], True),  # A sees only now that T01, or the like, is in that hand
    ],
)
def test_the_end_of_a_turn_is_final_if_it_tells_of_a_hand(hand: list[str], is_final: bool) -> None:
    """[MG-PAY-5, AMB-63] B is asked, and might have had to pass with another card."""
    far = ["RESIDENCE", "HARBOUR_DELIVERY"]
    given = {"A": {"hand": ["B4"]}, "B": {"hand": hand}}
    game = lay(2, markers=far, neutrals=far, **given)
    game.choose("space TRADING_DOCK", "dock 1")
    assert game.question == "B TakeTurn"
    assert game.why_not_undo() == ("revealed" if is_final else None)
