"""A game made of parts: each reads its own piece of a position, and no other part's."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest

import cothon
from cothon.plain.placed import Placed, missing, put, shuffled_rest
from tests.kernel.toll.choices import OAR as CARDS
from tests.kernel.toll.setup import set_up
from tests.kernel.toll.table import SEATS, Toll

# Each of these could stand in a folder of its own; none knows of the others.


def place_gates(g: Toll, gates: Placed) -> None:
    """How often each gate was paid at."""
    put(g.gates, gates.numbers("paid", 0, 9, most=2))


def place_hand(seat: int, g: Toll, own: Placed) -> None:
    """A hand of cards, and the horn."""
    g.hands[seat] = own.names("hand", CODES)
    g.horns[seat] = int(own.flag("horn", default=True))


def place_deck(g: Toll, deck: Placed) -> None:
    """The given cards on top, all that lie nowhere else below."""
    g.deck = deck.pile("top", CODES)
    g.deck[:0] = shuffled_rest(g, range(CARDS))


CODES = [f"T{card}" for card in range(CARDS)]
PARTS: dict[str, Callable[[Toll, Placed], None]] = {"gates": place_gates, "deck": place_deck}


def place(data: Mapping[str, Any]) -> Toll:
    """The whole game: it names its parts, and each lays what is its own."""
    given = Placed(data)
    g = set_up(seed=1)
    g.deck = []
    for seat, player in enumerate(given.rows("players", most=SEATS)):
        player.part("cards", g, partial(place_hand, seat))
    for key, lay in PARTS.items():
        given.part(key, g, lay)
    given.refuse_leftovers()
    return g


PLAYERS = [
    {"cards": {"hand": ["T1", "T2"], "horn": False}},
    {"cards": {"hand": ["T3"]}},
    {"cards": {"hand": []}},
]


def test_every_part_lays_its_own_piece() -> None:
    g = place({"players": PLAYERS, "gates": {"paid": [2, 1]}, "deck": {"top": ["T9", "T0"]}})
    assert g.hands == [[1, 2], [3], []]
    assert (list(g.gates), g.horns) == ([2, 1], [0, 1, 1])
    assert g.deck[-1:-3:-1] == [9, 0]
    assert sorted(g.deck) == [card for card in range(CARDS) if card not in (1, 2, 3)]
    assert missing(g, range(CARDS)) == []


def test_a_part_that_is_left_out_lays_nothing() -> None:
    g = place({"players": PLAYERS})
    assert list(g.gates) == [0, 0]
    assert len(g.deck) == CARDS - 3


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"gates": {"top": ["T9"]}}, "position.gates: unknown key 'top' (known: paid)"),
        ({"deck": {"paid": [1]}}, "position.deck: unknown key 'paid' (known: top)"),
        ({"gates": {"paid": [1, 2, 3]}}, "position.gates.paid: expected a list of at most 2"),
        ({"gates": [1, 2]}, "position.gates: expected a table, found [1, 2]"),
        ({"horns": {}}, "position: unknown key 'horns' (known: deck, gates, players)"),
        (
            {"players": [*PLAYERS[:2], {"cards": {"deck": 1}}]},
            "position.players[2].cards: unknown key 'deck' (known: hand, horn)",
        ),
    ],
)
def test_what_a_part_does_not_know_is_refused(data: dict[str, Any], message: str) -> None:
    with pytest.raises(cothon.BadPosition, match=re.escape(message)):
        place({"players": PLAYERS, **data})


def test_a_part_refuses_what_is_left_over_by_itself() -> None:
    """Before the next part is read: who tests a folder alone sees the same complaint."""
    given = Placed({"gates": {"odd": 1}, "deck": {}})
    with pytest.raises(cothon.BadPosition, match="unknown key 'odd'"):
        given.part("gates", set_up(seed=1), place_gates)
    assert "deck" not in given.seen
