"""Rulings on actions and payment, section 6 of the rules page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import (
    Laid,
    acted,
    asleep,
    harbour,
    lay,
    paid,
    trade_cards_but,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
MARKET = ["T10", "T20", "T30", "T40", "T50"]


# Payments


@pytest.mark.parametrize(
    ("cards", "price", "ways"),
    [
        (["T13", "T28"], 6, {"T13", "T28"}),  # 6 or 6, never both
        (["T07", "T22", "T13"], 6, {"T07 T22", "T13"}),  # 4 + 4: two too many, no change
        (["T01", "T13"], 6, {"T13"}),  # 6 + 2: the 2 would be needless
        (["T10", "T04"], 6, {"T10 T04"}),
    ],
)
def test_amb_17_paying_more_than_the_price(cards: list[str], price: int, ways: set[str]) -> None:
    """[AMB-17] There is no change; sets with a needless card are not listed."""
    start = acted("MARKET", A={"hand": cards})
    assert start.board["hall"][0]["price"] == price
    found = set()
    for way in ways:
        game = start.clone()
        game.choose("guild-seat A1")
        for card in way.split():
            if game.question == "A PayCoins":
                game.choose(f"card {card}")
        assert game.question == "B TakeTurn"
        found.add(" ".join(game.board["discard"]))
        assert set(game.hand("A")) == set(cards) - set(way.split())
    assert found == ways
    first = start.clone()
    first.choose("guild-seat A1")
    if first.question == "A PayCoins":
        assert first.offered == {f"card {way.split()[0]}" for way in ways}


def test_amb_18_one_card_serves_one_purpose() -> None:
    """[AMB-18] Not left card and good, not good and coins, not right card and coins."""
    game = lay(A={"hand": ["T47", "T48"]}, markers=["MARKET", "TRADING_DOCK"])
    assert game.question == "B TakeTurn"  # nothing at all can be chosen
    cedars = {"hand": ["T58", "T59"]}  # 12 coins, but both pay the column
    game = paid("RESIDENCE", A=cedars, markers=["RESIDENCE", "MARKET"])
    game.choose("main")
    assert (game.question, game.mat("A")["freed"]["MIDDLE"]) == ("B TakeTurn", 1)
    assert game.marked == {"RESIDENCE", "MARKET"}
    # one other disc: with T13 to the right nothing is left for the guild action
    game = lay(
        A={"hand": ["B3", "B4", "T13"], "disc": None},
        B={"disc": "RESIDENCE"},
        markers=["RESIDENCE", "MARKET"],
    )
    game.choose("space RESIDENCE")  # the right card can only be B4
    assert (game.mat("A")["right"], game.hand("A")) == (["B4.red"], ["T13"])


def test_amb_19_no_space_is_chosen_for_nothing() -> None:
    """[AMB-19] And the main action is skipped only for the sake of the guild action."""
    game = lay(A={"hand": ["B3", "B6"]}, markers=["MARKET", "TRADING_DOCK"])
    assert game.question == "B TakeTurn"
    game = paid("TRADING_DOCK", A={"hand": ["B1"]}, markers=["TRADING_DOCK", "MARKET"])
    assert game.question == "A TakeDock"


def test_amb_19_if_an_effect_makes_everything_impossible_the_turn_goes_on() -> None:
    """[AMB-19] EMBARGO in W2 takes the only ship, INTRIGUE in W4 the marker."""
    docks = harbour("S01 A", "S07", "S08", "S09", "S11")
    game = paid("HARBOUR_DELIVERY", A={"hand": ["T01"], "ships": ["S10"]}, docks=docks)
    game.choose("embargo")
    assert (game.question, game.all_ships("A")) == ("B TakeTurn", {"S10"})
    assert (game.hand("A"), game.disc_of("A")) == (["T01"], "HARBOUR_DELIVERY")
    game = paid("RESIDENCE", A={"hand": ["T13"], "ships": ["S01"]}, markers=["RESIDENCE", "MARKET"])
    game.choose("intrigue", "space RESIDENCE", "space TRADING_DOCK")
    assert (game.question, game.available[0]) == ("B TakeTurn", 3)


@pytest.mark.parametrize("seats", [2, 3])
def test_amb_20_with_the_guild_action_alone_the_neutral_disc_moves(seats: int) -> None:
    """[AMB-20]"""
    neutrals = ["MARKET", "HARBOUR_DELIVERY"][: 4 - seats]
    game = paid(
        "MARKET", seats, A={"hand": ["T13"]}, markers=["MARKET", "RESIDENCE"], neutrals=neutrals
    )
    game.choose("pass", "tile GUILD_HALL_1")
    assert sorted(game.neutral) == sorted(["RESIDENCE", *neutrals[1:]])


@pytest.mark.parametrize("reason", ["declined", "impossible"])
@pytest.mark.parametrize("space", ["MARKET", "HARBOUR_DELIVERY"])
def test_amb_21_without_a_guild_action_the_marker_stays(reason: str, space: str) -> None:
    """[AMB-21]"""
    cards = ["T13"] if reason == "declined" else ["B1"]
    game = acted(space, A={"hand": cards}, markers=[space, "RESIDENCE"])
    if reason == "declined":
        game.choose("pass")
    assert (game.question, game.marked) == ("B TakeTurn", {space, "RESIDENCE"})
    # It is told either way, so that silence tells nothing of the hand.
    assert "guild-declined" in game.events


# Market


@pytest.mark.parametrize("ships", [["S02"], ["S02", "S03"]])
def test_amb_36_an_inactive_ship_must_be_reactivated(ships: list[str]) -> None:
    """[AMB-36] One of several; the only one unasked."""
    game = paid("MARKET", A={"hand": ["T01"], "ships": asleep(*ships)}, market=MARKET)
    game.choose("pile", "pass")
    if len(ships) == 1:
        assert game.question == "B TakeTurn"
    else:
        assert (game.question, game.offered) == ("A Reactivate", {"ship S02", "ship S03"})
        game.choose("ship S03")
    assert game.active_ships("A") == {ships[-1]}


def test_amb_37_the_card_of_the_pile_may_be_swapped_away() -> None:
    """[AMB-37]"""
    game = paid("MARKET", A={"hand": ["T01"]}, market=MARKET, trade_pile=["T60"])
    game.choose("pile")
    assert game.offered == {"card T01", "card T60", "pass"}
    game.choose("card T60", "card T30")
    assert game.hand("A") == ["T01", "T30"]
    assert sorted(game.board["market"]) == ["T10", "T20", "T40", "T50", "T60"]


# Tiles


@pytest.mark.parametrize(("seats", "prices"), [(2, [2, 5]), (3, [2, 5]), (4, [2, 5, 8])])
def test_amb_40_the_spaces_of_a_tile(seats: int, prices: list[int]) -> None:
    """[AMB-40]"""
    found = []
    for count in range(seats):
        others = list(range(1, seats))[:count]
        game = acted(
            "MARKET", seats, A={"hand": ["T13", "T28"]}, tile_discs={"GUILD_HALL_1": others}
        )
        tile = game.board["tiles"][0]
        if "tile GUILD_HALL_1" in game.offered:
            found.append(tile["price"])
        else:
            assert tile["price"] is None
    assert found == prices[:seats]


def test_amb_41_no_second_disc_on_a_tile_with_legacy() -> None:
    """[AMB-41] For the whole game."""
    cards = {"hand": ["T13", "T28"], "ships": ["S06"]}
    discs = {"GUILD_HALL_1": [0], "ACHIEVEMENT_TILES": [1]}
    for decade in (2, 3):
        game = acted("MARKET", A=cards, decade=decade, tile_discs=discs)
        assert "tile ACHIEVEMENT_TILES" in game.offered
        assert "tile GUILD_HALL_1" not in game.offered


# Passing


def test_amb_44_a_pass_with_no_right_card_changes_nothing_more() -> None:
    """[AMB-44, MG-PASS-5]"""
    for beside in ({}, {"right": ["T05"]}, {"left": ["T06"], "right": ["T05", "T07"]}):
        game = lay(A={"hand": ["B1"], **beside})
        game.choose("pass")
        own = game.mat("A")
        assert (own["left"], own["right"]) == (beside.get("left", []), beside.get("right", []))
        assert len(game.hand("A")) == 2


@SEATS
def test_amb_51_a_pass_before_the_first_action_of_a_decade(seats: int) -> None:
    """[AMB-51] The disc stays beside the board and costs nobody anything."""
    game = lay(seats)
    game.choose("pass")
    assert game.disc_of("A") is None
    for space, cost in game.mat("B")["cost"].items():
        assert cost == 1 + game.neutral.count(space)


def test_amb_52_left_cards_lie_for_the_decade() -> None:
    """[AMB-52] Not for the round only."""
    game = lay(2, A={"left": ["B1"], "right": ["B2"]}, round=4)
    for number in (5, 1):
        game.choose("pass", "pass")
        assert game.board["round"] == number
        assert (game.mat("A")["left"] == []) is (number == 1)
        assert ("B1" in game.hand("A")) is (number == 1)
    assert game.board["decade"] == 2


# At the end of a turn


@pytest.mark.parametrize("seats", [2, 3])
def test_amb_48_the_guild_marker_moves_first(seats: int) -> None:
    """[AMB-48] They do not keep one another from a space."""
    neutrals = ["WARSHIP_DOCK", "MARKET"][: 4 - seats]
    game = acted(
        "WARSHIP_DOCK",
        seats,
        A={"hand": ["T13"]},
        neutrals=neutrals,
        markers=["WARSHIP_DOCK", "MARKET"],
    )
    game.choose("tile GUILD_HALL_1")
    moves = [key for key in game.events if key in {"marker-moved", "neutral-moved"}]
    assert moves == ["marker-moved", "neutral-moved"]
    assert game.marked == {"HARBOUR_DELIVERY", "MARKET"}
    assert sorted(game.neutral) == sorted(["HARBOUR_DELIVERY", *neutrals[1:]])


# Hands and deliveries


def test_amb_49_there_is_no_hand_limit() -> None:
    """[AMB-49]"""
    many = trade_cards_but(*MARKET, "T60")
    game = paid("MARKET", A={"hand": many}, market=MARKET)
    game.choose("pile", "pass")
    assert len(game.hand("A")) == 70


@pytest.mark.parametrize(
    ("top", "kept"),
    [
        (["T13", "T01"], ["T13"]),  # 6 at once for 6
        (["T10", "T14", "T02"], ["T10", "T14"]),  # 5 + 6
        (["T02", "T03", "T16", "T17"], ["T02", "T03", "T16"]),  # 2 + 2 + 2
    ],
)
def test_amb_50_all_revealed_cards_are_kept(top: list[str], kept: list[str]) -> None:
    """[AMB-50] Also what exceeds the coin value."""
    docks = harbour("S03 A", "S02", "S01", "S04", "S05")  # 6 coins
    game = paid("HARBOUR_DELIVERY", A={"hand": ["T04"]}, docks=docks, trade_pile=top)
    assert sorted(game.hand("A")) == sorted(kept)


def both(**data: Any) -> Laid:
    """A may deliver to both harbours: S03, dyes, 6 coins; the pile holds S18, danger 6."""
    laid: dict[str, Any] = {
        "docks": harbour("S03 A", "S02", "S01", "S04", "S05"),
        "warship_docks": [0],
        "ship_pile": ["S18", "S12"],
        "outside": ["S06", "S07"],
    }
    return paid("HARBOUR_DELIVERY", **{**laid, **data})


@pytest.mark.parametrize("first", ["dock 1", "warship-place 1"])
@pytest.mark.parametrize("second", [True, False])
def test_amb_53_one_delivery_or_both(first: str, second: bool) -> None:
    """[AMB-53] In either order; never none, never two to one harbour."""
    game = both(A={"hand": ["T02", "T05", "T46"]}, tile_discs={"GUILD_HALL_1": [0]}, decade=1)
    assert game.offered == {"dock 1", "warship-place 1"}  # not to finish at once
    game.choose(first, "card T02")
    if game.question == "A PlaceReturned":
        game.choose("pass")
    other = "warship-place 1" if first == "dock 1" else "dock 1"
    assert game.offered == {other, "go-on"}
    game.choose(other if second else "go-on")
    if not second:
        assert game.question == "B TakeTurn"
        assert len(game.all_ships("A")) == (first == "dock 1")
        return
    if game.question in {"A DeliverGood", "A SendExpedition"}:
        game.choose("card T05")
    assert game.question in {"A PlaceReturned", "B TakeTurn"}
    assert (game.all_ships("A"), "expedition-failed" in game.events) == ({"S03"}, True)


def test_amb_54_an_expedition_paid_with_a_card_just_won() -> None:
    """[AMB-54]"""
    game = both(A={"hand": ["T02"]}, trade_pile=["T28", "T75"])
    game.choose("dock 1")
    assert game.hand("A") == ["T28"]
    game.choose("warship-place 1")
    assert sorted(game.board["discard"]) == ["T02", "T28"]
    assert "expedition-failed" in game.events


def test_amb_55_any_trade_card_pays_an_expedition() -> None:
    """[AMB-55] Of any good and coins, but no base card."""
    cards = ["T01", "T20", "T40", "T60", "T75"]
    game = both(A={"hand": [*cards, "B1", "B6"]}, docks=harbour("S03", "S02"))
    assert game.question == "A SendExpedition"
    assert game.offered == {f"card {card}" for card in cards}
    for card in cards:
        twin = game.clone()
        twin.choose(f"card {card}")
        assert twin.board["discard"] == [card]
        assert twin.board["warship_docks"] == [None] * 3
