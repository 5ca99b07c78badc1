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
from cothon.games.merchants_cove.merchants.blacksmith.reasons import (
    DIE_NOT_IN_SUPPLY,
    DIE_PASSED_OVER,
    FURNACE_FULL,
    ICONS_FREE,
    NOT_THE_SMELTER,
    SMELTER_FULL,
    TOO_FEW_DICE,
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
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.step import Question


def bars_feeding(smithy: Smithy, furnace: i64) -> i64:
    """An empty furnace, and dice for all its places. [MC-SMITH-FEED-1, -2, E-49]"""
    if is_fed(smithy, furnace):
        return FURNACE_FULL
    return bars_dice(smithy, places_of(furnace))


def bars_smelter(smithy: Smithy) -> i64:
    """A die, a free feeding space, and a die on an icon. [MC-SMITH-SMELT-1, E-50]"""
    if smithy.fed[FEEDING] != NO_DIE:
        return SMELTER_FULL
    if not smithy.covered:
        return ICONS_FREE
    return bars_dice(smithy, 1)


def bars_dice(smithy: Smithy, needed: i64) -> i64:
    """So many dice in the supply. [E-49]"""
    dice = dice_in_supply(smithy)
    if dice >= needed:
        return POSSIBLE
    return because(TOO_FEW_DICE, needed, dice)


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
    for die in range(DICE):
        if smithy.dice[die] > 0:
            g.consider(DIE + die, DIE_PASSED_OVER if die < least else POSSIBLE)
        elif g.doubts is not None:
            g.consider(DIE + die, DIE_NOT_IN_SUPPLY)


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
        if bars_feeding(smithy, furnace) == POSSIBLE:
            return True
    return False


def employ_metallurgist(g: Table, seat: i64) -> None:
    """Metallurgist: one empty furnace is filled, if there are dice enough for any.

    The smelter counts only if the host says so. [MC-SMITH-STAFF-2, E-52]
    """
    smithy = smithy_at(g, seat)
    if can_feed_any(smithy):
        g.then(ChooseFurnace(seat))
    elif bars_smelter_too(g, smithy) == POSSIBLE:
        g.then(FeedSmelter(seat))
    else:
        g.tell(NO_FURNACE_TO_FEED, seat)


def bars_smelter_too(g: Table, smithy: Smithy) -> i64:
    """May the Metallurgist feed the smelter, too, and can it be fed? [E-52]"""
    if not g.switches.smelter_counts:
        return NOT_THE_SMELTER
    return bars_smelter(smithy)


class ChooseFurnace(Question[Table]):
    """Metallurgist: which furnace is fed. [MC-SMITH-STAFF-2, DP-42, E-52]"""

    def offer(self, g: Table, seat: i64) -> None:
        smithy = smithy_at(g, seat)
        for furnace in range(FURNACES):
            g.consider(FURNACE + furnace, bars_feeding(smithy, furnace))
        g.consider(SMELTER, bars_smelter_too(g, smithy))

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == SMELTER:
            g.then(FeedSmelter(seat))
        else:
            g.then(FeedFurnace(seat, choice - FURNACE, top_place(choice - FURNACE)))
