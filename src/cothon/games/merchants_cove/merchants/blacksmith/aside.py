"""What lies in the smithy and a question is not about: when its time is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.merchants.blacksmith.box import FURNACES
from cothon.games.merchants_cove.merchants.blacksmith.choices import COOLER, DIE, EMPTY, HOTTER
from cothon.games.merchants_cove.merchants.blacksmith.reasons import (
    COAL_LATER,
    DICE_LATER,
    DIE_NOT_IN_SUPPLY,
    FURNACE_EMPTY,
    ICONS_LATER,
    NO_DIE_ON_ICON,
    RAKE_LATER,
)
from cothon.games.merchants_cove.merchants.blacksmith.shop import DICE, is_fed, smithy_at
from cothon.games.merchants_cove.table import Table


def aside(g: Table, seat: int) -> Mapping[int, int]:
    """Dice, coal, icons and rakes: by choice, when each can be chosen."""
    smithy = smithy_at(g, seat)
    coal: Iterable[int] = (way + n for way in (HOTTER, COOLER) for n in range(FURNACES))
    return {
        **{DIE + n: DICE_LATER if smithy.dice[n] else DIE_NOT_IN_SUPPLY for n in range(DICE)},
        **dict.fromkeys(coal, COAL_LATER),
        **{
            choices.COLOUR + n: ICONS_LATER if smithy.covered >> n & 1 else NO_DIE_ON_ICON
            for n in range(COLOURS)
        },
        **{EMPTY + n: RAKE_LATER if is_fed(smithy, n) else FURNACE_EMPTY for n in range(FURNACES)},
    }
