"""The rulings EC-1 to EC-26, section 6 of the rules page: one test each, or more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.neptun.laid import LETTERS, Laid, contract, lay, up

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
FIRST = up("C03", "olives-1", "O2+0")
SECOND = up("C29", "grapes-1", "O6-1")
AFRICA = {"slots": [contract("C17", "grapes-1")]}  # two points in Cyrene


def stay(game: Laid) -> None:
    """Whoever is asked to sail stays, and delivers nothing."""
    here = game.mat(game.question[0])["place"]
    game.choose(f"place {here}")
    if game.question.endswith("Deliver"):
        game.choose("pass")


def tiles(game: Laid, temple: str) -> dict[str, int]:
    """Who has won which tile of a temple."""
    return {
        LETTERS[seat]: tile["points"]
        for seat, one in enumerate(game.board["players"])
        for tile in one["tiles"]
        if tile["temple"] == temple
    }


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_ec_22_no_tile_for_nothing(letter: str) -> None:
    """[EC-22]"""
    gold: dict[str, Any] = {seat: {"gold": 0} for seat in "ACD"}
    temples = {"ITALIA": [{"seat": 2, "space": 1}]}
    game = lay(phase="score", round=letter, temples=temples, B={"gold": 1}, **gold)
    assert list(tiles(game, "ITALIA")) == ["C"]
    assert list(tiles(game, "GOLD")) == ["B"]
    assert tiles(game, "AFRICA") == {}
    won, left = game.told("tile-won"), game.told("tile-unclaimed")
    assert (len(won), len(left)) == (2, {"A": 4, "B": 10, "C": 16}[letter])


@SEATS
def test_ec_26_the_stack_decides_lower_places_as_well(seats: int) -> None:
    """[EC-26]"""
    pawns = [{"seat": 2, "space": 7}, {"seat": 1, "space": 4}, {"seat": 0, "space": 4}]
    pawns += [{"seat": seat, "space": 4} for seat in range(3, seats)]
    game = lay(seats, phase="score", round="C", temples={"AFRICA": pawns})
    assert tiles(game, "AFRICA") == {"C": 8, "B": 4, "A": 1}
    game = lay(seats, phase="score", round="B", temples={"AFRICA": pawns})
    assert tiles(game, "AFRICA") == {"C": 5, "B": 1}


def test_ec_26_turn_order_decides_lower_places_of_the_gold_temple() -> None:
    """[EC-26]"""
    gold: dict[str, Any] = {"A": {"gold": 3}, "B": {"gold": 9}, "C": {"gold": 3}, "D": {"gold": 3}}
    game = lay(phase="score", round="C", order=[3, 1, 2, 0], **gold)
    assert tiles(game, "GOLD") == {"B": 5, "D": 2, "C": 1}
    assert game.order == "DBCA"
