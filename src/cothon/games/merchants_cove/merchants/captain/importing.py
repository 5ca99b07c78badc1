"""Import: ships come home with the treasures of islands or all coins of Pirate Island."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.choices import PASS
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.captain.box import HOME, REGIONS
from cothon.games.merchants_cove.merchants.captain.choices import SHIP
from cothon.games.merchants_cove.merchants.captain.coins import take_coins
from cothon.games.merchants_cove.merchants.captain.events import (
    COINS_IMPORTED,
    TREASURE_IMPORTED,
)
from cothon.games.merchants_cove.merchants.captain.reasons import (
    NO_CARGO_THERE,
    NO_SHIP_AT_CARGO,
    NO_SHIP_THERE,
    REGION_PASSED_OVER,
)
from cothon.games.merchants_cove.merchants.captain.shop import (
    Chart,
    chart_at,
    good_of,
    has_treasure,
    send_ship,
    take_from_island,
)
from cothon.games.merchants_cove.merchants.captain.treasures import bring_ashore, fill_islands
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import ANY_NUMBER, Picks


def bars_cargo(chart: Chart, region: i64) -> i64:
    """A ship at a treasure, or on Pirate Island, with coins or without.

    [MC-CAPT-IMPORT-1, -3, E-42]
    """
    if chart.ships[region] == 0:
        return NO_SHIP_THERE
    is_wanted = has_treasure(chart, region) or region == chart.printed.pirates
    return POSSIBLE if is_wanted else NO_CARGO_THERE


def bars_import(chart: Chart) -> i64:
    """Is there a ship that can import? [MC-CAPT-IMPORT-1, DP-29]"""
    for region in range(REGIONS):
        if bars_cargo(chart, region) == POSSIBLE:
            return POSSIBLE
    return NO_SHIP_AT_CARGO


class Import(Picks[Table]):
    """Ship by ship, at least one; then islands get new treasures.

    Regions are named upwards, so that a set of ships has one path. An island has one treasure for
    one ship. [MC-CAPT-IMPORT-1, -2, -4, DP-29, E-44]
    """

    def __init__(self, seat: i64, least: i64 = HOME) -> None:
        self.waiting = 1 << seat
        self.most = ANY_NUMBER
        self.least = least  # the region named last; none if that is home

    def offer(self, g: Table, seat: i64) -> None:
        chart = chart_at(g, seat)
        for region in range(REGIONS):
            bar = bars_cargo(chart, region)
            if bar == POSSIBLE and region < self.least:
                bar = REGION_PASSED_OVER
            g.consider(SHIP + region, bar)
        if self.least != HOME:
            g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        chart = chart_at(g, seat)
        if choice == PASS:
            fill_islands(g, chart)
            return
        region = choice - SHIP
        send_ship(chart, region, HOME)
        if region == chart.printed.pirates:
            g.tell(COINS_IMPORTED, seat, region)
            take_coins(g, chart, chart.coins)
        else:
            import_treasure(g, chart, region)
        g.then(Import(seat, region))


def import_treasure(g: Table, chart: Chart, region: i64) -> None:
    """The treasure of an island goes to the stall. [MC-CAPT-IMPORT-2]"""
    card = take_from_island(chart, chart.printed.island[region])
    bring_ashore(chart, card)
    g.tell(TREASURE_IMPORTED, chart.seat, region, ware(chart, good_of(chart, card)))
