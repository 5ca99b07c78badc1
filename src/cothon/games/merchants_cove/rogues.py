"""Rogue cards: what Robbers and Cultists let a player do for a corruption card."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.boats import has_other_boat, offer_other_boats
from cothon.games.merchants_cove.box import (
    BOAT,
    BOATS,
    COLOURS,
    CULTISTS,
    KINDS,
    PIER,
    ROGUE,
)
from cothon.games.merchants_cove.choices import PASS, PAY
from cothon.games.merchants_cove.corruption import (
    FOR_CULTISTS,
    FOR_ROBBERS,
    bars_price,
    draw_corruption,
)
from cothon.games.merchants_cove.events import CUSTOMER_ROBBED, ROGUE_WON_OVER
from cothon.games.merchants_cove.market import SellGoods, has_good_for
from cothon.games.merchants_cove.reasons import (
    NO_CULTISTS,
    NO_GOOD_FOR_PIER,
    NO_OTHER_BOAT,
    NO_ROGUE_THERE,
    NOT_ABOARD,
    ONLY_CUSTOMERS_ROBBED,
    OTHER_BOAT_ROBBED,
)
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import because
from cothon.kernel.step import Question


class RobCustomer(Question[Table]):
    """Robbers: for a corruption card, one customer of the rogue's boat goes to another boat.

    Both a customer and another boat at sea with a free place are needed. [MC-ROGUE-6, -7, DP-07,
    E-21, E-79]
    """

    def __init__(self, seat: i64, boat: i64) -> None:
        self.waiting = 1 << seat
        self.boat = boat

    def offer(self, g: Table, seat: i64) -> None:
        for boat in range(BOATS):
            if boat == self.boat or g.doubts is not None:
                for kind in range(KINDS):
                    bar = bars_robbery(g, self.boat, boat, kind)
                    g.consider(choices.PASSENGER + boat * KINDS + kind, bar)
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice != PASS:
            g.then(ShiftCustomer(seat, self.boat, (choice - choices.PASSENGER) % KINDS))


def bars_robbery(g: Table, robbed: i64, boat: i64, kind: i64) -> i64:
    """Is such a customer aboard the rogue's boat, another boat free, and a card to draw?

    [MC-ROGUE-6, E-21, E-79]
    """
    if boat != robbed:
        return because(OTHER_BOAT_ROBBED, robbed)
    if g.count_at(BOAT + boat, kind) == 0:
        return NOT_ABOARD
    if kind >= COLOURS:
        return ONLY_CUSTOMERS_ROBBED
    if not has_other_boat(g, boat):
        return NO_OTHER_BOAT
    return bars_price(g)


class ShiftCustomer(Question[Table]):
    """The customer goes to another boat at sea, on either side; that costs a corruption card.

    [MC-ROGUE-6, DP-07]
    """

    def __init__(self, seat: i64, boat: i64, kind: i64) -> None:
        self.waiting = 1 << seat
        self.boat = boat
        self.kind = kind

    def offer(self, g: Table, seat: i64) -> None:
        offer_other_boats(g, self.boat)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        boat = choice - choices.BOAT
        draw_corruption(g, seat, FOR_ROBBERS)
        g.move(self.kind, BOAT + self.boat, BOAT + boat)
        g.tell(CUSTOMER_ROBBED, seat, self.kind, self.boat, boat)


class WinRoguesOver(Question[Table]):
    """Cultists: rogue by rogue, a corruption card makes it a customer of every colour.

    It counts for what this player sells at this pier now. The card is seen before the next rogue is
    paid for. [MC-ROGUE-5, DP-19, E-32, E-79, E-82]
    """

    def __init__(self, seat: i64, pier: i64, won: i64) -> None:
        self.waiting = 1 << seat
        self.pier = pier
        self.won = won

    def offer(self, g: Table, seat: i64) -> None:
        g.consider(PAY, bars_rogue(g, seat, self.pier, self.won))
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.then(SellGoods(seat, self.pier, self.won))
            return
        win_rogue_over(g, seat, self.pier)
        g.then(WinRoguesOver(seat, self.pier, self.won + 1))


def bars_rogue(g: Table, seat: i64, pier: i64, won: i64) -> i64:
    """A rogue is left on the pier, a good of a fitting size on the stall, and a card to draw.

    [MC-ROGUE-5, E-79, E-82]
    """
    if g.rogues != CULTISTS:
        return NO_CULTISTS
    if won >= g.count_at(PIER + pier, ROGUE):
        return because(NO_ROGUE_THERE, pier)
    return bars_price(g) if has_good_for(g, seat, pier) else because(NO_GOOD_FOR_PIER, pier)


def win_rogue_over(g: Table, seat: i64, pier: i64) -> None:
    """One corruption card, and one rogue of this pier counts as a customer of every colour.

    [MC-ROGUE-5]
    """
    g.tell(ROGUE_WON_OVER, seat, pier)
    draw_corruption(g, seat, FOR_CULTISTS)
