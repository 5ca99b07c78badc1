"""Rogue cards: what Robbers and Cultists let a player do for a corruption card."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.boats import has_other_boat
from cothon.games.merchants_cove.box import (
    BOAT,
    BOATS,
    COLOURS,
    CULTISTS,
    GOODS,
    KINDS,
    PIER,
    ROGUE,
    SIZES,
)
from cothon.games.merchants_cove.choices import PASS, PAY
from cothon.games.merchants_cove.corruption import (
    FOR_CULTISTS,
    FOR_ROBBERS,
    can_draw_corruption,
    draw_corruption,
)
from cothon.games.merchants_cove.events import CUSTOMER_ROBBED, ROGUE_WON_OVER
from cothon.games.merchants_cove.market import SellGoods
from cothon.games.merchants_cove.table import Table, size_of
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
        if can_draw_corruption(g) and has_other_boat(g, self.boat):
            for colour in range(COLOURS):
                if g.count_at(BOAT + self.boat, colour) > 0:
                    g.offer(choices.PASSENGER + self.boat * KINDS + colour)
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice != PASS:
            g.then(ShiftCustomer(seat, self.boat, (choice - choices.PASSENGER) % KINDS))


class ShiftCustomer(Question[Table]):
    """The customer goes to another boat at sea, on either side; that costs a corruption card.

    [MC-ROGUE-6, DP-07]
    """

    def __init__(self, seat: i64, boat: i64, kind: i64) -> None:
        self.waiting = 1 << seat
        self.boat = boat
        self.kind = kind

    def offer(self, g: Table, seat: i64) -> None:
        for boat in range(BOATS):
            if boat != self.boat and g.has_room(boat):
                g.offer(choices.BOAT + boat)

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
        if can_win_rogue_over(g, seat, self.pier, self.won):
            g.offer(PAY)
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.then(SellGoods(seat, self.pier, self.won, 0))
            return
        win_rogue_over(g, seat, self.pier)
        g.then(WinRoguesOver(seat, self.pier, self.won + 1))


def can_win_rogue_over(g: Table, seat: i64, pier: i64, won: i64) -> bool:
    """A rogue is left on the pier, a good of a fitting size on the stall, and a card to draw.

    [MC-ROGUE-5, E-79, E-82]
    """
    if g.rogues != CULTISTS or won >= g.count_at(PIER + pier, ROGUE) or not can_draw_corruption(g):
        return False
    for good in range(GOODS):
        if g.merchants[seat].stall[good] > 0 and g.box.pier_takes[pier * SIZES + size_of(good)]:
            return True
    return False


def win_rogue_over(g: Table, seat: i64, pier: i64) -> None:
    """One corruption card, and one rogue of this pier counts as a customer of every colour.

    [MC-ROGUE-5]
    """
    g.tell(ROGUE_WON_OVER, seat, pier)
    draw_corruption(g, seat, FOR_CULTISTS)
