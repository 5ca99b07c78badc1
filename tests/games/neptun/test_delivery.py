"""Phase 2, delivering: one contract a go, and what becomes of the others."""

from __future__ import annotations

from typing import Any

import pytest

import cothon
from tests.games.neptun.laid import (
    asked,
    board,
    cargo,
    choose,
    events,
    idle,
    lay,
    mat,
    offered,
    pawns,
    player,
    slots,
    spaces,
    told,
)

MANIFEST = cargo("C17 honey-1", "C15 grain-1", "C19 salt-1", "C16 honey-2", "C01 fish-1")


def arrived(place: str, *manifest: str, seats: int = 3, gold: int = 0, **data: Any) -> cothon.Game:
    """A's ship has arrived: A is asked what to deliver."""
    given = {"slots": cargo(*manifest), "place": place, "gold": gold, **data.pop("A", {})}
    game = lay(seats, phase="sail", A=given, **data)
    choose(game, f"place {place}")
    return game


def discards(game: cothon.Game) -> tuple[int, int]:
    """How many city and goods cards are discarded."""
    shown = board(game)["discards"]
    return shown["cities"], shown["goods"]


# Whether and what


def test_open_contracts_for_the_place_of_the_ship_may_be_fulfilled() -> None:
    """[NE-DELIVER-1, -3] Or none of them."""
    game = lay(3, phase="sail", A={"slots": MANIFEST})
    choose(game, "place LEPTIS_MAGNA")
    assert asked(game) == "A Deliver"
    assert offered(game) == {"slot 2", "slot 4", "pass"}


@pytest.mark.parametrize("place", ["CRETA", "TYROS"])
def test_elsewhere_nobody_is_asked(place: str) -> None:
    """[NE-DELIVER-1]"""
    game = lay(3, phase="sail", A={"slots": MANIFEST})
    choose(game, f"place {place}")
    assert asked(game) == "B Sail"


def test_after_staying_one_may_deliver_as_well() -> None:
    """[NE-DELIVER-1, NE-SAIL-8]"""
    game = arrived("CYRENE", "C17 honey-1")
    assert offered(game) == {"slot 1", "pass"}


@pytest.mark.parametrize("slot", ["lost C17 honey-1", "done", "empty"])
def test_only_open_contracts_are_fulfilled(slot: str) -> None:
    """[NE-DELIVER-1, -7]"""
    game = arrived("CYRENE", slot)
    assert asked(game) == "B Sail"


def test_contracts_of_others_are_not_ones_own() -> None:
    """[NE-DELIVER-1]"""
    game = arrived("CYRENE", B={"slots": cargo("C17 honey-1"), "place": "CYRENE"})
    assert asked(game) == "B Sail"


@pytest.mark.parametrize(("slot", "gold"), [("slot 1", 4), ("slot 3", 5)])
def test_one_contract_a_go(slot: str, gold: int) -> None:
    """[NE-DELIVER-2, -3, EC-8] Both name Cyrene; the player chooses which."""
    game = arrived("CYRENE", "C17 honey-1", "C01 salt-1", "C18 fish-1")
    choose(game, slot, "pass")
    assert (asked(game), mat(game, "A")["gold"]) == ("B Sail", gold)
    assert slots(game, "A").count("fulfilled") == 1


def test_the_second_one_needs_another_go() -> None:
    """[NE-DELIVER-2, EC-8] Staying is allowed."""
    game = arrived("CYRENE", "C17 honey-1", "C01 salt-1", "C18 fish-1")
    choose(game, "slot 1", "pass")
    idle(game, "Sail", turn=2)
    choose(game, "place CYRENE")
    assert offered(game) == {"slot 3", "pass"}
    choose(game, "slot 3", "pass")
    assert mat(game, "A")["gold"] == 4 + 5


# Profit


@pytest.mark.parametrize(
    ("place", "city", "goods", "gold"),
    [
        ("MALACA", "C01", "grapes-1", 6),
        ("TARRACO", "C06", "grain-3", 5),
        ("ROMA", "C10", "fish-5", 3),
        ("CARTHAGO", "C13", "honey-1", 5),
        ("ATHENAE", "C19", "honey-4", 2),
        ("TYROS", "C28", "honey-2", 4),
    ],
)
def test_gold_comes_from_the_bank(place: str, city: str, goods: str, gold: int) -> None:
    """[NE-DELIVER-4, NE-CONTRACT-3]"""
    game = arrived(place, f"{city} {goods}", gold=1)
    choose(game, "slot 1")
    assert mat(game, "A")["gold"] == 1 + gold
    assert [mat(game, letter)["gold"] for letter in "BC"] == [5, 5]
    assert set(mat(game, "A")["temples"].values()) == {0}


@pytest.mark.parametrize(
    ("place", "city", "goods", "region", "points"),
    [
        ("MALACA", "C01", "honey-1", "HISPANIA", 1),
        ("SAGUNTUM", "C03", "olives-2", "HISPANIA", 3),
        ("GENUA", "C08", "grain-1", "ITALIA", 2),
        ("LEPTIS_MAGNA", "C15", "olives-5", "AFRICA", 3),
        ("BYZANTIUM", "C22", "salt-1", "GRAECIA", 1),
        ("ALEXANDRIA", "C29", "grapes-1", "ORIENS", 2),
    ],
)
def test_points_go_to_the_temple_of_the_region(
    place: str, city: str, goods: str, region: str, points: int
) -> None:
    """[NE-DELIVER-5, NE-CONTRACT-3]"""
    game = arrived(place, f"{city} {goods}", temples={region: pawns("A2 C1")})
    choose(game, "slot 1")
    assert mat(game, "A")["temples"][region] == 2 + points
    assert sum(mat(game, "A")["temples"].values()) == 2 + points
    assert mat(game, "A")["gold"] == 0
    assert mat(game, "C")["temples"][region] == 1


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("B5 C3 A2", "B5 A5 C3"),  # on top of B: behind B
        ("B5 C5 A2", "B5 C5 A5"),
        ("B6 C5 A2", "B6 C5 A5"),
        ("A2 B1 C1", "A5 B1 C1"),
        ("B2 A2 C2", "A5 B2 C2"),  # out of the middle of a stack
        ("B4 C2 A2", "A5 B4 C2"),
        ("B8 C7 A2", "B8 C7 A5"),
    ],
)
def test_a_pawn_comes_to_lie_on_top(before: str, after: str, seats: int) -> None:
    """[NE-DELIVER-5, NE-SCORE-2, EC-23] Whoever was there first ranks better."""
    temples = {"AFRICA": pawns(before)}
    game = arrived("LEPTIS_MAGNA", "C15 olives-1", seats=seats, temples=temples)
    choose(game, "slot 1")
    expected = [(word[0], int(word[1:])) for word in after.split()]
    assert spaces(game, "AFRICA")[:3] == expected
    assert [space for _, space in spaces(game, "AFRICA")[3:]] == [0] * (seats - 3)


# One more point


def test_after_the_profit_a_point_can_be_bought() -> None:
    """[NE-DELIVER-6] In the same region, for 3 gold."""
    game = arrived("LEPTIS_MAGNA", "C15 honey-1", gold=4)  # T2
    choose(game, "slot 1")
    assert (asked(game), offered(game)) == ("A BuyPoint", {"temple AFRICA", "pass"})
    assert mat(game, "A")["temples"]["AFRICA"] == 2
    choose(game, "temple AFRICA")
    assert (mat(game, "A")["temples"]["AFRICA"], mat(game, "A")["gold"]) == (3, 1)
    assert sum(mat(game, "A")["temples"].values()) == 3


def test_or_not() -> None:
    """[NE-DELIVER-6]"""
    game = arrived("LEPTIS_MAGNA", "C15 honey-1", gold=4)
    choose(game, "slot 1", "pass")
    assert (mat(game, "A")["temples"]["AFRICA"], mat(game, "A")["gold"]) == (2, 4)
    assert asked(game) == "B Sail"


def test_only_once_for_a_contract() -> None:
    """[NE-DELIVER-6, EC-13] However much gold is left."""
    game = arrived("LEPTIS_MAGNA", "C15 honey-1", gold=30)
    choose(game, "slot 1", "temple AFRICA")
    assert (asked(game), mat(game, "A")["gold"]) == ("B Sail", 27)


@pytest.mark.parametrize(
    ("goods", "gold", "asks"),
    [
        ("grain-1", 0, True),  # G5
        ("salt-1", 0, True),  # G3
        ("honey-1", 2, False),  # T2
        ("honey-1", 3, True),
        ("honey-1", 0, False),
    ],
)
def test_gold_just_earned_will_do(goods: str, gold: int, asks: bool) -> None:
    """[NE-DELIVER-6, EC-12] After gold and after temple profits; below 3 gold nobody is asked."""
    game = arrived("LEPTIS_MAGNA", f"C15 {goods}", gold=gold)
    choose(game, "slot 1")
    assert (asked(game) == "A BuyPoint") is asks
    assert slots(game, "A")[0] == ("open" if asks else "fulfilled")


def test_with_two_gold_from_a_poor_contract_nobody_is_asked() -> None:
    """[NE-DELIVER-6] G2 and nothing else."""
    game = arrived("ATHENAE", "C19 honey-1")
    choose(game, "slot 1")
    assert (asked(game), mat(game, "A")["gold"]) == ("B Sail", 2)


def test_without_a_delivery_no_point_is_sold() -> None:
    """[NE-DELIVER-6, EC-14]"""
    game = arrived("LEPTIS_MAGNA", "C15 honey-1", gold=9)
    choose(game, "pass")
    assert asked(game) == "B Sail"
    idle(game, "Sail", turn=2)
    choose(game, "place CYRENE")
    assert asked(game) == "B Sail"
    assert mat(game, "A")["gold"] == 9


def test_a_bought_point_stacks_like_an_earned_one() -> None:
    """[NE-DELIVER-5, -6, EC-24] A comes to lie on B, leaves, and comes to lie on C."""
    game = arrived("LEPTIS_MAGNA", "C15 honey-1", gold=3, temples={"AFRICA": pawns("C5 B4 A2")})
    choose(game, "slot 1")
    assert spaces(game, "AFRICA") == [("C", 5), ("B", 4), ("A", 4)]
    choose(game, "temple AFRICA")
    assert spaces(game, "AFRICA") == [("C", 5), ("A", 5), ("B", 4)]


# What becomes of the contracts


@pytest.mark.parametrize(
    ("slot", "after"),
    [
        (1, ["fulfilled", "open", "open", "open", "open"]),
        (2, ["lost", "fulfilled", "open", "open", "open"]),
        (4, ["lost", "lost", "lost", "fulfilled", "open"]),
        (5, ["lost", "lost", "lost", "lost", "fulfilled"]),
    ],
)
def test_what_lies_to_the_left_is_lost(slot: int, after: list[str]) -> None:
    """[NE-DELIVER-7, -9, EC-50] What lies to the right is not."""
    places = ["CYRENE", "LEPTIS_MAGNA", "ATHENAE", "LEPTIS_MAGNA", "MALACA"]
    game = lay(3, phase="sail", A={"slots": MANIFEST, "place": places[slot - 1], "gold": 0})
    choose(game, f"place {places[slot - 1]}", f"slot {slot}")
    idle(game, "Sail")
    assert slots(game, "A") == after
    assert events(game).count("contract-lost") == slot - 1
    assert slots(game, "B") == ["empty"] * 5


def test_lost_and_fulfilled_slots_stay_as_they_are() -> None:
    """[NE-DELIVER-7]"""
    game = arrived("CYRENE", "done", "lost C15 grain-1", "done", "C01 salt-1", "C17 honey-1")
    choose(game, "slot 5", "pass")
    assert slots(game, "A") == ["fulfilled", "lost", "fulfilled", "lost", "fulfilled"]


def test_a_lost_contract_is_never_fulfilled() -> None:
    """[NE-DELIVER-7]"""
    game = arrived("CYRENE", "C18 fish-1", "C17 honey-1")
    choose(game, "slot 2", "pass")
    for turn in range(2, 6):
        idle(game, "Sail", turn=turn)
        choose(game, "place CYRENE")
        assert asked(game) == "B Sail"
    assert mat(game, "A")["gold"] == 4


def test_the_loss_follows_the_profit() -> None:
    """[NE-DELIVER-6, -7] Profit, purchase, loss."""
    game = arrived("CYRENE", "C01 salt-1", "C17 honey-1")
    choose(game, "slot 2")
    assert (asked(game), slots(game, "A")[:2]) == ("A BuyPoint", ["open", "open"])
    choose(game, "temple AFRICA")
    assert events(game)[-3:] == ["gold-earned", "point-bought", "contract-lost"]


def test_the_cards_of_a_fulfilled_contract_are_discarded() -> None:
    """[NE-DELIVER-8] Those of a lost one are not."""
    game = arrived("CYRENE", "C01 salt-1", "C17 honey-1")
    assert discards(game) == (0, 0)
    choose(game, "slot 2", "pass")
    assert discards(game) == (1, 1)
    shown = mat(game, "A")["slots"]
    assert (shown[1]["city"], shown[1]["goods"]) == (None, None)
    assert (shown[0]["city"], shown[0]["goods"]) == ("C01", "salt-1")


def test_the_slot_stays_empty_for_the_rest_of_the_round() -> None:
    """[NE-DELIVER-8]"""
    game = arrived("CYRENE", "C17 honey-1", "C01 salt-1")
    choose(game, "slot 1", "pass")
    idle(game, "ChooseOars", turn=5)
    assert slots(game, "A")[:2] == ["fulfilled", "open"]
    assert player(game, "A").cities[0] == player(game, "A").goods[0] == -1


def test_without_delivering_nothing_is_lost() -> None:
    """[NE-DELIVER-10, EC-51] By sailing there, staying there, or passing by."""
    game = lay(3, phase="sail", A={"slots": MANIFEST, "gold": 20})
    choose(game, "place ATHENAE", "pass")
    for turn, place in ((2, "ATHENAE"), (3, "LEPTIS_MAGNA"), (4, "MALACA")):
        idle(game, "Sail", turn=turn)
        choose(game, f"place {place}", "pass")
    assert slots(game, "A") == ["open"] * 5
    assert told(game, "contract-lost") == []
