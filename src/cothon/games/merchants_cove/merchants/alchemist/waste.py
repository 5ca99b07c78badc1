"""Toxic waste: ichor piles up, and corrupts from a certain height on."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.corruption import FOR_SHOP, draw_corruption
from cothon.games.merchants_cove.merchants.alchemist.box import ICHOR
from cothon.games.merchants_cove.merchants.alchemist.events import ICHOR_CLEANED, WASTE_FILLED
from cothon.games.merchants_cove.merchants.alchemist.reasons import WASTE_EMPTY
from cothon.games.merchants_cove.merchants.alchemist.shop import (
    BAG,
    WASTE,
    Laboratory,
    laboratory_at,
)
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE


def waste_ichor(g: Table, seat: i64, start: i64, count: i64) -> None:
    """Ichors take the lowest free spaces; each that takes a top space draws a corruption card.

    As the highest always leave first, the waste is just a number. [MC-ALCH-WASTE-1, -2, -3, E-78]
    """
    if count == 0:
        return
    shop = laboratory_at(g, seat)
    before, safe = shop.count_in(WASTE, ICHOR), shop.printed.waste_safe
    cards = max(before + count - max(before, safe), 0)
    g.tell(WASTE_FILLED, seat, count, before + count, cards)
    for height in range(before + 1, before + count + 1):
        shop.move(ICHOR, start, WASTE)
        if height > safe:
            draw_corruption(g, seat, FOR_SHOP)


def bars_waste(shop: Laboratory) -> i64:
    """Is there an ichor in the toxic waste? [MC-ALCH-CLEAN-1]"""
    return POSSIBLE if shop.count_in(WASTE, ICHOR) > 0 else WASTE_EMPTY


def clean_ichor(g: Table, seat: i64) -> None:
    """All ichor of the toxic waste goes to the bag. [MC-ALCH-CLEAN-1]"""
    shop = laboratory_at(g, seat)
    g.tell(ICHOR_CLEANED, seat, shop.count_in(WASTE, ICHOR))
    while shop.count_in(WASTE, ICHOR) > 0:
        shop.move(ICHOR, WASTE, BAG)
