"""Movement: one of the two figures goes clockwise, and acts where it stops."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.merchants.chronomancer.box import (
    MACHINE_EVERY,
    RECRUIT,
    RING,
)
from cothon.games.merchants_cove.merchants.chronomancer.choices import (
    ASSISTANT_TO,
    CHRONOMANCER_TO,
)
from cothon.games.merchants_cove.merchants.chronomancer.events import (
    ASSISTANT_MOVED,
    CHRONOMANCER_MOVED,
)
from cothon.games.merchants_cove.merchants.chronomancer.reasons import (
    ASSISTANT_AHEAD,
    ASSISTANT_THERE,
    ASSISTANT_WAITS,
    BOTH_IN_MACHINE,
    FIGURE_MUST_MOVE,
    MACHINE_AHEAD,
)
from cothon.games.merchants_cove.merchants.chronomancer.shop import (
    Workshop,
    action_of,
    is_assistant,
    is_machine,
    kind_of,
    ring_of,
    workshop_at,
)
from cothon.games.merchants_cove.recruiting import Recruit
from cothon.games.merchants_cove.table import Table
from cothon.games.merchants_cove.turn import PayCost
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Question


class MoveFigure(Question[Table]):
    """One figure goes clockwise to a space that it may reach, and its action is carried out.

    This replaces the one figure of other shops, also what they may not do twice in a row; a space
    without effect may be entered, too. [MC-CHRO-MOVE-1, -5, MC-CHRO-PORTAL-6, MC-GEN-1, DP-31,
    E-46, E-68]
    """

    def offer(self, g: Table, seat: i64) -> None:
        shop = workshop_at(g, seat)
        offer_chronomancer(g, shop)
        offer_assistant(g, shop)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        shop = workshop_at(g, seat)
        action = action_of(shop, choice)
        if is_assistant(choice):
            shop.assistant = choice
            g.tell(ASSISTANT_MOVED, seat, ring_of(choice), action)
        else:
            shop.figure = choice
            g.tell(CHRONOMANCER_MOVED, seat, ring_of(choice), action)
        hours, corruption = shop.hours_of(choice), shop.corruption_of(choice)
        if kind_of(action) == RECRUIT and shop.bars_act(g, choice) == POSSIBLE:
            g.then(Recruit(seat, hours, corruption))  # the cost is a part of recruiting
        else:
            g.then(PayCost(seat, hours, corruption))
            shop.act(g, choice)


def offer_chronomancer(g: Table, shop: Workshop) -> None:
    """Any space up to the Assistant; onto his only if it is a machine.

    In one machine with him the Chronomancer stands directly behind. [MC-CHRO-MAP-1,
    MC-CHRO-MOVE-4, -5]
    """
    start, assistant = ring_of(shop.figure), ring_of(shop.assistant)
    distance = (assistant - start) % RING
    for way in range(1, RING + 1):
        bar = bars_chronomancer(way, distance)
        if way == distance and not is_machine(assistant):
            bar = ASSISTANT_THERE
        g.consider(CHRONOMANCER_TO + (start + way) % RING, bar)


def bars_chronomancer(way: i64, distance: i64) -> i64:
    """May he go so many spaces, with the Assistant so many ahead? [MC-CHRO-MOVE-1, -4, -5]"""
    if way <= distance:
        return POSSIBLE
    if way == RING:
        return FIGURE_MUST_MOVE
    return ASSISTANT_AHEAD if distance > 0 else BOTH_IN_MACHINE


def offer_assistant(g: Table, shop: Workshop) -> None:
    """Any space up to the next machine, where he must stop; out of one only with the Chronomancer.

    [MC-CHRO-MOVE-2, -3, -5]
    """
    start = ring_of(shop.assistant)
    waits = is_machine(start) and start != ring_of(shop.figure)
    distance = MACHINE_EVERY - start % MACHINE_EVERY
    for way in range(1, RING + 1):
        g.consider(ASSISTANT_TO + (start + way) % RING, bars_assistant(way, distance, waits))


def bars_assistant(way: i64, distance: i64, waits: bool) -> i64:
    """May he go so many spaces, with a machine so many ahead? [MC-CHRO-MOVE-1, -2, -3]"""
    if way == RING:
        return FIGURE_MUST_MOVE
    if waits:
        return ASSISTANT_WAITS
    return POSSIBLE if way <= distance else MACHINE_AHEAD
