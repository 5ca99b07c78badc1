"""Phase 1, end of a turn: the oar scale sets the order of play, the leftover contract stays."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.neptun.box import MOST_SEATS
from cothon.games.neptun.events import (
    LEFTOVER_CLEARED,
    LEFTOVER_KEPT,
    LEFTOVER_TURNED_UP,
    LEFTOVER_UNSEEN,
    ORDER_ROWED,
)
from cothon.games.neptun.table import Table, deal_of, turn_up
from cothon.kernel.journal import packed
from cothon.kernel.step import Step

ALL_COLOURS: Final = (1 << MOST_SEATS) - 1
ROWER: Final = 8  # what is left of a rower in the journal is the seat, what goes in the power


class SetOrder(Step[Table]):
    """The weakest rowers go first; of those on one space the last to arrive.

    After the fifth turn the order holds for phases 2 and 3 and the next round's first turn.
    [NE-ORDER-1 to -4]
    """

    def run(self, g: Table) -> None:
        ordered = rowing_order(g)
        for rank in range(g.seats):
            g.order[rank] = ordered[rank]
        if g.journal is not None:
            g.tell(ORDER_ROWED, packed([g.power[seat] * ROWER + seat for seat in ordered]))
        g.rowers = []


def rowing_order(g: Table) -> list[int]:
    """The pawns of the oar scale, weakest first, top of the stack before bottom. [NE-ORDER-2]"""
    ordered: list[int] = []
    for i in range(len(g.rowers) - 1, -1, -1):
        seat: i64 = g.rowers[i]
        place: i64 = len(ordered)
        while place and g.power[ordered[place - 1]] > g.power[seat]:
            place -= 1
        ordered.insert(place, seat)
    return ordered


def keep_leftover(g: Table) -> None:
    """After turns 1 to 4 the contract nobody took becomes the first column.

    If it lies face up it gets a gold, besides any it has; if not, it is turned up and gets none.
    Who refused it is remembered. [NE-REFILL-1 to -4, EC-5, EC-37, EC-48]
    """
    g.refused = g.refused >> g.columns[0] * MOST_SEATS & ALL_COLOURS
    g.columns[0] = 0
    if g.face_ups:
        g.shown_gold[0] += 1
        g.tell(LEFTOVER_KEPT, deal_of(g.shown_cities[0], g.shown_goods[0]), g.shown_gold[0])
        return
    turn_up(g, 0)
    g.tell(LEFTOVER_TURNED_UP, deal_of(g.shown_cities[0], g.shown_goods[0]), g.shown_oars[0])


def clear_leftover(g: Table) -> None:
    """After turn 5 it is discarded, unseen if it lay face down; its gold goes back to the bank.

    [NE-REFILL-5, EC-4]
    """
    if g.face_ups:
        g.tell(LEFTOVER_CLEARED, deal_of(g.shown_cities[0], g.shown_goods[0]), g.shown_gold[0])
    else:
        g.tell(LEFTOVER_UNSEEN)
    g.city_discard.append(g.shown_cities.pop())
    g.goods_discard.append(g.shown_goods.pop())
    g.oar_discard.append(g.shown_oars.pop())
    g.shown_gold.pop()
    g.columns.pop()
    g.face_ups = 0
    g.refused = 0
