"""Cards, section 4.5 of the rules page."""

from __future__ import annotations

from typing import Any

import pytest

import cothon
from tests.games.merchants_guilds.laid import (
    acted,
    asked,
    board,
    choose,
    hand,
    harbour,
    lay,
    mat,
    next_question,
    offered,
    paid,
    trade_cards_but,
)

FAR = ["TRADING_DOCK", "WARSHIP_DOCK"]  # guild markers where nobody goes


# Trade cards


def test_a_trade_card_serves_as_action_or_as_good() -> None:
    """[MG-CARD-1] T48 shows RESIDENCE and cedar; T47 is the only other cedar."""
    game = lay(A={"hand": ["T47", "T48"]}, markers=FAR)
    assert "space RESIDENCE" not in offered(game)
    game = lay(A={"hand": ["T47", "T48", "B3"]}, markers=FAR)
    choose(game, "space RESIDENCE")  # nobody is asked: only B3 leaves two cedars
    assert mat(game, "A")["left"] == ["B3.red"]
    game = lay(A={"hand": ["T46", "T47", "T48"]}, markers=FAR)
    choose(game, "space RESIDENCE")
    assert (mat(game, "A")["left"], sorted(board(game)["discard"])) == (["T48"], ["T46", "T47"])


def test_a_trade_card_serves_as_action_or_as_coins() -> None:
    """[MG-CARD-1] T14 shows MARKET and 6 coins; only the card taken afterwards can pay."""
    game = lay(A={"hand": ["T14"]}, market=["T02"], markers=["MARKET", "RESIDENCE"])
    choose(game, "space MARKET")
    assert (mat(game, "A")["left"], asked(game)) == (["T14"], "A TakeCard")
    choose(game, "card T02", "pass")
    assert offered(game) == {"tile GUILD_HALL_1", "tile ACHIEVEMENT_TILES", "pass"}  # 2 coins


def test_a_trade_card_goes_left_and_right_of_the_residence() -> None:
    """[MG-CARD-1, -3]"""
    game = lay(A={"hand": ["T01", "T05", "T10"]}, B={"disc": "MARKET"}, markers=FAR)
    choose(game, "space MARKET", "card T05")
    own = mat(game, "A")
    assert (own["left"], own["right"], hand(game, "A")) == (["T01"], ["T05"], ["T10"])


# Base cards


def test_base_cards_pay_neither_goods_nor_coins() -> None:
    """[MG-CARD-2, -4]"""
    base = [f"B{number}" for number in range(1, 8)]
    game = acted("MARKET", A={"hand": [*base, "T01"]})
    choose(game, "tile GUILD_HALL_1")
    assert board(game)["discard"] == ["T01"]
    game = acted("MARKET", A={"hand": base})
    assert asked(game) == "B TakeTurn"  # no coins: no guild action
    assert "space RESIDENCE" not in offered(lay(A={"hand": [*base, "T46"]}, markers=FAR))
    game = paid("RESIDENCE", A={"hand": [*base, "T46"], "ships": ["S11"]})
    assert asked(game) == "B TakeTurn"  # one cedar and OPULENCE: the other must be a trade card
    docks = harbour("S01 A", "S02", "S03", "S04", "S05")
    game = paid("HARBOUR_DELIVERY", A={"hand": base, "ships": ["S07"]}, docks=docks)
    assert asked(game) == "B TakeTurn"  # LUXURY does not help a base card
    game = paid("HARBOUR_DELIVERY", A={"hand": base}, warship_docks=[0])
    assert asked(game) == "B TakeTurn"


def test_base_cards_are_not_exchanged_in_the_market() -> None:
    """[MG-CARD-2, MG-MARKET-5]"""
    game = paid("MARKET", A={"hand": ["B2", "B3", "T46"]}, market=["T01", "T02"])
    choose(game, "card T01")
    assert asked(game) == "A SwapCards"
    assert offered(game) == {"card T01", "card T46", "pass"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_base_cards_are_never_discarded(seats: int) -> None:
    """[MG-CARD-2, -3] They all are with their owners, whatever happens."""
    game = cothon.new("merchants_guilds", seats, seats)
    number = 0
    while not game.over:
        game.apply(game.options[number * 7 % len(game.options)])
        number += 1
        for one in board(game)["players"]:
            cards = [card for card in [*one["hand"], *one["left"], *one["right"]] if card]
            if asked(game).split()[-1] != "PayRight":
                bases = sorted(card for card in cards if card[0] == "B")
                assert bases == [f"B{n}.{one['colour'].lower()}" for n in range(1, 8)]
        assert not any(card[0] == "B" for card in board(game)["discard"])


# Cards beside the residence


def test_cards_beside_the_residence_stay_until_the_decade_ends() -> None:
    """[MG-CARD-3] They come back at the next decade set-up, not at the next round."""
    game = lay(2, A={"hand": ["B1", "T05", "T10"]}, neutrals=["MARKET", "RESIDENCE"], markers=FAR)
    choose(game, "space MARKET", "card T05", "pile", "pass")
    for _ in range(4):
        choose(game, "pass")  # B
        assert (mat(game, "A")["left"], mat(game, "A")["right"]) == (["B1.red"], ["T05"])
        assert not {"B1", "T05"} & set(hand(game, "A"))
        choose(game, "pass")  # A
    assert board(game)["round"] == 5
    choose(game, "pass")
    assert board(game)["decade"] == 2
    assert {"B1", "T05"} <= set(hand(game, "A"))
    assert (mat(game, "A")["left"], mat(game, "A")["right"]) == ([], [])


def test_cards_beside_the_residence_are_public_and_out_of_use() -> None:
    """[MG-CARD-6]"""
    cards = {"hand": ["T03"], "left": ["T14"], "right": ["T15", "T46"]}
    game = acted("MARKET", A=cards)
    for seat in (None, 1, 2, 3):
        seen = game.view(seat)["table"]["players"][0]
        assert (seen["left"], seen["right"], seen["hand"]) == (["T14"], ["T15", "T46"], [None])
    assert offered(game) == {"tile GUILD_HALL_1", "tile ACHIEVEMENT_TILES", "pass"}  # 2 coins
    game = lay(A={"hand": ["T03"], "left": ["T14"], "right": ["T15"]}, markers=FAR)
    assert offered(game) == {"space WARSHIP_DOCK", "pass"}


def test_back_in_hand_a_trade_card_is_hidden_again() -> None:
    """[MG-CARD-3, -6] Public beside the residence, but not in a hand."""
    game = lay(phase="decade_end", A={"hand": ["B1"], "left": ["T14"], "right": ["T46", "B2"]})
    assert {"T14", "T46"} <= set(hand(game, "A"))
    for seat in (None, 1, 2, 3):
        seen = game.view(seat)["table"]["players"][0]["hand"]
        assert [card for card in seen if card] == ["B1.red", "B2.red"]


def test_what_is_paid_is_discarded_for_good() -> None:
    """[MG-CARD-4] Residence, delivery, expedition, seat and tile."""
    game = paid("RESIDENCE", A={"hand": ["T46", "T47"]})
    assert sorted(board(game)["discard"]) == ["T46", "T47"]
    docks = harbour("S01 A", "S02", "S03", "S04", "S05")
    game = paid("HARBOUR_DELIVERY", A={"hand": ["T01"]}, docks=docks)
    assert board(game)["discard"] == ["T01"]
    game = paid("HARBOUR_DELIVERY", A={"hand": ["T01"]}, warship_docks=[0])
    assert board(game)["discard"][0] == "T01"
    for choice in ("guild-seat A1", "tile GUILD_HALL_1"):
        game = acted("MARKET", A={"hand": ["T13", "B1"]})
        choose(game, choice)
        assert (board(game)["discard"], hand(game, "A")) == (["T13"], ["B1"])
        assert (mat(game, "A")["left"], mat(game, "A")["right"]) == ([], [])


def test_there_is_no_hand_limit() -> None:
    """[MG-CARD-5]"""
    many = trade_cards_but("T01", "T02", "T03", "T04", "T05", "T06")
    game = lay(A={"hand": many}, market=["T01", "T02", "T03", "T04", "T05"])
    choose(game, "pass")
    assert len(hand(game, "A")) == 70


# Payments


@pytest.mark.parametrize(
    ("cards", "paying"),
    [
        (["T01"], []),  # 2 coins are too few for anything but a tile
        (["T10", "T25"], ["T10", "T25"]),  # 5 + 5 for 6: no change
        (["T13", "T28"], ["T28"]),  # 6, exactly
        (["T04", "T19"], ["T04", "T19"]),  # 3 + 3
    ],
)
def test_coins_are_paid_without_change(cards: list[str], paying: list[str]) -> None:
    """[MG-CARD-7] A seat of cost 6."""
    game = acted("MARKET", A={"hand": cards})
    if not paying:
        assert "guild-seat A1" not in offered(game)
        return
    choose(game, "guild-seat A1")
    if asked(game) == "A PayCoins":
        choose(game, f"card {paying[0]}")
    assert sorted(board(game)["discard"]) == paying
    assert board(game)["hall"][0]["owner"] == 0
    assert sorted(hand(game, "A")) == sorted(set(cards) - set(paying))


@pytest.mark.parametrize(("others", "right"), [("", 0), ("B", 1), ("BC", 2), ("BCD", 3)])
def test_an_action_space_takes_exactly_the_stated_cards(others: str, right: int) -> None:
    """[MG-CARD-8] One left card and one right card for each other disc, never more."""
    cards = ["T01", "T05", "T06", "T07", "T08", "T10"]
    discs: dict[str, Any] = {letter: {"disc": "MARKET"} for letter in others}
    game = lay(A={"hand": cards}, markers=FAR, **discs)
    choose(game, "space MARKET")
    for number in range(right):
        assert asked(game) == "A PayRight"
        choose(game, sorted(offered(game))[0])
        assert len(board(game)["paying"]) in {0, number + 2}
    assert asked(game) == "A TakeCard"
    own = mat(game, "A")
    assert (len(own["left"]), len(own["right"]), len(hand(game, "A"))) == (1, right, 5 - right)


@pytest.mark.parametrize(("column", "count"), [("LEFT", 3), ("MIDDLE", 2), ("RIGHT", 2)])
def test_goods_are_paid_exactly(column: str, count: int) -> None:
    """[MG-CARD-8] Never more than the price, each card once."""
    dyes, cedar, jewelry = ("T01", "T02", "T03", "T04"), ("T46", "T47", "T48"), ("T61", "T62")
    game = paid("RESIDENCE", A={"hand": [*dyes, *cedar, *jewelry, "T63"]})
    choose(game, f"column {column}")
    while asked(game) == "A PayGoods":
        choose(game, min(offered(game)))
    assert len(board(game)["discard"]) == count == len(set(board(game)["discard"]))
    assert mat(game, "A")["freed"][column] == 1


def test_a_delivery_takes_one_card() -> None:
    """[MG-CARD-8]"""
    docks = harbour("S01 A", "S02", "S03", "S04", "S05")
    game = paid("HARBOUR_DELIVERY", A={"hand": ["T01", "T02", "T46"]}, docks=docks)
    assert offered(game) == {"card T01", "card T02"}
    choose(game, "card T02")
    assert board(game)["discard"] == ["T02"]
    game = paid("HARBOUR_DELIVERY", A={"hand": ["T01", "T46"]}, warship_docks=[0])
    assert offered(game) == {"card T01", "card T46"}
    choose(game, "card T46")
    assert board(game)["discard"] == ["T46"]


def test_a_payment_names_cards_in_hand_only() -> None:
    """[MG-CARD-8, -6] Market, discards and other hands do not pay."""
    game = acted(
        "MARKET",
        A={"hand": ["T10", "T25"]},
        B={"hand": ["T13", "B1"]},
        market=["T14"],
        discard=["T15"],
    )
    choose(game, "guild-seat A1")
    assert sorted(board(game)["discard"]) == ["T10", "T15", "T25"]
    next_question(game, "TakeTurn")
    assert set(hand(game, "B")) == {"T13", "B1"}
