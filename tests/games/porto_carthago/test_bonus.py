"""Bonus actions, section 4.9.1 of the rules page."""

from __future__ import annotations

import pytest

from tests.games.porto_carthago.laid import deal, lay


def test_only_for_the_card_used_in_this_turn() -> None:
    """[PC-BONUS-1]"""
    rich = {"talents": 30, "points": 2}
    game = lay(A=rich, B=rich, slots=deal(CAPTAIN=3, ARISTOCRAT=2))
    game.choose("slot CAPTAIN3", "pass", "warehouse")
    assert game.question == "B TakeTurn"
    assert game.player("A").blocked == 1  # once
    game.choose("slot ARISTOCRAT2", "pass")
    assert game.question == "C TakeTurn"  # no bonus for B, nor a late one


@pytest.mark.parametrize(
    ("slot", "bonus"),
    [(1, None), (2, None), (3, "warehouse"), (4, "palace"), (5, "warehouse"), (6, "palace")],
)
def test_two_kinds(slot: int, bonus: str | None) -> None:
    """[PC-BONUS-2]"""
    game = lay(A={"talents": 30, "points": 6}, slots=deal(CAPTAIN=slot))
    game.choose(f"slot CAPTAIN{slot}", "pass")
    if bonus:
        assert game.offered == {bonus, "pass"}
    else:
        assert game.question == "B TakeTurn"


def test_an_extension_costs_6_and_frees_a_space() -> None:
    """[PC-WH-1]"""
    owner = {"talents": 14, "reserve": 5, "goods": ["OIL", "OIL"]}
    game = lay(A=owner, market=["DYE"], slots=deal(CAPTAIN=3, MERCHANT=1))
    assert "slot MERCHANT1" not in game.offered
    game.choose("slot CAPTAIN3", "pass", "warehouse")
    a = game.player("A")
    assert (a.talents, a.blocked, a.reserve) == (8, 1, 5)  # 5 - 1 for the card + 1
    game.choose("talents", "talents", "talents", "slot MERCHANT1", "good DYE")
    assert list(a.goods) == [1, 2, 0, 0, 0]


@pytest.mark.parametrize(("talents", "blocked", "possible"), [(5, 2, False), (6, 1, True)])
def test_an_extension_needs_6_talents(talents: int, blocked: int, possible: bool) -> None:
    """[PC-WH-1]"""
    game = lay(A={"talents": talents, "blocked": blocked}, slots=deal(CAPTAIN=3))
    game.choose("slot CAPTAIN3", "pass")
    assert ("warehouse" in game.offered) == possible


def test_at_most_4_spaces_and_one_extension_at_a_time() -> None:
    """[PC-WH-2]"""
    game = lay(A={"talents": 30}, slots=deal(CAPTAIN=3))
    for blocked in (1, 0):
        game.choose("slot CAPTAIN3", "pass", "warehouse")
        assert game.question == "B TakeTurn"
        assert game.player("A").blocked == blocked
        game.choose("talents", "talents", "talents")
    game.choose("slot CAPTAIN3", "pass")
    assert game.question == "B TakeTurn"  # nothing is left to extend
    assert game.player("A").talents == 18
    assert game.g.workers[2 * 5] == 3
