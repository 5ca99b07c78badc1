"""What a drawn board prints: names in a language, and the numbers of the box that never change."""

from __future__ import annotations

from typing import TypedDict

from cothon.games.neptun.box import (
    COASTAL_ROUTES,
    EXTRA_TURNS,
    GOODS,
    OAR_CARD,
    OARS,
    PLACES,
    REGIONS,
    ROUTES,
    TEMPLES,
    TILES,
    TURNS,
    Box,
)
from cothon.games.neptun.material import LETTERS, Letter
from cothon.games.neptun.scoring import first_tile
from cothon.games.neptun.shapes import (
    GoodCode,
    OarCode,
    PlaceCode,
    RegionCode,
    RouteCode,
    TempleCode,
)
from cothon.games.neptun.table import is_personal
from cothon.games.neptun.view import temple_code
from cothon.words import Words
from cothon.words.families import CardText, card_texts, family, to_be_filled


class Names(TypedDict):
    """What the board prints in the viewer's language."""

    places: dict[PlaceCode, PlaceNames]
    routes: list[RouteNames]
    goods: dict[GoodCode, str]
    temples: dict[TempleCode, str]
    regions: list[RegionCode]
    oars: dict[OarCode, OarNames]  # in the order of the box
    tiles: dict[TempleCode, dict[Letter, list[int]]]
    temple_track: int
    forecast_most: int
    temple_point_price: int
    columns: int
    rounds: list[Letter]
    turns: int  # of a round
    extra_turns: int
    reconstructed: list[str]  # kinds of components whose printed values are reconstructed
    labels: dict[str, str]
    about: dict[str, CardText]  # what each kind of component is for
    gains: str  # what is gained or lost, after its number, as a Fluent file
    messages: str  # labels with holes, as a Fluent file


def names(box: Box, words: Words, seats: int) -> Names:
    """All that a board needs besides the view, for so many seats."""
    return {
        "places": {
            box.place_codes[place]: name_place(box, words, place) for place in range(PLACES)
        },
        "routes": [name_route(box, route) for route in range(ROUTES)],
        "goods": {box.good_codes[good]: words.name("good", good) for good in range(GOODS)},
        "temples": {
            temple_code(box, temple): words.name("temple", temple) for temple in range(TEMPLES)
        },
        "regions": box.region_codes,
        "oars": {box.oar_codes[oar]: name_oar(box, oar) for oar in range(OARS)},
        "tiles": {temple_code(box, temple): name_tiles(box, temple) for temple in range(TEMPLES)},
        "temple_track": box.temple_track,
        "forecast_most": box.forecast_most,
        "temple_point_price": box.temple_point_price,
        "columns": seats + 1,
        "rounds": list(LETTERS),
        "turns": TURNS,
        "extra_turns": EXTRA_TURNS,
        "reconstructed": box.reconstructed,
        "about": card_texts(words),
        "gains": to_be_filled(words.sheet.words, words.language, "gain-"),
        "labels": {
            key: texts[""]
            for key, texts in family(words.sheet.words, words.language, "board-").items()
        },
        "messages": to_be_filled(words.sheet.words, words.language, "board-"),
    }


class PlaceNames(TypedDict):
    """A place of the chart."""

    code: PlaceCode
    name: str
    region: RegionCode | None
    x: int
    y: int


def name_place(box: Box, words: Words, place: int) -> PlaceNames:
    """The name of a place, and where it lies."""
    region = box.region[place]
    return {
        "code": box.place_codes[place],
        "name": words.name("place", place),
        "region": box.region_codes[region] if 0 <= region < REGIONS else None,
        "x": box.place_x[place],
        "y": box.place_y[place],
    }


# A class cannot have a field that is called "from".
RouteNames = TypedDict(
    "RouteNames", {"code": RouteCode, "coastal": bool, "from": PlaceCode, "to": PlaceCode}
)


def name_route(box: Box, route: int) -> RouteNames:
    """A route of the chart, by the places at its ends."""
    return {
        "code": box.route_codes[route],
        "coastal": route < COASTAL_ROUTES,
        "from": box.place_codes[box.route_from[route]],
        "to": box.place_codes[box.route_to[route]],
    }


class OarNames(TypedDict):
    """An oar card: what is printed on it."""

    power: int
    modifier: int
    personal: bool  # gone after the round in which it is played


def name_oar(box: Box, oar: int) -> OarNames:
    """The print of an oar card."""
    return {
        "power": box.power[oar],
        "modifier": box.modifier[oar],
        "personal": is_personal(oar + OAR_CARD),
    }


def name_tiles(box: Box, temple: int) -> dict[Letter, list[int]]:
    """The point tiles of a temple by round."""
    first = temple * TILES
    return {
        letter: [box.tile_points[first + first_tile(number) + rank] for rank in range(number + 1)]
        for number, letter in enumerate(LETTERS)
    }
