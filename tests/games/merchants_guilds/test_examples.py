"""The worked examples of the rulebook and derived scenarios, section 8 of the rules page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import Laid, asleep, final, harbour, lay, paid, with_tiles

EACH = {"set_scoring": "each_set"}
LARGEST = {"set_scoring": "largest_different_only"}
RED, BLACK, YELLOW, BLUE = "A", "B", "C", "D"

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


def test_ex_02_yellows_trading_delivery() -> None:
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


def test_ex_03_yellows_expedition() -> None:
    """[EX-03, MG-DELIVER-10 to -16] Strength 3 against danger 4."""
    game = yellows_turn()
    game.choose("dock 2")
    before = game.player(YELLOW).available
    game.choose("warship-place 2", "card T46")
    assert game.board["discard"] == ["T31", "T46"]
    assert game.told("expedition-revealed")[0][2] == 4
    assert game.all_ships(YELLOW) == {"S14"}
    assert game.ship_pile[0] == "S30"
    assert game.ship_pile[-1] == "S08"
    assert game.hand(YELLOW) == ["T01", "T15", "T16", "T37", "T73"]
    assert game.player(YELLOW).available == before + 1
    assert game.board["warship_docks"] == [None, None, None]


def test_ex_04_yellows_tile() -> None:
    """[EX-04, MG-DELIVER-17, -18, MG-PLACE-2, -4] Third on the tile: at least 8 coins."""
    game = yellows_turn()
    game.choose("dock 2", "warship-place 2", "card T46")
    assert game.question == "C PlaceReturned"
    before = game.player(YELLOW).available
    game.choose("tile GUILD_HALL_1", "card T73")
    assert game.board["payment"] == {"kind": "coins", "price": 8, "missing": 2}
    game.choose("card T01")
    assert game.board["tiles"][0]["discs"] == [0, 1, 2]
    assert game.board["discard"] == ["T31", "T46", "T73", "T01"]
    assert game.player(YELLOW).available == before - 1
    game.choose("go-on")
    assert game.question == "D TakeTurn"
    assert game.marked == {"MARKET", "RESIDENCE"}


# Black's score


def blacks_game(options: dict[str, str]) -> Laid:
    """The end of a game, as in the rulebook."""
    return final(
        options=options,
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


def test_ex_05_blacks_product() -> None:
    """[EX-05, MG-SCORE-1, -2, -3]"""
    game = blacks_game(EACH)
    assert game.mat(BLACK)["guild_seats"] == 2 + 1 + 4
    assert game.lines(BLACK)["product"] == 42


def test_ex_06_blacks_coins() -> None:
    """[EX-06, MG-TILE-COINS-1]"""
    assert blacks_game(EACH).lines(BLACK)["coins"] == 7


def test_ex_07_blacks_ships() -> None:
    """[EX-07, MG-TILE-SHIPCARDS-1, -2]"""
    assert blacks_game(EACH).lines(BLACK)["ship-cards"] == 8
    assert blacks_game(LARGEST).lines(BLACK)["ship-cards"] == 7


def test_ex_08_blacks_total() -> None:
    """[EX-08, MG-SCORE-3]"""
    assert blacks_game(EACH).totals[1] == 57
    assert blacks_game(LARGEST).totals[1] == 56


# Tiles


def scored(tile: str, options: dict[str, str] | None = None, **data: Any) -> int:
    """What a tile gives Red, who stands on it."""
    data.setdefault("tiles", with_tiles(tile))
    discs = {**data.pop("tile_discs", {}), tile: [0]}
    game = final(tile_discs=discs, options=options, **data)
    return game.lines(RED)[tile.lower().replace("_", "-")]


def test_ex_09_three_discs_on_tiles() -> None:
    """[EX-09, MG-TILE-ACHIEVEMENT-1]"""
    assert scored("ACHIEVEMENT_TILES", tile_discs={"GUILD_HALL_2": [0], "COINS": [1, 0]}) == 6


def test_ex_10_four_spaces_freed() -> None:
    """[EX-10, MG-TILE-RESIDENCE1-1]"""
    assert scored("RESIDENCE_1", A={"freed": {"LEFT": 2, "MIDDLE": 1, "RIGHT": 1}}) == 12


def test_ex_11_a_block_of_three() -> None:
    """[EX-11, MG-TILE-GUILDHALL2-1]"""
    hall = {"B1": 0, "B2": 0, "C2": 0, "A4": 0}
    assert scored("GUILD_HALL_2", hall=hall, forum=[1], A={"freed": {"RIGHT": 2}}) == 9


@pytest.mark.parametrize(("options", "points"), [(EACH, 9), (LARGEST, 8)])
def test_ex_12_six_ships(options: dict[str, str], points: int) -> None:
    """[EX-12, MG-TILE-SHIPCARDS-2, AMB-01]"""
    ships = ["S01", "S02", "S13", "S14", "S25", "S19"]
    assert scored("SHIP_CARDS", options, A={"ships": ships}) == points


def test_ex_13_ten_cards() -> None:
    """[EX-13, MG-TILE-COINS-1, MG-SCORE-4] 42 coins: 14, limited to 12."""
    cards = [*("T13", "T14", "T15", "T28"), *("T07", "T08", "T04", "T05"), *("T01", "T02")]
    assert scored("COINS", A={"hand": cards}) == 12


def test_ex_14_three_available_discs() -> None:
    """[EX-14, MG-TILE-RESIDENCE2-1]"""
    assert scored("RESIDENCE_2", A={"freed": {"LEFT": 1}, "available": 3}) == 9


@pytest.mark.parametrize(("options", "points"), [(EACH, 10), (LARGEST, 8)])
def test_ex_15_eight_goods(options: dict[str, str], points: int) -> None:
    """[EX-15, MG-TILE-GOODS-1, AMB-01]"""
    cards = [*("T01", "T02", "T03"), *("T31", "T32", "T33"), "T61", "T46"]
    assert scored("GOODS", options, A={"hand": cards}) == points


# Derived scenarios


def test_sc_10_two_escorts() -> None:
    """[SC-10, MG-EFFECT-ESCORTS-2, D14]"""
    for ships, is_asked in ((["S17", "S19"], True), (["S17"], False)):
        game = paid(
            "HARBOUR_DELIVERY",
            docks=harbour("S01", "S02", "S03", "S04", "S05"),
            warship_docks=[0],
            ship_pile=["S18"],
            A={"hand": ["T01", "T02"], "freed": {"MIDDLE": 1}, "ships": ships},
        )
        game.choose("card T01")
        assert (game.question == "A MeetDanger") is is_asked
        if is_asked:
            assert game.offered == {"escorts", "pass"}
            game.choose("escorts")
            assert game.active_ships(RED) == set()
        assert ("S18" in game.all_ships(RED)) is is_asked


def test_sc_11_coins_reached_exactly() -> None:
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


def test_sc_15_intrigue_brings_a_guild_action() -> None:
    """[SC-15, MG-EFFECT-INTRIGUE-2, -3, MG-MARKER-3, -6, -7]"""
    game = intrigues(["S01"], ["T13", "T04"], 1)
    game.choose("intrigue", "space MARKET", "space TRADING_DOCK", "guild-seat B1")
    assert next(s["owner"] for s in game.board["hall"] if s["code"] == "B1") == 3
    assert sorted(game.board["discard"]) == ["T04", "T13"]
    assert game.marked == {"RESIDENCE", "WARSHIP_DOCK"}
    assert game.active_ships(BLUE) == set()
    assert game.player(BLUE).available == 0


def test_sc_16_a_second_intrigue_brings_no_second_guild_action() -> None:
    """[SC-16, MG-MARKER-5] Not even with the discs and coins for it."""
    game = intrigues(["S01", "S15"], ["T13", "T14", "T15", "T28"], 3)
    game.choose("intrigue", "space MARKET", "space TRADING_DOCK", "go-on")
    game.choose("guild-seat B1", "card T13", "card T14")
    assert game.question == "D EndTurn"
    game.choose("intrigue", "space RESIDENCE", "space MARKET")
    assert game.question == "A TakeTurn"
    assert game.marked == {"MARKET", "WARSHIP_DOCK"}
    assert len(game.told("seat-taken")) == 1
    assert game.hand(BLUE) == ["T15", "T28"]


def test_sc_17_the_double_space() -> None:
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


def test_sc_25_palette_between_taking_and_swapping() -> None:
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


def test_sc_26_commando() -> None:
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


@pytest.mark.parametrize(("way", "seats"), [("any_column", 6), ("right_column_only", 5)])
def test_sc_29_the_left_column_cleared(way: str, seats: int) -> None:
    """[SC-29, MG-SCORE-1, AMB-03]"""
    game = final(
        options={"column_seat": way},
        hall={"A1": 0, "C4": 0},
        A={
            "freed": {"LEFT": 3, "MIDDLE": 1, "RIGHT": 1},
            "ships": ["S01", "S02", "S03", "S04", "S05"],
        },
    )
    assert game.mat(RED)["guild_seats"] == seats
    assert game.totals[0] == seats * 5


def test_sc_31_an_opponent_does_not_connect() -> None:
    """[SC-31, MG-TILE-GUILDHALL2-1]"""
    hall = {"A1": 0, "B1": 0, "B2": 0, "C4": 0, "A2": 1}
    assert scored("GUILD_HALL_2", hall=hall, A={"freed": {"RIGHT": 2}}) == 9


def test_sc_32_cards_right_of_the_residence() -> None:
    """[SC-32, MG-END-2, MG-TILE-COINS-1]"""
    given = {"hand": ["T07", "T10"], "right": ["T11", "T12", "T25"]}
    assert scored("COINS", A=given) == 3


def test_sc_34_one_of_each_and_a_second_glass_ship() -> None:
    """[SC-34, MG-TILE-SHIPCARDS-2]"""
    assert scored("SHIP_CARDS", A={"ships": ["S01", "S07", "S13", "S14", "S19", "S25"]}) == 11
