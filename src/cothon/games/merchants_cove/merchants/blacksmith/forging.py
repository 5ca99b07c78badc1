"""Forging: furnace by furnace, then the smelter's and all other loose dice are rolled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.choices import PASS
from cothon.games.merchants_cove.corruption import FOR_SHOP, draw_corruption
from cothon.games.merchants_cove.events import NOTHING_DONE
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.blacksmith.box import FURNACES, SIDES
from cothon.games.merchants_cove.merchants.blacksmith.choices import DIE, EMPTY, FURNACE
from cothon.games.merchants_cove.merchants.blacksmith.events import (
    DICE_ROLLED,
    DIE_PICKED_UP,
    FORGED_HOT,
    FORGED_WARM,
    FURNACE_CLEARED,
    FURNACE_COLD,
    SMELTED,
)
from cothon.games.merchants_cove.merchants.blacksmith.feeding import offer_dice
from cothon.games.merchants_cove.merchants.blacksmith.reasons import (
    ENOUGH_FORGED,
    FURNACE_DONE,
    FURNACE_EMPTY,
    NO_DIE_ON_ICON,
    NOT_THE_SMELTER,
    SMELTER_EMPTY,
)
from cothon.games.merchants_cove.merchants.blacksmith.shop import (
    FEEDING,
    NO_DIE,
    Smithy,
    bars_forging,
    good_of,
    heat_code,
    is_clean,
    is_fed,
    is_warm,
    loose_dice,
    places_of,
    smithy_at,
    top_place,
)
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import ANY_NUMBER, Picks, Question

SMELTER_BIT: Final = FURNACES  # the smelter among those already dealt with
ALL_FURNACES: Final = FURNACES + 1


class ForgeNext(Question[Table]):
    """In any order: a fed furnace forges or is emptied, a fed smelter smelts; the rest is left.

    A good too cold to be made, or not in the supply, cannot be forged. [MC-SMITH-FORGE-1, -4 to -7,
    MC-SMITH-STAFF-3, DP-39, E-51, E-52]
    """

    def __init__(self, seat: i64, most: i64, smelter: bool, done: i64) -> None:
        self.waiting = 1 << seat
        self.most = most  # how many may still be dealt with
        self.smelter = smelter  # may it be among them?
        self.done = done  # a bit for each dealt with

    def offer(self, g: Table, seat: i64) -> None:
        smithy = smithy_at(g, seat)
        for furnace in range(FURNACES):
            bar = self.bars_furnace(smithy, furnace)
            forging = bars_forging(smithy, furnace) if bar == POSSIBLE else bar
            g.consider(FURNACE + furnace, forging)
            g.consider(EMPTY + furnace, bar)
        smelting = self.bars_smelting(smithy)
        for colour in range(COLOURS):
            if smithy.covered >> colour & 1:
                g.consider(choices.COLOUR + colour, smelting)
            else:
                g.consider(choices.COLOUR + colour, NO_DIE_ON_ICON)
        g.offer(PASS)

    def bars_furnace(self, smithy: Smithy, furnace: i64) -> i64:
        """Is this furnace fed, not yet dealt with, and one more allowed?"""
        if self.done >> furnace & 1:
            return FURNACE_DONE
        if self.most <= 0:
            return ENOUGH_FORGED
        return POSSIBLE if is_fed(smithy, furnace) else FURNACE_EMPTY

    def bars_smelting(self, smithy: Smithy) -> i64:
        """Is the smelter fed, may it be dealt with, and one more be?"""
        if not self.smelter:
            return NOT_THE_SMELTER
        if self.most <= 0:
            return ENOUGH_FORGED
        return POSSIBLE if can_smelt(smithy) else SMELTER_EMPTY

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.then(RerollDice(seat, 0))
            return
        if choices.COLOUR <= choice < choices.COLOUR + COLOURS:
            smelt(g, seat, choice - choices.COLOUR)
            dealt: i64 = SMELTER_BIT
        elif choice >= EMPTY:
            dealt = choice - EMPTY
            clear_furnace(g, seat, dealt)
        else:
            dealt = choice - FURNACE
            forge(g, seat, dealt)
        g.then(ForgeNext(seat, self.most - 1, self.smelter, self.done | 1 << dealt))


def forge(g: Table, seat: i64, furnace: i64) -> None:
    """The good goes to the stall, with a corruption card if the heat is below the upper threshold.

    Then its alloy dice come off; the coal stays. [MC-SMITH-FORGE-3, -4]
    """
    smithy = smithy_at(g, seat)
    good, heat = good_of(smithy, furnace), heat_code(smithy, furnace)
    clean = is_clean(smithy, furnace)
    smithy.stall[good] += 1
    empty_furnace(smithy, furnace)
    g.tell(FORGED_HOT if clean else FORGED_WARM, seat, ware(smithy, good), furnace, heat)
    if not clean:
        draw_corruption(g, seat, FOR_SHOP)


def clear_furnace(g: Table, seat: i64, furnace: i64) -> None:
    """Its alloy dice come off and nothing is made, whether it is hot enough or not.

    [MC-SMITH-FORGE-1]
    """
    smithy = smithy_at(g, seat)
    event = FURNACE_CLEARED if is_warm(smithy, furnace) else FURNACE_COLD
    made = ware(smithy, good_of(smithy, furnace))
    g.tell(event, seat, made, furnace, heat_code(smithy, furnace))
    empty_furnace(smithy, furnace)


def empty_furnace(smithy: Smithy, furnace: i64) -> None:
    """All alloy dice of a furnace come off the board. [MC-SMITH-FORGE-1, -4]"""
    first = top_place(furnace)
    for place in range(first, first + places_of(furnace)):
        smithy.fed[place] = NO_DIE


def can_smelt(smithy: Smithy) -> bool:
    """Is the smelter fed? [MC-SMITH-FORGE-1]"""
    return smithy.fed[FEEDING] != NO_DIE


def smelt(g: Table, seat: i64, colour: i64) -> None:
    """The feeding die and the die of any icon come off; that icon is active for good.

    [MC-SMITH-FORGE-6]
    """
    smithy = smithy_at(g, seat)
    smithy.fed[FEEDING] = NO_DIE
    smithy.covered &= ~(1 << colour)
    g.tell(SMELTED, seat, colour)


class RerollDice(Picks[Table]):
    """Any dice of the supply may be rolled along, once; named upwards, so that a set has one path.

    They are named before anything is rolled. [MC-SMITH-FORGE-8, DP-40, E-100]
    """

    def __init__(self, seat: i64, least: i64) -> None:
        self.waiting = 1 << seat
        self.most = ANY_NUMBER
        self.least = least

    def offer(self, g: Table, seat: i64) -> None:
        offer_dice(g, smithy_at(g, seat), self.least)
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            roll_dice(g, seat)
            return
        die = choice - DIE
        smithy_at(g, seat).dice[die] -= 1
        g.tell(DIE_PICKED_UP, seat, die)
        g.then(RerollDice(seat, die))


def roll_dice(g: Table, seat: i64) -> None:
    """All loose dice are rolled, red, green, blue, yellow, and join the supply.

    [MC-SMITH-DICE-1, MC-SMITH-FORGE-8, MC-SMITH-SETUP-3]
    """
    smithy = smithy_at(g, seat)
    rolled: i64 = 0
    for colour in range(COLOURS):
        for _ in range(loose_dice(smithy, colour)):
            die = colour * SIDES + g.chance(SIDES)
            smithy.dice[die] += 1
            rolled += dice_code(die)
    if rolled:
        g.tell(DICE_ROLLED, seat, rolled)
    else:
        g.tell(NOTHING_DONE, seat)


def dice_code(die: i64) -> i64:
    """A die in a number that tells of several: a digit to the base 4 for each colour and value."""
    code: i64 = 1
    for _ in range(die):
        code *= 4
    return code
