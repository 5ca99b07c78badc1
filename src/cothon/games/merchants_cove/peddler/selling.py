"""Market: the Peddler sells whatever it can, and the halls of its customers pay it."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.market import bars_sale, sell, tell_no_sale
from cothon.games.merchants_cove.peddler.events import POOL_PAID
from cothon.games.merchants_cove.peddler.shop import FREE, Barrow
from cothon.games.merchants_cove.rogues import bars_rogue, win_rogue_over
from cothon.games.merchants_cove.table import Table
from cothon.games.merchants_cove.telling import some_code
from cothon.kernel.reasons import POSSIBLE


def sell_all(g: Table, barrow: Barrow, pier: i64) -> None:
    """It wins every rogue over, if Cultists let it, and sells each good that finds a customer.

    What a later pier would pay does not matter. [MC-PEDDLER-32, -33, -36, E-82]
    """
    won: i64 = 0
    while bars_rogue(g, barrow.seat, pier, won) == POSSIBLE:
        win_rogue_over(g, barrow.seat, pier)
        won += 1
    before = barrow.sales
    for place in range(barrow.printed.stall_places):
        good = barrow.row[place]
        if good != FREE and bars_sale(g, barrow.seat, pier, good, won) == POSSIBLE:
            sell(g, barrow.seat, pier, good, won)
    if barrow.sales == before:
        tell_no_sale(g, barrow.seat, pier, is_forced=True)


def collect_for_pool(g: Table, barrow: Barrow) -> None:
    """Each customer in its pool brings as much as there are adventurers in the hall of its colour.

    All stay in the pool; rogues there neither pay nor cost. [MC-PEDDLER-34]
    """
    for colour in range(COLOURS):
        customers = barrow.active_icons(g, colour)
        if customers:
            gold = customers * g.hall(colour)
            barrow.sponsorship += gold
            g.tell(POOL_PAID, barrow.seat, some_code(colour, customers), g.hall(colour), gold)
