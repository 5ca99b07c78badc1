"""Reading the Blacksmith's shop board."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.merchants_cove import trade
from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.merchants.blacksmith.box import FURNACES, SIDES, Printed
from cothon.games.merchants_cove.merchants.blacksmith.merchant import Blacksmith
from cothon.games.merchants_cove.merchants.blacksmith.shop import clear_smithy
from cothon.plain import printed

HOTTEST = 3 * SIDES


def read(block: printed.Printed) -> Blacksmith:
    """The Blacksmith as his block prints him: hours, coal, thresholds. [MC-SMITH-FORGE-3]"""
    smith = Blacksmith()
    trade.read_goods(smith, block)
    board = Printed()
    board.feed_hours = trade.read_hours(block, "feed_hours")
    board.smelter_hours = trade.read_hours(block, "smelter_hours")
    board.forge_hours = trade.read_hours(block, "forge_hours")
    board.staff_hours = trade.read_hours(block, "staff_hours")
    board.coal_start = vec[i64](block.numbers("coal", FURNACES, 1, SIDES))
    board.clean = read_thresholds(block, "clean")
    board.corrupt = read_thresholds(block, "corrupt")
    for clean, corrupt in zip(board.clean, board.corrupt, strict=True):
        block.expect("corrupt", "no threshold above the clean one", corrupt <= clean)
    smith.printed = board
    clear_smithy(smith)
    return smith


def read_thresholds(block: printed.Printed, key: str) -> vec[i64]:
    """By furnace and colour: the least heat."""
    rows = block.listed_rows(key, COLOUR_CODES, FURNACES)
    heats = [row.number(code, 1, HOTTEST) for row in rows for code in COLOUR_CODES]
    assert len(heats) == FURNACES * COLOURS
    return vec[i64](heats)
