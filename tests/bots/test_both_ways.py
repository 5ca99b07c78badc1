"""The greedy pilot plays the same game compiled and interpreted.

How well pilots play is tried compiled alone (`test_pilots.py`): this shows that it does not matter.
"""

from __future__ import annotations

import pytest

from cothon.bots import GreedyPilot
from tests.bots.test_pilots import play

# The first choices of a game in which every seat is greedy, with the fewest seats as the seed.
OPENINGS = {
    "porto_carthago": (
        3,
        "91 91 91 38 45 36 43 34 44 47 34 48 36 85 86 48 38 85 86 51 64 63 91 82 82 82 82 82 82 82",
    ),
    "merchants_guilds": (
        2,
        "150 138 151 139 136 86 180 145 182 133 25 68 38 74 13 182 135 78 137 87 62 139 145 0 166",
    ),
    "neptun": (3, "7 7 7 9 0 12 1 8 6 7 7 12 2 12 1 11 6 7 2 10 6 10 0 10 0 11 7 2 9 1"),
    "merchants_cove": (
        1,
        "250 263 153 154 153 160 255 274 160 259 153 156 160 46 257 148 160 46 50 251 273 153 262",
    ),
}


@pytest.mark.parametrize("key", OPENINGS)
def test_the_greedy_pilot_plays_the_same_both_ways(key: str) -> None:
    seats, made = OPENINGS[key]
    choices = [int(choice) for choice in made.split()]
    pilots = [GreedyPilot(seat) for seat in range(seats)]
    assert play(key, list(pilots), seats, len(choices))[1] == choices
