"""The Captain's set-up and treasures: who knows what, and what a mercenary finds."""

from __future__ import annotations

from typing import Any

import pytest

from cothon.games.merchants_cove.merchants.captain.shop import clear_chart
from tests.games.merchants_cove.captains import chart, coins, sail, sailing, ships, treasures
from tests.games.merchants_cove.laid import Laid, lay

ISLES = ("B1", "B2", "B4", "B5")


def begun(seed: int) -> Laid:
    """A new game for two: A takes the Captain."""
    game = Laid.new(2, seed)
    game.choose("captain", "blacksmith")
    return game


def recruiting(card: str, a: dict[str, Any] | None = None, **shop: Any) -> Laid:
    """A recruits this card from the cheapest place of the plaza."""
    options = {"townsfolk": "all"}
    own = {"figure": "spin", **(a or {})}
    game = sailing({"plaza": [None, None, None, card], "options": options, "A": own}, **shop)
    game.choose("recruit")
    return game


def test_set_up() -> None:
    """MC-CAPT-SETUP-1, -2, -3: ships and coins at home, a face-down treasure on each island."""
    game = begun(3)
    assert game.shop("A") == {
        "merchant": "captain",
        "ships": {"HOME": 4},
        "islands": {code: [None] for code in ISLES},
        "stack": 8,
        "set_aside": [],
        "coins": 0,
        "coin_supply": 7,
        "points": None,
        "sailing": None,
        "spun": None,
    }
    assert chart(game).figure == game.sheet.choice("use-staff")
    assert game.mat("A")["stall"] == {}
    assert game.mat("A")["supply"]["small_blue"] == 3


def test_treasures_are_shuffled() -> None:
    """MC-CAPT-SETUP-2, E-94: every deal is another one."""
    deals = {tuple(chart(begun(seed)).isles) for seed in range(40)}
    assert len(deals) > 30
    for isles in deals:
        assert len(set(isles)) == len(isles)


def test_they_are_dealt_in_the_order_of_the_islands() -> None:
    """MC-SETUP-15, E-94: the twelve are shuffled; from the top B1, B2, B4, B5, the rest stays."""
    game = sailing()
    shop = chart(game)
    clear_chart(shop)
    game.luck(*range(11, 0, -1))  # a shuffle that leaves each card where it is
    shop.set_up(game.g)
    first = shop.first_card
    assert [card - first for card in shop.isles] == [11, 10, 9, 8]
    assert [card - first for card in shop.stack] == list(range(8))
    assert game.state.script == []


def test_nobody_knows_face_down_treasures() -> None:
    """MC-CAPT-GOODS-1: not even the Captain; and a re-deal mixes stack and islands."""
    game = begun(5)
    for seat in (None, 0, 1):
        shop = game.view(seat)["table"]["players"][0]["shop"]
        assert list(shop["islands"].values()) == [[None]] * 4
    shuffled = set()
    for seed in range(40):
        for seat in (0, 1):
            other = game.determinize(seat, seed)
            assert other.view(seat) == game.view(seat)
            assert other.options == game.options
            shuffled.add(tuple(chart(other).isles))
    assert len(shuffled) > 30


def test_a_treasure_that_was_seen_stays_in_every_deal() -> None:
    """MC-CAPT-MP-5, MC-CAPT-GOODS-1"""
    game = sailing(ships={"A2": 4}, face_down={"B2": "green"})
    game.choose("move-ship", "region B2")
    for seed in range(20):
        assert treasures(game.determinize(1, seed))["B2"] == ["green"]


def test_the_supply_tells_nothing_of_treasures() -> None:
    """MC-CAPT-GOODS-1: how many of a colour are left in the stack is nobody's business."""
    game = sailing({"A": {"stall": {"large_red": 1, "small_red": 1}}}, set_aside=["red"])
    supply = game.mat("A")["supply"]
    assert [supply[f"large_{colour}"] for colour in ("red", "green", "blue", "yellow")] == [0] * 4
    assert supply["small_red"] == 2


def test_a_sighting_cannot_be_taken_back() -> None:
    """MC-CAPT-MP-5: what all have seen stays seen, a move over open sea does not bind."""
    game = sailing(ships={"A2": 4})
    before = game.state.reveals
    game.choose("move-ship", "region A3")
    assert game.state.reveals == before
    game = sailing(ships={"A2": 4})
    game.choose("move-ship", "region B2")
    assert game.state.reveals > before


# Mercenaries.


def test_a_mercenary_finds_a_treasure_in_the_stack() -> None:
    """MC-CAPT-MERC, MC-TOWN-3: it comes to the stall, and the stack is shuffled."""
    orders = set()
    for seed in range(12):
        game = sailing(
            {
                "plaza": [None, None, None, "MER-09"],
                "options": {"townsfolk": "all"},
                "A": {"figure": "spin"},
                "seed": seed,
            },
            stack=["green", "red", "green", "blue", "blue", "yellow", "yellow", "yellow"],
        )
        game.choose("recruit")
        assert (game.question, game.mat("A")["stall"]) == ("A ChooseSlot", {"large_red": 1})
        assert (game.shop("A")["stack"], len(game.told("good-gained"))) == (7, 1)
        orders.add(tuple(chart(game).stack))
    assert len(orders) > 8


def test_a_mercenary_finds_nothing() -> None:
    """MC-CAPT-MERC, E-103: islands and what is set aside do not count; nobody sees the stack."""
    game = recruiting("MER-09", islands={"B1": ["red"]}, face_down={"B2": "red"}, set_aside=["red"])
    assert (game.question, game.mat("A")["stall"]) == ("A ChooseSlot", {})
    assert game.shop("A")["stack"] == 7
    assert "good-gained" not in game.events
    assert len(game.told("treasure-not-found")) == 1
    stack = chart(game).stack
    assert not any(game.g.knows(seat, card) for seat in range(2) for card in stack)


def test_a_search_in_vain_cannot_be_taken_back() -> None:
    """MC-CAPT-MERC: even if a single treasure was looked at, all have learned what it is not."""
    aside = ["red", "red", "green", "green", "blue", "blue", "yellow"]
    game = sailing(
        {
            "plaza": [None, None, None, "MER-10"],
            "options": {"townsfolk": "all"},
            "A": {"figure": "spin"},
        },
        stack=["yellow"],
        set_aside=aside,
    )
    before = game.state.reveals
    game.choose("recruit")
    assert (game.mat("A")["stall"], game.shop("A")["stack"]) == ({}, 1)
    assert game.state.reveals > before


def test_an_empty_stack_is_not_searched() -> None:
    """MC-CAPT-MERC, E-30: the ability is lost."""
    aside = ["red", "red", "green", "green", "blue", "blue", "yellow", "yellow"]
    game = recruiting("MER-12", set_aside=aside)
    assert game.shop("A")["stack"] == 0
    assert "ability-idle" in game.events
    assert "stack-searched" not in game.events


def test_whether_a_search_will_help_is_told_to_nobody_before() -> None:
    """MC-CAPT-GOODS-1: what can be recruited does not depend on the stack."""
    menus = []
    for card in ("red", "green"):
        aside = [c for c in ("red", "green") for _ in range(3 if c != card else 2)]
        game = sailing(
            {"plaza": ["MER-09", "MER-10"], "options": {"townsfolk": "all"}},
            stack=[card],
            islands={"B1": ["blue"], "B2": ["blue"], "B4": ["blue"], "B5": ["yellow"]},
            set_aside=[*aside, "yellow", "yellow"],
        )
        menus.append(game.options)
    assert menus[0] == menus[1]


def test_a_mercenary_brings_seafood() -> None:
    """MC-TOWN-3: as long as there is any. [E-30]"""
    assert recruiting("MER-01").mat("A")["stall"] == {"small_red": 1}
    game = recruiting("MER-01", {"stall": {"small_red": 3}})
    assert (game.mat("A")["stall"], "ability-idle" in game.events) == ({"small_red": 3}, True)


def test_sold_treasures_come_back_in_cleanup() -> None:
    """MC-CAPT-GOODS-1, MC-CAPT-CLEAN-1"""
    game = sailing({"phase": "cleanup"}, set_aside=["red", "blue"])
    assert len(chart(game).isles) + len(chart(game).stack) == 12


def test_the_peddler_has_treasures_like_any_good() -> None:
    """E-59: with the Captain's goods, three of each colour, face up."""
    game = lay(1, A={"merchant": "blacksmith"}, peddler={"shop": {"goods_of": "captain"}})
    peddler = game.player("B")
    assert list(peddler.owned) == [3] * 8
    first = game.g.box.card_codes.index("TR-red-1")
    assert set(range(first, first + 12)) <= set(game.g.left_out)  # no hidden card is in play


@pytest.mark.parametrize("seed", range(5))
def test_a_clone_goes_its_own_way(seed: int) -> None:
    """What a copy does with ships, coins and treasures does not touch the original."""
    game = sailing({"seed": seed}, ships={"A2": 2, "C3": 2}, coins=3)
    seen = game.view(0)
    twin = game.clone()
    twin.choose("spin")
    sail(twin, "A2", "B1")
    if twin.question == "A MoveShips":
        twin.choose("pass")
    assert twin.view(0) != seen
    assert game.view(0) == seen
    assert (coins(game), ships(game)) == (3, {"A2": 2, "C3": 2})
