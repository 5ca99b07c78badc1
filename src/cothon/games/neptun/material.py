"""Contents: reads `material.toml`, or an owner's file, and checks it against the rulebook."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.neptun.box import (
    BONUS_TILES,
    CITIES,
    COASTAL_ROUTES,
    COMMON_OARS,
    CRETA,
    FURTHER_OARS,
    GOODS,
    GOODS_CARDS,
    HIGH_SEA_ROUTES,
    MOST_SEATS,
    PERSONAL_OARS,
    PLACES,
    REGIONS,
    ROUTES,
    TEMPLES,
    Box,
)
from cothon.plain.printed import Printed

OWN_FILE: Final = Path(__file__).with_name("material.toml")
Letter = Literal["A", "B", "C"]
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
KINDS: Final = ("COASTAL", "HIGH_SEA")
ROUTE_COLUMNS: Final = ("id", "kind", "from", "to")
OAR_COLUMNS: Final = ("id", "power", "modifier")


def read_material(path: Path | None = None) -> Box:
    """The box as printed in a file; by default the one that comes with the game."""
    printed = Printed.read(path or OWN_FILE)
    box = Box()
    box.digest = printed.digest
    box.edition = printed.text("edition")
    read_numbers(box, printed)
    read_names(box, printed)
    read_places(box, printed)
    read_routes(box, printed.block("routes"))
    read_markers(box, printed.block("markers"))
    read_cities(box, printed.block("cities"))
    read_oars(box, printed.block("oars"))
    read_tiles(box, printed)
    box.reconstructed = printed.reconstructed()
    return box


def read_numbers(box: Box, printed: Printed) -> None:
    """The fixed numbers of the rules, and how long the drawn tracks are."""
    numbers = printed.block("numbers")
    box.start_gold = numbers.number("start_gold", 0, 99)
    box.temple_point_price = numbers.number("temple_point_price", 1, 99)
    box.start_wind = numbers.number("start_wind", 0, 20)
    box.forecast_most = numbers.number("forecast_most", 1, 20)
    box.wind_base = printed.block("wind").number("base", 0, 20)
    box.temple_track = printed.block("tracks").number("temple", 1, 60)


def read_names(box: Box, printed: Printed) -> None:
    """Colours, regions and goods, with their names in every language."""
    box.colours = printed.codes("colours", MOST_SEATS)
    box.region_codes = printed.codes("regions", REGIONS)
    box.good_codes = printed.codes("goods", GOODS)
    amounts = [row.number("cards", 1, GOODS_CARDS) for row in printed.rows("goods", GOODS)]
    kinds = [good for good, cards in enumerate(amounts) for _ in range(cards)]
    found = len(kinds)
    printed.expect("goods", f"{GOODS_CARDS} goods cards in all", found == GOODS_CARDS, found)
    box.good = vec[i64](kinds)
    box.goods_card_codes = [
        f"{code}-{number + 1}"
        for code, cards in zip(box.good_codes, amounts, strict=True)
        for number in range(cards)
    ]
    box.names = {
        "region": printed.in_all_languages("regions", REGIONS),
        "good": printed.in_all_languages("goods", GOODS),
    }


def read_places(box: Box, printed: Printed) -> None:
    """The start place and fifteen cities, three in every region."""
    rows = printed.rows("places", PLACES)
    box.place_codes = printed.codes("places", PLACES)
    has_none = "region" not in rows[CRETA].values
    rows[CRETA].expect("region", "none: ships start here", has_none)
    regions = [row.one_of("region", box.region_codes) for row in rows[1:]]
    for number, code in enumerate(box.region_codes):
        cities = regions.count(number)
        fits = cities * REGIONS == PLACES - 1
        printed.expect("places", f"three cities in {code}", fits, cities)
    box.region = vec[i64]([-1, *regions])
    box.place_x = [row.number("x", 0, 1000) for row in rows]
    box.place_y = [row.number("y", 0, 1000) for row in rows]
    box.names["place"] = printed.in_all_languages("places", PLACES)


def read_routes(box: Box, block: Printed) -> None:
    """Nineteen routes that hang together, the coastal ones first."""
    rows = block.listed_rows("routes", ROUTE_COLUMNS, ROUTES)
    box.route_codes = block.different("routes", [row.text("id") for row in rows])
    kinds = [row.one_of("kind", KINDS) for row in rows]
    in_order = kinds == [0] * COASTAL_ROUTES + [1] * HIGH_SEA_ROUTES
    expected = f"{COASTAL_ROUTES} coastal routes, then {HIGH_SEA_ROUTES} on the high sea"
    block.expect("routes", expected, in_order, [KINDS[kind] for kind in kinds])
    starts = [row.one_of("from", box.place_codes) for row in rows]
    ends = [row.one_of("to", box.place_codes) for row in rows]
    for row, start, end in zip(rows, starts, ends, strict=True):
        row.expect("to", "another place", start != end)
    lost = places_without_way(list(zip(starts, ends, strict=True)))
    found = f"none to {box.place_codes[lost[0]]}" if lost else ""
    block.expect("routes", "a way to every place", not lost, found)
    box.route_from, box.route_to = vec[i64](starts), vec[i64](ends)


def places_without_way(routes: list[tuple[int, int]]) -> list[int]:
    """The places that no route leads to from the start."""
    reached = {CRETA}
    for _ in range(PLACES):
        for ends in routes:
            reached |= {*ends} if reached & {*ends} else set()
    return [place for place in range(PLACES) if place not in reached]


def read_markers(box: Box, block: Printed) -> None:
    """A distance marker for every route."""
    box.coastal_markers = vec[i64](block.numbers("coastal", COASTAL_ROUTES, 1, 99))
    box.high_sea_markers = vec[i64](block.numbers("high_sea", HIGH_SEA_ROUTES, 1, 99))


def read_cities(box: Box, block: Printed) -> None:
    """Thirty city cards; every good pays either gold or temple points. [NE-CONTRACT-3]"""
    rows = block.listed_rows("cards", ("id", "city", *box.good_codes), CITIES)
    box.city_codes = block.different("cards", [row.text("id") for row in rows])
    places = [row.one_of("city", box.place_codes) for row in rows]
    for row, place in zip(rows, places, strict=True):
        row.expect("city", "a city, not the start place", place != CRETA)
    box.city_place = vec[i64](places)
    profits = [read_profit(row, code) for row in rows for code in box.good_codes]
    box.gold_profit = vec[i64]([amount if kind == "G" else 0 for kind, amount in profits])
    box.temple_profit = vec[i64]([amount if kind == "T" else 0 for kind, amount in profits])


def read_profit(row: Printed, code: str) -> tuple[str, int]:
    """G and an amount of gold, or T and a number of temple points."""
    entry = row.text(code)
    is_profit = re.fullmatch("[GT]0*[1-9][0-9]?", entry) is not None
    row.expect(code, "G or T and a number from 1", is_profit)
    return entry[0], int(entry[1:])


def read_oars(box: Box, block: Printed) -> None:
    """The common deck, the cards of the larger deck, and two personal ones for every colour."""
    common = block.listed_rows("common", OAR_COLUMNS, COMMON_OARS)
    further = block.listed_rows("further", OAR_COLUMNS, FURTHER_OARS)
    personal = block.listed_rows("personal", OAR_COLUMNS, PERSONAL_OARS)
    rows = common + further + personal * MOST_SEATS
    codes = [row.text("id") for row in common + further]
    own = [row.text("id") for row in personal]
    codes += [f"{code}.{colour.lower()}" for colour in box.colours for code in own]
    box.oar_codes = block.different("common", codes)
    box.power = vec[i64]([row.number("power", 0, 20) for row in rows])
    box.modifier = vec[i64]([row.number("modifier", -9, 9) for row in rows])


def read_tiles(box: Box, printed: Printed) -> None:
    """Point tiles, the highest of a temple first, and bonus tiles. [NE-SETUP-2, -3]"""
    block = printed.block("tiles")
    points: list[list[int]] = [[] for _ in range(TEMPLES)]
    for count, letter in enumerate(LETTERS, 1):
        for temple, row in enumerate(block.entries(letter, TEMPLES)):
            tiles = row.numbers("", count, 0, 99)
            row.expect("", "the highest tile first", tiles == sorted(tiles, reverse=True))
            points[temple] += tiles
    box.tile_points = vec[i64]([tile for tiles in points for tile in tiles])
    box.bonus_points = vec[i64](printed.block("bonus").numbers("tiles", BONUS_TILES, 0, 99))
