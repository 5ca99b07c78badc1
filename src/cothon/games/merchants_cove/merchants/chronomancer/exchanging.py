"""Staff of the workshop: relics and artifacts of the stall are exchanged for others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import COLOURS, GOODS
from cothon.games.merchants_cove.choices import PASS
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.chronomancer.events import (
    ARTIFACT_BROKEN,
    GOOD_EXCHANGED,
    NOTHING_TO_EXCHANGE,
)
from cothon.games.merchants_cove.merchants.chronomancer.shop import Workshop, workshop_at
from cothon.games.merchants_cove.table import Table, colour_of
from cothon.kernel.step import Question

# Staff slots; the Overseer is everybody's. [MC-CHRO-STAFF-4]
RECOMBOBULATOR: Final = 0
ENLARGER: Final = 1
BREAKER: Final = 2

PIECES: Final = 2  # relics that an artifact is broken into


def employ(g: Table, seat: i64, slot: i64) -> None:
    """Recombobulator, Enlarger or Breaker; without anything to exchange nothing happens.

    [MC-CHRO-STAFF-1 to -3, E-95]
    """
    if can_exchange_any(workshop_at(g, seat), slot):
        g.then(ExchangeGood(seat, slot))
    else:
        g.tell(NOTHING_TO_EXCHANGE, seat)


def can_exchange_any(shop: Workshop, slot: i64) -> bool:
    """Is there a good that a staff ability can exchange? [MC-CHRO-STAFF-1 to -3]"""
    for good in range(GOODS):
        if can_exchange(shop, slot, good):
            return True
    return False


def can_exchange(shop: Workshop, slot: i64, good: i64) -> bool:
    """Is this good on the stall, and in the supply what a staff ability makes of it?

    [MC-CHRO-STAFF-1 to -3]
    """
    if shop.stall[good] == 0:
        return False
    if good >= COLOURS:  # an artifact
        return slot == BREAKER and shop.supply(colour_of(good)) > 0
    if slot == ENLARGER:
        return shop.supply(COLOURS + good) > 0
    if slot == RECOMBOBULATOR:
        for relic in range(COLOURS):
            if relic != good and shop.supply(relic) > 0:
                return True
    return False


class ExchangeGood(Question[Table]):
    """Which good of the stall is exchanged, or none.

    The Enlarger makes an artifact of a relic, the Breaker relics of an artifact.
    [MC-CHRO-STAFF-1 to -3, DP-36, E-102]
    """

    def __init__(self, seat: i64, slot: i64) -> None:
        self.waiting = 1 << seat
        self.slot = slot

    def offer(self, g: Table, seat: i64) -> None:
        shop = workshop_at(g, seat)
        for good in range(GOODS):
            if can_exchange(shop, self.slot, good):
                g.offer(choices.GOOD + good)
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            return
        good = choice - choices.GOOD
        if self.slot == RECOMBOBULATOR:
            g.then(Recombobulate(seat, good))
        elif self.slot == ENLARGER:
            exchange(g, seat, good, COLOURS + good)
        else:
            break_artifact(g, seat, good)


class Recombobulate(Question[Table]):
    """Recombobulator: the relic becomes one of another colour. [MC-CHRO-STAFF-1, DP-36]"""

    def __init__(self, seat: i64, relic: i64) -> None:
        self.waiting = 1 << seat
        self.relic = relic

    def offer(self, g: Table, seat: i64) -> None:
        shop = workshop_at(g, seat)
        for relic in range(COLOURS):
            if relic != self.relic and shop.supply(relic) > 0:
                g.offer(choices.GOOD + relic)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        exchange(g, seat, self.relic, choice - choices.GOOD)


def exchange(g: Table, seat: i64, given: i64, gained: i64) -> None:
    """A good of the stall goes to the supply, and another one comes from there."""
    shop = workshop_at(g, seat)
    shop.stall[given] -= 1
    shop.stall[gained] += 1
    g.tell(GOOD_EXCHANGED, seat, ware(shop, given), ware(shop, gained))


def break_artifact(g: Table, seat: i64, artifact: i64) -> None:
    """Two relics of its colour for an artifact, or one if no more are left.

    [MC-CHRO-STAFF-3, E-95]
    """
    shop = workshop_at(g, seat)
    relic = colour_of(artifact)
    pieces = min(PIECES, shop.supply(relic))
    shop.stall[artifact] -= 1
    shop.stall[relic] += pieces
    g.tell(ARTIFACT_BROKEN, seat, ware(shop, artifact), pieces)
