"""End of the game: when it comes, the last arrival and purchase, intrigue, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.porto_carthago.laid import CALL, MOVE, PEEK, SEAT, Laid, lay

RICH = {"talents": 20, "points": 6, "reserve": 1}
GOOD_AT_A_QUAY = {"GRE-I": {"owner": 2, "good": "GLASS"}}


def end(**data: Any) -> Laid:
    """The end of decade 5."""
    return lay(phase="decade_end", decade=5, **data)


# When the game ends


@pytest.mark.parametrize(
    ("decade", "points", "over"),
    [
        *[(1, 11, False), (2, 11, False), (3, 11, False)],
        *[(4, 0, False), (4, 7, False), (4, 8, True), (4, 9, True), (5, 0, True)],
    ],
)
def test_the_game_ends_after_decade_5_or_with_eight_points_after_decade_4(
    decade: int, points: int, over: bool
) -> None:
    """[PC-DEC-3, PC-DEC-4, PC-END-1 to -3] One player's are enough, whose ever."""
    game = lay(phase="decade_end", decade=decade, C={"points": points})
    assert game.over is over
    assert game.g.decade == (decade if over else decade + 1)


def test_decade_5_is_played_to_its_last_turn() -> None:
    """[PC-END-1]"""
    game = lay(decade=5, round=5, start_player=1, turn=1)
    for letter in "BCDA":
        assert game.question == f"{letter} TakeTurn"
        game.choose("talents")
    assert game.over


@pytest.mark.parametrize(("decade", "round", "turns"), [(4, 1, 19), (3, 5, 3 + 20)])
def test_decade_4_is_finished(decade: int, round: int, turns: int) -> None:
    """[PC-DEC-3, PC-END-2, PC-END-3, EC-38] Whether the eighth point comes in it or before."""
    a = {"points": 7, "goods": ["DYE"]}
    game = lay(decade=decade, round=round, A=a, quays={"ROM-I": {"owner": 0, "ship": "S16"}})
    game.choose("slot PORTER1", "quay ROM-I", "trade-house")
    assert game.player("A").points == 8
    for _ in range(turns):
        assert game.question.endswith("TakeTurn")
        game.choose("talents")
    assert (game.over, game.g.decade) == (True, 4)


def test_seven_points_of_everybody_do_not_end_it() -> None:
    """[PC-END-2]"""
    seven = {"points": 7}
    game = lay(phase="decade_end", decade=4, A=seven, B=seven, C=seven, D=seven)
    assert game.g.decade == 5


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
    seen = game.board
    assert seen["first_row"] == [None] * 5
    assert seen["second_row"][:3] == ["S01", "S02", "S03"]
    assert "rows-advanced" not in game.events


def test_any_good_will_do() -> None:
    """[PC-END-4] Even one that no ship wants."""
    game = end(first_row=["S18"], quays={"NUM-II": {"owner": 3, "good": "DYE"}})
    assert game.quay("ROM-I") == (None, "S18", None)


def test_all_ranks_choose_in_the_final_arrival() -> None:
    """[PC-END-4, EC-33] Two ships for the first and the second, one for the third; any quay."""
    game = end(
        first_row=["S01", "S06", "S11", "S16", "S21"],
        quays={"NUM-I": {"owner": 3, "good": "OIL"}},
        A={"lighthouse": 1},
        B={"lighthouse": 2},
        C={"lighthouse": 3},
    )
    picks = zip("CCBB", ("S01", "S06", "S11", "S16"), ("EGY", "GRE", "ETR", "ROM"), strict=True)
    for letter, ship, civilisation in picks:
        assert game.question == f"{letter} ChooseShip"
        game.choose(f"ship {ship}", f"quay {civilisation}-II")
        assert game.quay(f"{civilisation}-II")[1] == ship
    assert game.question == "A ChooseQuay"
    game.choose("quay IBE-II")
    assert (game.over, game.quay("IBE-II")[1]) == (True, "S21")


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
    """[PC-END-5, EC-59] Though seat 4 would cost 11, and there is money for many."""
    game = end(quays=GOOD_AT_A_QUAY, palace=[0, 1, 2], B={"talents": 99, "points": 9, "reserve": 5})
    game.choose("palace")
    assert game.over
    b = game.player("B")
    assert (b.talents, b.reserve, b.large) == (79, 4, 1)
    assert game.g.palace == [0, 1, 2]


def test_no_good_no_final_arrival_no_final_purchase() -> None:
    """[PC-END-6, EC-34, TC-26] A good in a warehouse or the market is not at a quay."""
    game = end(
        first_row=["S08"],
        market=["GLASS"],
        path=[1, 1, 1],
        quays={"GRE-I": {"owner": 2}},
        A=RICH | {"goods": ["GLASS"]},
    )
    assert game.over
    assert game.ships(game.g.first_row)[:1] == ["S08"]
    assert game.quay("GRE-I") == ("C", None, None)
    assert game.totals == [0, 1, 0, 0]  # by intrigue


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
    """[PC-END-7, EC-27] A seat without points, a ship to call, servants to move, a deck to see."""
    kept = [SEAT, CALL, MOVE, PEEK]
    game = end(
        first_row=["S08", "S18"],
        quays=GOOD_AT_A_QUAY,
        A={"kept": kept, "lighthouse": 1, "talents": 50, "points": 6, "reserve": 5},
    )
    assert game.offered == {"ship S08", "ship S18", "turn-away"}
    game.choose("ship S18", "quay ROM-I", "quay GRE-II")
    assert (game.question, game.offered) == ("A BuyLastSeat", {"palace", "pass"})
    game.choose("pass")
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
    """[PC-END-8, EC-35] Ten of them do not help A to a seat."""
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
        ([3] * 7, [0, 0, 0, 2]),  # more prizes than players
        ([2] * 8 + [3] * 4, [0, 0, 3, 2]),
    ],
)
def test_the_reached_field_is_awarded(path: list[int], seats: list[int]) -> None:
    """[PC-INTRSCORE-1, -2, -4, EC-54] Nothing before the first field."""
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


def test_intrigue_seats_need_neither_money_nor_points() -> None:
    """[PC-INTRSCORE-5] They are on the large seat, though cheaper ones are free."""
    game = lay(phase="intrigue", path=[0] * 3)
    a = game.player("A")
    assert (a.talents, a.points) == (0, 0)
    assert (game.totals[0], a.large, game.g.palace) == (1, 1, [])
    assert game.g.path.count(0) == 2


@pytest.mark.parametrize(
    ("path", "left"), [([0] * 5 + [1] * 4 + [2] * 3, [2, 2, 2]), ([0, 1] * 5 + [2] * 2, [2, 3, 1])]
)
def test_ranks_are_fixed_before_servants_move(path: list[int], left: list[int]) -> None:
    """[PC-INTR-3, PC-INTRSCORE-1 to -5, TC-EX-1] A loses 3 of 5 and ranks first all the same."""
    game = lay(phase="intrigue", path=path)
    assert game.totals == [3, 2, 1, 0]
    assert [game.board["path"].count(seat) for seat in range(3)] == left


def test_missing_servants_count_all_the_same() -> None:
    """[PC-INTRSCORE-5, EC-36] C is second with one servant and two seats; the reserve stays."""
    game = lay(5, phase="intrigue", path=[0] * 11 + [2], C={"reserve": 9})
    c = game.player("C")
    assert (game.totals[2], c.large, c.extra, c.reserve) == (2, 1, 1, 9)
    assert game.g.path.count(2) == 0


@pytest.mark.parametrize(
    ("given", "lines"),
    [
        ({"path": [0] * 3, "A": {"large_seat": 0}}, [0, 0, 1]),
        ({"path": [0] * 3, "palace": [0, 1, 2] * 4, "A": {"large_seat": 2}}, [4, 2, 1]),
        ({"path": [1] * 11 + [0]}, [0, 0, 2]),
    ],
)
def test_bought_seats_and_those_of_the_path_have_lines_of_their_own(
    given: dict[str, Any], lines: list[int]
) -> None:
    """[PC-WIN-1, PC-INTRSCORE-5] Wherever the servants of the path sit in the end, if they do."""
    game = lay(phase="intrigue", **given)
    score = game.scores()[0]
    assert list(score.lines) == ["seats", "large-seat", "extra-seats"]
    assert list(score.lines.values()) == lines
    assert score.total == sum(lines)


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
    assert lines == {"seats": 1, "large-seat": 1, "extra-seats": 2}


def test_then_more_trade_points() -> None:
    """[PC-WIN-2] Against all money."""
    assert finish((5, 6, 90), (5, 7, 0), (4, 12, 99), (0, 0, 0)).winners == [1]


def test_then_more_talents() -> None:
    """[PC-WIN-3]"""
    assert finish((5, 6, 10), (4, 9, 99), (5, 6, 11), (5, 5, 80)).winners == [2]


def test_then_the_victory_is_shared() -> None:
    """[PC-WIN-4, EC-37] Neither seat order nor start player breaks the tie."""
    game = finish((5, 6, 10), (4, 9, 99), (5, 6, 9), (5, 6, 10))
    assert game.winners == [0, 3]
    assert [score.rank for score in game.scores()] == [1, 4, 3, 1]
    assert game.told("victory-shared") == [[0b1001]]
    assert "game-won" not in game.events


def test_nobody_has_won_before_the_end() -> None:
    """[PC-WIN-1] The score sheet ranks, but names no winner while the game is on."""
    game = lay(palace=[0, 1, 0])
    assert game.scores()[0].rank == 1
    assert game.winners == []
