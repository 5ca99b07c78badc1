"""Positions from plain data: what is given lies where it was put, the rest where it can."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import LETTERS, harbour, lay, trade_cards_but

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
BASE = [f"B{number}" for number in range(1, 8)]


# What is left out


@SEATS
def test_a_bare_position_is_a_first_turn(seats: int) -> None:
    """[MG-SETUP-1, -5, -6, -7, -10, -11, -12, -15]"""
    game = lay(seats)
    shown = game.board
    assert (shown["decade"], shown["round"], shown["start_player"]) == (1, 1, 0)
    assert game.question == "A TakeTurn"
    assert game.marked == {"MARKET", "RESIDENCE"}
    assert game.neutral == ["MARKET", "RESIDENCE"][: 4 - seats]
    assert (len(shown["market"]), shown["trade_pile"], shown["discard"]) == (5, 70, [])
    assert None not in game.docked
    assert (len(game.docked), shown["ship_pile"]) == (seats + 1, 30 - seats - 3)
    assert [tile["code"] for tile in shown["tiles"]] == [
        *("GUILD_HALL_1", "ACHIEVEMENT_TILES", "GUILD_HALL_2", "VICTORY_POINTS"),
        *("COINS", "RESIDENCE_2"),
    ]
    for letter in LETTERS[:seats]:
        assert game.hand(letter) == BASE
        own = game.mat(letter)
        assert (own["available"], own["left"], own["right"], own["ships"]) == (3, [], [], [])
        assert game.disc_of(letter) is None


@SEATS
def test_all_cards_lie_somewhere(seats: int) -> None:
    """Trade cards and ships that are not named lie in their piles."""
    game = lay(
        seats,
        A={"hand": ["T01"], "left": ["T02"], "right": ["T03"], "ships": ["S01"]},
        discard=["T04"],
        market=["T05"],
    )
    assert sorted(game.trade_pile) == trade_cards_but("T01", "T02", "T03", "T04", "T05")
    ships = [*game.docked, *game.board["outside"], *game.ship_pile, "S01"]
    assert sorted(str(ship) for ship in ships) == [f"S{number:02}" for number in range(1, 31)]


def test_what_is_left_out_is_random_and_the_given_cards_lie_on_top() -> None:
    """The seed decides the rest."""
    games = [
        lay(seed=seed, trade_pile=["T01", "T02"], ship_pile=["S09", "S08"]) for seed in range(8)
    ]
    assert len({tuple(game.trade_pile) for game in games}) == 8
    assert len({tuple(game.ship_pile) for game in games}) == 8
    for game in games:
        assert game.trade_pile[:2] == ["T01", "T02"]
        assert game.ship_pile[:2] == ["S09", "S08"]


def test_an_empty_market_is_not_filled() -> None:
    """A market that is given stays as it is; one that is left out has five cards."""
    assert lay(market=[]).board["market"] == []
    assert lay(market=["T10", "T20"]).board["market"] == ["T10", "T20"]


def test_without_a_hand_a_player_holds_the_base_cards_not_yet_played() -> None:
    """[MG-CARD-6]"""
    game = lay(A={"left": ["B1"], "right": ["B7"]})
    assert game.hand("A") == ["B2", "B3", "B4", "B5", "B6"]
    assert lay(B={"hand": []}).hand("B") == []


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
    shown = game.board
    assert (shown["decade"], shown["round"], shown["start_player"]) == (2, 4, 1)
    assert game.question == "C TakeTurn"
    assert (game.marked, game.neutral) == ({"MARKET", "WARSHIP_DOCK"}, ["HARBOUR_DELIVERY"])
    tiles = {tile["code"]: tile["discs"] for tile in shown["tiles"]}
    assert tiles["RESIDENCE_1"] == [2, 0]
    assert tiles["SHIP_CARDS"] == [1, None]
    assert (game.owners, shown["forum"]) == ({"A3": 0, "C4": 1}, [1, 0, 2])
    assert (game.docked, game.discs_at_docks) == (["S01", "S02", "S03", "S04"], "A-C-")
    assert (shown["outside"], game.ship_pile[0]) == (["S05", "S06"], "S07")
    assert (shown["warship_docks"], shown["anchor"]) == ([None, 1, None], [0, 0, 1])
    assert (shown["market"], shown["discard"]) == (["T10", "T20", "T30"], ["T40", "T50"])
    assert game.trade_pile[0] == "T60"
    own = game.mat("A")
    assert (game.hand("A"), own["left"], own["right"]) == (
        ["T01", "B1", "B5"],
        ["B2.red", "T02"],
        ["T03"],
    )
    assert game.disc_of("A") == "MARKET"
    assert own["freed"] == {"LEFT": 2, "MIDDLE": 0, "RIGHT": 1}
    assert [(ship["code"], ship["active"]) for ship in own["ships"]] == [
        ("S08", True),
        ("S09", False),
    ]
    assert game.available == [2, 0, 2]


@SEATS
@pytest.mark.parametrize("start", [0, 1])
def test_the_phases(seats: int, start: int) -> None:
    """[MG-FLOW-2, MG-SETUP-16, MG-TURN-2]"""
    last, first = LETTERS[(start - 1) % seats], LETTERS[start]
    assert lay(seats, phase="setup", start_player=start).question == f"{last} StartDisc"
    assert lay(seats, phase="turn", start_player=start).question == f"{first} TakeTurn"
    turn: dict[str, Any] = {"start_player": start, "space": "MARKET"}
    rich = {first: {"hand": ["T15", "T30"]}}
    game = lay(seats, phase="paid", **turn, **rich)
    assert game.question == f"{first} BeforeMain"
    assert game.disc_of(first) == "MARKET"
    game = lay(seats, phase="acted", **turn, **rich)
    assert (game.question, "pass" in game.offered) == (f"{first} GuildAction", True)
    game = lay(seats, phase="decade_end", start_player=start)
    assert (game.board["decade"], game.question[2:]) == (2, "TakeTurn")
    assert lay(seats, phase="decade_end", decade=3).question == "over"


def test_after_the_active_player_the_others_have_their_turns() -> None:
    """[MG-FLOW-1, -2]"""
    game = lay(start_player=2, active=0, round=3)
    order = []
    for _ in range(3):
        order.append((game.question[0], game.board["round"]))
        game.choose("pass")
    assert order == [("A", 3), ("B", 3), ("C", 4)]


def test_an_emptied_column_has_no_disc_to_start_with() -> None:
    """[MG-SETUP-16, -17] Only a column that still holds a disc is offered."""
    game = lay(2, phase="setup", B={"freed": {"MIDDLE": 2}})
    assert game.offered == {"column LEFT", "column RIGHT", "pass"}


def test_base_cards_that_a_hand_was_not_given_are_out_of_the_game() -> None:
    """They lie in no pile, so that nobody ever draws them."""
    game = lay(A={"hand": ["B1"]})
    g = game.g
    lying = [*g.trade_pile, *g.discard, *g.market]
    assert all(card < 75 for card in lying)
    game = lay(phase="decade_end", A={"hand": ["B1"]})
    assert [card for card in game.hand("A") if card[0] == "B"] == ["B1"]
