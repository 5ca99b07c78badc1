"""General definitions: what lies where is never lost, section 4.0 of the rules page."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cothon
from tests.games.porto_carthago.laid import (
    asked,
    bag,
    bottom,
    choose,
    deal,
    lay,
    offered,
    player,
    quay,
    table,
)


def new(seats: int = 4, seed: int = 1) -> cothon.Game:
    """A new game."""
    return cothon.new("porto_carthago", seats, seed)


def seen(game: cothon.Game) -> dict[str, Any]:
    """The table as everybody sees it."""
    shown: dict[str, Any] = game.view(None)["table"]
    return shown


def check_conservation(game: cothon.Game) -> None:
    """18 servants each, 6 goods of each kind, 30 different ship cards, no debts."""
    g, shown = table(game), seen(game)
    counts = ("reserve", "blocked", "lighthouse", "temple", "captains", "large_seat")
    for seat, mat in enumerate(shown["players"]):
        servants = sum(mat[key] for key in counts)
        servants += 2 * sum(berth["owner"] == seat for berth in shown["quays"].values())
        servants += sum(slot["workers"][seat] for slot in shown["slots"])
        servants += shown["palace"].count(seat) + shown["path"].count(seat)
        assert servants == 18
        assert g.senators[seat].talents >= 0
    goods = [berth["good"] for berth in shown["quays"].values()] + [shown["aboard"]]
    for code, lying in shown["market"].items():
        stored = sum(mat["goods"][code] for mat in shown["players"])
        assert bag(game, code) >= 0
        assert bag(game, code) + lying + stored + goods.count(code) == 6
    assert all(berth["owner"] is not None for berth in shown["quays"].values() if berth["good"])
    assert sorted([*g.deck, *g.face_up()]) == list(range(30))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_servants_goods_and_ships_are_conserved(seats: int) -> None:
    """[PC-GEN-3, -4, -5, -8, -10, -13]"""
    for seed in range(8):
        game, luck = new(seats, seed), random.Random(seed)
        while not game.over:
            check_conservation(game)
            game.apply(luck.choice(game.options))
        check_conservation(game)


def test_three_to_five_play_clockwise() -> None:
    """[PC-GEN-1]"""
    for seats in (2, 6):
        with pytest.raises(cothon.BadOption, match=f"3, 4 or 5 players, not {seats}"):
            new(seats)
    game = lay(3, start_player=1)
    order = []
    for _ in range(4):
        order.append(asked(game)[0])
        choose(game, "talents")
    assert order == ["B", "C", "A", "B"]


def test_most_servants_in_the_palace_win() -> None:
    """[PC-GEN-2]"""
    game = lay(phase="intrigue", palace=[1, 2, 1], A={"points": 9, "talents": 99})
    assert game.over
    assert game.winners == [1]


def test_a_quay_has_an_owner_a_ship_and_a_good_independently() -> None:
    """[PC-GEN-6]"""
    game = lay(
        A={"goods": ["OIL"]},
        quays={"ROM-I": {"owner": 0, "ship": "S18"}, "ROM-II": {"ship": "S16"}},
    )
    choose(game, "slot PORTER1", "quay ROM-I")
    assert quay(game, "ROM-I") == ("A", "S18", "OIL")
    assert quay(game, "ROM-II") == (None, "S16", None)


def test_a_quay_may_be_free_to_claim_and_taken_for_docking() -> None:
    """[PC-GEN-7]"""
    game = lay(quays={"GRE-I": {"ship": "S06"}, "GRE-II": {"owner": 1}}, slots=deal(STEVEDORE=1))
    choose(game, "slot STEVEDORE1")
    assert "quay GRE-I" in offered(game)
    assert "quay GRE-II" not in offered(game)
    harbour = {"GRE-I": {"ship": "S06"}, "GRE-II": {"owner": 1}}
    game = lay(phase="arrival", quays=harbour, first_row=["S07"])
    assert quay(game, "GRE-II") == ("B", "S07", None)


def test_a_good_never_stays_at_a_quay_without_an_owner() -> None:
    """[PC-GEN-8]"""
    game = lay(quays={"GRE-I": {"owner": 0, "good": "OIL"}}, slots=deal(STEVEDORE=1))
    choose(game, "slot STEVEDORE1", "quay GRE-I", "reserve")
    assert quay(game, "GRE-I") == (None, None, None)
    assert bag(game, "OIL") == 6


def test_each_card_goes_below_the_one_before() -> None:
    """[PC-GEN-9]"""
    full = {"EGY-I": {"ship": "S01"}, "EGY-II": {"ship": "S02"}}
    first = ["S03", "S06", "S05", "S04"]
    game = lay(3, phase="arrival", quays=full, first_row=first)
    assert bottom(game, 3) == ["S03", "S05", "S04"]


def test_the_bank_never_runs_out() -> None:
    """[PC-GEN-10]"""
    rich = {"talents": 9999}
    game = lay(A=rich, B=rich, C=rich, D=rich)
    choose(game, "talents", "talents")
    assert [player(game, letter).talents for letter in "ABC"] == [10002, 10002, 9999]


def test_servants_come_from_the_own_reserve_only() -> None:
    """[PC-GEN-11]"""
    spread = {"reserve": 1, "lighthouse": 6, "temple": 6}
    game = lay(A=spread, slots=deal(STEVEDORE=1, CAPTAIN=2))
    assert "slot STEVEDORE1" not in offered(game)  # 2 servants for a quay
    assert "slot CAPTAIN2" not in offered(game)  # 1 to pay and 1 to place
    game = lay(A=spread, slots=deal(CAPTAIN=1))
    choose(game, "slot CAPTAIN1", "charter-ship")
    assert (player(game, "A").reserve, player(game, "A").captains) == (0, 1)


def test_money_is_hidden_from_the_others() -> None:
    """[PC-GEN-12]"""
    game = lay(A={"talents": 7}, B={"talents": 5})
    assert [mat["talents"] for mat in game.view(0)["table"]["players"]] == [7, None, None, None]
    assert [mat["talents"] for mat in game.view(1)["table"]["players"]] == [None, 5, None, None]
    assert [mat["talents"] for mat in seen(game)["players"]] == [None] * 4


def test_things_in_transit_are_still_where_they_were() -> None:
    """[PC-GEN-13]"""
    sailor = {"temple": 3, "captains": 1, "goods": ["OIL"]}
    voyage = lay(A=sailor, deck=["S17"])
    choose(voyage, "slot PORTER1", "charter-ship")
    assert asked(voyage) == "A SplitPoints"
    assert seen(voyage)["deck"][0] == "S17"
    assert (seen(voyage)["aboard"], seen(voyage)["bag"]) == ("OIL", 29)
    peek = lay(A={"kept": ["S14"]})
    choose(peek, "ship S14")
    assert asked(peek) == "A SortDeck"
    assert len(table(peek).deck) == 29
    assert seen(peek)["players"][0]["kept"] == ["S14"]
    quays = {"ROM-I": {"owner": 0, "good": "OIL"}}
    load = lay(phase="arrival", quays=quays, first_row=["S17"])
    choose(load, "trade-house")
    assert asked(load) == "A UseIntrigueServant"
    assert seen(load)["players"][0]["kept"] == ["S17"]
    for game in (voyage, peek, load):
        check_conservation(game)
