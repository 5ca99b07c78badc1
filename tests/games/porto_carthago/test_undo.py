"""Taking the last choice back, as long as nothing has come to light."""

from __future__ import annotations

from typing import Any

import pytest

import cothon
from tests.games.porto_carthago.laid import docked, lay

# A position with something to do of every kind.
BUSY: dict[str, Any] = {
    "A": {
        "talents": 30,
        "points": 3,
        "reserve": 6,
        "temple": 1,
        "captains": 1,
        "goods": ["OIL", "GLASS"],
        "blocked": 1,
        "kept": ["S14", "S28", "S30", "S25"],
    },
    "market": ["DYE", "CEDAR"],
    "first_row": ["S01", "S06"],
    "second_row": ["S02"],
    "quays": {"ROM-I": {"owner": 0, "ship": "S18"}, "EGY-I": {"owner": 0}},
    "slots": ["PORTER", "MERCHANT", "STEVEDORE", "ARISTOCRAT", "CAPTAIN", "PORTER"],
}


@pytest.mark.parametrize(
    "choices",
    [
        ("talents",),
        ("talents", "pass"),
        ("slot PORTER1",),
        ("slot PORTER1", "quay EGY-I"),
        ("slot PORTER1", "quay EGY-I", "good OIL"),
        ("slot PORTER1", "quay ROM-I", "good GLASS"),
        ("slot PORTER1", "quay ROM-I", "good GLASS", "path"),
        ("slot MERCHANT2", "good DYE"),
        ("slot STEVEDORE3", "quay GRE-II"),
        ("slot STEVEDORE3", "quay ROM-I", "reserve"),
        ("slot ARISTOCRAT4", "number 2", "number 0"),
        ("slot ARISTOCRAT4", "pass", "palace"),
        ("slot CAPTAIN5", "charter-ship", "warehouse"),
        ("ship S28",),
        ("ship S25",),
    ],
)
def test_a_choice_is_taken_back(choices: tuple[str, ...]) -> None:
    game = lay(**BUSY)
    game.choose(*choices[:-1])
    before = game.everything
    game.choose(choices[-1])
    assert game.everything != before
    game.undo()
    assert game.everything == before


def test_choices_are_taken_back_to_the_beginning() -> None:
    game = lay(**BUSY)
    moments = [game.everything]
    for choice in ("ship S25", "slot PORTER1", "quay ROM-I", "good GLASS", "trade-house", "pass"):
        game.choose(choice)
        moments.append(game.everything)
    assert game.question == "B TakeTurn"
    while game.moment:
        assert game.everything == moments.pop()
        game.undo()
    assert game.everything == moments.pop()
    with pytest.raises(cothon.CannotUndo, match="nothing"):
        game.undo()


def test_after_undo_another_choice_can_be_made() -> None:
    game = lay(**BUSY)
    game.choose("slot MERCHANT2", "good DYE")
    game.undo()
    game.choose("good CEDAR")
    straight = lay(**BUSY)
    straight.choose("slot MERCHANT2", "good CEDAR")
    assert game.everything == straight.everything


@pytest.mark.parametrize(
    "choices",
    [
        pytest.param(("market",), id="refresh"),
        pytest.param(("slot PORTER1", "charter-ship", "good OIL"), id="voyage"),
        pytest.param(("ship S14",), id="peek"),
        pytest.param(("ship S30", "ship S06"), id="draw"),
    ],
)
def test_what_came_to_light_cannot_be_unseen(choices: tuple[str, ...]) -> None:
    game = lay(**BUSY)
    game.choose(*choices)
    after = game.everything
    with pytest.raises(cothon.CannotUndo, match="come to light"):
        game.undo()
    assert game.everything == after


def test_a_new_decade_cannot_be_taken_back() -> None:
    """Cards are dealt and goods drawn after the last turn."""
    game = lay(round=5, turn=3)
    game.choose("talents")
    assert game.view(None)["table"]["decade"] == 2
    with pytest.raises(cothon.CannotUndo, match="come to light"):
        game.undo()


def test_a_voyage_on_a_peeked_card_cannot_be_taken_back() -> None:
    """The sailor knew the card; now the others know it, too."""
    game = lay(**BUSY | {"deck": ["S12", "S19"], "known": {"S12": [0]}})
    game.choose("slot PORTER1", "charter-ship", "good OIL")
    with pytest.raises(cothon.CannotUndo, match="come to light"):
        game.undo()


def test_where_the_points_of_a_voyage_go_can_be_taken_back() -> None:
    """The card is out, but the next choice brought nothing new to light."""
    game = lay(**BUSY | {"deck": ["S12"]})
    game.choose("slot PORTER1", "charter-ship", "good OIL")
    before = game.everything
    game.choose("number 2")
    game.undo()
    assert game.everything == before
    with pytest.raises(cothon.CannotUndo):
        game.undo()


def test_sorting_can_be_taken_back_but_not_looking() -> None:
    """[PC-PRIV-PEEK-1]"""
    game = lay(**BUSY | {"deck": ["S16", "S17", "S19"]})
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


def test_only_the_decider_takes_back() -> None:
    game = lay()
    game.choose("talents")
    after = game.everything
    for seat in (1, 2, 3):
        with pytest.raises(cothon.CannotUndo, match="another player"):
            game.undo(seat=seat)
    assert game.everything == after
    game.undo(seat=0)
    assert (game.question, game.player("A").talents) == ("A TakeTurn", 0)


def test_too_late_when_another_has_decided() -> None:
    game = lay()
    game.choose("talents", "talents")
    with pytest.raises(cothon.CannotUndo, match="another player"):
        game.undo(seat=0)
    game.undo(seat=1)
    game.undo(seat=0)
    assert game.moment == 0


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


def test_a_clone_takes_back_by_itself() -> None:
    game = lay(**BUSY)
    game.choose("slot MERCHANT2")
    before = game.view(0)
    game.choose("good DYE")
    twin, after = game.clone(), game.everything
    twin.undo()
    assert twin.view(0) == before
    assert game.everything == after


def test_why_not() -> None:
    """The reason by name, for programs."""
    game = lay(**BUSY)
    assert game.why_not_undo() == "nothing"
    game.choose("slot MERCHANT2")
    assert game.why_not_undo(0) is None
    assert game.why_not_undo(1) == "another"
    game.choose("pass", "ship S14")
    assert game.why_not_undo(0) == "revealed"
