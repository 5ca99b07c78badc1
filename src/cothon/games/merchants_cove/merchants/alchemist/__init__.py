"""The Alchemist: a decanter of marbles, cauldrons and toxic waste."""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_cove.merchants.alchemist import (
    brewing,
    choices,
    decanter,
    events,
    helpers,
    placing,
    retired,
    waste,
)
from cothon.games.merchants_cove.merchants.alchemist.box import CAULDRONS, CELLS, PIECES, ROWS
from cothon.games.merchants_cove.merchants.alchemist.material import read
from cothon.games.merchants_cove.merchants.alchemist.phrases import PHRASES
from cothon.games.merchants_cove.merchants.alchemist.position import place
from cothon.games.merchants_cove.merchants.alchemist.reasons import REASONS
from cothon.games.merchants_cove.merchants.alchemist.shapes import (
    CAULDRON_CODES,
    CELL_CODES,
    INGREDIENT_CODES,
    ROW_CODES,
)
from cothon.games.merchants_cove.merchants.alchemist.view import see
from cothon.games.merchants_cove.trade import Trade
from cothon.part import Noun, Part

TRADE: Final = Trade(
    code="alchemist",
    choice=choices.ALCHEMIST,
    part=Part(
        package=__file__,
        chapters=(decanter, placing, brewing, waste, helpers),
        events=events,
        retired=retired,
        reasons=REASONS,
        nouns=(
            Noun("alchemist", choices.ALCHEMIST),
            Noun("take", choices.TAKE, ROWS, lambda _: ROW_CODES),
            Noun("brew", choices.BREW),
            Noun("clean", choices.CLEAN),
            Noun("cauldron", choices.CAULDRON, CAULDRONS, lambda _: CAULDRON_CODES),
            Noun("cell", choices.CELL, CELLS, lambda _: CELL_CODES),
            Noun("ingredient", choices.INGREDIENT, CAULDRONS * PIECES, lambda _: INGREDIENT_CODES),
            Noun("waste", choices.WASTE),
            Noun("extract", choices.EXTRACT),
        ),
        phrases=PHRASES,
    ),
    read=read,
    see=see,
    place=place,
    spaces=("take", "brew", "clean"),
)
