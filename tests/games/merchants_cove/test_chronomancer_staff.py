"""The staff of the workshop: goods of the stall are exchanged."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_cove.chronomancing import work
from tests.games.merchants_cove.laid import Laid

STAFF = ["LOC-01", "LOC-02", "LOC-03", "LOC-04"]
EVERY_RELIC = {f"small_{colour}": 3 for colour in ("red", "green", "blue", "yellow")}


def employing(*slots: int, **player: Any) -> Laid:
    """A is about to use these slots of the staff board, on L1 for two hours."""
    staff = [STAFF[n - 1] if n in slots else None for n in (1, 2, 3, 4)]
    shop = {"chronomancer": "RM", "assistant": "RM", "slots": {"LR": "PF3-blue"}}
    game = work(shop, {"staff": staff, **player})
    game.choose("assistant-to L1")
    return game


def test_recombobulator() -> None:
    """Another colour, never the same. [MC-CHRO-STAFF-1, DP-36]"""
    game = employing(1, stall={"small_red": 2, "small_green": 1, "large_blue": 1})
    assert game.offered == {"good small_red", "good small_green", "pass"}
    game.choose("good small_red")
    assert game.offered == {"good small_green", "good small_blue", "good small_yellow"}
    game.choose("good small_yellow")
    stall = {"small_red": 1, "small_green": 1, "small_yellow": 1, "large_blue": 1}
    assert game.mat("A")["stall"] == stall


def test_recombobulator_finds_the_only_relic_left() -> None:
    """[MC-CHRO-STAFF-1, MC-GEN-3]"""
    game = employing(1, stall={**EVERY_RELIC, "small_blue": 2})
    assert game.offered == {"good small_red", "good small_green", "good small_yellow", "pass"}
    game.choose("good small_green")
    assert game.mat("A")["stall"] == {**EVERY_RELIC, "small_green": 2}


def test_enlarger() -> None:
    """[MC-CHRO-STAFF-2, DP-36]"""
    game = employing(2, stall={"small_red": 1, "small_blue": 1, "large_blue": 2})
    assert game.offered == {"good small_red", "pass"}
    game.choose("good small_red")
    assert game.mat("A")["stall"] == {"small_blue": 1, "large_red": 1, "large_blue": 2}


@pytest.mark.parametrize(("relics", "after"), [(0, 2), (1, 3), (2, 3)])
def test_breaker(relics: int, after: int) -> None:
    """Two relics for an artifact, or the last one. [MC-CHRO-STAFF-3, DP-36, E-95]"""
    game = employing(3, stall={"large_yellow": 2, "small_yellow": relics})
    assert game.offered == {"good large_yellow", "pass"}
    game.choose("good large_yellow")
    assert game.mat("A")["stall"] == {"large_yellow": 1, "small_yellow": after}


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_an_exchange_can_be_left(slot: int) -> None:
    """[DP-36]"""
    stall = {"small_red": 1, "large_green": 1}
    game = employing(slot, stall=stall)
    assert game.question == "A ExchangeGood"
    game.choose("pass")
    assert game.mat("A")["stall"] == stall


@pytest.mark.parametrize(
    ("slot", "stall"),
    [
        (1, {}),
        (1, EVERY_RELIC),
        (1, {"large_red": 1}),
        (2, {"small_red": 1, "large_red": 2}),
        (2, {"large_red": 1}),
        (3, {"large_red": 1, "small_red": 3}),
        (3, {"small_red": 1}),
    ],
)
def test_nothing_to_exchange(slot: int, stall: dict[str, int]) -> None:
    """It may be chosen and does nothing. [MC-CHRO-STAFF-1 to -3, MC-STAFF-1, E-95]"""
    game = employing(slot, stall=stall)
    assert game.events.count("nothing-to-exchange") == 1
    assert game.mat("A")["stall"] == stall
    assert game.hours()["A"] == 3


def test_overseer() -> None:
    """[MC-CHRO-STAFF-4, MC-STAFF-2]"""
    game = employing(4, corruption=["CO-01", "CO-25"])
    game.choose("corruption CO-25")
    assert game.mat("A")["corruption"] == ["CO-01"]


def test_all_of_them_in_any_order() -> None:
    """The artifact of the Enlarger is broken at once. [MC-STAFF-1, MC-CHRO-STAFF-1 to -3]"""
    game = employing(1, 2, 3, stall={"small_red": 1})
    game.choose("staff 1", "good small_red", "good small_blue")
    game.choose("staff 2", "good small_blue", "staff 3", "good large_blue")
    assert game.mat("A")["stall"] == {"small_blue": 2}
    assert game.hours()["A"] == 3
