"""Final scoring: icons against halls and lair, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.boats import crowd_code
from cothon.games.merchants_cove.box import COLOURS, GOODS, HALLS, NONE, ROGUE
from cothon.games.merchants_cove.events import (
    CORRUPTION_REVEALED,
    DISGRACE_SCORED,
    FINAL_SCORING,
    GAME_WON,
    GOLD_COUNTED,
    RENOWN_SCORED,
    SOLO_TIE,
    TIE_BY_CORRUPTION,
    TIE_BY_GOODS,
    VICTORY_SHARED,
)
from cothon.games.merchants_cove.table import Table
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.step import Step


class ScoreFactions(Step[Table]):
    """Corruption cards are revealed; faction icons pay their halls, corruption icons cost the lair.

    [MC-END-1, -2, -3, MC-SPON-3, MC-RECRUIT-8, E-62]
    """

    def run(self, g: Table) -> None:
        g.tell(FINAL_SCORING, crowd_code(g, HALLS))
        for merchant in g.merchants:
            for card in merchant.hand:
                g.show(card, EVERYBODY)
                g.tell(CORRUPTION_REVEALED, merchant.seat, card)
            score_icons(g, merchant.seat)
            g.tell(GOLD_COUNTED, merchant.seat, merchant.gold())
        g.then(AnnounceWinners())


def score_icons(g: Table, seat: i64) -> None:
    """What the icons on staff and corruption cards bring and cost at the end. [MC-END-2, -3]"""
    merchant = g.merchants[seat]
    for colour in range(COLOURS):
        icons = faction_icons(g, seat, colour)
        if icons:
            gold = icons * g.hall(colour)
            merchant.renown += gold
            g.tell(RENOWN_SCORED, seat, colour, icons, gold)
    corruption = corruption_icons(g, seat)
    if corruption:
        merchant.disgrace -= corruption * g.hall(ROGUE)
        g.tell(DISGRACE_SCORED, seat, corruption, corruption * g.hall(ROGUE))


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
        if winners == 1 << first:
            g.tell(GAME_WON, first)
        else:
            g.tell(VICTORY_SHARED, winners)


def tell_tie(g: Table, seat: i64) -> None:
    """What a winner had more of than those with as much gold. [MC-END-5]"""
    goods = unsold_goods(g, seat)
    for rival in range(g.seats):
        if rival != seat and g.merchants[rival].gold() == g.merchants[seat].gold():
            if unsold_goods(g, rival) < goods:
                g.tell(TIE_BY_GOODS, seat, goods)
                return
            if len(g.merchants[rival].hand) > len(g.merchants[seat].hand):
                g.tell(TIE_BY_CORRUPTION, seat, len(g.merchants[seat].hand))
                return
