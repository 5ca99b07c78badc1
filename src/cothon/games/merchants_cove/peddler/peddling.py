"""The Peddler's turn: two cards decide what it does, how often, where, and what it costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_cove.clock import MoveHourglass, step_onto_hand, step_to_next_hour
from cothon.games.merchants_cove.corruption import FOR_ACTION, draw_corruption
from cothon.games.merchants_cove.peddler.actions import carry_out, spot_of
from cothon.games.merchants_cove.peddler.cards import errand_code, slide_cards, turn_up_card
from cothon.games.merchants_cove.peddler.events import ERRAND_SET, HAND_AVOIDED, HAND_TAKEN
from cothon.games.merchants_cove.peddler.shop import (
    Barrow,
    barrow_at,
    depth_shown,
    goods_on_stall,
    side_shown,
)
from cothon.games.merchants_cove.table import Table
from cothon.games.merchants_cove.telling import cost_code
from cothon.kernel.step import Step

SPOTS: Final = 4  # how often and where are one number in the log


def peddle(g: Table, barrow: Barrow) -> None:
    """A card comes into the left slot; its right half faces the left half of the right card.

    The action is carried out as often as the multiplier says, its cost is paid once: the hours of
    both halves first. [MC-PEDDLER-10, -11, -12, -17, E-98]
    """
    barrow.left = turn_up_card(g, barrow)
    printed = barrow.printed
    left, right = barrow.left - barrow.first_card, barrow.right - barrow.first_card
    times = printed.times[left]
    hours = printed.hours[right] + printed.more_hours[left]
    corruption = printed.corruption[right] + printed.more_corruption[left]
    manner = times * SPOTS + spot_of(side_shown(barrow), depth_shown(barrow))
    g.tell(ERRAND_SET, barrow.seat, errand_code(barrow), manner, cost_code(hours, corruption))
    for _ in range(times):
        carry_out(g, barrow)
    g.then(MoveHourglass(barrow.seat, hours), EndPeddling(barrow.seat, corruption))


class EndPeddling(Step[Table]):
    """After the hours the corruption cards; then the right card is discarded, the left one slides.

    [MC-PEDDLER-12, -13]
    """

    def __init__(self, seat: i64, corruption: i64) -> None:
        self.seat = seat
        self.corruption = corruption

    def run(self, g: Table) -> None:
        for _ in range(self.corruption):
            draw_corruption(g, self.seat, FOR_ACTION)
        slide_cards(g, barrow_at(g, self.seat))


def take_hand_or_not(g: Table, barrow: Barrow, hours: i64) -> None:
    """With few goods it takes a free hand, with more it goes on. [MC-PEDDLER-22, E-89]"""
    goods, few = goods_on_stall(barrow), barrow.printed.few_goods
    if goods <= few:
        g.tell(HAND_TAKEN, barrow.seat, goods, few)
        step_onto_hand(g, barrow.seat, hours)
    else:
        g.tell(HAND_AVOIDED, barrow.seat, goods, few)
        step_to_next_hour(g, barrow.seat, hours)
