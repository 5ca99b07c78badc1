"""Contents: reads `material.toml`, or an owner's file, and checks it against the rulebook."""

from __future__ import annotations

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
    goods = printed.rows("goods", GOODS)
    kinds: list[int] = []
    for good, row in enumerate(goods):
        kinds += [good] * row.number("cards", 1, GOODS_CARDS)
    if len(kinds) != GOODS_CARDS:
        raise printed.wrong("goods", f"{GOODS_CARDS} goods cards in all", len(kinds))
    box.good = vec[i64](kinds)
    box.goods_card_codes = [
        f"{box.good_codes[good]}-{kinds[: card + 1].count(good)}" for card, good in enumerate(kinds)
    ]
    box.names = {
        "region": [row.in_all_languages("name") for row in printed.rows("regions", REGIONS)],
        "good": [row.in_all_languages("name") for row in goods],
    }


def read_places(box: Box, printed: Printed) -> None:
    """The start place and fifteen cities, three in every region."""
    rows = printed.rows("places", PLACES)
    box.place_codes = printed.codes("places", PLACES)
    if "region" in rows[CRETA].values:
        raise rows[CRETA].wrong("region", "none: ships start here", rows[CRETA].values["region"])
    regions = [row.one_of("region", box.region_codes) for row in rows[1:]]
    for number, code in enumerate(box.region_codes):
        if regions.count(number) * REGIONS != PLACES - 1:
            raise printed.wrong("places", f"three cities in {code}", regions.count(number))
    box.region = vec[i64]([-1, *regions])
    box.place_x = [row.number("x", 0, 1000) for row in rows]
    box.place_y = [row.number("y", 0, 1000) for row in rows]
    box.names["place"] = [row.in_all_languages("name") for row in rows]


def read_routes(box: Box, block: Printed) -> None:
    """Nineteen routes that hang together, the coastal ones first."""
    rows = block.listed_rows("routes", ROUTE_COLUMNS, ROUTES)
    box.route_codes = block.different("routes", [row.text(0, "id") for row in rows])
    kinds = [row.one_of(1, KINDS, "kind") for row in rows]
    if kinds != [0] * COASTAL_ROUTES + [1] * HIGH_SEA_ROUTES:
        expected = f"{COASTAL_ROUTES} coastal routes, then {HIGH_SEA_ROUTES} on the high sea"
        raise block.wrong("routes", expected, [KINDS[kind] for kind in kinds])
    ends = [[row.one_of(place, box.place_codes, "place") for row in rows] for place in (2, 3)]
    for row, start, end in zip(rows, *ends, strict=True):
        if start == end:
            raise row.wrong("to", "another place", box.place_codes[end])
    box.route_from, box.route_to = vec[i64](ends[0]), vec[i64](ends[1])
    reached = {CRETA}
    for _ in range(PLACES):
        for start, end in zip(*ends, strict=True):
            if start in reached or end in reached:
                reached |= {start, end}
    if len(reached) != PLACES:
        lost = next(place for place in range(PLACES) if place not in reached)
        raise block.wrong("routes", "a way to every place", f"none to {box.place_codes[lost]}")


def read_markers(box: Box, block: Printed) -> None:
    """A distance marker for every route."""
    box.coastal_markers = vec[i64](block.numbers("coastal", COASTAL_ROUTES, 1, 99))
    box.high_sea_markers = vec[i64](block.numbers("high_sea", HIGH_SEA_ROUTES, 1, 99))


def read_cities(box: Box, block: Printed) -> None:
    """Thirty city cards; every good pays either gold or temple points. [NE-CONTRACT-3]"""
    rows = block.listed_rows("cards", ("id", "city", *box.good_codes), CITIES)
    box.city_codes = block.different("cards", [row.text(0, "id") for row in rows])
    box.city_place = vec[i64]([row.one_of(1, box.place_codes, "city") for row in rows])
    gold: list[int] = []
    points: list[int] = []
    for row, place in zip(rows, box.city_place, strict=True):
        if place == CRETA:
            raise row.wrong("city", "a city, not the start place", box.place_codes[CRETA])
        for good, code in enumerate(box.good_codes):
            kind, amount = read_profit(row, good + 2, code)
            gold.append(amount if kind == "G" else 0)
            points.append(amount if kind == "T" else 0)
    box.gold_profit, box.temple_profit = vec[i64](gold), vec[i64](points)


def read_profit(row: Printed, place: int, code: str) -> tuple[str, int]:
    """G and an amount of gold, or T and a number of temple points."""
    entry = row.text(place, code)
    if entry[0] not in "GT" or not entry[1:].isdecimal() or not 1 <= int(entry[1:]) <= 99:
        raise row.wrong(code, "G or T and a number from 1", entry)
    return entry[0], int(entry[1:])


def read_oars(box: Box, block: Printed) -> None:
    """The common deck, the cards of the larger deck, and two personal ones for every colour."""
    common = block.listed_rows("common", OAR_COLUMNS, COMMON_OARS)
    further = block.listed_rows("further", OAR_COLUMNS, FURTHER_OARS)
    personal = block.listed_rows("personal", OAR_COLUMNS, PERSONAL_OARS)
    rows = common + further + personal * MOST_SEATS
    codes = [row.text(0, "id") for row in common + further]
    own = [row.text(0, "id") for row in personal]
    codes += [f"{code}.{colour.lower()}" for colour in box.colours for code in own]
    box.oar_codes = block.different("common", codes)
    box.power = vec[i64]([row.number(1, 0, 20, "power") for row in rows])
    box.modifier = vec[i64]([row.number(2, -9, 9, "modifier") for row in rows])


def read_tiles(box: Box, printed: Printed) -> None:
    """Point tiles, the highest of a temple first, and bonus tiles. [NE-SETUP-2, -3]"""
    block = printed.block("tiles")
    points: list[list[int]] = [[] for _ in range(TEMPLES)]
    for count, letter in enumerate(LETTERS, 1):
        for temple, row in enumerate(block.rows(letter, TEMPLES)):
            tiles = Printed(row.path, {"": row.values}, row.where).numbers("", count, 0, 99)
            if tiles != sorted(tiles, reverse=True):
                raise row.wrong("", "the highest tile first", tiles)
            points[temple] += tiles
    box.tile_points = vec[i64]([tile for tiles in points for tile in tiles])
    box.bonus_points = vec[i64](printed.block("bonus").numbers("tiles", BONUS_TILES, 0, 99))
