"""What the Captain's map board and compass print."""

from __future__ import annotations

from typing import Annotated, TypedDict

from cothon.games.merchants_cove.box import NONE, Box
from cothon.games.merchants_cove.codes import COLOUR_CODES, ColourCode
from cothon.games.merchants_cove.merchants.captain.box import (
    COIN,
    REGIONS,
    SECTIONS,
    SHORTCUT,
    Printed,
)
from cothon.games.merchants_cove.merchants.captain.codes import REGION_CODES, RegionCode
from cothon.games.merchants_cove.merchants.captain.shop import Chart


class SectionPrint(TypedDict):
    """A section of the compass dial."""

    coins: int
    points: int
    again: bool


class CaptainPrint(TypedDict):
    """The map: what lies in which region, and the lanes between them."""

    hooks: dict[Annotated[str, "a region"], ColourCode]  # with seafood
    coin_hook: RegionCode | None
    icons: dict[Annotated[str, "a region"], ColourCode]
    pirates: RegionCode
    islands: list[RegionCode]
    shortcuts: list[list[RegionCode]]  # each with both its ends
    dial: list[SectionPrint]  # clockwise


def print_chart(box: Box) -> CaptainPrint:
    """The map board and the compass of this box."""
    chart = next(merchant for merchant in box.merchants if isinstance(merchant, Chart))
    board = chart.printed
    coloured = range(COIN)
    return {
        "hooks": {
            REGION_CODES[n]: COLOUR_CODES[board.hook[n]]
            for n in range(REGIONS)
            if board.hook[n] in coloured
        },
        "coin_hook": next((REGION_CODES[n] for n in range(REGIONS) if board.hook[n] == COIN), None),
        "icons": {
            REGION_CODES[n]: COLOUR_CODES[board.icon[n]]
            for n in range(REGIONS)
            if board.icon[n] != NONE
        },
        "pirates": REGION_CODES[board.pirates],
        "islands": [REGION_CODES[region] for region in board.isle],
        "shortcuts": print_shortcuts(board),
        "dial": [
            {
                "coins": board.dial_coins[section],
                "points": board.dial_points[section],
                "again": bool(board.dial_again[section]),
            }
            for section in range(SECTIONS)
        ],
    }


def print_shortcuts(board: Printed) -> list[list[RegionCode]]:
    """The diagonal lanes, each once."""
    return [
        [REGION_CODES[one], REGION_CODES[other]]
        for one in range(REGIONS)
        for other in range(one + 1, REGIONS)
        if board.lane[one * REGIONS + other] == SHORTCUT
    ]
