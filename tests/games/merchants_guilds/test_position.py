"""Positions from plain data: what is possible is laid out, what is not is refused."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import cothon
from tests.games.merchants_guilds.laid import (
    LETTERS,
    all_ships_but,
    asked,
    available,
    board,
    choose,
    disc_of,
    discs_at_docks,
    docked,
    hand,
    harbour,
    lay,
    marked,
    mat,
    neutral,
    offered,
    ship_pile,
    table,
    trade_cards_but,
    trade_pile,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
BASE = [f"B{number}" for number in range(1, 8)]


def refused(message: str, seats: int = 4, **data: Any) -> None:
    """This position is refused with this message."""
    with pytest.raises(cothon.BadPosition, match=re.escape(message)):
        lay(seats, **data)


# What is left out


@SEATS
def test_a_bare_position_is_a_first_turn(seats: int) -> None:
    """[MG-SETUP-1, -5, -6, -7, -10, -11, -12, -15]"""
    game = lay(seats)
    shown = board(game)
    assert (shown["decade"], shown["round"], shown["start_player"]) == (1, 1, 0)
    assert asked(game) == "A TakeTurn"
    assert marked(game) == {"MARKET", "RESIDENCE"}
    assert neutral(game) == ["MARKET", "RESIDENCE"][: 4 - seats]
    assert (len(shown["market"]), shown["trade_pile"], shown["discard"]) == (5, 70, [])
    assert None not in docked(game)
    assert (len(docked(game)), shown["ship_pile"]) == (seats + 1, 30 - seats - 3)
    assert [tile["code"] for tile in shown["tiles"]] == [
        *("GUILD_HALL_1", "ACHIEVEMENT_TILES", "GUILD_HALL_2", "VICTORY_POINTS"),
        *("COINS", "RESIDENCE_2"),
    ]
    for letter in LETTERS[:seats]:
        assert hand(game, letter) == BASE
        own = mat(game, letter)
        assert (own["available"], own["left"], own["right"], own["ships"]) == (3, [], [], [])
        assert disc_of(game, letter) is None


@SEATS
def test_all_cards_lie_somewhere(seats: int) -> None:
    """Trade cards and ships that are not named lie in their piles."""
    game = lay(
        seats,
        A={"hand": ["T01"], "left": ["T02"], "right": ["T03"], "ships": ["S01"]},
        discard=["T04"],
        market=["T05"],
    )
    assert sorted(trade_pile(game)) == trade_cards_but("T01", "T02", "T03", "T04", "T05")
    ships = [*docked(game), *board(game)["outside"], *ship_pile(game), "S01"]
    assert sorted(str(ship) for ship in ships) == [f"S{number:02}" for number in range(1, 31)]


def test_what_is_left_out_is_random_and_the_given_cards_lie_on_top() -> None:
    """The seed decides the rest."""
    games = [
        lay(seed=seed, trade_pile=["T01", "T02"], ship_pile=["S09", "S08"]) for seed in range(8)
    ]
    assert len({tuple(trade_pile(game)) for game in games}) == 8
    assert len({tuple(ship_pile(game)) for game in games}) == 8
    for game in games:
        assert trade_pile(game)[:2] == ["T01", "T02"]
        assert ship_pile(game)[:2] == ["S09", "S08"]


def test_an_empty_market_is_not_filled() -> None:
    """A market that is given stays as it is; one that is left out has five cards."""
    assert board(lay(market=[]))["market"] == []
    assert board(lay(market=["T10", "T20"]))["market"] == ["T10", "T20"]


def test_without_a_hand_a_player_holds_the_base_cards_not_yet_played() -> None:
    """[MG-CARD-6]"""
    game = lay(A={"left": ["B1"], "right": ["B7"]})
    assert hand(game, "A") == ["B2", "B3", "B4", "B5", "B6"]
    assert hand(lay(B={"hand": []}), "B") == []


def test_too_few_ships_for_the_docks_that_are_left_out() -> None:
    """All ships lie before a player: there is none for the docks, and that is said clearly."""
    with pytest.raises(cothon.BadPosition, match="docks: there are 0 ships for 5 docks"):
        lay(A={"ships": all_ships_but()})


# What is given


def test_everything_given_lies_where_it_was_put() -> None:
    """Each key has its place."""
    game = lay(
        3,
        decade=2,
        round=4,
        start_player=1,
        active=2,
        markers=["WARSHIP_DOCK", "MARKET"],
        neutrals=["HARBOUR_DELIVERY"],
        tiles=["RESIDENCE_1", "GUILD_HALL_1", "SHIP_CARDS", "GUILD_HALL_2", "GOODS", "COINS"],
        tile_discs={"RESIDENCE_1": [2, 0], "SHIP_CARDS": [1]},
        hall={"A3": 0, "C4": 1},
        forum=[1, 0, 2],
        docks=harbour("S01 A", "S02", "S03 C", "S04"),
        outside=["S05", "S06"],
        ship_pile=["S07"],
        warship_docks=[None, 1, None],
        anchor=[0, 0, 1],
        market=["T10", "T20", "T30"],
        discard=["T40", "T50"],
        trade_pile=["T60"],
        A={
            "hand": ["T01", "B1", "B5"],
            "left": ["B2", "T02"],
            "right": ["T03"],
            "disc": "MARKET",
            "freed": {"LEFT": 2, "RIGHT": 1},
            "ships": ["S08", {"code": "S09", "active": False}],
            "available": 2,
        },
        C={"freed": {"LEFT": 1, "MIDDLE": 2, "RIGHT": 1}},
    )
    shown = board(game)
    assert (shown["decade"], shown["round"], shown["start_player"]) == (2, 4, 1)
    assert asked(game) == "C TakeTurn"
    assert (marked(game), neutral(game)) == ({"MARKET", "WARSHIP_DOCK"}, ["HARBOUR_DELIVERY"])
    tiles = {tile["code"]: tile["discs"] for tile in shown["tiles"]}
    assert tiles["RESIDENCE_1"] == [2, 0]
    assert tiles["SHIP_CARDS"] == [1, None]
    assert {seat["code"]: seat["owner"] for seat in shown["hall"] if seat["owner"] is not None} == {
        "A3": 0,
        "C4": 1,
    }
    assert shown["forum"] == [1, 0, 2]
    assert (docked(game), discs_at_docks(game)) == (["S01", "S02", "S03", "S04"], "A-C-")
    assert (shown["outside"], ship_pile(game)[0]) == (["S05", "S06"], "S07")
    assert (shown["warship_docks"], shown["anchor"]) == ([None, 1, None], [0, 0, 1])
    assert (shown["market"], shown["discard"]) == (["T10", "T20", "T30"], ["T40", "T50"])
    assert trade_pile(game)[0] == "T60"
    own = mat(game, "A")
    assert (hand(game, "A"), own["left"], own["right"]) == (
        ["T01", "B1", "B5"],
        ["B2.red", "T02"],
        ["T03"],
    )
    assert disc_of(game, "A") == "MARKET"
    assert own["freed"] == {"LEFT": 2, "MIDDLE": 0, "RIGHT": 1}
    assert [(ship["code"], ship["active"]) for ship in own["ships"]] == [
        ("S08", True),
        ("S09", False),
    ]
    assert available(game) == [2, 0, 2]


def test_hands_are_known_to_their_owners_only() -> None:
    """Base cards are known to all."""
    game = lay(A={"hand": ["T01", "B1"]})
    assert game.view(0)["table"]["players"][0]["hand"] == ["T01", "B1.red"]
    for seat in (None, 1, 2, 3):
        assert game.view(seat)["table"]["players"][0]["hand"] == [None, "B1.red"]


@SEATS
@pytest.mark.parametrize("start", [0, 1])
def test_the_phases(seats: int, start: int) -> None:
    """[MG-FLOW-2, MG-SETUP-16, MG-TURN-2]"""
    last, first = LETTERS[(start - 1) % seats], LETTERS[start]
    assert asked(lay(seats, phase="setup", start_player=start)) == f"{last} StartDisc"
    assert asked(lay(seats, phase="turn", start_player=start)) == f"{first} TakeTurn"
    turn: dict[str, Any] = {"start_player": start, "space": "MARKET"}
    rich = {first: {"hand": ["T15", "T30"]}}
    game = lay(seats, phase="paid", **turn, **rich)
    assert asked(game) == f"{first} BeforeMain"
    assert disc_of(game, first) == "MARKET"
    game = lay(seats, phase="acted", **turn, **rich)
    assert (asked(game), "pass" in offered(game)) == (f"{first} GuildAction", True)
    game = lay(seats, phase="decade_end", start_player=start)
    assert (board(game)["decade"], asked(game)[2:]) == (2, "TakeTurn")
    assert asked(lay(seats, phase="decade_end", decade=3)) == "over"


def test_after_the_active_player_the_others_have_their_turns() -> None:
    """[MG-FLOW-1, -2]"""
    game = lay(start_player=2, active=0, round=3)
    order = []
    for _ in range(3):
        order.append((asked(game)[0], board(game)["round"]))
        choose(game, "pass")
    assert order == [("A", 3), ("B", 3), ("C", 4)]


@SEATS
def test_a_position_can_be_played_on_to_the_end(seats: int) -> None:
    """[MG-END-1]"""
    game, luck = lay(seats, decade=3, round=4), random.Random(seats)
    while not game.over:
        game.apply(luck.choice(game.options))
    assert game.winners
    again = cothon.replay(game.save)
    assert again.view(None) == game.view(None)


# What cannot be


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"A": {"hand": ["T01"]}, "B": {"hand": ["T01"]}}, "the card T01 lies in two places"),
        ({"A": {"hand": ["T01", "T01"]}}, "the card T01 lies in two places"),
        ({"A": {"hand": ["B1", "B1"]}}, "the card B1.red lies in two places"),
        ({"A": {"left": ["B1"], "right": ["B1"]}}, "the card B1.red lies in two places"),
        ({"A": {"hand": ["B1"], "left": ["B1"]}}, "the card B1.red lies in two places"),
        ({"A": {"hand": ["T01"]}, "market": ["T01"]}, "the card T01 lies in two places"),
        ({"market": ["T01"], "discard": ["T01"]}, "the card T01 lies in two places"),
        ({"market": ["T01"], "trade_pile": ["T01"]}, "the card T01 lies in two places"),
        ({"trade_pile": ["T01", "T01"]}, "the card T01 lies in two places"),
        ({"A": {"ships": ["S01"]}, "B": {"ships": ["S01"]}}, "the card S01 lies in two places"),
        ({"outside": ["S01", "S01"]}, "the card S01 lies in two places"),
        ({"outside": ["S01"], "ship_pile": ["S01"]}, "the card S01 lies in two places"),
        ({"docks": [{"ship": "S01"}], "outside": ["S01"]}, "the card S01 lies in two places"),
    ],
)
def test_a_card_lies_in_one_place(data: dict[str, Any], message: str) -> None:
    """Also ships and base cards."""
    refused(message, **data)


@pytest.mark.parametrize(
    ("data", "found"),
    [
        ({"A": {"available": 4}}, "12 are placed: 4 available and 8 elsewhere"),
        ({"A": {"available": 2}}, "10 are placed: 2 available and 8 elsewhere"),
        ({"A": {"available": 3}, "docks": [{"disc": 0}]}, "12 are placed: 3 available and 9"),
        ({"A": {"available": 3}, "warship_docks": [0]}, "12 are placed: 3 available and 9 else"),
        ({"A": {"available": 3}, "anchor": [1]}, "12 are placed: 3 available and 9 elsewhere"),
        ({"A": {"available": 3}, "forum": [1]}, "12 are placed: 3 available and 9 elsewhere"),
        ({"A": {"available": 3}, "hall": {"A1": 0}}, "12 are placed: 3 available and 9 elsewhere"),
        ({"A": {"available": 3}, "tile_discs": {"GUILD_HALL_1": [0]}}, "12 are placed: 3 availab"),
        ({"forum": [4]}, "12 are placed: 0 available and 12 elsewhere"),
    ],
)
def test_everybody_has_eleven_discs(data: dict[str, Any], found: str) -> None:
    """[MG-SETUP-10, -11, -12]"""
    refused(f"position.players[0]: 11 influence discs are needed, {found}", **data)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"A": {"hand": ["B1.black"]}}, "hand: expected no base card of another colour, found 'B1"),
        ({"A": {"left": ["B1.blue"]}}, "expected no base card of another colour, found 'B1.blue'"),
        ({"A": {"right": ["B2.blue"]}}, "expected no base card of another colour, found 'B2.blue'"),
        ({"trade_pile": ["B1.red"]}, "position.trade_pile: expected one of T01, T02"),
        ({"market": ["B1.red"]}, "position.market: expected one of T01, T02"),
        ({"discard": ["B1.red"]}, "position.discard: expected one of T01, T02"),
        ({"markers": ["MARKET"]}, "position.markers: expected two different spaces, found ['MA"),
        ({"markers": ["MARKET"] * 2}, "position.markers: expected two different spaces, found"),
        ({"neutrals": ["MARKET"]}, "position.neutrals: expected a list of at most 0, found"),
        ({"tiles": ["COINS"]}, "position.tiles: expected two different tiles of each decade"),
        (
            {"tiles": ["GUILD_HALL_1"] * 2 + ["GUILD_HALL_2", "SHIP_CARDS", "COINS", "GOODS"]},
            "position.tiles: expected two different tiles of each decade, found",
        ),
        (
            {"tile_discs": {"GUILD_HALL_1": [0, 0]}},
            "position.tile_discs.GUILD_HALL_1: expected every player at most once, found [0, 0]",
        ),
        (
            {"tile_discs": {"GUILD_HALL_1": [0, 1, 2, 3]}},
            "position.tile_discs.GUILD_HALL_1: expected a list of at most 3",
        ),
        ({"tile_discs": {"RESIDENCE_1": [0]}}, "position.tile_discs: unknown key 'RESIDENCE_1'"),
        ({"A": {"freed": {"LEFT": 4}}}, "players[0].freed.LEFT: expected a whole number from 0 to"),
        ({"A": {"freed": {"MIDDLE": 3}}}, "freed.MIDDLE: expected a whole number from 0 to 2"),
        ({"market": ["T01", "T02", "T03", "T04", "T05", "T06"]}, "market: expected a list of at m"),
        ({"docks": [{}] * 6}, "position.docks: expected a list of at most 5"),
        ({"outside": ["S01", "S02", "S03"]}, "position.outside: expected a list of at most 2"),
        ({"warship_docks": [0, 1, 2, 3]}, "position.warship_docks: expected a list of at most 3"),
        ({"warship_docks": [4]}, "position.warship_docks: expected seats or nothing, found 4"),
        ({"warship_docks": [True]}, "position.warship_docks: expected seats or nothing, found T"),
        ({"phase": "turn", "space": "MARKET"}, "position.space: expected a space in the phases p"),
        ({"phase": "paid"}, "position.space: expected one of MARKET, RESIDENCE, TRADING_DOCK"),
        ({"phase": "acted", "space": "PALACE"}, "position.space: expected one of MARKET, RESID"),
    ],
)
def test_everything_lies_as_it_can_lie(data: dict[str, Any], message: str) -> None:
    """[MG-SETUP-5, -9, -11, MG-MARKER-2, MG-FEW-1, -3, -6, MG-PLACE-4]"""
    refused(message, **data)


@pytest.mark.parametrize(
    ("seats", "data", "message"),
    [
        (2, {"neutrals": ["MARKET"]}, "position.neutrals: expected 2 different spaces, found"),
        (2, {"neutrals": ["MARKET"] * 2}, "position.neutrals: expected 2 different spaces, found"),
        (3, {"neutrals": ["MARKET", "RESIDENCE"]}, "position.neutrals: expected a list of at mos"),
        (2, {"docks": [{}] * 4}, "position.docks: expected a list of at most 3"),
        (3, {"docks": [{}] * 5}, "position.docks: expected a list of at most 4"),
        (3, {"hall": {"A1": 0}}, "position.hall.A1: expected nobody: the seat is covered, found"),
        (2, {"hall": {"A4": 1}}, "position.hall.A4: expected nobody: the seat is covered, found"),
        (3, {"tile_discs": {"COINS": [0, 1, 2]}}, "position.tile_discs.COINS: expected a list o"),
        (2, {"forum": [0, 0, 1]}, "position.forum: expected a list of at most 2"),
        (2, {"docks": [{"disc": 2}]}, "position.docks[0].disc: expected a whole number from -1"),
        (2, {"active": 2}, "position.active: expected a whole number from 0 to 1, found 2"),
        (3, {"start_player": 3}, "position.start_player: expected a whole number from 0 to 2"),
        (2, {"A": {"hand": ["B1.yellow"]}}, "expected no base card of another colour, found 'B1"),
    ],
)
def test_fewer_players_need_less(seats: int, data: dict[str, Any], message: str) -> None:
    """[MG-FEW-1, -3, -4, -5, -6, MG-SETUP-5]"""
    refused(message, seats, **data)


@pytest.mark.parametrize(
    "data",
    [
        {"docks": harbour("S01 A", "S02 A", "S03 A")},
        {"warship_docks": [0, 0, 0]},
    ],
    ids=["trading", "warship"],
)
def test_nobody_holds_all_docks_of_a_harbour(data: dict[str, Any]) -> None:
    """[MG-TDOCK-3, MG-WDOCK-3]"""
    with pytest.raises(cothon.BadPosition, match="seat 0 may not hold all docks of a harbour"):
        lay(2, **data)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"rounds": 2}, "position: unknown key 'rounds' (known: active, anchor, decade, discard,"),
        ({"A": {"money": 2}}, "position.players[0]: unknown key 'money'"),
        ({"A": {"freed": {"UP": 1}}}, "position.players[0].freed: unknown key 'UP' (known: LEFT,"),
        ({"A": {"ships": [{"code": "S01", "face": 1}]}}, "players[0].ships: unknown key 'face'"),
        ({"docks": [{"boat": "S01"}]}, "position.docks[0]: unknown key 'boat'"),
        ({"hall": {"Z1": 0}}, "position.hall: unknown key 'Z1'"),
        ({"tile_discs": {"PALACE": [0]}}, "position.tile_discs: unknown key 'PALACE'"),
        ({"phase": "noon"}, "position.phase: expected one of setup, turn, paid, acted, decade_end"),
        ({"decade": 4}, "position.decade: expected a whole number from 1 to 3, found 4"),
        ({"decade": 0}, "position.decade: expected a whole number from 1 to 3, found 0"),
        ({"round": 6}, "position.round: expected a whole number from 1 to 5, found 6"),
        ({"round": "2"}, "position.round: expected a whole number from 1 to 5, found '2'"),
        ({"round": True}, "position.round: expected a whole number from 1 to 5, found True"),
        ({"A": {"disc": "PALACE"}}, "position.players[0].disc: expected one of MARKET, RESIDENCE"),
        ({"A": {"hand": ["T76"]}}, "position.players[0].hand: expected one of T01, T02"),
        ({"B": {"disc": 3}}, "position.players[1].disc: expected one of MARKET, RESIDENCE"),
        ({"A": {"ships": ["S31"]}}, "position.players[0].ships.code: expected one of S01, S02"),
        ({"A": {"ships": [3]}}, "position.players[0].ships: expected a table, found 3"),
        ({"A": {"ships": [{"active": True}]}}, "players[0].ships.code: expected one of S01"),
        ({"ship_pile": ["T01"]}, "position.ship_pile: expected one of S01, S02"),
        ({"docks": [{"ship": "S99"}]}, "position.docks[0].ship: expected one of S01, S02"),
        ({"forum": [-1]}, "position.forum: expected whole numbers from 0 to 99, found -1"),
        ({"anchor": ["1"]}, "position.anchor: expected whole numbers from 0 to 99, found '1'"),
        ({"hall": {"A1": 4}}, "position.hall.A1: expected a whole number from -1 to 3, found 4"),
        ({"markers": ["PALACE", "MARKET"]}, "position.markers: expected one of MARKET, RESIDENC"),
    ],
)
def test_unknown_codes_keys_and_numbers(data: dict[str, Any], message: str) -> None:
    """Nothing is overlooked."""
    refused(message, **data)


@pytest.mark.parametrize("active", ["yes", 1, "false"])
def test_active_is_true_or_false(active: object) -> None:
    """Anything else is a mistake, not a ship that lies face down."""
    with pytest.raises(cothon.BadPosition, match="active: expected true or false, found"):
        lay(A={"ships": [{"code": "S01", "active": active}]})


def test_a_player_is_a_table() -> None:
    """And players are a list of them."""
    players: list[Any] = [{}, [], {}, {}]
    with pytest.raises(cothon.BadPosition, match=re.escape("position.players[1]: expected a tab")):
        cothon.position("merchants_guilds", {"players": players})
    with pytest.raises(cothon.BadPosition, match=r"position\.players: expected a list"):
        cothon.position("merchants_guilds", {"round": 2})


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_wrong_number_of_players(seats: int) -> None:
    """[MG-SETUP-5] Two to four."""
    message = f"merchants_guilds is for 2, 3 or 4 players, not {seats}"
    with pytest.raises(cothon.BadOption, match=message):
        cothon.position("merchants_guilds", {"players": [{}] * seats})
    with pytest.raises(cothon.BadOption, match=message):
        cothon.new("merchants_guilds", seats)


def test_an_emptied_column_has_no_disc_to_start_with() -> None:
    """[MG-SETUP-16, -17] Only a column that still holds a disc is offered."""
    game = lay(2, phase="setup", B={"freed": {"MIDDLE": 2}})
    assert offered(game) == {"column LEFT", "column RIGHT", "pass"}


def test_base_cards_that_a_hand_was_not_given_are_out_of_the_game() -> None:
    """They lie in no pile, so that nobody ever draws them."""
    game = lay(A={"hand": ["B1"]})
    g = table(game)
    lying = [*g.trade_pile, *g.discard, *g.market]
    assert all(card < 75 for card in lying)
    game = lay(phase="decade_end", A={"hand": ["B1"]})
    assert [card for card in hand(game, "A") if card[0] == "B"] == ["B1"]
