"""Feeding furnaces and the smelter with dice of the supply."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.merchants_cove.merchants.blacksmith.box import FURNACES
from cothon.games.merchants_cove.merchants.blacksmith.choices import DIE, FURNACE, SMELTER
from cothon.games.merchants_cove.merchants.blacksmith.events import (
    FURNACE_FED,
    NO_FURNACE_TO_FEED,
    SMELTER_FED,
)
from cothon.games.merchants_cove.merchants.blacksmith.shop import (
    DICE,
    FEEDING,
    NO_DIE,
    Smithy,
    dice_in_supply,
    is_fed,
    places_of,
    smithy_at,
    top_place,
)
from cothon.games.merchants_cove.table import Table
from cothon.kernel.step import Question


def can_feed(smithy: Smithy, furnace: i64) -> bool:
    """An empty furnace, and dice for all its places. [MC-SMITH-FEED-1, -2, E-49]"""
    return not is_fed(smithy, furnace) and dice_in_supply(smithy) >= places_of(furnace)


def can_feed_smelter(smithy: Smithy) -> bool:
    """A die, a free feeding space, and a die on an icon. [MC-SMITH-SMELT-1, E-50]"""
    is_free = smithy.fed[FEEDING] == NO_DIE
    return is_free and smithy.covered != 0 and dice_in_supply(smithy) > 0


class FeedFurnace(Question[Table]):
    """All places of a furnace are filled in one action, the uppermost first.

    [MC-SMITH-FEED-1, -2, -3, DP-37, DP-42]
    """

    def __init__(self, seat: i64, furnace: i64, place: i64) -> None:
        self.waiting = 1 << seat
        self.furnace = furnace
        self.place = place

    def offer(self, g: Table, seat: i64) -> None:
        offer_dice(g, smithy_at(g, seat), 0)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        smithy = smithy_at(g, seat)
        die = choice - DIE
        smithy.dice[die] -= 1
        smithy.fed[self.place] = die
        g.tell(FURNACE_FED, seat, self.furnace, die)
        following = self.place + 1
        if following < top_place(self.furnace) + places_of(self.furnace):
            g.then(FeedFurnace(seat, self.furnace, following))


def offer_dice(g: Table, smithy: Smithy, least: i64) -> None:
    """Dice of the supply; those with the same colour and value are one."""
    for die in range(least, DICE):
        if smithy.dice[die] > 0:
            g.offer(DIE + die)


class FeedSmelter(Question[Table]):
    """Any die of the supply goes to the feeding space. [MC-SMITH-SMELT-1, DP-38]"""

    def offer(self, g: Table, seat: i64) -> None:
        offer_dice(g, smithy_at(g, seat), 0)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        smithy = smithy_at(g, seat)
        die = choice - DIE
        smithy.dice[die] -= 1
        smithy.fed[FEEDING] = die
        g.tell(SMELTER_FED, seat, die)


def can_feed_any(smithy: Smithy) -> bool:
    """Is there a furnace to feed? [MC-SMITH-STAFF-2]"""
    for furnace in range(FURNACES):
        if can_feed(smithy, furnace):
            return True
    return False


def employ_metallurgist(g: Table, seat: i64) -> None:
    """Metallurgist: one empty furnace is filled, if there are dice enough for any.

    The smelter counts only if the host says so. [MC-SMITH-STAFF-2, E-52]
    """
    smithy = smithy_at(g, seat)
    if can_feed_any(smithy):
        g.then(ChooseFurnace(seat))
    elif g.switches.smelter_counts and can_feed_smelter(smithy):
        g.then(FeedSmelter(seat))
    else:
        g.tell(NO_FURNACE_TO_FEED, seat)


class ChooseFurnace(Question[Table]):
    """Metallurgist: which furnace is fed. [MC-SMITH-STAFF-2, DP-42, E-52]"""

    def offer(self, g: Table, seat: i64) -> None:
        smithy = smithy_at(g, seat)
        for furnace in range(FURNACES):
            if can_feed(smithy, furnace):
                g.offer(FURNACE + furnace)
        if g.switches.smelter_counts and can_feed_smelter(smithy):
            g.offer(SMELTER)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == SMELTER:
            g.then(FeedSmelter(seat))
        else:
            g.then(FeedFurnace(seat, choice - FURNACE, top_place(choice - FURNACE)))
