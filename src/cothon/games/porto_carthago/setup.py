"""Preparation: the table is laid, then everybody places servants at the quays twice."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from cothon.games.porto_carthago.box import SHIPS, Box
from cothon.games.porto_carthago.choices import GOOD, PASS, QUAY
from cothon.games.porto_carthago.events import (
    FIRST_ROW_LAID,
    GOOD_TAKEN,
    MARKET_LAID,
    ORDER_DRAWN,
    PLACEMENT_PASSED,
    SECOND_ROW_LAID,
)
from cothon.games.porto_carthago.harbour import claim, offer_unowned_quays
from cothon.games.porto_carthago.market import draw_goods, offer_market, wares_lying
from cothon.games.porto_carthago.round import BeginDecade
from cothon.games.porto_carthago.table import Table, draw_ship, empty_table, in_turn, ships_in
from cothon.kernel.chance import Seed
from cothon.kernel.journal import packed
from cothon.kernel.step import Question, Step


def lay_out(box: Box, seats: i64, seed: Seed, final_purchase_always: bool) -> Table:
    """Bag and market, both rows of ships, the deck, the warehouse cards, the start player.

    Everybody starts without money, with no trade points. [PC-SETUP-1 to -11, EC-2]
    """
    g = empty_table(box, seats, seed, final_purchase_always)
    draw_goods(g)
    g.deck = list(range(SHIPS))
    g.shuffle(g.deck)
    for place in range(g.row_length()):
        g.first_row[place] = draw_ship(g)
    for place in range(g.row_length()):
        g.second_row[place] = draw_ship(g)
    for senator in g.senators:
        senator.reserve -= box.blocked_spaces
        senator.blocked = box.blocked_spaces
    g.start_player = g.chance(seats)
    return g


class BeginGame(Step[Table]):
    """Place twice, first clockwise from the start player, then back again, and begin.

    [PC-SETUP-12, -13]
    """

    def run(self, g: Table) -> None:
        if g.journal is not None:
            tell_layout(g)
        g.then(BeginDecade())
        for turn in range(g.seats):
            g.then(PlaceAgain((g.start_player + turn) % g.seats))
        for turn in range(g.seats - 1, -1, -1):
            g.then(PlaceFirst((g.start_player + turn) % g.seats))


def tell_layout(g: Table) -> None:
    """What lies on the table at the start, and who begins."""
    g.tell(MARKET_LAID, packed(wares_lying(g)))
    for row, laid in ((g.first_row, FIRST_ROW_LAID), (g.second_row, SECOND_ROW_LAID)):
        ships = ships_in(row)
        if ships:  # a position may begin without
            g.tell(laid, packed(ships))
    g.tell(ORDER_DRAWN, packed(in_turn(g)))


class PlaceFirst(Question[Table]):
    """First round: a player may claim any unowned quay. [PC-SETUP-12, -17]"""

    opens_turn: ClassVar[bool] = True

    def offer(self, g: Table, seat: i64) -> None:
        offer_unowned_quays(g, seat)
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.tell(PLACEMENT_PASSED, seat)
        else:
            claim(g, seat, choice - QUAY)


class PlaceAgain(Question[Table]):
    """Second round: a player must claim a quay and must take a good. [PC-SETUP-13, -17]"""

    def offer(self, g: Table, seat: i64) -> None:
        offer_unowned_quays(g, seat)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        g.turn_of(seat)  # for whoever was last before, too
        claim(g, seat, choice - QUAY)
        g.then(TakeGood(seat))


class TakeGood(Question[Table]):
    """A good of choice from the market, for nothing, into the warehouse; no refill.

    Quay and good are one choice in two questions; nothing comes to light between them.
    The warehouse has two free spaces, so it always fits. [PC-SETUP-13 to -16, EC-3, EC-44]
    """

    def offer(self, g: Table, seat: i64) -> None:
        offer_market(g)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        good = choice - GOOD
        g.market[good] -= 1
        g.senators[seat].goods[good] += 1
        g.tell(GOOD_TAKEN, seat, good)
