"""Recruiting townsfolk, the plaza, staff boards, and using staff."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.merchants_cove.laid import Laid, lay
from tests.other_material import changed

PLAZA = ["LOC-01", "LOC-02", "LOC-03", "LOC-04"]
COSTS = {1: (2, 1), 2: (2, 0), 3: (1, 1), 4: (1, 0)}


def square(seats: int = 2, **data: Any) -> Laid:
    """A is active on 4, the others are done; no card, so that locals find nothing to discard."""
    player = {"merchant": "blacksmith", "hour": 4, **data.pop("A", {})}
    others = {letter: {"hour": 12} for letter in "BCD"[: seats - 1]}
    return lay(seats, A=player, **others, **{"plaza": PLAZA, **data})


def plaza(game: Laid) -> list[str | None]:
    """The plaza from left to right."""
    return [place["townsfolk"] for place in game.board["plaza"]]


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_the_cost_is_the_one_of_the_place(place: int) -> None:
    """[MC-RECRUIT-1, -6, MC-GEN-7, MC-TURN-3, -4, DP-08] Corruption, then hours."""
    game = square()
    game.recruit(PLAZA[place - 1])
    hours, cards = COSTS[place]
    assert (game.hours()["A"], game.cards("A")) == (4 + hours, cards)
    shown = game.board["plaza"][place - 1]
    assert (shown["hours"], shown["corruption"]) == (hours, cards)


def test_who_recruits_for_nothing_must_do_something_else_next(tmp_path: Path) -> None:
    """[MC-TURN-1, MC-RECRUIT-6] With material of one's own: so such turns cannot go on for ever."""
    free = changed(tmp_path, "merchants_cove", ("hours = [2, 2, 1, 1]", "hours = [0, 0, 0, 0]"))
    players = [{"merchant": "blacksmith", "hour": 4}, {"hour": 12}]
    game = Laid.position({"players": players, "plaza": PLAZA}, material=free)
    game.recruit("LOC-02")
    assert (game.question, game.hours()["A"]) == ("A ChooseSpace", 4)
    assert "recruit" not in game.offered


def test_the_plaza_slides_right_and_a_new_card_comes_from_the_left() -> None:
    """[MC-RECRUIT-7, MC-CLEAN-2, TC-20] [a, b, c, d] less b: [new, a, c, d]."""
    game = square(townsfolk_deck=["LOC-09", "LOC-10"])
    game.recruit("LOC-02")
    assert plaza(game) == ["LOC-09", "LOC-01", "LOC-03", "LOC-04"]
    assert game.hours()["A"] == 6


def test_cleanup_sends_the_last_one_under_the_deck() -> None:
    """[MC-CLEAN-2, TC-20] The rightmost one."""
    game = square(phase="cleanup", townsfolk_deck=["LOC-09"], A={"hour": 12})
    assert plaza(game) == ["LOC-09", "LOC-01", "LOC-02", "LOC-03"]
    assert game.g.townsfolk_deck[0] == game.g.box.townsfolk_codes.index("LOC-04")


def test_cleanup_finds_the_rightmost_one_wherever_it_is() -> None:
    """[MC-CLEAN-2] It goes under an empty deck, and comes back on the left."""
    game = lay(phase="cleanup", plaza=["LOC-01", None, None, None], short_deck=True)
    assert game.told("townsfolk-left") == [[game.g.box.townsfolk_codes.index("LOC-01")]]
    assert plaza(game) == ["LOC-01", None, None, None]


def test_the_plaza_is_refilled_after_all_is_paid() -> None:
    """[MC-RECRUIT-7, E-80] While the adventurer of 3:30 is placed, the place is still empty."""
    game = square(A={"hour": 3}, townsfolk_deck=["LOC-09"])
    game.draws("bard")
    game.recruit("LOC-04")
    assert game.question == "A ChooseBoat"
    assert plaza(game) == ["LOC-01", "LOC-02", "LOC-03", None]
    game.choose("boat L-in")
    assert plaza(game) == ["LOC-09", "LOC-01", "LOC-02", "LOC-03"]


def test_an_empty_deck_leaves_places_empty() -> None:
    """[MC-RECRUIT-7, E-26] Sliding still goes right."""
    game = square(short_deck=True)
    game.recruit("LOC-03")
    assert plaza(game) == [None, "LOC-01", "LOC-02", "LOC-04"]


def test_replacing_with_an_empty_deck_brings_the_old_card_back() -> None:
    """[MC-RECRUIT-4, -7, E-27, E-80, TC-57] x goes under the deck, then comes to the plaza."""
    staff = ["LOC-05", "LOC-06", "LOC-07", "LOC-08"]
    game = square(A={"staff": staff}, short_deck=True)
    game.recruit("LOC-04", 2)
    assert plaza(game) == ["LOC-06", "LOC-01", "LOC-02", "LOC-03"]
    assert game.g.townsfolk_deck == []
    assert game.mat("A")["staff"] == ["LOC-05", "LOC-04", "LOC-07", "LOC-08"]


def test_any_slot_may_be_chosen_also_an_occupied_one() -> None:
    """[MC-RECRUIT-3, -4, -5, DP-15, E-28] Even if another is free."""
    game = square(A={"staff": ["LOC-05"]})
    game.choose("recruit", "townsfolk LOC-01")
    assert game.question == "A ChooseSlot"
    assert game.offered == {f"staff {slot}" for slot in range(1, 5)}
    game.choose("staff 1")
    assert game.mat("A")["staff"] == ["LOC-01", None, None, None]


def test_the_ability_comes_before_slot_and_cost() -> None:
    """[MC-RECRUIT-2, -6, E-70, TC-21] A card drawn for the cost cannot be discarded by it."""
    game = square()
    game.choose("recruit", "townsfolk LOC-01")
    assert "ability-idle" in game.events
    game.choose("staff 1")
    assert game.cards("A") == 1


def test_the_same_space_is_not_used_twice_in_a_row() -> None:
    """[MC-TURN-1, E-71] Nor is staff used in the turn of its recruitment."""
    game = square()
    game.recruit("LOC-04")
    assert game.question == "A ChooseSpace"
    assert "recruit" not in game.offered
    assert "use-staff" not in square(A={"figure": "use-staff"}).offered


# Use staff


def staffed(*slots: str | None, **more: Any) -> Laid:
    """A may use this staff."""
    return square(A={"staff": list(slots), "figure": "forge", **more})


def test_use_staff_needs_somebody() -> None:
    """[MC-STAFF-1, MC-TURN-2, E-01]"""
    assert "use-staff" not in square(A={"figure": "forge"}).offered
    assert "use-staff" in staffed("LOC-05").offered


def test_abilities_are_used_once_each_in_any_order() -> None:
    """[MC-STAFF-1, DP-16, E-73, E-95] At least one; then it may be stopped. It costs 2 hours."""
    game = staffed("LOC-05", None, None, "LOC-06", corruption=["CO-01"])
    game.choose("use-staff")
    assert game.offered == {"staff 1", "staff 4"}
    game.choose("staff 4")
    assert (game.cards("A"), game.question) == (0, "A UseStaff")
    assert game.offered == {"staff 1", "pass"}
    game.choose("pass")
    assert game.hours()["A"] == 6


def test_the_overseer_discards_one_card_of_choice() -> None:
    """[MC-STAFF-2, MC-GEN-9, DP-17] Those with the same icons are one option."""
    game = staffed(None, None, None, "LOC-06", corruption=["CO-01", "CO-02", "CO-25"])
    game.choose("use-staff")
    assert game.question == "A DiscardCorruption"
    assert game.offered == {"corruption CO-01", "corruption CO-25"}
    game.choose("corruption CO-25")
    assert game.mat("A")["corruption"] == ["CO-01", "CO-02"]


def test_an_overseer_without_cards_does_nothing() -> None:
    """[MC-STAFF-1, E-95]"""
    game = staffed(None, None, None, "LOC-06")
    game.choose("use-staff")
    assert "nothing-to-discard" in game.events
    assert game.hours()["A"] == 6


# Where the figure may go


def test_a_figure_never_stays() -> None:
    """[MC-TURN-1, -1a, DP-03, E-02, E-81] Also after the end of a round."""
    game = square(A={"figure": "furnace 1"})
    assert "furnace F1" not in game.offered
    assert {"furnace F2", "furnace F3", "furnace F4", "forge", "recruit"} <= game.offered
    game = square(A={"hour": 12, "figure": "forge"}, phase="cleanup", order=[1, 0])
    assert game.question == "A ChooseSpace"
    assert "forge" not in game.offered


def test_everybody_sees_where_a_figure_stands() -> None:
    """[MC-TURN-1] By the name that positions give its space; two figures stand in their shop."""
    away = {"merchant": "chronomancer", "hour": 12}
    game = lay(A={"merchant": "blacksmith", "hour": 4, "figure": "furnace 2"}, B=away)
    seen = [game.view(seat)["table"]["players"] for seat in (None, 0, 1)]
    assert [[player["figure"] for player in players] for players in seen] == [
        ["furnace 2", None]
    ] * 3
    game.choose("forge")
    assert game.mat("A")["figure"] == "forge"


def test_without_any_action_another_space_costs_its_hours_for_nothing() -> None:
    """[MC-TURN-2, E-01] Never Recruit, which costs nothing without a card."""
    shop = {
        "fed": {"F1": ["red-1", "green-1"], "F2": ["blue-1", "yellow-1"]},
        "smelter": None,
        "icons_covered": ["red", "green", "blue", "yellow"],
        "dice": [],
    }
    game = square(A={"figure": "forge", "shop": shop}, plaza=[None] * 4, short_deck=True)
    spaces = {"furnace F1", "furnace F2", "furnace F3", "furnace F4", "smelter", "use-staff"}
    assert game.offered == spaces
    game.choose("furnace F1")
    assert "space-taken-in-vain" in game.events
    assert game.hours()["A"] == 5
    assert game.question == "A ForgeNext"  # from elsewhere that is always possible
