"""TRADING DOCK and WARSHIP DOCK: an available disc goes to a dock."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import all_ships_but, harbour, lay, paid

SHIPS = ["S03", "S07", "S11", "S18", "S27"]


def quay(seats: int, **discs: str) -> list[dict[str, Any]]:
    """A full trading harbour; `two="A"` puts a disc of A at dock 2."""
    names = ("one", "two", "three", "four", "five")[: seats + 1]
    return harbour(
        *(f"{ship} {discs.get(n, '')}".strip() for n, ship in zip(names, SHIPS, strict=False))
    )


# Trading harbour


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_available_disc_goes_to_any_free_trading_dock(seats: int) -> None:
    """[MG-TDOCK-1, D11] There is one dock more than players."""
    for dock in range(1, seats + 2):
        game = paid("TRADING_DOCK", seats)
        assert game.question == "A TakeDock"
        assert game.offered == {f"dock {number}" for number in range(1, seats + 2)}
        game.choose(f"dock {dock}")
        assert game.discs_at_docks == "-" * (dock - 1) + "A" + "-" * (seats + 1 - dock)
        assert game.player("A").available == 2
        assert game.question == "B TakeTurn"


@pytest.mark.parametrize("owner", ["A", "B"])
def test_a_trading_dock_holds_one_disc(owner: str) -> None:
    """[MG-TDOCK-1, -2] Own discs bar a dock as well."""
    game = paid("TRADING_DOCK", docks=quay(4, two=owner, four=owner))
    assert game.offered == {"dock 1", "dock 3", "dock 5"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_occupies_all_trading_docks(seats: int) -> None:
    """[MG-TDOCK-3, AMB-39] Of N docks at most N - 1; those of others count for nothing."""
    names = ["one", "two", "three", "four"][:seats]
    game = lay(
        seats,
        docks=quay(seats, **dict.fromkeys(names, "A")),
        markers=["MARKET", "RESIDENCE"],
        A={"freed": {"RIGHT": 2}},
    )
    assert game.player("A").available > 0
    assert "space TRADING_DOCK" not in game.offered
    one_less = quay(seats, **dict.fromkeys(names[1:], "A"))
    game = paid("TRADING_DOCK", seats, docks=one_less, A={"freed": {"RIGHT": 1}})
    assert game.offered == {"dock 1", f"dock {seats + 1}"}
    last = quay(seats, **(dict.fromkeys(names[1:], "A") | {"one": "B"}))
    game = paid("TRADING_DOCK", seats, docks=last, A={"freed": {"RIGHT": 1}})
    assert game.discs_at_docks == "B" + "A" * seats  # no choice


def test_without_a_ship_pile_the_number_of_docks_is_the_same() -> None:
    """[AMB-39] Two own discs of three docks are the limit, though only two docks hold a ship."""
    outside = ["S06", "S07"]
    for docks in (("S01 A", "S02", "-"), ("S01 A", "S02 A", "S03")):
        shown = [dock[:3] for dock in docks if dock != "-"]
        game = paid(
            "TRADING_DOCK",
            2,
            A={"hand": [], "freed": {"LEFT": 3}},
            B={"ships": all_ships_but(*shown, *outside)},
            docks=harbour(*docks),
            outside=outside,
        )
        assert (game.discs_at_docks, game.question) == ("AA-", "B TakeTurn")


@pytest.mark.parametrize("space", ["TRADING_DOCK", "WARSHIP_DOCK"])
@pytest.mark.parametrize(
    "elsewhere",
    [
        {"forum": [3]},
        {"docks": harbour("S01 A", "S03 A", "S04 A", "S05", "S06")},
        {"warship_docks": [0, 0], "anchor": [1]},
        {"hall": {"A1": 0, "A2": 0}, "forum": [1]},
        {"tile_discs": {"GUILD_HALL_1": [0], "ACHIEVEMENT_TILES": [0]}, "anchor": [1]},
    ],
    ids=["forum", "docks", "warships", "hall", "tiles"],
)
def test_only_discs_next_to_the_residence_are_available(
    space: str, elsewhere: dict[str, Any]
) -> None:
    """[MG-TDOCK-1, MG-WDOCK-1, MG-FX-7, AMB-42] Eight on the residence, three elsewhere.

    They serve neither for a dock nor for a guild action, and COMMANDO does not help.
    """
    cards = {"hand": ["B4", "B5", "T13", "T28"], "ships": ["S02"]}
    game = lay(A=cards, markers=["TRADING_DOCK", "WARSHIP_DOCK"], **elsewhere)
    assert game.mat("A")["available"] == 0
    assert f"space {space}" not in game.offered
    game = lay(A={**cards, "freed": {"LEFT": 1}}, markers=["MARKET", "RESIDENCE"], **elsewhere)
    assert game.mat("A")["available"] == 1
    assert f"space {space}" in game.offered


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_disc_at_a_dock_stays_there(seats: int) -> None:
    """[MG-TDOCK-4] Through EMBARGO, the next actions of its owner and a change of decade."""
    docks = quay(seats, two="A")
    warships = [None, 0, None]
    game = lay(seats, phase="decade_end", docks=docks, warship_docks=warships)
    assert game.discs_at_docks.index("A") == 1
    assert game.board["warship_docks"] == warships
    game = lay(seats, docks=docks, A={"ships": ["S05"]}, warship_docks=warships)
    game.choose("embargo")
    assert game.board["docks"][1]["disc"] == 0
    game = paid("TRADING_DOCK", seats, docks=docks, warship_docks=warships)
    assert "dock 2" not in game.offered
    game.choose("dock 1")
    assert game.discs_at_docks[:2] == "AA"
    assert game.board["warship_docks"] == warships


# Warship harbour


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("dock", [1, 2, 3])
def test_an_available_disc_goes_to_any_free_warship_dock(seats: int, dock: int) -> None:
    """[MG-WDOCK-1, D12] There are three at every number of players."""
    game = paid("WARSHIP_DOCK", seats)
    assert game.question == "A TakeWarshipDock"
    assert game.offered == {"warship-place 1", "warship-place 2", "warship-place 3"}
    game.choose(f"warship-place {dock}")
    assert game.board["warship_docks"] == [0 if n == dock else None for n in (1, 2, 3)]
    assert game.player("A").available == 2
    assert game.question == "B TakeTurn"


@pytest.mark.parametrize("owner", [0, 1])
def test_a_warship_dock_holds_one_disc(owner: int) -> None:
    """[MG-WDOCK-2]"""
    game = paid("WARSHIP_DOCK", warship_docks=[None, owner, None])
    assert game.offered == {"warship-place 1", "warship-place 3"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("docks", "is_possible"),
    [
        ([0, 0, None], False),
        ([None, 0, 0], False),
        ([0, 1, None], True),
        ([1, 1, None], True),
        ([1, 0, 1], False),
    ],
)
def test_nobody_occupies_all_warship_docks(
    seats: int, docks: list[int | None], is_possible: bool
) -> None:
    """[MG-WDOCK-2, -3, AMB-39] Of three docks at most two."""
    game = lay(seats, warship_docks=docks, markers=["MARKET", "RESIDENCE"])
    assert ("space WARSHIP_DOCK" in game.offered) is is_possible


@pytest.mark.parametrize("discs", [1, 2])
def test_discs_on_the_anchor_are_not_counted(discs: int) -> None:
    """[MG-WDOCK-5, AMB-39] One on a dock and others on the anchor leave room for another."""
    game = paid(
        "WARSHIP_DOCK", warship_docks=[0, None, None], anchor=[discs], A={"freed": {"LEFT": 3}}
    )
    assert game.offered == {"warship-place 2", "warship-place 3"}


def test_the_anchor_is_for_commando_only() -> None:
    """[MG-WDOCK-4]"""
    without = paid("WARSHIP_DOCK", A={"ships": [{"code": "S02", "active": False}, "S03"]})
    assert "anchor" not in without.offered
    game = paid("WARSHIP_DOCK", A={"ships": ["S02"]})
    assert "anchor" in game.offered
    game.choose("anchor")
    assert game.board["anchor"] == [1, 0, 0, 0]
    assert game.board["warship_docks"] == [None, None, None]
    assert game.active_ships("A") == set()
