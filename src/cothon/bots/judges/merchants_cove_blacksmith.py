"""How well the Blacksmith's furnaces stand, in gold. Numbers in brackets: rules page, section 9."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.bots.judges.merchants_cove_craft import Craft, Outlook
from cothon.bots.judging import Scales, soon
from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.merchants.blacksmith.box import FURNACES
from cothon.games.merchants_cove.merchants.blacksmith.shop import (
    DICE,
    FEEDING,
    NO_DIE,
    Smithy,
    bars_forging,
    good_of,
    is_clean,
    is_fed,
    smithy_at,
    value_of,
)
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE


class BlacksmithCraft(Craft):
    """Fed furnaces by what they will make, dice at hand, hot coal, and icons of the smelter."""

    def __init__(self, scales: Scales[Table]) -> None:
        self.fed = scales.weigh(
            "blacksmith_fed", 0.85, "of a good that a furnace is hot enough for [1]"
        )
        self.cold = scales.weigh("blacksmith_cold", 0.2, "of a good that a furnace is too cold for")
        self.die = scales.weigh("blacksmith_die", 0.9, "a die in the supply [2]")
        self.pip = scales.weigh("blacksmith_pip", 0.13, "each point on it [3]")
        self.coal = scales.weigh("blacksmith_coal", 0.4, "each point of a coal die [4]")
        self.smelter = scales.weigh(
            "blacksmith_smelter", 0.85, "of an icon that is being smelted [2]"
        )
        self.needed = scales.weigh("blacksmith_needed", 2.2, "hours until what is fed is forged")

    def works(self, g: Table, o: Outlook) -> float:
        """All furnaces, the dice and the smelter, as far as there is time for them."""
        smithy = smithy_at(g, o.seat)
        time = soon(o.hours + 9.0 * float(o.rounds), self.needed)
        value = 0.0
        for furnace in range(FURNACES):
            value += self.coal * float(smithy.coal[furnace] * o.rounds)
            if is_fed(smithy, furnace):
                value += self.furnace(smithy, furnace, o)
        if smithy.fed[FEEDING] != NO_DIE:
            value += time * self.smelter * best_icon(smithy, o)
        return value + time * self.dice(smithy)

    def furnace(self, smithy: Smithy, furnace: i64, o: Outlook) -> float:
        """What a fed furnace will make. [1, 3]"""
        worth = o.promise(good_of(smithy, furnace), self.needed)
        if bars_forging(smithy, furnace) != POSSIBLE:
            return self.cold * worth
        return self.fed * (worth if is_clean(smithy, furnace) else max(0.0, worth + o.card))

    def dice(self, smithy: Smithy) -> float:
        """Dice that can be fed, high ones rather than low ones. [2, 3]"""
        value = 0.0
        for die in range(DICE):
            count = smithy.dice[die]
            value += float(count) * (self.die + self.pip * float(value_of(die)))
        return value


def best_icon(smithy: Smithy, o: Outlook) -> float:
    """The icon that the smelter would uncover."""
    best = 0.0
    for colour in range(COLOURS):
        if smithy.covered >> colour & 1 and o.icon[colour] > best:
            best = o.icon[colour]
    return best
