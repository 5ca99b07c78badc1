"""Townsfolk abilities: locals, mercenaries, sailors."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_cove.laid import Laid, lay

ALL = {"townsfolk": "all"}


def calling(card: str, **data: Any) -> Laid:
    """A recruits this card from the last place of the plaza; the rest follows."""
    player = {"merchant": "blacksmith", "hour": 4, **data.pop("A", {})}
    plaza = [None, None, None, card]
    return lay(2, A=player, B={"hour": 12}, plaza=plaza, options=ALL, **data)


def call(game: Laid) -> None:
    """Recruit the only card."""
    game.choose("recruit")


# Locals


def test_a_local_discards_one_card() -> None:
    """[MC-TOWN-1, DP-09, MC-TOWN-10, E-18] Of choice, but it must be one."""
    game = calling("LOC-01", A={"corruption": ["CO-01", "CO-30"]})
    call(game)
    assert game.offered == {"corruption CO-01", "corruption CO-30"}
    game.choose("corruption CO-30", "staff 1")
    assert game.mat("A")["corruption"] == ["CO-01"]


def test_a_local_discards_up_to_three() -> None:
    """[MC-TOWN-2, -10, DP-09, E-18] None, one, two or three, each set by one path."""
    hand = ["CO-01", "CO-02", "CO-25", "CO-31"]
    for discarded in (0, 1, 2, 3):
        game = calling("LOC-09", A={"corruption": hand})
        call(game)
        for _ in range(discarded):
            game.choose(game.menu[0])
        if discarded < 3:
            game.choose("pass")
        assert game.question == "A ChooseSlot"
        assert game.cards("A") == 4 - discarded
    game = calling("LOC-09", A={"corruption": hand})
    call(game)
    game.choose("corruption CO-31")
    assert game.question == "A ChooseSlot"  # the lower ones are not asked for any more


# Mercenaries


def test_a_mercenary_brings_a_good() -> None:
    """[MC-TOWN-3, MC-GEN-5]"""
    for card, good in (
        ("MER-01", "small_red"),
        ("MER-08", "small_yellow"),
        ("MER-11", "large_blue"),
    ):
        game = calling(card)
        call(game)
        assert game.mat("A")["stall"] == {good: 1}
        assert len(game.told("good-gained")) == 1


def test_a_mercenary_without_supply_brings_nothing() -> None:
    """[MC-TOWN-3, MC-GEN-3, E-30, TC-27] The card still joins the staff."""
    game = calling("MER-01", A={"stall": {"small_red": 3}})
    call(game)
    game.choose("staff 2")
    assert game.mat("A")["stall"] == {"small_red": 3}
    assert game.mat("A")["staff"] == [None, "MER-01", None, None]


# Sailors

SEA = {"L-out": ["warrior", "rogue"], "R-in": ["noble", "noble"]}


def test_a_sailor_draws_onto_a_boat() -> None:
    """[MC-TOWN-4, DP-10] The draw is seen first; a filled boat docks at once."""
    game = calling("SAI-01", boats={"R-in": ["noble"] * 3})
    game.draws("wizard")
    call(game)
    assert game.question == "A ChooseBoat"
    game.choose("boat R-in", "dock DR-out")
    assert game.pier("black_market") == {"wizard": 1, "noble": 3}
    assert game.question == "A ChooseSlot"


def test_a_sailor_with_an_empty_bag_draws_nobody() -> None:
    """[MC-TOWN-9, DP-10]"""
    game = calling("SAI-01", bag={})
    call(game)
    assert game.question == "A ChooseSlot"
    assert "ability-idle" in game.events


def test_a_sailor_sends_an_adventurer_to_any_pier() -> None:
    """[MC-TOWN-5, DP-11, E-17] Docked there or not; a rogue, too."""
    game = calling("SAI-04", boats=SEA)
    call(game)
    expected = {"passenger L-out/warrior", "passenger L-out/rogue", "passenger R-in/noble"}
    assert game.offered == expected
    game.choose("passenger L-out/rogue")
    assert game.offered == {"pier bazaar", "pier town_square", "pier black_market"}
    game.choose("pier black_market")
    assert game.pier("black_market") == {"rogue": 1}
    assert game.boat("L-out") == {"warrior": 1}


def test_a_sailor_sends_a_customer_to_its_hall() -> None:
    """[MC-TOWN-6, DP-12, MC-GEN-2] Never a rogue."""
    game = calling("SAI-06", boats=SEA)
    call(game)
    assert game.offered == {"passenger L-out/warrior", "passenger R-in/noble"}
    game.choose("passenger R-in/noble")
    assert game.board["halls"]["yellow"] == 2


def test_a_sailor_sends_an_adventurer_into_the_bag() -> None:
    """[MC-TOWN-7, DP-13, E-19] A boat that this empties stays at sea."""
    game = calling("SAI-08", boats={"L-out": ["rogue"]})
    before = game.board["bag"]["rogue"]
    call(game)
    assert game.board["bag"]["rogue"] == before + 1
    assert (game.boat("L-out"), game.place_of("L-out")) == ({}, "sea")


def test_a_sailor_moves_an_adventurer_to_another_boat() -> None:
    """[MC-TOWN-8, MC-LOAD-5, DP-14, TC-23] Which docks at once if that fills it."""
    game = calling("SAI-10", boats={"R-mid": ["warrior"] * 3, "R-in": ["noble", "bard"]})
    call(game)
    game.choose("passenger R-in/noble")
    assert "boat R-in" not in game.offered
    game.choose("boat R-mid")
    assert game.offered == {"dock DR-in", "dock DR-out"}
    game.choose("dock DR-in")
    assert game.boat("R-in") == {"bard": 1}
    assert game.pier("town_square") == {"warrior": 3, "noble": 1}


@pytest.mark.parametrize("card", ["SAI-04", "SAI-06", "SAI-08", "SAI-10"])
def test_without_anybody_at_sea_a_sailor_does_nothing(card: str) -> None:
    """[MC-TOWN-9]"""
    game = calling(card)
    call(game)
    assert game.question == "A ChooseSlot"
    assert "ability-idle" in game.events


def test_with_only_rogues_aboard_nobody_goes_to_a_hall() -> None:
    """[MC-TOWN-6, -9]"""
    game = calling("SAI-06", boats={"L-in": ["rogue"] * 2})
    call(game)
    assert "ability-idle" in game.events


def test_the_only_other_boat_takes_the_only_passenger() -> None:
    """[MC-TOWN-8, DP-14]"""
    game = calling(
        "SAI-10",
        docked={"DL-out": "L-out", "DL-in": "L-mid", "DR-in": "R-in"},
        removed=["L-in"],
        boats={"R-mid": ["bard"]},
    )
    call(game)  # one passenger, one other boat: nobody is asked
    assert game.boat("R-out") == {"bard": 1}
    assert game.question == "A ChooseSlot"


def test_a_sailor_who_fills_the_fourth_dock_moves_the_marker_at_once() -> None:
    """[MC-DOCK-4, -5, E-29] From the positions before the cost is paid; then A may pass it."""
    game = calling(
        "SAI-10",
        A={"hour": 6},
        boats={"R-mid": ["bard"] * 3, "R-in": ["noble"]},
        docked={"DL-out": "L-out", "DL-in": "L-mid", "DR-out": "R-out"},
        removed=["L-in"],
    )
    game.g.merchants[1].clock = 2 * 6
    call(game)
    game.choose("passenger R-in/noble")  # one boat to go to, one dock left for it
    assert game.board["clock"]["marker"] == 7
    assert game.question == "A ChooseSlot"
    game.choose("staff 1")
    assert game.hours()["A"] == 7
    assert "adventurer-drawn" not in game.events  # 6:30 was passed with all docks occupied
