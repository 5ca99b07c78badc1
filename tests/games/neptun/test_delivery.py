"""Phase 2, delivering: one contract a go, and what becomes of the others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.neptun.laid import Laid, cargo, lay, pawns

MANIFEST = cargo("C17 honey-1", "C15 grain-1", "C19 salt-1", "C16 honey-2", "C01 fish-1")


def arrived(place: str, *manifest: str, seats: int = 3, gold: int = 0, **data: Any) -> Laid:
    """A's ship has arrived: A is asked what to deliver."""
    given = {"slots": cargo(*manifest), "place": place, "gold": gold, **data.pop("A", {})}
    game = lay(seats, phase="sail", A=given, **data)
    game.choose(f"place {place}")
    return game


def discards(game: Laid) -> tuple[int, int]:
    """How many city and goods cards are discarded."""
    shown = game.board["discards"]
    return shown["cities"], shown["goods"]


# Whether and what


def test_open_contracts_for_the_place_of_the_ship_may_be_fulfilled() -> None:
    """[NE-DELIVER-1, -3, EC-35] Or none of them; nothing is given up otherwise."""
    game = lay(3, phase="sail", A={"slots": MANIFEST})
    assert {name.split()[0] for name in game.offered} == {"place"}
    game.choose("place LEPTIS_MAGNA")
    assert game.question == "A Deliver"
    assert game.offered == {"slot 2", "slot 4", "pass"}


@pytest.mark.parametrize("place", ["CRETA", "TYROS"])
def test_elsewhere_nobody_is_asked(place: str) -> None:
    """[NE-DELIVER-1, EC-14, EC-32]"""
    game = lay(3, phase="sail", A={"slots": MANIFEST})
    game.choose(f"place {place}")
    assert game.question == "B Sail"


def test_after_staying_one_may_deliver_as_well() -> None:
    """[NE-DELIVER-1, NE-SAIL-8]"""
    game = arrived("CYRENE", "C17 honey-1")
    assert game.offered == {"slot 1", "pass"}


@pytest.mark.parametrize("slot", ["lost C17 honey-1", "done", "empty"])
def test_only_open_contracts_are_fulfilled(slot: str) -> None:
    """[NE-DELIVER-1, -7]"""
    game = arrived("CYRENE", slot)
    assert game.question == "B Sail"


def test_contracts_of_others_are_not_ones_own() -> None:
    """[NE-DELIVER-1]"""
    game = arrived("CYRENE", B={"slots": cargo("C17 honey-1"), "place": "CYRENE"})
    assert game.question == "B Sail"


@pytest.mark.parametrize(("slot", "gold"), [("slot 1", 4), ("slot 3", 5)])
def test_one_contract_a_go(slot: str, gold: int) -> None:
    """[NE-DELIVER-2, -3, EC-8] Both name Cyrene; the player chooses which."""
    game = arrived("CYRENE", "C17 honey-1", "C01 salt-1", "C18 fish-1")
    game.choose(slot, "pass")
    assert (game.question, game.mat("A")["gold"]) == ("B Sail", gold)
    assert game.slots("A").count("fulfilled") == 1


def test_the_second_one_needs_another_go() -> None:
    """[NE-DELIVER-2, EC-8] Staying is allowed."""
    game = arrived("CYRENE", "C17 honey-1", "C01 salt-1", "C18 fish-1")
    game.choose("slot 1", "pass")
    game.idle("Sail", turn=2)
    game.choose("place CYRENE")
    assert game.offered == {"slot 3", "pass"}
    game.choose("slot 3", "pass")
    assert game.mat("A")["gold"] == 4 + 5


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
    game.choose("slot 1")
    assert game.mat("A")["gold"] == 1 + gold
    assert [game.mat(letter)["gold"] for letter in "BC"] == [5, 5]
    assert set(game.mat("A")["temples"].values()) == {0}


def test_the_bank_has_no_end() -> None:
    """[EC-30] More than 55 coins are in the players' hands already."""
    game = arrived("CARTHAGO", "C13 honey-1", gold=60, B={"gold": 55})
    game.choose("slot 1")
    assert game.mat("A")["gold"] == 65


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
    """[NE-DELIVER-5, NE-CONTRACT-3, EC-14] And so does a bought one."""
    game = arrived(place, f"{city} {goods}", gold=3, temples={region: pawns("A2 C1")})
    game.choose("slot 1")
    assert game.mat("A")["temples"][region] == 2 + points
    assert sum(game.mat("A")["temples"].values()) == 2 + points
    assert game.mat("A")["gold"] == 3
    assert game.offered == {f"temple {region}", "pass"}
    assert game.mat("C")["temples"][region] == 1


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("B5 C3 A2", "B5 A5 C3"),  # on top of B: behind B
        ("B5 C5 A2", "B5 C5 A5"),
        ("B6 C5 A2", "B6 C5 A5"),
        ("A2 B1 C1", "A5 B1 C1"),
        ("B2 A2 C2", "A5 B2 C2"),  # out of the middle of a stack
        ("A2 B2 C2", "A5 B2 C2"),  # from its bottom
        ("B4 C2 A2", "A5 B4 C2"),
        ("B8 C7 A2", "B8 C7 A5"),
        ("B21 C20 A18", "B21 A21 C20"),  # beyond what is drawn
        ("B60 A59 C0", "A62 B60 C0"),
    ],
)
def test_a_pawn_comes_to_lie_on_top(before: str, after: str, seats: int) -> None:
    """[NE-DELIVER-5, NE-SCORE-2, EC-23, EC-25, T-13] Whoever was there first ranks better."""
    temples = {"AFRICA": pawns(before)}
    game = arrived("LEPTIS_MAGNA", "C15 olives-1", seats=seats, temples=temples)
    game.choose("slot 1")
    expected = [(word[0], int(word[1:])) for word in after.split()]
    assert game.spaces("AFRICA")[:3] == expected
    assert [space for _, space in game.spaces("AFRICA")[3:]] == [0] * (seats - 3)


# One more point


def test_after_the_profit_a_point_can_be_bought() -> None:
    """[NE-DELIVER-6] In the same region, for 3 gold."""
    game = arrived("LEPTIS_MAGNA", "C15 honey-1", gold=4)  # T2
    game.choose("slot 1")
    assert (game.question, game.offered) == ("A BuyPoint", {"temple AFRICA", "pass"})
    assert game.mat("A")["temples"]["AFRICA"] == 2
    game.choose("temple AFRICA")
    assert (game.mat("A")["temples"]["AFRICA"], game.mat("A")["gold"]) == (3, 1)
    assert sum(game.mat("A")["temples"].values()) == 3


def test_or_not() -> None:
    """[NE-DELIVER-6]"""
    game = arrived("LEPTIS_MAGNA", "C15 honey-1", gold=4)
    game.choose("slot 1", "pass")
    assert (game.mat("A")["temples"]["AFRICA"], game.mat("A")["gold"]) == (2, 4)
    assert game.question == "B Sail"


def test_only_once_for_a_contract() -> None:
    """[NE-DELIVER-6, EC-13] However much gold is left."""
    game = arrived("LEPTIS_MAGNA", "C15 honey-1", gold=30)
    game.choose("slot 1", "temple AFRICA")
    assert (game.question, game.mat("A")["gold"]) == ("B Sail", 27)
    assert game.mat("A")["temples"]["AFRICA"] == 2 + 1


@pytest.mark.parametrize(
    ("goods", "gold", "left", "points"),
    [
        ("grain-1", 0, 2, 1),  # G5
        ("salt-1", 0, 0, 1),  # G3
        ("honey-1", 3, 0, 3),  # T2
    ],
)
def test_gold_just_earned_will_do(goods: str, gold: int, left: int, points: int) -> None:
    """[NE-DELIVER-4, -6, EC-12, T-11] After gold and after temple profits."""
    game = arrived("LEPTIS_MAGNA", f"C15 {goods}", gold=gold)
    game.choose("slot 1")
    assert (game.question, game.slots("A")[0]) == ("A BuyPoint", "open")
    game.choose("temple AFRICA")
    assert (game.mat("A")["gold"], game.mat("A")["temples"]["AFRICA"]) == (left, points)


@pytest.mark.parametrize(
    ("place", "slot", "gold"),
    [
        ("LEPTIS_MAGNA", "C15 honey-1", 0),  # T2
        ("LEPTIS_MAGNA", "C15 honey-1", 2),
        ("ATHENAE", "C19 honey-1", 0),  # G2
    ],
)
def test_below_three_gold_nobody_is_asked(place: str, slot: str, gold: int) -> None:
    """[NE-DELIVER-6]"""
    game = arrived(place, slot, gold=gold)
    game.choose("slot 1")
    assert (game.question, game.slots("A")[0]) == ("B Sail", "fulfilled")
    assert game.mat("A")["gold"] == (2 if place == "ATHENAE" else gold)


def test_without_a_delivery_no_point_is_sold() -> None:
    """[NE-DELIVER-6, EC-14]"""
    game = arrived("LEPTIS_MAGNA", "C15 honey-1", gold=9)
    game.choose("pass")
    assert game.question == "B Sail"
    game.idle("Sail", turn=2)
    game.choose("place CYRENE")
    assert game.question == "B Sail"
    assert game.mat("A")["gold"] == 9


def test_a_bought_point_stacks_like_an_earned_one() -> None:
    """[NE-DELIVER-5, -6, EC-24] A comes to lie on B, leaves, and comes to lie on C."""
    game = arrived("LEPTIS_MAGNA", "C15 honey-1", gold=3, temples={"AFRICA": pawns("C5 B4 A2")})
    game.choose("slot 1")
    assert game.spaces("AFRICA") == [("C", 5), ("B", 4), ("A", 4)]
    game.choose("temple AFRICA")
    assert game.spaces("AFRICA") == [("C", 5), ("A", 5), ("B", 4)]


# What becomes of the contracts


@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_what_lies_to_the_left_is_lost(slot: int) -> None:
    """[NE-LOAD-3, NE-DELIVER-7, -9, EC-50] What lies to the right is not."""
    manifest = ["C01 salt-1", "C03 grain-1", "C05 fish-1", "C07 honey-2", "C09 olives-1"]
    manifest[slot - 1] = "C17 honey-1"
    game = arrived("CYRENE", *manifest)
    assert game.offered == {f"slot {slot}", "pass"}
    game.choose(f"slot {slot}", "pass")
    assert game.slots("A") == ["lost"] * (slot - 1) + ["fulfilled"] + ["open"] * (5 - slot)
    assert game.events.count("contract-skipped") == slot - 1
    assert game.slots("B") == ["empty"] * 5


def test_lost_and_fulfilled_slots_stay_as_they_are() -> None:
    """[NE-DELIVER-7]"""
    game = arrived("CYRENE", "done", "lost C15 grain-1", "done", "C01 salt-1", "C17 honey-1")
    game.choose("slot 5", "pass")
    assert game.slots("A") == ["fulfilled", "lost", "fulfilled", "lost", "fulfilled"]


def test_a_slot_is_of_no_more_use_until_the_round_ends() -> None:
    """[NE-DELIVER-7, -8, EC-33] A lost one keeps its cards, which nobody can deliver."""
    game = arrived("CYRENE", "C18 fish-1", "C17 honey-1")
    game.choose("slot 2", "pass")
    for turn in range(2, 6):
        game.idle("Sail", turn=turn)
        lost, fulfilled = game.mat("A")["slots"][:2]
        assert (lost["state"], lost["city"]) == ("lost", "C18")
        nothing = {"city": None, "goods": None, "profit": None}
        assert fulfilled == {"state": "fulfilled", **nothing}
        assert discards(game) == (1, 1)
        game.choose("place CYRENE")
        assert game.question == "B Sail"
    assert game.mat("A")["gold"] == 4
    game.idle("LoadContract", round="B")
    assert game.slots("A") == ["empty"] * 5


def test_the_loss_follows_the_profit() -> None:
    """[NE-DELIVER-6, -7] Profit, purchase, loss."""
    game = arrived("CYRENE", "C01 salt-1", "C17 honey-1")
    game.choose("slot 2")
    assert (game.question, game.slots("A")[:2]) == ("A BuyPoint", ["open", "open"])
    game.choose("temple AFRICA")
    assert game.events[-3:] == ["gold-earned", "point-paid", "contract-skipped"]


def test_the_cards_of_a_fulfilled_contract_are_discarded() -> None:
    """[NE-DELIVER-8] Those of a lost one are not."""
    game = arrived("CYRENE", "C01 salt-1", "C17 honey-1")
    assert discards(game) == (0, 0)
    game.choose("slot 2", "pass")
    assert discards(game) == (1, 1)
    shown = game.mat("A")["slots"]
    assert (shown[1]["city"], shown[1]["goods"]) == (None, None)
    assert (shown[0]["city"], shown[0]["goods"]) == ("C01", "salt-1")


def test_without_delivering_nothing_is_lost() -> None:
    """[NE-DELIVER-10, EC-35, EC-51] By sailing there, staying there, or passing by."""
    game = lay(3, phase="sail", A={"slots": MANIFEST, "gold": 20})
    game.choose("place ATHENAE", "pass")
    for turn, place in ((2, "ATHENAE"), (3, "LEPTIS_MAGNA"), (4, "MALACA")):
        game.idle("Sail", turn=turn)
        game.choose(f"place {place}", "pass")
    assert game.slots("A") == ["open"] * 5
    assert game.told("contract-skipped") == []
