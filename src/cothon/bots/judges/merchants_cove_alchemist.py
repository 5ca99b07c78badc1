"""How well the Alchemist's cauldrons stand, in gold. Numbers in brackets: rules page, section 9."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.bots.judges.merchants_cove_craft import Craft, Outlook
from cothon.bots.judging import Scales, soon
from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.merchants.alchemist.box import CAULDRONS, EXTRACT, ICHOR, SPACES
from cothon.games.merchants_cove.merchants.alchemist.shop import (
    WASTE,
    Laboratory,
    filled,
    laboratory_at,
)
from cothon.games.merchants_cove.table import Table


class AlchemistCraft(Craft):
    """Every cauldron by the best it can brew, extracts that stay, and the waste."""

    def __init__(self, scales: Scales[Table]) -> None:
        self.ready = scales.weigh("alchemist_ready", 0.7, "of a good that can be brewed [1]")
        self.single = scales.weigh("alchemist_single", 0.25, "of one that has a first ingredient")
        self.third = scales.weigh(
            "alchemist_third", 0.3, "of an elixir, once a potion is there [1]"
        )
        self.extract = scales.weigh("alchemist_extract", 3.5, "an extract, each round to come [3]")
        self.waste = scales.weigh("alchemist_waste", 0.25, "of a card, each ichor in the waste [2]")
        self.full = scales.weigh("alchemist_full", 1.1, "of a card, once only top spaces are free")
        self.needed = scales.weigh("alchemist_needed", 2.7, "hours until what is there is brewed")

    def works(self, g: Table, o: Outlook) -> float:
        """All cauldrons, as far as there is time for them, and what the waste threatens."""
        shop = laboratory_at(g, o.seat)
        value = 0.0
        for cauldron in range(CAULDRONS):
            value += self.brew(shop, cauldron, o)
            value += self.extract * float(shop.count_in(cauldron, EXTRACT) * o.rounds)
        waste = shop.count_in(WASTE, ICHOR)
        risk = self.waste * float(waste)
        if waste >= shop.printed.waste_safe:
            risk += self.full
        return value + min(0.0, o.card) * risk * soon(o.hours + 9.0 * float(o.rounds), 4.0)

    def brew(self, shop: Laboratory, cauldron: i64, o: Outlook) -> float:
        """The best that a cauldron promises; ichor and extracts stand for any colour there. [1]"""
        wild = shop.count_in(cauldron, ICHOR) + shop.count_in(cauldron, EXTRACT)
        pieces = filled(shop, cauldron)
        best = 0.0
        for colour in range(COLOURS):
            own = shop.count_in(cauldron, colour)
            if own > 0:
                best = max(best, self.promise(shop, colour, own + wild, pieces, o))
        return best

    def promise(self, shop: Laboratory, colour: i64, same: i64, pieces: i64, o: Outlook) -> float:
        """What ingredients of one colour will become: an elixir, a potion, or one some day."""
        elixir = o.promise(COLOURS + colour, self.needed)
        potion = o.promise(colour, self.needed)
        if shop.supply(COLOURS + colour) == 0:
            elixir = 0.0
        if shop.supply(colour) == 0:
            potion = 0.0
        if same < 2:
            return self.single * max(elixir, potion)
        if pieces == SPACES:
            return self.ready * max(elixir, potion)
        return self.ready * potion + self.third * max(0.0, elixir - potion)
