"""The smithy: furnaces with their coal, the smelter, and dice that keep their values."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cothon.games.merchants_cove.box import COLOURS, LARGE, SMALL
from cothon.games.merchants_cove.choices import USE_STAFF
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.merchants.blacksmith.box import (
    DICE_OF_COLOUR,
    FURNACES,
    LARGE_FURNACES,
    SIDES,
    Printed,
)
from cothon.games.merchants_cove.merchants.blacksmith.reasons import TOO_COLD
from cothon.games.merchants_cove.reasons import NOT_IN_SUPPLY
from cothon.games.merchants_cove.shopkeeper import Shopkeeper
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE, because

NO_DIE: Final = -1
DICE: Final = COLOURS * SIDES  # a die is its colour and its value
# Places for alloy dice: an upper and a lower one in each large furnace, one in each small one, and
# the feeding space of the smelter.
FEEDING: Final = 2 * LARGE_FURNACES + FURNACES - LARGE_FURNACES
PLACES: Final = FEEDING + 1
HEAT: Final = 64  # a digit of the number that tells of a furnace's heat


@mypyc_attr(allow_interpreted_subclasses=True)
class Smithy(Shopkeeper):
    """What lies on the Blacksmith's shop board. [MC-SMITH-SETUP-1 to -3]"""

    printed: Printed
    coal: vec[i64]  # values of the coal dice, by furnace
    fed: vec[i64]  # alloy dice by place
    dice: vec[i64]  # the die supply: how many of each colour and value
    covered: i64  # a bit for every smelter icon with a die on it

    def clone_into(self, twin: Merchant) -> None:
        """Copy the shop board, too."""
        super().clone_into(twin)
        assert isinstance(twin, Smithy)
        twin.printed = self.printed
        twin.coal = self.coal[:]
        twin.fed = self.fed[:]
        twin.dice = self.dice[:]
        twin.covered = self.covered

    def active_icons(self, g: Table, colour: i64) -> i64:
        """Each smelter icon without a die. [MC-SMITH-SPON-1]"""
        return 1 - (self.covered >> colour & 1)


def smithy_at(g: Table, seat: i64) -> Smithy:
    """The smithy of a seat."""
    smithy = g.merchants[seat]
    assert isinstance(smithy, Smithy)
    return smithy


def clear_smithy(smithy: Smithy) -> None:
    """The figure on Use Staff, coal at its start values, a die on every smelter icon.

    All other dice are loose. [MC-SMITH-SETUP-1, -2, -4, E-99]
    """
    smithy.figure = USE_STAFF
    smithy.coal = smithy.printed.coal_start[:]
    smithy.fed = vec[i64]([NO_DIE] * PLACES)
    smithy.dice = vec[i64]([0] * DICE)
    smithy.covered = (1 << COLOURS) - 1


def top_place(furnace: i64) -> i64:
    """The uppermost place of a furnace; its die gives the good its colour. [MC-SMITH-FEED-3]"""
    return 2 * furnace if furnace < LARGE_FURNACES else furnace + LARGE_FURNACES


def places_of(furnace: i64) -> i64:
    """Two dice for a large furnace, one for a small one. [MC-SMITH-FEED-1]"""
    return 2 if furnace < LARGE_FURNACES else 1


def is_fed(smithy: Smithy, furnace: i64) -> bool:
    """Do dice lie in this furnace?"""
    return smithy.fed[top_place(furnace)] != NO_DIE


def dice_in_supply(smithy: Smithy) -> i64:
    """How many dice the supply has."""
    count: i64 = 0
    for die in range(DICE):
        count += smithy.dice[die]
    return count


def heat_of(smithy: Smithy, furnace: i64) -> i64:
    """The sum of all dice of a furnace, coal included. [MC-SMITH-FORGE-2]"""
    heat = smithy.coal[furnace]
    first = top_place(furnace)
    for place in range(first, first + places_of(furnace)):
        if smithy.fed[place] != NO_DIE:
            heat += value_of(smithy.fed[place])
    return heat


def good_of(smithy: Smithy, furnace: i64) -> i64:
    """What a fed furnace makes: its size, in the colour of the uppermost die.

    [MC-SMITH-FEED-3, MC-SMITH-FORGE-5]
    """
    size: i64 = LARGE if furnace < LARGE_FURNACES else SMALL
    return size * COLOURS + smithy.fed[top_place(furnace)] // SIDES


def is_clean(smithy: Smithy, furnace: i64) -> bool:
    """Is it hot enough for the good without a corruption card? [MC-SMITH-FORGE-3]"""
    colour = smithy.fed[top_place(furnace)] // SIDES
    return heat_of(smithy, furnace) >= smithy.printed.clean[furnace * COLOURS + colour]


def warmth_needed(smithy: Smithy, furnace: i64) -> i64:
    """How hot it must be at least, for the good with a corruption card. [MC-SMITH-FORGE-3]"""
    colour = smithy.fed[top_place(furnace)] // SIDES
    return smithy.printed.corrupt[furnace * COLOURS + colour]


def is_warm(smithy: Smithy, furnace: i64) -> bool:
    """Is it hot enough for the good, if only with a corruption card? [MC-SMITH-FORGE-3]"""
    return heat_of(smithy, furnace) >= warmth_needed(smithy, furnace)


def heat_code(smithy: Smithy, furnace: i64) -> i64:
    """The heat of a furnace, its coal and both thresholds as one number, for the log."""
    colour = smithy.fed[top_place(furnace)] // SIDES
    clean = smithy.printed.clean[furnace * COLOURS + colour]
    heat = heat_of(smithy, furnace) * HEAT + smithy.coal[furnace]
    return (heat * HEAT + clean) * HEAT + warmth_needed(smithy, furnace)


def bars_forging(smithy: Smithy, furnace: i64) -> i64:
    """Is it hot enough at all, and a piece of its good left? [MC-SMITH-FORGE-3, -5]"""
    if not is_warm(smithy, furnace):
        return because(TOO_COLD, warmth_needed(smithy, furnace), heat_of(smithy, furnace))
    return POSSIBLE if smithy.supply(good_of(smithy, furnace)) > 0 else NOT_IN_SUPPLY


def value_of(die: i64) -> i64:
    """What a die shows."""
    return die % SIDES + 1


def loose_dice(smithy: Smithy, colour: i64) -> i64:
    """How many dice of a colour are off the board, to be rolled: those that lie nowhere.

    [MC-SMITH-FORGE-8]
    """
    loose = DICE_OF_COLOUR - (smithy.covered >> colour & 1)
    for die in range(colour * SIDES, (colour + 1) * SIDES):
        loose -= smithy.dice[die]
    for place in range(PLACES):
        if smithy.fed[place] != NO_DIE and smithy.fed[place] // SIDES == colour:
            loose -= 1
    return loose
