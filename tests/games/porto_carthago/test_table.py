"""General definitions: what lies where is never lost, section 4.0 of the rules page."""

from __future__ import annotations

import pytest

import cothon
from tests.games.porto_carthago.laid import Laid, deal, lay


def check_conservation(game: Laid) -> None:
    """18 servants each, 6 goods of each kind, 30 different ship cards, no debts."""
    g, shown = game.g, game.board
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
        assert game.bag(code) >= 0
        assert game.bag(code) + lying + stored + goods.count(code) == 6
    assert all(berth["owner"] is not None for berth in shown["quays"].values() if berth["good"])
    assert sorted([*g.deck, *g.face_up()]) == list(range(30))


def test_three_to_five_play_clockwise() -> None:
    """[PC-GEN-1]"""
    for seats in (2, 6):
        with pytest.raises(cothon.BadOption, match=f"3, 4 or 5 players, not {seats}"):
            Laid.new(seats, 1)
    game = lay(3, start_player=1)
    order = []
    for _ in range(4):
        order.append(game.question[0])
        game.choose("talents")
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
    game.choose("slot PORTER1", "quay ROM-I")
    assert game.quay("ROM-I") == ("A", "S18", "OIL")
    assert game.quay("ROM-II") == (None, "S16", None)


def test_a_quay_may_be_free_to_claim_and_taken_for_docking() -> None:
    """[PC-GEN-7]"""
    game = lay(quays={"GRE-I": {"ship": "S06"}, "GRE-II": {"owner": 1}}, slots=deal(STEVEDORE=1))
    game.choose("slot STEVEDORE1")
    assert "quay GRE-I" in game.offered
    assert "quay GRE-II" not in game.offered
    harbour = {"GRE-I": {"ship": "S06"}, "GRE-II": {"owner": 1}}
    game = lay(phase="arrival", quays=harbour, first_row=["S07"])
    assert game.quay("GRE-II") == ("B", "S07", None)


def test_a_good_never_stays_at_a_quay_without_an_owner() -> None:
    """[PC-GEN-8]"""
    game = lay(quays={"GRE-I": {"owner": 0, "good": "OIL"}}, slots=deal(STEVEDORE=1))
    game.choose("slot STEVEDORE1", "quay GRE-I", "reserve")
    assert game.quay("GRE-I") == (None, None, None)
    assert game.bag("OIL") == 6


def test_each_card_goes_below_the_one_before() -> None:
    """[PC-GEN-9]"""
    full = {"EGY-I": {"ship": "S01"}, "EGY-II": {"ship": "S02"}}
    first = ["S03", "S06", "S05", "S04"]
    game = lay(3, phase="arrival", quays=full, first_row=first)
    assert game.bottom(3) == ["S03", "S05", "S04"]


def test_the_bank_never_runs_out() -> None:
    """[PC-GEN-10]"""
    rich = {"talents": 9999}
    game = lay(A=rich, B=rich, C=rich, D=rich)
    game.choose("talents", "talents")
    assert [game.player(letter).talents for letter in "ABC"] == [10002, 10002, 9999]


def test_servants_come_from_the_own_reserve_only() -> None:
    """[PC-GEN-11]"""
    spread = {"reserve": 1, "lighthouse": 6, "temple": 6}
    game = lay(A=spread, slots=deal(STEVEDORE=1, CAPTAIN=2))
    assert "slot STEVEDORE1" not in game.offered  # 2 servants for a quay
    assert "slot CAPTAIN2" not in game.offered  # 1 to pay and 1 to place
    game = lay(A=spread, slots=deal(CAPTAIN=1))
    game.choose("slot CAPTAIN1", "charter-ship")
    assert (game.player("A").reserve, game.player("A").captains) == (0, 1)


def test_things_in_transit_are_still_where_they_were() -> None:
    """[PC-GEN-13, EC-63]"""
    sailor = {"temple": 3, "captains": 1, "goods": ["OIL"]}
    voyage = lay(A=sailor, deck=["S17"])
    voyage.choose("slot PORTER1", "charter-ship")
    assert voyage.question == "A SplitPoints"
    assert voyage.board["deck"][0] == "S17"
    assert (voyage.board["aboard"], voyage.board["bag"]) == ("OIL", 29)
    peek = lay(A={"kept": ["S14"]})
    peek.choose("ship S14")
    assert peek.question == "A SortDeck"
    assert len(peek.g.deck) == 29
    assert peek.board["players"][0]["kept"] == ["S14"]
    quays = {"ROM-I": {"owner": 0, "good": "OIL"}}
    load = lay(phase="arrival", quays=quays, first_row=["S17"])
    load.choose("trade-house")
    assert load.question == "A UseIntrigueServant"
    assert load.board["players"][0]["kept"] == ["S17"]
    for game in (voyage, peek, load):
        check_conservation(game)
