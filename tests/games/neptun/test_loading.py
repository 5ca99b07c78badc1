"""Phase 1, loading: section 4.4 of the rules page."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cothon.games.neptun.order import ROWER
from cothon.kernel.journal import unpacked
from tests.games.neptun.laid import FIRST, LETTERS, SECOND, Laid, contract, draft, lay, up

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
CARGO = [
    contract("C13", "honey-2"),
    contract("C14", "honey-3"),
    contract("C15", "honey-4"),
    contract("C17", "honey-5"),
    contract("C18", "fish-2"),
]


@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_a_contract_goes_on_any_empty_slot_at_once(slot: int) -> None:
    """[NE-LOAD-1, EX-5]"""
    game = draft(FIRST)
    game.choose("contract 1")
    assert game.question == "A LoadContract"
    assert game.offered == {f"slot {n}" for n in range(1, 6)}
    game.choose(f"slot {slot}")
    assert game.slots("A") == ["open" if n == slot else "empty" for n in range(1, 6)]
    for eyes in (0, 1, 2, 3, None):  # face up
        seen = game.view(eyes)["table"]["players"][0]["slots"][slot - 1]
        assert (seen["city"], seen["goods"]) == ("C03", "olives-1")


@pytest.mark.parametrize("free", [{1, 2}, {2, 5}, {1, 3, 4}, {4, 5}])
def test_an_occupied_slot_is_not_offered(free: set[int]) -> None:
    """[NE-LOAD-1]"""
    held: list[dict[str, Any]] = [{} if n in free else cargo for n, cargo in enumerate(CARGO, 1)]
    turn = 6 - len(free)
    game = draft(FIRST, turn=turn, A={"slots": held})
    game.choose("contract 1")
    assert game.offered == {f"slot {n}" for n in free}


def test_two_contracts_may_name_one_city() -> None:
    """[NE-LOAD-1, EC-43] Even with the same good."""
    game = draft(up("C16", "honey-2", "O3+0"), turn=2, A={"slots": [contract("C15", "honey-1")]})
    game.choose("contract 1")
    assert game.offered == {"slot 2", "slot 3", "slot 4", "slot 5"}
    game.choose("slot 2")
    held = [slot["profit"]["place"] for slot in game.mat("A")["slots"][:2]]
    assert held == ["LEPTIS_MAGNA", "LEPTIS_MAGNA"]


def test_the_last_slot_is_loaded_without_a_question() -> None:
    """[NE-LOAD-1]"""
    game = draft(FIRST, turn=5, A={"slots": [*CARGO[:2], {}, *CARGO[3:]]})
    game.choose("contract 1")
    assert game.question.startswith("B ")
    assert game.mat("A")["slots"][2]["city"] == "C03"


@SEATS
def test_a_loaded_contract_stays_until_it_is_fulfilled_or_lost(seats: int) -> None:
    """[NE-LOAD-2, EX-5]"""
    for seed in range(3):
        game, luck = Laid.new(seats, seed), random.Random(seed)
        moved = set()
        while not game.over:
            before = [one["slots"] for one in game.board["players"]]
            letter = game.board["round"]
            game.apply(luck.choice(game.options))
            now = [one["slots"] for one in game.board["players"]]
            if game.over or game.board["round"] != letter:
                continue
            for seat in range(seats):
                for old, new in zip(before[seat], now[seat], strict=True):
                    moved.add((old["state"], new["state"]))
                    if new["state"] != "fulfilled" and old["state"] != "empty":
                        assert (old["city"], old["goods"]) == (new["city"], new["goods"])
        stays = {(state, state) for state in ("empty", "open", "lost", "fulfilled")}
        assert moved - stays == {("empty", "open"), ("open", "fulfilled"), ("open", "lost")}


def test_the_pawn_goes_to_the_space_of_the_oar() -> None:
    """[NE-LOAD-4]"""
    game = draft(FIRST, SECOND)
    game.choose("contract 2")
    assert game.board["oar_scale"] == []  # only after loading
    game.choose("slot 3")
    assert game.board["oar_scale"] == [{"seat": 0, "power": 6}]
    game.choose("contract 1", "slot 3")
    assert game.board["oar_scale"] == [{"seat": 0, "power": 6}, {"seat": 1, "power": 2}]


def test_a_pawn_goes_on_top_of_those_on_its_space() -> None:
    """[NE-LOAD-4] Who lies on top comes first."""
    scale = [{"seat": 0, "power": 6}, {"seat": 1, "power": 6}]
    game = draft(SECOND, FIRST, seats=3, gone=2, oar_scale=scale)
    game.choose("contract 1", "slot 1")
    ((rowers,),) = game.told("order-rowed")
    assert [rower % ROWER for rower in unpacked(rowers)] == [2, 1, 0]


def test_the_oar_goes_into_the_hand_of_its_owner() -> None:
    """[NE-LOAD-5]"""
    game = draft(SECOND)
    game.choose("contract 1")
    assert "O6-1" not in game.mat("A")["hand"]
    game.choose("slot 2")
    assert game.mat("A")["hand"] == ["P5+1.red", "P8-1.red", "O6-1"]
    assert game.view(1)["table"]["players"][0]["hand"] == [None] * 3
    assert set(game.mat("A")["slots"][1]) == {"state", "city", "goods", "profit"}


def test_the_oar_has_no_link_to_its_contract_any_more() -> None:
    """[NE-LOAD-5] It can be played for another voyage, and outlives the contract."""
    game = lay(
        phase="oars",
        turn=5,
        A={"hand": ["O6-1", "O2+0"], "slots": [contract("C29", "grapes-1")]},
    )
    game.choose("oar O2+0")
    while not game.question.endswith("JoinExtra"):
        game.apply(game.options[-1] if "pass" in game.offered else game.options[0])
    game.choose("pass")
    assert "contract-lapsed" in game.events
    assert game.mat("A")["hand"] == ["O6-1"]


@SEATS
def test_then_the_next_in_turn_order_has_the_go(seats: int) -> None:
    """[NE-LOAD-6]"""
    for sequence in ([*range(seats)][::-1], [*range(1, seats), 0]):
        for gone in range(seats - 1):
            game = draft(FIRST, SECOND, seats=seats, gone=gone, order=sequence)
            assert game.question == f"{LETTERS[sequence[gone]]} TakeContract"
            game.choose("contract 1", "slot 1")
            assert game.question == f"{LETTERS[sequence[gone + 1]]} TakeContract"
            assert game.player(LETTERS[sequence[gone]]).slots[0] == 1
