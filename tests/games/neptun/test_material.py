"""Material: `material.toml` equals section 7 of the rules page, and a file of one's own is used."""

from __future__ import annotations

import heapq
import random
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

from cothon.games.neptun.box import CRETA
from cothon.games.neptun.material import read_material
from tests.games.neptun.laid import L1, Laid, contract, lay
from tests.other_material import changed
from tests.rules_page import page, printed_table, section

GAME = "neptun"
BOX = read_material()


def whole(text: str) -> int:
    """A number as the page prints it, with a true minus."""
    return int(text.replace("−", "-"))


def place_code(name: str) -> str:
    """The code of a place named on the page."""
    return name.upper().replace(" ", "_")


# The file that comes with the game


def test_fixed_numbers() -> None:
    """[NE-SETUP-9, NE-SETUP-10, NE-WIND-1, NE-WIND-3, NE-DELIVER-6]"""
    found = {row[0]: row[1] for row in printed_table(GAME, "7.1")}
    assert found["`START_GOLD`"] == str(BOX.start_gold)
    assert found["`TEMPLE_POINT_PRICE`"] == f"{BOX.temple_point_price} gold"
    assert found["`START_WIND`"] == str(BOX.start_wind)
    assert found["`FORECAST_MIN/MAX`"] == f"−{BOX.forecast_most} / +{BOX.forecast_most}"
    assert found["`WIND_BASE`"] == str(BOX.wind_base)
    assert found["Temple track drawn"] == f"0–{BOX.temple_track}"
    powers = sorted(BOX.power[:40])
    assert found["Oar scale drawn"].startswith(f"{powers[0]}–{powers[-1]} ")


def test_wind_scales() -> None:
    """[NE-WIND-3, NE-WIND-4]"""
    forecast, wind = (row[1:] for row in printed_table(GAME, "7.2"))
    assert [whole(space) for space in forecast] == list(range(-5, 6))
    assert [whole(space) + BOX.wind_base for space in forecast] == [whole(space) for space in wind]


def test_places() -> None:
    """[NE-SETUP-12]"""
    _, *rows = printed_table(GAME, "7.3")
    assert [place_code(row[0]) for row in rows] == BOX.place_codes
    assert [row[0] for row in rows] == [names["en"] for names in BOX.names["place"]]
    assert (rows[CRETA][1], BOX.region[CRETA]) == ("(start)", -1)
    for place, row in enumerate(rows[1:], 1):
        assert BOX.region_codes[BOX.region[place]] == row[1]
    assert [(int(row[2]), int(row[3])) for row in rows] == list(
        zip(BOX.place_x, BOX.place_y, strict=True)
    )


def test_routes_and_the_test_layout() -> None:
    """[NE-SETUP-5, NE-SETUP-6]"""
    _, *rows = printed_table(GAME, "7.4")
    assert [row[0] for row in rows] == BOX.route_codes
    assert [row[1] for row in rows] == ["coastal"] * 15 + ["high sea"] * 4
    ends = zip(BOX.route_from, BOX.route_to, strict=True)
    assert [(place_code(row[2]), place_code(row[3])) for row in rows] == [
        (BOX.place_codes[start], BOX.place_codes[end]) for start, end in ends
    ]
    assert {row[0]: int(row[4]) for row in rows} == L1


def test_distances_of_the_test_layout() -> None:
    """[NE-SAIL-11]"""
    line = re.search(r"from Creta: (.*)\.", section(GAME, "7.4"))
    assert line is not None
    found = dict(re.findall(r"([A-Z][A-Za-z ]+) (\d+)", line[1]))
    assert len(found) == 15
    ways = lay(phase="sail", A={"gold": 99}).view(0)["table"]["sailing"]["ways"]
    assert {place_code(name): int(miles) for name, miles in found.items()} == {
        code: way["miles"] for code, way in ways.items() if code != "CRETA"
    }


def test_distance_markers() -> None:
    """[NE-SETUP-5, NE-SETUP-6]"""
    coastal, high_sea = (
        [int(value) for value in row[1].split(", ")] for row in printed_table(GAME, "7.5")[1:]
    )
    assert coastal == list(BOX.coastal_markers)
    assert high_sea == list(BOX.high_sea_markers)


def test_city_cards() -> None:
    """[NE-CONTRACT-3]"""
    head, *rows = printed_table(GAME, "7.6")
    assert head[4:] == BOX.good_codes
    assert [row[0] for row in rows] == BOX.city_codes
    for card, row in enumerate(rows):
        place = BOX.city_place[card]
        assert BOX.place_codes[place] == place_code(row[1])
        assert BOX.region_codes[BOX.region[place]] == row[3]
        paid = []
        for entry in range(6 * card, 6 * card + 6):
            gold, points = BOX.gold_profit[entry], BOX.temple_profit[entry]
            paid.append(f"G{gold}" if gold else f"T{points}")
        assert paid == row[4:]


def test_goods_cards() -> None:
    """[NE-SETUP-8]"""
    head, counts = printed_table(GAME, "7.6", 1)
    assert head[1:] == BOX.good_codes
    cards = [
        f"{good}-{n + 1}"
        for good, count in zip(head, counts, strict=True)
        if count.isdecimal()
        for n in range(int(count))
    ]
    assert cards == BOX.goods_card_codes
    assert [BOX.good_codes[good] for good in BOX.good] == [card.split("-")[0] for card in cards]


def test_oar_cards() -> None:
    """[NE-SETUP-8, NE-SETUP-10, EC-1]"""
    head, *rows = printed_table(GAME, "7.7")
    grid = [
        (code, int(row[0]), whole(modifier))
        for row in rows
        for modifier, code in zip(head[1:-1], row[1:-1], strict=True)
    ]
    printed = list(zip(BOX.oar_codes, BOX.power, BOX.modifier, strict=True))
    assert printed[:40] == grid
    assert [row[-1] for row in rows] == ["5"] * 8
    assert printed[40:50] == [(f"O{n}{m:+d}", n, m) for n in (1, 10) for m in range(-2, 3)]
    _, *personal = printed_table(GAME, "7.7", 1)
    assert printed[50:] == [
        (f"{row[0].strip('`')}.{colour.lower()}", int(row[1]), whole(row[2]))
        for colour in BOX.colours
        for row in personal
    ]


def test_point_tiles() -> None:
    """[NE-SETUP-2, NE-SCORE-5, NE-SCORE-6, NE-SCORE-7]"""
    _, *rows = printed_table(GAME, "7.8")
    found = {row[0]: [int(points) for points in row[1:]] for row in rows}
    temples = [*BOX.region_codes, "GOLD"]
    tiles = {temple: list(BOX.tile_points[6 * n : 6 * n + 6]) for n, temple in enumerate(temples)}
    assert tiles == found
    totals = re.search(r"Totals: A (\d+), B (\d+), C (\d+)", section(GAME, "7.8"))
    assert totals is not None
    assert [int(total) for total in totals.groups()] == [
        sum(sum(own[first:end]) for own in tiles.values()) for first, end in pairwise((0, 1, 3, 6))
    ]


def test_bonus_tiles() -> None:
    """[NE-SETUP-3]"""
    values, counts = printed_table(GAME, "7.9")
    found = {int(value): int(count) for value, count in zip(values[1:], counts[1:], strict=True)}
    assert Counter(BOX.bonus_points) == found


def test_colours_and_names() -> None:
    """[NE-SETUP-1]"""
    assert BOX.colours == ["RED", "GREEN", "PURPLE", "YELLOW", "BLUE"]
    lines = page(GAME).splitlines()
    line = next(row for row in lines if row.startswith("| Regions |"))
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    assert cells[1].strip("`").split(", ") == BOX.region_codes
    assert cells[2].split(", ") == [names["fr"] for names in BOX.names["region"]]
    assert cells[3].split(", ") == [names["de"] for names in BOX.names["region"]]


# The checks of 7.10


def test_counts() -> None:
    """[NE-SETUP-2, -3, -5, -6, -8]"""
    assert (len(BOX.coastal_markers), len(BOX.high_sea_markers), len(BOX.route_codes)) == (
        15,
        4,
        19,
    )
    assert (len(BOX.place_codes), len(BOX.city_codes), len(BOX.goods_card_codes)) == (16, 30, 30)
    assert Counter(BOX.city_place) == dict.fromkeys(range(1, 16), 2)
    assert (len(BOX.oar_codes), len(BOX.tile_points), len(BOX.bonus_points)) == (60, 36, 15)
    assert Counter(BOX.region) == {-1: 1, **dict.fromkeys(range(5), 3)}


def test_every_city_card_pays_gold_for_three_goods_and_points_for_three() -> None:
    """[NE-CONTRACT-3]"""
    for card in range(30):
        gold = list(BOX.gold_profit[6 * card : 6 * card + 6])
        points = list(BOX.temple_profit[6 * card : 6 * card + 6])
        assert (gold.count(0), points.count(0)) == (3, 3)
        assert all((one == 0) != (other == 0) for one, other in zip(gold, points, strict=True))


def test_in_a_region_every_good_pays_each_step_once() -> None:
    """[NE-CONTRACT-3] Gold grows with the distance."""
    steps = {"HISPANIA": 4, "ITALIA": 3, "AFRICA": 3, "GRAECIA": 2, "ORIENS": 2}
    for region, code in enumerate(BOX.region_codes):
        cards = [card for card in range(30) if BOX.region[BOX.city_place[card]] == region]
        for good in range(6):
            gold = sorted(BOX.gold_profit[6 * card + good] for card in cards)
            points = sorted(BOX.temple_profit[6 * card + good] for card in cards)
            least = steps[code]
            assert gold == [0, 0, 0, least, least + 1, least + 2]
            assert points == [0, 0, 0, 1, 2, 3]


def test_the_two_cards_of_a_city_complete_each_other() -> None:
    """[NE-CONTRACT-3]"""
    for card in range(0, 30, 2):
        assert BOX.city_place[card] == BOX.city_place[card + 1]
        first = list(BOX.gold_profit[6 * card : 6 * card + 6])
        second = list(BOX.gold_profit[6 * card + 6 : 6 * card + 12])
        assert all((one == 0) != (other == 0) for one, other in zip(first, second, strict=True))


def ways(miles: list[int], start: int, routes: int = 19) -> dict[int, int]:
    """The cheapest ways from a place, worked out anew."""
    found: dict[int, int] = {}
    ahead = [(0, start)]
    while ahead:
        far, here = heapq.heappop(ahead)
        if here in found:
            continue
        found[here] = far
        for route in range(routes):
            ends = (BOX.route_from[route], BOX.route_to[route])
            if here in ends:
                heapq.heappush(ahead, (far + miles[route], sum(ends) - here))
    return found


def test_the_coast_alone_leads_everywhere() -> None:
    """[NE-SAIL-3]"""
    assert sorted(ways([1] * 19, CRETA, routes=15)) == list(range(16))


def test_cities_are_as_far_as_the_page_says() -> None:
    """[NE-SETUP-5, NE-SETUP-6] Over 2,000 random placements."""
    text = section(GAME, "7.10")
    luck = random.Random(1)
    reached: dict[int, list[int]] = {place: [] for place in range(16)}
    for _ in range(2000):
        coastal, high_sea = list(BOX.coastal_markers), list(BOX.high_sea_markers)
        luck.shuffle(coastal)
        luck.shuffle(high_sea)
        for place, miles in ways(coastal + high_sea, CRETA).items():
            reached[place].append(miles)
    line = re.search(r"min / mean / max: (.*?)\. Longest", text)
    assert line is not None
    checked = 0
    for group in line[1].split("; "):
        names, low, mean, high = re.findall(r"(.*) (\d+)/([\d.]+)/(\d+)", group)[0]
        for name in names.split(", "):
            found = reached[BOX.place_codes.index(place_code(name))]
            assert abs(sum(found) / 2000 - float(mean)) < 0.3
            assert abs(min(found) - int(low)) <= 1
            assert abs(max(found) - int(high)) <= 1
            checked += 1
    assert checked == 15


# Other files


def test_the_file_says_what_was_reconstructed() -> None:
    """What a source states is not marked, what was built to fit is."""
    assert "numbers" not in BOX.reconstructed
    assert {"cities", "oars", "routes", "markers", "tiles", "bonus"} <= set(BOX.reconstructed)


def test_the_gold_of_a_file_is_that_of_the_game(tmp_path: Path) -> None:
    """[NE-SETUP-10]"""
    path = changed(tmp_path, GAME, ("start_gold = 5", "start_gold = 7"))
    game = Laid.new(3, seed=4, material=path)
    assert [one["gold"] for one in game.view(0)["table"]["players"]] == [7, 7, 7]


def test_prices_winds_and_forecasts_of_a_file_are_those_of_the_game(tmp_path: Path) -> None:
    """[NE-SETUP-9, NE-WIND-1, NE-WIND-3, NE-DELIVER-6]"""
    path = changed(
        tmp_path,
        GAME,
        ("temple_point_price = 3", "temple_point_price = 4"),
        ("start_wind = 5", "start_wind = 6"),
        ("forecast_most = 5 ", "forecast_most = 2 "),
        ("base = 5 ", "base = 3 "),
    )
    hands = [[f"O{power}+{modifier}" for power in range(2, 7)] for modifier in (0, 1, 2)]
    a = {"gold": 4, "hand": hands[0], "slots": [contract("C17", "grapes-1")]}
    others = [{"hand": hand} for hand in hands[1:]]
    data = {"players": [a, *others], "phase": "oars", "distances": L1}
    game = Laid.position(data, material=path)
    assert game.view(None)["table"]["wind"] == 6
    for _ in "ABC":
        game.apply(game.options[0])
    assert game.view(None)["table"]["forecast"] == 2  # the modifiers make 3
    game.apply(
        next(choice for choice in game.options if game.describe(choice).startswith("Cyrene"))
    )
    game.apply(game.options[0])
    assert game.offered == {"temple AFRICA", "pass"}
    game.apply(game.options[0])
    assert game.view(None)["table"]["players"][0]["gold"] == 0
    for _ in "BC":
        game.apply(game.options[0])
    assert game.view(None)["table"]["wind"] == 5
