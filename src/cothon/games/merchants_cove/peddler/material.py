"""Reading the Peddler's board and cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.merchants_cove.box import GOODS, NONE
from cothon.games.merchants_cove.codes import COLOUR_CODES, GOOD_CODES
from cothon.games.merchants_cove.peddler.box import CARDS, GOODS_SHOWN, OBTAIN, SPONSORSHIP, Printed
from cothon.games.merchants_cove.peddler.codes import (
    BASE_CODES,
    CARD_CODES,
    DEPTH_CODES,
    ERRAND_CODES,
    HARD_CODES,
    SIDE_CODES,
)
from cothon.games.merchants_cove.peddler.merchant import Peddler
from cothon.games.merchants_cove.peddler.shop import clear_barrow
from cothon.plain import printed

COLUMNS: Final = (
    "code",
    "replaces",
    "action",
    "shows",
    "side",
    "hours",
    "corruption",
    "times",
    "depth",
    "more_hours",
    "more_corruption",
)
MOST_PLACES: Final = 9


def read(block: printed.Printed) -> Peddler:
    """The Peddler as its block prints it: rows of places, then the cards. Its goods are borrowed.

    [MC-PEDDLER-2, -4, -6]
    """
    peddler = Peddler()
    peddler.owned = vec[i64]([0] * GOODS)
    board = Printed()
    board.stall_places = block.number("stall_places", 1, MOST_PLACES)
    board.pool_places = block.number("pool_places", 1, MOST_PLACES)
    board.icon_places = block.number("icon_places", 0, int(board.pool_places))
    board.few_goods = block.number("few_goods", 0, int(board.stall_places))
    read_cards(board, block)
    peddler.printed = board
    clear_barrow(peddler)
    return peddler


def read_cards(board: Printed, block: printed.Printed) -> None:
    """Two halves of each card. A turn costs an hour or more, so that every round ends."""
    rows = block.listed_rows("cards", COLUMNS, CARDS)
    for row, code in zip(rows, CARD_CODES, strict=True):
        row.expect("code", code, row.text("code") == code)
    board.replaces = read_replaced(block, rows)
    board.action = vec[i64]([row.one_of("action", ERRAND_CODES) for row in rows])
    board.goods = vec[i64]([good for row in rows for good in read_goods(row)])
    board.hall = vec[i64]([read_hall(row) for row in rows])
    board.side = vec[i64]([row.one_of("side", SIDE_CODES) for row in rows])
    board.hours = vec[i64]([row.number("hours", 1, 9) for row in rows])
    board.corruption = vec[i64]([row.number("corruption", 0, 9) for row in rows])
    board.times = vec[i64]([row.number("times", 1, 2) for row in rows])
    board.depth = vec[i64]([row.one_of("depth", DEPTH_CODES) for row in rows])
    board.more_hours = vec[i64]([row.number("more_hours", 0, 9) for row in rows])
    board.more_corruption = vec[i64]([row.number("more_corruption", 0, 9) for row in rows])


def read_replaced(block: printed.Printed, rows: list[printed.Printed]) -> vec[i64]:
    """Each hard version stands in for another base card; base cards for none. [MC-PEDDLER-2]"""
    for row, code in zip(rows, CARD_CODES, strict=True):
        if code not in HARD_CODES:
            row.expect("replaces", "nothing: it is a base card", row.values["replaces"] == "")
    replaced = [row.one_of("replaces", BASE_CODES) for row in rows[len(BASE_CODES) :]]
    is_each_another = len(set(replaced)) == len(replaced)
    block.expect("cards", "a base card is replaced once", is_each_another, replaced)
    return vec[i64]([NONE] * len(BASE_CODES) + replaced)


def read_goods(row: printed.Printed) -> list[int]:
    """What a card obtains, the left one first; other cards show no goods. [MC-PEDDLER-18]"""
    if row.one_of("action", ERRAND_CODES) != OBTAIN:
        return [NONE] * GOODS_SHOWN
    goods = row.words("shows", None, GOOD_CODES)
    row.expect("shows", f"1 to {GOODS_SHOWN} goods", 1 <= len(goods) <= GOODS_SHOWN)
    return goods + [NONE] * (GOODS_SHOWN - len(goods))


def read_hall(row: printed.Printed) -> int:
    """Which hall a card has pay; a card that recruits shows nothing. [MC-PEDDLER-21]"""
    action = row.one_of("action", ERRAND_CODES)
    if action == SPONSORSHIP:
        return row.words("shows", 1, COLOUR_CODES)[0]
    if action != OBTAIN:
        row.expect("shows", "nothing: it recruits", row.values["shows"] == [])
    return NONE
