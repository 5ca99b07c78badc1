"""The Blacksmith: dice, furnaces and coal."""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_cove.merchants.blacksmith import (
    bellows,
    choices,
    events,
    feeding,
    forging,
    retired,
)
from cothon.games.merchants_cove.merchants.blacksmith.aside import aside
from cothon.games.merchants_cove.merchants.blacksmith.box import FURNACES
from cothon.games.merchants_cove.merchants.blacksmith.material import read
from cothon.games.merchants_cove.merchants.blacksmith.phrases import PHRASES
from cothon.games.merchants_cove.merchants.blacksmith.position import place
from cothon.games.merchants_cove.merchants.blacksmith.reasons import REASONS
from cothon.games.merchants_cove.merchants.blacksmith.shapes import DIE_CODES, FURNACE_CODES
from cothon.games.merchants_cove.merchants.blacksmith.shop import DICE
from cothon.games.merchants_cove.merchants.blacksmith.view import see
from cothon.games.merchants_cove.trade import Trade
from cothon.part import Noun, Part

TRADE: Final = Trade(
    code="blacksmith",
    choice=choices.BLACKSMITH,
    part=Part(
        package=__file__,
        chapters=(feeding, forging, bellows),
        events=events,
        retired=retired,
        reasons=REASONS,
        nouns=(
            Noun("blacksmith", choices.BLACKSMITH),
            Noun("furnace", choices.FURNACE, FURNACES, lambda _: FURNACE_CODES),
            Noun("smelter", choices.SMELTER),
            Noun("forge", choices.FORGE),
            Noun("die", choices.DIE, DICE, lambda _: DIE_CODES),
            Noun("empty", choices.EMPTY, FURNACES, lambda _: FURNACE_CODES),
            Noun("hotter", choices.HOTTER, FURNACES, lambda _: FURNACE_CODES),
            Noun("cooler", choices.COOLER, FURNACES, lambda _: FURNACE_CODES),
        ),
        phrases=PHRASES,
    ),
    read=read,
    see=see,
    place=place,
    spaces=("furnace", "smelter", "forge"),
    aside=aside,
)
