"""Voyages: a good, a captain, the temple and the top card of the deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.porto_carthago.laid import HARBOUR, Laid, docked, lay, scarce


def sail(card: str, good: str = "OIL", **more: Any) -> Laid:
    """A sends a good out and the card is revealed; A has temple 3 and reserve 4 if not told."""
    given = {"temple": 3, "captains": 1, "reserve": 4, "goods": [good], **more}
    game = lay(A=given, deck=[card, "S22", "S21"])
    game.choose("slot PORTER1", "charter-ship")
    return game


@pytest.mark.parametrize(
    ("missing", "possible"), [(None, True), ("captains", False), ("temple", False)]
)
def test_a_voyage_needs_a_captain_and_the_temple(missing: str | None, possible: bool) -> None:
    """[PC-VOY-1, EC-62] Those of others do not help."""
    given: dict[str, Any] = {"temple": 1, "captains": 1, "goods": ["OIL"]}
    given.pop(missing or "", None)
    game = lay(A=given, B={"temple": 3, "captains": 1}, quays={"ROM-I": {"owner": 0}})
    game.choose("slot PORTER1")
    assert ("charter-ship" in game.offered) is possible


def test_a_voyage_needs_a_good() -> None:
    """[PC-VOY-1] Others' goods do not help: no Porter is offered."""
    game = lay(A={"temple": 1, "captains": 1}, B={"goods": ["OIL"]}, market=["OIL"])
    assert not {"slot PORTER1", "slot PORTER2"} & game.offered


def test_a_voyage_needs_a_deck() -> None:
    """[PC-VOY-3, EC-6]"""
    quays = docked(*HARBOUR) | {"ROM-I": {"owner": 0, "ship": "S16"}}
    for deck in ((), ("S27",)):
        game = scarce(*deck, A={"captains": 1, "temple": 1, "goods": ["OIL"]}, quays=quays)
        game.choose("slot PORTER1")
        assert game.offered == {"quay ROM-I", "pass"} | ({"charter-ship"} if deck else set())


@pytest.mark.parametrize("good", ["DYE", "OIL", "GLASS", "CEDAR", "JEWEL"])
def test_any_good_will_do(good: str) -> None:
    """[PC-VOY-2] The revealed card wants OIL."""
    game = sail("S17", good)
    game.choose("number 0")
    a = game.player("A")
    assert (a.points, a.talents, sum(a.goods)) == (2, 4, 0)
    assert game.bag(good) == 6


def test_the_top_card_is_revealed_to_all() -> None:
    """[PC-VOY-3, TC-32]"""
    game = sail("S17")
    for seat in (None, 0, 1, 2, 3):
        assert game.view(seat)["table"]["deck"][:2] == ["S17", None]
        assert "Rome · Oil is revealed: danger 3" in game.log("en", seat)[-2]


@pytest.mark.parametrize(
    ("temple", "succeeds"), [(1, False), (2, False), (3, True), (4, True), (7, True)]
)
def test_success_if_the_temple_is_at_least_the_danger(temple: int, succeeds: bool) -> None:
    """[PC-VOY-4] Danger 3."""
    game = sail("S17", temple=temple)
    game.choose("number 0" if succeeds else "trade-house")
    outcome = "voyage-won" if succeeds else "voyage-lost"
    assert outcome in game.events
    assert game.player("A").points == (2 if succeeds else 1)


def test_only_own_servants_in_the_temple_count() -> None:
    """[PC-VOY-4, PC-VOY-7] B's six servants there neither help nor are paid for."""
    game = lay(
        A={"temple": 2, "captains": 1, "reserve": 0, "goods": ["OIL"]},
        B={"temple": 6},
        deck=["S17"],
    )
    game.choose("slot PORTER1", "charter-ship")
    assert "voyage-lost" in game.events
    assert game.player("B").temple == 6


def test_success_brings_two_points_before_the_income() -> None:
    """[PC-VOY-5, PC-VOY-6] While the points are decided there is no income yet."""
    game = sail("S17", talents=1)
    a = game.player("A")
    assert game.offered == {"number 0", "number 1", "number 2"}
    assert (a.talents, a.points) == (1, 0)
    game.choose("number 1")
    assert (a.points, game.g.path) == (1, [0])
    assert a.talents == 1 + 7 - 3


def test_the_offering_counts_the_servant_who_then_returns() -> None:
    """[PC-VOY-7] Six in the temple cost 6, though five are left there."""
    game = sail("S17", temple=6, talents=10)
    game.choose("number 0")
    a = game.player("A")
    assert (a.talents, a.temple) == (10 + 7 - 6, 5)


@pytest.mark.parametrize(("talents", "left"), [(10, 7), (4, 1), (3, 0), (2, 0), (0, 0)])
def test_the_offering_may_exceed_the_income(talents: int, left: int) -> None:
    """[PC-VOY-5 to -8, EC-17, TC-14] Income and cash pay it together, as far as they go."""
    game = sail("S12", temple=8, talents=talents)
    game.choose("number 0")
    a = game.player("A")
    assert (a.talents, a.points, a.temple, a.reserve) == (left, 2, 7, 6)  # 5 in, 8 out


def test_after_a_success_everything_goes_home() -> None:
    """[PC-VOY-8, EC-60] Of several captains only one has sailed."""
    game = sail("S17", captains=3)
    game.choose("number 0")
    a = game.player("A")
    assert (a.captains, a.temple, a.reserve) == (2, 2, 6)
    assert game.question == "B TakeTurn"
    assert (game.bottom(1), game.top(2)) == (["S17"], ["S22", "S21"])
    assert game.bag("OIL") == 6
    assert len(game.g.deck) == 30


def test_servants_come_home_too_late_for_the_points() -> None:
    """[PC-VOY-8, EC-14] With an empty reserve both points go to the trade house unasked."""
    game = sail("S17", reserve=0)
    assert game.question == "B TakeTurn"
    a = game.player("A")
    assert (a.points, a.reserve, game.g.path) == (2, 2, [])


def test_after_a_failure_everything_goes_home() -> None:
    """[PC-VOY-9] One point, half the income, no offering."""
    game = sail("S24", talents=2)
    assert game.offered == {"trade-house", "path"}
    game.choose("path")
    a = game.player("A")
    assert (a.points, game.g.path, a.talents) == (0, [0], 2 + 5)
    assert (a.captains, a.temple, a.reserve) == (0, 2, 4 - 1 + 2)
    assert "offering-paid" not in game.events
    assert (game.bottom(1), game.top(2)) == (["S24"], ["S22", "S21"])
    assert game.bag("OIL") == 6


@pytest.mark.parametrize(
    ("card", "half"), [("S01", 3), ("S13", 3), ("S15", 4), ("S20", 4), ("S06", 5)]
)
def test_half_an_income_is_rounded_up(card: str, half: int) -> None:
    """[PC-VOY-9, EC-57] Half of 5, 6, 7, 8 and 9."""
    assert sail(card, temple=1, reserve=0).player("A").talents == half


@pytest.mark.parametrize("card", ["S12", "S19", "S15", "S20"])
def test_the_privilege_of_the_card_has_no_effect(card: str) -> None:
    """[PC-VOY-10] Neither bonus talents, trade point, intrigue servant nor a card to keep."""
    game = lay(A={"temple": 2, "captains": 1, "goods": ["OIL"]}, deck=[card])
    income = {"S12": 5, "S19": 6, "S15": 7, "S20": 8}[card]
    game.choose("slot PORTER1", "charter-ship", "number 0")
    a = game.player("A")
    assert (a.talents, a.points, game.g.path) == (income - 2, 2, [])
    assert (game.ships(a.kept), game.bottom(1)) == ([], [card])
    assert game.question == "B TakeTurn"


def test_the_civilisation_of_the_card_has_no_effect() -> None:
    """[PC-VOY-10] A quay of its civilisation with the good it wants is not loaded."""
    game = lay(
        A={"temple": 3, "captains": 1, "goods": ["DYE"]},
        quays={"ROM-I": {"owner": 0, "good": "OIL"}},
        deck=["S17"],
    )
    game.choose("slot PORTER1", "charter-ship", "good DYE", "number 0")
    assert game.quay("ROM-I") == ("A", None, "OIL")
    assert not {"ship-arrived", "ship-brought-in", "ship-called-in"} & set(game.events)


def test_nothing_interrupts_a_voyage() -> None:
    """[PC-VOY-11, EC-25] S28 and S25 were usable before and are so again afterwards."""
    game = lay(
        A={
            "temple": 3,
            "captains": 1,
            "reserve": 4,
            "goods": ["OIL"],
            "kept": ["S28", "S25"],
            "talents": 20,
        },
        deck=["S24"],
    )
    assert {"ship S28", "ship S25"} <= game.offered
    game.choose("slot PORTER1", "charter-ship")
    assert game.offered == {"trade-house", "path"}
    game.choose("trade-house")
    assert game.offered == {"ship S28", "ship S25", "pass"}
