"""Piles: drawing trade cards, the market, ships that move up, and what happens without ships."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_guilds.box import (
    MARKET_CARDS,
    MOST_SEATS,
    OUTSIDE,
    SHIP_CARD,
)
from cothon.games.merchants_guilds.choices import ANCHOR, DOCK, WARSHIP_PLACE
from cothon.games.merchants_guilds.events import (
    CARD_DRAWN,
    CARDS_REVEALED,
    DISC_CAME_HOME,
    DISCARDS_SHUFFLED,
    HARBOUR_ADVANCED,
    HARBOUR_LAID,
    HARBOUR_STOPPED,
    MARKET_CLEARED,
    MARKET_FILLED,
    MARKET_LAID,
    ONE_DEALT,
    OUTSIDE_LAID,
    SHIP_SENT_AWAY,
    THREE_DEALT,
    TWO_DEALT,
)
from cothon.games.merchants_guilds.table import NONE, Table, put_in_hand
from cothon.games.merchants_guilds.telling import place_at, row_of
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.journal import Event, packed
from cothon.kernel.state import NOBODY

# Trade cards


def draw_trade_card(g: Table) -> i64:
    """The top card of the trade pile, unseen; NONE if there is none anywhere.

    When one is needed and the pile is empty, all discards are shuffled into a new pile.
    [MG-PILE-1, -2, -3, AMB-14, AMB-15]
    """
    if not g.trade_pile:
        if g.discard:
            g.tell(DISCARDS_SHUFFLED, len(g.discard))
        g.trade_pile = g.discard
        g.discard = []
        for card in g.trade_pile:
            g.forget(card, 0)
        g.shuffle(g.trade_pile)
    if not g.trade_pile:
        return NONE
    return g.trade_pile.pop()


def draw_hidden(g: Table, seat: i64, event: Event = CARD_DRAWN) -> None:
    """A player draws a trade card that the others do not see. [AMB-16]"""
    card = draw_unseen(g, seat)
    if card != NONE:
        g.tell(event, seat, card)


def draw_unseen(g: Table, seat: i64) -> i64:
    """A trade card from the pile to a hand, seen by its owner alone; NONE if there is none."""
    card = draw_trade_card(g)
    if card != NONE:
        g.show(card, 1 << seat)
        put_in_hand(g, seat, card)
    return card


def deal_cards(g: Table, seat: i64, number: i64) -> None:
    """So many trade cards from the pile, told three at a time. [MG-SETUP-13, MG-DECADE-11]"""
    dealt: list[int] = []
    for _ in range(number):
        card = draw_unseen(g, seat)
        if card != NONE:
            dealt.append(card)
    for first in range(0, len(dealt), 3):
        tell_dealt(g, seat, dealt[first : first + 3])


def tell_dealt(g: Table, seat: i64, dealt: list[int]) -> None:
    """One, two or three cards that only their owner has seen."""
    if len(dealt) == 1:
        g.tell(ONE_DEALT, seat, dealt[0])
    elif len(dealt) == 2:
        g.tell(TWO_DEALT, seat, dealt[0], dealt[1])
    else:
        g.tell(THREE_DEALT, seat, dealt[0], dealt[1], dealt[2])


def reveal_coins(g: Table, seat: i64, value: i64) -> None:
    """Cards are turned up until their coins reach a ship's value; all of them go to the hand.

    [MG-DELIVER-8, -15, AMB-16, AMB-50]
    """
    total: i64 = 0
    revealed: list[int] = []
    while total < value:
        card = draw_trade_card(g)
        if card == NONE:
            break
        g.show(card, EVERYBODY)
        revealed.append(card)
        put_in_hand(g, seat, card)
        total += g.box.coin[card]
    if revealed:
        g.tell(CARDS_REVEALED, seat, row_of(g, revealed), value)


def fill_market(g: Table) -> None:
    """The market is filled up to five face-up cards. [MG-SETUP-3, MG-MARKET-2, MG-PILE-3]"""
    before = len(g.market)
    while len(g.market) < MARKET_CARDS:
        card = draw_trade_card(g)
        if card == NONE:
            break
        g.show(card, EVERYBODY)
        g.market.append(card)
    if not before and g.market:
        g.tell(MARKET_LAID, row_of(g, g.market))
    else:
        for place in range(before, len(g.market)):
            g.tell(MARKET_FILLED, g.market[place])


def renew_market(g: Table) -> None:
    """All market cards are discarded, then five are turned up; those just discarded may come back.

    [MG-DECADE-3, MG-EFFECT-PALETTE-2, AMB-34]
    """
    if g.market:
        g.tell(MARKET_CLEARED, row_of(g, g.market))
    g.discard.extend(g.market)
    g.market.clear()
    fill_market(g)


# Ships


def draw_ship(g: Table) -> i64:
    """The top card of the ship pile, face up; NONE if there is none."""
    if not g.ship_pile:
        return NONE
    ship: i64 = g.ship_pile.pop()
    g.show(ship, EVERYBODY)
    return ship


def put_under_pile(g: Table, ship: i64) -> None:
    """A ship goes face down to the bottom of the ship pile."""
    g.forget(ship, 0)
    g.ship_pile.insert(0, ship)


def front_dock(g: Table) -> i64:
    """The dock of the front-most ship, or NONE if no dock holds one. [MG-SHIPS-4]"""
    for dock in range(g.dock_count()):
        if g.ships[dock] != NONE:
            return dock
    return NONE


def advance_ships(g: Table, left: i64) -> None:
    """After the ship at a dock has left, those behind move up and the first from outside enters.

    The top ship of the pile comes to wait outside. Discs stay at their docks. Without a pile no
    ship moves. [MG-SHIPS-1, -2, -3, MG-DECADE-7, MG-PILE-4, AMB-09, AMB-58]
    """
    if not g.ship_pile:
        g.tell(HARBOUR_STOPPED)
        return
    last = g.dock_count() - 1
    for dock in range(left, last):
        if g.ships[dock] == NONE:
            g.ships[dock] = g.ships[dock + 1]
            g.ships[dock + 1] = NONE
    if g.ships[last] == NONE:
        g.ships[last] = g.outside[0]
        g.outside[0] = g.outside[1]
        g.outside[1] = draw_ship(g)
        if g.ships[last] != NONE:
            g.tell(HARBOUR_ADVANCED, g.ships[last], last, g.outside[1])


def send_front_ship_away(g: Table) -> None:
    """The front-most ship, if there is one, goes under the pile and the others advance.

    [MG-DECADE-5, -6, -14, MG-EFFECT-EMBARGO-2, -3, AMB-12]
    """
    dock = front_dock(g)
    if dock == NONE:
        return
    ship = g.ships[dock]
    g.tell(SHIP_SENT_AWAY, ship)
    g.ships[dock] = NONE
    put_under_pile(g, ship)
    advance_ships(g, dock)


def return_discs(g: Table) -> None:
    """Once the ship pile is empty, discs at docks without a ship and all warship discs come home.

    It is looked at when a step is complete. [MG-PILE-5, -6, -7, -9, AMB-10, AMB-11]
    """
    if g.ship_pile:
        return
    for dock in range(g.dock_count()):
        if g.ships[dock] == NONE and g.docks[dock] != NOBODY:
            come_home(g, g.docks[dock], DOCK + dock)
            g.docks[dock] = NOBODY
    for dock in range(g.box.warship_docks):
        if g.warship_docks[dock] != NOBODY:
            come_home(g, g.warship_docks[dock], WARSHIP_PLACE + dock)
            g.warship_docks[dock] = NOBODY
    for seat in range(MOST_SEATS):
        while g.anchor[seat]:
            g.anchor[seat] -= 1
            come_home(g, seat, ANCHOR)


def come_home(g: Table, seat: i64, place: i64) -> None:
    """A disc is available again; where it lay is told as a choice names it."""
    g.traders[seat].available += 1
    g.tell(DISC_CAME_HOME, seat, place_at(g, place))


def gain_ship(g: Table, seat: i64, ship: i64, is_active: bool) -> None:
    """A player takes a ship, face up or face down. [MG-FX-3, -4]"""
    trader = g.traders[seat]
    trader.ships.append(ship)
    if is_active:
        activate(g, seat, ship)


def activate(g: Table, seat: i64, ship: i64) -> None:
    """A ship is turned face up: its effect may be used. [MG-MARKET-6, -7, AMB-62]"""
    number = ship - SHIP_CARD
    g.active[number] = 1
    g.traders[seat].ready[g.box.effect[number]] += 1


def lay_out_ships(g: Table) -> None:
    """A ship at every dock and two outside, in order. [MG-SETUP-5, -6]"""
    for dock in range(g.dock_count()):
        g.ships[dock] = draw_ship(g)
    for place in range(OUTSIDE):
        g.outside[place] = draw_ship(g)
    if g.journal is not None:
        ships = [int(g.ships[dock]) for dock in range(g.dock_count())]
        g.tell(HARBOUR_LAID, packed(ships))
        g.tell(OUTSIDE_LAID, g.outside[0], g.outside[1])
