"""Whole random games with the Peddler: its pieces are conserved, and it is never asked."""

from __future__ import annotations

import pytest

from cothon.games.merchants_cove.box import GOODS, KINDS
from cothon.games.merchants_cove.peddler import TRADE
from cothon.games.merchants_cove.peddler.box import BASE_CARDS
from cothon.games.merchants_cove.peddler.shop import FREE
from cothon.sheet import Setting
from tests.games.merchants_cove.barrow import barrow, everybody
from tests.games.merchants_cove.laid import Laid
from tests.luck import dice
from tests.often import often

ROGUES = ("criminals", "cultists", "robbers")
WHOLE = {
    "criminals": [13, 13, 9, 9, 8],
    "cultists": [13, 13, 9, 9, 6],
    "robbers": [13, 13, 9, 9, 7],
}


def begin(number: int) -> tuple[Laid, str]:
    """A game for one or two people, with any rogue card and level."""
    rogues = ROGUES[number % 3]
    options: dict[str, Setting] = {
        "rogues": rogues,
        "townsfolk": "all",
        "merchants": "lot",
        "peddler": number % 2 == 1,
        "peddler_level": ("normal", "hard")[number // 2 % 2],
    }
    return Laid.new(1 + number % 2, dice(number).randrange(10**9), options), rogues


def check(game: Laid, rogues: str) -> None:
    """What holds whenever somebody is asked, and at the end."""
    cart = barrow(game)
    assert game.seat != cart.seat
    assert everybody(game) == WHOLE[rogues]
    lying = [good for good in cart.row if good != FREE]
    assert [lying.count(good) for good in range(GOODS)] == list(cart.stall)
    assert all(cart.supply(good) >= 0 for good in range(GOODS))
    people = [kind for kind in cart.pool if kind != FREE]
    assert list(cart.pool)[: len(people)] == people
    assert all(0 <= kind < KINDS for kind in people)
    cards = [*cart.deck, *cart.discard, *([cart.right] if cart.right >= 0 else [])]
    assert cart.left < 0
    assert len(set(cards)) == len(cards) == BASE_CARDS


@pytest.mark.parametrize("part", range(4))
def test_its_pieces_are_conserved_at_every_step(part: int) -> None:
    """[MC-PEDDLER-1, -2, -6, -35, MC-GEN-3] And no game comes to a dead end."""
    for number in range(part, often(240), 4):
        game, rogues = begin(number)
        luck = dice(number)
        while not game.over:
            check(game, rogues)
            game.apply(luck.choice(game.options))
        check(game, rogues)
        assert game.winners


@pytest.mark.parametrize("number", range(6))
def test_clones_and_re_deals_keep_the_view(number: int) -> None:
    """[MC-PEDDLER-38] For everybody at the table, and for the Peddler's seat."""
    game, _ = begin(number)
    luck = dice(number)
    while not game.over:
        assert game.clone().view(None) == game.view(None)
        if luck.random() < 0.2:
            for seat in range(game.seats):
                twin = game.determinize(seat, luck.randrange(10**9))
                assert twin.view(seat) == game.view(seat)
        game.apply(luck.choice(game.options))


@pytest.mark.parametrize("number", range(4))
def test_a_clone_plays_on_alike(number: int) -> None:
    """Nothing that changes is shared."""
    game, _ = begin(number)
    luck = dice(number)
    for _ in range(60):
        game.apply(luck.choice(game.options))
    before = game.view(None)
    twin = game.clone()
    for _ in range(40):
        if not twin.over:
            twin.apply(luck.choice(twin.options))
    assert game.view(None) == before


def test_everything_happens() -> None:
    """Random games reach all that can be told of it but the rarest."""
    told: set[str] = set()
    for number in range(40):
        game, _ = begin(number)
        luck = dice(number)
        while not game.over:
            game.apply(luck.choice(game.options))
        told |= set(game.events)
    rare = {"nobody-to-recruit", "recruited-nearby"}
    assert {event.key for event in TRADE.part.told()} - told <= rare
