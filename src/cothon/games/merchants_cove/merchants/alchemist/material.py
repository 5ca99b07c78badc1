"""Reading the Alchemist's shop board."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.merchants_cove import trade
from cothon.games.merchants_cove.merchants.alchemist.box import (
    ICHOR,
    INGREDIENTS,
    ROWS,
    Printed,
)
from cothon.games.merchants_cove.merchants.alchemist.merchant import Alchemist
from cothon.games.merchants_cove.merchants.alchemist.shop import DIGIT, clear_laboratory
from cothon.plain import printed


def read(block: printed.Printed) -> Alchemist:
    """The Alchemist as her block prints her: ingredients, toxic waste, hours.

    The waste has a space for every ichor, so that it never overflows. [MC-ALCH-WASTE-1]
    """
    alchemist = Alchemist()
    trade.read_goods(alchemist, block)
    board = Printed()
    board.ingredients = vec[i64](block.numbers("ingredients", INGREDIENTS, 0, DIGIT - 1))
    board.waste_spaces = block.number("waste_spaces", 1, DIGIT - 1)
    board.waste_safe = block.number("waste_safe", 0, int(board.waste_spaces))
    ichor = board.ingredients[ICHOR]
    block.expect(
        "waste_spaces", f"at least {ichor}, one for each ichor", ichor <= board.waste_spaces
    )
    board.take_hours = vec[i64](block.numbers("take_hours", ROWS, 1, trade.LONGEST_ACTION))
    board.take_corruption = vec[i64](block.numbers("take_corruption", ROWS, 0, 9))
    board.brew_hours = trade.read_hours(block, "brew_hours")
    board.clean_hours = trade.read_hours(block, "clean_hours")
    board.staff_hours = trade.read_hours(block, "staff_hours")
    alchemist.printed = board
    clear_laboratory(alchemist)
    return alchemist
