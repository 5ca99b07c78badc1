"""Immediate privileges: used or declined when the ship is loaded."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import cothon
from tests.games.porto_carthago.laid import FULL_PATH, Laid, lay

# A ship of each immediate privilege, the good it wants and its quay.
TALENTS = ("S16", "DYE", "ROM-I", 7)
POINT = ("S19", "CEDAR", "ROM-I", 6)
SERVANT = ("S17", "OIL", "ROM-I", 7)
Load = tuple[str, str, str, int]


def load(ship: Load, path: list[int] | None = None, reserve: int = 4) -> Laid:
    """A loads the ship in the own turn and takes the load's point in the trade house."""
    card, good, place, _ = ship
    game = lay(
        A={"goods": [good], "reserve": reserve},
        quays={place: {"owner": 0, "ship": card}},
        path=path or [],
    )
    game.choose("slot PORTER1", f"quay {place}")
    if game.question == "A GainPoint":
        game.choose("trade-house")
    return game


def arrive(ship: Load) -> Laid:
    """C's ship arrives, nobody's turn, and C takes the load's point in the trade house."""
    card, good, place, _ = ship
    game = lay(
        phase="arrival",
        decade=3,
        first_row=[card],
        quays={place: {"owner": 2, "good": good}},
        C={"reserve": 4},
    )
    game.choose("trade-house")
    return game


def call(ship: Load) -> Laid:
    """A calls C's ship, and C takes the load's point in the trade house."""
    card, good, place, _ = ship
    game = lay(
        A={"kept": ["S30"]},
        first_row=[card],
        quays={place: {"owner": 2, "good": good}},
        C={"reserve": 4},
    )
    game.choose("ship S30", "trade-house")
    return game


def test_three_bonus_talents() -> None:
    """[PC-PRIV-TALENTS-1] On top of the ship income, unasked."""
    game = load(TALENTS)
    assert game.player("A").talents == 7 + 3
    assert game.question == "B TakeTurn"
    assert game.bottom(1) == ["S16"]


@pytest.mark.parametrize(
    ("choice", "points", "path", "reserve"),
    [("trade-house", 2, [], 6), ("path", 1, [0], 5), ("pass", 1, [], 6)],
)
def test_an_extra_trade_point(choice: str, points: int, path: list[int], reserve: int) -> None:
    """[PC-PRIV-TP-1, PC-PRIV-6, EC-16, TC-29]"""
    game = load(POINT)
    assert game.offered == {"trade-house", "path", "pass"}
    game.choose(choice)
    a = game.player("A")
    assert (a.points, game.g.path, a.reserve) == (points, path, reserve)
    assert (game.bottom(1), game.ships(a.kept)) == (["S19"], [])


@pytest.mark.parametrize(("choice", "path", "reserve"), [("path", [0], 5), ("pass", [], 6)])
def test_a_servant_to_the_path(choice: str, path: list[int], reserve: int) -> None:
    """[PC-PRIV-INTR-1, PC-PRIV-6]"""
    game = load(SERVANT)
    assert game.offered == {"path", "pass"}
    game.choose(choice)
    a = game.player("A")
    assert (a.points, game.g.path, a.reserve) == (1, path, reserve)
    assert (game.bottom(1), game.ships(a.kept)) == (["S17"], [])


@pytest.mark.parametrize("ship", [POINT, SERVANT])
def test_a_servant_of_the_loaded_quay_may_go(ship: Load) -> None:
    """[PC-PRIV-TP-1, PC-PRIV-INTR-1, EC-14, TC-16] But not in time for the point of the load."""
    game = load(ship, reserve=0)
    assert (game.player("A").points, game.player("A").reserve) == (1, 2)
    assert "path" in game.offered
    game.choose("path")
    assert (game.g.path, game.player("A").reserve) == ([0], 1)


def test_a_full_path_leaves_the_trade_house() -> None:
    """[PC-PRIV-TP-1]"""
    game = load(POINT, FULL_PATH)
    assert game.offered == {"trade-house", "pass"}


def test_a_full_path_leaves_no_room_for_a_servant() -> None:
    """[PC-PRIV-INTR-1, EC-16, EC-53] Nobody is asked; the card goes under the deck."""
    game = load(SERVANT, FULL_PATH)
    assert game.question == "B TakeTurn"
    assert game.g.path == FULL_PATH
    assert game.bottom(1) == ["S17"]
    assert "privilege-void" in game.events
    assert "privilege-declined" not in game.events


def test_declined_is_lost() -> None:
    """[PC-PRIV-6] It is not offered again, neither now nor in the next own turn."""
    game = load(POINT)
    game.choose("pass")
    game.choose("talents", "talents", "talents")
    assert game.question == "A TakeTurn"
    assert "ship S19" not in game.offered


@pytest.mark.parametrize(("loaded", "income"), [(arrive, 16), (call, 0)])
def test_immediate_also_outside_the_own_turn(loaded: Callable[[Load], Laid], income: int) -> None:
    """[PC-PRIV-2] After an arrival the income of the new decade comes on top."""
    assert loaded(TALENTS).player("C").talents == 7 + 3 + income
    point = loaded(POINT)
    assert point.question == "C UseTradePoint"
    point.choose("trade-house")
    assert point.player("C").points == 2
    servant = loaded(SERVANT)
    assert servant.question == "C UseIntrigueServant"
    servant.choose("path")
    assert servant.g.path == [2]


@pytest.mark.parametrize("card", ["S16", "S19", "S17"])
def test_immediate_ones_are_never_kept(card: str) -> None:
    """[PC-PRIV-2] A position with one lying before a player cannot be."""
    with pytest.raises(cothon.BadPosition, match="kept"):
        lay(A={"kept": [card]})
