"""Preparation: boards, piles, markers, tiles, hands; then everybody may place one disc."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.merchants_guilds.actions import bars_second_disc, open_columns
from cothon.games.merchants_guilds.box import (
    ACTIONS,
    COLUMNS,
    DECADES,
    MARKERS,
    MOST_SEATS,
    SHIP_CARD,
    SHIPS,
    SMALL_SEATS,
    TILES_OF_DECADE,
    TILES_SHOWN,
    TRADE_CARDS,
    Box,
)
from cothon.games.merchants_guilds.choices import (
    ANCHOR,
    CARD,
    COLUMN,
    DOCK,
    PASS,
    SPACE,
    WARSHIP_PLACE,
)
from cothon.games.merchants_guilds.events import (
    DISC_PLACED,
    DISC_SENT,
    GAME_STARTED,
    MARKERS_DRAWN,
    NEUTRALS_DRAWN,
    SEATS_COVERED,
    START_DECLINED,
    TILES_CHOSEN,
)
from cothon.games.merchants_guilds.piles import (
    deal_cards,
    draw_trade_card,
    fill_market,
    lay_out_ships,
)
from cothon.games.merchants_guilds.reasons import (
    AVAILABLE_DISC_GOES,
    BEFORE_START,
    COLUMN_EMPTY,
    COLUMN_FIRST,
    NO_ANCHOR_AT_START,
    NO_DISC,
    NO_DOCK_LEFT,
)
from cothon.games.merchants_guilds.residence import free_space, tell_column
from cothon.games.merchants_guilds.round import BeginRound, tell_order
from cothon.games.merchants_guilds.table import (
    COVERED,
    NONE,
    Switches,
    Table,
    base_cards,
    empty_table,
    put_in_hand,
)
from cothon.games.merchants_guilds.telling import place_at
from cothon.kernel.chance import Seed
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.journal import Event, packed
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.state import NOBODY
from cothon.kernel.step import Question, Step


def lay_out(box: Box, seats: i64, seed: Seed, switches: Switches) -> Table:
    """The piles are shuffled, base cards go to their owners, and the start player is drawn.

    [MG-SETUP-1, -2, -4, -10, -11, -12, -14, -15]
    """
    g = empty_table(box, seats, seed, switches)
    g.trade_pile = list(range(TRADE_CARDS))
    g.shuffle(g.trade_pile)
    g.ship_pile = list(range(SHIP_CARD, SHIP_CARD + SHIPS))
    g.shuffle(g.ship_pile)
    for seat in range(seats):
        for card in base_cards(seat):
            put_in_hand(g, seat, card)
    g.start_player = g.chance(seats)
    return g


class BeginGame(Step[Table]):
    """Market, ships, guild markers, tiles, neutral discs and hands, in this order.

    Then, from the last player to the first, everybody may place a disc; then the first round.
    [MG-SETUP-3 to -9, -13, -16, MG-FEW-8, MG-FLOW-4]
    """

    def run(self, g: Table) -> None:
        g.tell(GAME_STARTED, g.start_player)
        tell_order(g)
        fill_market(g)
        lay_out_ships(g)
        place_markers(g)
        show_tiles(g)
        place_neutrals(g)
        tell_covered_seats(g)
        deal_hands(g)
        g.then(BeginRound(1, 0))
        for turn in range(g.seats):
            g.then(StartDisc((g.start_player + turn) % g.seats))


def place_markers(g: Table) -> None:
    """Trade cards are drawn until two different actions have appeared; all are discarded.

    [MG-SETUP-8, MG-MARKER-2]
    """
    before = len(g.discard)
    for marker in range(MARKERS):
        g.markers[marker] = draw_new_action(g, g.markers[0])
    tell_drawn(g, MARKERS_DRAWN, g.markers, before)


def place_neutrals(g: Table) -> None:
    """A neutral disc for every missing player, on different spaces. [MG-FEW-1, -2, -3, AMB-05]"""
    before = len(g.discard)
    for neutral in range(MOST_SEATS - g.seats):
        g.neutrals[neutral] = draw_new_action(g, g.neutrals[0])
    if g.seats < MOST_SEATS:
        tell_drawn(g, NEUTRALS_DRAWN, g.neutrals, before)


def draw_new_action(g: Table, known: i64) -> i64:
    """Draw and discard trade cards until one shows another action than this."""
    while True:
        card = draw_trade_card(g)
        g.show(card, EVERYBODY)
        g.discard.append(card)
        if g.box.action[card] != known:
            return g.box.action[card]


def tell_drawn(g: Table, event: Event, pieces: vec[i64], before: i64) -> None:
    """On which spaces the pieces of a kind begin, and how many cards were discarded for that."""
    if g.journal is not None:
        spaces = [int(space) for space in pieces if space != NONE]
        g.tell(event, len(spaces), packed(spaces), len(g.discard) - before)


def tell_covered_seats(g: Table) -> None:
    """How many small seats nobody may take. [MG-FEW-4]"""
    if g.seats < MOST_SEATS and g.journal is not None:
        covered = [place for place in range(SMALL_SEATS) if g.hall[place] == COVERED]
        g.tell(SEATS_COVERED, len(covered))


def show_tiles(g: Table) -> None:
    """Two tiles of each decade, the third is out of the game. [MG-SETUP-9]"""
    for decade in range(DECADES):
        tiles: list[int] = list(range(TILES_OF_DECADE))
        g.shuffle(tiles)
        first = decade * TILES_SHOWN
        for number in range(TILES_SHOWN):
            g.tiles[first + number] = decade * TILES_OF_DECADE + tiles[number]
        g.tell(TILES_CHOSEN, decade + 1, g.tiles[first], g.tiles[first + 1])


def deal_hands(g: Table) -> None:
    """Three trade cards each in turn order. [MG-SETUP-13, AMB-57]"""
    for turn in range(g.seats):
        deal_cards(g, (g.start_player + turn) % g.seats, g.box.first_trade_cards)


class StartDisc(Question[Table]):
    """One disc of the residence may go to an empty dock of either harbour.

    Only the topmost of a column can be taken, for nothing, and its space counts as freed. The
    other reading takes an available disc instead. [MG-SETUP-16, -17, -19, AMB-06, AMB-07, D1]
    """

    opens_turn: ClassVar[bool] = True

    def offer(self, g: Table, seat: i64) -> None:
        if g.switches.available_disc:
            offer_start_docks(g, seat, POSSIBLE if g.traders[seat].available else NO_DISC)
        else:
            offer_start_docks(g, seat, COLUMN_FIRST)
        for column in range(COLUMNS):
            g.consider(COLUMN + column, bars_start_column(g, seat, column))
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.tell(START_DECLINED, seat)
        elif g.switches.available_disc:
            g.traders[seat].available -= 1
            g.tell(DISC_PLACED, seat, place_at(g, choice))
            start_at(g, seat, choice)
        else:
            g.then(StartDock(seat, choice - COLUMN))


class StartDock(Question[Table]):
    """To which dock the disc of the residence goes; the anchor cannot be chosen. [MG-SETUP-18]"""

    def __init__(self, seat: i64, column: i64) -> None:
        self.waiting = 1 << seat
        self.column = column

    def offer(self, g: Table, seat: i64) -> None:
        offer_start_docks(g, seat, POSSIBLE)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        g.tell(DISC_SENT, seat, self.column, place_at(g, choice))
        discs = free_space(g, seat, self.column)
        tell_column(g, seat, self.column)
        g.traders[seat].available += discs - 1
        start_at(g, seat, choice)


def bars_start_column(g: Table, seat: i64, column: i64) -> i64:
    """A disc of this column, and a dock for it; or it is an available one. [MG-SETUP-17, -19]"""
    if g.switches.available_disc:
        return AVAILABLE_DISC_GOES
    if not open_columns(g, seat) >> column & 1:
        return COLUMN_EMPTY
    for dock in range(g.dock_count()):
        if g.docks[dock] == NOBODY:
            return POSSIBLE
    for dock in range(g.box.warship_docks):
        if g.warship_docks[dock] == NOBODY:
            return POSSIBLE
    return NO_DOCK_LEFT


def offer_start_docks(g: Table, seat: i64, bar: i64) -> None:
    """The empty docks of both harbours, unless something bars all of them. [MG-SETUP-16, -18]"""
    for dock in range(g.dock_count()):
        owner = g.docks[dock]
        g.consider(DOCK + dock, bar if owner == NOBODY else bars_second_disc(seat, owner))
    for dock in range(g.box.warship_docks):
        owner = g.warship_docks[dock]
        g.consider(WARSHIP_PLACE + dock, bar if owner == NOBODY else bars_second_disc(seat, owner))
    g.consider(ANCHOR, NO_ANCHOR_AT_START)
    if g.doubts is not None:
        doubt_before_start(g, seat)


def doubt_before_start(g: Table, seat: i64) -> None:
    """No turn has begun: no action space is chosen yet, and no card is played. [MG-SETUP-16]"""
    for space in range(ACTIONS):
        g.consider(SPACE + space, BEFORE_START)
    for card in g.traders[seat].hand + g.market:
        g.consider(CARD + card, BEFORE_START)


def start_at(g: Table, seat: i64, choice: i64) -> None:
    """The disc lies at its dock."""
    if choice < WARSHIP_PLACE:
        g.docks[choice - DOCK] = seat
    else:
        g.warship_docks[choice - WARSHIP_PLACE] = seat
