"""Reading the Captain's map board and compass."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.merchants_cove import trade
from cothon.games.merchants_cove.box import COLOURS, GOODS, NONE
from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.merchants.captain.box import (
    BORDER,
    HOME,
    ISLANDS,
    MOST_COINS,
    REGIONS,
    SECTIONS,
    SHORTCUT,
    TREASURES_OF_COLOUR,
    Printed,
)
from cothon.games.merchants_cove.merchants.captain.codes import CATCHES, REGION_CODES
from cothon.games.merchants_cove.merchants.captain.merchant import Captain
from cothon.games.merchants_cove.merchants.captain.shop import clear_chart
from cothon.plain import printed

DIAL_COLUMNS = ("coins", "points", "again")
LANE_COLUMNS = ("from", "to")


def read(block: printed.Printed) -> Captain:
    """The Captain as her block prints her: hours, pieces, map and compass. [MC-CAPT-SETUP-1]"""
    captain = Captain()
    trade.read_goods(captain, block)
    fits = list(captain.owned[COLOURS:GOODS]) == [TREASURES_OF_COLOUR] * COLOURS
    block.expect("large", f"{TREASURES_OF_COLOUR} treasures of each colour", fits)
    board = Printed()
    board.ships = block.number("ships", 1, 9)
    board.coins = block.number("coins", 1, MOST_COINS)
    board.hook_coins = block.number("hook_coins", 1, MOST_COINS)
    board.move_hours = trade.read_hours(block, "move_hours")
    board.spin_hours = trade.read_hours(block, "spin_hours")
    board.fish_hours = trade.read_hours(block, "fish_hours")
    board.import_hours = trade.read_hours(block, "import_hours")
    board.staff_hours = trade.read_hours(block, "staff_hours")
    read_dial(board, block.table("compass"))
    read_lanes(board, block.table("map"))
    read_contents(board, block.table("map"))
    captain.printed = board
    clear_chart(captain)
    return captain


def read_dial(board: Printed, compass: printed.Printed) -> None:
    """Eight equal sections. [MC-CAPT-SPIN-1]"""
    dial = compass.listed_rows("dial", DIAL_COLUMNS, SECTIONS)
    board.dial_coins = vec[i64]([row.number("coins", 0, MOST_COINS) for row in dial])
    board.dial_points = vec[i64]([row.number("points", 1, 9) for row in dial])
    board.dial_again = vec[i64]([int(row.flag("again")) for row in dial])


def read_lanes(board: Printed, chart: printed.Printed) -> None:
    """Borders, by which every region can be reached, and shortcuts. [MC-CAPT-MP-1, -2]"""
    lane = [0] * (REGIONS * REGIONS)
    for key, kind in (("borders", BORDER), ("shortcuts", SHORTCUT)):
        for row in chart.listed_rows(key, LANE_COLUMNS, len(chart.rows(key))):
            one, other = (row.one_of(end, REGION_CODES) for end in LANE_COLUMNS)
            row.expect("to", "another region", one != other)
            is_new = not lane[one * REGIONS + other]
            row.expect("to", "a region that nothing joins with the other", is_new)
            lane[one * REGIONS + other] = lane[other * REGIONS + one] = kind
    board.lane = vec[i64](lane)
    cut_off = [code for n, code in enumerate(REGION_CODES) if n not in reached(lane)]
    chart.expect("borders", "a way from HOME to every region", not cut_off, f"none to {cut_off}")


def reached(lane: Sequence[int]) -> set[int]:
    """The regions to which ships can come by borders alone."""
    found, ahead = {HOME}, [HOME]
    while ahead:
        start = ahead.pop()
        for end in range(REGIONS):
            if lane[start * REGIONS + end] == BORDER and end not in found:
                found.add(end)
                ahead.append(end)
    return found


def read_contents(board: Printed, chart: printed.Printed) -> None:
    """Hooks, islands, sponsorship icons and Pirate Island, each in a region of its own.

    The bay has none of them; the icons and Pirate Island make the five outer regions.
    [MC-CAPT-FISH-1, MC-CAPT-IMPORT-1, MC-CAPT-PATROL-1]
    """
    hooks = [chart.table("hooks").one_of(catch, REGION_CODES) for catch in CATCHES]
    icons = [chart.table("icons").one_of(colour, REGION_CODES) for colour in COLOUR_CODES]
    isles = chart.words("islands", ISLANDS, REGION_CODES)
    board.pirates = chart.one_of("pirate_island", REGION_CODES)
    taken = [HOME, *hooks, *icons, *isles, int(board.pirates)]
    twice = [code for n, code in enumerate(REGION_CODES) if taken.count(n) > 1]
    chart.expect("islands", "nothing at home, and one thing in a region", not twice, twice)
    board.isle = vec[i64](isles)
    board.hook, board.icon, board.island = by_region(hooks), by_region(icons), by_region(isles)


def by_region(places: Sequence[int]) -> vec[i64]:
    """Which of some things is in each region, or NONE."""
    return vec[i64]([places.index(n) if n in places else NONE for n in range(REGIONS)])
