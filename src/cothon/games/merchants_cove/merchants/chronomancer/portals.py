"""Portal actions: what comes through a portal, if anything does."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import COLOURS, GOODS
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.chronomancer.box import (
    ARTIFACT,
    FREEZE_TIME,
    RECRUIT,
    RELIC,
    RELIC_OR_SPONSORSHIP,
    USE_STAFF,
)
from cothon.games.merchants_cove.merchants.chronomancer.events import FETCHED, PORTAL_IDLE
from cothon.games.merchants_cove.merchants.chronomancer.reasons import (
    NO_HOURS_ON_BOARD,
    NOT_IN_PORTAL,
)
from cothon.games.merchants_cove.merchants.chronomancer.shop import (
    Workshop,
    action_of,
    first_colour,
    kind_of,
    ring_of,
    second_colour,
    workshop_at,
)
from cothon.games.merchants_cove.reasons import NOT_IN_SUPPLY
from cothon.games.merchants_cove.recruiting import bars_recruiting, bars_staff
from cothon.games.merchants_cove.shopkeeper import UseStaff
from cothon.games.merchants_cove.sponsorship import sponsor_at_once
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Question


def open_portal(g: Table, shop: Workshop, space: i64) -> None:
    """The action of a portal space; without goods, staff or townsfolk nothing comes of it.

    [MC-CHRO-PORTAL-1 to -6, E-46]
    """
    action = action_of(shop, space)
    if bars_effect(g, shop, action) != POSSIBLE:
        g.tell(PORTAL_IDLE, shop.seat, action)
    elif kind_of(action) == ARTIFACT:
        fetch(g, shop, artifact_of(action))
    elif kind_of(action) == USE_STAFF:
        g.then(UseStaff(shop.seat, 0))
    else:
        g.then(ReachThroughPortal(shop.seat, action, ring_of(space)))


def bars_effect(g: Table, shop: Workshop, action: i64) -> i64:
    """Would anything come of an action? A hall always pays, and timelines can always be shifted.

    [MC-CHRO-PORTAL-6, MC-CHRO-FREEZE-1]
    """
    kind = kind_of(action)
    if kind == ARTIFACT:
        return bars_fetching(shop, artifact_of(action))
    if kind == RELIC:
        bar = bars_fetching(shop, first_colour(action))
        return bar if bar == POSSIBLE else bars_fetching(shop, second_colour(action))
    if kind == RECRUIT:
        return bars_recruiting(g)
    if kind == USE_STAFF:
        return bars_staff(shop)
    return NO_HOURS_ON_BOARD if kind == FREEZE_TIME and not shop.covered else POSSIBLE


def bars_fetching(shop: Workshop, good: i64) -> i64:
    """Is a piece of this good left? [MC-GEN-3]"""
    return POSSIBLE if shop.supply(good) > 0 else NOT_IN_SUPPLY


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
        if g.doubts is not None:
            for good in range(GOODS):
                if good != first and (good != second or self.is_for_gold()):
                    g.consider(choices.GOOD + good, NOT_IN_PORTAL)
        g.consider(choices.GOOD + first, bars_fetching(shop, first))
        if self.is_for_gold():
            g.offer(choices.COLOUR + second)
        else:
            g.consider(choices.GOOD + second, bars_fetching(shop, second))

    def is_for_gold(self) -> bool:
        """Is the other choice what a hall pays, and not a relic?"""
        return kind_of(self.action) == RELIC_OR_SPONSORSHIP

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice >= choices.COLOUR:
            sponsor_at_once(g, seat, choice - choices.COLOUR, 1)
        else:
            fetch(g, workshop_at(g, seat), choice - choices.GOOD)
