"""Taking the last choice back, as long as nothing has come to light."""

from __future__ import annotations

import pytest

import cothon
from tests.games.porto_carthago.laid import docked, lay
from tests.games.porto_carthago.undone import busy


def test_a_new_decade_cannot_be_taken_back() -> None:
    """Cards are dealt and goods drawn after the last turn."""
    game = lay(round=5, turn=3)
    game.choose("talents")
    assert game.view(None)["table"]["decade"] == 2
    with pytest.raises(cothon.CannotUndo, match="come to light"):
        game.undo()


def test_a_voyage_is_final_unless_its_card_was_peeked_at() -> None:
    """Who knew the card has learnt nothing by turning it up; for who did not it was news."""
    game = busy(deck=["S12", "S19"], known={"S12": [0]})
    game.choose("slot PORTER1", "charter-ship")
    before = game.everything
    game.choose("good OIL")
    game.undo()
    assert game.everything == before
    game = busy(deck=["S12", "S19"], known={"S12": [1]})
    game.choose("slot PORTER1", "charter-ship", "good OIL")
    with pytest.raises(cothon.CannotUndo, match="come to light"):
        game.undo()


def test_where_the_points_of_a_voyage_go_can_be_taken_back() -> None:
    """The card is out, but the next choice brought nothing new to light."""
    game = busy(deck=["S12"])
    game.choose("slot PORTER1", "charter-ship", "good OIL")
    before = game.everything
    game.choose("number 2")
    game.undo()
    assert game.everything == before
    with pytest.raises(cothon.CannotUndo):
        game.undo()


def test_sorting_can_be_taken_back_but_not_looking() -> None:
    """[PC-PRIV-PEEK-1]"""
    game = busy(deck=["S16", "S17", "S19"])
    game.choose("ship S14")
    before = game.everything
    game.choose("ship S17", "ship S19")
    assert game.view(0)["table"]["deck"][:3] == ["S17", "S19", "S16"]
    game.undo()
    assert game.offered == {"ship S16", "ship S19"}
    game.undo()
    assert game.everything == before
    with pytest.raises(cothon.CannotUndo, match="come to light"):
        game.undo()


def test_a_decision_outside_the_own_turn_belongs_to_its_decider() -> None:
    """C and D load in the same arrival; C may change the mind until D decides."""
    game = lay(
        phase="arrival",
        decade=2,
        first_row=["S18", "S08"],
        quays={"ROM-I": {"owner": 2, "good": "GLASS"}, "GRE-I": {"owner": 3, "good": "GLASS"}},
    )
    assert game.question == "C GainPoint"
    before = game.everything
    game.choose("path")
    assert game.question == "D GainPoint"
    with pytest.raises(cothon.CannotUndo, match="another player"):
        game.undo(seat=3)
    game.undo(seat=2)
    assert game.everything == before


def test_a_called_ship_can_be_taken_back_while_nothing_is_drawn() -> None:
    """[PC-PRIV-SHIP-4, EC-13] With an empty deck no card comes to light."""
    harbour = ["S01", "S05", "S09", "S10", "S12", "S13", "S16", "S17", "S22", "S24", "S26"]
    kept = ["S20", "S21", "S23", "S18", "S11", "S04", "S28", "S27", "S25", "S14", "S08"]
    game = lay(
        5,
        A={"kept": ["S30"]},
        C={"kept": kept},
        first_row=["S15", "S29", "S02", "S03", "S06", "S07"],
        second_row=["S19"],
        quays=docked(*harbour),
    )
    game.choose("ship S30")
    before = game.everything
    game.choose("ship S29")
    assert game.view(None)["table"]["quays"]["NUM-II"]["ship"] == "S29"
    game.undo()
    assert game.everything == before


def test_turning_a_ship_away_can_be_taken_back() -> None:
    """[PC-SHIPS-5] Everybody knew the card before; B is asked next."""
    game = lay(
        phase="arrival",
        decade=2,
        first_row=["S01", "S06", "S11", "S16"],
        A={"lighthouse": 2},
        B={"lighthouse": 1},
    )
    game.choose("turn-away")
    before = game.everything
    game.choose("ship S01")
    assert game.question == "B ChooseShip"
    game.undo(seat=0)
    assert game.everything == before
