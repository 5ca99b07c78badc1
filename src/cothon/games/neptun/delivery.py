"""Phase 2, delivering: one contract a go; what lies to the left of it is lost."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.neptun.box import GOODS, MOST_SEATS, REGIONS, SLOTS
from cothon.games.neptun.choices import PASS, SLOT, TEMPLE
from cothon.games.neptun.events import (
    CONTRACT_SKIPPED,
    DELIVERY_WAIVED,
    GOLD_EARNED,
    POINT_PAID,
    POINTS_GAINED,
)
from cothon.games.neptun.reasons import (
    ALREADY_FULFILLED,
    ALREADY_LOST,
    OAR_CHOSEN,
    OTHER_CITY,
    OTHER_REGION,
    SLOT_EMPTY,
)
from cothon.games.neptun.table import (
    EMPTY,
    FULFILLED,
    LOST,
    NONE,
    OPEN,
    Merchant,
    Table,
    deal_of,
    doubt_hand,
    profit_good,
)
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.step import Question, Step


def deliver_here(g: Table, seat: i64) -> None:
    """Ask what is delivered, if an open contract names the place of the ship. [NE-DELIVER-1]"""
    merchant = g.merchants[seat]
    for slot in range(SLOTS):
        if bars_delivery(g, merchant, slot) == POSSIBLE:
            g.then(Deliver(seat))
            return


def bars_delivery(g: Table, merchant: Merchant, slot: i64) -> i64:
    """An open contract for the place where the ship is. [NE-DELIVER-1, -7, -8, EC-50]"""
    state = merchant.slots[slot]
    if state == LOST:
        return ALREADY_LOST
    if state == FULFILLED:
        return ALREADY_FULFILLED
    if state == EMPTY:
        return SLOT_EMPTY
    place = g.box.city_place[merchant.cities[slot]]
    if place == merchant.place:
        return POSSIBLE
    return because(OTHER_CITY, place, merchant.place)


class Deliver(Question[Table]):
    """Fulfil one open contract here, or none; never more than one a go.

    Not delivering loses nothing. [NE-DELIVER-1, -2, -3, -10, EC-8, EC-51]
    """

    def offer(self, g: Table, seat: i64) -> None:
        merchant = g.merchants[seat]
        for slot in range(SLOTS):
            g.consider(SLOT + slot, bars_delivery(g, merchant, slot))
        g.offer(PASS)
        if g.doubts is not None:
            doubt_hand(g, seat, OAR_CHOSEN)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.tell(DELIVERY_WAIVED, seat, g.merchants[seat].place)
        else:
            fulfil(g, seat, choice - SLOT)


def fulfil(g: Table, seat: i64, slot: i64) -> None:
    """The profit, perhaps one more point for gold, then what lies to the left is lost.

    [NE-DELIVER-4, -5, -6, -7, NE-CONTRACT-3, EC-12, EC-13]
    """
    merchant = g.merchants[seat]
    city = merchant.cities[slot]
    goods = merchant.goods[slot]
    entry = city * GOODS + profit_good(g, goods)
    region = g.box.region[merchant.place]
    gold = g.box.gold_profit[entry]
    points = g.box.temple_profit[entry]
    if gold:
        merchant.gold += gold
        g.tell(GOLD_EARNED, seat, city, goods, gold)
    else:
        climb(g, region, seat, points)
        total = g.points[region * MOST_SEATS + seat]
        g.tell(POINTS_GAINED, seat, deal_of(city, goods), region, total)
    g.then(CloseContract(seat, slot))
    if merchant.gold >= g.box.temple_point_price:
        g.then(BuyPoint(seat, region))


class BuyPoint(Question[Table]):
    """Once for every contract fulfilled, whatever it paid: 3 gold for a point of the same region.

    Gold just earned will do. [NE-DELIVER-6, EC-12, EC-13, EC-14, EC-24]
    """

    def __init__(self, seat: i64, region: i64) -> None:
        self.waiting = 1 << seat
        self.region = region

    def offer(self, g: Table, seat: i64) -> None:
        g.offer(TEMPLE + self.region)
        g.offer(PASS)
        if g.doubts is not None:
            for region in range(REGIONS):
                if region != self.region:
                    g.consider(TEMPLE + region, because(OTHER_REGION, self.region))
            doubt_hand(g, seat, OAR_CHOSEN)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            return
        g.merchants[seat].gold -= g.box.temple_point_price
        climb(g, self.region, seat, 1)
        total = g.points[self.region * MOST_SEATS + seat]
        g.tell(POINT_PAID, seat, self.region, g.box.temple_point_price, total)


class CloseContract(Step[Table]):
    """Open contracts to the left are lost, those to the right are not; the cards are discarded.

    There is no other way to give a contract up. [NE-DELIVER-7, -8, -9, EC-33, EC-35]
    """

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, g: Table) -> None:
        merchant = g.merchants[self.seat]
        for slot in range(self.slot):
            if lose_contract(merchant, slot):
                g.tell(
                    CONTRACT_SKIPPED, self.seat, merchant.cities[slot], merchant.goods[slot], slot
                )
        g.city_discard.append(merchant.cities[self.slot])
        g.goods_discard.append(merchant.goods[self.slot])
        merchant.slots[self.slot] = FULFILLED
        merchant.cities[self.slot] = NONE
        merchant.goods[self.slot] = NONE


def lose_contract(merchant: Merchant, slot: i64) -> bool:
    """An open contract is turned down and cannot be fulfilled any more; was there one?

    The cards stay where they are. [NE-DELIVER-7, NE-EXTRA-7, EC-33]
    """
    if merchant.slots[slot] != OPEN:
        return False
    merchant.slots[slot] = LOST
    return True


def has_open_contract(g: Table, seat: i64) -> bool:
    """Is there still a contract to fulfil?"""
    merchant = g.merchants[seat]
    for slot in range(SLOTS):
        if merchant.slots[slot] == OPEN:
            return True
    return False


def climb(g: Table, region: i64, seat: i64, points: i64) -> None:
    """A temple pawn advances and comes to lie on top of the pawns on its new space.

    The pawns it leaves keep their order. The track has no end. [NE-DELIVER-5, EC-23, EC-25]
    """
    first = region * MOST_SEATS
    height = g.points[first + seat] + points
    g.points[first + seat] = height
    place: i64 = 0
    while g.ranks[first + place] != seat:
        place += 1
    while place and g.points[first + g.ranks[first + place - 1]] < height:
        g.ranks[first + place] = g.ranks[first + place - 1]
        place -= 1
    g.ranks[first + place] = seat
