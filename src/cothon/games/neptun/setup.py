"""Preparation: markers on the routes, three piles, a hand of two oars, a drawn order of play."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.neptun.box import (
    BONUS_TILE,
    BONUS_TILES,
    CITIES,
    CITY_CARD,
    COASTAL_ROUTES,
    GOODS_CARD,
    GOODS_CARDS,
    HIGH_SEA_ROUTES,
    MOST_SEATS,
    OAR_CARD,
    PERSONAL_CARD,
    PERSONAL_OARS,
    REGIONS,
    Box,
)
from cothon.games.neptun.events import ORDER_DRAWN, SET_OUT
from cothon.games.neptun.round import BeginRound
from cothon.games.neptun.sailing import measure_ways
from cothon.games.neptun.table import (
    Switches,
    Table,
    common_oars,
    empty_table,
    leave_out,
    take_into_hand,
)
from cothon.kernel.chance import Seed
from cothon.kernel.journal import packed
from cothon.kernel.step import Step


def lay_out(box: Box, seats: i64, seed: Seed, switches: Switches) -> Table:
    """Everything is laid out; chance is called in a fixed order.

    Bonus tiles, high-sea markers, coastal markers, city pile, goods pile, oar pile, turn order.
    Ships stand in Creta, the wind at its start value, no forecast; the bank has no end.
    [NE-GEN-1, NE-SETUP-1 to -14, EC-30, EC-44]
    """
    g = empty_table(box, seats, seed, switches)
    g.bonus_pool = list(range(BONUS_TILE, BONUS_TILE + BONUS_TILES))
    g.shuffle(g.bonus_pool)
    lay_markers(g)
    g.city_pile = list(range(CITY_CARD, CITY_CARD + CITIES))
    g.shuffle(g.city_pile)
    g.goods_pile = list(range(GOODS_CARD, GOODS_CARD + GOODS_CARDS))
    g.shuffle(g.goods_pile)
    g.oar_pile = list(range(OAR_CARD, OAR_CARD + common_oars(g)))
    g.shuffle(g.oar_pile)
    for seat in range(seats):
        for oar in personal_oars(seat):
            g.show(oar, 1 << seat)
            take_into_hand(g, seat, oar)
    leave_out_unused_oars(g)
    order: list[int] = list(range(seats))
    g.shuffle(order)
    for rank in range(seats):
        g.order[rank] = order[rank]
    put_pawns_on_zero(g)
    return g


def lay_markers(g: Table) -> None:
    """A random marker on every route, the high seas first; they stay for the whole game.

    [NE-SETUP-5, -6, -7]
    """
    high_sea: list[int] = list(g.box.high_sea_markers)
    g.shuffle(high_sea)
    coastal: list[int] = list(g.box.coastal_markers)
    g.shuffle(coastal)
    for route in range(COASTAL_ROUTES):
        g.distances[route] = coastal[route]
    for route in range(HIGH_SEA_ROUTES):
        g.distances[COASTAL_ROUTES + route] = high_sea[route]
    measure_ways(g)


def personal_oars(seat: i64) -> list[int]:
    """The two oar cards of a colour; those of unused colours are left out. [NE-SETUP-1, -10]"""
    first = PERSONAL_CARD + PERSONAL_OARS * seat
    return list(range(first, first + PERSONAL_OARS))


def leave_out_unused_oars(g: Table) -> None:
    """The oars of unused colours, and those that only the larger deck has. [NE-SETUP-1, EC-1]"""
    for oar in range(OAR_CARD + common_oars(g), PERSONAL_CARD):
        leave_out(g, oar)
    for seat in range(g.seats, MOST_SEATS):
        for oar in personal_oars(seat):
            leave_out(g, oar)


def put_pawns_on_zero(g: Table) -> None:
    """A pawn of everybody on the zero space of every regional temple. [NE-SETUP-11, EC-47]"""
    for region in range(REGIONS):
        for rank in range(g.seats):
            g.ranks[region * MOST_SEATS + rank] = g.order[rank]


class BeginGame(Step[Table]):
    """Three rounds, beginning with A. [NE-GEN-2]"""

    def run(self, g: Table) -> None:
        g.tell(SET_OUT, g.box.start_gold, g.wind)
        if g.journal is not None:
            g.tell(ORDER_DRAWN, packed([int(seat) for seat in g.order]))
        g.then(BeginRound(0))
