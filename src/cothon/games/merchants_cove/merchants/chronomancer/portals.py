"""Portal actions: what comes through a portal, if anything does."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.chronomancer.box import (
    ARTIFACT,
    RELIC,
    RELIC_OR_SPONSORSHIP,
    USE_STAFF,
)
from cothon.games.merchants_cove.merchants.chronomancer.events import FETCHED, PORTAL_IN_VAIN
from cothon.games.merchants_cove.merchants.chronomancer.shop import (
    Workshop,
    first_colour,
    kind_of,
    second_colour,
    workshop_at,
)
from cothon.games.merchants_cove.recruiting import is_staffed
from cothon.games.merchants_cove.shopkeeper import UseStaff
from cothon.games.merchants_cove.sponsorship import sponsor_at_once
from cothon.games.merchants_cove.table import Table
from cothon.kernel.step import Question


def open_portal(g: Table, shop: Workshop, action: i64) -> None:
    """The action of a portal space; without goods, staff or townsfolk nothing comes of it.

    [MC-CHRO-PORTAL-1 to -6, E-46]
    """
    kind = kind_of(action)
    artifact = COLOURS + first_colour(action)
    if kind == ARTIFACT and shop.supply(artifact) > 0:
        fetch(g, shop, artifact)
    elif kind == RELIC_OR_SPONSORSHIP or (kind == RELIC and has_relic(shop, action)):
        g.then(ReachThroughPortal(shop.seat, action))
    elif kind == USE_STAFF and is_staffed(shop):
        g.then(UseStaff(shop.seat, 0))
    else:
        g.tell(PORTAL_IN_VAIN, shop.seat, action)


def has_relic(shop: Workshop, action: i64) -> bool:
    """Is a relic of one of the two colours left? [MC-CHRO-PORTAL-2]"""
    return shop.supply(first_colour(action)) > 0 or shop.supply(second_colour(action)) > 0


def fetch(g: Table, shop: Workshop, good: i64) -> None:
    """A good of the supply goes to the stall. [MC-CHRO-PORTAL-1, -2, -3]"""
    shop.stall[good] += 1
    g.tell(FETCHED, shop.seat, ware(shop, good))


class ReachThroughPortal(Question[Table]):
    """One of two relics, or a relic or the gold of a hall at once; what is exhausted is left out.

    [MC-CHRO-PORTAL-2, -3, MC-SPON-2, DP-34]
    """

    def __init__(self, seat: i64, action: i64) -> None:
        self.waiting = 1 << seat
        self.action = action

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
