"""Staff of the workshop: relics and artifacts of the stall are exchanged for others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import COLOURS, GOODS
from cothon.games.merchants_cove.choices import PASS
from cothon.games.merchants_cove.events import NOTHING_DONE
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.chronomancer.events import (
    ARTIFACT_BROKEN,
    GOOD_EXCHANGED,
    NOTHING_TO_EXCHANGE,
)
from cothon.games.merchants_cove.merchants.chronomancer.reasons import (
    NO_ARTIFACT_LEFT,
    NO_OTHER_RELIC,
    NO_RELIC_LEFT,
    ONLY_ARTIFACTS,
    ONLY_RELICS,
    SAME_COLOUR,
)
from cothon.games.merchants_cove.merchants.chronomancer.shop import Workshop, workshop_at
from cothon.games.merchants_cove.reasons import NOT_ON_STALL
from cothon.games.merchants_cove.table import Table, colour_of
from cothon.kernel.reasons import POSSIBLE
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
        if bars_exchange(shop, slot, good) == POSSIBLE:
            return True
    return False


def bars_exchange(shop: Workshop, slot: i64, good: i64) -> i64:
    """Is this good on the stall, and in the supply what a staff ability makes of it?

    [MC-CHRO-STAFF-1 to -3]
    """
    if shop.stall[good] == 0:
        return NOT_ON_STALL
    if slot == BREAKER:
        if good < COLOURS:
            return ONLY_ARTIFACTS
        return POSSIBLE if shop.supply(colour_of(good)) > 0 else NO_RELIC_LEFT
    if good >= COLOURS:
        return ONLY_RELICS
    if slot == ENLARGER:
        return POSSIBLE if shop.supply(COLOURS + good) > 0 else NO_ARTIFACT_LEFT
    for relic in range(COLOURS):
        if bars_relic(shop, good, relic) == POSSIBLE:
            return POSSIBLE
    return NO_OTHER_RELIC


def bars_relic(shop: Workshop, given: i64, relic: i64) -> i64:
    """Is this relic of another colour, and in the supply? [MC-CHRO-STAFF-1]"""
    if relic == given:
        return SAME_COLOUR
    return POSSIBLE if shop.supply(relic) > 0 else NO_RELIC_LEFT


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
            g.consider(choices.GOOD + good, bars_exchange(shop, self.slot, good))
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.tell(NOTHING_DONE, seat)
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
            g.consider(choices.GOOD + relic, bars_relic(shop, self.relic, relic))

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
