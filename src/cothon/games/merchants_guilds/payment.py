"""Payment: cards are picked one by one in a fixed order, so that one set of cards has one way.

Nothing is offered that cannot be completed, and of cards that cannot be told apart only one. Until
the last one is in, what was picked lies face down: what can be taken back is not shown. That a pick
is not asked for, since there is no other, may be seen. [MG-CARD-8, AMB-63]
"""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_guilds.box import BASE_CARD, BASE_CARDS, FAVOUR
from cothon.games.merchants_guilds.choices import CARD
from cothon.games.merchants_guilds.effects.events import EFFECT_USED
from cothon.games.merchants_guilds.effects.windows import turn_over
from cothon.games.merchants_guilds.events import CARD_DISCARDED, RIGHT_PAID, SPACE_PAID
from cothon.games.merchants_guilds.reckoning import (
    Reckoning,
    aim_at,
    count_hand,
    is_possible,
    is_possible_without,
    reckon,
)
from cothon.games.merchants_guilds.table import (
    NONE,
    Table,
    has_lower_twin,
    is_loose,
    is_trade_card,
    lay_open,
    loose_after,
    others_on,
    take_from_hand,
)
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.step import Question


def pick(g: Table, seat: i64, card: i64) -> None:
    """A card is laid aside for a payment, face down. [MG-CARD-8]"""
    take_from_hand(g, seat, card)
    g.paying.append(card)


def discard_picked(g: Table, seat: i64) -> None:
    """The payment is complete: it is shown, and goes to the discards for good. [MG-CARD-4, -8]"""
    for card in g.paying:
        lay_open(g, card)
        g.discard.append(card)
        g.tell(CARD_DISCARDED, seat, card)
    g.paying.clear()


# Action spaces


def can_pay_space(g: Table, r: Reckoning, space: i64) -> bool:
    """Is there a payment that leaves the main action or the guild action of the space possible?

    [MG-TURN-5, -9, MG-PAY-5, D3]
    """
    due = others_on(g, r.seat, space)
    if r.loose <= due or not (r.favour or r.actions >> space & 1):
        return False
    aim_at(g, r, space)
    if r.sure:
        return True
    if not is_possible(g, r, 0):
        return False  # not even with all cards still in hand
    card: i64
    for card in g.traders[r.seat].hand:
        if can_lead(g, r, card) and is_possible_without(g, r, card, due):
            return True
    return False


def can_lead(g: Table, r: Reckoning, card: i64) -> bool:
    """May this card go left of the residence? It shows the action, or FAVOUR lets any card do.

    [MG-PAY-1, -6, MG-EFFECT-FAVOUR-1, AMB-32, D4]
    """
    return g.box.action[card] == r.space or r.favour


class PayLeft(Question[Table]):
    """A card that shows the action, left of the residence. [MG-PAY-1, -6, MG-CARD-1, -2]"""

    def __init__(self, seat: i64, space: i64) -> None:
        self.waiting = 1 << seat
        self.space = space

    def offer(self, g: Table, seat: i64) -> None:
        due = others_on(g, seat, self.space)
        r = reckon(g, seat, self.space)
        card: i64
        for card in g.traders[seat].hand:
            if not can_lead(g, r, card) or has_lower_twin(g, seat, card):
                continue
            if is_possible_without(g, r, card, due):
                g.offer(CARD + card)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        card = choice - CARD
        pick(g, seat, card)
        g.hold(SPACE_PAID, seat, self.space, card)
        if g.box.action[card] != self.space:
            g.hold(EFFECT_USED, seat, FAVOUR)
        due = others_on(g, seat, self.space)
        if due:
            cover_base_cards(g, seat)
            g.then(PayRight(seat, self.space, due))


class PayRight(Question[Table]):
    """Any other card for every other disc on the space, right of the residence.

    They are picked in the order of their numbers. [MG-PAY-2, -3, -4, -7, MG-CARD-8]
    """

    def __init__(self, seat: i64, space: i64, due: i64) -> None:
        self.waiting = 1 << seat
        self.space = space
        self.due = due

    def offer(self, g: Table, seat: i64) -> None:
        r = reckon(g, seat, self.space)
        after: i64 = g.paying[-1] if len(g.paying) > 1 else NONE  # the first one goes left
        card: i64
        for card in g.traders[seat].hand:
            if card <= after or has_lower_twin(g, seat, card):
                continue
            if self.is_payable(g, r, card):
                g.offer(CARD + card)

    def is_payable(self, g: Table, r: Reckoning, card: i64) -> bool:
        """Does this card leave the action possible? After the last one all others stay."""
        if self.due == 1:
            return is_possible_without(g, r, card, 0)
        if r.sure:
            return self.due - 1 <= loose_after(g, r.seat, card)
        count_hand(g, r, card, card)
        return is_possible(g, r, self.due - 1)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        card = choice - CARD
        pick(g, seat, card)
        g.hold(RIGHT_PAID, seat, card)
        if self.due > 1:
            g.then(PayRight(seat, self.space, self.due - 1))


def cover_base_cards(g: Table, seat: i64) -> None:
    """All know the base cards of a hand: they would see which of them is missing. [MG-CARD-8]"""
    g.forget(g.paying[0], 1 << seat)
    for card in g.traders[seat].hand:
        if not is_trade_card(card):
            g.forget(card, 1 << seat)


def uncover_base_cards(g: Table, seat: i64) -> None:
    """All know them again, and learn nothing by that."""
    card: i64 = BASE_CARD + BASE_CARDS * seat
    for _ in range(BASE_CARDS):
        g.known[card] = EVERYBODY
        card += 1


def lay_beside(g: Table, seat: i64) -> None:
    """The payment is complete: it is shown, the first card left of the residence, the others right.

    A first card that does not show the action uses FAVOUR. [MG-CARD-3, -6, -8, MG-PAY-6, MG-FX-9]
    """
    trader = g.traders[seat]
    if len(g.paying) > 1:
        uncover_base_cards(g, seat)
    for place, card in enumerate(g.paying):
        lay_open(g, card)
        if place:
            trader.right.append(card)
        else:
            trader.left.append(card)
    if g.box.action[g.paying[0]] != g.space:
        turn_over(g, seat, FAVOUR)
    g.paying.clear()
    g.disclose()


# Coins


class PayCoins(Question[Table]):
    """Trade cards worth at least the price; there is no change.

    They are picked from the highest coins down and only while something is missing, so that no card
    of the set is needless. [MG-CARD-1, -4, -7, -8, AMB-17, AMB-18]
    """

    def __init__(self, seat: i64, price: i64) -> None:
        self.waiting = 1 << seat
        self.price = price

    def offer(self, g: Table, seat: i64) -> None:
        missing = self.price
        card: i64
        for card in g.paying:
            missing -= g.box.coin[card]
        for card in g.traders[seat].hand:
            if not is_next_coin(g, card) or has_lower_twin(g, seat, card):
                continue
            if coins_from(g, seat, card) >= missing:
                g.offer(CARD + card)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        pick(g, seat, choice - CARD)
        paid: i64 = 0
        for card in g.paying:
            paid += g.box.coin[card]
        if paid < self.price:
            g.then(PayCoins(seat, self.price))
        else:
            discard_picked(g, seat)


def is_next_coin(g: Table, card: i64) -> bool:
    """May this card follow the last one picked: fewer coins, or as many and a higher number?"""
    coin = g.box.coin[card]
    if not coin or not g.paying:
        return coin > 0
    last: i64 = g.paying[-1]
    return coin < g.box.coin[last] or (coin == g.box.coin[last] and card > last)


def coins_from(g: Table, seat: i64, first: i64) -> i64:
    """The coins of a card and of all that may be picked after it."""
    most = g.box.coin[first]
    total: i64 = 0
    card: i64
    for card in g.traders[seat].hand:
        coin = g.box.coin[card]
        if card == first or coin < most or (coin == most and is_loose(g, seat, card, first)):
            total += coin
    return total
