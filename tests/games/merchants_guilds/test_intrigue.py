"""INTRIGUE: a guild marker goes where its owner wants it, and a guild action may follow."""

from __future__ import annotations

import pytest

from tests.games.merchants_guilds.laid import acted, lay, paid

READY = {"hand": ["B4", "T13"], "ships": ["S01"]}
RICH = {"hand": ["T13", "T28"], "ships": ["S01"]}  # 12 coins
BRING = ["intrigue", "space MARKET", "space TRADING_DOCK"]


@pytest.mark.parametrize("start", ["MARKET", "RESIDENCE"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_intrigue_moves_a_marker_to_a_space_without_one(start: str, seats: int) -> None:
    """[MG-EFFECT-INTRIGUE-2, D2] Two markers, three spaces; discs do not matter."""
    free = ["TRADING_DOCK", "WARSHIP_DOCK", "HARBOUR_DELIVERY"]
    other = ({"MARKET", "RESIDENCE"} - {start}).pop()
    for space in free:
        game = lay(
            seats,
            A={"ships": ["S01"]},
            B={"disc": "TRADING_DOCK"},
            markers=["MARKET", "RESIDENCE"],
        )
        game.choose("intrigue")
        assert game.offered == {"space MARKET", "space RESIDENCE"}
        game.choose(f"space {start}")
        assert game.offered == {f"space {name}" for name in free}
        game.choose(f"space {space}")
        assert game.marked == {other, space}


@pytest.mark.parametrize(
    ("way", "is_main_done"),
    [
        ([*BRING, "space TRADING_DOCK", "main", "dock 1"], True),  # W0
        ([*BRING, "space TRADING_DOCK", "pass"], False),
        (["space TRADING_DOCK", *BRING, "main", "dock 1"], True),  # W2
        (["space TRADING_DOCK", *BRING, "pass"], False),
        (["space TRADING_DOCK", "main", "dock 1", *BRING], True),  # W4
    ],
)
def test_a_marker_brought_to_the_own_space_counts(way: list[str], is_main_done: bool) -> None:
    """[MG-EFFECT-INTRIGUE-3, MG-MARKER-7, AMB-24] The marker moves on after the guild action."""
    game = lay(A=READY, markers=["MARKET", "RESIDENCE"])
    game.choose(*way)
    assert game.question == "A GuildAction"
    assert ("pass" in game.offered) is is_main_done
    game.choose("guild-seat A1")
    assert (game.marked, game.question) == ({"RESIDENCE", "WARSHIP_DOCK"}, "B TakeTurn")


@pytest.mark.parametrize("window", ["W2", "W4"])
def test_a_marker_taken_away_by_intrigue_does_not_count(window: str) -> None:
    """[MG-MARKER-7, -4]"""
    markers = ["TRADING_DOCK", "WARSHIP_DOCK"]
    game = paid("TRADING_DOCK", A=RICH, markers=markers)
    take = ("intrigue", "space TRADING_DOCK", "space RESIDENCE")
    game.choose(*((*take, "dock 1") if window == "W2" else ("main", "dock 1", *take)))
    assert game.question == "B TakeTurn"
    assert game.marked == {"RESIDENCE", "WARSHIP_DOCK"}
    assert not any(key.startswith("guild-") for key in game.events)


def test_an_intrigue_not_yet_used_does_not_count() -> None:
    """[MG-TURN-8, AMB-24] Without a main action the marker must be there by D6."""
    game = lay(A={**READY, "hand": ["B6", "T13"]}, markers=["MARKET", "RESIDENCE"])
    assert "space HARBOUR_DELIVERY" not in game.offered
    game.choose("intrigue", "space MARKET", "space HARBOUR_DELIVERY")
    assert "space HARBOUR_DELIVERY" in game.offered
    game = lay(A=READY, markers=["MARKET", "RESIDENCE"])
    game.choose("space TRADING_DOCK")
    assert game.offered == {"main", "intrigue"}  # skipping is not offered yet
    game.choose(*BRING)
    assert game.offered == {"main", "pass"}


def test_two_guild_actions_are_never_taken() -> None:
    """[MG-MARKER-5, MG-EFFECT-INTRIGUE-3, AMB-26] Whatever INTRIGUE brings back to the space."""
    given = {"ships": ["S01", "S15", "S23"], "hand": ["T13", "T14", "T15"]}
    game = acted("MARKET", A=given, markers=["MARKET", "RESIDENCE"])
    game.choose("go-on", "tile GUILD_HALL_1", "card T13")
    game.choose("intrigue", "space MARKET", "space WARSHIP_DOCK")
    game.choose("intrigue", "space RESIDENCE", "space MARKET")
    assert game.question == "A EndTurn"
    game.choose("go-on")
    assert (game.question, game.marked) == ("B TakeTurn", {"MARKET", "HARBOUR_DELIVERY"})
    assert (len(game.told("tile-bought")), game.told("seat-bought")) == (1, [])


@pytest.mark.parametrize(
    ("target", "end"),
    [
        ("RESIDENCE", "TRADING_DOCK"),
        ("TRADING_DOCK", "HARBOUR_DELIVERY"),  # WARSHIP_DOCK holds the other marker
        ("HARBOUR_DELIVERY", "MARKET"),
    ],
)
def test_the_marker_that_was_used_moves_from_wherever_it_is(target: str, end: str) -> None:
    """[MG-MARKER-6, AMB-25] INTRIGUE carries it away in W6; it still makes its move from there."""
    game = acted("MARKET", A=RICH, markers=["MARKET", "WARSHIP_DOCK"])
    game.choose("go-on", "forum")
    assert game.question == "A EndTurn"
    game.choose("intrigue", "space MARKET", f"space {target}")
    assert (game.question, game.marked) == ("B TakeTurn", {"WARSHIP_DOCK", end})


def test_the_other_marker_does_not_move_in_its_place() -> None:
    """[MG-MARKER-6] The marker not used is brought to the chosen space and stays there."""
    game = acted("MARKET", A=RICH, markers=["MARKET", "WARSHIP_DOCK"])
    game.choose("go-on", "forum", "intrigue", "space WARSHIP_DOCK", "space RESIDENCE")
    assert game.marked == {"TRADING_DOCK", "RESIDENCE"}  # it skips RESIDENCE
