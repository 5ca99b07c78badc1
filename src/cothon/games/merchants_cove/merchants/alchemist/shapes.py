"""The shape in which a seat sees the laboratory, and what things are called there."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, get_args

from cothon.games.merchants_cove.codes import ColourCode

IngredientCode = Literal["red", "green", "blue", "yellow", "ichor"]
PieceCode = Literal["red", "green", "blue", "yellow", "ichor", "extract"]
CellCode = Literal["TL", "TR", "ML", "MR", "BL", "BR", "N1", "N2"]
CauldronCode = Literal["K1", "K2", "K3", "K4"]
MARBLE_CODES: Final[tuple[IngredientCode, ...]] = get_args(IngredientCode)
PIECE_CODES: Final[tuple[PieceCode, ...]] = get_args(PieceCode)
CELL_CODES: Final[tuple[CellCode, ...]] = get_args(CellCode)
CAULDRON_CODES: Final[tuple[CauldronCode, ...]] = get_args(CauldronCode)
ROW_CODES: Final = ("top", "middle", "bottom")
INGREDIENT_CODES: Final = tuple(f"{pot}/{piece}" for pot in CAULDRON_CODES for piece in PIECE_CODES)


class AlchemistShop(TypedDict):
    """The Alchemist's shop board."""

    merchant: Literal["alchemist"]
    decanter: dict[CellCode, IngredientCode | None]
    cauldrons: dict[CauldronCode, list[PieceCode]]
    waste: int  # ichors
    waste_spaces: int
    waste_safe: int  # how many ichors cost no corruption card
    icons_covered: list[ColourCode]
    in_hand: list[PieceCode]  # taken, and not yet put anywhere
    ingredient_bag: dict[IngredientCode, int]
    brewing: CauldronCode | None  # the cauldron whose recipe is being chosen
