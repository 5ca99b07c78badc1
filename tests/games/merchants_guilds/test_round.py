"""Course of the game and decade set-up, sections 4.3 and 4.4 of the rules page."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cothon.kernel.journal import unpacked
from tests.games.merchants_guilds.laid import LETTERS, Laid, all_ships_but, harbour, lay

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def play_on(game: Laid, seed: int) -> None:
    """To the end, at random."""
    luck = random.Random(seed)
    while not game.over:
        game.apply(luck.choice(game.options))


def turns_of(game: Laid) -> list[tuple[int, int, list[int]]]:
    """Decade, round and the seats that had a turn, in order."""
    decade, turns = 1, list[tuple[int, int, list[int]]]()
    for entry in game.journal:
        key = entry.event.key
        if key == "decade-began":
            decade = entry.numbers[0]
        elif key == "round-began":
            turns.append((decade, entry.numbers[0], []))
        elif key in {"passed", "pass-forced", "space-paid"}:
            turns[-1][2].append(entry.numbers[0])
    return turns


# Course of the game


@SEATS
@pytest.mark.parametrize("seed", [1, 2])
def test_three_decades_of_five_rounds_with_a_turn_for_everybody(seats: int, seed: int) -> None:
    """[MG-FLOW-1, -2, -3, -4, MG-DECADE-1, -2]"""
    game = Laid.new(seats, seed)
    start = game.board["start_player"]
    play_on(game, seed)
    turns = turns_of(game)
    rounds = [(decade, number) for decade, number, _ in turns]
    assert rounds == [(decade, number) for decade in (1, 2, 3) for number in range(1, 6)]
    starts = [unpacked(order)[0] for (order,) in game.told("order-found")]
    assert starts[0] == start
    assert len(starts) == 3
    for decade, _, order in turns:
        first = starts[decade - 1]  # the same for the whole decade
        assert order == [(first + turn) % seats for turn in range(seats)]
    assert [numbers[0] for numbers in game.told("decade-began")] == [2, 3]


@SEATS
def test_the_round_indicator_goes_on_after_the_last_turn(seats: int) -> None:
    """[MG-FLOW-1, -2, -3]"""
    game = lay(seats, start_player=1)
    for number in range(1, 6):
        for turn in range(seats):
            assert game.board["round"] == number
            assert game.question == f"{LETTERS[(1 + turn) % seats]} TakeTurn"
            game.choose("pass")
    assert (game.board["decade"], game.board["round"]) == (2, 1)


@SEATS
def test_no_decade_set_up_before_the_first_and_after_the_last_decade(seats: int) -> None:
    """[MG-FLOW-4]"""
    game = Laid.new(seats, 3)
    assert "decade-began" not in game.events
    last = lay(seats, phase="decade_end", decade=3, A={"left": ["B1"], "hand": ["T01"]})
    assert (last.over, last.board["decade"]) == (True, 3)
    assert (last.hand("A"), last.mat("A")["left"]) == (["T01"], ["B1.red"])
    assert "decade-began" not in last.events


# Decade set-up


@SEATS
@pytest.mark.parametrize("decade", [1, 2])
def test_both_indicators_are_moved(seats: int, decade: int) -> None:
    """[MG-DECADE-1, -2]"""
    game = lay(seats, phase="decade_end", decade=decade, round=5)
    assert (game.board["decade"], game.board["round"]) == (decade + 1, 1)


def test_the_market_is_renewed() -> None:
    """[MG-DECADE-3]"""
    old = ["T01", "T02", "T03", "T04", "T05"]
    top = ["T11", "T12", "T13", "T14", "T15"]
    game = lay(phase="decade_end", market=old, discard=["T20"], trade_pile=top)
    assert game.board["market"] == top
    assert game.board["discard"] == ["T20", *old]
    short = lay(phase="decade_end", market=["T01"], trade_pile=top)  # filled up, MG-PILE-3
    assert short.board["market"] == top


def test_the_tiles_of_the_new_decade_become_usable() -> None:
    """[MG-DECADE-4]"""
    game = lay(
        2,
        phase="decade_end",
        markers=["MARKET", "RESIDENCE"],
        neutrals=["WARSHIP_DOCK", "TRADING_DOCK"],
        A={"hand": ["B1", "T03", "T18"]},
        B={"hand": ["B1"]},
        start_player=1,
    )
    assert game.question == "A TakeTurn"
    game.choose("space MARKET")
    if game.question == "A PayLeft":
        game.choose("card B1")
    game.choose("main", "pile", "pass")
    assert game.question == "A GuildAction"
    tiles = {name for name in game.offered if name.startswith("tile")}
    assert tiles == {"tile GUILD_HALL_2", "tile VICTORY_POINTS"}


@SEATS
def test_the_front_ship_goes_under_the_pile_and_the_others_move_up(seats: int) -> None:
    """[MG-DECADE-5, -6, -7, MG-SETUP-5, -6] Dock 1 is the front; discs stay at their docks."""
    ships = ["S01", "S02", "S03", "S04", "S05"][: seats + 1]
    docks = harbour(f"{ships[0]} A", f"{ships[1]} B", *ships[2:])
    game = lay(
        seats, phase="decade_end", docks=docks, outside=["S06", "S07"], ship_pile=["S08", "S09"]
    )
    assert game.docked == [*ships[1:], "S06"]
    assert game.board["outside"] == ["S07", "S08"]
    assert (game.ship_pile[0], game.ship_pile[-1]) == ("S09", "S01")
    assert game.discs_at_docks == "AB" + "-" * (seats - 1)
    assert [game.mat(letter)["ships"] for letter in LETTERS[:seats]] == [[]] * seats


@pytest.mark.parametrize(
    ("start", "forum", "expected"),
    [
        (0, [0, 1, 1, 1], "A"),  # A has most
        (0, [1, 1, 0, 1], "C"),
        (3, [1, 0, 1, 1], "B"),
        (0, [0, 0, 0, 0], "B"),  # all tied: the neighbour of the start player
        (1, [0, 0, 0, 0], "C"),
        (3, [0, 0, 0, 0], "A"),
        (1, [1, 0, 1, 0], "D"),  # B and D tied, B looked at last
        (3, [1, 0, 1, 0], "B"),
        (2, [0, 0, 1, 1], "A"),
        (2, [1, 0, 0, 1], "B"),
        (0, [1, 1, 0, 0], "C"),
        (1, [1, 0, 0], "C"),  # SC-19
        (0, [1, 0, 0], "B"),  # SC-19
        (1, [0, 0, 1], "A"),
        (1, [1, 0, 1], "B"),  # not tied: B stays start player
        (0, [0, 0], "B"),
        (1, [0, 0], "A"),
    ],
)
def test_the_new_start_player(start: int, forum: list[int], expected: str) -> None:
    """[MG-DECADE-8, -9, AMB-43, SC-19] Among those tied the start player changes."""
    game = lay(len(forum), phase="decade_end", start_player=start, forum=forum)
    assert game.available == [3 - count for count in forum]
    assert game.board["start_player"] == LETTERS.index(expected)
    assert game.question == f"{expected} TakeTurn"


@SEATS
@pytest.mark.parametrize("decade", [1, 2])
def test_cards_return_and_income_is_drawn(seats: int, decade: int) -> None:
    """[MG-DECADE-10, -11, AMB-57] From the new start player, two cards each, or one."""
    count = 3 - decade
    top = [f"T{number}" for number in range(60, 60 + 5 + count * seats)]
    game = lay(
        seats,
        phase="decade_end",
        decade=decade,
        start_player=0,
        trade_pile=top,
        A={"hand": ["B1"], "left": ["T01", "B2"], "right": ["T02", "B3"]},
        B={"hand": ["B7", "T05"], "left": ["B6"]},
    )
    income = top[5:]
    for letter in LETTERS[:seats]:
        turn = (LETTERS.index(letter) - 1) % seats  # B is the new start player
        drawn = income[count * turn : count * turn + count]
        own = {"A": ["T01", "T02", "B1", "B2", "B3"], "B": ["T05", "B6", "B7"]}.get(
            letter, [f"B{number}" for number in range(1, 8)]
        )
        assert sorted(game.hand(letter)) == sorted([*own, *drawn])
        assert (game.mat(letter)["left"], game.mat(letter)["right"]) == ([], [])


@SEATS
def test_action_discs_are_taken_off_the_board(seats: int) -> None:
    """[MG-DECADE-12]"""
    laid = {letter: {"disc": "MARKET"} for letter in LETTERS[:seats]}
    before, after = lay(seats, **laid), lay(seats, phase="decade_end", **laid)
    assert [before.disc_of(letter) for letter in LETTERS[:seats]] == ["MARKET"] * seats
    assert [after.disc_of(letter) for letter in LETTERS[:seats]] == [None] * seats
    assert after.mat("A")["cost"]["MARKET"] == 1 + after.neutral.count("MARKET")


def test_everything_else_stays() -> None:
    """[MG-DECADE-7, -13]"""
    laid: dict[str, Any] = {
        "markers": ["TRADING_DOCK", "HARBOUR_DELIVERY"],
        "neutrals": ["TRADING_DOCK"],
        "docks": harbour("S01", "S02 B", "S03", "S04 C"),
        "warship_docks": [2, None, 0],
        "anchor": [0, 1, 0],
        "hall": {"B2": 0},
        "forum": [0, 0, 1],
        "tile_discs": {"GUILD_HALL_1": [1, 0]},
        "A": {"hand": ["T01", "B1"], "ships": ["S10", {"code": "S11", "active": False}]},
        "B": {"freed": {"LEFT": 2, "MIDDLE": 1, "RIGHT": 1}},
    }
    before, after = lay(3, **laid), lay(3, phase="decade_end", **laid)
    assert (after.marked, after.neutral) == (before.marked, before.neutral)
    assert after.marked == {"TRADING_DOCK", "HARBOUR_DELIVERY"}
    assert after.discs_at_docks == before.discs_at_docks == "-B-C"
    assert after.discs_at_warship_docks == "C-A"
    assert (after.active_ships("A"), len(after.mat("A")["ships"])) == ({"S10"}, 2)
    assert set(after.hand("A")) >= {"T01", "B1"}
    for key in ("anchor", "hall", "forum"):
        assert after.board[key] == before.board[key]
    discs = [tile["discs"] for tile in before.board["tiles"]]
    assert [tile["discs"] for tile in after.board["tiles"]] == discs
    assert after.available == before.available
    freed = {"LEFT": 2, "MIDDLE": 1, "RIGHT": 1}
    assert after.mat("B")["freed"] == freed


def test_without_any_ship_at_a_dock_no_ship_moves() -> None:
    """[MG-DECADE-14] Discs that came home count for the start player."""
    game = lay(
        2,
        phase="decade_end",
        docks=harbour("- A", "-", "-"),
        outside=["S01", "S02"],
        warship_docks=[0, 0],
        B={"ships": all_ships_but("S01", "S02")},
        forum=[0, 1],
    )
    assert (game.docked, game.board["outside"]) == ([None, None, None], ["S01", "S02"])
    assert "ship-sent-away" not in game.events
    assert game.available == [3, 2]
    assert game.discs_at_docks == "---"
    assert game.board["start_player"] == 0


def test_discs_returned_before_a_decade_count_for_the_start_player() -> None:
    """[MG-DECADE-14, MG-PILE-6, AMB-12] The front ship goes under the pile and waits outside."""
    game = lay(
        2,
        phase="decade_end",
        docks=harbour("S01", "S02", "S03"),
        outside=["S04", "S05"],
        warship_docks=[0, 0],
        B={"ships": all_ships_but("S01", "S02", "S03", "S04", "S05")},
        forum=[0, 1],
    )
    assert game.docked == ["S02", "S03", "S04"]
    assert (game.board["outside"], game.ship_pile) == (["S05", "S01"], [])
    assert game.available == [3, 2]  # two of A's discs came home before the comparison
    assert game.board["start_player"] == 0
    assert game.discs_at_warship_docks == "---"


def test_the_steps_follow_one_another() -> None:
    """[MG-DECADE-1, -3, -5, -8, -10, -11] In the order of the rules page."""
    game = lay(2, phase="decade_end", A={"left": ["B1"]})
    keys = ["decade-began", "market-cleared", "market-laid", "tiles-opened"]
    keys += ["ship-sent-away", "harbour-advanced", "start-player-tied", "order-found"]
    keys += ["cards-returned", *["two-dealt"] * 2, "discs-lifted", "round-began"]
    assert game.events == keys
    assert game.trade_pile
