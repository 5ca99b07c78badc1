"""What a seat sees of the laboratory: all of it is open."""

from __future__ import annotations

from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.merchants.alchemist.box import (
    CAULDRONS,
    CELLS,
    ICHOR,
    INGREDIENTS,
    PIECES,
)
from cothon.games.merchants_cove.merchants.alchemist.brewing import (
    ChooseRecipe,
    SparePiece,
    TakeExtract,
)
from cothon.games.merchants_cove.merchants.alchemist.shapes import (
    CAULDRON_CODES,
    CELL_CODES,
    MARBLE_CODES,
    PIECE_CODES,
    AlchemistShop,
    CauldronCode,
    IngredientCode,
    PieceCode,
)
from cothon.games.merchants_cove.merchants.alchemist.shop import (
    BAG,
    EMPTY,
    IN_HAND,
    WASTE,
    Laboratory,
)
from cothon.games.merchants_cove.table import Table


def see(g: Table, shop: Laboratory) -> AlchemistShop:
    """The laboratory, the same for everybody."""
    return {
        "merchant": "alchemist",
        "decanter": {CELL_CODES[cell]: see_cell(shop, cell) for cell in range(CELLS)},
        "cauldrons": {CAULDRON_CODES[n]: see_pieces(shop, n) for n in range(CAULDRONS)},
        "waste": shop.count_in(WASTE, ICHOR),
        "waste_spaces": shop.printed.waste_spaces,
        "waste_safe": shop.printed.waste_safe,
        "icons_covered": [c for n, c in enumerate(COLOUR_CODES) if shop.covered >> n & 1],
        "in_hand": see_pieces(shop, IN_HAND),
        "ingredient_bag": {
            MARBLE_CODES[kind]: shop.count_in(BAG, kind) for kind in range(INGREDIENTS)
        },
        "brewing": see_brewing(g),
    }


def see_brewing(g: Table) -> CauldronCode | None:
    """The cauldron that a recipe, its pieces or its extract are being chosen for."""
    if g.agenda and isinstance(g.agenda[-1], ChooseRecipe | SparePiece | TakeExtract):
        return CAULDRON_CODES[g.agenda[-1].cauldron]
    return None


def see_cell(shop: Laboratory, cell: int) -> IngredientCode | None:
    """The marble of a cell."""
    kind = shop.decanter[cell]
    return None if kind == EMPTY else MARBLE_CODES[kind]


def see_pieces(shop: Laboratory, where: int) -> list[PieceCode]:
    """All pieces somewhere."""
    return [PIECE_CODES[kind] for kind in range(PIECES) for _ in range(shop.count_in(where, kind))]
