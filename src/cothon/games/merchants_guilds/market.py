"""MARKET action: take a trade card, perhaps swap one, turn a ship face up again."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_guilds.actions import bars_pile
from cothon.games.merchants_guilds.box import SHIP_CARD
from cothon.games.merchants_guilds.choices import CARD, GO_ON, PASS, PILE, SHIP
from cothon.games.merchants_guilds.effects.windows import PaletteWindow, pass_over
from cothon.games.merchants_guilds.events import (
    CARDS_SWAPPED,
    MARKET_CARD_TAKEN,
    PILE_CARD_TAKEN,
    SHIP_REACTIVATED,
)
from cothon.games.merchants_guilds.payment import doubt_other_cards, pick
from cothon.games.merchants_guilds.piles import activate, draw_hidden, fill_market
from cothon.games.merchants_guilds.reasons import (
    BASE_CARD_STAYS,
    GIVE_FIRST,
    IN_HAND_ALREADY,
    MARKET_EMPTY,
    PICKED_ALREADY,
    SHIP_ACTIVE,
)
from cothon.games.merchants_guilds.table import (
    Table,
    doubt_twin,
    has_lower_twin,
    is_trade_card,
    lay_open,
    put_in_hand,
)
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Question


class TakeCard(Question[Table]):
    """Step 1: one of the face-up cards, whose gap is filled at once, or the unseen top of the pile.

    [MG-MARKET-1, -2, -8, D7]
    """

    def offer(self, g: Table, seat: i64) -> None:
        offer_market(g, seat)
        g.consider(PILE, bars_pile(g))

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PILE:
            draw_hidden(g, seat, PILE_CARD_TAKEN)
            return
        card = choice - CARD
        g.market.remove(card)
        g.tell(MARKET_CARD_TAKEN, seat, card)
        put_in_hand(g, seat, card)
        fill_market(g)


def offer_market(g: Table, seat: i64) -> None:
    """The face-up cards of the market, and no card of the hand. [MG-MARKET-1, -3]"""
    for card in g.market:
        g.offer(CARD + card)
    if g.doubts is not None:
        for card in g.paying:
            g.consider(CARD + card, PICKED_ALREADY)
        for card in g.traders[seat].hand:
            g.consider(CARD + card, IN_HAND_ALREADY)


class SwapCards(PaletteWindow):
    """Step 2: a trade card of the hand may be given for a market card, one for one.

    Also the card just taken. Base cards cannot be swapped.
    [MG-MARKET-3, -4, -5, MG-EFFECT-PALETTE-3, AMB-37, D8]
    """

    def offer(self, g: Table, seat: i64) -> None:
        bar: i64 = POSSIBLE if g.market else MARKET_EMPTY
        for card in g.traders[seat].hand:
            if not is_trade_card(card):
                g.consider(CARD + card, BASE_CARD_STAYS)
            elif has_lower_twin(g, seat, card):
                doubt_twin(g, card)
            else:
                g.consider(CARD + card, bar)
        g.offer(PASS)
        doubt_other_cards(g, seat, GIVE_FIRST)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            pass_over(g)
            return
        pick(g, seat, choice - CARD)
        g.then(ReceiveCard(seat))


class ReceiveCard(Question[Table]):
    """Which market card is received for the one given, which is shown now. [MG-MARKET-3, -4]"""

    def offer(self, g: Table, seat: i64) -> None:
        offer_market(g, seat)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        card = choice - CARD
        given: i64 = g.paying.pop()
        lay_open(g, given)
        g.market[g.market.index(card)] = given
        g.tell(CARDS_SWAPPED, seat, given, card)
        put_in_hand(g, seat, card)


class Reactivate(PaletteWindow):
    """Step 3: one own inactive ship must be turned face up, if there is one.

    It may be used in the same turn, also if its effect was declined before.
    [MG-MARKET-6, -7, MG-FX-5, -12, AMB-36, AMB-61, D9]
    """

    def offer(self, g: Table, seat: i64) -> None:
        found = False
        for ship in g.traders[seat].ships:
            bar: i64 = SHIP_ACTIVE if g.active[ship - SHIP_CARD] else POSSIBLE
            g.consider(SHIP + ship - SHIP_CARD, bar)
            found = found or bar == POSSIBLE
        if not found:
            g.offer(GO_ON)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        pass_over(g)
        if choice != GO_ON:
            ship = choice - SHIP + SHIP_CARD
            activate(g, seat, ship)
            g.passed_over &= ~(1 << g.box.effect[ship - SHIP_CARD])
            g.tell(SHIP_REACTIVATED, seat, ship)
