"""The box: what the components print, as tables of numbers.

`material.py` fills it, the rules read it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_SEATS: Final = 5
ROUNDS: Final = 3  # A, B, C
TURNS: Final = 5  # ordinary turns of a phase
EXTRA_TURNS: Final = 2
SLOTS: Final = 5  # of a manifest
REGIONS: Final = 5
GOLD_TEMPLE: Final = 5  # the sixth place that is scored
TEMPLES: Final = 6
GOODS: Final = 6
PLACES: Final = 16
CRETA: Final = 0  # where all ships start
ROUTES: Final = 19
COASTAL_ROUTES: Final = 15
HIGH_SEA_ROUTES: Final = 4
TILES: Final = 6  # point tiles of a temple: one A, two B, three C

# Cards, numbered through.
CITIES: Final = 30
GOODS_CARDS: Final = 30
COMMON_OARS: Final = 40
FURTHER_OARS: Final = 10  # in the deck only if the common deck has 50 cards [EC-1]
PERSONAL_OARS: Final = 2  # for every colour
OARS: Final = COMMON_OARS + FURTHER_OARS + PERSONAL_OARS * MOST_SEATS
BONUS_TILES: Final = 15
CITY_CARD: Final = 0
GOODS_CARD: Final = CITY_CARD + CITIES
OAR_CARD: Final = GOODS_CARD + GOODS_CARDS
PERSONAL_CARD: Final = OAR_CARD + COMMON_OARS + FURTHER_OARS
BONUS_TILE: Final = OAR_CARD + OARS
CARDS: Final = BONUS_TILE + BONUS_TILES


class Box:
    """The printed numbers of one edition."""

    digest: str

    # Board. A route is the pair of places at its ends; the coastal ones come first.
    region: vec[i64]  # of a place; -1 for the start place
    route_from: vec[i64]
    route_to: vec[i64]
    coastal_markers: vec[i64]
    high_sea_markers: vec[i64]

    # City cards: where, and what each good pays there; one of the two is 0. [NE-CONTRACT-3]
    city_place: vec[i64]
    gold_profit: vec[i64]  # by city card and good
    temple_profit: vec[i64]
    good: vec[i64]  # of a goods card

    # Oar cards, the common ones first.
    power: vec[i64]
    modifier: vec[i64]

    # Tiles.
    tile_points: vec[i64]  # by temple: A; B high, low; C high, middle, low
    bonus_points: vec[i64]

    # Fixed numbers.
    start_gold: i64
    temple_point_price: i64
    start_wind: i64
    wind_base: i64
    forecast_most: i64
    temple_track: i64  # spaces drawn

    # Names, for words and positions; the rules never look at them.
    edition: str
    colours: list[str]
    region_codes: list[str]
    good_codes: list[str]
    place_codes: list[str]
    place_x: list[int]
    place_y: list[int]
    route_codes: list[str]
    city_codes: list[str]
    goods_card_codes: list[str]
    oar_codes: list[str]
    names: dict[str, list[dict[str, str]]]
    reconstructed: list[str]

    def faces(self) -> list[str]:
        """The code of every card, by its number; bonus tiles have none."""
        cards = self.city_codes + self.goods_card_codes + self.oar_codes
        return cards + ["bonus"] * BONUS_TILES
