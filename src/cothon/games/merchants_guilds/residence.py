"""RESIDENCE action: pay goods, and the topmost disc of a column is available."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_guilds.box import (
    COLUMNS,
    GOODS,
    LEFT,
    MIDDLE,
    MOST_SPACES,
    OPULENCE,
    RESIDENCE,
    RIGHT,
)
from cothon.games.merchants_guilds.choices import CARD, COLUMN
from cothon.games.merchants_guilds.effects.windows import use_effect
from cothon.games.merchants_guilds.events import (
    BONUS_SEATS_GREW,
    COLUMN_EMPTIED,
    DISC_BOUGHT,
    STRENGTH_GREW,
)
from cothon.games.merchants_guilds.payment import discard_picked, doubt_other_cards, pick
from cothon.games.merchants_guilds.reasons import (
    BASE_CARD_PAYS_NOTHING,
    GOODS_DO_NOT_MATCH,
    PICKED_EARLIER,
    TOO_FEW_FOLLOW,
    TOO_FEW_MATCHING,
    TOO_FEW_TRADE_CARDS,
)
from cothon.games.merchants_guilds.reckoning import Reckoning, bars_column_after, reckon
from cothon.games.merchants_guilds.table import (
    NONE,
    Table,
    doubt_twin,
    has_lower_twin,
    is_loose,
    is_trade_card,
)
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.step import Question, Step

TOO_MUCH: Final = 999  # more OPULENCE than there is


class ChooseColumn(Question[Table]):
    """One column that still holds a disc and whose price can be paid. [MG-RES-1, -10, D10]"""

    def offer(self, g: Table, seat: i64) -> None:
        r = reckon(g, seat, RESIDENCE)
        for column in range(COLUMNS):
            g.consider(COLUMN + column, bars_column(g, r, column))

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        column = choice - COLUMN
        g.then(PayGoods(seat, column), FreeDisc(seat, column))


def bars_column(g: Table, r: Reckoning, column: i64) -> i64:
    """The price of a column, all cards kept; whoever doubts is told how many are there."""
    bar = bars_column_after(g, r, column, 0)
    if g.doubts is None:
        return bar
    if bar == TOO_FEW_TRADE_CARDS:
        return because(bar, g.box.price[column], r.loose - r.loose_base)
    if bar == TOO_FEW_MATCHING:
        return because(bar, g.box.price[column], most_of_one_good(g, r, column))
    return bar


def most_of_one_good(g: Table, r: Reckoning, column: i64) -> i64:
    """How many cards in hand show one of the goods that a column takes, at the most."""
    most: i64 = 0
    for good in range(GOODS):
        if g.box.accepted[column * GOODS + good]:
            most = max(most, r.loose_goods >> 7 * good & 127)
    return most


class PayGoods(Question[Table]):
    """The cards of the price, exactly so many, of one good that the column takes.

    Each OPULENCE lets one of them be any trade card. They are picked in the order of their numbers.
    [MG-RES-3, -4, -5, MG-CARD-8, MG-EFFECT-OPULENCE-1, AMB-08, AMB-31]
    """

    def __init__(self, seat: i64, column: i64) -> None:
        self.waiting = 1 << seat
        self.column = column

    def offer(self, g: Table, seat: i64) -> None:
        last: i64 = g.paying[-1] if g.paying else NONE
        for card in g.traders[seat].hand:
            if not is_trade_card(card):
                g.consider(CARD + card, BASE_CARD_PAYS_NOTHING)
            elif card <= last:
                g.consider(CARD + card, PICKED_EARLIER)
            elif has_lower_twin(g, seat, card):
                doubt_twin(g, card)
            else:
                g.consider(CARD + card, bars_completion(g, seat, self.column, card))
        doubt_other_cards(g, seat)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        pick(g, seat, choice - CARD)
        if len(g.paying) < g.box.price[self.column]:
            g.then(PayGoods(seat, self.column))
            return
        for _ in range(mismatches(g, self.column)):
            use_effect(g, seat, OPULENCE)


def bars_completion(g: Table, seat: i64, column: i64, first: i64) -> i64:
    """Can the price be completed with this card and later ones, in one of the goods?"""
    needed = opulence_needed(g, seat, column, first)
    if needed <= g.traders[seat].ready[OPULENCE]:
        return POSSIBLE
    if needed == TOO_MUCH:
        return TOO_FEW_FOLLOW
    return because(GOODS_DO_NOT_MATCH, column)


def opulence_needed(g: Table, seat: i64, column: i64, first: i64) -> i64:
    """The fewest OPULENCE with which this card and later ones complete the price.

    TOO_MUCH if there are not enough cards. Cards are counted by good, seven bits each.
    [MG-EFFECT-OPULENCE-2]
    """
    picked: i64 = 1 << 7 * g.box.good[first]
    card: i64
    for card in g.paying:
        picked += 1 << 7 * g.box.good[card]
    later: i64 = 0
    later_cards: i64 = 0
    for card in g.traders[seat].hand:
        if is_trade_card(card) and is_loose(g, seat, card, first):
            later += 1 << 7 * g.box.good[card]
            later_cards += 1
    fewest: i64 = TOO_MUCH
    missing: i64 = g.box.price[column] - len(g.paying) - 1
    if later_cards >= missing:
        for good in range(GOODS):
            if g.box.accepted[column * GOODS + good]:
                matching = (picked >> 7 * good & 127) + min(missing, later >> 7 * good & 127)
                fewest = min(fewest, g.box.price[column] - matching)
    return fewest


def mismatches(g: Table, column: i64) -> i64:
    """How many of the picked cards OPULENCE has to stand for. [MG-EFFECT-OPULENCE-2]"""
    best: i64 = 0
    for good in range(GOODS):
        if g.box.accepted[column * GOODS + good]:
            same: i64 = 0
            for card in g.paying:
                same += int(g.box.good[card] == good)
            best = max(best, same)
    return len(g.paying) - best


class FreeDisc(Step[Table]):
    """The topmost disc becomes available; the double space releases both of its discs.

    A disc never comes back to the residence. [MG-RES-1, -2, -6, -11, AMB-42]
    """

    def __init__(self, seat: i64, column: i64) -> None:
        self.seat = seat
        self.column = column

    def run(self, g: Table) -> None:
        paid = discard_picked(g)
        discs = free_space(g, self.seat, self.column)
        g.traders[self.seat].available += discs
        g.tell(DISC_BOUGHT, self.seat, paid, discs, self.column)
        tell_column(g, self.seat, self.column)


def free_space(g: Table, seat: i64, column: i64) -> i64:
    """Empty the topmost space of a column; how many discs lay there."""
    trader = g.traders[seat]
    space = trader.freed[column]
    trader.freed[column] += 1
    return g.box.discs[column * MOST_SPACES + space]


def tell_column(g: Table, seat: i64, column: i64) -> None:
    """What a column is worth now that a space of it is empty. [MG-RES-7, -8, -9]"""
    if column == LEFT and bonus_seats(g, seat):
        g.tell(BONUS_SEATS_GREW, seat, bonus_seats(g, seat))
    elif column == MIDDLE:
        g.tell(STRENGTH_GREW, seat, strength(g, seat))
    if gives_seat(g, seat, column):
        g.tell(COLUMN_EMPTIED, seat, column)


def gives_seat(g: Table, seat: i64, column: i64) -> bool:
    """Is a column empty, so that it counts as a guild seat? Perhaps only the right one does.

    [MG-SCORE-1, AMB-03]
    """
    if g.switches.right_column_only and column != RIGHT:
        return False
    return g.traders[seat].freed[column] == g.box.spaces[column]


def strength(g: Table, seat: i64) -> i64:
    """The value of the lowest empty space of the middle column. [MG-RES-7, -9]"""
    return g.box.strength[g.traders[seat].freed[MIDDLE]]


def bonus_seats(g: Table, seat: i64) -> i64:
    """The value of the lowest empty space of the left column. [MG-RES-7, -8]"""
    return g.box.bonus_seats[g.traders[seat].freed[LEFT]]
