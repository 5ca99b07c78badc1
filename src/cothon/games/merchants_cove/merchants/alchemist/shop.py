"""The laboratory: decanter, cauldrons, toxic waste, and the bag of ingredients."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.choices import USE_STAFF
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.merchants.alchemist.box import (
    CAULDRONS,
    CELLS,
    EXTRACT,
    ICHOR,
    INGREDIENTS,
    PIECES,
    SPACES,
    Printed,
)
from cothon.games.merchants_cove.merchants.alchemist.reasons import CAULDRON_ALIKE
from cothon.games.merchants_cove.shopkeeper import Shopkeeper
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE, because

EMPTY: Final = -1  # a cell of the decanter without a marble

# Where pieces can be, besides the decanter and the sponsorship icons; the cauldrons first.
WASTE: Final = CAULDRONS
BAG: Final = WASTE + 1
IN_HAND: Final = BAG + 1  # taken, and not yet put anywhere
WHEREABOUTS: Final = IN_HAND + 1

DIGIT: Final = 32  # a mix of pieces is one number for the log, with a digit for each kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Laboratory(Shopkeeper):
    """What lies on the Alchemist's shop board. [MC-ALCH-SETUP-1 to -3]"""

    printed: Printed
    pieces: vec[i64]  # by whereabouts and kind
    decanter: vec[i64]  # by cell: a kind of ingredient, or EMPTY
    covered: i64  # a bit for every sponsorship icon with an extract on it

    def clone_into(self, twin: Merchant) -> None:
        """Copy the shop board, too."""
        super().clone_into(twin)
        assert isinstance(twin, Laboratory)
        twin.printed = self.printed
        twin.pieces = self.pieces[:]
        twin.decanter = self.decanter[:]
        twin.covered = self.covered

    def active_icons(self, g: Table, colour: i64) -> i64:
        """Each uncovered icon. [MC-ALCH-SPON-1, MC-ALCH-SETUP-2]"""
        return 1 - (self.covered >> colour & 1)

    def count_in(self, where: i64, kind: i64) -> i64:
        """How many pieces of a kind are somewhere."""
        return self.pieces[where * PIECES + kind]

    def move(self, kind: i64, start: i64, end: i64) -> None:
        """A piece goes from one place to another."""
        self.pieces[start * PIECES + kind] -= 1
        self.pieces[end * PIECES + kind] += 1


def laboratory_at(g: Table, seat: i64) -> Laboratory:
    """The laboratory of a seat."""
    shop = g.merchants[seat]
    assert isinstance(shop, Laboratory)
    return shop


def clear_laboratory(shop: Laboratory) -> None:
    """The figure on Use Staff, all ingredients in the bag, an extract on every icon.

    Cauldrons and decanter are empty. [MC-ALCH-SETUP-1 to -3]
    """
    shop.figure = USE_STAFF
    shop.pieces = vec[i64]([0] * (WHEREABOUTS * PIECES))
    for kind in range(INGREDIENTS):
        shop.pieces[BAG * PIECES + kind] = shop.printed.ingredients[kind]
    shop.decanter = vec[i64]([EMPTY] * CELLS)
    shop.covered = (1 << COLOURS) - 1


def coloured_in(shop: Laboratory, where: i64) -> i64:
    """How many coloured ingredients are somewhere."""
    count: i64 = 0
    for colour in range(COLOURS):
        count += shop.count_in(where, colour)
    return count


def filled(shop: Laboratory, cauldron: i64) -> i64:
    """How many spaces of a cauldron are taken, extracts included."""
    return (
        coloured_in(shop, cauldron)
        + shop.count_in(cauldron, ICHOR)
        + shop.count_in(cauldron, EXTRACT)
    )


def gaps_in(shop: Laboratory, cauldron: i64) -> i64:
    """How many spaces of a cauldron are free."""
    return SPACES - filled(shop, cauldron)


def gaps_from(shop: Laboratory, first: i64) -> i64:
    """How many spaces are free in this cauldron and those behind it."""
    gaps: i64 = 0
    for cauldron in range(first, CAULDRONS):
        gaps += gaps_in(shop, cauldron)
    return gaps


def are_alike(shop: Laboratory, one: i64, other: i64) -> bool:
    """Do two cauldrons hold the same? Then it does not matter which of them is used."""
    for kind in range(PIECES):
        if shop.count_in(one, kind) != shop.count_in(other, kind):
            return False
    return True


def bars_alike(shop: Laboratory, cauldron: i64, first: i64, aside: i64 = 0) -> i64:
    """Does none from the first that counts to this one hold the same, but for some left aside?"""
    for other in range(first, cauldron):
        if not aside >> other & 1 and are_alike(shop, other, cauldron):
            return because(CAULDRON_ALIKE, other)
    return POSSIBLE


def mix_in(shop: Laboratory, where: i64) -> i64:
    """All pieces somewhere as one number, for the log."""
    mix: i64 = 0
    for kind in range(PIECES - 1, -1, -1):
        mix = mix * DIGIT + shop.count_in(where, kind)
    return mix


def dose_of(kind: i64) -> i64:
    """One piece of a kind as a mix."""
    mix: i64 = 1
    for _ in range(kind):
        mix *= DIGIT
    return mix
