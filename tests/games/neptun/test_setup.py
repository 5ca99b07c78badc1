"""The game as a whole and its set-up, sections 4.1 and 4.2 of the rules page."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import cothon
from cothon.games.neptun.box import (
    BONUS_TILE,
    BONUS_TILES,
    CITIES,
    GOODS_CARD,
    GOODS_CARDS,
    OAR_CARD,
)
from cothon.games.neptun.choices import JOIN
from cothon.games.neptun.material import read_material
from cothon.games.neptun.position import place
from cothon.games.neptun.table import Table
from cothon.kernel.chance import Chance
from tests.games.neptun.laid import COLOURS, LETTERS, REGIONS, Laid, lay

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
COASTAL = [3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8, 8]
HIGH_SEA = [11, 12, 12, 13]
OPTIONS: dict[str, bool | str] = {
    "large_oar_deck": False,
    "forecast_is_wind": False,
    "refusal_binds": "go",
    "round_wind": "forecast",
}


def new(seats: int = 4, seed: int = 1, **options: bool | str) -> Laid:
    """A new game."""
    return Laid.new(seats, seed, options)


def played(seats: int, seed: int) -> Laid:
    """A game played to its end at random, but with every extra turn."""
    game, luck = new(seats, seed), random.Random(seed)
    while not game.over:
        game.apply(JOIN if JOIN in game.options else luck.choice(game.options))
    return game


# 4.1 General


@SEATS
def test_three_to_five_can_play(seats: int) -> None:
    """[NE-GEN-1, EC-44]"""
    game = new(seats)
    assert game.seats == seats
    assert len(game.board["players"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_nobody_else_can(seats: int) -> None:
    """[NE-GEN-1, EC-44]"""
    with pytest.raises(cothon.BadOption, match=f"neptun is for 3, 4 or 5 players, not {seats}"):
        new(seats)


@SEATS
def test_five_turns_to_acquire_five_to_fulfil_and_two_extra_at_most(seats: int) -> None:
    """[NE-GEN-4]"""
    most = 0
    for seed in range(4):
        game = played(seats, seed)
        extra: list[int] = []
        rounds = []
        for entry in game.journal:
            key = entry.event.key
            if key == "round-began":
                rounds.append(Counter[str]())
                extra = []
            if rounds:
                rounds[-1][key] += 1
            if key == "extra-began":
                extra.append(entry.numbers[0])
                assert extra in ([1], [1, 2])
                most = max(most, len(extra))
        for counted in rounds:
            assert counted["contract-loaded"] == 5 * seats
            assert counted["turn-began"] == 5
            assert counted["oar-shown"] == 5 * seats
        assert game.told("turn-began") == [[1], [2], [3], [4], [5]] * 3
    assert most == 2  # otherwise nothing was tried out


def test_scoring_asks_nobody() -> None:
    """[NE-GEN-4]"""
    for seed in range(6):
        game, luck = new(3 + seed % 3, seed), random.Random(seed)
        while not game.over:
            assert game.board["phase"] in ("acquire", "fulfil")
            game.apply(luck.choice(game.options))
        assert game.board["phase"] == "score"


def numbers(seen: object, key: str = "") -> Iterator[tuple[str, object]]:
    """All numbers of a view, each with the key it stands under."""
    if isinstance(seen, dict):
        for name, value in seen.items():
            yield from numbers(value, name)
    elif isinstance(seen, list):
        for value in seen:
            yield from numbers(value, key)
    elif seen is not None and not isinstance(seen, str | bool):
        yield key, seen


@pytest.mark.parametrize("forecast_is_wind", [False, True])
def test_all_numbers_are_whole_and_only_forecast_and_wind_are_ever_negative(
    forecast_is_wind: bool,
) -> None:
    """[NE-GEN-7]"""
    below = set()
    for seed in range(9):
        game = new(3 + seed % 3, seed, forecast_is_wind=forecast_is_wind)
        luck = random.Random(seed)
        while not game.over:
            for key, number in numbers(game.view(game.seat)["table"]):
                assert type(number) is int
                if number < 0:
                    below.add(key)
            game.apply(luck.choice(game.options))
    assert below == ({"forecast", "wind"} if forecast_is_wind else {"forecast"})


# 4.2 Set-up


@SEATS
def test_everybody_has_a_colour_and_the_other_colours_are_out(seats: int) -> None:
    """[NE-SETUP-1]"""
    game = new(seats)
    colours = [one["colour"] for one in game.board["players"]]
    assert colours == ["RED", "GREEN", "PURPLE", "YELLOW", "BLUE"][:seats]
    g = game.g
    found = [card for pile in g.piles() for card in pile if OAR_CARD <= card < BONUS_TILE]
    personal = sorted(code for code in game.oars(found) if code.startswith("P"))
    wanted = [f"{kind}.{colour.lower()}" for kind in ("P5+1", "P8-1") for colour in colours]
    assert personal == sorted(wanted)


def test_every_temple_offers_its_a_tile_at_first() -> None:
    """[NE-SETUP-2]"""
    temples = new().board["temples"]
    tiles = {code: temple["tiles"] for code, temple in temples.items()}
    assert tiles == {
        **{"HISPANIA": [4], "ITALIA": [3], "AFRICA": [3]},
        **{"GRAECIA": [2], "ORIENS": [2], "GOLD": [1]},
    }


def test_b_and_c_tiles_wait_for_their_rounds() -> None:
    """[NE-SETUP-2]"""
    for letter, count in (("A", 1), ("B", 2), ("C", 3)):
        temples = lay(phase="round", round=letter).board["temples"]
        assert {len(temple["tiles"]) for temple in temples.values()} == {count}


@SEATS
def test_fifteen_bonus_tiles_lie_shuffled_and_face_down(seats: int) -> None:
    """[NE-SETUP-3]"""
    games = [new(seats, seed) for seed in range(20)]
    pools = [game.g.bonus_pool for game in games]
    tiles = list(range(BONUS_TILE, BONUS_TILE + BONUS_TILES))
    assert all(sorted(pool) == tiles for pool in pools)
    assert len({tuple(pool) for pool in pools}) == 20
    assert games[0].board["bonus_pool"] == 15
    assert all(games[0].g.known[tile] == 0 for tile in tiles)


@SEATS
def test_all_gold_but_the_players_is_in_the_bank(seats: int) -> None:
    """[NE-SETUP-4, -10]"""
    game = new(seats)
    assert [column["gold"] for column in game.board["display"]] == [0] * (seats + 1)
    assert [one["gold"] for one in game.board["players"]] == [5] * seats


def test_four_markers_on_the_high_sea_fifteen_along_the_coast() -> None:
    """[NE-SETUP-5, NE-SETUP-6]"""
    for seed in range(20):
        distances = new(seed=seed).board["distances"]
        coast = [miles for route, miles in distances.items() if route.startswith("K")]
        sea = [miles for route, miles in distances.items() if route.startswith("H")]
        assert (sorted(coast), sorted(sea)) == (COASTAL, HIGH_SEA)


def test_markers_are_shuffled() -> None:
    """[NE-SETUP-5, NE-SETUP-6]"""
    charts = [new(seed=seed).board["distances"] for seed in range(150)]
    for route in charts[0]:
        expected = set(HIGH_SEA) if route.startswith("H") else set(COASTAL)
        assert {chart[route] for chart in charts} == expected


@SEATS
def test_distances_stay_for_the_whole_game(seats: int) -> None:
    """[NE-SETUP-7]"""
    game, luck = new(seats, 8), random.Random(8)
    at_first = dict(game.board["distances"])
    ways = list(game.g.miles)
    while not game.over:
        game.apply(luck.choice(game.options))
        assert game.board["distances"] == at_first
    assert list(game.g.miles) == ways


@SEATS
def test_three_piles_shuffled_separately_without_personal_oars(seats: int) -> None:
    """[NE-SETUP-8]"""
    games = [new(seats, seed) for seed in range(20)]
    for game in games:
        g = game.g
        for pile, shown, first, count in (
            (g.city_pile, g.shown_cities, 0, CITIES),
            (g.goods_pile, g.shown_goods, GOODS_CARD, GOODS_CARDS),
            (g.oar_pile, g.shown_oars, OAR_CARD, 40),
        ):
            assert sorted([*pile, *shown]) == list(range(first, first + count))
        assert not [code for code in game.oars(g.oar_pile) if code.startswith("P")]
    assert len({tuple(game.g.city_pile) for game in games}) == 20
    assert len({tuple(game.g.goods_pile) for game in games}) == 20
    assert len({tuple(game.g.oar_pile) for game in games}) == 20
    cities = list(games[0].g.city_pile)
    goods = [card - GOODS_CARD for card in games[0].g.goods_pile]
    assert cities != goods


@SEATS
def test_the_wind_starts_at_five_without_a_forecast(seats: int) -> None:
    """[NE-SETUP-9]"""
    seen = new(seats).board
    assert (seen["wind"], seen["forecast"]) == (5, None)


@SEATS
def test_what_everybody_starts_with(seats: int) -> None:
    """[NE-SETUP-10, NE-SETUP-12]"""
    game = new(seats)
    for letter, colour in zip(LETTERS[:seats], COLOURS, strict=False):
        own = game.mat(letter)
        assert [slot["state"] for slot in own["slots"]] == ["empty"] * 5
        assert sorted(own["hand"]) == [f"P5+1.{colour}", f"P8-1.{colour}"]
        assert (own["gold"], own["place"]) == (5, "CRETA")
        assert (own["played"], own["tiles"], own["bonus"]) == ([], [], [])
    assert all(game.view(None)["table"]["players"][0]["hand"][n] is None for n in (0, 1))


@SEATS
def test_a_pawn_of_everybody_on_the_zero_space_of_every_regional_temple(seats: int) -> None:
    """[NE-SETUP-10, NE-SETUP-11, EC-47] They lie in the order of play."""
    for seed in range(5):
        game = new(seats, seed)
        temples = game.board["temples"]
        assert list(temples) == [*REGIONS, "GOLD"]
        for region in REGIONS:
            assert game.spaces(region) == [(letter, 0) for letter in game.order]
        assert temples["GOLD"]["pawns"] == []


@SEATS
def test_the_order_of_play_is_drawn(seats: int) -> None:
    """[NE-SETUP-13, EX-1]"""
    games = [new(seats, seed) for seed in range(400)]
    orders = Counter(game.order for game in games)
    assert len(orders) >= (6, 24, 110)[seats - 3]
    firsts = Counter(one[0] for one in orders.elements())
    assert min(firsts.values()) > 400 / seats * 0.6
    for game in games[:20]:
        assert sorted(game.order) == list(LETTERS[:seats])
        assert game.question[0] == game.order[0]
        assert game.board["oar_scale"] == []


def luck_of(g: Table) -> Chance:
    """The same future once more."""
    luck = Chance()
    luck.first, luck.second, luck.script, luck.reveals = g.first, g.second, None, 0
    luck.throws = None
    luck.key = g.key
    return luck


@SEATS
@pytest.mark.parametrize("seed", [0, 5, 77])
def test_chance_sets_up_in_a_fixed_order(seats: int, seed: int) -> None:
    """[NE-SETUP-14]"""
    luck = Chance()
    luck.script, luck.reveals = None, 0
    luck.plant(seed)
    bonus, high_sea, coastal = list(range(15)), HIGH_SEA.copy(), COASTAL.copy()
    cities, goods, oars, drawn = (list(range(n)) for n in (30, 30, 40, seats))
    for pile in (bonus, high_sea, coastal, cities, goods, oars, drawn):
        luck.shuffle(pile)
    game = new(seats, seed)
    g = game.g
    assert [tile - BONUS_TILE for tile in g.bonus_pool] == bonus
    assert list(g.distances) == coastal + high_sea
    assert [*g.city_pile, *g.shown_cities[::-1]] == cities
    assert [card - GOODS_CARD for card in [*g.goods_pile, *g.shown_goods[::-1]]] == goods
    assert [card - OAR_CARD for card in [*g.oar_pile, *g.shown_oars[::-1]]] == oars
    assert list(g.order) == drawn
    assert (g.first, g.second) == (luck.first, luck.second)  # and nothing else is left to chance


@SEATS
@pytest.mark.parametrize("letter", ["A", "B"])
def test_chance_shuffles_cities_goods_and_oars_between_rounds(seats: int, letter: str) -> None:
    """[NE-SETUP-14]"""
    data = {"players": [{} for _ in range(seats)], "phase": "round_end", "round": letter}
    g = place(read_material(), data, 9, OPTIONS)
    luck = luck_of(g)
    piles = [g.city_pile.copy(), g.goods_pile.copy(), g.oar_pile.copy()]
    for pile in piles:
        luck.shuffle(pile)
    g.advance()
    assert [*g.city_pile, *g.shown_cities[::-1]] == piles[0]
    assert [*g.goods_pile, *g.shown_goods[::-1]] == piles[1]
    assert [*g.oar_pile, *g.shown_oars[::-1]] == piles[2]
    assert (g.first, g.second) == (luck.first, luck.second)


@SEATS
def test_nothing_else_is_left_to_chance(seats: int) -> None:
    """[NE-SETUP-14]"""
    game, luck = new(seats, 2), random.Random(2)
    calls = []
    while not game.over:
        before = (game.g.first, len(game.told("round-ended")))
        game.apply(luck.choice(game.options))
        ended = len(game.told("round-ended")) > before[1]
        assert (game.g.first != before[0]) == ended
        calls += [ended] if ended else []
    assert len(calls) == 2  # after C there is no shuffle
