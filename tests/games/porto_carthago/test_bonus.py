"""Bonus actions, section 4.9.1 of the rules page."""

from __future__ import annotations

import pytest

from tests.games.porto_carthago.laid import asked, choose, deal, lay, offered, player, table


def test_only_for_the_card_used_in_this_turn() -> None:
    """[PC-BONUS-1]"""
    rich = {"talents": 30, "points": 2}
    game = lay(A=rich, B=rich, slots=deal(CAPTAIN=3, ARISTOCRAT=2))
    choose(game, "slot CAPTAIN3", "pass", "warehouse")
    assert asked(game) == "B TakeTurn"
    assert player(game, "A").blocked == 1  # once
    choose(game, "slot ARISTOCRAT2", "pass")
    assert asked(game) == "C TakeTurn"  # no bonus for B, nor a late one


@pytest.mark.parametrize(
    ("slot", "bonus"),
    [(1, None), (2, None), (3, "warehouse"), (4, "palace"), (5, "warehouse"), (6, "palace")],
)
def test_two_kinds(slot: int, bonus: str | None) -> None:
    """[PC-BONUS-2]"""
    game = lay(A={"talents": 30, "points": 6}, slots=deal(CAPTAIN=slot))
    choose(game, f"slot CAPTAIN{slot}", "pass")
    if bonus:
        assert offered(game) == {bonus, "pass"}
    else:
        assert asked(game) == "B TakeTurn"


def test_an_extension_costs_6_and_frees_a_space() -> None:
    """[PC-WH-1]"""
    owner = {"talents": 14, "reserve": 5, "goods": ["OIL", "OIL"]}
    game = lay(A=owner, market=["DYE"], slots=deal(CAPTAIN=3, MERCHANT=1))
    assert "slot MERCHANT1" not in offered(game)
    choose(game, "slot CAPTAIN3", "pass", "warehouse")
    a = player(game, "A")
    assert (a.talents, a.blocked, a.reserve) == (8, 1, 5)  # 5 - 1 for the card + 1
    choose(game, "talents", "talents", "talents", "slot MERCHANT1", "good DYE")
    assert list(a.goods) == [1, 2, 0, 0, 0]


@pytest.mark.parametrize(("talents", "blocked", "possible"), [(5, 2, False), (6, 1, True)])
def test_an_extension_needs_6_talents(talents: int, blocked: int, possible: bool) -> None:
    """[PC-WH-1]"""
    game = lay(A={"talents": talents, "blocked": blocked}, slots=deal(CAPTAIN=3))
    choose(game, "slot CAPTAIN3", "pass")
    assert ("warehouse" in offered(game)) == possible


def test_at_most_4_spaces_and_one_extension_at_a_time() -> None:
    """[PC-WH-2]"""
    game = lay(A={"talents": 30}, slots=deal(CAPTAIN=3))
    for blocked in (1, 0):
        choose(game, "slot CAPTAIN3", "pass", "warehouse")
        assert asked(game) == "B TakeTurn"
        assert player(game, "A").blocked == blocked
        choose(game, "talents", "talents", "talents")
    choose(game, "slot CAPTAIN3", "pass")
    assert asked(game) == "B TakeTurn"  # nothing is left to extend
    assert player(game, "A").talents == 18
    assert table(game).workers[2 * 5] == 3
