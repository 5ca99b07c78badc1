"""The clock: who is active, steps, icons, stacks, hands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_cove.laid import Laid, lay


def at(seats: int = 3, **data: Any) -> Laid:
    """Hourglasses by letter: at(A=5, B=5, order=[0, 1, 2])."""
    hours = {letter: {"hour": data.pop(letter)} for letter in "ABCD" if letter in data}
    return lay(seats, **hours, **data)


def loads(game: Laid) -> int:
    """How many adventurers were drawn for icons."""
    return len(game.told("adventurer-drawn"))


def go(game: Laid, letter: str, hours: int, *ways: str) -> None:
    """Spend hours; at hands these ways, adventurers onto the first boat that is offered."""
    game.pay(letter, hours)
    left = list(ways)
    while game.question.split()[-1] in ("ChooseBoat", "ChooseDock", "ChooseWay"):
        game.choose(left.pop(0) if game.question.endswith("ChooseWay") else game.menu[0])
    assert not left


def test_the_rearmost_is_active_and_of_a_stack_the_top_one() -> None:
    """[MC-TURN-0, MC-TURN-5, MC-CLOCK-5, TC-11] Looked at anew after every turn."""
    game = at(A=5, B=5, C=6, order=[0, 1, 2])
    assert game.active == "B"
    go(game, "B", 1)
    assert game.active == "A"
    go(game, "A", 1)
    assert (game.order, game.active) == ("CBA", "A")


def test_one_player_may_have_several_turns_in_a_row() -> None:
    """[MC-TURN-0] As long as the own hourglass is furthest back."""
    game = at(2, A=4, B=6)
    go(game, "A", 1)
    assert game.active == "A"


def test_an_hourglass_that_only_passes_a_space_leaves_the_stack_alone() -> None:
    """[MC-CLOCK-5]"""
    game = at(A=4, B=5, C=5, order=[0, 1, 2])
    go(game, "A", 2)
    assert game.order == "BCA"
    assert game.hours() == {"A": 6, "B": 5, "C": 5}


def test_a_turn_without_hours_keeps_its_place_in_the_stack() -> None:
    """[MC-CLOCK-5, E-08] The hourglass is not lifted."""
    game = at(2, A=5, B=5, order=[1, 0])
    go(game, "A", 0)
    assert (game.order, game.active) == ("BA", "A")


@pytest.mark.parametrize(
    ("seats", "expected"), [(2, [1, 1, 2, 2]), (3, [1, 1, 1, 2]), (4, [1] * 4)]
)
def test_icons_load_once_or_twice_by_seats(seats: int, expected: list[int]) -> None:
    """[MC-SETUP-11, MC-CLOCK-3, -4] The table of section 7.1."""
    counted = []
    for hour in (3, 6, 9, 11):
        others = dict.fromkeys("BCD"[: seats - 1], 12)
        game = at(seats, A=hour, **others)
        go(game, "A", 1)
        counted.append(loads(game))
    assert counted == expected
    assert at(seats).board["clock"]["icons"] == dict(
        zip(["3", "6", "9", "11"], expected, strict=True)
    )


def test_steps_without_an_icon_load_nothing() -> None:
    """[MC-CLOCK-2, -3]"""
    for hour in (1, 2, 4, 5, 7, 8, 10):
        game = at(2, A=hour, B=12)
        go(game, "A", 1)
        assert loads(game) == 0


def test_two_double_icons_in_one_move() -> None:
    """[MC-CLOCK-3, -4, TC-12] Two loads at 9:30, two at 11:30, each before the next step."""
    game = at(2, A=9, B=12)
    game.pay("A", 3)
    seen = []
    while game.question == "A ChooseBoat":
        seen.append(game.hours()["A"])
        game.choose(
            "boat L-out" if len(seen) == 1 else "boat R-in" if len(seen) == 2 else "boat R-mid"
        )
    assert seen == [10, 10, 12, 12]


def test_the_first_load_of_a_double_icon_is_resolved_with_its_docking() -> None:
    """[MC-CLOCK-4] Only then is the second adventurer drawn."""
    game = at(2, A=9, B=12, boats={"L-out": ["bard"] * 3})
    game.draws("noble", "warrior")
    game.pay("A", 1)
    game.choose("boat L-out")
    assert (game.question, loads(game)) == ("A ChooseDock", 1)
    game.choose("dock DL-out")
    assert (game.question, loads(game)) == ("A ChooseBoat", 2)
    assert "boat L-out" not in game.offered


def test_beyond_twelve_there_is_nothing() -> None:
    """[MC-CLOCK-1, -6, E-05] The marker is passed, no icon follows."""
    game = at(2, A=11, B=11, order=[1, 0])
    go(game, "A", 4)
    assert game.hours()["A"] == 15
    assert loads(game) == 2


# Hands


@pytest.mark.parametrize(("number", "free"), [(1, []), (2, [6.5]), (3, [6.5, 9.5])])
def test_mice_leave_the_hands_round_by_round(number: int, free: list[float]) -> None:
    """[MC-CLOCK-7, -12, MC-SETUP-9, MC-CLEAN-5, -6, TC-53] A hand with a mouse is not offered."""
    for hour in (6, 9):
        game = at(2, round=number, A=hour, B=12)
        game.pay("A", 1)
        assert (game.question == "A ChooseWay") == (hour + 0.5 in free)
    clock = at(2, round=number, A=number, B=number).board["clock"]
    assert clock["free_hands"] == list(map(str, free))
    taken = [hand for hand in (6.5, 9.5) if hand not in free]
    assert clock["mice"] == [*map(str, taken), *["1", "2"][: number - 1]]


def test_the_hand_takes_an_hour_more_and_passes_no_icon() -> None:
    """[MC-CLOCK-8, -9, -10, E-11, E-12, E-13, TC-53] One card on entering, none on leaving."""
    game = at(3, round=2, A=6, B=6, C=7, order=[1, 0, 2])
    go(game, "A", 2, "hand")
    assert game.hours()["A"] == 7
    assert (game.cards("A"), loads(game)) == (1, 0)
    assert game.order == "BCA"


def test_a_hand_ranks_between_its_hours() -> None:
    """[MC-CLOCK-11, E-93, TC-53] B on 6 acts, then A on the hand before C on 7."""
    game = at(3, round=2, A=6, B=6, C=7, order=[1, 0, 2])
    go(game, "A", 1, "hand")
    assert (game.hours()["A"], game.cards("A"), game.active) == (6.5, 1, "B")
    go(game, "B", 1, "hour")
    assert game.active == "A"


def test_the_hour_is_the_other_way() -> None:
    """[MC-CLOCK-8, DP-04] Past the icon, without a card."""
    game = at(2, round=2, A=6, B=12)
    game.pay("A", 2)
    assert game.offered == {"hour", "hand"}
    game.choose("hour", "boat R-in")
    assert (game.hours()["A"], game.cards("A"), loads(game)) == (8, 0, 1)


def test_hands_are_offered_on_the_way_with_hours_left() -> None:
    """[E-11] From 5 with two hours: at 6 the second one may go onto the hand."""
    game = at(2, round=2, A=5, B=12)
    go(game, "A", 2, "hand")
    assert game.hours()["A"] == 6.5
    game = at(2, round=2, A=5, B=12)
    go(game, "A", 1)
    assert game.hours()["A"] == 6


def test_several_on_a_hand_form_a_stack() -> None:
    """[MC-CLOCK-11]"""
    game = at(2, round=2, A=6, B=6.5)
    go(game, "A", 1, "hand")
    assert (game.order, game.active) == ("BA", "A")
    go(game, "A", 1)
    assert game.hours() == {"A": 7, "B": 6.5}


def test_leaving_a_hand_passes_no_icon() -> None:
    """[MC-CLOCK-10, E-12]"""
    game = at(2, round=3, A=9.5, B=12)
    go(game, "A", 1)
    assert (game.hours()["A"], loads(game), game.cards("A")) == (10, 0, 0)


def test_the_hand_skips_both_loads_of_a_double_icon() -> None:
    """[E-64]"""
    game = at(2, round=3, A=9, B=12)
    go(game, "A", 2, "hand")
    assert (game.hours()["A"], loads(game)) == (10, 0)


def test_a_hand_may_be_entered_without_a_card_to_draw() -> None:
    """[E-79, E-25] A forced draw is dropped."""
    game = at(2, round=2, A=6, B=12, no_more_corruption=True)
    go(game, "A", 1, "hand")
    assert (game.hours()["A"], game.cards("A")) == (6.5, 0)


# The marker


def test_the_marker_goes_ahead_of_the_foremost() -> None:
    """[MC-DOCK-4, TC-14] C on 8 is the most advanced: 9; nothing is loaded any more."""
    game = at(4, A=6, B=7, C=8, D=7, **docks_but_one(), boats={"R-in": ["bard"] * 3})
    game.pay("A", 1)
    game.choose("boat R-in")
    assert game.board["clock"]["marker"] == 9
    before = loads(game)
    while game.active in "ABD" and game.hours()[game.active] < 9:
        game.pay(game.active, 1)
    assert loads(game) == before


def docks_but_one() -> dict[str, Any]:
    """Three docks are occupied; R-in and R-mid are at sea on the right."""
    return {
        "docked": {"DL-out": "L-out", "DL-in": "L-mid", "DR-out": "R-out"},
        "removed": ["L-in"],
    }


def test_the_marker_waits_until_the_move_is_done() -> None:
    """[MC-DOCK-4, -5, E-03, TC-15] The second load is ignored; A ends on 11, marker on 12."""
    game = at(2, A=9, B=10, **docks_but_one(), boats={"R-in": ["bard"] * 3})
    game.pay("A", 2)
    game.choose("boat R-in")
    assert game.hours()["A"] == 11
    assert game.board["clock"]["marker"] == 12
    assert loads(game) == 1


def test_the_marker_never_moves_later() -> None:
    """[MC-DOCK-6, E-04, E-07, TC-54] With C on 12 and B on 13 it stays on 12."""
    game = at(3, A=9, C=12, B=13, **docks_but_one(), boats={"R-in": ["bard"] * 3})
    game.pay("A", 1)
    game.choose("boat R-in")
    assert game.board["clock"]["marker"] == 12
    assert game.active == "A"


@pytest.mark.parametrize(("foremost", "marker"), [(6, 7), (6.5, 7), (9, 10), (9.5, 10)])
def test_the_marker_stands_on_hours_only(foremost: float, marker: int) -> None:
    """[MC-DOCK-4, E-10, E-29, E-93] Leader on X or on the hand behind it: X+1."""
    game = at(2, round=3, A=3, B=foremost, **docks_but_one(), boats={"R-in": ["bard"] * 3})
    game.pay("A", 1)
    game.choose("boat R-in")
    assert game.board["clock"]["marker"] == marker


def test_a_hand_before_the_marker_may_be_used() -> None:
    """[E-10] An hourglass on it has not reached the marker."""
    game = at(
        2,
        round=2,
        marker=7,
        A=6,
        B=7,
        docked={"DL-out": "L-out", "DL-in": "L-mid", "DR-in": "R-in", "DR-out": "R-out"},
        removed=["L-in", "R-mid"],
    )
    go(game, "A", 1, "hand")
    assert (game.hours()["A"], game.active) == (6.5, "A")


# End of production


def test_who_has_reached_the_marker_is_done() -> None:
    """[MC-ENDP-1, E-06] On it or beyond; the others go on."""
    game = at(3, marker=9, A=8, B=9, C=10)
    assert game.active == "A"
    go(game, "A", 1)
    assert "production-ended" in game.events


def test_those_beyond_come_back_to_the_marker_in_order() -> None:
    """[MC-ENDP-2, E-09, TC-18] A, B below; then D, then C, who sells first and begins next."""
    game = lay(
        4,
        marker=10,
        phase="end_of_production",
        order=[0, 1, 2, 3],
        A={"hour": 10},
        B={"hour": 10},
        C={"hour": 12, "stall": {"small_red": 1}},
        D={"hour": 11},
        piers={"town_square": {"warrior": 1}},
    )
    assert game.order == "ABDC"
    assert game.question == "C SellGoods"
    game.choose("pass")
    assert game.active == "C"
    assert game.hours() == dict.fromkeys("ABCD", 2)


def test_who_shares_a_space_beyond_keeps_the_order() -> None:
    """[MC-ENDP-2, E-09]"""
    game = lay(
        3,
        marker=10,
        phase="end_of_production",
        order=[2, 0, 1],
        A={"hour": 12, "stall": {"small_red": 1}},
        B={"hour": 12},
        C={"hour": 10},
        piers={"town_square": {"warrior": 1}},
    )
    assert game.order == "CAB"


def test_boats_still_at_sea_are_emptied() -> None:
    """[MC-ENDP-3, MC-ROGUE-3, TC-59] Customers to their halls, rogues to the lair."""
    game = lay(
        2,
        marker=10,
        phase="end_of_production",
        A={"hour": 10, "stall": {"small_red": 1}},
        B={"hour": 10},
        docked={"DL-out": "L-out"},
        boats={"L-mid": ["wizard"] * 2, "L-in": ["bard", "noble", "rogue"]},
        piers={"town_square": {"warrior": 1}},
    )
    board = game.board
    assert board["halls"] == {"red": 1, "green": 2, "blue": 3, "yellow": 2}
    assert board["lair"] == 3
    assert all(not boat["aboard"] for boat in board["boats"])
    assert game.place_of("L-mid") == "sea"


def test_the_clock_shows_where_the_next_step_may_lead() -> None:
    """[MC-CLOCK-8] To the next hour or onto the hand, while somebody chooses."""
    game = lay(round=2, A={"merchant": "blacksmith", "hour": 6}, B={"hour": 12})
    clock = game.board["clock"]
    assert (clock["next_hour"], clock["next_hand"]) == (None, None)
    game.pay("A", 2)
    assert game.question == "A ChooseWay"
    clock = game.board["clock"]
    assert (clock["next_hour"], clock["next_hand"]) == ("7", "6.5")


def test_beyond_twelve_hours_are_counted_from_there() -> None:
    """[MC-CLOCK-1, E-05] A clock has twelve."""
    words = lay().words("en")
    assert [words.name("hour", hour) for hour in (12, 13)] == ["12:00", "12:00 + 1 h"]
    assert words.name("position", 28) == "12:00 + 2 h"
