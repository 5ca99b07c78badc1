"""Phase 2, sailing: as far as oars, wind and gold carry the ship, by the cheapest way."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from cothon.games.neptun.box import OAR_CARD, PLACES, ROUTES
from cothon.games.neptun.choices import PLACE
from cothon.games.neptun.delivery import deliver_here
from cothon.games.neptun.events import SAILED, SAILED_FOR_GOLD, STAYED
from cothon.games.neptun.reasons import OAR_CHOSEN, TOO_FAR
from cothon.games.neptun.table import Table, doubt_hand
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.step import Question

FAR: Final = 9999


class Sail(Question[Table]):
    """Sail to any place within reach, or stay; then perhaps deliver.

    Ships never block each other, and passing through a city means nothing.
    [NE-SAIL-1, -5, -8, -9, -10, -11, EC-32, EC-36, EC-49]
    """

    opens_turn: ClassVar[bool] = True

    def offer(self, g: Table, seat: i64) -> None:
        merchant = g.merchants[seat]
        gold = merchant.gold
        reach = sailing_range(g, seat)
        first = merchant.place * PLACES
        for place in range(PLACES):
            g.consider(PLACE + place, bars_voyage(g.miles[first + place] - reach, gold))
        if g.doubts is not None:
            doubt_hand(g, seat, OAR_CHOSEN)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        sail_to(g, seat, choice - PLACE)
        deliver_here(g, seat)


def bars_voyage(missing: i64, gold: i64) -> i64:
    """The miles beyond the range can be paid. [NE-SAIL-4, -6]"""
    if missing <= gold:
        return POSSIBLE
    return because(TOO_FAR, missing, gold)


def sailing_range(g: Table, seat: i64) -> i64:
    """The power of the own card played this turn and the current wind; never below 0.

    [NE-SAIL-2, NE-EXTRA-4, EC-31]
    """
    oar: i64 = g.merchants[seat].played[-1]
    return oar_range(g, oar)


def oar_range(g: Table, oar: i64) -> i64:
    """How far an oar card carries a ship in the current wind. [NE-SAIL-2, EC-31]"""
    return max(0, g.box.power[oar - OAR_CARD] + g.wind)


def missing_miles(g: Table, seat: i64, place: i64) -> i64:
    """The miles beyond the range: so much gold is paid, no more and no less. [NE-SAIL-6, EC-16]"""
    miles = g.miles[g.merchants[seat].place * PLACES + place]
    return max(0, miles - sailing_range(g, seat))


def sail_to(g: Table, seat: i64, place: i64) -> None:
    """Pay for the missing miles and go; what is left of the range is lost.

    [NE-SAIL-4, -6, -7, EC-15]
    """
    merchant = g.merchants[seat]
    if place == merchant.place:
        g.tell(STAYED, seat, place)
        return
    gold = missing_miles(g, seat, place)
    miles = g.miles[merchant.place * PLACES + place]
    merchant.gold -= gold
    merchant.place = place
    if gold:
        g.tell(SAILED_FOR_GOLD, seat, place, miles, gold)
    else:
        g.tell(SAILED, seat, place, miles)


def measure_ways(g: Table) -> None:
    """The cheapest way between any two places; a route costs the same in both directions.

    [NE-SAIL-3, -4, -11, EC-10]
    """
    for a in range(PLACES):
        for b in range(PLACES):
            g.miles[a * PLACES + b] = 0 if a == b else FAR
    for route in range(ROUTES):
        a = g.box.route_from[route]
        b = g.box.route_to[route]
        miles = min(g.distances[route], g.miles[a * PLACES + b])
        g.miles[a * PLACES + b] = miles
        g.miles[b * PLACES + a] = miles
    for via in range(PLACES):
        for a in range(PLACES):
            for b in range(PLACES):
                way = g.miles[a * PLACES + via] + g.miles[via * PLACES + b]
                g.miles[a * PLACES + b] = min(g.miles[a * PLACES + b], way)
