"""HARBOUR DELIVERY: a good for a ship in the trading harbour, an expedition, or both."""

from __future__ import annotations

from typing import Any

import pytest

from cothon.kernel.journal import unpacked
from tests.games.merchants_guilds.laid import (
    Laid,
    all_ships_but,
    asleep,
    coin_of,
    harbour,
    lay,
    paid,
)

# One ship of each danger value, 1 to 6, without a good of its own in A's hand.
DANGERS = {1: "S26", 2: "S22", 3: "S10", 4: "S08", 5: "S23", 6: "S12"}
SHIP_OF_GOOD = {"dyes": "S03", "oils": "S07", "glass": "S18", "cedar": "S24", "jewelry": "S25"}
CARD_OF_GOOD = {"dyes": "T01", "oils": "T16", "glass": "T31", "cedar": "T46", "jewelry": "T61"}


def both(seats: int = 4, **data: Any) -> Laid:
    """A delivers, with a disc at dock 2 beside a glass ship and one in the warship harbour.

    Unless something else is given, all cards of A and those next on the pile show glass.
    """
    ships = ["S01", "S18 A", "S03", "S07", "S11"][: seats + 1]
    data.setdefault("docks", harbour(*ships))
    data.setdefault("warship_docks", [None, 0, None])
    data.setdefault("ship_pile", ["S26", "S20"])
    data.setdefault("trade_pile", ["T33", "T34", "T35", "T36", "T37", "T38", "T39"])
    data.setdefault("A", {"hand": ["T31", "T32"]})
    return paid("HARBOUR_DELIVERY", seats, **data)


# One or both


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_delivery_is_to_either_harbour(seats: int) -> None:
    """[MG-DELIVER-1] Something must be delivered."""
    game = both(seats)
    assert game.question == "A ChooseDelivery"
    assert game.offered == {"dock 2", "warship-place 2"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", ["dock 2", "warship-place 2"])
def test_after_the_first_delivery_the_other_one_may_follow(first: str, seats: int) -> None:
    """[MG-DELIVER-1, -3, AMB-53] In either order; then the action is over."""
    trade = ["dock 2", "card T31"]
    sail = ["warship-place 2", "card T32", "pass"]
    one, two = (trade, sail) if first == "dock 2" else (sail, trade)
    game = both(seats)
    game.choose(*one)
    assert game.question == "A ChooseDelivery"
    assert game.offered == {two[0], "go-on"}
    game.choose(*two)
    # After a trading delivery the top ship of the pile has gone outside.
    assert game.all_ships("A") == {"S18", "S20" if first == "dock 2" else "S26"}
    assert game.question == "B TakeTurn"


@pytest.mark.parametrize("first", ["dock 2", "warship-place 2"])
def test_one_delivery_is_enough(first: str) -> None:
    """[MG-DELIVER-1, -3, AMB-53]"""
    game = both()
    game.choose(first, "card T31", *["pass"] * (first != "dock 2"), "go-on")
    assert game.question == "B TakeTurn"
    assert game.all_ships("A") == ({"S18"} if first == "dock 2" else {"S26"})


def test_two_trading_deliveries_are_never_made() -> None:
    """[MG-DELIVER-2] Not even with a disc, a ship and its good left at dock 1."""
    docks = harbour("S13 A", "S18 A", "S03", "S07", "S11")
    game = both(docks=docks, warship_docks=[None, None, None])
    assert game.offered == {"dock 1", "dock 2"}
    game.choose("dock 2", "card T31")
    assert game.question == "B TakeTurn"
    game = both(docks=docks)
    game.choose("dock 2", "card T31")
    assert game.offered == {"warship-place 2", "go-on"}
    game.choose("warship-place 2", "card T32", "pass")
    assert game.question == "B TakeTurn"
    assert game.board["docks"][0] == {"disc": 0, "ship": "S13"}


def test_two_expeditions_are_never_made() -> None:
    """[MG-DELIVER-2] Neither from two docks nor from the anchor."""
    game = both(
        warship_docks=[0, None, 0], anchor=[1], A={"hand": ["T31", "T32"], "freed": {"LEFT": 1}}
    )
    assert game.offered == {"dock 2", "warship-place 1", "warship-place 3", "anchor"}
    game.choose("warship-place 1", "card T31", "pass")
    assert game.offered == {"dock 2", "go-on"}
    game.choose("dock 2", "card T32")
    assert game.question == "B TakeTurn"


def test_the_second_delivery_may_be_paid_with_what_the_first_won() -> None:
    """[MG-DELIVER-3, AMB-54] One card in hand is enough for both."""
    game = both(A={"hand": ["T31"]}, trade_pile=["T13", "T14"])
    game.choose("dock 2")
    assert game.hand("A") == ["T13", "T14"]
    assert game.offered == {"warship-place 2", "go-on"}
    game.choose("warship-place 2", "card T14")
    assert "T14" in game.board["discard"]


def test_the_second_delivery_is_not_offered_if_it_cannot_be_paid() -> None:
    """[MG-DELIVER-3, D13] The failed expedition has brought dyes, the ship wants glass."""
    game = both(A={"hand": ["T31", "T46"]}, ship_pile=["S12"], trade_pile=["T01"])
    game.choose("warship-place 2", "card T31", "pass")
    assert game.hand("A") == ["T01", "T46"]
    assert game.question == "B TakeTurn"


# Trading harbour


def test_only_docks_with_an_own_disc_and_a_ship_are_delivered_to() -> None:
    """[MG-DELIVER-4] Not those of others; without a ship there is nothing to win."""
    docks = harbour("S01 A", "S02 B", "S03", "- A", "S04 A")
    game = lay(
        docks=docks,
        outside=[],
        A={"hand": ["B6", "T01", "T02"]},
        D={"ships": all_ships_but("S01", "S02", "S03", "S04")},
    )
    game.choose("space HARBOUR_DELIVERY")
    assert game.offered == {"dock 1", "dock 5"}


@pytest.mark.parametrize("good", list(SHIP_OF_GOOD))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_good_of_the_ship_is_paid(good: str, seats: int) -> None:
    """[MG-DELIVER-5] One trade card that shows it; no other, and no base card."""
    ships = [f"{SHIP_OF_GOOD[good]} A", "S01", "S14", "S26", "S30"][: seats + 1]
    cards = list(CARD_OF_GOOD.values())
    game = paid("HARBOUR_DELIVERY", seats, docks=harbour(*ships), A={"hand": ["B1", *cards]})
    assert game.board["discard"] == [CARD_OF_GOOD[good]]
    assert game.all_ships("A") == {SHIP_OF_GOOD[good]}
    others = [card for card in ["B6", *cards] if card != CARD_OF_GOOD[good]]
    game = lay(seats, docks=harbour(*ships), A={"hand": others}, markers=["MARKET", "RESIDENCE"])
    assert "space HARBOUR_DELIVERY" not in game.offered


def test_among_cards_of_the_good_the_player_chooses() -> None:
    """[MG-DELIVER-5, MG-CARD-8] One card is paid."""
    game = both(warship_docks=[None, None, None], A={"hand": ["B1", "T31", "T32", "T46"]})
    assert game.question == "A DeliverGood"
    assert game.offered == {"card T31", "card T32"}
    game.choose("card T32")
    assert game.board["discard"] == ["T32"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_disc_and_ship_are_the_players(seats: int) -> None:
    """[MG-DELIVER-6, -7] The disc is available, the ship lies face up."""
    game = both(seats, warship_docks=[None, None, None])
    game.choose("card T31")
    assert [dock["disc"] for dock in game.board["docks"]] == [None] * (seats + 1)
    assert game.player("A").available == 3
    assert game.active_ships("A") == {"S18"}


@pytest.mark.parametrize(
    ("ship", "coins"), [("S14", 5), ("S15", 6), ("S16", 7), ("S17", 8), ("S18", 9)]
)
@pytest.mark.parametrize("seed", range(4))
def test_cards_are_turned_up_until_they_reach_the_coins_of_the_ship(
    ship: str, coins: int, seed: int
) -> None:
    """[MG-DELIVER-8, AMB-50] All go to the hand, also what is beyond; not one more."""
    docks = harbour(f"{ship} A", "S01", "S02", "S03", "S04")
    start = lay(docks=docks, A={"hand": ["T31", "B1"]}, seed=seed)
    codes = start.g.box.card_codes
    pile = [codes[card] for card in start.g.trade_pile[::-1]]
    game = paid("HARBOUR_DELIVERY", docks=docks, A={"hand": ["T31", "B1"]}, seed=seed)
    expected: list[str] = []
    while sum(map(coin_of, expected)) < coins:
        expected.append(pile[len(expected)])
    assert set(game.hand("A")) == {*expected, "B1"}
    assert game.board["trade_pile"] == len(pile) - len(expected)
    ((_, row, value),) = game.told("cards-revealed")
    assert ([codes[card] for card in unpacked(row)], value) == (expected, coins)


# Expedition


@pytest.mark.parametrize("place", ["warship-place 1", "warship-place 3", "anchor"])
def test_any_own_disc_in_the_warship_harbour_may_be_used(place: str) -> None:
    """[MG-DELIVER-10, MG-EFFECT-COMMANDO-3] It is available again."""
    game = paid(
        "HARBOUR_DELIVERY",
        warship_docks=[0, 1, 0],
        anchor=[2, 1],
        A={"hand": ["T01", "T02"], "freed": {"RIGHT": 2}},
        ship_pile=["S26"],
    )
    assert game.offered == {"warship-place 1", "warship-place 3", "anchor"}
    before = game.player("A").available
    game.choose(place, "card T01", "pass")
    assert game.player("A").available == before + 1
    left = [0, 1, 0]
    shown = game.board
    if place == "anchor":
        assert (shown["warship_docks"], shown["anchor"][:2]) == (left, [1, 1])
    else:
        number = int(place[-1]) - 1
        assert shown["warship_docks"] == [None if n == number else o for n, o in enumerate(left)]
        assert shown["anchor"][:2] == [2, 1]


@pytest.mark.parametrize("card", ["T01", "T20", "T40", "T60", "T75"])
def test_any_trade_card_pays_for_an_expedition(card: str) -> None:
    """[MG-DELIVER-11, MG-CARD-8, AMB-55] Exactly one, of any good and coins, and no base card."""
    cards = ["T01", "T20", "T40", "T60", "T75"]
    docks = harbour("S01", "S02", "S03", "S04", "S05")
    game = both(docks=docks, A={"hand": ["B1", "B6", *cards]})
    assert game.question == "A SendExpedition"
    assert game.offered == {f"card {other}" for other in cards}
    game.choose(f"card {card}")
    assert game.board["discard"] == [card]
    assert game.board["warship_docks"] == [None] * 3


def test_the_top_ship_is_revealed_to_all_before_anything_is_decided() -> None:
    """[MG-DELIVER-12, -13, AMB-30, D14] ESCORTS come after the reveal."""
    game = both(A={"hand": ["T31", "T46"], "ships": ["S17"]}, ship_pile=["S10", "S22"])
    assert "escorts" not in game.offered
    game.choose("warship-place 2")
    assert "escorts" not in game.offered
    assert game.board["expedition"] is None
    game.choose("card T46")
    assert game.question == "A MeetDanger"
    assert game.offered == {"escorts", "pass"}
    for seat in (None, 0, 1, 2, 3):
        assert game.view(seat)["table"]["expedition"] == "S10"


@pytest.mark.parametrize("freed", [0, 1, 2])
@pytest.mark.parametrize("danger", [1, 2, 3, 4, 5, 6])
def test_strength_must_reach_the_danger(freed: int, danger: int) -> None:
    """[MG-DELIVER-14, MG-RES-9]"""
    ship = DANGERS[danger]
    game = both(ship_pile=[ship, "S02"], A={"hand": ["T31", "T46"], "freed": {"MIDDLE": freed}})
    game.choose("warship-place 2", "card T46", "pass")
    is_success = (1, 3, 5)[freed] >= danger
    assert (ship in game.all_ships("A")) is is_success
    assert (game.ship_pile[-1] == ship) is not is_success
    assert game.ship_pile[0] == "S02"


def test_a_success_wins_the_coins_and_the_ship_face_down() -> None:
    """[MG-DELIVER-15, MG-FX-4] Coins 6: 2 and 2 and 3, and no card more."""
    cards = {"hand": ["T31", "T46"]}
    game = both(ship_pile=["S26"], trade_pile=["T62", "T47", "T49", "T50"], A=cards)
    game.choose("warship-place 2", "card T46", "pass")
    assert game.all_ships("A") == {"S26"}
    assert game.active_ships("A") == set()
    assert game.hand("A") == ["T31", "T47", "T49", "T62"]
    assert [len(unpacked(row)) for _, row, _ in game.told("cards-revealed")] == [3]


def test_a_failure_gives_one_card_and_the_ship_goes_under_the_pile() -> None:
    """[MG-DELIVER-16]"""
    cards = {"hand": ["T31", "T46"]}
    game = both(ship_pile=["S12", "S22"], trade_pile=["T75", "T74"], A=cards)
    before = game.board["ship_pile"]
    game.choose("warship-place 2", "card T46", "pass")
    assert game.hand("A") == ["T31", "T75"]
    assert game.all_ships("A") == set()
    assert game.ship_pile[0] == "S22"
    assert game.ship_pile[-1] == "S12"
    assert game.board["ship_pile"] == before


@pytest.mark.parametrize(("ship", "is_success"), [("S26", True), ("S12", False)])
def test_either_way_the_disc_may_go_on_a_tile_before_the_second_delivery(
    ship: str, is_success: bool
) -> None:
    """[MG-DELIVER-17, AMB-59] For coins; the cards just won may pay."""
    game = both(
        ship_pile=[ship],
        trade_pile=["T13", "T14"],
        forum=[1],
        A={"hand": ["T31", "T46"], "available": 0},
        tile_discs={"GUILD_HALL_1": [1], "ACHIEVEMENT_TILES": [1]},
    )
    game.choose("warship-place 2", "card T46")
    assert (ship in game.all_ships("A")) is is_success
    assert game.question == "A PlaceReturned"
    assert game.offered == {"tile GUILD_HALL_1", "tile ACHIEVEMENT_TILES", "pass"}
    game.choose("tile GUILD_HALL_1")  # only T13 reaches its price of 5
    assert game.board["tiles"][0]["discs"] == [1, 0, None]
    assert "T13" in game.board["discard"]
    assert game.player("A").available == 0
    assert game.question == "A ChooseDelivery"
    assert game.offered == {"dock 2", "go-on"}


def test_the_tile_may_be_declined() -> None:
    """[MG-DELIVER-17]"""
    game = both(ship_pile=["S12"])
    game.choose("warship-place 2", "card T31", "pass")
    assert game.mat("A")["available"] == 3 - 2 + 1
    assert game.told("tile-reached") == []


def test_a_tile_is_not_offered_without_the_coins_for_it() -> None:
    """[MG-DELIVER-17, D15] T32 and T33 are worth 2 each: 5 cannot be paid."""
    game = both(ship_pile=["S12"], tile_discs={"GUILD_HALL_1": [1]})
    game.choose("warship-place 2", "card T31")
    assert game.offered == {"tile ACHIEVEMENT_TILES", "pass"}
    taken = {"GUILD_HALL_1": [1], "ACHIEVEMENT_TILES": [1]}
    game = both(ship_pile=["S12"], tile_discs=taken)
    game.choose("warship-place 2", "card T31")
    assert game.question == "A ChooseDelivery"


def test_a_trading_delivery_opens_no_tile() -> None:
    """[MG-DELIVER-17] Only an expedition does."""
    game = both(trade_pile=["T13", "T14"])
    game.choose("dock 2", "card T31")
    assert game.question == "A ChooseDelivery"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_placement_is_no_guild_action(seats: int) -> None:
    """[MG-DELIVER-18] No seat, no marker needed, none moves."""
    game = both(seats, ship_pile=["S12"], A={"hand": ["T15", "T30", "T45"]})
    markers = game.marked
    assert "HARBOUR_DELIVERY" not in markers
    sailing = "warship-place 2"
    game.choose(sailing, "card T15")
    assert game.offered == {"tile GUILD_HALL_1", "tile ACHIEVEMENT_TILES", "pass"}
    game.choose("tile ACHIEVEMENT_TILES", "card T30")
    assert game.marked == markers
    assert game.told("tile-bought") == []
    assert [(seat, *rest) for seat, _, *rest in game.told("tile-reached")] == [(0, 1, 2)]


@pytest.mark.parametrize("second", ["guild-seat A1", "tile ACHIEVEMENT_TILES", ""])
def test_the_guild_action_of_the_turn_is_still_to_come(second: str) -> None:
    """[MG-DELIVER-18, AMB-27] On another tile or a seat, if there is another disc.

    The marker moves once.
    """
    game = both(
        ship_pile=["S12"],
        docks=harbour("S01", "S02", "S03", "S04", "S05"),
        markers=["MARKET", "HARBOUR_DELIVERY"],
        forum=[1 if second else 2],
        A={"hand": ["T15", "T30", "T45", "T60"]},
    )
    if second:
        game.choose("main")
    game.choose("card T15", "tile GUILD_HALL_1", "card T30")
    assert game.marked == {"MARKET", "HARBOUR_DELIVERY"}
    if second:
        assert game.question == "A GuildAction"
        assert "tile GUILD_HALL_1" not in game.offered
        game.choose(second, "card T45")
        assert game.marked == {"MARKET", "RESIDENCE"}
        placed = game.owners, game.board["tiles"][1]["discs"][0]
        assert placed == (({"A1": 0}, None) if "seat" in second else ({}, 0))
    assert game.question == "B TakeTurn"
    assert game.player("A").available == 0


def test_a_ship_face_down_is_no_help() -> None:
    """[MG-DELIVER-5, -13] LUXURY and ESCORTS must be active."""
    game = lay(
        docks=harbour("S18 A", "S01", "S02", "S04", "S05"),
        A={"hand": ["B6", "T46"], "ships": asleep("S03", "S17")},
    )
    assert "space HARBOUR_DELIVERY" not in game.offered
    game = both(ship_pile=["S10"], A={"hand": ["T31", "T46"], "ships": asleep("S17")})
    game.choose("warship-place 2", "card T46")
    assert game.told("expedition-failed") != []
