"""Portal actions: what comes through a portal, if anything does."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.chronomancer.box import (
    ARTIFACT,
    FREEZE_TIME,
    RECRUIT,
    RELIC,
    RELIC_OR_SPONSORSHIP,
    USE_STAFF,
)
from cothon.games.merchants_cove.merchants.chronomancer.events import FETCHED, PORTAL_IN_VAIN
from cothon.games.merchants_cove.merchants.chronomancer.shop import (
    Workshop,
    action_of,
    first_colour,
    kind_of,
    ring_of,
    second_colour,
    workshop_at,
)
from cothon.games.merchants_cove.recruiting import is_anyone_on_plaza, is_staffed
from cothon.games.merchants_cove.shopkeeper import UseStaff
from cothon.games.merchants_cove.sponsorship import sponsor_at_once
from cothon.games.merchants_cove.table import Table
from cothon.kernel.step import Question


def open_portal(g: Table, shop: Workshop, space: i64) -> None:
    """The action of a portal space; without goods, staff or townsfolk nothing comes of it.

    [MC-CHRO-PORTAL-1 to -6, E-46]
    """
    action = action_of(shop, space)
    if not has_effect(g, shop, action):
        g.tell(PORTAL_IN_VAIN, shop.seat, action)
    elif kind_of(action) == ARTIFACT:
        fetch(g, shop, artifact_of(action))
    elif kind_of(action) == USE_STAFF:
        g.then(UseStaff(shop.seat, 0))
    else:
        g.then(ReachThroughPortal(shop.seat, action, ring_of(space)))


def has_effect(g: Table, shop: Workshop, action: i64) -> bool:
    """Would anything come of an action? A hall always pays, and timelines can always be shifted.

    [MC-CHRO-PORTAL-6, MC-CHRO-FREEZE-1]
    """
    kind = kind_of(action)
    if kind == ARTIFACT:
        return shop.supply(artifact_of(action)) > 0
    if kind == RELIC:
        return shop.supply(first_colour(action)) > 0 or shop.supply(second_colour(action)) > 0
    if kind == RECRUIT:
        return is_anyone_on_plaza(g)
    if kind == USE_STAFF:
        return is_staffed(shop)
    return kind != FREEZE_TIME or shop.covered != 0


def artifact_of(action: i64) -> i64:
    """The artifact that an action brings."""
    return COLOURS + first_colour(action)


def fetch(g: Table, shop: Workshop, good: i64) -> None:
    """A good of the supply goes to the stall. [MC-CHRO-PORTAL-1, -2, -3]"""
    shop.stall[good] += 1
    g.tell(FETCHED, shop.seat, ware(shop, good))


class ReachThroughPortal(Question[Table]):
    """One of two relics, or a relic or the gold of a hall at once; what is exhausted is left out.

    [MC-CHRO-PORTAL-2, -3, MC-SPON-2, DP-34]
    """

    def __init__(self, seat: i64, action: i64, ring: i64) -> None:
        self.waiting = 1 << seat
        self.action = action
        self.ring = ring  # where the portal is

    def offer(self, g: Table, seat: i64) -> None:
        shop = workshop_at(g, seat)
        first, second = first_colour(self.action), second_colour(self.action)
        if shop.supply(first) > 0:
            g.offer(choices.GOOD + first)
        if kind_of(self.action) == RELIC_OR_SPONSORSHIP:
            g.offer(choices.COLOUR + second)
        elif shop.supply(second) > 0:
            g.offer(choices.GOOD + second)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice >= choices.COLOUR:
            sponsor_at_once(g, seat, choice - choices.COLOUR, 1)
        else:
            fetch(g, workshop_at(g, seat), choice - choices.GOOD)
