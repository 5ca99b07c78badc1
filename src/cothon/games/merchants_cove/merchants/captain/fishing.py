"""Fish: ships in hook regions come home with seafood or coins."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.box import COLOURS, NONE, SMALL
from cothon.games.merchants_cove.choices import PASS
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.captain.box import COIN, HOME, REGIONS
from cothon.games.merchants_cove.merchants.captain.choices import COINS, SHIP
from cothon.games.merchants_cove.merchants.captain.coins import take_coins
from cothon.games.merchants_cove.merchants.captain.events import (
    COINS_FISHED,
    NO_SHIP_FISHES,
    NOTHING_CAUGHT,
    SEAFOOD_CAUGHT,
)
from cothon.games.merchants_cove.merchants.captain.reasons import (
    ENOUGH_FISHED,
    NO_HOOK_THERE,
    NO_SHIP_AT_HOOK,
    NO_SHIP_THERE,
    REGION_PASSED_OVER,
)
from cothon.games.merchants_cove.merchants.captain.shop import Chart, chart_at, send_ship
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Picks, Question


def bars_catch(chart: Chart, region: i64) -> i64:
    """A ship at a hook, whether there is still something to catch or not. [MC-CAPT-FISH-1, E-42]"""
    if chart.ships[region] == 0:
        return NO_SHIP_THERE
    return NO_HOOK_THERE if chart.printed.hook[region] == NONE else POSSIBLE


def bars_fishing(chart: Chart) -> i64:
    """Is there a ship that can fish? [MC-CAPT-FISH-1, DP-28]"""
    for region in range(REGIONS):
        if bars_catch(chart, region) == POSSIBLE:
            return POSSIBLE
    return NO_SHIP_AT_HOOK


def fish_with_one(g: Table, seat: i64) -> None:
    """Fisher: one ship fishes, if any can. [MC-CAPT-STAFF-2, E-95]"""
    if bars_fishing(chart_at(g, seat)) == POSSIBLE:
        g.then(Fish(seat, 1))
    else:
        g.tell(NO_SHIP_FISHES, seat)


class Fish(Picks[Table]):
    """Ship by ship, at least one. Regions are named upwards, so that a set of ships has one path.

    For the same reason all ships at coins take them together, at the end. [MC-CAPT-FISH-1, DP-28]
    """

    def __init__(self, seat: i64, most: i64, least: i64 = HOME, nets: i64 = 0) -> None:
        self.waiting = 1 << seat
        self.most = most
        self.least = least  # the region named last; none if that is home
        self.nets = nets  # ships that have fished for coins

    def offer(self, g: Table, seat: i64) -> None:
        chart = chart_at(g, seat)
        for region in range(REGIONS):
            bar = bars_catch(chart, region)
            if bar == POSSIBLE and self.most <= 0:
                bar = ENOUGH_FISHED
            elif bar == POSSIBLE and region < self.least:
                bar = REGION_PASSED_OVER
            g.consider(SHIP + region, bar)
        if self.least != HOME:
            g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        chart = chart_at(g, seat)
        if choice == PASS:
            if self.nets > 0:
                g.then(TakeCoins(seat, self.nets * chart.printed.hook_coins))
            return
        region = choice - SHIP
        nets = self.nets
        if chart.printed.hook[region] == COIN:
            nets += 1
            g.tell(COINS_FISHED, seat, region)
        else:
            catch_seafood(g, chart, region)
        send_ship(chart, region, HOME)
        g.then(Fish(seat, self.most - 1, region, nets))


def catch_seafood(g: Table, chart: Chart, region: i64) -> None:
    """Seafood of the hook's colour goes to the stall, if any is left. [MC-CAPT-FISH-2, E-42]"""
    good = SMALL * COLOURS + chart.printed.hook[region]
    if chart.supply(good) > 0:
        chart.stall[good] += 1
        g.tell(SEAFOOD_CAUGHT, chart.seat, region, ware(chart, good))
    else:
        g.tell(NOTHING_CAUGHT, chart.seat, region, ware(chart, good))


class TakeCoins(Question[Table]):
    """From none up to four coins of Pirate Island for each ship, as far as there are any.

    [MC-CAPT-FISH-3, DP-28, E-42]
    """

    def __init__(self, seat: i64, most: i64) -> None:
        self.waiting = 1 << seat
        self.most = most

    def offer(self, g: Table, seat: i64) -> None:
        for count in range(min(self.most, chart_at(g, seat).coins) + 1):
            g.offer(COINS + count)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        take_coins(g, chart_at(g, seat), choice - COINS)
