"""Codes: what things of the cove are called in material, views, positions and choices."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

ColourCode = Literal["red", "green", "blue", "yellow"]
KindCode = Literal["warrior", "bard", "wizard", "noble", "rogue"]
BoatCode = Literal["L-out", "L-mid", "L-in", "R-in", "R-mid", "R-out"]
DockCode = Literal["DL-out", "DL-in", "DR-in", "DR-out"]
PierCode = Literal["bazaar", "town_square", "black_market"]
RogueCode = Literal["criminals", "cultists", "robbers"]
SizeCode = Literal["small", "large"]
GoodCode = Literal[
    "small_red",
    "small_green",
    "small_blue",
    "small_yellow",
    "large_red",
    "large_green",
    "large_blue",
    "large_yellow",
]
TypeCode = Literal["locals", "mercenaries", "sailors"]
DeedCode = Literal[
    "discard_1",
    "discard_3",
    "gain_good",
    "draw_to_boat",
    "boat_to_pier",
    "boat_to_hall",
    "boat_to_bag",
    "boat_to_boat",
]
COLOUR_CODES: Final[tuple[ColourCode, ...]] = get_args(ColourCode)
KIND_CODES: Final[tuple[KindCode, ...]] = get_args(KindCode)
BOAT_CODES: Final[tuple[BoatCode, ...]] = get_args(BoatCode)
DOCK_CODES: Final[tuple[DockCode, ...]] = get_args(DockCode)
PIER_CODES: Final[tuple[PierCode, ...]] = get_args(PierCode)
ROGUE_CODES: Final[tuple[RogueCode, ...]] = get_args(RogueCode)
GOOD_CODES: Final[tuple[GoodCode, ...]] = get_args(GoodCode)
SIZE_CODES: Final[tuple[SizeCode, ...]] = get_args(SizeCode)
PASSENGER_CODES: Final = tuple(f"{boat}/{kind}" for boat in BOAT_CODES for kind in KIND_CODES)
TYPE_CODES: Final[tuple[TypeCode, ...]] = get_args(TypeCode)
DEED_CODES: Final[tuple[DeedCode, ...]] = get_args(DeedCode)  # of townsfolk, when recruited
STAFF_CODES: Final = ("1", "2", "3", "4")

TownsfolkCode = Annotated[str, "a townsfolk card"]
CorruptionCode = Annotated[str, "a corruption card"]
