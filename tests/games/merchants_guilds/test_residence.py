"""RESIDENCE: pay goods, and the topmost disc of a column is available."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import LETTERS, harbour, lay, paid

DYES = ["T01", "T05", "T09"]
OILS = ["T16", "T20", "T24"]
GLASS = ["T31", "T35", "T39"]
CEDAR = ["T46", "T50"]
JEWELRY = ["T61", "T65"]
ALL_COLUMNS = {"column LEFT", "column MIDDLE", "column RIGHT"}


def pay(*cards: str) -> list[str]:
    """The names of choices that pay these cards."""
    return [f"card {card}" for card in cards]


# Prices


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("cards", "column"),
    [(DYES, "LEFT"), (OILS, "LEFT"), (GLASS, "LEFT"), (CEDAR, "MIDDLE"), (JEWELRY, "RIGHT")],
)
def test_each_column_has_its_price(seats: int, cards: list[str], column: str) -> None:
    """[MG-RES-1, -3, -4, -5, AMB-08] The only column offered is freed for exactly these cards.

    On every board alike.
    """
    for seat, letter in enumerate(LETTERS[:seats]):
        mats: dict[str, Any] = {letter: {"hand": ["B1", *cards]}}
        game = paid("RESIDENCE", seats, active=seat, **mats)
        assert game.question == f"{LETTERS[(seat + 1) % seats]} TakeTurn"  # there was no choice
        assert game.mat(letter)["freed"] == {"LEFT": 0, "MIDDLE": 0, "RIGHT": 0} | {column: 1}
        assert game.hand(letter) == ["B1"]
        assert game.board["discard"] == cards
        assert game.player(letter).available == 4


@pytest.mark.parametrize(
    "cards",
    [
        ["T01", "T05", "T16"],  # 2 dyes, 1 oils
        ["T01", "T16", "T31"],  # one of each
        ["T01", "T05"],
        ["T46", "T61"],  # 1 cedar, 1 jewelry
        ["T46", "T01", "T05"],
        ["T61", "T31", "T35"],
        ["B3", "B4", "B5", "B6"],
    ],
)
def test_other_cards_do_not_pay(cards: list[str]) -> None:
    """[MG-RES-3, -4, -5] Goods do not mix, and base cards pay nothing."""
    game = lay(
        A={"hand": ["B3" if "B3" not in cards else "B1", *cards]},
        markers=["MARKET", "HARBOUR_DELIVERY"],
    )
    assert "space RESIDENCE" not in game.offered


def test_cedar_or_jewelry_never_pay_for_the_left_column() -> None:
    """[MG-RES-3] Three of them are two for their own column."""
    game = paid("RESIDENCE", A={"hand": ["T46", "T50", "T54", "T61", "T65", "T69"]})
    assert game.offered == {"column MIDDLE", "column RIGHT"}


@pytest.mark.parametrize("good", [DYES, OILS, GLASS])
def test_the_player_chooses_which_good_pays_for_the_left_column(good: list[str]) -> None:
    """[MG-RES-3, AMB-08] All three cards are of that good."""
    game = paid("RESIDENCE", A={"hand": [*DYES, *OILS, *GLASS]})
    assert game.offered == set(pay(*DYES, *OILS, *GLASS)) - set(
        pay(*DYES[1:], *OILS[1:], *GLASS[1:])
    )
    game.choose(f"card {good[0]}")
    assert game.question == "B TakeTurn"
    assert game.board["discard"] == good


def test_with_more_cards_of_a_good_the_player_chooses_among_them() -> None:
    """[MG-RES-4, MG-CARD-8] Exactly two are paid."""
    game = paid("RESIDENCE", A={"hand": ["T46", "T50", "T54"]})
    assert game.offered == {"card T46", "card T50"}
    game.choose("card T46")
    assert game.offered == {"card T50", "card T54"}
    game.choose("card T54")
    assert game.hand("A") == ["T50"]
    assert game.board["discard"] == ["T46", "T54"]


# Columns


def test_any_column_that_can_be_paid_may_be_chosen() -> None:
    """[MG-RES-1]"""
    game = paid("RESIDENCE", A={"hand": [*DYES, *CEDAR, *JEWELRY]})
    assert game.question == "A ChooseColumn"
    assert game.offered == ALL_COLUMNS


@pytest.mark.parametrize(("column", "spaces"), [("LEFT", 3), ("MIDDLE", 2), ("RIGHT", 2)])
def test_an_empty_column_cannot_be_chosen(column: str, spaces: int) -> None:
    """[MG-RES-1]"""
    hand_of_all = [*DYES, *CEDAR, *JEWELRY]
    game = paid("RESIDENCE", A={"hand": hand_of_all, "freed": {column: spaces}})
    assert game.offered == ALL_COLUMNS - {f"column {column}"}
    game = paid("RESIDENCE", A={"hand": hand_of_all, "freed": {column: spaces - 1}})
    assert game.offered == ALL_COLUMNS


@pytest.mark.parametrize(
    ("column", "freed", "discs"),
    [
        ("LEFT", 0, 1),
        ("LEFT", 1, 1),
        ("LEFT", 2, 1),
        ("MIDDLE", 0, 1),
        ("MIDDLE", 1, 1),
        ("RIGHT", 0, 1),
        ("RIGHT", 1, 2),
    ],
)
def test_the_topmost_space_gives_its_discs(column: str, freed: int, discs: int) -> None:
    """[MG-RES-1, -2, -6] The lowest of the right column both at once, for one payment."""
    game = paid("RESIDENCE", A={"hand": [*DYES, *CEDAR, *JEWELRY], "freed": {column: freed}})
    before = game.player("A").available
    game.choose(f"column {column}")
    assert game.mat("A")["freed"][column] == freed + 1
    assert game.player("A").available == before + discs
    assert len(game.board["discard"]) == {"LEFT": 3, "MIDDLE": 2, "RIGHT": 2}[column]


@pytest.mark.parametrize(("freed", "seats"), [(0, 0), (1, 0), (2, 2), (3, 3)])
def test_the_left_column_is_worth_its_lowest_empty_space(freed: int, seats: int) -> None:
    """[MG-RES-7, -8] 0, 2, 3 bonus seats; they do not add up."""
    game = lay(A={"freed": {"LEFT": freed}})
    assert game.mat("A")["bonus_seats"] == seats


@pytest.mark.parametrize(("freed", "strength"), [(0, 1), (1, 3), (2, 5)])
def test_the_middle_column_is_the_strength(freed: int, strength: int) -> None:
    """[MG-RES-7, -9] 1 at the start, then 3, then 5."""
    game = lay(A={"freed": {"MIDDLE": freed}})
    assert game.mat("A")["strength"] == strength
    assert game.mat("B")["strength"] == 1


def test_a_residence_action_frees_one_column_once() -> None:
    """[MG-RES-10] Even if more could be paid."""
    cards = [*CEDAR, "T54", "T58", *JEWELRY]
    game = paid("RESIDENCE", A={"hand": cards})
    game.choose("column MIDDLE", "card T46", "card T50")
    assert game.question == "B TakeTurn"
    assert game.mat("A")["freed"] == {"LEFT": 0, "MIDDLE": 1, "RIGHT": 0}
    assert game.hand("A") == ["T54", "T58", "T61", "T65"]


@pytest.mark.parametrize("place", ["dock 2", "warship-place 1"])
def test_a_disc_that_comes_back_does_not_go_to_the_residence(place: str) -> None:
    """[MG-RES-11, AMB-42] It is available; the spaces stay empty."""
    freed = {"LEFT": 1, "MIDDLE": 2, "RIGHT": 1}
    game = paid(
        "HARBOUR_DELIVERY",
        A={"hand": ["T01", "T02"], "freed": freed},
        docks=harbour("S07", "S01 A", "S08", "S09", "S10"),
        warship_docks=[0, None, None],
        ship_pile=["S26"],
    )
    before = game.player("A").available
    game.choose(place, "card T01", "go-on" if place == "dock 2" else "pass")
    assert game.mat("A")["freed"] == freed
    assert game.player("A").available == before + 1
