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
from cothon.games.merchants_cove.merchants.alchemist.shop import DIGIT
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
    board.take_hours = vec[i64](block.numbers("take_hours", ROWS, 0, 9))
    board.take_corruption = vec[i64](block.numbers("take_corruption", ROWS, 0, 9))
    board.brew_hours = block.number("brew_hours", 0, 9)
    board.clean_hours = block.number("clean_hours", 0, 9)
    board.staff_hours = block.number("staff_hours", 0, 9)
    alchemist.printed = board
    return alchemist
