"""Set-up, section 4.1 of the rules page."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cothon.kernel.journal import unpacked
from tests.games.porto_carthago.laid import LETTERS, Laid, deal, lay

MARKET = ["DYE", "OIL", "GLASS", "CEDAR", "JEWEL", "DYE"]


def finish_placement(game: Laid) -> None:
    """Everybody takes the first thing on offer until the first turn."""
    while not game.question.endswith("TakeTurn"):
        game.apply(game.options[0])


@pytest.mark.parametrize(
    ("seats", "row", "deck", "market"), [(3, 4, 22, 4), (4, 5, 20, 6), (5, 6, 18, 6)]
)
def test_market_rows_and_deck(seats: int, row: int, deck: int, market: int) -> None:
    """[PC-SETUP-1 to -5]"""
    shown = Laid.new(seats, 1).board
    assert (shown["bag"], sum(shown["market"].values())) == (30 - market, market)
    ships = shown["first_row"] + shown["second_row"]
    assert len(shown["first_row"]) == len(shown["second_row"]) == row
    assert None not in ships
    assert len(set(ships)) == 2 * row
    assert shown["deck"] == [None] * deck  # face down


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_set_up_is_random(seats: int) -> None:
    """[PC-SETUP-2, -3, -11, EC-2]"""
    tables = [Laid.new(seats, seed).board for seed in range(60)]
    assert len({str(shown["market"]) for shown in tables}) > 20
    assert len({str(shown["first_row"]) for shown in tables}) == 60
    assert {shown["start_player"] for shown in tables} == set(range(seats))


def test_the_second_row_lies_behind_the_first() -> None:
    """[PC-SETUP-4]"""
    game = Laid.new(4, 1)
    behind = game.board["second_row"]
    finish_placement(game)
    assert game.board["first_row"] == behind


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_everybody_starts_with(seats: int) -> None:
    """[PC-SETUP-6 to -10]"""
    game = Laid.new(seats, 1)
    assert game.board["decade"] == 1
    mats = game.board["players"]
    assert len({mat["colour"] for mat in mats}) == seats
    for mat in mats:
        assert (mat["reserve"], mat["blocked"], mat["points"]) == (16, 2, 0)
    assert [game.player(letter).talents for letter in LETTERS[:seats]] == [0] * seats


def test_two_storage_spaces_are_usable() -> None:
    """[PC-SETUP-8]"""
    laid: dict[str, Any] = {"market": MARKET, "slots": deal(MERCHANT=1)}
    assert "slot MERCHANT1" in lay(A={"talents": 9, "goods": ["OIL"]}, **laid).offered
    assert "slot MERCHANT1" not in lay(A={"talents": 9, "goods": ["OIL", "DYE"]}, **laid).offered


def test_the_start_player_begins_with_the_marker_on_one() -> None:
    """[PC-SETUP-11]"""
    game = Laid.new(4, 3)
    assert game.seat == game.board["start_player"]
    assert game.board["round"] == 1


def test_placement_goes_round_and_back() -> None:
    """[PC-SETUP-10, -12, -13, -14, -15, -16, TC-01]"""
    game = lay(phase="placement", start_player=1, market=MARKET)
    order = []
    for choice in ("quay EGY-I", "quay GRE-I", "quay ETR-I", "pass"):
        assert "pass" in game.offered
        order.append(game.question)
        game.choose(choice)
    for choice, good in (("ROM-I", "DYE"), ("IBE-I", "OIL"), ("NUM-I", "CEDAR")):
        assert "pass" not in game.offered
        order.append(game.question)
        game.choose(f"quay {choice}", f"good {good}")
    order.append(game.question)
    game.choose("quay EGY-II")
    assert order == [
        *("B PlaceFirst", "C PlaceFirst", "D PlaceFirst", "A PlaceFirst"),
        *("A PlaceAgain", "D PlaceAgain", "C PlaceAgain", "B PlaceAgain"),
    ]
    assert game.offered == {"good DYE", "good GLASS", "good JEWEL"}  # nothing was refilled
    assert [game.player(letter).talents for letter in "ABCD"] == [0, 0, 0, 0]
    game.choose("good GLASS")
    assert game.question == "B TakeTurn"
    ((wares, _),) = game.told("market-filled")
    assert len(unpacked(wares)) == 4  # the first refill finds two goods
    assert [game.player(letter).reserve for letter in "ABCD"] == [14, 12, 12, 12]
    stored = [list(game.player(letter).goods) for letter in "ABCD"]
    assert stored == [[1, 0, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0], [0, 1, 0, 0, 0]]


def test_quay_and_good_are_one_choice() -> None:
    """[PC-SETUP-13, PC-SETUP-15, EC-3] Nothing comes to light in between."""
    game = lay(3, phase="placement", market=["OIL", "DYE", "GLASS", "GLASS"])
    game.choose("pass", "pass", "pass")
    told = len(game.events)
    game.choose("quay ROM-II")
    assert (game.question, game.events[told:]) == ("C TakeGood", ["quay-claimed"])
    assert game.why_not_undo() is None
    assert game.offered == {"good OIL", "good DYE", "good GLASS"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_after_placement_everybody_has_one_or_two_quays(seats: int) -> None:
    """[PC-SETUP-16, TC-EX-6]"""
    for seed in range(10):
        game, luck = Laid.new(seats, seed), random.Random(seed)
        while not game.question.endswith("TakeTurn"):
            game.apply(luck.choice(game.options))
        for seat, mat in enumerate(game.board["players"]):
            quays = sum(berth["owner"] == seat for berth in game.board["quays"].values())
            assert (quays, mat["reserve"]) in {(1, 14), (2, 12)}
            assert sum(mat["goods"].values()) == 1


def test_every_quay_may_be_claimed_even_both_of_one_civilisation() -> None:
    """[PC-SETUP-17]"""
    game = lay(phase="placement", start_player=3, market=MARKET, first_row=["S01"])
    assert len(game.offered - {"pass"}) == 12
    game.choose("quay GRE-II", "pass", "pass", "pass")
    game.choose("quay EGY-I", "good DYE", "quay EGY-II", "good DYE", "quay ROM-I", "good OIL")
    assert game.question == "D PlaceAgain"
    game.choose("quay GRE-I", "good GLASS")
    assert (game.quay("GRE-I")[0], game.quay("GRE-II")[0]) == ("D", "D")
