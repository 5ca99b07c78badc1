"""Whole payments: every set of cards that would pay what is asked now, for those who name it whole.

The rules ask for one card after another, in an order of their own; whoever takes cards up in any
order wants to know which of them can still be part of a payment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import Final

from cothon.games.merchants_guilds.box import FAVOUR, OPULENCE
from cothon.games.merchants_guilds.choices import CARD
from cothon.games.merchants_guilds.payment import PayCoins, PayLeft, PayRight
from cothon.games.merchants_guilds.reckoning import bars_both_after, reckon
from cothon.games.merchants_guilds.residence import PayGoods, mismatches
from cothon.games.merchants_guilds.table import NONE, Table, is_loose, is_trade_card, others_on
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Step

Cards = Sequence[int]
MOST: Final = 2000  # of a very large hand nobody is told what goes together


def whole_payments(g: Table, seat: int) -> list[tuple[int, ...]] | None:
    """Every set that pays, each as choices; None if no payment is asked, or there are too many."""
    step = g.agenda[-1]
    found = sets_that_pay(g, seat, step)
    if found is None:
        return None
    sets = list(islice(found, MOST + 1))
    return None if len(sets) > MOST else [tuple(CARD + card for card in one) for one in sets]


def sets_that_pay(g: Table, seat: int, step: Step[Table]) -> Iterator[Cards] | None:
    """The same as cards, found as they are wanted."""
    hand = [int(card) for card in g.traders[seat].hand]
    last = int(g.paying[-1]) if g.paying else NONE
    if isinstance(step, PayLeft):
        sets = combinations(hand, 1 + int(others_on(g, seat, step.space)))
        return (one for one in sets if leads(g, seat, step, one) and leaves(g, seat, step, one))
    if isinstance(step, PayRight):
        after = last if len(g.paying) > 1 else NONE  # the first one lies on the left
        sets = combinations(loose(g, seat, hand, after), int(step.due))
        return (one for one in sets if leaves(g, seat, step, one))
    if isinstance(step, PayGoods):
        trade = [card for card in loose(g, seat, hand, last) if is_trade_card(card)]
        due = int(g.box.price[step.column]) - len(g.paying)
        return (one for one in combinations(trade, due) if matches(g, seat, step, one))
    if isinstance(step, PayCoins):
        due = int(step.price) - sum(int(g.box.coin[card]) for card in g.paying)
        return coins_for(g, coins_after(g, seat, hand, last), due)
    return None


def loose(g: Table, seat: int, hand: Cards, after: int) -> list[int]:
    """What may still be picked after the one picked last."""
    return [card for card in hand if after == NONE or is_loose(g, seat, card, after)]


def leads(g: Table, seat: int, step: PayLeft, cards: Cards) -> bool:
    """May one of them lie on the left? [MG-PAY-1, MG-EFFECT-FAVOUR-1]"""
    if g.traders[seat].ready[FAVOUR] > 0:
        return True
    return any(g.box.action[card] == step.space for card in cards)


def leaves(g: Table, seat: int, step: PayLeft | PayRight, cards: Cards) -> bool:
    """Does the rest of the hand leave the main or the guild action possible? [MG-TURN-5, -9]"""
    after = g.clone()
    after.traders[seat].hand = [card for card in g.traders[seat].hand if card not in cards]
    r = reckon(after, seat, step.space)
    return bool(r.sure or bars_both_after(after, r, 0) == POSSIBLE)


def matches(g: Table, seat: int, step: PayGoods, cards: Cards) -> bool:
    """Are they, with those picked already, of one good, but for OPULENCE? [MG-RES-3]"""
    after = g.clone()
    after.paying = [*g.paying, *cards]
    return bool(mismatches(after, step.column) <= g.traders[seat].ready[OPULENCE])


def coins_after(g: Table, seat: int, hand: Cards, last: int) -> list[int]:
    """What may follow the coins picked last, the highest first. [MG-CARD-7]"""
    rest = [card for card in hand if g.box.coin[card]]
    if last != NONE:
        coin = g.box.coin[last]
        alike = loose(g, seat, rest, last)
        rest = [
            card
            for card in rest
            if g.box.coin[card] < coin or (g.box.coin[card] == coin and card in alike)
        ]
    return sorted(rest, key=lambda card: (-g.box.coin[card], card))


def coins_for(g: Table, cards: Cards, due: int) -> Iterator[Cards]:
    """Every set of them that reaches a price without a needless card. [AMB-18]"""
    if due <= 0:
        yield ()
        return
    for place, card in enumerate(cards):
        for rest in coins_for(g, cards[place + 1 :], due - int(g.box.coin[card])):
            yield (card, *rest)
