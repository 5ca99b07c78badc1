"""Payment: cards are picked one by one in a fixed order, so that one set of cards has one way.

Nothing is offered that cannot be completed, and of cards that cannot be told apart only one. Until
the last one is in, what was picked lies face down: what can be taken back is not shown. That a pick
is not asked for, since there is no other, may be seen. [MG-CARD-8, AMB-63]
"""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_guilds.box import BASE_CARD, BASE_CARDS, FAVOUR
from cothon.games.merchants_guilds.choices import CARD
from cothon.games.merchants_guilds.effects.events import SHIP_USED
from cothon.games.merchants_guilds.effects.windows import ship_to_turn, turn_over
from cothon.games.merchants_guilds.events import RIGHT_PAID, SPACE_PAID
from cothon.games.merchants_guilds.reasons import (
    BASE_CARD_PAYS_NOTHING,
    BESIDE_RESIDENCE,
    CARDS_NEEDED,
    COINS_FOLLOW_SHORT,
    HIGHER_COINS_FIRST,
    IN_THE_MARKET,
    NO_CARD_SHOWS_IT,
    OTHER_ACTION,
    PICKED_ALREADY,
    PICKED_EARLIER,
    TOO_FEW_CARDS,
    TOO_FEW_FOLLOW,
)
from cothon.games.merchants_guilds.reckoning import (
    Reckoning,
    aim_at,
    bars_both_after,
    bars_payment,
    bars_payment_with,
    count_hand,
    reckon,
)
from cothon.games.merchants_guilds.table import (
    NONE,
    Table,
    doubt_twin,
    has_lower_twin,
    is_loose,
    is_trade_card,
    lay_open,
    loose_after,
    others_on,
    take_from_hand,
)
from cothon.games.merchants_guilds.telling import row_of
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.step import Question


def pick(g: Table, seat: i64, card: i64) -> None:
    """A card is laid aside for a payment, face down. [MG-CARD-8]"""
    take_from_hand(g, seat, card)
    g.paying.append(card)


def discard_picked(g: Table) -> i64:
    """The payment is complete: it is shown, and goes to the discards for good.

    The row of its cards, for the event that tells what was paid for what. [MG-CARD-4, -8]
    """
    paid = row_of(g, g.paying)
    for card in g.paying:
        lay_open(g, card)
        g.discard.append(card)
    g.paying.clear()
    return paid


def doubt_other_cards(g: Table, seat: i64, market: i64 = IN_THE_MARKET) -> None:
    """A payment takes cards of the hand: none that was picked or played, and none of the market.

    [MG-CARD-6, -8]
    """
    if g.doubts is None:
        return
    trader = g.traders[seat]
    for card in g.paying:
        g.consider(CARD + card, PICKED_ALREADY)
    for card in trader.left + trader.right:
        g.consider(CARD + card, BESIDE_RESIDENCE)
    for card in g.market:
        g.consider(CARD + card, market)


# Action spaces


def bars_space(g: Table, r: Reckoning, space: i64) -> i64:
    """Is there a payment that leaves the main action or the guild action of the space possible?

    [MG-TURN-5, -9, MG-PAY-5, D3]
    """
    due = others_on(g, r.seat, space)
    if r.loose <= due:
        return because(TOO_FEW_CARDS, due + 1, r.loose)
    if not (r.favour or r.actions >> space & 1):
        return because(NO_CARD_SHOWS_IT, space)
    aim_at(g, r, space)
    if r.sure:
        return POSSIBLE
    bar = bars_both_after(g, r, 0)
    if bar != POSSIBLE:
        return bar  # not even with all cards still in hand
    card: i64
    for card in g.traders[r.seat].hand:
        if bars_lead(g, r, card) == POSSIBLE and bars_payment_with(g, r, card, due) == POSSIBLE:
            return POSSIBLE
    return CARDS_NEEDED


def bars_lead(g: Table, r: Reckoning, card: i64) -> i64:
    """May this card go left of the residence? It shows the action, or FAVOUR lets any card do.

    [MG-PAY-1, -6, MG-EFFECT-FAVOUR-1, AMB-32, D4]
    """
    return POSSIBLE if g.box.action[card] == r.space or r.favour else OTHER_ACTION


class PayLeft(Question[Table]):
    """A card that shows the action, left of the residence. [MG-PAY-1, -6, MG-CARD-1, -2]"""

    def __init__(self, seat: i64, space: i64) -> None:
        self.waiting = 1 << seat
        self.space = space

    def offer(self, g: Table, seat: i64) -> None:
        due = others_on(g, seat, self.space)
        r = reckon(g, seat, self.space)
        other = because(OTHER_ACTION, self.space)
        card: i64
        for card in g.traders[seat].hand:
            if bars_lead(g, r, card) != POSSIBLE:
                g.consider(CARD + card, other)
            elif has_lower_twin(g, seat, card):
                doubt_twin(g, card)
            else:
                g.consider(CARD + card, bars_payment_with(g, r, card, due))
        doubt_other_cards(g, seat)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        card = choice - CARD
        pick(g, seat, card)
        if g.box.action[card] != self.space:
            g.hold(SHIP_USED, seat, ship_to_turn(g, seat, FAVOUR), FAVOUR)
        g.hold(SPACE_PAID, seat, self.space, card)
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
            if card <= after:
                g.consider(CARD + card, PICKED_EARLIER)
            elif has_lower_twin(g, seat, card):
                doubt_twin(g, card)
            else:
                g.consider(CARD + card, self.bars(g, r, card))
        doubt_other_cards(g, seat)

    def bars(self, g: Table, r: Reckoning, card: i64) -> i64:
        """Does this card leave the action possible? After the last one all others stay."""
        if self.due == 1:
            return bars_payment_with(g, r, card, 0)
        if r.sure:
            return POSSIBLE if self.due - 1 <= loose_after(g, r.seat, card) else TOO_FEW_FOLLOW
        count_hand(g, r, card, card)
        return bars_payment(g, r, self.due - 1)

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
            bar = bars_next_coin(g, card)
            if bar != POSSIBLE:
                g.consider(CARD + card, bar)
            elif has_lower_twin(g, seat, card):
                doubt_twin(g, card)
            else:
                g.consider(CARD + card, bars_coins_from(g, seat, card, missing))
        doubt_other_cards(g, seat)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        pick(g, seat, choice - CARD)
        paid: i64 = 0
        for card in g.paying:
            paid += g.box.coin[card]
        if paid < self.price:
            g.then(PayCoins(seat, self.price))


def bars_next_coin(g: Table, card: i64) -> i64:
    """May this card follow the last one picked: fewer coins, or as many and a higher number?"""
    coin = g.box.coin[card]
    if not coin:
        return BASE_CARD_PAYS_NOTHING
    if not g.paying:
        return POSSIBLE
    last: i64 = g.paying[-1]
    if coin < g.box.coin[last] or (coin == g.box.coin[last] and card > last):
        return POSSIBLE
    return HIGHER_COINS_FIRST


def bars_coins_from(g: Table, seat: i64, card: i64, missing: i64) -> i64:
    """Do this card and those that may follow it complete the price?"""
    coins = coins_from(g, seat, card)
    if coins >= missing:
        return POSSIBLE
    return because(COINS_FOLLOW_SHORT, coins, missing)


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
