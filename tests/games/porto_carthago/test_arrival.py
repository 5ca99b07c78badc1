"""Phase 1, arrival, section 4.3 of the rules page."""

from __future__ import annotations

from typing import Any

from tests.games.porto_carthago.laid import AT_SEA, HARBOUR, Laid, docked, lay, scarce

ROW = ["S01", "S06", "S11", "S16", "S21"]  # one of each civilisation but the last


def arrive(seats: int = 4, **data: Any) -> Laid:
    """The arrival of decade 2."""
    return lay(seats, **{"phase": "arrival", "decade": 2, "first_row": ROW, **data})


def who_chooses(game: Laid) -> str:
    """Bring in whatever comes first; the letters of those who are asked for a ship."""
    chosen = ""
    while game.question.endswith(("ChooseShip", "ChooseQuay")):
        chosen += game.question[0] if game.question.endswith("ChooseShip") else ""
        game.apply(game.options[0])
    return chosen


def test_all_ships_of_the_first_row_enter() -> None:
    """[PC-SHIPS-1, PC-SHIPS-15, PC-SHIPS-16]"""
    game = arrive(second_row=["S26"], deck=["S30"])
    for berth, ship in zip(("EGY-I", "GRE-I", "ETR-I", "ROM-I", "IBE-I"), ROW, strict=True):
        assert game.quay(berth) == (None, ship, None)
    assert game.question == "B TakeTurn"  # nobody was asked for a ship


def test_ranks_by_servants_in_the_lighthouse() -> None:
    """[PC-SHIPS-2, -4, -6, -7]"""
    game = arrive(
        5,
        first_row=[*ROW, "S26"],
        A={"lighthouse": 1},
        B={"lighthouse": 4},
        D={"lighthouse": 3},
        E={"lighthouse": 2},
    )
    assert game.question == "B ChooseShip"
    assert who_chooses(game) == "BBDDE"  # A brings in the last, which is no choice
    assert game.quay("NUM-I")[1] == "S26"


def test_ties_from_the_old_start_player_clockwise() -> None:
    """[PC-SHIPS-3]"""
    two = {"lighthouse": 2}
    game = arrive(start_player=2, A=two, C=two, D={"lighthouse": 2, "temple": 3}, B={"temple": 1})
    assert who_chooses(game) == "CCDD"  # then A's forced one
    assert game.g.start_player == 1  # B, but only from phase 3 on


def test_the_first_rank_may_bring_in_two() -> None:
    """[PC-SHIPS-5, PC-SHIPS-9]"""
    game = arrive(B={"lighthouse": 1})
    assert game.offered == {f"ship {code}" for code in ROW} | {"turn-away"}
    game.choose("ship S11", "quay ETR-II")
    assert game.offered == {"ship S01", "ship S06", "ship S16", "ship S21"}
    game.choose("ship S06", "quay GRE-II")
    assert game.question.endswith("TakeTurn")
    assert (game.quay("ETR-II")[1], game.quay("GRE-II")[1]) == ("S11", "S06")
    assert (game.quay("EGY-I")[1], game.quay("ROM-I")[1]) == ("S01", "S16")


def test_the_first_rank_may_turn_one_away_instead() -> None:
    """[PC-SHIPS-5, TC-04]"""
    game = arrive(B={"lighthouse": 1}, second_row=["S26"], deck=["S30"])
    game.choose("turn-away")
    assert game.question == "B TurnAway"
    assert game.offered == {f"ship {code}" for code in ROW}
    game.choose("ship S11")
    assert game.bottom(1) == ["S11"]
    assert game.quay("ETR-I") == game.quay("ETR-II") == (None, None, None)
    assert game.question.endswith("TakeTurn")  # B brings in none
    assert game.quay("IBE-I")[1] == "S21"


def test_the_second_rank_must_bring_in_two_and_may_not_turn_away() -> None:
    """[PC-SHIPS-6, EC-9] The quay before the next ship."""
    game = arrive(A={"lighthouse": 2}, B={"lighthouse": 1})
    game.choose("turn-away", "ship S01")
    assert game.question == "B ChooseShip"
    assert game.offered == {"ship S06", "ship S11", "ship S16", "ship S21"}
    game.choose("ship S06")
    assert game.offered == {"quay GRE-I", "quay GRE-II"}
    game.choose("quay GRE-II")
    assert game.offered == {"ship S11", "ship S16", "ship S21"}
    game.choose("ship S16", "quay ROM-II")
    assert game.question.endswith("TakeTurn")


def test_the_third_rank_and_all_further_bring_in_one_each() -> None:
    """[PC-SHIPS-7]"""
    lights = {letter: {"lighthouse": 5 - place} for place, letter in enumerate("ABCDE")}
    game = arrive(5, first_row=[*ROW, "S26"], **lights)
    game.choose("turn-away", "ship S01")
    assert who_chooses(game) == "BBCD"  # E's is the last ship


def test_ranks_stop_when_the_row_is_empty() -> None:
    """[PC-SHIPS-8]"""
    game = arrive(
        first_row=["S01", "S06", "S11"],
        A={"lighthouse": 3},
        B={"lighthouse": 2},
        C={"lighthouse": 1},
        quays={"ETR-I": {"ship": "S12"}},
    )
    assert who_chooses(game) == "AA"
    assert game.quay("ETR-II")[1] == "S11"  # all that was left for B
    assert game.question.endswith("TakeTurn")  # nothing for C


def test_both_quays_free_the_bringer_picks() -> None:
    """[PC-SHIPS-10, PC-SHIPS-11]"""
    game = arrive(A={"lighthouse": 1}, quays={"EGY-II": {"owner": 3}})
    game.choose("ship S01")
    assert game.question == "A ChooseQuay"
    assert game.offered == {"quay EGY-I", "quay EGY-II"}
    game.choose("quay EGY-II")
    assert game.quay("EGY-II") == ("D", "S01", None)


def test_one_free_quay_is_no_choice() -> None:
    """[PC-SHIPS-9, -10, -12, -13, EC-39, TC-05] And the next ship for it departs."""
    row = ["S07", "S08", "S01"]
    game = arrive(A={"lighthouse": 1}, first_row=row, quays={"GRE-I": {"ship": "S06"}})
    game.choose("ship S07")
    assert (game.question, game.quay("GRE-II")) == ("A ChooseShip", (None, "S07", None))
    game.choose("ship S08")
    assert game.bottom(1) == ["S08"]
    assert game.quay("EGY-I") == (None, "S01", None)  # by itself: both picks are used


def test_a_ship_without_a_quay_departs() -> None:
    """[PC-SHIPS-13, PC-SHIPS-14, EC-8]"""
    full = {"EGY-I": {"ship": "S02"}, "EGY-II": {"ship": "S03"}}
    game = arrive(A={"lighthouse": 1}, quays=full)
    game.choose("ship S01")
    assert game.bottom(1) == ["S01"]
    game.choose("ship S06", "quay GRE-I")  # the other pick
    assert game.question.endswith("TakeTurn")
    assert (game.quay("EGY-I")[1], game.quay("EGY-II")[1]) == ("S02", "S03")


def test_the_first_rank_may_bring_in_or_turn_away_the_only_ship() -> None:
    """[PC-SHIPS-5, EC-58]"""
    game = arrive(first_row=[None, "S18"], A={"lighthouse": 1})
    assert game.offered == {"ship S18", "turn-away"}
    away = game.clone()
    away.choose("turn-away")
    assert (away.quay("ROM-I")[1], away.bottom(1)) == (None, ["S18"])
    game.choose("ship S18", "quay ROM-II")
    assert game.quay("ROM-II")[1] == "S18"


def test_the_others_arrive_from_top_to_bottom_at_the_lower_quay() -> None:
    """[PC-SHIPS-13, PC-SHIPS-15, EC-39]"""
    game = arrive(
        first_row=["S09", "S08", "S26", "S10", "S27"],
        quays={"NUM-I": {"ship": "S28"}},
        deck=["S01", "S02", "S03", "S04", "S05"],
    )
    assert (game.quay("GRE-I")[1], game.quay("GRE-II")[1]) == ("S09", "S08")
    assert (game.quay("NUM-I")[1], game.quay("NUM-II")[1]) == ("S28", "S26")
    assert game.bottom(2) == ["S10", "S27"]


def test_in_decade_1_everything_arrives_by_itself() -> None:
    """[PC-SHIPS-16]"""
    game = Laid.new(5, seed=2)
    while not game.question.endswith("TakeTurn"):
        assert game.question.endswith(("PlaceFirst", "PlaceAgain", "TakeGood"))
        game.apply(game.options[0])
    told = game.events
    assert told.count("ship-arrived") + told.count("ship-arrived-in-vain") == 6


def test_lighthouse_servants_and_docked_ships_stay() -> None:
    """[PC-SHIPS-17, PC-SHIPS-18]"""
    quays = {"NUM-I": {"ship": "S30", "owner": 0, "good": "DYE"}, "IBE-I": {"ship": "S22"}}
    game = arrive(A={"lighthouse": 2}, quays=quays)
    who_chooses(game)
    assert game.player("A").lighthouse == 2
    assert game.quay("NUM-I") == ("A", "S30", "DYE")  # a wrong good
    assert game.quay("IBE-I") == (None, "S22", None)


def test_loads_come_after_all_arrivals_and_are_forced() -> None:
    """[PC-SHIPS-19]"""
    game = arrive(A={"temple": 1}, quays={"EGY-I": {"owner": 0, "good": "DYE"}})
    told = game.events
    assert told == ["lighthouse-empty", *["ship-arrived"] * 5, "ship-loaded"]
    assert (game.question, game.offered) == ("A GainPoint", {"trade-house", "path"})
    assert game.ships(game.g.second_row) == [None] * 6  # the rows have not moved yet


def test_loads_by_owner_from_the_start_player_then_in_board_order() -> None:
    """[PC-SHIPS-20, EC-10] Whatever came first."""
    game = arrive(
        start_player=2,
        first_row=ROW[::-1],
        quays={
            "EGY-I": {"owner": 0, "good": "DYE"},  # S01 INTRIGUE_SERVANT
            "GRE-I": {"owner": 3, "good": "DYE"},  # S06
            "ROM-I": {"owner": 2, "good": "DYE"},  # S16
            "IBE-I": {"owner": 0, "good": "DYE"},  # S21
        },
    )
    order = []
    while not game.question.endswith("TakeTurn"):
        order.append(game.question)
        game.choose("path")
    first_of_a = ["A GainPoint", "A UseIntrigueServant"]
    assert order == ["C GainPoint", "D GainPoint", *first_of_a, "A GainPoint"]
    loaded = [ship for _, ship, *_ in game.told("ship-loaded")]
    assert game.ships(loaded) == ["S16", "S06", "S01", "S21"]


def test_the_second_row_moves_up_and_new_ships_are_drawn() -> None:
    """[PC-SHIPS-21, PC-SHIPS-22]"""
    behind = ["S02", None, "S07", "S12", "S17"]
    new = ["S26", "S27", "S28", "S29", "S30"]
    game = arrive(second_row=behind, deck=[*new, "S03"])
    assert game.ships(game.g.first_row)[:5] == behind
    assert game.ships(game.g.second_row)[:5] == new
    assert game.board["second_row"] == new  # face up
    assert game.top(1) == ["S03"]


def test_the_rows_move_after_arrivals_and_loads() -> None:
    """[PC-SHIPS-19, -21, -22, EC-11] What came under the deck before is drawn."""
    first, second = ["S12", *AT_SEA[:5]], list(AT_SEA[5:11])
    quays = docked(*HARBOUR) | {"ETR-I": {"owner": 0, "good": "OIL"}}
    rows = {"first_row": first, "second_row": second}
    game = scarce(phase="arrival", decade=2, A={"lighthouse": 1}, quays=quays, **rows)
    game.choose("ship S12", f"ship {first[4]}")
    assert game.question == "A GainPoint"
    assert (game.board["first_row"], game.board["second_row"]) == ([None] * 6, second)
    game.choose("trade-house")
    drawn = [first[4], first[1], first[2], first[3], first[5], "S12"]
    assert (game.board["first_row"], game.board["second_row"]) == (second, drawn)


def test_a_deck_too_small_for_the_second_row() -> None:
    """[PC-SHIPS-21, EC-5, TC-28] As many as there are; the empty places move up with them."""
    behind = list(AT_SEA[:6])
    deck = ("S21", "S23", "S27", "S30")
    game = scarce(*deck, phase="advance_rows", decade=2, first_row=[], second_row=behind)
    drawn = [*deck, None, None]
    assert (game.board["first_row"], game.board["second_row"]) == (behind, drawn)
    assert game.top(1) == []
    while game.g.decade == 2:
        game.choose("talents" if "talents" in game.offered else "pass")
    assert (game.board["first_row"], game.board["second_row"]) == (drawn, behind)  # no quay
    assert not game.over
