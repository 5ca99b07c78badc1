"""HARBOUR DELIVERY action: a good for a ship in the trading harbour, an expedition, or both."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_guilds.actions import bars_sailing
from cothon.games.merchants_guilds.box import (
    ESCORTS,
    LUXURY,
    SHIP_CARD,
    SMALL_SEATS,
)
from cothon.games.merchants_guilds.choices import (
    ANCHOR,
    CARD,
    DOCK,
    FORUM,
    GO_ON,
    PASS,
    SEAT,
    TILE,
    WARSHIP_PLACE,
)
from cothon.games.merchants_guilds.effects.choices import USE_ESCORTS, USE_PALETTE
from cothon.games.merchants_guilds.effects.reasons import NOT_BEFORE_DELIVERY
from cothon.games.merchants_guilds.effects.windows import (
    PaletteWindow,
    doubt_during_action,
    doubt_effect,
    pass_over,
    use_effect,
)
from cothon.games.merchants_guilds.events import (
    ESCORTS_KEPT,
    EXPEDITION_FAILED,
    EXPEDITION_MET,
    EXPEDITION_SENT,
    EXPEDITION_SUCCEEDED,
    GOOD_DELIVERED,
)
from cothon.games.merchants_guilds.guild import offer_tiles, place_on_tile
from cothon.games.merchants_guilds.payment import doubt_other_cards
from cothon.games.merchants_guilds.piles import (
    advance_ships,
    draw_hidden,
    draw_ship,
    gain_ship,
    put_under_pile,
    return_discs,
    reveal_coins,
)
from cothon.games.merchants_guilds.reasons import (
    BASE_CARD_PAYS_NOTHING,
    DOCK_WITHOUT_SHIP,
    HARBOUR_DONE,
    NO_CARD_FOR_SHIP,
    NO_DISC_THERE,
    NOTHING_TO_DELIVER,
    OTHER_GOOD,
    TILES_ONLY,
)
from cothon.games.merchants_guilds.residence import strength
from cothon.games.merchants_guilds.table import (
    NONE,
    Table,
    has_lower_twin,
    is_trade_card,
    lay_open,
    take_from_hand,
    trade_cards_in_hand,
)
from cothon.games.merchants_guilds.telling import place_at
from cothon.kernel.hidden import EVERYBODY
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.state import NOBODY
from cothon.kernel.step import Question

TRADED: Final = 1  # delivered to the trading harbour in this action
SAILED: Final = 2  # made an expedition in this action


class ChooseDelivery(PaletteWindow):
    """One delivery to either harbour, then perhaps one to the other, knowing what came of it.

    [MG-DELIVER-1, -2, -3, -4, -10, MG-EFFECT-PALETTE-3, AMB-53, AMB-54, D13]
    """

    def __init__(self, seat: i64, done: i64) -> None:
        self.waiting = 1 << seat
        self.done = done

    def offer(self, g: Table, seat: i64) -> None:
        for dock in range(g.dock_count()):
            g.consider(DOCK + dock, self.bars_trade(g, seat, dock))
        sailing = self.bars_expedition(g, seat)
        none: i64 = NO_DISC_THERE
        for dock in range(g.box.warship_docks):
            g.consider(WARSHIP_PLACE + dock, sailing if g.warship_docks[dock] == seat else none)
        g.consider(ANCHOR, sailing if g.anchor[seat] else none)
        if self.done:
            g.offer(GO_ON)

    def bars_trade(self, g: Table, seat: i64, dock: i64) -> i64:
        """A delivery at this dock, once in an action. [MG-DELIVER-2]"""
        if self.done & TRADED:
            return HARBOUR_DONE
        return bars_trade(g, seat, dock)

    def bars_expedition(self, g: Table, seat: i64) -> i64:
        """An expedition, once in an action. [MG-DELIVER-2]"""
        if self.done & SAILED:
            return HARBOUR_DONE
        return bars_expedition(g, seat)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == GO_ON:
            pass_over(g)
            return
        if DOCK <= choice < WARSHIP_PLACE:
            self.go_on(g, seat, TRADED)
            g.then(DeliverGood(seat, choice - DOCK))
        else:
            self.go_on(g, seat, SAILED)
            g.then(SendExpedition(seat, choice))

    def free(self, g: Table, seat: i64) -> None:
        """With no second delivery the action is over, and the window after it opens at once."""
        if self.done and g.own > 1:
            super().free(g, seat)
        elif g.doubts is not None:
            doubt_effect(g, seat, USE_PALETTE, NOT_BEFORE_DELIVERY)
            doubt_during_action(g, seat)

    def go_on(self, g: Table, seat: i64, now: i64) -> None:
        """The other harbour comes next, if it has not been delivered to."""
        if not self.done:
            g.then(ChooseDelivery(seat, now))


# Trading harbour


def bars_trade(g: Table, seat: i64, dock: i64) -> i64:
    """An own disc, a ship, and its good in hand, or any trade card with LUXURY.

    [MG-DELIVER-4, -5]
    """
    if g.docks[dock] != seat:
        return NO_DISC_THERE
    if g.ships[dock] == NONE:
        return DOCK_WITHOUT_SHIP
    for card in g.traders[seat].hand:
        if bars_good(g, seat, dock, card) == POSSIBLE:
            return POSSIBLE
    return because(NO_CARD_FOR_SHIP, g.box.ship_good[g.ships[dock] - SHIP_CARD])


def bars_good(g: Table, seat: i64, dock: i64, card: i64) -> i64:
    """Will this card do for the ship at a dock? Never a base card. [MG-DELIVER-5, AMB-33]"""
    if not is_trade_card(card):
        return BASE_CARD_PAYS_NOTHING
    good = g.box.ship_good[g.ships[dock] - SHIP_CARD]
    if g.box.good[card] == good or g.traders[seat].ready[LUXURY] > 0:
        return POSSIBLE
    return because(OTHER_GOOD, good)


class DeliverGood(Question[Table]):
    """A card with the ship's good is discarded; the disc and the ship are the player's, face up.

    Then cards are turned up for the ship's coins, and the ships move up. The ship may be used at
    once. [MG-DELIVER-4 to -9, MG-EFFECT-LUXURY-1, MG-FX-3, AMB-35]
    """

    def __init__(self, seat: i64, dock: i64) -> None:
        self.waiting = 1 << seat
        self.dock = dock

    def offer(self, g: Table, seat: i64) -> None:
        for card in g.traders[seat].hand:
            bar = bars_good(g, seat, self.dock, card)
            if bar != POSSIBLE or not has_lower_twin(g, seat, card):
                g.consider(CARD + card, bar)
        doubt_other_cards(g, seat)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        ship = g.ships[self.dock]
        number = ship - SHIP_CARD
        card = choice - CARD
        discard_card(g, seat, card)
        if g.box.good[card] != g.box.ship_good[number]:
            use_effect(g, seat, LUXURY)
        g.docks[self.dock] = NOBODY
        g.traders[seat].available += 1
        g.ships[self.dock] = NONE
        gain_ship(g, seat, ship, True)
        g.tell(GOOD_DELIVERED, seat, card, self.dock, ship)
        reveal_coins(g, seat, g.box.ship_coin[number])
        advance_ships(g, self.dock)
        return_discs(g)


def discard_card(g: Table, seat: i64, card: i64) -> None:
    """A card of the hand goes to the discards for good. [MG-CARD-4]"""
    take_from_hand(g, seat, card)
    lay_open(g, card)
    g.discard.append(card)


# Warship harbour


def bars_expedition(g: Table, seat: i64) -> i64:
    """A disc and a ship pile, and a trade card to give. [MG-DELIVER-10, -11]"""
    bar = bars_sailing(g, seat)
    if bar == POSSIBLE and not trade_cards_in_hand(g, seat):
        return NOTHING_TO_DELIVER
    return bar


class SendExpedition(Question[Table]):
    """The disc comes back, any trade card is discarded, and the top ship of the pile is revealed.

    [MG-DELIVER-10, -11, -12, MG-EFFECT-COMMANDO-3, AMB-55]
    """

    def __init__(self, seat: i64, place: i64) -> None:
        self.waiting = 1 << seat
        self.place = place

    def offer(self, g: Table, seat: i64) -> None:
        for card in g.traders[seat].hand:
            if not is_trade_card(card):
                g.consider(CARD + card, BASE_CARD_PAYS_NOTHING)
            elif not has_lower_twin(g, seat, card):
                g.offer(CARD + card)
        doubt_other_cards(g, seat)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if self.place == ANCHOR:
            g.anchor[seat] -= 1
        else:
            g.warship_docks[self.place - WARSHIP_PLACE] = NOBODY
        g.traders[seat].available += 1
        discard_card(g, seat, choice - CARD)
        g.tell(EXPEDITION_SENT, seat, choice - CARD, place_at(g, self.place))
        ship: i64 = g.ship_pile[-1]
        g.show(ship, EVERYBODY)
        g.tell(EXPEDITION_MET, seat, ship, g.box.danger[ship - SHIP_CARD], strength(g, seat))
        g.then(MeetDanger(seat), PlaceReturned(seat))


class MeetDanger(Question[Table]):
    """Success if the strength reaches the danger; if not, ESCORTS may help, as many as are needed.

    They are used after the reveal, and not offered if even all of them would not do.
    [MG-DELIVER-13, -14, MG-EFFECT-ESCORTS-1, -2, -3, AMB-30, D14]
    """

    def offer(self, g: Table, seat: i64) -> None:
        escorts = escorts_needed(g, seat)
        if escorts and escorts <= g.traders[seat].ready[ESCORTS]:
            g.offer(USE_ESCORTS)
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        escorts = escorts_needed(g, seat)
        if choice == USE_ESCORTS:
            for _ in range(escorts):
                use_effect(g, seat, ESCORTS)
            escorts = 0
        elif g.own > 1:
            g.tell(ESCORTS_KEPT, seat)
        if escorts:
            fail(g, seat)
        else:
            succeed(g, seat)
        return_discs(g)


def escorts_needed(g: Table, seat: i64) -> i64:
    """The fewest ESCORTS with which the strength reaches the danger of the revealed ship."""
    danger = g.box.danger[g.ship_pile[-1] - SHIP_CARD]
    missing = max(0, danger - strength(g, seat))
    return (missing + g.box.escort_strength - 1) // g.box.escort_strength


def succeed(g: Table, seat: i64) -> None:
    """Cards for the ship's coins, and the ship, face down. [MG-DELIVER-15, MG-FX-4]"""
    ship = draw_ship(g)
    g.tell(EXPEDITION_SUCCEEDED, seat, ship)
    reveal_coins(g, seat, g.box.ship_coin[ship - SHIP_CARD])
    gain_ship(g, seat, ship, False)


def fail(g: Table, seat: i64) -> None:
    """A trade card, unseen by others; the ship goes under the pile. [MG-DELIVER-16]"""
    ship: i64 = g.ship_pile.pop()
    g.tell(EXPEDITION_FAILED, seat, ship)
    draw_hidden(g, seat)
    put_under_pile(g, ship)


class PlaceReturned(Question[Table]):
    """Either way the disc may at once go on an achievement tile, for coins.

    It is no guild action and needs no marker. [MG-DELIVER-17, -18, AMB-27, AMB-59, D15]
    """

    def offer(self, g: Table, seat: i64) -> None:
        offer_tiles(g, seat)
        g.offer(PASS)
        if g.doubts is not None:
            for place in range(SMALL_SEATS):
                g.consider(SEAT + place, TILES_ONLY)
            g.consider(FORUM, TILES_ONLY)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice != PASS:
            place_on_tile(g, seat, choice - TILE)
