"""Windows: each active ship may be used once, at the moments that its effect names."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_guilds.box import EMBARGO, INTRIGUE, PALETTE, SHIP_CARD
from cothon.games.merchants_guilds.choices import GO_ON
from cothon.games.merchants_guilds.effects.choices import USE_EMBARGO, USE_INTRIGUE, USE_PALETTE
from cothon.games.merchants_guilds.effects.events import SHIP_USED
from cothon.games.merchants_guilds.effects.intrigue import ChooseMarker
from cothon.games.merchants_guilds.effects.reasons import (
    EFFECT_DECLINED,
    NO_ACTIVE_SHIP,
    NO_CARDS_TO_TURN_UP,
    NO_SHIP_TO_SEND_AWAY,
    NOT_DURING_ACTION,
)
from cothon.games.merchants_guilds.piles import (
    front_dock,
    renew_market,
    return_discs,
    send_front_ship_away,
)
from cothon.games.merchants_guilds.table import NONE, Table
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.step import Question


def use_effect(g: Table, seat: i64, effect: i64) -> None:
    """An own ship with this effect is used. [MG-FX-1, -6, -9]"""
    g.tell(SHIP_USED, seat, turn_over(g, seat, effect), effect)


def turn_over(g: Table, seat: i64, effect: i64) -> i64:
    """An own ship with this effect is turned face down: which one.

    What was declined before may be wanted now. Where a payment that lies face down was dealt
    afresh, a card may be in it that takes a ship which nobody has: NONE. [MG-FX-2, -12]
    """
    g.passed_over = 0
    ship = ship_to_turn(g, seat, effect)
    if ship != NONE:
        g.active[ship - SHIP_CARD] = 0
        g.traders[seat].ready[effect] -= 1
    return ship


def ship_to_turn(g: Table, seat: i64, effect: i64) -> i64:
    """The own active ship of lowest number with this effect. [MG-FX-10]"""
    used: i64 = NONE
    ship: i64
    for ship in g.traders[seat].ships:
        number = ship - SHIP_CARD
        if g.active[number] and g.box.effect[number] == effect and (used == NONE or ship < used):
            used = ship
    return used


class PaletteWindow(Question[Table]):
    """A question that leaves room for PALETTE: inside the main action.

    [MG-EFFECT-PALETTE-1, -3, MG-FX-11, AMB-38]
    """

    def free(self, g: Table, seat: i64) -> None:
        g.consider(USE_PALETTE, bars_effect(g, seat, PALETTE))
        doubt_during_action(g, seat)

    def use(self, g: Table, seat: i64, choice: i64) -> None:
        use_palette(g, seat)


class Window(Question[Table]):
    """A question that leaves room for EMBARGO, PALETTE and INTRIGUE: before and after the action.

    They are used one at a time, each to its end, and the question is asked again. Only on the own
    turn. [MG-TURN-2, -3, MG-FX-1, -7, -8, -11, MG-EFFECT-EMBARGO-1, MG-EFFECT-PALETTE-1,
    MG-EFFECT-INTRIGUE-1, AMB-22, AMB-23]
    """

    def free(self, g: Table, seat: i64) -> None:
        g.consider(USE_EMBARGO, bars_effect(g, seat, EMBARGO))
        g.consider(USE_PALETTE, bars_effect(g, seat, PALETTE))
        g.consider(USE_INTRIGUE, bars_effect(g, seat, INTRIGUE))

    def use(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == USE_EMBARGO:
            use_embargo(g, seat)
        elif choice == USE_PALETTE:
            use_palette(g, seat)
        else:
            use_effect(g, seat, INTRIGUE)
            g.then(ChooseMarker(seat))


def effect_of(choice: i64) -> i64:
    """The effect that a choice commands."""
    if choice == USE_EMBARGO:
        return EMBARGO
    return PALETTE if choice == USE_PALETTE else INTRIGUE


def bars_ready(g: Table, seat: i64, effect: i64) -> i64:
    """An own ship with this effect is active. [MG-FX-1, -2]"""
    if g.traders[seat].ready[effect]:
        return POSSIBLE
    return because(NO_ACTIVE_SHIP, effect)


def bars_effect(g: Table, seat: i64, effect: i64) -> i64:
    """An active ship, for something; it is offered again only if something has happened since.

    There must be a ship to send away, and cards to turn up or to turn away. [MG-FX-7, -12]
    """
    bar = bars_ready(g, seat, effect)
    if bar != POSSIBLE:
        return bar
    if g.passed_over >> effect & 1:
        return because(EFFECT_DECLINED, effect)
    if effect == EMBARGO and front_dock(g) == NONE:
        return NO_SHIP_TO_SEND_AWAY
    if effect == PALETTE and not (g.market or g.trade_pile or g.discard):
        return NO_CARDS_TO_TURN_UP
    return POSSIBLE


def doubt_during_action(g: Table, seat: i64) -> None:
    """EMBARGO and INTRIGUE are used before or after the action. [MG-TURN-2]"""
    if g.doubts is not None:
        doubt_effect(g, seat, USE_EMBARGO, NOT_DURING_ACTION)
        doubt_effect(g, seat, USE_INTRIGUE, NOT_DURING_ACTION)


def doubt_effect(g: Table, seat: i64, choice: i64, reason: i64) -> None:
    """An effect cannot be used now even if a ship with it is active."""
    effect = effect_of(choice)
    g.consider(choice, bars_ready(g, seat, effect) or because(reason, effect))


def pass_over(g: Table) -> None:
    """The question is answered with nothing done: the effects open besides it are declined.

    [MG-FX-12]
    """
    for place in range(g.own, g.count):
        g.passed_over |= 1 << effect_of(i64(g.menu[place]))


class GoOn(Window):
    """A window in which nothing else is to be decided: it is skipped if no effect is usable.

    [MG-TURN-3]
    """

    def offer(self, g: Table, seat: i64) -> None:
        g.offer(GO_ON)


def use_embargo(g: Table, seat: i64) -> None:
    """The front-most ship goes under the pile, and the ships advance; nobody gets anything.

    [MG-EFFECT-EMBARGO-1, -2, -3]
    """
    use_effect(g, seat, EMBARGO)
    send_front_ship_away(g)
    return_discs(g)


def use_palette(g: Table, seat: i64) -> None:
    """All market cards are discarded and five are turned up. [MG-EFFECT-PALETTE-2, AMB-34]"""
    use_effect(g, seat, PALETTE)
    renew_market(g)
