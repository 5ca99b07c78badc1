"""How the numbers of the smithy are put into words."""

from __future__ import annotations

from typing import Any, Final

from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.blacksmith.box import SIDES
from cothon.games.merchants_cove.merchants.blacksmith.feeding import FeedFurnace
from cothon.games.merchants_cove.merchants.blacksmith.forging import ForgeNext
from cothon.games.merchants_cove.merchants.blacksmith.shop import (
    can_forge,
    good_of,
    heat_of,
    is_clean,
    is_fed,
    smithy_at,
    top_place,
    value_of,
)
from cothon.games.merchants_cove.table import Table
from cothon.kernel.step import Step
from cothon.phrases import Holes, Message, Phrases, when


def tell_furnace(g: Table, step: Step[Any], furnace: int) -> Holes:
    """What would be forged, how hot it is, and whether that costs a corruption card."""
    smithy = smithy_at(g, g.seat)
    if not isinstance(step, ForgeNext) or not is_fed(smithy, furnace):
        return {"does": "feed", "size": "large" if furnace < 2 else "small"}
    return {
        "does": "forge",
        "heat": heat_of(smithy, furnace),
        "ware": ("ware", ware(smithy, good_of(smithy, furnace))),
        "clean": int(can_forge(smithy, furnace) and is_clean(smithy, furnace)),
    }


def tell_coal(g: Table, _: Step[Any], furnace: int) -> Holes:
    """What the coal die shows now."""
    return {"coal": smithy_at(g, g.seat).coal[furnace], "furnace": ("furnace", furnace)}


PHRASES: Final = Phrases(
    names={
        "die": lambda _, die: Message("die", colour=("colour", die // SIDES), value=value_of(die)),
        "furnace": lambda _, furnace: Message("furnace", number=furnace + 1),
    },
    prompts=(
        when(
            FeedFurnace,
            lambda _, step: {
                "furnace": ("furnace", step.furnace),
                "which": "top" if step.place == top_place(step.furnace) else "below",
            },
        ),
    ),
    options={
        "furnace": tell_furnace,
        "empty": lambda _, __, furnace: {"furnace": ("furnace", furnace)},
        "hotter": tell_coal,
        "cooler": tell_coal,
    },
)
