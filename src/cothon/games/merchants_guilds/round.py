"""Course of the game: three decades of five rounds, and what is prepared between decades."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_guilds.box import DECADES, MOST_SEATS, ROUNDS, TILES_SHOWN
from cothon.games.merchants_guilds.events import (
    CARDS_RETURNED,
    DECADE_BEGAN,
    DISCS_LIFTED,
    ORDER_FOUND,
    ROUND_BEGAN,
    START_PLAYER_LEADS,
    START_PLAYER_TIED,
    TILES_OPENED,
)
from cothon.games.merchants_guilds.piles import (
    deal_cards,
    renew_market,
    return_discs,
    send_front_ship_away,
)
from cothon.games.merchants_guilds.scoring import EndGame
from cothon.games.merchants_guilds.table import NONE, Table, put_in_hand
from cothon.games.merchants_guilds.turn import BeginTurn
from cothon.kernel.journal import packed
from cothon.kernel.step import Step


class BeginRound(Step[Table]):
    """Everybody has one turn, from the start player clockwise; five rounds make a decade.

    [MG-SETUP-7, MG-FLOW-1, -2, -3]
    """

    def __init__(self, number: i64, turns_taken: i64) -> None:
        self.number = number
        self.turns_taken = turns_taken

    def run(self, g: Table) -> None:
        g.between_turns()
        g.round = self.number
        if not self.turns_taken:
            g.tell(ROUND_BEGAN, self.number)
        if self.number < ROUNDS:
            g.then(BeginRound(self.number + 1, 0))
        else:
            g.then(EndDecade())
        for turn in range(g.seats - 1, self.turns_taken - 1, -1):
            g.then(BeginTurn((g.start_player + turn) % g.seats))


class EndDecade(Step[Table]):
    """After decades I and II the next one is prepared; after decade III the game is over.

    [MG-FLOW-1, -4, MG-END-1, -2]
    """

    def run(self, g: Table) -> None:
        if g.decade == DECADES:
            g.then(EndGame())
        else:
            g.then(PrepareDecade(), BeginRound(1, 0))


class PrepareDecade(Step[Table]):
    """Indicators, market, tiles, ships, start player, cards, action discs, in this order.

    Everything else stays as it is. [MG-DECADE-1 to -14, MG-FEW-7]
    """

    def run(self, g: Table) -> None:
        g.between_turns()
        g.decade += 1
        g.round = 1
        g.tell(DECADE_BEGAN, g.decade)
        renew_market(g)
        open_tiles(g)
        send_front_ship_away(g)
        return_discs(g)
        find_start_player(g)
        return_cards(g)
        take_income(g)
        lift_discs(g)


def open_tiles(g: Table) -> None:
    """The tiles of the new decade become usable; `actions.bars_tile` knows. [MG-DECADE-4]"""
    first = (g.decade - 1) * TILES_SHOWN
    g.tell(TILES_OPENED, g.tiles[first], g.tiles[first + 1])


def find_start_player(g: Table) -> None:
    """Most available discs; ties go clockwise from the neighbour of the old start player.

    [MG-DECADE-8, -9, AMB-43]
    """
    best = g.clockwise(g.start_player)
    seat = best
    for _ in range(g.seats - 1):
        seat = g.clockwise(seat)
        if g.traders[seat].available > g.traders[best].available:
            best = seat
    g.start_player = best
    tell_start_player(g)


def tell_start_player(g: Table) -> None:
    """Who begins and why, and in which order the others follow."""
    if g.journal is None:
        return
    most = g.traders[g.start_player].available
    tied = [seat for seat in range(g.seats) if g.traders[seat].available == most]
    if len(tied) > 1:
        g.tell(START_PLAYER_TIED, sum(1 << seat for seat in tied), most, g.start_player)
    else:
        g.tell(START_PLAYER_LEADS, g.start_player, most)
    tell_order(g)


def tell_order(g: Table) -> None:
    """Clockwise from the start player. [MG-FLOW-2]"""
    if g.journal is not None:
        order = [(g.start_player + turn) % g.seats for turn in range(g.seats)]
        g.tell(ORDER_FOUND, packed(order))


def return_cards(g: Table) -> None:
    """All cards beside the residences go back to their owners' hands. [MG-DECADE-10, MG-CARD-3]"""
    for seat in range(g.seats):
        trader = g.traders[seat]
        cards = trader.left + trader.right
        trader.left = []
        trader.right = []
        for card in cards:
            put_in_hand(g, seat, card)
        if cards:
            g.tell(CARDS_RETURNED, seat, len(cards))


def take_income(g: Table) -> None:
    """Trade cards for everybody, in turn order: two before decade II, one before decade III.

    [MG-DECADE-11, AMB-57]
    """
    for turn in range(g.seats):
        number = g.box.decade_trade_cards[g.decade - 2]
        deal_cards(g, (g.start_player + turn) % g.seats, number)


def lift_discs(g: Table) -> None:
    """The players' action discs leave the actions board. [MG-DECADE-12]"""
    for seat in range(MOST_SEATS):
        g.discs[seat] = NONE
    g.tell(DISCS_LIFTED)
