"""Whole games with a Chronomancer: nothing is lost, nothing is stuck, nothing leaks."""

from __future__ import annotations

import random

import pytest

from cothon.games.merchants_cove.merchants.chronomancer.shop import (
    Workshop,
    hours_in_supply,
    is_machine,
    ring_of,
)
from tests.games.merchants_cove.laid import Laid
from tests.often import often

ROGUES = ("criminals", "cultists", "robbers")


def check_pieces(shop: Workshop) -> None:
    """Goods, fragments and frozen hours are all there; the figures keep their order.

    [MC-GEN-3, MC-CHRO-MAP-1, MC-CHRO-MOVE-3, -4]
    """
    assert all(0 <= shop.stall[good] <= shop.owned[good] for good in range(8))
    assert len(set(shop.slots)) == 4
    assert all(0 <= fragment < 10 for fragment in shop.slots)
    assert 0 <= shop.blue < 1 << 10
    assert bin(shop.covered).count("1") + hours_in_supply(shop) == 4
    behind, ahead = ring_of(shop.figure), ring_of(shop.assistant)
    assert behind != ahead or is_machine(ahead)
    between = [(behind + n) % 8 for n in range(1, (ahead - behind) % 8)]
    assert not any(map(is_machine, between))


@pytest.mark.parametrize("people", [1, 2])
def test_random_games(people: int) -> None:
    """Alone with the Peddler, and beside the Blacksmith. [MC-CHRO-MOVE-5, DP-31]"""
    for seed in range(often(60)):
        luck = random.Random(seed)
        rogues = ROGUES[seed % len(ROGUES)]
        game = Laid.new(people, seed, {"townsfolk": "all", "rogues": rogues})
        game.choose("chronomancer", *["blacksmith"] * (people - 1))
        while not game.over:
            shop = game.player("A")
            assert isinstance(shop, Workshop)
            check_pieces(shop)
            assert 2 <= len(game.options) <= 60
            if luck.random() < 0.05:
                check_copies(game, luck.randrange(1000))
            game.apply(luck.choice(game.options))


def check_copies(game: Laid, seed: int) -> None:
    """A clone is the same table, and what is dealt anew looks the same to whom it was dealt for."""
    twin = game.clone()
    before = game.view(None)
    assert twin.view(None) == before
    twin.apply(twin.options[0])
    assert game.view(None) == before
    for seat in range(game.seats):
        assert game.determinize(seat, seed).view(seat) == game.view(seat)


def test_a_clone_shares_nothing_that_changes() -> None:
    """[MC-CHRO-SHIFT-1, MC-CHRO-FREEZE-1]"""
    game = Laid.new(2, 5)
    game.choose("chronomancer", "blacksmith")
    shop = game.player("A")
    twin = shop.clone()
    assert isinstance(shop, Workshop)
    assert isinstance(twin, Workshop)
    twin.slots[0], twin.blue, twin.covered, twin.stall[0] = -1, 0, 0, 1
    twin.figure, twin.assistant = 0, 0
    check_pieces(shop)
    assert (shop.covered, shop.stall[0]) == (15, 0)
