"""The shapes in which a seat sees the smithy, and what things are called there."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from cothon.games.merchants_cove.codes import COLOUR_CODES, ColourCode, GoodCode, SizeCode
from cothon.games.merchants_cove.merchants.blacksmith.box import SIDES

FURNACE_CODES = ("F1", "F2", "F3", "F4")
DIE_CODES = tuple(f"{colour}-{value}" for colour in COLOUR_CODES for value in range(1, SIDES + 1))
OutcomeCode = Literal["clean", "corrupt", "cold", "exhausted"]
DieCode = Annotated[str, "an alloy die: its colour and its value"]


class FurnaceView(TypedDict):
    """A furnace with its coal die; `dice` from the top."""

    code: str
    coal: int
    dice: list[DieCode]
    heat: int  # 0 while it is empty
    size: SizeCode  # of what it makes
    makes: GoodCode | None  # once it is fed
    outcome: OutcomeCode | None  # what forging would come to; a good may be exhausted
    clean: dict[ColourCode, int]  # thresholds
    corrupt: dict[ColourCode, int]


class BlacksmithShop(TypedDict):
    """The Blacksmith's shop board."""

    merchant: Literal["blacksmith"]
    furnaces: list[FurnaceView]
    smelter: DieCode | None  # what feeds it
    icons_covered: list[ColourCode]
    dice: list[DieCode]  # the supply
    loose: list[ColourCode]  # taken off the board, and not yet rolled
