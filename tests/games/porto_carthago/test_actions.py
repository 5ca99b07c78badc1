"""Phase 6, the action cards, section 4.9 of the rules page; the Merchant is in test_market."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.porto_carthago.laid import Laid, deal, lay


def act(card: str, **data: Any) -> Laid:
    """A uses a card on the slot that costs nothing."""
    game = lay(slots=deal(**{card: 1}), **data)
    game.choose(f"slot {card}1")
    return game


# Captain


def test_a_servant_goes_onto_a_charter_ship() -> None:
    """[PC-ACT-CAPTAIN-1]"""
    game = act("CAPTAIN", A={"reserve": 1})
    game.choose("charter-ship")
    assert (game.player("A").captains, game.player("A").reserve) == (1, 0)
    assert "slot CAPTAIN1" not in lay(A={"reserve": 0}, slots=deal(CAPTAIN=1)).offered


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_charter_ships_as_players(seats: int) -> None:
    """[PC-ACT-CAPTAIN-2, PC-ACT-CAPTAIN-3]"""
    game = lay(seats, A={"captains": seats - 2}, B={"captains": 1}, slots=deal(CAPTAIN=1))
    game.choose("slot CAPTAIN1", "charter-ship")
    assert game.player("A").captains == seats - 1
    assert "slot CAPTAIN1" not in game.offered  # none is left for B


def test_a_captain_stays_until_a_voyage() -> None:
    """[PC-ACT-CAPTAIN-4, EC-45] The Aristocrat does not reach it."""
    game = lay(decade=2, round=5, turn=3, A={"captains": 2, "temple": 1, "goods": ["OIL"]})
    game.choose("talents")  # a new decade
    assert (game.g.decade, game.player("A").captains) == (3, 2)
    game = act("PORTER", A={"captains": 2, "temple": 1, "goods": ["OIL"]})
    game.choose("charter-ship")
    game.apply(game.options[0])
    assert game.player("A").captains == 1
    stuck = lay(A={"captains": 4, "reserve": 0}, slots=deal(ARISTOCRAT=1))
    assert stuck.offered == {"talents", "market"}


# Aristocrat


@pytest.mark.parametrize("standing", [(3, 4, 1), (6, 2, 3), (9, 2, 3), (6, 2, 0)])
def test_up_to_5_servants_in_every_direction(standing: tuple[int, int, int]) -> None:
    """[PC-ACT-ARISTO-1, -2, EC-46, TC-22] Reserve, lighthouse and temple are what counts.

    Every result that moves 1 to 5 servants, and no other, is reached in one way.
    """
    places = ("reserve", "lighthouse", "temple")
    game = act("ARISTOCRAT", A=dict(zip(places, standing, strict=True)))
    reached = []

    def explore(game: Laid) -> None:
        if game.question == "B TakeTurn":
            reached.append(tuple(game.mat("A")[place] for place in places))
            return
        for choice in sorted(game.offered - {"pass"}):
            branch = game.clone()
            branch.choose(choice)
            explore(branch)

    assert "pass" in game.offered
    explore(game)
    total = sum(standing)
    every = [(total - a - b, a, b) for a in range(total + 1) for b in range(total + 1 - a)]
    moved = [sum(abs(a - b) for a, b in zip(one, standing, strict=True)) // 2 for one in every]
    assert sorted(reached) == sorted(
        one for one, count in zip(every, moved, strict=True) if 1 <= count <= 5
    )


def shifted(game: Laid, lighthouse: int, temple: int) -> tuple[int, int, int]:
    """A names the new lighthouse and temple: reserve, lighthouse and temple afterwards."""
    game.choose(f"number {lighthouse}")
    if game.question == "A FillTemple":
        game.choose(f"number {temple}")
    a = game.player("A")
    return a.reserve, a.lighthouse, a.temple


def test_lighthouse_and_temple_take_any_number() -> None:
    """[PC-ACT-ARISTO-3]"""
    assert shifted(act("ARISTOCRAT", A={"lighthouse": 11}), 16, 0) == (0, 16, 0)
    assert shifted(act("ARISTOCRAT", A={"temple": 12}), 0, 16) == (0, 0, 16)


def test_servants_just_paid_cannot_be_moved() -> None:
    """[PC-ACT-ARISTO-4]"""
    game = lay(A={"reserve": 3, "temple": 1}, slots=deal(ARISTOCRAT=4))
    game.choose("slot ARISTOCRAT4")
    assert game.offered == {"number 0", "number 1", "number 2", "pass"}  # 1 + 1, not 3 + 1
    game = lay(A={"reserve": 2}, slots=deal(ARISTOCRAT=4))
    assert "slot ARISTOCRAT4" not in game.offered


# Stevedore


def test_claim() -> None:
    """[PC-ACT-STEVEDORE-1, EC-47, EC-48] Where nobody is, whether or not a ship waits there."""
    quays = {"EGY-I": {"owner": 1, "ship": "S01"}, "ROM-I": {"ship": "S16"}}
    game = act("STEVEDORE", A={"reserve": 2}, quays=quays)
    assert "quay EGY-I" not in game.offered
    assert len(game.offered) == 11 + 1
    game.choose("quay ROM-I")
    assert game.quay("ROM-I") == ("A", "S16", None)
    assert game.player("A").reserve == 0
    assert game.question == "B TakeTurn"


def test_switch() -> None:
    """[PC-ACT-STEVEDORE-2, -4, EC-48]"""
    quays = {"EGY-I": {"owner": 0, "ship": "S01"}, "GRE-I": {"owner": 1}, "ROM-I": {"ship": "S16"}}
    game = act("STEVEDORE", A={"reserve": 0}, quays=quays)
    assert game.offered == {"quay EGY-I", "pass"}
    game.choose("quay EGY-I")
    assert not game.offered & {"quay EGY-I", "quay GRE-I"}
    game.choose("quay ROM-I")
    assert game.quay("EGY-I") == (None, "S01", None)
    assert game.quay("ROM-I") == ("A", "S16", None)
    assert game.player("A").reserve == 0
    assert game.question == "B TakeTurn"  # exactly one of the three


def test_dissolve() -> None:
    """[PC-ACT-STEVEDORE-3, -4, -5]"""
    quays = {"EGY-I": {"owner": 0, "ship": "S01", "good": "OIL"}, "EGY-II": {"owner": 0}}
    game = act("STEVEDORE", A={"reserve": 1}, quays=quays)
    game.choose("quay EGY-I", "reserve")
    assert game.quay("EGY-I") == (None, "S01", None)
    assert game.quay("EGY-II") == ("A", None, None)
    assert game.player("A").reserve == 3
    assert game.bag("OIL") == 6


def test_a_switch_loses_the_good_as_well() -> None:
    """[PC-ACT-STEVEDORE-2, -4, -5, EC-19, TC-19]"""
    quays = {"IBE-I": {"owner": 0, "ship": "S25", "good": "CEDAR"}, "NUM-II": {"ship": "S29"}}
    game = act("STEVEDORE", A={"reserve": 5}, quays=quays)
    game.choose("quay IBE-I", "quay NUM-II")
    assert (game.quay("IBE-I"), game.quay("NUM-II")) == ((None, "S25", None), ("A", "S29", None))
    assert (game.bag("CEDAR"), game.player("A").reserve) == (6, 5)


def test_servants_just_paid_cannot_claim() -> None:
    """[PC-ACT-STEVEDORE-1, -2, PC-TURN-4, EC-30, TC-31]"""
    game = lay(A={"reserve": 2}, quays={"ROM-I": {"owner": 0}}, slots=deal(STEVEDORE=2))
    game.choose("slot STEVEDORE2")
    assert game.offered == {"quay ROM-I", "pass"}
    game.choose("quay ROM-I")
    assert {"reserve", "quay ROM-II", "quay EGY-I"} < game.offered
    assert "quay ROM-I" not in game.offered
    assert "slot STEVEDORE2" not in lay(A={"reserve": 2}, slots=deal(STEVEDORE=2)).offered


def test_any_number_of_quays() -> None:
    """[PC-ACT-STEVEDORE-6, EC-49] Both of a civilisation, too."""
    berths = ("EGY-I", "EGY-II", "GRE-I", "GRE-II", "ETR-I", "ETR-II", "ROM-I")
    game = act("STEVEDORE", quays={berth: {"owner": 0} for berth in berths})
    game.choose("quay ROM-II")
    assert list(game.g.owners).count(0) == 8
    assert (game.quay("ROM-I")[0], game.quay("ROM-II")[0]) == ("A", "A")
    assert game.player("A").reserve == 0


# Porter

PLACE = {"EGY-II": {"owner": 0}}
PLACES = {
    "EGY-I": {"owner": 0, "good": "OIL"},
    "EGY-II": {"owner": 0},
    "GRE-I": {"owner": 1, "good": "JEWEL"},
    "GRE-II": {"owner": 1},
}


@pytest.mark.parametrize(
    ("target", "source"),
    [
        ("quay EGY-II", "good DYE"),
        ("quay EGY-II", "quay EGY-I"),
        ("warehouse", None),
        ("charter-ship", "good DYE"),
        ("charter-ship", "quay EGY-I"),
    ],
)
def test_from_one_own_place_to_another(target: str, source: str | None) -> None:
    """[PC-ACT-PORTER-1, PC-ACT-PORTER-2, EC-43, EC-61] The quay stays the player's."""
    carrier = {"goods": ["DYE"], "captains": 1, "temple": 2, "reserve": 0}
    game = act("PORTER", A=carrier, quays=PLACES, deck=["S20"])
    assert game.offered == {"quay EGY-II", "warehouse", "charter-ship", "pass"}
    game.choose(target)
    if source:
        assert game.offered == {"good DYE", "quay EGY-I"}  # only own goods
        game.choose(source)
    good = "DYE" if source == "good DYE" else "OIL"
    assert game.quay("EGY-I") == ("A", None, "OIL" if good == "DYE" else None)
    assert game.quay("EGY-II") == ("A", None, good if target == "quay EGY-II" else None)
    goods = {"DYE": 1, "OIL": 0, good: 1 if target == "warehouse" else 0}
    assert {code: game.player("A").goods[n] for n, code in enumerate(("DYE", "OIL"))} == goods
    assert ("voyage-sent" in game.events) == (target == "charter-ship")
    assert game.g.aboard == -1  # nothing ever stays on a charter ship
    assert game.question == "B TakeTurn"


def test_to_the_warehouse_only_with_a_free_space() -> None:
    """[PC-ACT-PORTER-3, EC-44]"""
    full = {"goods": ["DYE", "DYE"]}
    assert "warehouse" not in act("PORTER", A=full, quays=PLACES).offered
    roomy = {"goods": ["DYE", "DYE"], "blocked": 1}
    assert "warehouse" in act("PORTER", A=roomy, quays=PLACES).offered


def test_to_an_own_quay_without_a_good() -> None:
    """[PC-ACT-PORTER-4, EC-41] No second good, and no swap."""
    quays = {**PLACES, "ROM-I": {"owner": 0, "ship": "S16"}, "ROM-II": {"ship": "S18"}}
    game = act("PORTER", A={"goods": ["GLASS", "GLASS"]}, quays=quays)
    assert game.offered == {"quay EGY-II", "quay ROM-I", "pass"}
    game.choose("quay ROM-I", "good GLASS")
    assert game.quay("ROM-I") == ("A", "S16", "GLASS")  # it wants DYE: nothing happens
    assert game.question == "B TakeTurn"


@pytest.mark.parametrize("target", ["warehouse", "quay EGY-I", "charter-ship"])
def test_a_wrong_good_is_carried_off(target: str) -> None:
    """[PC-ACT-PORTER-2, EC-40, EC-42] The ship stays, and the quay stays owned."""
    quays = {"ROM-I": {"owner": 0, "ship": "S18", "good": "OIL"}, "EGY-I": {"owner": 0}}
    game = act("PORTER", A={"temple": 1, "captains": 1, "reserve": 0}, quays=quays)
    assert game.offered == {"warehouse", "quay EGY-I", "charter-ship", "pass"}
    game.choose(target)
    assert (game.quay("ROM-I"), game.question) == (("A", "S18", None), "B TakeTurn")


@pytest.mark.parametrize(
    ("slot", "servants", "then"), [(1, 0, "B TakeTurn"), (4, 2, "A ChooseBonus")]
)
def test_there_are_two_porters_for_different_costs(slot: int, servants: int, then: str) -> None:
    """[PC-CARDS-3, EC-1]"""
    carrier = {"goods": ["OIL"], "talents": 9, "points": 2}
    game = lay(A=carrier, quays=PLACE, slots=deal(PORTER=4))
    assert {"slot PORTER1", "slot PORTER4"} < game.offered
    game.choose(f"slot PORTER{slot}", "pass")
    assert (game.servants_on_cards("A"), game.question) == (servants, then)


def test_no_porter_without_a_good_and_a_place_for_it() -> None:
    """[PC-ACT-PORTER-1, -3, -4, -6]"""
    full = {"EGY-I": {"owner": 0, "good": "OIL"}}
    goods = ["DYE", "DYE"]
    assert "slot PORTER1" not in lay(A={"goods": goods}, quays=full).offered
    assert "slot PORTER1" not in lay(A={"goods": goods}, quays={"EGY-I": {"owner": 1}}).offered
    assert "slot PORTER1" not in lay(A={"captains": 1, "temple": 1}, quays=PLACE).offered
    assert "slot PORTER1" in lay(A={"goods": goods}, quays=PLACE).offered
    assert "slot PORTER1" in lay(quays=full).offered  # home to the warehouse
    sailor = {"goods": goods, "captains": 1, "temple": 1}
    assert "slot PORTER1" in lay(A=sailor, quays=full).offered


def test_a_ship_that_wants_the_good_is_loaded_at_once() -> None:
    """[PC-ACT-PORTER-5]"""
    game = act("PORTER", A={"goods": ["GLASS"]}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    game.choose("quay ROM-I", "trade-house")
    assert game.quay("ROM-I") == (None, None, None)
    assert (game.player("A").talents, game.player("A").points) == (7, 1)
    assert game.ships(game.player("A").kept) == ["S18"]


@pytest.mark.parametrize(
    ("captains", "temple", "can_sail"), [(1, 1, True), (1, 0, False), (0, 1, False), (2, 4, True)]
)
def test_to_a_charter_ship_with_captain_and_temple(
    captains: int, temple: int, can_sail: bool
) -> None:
    """[PC-ACT-PORTER-6]"""
    sailor = {"goods": ["GLASS"], "captains": captains, "temple": temple}
    others = {"captains": 1, "temple": 3}
    game = act("PORTER", A=sailor, B=others, quays={"ROM-I": {"owner": 0}}, deck=["S05"])
    assert ("charter-ship" in game.offered) == can_sail
    if can_sail:
        game.choose("charter-ship")
        assert "voyage-sent" in game.events
