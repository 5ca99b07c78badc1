"""Reading the Chronomancer's shop board and fragments."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.merchants_cove import trade
from cothon.games.merchants_cove.box import NONE
from cothon.games.merchants_cove.codes import COLOUR_CODES
from cothon.games.merchants_cove.merchants.chronomancer.box import (
    ARTIFACT,
    COLUMNS,
    FACES,
    FIRST,
    FRAGMENTS,
    HALVES,
    KIND,
    RECRUIT,
    RELIC,
    RING,
    Printed,
)
from cothon.games.merchants_cove.merchants.chronomancer.merchant import Chronomancer
from cothon.games.merchants_cove.merchants.chronomancer.shapes import RING_CODES
from cothon.games.merchants_cove.merchants.chronomancer.shop import clear_workshop
from cothon.plain import printed

FRAGMENT_ACTIONS: Final = ("artifact", "relic", "relic_or_sponsorship")
EDGE_ACTIONS: Final = ("recruit", "use_staff")
COSTS: Final = ("white_left", "white_right", "blue_left", "blue_right")
COLUMN_NAMES: Final = ("start", "action", "colours", *COSTS)

# By space of the ring: which slots meet there, of UL, UR, LL, LR. [MC-CHRO-MAP-2]
LEFT_SLOTS: Final = (NONE, NONE, 0, 1, NONE, 3, 2, NONE)
RIGHT_SLOTS: Final = (NONE, 0, 1, NONE, NONE, NONE, 3, 2)


def read(block: printed.Printed) -> Chronomancer:
    """The Chronomancer as his block prints him: hours, edges of the board, fragments.

    Half a lap must cost more than the frozen hours that it brings, or it could go on for ever.
    [MC-CHRO-MAP-2, MC-CHRO-FREEZE-1, MC-CHRO-SHIFT-1]
    """
    chronomancer = Chronomancer()
    trade.read_goods(chronomancer, block)
    board = Printed()
    board.freeze_hours = block.number("freeze_hours", 2, 9)
    board.shift_hours = block.number("shift_hours", 1, 9)
    board.left_slot, board.right_slot = vec[i64](LEFT_SLOTS), vec[i64](RIGHT_SLOTS)
    read_edges(board, block)
    read_fragments(board, block)
    chronomancer.printed = board
    clear_workshop(chronomancer)
    return chronomancer


def read_edges(board: Printed, block: printed.Printed) -> None:
    """What the board prints beside the outer fragments; only right halves have an action.

    [MC-CHRO-MAP-3]
    """
    lefts = [r for r in range(RING) if LEFT_SLOTS[r] == NONE and RIGHT_SLOTS[r] != NONE]
    rights = [r for r in range(RING) if RIGHT_SLOTS[r] == NONE and LEFT_SLOTS[r] != NONE]
    edges = sorted([*lefts, *rights])
    actions, hours, corruption = [NONE] * RING, [0] * RING, [0] * RING
    for ring, row in zip(edges, block.rows("edges", len(edges)), strict=True):
        row.one_of("space", RING_CODES[ring : ring + 1])
        hours[ring], corruption[ring] = read_cost(row, "cost")
        if ring in rights:
            actions[ring] = (RECRUIT + row.one_of("action", EDGE_ACTIONS)) * KIND
        else:
            row.expect("action", "nothing: a left half has none", "action" not in row.values)
    board.edge_action = vec[i64](actions)
    board.edge_hours, board.edge_corruption = vec[i64](hours), vec[i64](corruption)


def read_fragments(board: Printed, block: printed.Printed) -> None:
    """Ten fragments, two of them to start with. [MC-CHRO-SETUP-2, -3, MC-CHRO-TILE-1]"""
    rows = block.listed_rows("fragments", COLUMN_NAMES, FRAGMENTS)
    board.starts = vec[i64]([int(row.flag("start")) for row in rows])
    starting = sum(board.starts)
    block.expect("fragments", f"{COLUMNS} to start with", starting == COLUMNS, starting)
    board.action = vec[i64]([read_action(row) for row in rows])
    costs = [cost for row in rows for cost in read_faces(row)]
    board.hours = vec[i64]([hours for hours, _ in costs])
    board.corruption = vec[i64]([corruption for _, corruption in costs])


def read_action(row: printed.Printed) -> int:
    """An action and its colours as one number. [MC-CHRO-PORTAL-1, -2, -3]"""
    kind = row.one_of("action", FRAGMENT_ACTIONS)
    colours = row.words("colours", 1 if kind == ARTIFACT else 2, COLOUR_CODES)
    row.expect("colours", "two different ones", kind != RELIC or colours[0] != colours[1])
    return kind * KIND + colours[0] * FIRST + colours[-1]


def read_faces(row: printed.Printed) -> list[tuple[int, int]]:
    """The costs of both faces; blue shows what white does, but for one icon. [MC-CHRO-TILE-1]"""
    costs = [read_cost(row, key) for key in COSTS]
    assert len(costs) == FACES * HALVES
    white = [icons for cost in costs[:HALVES] for icons in cost]
    blue = [icons for cost in costs[HALVES:] for icons in cost]
    saved = [more - less for more, less in zip(white, blue, strict=True)]
    is_one_less = sorted(saved) == [0, 0, 0, 1]
    row.expect("blue_left", "one icon less on the blue face than on the white one", is_one_less)
    return costs


def read_cost(row: printed.Printed, key: str) -> tuple[int, int]:
    """Hours and corruption cards. [MC-GEN-7]"""
    hours, corruption = row.numbers(key, 2, 0, 9)
    return hours, corruption
