"""Set-up, section 4.1 of the rules page."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.porto_carthago.laid import LETTERS, Laid, deal, lay

MARKET = ["DYE", "OIL", "GLASS", "CEDAR", "JEWEL", "DYE"]


def new(seats: int = 4, seed: int = 1) -> Laid:
    """A new game."""
    return Laid.new(seats, seed)


def seen(game: Laid) -> dict[str, Any]:
    """The table as everybody sees it."""
    shown: dict[str, Any] = game.view(None)["table"]
    return shown


def finish_placement(game: Laid) -> None:
    """Everybody takes the first thing on offer until the first turn."""
    while not game.question.endswith("TakeTurn"):
        game.apply(game.options[0])


@pytest.mark.parametrize(
    ("seats", "row", "deck", "market"), [(3, 4, 22, 4), (4, 5, 20, 6), (5, 6, 18, 6)]
)
def test_market_rows_and_deck(seats: int, row: int, deck: int, market: int) -> None:
    """[PC-SETUP-1 to -5]"""
    shown = seen(new(seats))
    assert (shown["bag"], sum(shown["market"].values())) == (30 - market, market)
    ships = shown["first_row"] + shown["second_row"]
    assert len(shown["first_row"]) == len(shown["second_row"]) == row
    assert None not in ships
    assert len(set(ships)) == 2 * row
    assert shown["deck"] == [None] * deck  # face down


def test_set_up_is_random() -> None:
    """[PC-SETUP-2, -3, -11]"""
    tables = [seen(new(seed=seed)) for seed in range(40)]
    assert len({str(shown["market"]) for shown in tables}) > 20
    assert len({str(shown["first_row"]) for shown in tables}) == 40
    assert {shown["start_player"] for shown in tables} == {0, 1, 2, 3}


def test_the_second_row_lies_behind_the_first() -> None:
    """[PC-SETUP-4]"""
    game = new()
    behind = seen(game)["second_row"]
    finish_placement(game)
    assert seen(game)["first_row"] == behind


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_everybody_starts_with(seats: int) -> None:
    """[PC-SETUP-6 to -10]"""
    game = new(seats)
    assert seen(game)["decade"] == 1
    mats = seen(game)["players"]
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
    game = new(seed=3)
    assert game.seat == seen(game)["start_player"]
    assert seen(game)["round"] == 1


def test_placement_goes_round_and_back() -> None:
    """[PC-SETUP-10, -12, -13, -14, -15, -16]"""
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
    assert [game.player(letter).reserve for letter in "ABCD"] == [14, 12, 12, 12]
    stored = [list(game.player(letter).goods) for letter in "ABCD"]
    assert stored == [[1, 0, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0], [0, 1, 0, 0, 0]]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_after_placement_everybody_has_one_or_two_quays(seats: int) -> None:
    """[PC-SETUP-16]"""
    for seed in range(10):
        game, luck = new(seats, seed), random.Random(seed)
        while not game.question.endswith("TakeTurn"):
            game.apply(luck.choice(game.options))
        for seat, mat in enumerate(seen(game)["players"]):
            quays = sum(berth["owner"] == seat for berth in seen(game)["quays"].values())
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
