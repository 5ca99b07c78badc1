"""Course of the game: a decade with its six phases; phases 2 to 5 are carried out here."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.porto_carthago.arrival import AdvanceRows, EnterHarbour
from cothon.games.porto_carthago.box import MOST_SEATS, SLOTS
from cothon.games.porto_carthago.events import (
    CARDS_DEALT,
    DECADE_BEGAN,
    INCOME_TAKEN,
    ROUND_BEGAN,
    START_PLAYER_CHOSEN,
    START_PLAYER_TIED,
    WORKERS_HOME,
)
from cothon.games.porto_carthago.market import fill_market
from cothon.games.porto_carthago.scoring import EndGame, is_last_decade
from cothon.games.porto_carthago.table import Table
from cothon.games.porto_carthago.turn import TakeTurn
from cothon.kernel.journal import packed
from cothon.kernel.step import Step


class BeginDecade(Step[Table]):
    """A decade has six phases, the first decade like every other. [PC-DEC-1, PC-DEC-2]"""

    def run(self, g: Table) -> None:
        g.between_turns()
        g.tell(DECADE_BEGAN, g.decade)
        g.then(*decade_steps())


def decade_steps() -> list[Step[Table]]:
    """A decade in order: arrival, action cards, start player, income, market, actions.

    The rows move up when all arrivals and loads are done. [PC-DEC-1, EC-11]
    """
    return [
        EnterHarbour(),
        AdvanceRows(),
        DealActionCards(),
        FindStartPlayer(),
        TakeIncome(),
        RefillMarket(),
        PlayRound(1, 0),
        EndDecade(),
    ]


class DealActionCards(Step[Table]):
    """Phase 2: servants come home from the cards, which are then dealt to the slots at random.

    [PC-CARDS-1 to -4, EC-1]
    """

    def run(self, g: Table) -> None:
        for seat in range(g.seats):
            call_workers_home(g, seat)
        cards: list[int] = list(g.box.action_cards)
        g.shuffle(cards)
        for slot in range(SLOTS):
            g.slots[slot] = cards[slot]
        if g.journal is not None:
            g.tell(CARDS_DEALT, packed(cards))


def call_workers_home(g: Table, seat: i64) -> None:
    """The servants of a player come home from all action cards. [PC-CARDS-1]"""
    servants: i64 = 0
    for slot in range(SLOTS):
        servants += g.workers[slot * MOST_SEATS + seat]
        g.workers[slot * MOST_SEATS + seat] = 0
    g.senators[seat].reserve += servants
    if servants:
        g.tell(WORKERS_HOME, seat, servants, g.senators[seat].reserve)


class FindStartPlayer(Step[Table]):
    """Phase 3, from decade 2: most servants in the reserve; ties go clockwise from the old one.

    [PC-START-1 to -4, EC-4]
    """

    def run(self, g: Table) -> None:
        if g.decade == 1:
            return
        best = g.clockwise(g.start_player)
        seat = best
        for _ in range(g.seats - 1):
            seat = g.clockwise(seat)
            if g.senators[seat].reserve > g.senators[best].reserve:
                best = seat
        g.start_player = best
        if g.journal is not None:
            tell_start_player(g, best)


def tell_start_player(g: Table, seat: i64) -> None:
    """Who begins the decade, and why: alone with the most servants, or the first of several."""
    most = g.senators[seat].reserve
    tied = 0
    for other in range(g.seats):
        tied |= int(g.senators[other].reserve == most) << other
    if tied == 1 << seat:
        g.tell(START_PLAYER_CHOSEN, seat, most)
    else:
        g.tell(START_PLAYER_TIED, seat, most, tied)


class TakeIncome(Step[Table]):
    """Phase 4: a talent for every servant in the reserve, and only there. [PC-INC-1]"""

    def run(self, g: Table) -> None:
        for turn in range(g.seats):
            seat = (g.start_player + turn) % g.seats
            senator = g.senators[seat]
            senator.talents += senator.reserve
            g.tell(INCOME_TAKEN, seat, senator.reserve)


class RefillMarket(Step[Table]):
    """Phase 5: the market is filled up and the prices start afresh. [PC-MKT-1, PC-MKT-2]"""

    def run(self, g: Table) -> None:
        fill_market(g)


class PlayRound(Step[Table]):
    """Phase 6: five rounds in which every player has one turn, from the start player clockwise.

    The marker moves on with them. [PC-TURN-1, PC-TURN-2, PC-START-4]
    """

    def __init__(self, action_round: i64, turns_taken: i64) -> None:
        self.action_round = action_round
        self.turns_taken = turns_taken

    def run(self, g: Table) -> None:
        g.between_turns()
        g.action_round = self.action_round
        g.tell(ROUND_BEGAN, self.action_round)
        if self.action_round < g.box.action_rounds:
            g.then(PlayRound(self.action_round + 1, 0))
        for turn in range(g.seats - 1, self.turns_taken - 1, -1):
            g.then(TakeTurn((g.start_player + turn) % g.seats))


class EndDecade(Step[Table]):
    """After the fifth round the game ends or the next decade starts. [PC-DEC-3, PC-DEC-4]"""

    def run(self, g: Table) -> None:
        if is_last_decade(g):
            g.then(EndGame())
        else:
            g.decade += 1
            g.then(BeginDecade())
