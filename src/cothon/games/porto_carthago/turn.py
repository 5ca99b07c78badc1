"""Phase 6, a turn: one action card, or one of its two alternatives."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from cothon.games.porto_carthago.actions import bars_action, begin_action
from cothon.games.porto_carthago.bonus import ChooseBonus, bars_bonus
from cothon.games.porto_carthago.box import (
    BUY_SEAT,
    EXTEND_WAREHOUSE,
    GOODS,
    MOST_SEATS,
    NO_BONUS,
    QUAYS,
    SLOTS,
)
from cothon.games.porto_carthago.choices import (
    CHARTER_SHIP,
    GOOD,
    MARKET,
    PALACE,
    PASS,
    QUAY,
    SLOT,
    TALENTS,
    WAREHOUSE,
)
from cothon.games.porto_carthago.events import (
    ACTION_IMPOSSIBLE,
    CARD_USED,
    MARKET_REFRESHED,
    TALENTS_TAKEN,
)
from cothon.games.porto_carthago.market import (
    bars_purchase,
    buy,
    empty_market,
    fill_market,
    offer_market,
)
from cothon.games.porto_carthago.privileges import EndTurn, Window
from cothon.games.porto_carthago.reasons import (
    BONUS_EXTENDS,
    BONUS_SELLS,
    BY_CARDS_AT_QUAYS,
    BY_CARDS_AT_SEA,
    MERCHANT_BUYS,
    NO_GOODS_AT_ALL,
    TOO_FEW_SERVANTS,
    neither,
)
from cothon.games.porto_carthago.table import Table
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.step import Question


class TakeTurn(Window):
    """Use one action card, take 3 talents, or refresh the market; kept privileges may come before.

    A card may be used by anybody any number of times, paid in full each time.
    [PC-TURN-3 to -6, -11, PC-ALT-5, EC-32]
    """

    opens_turn: ClassVar[bool] = True

    def offer(self, g: Table, seat: i64) -> None:
        for slot in range(SLOTS):
            g.consider(SLOT + slot, bars_card(g, seat, slot))
        g.offer(TALENTS)
        g.consider(MARKET, bars_refresh(g))
        if g.doubts is not None:
            point_to_cards(g)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == TALENTS:
            g.then(EndTurn(seat))
            take_talents(g, seat)
        elif choice == MARKET:
            g.then(EndTurn(seat))
            refresh_market(g, seat)
        else:
            use_card(g, seat, choice - SLOT)


def bars_card(g: Table, seat: i64, slot: i64) -> i64:
    """Enough servants to pay, and after paying the action or the bonus action is possible.

    [PC-TURN-4, PC-TURN-9, EC-29]
    """
    servants = g.box.slot_servants[slot]
    reserve = g.senators[seat].reserve
    if reserve < servants:
        return because(TOO_FEW_SERVANTS, servants, reserve)
    bar = bars_action(g, seat, g.slots[slot], reserve - servants)
    bonus = g.box.slot_bonus[slot]
    if bar == POSSIBLE or bonus == NO_BONUS:
        return bar
    lack = bars_bonus(g, seat, bonus, reserve - servants)
    if lack == POSSIBLE:
        return POSSIBLE
    return neither(bar, lack)


def point_to_cards(g: Table) -> None:
    """What lies before a player and only an action or a bonus action reaches says which.

    [PC-TURN-3, PC-BONUS-2]
    """
    for good in range(GOODS):
        g.consider(GOOD + good, MERCHANT_BUYS)
    for quay in range(QUAYS):
        g.consider(QUAY + quay, BY_CARDS_AT_QUAYS)
    g.consider(CHARTER_SHIP, BY_CARDS_AT_SEA)
    g.consider(WAREHOUSE, because(BONUS_EXTENDS, EXTEND_WAREHOUSE))
    g.consider(PALACE, because(BONUS_SELLS, BUY_SEAT))


def use_card(g: Table, seat: i64, slot: i64) -> None:
    """Pay the servants, carry out or forgo the action, then the bonus action if there is one.

    [PC-TURN-4, -6, -7, -8, PC-CARDS-3]
    """
    servants = g.box.slot_servants[slot]
    g.senators[seat].reserve -= servants
    g.workers[slot * MOST_SEATS + seat] += servants
    g.tell(CARD_USED, seat, g.slots[slot], slot, servants)
    bonus = g.box.slot_bonus[slot]
    g.then(EndTurn(seat) if bonus == NO_BONUS else ChooseBonus(seat, bonus))
    if bars_action(g, seat, g.slots[slot], g.senators[seat].reserve) == POSSIBLE:
        begin_action(g, seat, g.slots[slot])
    else:
        g.tell(ACTION_IMPOSSIBLE, seat, g.slots[slot])


# Alternatives to an action card


def take_talents(g: Table, seat: i64) -> None:
    """3 talents from the bank, and nothing else. [PC-ALT-1]"""
    g.senators[seat].talents += g.box.take_talents
    g.tell(TALENTS_TAKEN, seat, g.box.take_talents)


def refresh_market(g: Table, seat: i64) -> None:
    """The market goes into the bag and is drawn anew; the prices start afresh.

    It is one step with its purchase. [PC-ALT-2, -3, -4, EC-24]
    """
    g.tell(MARKET_REFRESHED, seat)
    empty_market(g)
    fill_market(g)
    if bars_purchase(g, seat, g.box.refresh_price) == POSSIBLE:
        g.then(BuyFreshGood(seat))


def bars_refresh(g: Table) -> i64:
    """Not with market and bag both empty. [EC-23]"""
    for good in range(GOODS):
        if g.bag[good] or g.market[good]:
            return POSSIBLE
    return NO_GOODS_AT_ALL


class BuyFreshGood(Question[Table]):
    """The same player may at once buy one good for 6; it does not count for the prices.

    [PC-ALT-3, PC-ALT-4]
    """

    def offer(self, g: Table, seat: i64) -> None:
        offer_market(g)
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice != PASS:
            buy(g, seat, choice - GOOD, g.box.refresh_price)
