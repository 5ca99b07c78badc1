"""The Captain in the market phase: patrols, sold treasures; and her cleanup."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_cove.captains import chart, coins, sailing, ships, treasures
from tests.games.merchants_cove.laid import Laid

ICONS = {"C1": "blue", "C2": "red", "C4": "green", "C5": "yellow"}


def paying(a: dict[str, Any] | None = None, **shop: Any) -> Laid:
    """Sponsorship is about to be paid."""
    data = {"phase": "sponsorship", "halls": {"red": 3, "blue": 2, "green": 4, "yellow": 5}}
    return sailing({"A": a or {}, **data}, **shop)


def test_patrol() -> None:
    """TC-63: two ships at one icon pay twice; a third lets a card be discarded; all stay.

    [MC-CAPT-PATROL-1 to -4]
    """
    game = paying({"corruption": ["CO-01", "CO-60"]}, ships={"C2": 2, "C3": 1})
    assert game.lines("A")["sponsorship"] == 6
    assert (game.question, game.cards("A")) == ("A DiscardCorruption", 2)
    assert game.offered == {"corruption CO-01", "corruption CO-60", "pass"}
    game.choose("corruption CO-60")
    assert game.cards("A") == 1
    assert ships(game) == {"HOME": 1, "C2": 2, "C3": 1}
    assert "round-ended" in game.events


@pytest.mark.parametrize("region", ICONS)
def test_each_outer_region_has_its_icon(region: str) -> None:
    """MC-CAPT-PATROL-2"""
    halls = {"red": 3, "blue": 2, "green": 4, "yellow": 5}
    game = paying(ships={region: 1})
    assert game.gold("A") == halls[ICONS[region]]


def test_ships_elsewhere_are_not_on_patrol() -> None:
    """MC-CAPT-PATROL-1: only in the five outer regions."""
    game = paying({"corruption": ["CO-01"]}, ships={"A2": 1, "B2": 1, "B3": 1})
    assert (game.gold("A"), game.cards("A")) == (0, 1)


def test_the_view_tells_which_icons_are_active() -> None:
    """MC-CAPT-PATROL-2"""
    game = sailing(ships={"C1": 1, "C4": 2, "C3": 1})
    assert game.mat("A")["icons_active"] == {"red": 0, "green": 2, "blue": 1, "yellow": 0}


def test_one_card_for_each_ship_at_pirate_island() -> None:
    """MC-CAPT-PATROL-3, DP-30: any of them, or none."""
    hand = ["CO-01", "CO-20", "CO-40", "CO-60"]
    game = paying({"corruption": hand}, ships={"C3": 3})
    first = sorted(game.offered - {"pass"})[0]
    game.choose(first)
    while game.question == "A DiscardCorruption" and len(game.offered) > 1:
        game.choose(sorted(game.offered - {"pass"})[0])
    assert game.cards("A") == 1
    game = paying({"corruption": hand}, ships={"C3": 3})
    game.choose("pass")
    assert game.cards("A") == 4


def test_a_patrol_without_a_card_asks_nobody() -> None:
    """MC-CAPT-PATROL-3, DP-30"""
    game = paying(ships={"C3": 2})
    assert "pirates-patrolled" not in game.events
    assert "round-ended" in game.events


def test_the_card_of_the_black_market_can_be_discarded() -> None:
    """E-34, MC-CAPT-PATROL-3: it is drawn before."""
    game = sailing(
        {
            "phase": "market",
            "A": {"stall": {"large_red": 1}},
            "piers": {"black_market": {"warrior": 1}},
        },
        ships={"C3": 1},
    )
    game.choose("good large_red")
    assert game.question == "A DiscardCorruption"
    assert game.cards("A") == 1
    [card] = game.offered - {"pass"}
    game.choose(card)
    assert game.cards("A") == 0


def test_sold_treasures_are_set_aside() -> None:
    """MC-CAPT-GOODS-1: they do not come back to the stack before cleanup."""
    game = sailing(
        {
            "phase": "market",
            "round": 3,
            "A": {"stall": {"large_red": 2, "small_red": 1}, "hour": 3},
            "piers": {"black_market": {"warrior": 2}},
        },
    )
    assert game.shop("A")["stack"] == 6
    game.choose("good small_red")
    assert game.mat("A")["supply"]["small_red"] == 3
    game.choose("good large_red")
    assert game.mat("A")["stall"] == {"large_red": 1}
    shop = game.shop("A")
    assert (shop["set_aside"], shop["stack"]) == (["red"], 6)
    assert game.mat("A")["supply"]["large_red"] == 0


def test_cleanup() -> None:
    """MC-CAPT-CLEAN-1: all treasures but those on the stall are dealt anew; coins and ships stay.

    A ship turns up what comes to its island. [MC-CLEAN-4]
    """
    game = sailing(
        {"phase": "cleanup", "A": {"stall": {"large_red": 3, "large_blue": 1}}},
        ships={"B4": 1, "C1": 1},
        islands={"B1": ["green"], "B4": ["green"]},
        set_aside=["blue", "yellow", "yellow"],
        coins=5,
    )
    shop = game.shop("A")
    assert [len(shop["islands"][code]) for code in ("B1", "B2", "B4", "B5")] == [1, 1, 1, 1]
    assert (shop["islands"]["B1"], shop["islands"]["B2"]) == ([None], [None])
    assert shop["islands"]["B4"][0] in ("green", "blue", "yellow")
    assert (shop["stack"], shop["set_aside"]) == (4, [])
    assert (coins(game), ships(game)) == (5, {"HOME": 2, "B4": 1, "C1": 1})
    assert game.mat("A")["stall"] == {"large_red": 3, "large_blue": 1}


def test_what_was_face_up_is_forgotten_in_cleanup() -> None:
    """MC-CAPT-CLEAN-1, MC-CAPT-GOODS-1: nobody knows any more what lies where."""
    seen = set()
    for seed in range(60):
        colours = {"B1": ["red"], "B2": ["red"], "B4": ["red"], "B5": ["green"]}
        game = sailing({"phase": "cleanup", "seed": seed}, islands=colours)
        assert set(map(tuple, treasures(game).values())) == {(None,)}
        other = game.determinize(0, seed)
        assert other.view(0) == game.view(0)
        seen.add(tuple(chart(other).isles))
    assert len(seen) > 30


def test_cleanup_with_too_few_treasures() -> None:
    """E-45, MC-CAPT-CLEAN-1: the first islands get what there is."""
    full = {"large_red": 3, "large_green": 3, "large_blue": 3}
    game = sailing({"phase": "cleanup", "A": {"stall": full}})
    assert treasures(game) == {"B1": [None], "B2": [None], "B4": [None], "B5": []}
    assert game.shop("A")["stack"] == 0
