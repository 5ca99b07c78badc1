"""Examples and scenarios of section 8 of the rules page: set-up, course, payment and piles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import LETTERS, Laid, acted, all_ships_but, harbour, lay

SHIPS = ["S01", "S02", "S03", "S04", "S05"]
BLUE = 3  # the seats of the page's colours: red A, black B, yellow C, blue D


def test_ex_01_reds_residence() -> None:
    """[EX-01, MG-PAY-1, -2, MG-RES-1, -3, -7, -8, MG-CARD-3]"""
    game = lay(
        A={
            "hand": ["B3", "B1", "T46", "T01", "T02", "T03"],
            "left": ["B4"],
            "right": ["B5"],
            "freed": {"LEFT": 1},
        },
        B={"disc": "RESIDENCE"},
        C={"disc": "RESIDENCE"},
        markers=["MARKET", "TRADING_DOCK"],
    )
    own = game.mat("A")
    assert (own["bonus_seats"], own["available"]) == (0, 4)
    game.choose("space RESIDENCE")  # T02 shows it, too, but is needed as dyes
    assert game.question == "B TakeTurn"  # all else follows: B1 and T46 right, three dyes paid
    own = game.mat("A")
    assert own["left"] == ["B4.red", "B3.red"]
    assert sorted(own["right"]) == ["B1.red", "B5.red", "T46"]
    assert sorted(game.board["discard"]) == ["T01", "T02", "T03"]
    assert (own["freed"]["LEFT"], own["bonus_seats"], own["available"]) == (2, 2, 5)
    for _ in range(4):
        game.choose("pass")
    assert game.board["round"] == 2
    assert not {"B3", "B1", "T46"} & set(game.hand("A"))
    while game.board["decade"] == 1:
        game.choose("pass")
    assert {"B3", "B1", "T46"} <= set(game.hand("A"))
    assert {"T01", "T02", "T03"} <= set(game.board["discard"])  # those are gone for good


def blue_delivers(**data: Any) -> Laid:
    """SC-01: two other discs on HARBOUR_DELIVERY, a glass ship at Blue's dock."""
    return lay(
        A={"disc": "HARBOUR_DELIVERY"},
        C={"disc": "HARBOUR_DELIVERY"},
        D={"disc": "MARKET", "hand": ["B6", "B1", "T31", "T17"]},  # glass and oils
        active=BLUE,
        docks=harbour("S13 D", "S01", "S02", "S03", "S04"),
        markers=["RESIDENCE", "WARSHIP_DOCK"],
        **data,
    )


def test_sc_01_the_only_payment_that_leaves_the_delivery_possible() -> None:
    """[SC-01, MG-PAY-1, -2, MG-TURN-5, -8]"""
    game = blue_delivers()
    assert game.mat("D")["cost"]["HARBOUR_DELIVERY"] == 3
    game.choose("space HARBOUR_DELIVERY")  # nobody is asked for a card
    own = game.mat("D")
    assert (own["left"], sorted(own["right"])) == (["B6.blue"], ["B1.blue", "T17"])
    assert game.board["discard"] == ["T31"]  # nor with which card to deliver
    assert game.all_ships("D") == {"S13"}


def test_sc_01_with_a_disc_in_the_warship_harbour_either_card_may_be_kept() -> None:
    """[SC-01, MG-TURN-5, -8] Never both trade cards to the right."""
    start = blue_delivers(warship_docks=[BLUE])
    start.choose("space HARBOUR_DELIVERY")
    ways = set()
    for first in sorted(start.offered):
        game = start.clone()
        game.choose(first)
        while game.question == "D PayRight":
            assert len(game.offered) > 1
            game.choose(min(game.offered))
        ways.add(tuple(sorted(game.mat("D")["right"])))
    assert ways == {("B1.blue", "T17"), ("B1.blue", "T31")}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sc_02_the_own_disc_stays(seats: int) -> None:
    """[SC-02, MG-TURN-4, MG-PAY-3]"""
    letter = LETTERS[seats - 1]
    laid: dict[str, Any] = {letter: {"disc": "MARKET", "hand": ["B1", "B3"]}}
    neutrals = ["WARSHIP_DOCK", "TRADING_DOCK"][: 4 - seats]
    game = lay(seats, active=seats - 1, neutrals=neutrals, **laid)
    game.choose("space MARKET")
    own = game.mat(letter)
    assert (len(own["left"]), own["right"], game.disc_of(letter)) == (1, [], "MARKET")


def test_sc_04_the_marker_skips_the_other_one() -> None:
    """[SC-04, MG-MARKER-3]"""
    markers = ["HARBOUR_DELIVERY", "MARKET"]
    game = acted("HARBOUR_DELIVERY", A={"hand": ["T13"]}, markers=markers)
    game.choose("guild-seat A1")
    assert game.marked == {"MARKET", "RESIDENCE"}


@pytest.mark.parametrize("guild", [True, False])
def test_sc_14_not_all_docks(guild: bool) -> None:
    """[SC-14, MG-TDOCK-3, MG-TURN-5]"""
    game = lay(
        2,
        A={"hand": ["B4", "B5", "T13"]},
        docks=harbour("S01 A", "S02 A", "S03"),
        neutrals=["MARKET", "RESIDENCE"],
        markers=["MARKET", "TRADING_DOCK" if guild else "RESIDENCE"],
    )
    assert ("space TRADING_DOCK" in game.offered) is guild
    if guild:
        game.choose("space TRADING_DOCK")
        assert game.question == "A GuildAction"  # the main action is impossible


def test_sc_23_a_delivery_with_an_empty_pile() -> None:
    """[SC-23, MG-PILE-4, -8]"""
    game = lay(
        A={"hand": ["B6", "T01"]},
        B={"ships": all_ships_but(*SHIPS, "S06", "S08"), "hand": ["B4"]},
        docks=harbour("S01", "S02 A", "S03", "S04", "S05"),
        outside=["S06", "S08"],
        markers=["MARKET", "RESIDENCE"],
    )
    game.choose("space HARBOUR_DELIVERY")
    assert game.docked == ["S01", None, "S03", "S04", "S05"]
    assert game.board["outside"] == ["S06", "S08"]
    game.choose("space TRADING_DOCK")
    assert game.offered == {"dock 1", "dock 3", "dock 4", "dock 5"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("disc", [None, "RESIDENCE"])
def test_sc_28_a_forced_pass(seats: int, disc: str | None) -> None:
    """[SC-28, AMB-19, MG-TURN-5, MG-PAY-5, MG-PASS-2, -3]"""
    game = lay(
        seats,
        A={"hand": ["B3", "B6"], "disc": disc},  # nothing to free, nothing to deliver
        trade_pile=["T60"],
        markers=["RESIDENCE", "HARBOUR_DELIVERY"],  # but no coins
    )
    assert game.question == "B TakeTurn"
    assert (game.hand("A"), game.disc_of("A")) == (["T60", "B3", "B6"], disc)
    assert game.events == ["round-began", "passed", "card-drawn"]
    # with an effect that can be used the player is asked
    game = lay(seats, A={"hand": ["B3", "B6"], "ships": ["S09"]})
    assert game.offered == {"palette", "pass"}
