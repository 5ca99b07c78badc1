"""Guild markers and neutral discs, sections 4.10 and 4.11 of the rules page."""

from __future__ import annotations

from typing import Any

import pytest

from cothon.games.merchants_guilds.material import ACTION_CODES
from tests.games.merchants_guilds.laid import acted, lay, paid

RING: list[str] = list(ACTION_CODES)
SPACES = pytest.mark.parametrize("space", RING)
RICH = {"hand": ["T13", "T28"]}  # 12 coins


def after(space: str, steps: int = 1) -> str:
    """The space so many steps further clockwise."""
    return RING[(RING.index(space) + steps) % 5]


def elsewhere(space: str) -> list[str]:
    """Two spaces that are not this one."""
    return [other for other in RING if other != space][:2]


# Guild markers


@SPACES
def test_a_marker_on_the_chosen_space_allows_a_guild_action(space: str) -> None:
    """[MG-MARKER-1]"""
    game = acted(space, A=RICH)
    assert game.question == "A GuildAction"
    assert {"forum", "guild-seat A1", "tile GUILD_HALL_1", "pass"} <= game.offered
    game = acted(space, A=RICH, markers=elsewhere(space))
    assert game.question == "B TakeTurn"


@SPACES
def test_one_guild_action_only(space: str) -> None:
    """[MG-MARKER-1, -5] After the main action, and never twice."""
    game = acted(space, A={"hand": ["T13", "T28", "T43", "T58"]})
    game.choose("guild-seat A1", "card T13")
    assert game.question == "B TakeTurn"
    assert game.owners == {"A1": 0}


@SPACES
def test_the_marker_of_a_guild_action_goes_to_the_next_space(space: str) -> None:
    """[MG-MARKER-3, -2]"""
    far = after(space, 3)
    game = acted(space, A=RICH, markers=[space, far])
    game.choose("forum")
    assert game.marked == {after(space), far}


@SPACES
@pytest.mark.parametrize("first", [True, False])
def test_it_skips_the_other_marker(space: str, first: bool) -> None:
    """[MG-MARKER-2, -3, SC-04]"""
    markers = [space, after(space)] if first else [after(space), space]
    game = acted(space, A=RICH, markers=markers)
    game.choose("forum")
    assert game.marked == {after(space), after(space, 2)}


@SPACES
def test_a_declined_guild_action_leaves_the_marker(space: str) -> None:
    """[MG-MARKER-4, AMB-21, SC-05]"""
    game = acted(space, A=RICH)
    before = game.marked
    game.choose("pass")
    assert (game.marked, game.question) == (before, "B TakeTurn")
    assert "guild-declined" in game.events


def test_a_marker_moves_only_in_the_turn_of_its_guild_action() -> None:
    """[MG-MARKER-3, -4] Not again in the turns that follow."""
    markers = ["MARKET", "HARBOUR_DELIVERY"]
    game = acted("MARKET", A=RICH, B={"hand": ["B4"]}, markers=markers)
    game.choose("forum", "space TRADING_DOCK", "dock 1")
    assert (game.question, game.marked) == ("C TakeTurn", {"RESIDENCE", "HARBOUR_DELIVERY"})


@SPACES
@pytest.mark.parametrize(("poor", "forum"), [({"hand": ["B1"]}, 0), ({"hand": ["T13"]}, 3)])
def test_an_impossible_guild_action_leaves_the_marker(
    space: str, poor: dict[str, Any], forum: int
) -> None:
    """[MG-MARKER-4, AMB-21, AMB-63] No coins, or no available disc; it is not told as a choice."""
    game = acted(space, A=poor, forum=[forum], markers=[space, after(space)])
    assert (game.marked, game.question) == ({space, after(space)}, "B TakeTurn")
    assert game.events[-1] == ("guild-without-disc" if forum else "guild-unpaid")
    assert "guild-declined" not in game.events


# Neutral discs


@pytest.mark.parametrize("seats", [2, 3])
@SPACES
def test_a_neutral_disc_goes_on_after_its_space_was_chosen(seats: int, space: str) -> None:
    """[MG-NEUTRAL-1] At the end of the turn."""
    neutrals = [space, after(space, 3)][: 4 - seats]
    game = acted(space, seats, A={"hand": ["B1"]}, neutrals=neutrals)
    assert sorted(game.neutral) == sorted([after(space), *neutrals[1:]])


@SPACES
@pytest.mark.parametrize("first", [True, False])
def test_it_skips_the_other_neutral_disc(space: str, first: bool) -> None:
    """[MG-NEUTRAL-1]"""
    neutrals = [space, after(space)] if first else [after(space), space]
    game = acted(space, 2, A={"hand": ["B1"]}, neutrals=neutrals)
    assert sorted(game.neutral) == sorted([after(space), after(space, 2)])


@SPACES
def test_neutral_discs_of_other_spaces_stay(space: str) -> None:
    """[MG-NEUTRAL-1]"""
    neutrals = elsewhere(space)
    game = acted(space, 2, A={"hand": ["B1"]}, neutrals=neutrals)
    assert game.neutral == neutrals


@pytest.mark.parametrize("seats", [2, 3])
def test_a_neutral_disc_moves_also_if_the_main_action_was_skipped(seats: int) -> None:
    """[MG-NEUTRAL-2, AMB-20] Skipped for the guild action, or because it is impossible."""
    other = ["HARBOUR_DELIVERY"][: 3 - seats]
    laid: dict[str, Any] = {"neutrals": ["MARKET", *other], "markers": ["MARKET", "TRADING_DOCK"]}
    game = paid("MARKET", seats, A={"hand": ["T13"]}, **laid)
    game.choose("pass", "tile GUILD_HALL_1")
    assert (game.neutral, "action-left" in game.events) == (["RESIDENCE", *other], True)
    game = paid("RESIDENCE", seats, A={"hand": ["B1"]}, neutrals=["RESIDENCE", *other])
    assert (game.neutral, game.question) == (["TRADING_DOCK", *other], "B TakeTurn")


def test_a_neutral_disc_stays_when_somebody_passes() -> None:
    """[MG-NEUTRAL-2]"""
    game = lay(3, A={"disc": "MARKET"}, neutrals=["MARKET"])
    game.choose("pass")
    assert game.neutral == ["MARKET"]


@pytest.mark.parametrize("guild", [True, False])
@pytest.mark.parametrize("seats", [2, 3])
def test_marker_and_neutral_disc_move_independently(seats: int, guild: bool) -> None:
    """[MG-NEUTRAL-3, AMB-48] The one does not keep the other from a space; the marker is first."""
    neutrals = ["MARKET", "RESIDENCE"][: 4 - seats]
    game = acted("MARKET", seats, A=RICH, neutrals=neutrals, markers=["MARKET", "TRADING_DOCK"])
    game.choose("forum" if guild else "pass")
    assert game.marked == {"RESIDENCE" if guild else "MARKET", "TRADING_DOCK"}
    assert game.neutral == (["RESIDENCE"] if seats == 3 else ["RESIDENCE", "TRADING_DOCK"])
    moves = [key for key in game.events if key.endswith("-moved")]
    assert moves == ["marker-moved"] * guild + ["neutral-moved"]
