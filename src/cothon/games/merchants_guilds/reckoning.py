"""Reckoning: is the action of a space still possible when the payment for it is complete?

A card of the hand is loose if the payment may still take it; the others, which were passed over,
are fixed. Both are counted once for a whole menu, and so is what the space asks. Then a card is
weighed by laying it aside: nothing tries subsets, and nothing looks at the hand anew.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cothon.games.merchants_guilds.actions import (
    bars_action_without_cards,
    cheapest_placement,
    open_columns,
    wanted_goods,
)
from cothon.games.merchants_guilds.box import (
    BASE_CARD,
    COLUMNS,
    FAVOUR,
    GOODS,
    HARBOUR_DELIVERY,
    OPULENCE,
    RESIDENCE,
)
from cothon.games.merchants_guilds.reasons import (
    CARD_NEEDED,
    COLUMN_EMPTY,
    NO_COLUMN_PAYABLE,
    NO_DISC_IN_HARBOURS,
    NOTHING_TO_DELIVER,
    RESIDENCE_EMPTY,
    TOO_FEW_FOLLOW,
    TOO_FEW_MATCHING,
    TOO_FEW_TRADE_CARDS,
)
from cothon.games.merchants_guilds.table import (
    NONE,
    Table,
    coins_in_hand,
    is_loose,
    is_trade_card,
    marker_on,
)
from cothon.kernel.reasons import POSSIBLE

UNPAYABLE: Final = 1 << 30  # more coins than there are


@mypyc_attr(acyclic=True, free_list_len=1)  # there is one at a time, and it holds only numbers
class Reckoning:
    """What a player holds, and what an action space asks."""

    seat: i64
    favour: bool  # FAVOUR lets any card go left of the residence
    actions: i64  # a mask of those that the cards show
    gone: i64  # the card laid aside, or NONE
    after: i64  # the card picked last, or NONE
    loose: i64  # how many cards of any kind
    loose_base: i64  # how many of them are base cards
    loose_goods: i64  # the others by good, seven bits each: a shift by 32 would be lost in C
    fixed_goods: i64
    fixed_trade: i64  # how many fixed trade cards
    coins: i64  # of all cards

    space: i64
    targets: i64  # a mask of the columns or goods that the main action may be used on, or just 1
    bar: i64  # why there are none, so that the main action is impossible with any hand
    sure: bool  # the main action is possible whatever is paid, so that nothing else matters
    price: i64  # of the cheapest placement of the guild action


# What the player holds


def begin_reckoning(g: Table, seat: i64) -> Reckoning:
    """Nothing is counted or looked up yet."""
    r = Reckoning()
    r.seat = seat
    r.favour = g.traders[seat].ready[FAVOUR] > 0
    return r


def reckon_hand(g: Table, seat: i64) -> Reckoning:
    """A player's whole hand, and no space yet."""
    r = begin_reckoning(g, seat)
    count_hand(g, r, NONE, NONE)
    return r


def reckon(g: Table, seat: i64, space: i64) -> Reckoning:
    """A player's hand, and what a space asks; if it is sure, only how many cards there are."""
    r = begin_reckoning(g, seat)
    aim_at(g, r, space)
    if r.sure:
        r.loose = len(g.traders[seat].hand)
    else:
        count_hand(g, r, NONE, NONE)
    return r


def count_hand(g: Table, r: Reckoning, gone: i64, after: i64) -> None:
    """Count the hand without a card that is gone, when the one picked last is `after`."""
    actions: i64 = 0
    loose: i64 = 0
    loose_base: i64 = 0
    loose_goods: i64 = 0
    fixed_trade: i64 = 0
    fixed_goods: i64 = 0
    coins: i64 = 0
    card: i64  # converted once, not wherever it is used
    for card in g.traders[r.seat].hand:
        if card == gone:
            continue
        actions |= 1 << g.box.action[card]
        is_loose_card = after == NONE or is_loose(g, r.seat, card, after)
        loose += is_loose_card
        if card >= BASE_CARD:
            loose_base += is_loose_card
            continue
        coins += g.box.coin[card]
        if is_loose_card:
            loose_goods += 1 << 7 * g.box.good[card]
        else:
            fixed_trade += 1
            fixed_goods += 1 << 7 * g.box.good[card]
    r.actions = actions
    r.gone = gone
    r.after = after
    r.loose = loose
    r.loose_base = loose_base
    r.loose_goods = loose_goods
    r.fixed_trade = fixed_trade
    r.fixed_goods = fixed_goods
    r.coins = coins


def lay_aside(g: Table, r: Reckoning, card: i64) -> None:
    """A loose card is gone."""
    r.gone = card
    count_loose(g, r, card, -1)


def take_back(g: Table, r: Reckoning) -> None:
    """The card that was laid aside is loose again."""
    count_loose(g, r, r.gone, 1)
    r.gone = NONE


def count_loose(g: Table, r: Reckoning, card: i64, number: i64) -> None:
    """There are so many more of a loose card."""
    r.loose += number
    if is_trade_card(card):
        r.loose_goods += number * (1 << 7 * g.box.good[card])
        r.coins += number * g.box.coin[card]
    else:
        r.loose_base += number


# What the space asks


def aim_at(g: Table, r: Reckoning, space: i64) -> None:
    """Look up what a space asks: for its main action, and if that is not sure, its guild action."""
    aim_at_main(g, r, space)
    r.price = UNPAYABLE
    if not r.sure:
        r.price = guild_price(g, r.seat, space)


def aim_at_main(g: Table, r: Reckoning, space: i64) -> None:
    """Look up what the main action of a space may be used on."""
    r.space = space
    if space == RESIDENCE:
        r.targets = open_columns(g, r.seat)
        r.bar = POSSIBLE if r.targets else RESIDENCE_EMPTY
    elif space == HARBOUR_DELIVERY:
        r.targets = wanted_goods(g, r.seat)
        r.bar = POSSIBLE if r.targets else NO_DISC_IN_HARBOURS
    else:
        r.bar = bars_action_without_cards(g, r.seat, space)
        r.targets = int(r.bar == POSSIBLE)
    r.sure = r.targets != 0 and not needs_cards(space)


def needs_cards(space: i64) -> bool:
    """Does the main action of a space take cards from the hand?"""
    return space in (RESIDENCE, HARBOUR_DELIVERY)


def guild_price(g: Table, seat: i64, space: i64) -> i64:
    """The cheapest placement, if a guild marker and an available disc are there. [MG-MARKER-1]"""
    if marker_on(g, space) == NONE or not g.traders[seat].available:
        return UNPAYABLE
    return cheapest_placement(g, seat)


# What is possible


def bars_action(g: Table, seat: i64, space: i64) -> i64:
    """Can the main action of a space be carried out now? [MG-TURN-8]"""
    if not needs_cards(space):
        return bars_action_without_cards(g, seat, space)
    r = reckon_hand(g, seat)
    aim_at_main(g, r, space)
    return bars_action_after(g, r, 0)


def can_place(g: Table, seat: i64, space: i64) -> bool:
    """Can a guild action be carried out on this space now? [MG-TURN-8, MG-GUILD-1]"""
    price = guild_price(g, seat, space)
    return price != UNPAYABLE and price <= coins_in_hand(g, seat)


def bars_payment_with(g: Table, r: Reckoning, card: i64, due: i64) -> i64:
    """Can either action be carried out after paying this loose card and `due` more of any kind?"""
    if r.sure:
        return POSSIBLE if due < r.loose else TOO_FEW_FOLLOW
    lay_aside(g, r, card)
    bar = bars_payment(g, r, due)
    take_back(g, r)
    return bar


def bars_payment(g: Table, r: Reckoning, due: i64) -> i64:
    """Are there `due` loose cards, with either action possible after them? [MG-TURN-5, -9]"""
    if due > r.loose:
        return TOO_FEW_FOLLOW
    return POSSIBLE if bars_both_after(g, r, due) == POSSIBLE else CARD_NEEDED


def bars_both_after(g: Table, r: Reckoning, due: i64) -> i64:
    """Can the main or the guild action be carried out after paying `due` loose cards?

    [MG-TURN-5, -8, -9]
    """
    bar = bars_action_after(g, r, due)
    if bar != POSSIBLE and can_place_after(g, r, due):
        return POSSIBLE
    return bar


def bars_action_after(g: Table, r: Reckoning, due: i64) -> i64:
    """The main action, with the hand left after paying `due` loose cards. [MG-TURN-8]"""
    if r.sure or not r.targets:
        return r.bar
    if r.space == HARBOUR_DELIVERY:
        return bars_delivery_after(r, due)
    for column in range(COLUMNS):
        if bars_column_after(g, r, column, due) == POSSIBLE:
            return POSSIBLE
    return NO_COLUMN_PAYABLE


def bars_column_after(g: Table, r: Reckoning, column: i64, due: i64) -> i64:
    """RESIDENCE: a disc in the column, and its price, in one of its goods, must be kept.

    Each OPULENCE stands for a card that does not match.
    [MG-RES-1, -3, -4, -5, MG-EFFECT-OPULENCE-2]
    """
    if not r.targets >> column & 1:
        return COLUMN_EMPTY
    price = g.box.price[column]
    spare = r.loose - due
    if price > r.fixed_trade + min(spare, r.loose - r.loose_base):
        return TOO_FEW_TRADE_CARDS
    matching = price - g.traders[r.seat].ready[OPULENCE]
    fixed, loose = r.fixed_goods, r.loose_goods
    for good in range(GOODS):
        if g.box.accepted[column * GOODS + good]:
            missing = matching - (fixed >> 7 * good & 127)
            if missing <= min(spare, loose >> 7 * good & 127):
                return POSSIBLE
    return TOO_FEW_MATCHING


def bars_delivery_after(r: Reckoning, due: i64) -> i64:
    """HARBOUR_DELIVERY: a card that will do for one of the two harbours must be kept."""
    goods = r.fixed_goods
    if due < r.loose:
        goods += r.loose_goods
    for good in range(GOODS):
        if r.targets >> good & 1 and goods >> 7 * good & 127:
            return POSSIBLE
    return NOTHING_TO_DELIVER


def can_place_after(g: Table, r: Reckoning, due: i64) -> bool:
    """The guild action: coins for the cheapest placement must be kept. [MG-GUILD-1]

    Base cards show none, so they are paid before others.
    """
    if r.coins < r.price:
        return False
    return due <= r.loose_base or r.coins - fewest_coins(g, r, due - r.loose_base) >= r.price


def fewest_coins(g: Table, r: Reckoning, number: i64) -> i64:
    """The fewest coins that so many loose trade cards show."""
    coins: list[i64] = []
    card: i64
    for card in g.traders[r.seat].hand:
        if card != r.gone and is_trade_card(card) and is_loose(g, r.seat, card, r.after):
            coins.append(g.box.coin[card])
    coins.sort()
    total: i64 = 0
    for place in range(number):
        total += coins[place]
    return total
