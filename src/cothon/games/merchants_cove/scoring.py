"""Final scoring: icons against halls and lair, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.box import COLOURS, GOODS, HALLS, NONE, ROGUE
from cothon.games.merchants_cove.events import (
    CORRUPTION_REVEALED,
    CORRUPTION_SCORED,
    FINAL_SCORING,
    GAME_DECIDED,
    GOLD_COUNTED,
    GOLD_EARNED,
    HAND_REVEALED,
    ICONS_SCORED,
    SOLO_LOST,
    SOLO_TIE,
    SOLO_WON,
    TIE_BROKEN_BY_CARDS,
    TIE_BROKEN_BY_GOODS,
    VICTORY_LEVEL,
)
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.table import Table
from cothon.games.merchants_cove.telling import crowd_code, lineup_of, mention, some_code
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.step import Step


class ScoreFactions(Step[Table]):
    """Corruption cards are revealed; faction icons pay their halls, corruption icons cost the lair.

    [MC-END-1, -2, -3, MC-SPON-3, MC-RECRUIT-8, E-62]
    """

    def run(self, g: Table) -> None:
        g.between_turns()
        g.tell(FINAL_SCORING, crowd_code(g, HALLS))
        for merchant in g.merchants:
            g.tell(GOLD_EARNED, merchant.seat, merchant.sales, merchant.sponsorship, merchant.trade)
            reveal_hand(g, merchant)
            score_icons(g, merchant.seat)
            g.tell(GOLD_COUNTED, merchant.seat, merchant.gold())
        g.then(AnnounceWinners())


def reveal_hand(g: Table, merchant: Merchant) -> None:
    """All corruption cards are turned over together, and told one by one. [MC-END-1]"""
    for card in merchant.hand:
        g.show(card, EVERYBODY)
    if merchant.hand:
        g.tell(HAND_REVEALED, merchant.seat, len(merchant.hand))
    for card in merchant.hand:
        g.tell(CORRUPTION_REVEALED, merchant.seat, card)


def score_icons(g: Table, seat: i64) -> None:
    """What the icons on staff and corruption cards bring and cost at the end. [MC-END-2, -3]"""
    merchant = g.merchants[seat]
    for colour in range(COLOURS):
        icons = faction_icons(g, seat, colour)
        if icons:
            gold = icons * g.hall(colour)
            merchant.renown += gold
            g.tell(ICONS_SCORED, seat, some_code(colour, g.hall(colour)), icons, gold)
    corruption = corruption_icons(g, seat)
    if corruption:
        rogues = g.hall(ROGUE)
        merchant.disgrace -= corruption * rogues
        g.tell(CORRUPTION_SCORED, seat, some_code(ROGUE, rogues), corruption, corruption * rogues)


def faction_icons(g: Table, seat: i64, colour: i64) -> i64:
    """Round icons of a colour on a player's staff and corruption cards. [MC-END-2]"""
    merchant = g.merchants[seat]
    icons: i64 = 0
    for hired in merchant.staff:
        if hired != NONE:
            icons += g.box.faction_icons[hired * COLOURS + colour]
    for card in merchant.hand:
        icons += g.box.faction_icons[card * COLOURS + colour]
    return icons


def corruption_icons(g: Table, seat: i64) -> i64:
    """Corruption icons on a player's staff and corruption cards. [MC-END-3]"""
    merchant = g.merchants[seat]
    icons: i64 = 0
    for hired in merchant.staff:
        if hired != NONE:
            icons += g.box.corruption_icons[hired]
    for card in merchant.hand:
        icons += g.box.corruption_icons[card]
    return icons


def unsold_goods(g: Table, seat: i64) -> i64:
    """Pieces left on the stall, whatever their size. [MC-END-5, E-63]"""
    pieces: i64 = 0
    for good in range(GOODS):
        pieces += g.merchants[seat].stall[good]
    return pieces


def is_ahead(g: Table, seat: i64, rival: i64) -> bool:
    """More gold; then more unsold goods; then fewer corruption cards. [MC-END-4, -5]"""
    gold, rival_gold = g.merchants[seat].gold(), g.merchants[rival].gold()
    if gold != rival_gold:
        return gold > rival_gold
    goods, rival_goods = unsold_goods(g, seat), unsold_goods(g, rival)
    if goods != rival_goods:
        return goods > rival_goods
    return len(g.merchants[seat].hand) < len(g.merchants[rival].hand)


def rank_of(g: Table, seat: i64) -> i64:
    """1 and one more for everybody who is ahead; equal ones share a rank. [MC-END-5]"""
    rank: i64 = 1
    for rival in range(g.seats):
        if is_ahead(g, rival, seat):
            rank += 1
    return rank


def has_won(g: Table, seat: i64) -> bool:
    """Nobody is ahead; alone against the Peddler a tie is not enough. [MC-PEDDLER-39, E-92]"""
    if rank_of(g, seat) > 1:
        return False
    is_solo = g.people == 1 and seat == 0
    return not is_solo or rank_of(g, 1) > 1


class AnnounceWinners(Step[Table]):
    """Who has won, and by which tie-break if gold alone does not say. [MC-END-4, -5]"""

    def run(self, g: Table) -> None:
        winners: i64 = 0
        first: i64 = NONE
        for seat in range(g.seats):
            if has_won(g, seat):
                tell_tie(g, seat)
                winners |= 1 << seat
                first = seat if first == NONE else first
            elif rank_of(g, seat) == 1:
                g.tell(SOLO_TIE, seat)
        gold = g.merchants[first].gold()
        if g.people == 1:
            tell_solo(g, first)
        elif winners == 1 << first:
            g.tell(GAME_DECIDED, first, gold)
        else:
            g.tell(VICTORY_LEVEL, lineup_of(g, winners), gold)


def tell_solo(g: Table, winner: i64) -> None:
    """Whoever plays alone has beaten the Peddler, or has not. [MC-PEDDLER-39]"""
    outcome = SOLO_WON if winner == 0 else SOLO_LOST
    g.tell(outcome, 0, g.merchants[0].gold(), g.merchants[1].gold())


def tell_tie(g: Table, seat: i64) -> None:
    """What a winner had more of, or less, than each who has as much gold. [MC-END-5]"""
    goods, cards = unsold_goods(g, seat), len(g.merchants[seat].hand)
    for rival in range(g.seats):
        if rival != seat and g.merchants[rival].gold() == g.merchants[seat].gold():
            their_goods, their_cards = unsold_goods(g, rival), len(g.merchants[rival].hand)
            if their_goods < goods:
                g.tell(TIE_BROKEN_BY_GOODS, seat, mention(g, rival), goods, their_goods)
            elif their_cards > cards:
                g.tell(TIE_BROKEN_BY_CARDS, seat, mention(g, rival), cards, their_cards)
