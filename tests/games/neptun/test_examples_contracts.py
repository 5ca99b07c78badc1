"""Examples of the rulebook and derived scenarios about contracts, section 8 of the rules page.

Becca is A (red), Jenny B (green), Ani C (purple) and Peter D (yellow).
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import cothon
from cothon.games.neptun.choices import CONTRACT
from tests.games.neptun.laid import LETTERS, Laid, contract, draft, lay, up

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
SAGUNTUM = contract("C03", "olives-1", oar="O3+0")
OTHER = contract("C15", "salt-1", oar="O8+0")


def becca_has_refused_the_first_and_taken_the_second() -> Laid:
    """The position of the second example of the draft."""
    game = draft(SAGUNTUM, OTHER)
    game.choose("refuse", "contract 2")
    return game


# Examples of the rulebook


def test_ex_1_a_drawn_order_and_the_first_display() -> None:
    """[EX-1, NE-SETUP-13, NE-CONTRACT-1]"""
    games = (Laid.new(4, seed) for seed in range(500))
    game = next(game for game in games if game.order == "ABCD")
    assert [game.board["players"][seat]["colour"] for seat in game.board["order"]] == [
        *("RED", "GREEN", "PURPLE", "YELLOW")
    ]
    assert game.told("display-dealt") == [[5]]
    keys = game.events
    assert "contract-revealed" not in keys[: keys.index("display-dealt")]
    assert game.lying[1:] == ["?"] * 4
    assert game.question == "A AcceptOrRefuse"  # Becca had to turn the first one up


def test_ex_2_olives_for_saguntum() -> None:
    """[EX-2, NE-CONTRACT-3]"""
    game = draft(up("C03", "olives-1", "O3+0"))
    profit = game.board["display"][0]["profit"]
    assert (profit["place"], profit["good"], profit["region"]) == ("SAGUNTUM", "olives", "HISPANIA")
    assert (profit["points"], profit["gold"]) == (3, 0)


def test_ex_3_becca_refuses_the_first_and_takes_the_second() -> None:
    """[EX-3, NE-CONTRACT-6, NE-CONTRACT-7, NE-CONTRACT-12, NE-CONTRACT-13]"""
    game = draft(SAGUNTUM, OTHER)
    assert (game.question, game.offered) == ("A AcceptOrRefuse", {"contract 1", "refuse"})
    game.choose("refuse")
    assert game.offered == {"contract 2", "refuse"}
    with pytest.raises(cothon.IllegalChoice):
        game.apply(CONTRACT)  # she cannot go back to the first
    game.choose("contract 2")
    assert game.question == "A LoadContract"
    assert game.lying == ["C03 0", "?", "?", "?"]
    assert [column["column"] + 1 for column in game.board["display"]] == [1, 3, 4, 5]


def test_ex_4_jenny_takes_what_becca_refused() -> None:
    """[EX-4, NE-CONTRACT-6, NE-CONTRACT-9, NE-CONTRACT-15]"""
    game = becca_has_refused_the_first_and_taken_the_second()
    game.choose("slot 1")
    assert (game.question, game.offered) == ("B TakeContract", {"contract 1", "reveal"})
    game.choose("contract 1", "slot 1")
    held = game.mat("B")["slots"][0]
    assert (held["city"], held["goods"]) == ("C03", "olives-1")
    assert game.told("contract-revealed")[-1][0] == 2  # Jenny revealed none, Ani had to
    assert [column["column"] + 1 for column in game.board["display"]] == [3, 4, 5]
    assert (game.question, game.offered) == ("C AcceptOrRefuse", {"contract 3", "refuse"})


def test_ex_5_becca_loads_slot_four_for_good() -> None:
    """[EX-5, NE-LOAD-1, NE-LOAD-2]"""
    game = becca_has_refused_the_first_and_taken_the_second()
    game.choose("slot 4")
    assert game.slots("A") == ["empty", "empty", "empty", "open", "empty"]
    luck = random.Random(5)
    loaded = 1
    while game.board["phase"] == "acquire":
        if game.question == "A LoadContract":
            assert "slot 4" not in game.offered
            loaded += 1
        game.apply(luck.choice(game.options))
        assert game.mat("A")["slots"][3]["city"] == "C15"
    assert loaded == 4  # the fifth went on the last slot unasked


def test_ex_6_the_weakest_first() -> None:
    """[EX-6, NE-ORDER-1]"""
    scale = [{"seat": 0, "power": 8}, {"seat": 2, "power": 6}, {"seat": 3, "power": 4}]
    game = draft(
        up("C03", "olives-1", "O3+0"),
        up("C15", "salt-1", "O8+0"),
        order=[0, 2, 3, 1],
        gone=3,
        oar_scale=scale,
    )
    game.choose("contract 1", "slot 1")
    assert game.order == "BDCA"


def test_ex_7_the_leftover_gets_gold_and_comes_first() -> None:
    """[EX-7, NE-REFILL-2, NE-REFILL-4]"""
    columns = [
        {**up("C03", "olives-1", "O3+0"), "column": 2},
        {**up("C15", "salt-1", "O8+0"), "column": 4},
    ]
    game = draft(*columns, gone=3)
    game.choose("contract 3", "slot 1")
    assert game.lying == ["C15 1", "?", "?", "?", "?"]
    assert [column["column"] for column in game.board["display"]] == [0, 1, 2, 3, 4]


def test_ex_8_from_left_to_right_nothing_is_lost() -> None:
    """[EX-8, NE-LOAD-3, NE-DELIVER-7]"""
    cargo = [contract("C15", "salt-1"), contract("C13", "honey-1")]
    b = {"place": "LEPTIS_MAGNA", "gold": 9, "slots": cargo}
    game = lay(phase="sail", order=[1, 0, 2, 3], B=b)
    game.choose("place LEPTIS_MAGNA", "slot 1", "pass")
    assert game.slots("B")[:2] == ["fulfilled", "open"]
    while game.question != "B Sail":
        here = game.mat(game.question[0])["place"]
        game.choose(f"place {here}") if "Sail" in game.question else game.apply(game.options[0])
    game.choose("place CARTHAGO", "slot 2", "pass")
    assert game.slots("B")[:2] == ["fulfilled", "fulfilled"]
    assert "contract-lost" not in game.events


# Derived scenarios


def test_t_01_whoever_refuses_all_must_take_the_last() -> None:
    """[T-01, NE-CONTRACT-7, NE-CONTRACT-8]"""
    game = draft({}, {}, {}, {"city": "C30"}, seats=3)
    game.choose("refuse", "refuse", "refuse")
    assert game.question == "A LoadContract"
    assert game.board["taken"]["city"] == "C30"
    assert [column["face_up"] for column in game.board["display"]] == [True] * 3
    game.choose("slot 1")
    assert game.offered == {"contract 1", "contract 2", "contract 3"}


def test_t_02_a_reveal_waives_the_gold() -> None:
    """[T-02, NE-CONTRACT-8, NE-CONTRACT-10, NE-CONTRACT-12]"""
    columns = [up("C03", "olives-1", "O3+0", gold=2), {"city": "C15"}, {"city": "C16"}]
    game = draft(*columns, seats=3, gone=1, turn=3)
    game.choose("reveal")
    with pytest.raises(cothon.IllegalChoice):
        game.apply(CONTRACT)
    assert game.offered == {"contract 2", "refuse"}
    game.choose("refuse")
    assert game.question == "B LoadContract"
    assert game.board["taken"]["city"] == "C16"
    assert game.player("B").gold == 5
    assert game.lying == ["C03 2", "C15 0"]


def test_t_04_a_leftover_that_lay_face_down() -> None:
    """[T-04, NE-REFILL-3, NE-REFILL-4]"""
    game = draft({}, {}, {}, {"city": "C30"}, seats=3)
    for column, letter in enumerate("ABC", 1):
        assert game.question == f"{letter} AcceptOrRefuse"
        game.choose(f"contract {column}", "slot 1")
    assert game.lying == ["C30 0", "?", "?", "?"]
    assert game.board["turn"] == 2


def test_t_05_equal_powers() -> None:
    """[T-05, NE-ORDER-1, NE-ORDER-2]"""
    scale = [{"seat": 2, "power": 5}, {"seat": 0, "power": 3}, {"seat": 3, "power": 5}]
    game = draft(
        up("C03", "olives-1", "O5+0"),
        up("C15", "salt-1", "O8+0"),
        order=[2, 0, 3, 1],
        gone=3,
        oar_scale=scale,
    )
    game.choose("contract 1", "slot 1")
    assert game.order == "ABDC"


@SEATS
def test_t_25_a_complete_first_phase(seats: int) -> None:
    """[T-25, NE-REFILL-5, NE-REFILL-6]"""
    game = Laid.new(seats, 25)
    game.play(random.Random(25), "ChooseOars")
    drawn = 5 * seats + 1
    seen = game.board
    assert seen["piles"] == {"cities": 30 - drawn, "goods": 30 - drawn, "oars": 40 - drawn}
    if seats == 5:
        assert (drawn, seen["piles"]["cities"], seen["piles"]["goods"]) == (26, 4, 4)
    assert [game.slots(letter) for letter in LETTERS[:seats]] == [["open"] * 5] * seats
    held = {slot["city"] for one in seen["players"] for slot in one["slots"]}
    assert len(held) == 5 * seats
    assert seen["discards"] == {"cities": 1, "goods": 1, "oars": 1}
    assert [len(one["hand"]) for one in seen["players"]] == [7] * seats


def last_player(*columns: dict[str, Any], seats: int) -> Laid:
    """The go of the last player of a turn, with these two contracts."""
    laid = [{**column, "column": seats - 1 + n} for n, column in enumerate(columns)]
    return draft(*laid, seats=seats, gone=seats - 1)


@SEATS
def test_t_28_one_face_up_and_one_face_down(seats: int) -> None:
    """[T-28, NE-CONTRACT-8, NE-CONTRACT-9]"""
    game = last_player(up("C03", "olives-1", "O3+0"), {"city": "C30"}, seats=seats)
    assert game.offered == {f"contract {seats}", "reveal"}
    game.choose("reveal")
    assert game.question == f"{LETTERS[seats - 1]} LoadContract"
    assert game.board["taken"]["city"] == "C30"
    assert game.lying == ["C03 0"]


@SEATS
def test_t_29_both_face_up(seats: int) -> None:
    """[T-29, NE-CONTRACT-11]"""
    columns = (up("C03", "olives-1", "O3+0"), up("C15", "salt-1", "O8+0"))
    game = last_player(*columns, seats=seats)
    assert game.question == f"{LETTERS[seats - 1]} TakeContract"
    assert game.offered == {f"contract {seats}", f"contract {seats + 1}"}


def test_t_31_a_refused_contract_may_be_taken_a_turn_later() -> None:
    """[T-31, NE-CONTRACT-12, EC-5]"""
    oars = ("O9+2", "O2+0", "O5+0", "O6+0")
    columns = [{"city": f"C0{n}", "oar": oar} for n, oar in enumerate(oars, 3)]
    game = draft(*columns, seats=3, turn=2)
    game.choose("refuse", "contract 2", "slot 1")  # Becca rows weakest and begins the next turn
    game.choose("reveal", "contract 3", "slot 1", "reveal", "slot 1")
    assert (game.board["turn"], game.lying[0]) == (3, "C03 1")
    game.choose("contract 1")
    assert game.question == "A LoadContract"
    assert game.player("A").gold == 6
    assert game.board["taken"]["city"] == "C03"


def test_t_33_unless_refusals_bind_for_the_round() -> None:
    """[T-33, NE-CONTRACT-12, EC-5, EC-53]"""
    first = up("C03", "olives-1", "O9+2", gold=1, refused_by=[0])
    game = draft(first, seats=3, turn=3, options={"refusal_binds": "round"})
    assert (game.question, game.offered) == ("A AcceptOrRefuse", {"contract 2", "refuse"})
    game.choose("contract 2", "slot 1", "contract 1")
    assert (game.question, game.board["taken"]["city"]) == ("B LoadContract", "C03")
    assert (game.player("A").gold, game.player("B").gold) == (5, 6)


@SEATS
def test_t_32_the_gold_of_the_last_leftover_goes_to_the_bank(seats: int) -> None:
    """[T-32, NE-REFILL-5]"""
    columns = (up("C03", "olives-1", "O3+0", gold=3), up("C15", "salt-1", "O8+0"))
    game = draft(*columns, seats=seats, gone=seats - 1, turn=5)
    game.choose("contract 2", "slot 1")
    assert game.board["phase"] == "fulfil"
    assert [game.player(letter).gold for letter in LETTERS[:seats]] == [5] * seats
    assert game.g.shown_gold == []
    assert game.spaces("HISPANIA")[0][1] == 0
