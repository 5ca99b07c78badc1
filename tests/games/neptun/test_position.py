"""Positions from plain data: what is possible is laid out, what is not is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

import cothon
from cothon.games.neptun.box import BONUS_TILE, OAR_CARD
from tests.games.neptun.laid import (
    L1,
    LETTERS,
    asked,
    board,
    choose,
    contract,
    draft,
    lay,
    mat,
    offered,
    order,
    slots,
    spaces,
    table,
    up,
)

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
CITIES = [f"C{n:02}" for n in range(1, 31)]


def position(
    data: dict[str, Any], seats: int = 4, options: dict[str, bool | str] | None = None
) -> cothon.Game:
    """A position with players of whom A and B may be described; contracts lie face down."""
    data = dict(data)
    players = [data.pop(letter, {}) for letter in LETTERS[:seats]]
    if data.get("phase", "acquire") == "acquire":
        data.setdefault("display", [{}] * (seats + 1))
    return cothon.position("neptun", {"players": players, **data}, options=options)


def refused(data: dict[str, Any], message: str) -> None:
    """This position is refused with this message."""
    with pytest.raises(cothon.BadPosition, match=re.escape(message)):
        position(data)


# What is left out


@SEATS
def test_a_bare_position_is_a_new_game(seats: int) -> None:
    """[NE-SETUP-8 to -13]"""
    game = position({}, seats)
    shown = board(game)
    assert (shown["round"], shown["phase"], shown["turn"]) == ("A", "acquire", 1)
    assert (shown["wind"], shown["forecast"], shown["oar_scale"]) == (5, None, [])
    assert shown["order"] == list(range(seats))
    assert asked(game) == "A AcceptOrRefuse"
    assert shown["piles"] == {"cities": 29 - seats, "goods": 29 - seats, "oars": 39 - seats}
    assert shown["discards"] == {"cities": 0, "goods": 0, "oars": 0}
    assert (shown["bonus_pool"], shown["extra"]) == (15, [])
    for letter, colour in zip("ABC", ("red", "green", "purple"), strict=True):
        own = mat(game, letter)
        assert own["hand"] == [f"P5+1.{colour}", f"P8-1.{colour}"]
        assert (own["gold"], own["place"], own["played"]) == (5, "CRETA", [])
        assert (own["tiles"], own["bonus"], slots(game, letter)) == ([], [], ["empty"] * 5)
    assert spaces(game, "ORIENS") == [(letter, 0) for letter in LETTERS[:seats]]


def test_markers_and_cards_that_are_left_out_are_random() -> None:
    """[NE-SETUP-5, NE-SETUP-6, NE-SETUP-8]"""
    players: list[dict[str, Any]] = [{}] * 4
    data: dict[str, Any] = {"players": players, "display": [{}] * 5, "city_pile": ["C05"]}
    games = [cothon.position("neptun", data, seed) for seed in range(10)]
    assert len({str(board(game)["distances"]) for game in games}) == 10
    assert len({tuple(table(game).city_pile) for game in games}) == 10
    assert {table(game).city_pile[-1] for game in games} == {4}
    g = table(games[0])
    assert sorted([*g.city_pile, *g.shown_cities]) == list(range(30))
    assert sorted([*g.oar_pile, *g.shown_oars]) == list(range(OAR_CARD, OAR_CARD + 40))


def test_the_order_of_play_on_the_zero_spaces() -> None:
    """[NE-SETUP-11]"""
    game = position({"order": [2, 0, 3, 1]})
    assert spaces(game, "AFRICA") == [("C", 0), ("A", 0), ("D", 0), ("B", 0)]


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
    assert (order(game), asked(game)) == ("DBAC", "B TakeContract")
    assert shown["oar_scale"] == [{"seat": 3, "power": 7}]
    assert (shown["wind"], shown["distances"]) == (2, L1)
    a = shown["players"][0]
    assert (a["gold"], a["place"]) == (11, "CRETA")
    assert (a["hand"], a["played"]) == (["O2+0", "P8-1.red"], [])
    assert slots(game, "A") == ["open", "empty", "empty", "empty", "open"]
    assert (a["slots"][4]["city"], a["slots"][4]["goods"]) == ("C30", "fish-3")
    assert [tile["code"] for tile in a["tiles"]] == ["AFRICA-A1", "GOLD-A1"]
    assert (a["points"], a["bonus"]) == (4, [3, 1])
    assert slots(game, "B")[0] == "open"
    assert [column["column"] for column in shown["display"]] == [0, 2, 3, 4]
    assert [column["face_up"] for column in shown["display"]] == [True, True, False, False]
    assert offered(game) == {"contract 1", "contract 3", "reveal"}
    assert spaces(game, "ITALIA") == [("C", 6), ("A", 4), ("B", 4), ("D", 0)]
    assert shown["discards"] == {"cities": 2, "goods": 1, "oars": 2}
    g = table(game)
    assert [g.box.city_codes[card] for card in g.city_pile[-1:-3:-1]] == ["C10", "C11"]
    assert g.box.goods_card_codes[g.goods_pile[-1] - 30] == "salt-5"
    assert [g.box.oar_codes[card - OAR_CARD] for card in g.oar_pile[-1:-3:-1]] == ["O8+2", "O8+1"]
    top = [g.box.bonus_points[tile - BONUS_TILE] for tile in g.bonus_pool[-1:-4:-1]]
    assert (top, len(g.bonus_pool)) == ([2, 2, 1], 13)
    assert g.box.city_codes[g.shown_cities[2]] == "C05"


def test_what_a_hand_and_a_bonus_tile_hold_is_for_their_owner() -> None:
    """[NE-GEN-6]"""
    game = position({"A": {"hand": ["O2+0"], "bonus": [3]}, "oar_discard": ["O3+0"]})
    for eyes in (1, 2, 3, None):
        shown = game.view(eyes)["table"]["players"][0]
        assert (shown["hand"], shown["bonus"]) == ([None], [None])


def test_a_position_can_be_saved_and_brought_back() -> None:
    """The save holds the position, its seed and the choices since."""
    game = draft(up("C03", "olives-1", "O4+1", gold=2), turn=3, seed=7)
    choose(game, "contract 1", "slot 4")
    again = cothon.replay(game.save)
    assert again.view(0) == game.view(0)
    assert table(again).oar_pile == table(game).oar_pile
    choose(game, "refuse")
    choose(again, "refuse")
    assert again.view(1) == game.view(1)


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
    assert asked(game) == question
    later = question == "A AcceptOrRefuse" and phase not in ("round", "acquire")
    assert board(game)["round"] == ("B" if later else "A")


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
    assert (asked(game), board(game)["taken"]["oar"]) == ("B LoadContract", "O2+0")
    choose(game, "slot 5")
    assert slots(game, "B")[4] == "open"
    assert asked(game) == "C AcceptOrRefuse"


# What cannot be


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"display": []}, "display: 5 contracts must lie there, not 0"),
        ({"display": [{}] * 4}, "display: 5 contracts must lie there, not 4"),
        ({"display": [{}] * 6}, "position.display: expected a list of at most 5"),
        (
            {"display": [{}] * 4, "oar_scale": [{"seat": 1, "power": 3}], "active": 1},
            "oar_scale: the pawns of the seats [0] must be there",
        ),
        (
            {"active": 2},
            "oar_scale: the pawns of the seats [0, 1] must be there",
        ),
        (
            {
                "turn": 5,
                "A": {
                    "slots": [contract(city, f"salt-{n}") for n, city in enumerate(CITIES[:5], 1)]
                },
            },
            "players[0].slots: 1 empty slots are needed",
        ),
        (
            {
                "turn": 4,
                "A": {
                    "slots": [contract(city, f"salt-{n}") for n, city in enumerate(CITIES[:4], 1)]
                },
            },
            "players[0].slots: 2 empty slots are needed",
        ),
        ({"phase": "load"}, "taken: a contract is being loaded in the phase load, and only there"),
        (
            {"taken": contract("C01", "salt-1", oar="O2+0")},
            "taken: a contract is being loaded in the phase load, and only there",
        ),
        ({"phase": "oars", "display": [{}]}, "phase oars: no contracts are on display"),
        (
            {"phase": "score", "oar_scale": [{"seat": 0, "power": 2}]},
            "phase score: no pawns are on the oar scale",
        ),
        ({"phase": "oars"}, "players[0].hand: 5 oar cards or more are needed"),
        ({"phase": "oars", "turn": 3}, "players[0].hand: 3 oar cards or more are needed"),
        ({"phase": "sail"}, "players[0]: a played oar and 4 in hand are needed"),
        (
            {"phase": "sail", "turn": 2, "A": {"played": ["O2+0"]}},
            "players[0]: a played oar and 3 in hand are needed",
        ),
        (
            {"phase": "round", "A": {"slots": [{"state": "fulfilled"}]}},
            "players[0].slots: manifests are empty when a round begins",
        ),
    ],
)
def test_the_table_fits_the_phase(data: dict[str, Any], message: str) -> None:
    """[NE-CONTRACT-1, NE-REFILL-4, NE-LOAD-1, NE-OAR-6, NE-ROUND-9]"""
    refused(data, message)


def test_two_oars_are_enough_for_the_last_two_turns() -> None:
    """[NE-OAR-6]"""
    assert asked(position({"phase": "oars", "turn": 4})) == "A ChooseOars"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            {"city_pile": ["C01"], "city_discard": ["C01"]},
            "the card C01 lies in two places",
        ),
        ({"goods_pile": ["salt-1", "salt-1"]}, "the card salt-1 lies in two places"),
        (
            {
                "phase": "extra",
                "A": {"slots": [contract("C01", "salt-1")]},
                "B": {"slots": [contract("C01", "salt-2")]},
            },
            "the card C01 lies in two places",
        ),
        (
            {"phase": "extra", "A": {"hand": ["O2+0"], "played": ["O2+0"]}},
            "the card O2+0 lies in two places",
        ),
        ({"A": {"hand": ["O2+0"]}, "B": {"hand": ["O2+0"]}}, "the card O2+0 lies in two places"),
        ({"A": {"hand": ["O2+0"]}, "oar_pile": ["O2+0"]}, "the card O2+0 lies in two places"),
        (
            {"display": [{"goods": "fish-1"}, {"goods": "fish-1"}, {}, {}, {}]},
            "the card fish-1 lies in two places",
        ),
        ({"city_discard": CITIES[:27]}, "display: there is no city card left"),
        (
            {"A": {"hand": ["P5+1.green"]}},
            "position.players[0].hand: expected no oar of another colour, found 'P5+1.green'",
        ),
        ({"A": {"played": ["P5+1.blue"]}}, "expected no oar of another colour, found 'P5+1.blue'"),
        (
            {"A": {"bonus": [3] * 6}},
            "position.players[0].bonus: expected tiles of the box: [1, 1, 1, 1, 1, 2,",
        ),
        ({"A": {"bonus": [3] * 3}, "bonus_pool": [3] * 3}, "position.bonus_pool: expected tiles"),
        ({"A": {"bonus": [4]}}, "position.players[0].bonus: expected tiles of the box"),
    ],
)
def test_every_card_lies_in_one_place(data: dict[str, Any], message: str) -> None:
    """[NE-SETUP-1, NE-SETUP-3, NE-SETUP-8]"""
    refused(data, message)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            {"A": {"slots": [{"city": "C01"}]}},
            "position.players[0].slots[0].city: expected city and goods on open and lost slots",
        ),
        ({"A": {"slots": [{"goods": "salt-1"}]}}, "expected city and goods on open and lost slots"),
        ({"A": {"slots": [{"state": "lost"}]}}, "expected city and goods on open and lost slots"),
        (
            {"A": {"slots": [contract("C01", "salt-1", state="fulfilled")]}},
            "expected city and goods on open and lost slots, on no others, found",
        ),
        ({"A": {"slots": [{}] * 6}}, "position.players[0].slots: expected a list of at most 5"),
        (
            {"A": {"slots": [{"state": "sunk"}]}},
            "slots[0].state: expected one of empty, open, lost, fulfilled, found 'sunk'",
        ),
        (
            {"display": [{}, {"face_up": True}, {}, {}, {}]},
            "position.display[1].face_up: expected face-up contracts to the left of the others",
        ),
        (
            {"display": [{"column": 1}, {"column": 1}, {}, {}, {}]},
            "position.display[1].column: expected a whole number from 2 to 4, found 1",
        ),
        (
            {"display": [{"gold": 5}, {}, {}, {}, {}]},
            "display[0].gold: expected a whole number fro",
        ),
        ({"order": [0, 1, 2, 2]}, "position.order: expected every seat once, found [0, 1, 2, 2]"),
        ({"order": [0, 1, 2]}, "position.order: expected every seat once, found [0, 1, 2]"),
        (
            {"oar_scale": [{"seat": 0, "power": 3}, {"seat": 0, "power": 4}]},
            "position.oar_scale[1].seat: expected a pawn that is not on the scale yet, found 0",
        ),
        (
            {"oar_scale": [{"seat": 0}]},
            "position.oar_scale[0].power: expected a whole number from 0 to 20, found -1",
        ),
        (
            {"temples": {"AFRICA": [{"seat": 0, "space": 2}, {"seat": 1, "space": 3}]}},
            "position.temples.AFRICA[1].space: expected at most 2, the best-placed first, found 3",
        ),
        (
            {"temples": {"AFRICA": [{"seat": 0, "space": 2}, {"seat": 0, "space": 2}]}},
            "position.temples.AFRICA[1].seat: expected a seat once, found 0",
        ),
        (
            {"distances": {"K01": 5}},
            "position.distances.K02: expected a whole number from 1 to 99, found 0",
        ),
        (
            {"distances": {**L1, "K01": 6}},
            "position.distances: expected these markers: [3, 3, 4, 4, 4, 5, 5, 5, 6",
        ),
        (
            {"distances": {**L1, "H1": 12, "H2": 12}},
            "position.distances: expected these markers: [11, 12, 12, 13], found [11, 12, 12, 12]",
        ),
        ({"wind": 11}, "position.wind: expected a whole number from 0 to 10, found 11"),
        ({"wind": -1}, "position.wind: expected a whole number from 0 to 10, found -1"),
        ({"forecast": 6}, "position.forecast: expected a whole number from -5 to 5, found 6"),
    ],
)
def test_everything_lies_as_it_can_lie(data: dict[str, Any], message: str) -> None:
    """[NE-CONTRACT-5, NE-LOAD-1, NE-SETUP-5, -6, -11, -13, NE-WIND-1, NE-WIND-4]"""
    refused(data, message)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"rounds": "B"}, "position: unknown key 'rounds' (known: active, bonus_pool, "),
        ({"A": {"money": 2}}, "position.players[0]: unknown key 'money'"),
        ({"A": {"slots": [{"card": "C01"}]}}, "position.players[0].slots[0]: unknown key 'card'"),
        ({"display": [{"town": "C01"}, *[{}] * 4]}, "position.display[0]: unknown key 'town'"),
        ({"temples": {"GALLIA": []}}, "position.temples: unknown key 'GALLIA'"),
        ({"temples": {"GOLD": []}}, "position.temples: unknown key 'GOLD'"),
        ({"distances": {**L1, "K99": 5}}, "position.distances: unknown key 'K99'"),
        ({"oar_scale": [{"seat": 0, "power": 2, "on": 1}]}, "position.oar_scale[0]: unknown key"),
        (
            {
                "phase": "load",
                "display": [{}] * 4,
                "taken": contract("C01", "salt-1", oar="O2+0", gold=1),
            },
            "position.taken: unknown key 'gold'",
        ),
        ({"phase": "noon"}, "position.phase: expected one of round, acquire, load, oars, sail, "),
        ({"round": "D"}, "position.round: expected one of A, B, C, found 'D'"),
        ({"turn": 6}, "position.turn: expected a whole number from 1 to 5, found 6"),
        ({"turn": "2"}, "position.turn: expected a whole number from 1 to 5, found '2'"),
        ({"active": 4}, "position.active: expected a whole number from 0 to 3, found 4"),
        ({"extra": [4]}, "position.extra: expected whole numbers from 0 to 3, found 4"),
        ({"A": {"gold": -1}}, "position.players[0].gold: expected a whole number from 0"),
        ({"A": {"gold": True}}, "position.players[0].gold: expected a whole number from 0"),
        ({"A": {"place": "GADES"}}, "position.players[0].place: expected one of CRETA, MALACA"),
        ({"A": {"hand": ["O11+0"]}}, "position.players[0].hand: expected one of O2-2, O2-1"),
        ({"A": {"hand": "O2+0"}}, "position.players[0].hand: expected a list of at most"),
        ({"A": {"tiles": ["AFRICA-A2"]}}, "position.players[0].tiles: expected one of HISPANIA-A1"),
        ({"city_pile": ["C31"]}, "position.city_pile: expected one of C01, C02"),
        ({"goods_discard": ["wine-1"]}, "position.goods_discard: expected one of honey-1"),
        ({"A": []}, "position.players[0]: expected a table, found []"),
        (
            {"phase": "load", "display": [{}] * 4, "taken": {"city": "C01"}},
            "position.taken.goods: expected one of honey-1, honey-2",
        ),
    ],
)
def test_unknown_codes_keys_and_numbers(data: dict[str, Any], message: str) -> None:
    """[NE-GEN-7]"""
    refused(data, message)


@pytest.mark.parametrize("seats", [0, 2, 6])
def test_the_wrong_number_of_players(seats: int) -> None:
    """[NE-GEN-1]"""
    message = f"neptun is for 3, 4 or 5 players, not {seats}"
    with pytest.raises(cothon.BadOption, match=message):
        cothon.position("neptun", {"players": [{}] * seats})
    with pytest.raises(cothon.BadPosition, match=r"position\.players: expected a list"):
        cothon.position("neptun", {"round": "B"})


def test_the_wind_may_be_negative_if_it_is_the_forecast_itself() -> None:
    """[EC-2]"""
    other: dict[str, bool | str] = {"forecast_is_wind": True}
    assert board(position({"wind": -5}, options=other))["wind"] == -5
    with pytest.raises(cothon.BadPosition, match="expected a whole number from -5 to 5, found 6"):
        position({"wind": 6}, options=other)


@pytest.mark.parametrize(
    "data",
    [
        {"A": {"hand": []}, "oar_pile": ["P5+1.red"]},
        {"A": {"hand": []}, "oar_discard": ["P5+1.red"]},
        {"A": {"hand": []}, "display": [{"oar": "P5+1.red"}, *[{}] * 4]},
        {"oar_pile": ["P5+1.blue"]},
        {"display": [{"oar": "P5+1.blue"}, *[{}] * 4]},
    ],
)
def test_personal_oars_are_never_in_the_common_deck(data: dict[str, Any]) -> None:
    """[NE-SETUP-1, NE-SETUP-8, NE-ROUND-2]"""
    with pytest.raises(cothon.BadPosition):
        position(data)


@pytest.mark.parametrize(
    "data",
    [
        {"A": {"hand": ["O1+0"]}},
        {"A": {"hand": ["O10-2", "O2+0"]}},
        {"oar_pile": ["O10+0"]},
        {"oar_discard": ["O1+2"]},
        {"display": [{"oar": "O1+1"}, *[{}] * 4]},
    ],
)
def test_oars_of_the_large_deck_need_the_large_deck(data: dict[str, Any]) -> None:
    """[EC-1]"""
    assert position(data, options={"large_oar_deck": True})
    with pytest.raises(cothon.BadPosition):
        position(data)


@pytest.mark.parametrize(
    "data",
    [
        {"A": {"tiles": ["AFRICA-A1"]}, "B": {"tiles": ["AFRICA-A1"]}},
        {"A": {"tiles": ["AFRICA-A1", "AFRICA-A1"]}},
    ],
)
def test_a_point_tile_is_won_once(data: dict[str, Any]) -> None:
    """[NE-SETUP-2, NE-SCORE-5]"""
    with pytest.raises(cothon.BadPosition):
        position({**data, "round": "B"})


def test_gold_lies_on_face_up_contracts_only() -> None:
    """[NE-REFILL-2, NE-REFILL-3]"""
    with pytest.raises(cothon.BadPosition):
        position({"turn": 4, "display": [{"gold": 2}, *[{}] * 4]})


@pytest.mark.parametrize("face_up", ["yes", 1])
def test_face_up_is_true_or_false(face_up: object) -> None:
    """Anything else is a mistake, not a contract that lies face down."""
    with pytest.raises(cothon.BadPosition):
        position({"display": [{"face_up": face_up}, *[{}] * 4]})


def test_a_pawn_stands_on_one_space_of_a_temple() -> None:
    """[NE-SETUP-11]"""
    with pytest.raises(cothon.BadPosition):
        position({"temples": {"AFRICA": [{"seat": 0, "space": 0}, {"seat": 0, "space": 0}]}})


@SEATS
def test_a_position_can_be_played_on_to_the_end(seats: int) -> None:
    """[NE-GEN-2]"""
    game = lay(seats, phase="score", round="B")
    assert board(game)["round"] == "C"
    while not game.over:
        game.apply(game.options[0])
    assert game.winners


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"turn": 5}, "hand: 4 oar cards or more are needed"),
        ({"A": {"hand": [f"O{power}+0" for power in range(2, 10)]}}, "at most 7 oar cards"),
        ({"A": {"place": "ROMA"}}, "the ship is in Creta"),
        ({"A": {"played": ["O2+0"]}}, "no oar is played"),
        ({"A": {"slots": [{"state": "fulfilled"}]}}, "nothing is lost or fulfilled in phase 1"),
        ({"A": {"tiles": ["GOLD-A1"]}}, "before its round is scored"),
        ({"extra": [0]}, "in the phase extra_2"),
    ],
)
def test_phase_1_begins_as_it_must(data: dict[str, Any], why: str) -> None:
    """[NE-OAR-6, NE-ROUND-6, -9, NE-SCORE-5, NE-SETUP-12]"""
    with pytest.raises(cothon.BadPosition, match=why):
        lay(**{"display": [{}] * 5, **data})


@pytest.mark.parametrize("oar", ["P8-1.green", "P5+1.blue", "O10+0"])
def test_a_contract_that_is_loaded_has_an_oar_of_the_common_deck(oar: str) -> None:
    """[NE-SETUP-1, -8, EC-1]"""
    taken = {"city": "C01", "goods": "fish-1", "oar": oar}
    with pytest.raises(cothon.BadPosition, match="does not belong"):
        lay(3, phase="load", taken=taken, display=[{}] * 3, B={"hand": ["P5+1.green"]})


def test_what_lies_left_of_a_fulfilled_contract_is_not_open() -> None:
    """[NE-DELIVER-7, NE-EXTRA-7]"""
    manifest = [contract("C01", "fish-1"), {"state": "fulfilled"}]
    with pytest.raises(cothon.BadPosition, match="left of a fulfilled contract"):
        lay(phase="sail", A={"slots": manifest})
    with pytest.raises(cothon.BadPosition, match="no contract is open"):
        lay(phase="score", A={"slots": manifest[:1]})


# Refusals that bind for the round [EC-5]

BINDING: dict[str, bool | str] = {"refusal_binds": "round"}


def leftover(*seats: int) -> dict[str, Any]:
    """A contract face up that these seats have refused."""
    return up("C01", "salt-2", "O2+0", refused_by=list(seats))


def test_who_has_refused_a_contract_is_laid_down() -> None:
    """[EC-5, EC-53]"""
    game = draft(leftover(0, 2), turn=4, options=BINDING)
    assert board(game)["display"][0]["refused_by"] == [0, 2]
    second = {**up("C02", "salt-3", "O3+0"), "refused_by": [0]}
    later = draft(leftover(0), second, gone=1, options=BINDING)
    assert [column["refused_by"] for column in board(later)["display"]] == [[0], [0], [], []]
    taken = contract("C05", "salt-1", oar="O9+0")
    rows = [leftover(0), second, {}, {}]
    loading = lay(phase="load", display=rows, taken=taken, options=BINDING)
    assert [column["refused_by"] for column in board(loading)["display"]] == [[0], [0], [], []]


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
