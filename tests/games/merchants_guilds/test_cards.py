"""Cards, section 4.5 of the rules page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import Laid, acted, harbour, lay, paid, trade_cards_but

FAR = ["TRADING_DOCK", "WARSHIP_DOCK"]  # guild markers where nobody goes


# Trade cards


def test_a_trade_card_serves_as_action_or_as_good() -> None:
    """[MG-CARD-1, AMB-18] T48 shows RESIDENCE and cedar; T47 is the only other cedar."""
    game = lay(A={"hand": ["T47", "T48"]}, markers=FAR)
    assert game.question == "B TakeTurn"  # nothing at all can be chosen
    game = lay(A={"hand": ["T47", "T48", "B3"]}, markers=FAR)
    game.choose("space RESIDENCE")  # nobody is asked: only B3 leaves two cedars
    assert game.mat("A")["left"] == ["B3.red"]
    game = lay(A={"hand": ["T46", "T47", "T48"]}, markers=FAR)
    game.choose("space RESIDENCE")
    assert (game.mat("A")["left"], sorted(game.board["discard"])) == (["T48"], ["T46", "T47"])


def test_a_trade_card_serves_as_action_or_as_coins() -> None:
    """[MG-CARD-1, AMB-18] T14 shows MARKET and 6 coins; only the card taken afterwards can pay."""
    game = lay(A={"hand": ["T14"]}, market=["T02"], markers=["MARKET", "RESIDENCE"])
    game.choose("space MARKET")
    assert (game.mat("A")["left"], game.question) == (["T14"], "A TakeCard")
    game.choose("card T02", "pass")
    assert game.offered == {"tile GUILD_HALL_1", "tile ACHIEVEMENT_TILES", "pass"}  # 2 coins


def test_a_trade_card_serves_as_good_or_right_card_or_as_coins() -> None:
    """[MG-CARD-1, AMB-18] No card is left for the guild action, or it must be kept for it."""
    markers = ["RESIDENCE", "MARKET"]
    game = paid("RESIDENCE", A={"hand": ["T58", "T59"]}, markers=markers)
    game.choose("main")  # 12 coins, but both cedars pay the column
    assert (game.question, game.mat("A")["freed"]["MIDDLE"]) == ("B TakeTurn", 1)
    assert game.marked == set(markers)
    game = lay(A={"hand": ["B3", "B4", "T13"]}, B={"disc": "RESIDENCE"}, markers=markers)
    game.choose("space RESIDENCE")  # the right card can only be B4
    assert (game.mat("A")["right"], game.hand("A")) == (["B4.red"], ["T13"])


def test_a_trade_card_goes_left_and_right_of_the_residence() -> None:
    """[MG-CARD-1, -3]"""
    game = lay(A={"hand": ["T01", "T05", "T10"]}, B={"disc": "MARKET"}, markers=FAR)
    game.choose("space MARKET", "card T05")
    own = game.mat("A")
    assert (own["left"], own["right"], game.hand("A")) == (["T01"], ["T05"], ["T10"])


# Base cards


def test_base_cards_pay_neither_goods_nor_coins() -> None:
    """[MG-CARD-2, -4, AMB-33]"""
    base = [f"B{number}" for number in range(1, 8)]
    game = acted("MARKET", A={"hand": [*base, "T01"]})
    game.choose("tile GUILD_HALL_1")
    assert game.board["discard"] == ["T01"]
    game = acted("MARKET", A={"hand": base})
    assert game.question == "B TakeTurn"  # no coins: no guild action
    assert "space RESIDENCE" not in lay(A={"hand": [*base, "T46"]}, markers=FAR).offered
    game = paid("RESIDENCE", A={"hand": [*base, "T46"], "ships": ["S11"]})
    assert game.question == "B TakeTurn"  # one cedar and OPULENCE: the other must be a trade card
    docks = harbour("S01 A", "S02", "S03", "S04", "S05")
    game = paid("HARBOUR_DELIVERY", A={"hand": base, "ships": ["S07"]}, docks=docks)
    assert game.question == "B TakeTurn"  # LUXURY does not help a base card
    game = paid("HARBOUR_DELIVERY", A={"hand": base}, warship_docks=[0])
    assert game.question == "B TakeTurn"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_base_cards_are_never_discarded(seats: int) -> None:
    """[MG-CARD-2, -3] They all are with their owners, whatever happens."""
    game = Laid.new(seats, seats)
    number = 0
    while not game.over:
        game.apply(game.options[number * 7 % len(game.options)])
        number += 1
        for one in game.board["players"]:
            cards = [card for card in [*one["hand"], *one["left"], *one["right"]] if card]
            if game.question.split()[-1] != "PayRight":
                bases = sorted(card for card in cards if card[0] == "B")
                assert bases == [f"B{n}.{one['colour'].lower()}" for n in range(1, 8)]
        assert not any(card[0] == "B" for card in game.board["discard"])


# Cards beside the residence


def test_cards_beside_the_residence_stay_until_the_decade_ends() -> None:
    """[MG-CARD-3, AMB-52] They come back at the next decade set-up, not at the next round."""
    game = lay(2, A={"hand": ["B1", "T05", "T10"]}, neutrals=["MARKET", "RESIDENCE"], markers=FAR)
    game.choose("space MARKET", "card T05", "pile", "pass")
    for _ in range(4):
        game.choose("pass")  # B
        assert (game.mat("A")["left"], game.mat("A")["right"]) == (["B1.red"], ["T05"])
        assert not {"B1", "T05"} & set(game.hand("A"))
        game.choose("pass")  # A
    assert game.board["round"] == 5
    game.choose("pass")
    assert game.board["decade"] == 2
    assert {"B1", "T05"} <= set(game.hand("A"))
    assert (game.mat("A")["left"], game.mat("A")["right"]) == ([], [])


def test_cards_beside_the_residence_are_public_and_out_of_use() -> None:
    """[MG-CARD-6]"""
    cards = {"hand": ["T03"], "left": ["T14"], "right": ["T15", "T46"]}
    game = acted("MARKET", A=cards)
    for seat in (None, 1, 2, 3):
        seen = game.seen(seat, 0)
        assert (seen["left"], seen["right"], seen["hand"]) == (["T14"], ["T15", "T46"], [None])
    assert game.offered == {"tile GUILD_HALL_1", "tile ACHIEVEMENT_TILES", "pass"}  # 2 coins
    game = lay(A={"hand": ["T03"], "left": ["T14"], "right": ["T15"]}, markers=FAR)
    assert game.offered == {"space WARSHIP_DOCK", "pass"}


def test_what_is_paid_is_discarded_for_good() -> None:
    """[MG-CARD-4] Residence, delivery, expedition, seat and tile."""
    game = paid("RESIDENCE", A={"hand": ["T46", "T47"]})
    assert sorted(game.board["discard"]) == ["T46", "T47"]
    docks = harbour("S01 A", "S02", "S03", "S04", "S05")
    game = paid("HARBOUR_DELIVERY", A={"hand": ["T01"]}, docks=docks)
    assert game.board["discard"] == ["T01"]
    game = paid("HARBOUR_DELIVERY", A={"hand": ["T01"]}, warship_docks=[0])
    assert game.board["discard"][0] == "T01"
    for choice in ("guild-seat A1", "tile GUILD_HALL_1"):
        game = acted("MARKET", A={"hand": ["T13", "B1"]})
        game.choose(choice)
        assert (game.board["discard"], game.hand("A")) == (["T13"], ["B1"])
        assert (game.mat("A")["left"], game.mat("A")["right"]) == ([], [])


def test_there_is_no_hand_limit() -> None:
    """[MG-CARD-5, AMB-49]"""
    many = trade_cards_but("T01", "T02", "T03", "T04", "T05", "T06")
    game = lay(A={"hand": many}, market=["T01", "T02", "T03", "T04", "T05"])
    game.choose("pass")
    assert len(game.hand("A")) == 70


# Payments


@pytest.mark.parametrize(
    ("cards", "ways"),
    [
        (["T01"], []),  # 2 coins are too few for anything but a tile
        (["T10", "T25"], [["T10", "T25"]]),  # SC-20: 5 + 5
        (["T04", "T10"], [["T04", "T10"]]),
        (["T04", "T19"], [["T04", "T19"]]),  # 3 + 3
        (["T13", "T28"], [["T13"], ["T28"]]),  # 6 or 6, never both
        (["T07", "T13", "T22"], [["T07", "T22"], ["T13"]]),  # 4 + 4: two too many
        (["T01", "T13"], [["T13"]]),  # 6 + 2: the 2 would be needless
    ],
)
def test_coins_are_paid_without_change_and_without_a_needless_card(
    cards: list[str], ways: list[list[str]]
) -> None:
    """[MG-CARD-7, AMB-17, SC-20] A seat of cost 6."""
    game = acted("MARKET", A={"hand": cards})
    assert ("guild-seat A1" in game.offered) is bool(ways)
    if ways:
        game.choose("guild-seat A1")
        ends = list(game.ways("PayCoins"))
        assert sorted(sorted(end.board["discard"]) for end in ends) == ways
        for end in ends:
            assert (end.question, end.owners) == ("B TakeTurn", {"A1": 0})
            assert set(end.hand("A")) == set(cards) - set(end.board["discard"])


@pytest.mark.parametrize(("others", "right"), [("", 0), ("B", 1), ("BC", 2), ("BCD", 3)])
def test_an_action_space_takes_exactly_the_stated_cards(others: str, right: int) -> None:
    """[MG-CARD-8] One left card and one right card for each other disc, never more."""
    cards = ["T01", "T05", "T06", "T07", "T08", "T10"]
    discs: dict[str, Any] = {letter: {"disc": "MARKET"} for letter in others}
    game = lay(A={"hand": cards}, markers=FAR, **discs)
    game.choose("space MARKET")
    for number in range(right):
        assert game.question == "A PayRight"
        game.choose(sorted(game.offered)[0])
        assert len(game.board["paying"]) in {0, number + 2}
    assert game.question == "A TakeCard"
    own = game.mat("A")
    assert (len(own["left"]), len(own["right"]), len(game.hand("A"))) == (1, right, 5 - right)


def test_a_payment_names_cards_in_hand_only() -> None:
    """[MG-CARD-8, -6] Market, discards and other hands do not pay."""
    game = acted(
        "MARKET",
        A={"hand": ["T10", "T25"]},
        B={"hand": ["T13", "B1"]},
        market=["T14"],
        discard=["T15"],
    )
    game.choose("guild-seat A1")
    assert sorted(game.board["discard"]) == ["T10", "T15", "T25"]
    game.next_question("TakeTurn")
    assert set(game.hand("B")) == {"T13", "B1"}
