"""How well the Captain's ships stand, in gold. Numbers in brackets: rules page, section 9."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cothon.bots.judges.merchants_cove_craft import Craft, Outlook
from cothon.bots.judging import Scales
from cothon.games.merchants_cove.box import COLOURS, GOODS, LARGE, NONE
from cothon.games.merchants_cove.merchants.captain.box import BORDER, COIN, HOME, REGIONS
from cothon.games.merchants_cove.merchants.captain.shop import (
    Chart,
    chart_at,
    good_of,
    has_treasure,
    is_face_up,
    treasure_at,
)
from cothon.games.merchants_cove.table import Table


class CaptainCraft(Craft):
    """Every ship by what it can fetch where it is or nearby, and the coins of the island."""

    def __init__(self, scales: Scales[Table]) -> None:
        self.there = scales.weigh("captain_there", 0.55, "of what a ship can fetch where it is [2]")
        self.near = scales.weigh("captain_near", 0.25, "of what is one region further")
        self.second = scales.weigh("captain_second", 0.35, "of what another ship there already is")
        self.coins = scales.weigh("captain_coins", 0.35, "of a coin that no ship is at [3]")
        self.curse = scales.weigh("captain_curse", 0.3, "of a card, each coin above five [3]")
        self.patrol = scales.weigh("captain_patrol", -0.6, "of an icon: its ship does no work [4]")
        self.needed = scales.weigh("captain_needed", 3.4, "hours until the ships are called back")

    def works(self, g: Table, o: Outlook) -> float:
        """All ships, as far as there is time to call them back, and the coins."""
        chart = chart_at(g, o.seat)
        fetched = self.hopes(g, chart, o)
        value = self.coins * float(chart.coins)
        if chart.coins > 5:
            value += self.curse * min(0.0, o.card) * float(chart.coins - 5)
        for region in range(REGIONS):
            ships = chart.ships[region]
            if ships > 0 and region != HOME:
                share = 1.0 + self.second * float(ships - 1)
                value += share * fetched[region]
            if ships > 0 and chart.printed.icon[region] != NONE and o.rounds > 0:
                value += self.patrol * float(ships) * o.icon[chart.printed.icon[region]]
        return value

    def hopes(self, g: Table, chart: Chart, o: Outlook) -> vec[float]:
        """By region: what a ship there can hope for, at once or a region further."""
        here = vec[float]([0.0] * REGIONS)
        for region in range(REGIONS):
            here[region] = self.reward(g, chart, region, o)
        hopes = vec[float]([0.0] * REGIONS)
        for region in range(REGIONS):
            best = self.there * here[region]
            for other in range(REGIONS):
                if chart.printed.lane[region * REGIONS + other] == BORDER:
                    best = max(best, self.near * here[other])
            hopes[region] = best
        return hopes

    def reward(self, g: Table, chart: Chart, region: i64, o: Outlook) -> float:
        """What fishing or importing brings in a region."""
        if region == chart.printed.pirates:
            return float(chart.coins)
        if has_treasure(chart, region):
            treasure = treasure_at(chart, chart.printed.island[region])
            if not is_face_up(g, treasure):
                return self.mean_large(o)
            return o.promise(good_of(chart, treasure), self.needed)
        hook = chart.printed.hook[region]
        if hook == COIN:
            return float(min(chart.coins, chart.printed.hook_coins))
        if hook == NONE or chart.supply(hook) == 0:
            return 0.0
        return o.promise(hook, self.needed)

    def mean_large(self, o: Outlook) -> float:
        """What a treasure that nobody has seen is worth."""
        total = 0.0
        for good in range(LARGE * COLOURS, GOODS):
            total += o.promise(good, self.needed)
        return total / float(COLOURS)
