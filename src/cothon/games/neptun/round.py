"""Course of the game: three rounds of three phases, and what is cleared away between them."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.neptun.box import (
    CRETA,
    ROUNDS,
    SLOTS,
)
from cothon.games.neptun.contracts import BeginDraft, DraftTurn
from cothon.games.neptun.events import LAST_ROUND_OVER, ROUND_BEGAN, ROUND_ENDED
from cothon.games.neptun.extra import BeginExtra, EndFulfilment
from cothon.games.neptun.oars import FulfilTurn
from cothon.games.neptun.scoring import AnnounceWinners, ScoreTemples, TakeBonus
from cothon.games.neptun.table import (
    EMPTY,
    FULFILLED,
    NONE,
    Table,
    is_personal,
    join_piles,
    leave_out,
)
from cothon.games.neptun.wind import shift_between_rounds
from cothon.kernel.step import Step


class BeginRound(Step[Table]):
    """Contracts are acquired in five turns, fulfilled in five turns, and then all is scored.

    [NE-GEN-2, -3, -4, NE-ROUND-7, -9]
    """

    def __init__(self, number: i64) -> None:
        self.number = number

    def run(self, g: Table) -> None:
        g.between_turns()
        g.round = self.number
        g.tell(ROUND_BEGAN, self.number)
        g.then(*round_steps())


def round_steps() -> list[Step[Table]]:
    """A round in order. [NE-GEN-3, -4]"""
    return [
        BeginDraft(),
        DraftTurn(1, 0),
        FulfilTurn(1),
        BeginExtra(1),
        EndFulfilment(),
        TakeBonus(),
        ScoreTemples(),
        EndRound(),
    ]


class EndRound(Step[Table]):
    """After A and B the table is cleared for the next round; after C the game is over.

    Unused oars, gold, tiles, the order of play, temple pawns and distances stay.
    [NE-END-1, NE-ROUND-1, -5, -6, -8, NE-ORDER-4, EC-29]
    """

    def run(self, g: Table) -> None:
        if g.round + 1 == ROUNDS:
            g.tell(LAST_ROUND_OVER, g.round)
            g.then(AnnounceWinners())
            return
        g.tell(ROUND_ENDED, g.round)
        clear_oars(g)
        clear_manifests(g)
        reshuffle(g)
        for merchant in g.merchants:
            merchant.place = CRETA
        shift_between_rounds(g)
        g.then(BeginRound(g.round + 1))


def clear_oars(g: Table) -> None:
    """Played common oars are discarded, played personal ones leave the game.

    What was not played stays in the hand. [NE-ROUND-1, -2, EC-40, EC-52]
    """
    for merchant in g.merchants:
        for oar in merchant.played:
            if is_personal(oar):
                leave_out(g, oar)
            else:
                g.oar_discard.append(oar)
        merchant.played = []


def clear_manifests(g: Table) -> None:
    """The lost contracts are discarded and every slot is free again. [NE-ROUND-3, -9]"""
    for merchant in g.merchants:
        for slot in range(SLOTS):
            if merchant.slots[slot] != EMPTY and merchant.slots[slot] != FULFILLED:
                g.city_discard.append(merchant.cities[slot])
                g.goods_discard.append(merchant.goods[slot])
            merchant.slots[slot] = EMPTY
            merchant.cities[slot] = NONE
            merchant.goods[slot] = NONE


def reshuffle(g: Table) -> None:
    """Each discard pile joins the rest of its draw pile: cities, goods, oars.

    [NE-ROUND-4, NE-SETUP-14]
    """
    join_piles(g, g.city_pile, g.city_discard)
    join_piles(g, g.goods_pile, g.goods_discard)
    join_piles(g, g.oar_pile, g.oar_discard)
