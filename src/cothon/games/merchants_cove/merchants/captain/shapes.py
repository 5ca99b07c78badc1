"""The shape in which a seat sees the map board."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from cothon.games.merchants_cove.codes import ColourCode
from cothon.games.merchants_cove.merchants.captain.codes import RegionCode
from cothon.shapes import Hidden


class CaptainShop(TypedDict):
    """The Captain's map board; an island has one treasure or none."""

    merchant: Literal["captain"]
    ships: dict[Annotated[str, "a region"], int]  # where there are any
    islands: dict[Annotated[str, "an island"], list[ColourCode | Hidden]]
    stack: int  # face-down treasures
    set_aside: list[ColourCode]  # sold treasures
    coins: int  # on Pirate Island
    coin_supply: int
    points: int | None  # movement points left, while ships move
    sailing: RegionCode | None  # where the ship is whose course is being chosen
    spun: int | None  # the section of the dial that the arrow points at, while its spin lasts
