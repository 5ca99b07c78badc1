"""Chance: a quick generator for programs, and a secret key where people play."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

import cothon
from cothon.kernel.chance import Chance
from cothon.kernel.errors import BadOption

KEY = bytes(range(32))
OTHER_KEY = bytes(range(1, 33))
GAMES = [sheet.key for sheet in cothon.games()]


def planted(seed: int | bytes) -> Chance:
    luck = Chance()
    luck.script = None
    luck.reveals = 0
    luck.plant(seed)
    return luck


def test_a_key_deals_by_hmac_sha256_and_nothing_else() -> None:
    """The numbers are those of the standard construction, worked out here once more."""
    luck = planted(KEY)
    for number in range(200):
        whole = hmac.new(KEY, number.to_bytes(8, "big"), hashlib.sha256).digest()
        assert luck.chance(1000) == (int.from_bytes(whole[:8], "big") >> 2) % 1000


def test_keyed_dice_are_fair() -> None:
    luck = planted(KEY)
    rolls = Counter(luck.chance(6) for _ in range(6000))
    assert sorted(rolls) == list(range(6))
    # Chi-square with five degrees of freedom: 20.5 is passed by chance once in a thousand keys.
    assert sum((count - 1000) ** 2 / 1000 for count in rolls.values()) < 20.5


def test_every_bit_of_a_key_counts() -> None:
    drawn = {planted(KEY).draw_number()}
    for bit in range(len(KEY) * 8):
        near = bytearray(KEY)
        near[bit // 8] ^= 1 << bit % 8
        drawn.add(planted(bytes(near)).draw_number())
    assert len(drawn) == len(KEY) * 8 + 1


@pytest.mark.parametrize("key", GAMES)
def test_the_same_key_deals_the_same_game_and_another_another(key: str) -> None:
    tables = [cothon.new(key, 3, seed) for seed in (KEY, KEY, OTHER_KEY, 7)]
    piles = [game.state.piles() for game in tables]
    assert piles[0] == piles[1]
    assert piles[2] not in (piles[0], piles[3])
    assert piles[3] != piles[0]


@pytest.mark.parametrize("key", GAMES)
def test_a_clone_has_the_same_future_and_a_re_deal_no_trace_of_the_key(key: str) -> None:
    game = cothon.new(key, 3, KEY)
    for _ in range(20):
        game.apply(game.options[-1])
    twin = game.clone().state
    assert [twin.draw_number() for _ in range(5)] == [game.state.draw_number() for _ in range(5)]
    assert game.seat is not None
    dealt = game.determinize(game.seat, 5).state
    assert dealt.key is None
    assert dealt.first > 20, "the quick generator goes on, not the count of numbers drawn"


def test_a_key_that_can_be_guessed_is_refused() -> None:
    for key in (b"", b"short", bytes(15), bytes(65)):
        with pytest.raises(BadOption, match="16 to 64 bytes"):
            cothon.new("neptun", 3, key)
    assert cothon.new("neptun", 3, bytes(16)).save.seed == bytes(16)
