"""Rulings EC-33 to EC-63, section 6 of the rules page: one test each."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.porto_carthago.laid import Laid, deal, lay

FULL_PATH = [1] * 5 + [2] * 5 + [3] * 5
ALL_SEATS = [1, 2, 3] * 4
RICH = {"talents": 20, "points": 6, "reserve": 1}


def test_ec_33_final_arrival_with_lighthouse() -> None:
    """[EC-33] Two ships for the first and the second rank, one for the third, quays by choice."""
    game = lay(
        phase="decade_end",
        decade=5,
        first_row=["S01", "S06", "S11", "S16", "S21"],
        quays={"NUM-I": {"owner": 3, "good": "OIL"}},
        A={"lighthouse": 1},
        B={"lighthouse": 2},
        C={"lighthouse": 3},
    )
    for letter, ship, berth in (
        ("C", "S01", "EGY-II"),
        ("C", "S06", "GRE-II"),
        ("B", "S11", "ETR-II"),
        ("B", "S16", "ROM-II"),
    ):
        assert game.question == f"{letter} ChooseShip"
        game.choose(f"ship {ship}", f"quay {berth}")
    assert game.question == "A ChooseQuay"
    game.choose("quay IBE-II")
    assert game.over
    docked = [game.quay(f"{civ}-II")[1] for civ in ("EGY", "GRE", "ETR", "ROM", "IBE")]
    assert docked == ["S01", "S06", "S11", "S16", "S21"]


def test_ec_34_final_purchase_only_with_a_good_at_a_quay() -> None:
    """[EC-34]"""
    for good, question in ((None, "over"), ("OIL", "A BuyLastSeat")):
        game = lay(
            phase="decade_end", decade=5, A=RICH, quays={"NUM-I": {"owner": 3, "good": good}}
        )
        assert game.question == question


def test_ec_35_servants_at_the_final_purchase() -> None:
    """[EC-35] A's are on action cards, D's come back by a load of the final arrival."""
    game = lay(
        phase="decade_end",
        decade=5,
        first_row=["S29"],
        quays={"NUM-I": {"owner": 3, "good": "CEDAR"}},
        A={"talents": 30, "points": 8, "reserve": 0},
        D={"talents": 12, "points": 5, "reserve": 0},
    )
    assert game.question == "D BuyLastSeat"
    assert game.player("D").reserve == 2


def test_ec_36_more_intrigue_seats_than_servants() -> None:
    """[EC-36] B's one servant moves, the second seat is a bare number; the reserve stays."""
    game = lay(phase="intrigue", path=[0] * 11 + [1], B={"reserve": 9})
    b = game.player("B")
    assert (game.totals[1], b.large, b.extra, b.reserve) == (2, 1, 1, 9)
    assert game.g.path.count(1) == 0


def test_ec_37_full_tie() -> None:
    """[EC-37]"""
    game = lay(
        phase="intrigue",
        start_player=1,
        palace=[0, 1, 1, 0],
        A={"points": 4, "talents": 3},
        B={"points": 4, "talents": 3},
        C={"points": 9, "talents": 9},
    )
    assert game.winners == [0, 1]


def test_ec_38_eight_points_in_decade_3() -> None:
    """[EC-38] D reaches 8 in decade 3: the game ends after decade 4, not before."""
    game = lay(
        decade=3,
        round=5,
        turn=3,
        D={"points": 7, "goods": ["DYE"]},
        quays={"ROM-I": {"owner": 3, "ship": "S16"}},
    )
    game.choose("slot PORTER1", "quay ROM-I", "trade-house")
    assert (game.player("D").points, game.g.decade) == (8, 4)
    for _ in range(20):
        assert game.question.endswith("TakeTurn")
        game.choose("talents")
    assert game.over


def test_ec_50_too_few_points_for_the_cheapest_seat() -> None:
    """[EC-50] Seat 4 needs 3; money for any dearer seat does not help."""
    for points, possible in ((2, False), (3, True)):
        game = lay(
            A={"talents": 99, "points": points, "goods": ["OIL"]},
            palace=[1, 2, 3],
            quays={"ROM-I": {"owner": 0}},
            slots=deal(PORTER=4),
        )
        game.choose("slot PORTER4", "quay ROM-I")
        assert (game.question == "A ChooseBonus") is possible


def test_ec_51_privileged_large_seat() -> None:
    """[EC-51]"""
    for talents, usable in ((19, False), (20, True)):
        game = lay(A={"kept": ["S25"], "talents": talents}, palace=ALL_SEATS)
        assert ("ship S25" in game.offered) is usable
    game.choose("ship S25")
    a = game.player("A")
    assert (a.talents, a.points, a.large) == (0, 0, 1)


@pytest.mark.parametrize("order", [("ship S25", "palace"), ("palace", "ship S25")])
def test_ec_52_two_seats_in_one_turn(order: tuple[str, str]) -> None:
    """[EC-52] In any order around the bonus action: 8 + 9 talents."""
    game = lay(
        A={"kept": ["S25"], "talents": 17, "points": 2, "goods": ["OIL"]},
        quays={"ROM-I": {"owner": 0}},
        slots=deal(PORTER=4),
    )
    game.choose("slot PORTER4", "quay ROM-I", *order)
    assert game.g.palace == [0, 0]
    assert (game.player("A").talents, game.question) == (0, "B TakeTurn")


def test_ec_54_more_prizes_than_players() -> None:
    """[EC-54] 3/2/1 with two players: 3 and 2, and the 1 is not awarded."""
    assert lay(phase="intrigue", path=[2] * 8 + [3] * 4).totals == [0, 0, 3, 2]


def test_ec_55_money_can_be_reckoned_but_is_not_shown() -> None:
    """[EC-55] Every transaction is in the log for all, so the totals follow from it."""
    gains = {"income-taken": 1, "talents-taken": 1, "ship-loaded": 3, "voyage-succeeded": 1}
    gains |= {"voyage-failed": 1, "bonus-talents-taken": 1}
    costs = {"good-bought": 2, "warehouse-extended": 1, "seat-bought": 2}
    costs |= {"large-seat-bought": 1, "offering-paid": 1}
    dice = random.Random(5)
    game = Laid.new(4, 5)
    while not game.over:
        assert [mat["talents"] for mat in game.view(None)["table"]["players"]] == [None] * 4
        game.apply(dice.choice(game.options))
    reckoned: Counter[int] = Counter()
    for entry, line, key in zip(game.journal, game.log("en", None), game.events, strict=True):
        if key in gains or key in costs:
            amount = entry.numbers[gains.get(key, 0) or costs[key]]
            reckoned[entry.numbers[0]] += amount if key in gains else -amount
            assert f" {amount} " in line.replace(".", " ")
    assert set(costs) - {"large-seat-bought"} <= set(game.events)
    assert [reckoned[seat] for seat in range(4)] == [s.talents for s in game.g.senators]


def test_ec_59_final_purchase_with_cheaper_seats_free() -> None:
    """[EC-59] 20 talents and the large seat; 19 are not enough, though seat 1 costs 8."""
    quays = {"ROM-I": {"owner": 3, "good": "OIL"}}
    game = lay(phase="decade_end", decade=5, A=RICH, B=RICH | {"talents": 19}, quays=quays)
    game.choose("palace")
    assert game.over
    assert (game.player("A").talents, game.player("A").large) == (0, 1)
    assert (game.g.palace, game.totals) == ([], [1, 0, 0, 0])


def test_ec_63_things_in_transit() -> None:
    """[EC-63] Nothing leaves the count while a decision is open."""
    game = lay(
        A={"kept": ["S14", "S27"], "captains": 1, "temple": 3, "reserve": 2, "goods": ["OIL"]},
        quays={"IBE-I": {"owner": 0, "ship": "S24", "good": "DYE"}},
        deck=["S17", "S16", "S01"],
    )

    def cards_in_deck() -> int:
        return len(game.view(None)["table"]["deck"])

    assert cards_in_deck() == 27
    game.choose("ship S14")  # looked at: part of the deck; in use: still before A
    assert (cards_in_deck(), game.ships(game.player("A").kept)) == (27, ["S14", "S27"])
    game.choose("ship S17", "ship S16", "ship S27")
    assert game.question == "A GainPoint"
    assert (cards_in_deck(), game.ships(game.player("A").kept)) == (28, ["S27"])
    game.choose("trade-house")
    assert game.question == "A UseIntrigueServant"
    assert game.ships(game.player("A").kept) == ["S27", "S24"]
    game.choose("pass", "slot PORTER1", "charter-ship")
    assert game.question == "A SplitPoints"
    seen = game.view(None)["table"]
    assert (seen["deck"][0], cards_in_deck()) == ("S17", 30)
    assert (seen["aboard"], game.bag("OIL")) == ("OIL", 5)
    assert (seen["players"][0]["captains"], seen["players"][0]["temple"]) == (1, 3)
    game.choose("number 0")
    seen = game.view(None)["table"]
    assert (seen["aboard"], game.bag("OIL"), game.bottom(1)) == (None, 6, ["S17"])
