"""Portal actions: what they bring, what they cost, and what happens if nothing is left."""

from __future__ import annotations

from typing import Any

import pytest

from cothon.games.merchants_cove.shopkeeper import keeper_at
from tests.games.merchants_cove.chronomancing import portal, work

WHITE = {"UL": "PF4-white", "UR": "PF5-white", "LL": "PF9-white", "LR": "PF10-white"}
BLUE = {"UL": "PF4-blue", "UR": "PF5-blue", "LL": "PF9-blue", "LR": "PF10-blue"}
NOBODY: list[str] = []


def test_a_portal_space_is_two_halves() -> None:
    """The right half says what is done; both are paid. [MC-CHRO-MAP-2, -3, E-90]"""
    game = work({"slots": WHITE})
    found = {
        p["code"]: (p["does"]["action"], p["does"]["colours"], *p["cost"].values())
        for p in game.shop("A")["portals"]
    }
    assert found == {
        "U1": ("artifact", ["green"], 2, 0),
        "U2": ("artifact", ["blue"], 3, 1),
        "U3": ("recruit", [], 1, 0),
        "L1": ("use_staff", [], 3, 0),
        "L2": ("relic_or_sponsorship", ["yellow", "yellow"], 1, 1),
        "L3": ("relic_or_sponsorship", ["blue", "blue"], 1, 1),
    }


def test_a_blue_face_saves_an_icon() -> None:
    """[MC-CHRO-TILE-1, MC-CHRO-MAP-3]"""
    game = work({"slots": BLUE})
    costs = {p["code"]: tuple(p["cost"].values()) for p in game.shop("A")["portals"]}
    assert costs == {
        "U1": (1, 0),
        "U2": (3, 0),
        "U3": (1, 0),
        "L1": (2, 0),
        "L2": (1, 1),
        "L3": (1, 0),
    }


def test_tc_42_portal_cost_and_frozen_hours() -> None:
    """[TC-42, MC-CHRO-PORTAL-1, MC-CHRO-MAP-3, MC-CHRO-FREEZE-2, -3]"""
    game = work({"slots": WHITE, "icons_covered": ["green", "yellow"]})
    game.choose("assistant-to U2")
    assert game.mat("A")["stall"] == {"large_blue": 1}
    assert game.question == "A SpendFrozenHours"
    game.choose("colour red", "colour blue")
    assert (game.hours()["A"], game.cards("A")) == (2, 1)
    assert game.shop("A")["icons_covered"] == ["red", "green", "blue", "yellow"]
    assert game.shop("A")["frozen_hours"] == 0


def test_a_relic_of_either_colour() -> None:
    """[MC-CHRO-PORTAL-2, DP-34]"""
    game = work({"slots": {"UL": "PF1-white"}})
    game.choose("assistant-to U1")
    assert game.offered == {"good small_red", "good small_blue"}
    game.choose("good small_blue")
    assert game.mat("A")["stall"] == {"small_blue": 1}
    assert game.hours()["A"] == 2


def test_of_two_relics_the_one_that_is_left() -> None:
    """[MC-CHRO-PORTAL-2, MC-GEN-3, DP-34]"""
    game = work({"slots": {"UL": "PF1-white"}}, {"stall": {"small_red": 3}})
    game.choose("assistant-to U1")
    assert game.mat("A")["stall"] == {"small_red": 3, "small_blue": 1}


@pytest.mark.parametrize(("choice", "gold", "relics"), [("colour blue", 3, 0), ("good", 0, 1)])
def test_a_relic_or_gold_at_once(choice: str, gold: int, relics: int) -> None:
    """Immediate sponsorship pays the hall once. [MC-CHRO-PORTAL-3, MC-SPON-2, DP-34]"""
    game = work({"slots": {"UL": "PF9-blue"}}, halls={"blue": 3})
    game.choose("assistant-to U1")
    assert game.offered == {"good small_blue", "colour blue"}
    game.choose("good small_blue" if choice == "good" else choice)
    assert game.gold("A") == gold
    assert game.lines("A")["sponsorship"] == gold
    assert game.mat("A")["stall"].get("small_blue", 0) == relics
    assert game.mat("A")["icons_active"]["blue"] == 0


def test_without_a_relic_the_hall_pays() -> None:
    """[MC-CHRO-PORTAL-3, MC-GEN-3]"""
    game = work({"slots": {"UL": "PF9-blue"}}, {"stall": {"small_blue": 3}}, halls={"blue": 2})
    game.choose("assistant-to U1")
    assert game.gold("A") == 2


def test_recruiting_costs_what_the_portal_does() -> None:
    """The place on the plaza does not matter. [MC-CHRO-PORTAL-4, MC-RECRUIT-6]"""
    plaza = ["MER-01", "MER-02", "MER-03", "MER-04"]
    game = work({"slots": {"UR": "PF2-white"}}, plaza=plaza)
    assert portal(game, "U3")["cost"] == {"hours": 1, "corruption": 1}
    game.choose("assistant-to U3", "townsfolk MER-02", "staff 3")
    assert game.mat("A")["staff"] == [None, None, "MER-02", None]
    assert game.mat("A")["stall"] == {"small_green": 1}
    assert (game.hours()["A"], game.cards("A")) == (2, 1)
    assert [place["townsfolk"] for place in game.board["plaza"]][1:] == [
        "MER-01",
        "MER-03",
        "MER-04",
    ]


def test_using_staff_costs_what_the_portal_does() -> None:
    """Two hours of the edge and the right half of the fragment. [MC-CHRO-PORTAL-5, E-90]"""
    game = work(
        {"chronomancer": "RM", "assistant": "RM", "slots": {"LR": "PF4-white"}},
        {"staff": ["LOC-01"], "stall": {"small_red": 1}},
    )
    game.choose("assistant-to L1")
    assert game.question == "A ExchangeGood"  # the one ability need not be named
    game.choose("good small_red", "good small_blue")
    game.choose("boat L-out")  # somebody came aboard at 3:30
    assert (game.hours()["A"], game.cards("A")) == (4, 0)


@pytest.mark.parametrize(
    ("space", "shop", "player", "hours"),
    [
        ("U1", {"slots": {"UL": "PF3-blue"}}, {"stall": {"large_red": 2}}, 2),
        ("U1", {"slots": {"UL": "PF1-blue"}}, {"stall": {"small_red": 3, "small_blue": 3}}, 1),
        ("U3", {"slots": {"UR": "PF1-blue"}}, {}, 1),
        ("L1", {"chronomancer": "RM", "assistant": "RM", "slots": {"LR": "PF3-blue"}}, {}, 2),
    ],
)
def test_a_portal_without_effect(
    space: str, shop: dict[str, Any], player: dict[str, Any], hours: int
) -> None:
    """It may be entered, and its cost is paid. [MC-CHRO-PORTAL-6, E-46, DP-08, DP-16]"""
    game = work(shop, player, plaza=NOBODY, short_deck=True)
    before = game.mat("A")["stall"]
    keeper = keeper_at(game.g, 0)
    choice = next(c for c in game.options if game.name(c) == f"assistant-to {space}")
    assert keeper.bars_act(game.g, choice)
    game.choose(f"assistant-to {space}")
    assert game.shop("A")["assistant"] == space
    assert game.events.count("portal-idle") == 1
    assert game.hours()["A"] == 1 + hours
    assert game.mat("A")["stall"] == before
    assert game.question == "A MoveFigure"


def test_which_spaces_have_an_effect() -> None:
    """Freeze Time without a frozen hour on the board has none. [MC-CHRO-PORTAL-6, E-46, E-47]"""
    game = work({"slots": WHITE, "icons_covered": []}, plaza=NOBODY, short_deck=True)
    keeper = keeper_at(game.g, 0)
    found = {game.name(choice): not keeper.bars_act(game.g, choice) for choice in game.options}
    assert found == {
        "assistant-to U1": True,
        "assistant-to U2": True,
        "assistant-to U3": False,
        "assistant-to RM": False,
    }


def test_corruption_is_drawn_before_the_clock_moves() -> None:
    """[MC-TURN-3, -4, MC-CHRO-MAP-3]"""
    game = work({"slots": {"UL": "PF5-white"}})
    game.choose("assistant-to U1")
    told = game.events
    assert told.index("fetched") < told.index("corruption-drawn") < told.index("hours-spent")
