"""The nine achievement tiles, each against a formula of its own."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from cothon.games.merchants_guilds.box import GOODS_TILE
from cothon.games.merchants_guilds.tiles import unlimited_points
from tests.games.merchants_guilds.laid import (
    KEY,
    asleep,
    coin_of,
    final,
    good_of,
    lay,
    paid,
    tile_points,
    with_tiles,
)
from tests.rules_page import printed_table

# Ships and trade cards by good, from sections 7.8 and 7.9 of the rules page.
SHIPS = [[f"S{6 * good + n:02}" for n in range(1, 7)] for good in range(5)]
CARDS = [[f"T{15 * good + n:02}" for n in range(1, 16)] for good in range(5)]
NEIGHBOURS = {row[0]: row[2].split(", ") for row in printed_table(KEY, "7.4")[1:-1]}
SHIP_SETS = (0, 0, 1, 3, 6, 10)
GOODS_SETS = (0, 0, 1, 2, 4, 7)
LARGEST = {"set_scoring": "largest_different_only"}


# Decade I


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("discs", [0, 1, 2])
def test_guild_hall_1_counts_own_discs_in_the_forum(discs: int, seats: int) -> None:
    """[MG-TILE-GUILDHALL1-1] 4 each; neither small seats nor the discs of others."""
    forum = [discs, 3]
    found = tile_points(
        "GUILD_HALL_1", forum=forum, hall={"B1": 0} if discs < 2 else {}, seats=seats
    )
    assert found == 4 * discs


@pytest.mark.parametrize("others", [0, 1, 2])
def test_achievement_tiles_counts_own_discs_on_tiles(others: int) -> None:
    """[MG-TILE-ACHIEVEMENT-1, EX-09] 2 each, this one included; on any space of any decade."""
    discs: dict[str, list[int]] = {"GUILD_HALL_2": [1, 0], "COINS": [1, 2, 0]}
    for tile in list(discs)[others:]:
        discs[tile].remove(0)
    found = tile_points("ACHIEVEMENT_TILES", tile_discs=discs, there=[3, 0])
    assert found == 2 * (others + 1)


@pytest.mark.parametrize(
    "freed",
    [(0, 0, 0), (1, 0, 0), (0, 0, 1), (0, 1, 1), (2, 1, 0), (0, 0, 2), (3, 0, 1), (2, 1, 1)],
)
def test_residence_1_counts_freed_spaces(freed: tuple[int, int, int]) -> None:
    """[MG-TILE-RESIDENCE1-1, AMB-04, EX-10] 3 each; the double space counts once."""
    spaces = dict(zip(("LEFT", "MIDDLE", "RIGHT"), freed, strict=True))
    assert tile_points("RESIDENCE_1", A={"freed": spaces}) == 3 * sum(freed)


@pytest.mark.parametrize("column", ["LEFT", "MIDDLE", "RIGHT"])
def test_a_space_freed_before_the_first_turn_counts_for_residence_1(column: str) -> None:
    """[MG-TILE-RESIDENCE1-1, MG-SETUP-17]"""
    discs = {"RESIDENCE_1": [0]}
    game = lay(2, phase="setup", start_player=1, tiles=with_tiles("RESIDENCE_1"), tile_discs=discs)
    game.choose(f"column {column}", "dock 1")
    assert game.lines("A")["residence-1"] == 3


# Decade II


def largest_block(seats: set[str]) -> int:
    """By walking from seat to seat along the table of neighbours."""
    best, left = 0, set(seats)
    while left:
        block, frontier = 0, [left.pop()]
        while frontier:
            block += 1
            for name in NEIGHBOURS[frontier.pop()]:
                if name in left:
                    left.discard(name)
                    frontier.append(name)
        best = max(best, block)
    return best


@pytest.mark.parametrize("seed", range(40))
def test_guild_hall_2_counts_the_largest_block(seed: int) -> None:
    """[MG-TILE-GUILDHALL2-1] 3 for each of its seats; any pattern, others in between."""
    dice = random.Random(seed)
    names = dice.sample(list(NEIGHBOURS), 8)
    count = dice.randrange(1, 5)
    hall = {name: 0 if n < count else 1 + n % 3 for n, name in enumerate(names)}
    own = {name for name, owner in hall.items() if owner == 0}
    freed = {"LEFT": 3, "RIGHT": 2}
    found = tile_points("GUILD_HALL_2", hall=hall, A={"freed": freed}, forum=[1])
    assert found == min(12, 3 * largest_block(own))


@pytest.mark.parametrize(
    ("seats", "own", "other", "size"),
    [
        (4, "B1 C2", "", 1),  # a corner does not connect
        (4, "A1 B2 C3", "", 1),
        (4, "C1 C2 C3", "", 3),
        (4, "A4 B4 C4", "", 3),
        (4, "C4 B1", "", 1),  # the end of a row and the start of another
        (4, "A4 B1", "", 1),
        (4, "B1 B2 C2 A4", "", 3),  # EX-11
        (4, "A1 B1 B2 C4", "A2", 3),  # SC-31
        (4, "A1 A3", "A2", 1),  # another player between
        (4, "A1 A2 A3", "", 3),
        (3, "A3 B1", "B2", 1),  # A1 and A2 are covered
        (2, "B1 B4", "", 1),  # the whole row A is covered
        (2, "B1 B2", "", 2),
        (2, "B1 B3", "B2", 1),
    ],
)
def test_only_own_seats_side_by_side_are_connected(
    seats: int, own: str, other: str, size: int
) -> None:
    """[MG-TILE-GUILDHALL2-1, MG-FEW-5, AMB-56, EX-11, SC-31]

    By no disc of others or neutral one; nor does the forum connect, or count.
    """
    hall = dict.fromkeys(own.split(), 0) | dict.fromkeys(other.split(), 1)
    freed = {"freed": {"RIGHT": 2}}
    for forum in ([0, 2], [1, 0]):
        found = tile_points("GUILD_HALL_2", hall=hall, A=freed, forum=forum, seats=seats)
        assert found == 3 * size


@pytest.mark.parametrize(
    ("seats", "discs", "everywhere", "here"),
    [
        (4, {"VICTORY_POINTS": [0]}, 7, 7),
        (4, {"VICTORY_POINTS": [1, 0]}, 6, 6),
        (4, {"VICTORY_POINTS": [1, 2, 0]}, 5, 5),
        (4, {"VICTORY_POINTS": [1, 2, 0], "COINS": [1, 2, 0]}, 10, 5),
        (4, {"VICTORY_POINTS": [1, 0], "COINS": [1, 2, 0]}, 11, 6),
        (4, {"VICTORY_POINTS": [1, 0], "COINS": [2, 0]}, 12, 6),
        (4, {"VICTORY_POINTS": [0], "COINS": [2, 3, 0]}, 12, 7),
        (4, {"VICTORY_POINTS": [0], "COINS": [0]}, 12, 7),  # 14, limited
        (3, {"VICTORY_POINTS": [0], "COINS": [1, 0]}, 12, 7),  # 13, limited
        (2, {"VICTORY_POINTS": [0], "COINS": [1, 0]}, 12, 7),
        (2, {"VICTORY_POINTS": [0]}, 7, 7),
        (3, {"VICTORY_POINTS": [0]}, 7, 7),
        (4, {"VICTORY_POINTS": [], "COINS": [0]}, 0, 0),  # worth nothing without a disc on it
    ],
)
def test_victory_points_for_the_places_on_all_tiles_or_on_this_one(
    seats: int, discs: dict[str, list[int]], everywhere: int, here: int
) -> None:
    """[MG-TILE-VICTORYPOINTS-1, MG-SCORE-4, AMB-02] 7, 6 or 5 each, and never more than 12."""
    there = discs["VICTORY_POINTS"]
    for way, expected in (("all_positions", everywhere), ("this_tile_only", here)):
        options = {"vp_tile_scope": way}
        found = tile_points("VICTORY_POINTS", options, seats=seats, there=there, tile_discs=discs)
        assert found == expected


# Sets of ships and goods


@cache
def best_different(counts: tuple[int, ...], values: tuple[int, ...]) -> int:
    """The most that cards can be worth when all are dealt into sets of different goods."""
    held = [good for good, count in enumerate(counts) if count]
    best = 0
    for size in range(1, len(held) + 1):
        for goods in combinations(held, size):
            rest = sorted(count - (good in goods) for good, count in enumerate(counts))
            best = max(best, values[size] + best_different(tuple(rest), values))
    return best


@cache
def best_alike(count: int, values: tuple[int, ...]) -> int:
    """The most that cards of one good can be worth, in sets of five at most."""
    sizes = range(1, min(count, 5) + 1)
    return max((values[size] + best_alike(count - size, values) for size in sizes), default=0)


def set_points(counts: tuple[int, ...], values: tuple[int, ...], is_largest_only: bool) -> int:
    """The formula of the rules page, written once more."""
    levels = [sum(count >= level for count in counts) for level in range(1, 16)]
    different = values[levels[0]] if is_largest_only else sum(values[size] for size in levels)
    return different + sum(best_alike(count, values) for count in counts)


def of_each(rows: list[list[str]], counts: tuple[int, ...]) -> list[str]:
    """So many cards of each good."""
    return [card for row, count in zip(rows, counts, strict=True) for card in row[:count]]


def random_counts(seed: int, most: int, total: int) -> tuple[int, ...]:
    """Some cards of some goods."""
    dice = random.Random(seed)
    counts = [0] * 5
    for _ in range(dice.randrange(1, total + 1)):
        good = dice.choice([n for n in range(5) if counts[n] < most])
        counts[good] += 1
    return tuple(counts)


@pytest.mark.parametrize("way", ["each_set", "largest_different_only"])
@pytest.mark.parametrize("seed", range(25))
def test_ship_cards_counts_sets_alike_and_different(seed: int, way: str) -> None:
    """[MG-TILE-SHIPCARDS-2, -3, -4] Active or not; a ship counts in both kinds of sets."""
    counts = random_counts(seed, 6, 9)
    ships = [{"code": ship, "active": n % 2 > 0} for n, ship in enumerate(of_each(SHIPS, counts))]
    expected = set_points(counts, SHIP_SETS, way != "each_set")
    found = tile_points("SHIP_CARDS", {"set_scoring": way}, A={"ships": ships})
    assert found == min(12, expected)
    if way == "each_set":
        assert expected == best_different(tuple(sorted(counts)), SHIP_SETS) + sum(
            best_alike(count, SHIP_SETS) for count in counts
        )


@pytest.mark.parametrize(("size", "value"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 10)])
def test_ship_sets_by_size(size: int, value: int) -> None:
    """[MG-TILE-SHIPCARDS-1] Alike; five or more are worth the same."""
    assert tile_points("SHIP_CARDS", A={"ships": SHIPS[2][:size]}) == value


@pytest.mark.parametrize(("size", "value"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 6), (5, 10)])
def test_different_ship_sets_by_size(size: int, value: int) -> None:
    """[MG-TILE-SHIPCARDS-1, -2]"""
    assert tile_points("SHIP_CARDS", A={"ships": [row[0] for row in SHIPS[:size]]}) == value


@pytest.mark.parametrize(
    ("ships", "each", "largest"),
    [
        ("S01 S02 S13 S14 S25 S19", 9, 8),  # EX-12: 2 dyes, 2 glass, 1 jewelry, 1 cedar
        ("S01 S02 S03 S25 S26 S19", 8, 7),  # 3 dyes, 2 jewelry, 1 cedar
        ("S01 S07 S13 S19 S25", 10, 10),  # one of each
        ("S01 S07 S13 S14 S19 S25", 11, 11),  # SC-34: and a second glass ship
        ("S01 S13 S25", 3, 3),
        ("S01 S02", 1, 1),
        ("S01 S02 S07 S08", 4, 3),  # 1 + 1 alike, 1 + 1 different: each counts in both kinds
    ],
)
def test_all_sets_of_different_ships_or_the_largest(ships: str, each: int, largest: int) -> None:
    """[MG-TILE-SHIPCARDS-2, -3, AMB-01, EX-12, SC-34]"""
    given = {"ships": asleep(*ships.split())}
    assert tile_points("SHIP_CARDS", A=given) == each
    assert tile_points("SHIP_CARDS", LARGEST, A=given) == largest


def test_ships_of_others_and_in_the_harbour_do_not_count() -> None:
    """[MG-TILE-SHIPCARDS-1]"""
    data: dict[str, Any] = {"A": {"ships": SHIPS[0][:2]}, "B": {"ships": SHIPS[0][2:]}}
    assert tile_points("SHIP_CARDS", **data) == 1


@pytest.mark.parametrize("way", ["each_set", "largest_different_only"])
@pytest.mark.parametrize("seed", range(25))
def test_goods_counts_sets_in_hand(seed: int, way: str) -> None:
    """[MG-TILE-GOODS-1, -2] The same with trade cards and other values."""
    counts = random_counts(seed + 100, 9, 12)
    expected = set_points(counts, GOODS_SETS, way != "each_set")
    hand = ["B1", "B6", *of_each(CARDS, counts)]
    assert tile_points("GOODS", {"set_scoring": way}, A={"hand": hand}) == min(12, expected)
    if way == "each_set":
        assert expected == best_different(tuple(sorted(counts)), GOODS_SETS) + sum(
            best_alike(count, GOODS_SETS) for count in counts
        )


@pytest.mark.parametrize(
    ("size", "value"),
    [(1, 0), (2, 1), (3, 2), (4, 4), (5, 7), (6, 7), (7, 8), (8, 9), (9, 11), (10, 12)],
)
def test_goods_sets_by_size(size: int, value: int) -> None:
    """[MG-TILE-GOODS-1, -2, AMB-46] Alike; beyond five a new set begins, under both readings."""
    for way in ("each_set", "largest_different_only"):
        options = {"set_scoring": way}
        assert tile_points("GOODS", options, A={"hand": CARDS[3][:size]}) == value
    if size <= 5:
        assert tile_points("GOODS", A={"hand": [row[0] for row in CARDS[:size]]}) == value


@pytest.mark.parametrize(
    ("cards", "each", "largest"),
    [
        ("T01 T02 T03 T31 T32 T33 T61 T46", 10, 8),  # EX-15: 3 dyes, 3 glass, 1 jewelry, 1 cedar
        ("T01 T16 T31 T46 T61", 7, 7),
        ("T01 T02 T16 T17", 4, 3),
        ("T01 T16", 1, 1),
    ],
)
def test_all_sets_of_different_goods_or_the_largest(cards: str, each: int, largest: int) -> None:
    """[MG-TILE-GOODS-1, AMB-01, EX-15] The option governs them as well."""
    given = {"hand": cards.split()}
    assert tile_points("GOODS", A=given) == each
    assert tile_points("GOODS", LARGEST, A=given) == largest


@pytest.mark.parametrize(("counts", "value"), [((10, 0, 0, 0, 0), 14), ((5, 5, 5, 5, 5), 70)])
def test_the_limit_comes_last(counts: tuple[int, ...], value: int) -> None:
    """[MG-TILE-SHIPCARDS-4, MG-TILE-GOODS-2, MG-SCORE-4]"""
    game = final(
        tiles=with_tiles("GOODS"),
        tile_discs={"GOODS": [0]},
        A={"hand": of_each(CARDS, counts)},
    )
    assert unlimited_points(game.g, 0, GOODS_TILE) == value
    assert game.lines("A")["goods"] == 12


@pytest.mark.parametrize("side", ["left", "right"])
def test_only_trade_cards_in_hand_have_goods_and_coins(side: str) -> None:
    """[MG-TILE-GOODS-3, MG-TILE-COINS-1, MG-END-2, AMB-45, SC-32] 9 coins of 24."""
    beside = ["T11", "T12", "T25"]
    given = {"hand": ["B1", "B2", "B3", "T07", "T10"], side: [*beside, "B4"]}
    assert (tile_points("COINS", A=given), tile_points("GOODS", A=given)) == (3, 1)
    given = {"hand": ["T07", "T10", *beside]}
    assert (tile_points("COINS", A=given), tile_points("GOODS", A=given)) == (8, 5)


# The others of decade III


@pytest.mark.parametrize("seed", range(12))
def test_coins_is_a_third_of_the_coins_in_hand(seed: int) -> None:
    """[MG-TILE-COINS-1] Rounded down, 12 at most."""
    dice = random.Random(seed)
    hand = dice.sample(of_each(CARDS, (15, 15, 15, 15, 15)), dice.randrange(0, 9))
    total = sum(map(coin_of, hand))
    assert tile_points("COINS", A={"hand": ["B1", *hand]}) == min(12, total // 3)


@pytest.mark.parametrize(("card", "value"), [("T01", 0), ("T04", 1), ("T10", 1), ("T13", 2)])
def test_coins_are_rounded_down(card: str, value: int) -> None:
    """[MG-TILE-COINS-1] 2, 3, 5 and 6 coins."""
    assert tile_points("COINS", A={"hand": [card]}) == value


@pytest.mark.parametrize("available", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_residence_2_counts_available_discs(available: int, seats: int) -> None:
    """[MG-TILE-RESIDENCE2-1, EX-14] 3 each; not those at docks, on tiles or in the hall."""
    discs = 11 - 5 - 1  # the left column and the double space are still full, one disc is here
    found = tile_points(
        "RESIDENCE_2",
        A={"freed": {"MIDDLE": 2, "RIGHT": 1}, "available": available},
        forum=[discs - available],
        seats=seats,
    )
    assert found == min(12, 3 * available)


def test_the_tables_of_this_file_agree_with_the_box() -> None:
    """[MG-TILE-GOODS-1] The lists that the formulas above rely on."""
    box = paid("MARKET").g.box
    for number, row in enumerate(CARDS):
        assert {good_of(card) for card in row} == {box.good_codes[number].lower()}
    goods = Counter(int(good) for good in box.ship_good)
    assert goods == dict.fromkeys(range(5), 6)
    for name, beside in NEIGHBOURS.items():
        assert all(name in NEIGHBOURS[other] for other in beside)
    assert final().told("tile-counted") == []
