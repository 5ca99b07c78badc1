"""Positions from plain data: what is given lies where it was put, the rest where it can."""

from __future__ import annotations

import re
from typing import Any

import pytest

import cothon
from cothon.games.neptun.box import BONUS_TILE, OAR_CARD
from tests.games.neptun.laid import L1, LETTERS, Laid, contract, draft, lay, up
from tests.games.neptun.refused import LARGE_DECK, given

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


# What is left out


@SEATS
def test_a_bare_position_is_a_new_game(seats: int) -> None:
    """[NE-SETUP-8 to -13]"""
    game = given({"seats": seats})
    shown = game.board
    assert (shown["round"], shown["phase"], shown["turn"]) == ("A", "acquire", 1)
    assert (shown["wind"], shown["forecast"], shown["oar_scale"]) == (5, None, [])
    assert shown["order"] == list(range(seats))
    assert game.question == "A AcceptOrRefuse"
    assert shown["piles"] == {"cities": 29 - seats, "goods": 29 - seats, "oars": 39 - seats}
    assert shown["discards"] == {"cities": 0, "goods": 0, "oars": 0}
    assert (shown["bonus_pool"], shown["extra"]) == (15, [])
    for letter, colour in zip("ABC", ("red", "green", "purple"), strict=True):
        own = game.mat(letter)
        assert own["hand"] == [f"P5+1.{colour}", f"P8-1.{colour}"]
        assert (own["gold"], own["place"], own["played"]) == (5, "CRETA", [])
        assert (own["tiles"], own["bonus"], game.slots(letter)) == ([], [], ["empty"] * 5)
    assert game.spaces("ORIENS") == [(letter, 0) for letter in LETTERS[:seats]]


def test_markers_and_cards_that_are_left_out_are_random() -> None:
    """[NE-SETUP-5, NE-SETUP-6, NE-SETUP-8]"""
    players: list[dict[str, Any]] = [{}] * 4
    data: dict[str, Any] = {"players": players, "display": [{}] * 5, "city_pile": ["C05"]}
    games = [Laid.position(data, seed) for seed in range(10)]
    assert len({str(game.board["distances"]) for game in games}) == 10
    assert len({tuple(game.g.city_pile) for game in games}) == 10
    assert {game.g.city_pile[-1] for game in games} == {4}
    g = games[0].g
    assert sorted([*g.city_pile, *g.shown_cities]) == list(range(30))
    assert sorted([*g.oar_pile, *g.shown_oars]) == list(range(OAR_CARD, OAR_CARD + 40))


def test_the_order_of_play_on_the_zero_spaces() -> None:
    """[NE-SETUP-11]"""
    game = given({"order": [2, 0, 3, 1]})
    assert game.spaces("AFRICA") == [("C", 0), ("A", 0), ("D", 0), ("B", 0)]


# What is given


def test_everything_given_lies_where_it_was_put() -> None:
    """[NE-GEN-5]"""
    pawns = [{"seat": 2, "space": 6}, {"seat": 0, "space": 4}, {"seat": 1, "space": 4}]
    game = lay(
        phase="acquire",
        round="B",
        turn=3,
        order=[3, 1, 0, 2],
        oar_scale=[{"seat": 3, "power": 7}],
        wind=2,
        A={
            "gold": 11,
            "hand": ["O2+0", "P8-1.red"],
            "slots": [
                contract("C29", "grapes-1"),
                {},
                {},
                {},
                contract("C30", "fish-3"),
            ],
            "tiles": ["AFRICA-A1", "GOLD-A1"],
            "bonus": [3, 1],
        },
        B={"slots": [contract("C28", "fish-2")]},
        D={"hand": ["O3+0", "O4+0", "O5+0"]},
        display=[
            up("C03", "olives-1", "O4+1", gold=2),
            {**up("C04", "olives-2", "O5+1"), "column": 2},
            contract("C05", "olives-3", oar="O6+1"),
            {},
        ],
        temples={"ITALIA": pawns},
        city_pile=["C10", "C11"],
        goods_pile=["salt-5"],
        oar_pile=["O8+2", "O8+1"],
        city_discard=["C20", "C21"],
        goods_discard=["salt-1"],
        oar_discard=["O7+0", "O7+1"],
        bonus_pool=[2, 2, 1],
    )
    shown = game.view(0)["table"]
    assert (shown["round"], shown["phase"], shown["turn"]) == ("B", "acquire", 3)
    assert (game.order, game.question) == ("DBAC", "B TakeContract")
    assert shown["oar_scale"] == [{"seat": 3, "power": 7}]
    assert (shown["wind"], shown["distances"]) == (2, L1)
    a = shown["players"][0]
    assert (a["gold"], a["place"]) == (11, "CRETA")
    assert (a["hand"], a["played"]) == (["O2+0", "P8-1.red"], [])
    assert game.slots("A") == ["open", "empty", "empty", "empty", "open"]
    assert (a["slots"][4]["city"], a["slots"][4]["goods"]) == ("C30", "fish-3")
    assert [tile["code"] for tile in a["tiles"]] == ["AFRICA-A1", "GOLD-A1"]
    assert (a["points"], a["bonus"]) == (4, [3, 1])
    assert game.slots("B")[0] == "open"
    assert [column["column"] for column in shown["display"]] == [0, 2, 3, 4]
    assert [column["face_up"] for column in shown["display"]] == [True, True, False, False]
    assert game.offered == {"contract 1", "contract 3", "reveal"}
    assert game.spaces("ITALIA") == [("C", 6), ("A", 4), ("B", 4), ("D", 0)]
    assert shown["discards"] == {"cities": 2, "goods": 1, "oars": 2}
    g = game.g
    assert [g.box.city_codes[card] for card in g.city_pile[-1:-3:-1]] == ["C10", "C11"]
    assert g.box.goods_card_codes[g.goods_pile[-1] - 30] == "salt-5"
    assert game.oars(g.oar_pile[-1:-3:-1]) == ["O8+2", "O8+1"]
    top = [g.box.bonus_points[tile - BONUS_TILE] for tile in g.bonus_pool[-1:-4:-1]]
    assert (top, len(g.bonus_pool)) == ([2, 2, 1], 13)
    assert g.box.city_codes[g.shown_cities[2]] == "C05"


OPEN = {"slots": [contract("C03", "salt-1")]}


@pytest.mark.parametrize(
    ("phase", "more", "question"),
    [
        ("round", {}, "A AcceptOrRefuse"),
        ("acquire", {"display": [{}] * 5}, "A AcceptOrRefuse"),
        ("acquire", {"display": [up("C01", "salt-2", "O2+0"), *[{}] * 4]}, "A TakeContract"),
        (
            "load",
            {"display": [{}] * 4, "taken": contract("C01", "salt-2", oar="O2+0")},
            "A LoadContract",
        ),
        ("oars", {}, "A ChooseOars"),
        ("sail", {}, "A Sail"),
        ("sail", {"active": 2}, "C Sail"),
        ("extra", {"A": OPEN}, "A JoinExtra"),
        ("extra_2", {"A": OPEN, "extra": [0]}, "A JoinExtra"),
        ("extra_2", {"A": OPEN, "extra": [1]}, "A AcceptOrRefuse"),
        ("score", {}, "A AcceptOrRefuse"),
        ("round_end", {}, "A AcceptOrRefuse"),
    ],
)
def test_a_position_may_begin_with_any_phase(
    phase: str, more: dict[str, Any], question: str
) -> None:
    """[NE-GEN-3]"""
    game = lay(phase=phase, **more)
    assert game.question == question
    later = question == "A AcceptOrRefuse" and phase not in ("round", "acquire")
    assert game.board["round"] == ("B" if later else "A")


@pytest.mark.parametrize("phase", ["score", "round_end"])
def test_after_round_c_the_game_is_over(phase: str) -> None:
    """[NE-END-1]"""
    assert lay(phase=phase, round="C").over


def test_a_contract_being_loaded_is_gone_from_the_display() -> None:
    """[NE-LOAD-1]"""
    game = lay(
        3,
        phase="load",
        display=[{"column": 1}, {"column": 3}],
        taken=contract("C01", "salt-2", oar="O2+0"),
        oar_scale=[{"seat": 0, "power": 3}],
    )
    assert (game.question, game.board["taken"]["oar"]) == ("B LoadContract", "O2+0")
    game.choose("slot 5")
    assert game.slots("B")[4] == "open"
    assert game.question == "C AcceptOrRefuse"


def test_two_oars_are_enough_for_the_last_two_turns() -> None:
    """[NE-OAR-6]"""
    assert given({"phase": "oars", "turn": 4}).question == "A ChooseOars"


def test_the_wind_may_be_negative_if_it_is_the_forecast_itself() -> None:
    """[EC-2]"""
    assert given({"wind": -5, "options": {"forecast_is_wind": True}}).board["wind"] == -5


@pytest.mark.parametrize("data", [data for data, _ in LARGE_DECK])
def test_oars_of_the_large_deck_may_lie_anywhere_with_that_option(data: dict[str, Any]) -> None:
    """[EC-1]"""
    assert given({**data, "options": {"large_oar_deck": True}}).g.switches.large_oar_deck


# Refusals that bind for the round [EC-5]

BINDING: dict[str, bool | str] = {"refusal_binds": "round"}


def leftover(*seats: int) -> dict[str, Any]:
    """A contract face up that these seats have refused."""
    return up("C01", "salt-2", "O2+0", refused_by=list(seats))


def test_who_has_refused_a_contract_is_laid_down() -> None:
    """[EC-5, EC-53]"""
    game = draft(leftover(0, 2), turn=4, options=BINDING)
    assert game.board["display"][0]["refused_by"] == [0, 2]
    second = {**up("C02", "salt-3", "O3+0"), "refused_by": [0]}
    later = draft(leftover(0), second, gone=1, options=BINDING)
    assert [column["refused_by"] for column in later.board["display"]] == [[0], [0], [], []]
    taken = contract("C05", "salt-1", oar="O9+0")
    rows = [leftover(0), second, {}, {}]
    loading = lay(phase="load", display=rows, taken=taken, options=BINDING)
    assert [column["refused_by"] for column in loading.board["display"]] == [[0], [0], [], []]


@pytest.mark.parametrize(
    ("columns", "data", "message"),
    [
        ([leftover(0)], {"turn": 2}, "nobody, unless refusals bind for the round"),
        ([{"refused_by": [0]}], {**BINDING, "turn": 2}, "nobody, as it lies face down"),
        ([leftover(4)], {**BINDING, "turn": 2}, "refused_by: expected whole numbers from 0 to 3"),
        ([leftover(0)], BINDING, "seat 0 has not had its go and can have refused nothing but"),
        ([leftover(), leftover(1)], {**BINDING, "turn": 2}, "seat 1 has not had its go"),
        ([leftover(0, 1)], {**BINDING, "gone": 1}, "seat 1 has not had its go"),
    ],
)
def test_refusals_that_cannot_be(
    columns: list[dict[str, Any]], data: dict[str, Any], message: str
) -> None:
    """[EC-5, EC-53]"""
    data = dict(data)
    options = {key: data.pop(key) for key in BINDING if key in data}
    cards = [{**column, "city": f"C0{n}"} for n, column in enumerate(columns, 1)]
    cards = [{**card, "goods": f"salt-{n}", "oar": f"O{n}+1"} for n, card in enumerate(cards, 2)]
    with pytest.raises(cothon.BadPosition, match=re.escape(message)):
        draft(*cards, options=options, **data)
