"""Arrival, loading boats, docking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_cove.laid import Laid, lay
from tests.luck import dice

BOATS = {f"boat {code}" for code in ("L-out", "L-mid", "L-in", "R-in", "R-mid", "R-out")}
LEFT_CLOSED: dict[str, Any] = {"docked": {"DL-out": "L-out", "DL-in": "L-mid"}, "removed": ["L-in"]}


def loading(kind: str = "warrior", seats: int = 2, **data: Any) -> Laid:
    """A has just drawn this adventurer."""
    others = {letter: {"hour": 12} for letter in "BCD"[: seats - 1]}
    game = lay(seats, A={"hour": 3}, **others, **data)
    game.draws(kind)
    game.pay("A", 1)
    return game


# Arrival


@pytest.mark.parametrize("rogues", ["criminals", "cultists", "robbers"])
def test_two_adventurers_come_aboard_every_boat(rogues: str) -> None:
    """[MC-ARRIVE-1, -2, -3, -4, MC-SETUP-1] Rogues only if the rogue card includes them."""
    aboard = 0
    for seed in range(30):
        game = lay(2, phase="arrival", rogues=rogues, seed=seed)
        for boat in game.board["boats"]:
            assert boat["place"] == "sea"
            assert sum(boat["aboard"].values()) == 2
            aboard += boat["aboard"].get("rogue", 0)
        assert "corruption-drawn" not in game.events  # [MC-ARRIVE-5, E-87]
    assert (aboard > 0) == (rogues == "cultists")


def test_rogues_that_are_set_aside_return_to_the_bag() -> None:
    """[MC-ARRIVE-3, TC-30] Six rogues were in the bag, six are in it again."""
    told = 0
    for seed in range(20):
        game = lay(2, phase="arrival", seed=seed)
        assert game.board["bag"]["rogue"] == 6
        told += len(game.told("rogues-set-aside"))
    assert told > 5


def test_with_only_rogues_in_the_bag_boats_stay_empty() -> None:
    """[E-16] Boats get fewer adventurers, in position order; the rogues return."""
    game = lay(2, phase="arrival", bag={"noble": 3, "rogue": 5})
    aboard = [sum(boat["aboard"].values()) for boat in game.board["boats"]]
    assert aboard == [2, 1, 0, 0, 0, 0]
    assert game.board["bag"] == {"rogue": 5}


def test_an_empty_bag_leaves_places_empty() -> None:
    """[E-15]"""
    game = lay(2, phase="arrival", rogues="cultists", bag={"noble": 2, "rogue": 3})
    aboard = [sum(boat["aboard"].values()) for boat in game.board["boats"]]
    assert aboard == [2, 2, 1, 0, 0, 0]
    assert game.board["bag"] == {}


# Load boats


def test_the_draw_is_seen_before_the_boat_is_chosen() -> None:
    """[MC-LOAD-1, DP-05, E-14] Any boat at sea with a free place, on either side."""
    game = loading("noble")
    assert game.question == "A ChooseBoat"
    assert "Noble" in game.prompt("en") or "noble" in game.prompt("en")
    assert game.offered == BOATS
    game.choose("boat R-mid")
    assert game.boat("R-mid") == {"noble": 1}


def test_rogues_are_loaded_whatever_the_arrival_rule_says() -> None:
    """[MC-LOAD-2]"""
    game = loading("rogue")
    game.choose("boat L-in")
    assert game.boat("L-in") == {"rogue": 1}


def test_docked_and_removed_boats_take_nobody() -> None:
    """[MC-LOAD-3, MC-GEN-2]"""
    game = loading(**LEFT_CLOSED)
    assert game.offered == {"boat R-in", "boat R-mid", "boat R-out"}


def test_an_empty_bag_loads_nothing() -> None:
    """[MC-LOAD-4, MC-GEN-3, E-15]"""
    game = lay(2, A={"hour": 3}, B={"hour": 12}, bag={})
    game.pay("A", 1)
    assert game.question == "A ChooseSpace"
    assert game.events.count("bag-empty") == 1


# Docking


def test_a_full_boat_docks_on_its_own_side() -> None:
    """[MC-LOAD-5, MC-DOCK-1, -2, DP-06] Everybody goes to the pier of the dock."""
    for dock, pier in (("DL-out", "bazaar"), ("DL-in", "town_square")):
        game = loading(boats={"L-mid": ["bard", "bard", "rogue"]})
        game.choose("boat L-mid")
        assert game.offered == {"dock DL-out", "dock DL-in"}
        game.choose(f"dock {dock}")
        assert game.pier(pier) == {"warrior": 1, "bard": 2, "rogue": 1}
        assert (game.boat("L-mid"), game.place_of("L-mid")) == ({}, dock)
    for dock, pier in (("DR-in", "town_square"), ("DR-out", "black_market")):
        game = loading(boats={"R-out": ["noble"] * 3})
        game.choose("boat R-out")
        assert game.offered == {"dock DR-in", "dock DR-out"}
        game.choose(f"dock {dock}")
        assert game.pier(pier) == {"warrior": 1, "noble": 3}


def test_the_third_boat_of_a_side_is_removed() -> None:
    """[MC-DOCK-2, -3, -7, E-23, E-65, E-66, TC-17] Halls and lair take in who was aboard."""
    game = loading(
        "rogue",
        docked={"DL-out": "L-out"},
        boats={"L-mid": ["warrior", "warrior", "bard"], "L-in": ["wizard", "noble", "rogue"]},
    )
    game.choose("boat L-mid")  # only one dock is left: nobody is asked
    assert game.pier("town_square") == {"warrior": 2, "bard": 1, "rogue": 1}
    assert game.board["halls"] == {"red": 1, "green": 1, "blue": 2, "yellow": 2}
    assert game.board["lair"] == 3
    assert game.place_of("L-in") == "away"
    assert not game.g.docks_are_full()


def test_with_four_docks_occupied_nothing_is_loaded() -> None:
    """[MC-DOCK-4, E-69] Whatever icons are passed."""
    full = {"docked": {"DL-out": "L-out", "DL-in": "L-mid", "DR-in": "R-in", "DR-out": "R-out"}}
    game = lay(2, A={"hour": 3}, B={"hour": 12}, removed=["L-in", "R-mid"], **full)
    game.pay("A", 4)
    assert game.question == "A ChooseSpace"
    assert "adventurer-drawn" not in game.events


def test_adventurers_are_never_lost() -> None:
    """[MC-GEN-2] Fifty-two meeples less the rogues in the box, wherever they are."""
    luck = dice(3)
    for number in range(3):
        game = Laid.new(2, luck.randrange(10**6))
        while not game.over:
            game.apply(luck.choice(game.options))
            assert sum(game.g.adventurers) == 52, number
