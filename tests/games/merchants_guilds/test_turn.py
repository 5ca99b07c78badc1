"""A turn: which action spaces can be chosen, what may be skipped, and passing."""

from __future__ import annotations

from typing import Any

import pytest

from cothon.games.merchants_guilds.material import ACTION_CODES
from tests.games.merchants_guilds.laid import acted, harbour, lay, paid, trade_cards_but

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
FAR = ["TRADING_DOCK", "WARSHIP_DOCK"]  # guild markers where nobody goes


# A turn


@SEATS
@pytest.mark.parametrize("space", ACTION_CODES)
@pytest.mark.parametrize("is_there", [False, True])
def test_a_turn_takes_an_action_or_passes(seats: int, space: str, is_there: bool) -> None:
    """[MG-TURN-1, -4, MG-PAY-3, SC-02] The action disc goes to the space, or stays there."""
    cards = ["B1", "B3", "B4", "B5", "B6", "T46", "T47"]
    neutrals = [other for other in ACTION_CODES if other != space][: 4 - seats]
    mats: dict[str, Any] = {"A": {"hand": cards, "disc": space if is_there else None}}
    game = lay(seats, warship_docks=[0], markers=FAR, neutrals=neutrals, **mats)
    assert game.offered == {*(f"space {other}" for other in ACTION_CODES), "pass"}
    costs = {other: 1 + (other in neutrals) for other in ACTION_CODES}
    assert game.mat("A")["cost"] == costs
    game.choose(f"space {space}")
    while game.question in {"A PayLeft", "A BeforeMain"}:
        game.choose("main" if "main" in game.offered else max(game.offered))
    assert (game.disc_of("A"), len(game.mat("A")["left"])) == (space, 1)
    assert game.mat("A")["right"] == []


def test_markers_and_neutral_discs_move_last() -> None:
    """[MG-TURN-2] In W7, after the effects of W6."""
    game = acted(
        "MARKET",
        3,
        A={"hand": ["T13"], "ships": ["S09"]},
        markers=["MARKET", "TRADING_DOCK"],
        neutrals=["MARKET"],
    )
    game.choose("go-on", "tile GUILD_HALL_1")
    assert (game.question, game.marked) == ("A EndTurn", {"MARKET", "TRADING_DOCK"})
    game.choose("palette")
    assert game.marked == {"RESIDENCE", "TRADING_DOCK"}
    order = [key for key in game.events if key in {"ship-used", "marker-moved", "neutral-moved"}]
    assert order == ["ship-used", "marker-moved", "neutral-moved"]


# Which spaces can be chosen


@pytest.mark.parametrize(
    ("space", "can", "cannot"),
    [
        (
            "MARKET",
            {"A": {"hand": ["B1"]}, "market": [], "discard": ["T01"]},
            {"A": {"hand": ["B1"]}, "market": [], "B": {"hand": trade_cards_but()}},
        ),
        (
            "RESIDENCE",
            {"A": {"hand": ["B3", "T46", "T47"]}},
            {"A": {"hand": ["B3", "T46", "T61"]}},
        ),
        (
            "RESIDENCE",
            {"A": {"hand": ["B3", "T46", "T61"], "ships": ["S11"]}},
            {"A": {"hand": ["B3", "T46", "B4"], "ships": ["S11"]}},
        ),
        (
            "RESIDENCE",
            {"A": {"hand": ["B3", "T01", "T02", "T03"]}},
            {"A": {"hand": ["B3", "T01", "T02", "T16"]}},
        ),
        (
            "RESIDENCE",
            {"A": {"hand": ["B3", "T61", "T62"], "freed": {"RIGHT": 1}}},
            {"A": {"hand": ["B3", "T61", "T62"], "freed": {"RIGHT": 2}}},
        ),
        ("TRADING_DOCK", {"A": {"hand": ["B4"]}}, {"A": {"hand": ["B4"]}, "forum": [3]}),
        (
            "TRADING_DOCK",
            {"A": {"hand": ["B4"]}, "docks": harbour("S01 B", "S02 B", "S03 C", "S04 D", "S05")},
            {"A": {"hand": ["B4"]}, "docks": harbour("S01 B", "S02 B", "S03 C", "S04 D", "S05 D")},
        ),
        (
            "WARSHIP_DOCK",
            {"A": {"hand": ["B5"]}, "warship_docks": [1, 2, None]},
            {"A": {"hand": ["B5"]}, "warship_docks": [1, 2, 3]},
        ),
        (
            "WARSHIP_DOCK",
            {"A": {"hand": ["B5"], "ships": ["S02"]}, "warship_docks": [1, 2, 3]},
            {"A": {"hand": ["B5"], "ships": ["S03"]}, "warship_docks": [1, 2, 3]},
        ),
        (
            "WARSHIP_DOCK",
            {"A": {"hand": ["B5"]}, "warship_docks": [0, None, None]},
            {"A": {"hand": ["B5"]}, "warship_docks": [0, 0, None]},
        ),
        (
            "WARSHIP_DOCK",
            {"A": {"hand": ["B5"], "ships": ["S02"]}},
            {"A": {"hand": ["B5"], "ships": ["S02"]}, "forum": [3]},
        ),
        (
            "HARBOUR_DELIVERY",
            {"A": {"hand": ["B6", "T02"]}, "docks": harbour("S01 A", "S02")},
            {"A": {"hand": ["B6", "T16"]}, "docks": harbour("S01 A", "S02")},
        ),
        (
            "HARBOUR_DELIVERY",
            {"A": {"hand": ["B6", "T16"], "ships": ["S07"]}, "docks": harbour("S01 A", "S02")},
            {"A": {"hand": ["B6", "B4"], "ships": ["S07"]}, "docks": harbour("S01 A", "S02")},
        ),
        (
            "HARBOUR_DELIVERY",
            {"A": {"hand": ["B6", "T02"]}, "docks": harbour("S01 A", "S02")},
            {"A": {"hand": ["B6", "T02"]}, "docks": harbour("S01 B", "S02")},
        ),
        (
            "HARBOUR_DELIVERY",
            {"A": {"hand": ["B6", "T16"]}, "warship_docks": [0]},
            {"A": {"hand": ["B6", "B4"]}, "warship_docks": [0]},
        ),
        (
            "HARBOUR_DELIVERY",
            {"A": {"hand": ["B6", "T16"]}, "anchor": [1]},
            {"A": {"hand": ["B6", "T16"]}, "anchor": [0, 1]},
        ),
    ],
)
def test_what_can_be_carried_out(space: str, can: dict[str, Any], cannot: dict[str, Any]) -> None:
    """[MG-TURN-5, -8] The main action of every space, with no guild marker about."""
    markers = [other for other in ACTION_CODES if other != space][:2]
    assert f"space {space}" in lay(**can, markers=markers).offered
    game = lay(**cannot, markers=markers)
    assert game.question == "B TakeTurn" or f"space {space}" not in game.offered


@pytest.mark.parametrize(
    ("can", "cannot"),
    [
        ({}, {"markers": ["MARKET", "TRADING_DOCK"]}),
        ({}, {"forum": [3]}),
        ({"A": {"hand": ["B3", "T01"]}}, {"A": {"hand": ["B3", "B4"]}}),
        (
            {"tile_discs": {"GUILD_HALL_1": [0], "ACHIEVEMENT_TILES": [1]}},
            {"tile_discs": {"GUILD_HALL_1": [0], "ACHIEVEMENT_TILES": [0]}},
        ),
        (
            {"A": {"hand": ["B3", "T01"], "ships": ["S06"]}, "decade": 2},
            {"A": {"hand": ["B3", "T01"]}, "decade": 2},
        ),
    ],
    ids=["marker", "disc", "coins", "places", "legacy"],
)
def test_a_guild_action_makes_a_space_worth_choosing(
    can: dict[str, Any], cannot: dict[str, Any]
) -> None:
    """[MG-TURN-5, -8] The residence itself can do nothing with these hands."""
    usual: dict[str, Any] = {
        "markers": ["MARKET", "RESIDENCE"],
        "A": {"hand": ["B3", "T04", "T16"]},  # 5 coins
    }
    full = {"GUILD_HALL_2": [0], "VICTORY_POINTS": [0]}  # in decade II only LEGACY is left
    for data, is_possible in ((can, True), (cannot, False)):
        given = {**usual, **data}
        if given.get("decade") == 2:
            given["tile_discs"] = full
        game = lay(**given)
        found = game.question == "A TakeTurn" and "space RESIDENCE" in game.offered
        assert found is is_possible


def test_the_space_is_paid_in_full_for_the_guild_action_alone() -> None:
    """[MG-TURN-6]"""
    game = lay(
        A={"hand": ["B1", "T04", "T05", "T13"]},
        B={"disc": "MARKET"},
        C={"disc": "MARKET"},
        markers=["MARKET", "RESIDENCE"],
    )
    game.choose("space MARKET", "card T04", "card T05", "pass")
    assert (game.question, game.hand("A")) == ("A GuildAction", ["T13"])
    own = game.mat("A")
    assert (own["left"], own["right"]) == (["B1.red"], ["T04", "T05"])
    game.choose("guild-seat A1")
    assert game.owners == {"A1": 0}
    assert "card-drawn" not in game.events


def test_skipping_is_offered_only_if_a_guild_action_is_possible() -> None:
    """[MG-TURN-7, AMB-19]"""
    game = paid("MARKET", A={"hand": ["T13"]}, markers=["MARKET", "RESIDENCE"])
    assert game.offered == {"main", "pass"}
    game = paid("MARKET", A={"hand": ["T13"]}, markers=["TRADING_DOCK", "RESIDENCE"])
    assert game.question == "A TakeCard"  # begun without asking
    game = paid("MARKET", A={"hand": ["B2"]}, markers=["MARKET", "RESIDENCE"])
    assert game.question == "A TakeCard"


def test_an_impossible_main_action_is_skipped_unasked() -> None:
    """[MG-TURN-7]"""
    game = paid("RESIDENCE", A={"hand": ["T13"]}, markers=["RESIDENCE", "MARKET"])
    assert game.question == "A GuildAction"
    assert game.events[-1] == "action-impossible"


@pytest.mark.parametrize("reason", ["skipped", "impossible"])
def test_without_a_main_action_the_guild_action_cannot_be_declined(reason: str) -> None:
    """[MG-TURN-7]"""
    space = "MARKET" if reason == "skipped" else "RESIDENCE"
    game = paid(space, A={"hand": ["T13"]}, markers=["MARKET", "RESIDENCE"])
    if reason == "skipped":
        game.choose("pass")
    assert game.question == "A GuildAction"
    assert "pass" not in game.offered
    assert "guild-seat A1" in game.offered


def test_what_the_player_before_did_does_not_count() -> None:
    """[MG-TURN-7] A carried a main action out, B does not and cannot decline."""
    markers = ["MARKET", "RESIDENCE"]
    game = lay(A={"hand": ["B4"]}, B={"hand": ["B3", "T13"]}, markers=markers)
    game.choose("space TRADING_DOCK", "dock 1", "space RESIDENCE")
    assert game.question == "B GuildAction"
    assert "pass" not in game.offered


def test_after_a_main_action_the_guild_action_can_be_declined() -> None:
    """[MG-TURN-7]"""
    game = paid("TRADING_DOCK", A={"hand": ["T13"]}, markers=["MARKET", "TRADING_DOCK"])
    game.choose("main", "dock 1")
    assert "pass" in game.offered


def test_if_an_effect_makes_everything_impossible_the_turn_goes_on() -> None:
    """[MG-TURN-9, AMB-19] What is possible is looked at again after W2."""
    docks = harbour("S01 A", "S07", "S08", "S09", "S11")
    game = lay(A={"hand": ["B6", "T01"], "ships": ["S10"]}, docks=docks)
    game.choose("space HARBOUR_DELIVERY", "embargo")  # the dyes ship is gone
    assert (game.question, game.events.count("action-impossible")) == ("B TakeTurn", 1)
    assert (game.hand("A"), game.all_ships("A")) == (["T01"], {"S10"})
    assert game.disc_of("A") == "HARBOUR_DELIVERY"
    game = paid("RESIDENCE", A={"hand": ["T13"], "ships": ["S01"]}, markers=["RESIDENCE", "MARKET"])
    game.choose("intrigue", "space RESIDENCE", "space TRADING_DOCK")  # so is the marker
    assert (game.question, game.available[0]) == ("B TakeTurn", 3)


def test_coins_won_by_a_delivery_are_there_for_the_guild_action() -> None:
    """[MG-TURN-9] What is possible is looked at again when W5 begins."""
    game = paid(
        "HARBOUR_DELIVERY",
        A={"hand": ["T01"]},
        docks=harbour("S03 A", "S02", "S01", "S04", "S05"),
        markers=["MARKET", "HARBOUR_DELIVERY"],
        trade_pile=["T13"],
        tile_discs={"GUILD_HALL_1": [0], "ACHIEVEMENT_TILES": [0]},
    )
    assert (game.question, "guild-seat A1" in game.offered) == ("A GuildAction", True)


# Passing


@SEATS
@pytest.mark.parametrize("disc", [None, "MARKET"])
@pytest.mark.parametrize(
    "beside", [{}, {"right": ["T05"]}, {"left": ["T06"], "right": ["T05", "T07"]}]
)
def test_a_pass_brings_a_card_and_nothing_else(
    seats: int, disc: str | None, beside: dict[str, list[str]]
) -> None:
    """[MG-PASS-1 to -3, -5, AMB-44, AMB-51] No card is shifted, whatever lies to the right."""
    mats: dict[str, Any] = {"A": {"disc": disc, "hand": ["T01", "T13", "B1"], **beside}}
    game = lay(seats, trade_pile=["T60", "T61"], **mats)
    before = game.mat("A")
    game.choose("pass")
    assert game.question == "B TakeTurn"
    assert game.hand("A") == ["T01", "T13", "T60", "B1"]
    assert game.trade_pile[0] == "T61"
    assert {**game.mat("A"), "hand": None} == {**before, "hand": None}
    assert (game.disc_of("A"), game.board["discard"]) == (disc, [])
    # on the board the disc goes on costing others a card, beside it it costs nobody anything
    for space, cost in game.mat("B")["cost"].items():
        assert cost == 1 + (disc == space) + game.neutral.count(space)


def test_passing_with_a_marker_on_the_space_of_the_disc() -> None:
    """[MG-PASS-1] No guild action, the marker stays."""
    game = lay(A={"hand": ["T13", "T28"], "disc": "MARKET"}, markers=["MARKET", "RESIDENCE"])
    game.choose("pass")
    assert (game.question, game.marked) == ("B TakeTurn", {"MARKET", "RESIDENCE"})


@SEATS
def test_after_a_pass_the_next_round_has_a_normal_turn(seats: int) -> None:
    """[MG-PASS-4, -5] No card is shifted: the round counter keeps count."""
    game = lay(seats, A={"right": ["T05"], "left": ["T06"], "hand": ["B1", "B2"]})
    for _ in range(seats):
        game.choose("pass")
    assert (game.question, game.board["round"]) == ("A TakeTurn", 2)
    assert "space MARKET" in game.offered
    assert (game.mat("A")["left"], game.mat("A")["right"]) == (["T06"], ["T05"])


@SEATS
def test_effects_may_be_used_before_passing_but_not_after(seats: int) -> None:
    """[MG-PASS-6, AMB-22] With the card drawn the turn is over."""
    ships = ["S18", "S19", "S20", "S21", "S22"][: seats + 1]
    given = {"ships": ["S05", "S09", "S01"], "hand": ["B1", "B4"]}  # EMBARGO, PALETTE, INTRIGUE
    game = lay(seats, A=given, docks=harbour(*ships), markers=["MARKET", "RESIDENCE"])
    idle = game.clone()
    game.choose("embargo", "palette", "intrigue", "space MARKET", "space TRADING_DOCK", "pass")
    assert (game.question, game.active_ships("A")) == ("B TakeTurn", set())
    assert (game.docked[0], game.marked) == ("S19", {"RESIDENCE", "TRADING_DOCK"})
    assert len(game.hand("A")) == 3
    idle.choose("pass")
    assert (idle.question, idle.active_ships("A")) == ("B TakeTurn", {"S05", "S09", "S01"})
