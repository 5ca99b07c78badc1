"""Random games with the Captain: nothing is lost, nothing leaks, nothing gets stuck."""

from __future__ import annotations

from collections import Counter

import pytest

from cothon.games.merchants_cove.merchants.captain.box import (
    HOME,
    ISLANDS,
    MOST_COINS,
    TREASURES,
)
from cothon.games.merchants_cove.merchants.captain.shop import (
    Chart,
    good_of,
    has_treasure,
    is_face_up,
    treasure_at,
)
from tests.games.merchants_cove.captains import chart as chart_of
from tests.games.merchants_cove.laid import Laid
from tests.luck import dice

GAMES = 60
OPTIONS = {"townsfolk": "all", "rogues": "lot"}
SHOWN = {
    "ship-moved",
    "shortcut-taken",
    "compass-spun",
    "spun-again",
    "coins-added",
    "coins-lacking",
    "coins-taken",
    "islands-filled",
    "treasure-sighted",
    "treasures-gathered",
    "stack-searched",
    "seafood-caught",
    "coins-fished",
    "no-ship-fishes",
    "treasure-imported",
    "coins-imported",
}


def check_pieces(game: Laid, chart: Chart) -> None:
    """Four ships, seven coins, twelve treasures, each in one place, as the rules have it."""
    assert sum(chart.ships) == 4
    assert min(chart.ships) >= 0
    assert 0 <= chart.coins <= MOST_COINS
    first = chart.first_card
    cards = [*chart.isles, *chart.stack, *chart.landed]
    assert sorted(cards) == list(range(first, first + TREASURES))
    assert len(chart.isles) == int(chart.laden).bit_count()
    assert not any(is_face_up(game.g, card) for card in chart.stack)
    assert all(is_face_up(game.g, card) for card in chart.landed)
    landed = Counter(good_of(chart, card) for card in chart.landed)
    for good in range(4, 8):
        assert 0 <= chart.stall[good] <= landed[good]
    for good in range(4):
        assert 0 <= chart.stall[good] <= 3
    for island in range(ISLANDS):
        region = chart.printed.isle[island]
        if chart.ships[region] and has_treasure(chart, region):  # [MC-CAPT-MP-5]
            assert is_face_up(game.g, treasure_at(chart, island))


def play(people: int, number: int) -> Laid:
    """A random game in which A takes the Captain, and B the Blacksmith."""
    luck = dice(number)
    game = Laid.new(people, luck.randrange(10**9), OPTIONS)
    game.choose(*("captain", "blacksmith")[:people])
    while not game.over:
        check_pieces(game, chart_of(game))
        if luck.random() < 0.1:
            seat = luck.randrange(people)
            other = game.determinize(seat, luck.randrange(1000))
            assert other.view(seat) == game.view(seat)
            assert game.clone().view(seat) == game.view(seat)
        assert len(set(game.options)) == len(game.options) <= 30
        game.apply(luck.choice(game.options))
    return game


@pytest.mark.parametrize("people", [1, 2])
def test_pieces_are_kept_and_no_game_gets_stuck(people: int) -> None:
    """MC-CAPT-SETUP-1, -2, MC-CAPT-GOODS-1, MC-CAPT-CURSE-2: alone and with the Blacksmith."""
    told: set[str] = set()
    for number in range(GAMES):
        game = play(people, number)
        told |= set(game.events)
        assert game.winners
    assert told >= SHOWN


def test_ships_come_home_and_leave_again() -> None:
    """Random games reach every region, and the bay again. [MC-CAPT-MP-1, MC-CAPT-FISH-1]"""
    reached: set[int] = set()
    for number in range(GAMES):
        game = play(2, 1000 + number)
        for _, start, end in game.told("ship-moved"):
            reached |= {start, end}
    assert reached == set(range(16))
    assert HOME in reached
