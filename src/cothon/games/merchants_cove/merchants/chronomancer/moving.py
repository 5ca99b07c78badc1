"""Movement: one of the two figures goes clockwise, and acts where it stops."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.merchants.chronomancer.box import RECRUIT, RING
from cothon.games.merchants_cove.merchants.chronomancer.choices import (
    ASSISTANT_TO,
    CHRONOMANCER_TO,
)
from cothon.games.merchants_cove.merchants.chronomancer.events import (
    ASSISTANT_MOVED,
    CHRONOMANCER_MOVED,
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
        if kind_of(action) == RECRUIT and shop.can_act(g, choice):
            g.then(Recruit(seat, hours, corruption))  # the cost is a part of recruiting
        else:
            g.then(PayCost(seat, hours, corruption))
            shop.act(g, choice)


def offer_chronomancer(g: Table, shop: Workshop) -> None:
    """Any space up to the Assistant; onto his only if it is a machine.

    In one machine with him the Chronomancer stands directly behind. [MC-CHRO-MAP-1,
    MC-CHRO-MOVE-4, -5]
    """
    assistant = ring_of(shop.assistant)
    ring = ring_of(shop.figure)
    while ring != assistant:
        ring = (ring + 1) % RING
        if ring != assistant or is_machine(ring):
            g.offer(CHRONOMANCER_TO + ring)


def offer_assistant(g: Table, shop: Workshop) -> None:
    """Any space up to the next machine, where he must stop; out of one only with the Chronomancer.

    [MC-CHRO-MOVE-2, -3, -5]
    """
    ring = ring_of(shop.assistant)
    if is_machine(ring) and ring != ring_of(shop.figure):
        return
    ring = (ring + 1) % RING
    while not is_machine(ring):
        g.offer(ASSISTANT_TO + ring)
        ring = (ring + 1) % RING
    g.offer(ASSISTANT_TO + ring)
