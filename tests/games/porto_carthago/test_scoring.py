"""End of the game: when it comes, the last arrival and purchase, intrigue, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.porto_carthago.laid import Laid, lay

RICH = {"talents": 20, "points": 6, "reserve": 1}
GOOD_AT_A_QUAY = {"GRE-I": {"owner": 2, "good": "GLASS"}}


def end(**data: Any) -> Laid:
    """The end of decade 5."""
    return lay(phase="decade_end", decade=5, **data)


# When the game ends


def test_the_game_ends_after_decade_5() -> None:
    """[PC-END-1] Whatever the trade points."""
    assert end().over
    assert not lay(phase="decade_end", decade=4).over


def test_decade_5_is_played_to_its_last_turn() -> None:
    """[PC-END-1]"""
    game = lay(decade=5, round=5, start_player=1, turn=1)
    for letter in "BCDA":
        assert game.question == f"{letter} TakeTurn"
        game.choose("talents")
    assert game.over


@pytest.mark.parametrize(("points", "over"), [(7, False), (8, True), (9, True)])
def test_eight_points_end_the_game_after_decade_4(points: int, over: bool) -> None:
    """[PC-END-2] One player's are enough, whose ever."""
    game = lay(phase="decade_end", decade=4, C={"points": points})
    assert game.over is over
    assert game.g.decade == (4 if over else 5)


def test_seven_points_of_everybody_do_not() -> None:
    """[PC-END-2]"""
    seven = {"points": 7}
    game = lay(phase="decade_end", decade=4, A=seven, B=seven, C=seven, D=seven)
    assert game.g.decade == 5


def test_a_running_decade_is_finished() -> None:
    """[PC-END-2] The eighth point comes in the first round of decade 4; 19 turns follow."""
    game = lay(
        decade=4,
        A={"points": 7, "goods": ["DYE"]},
        quays={"ROM-I": {"owner": 0, "ship": "S16"}},
    )
    game.choose("slot PORTER1", "quay ROM-I", "trade-house")
    turns = 0
    while not game.over:
        assert game.question.endswith("TakeTurn")
        game.choose("talents")
        turns += 1
    assert (turns, game.g.decade) == (19, 4)


@pytest.mark.parametrize("decade", [1, 2, 3])
def test_eight_points_mean_nothing_before_decade_4(decade: int) -> None:
    """[PC-END-3]"""
    game = lay(phase="decade_end", decade=decade, A={"points": 11})
    assert not game.over
    assert game.g.decade == decade + 1


# Final arrival


def test_a_good_at_a_quay_brings_the_ships_in_once_more() -> None:
    """[PC-END-4] Also for ships that no good waits for; the rows do not move up."""
    game = end(
        first_row=["S08", "S18", "S07", "S06"],
        second_row=["S01", "S02", "S03"],
        quays=GOOD_AT_A_QUAY,
        C={"reserve": 0},
    )
    assert game.over
    assert game.quay("GRE-I") == (None, None, None)
    assert game.ships(game.player("C").kept) == ["S08"]
    assert game.quay("ROM-I") == (None, "S18", None)
    assert game.quay("GRE-II") == (None, "S07", None)
    assert game.bottom(1) == ["S06"]
    seen = game.view(None)["table"]
    assert seen["first_row"] == [None] * 5
    assert seen["second_row"][:3] == ["S01", "S02", "S03"]
    assert "rows-advanced" not in game.events


def test_any_good_will_do() -> None:
    """[PC-END-4] Even one that no ship wants."""
    game = end(first_row=["S18"], quays={"NUM-II": {"owner": 3, "good": "DYE"}})
    assert game.quay("ROM-I") == (None, "S18", None)


def test_the_lighthouse_chooses_in_the_final_arrival() -> None:
    """[PC-END-4] Rank 1 may keep C's ship out; the tie goes to the start player of the decade."""
    game = end(
        start_player=3,
        first_row=["S08", "S18"],
        quays=GOOD_AT_A_QUAY,
        A={"lighthouse": 2, "reserve": 16 - 2},
        D={"lighthouse": 2, "reserve": 1},
    )
    assert game.question == "D ChooseShip"
    game.choose("turn-away", "ship S08")
    assert (game.question, game.offered) == ("A ChooseQuay", {"quay ROM-I", "quay ROM-II"})
    game.choose("quay ROM-II")
    assert game.over
    assert game.quay("GRE-I") == ("C", None, "GLASS")
    assert game.quay("ROM-II") == (None, "S18", None)


# Final purchase


def test_everybody_may_buy_from_the_start_player_on() -> None:
    """[PC-END-5]"""
    game = end(start_player=2, quays=GOOD_AT_A_QUAY, A=RICH, B=RICH, C=RICH, D=RICH)
    for letter in "CDAB":
        assert game.question == f"{letter} BuyLastSeat"
        assert game.offered == {"palace", "pass"}
        game.choose("pass" if letter == "D" else "palace")
    assert game.over
    assert game.totals == [1, 1, 1, 0]


@pytest.mark.parametrize("lacking", [{"talents": 19}, {"points": 5}, {"reserve": 0}])
def test_what_the_final_purchase_needs(lacking: dict[str, int]) -> None:
    """[PC-END-5]"""
    game = end(quays=GOOD_AT_A_QUAY, B=RICH | lacking, D=RICH)
    assert game.question == "D BuyLastSeat"
    assert game.totals[1] == 0


def test_one_seat_only_at_the_fixed_price() -> None:
    """[PC-END-5] Though seat 4 would cost 11, and there is money for many."""
    game = end(quays=GOOD_AT_A_QUAY, palace=[0, 1, 2], B={"talents": 99, "points": 9, "reserve": 5})
    game.choose("palace")
    assert game.over
    b = game.player("B")
    assert (b.talents, b.reserve, b.large) == (79, 4, 1)
    assert game.g.palace == [0, 1, 2]


def test_no_good_no_final_arrival_no_final_purchase() -> None:
    """[PC-END-6] A good in a warehouse or the market is not at a quay."""
    game = end(
        first_row=["S08"],
        market=["GLASS"],
        quays={"GRE-I": {"owner": 2}},
        A=RICH | {"goods": ["GLASS"]},
    )
    assert game.over
    assert game.ships(game.g.first_row)[:1] == ["S08"]
    assert game.totals == [0, 0, 0, 0]


@pytest.mark.parametrize(("always", "question"), [(False, "over"), (True, "A BuyLastSeat")])
def test_the_option_of_a_purchase_in_any_case(always: bool, question: str) -> None:
    """[PC-END-6, EC-34] It brings the purchase, but not the arrival."""
    game = end(
        first_row=["S08"],
        quays={"GRE-I": {"owner": 2}},
        A=RICH,
        options={"final_purchase_always": always},
    )
    assert game.question == question
    assert game.quay("GRE-I") == ("C", None, None)


def test_kept_privileges_are_worthless_at_the_end() -> None:
    """[PC-END-7] A seat without points, a ship to call, servants to move: nothing is offered."""
    game = end(
        first_row=["S08", "S18"],
        quays=GOOD_AT_A_QUAY,
        A={"kept": ["S25", "S30", "S28"], "lighthouse": 1, "talents": 50, "reserve": 5},
    )
    assert game.offered == {"ship S08", "ship S18", "turn-away"}
    game.choose("ship S18", "quay ROM-I", "quay GRE-II")
    assert game.over
    assert game.totals == [0, 0, 0, 0]


def test_immediate_privileges_are_resolved_at_the_end() -> None:
    """[PC-END-7] A trade point, bonus talents; together they pay for the last seat."""
    game = end(
        first_row=["S19", "S29"],
        quays={
            "ROM-I": {"owner": 1, "good": "CEDAR"},
            "NUM-I": {"owner": 1, "good": "CEDAR"},
        },
        B={"talents": 6, "points": 3, "reserve": 0},
    )
    assert game.question == "B UseTradePoint"
    game.choose("trade-house")
    assert game.question == "B GainPoint"
    game.choose("trade-house")
    assert game.question == "B BuyLastSeat"
    b = game.player("B")
    assert (b.talents, b.points, b.reserve) == (6 + 6 + 5 + 3, 6, 4)


def test_servants_on_cards_stay_there() -> None:
    """[PC-END-8] Ten of them do not help A to a seat."""
    game = end(
        quays=GOOD_AT_A_QUAY,
        A={"talents": 20, "points": 6, "reserve": 0, "temple": 6},
        B=RICH,
    )
    assert game.servants_on_cards("A") == 10
    assert game.question == "B BuyLastSeat"


# Intrigue


@pytest.mark.parametrize(
    ("path", "seats"),
    [
        ([0, 1], [0, 0, 0, 0]),
        ([0, 1, 1], [0, 1, 0, 0]),
        ([0, 1, 1, 2, 2, 2, 0], [1, 0, 2, 0]),
        ([0, 1] * 3 + [1, 1, 2, 2, 2, 2, 3, 3, 3], [1, 3, 2, 0]),
    ],
)
def test_the_reached_field_is_awarded(path: list[int], seats: list[int]) -> None:
    """[PC-INTRSCORE-1, PC-INTRSCORE-2, PC-INTRSCORE-4] Nothing before the first field."""
    assert lay(phase="intrigue", path=path).totals == seats


def test_all_servants_of_the_path_count() -> None:
    """[PC-INTRSCORE-2] Also those beyond the reached field: B leads by spaces 4 to 6."""
    assert lay(phase="intrigue", path=[0, 0, 1, 1, 1]).totals == [0, 1, 0, 0]


@pytest.mark.parametrize(
    ("path", "first"), [([0, 1, 1, 0], 0), ([1, 0, 0, 1], 1), ([2, 2, 1, 0, 0, 1], 2)]
)
def test_a_tie_goes_to_who_came_first(path: list[int], first: int) -> None:
    """[PC-INTRSCORE-3] Not to the seat order, and not to who came last."""
    seats = lay(phase="intrigue", path=path).totals
    assert seats == [int(seat == first) for seat in range(4)]


def test_a_tie_for_second_place() -> None:
    """[PC-INTRSCORE-3, PC-INTRSCORE-4] 2/1: C has 3, D and A have 2 each, D came first."""
    assert lay(phase="intrigue", path=[3, 2, 0, 2, 0, 2, 3]).totals == [0, 0, 2, 1]


def test_no_second_player_no_second_prize() -> None:
    """[PC-INTRSCORE-4]"""
    assert lay(phase="intrigue", path=[3] * 7).totals == [0, 0, 0, 2]


def test_intrigue_seats_need_neither_money_nor_points() -> None:
    """[PC-INTRSCORE-5] They are on the large seat, though cheaper ones are free."""
    game = lay(phase="intrigue", path=[0] * 3)
    a = game.player("A")
    assert (a.talents, a.points) == (0, 0)
    assert (game.totals[0], a.large, game.g.palace) == (1, 1, [])
    assert game.g.path.count(0) == 2


def test_ranks_are_fixed_before_servants_move() -> None:
    """[PC-INTRSCORE-5] A's 5 lose 3 to the palace and still rank before B's 4."""
    game = lay(phase="intrigue", path=[0] * 5 + [1] * 4 + [2] * 3)
    assert game.totals == [3, 2, 1, 0]
    left = game.view(None)["table"]["path"]
    assert [left.count(seat) for seat in range(3)] == [2, 2, 2]


def test_missing_servants_count_all_the_same() -> None:
    """[PC-INTRSCORE-5] C is second with one servant and two seats."""
    game = lay(5, phase="intrigue", path=[0] * 11 + [2])
    c = game.player("C")
    assert (game.totals[2], c.large, c.extra) == (2, 1, 1)
    assert game.g.path.count(2) == 0


# Winner


def finish(*players: tuple[int, int, int]) -> Laid:
    """A game that ends with these seats, trade points and talents."""
    data: dict[str, Any] = {
        letter: {"large_seat": seats, "points": points, "talents": talents}
        for letter, (seats, points, talents) in zip("ABCD", players, strict=True)
    }
    return lay(phase="intrigue", **data)


def test_most_seats_win() -> None:
    """[PC-WIN-1] Against all points and all money."""
    game = finish((4, 9, 90), (5, 0, 0), (3, 12, 50), (0, 0, 0))
    assert game.winners == [1]
    assert [score.rank for score in game.scores()] == [2, 1, 3, 4]


def test_all_kinds_of_seats_count() -> None:
    """[PC-WIN-1] Bought, large, and by intrigue, with a servant or without."""
    game = lay(
        phase="intrigue",
        palace=[0, 0, 0, 1],
        path=[3] * 11 + [1],
        A={"large_seat": 1},
        B={"large_seat": 1},
    )
    assert game.totals == [4, 4, 0, 3]
    lines = game.scores()[1].lines
    assert lines == {"seats": 1, "large-seat": 2, "extra-seats": 1}


def test_then_more_trade_points() -> None:
    """[PC-WIN-2] Against all money."""
    assert finish((5, 6, 90), (5, 7, 0), (4, 12, 99), (0, 0, 0)).winners == [1]


def test_then_more_talents() -> None:
    """[PC-WIN-3]"""
    assert finish((5, 6, 10), (4, 9, 99), (5, 6, 11), (5, 5, 80)).winners == [2]


def test_then_the_victory_is_shared() -> None:
    """[PC-WIN-4] Neither seat order nor start player breaks the tie."""
    game = finish((5, 6, 10), (4, 9, 99), (5, 6, 9), (5, 6, 10))
    assert game.winners == [0, 3]
    assert [score.rank for score in game.scores()] == [1, 4, 3, 1]
    assert game.events.count("game-won") == 2


def test_nobody_has_won_before_the_end() -> None:
    """[PC-WIN-1] The score sheet ranks, but names no winner while the game is on."""
    game = lay(palace=[0, 1, 0])
    assert game.scores()[0].rank == 1
    assert game.winners == []
