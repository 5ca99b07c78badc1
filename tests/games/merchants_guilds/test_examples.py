"""The worked examples of the rulebook and derived scenarios, section 8 of the rules page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import Laid, asleep, final, harbour, lay, paid, with_tiles

RED, BLACK, YELLOW, BLUE = "A", "B", "C", "D"

# Red's residence


def test_reds_residence() -> None:
    """[EX-01, MG-PAY-1, -2, MG-RES-1, -3, -7, -8, MG-CARD-3]"""
    game = lay(
        A={
            "hand": ["B3", "B1", "T46", "T01", "T02", "T03"],
            "left": ["B4"],
            "right": ["B5"],
            "freed": {"LEFT": 1},
        },
        B={"disc": "RESIDENCE"},
        C={"disc": "RESIDENCE"},
        markers=["MARKET", "TRADING_DOCK"],
    )
    own = game.mat("A")
    assert (own["bonus_seats"], own["available"]) == (0, 4)
    game.choose("space RESIDENCE")  # T02 shows it, too, but is needed as dyes
    assert game.question == "B TakeTurn"  # all else follows: B1 and T46 right, three dyes paid
    own = game.mat("A")
    assert own["left"] == ["B4.red", "B3.red"]
    assert sorted(own["right"]) == ["B1.red", "B5.red", "T46"]
    assert sorted(game.board["discard"]) == ["T01", "T02", "T03"]
    assert (own["freed"]["LEFT"], own["bonus_seats"], own["available"]) == (2, 2, 5)
    for _ in range(4):
        game.choose("pass")
    assert game.board["round"] == 2
    assert not {"B3", "B1", "T46"} & set(game.hand("A"))
    while game.board["decade"] == 1:
        game.choose("pass")
    assert {"B3", "B1", "T46"} <= set(game.hand("A"))
    assert {"T01", "T02", "T03"} <= set(game.board["discard"])  # those are gone for good


# Yellow's turn: a delivery, an expedition, a tile


def yellows_turn() -> Laid:
    """Yellow has paid for HARBOUR_DELIVERY."""
    return lay(
        phase="paid",
        space="HARBOUR_DELIVERY",
        active=2,
        markers=["MARKET", "RESIDENCE"],
        docks=harbour("S01", "S14 C", "S03", "S10", "S11"),
        outside=["S02", "S09"],
        ship_pile=["S19", "S08", "S30"],  # S08: danger 4
        warship_docks=[None, 2, None],
        tile_discs={"GUILD_HALL_1": [0, 1], "ACHIEVEMENT_TILES": []},
        trade_pile=["T01", "T16", "T37", "T15", "T14"],
        C={"hand": ["T31", "T46", "T73"], "freed": {"MIDDLE": 1}},
    )


def test_yellows_trading_delivery() -> None:
    """[EX-02, MG-DELIVER-4 to -9, MG-SHIPS-2, MG-FX-3]"""
    game = yellows_turn()
    before = game.player(YELLOW).available
    game.choose("dock 2")
    assert game.board["discard"] == ["T31"]
    assert game.player(YELLOW).available == before + 1
    assert game.board["docks"][1]["disc"] is None
    assert game.active_ships(YELLOW) == {"S14"}
    assert game.hand(YELLOW) == ["T01", "T16", "T37", "T46", "T73"]
    assert game.docked == ["S01", "S03", "S10", "S11", "S02"]
    assert game.board["outside"] == ["S09", "S19"]
    assert game.offered == {"warship-place 2", "palette", "go-on"}
    game.choose("go-on")
    assert game.question == "D TakeTurn"
    assert game.active_ships(YELLOW) == {"S14"}  # PALETTE was kept


def test_yellows_expedition() -> None:
    """[EX-03, MG-DELIVER-10 to -16] Strength 3 against danger 4."""
    game = yellows_turn()
    game.choose("dock 2")
    before = game.player(YELLOW).available
    game.choose("warship-place 2", "card T46")
    assert game.board["discard"] == ["T31", "T46"]
    assert game.told("expedition-met")[0][2:] == [4, 3]
    assert game.all_ships(YELLOW) == {"S14"}
    assert game.ship_pile[0] == "S30"
    assert game.ship_pile[-1] == "S08"
    assert game.hand(YELLOW) == ["T01", "T15", "T16", "T37", "T73"]
    assert game.player(YELLOW).available == before + 1
    assert game.board["warship_docks"] == [None, None, None]


def test_yellows_tile() -> None:
    """[EX-04, MG-DELIVER-17, -18, MG-PLACE-2, -4] Third on the tile: at least 8 coins."""
    game = yellows_turn()
    game.choose("dock 2", "warship-place 2", "card T46")
    assert game.question == "C PlaceReturned"
    before = game.player(YELLOW).available
    game.choose("tile GUILD_HALL_1", "card T73")
    assert game.view(2)["table"]["payment"] == {"kind": "coins", "price": 8, "missing": 2}
    game.choose("card T01")
    assert game.board["tiles"][0]["discs"] == [0, 1, 2]
    assert game.board["discard"] == ["T31", "T46", "T73", "T01"]
    assert game.player(YELLOW).available == before - 1
    game.choose("go-on")
    assert game.question == "D TakeTurn"
    assert game.marked == {"MARKET", "RESIDENCE"}


# Black's score


@pytest.mark.parametrize(
    ("way", "ships", "total"), [("each_set", 8, 57), ("largest_different_only", 7, 56)]
)
def test_blacks_score(way: str, ships: int, total: int) -> None:
    """[EX-05, EX-06, EX-07, EX-08, MG-SCORE-1 to -3, MG-TILE-COINS-1, MG-TILE-SHIPCARDS-1, -2]"""
    game = final(
        options={"set_scoring": way},
        tiles=with_tiles("COINS", "SHIP_CARDS"),
        tile_discs={"COINS": [1], "SHIP_CARDS": [0, 1]},
        hall={"A1": 1, "A2": 0, "B3": 1, "C4": 1},
        forum=[0, 1],
        B={
            "ships": ["S01", "S02", "S25", *asleep("S03", "S26", "S19")],
            "freed": {"LEFT": 2, "RIGHT": 2},
            "hand": ["B1", "T13", "T14", "T28", "T07"],
            "left": ["T58", "T59"],
        },
    )
    assert game.mat(BLACK)["guild_seats"] == 2 + 1 + 4
    lines = game.lines(BLACK)
    assert (lines["product"], lines["coins"], lines["ship-cards"]) == (42, 7, ships)
    assert game.totals[1] == total


# Derived scenarios


def blue_delivers(**data: Any) -> Laid:
    """SC-01: two other discs on HARBOUR_DELIVERY, a glass ship at Blue's dock."""
    return lay(
        A={"disc": "HARBOUR_DELIVERY"},
        C={"disc": "HARBOUR_DELIVERY"},
        D={"disc": "MARKET", "hand": ["B6", "B1", "T31", "T17"]},  # glass and oils
        active=3,
        docks=harbour("S13 D", "S01", "S02", "S03", "S04"),
        markers=["RESIDENCE", "WARSHIP_DOCK"],
        **data,
    )


def test_the_only_payment_that_leaves_the_delivery_possible() -> None:
    """[SC-01, MG-PAY-1, -2, MG-TURN-5, -8]"""
    game = blue_delivers()
    assert game.mat(BLUE)["cost"]["HARBOUR_DELIVERY"] == 3
    game.choose("space HARBOUR_DELIVERY")  # nobody is asked for a card
    own = game.mat(BLUE)
    assert (own["left"], sorted(own["right"])) == (["B6.blue"], ["B1.blue", "T17"])
    assert game.board["discard"] == ["T31"]  # nor with which card to deliver
    assert game.all_ships(BLUE) == {"S13"}


def test_with_a_disc_in_the_warship_harbour_either_card_may_be_kept() -> None:
    """[SC-01, MG-TURN-5, -8] Never both trade cards to the right."""
    game = blue_delivers(warship_docks=[3])
    game.choose("space HARBOUR_DELIVERY")
    ways = [sorted(end.mat(BLUE)["right"]) for end in game.ways("PayRight")]
    assert sorted(ways) == [["B1.blue", "T17"], ["B1.blue", "T31"]]


@pytest.mark.parametrize("guild", [True, False])
def test_at_the_last_free_dock_only_a_guild_action_is_possible(guild: bool) -> None:
    """[SC-14, MG-TDOCK-3, MG-TURN-5]"""
    game = lay(
        2,
        A={"hand": ["B4", "B5", "T13"]},
        docks=harbour("S01 A", "S02 A", "S03"),
        neutrals=["MARKET", "RESIDENCE"],
        markers=["MARKET", "TRADING_DOCK" if guild else "RESIDENCE"],
    )
    assert ("space TRADING_DOCK" in game.offered) is guild
    if guild:
        game.choose("space TRADING_DOCK")
        assert game.question == "A GuildAction"  # the main action is impossible


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("disc", [None, "RESIDENCE"])
def test_a_forced_pass(seats: int, disc: str | None) -> None:
    """[SC-28, AMB-19, MG-TURN-5, MG-PAY-5, MG-PASS-2, -3]"""
    game = lay(
        seats,
        A={"hand": ["B3", "B6"], "disc": disc},  # nothing to free, nothing to deliver
        trade_pile=["T60"],
        markers=["RESIDENCE", "HARBOUR_DELIVERY"],  # but no coins
    )
    assert game.question == "B TakeTurn"
    assert (game.hand("A"), game.disc_of("A")) == (["T60", "B3", "B6"], disc)
    assert game.events == ["round-began", "pass-forced", "card-drawn"]
    # with an effect that can be used the player is asked
    game = lay(seats, A={"hand": ["B3", "B6"], "ships": ["S09"]})
    assert game.offered == {"palette", "pass"}


def test_cards_that_reach_the_coins_of_a_ship_exactly_are_enough() -> None:
    """[SC-11, MG-DELIVER-8]"""
    game = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S16 A", "S02", "S03", "S04", "S05"),
        trade_pile=["T04", "T07", "T13"],
        A={"hand": ["B1", "T31"]},
    )
    assert game.hand(RED) == ["T04", "T07", "B1"]


def intrigues(ships: list[str], cards: list[str], discs: int) -> Laid:
    """Blue stands on TRADING_DOCK, the main action done."""
    return lay(
        phase="acted",
        space="TRADING_DOCK",
        active=3,
        markers=["MARKET", "RESIDENCE"],
        forum=[0, 0, 0, 3 - discs],
        D={"ships": ships, "hand": cards, "available": discs},
    )


def test_intrigue_brings_a_guild_action() -> None:
    """[SC-15, MG-EFFECT-INTRIGUE-2, -3, MG-MARKER-3, -6, -7]"""
    game = intrigues(["S01"], ["T13", "T04"], 1)
    game.choose("intrigue", "space MARKET", "space TRADING_DOCK", "guild-seat B1")
    assert game.owners == {"B1": 3}
    assert sorted(game.board["discard"]) == ["T04", "T13"]
    assert game.marked == {"RESIDENCE", "WARSHIP_DOCK"}
    assert game.active_ships(BLUE) == set()
    assert game.player(BLUE).available == 0


def test_a_second_intrigue_brings_no_second_guild_action() -> None:
    """[SC-16, MG-MARKER-5] Not even with the discs and coins for it."""
    game = intrigues(["S01", "S15"], ["T13", "T14", "T15", "T28"], 3)
    game.choose("intrigue", "space MARKET", "space TRADING_DOCK", "go-on")
    game.choose("guild-seat B1", "card T13", "card T14")
    assert game.question == "D EndTurn"
    game.choose("intrigue", "space RESIDENCE", "space MARKET")
    assert game.question == "A TakeTurn"
    assert game.marked == {"MARKET", "WARSHIP_DOCK"}
    assert len(game.told("seat-bought")) == 1
    assert game.hand(BLUE) == ["T15", "T28"]


def test_the_double_space_gives_two_discs_and_counts_once() -> None:
    """[SC-17, MG-RES-6, MG-SCORE-1, MG-TILE-RESIDENCE1-1]"""
    game = paid(
        "RESIDENCE",
        A={"hand": ["T61", "T62"], "freed": {"RIGHT": 1}, "ships": ["S02"]},
        tiles=with_tiles("RESIDENCE_1"),
        tile_discs={"RESIDENCE_1": [0]},
    )
    assert game.board["discard"] == ["T61", "T62"]
    assert game.mat(RED)["freed"] == {"LEFT": 0, "MIDDLE": 0, "RIGHT": 2}
    assert game.player(RED).available == 4 - 1 + 2
    assert game.mat(RED)["guild_seats"] == 1
    assert game.lines(RED)["residence-1"] == 6


def test_palette_between_taking_and_swapping() -> None:
    """[SC-25, MG-EFFECT-PALETTE-1, -2, MG-MARKET-3]"""
    pile = ["T71", "T72", "T73", "T74", "T75", "T70"]
    market = ["T01", "T16", "T31", "T46", "T61"]
    game = paid("MARKET", A={"hand": ["B3"], "ships": ["S09"]}, market=market, trade_pile=pile)
    game.choose("main", "card T16", "palette")
    assert sorted(game.board["discard"]) == ["T01", "T31", "T46", "T61", "T71"]
    assert game.board["market"] == ["T72", "T73", "T74", "T75", "T70"]
    assert game.question == "A SwapCards"
    game.choose("card T16", "card T74")
    assert game.hand(RED) == ["T74", "B3"]
    assert game.board["market"] == ["T72", "T73", "T16", "T75", "T70"]


def test_commando_makes_room_for_one_more_expedition_but_not_in_the_same_action() -> None:
    """[SC-26, MG-EFFECT-COMMANDO-1 to -4, MG-DELIVER-2]"""
    game = lay(
        2,
        warship_docks=[0, 1, 1],
        A={"hand": ["B5", "B6", "T01", "T02"], "ships": ["S02"]},
        B={"hand": []},
        neutrals=["TRADING_DOCK", "RESIDENCE"],
        trade_pile=["T62"],  # with it Black can go to the market
        ship_pile=["S12"],
        docks=harbour("S03", "S04", "S05"),
    )
    before = game.player(RED).available
    game.choose("space WARSHIP_DOCK")
    assert game.board["anchor"] == [1, 0]
    assert game.board["warship_docks"] == [0, 1, 1]
    assert game.player(RED).available == before - 1
    assert game.active_ships(RED) == set()
    assert game.question == "A TakeTurn"  # Black can only pass
    game.choose("space HARBOUR_DELIVERY")
    assert game.offered == {"warship-place 1", "anchor"}
    game.choose("anchor", "card T01", "pass")
    assert game.question == "B TakeTurn"  # one expedition in an action; Black has drawn a card
    assert game.board["anchor"] == [0, 0]
    assert game.board["warship_docks"] == [0, 1, 1]
