"""A turn: an action space is chosen and paid, the main action and the guild action follow."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from cothon.games.merchants_guilds.box import (
    ACTIONS,
    HARBOUR_DELIVERY,
    MARKERS,
    MARKET,
    RESIDENCE,
    TRADING_DOCK,
)
from cothon.games.merchants_guilds.choices import MAIN, PASS, SPACE
from cothon.games.merchants_guilds.delivery import ChooseDelivery
from cothon.games.merchants_guilds.docks import TakeDock, TakeWarshipDock
from cothon.games.merchants_guilds.effects.windows import GoOn, Window, pass_over
from cothon.games.merchants_guilds.events import (
    ACTION_IMPOSSIBLE,
    ACTION_LEFT,
    MARKER_MOVED,
    NEUTRAL_MOVED,
    PASS_FORCED,
    PASSED,
)
from cothon.games.merchants_guilds.guild import GuildAction
from cothon.games.merchants_guilds.market import Reactivate, SwapCards, TakeCard
from cothon.games.merchants_guilds.payment import PayLeft, bars_space, lay_beside
from cothon.games.merchants_guilds.piles import draw_hidden
from cothon.games.merchants_guilds.reasons import SKIPPED_FOR_NOTHING
from cothon.games.merchants_guilds.reckoning import bars_action, can_place, reckon_hand
from cothon.games.merchants_guilds.residence import ChooseColumn
from cothon.games.merchants_guilds.table import NONE, Table, is_trade_card, space_after
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Step


class BeginTurn(Step[Table]):
    """Whoever can do nothing has to pass, and all see who has not to. [MG-PAY-5, AMB-63]

    If only cards that the others do not know make the difference, they learn something of them:
    nobody may take the turn before back and look what another end of it would tell.
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        turn = TakeTurn(self.seat)
        trader = g.traders[self.seat]
        hand = trader.hand
        trader.hand = [card for card in hand if not is_trade_card(card)]
        g.ask(turn, self.seat)
        if g.count == 1 and len(trader.hand) < len(hand):
            g.reveals += 1
        trader.hand = hand
        g.then(turn)


class TakeTurn(Window):
    """Choose an action space that can be paid and used, or pass; effects may come before.

    The own action disc may stay on its space. [MG-TURN-1, -2, -4, -5, MG-PAY-5, MG-PASS-6]
    """

    opens_turn: ClassVar[bool] = True

    def offer(self, g: Table, seat: i64) -> None:
        r = reckon_hand(g, seat)
        for space in range(ACTIONS):
            g.consider(SPACE + space, bars_space(g, r, space))
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            pass_turn(g, seat)
            return
        space = choice - SPACE
        g.space = space
        g.main_done = False
        g.marker_used = NONE
        g.then(PayLeft(seat, space), PutDisc(seat), BeforeMain(seat))


def pass_turn(g: Table, seat: i64) -> None:
    """No action, no cards played, the action disc stays; a trade card is drawn.

    The next round has a turn again. [MG-PASS-1 to -6, AMB-44, AMB-51, AMB-52]
    """
    g.tell(PASSED if was_asked(g) else PASS_FORCED, seat)
    draw_hidden(g, seat)


def was_asked(g: Table) -> bool:
    """Did the seat have a choice? If not, all see it; more of a hand is not told. [AMB-63]"""
    return g.count > 1


class PutDisc(Step[Table]):
    """The space is paid: the cards lie beside the residence, the action disc on the space.

    [MG-TURN-4, MG-PAY-1, -2]
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        lay_beside(g, self.seat)
        g.discs[self.seat] = g.space


class BeforeMain(Window):
    """Carry the main action out, or skip it for the sake of the guild action alone.

    Skipping is offered only if a guild action is possible now; what is impossible is skipped
    unasked. [MG-TURN-2, -6, -7, -9, AMB-19]
    """

    def offer(self, g: Table, seat: i64) -> None:
        bar = bars_action(g, seat, g.space)
        g.consider(MAIN, bar)
        may_skip = bar != POSSIBLE or can_place(g, seat, g.space)
        g.consider(PASS, POSSIBLE if may_skip else SKIPPED_FOR_NOTHING)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        g.then(AfterMain(seat))
        if choice == MAIN:
            g.main_done = True
            begin_main(g, seat)
        else:
            pass_over(g)
            g.tell(ACTION_LEFT if was_asked(g) else ACTION_IMPOSSIBLE, seat, g.space)


def begin_main(g: Table, seat: i64) -> None:
    """The main action of the chosen space, in its steps."""
    if g.space == MARKET:
        g.then(TakeCard(seat), SwapCards(seat), Reactivate(seat))
    elif g.space == RESIDENCE:
        g.then(ChooseColumn(seat))
    elif g.space == TRADING_DOCK:
        g.then(TakeDock(seat))
    elif g.space == HARBOUR_DELIVERY:
        g.then(ChooseDelivery(seat, 0))
    else:
        g.then(TakeWarshipDock(seat))


class AfterMain(GoOn):
    """Effects between the main action and the guild action. [MG-TURN-2, AMB-23]"""

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        pass_over(g)
        g.then(GuildAction(seat), EndTurn(seat))


class EndTurn(GoOn):
    """Effects at the end of the turn; then the pieces of the actions board move. [MG-TURN-2]"""

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        move_pieces(g)


def move_pieces(g: Table) -> None:
    """The marker of a guild action taken, and the neutral disc of the space, go on clockwise.

    Each skips the spaces that hold one of its kind. The marker moves from wherever it is by now.
    [MG-MARKER-3, -4, -6, MG-NEUTRAL-1, -2, -3, AMB-20, AMB-21, AMB-25, AMB-48]
    """
    if g.marker_used != NONE:
        start = g.markers[g.marker_used]
        g.markers[g.marker_used] = space_after(g, start, g.markers)
        g.tell(MARKER_MOVED, start, g.markers[g.marker_used])
    for neutral in range(MARKERS):
        if g.neutrals[neutral] == g.space:
            g.neutrals[neutral] = space_after(g, g.space, g.neutrals)
            g.tell(NEUTRAL_MOVED, g.space, g.neutrals[neutral])
            break
    g.space = NONE
    g.passed_over = 0
