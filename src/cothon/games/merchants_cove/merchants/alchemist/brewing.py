"""Brewing: one recipe for each cauldron."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import COLOURS, GOODS, SMALL
from cothon.games.merchants_cove.choices import PASS
from cothon.games.merchants_cove.events import NOTHING_DONE
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.merchants.alchemist import choices as own
from cothon.games.merchants_cove.merchants.alchemist.box import (
    CAULDRONS,
    EXTRACT,
    ICHOR,
    PIECES,
    SPACES,
)
from cothon.games.merchants_cove.merchants.alchemist.choices import CAULDRON, INGREDIENT
from cothon.games.merchants_cove.merchants.alchemist.events import (
    BREWED,
    EXTRACT_BREWED,
    NOTHING_AT_HAND,
)
from cothon.games.merchants_cove.merchants.alchemist.reasons import (
    BREWED_ALREADY,
    CAULDRON_NOT_FULL,
    CAULDRON_PASSED_OVER,
    NO_EXTRACT_LEFT,
    NO_EXTRACT_ON_ICON,
    NO_RECIPE,
    NOT_IN_CAULDRON,
    NOTHING_COLOURED,
    NOTHING_TO_BREW,
    OTHER_CAULDRON,
    PIECE_NEEDED,
    STIRRED_ENOUGH,
    TOO_FEW_OF_COLOUR,
)
from cothon.games.merchants_cove.merchants.alchemist.shop import (
    BAG,
    Laboratory,
    bars_alike,
    coloured_in,
    dose_of,
    filled,
    laboratory_at,
    mix_in,
)
from cothon.games.merchants_cove.merchants.alchemist.waste import waste_ichor
from cothon.games.merchants_cove.reasons import NOT_IN_SUPPLY
from cothon.games.merchants_cove.table import Table, colour_of, size_of
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.step import Question

PAIR: Final = 2  # ingredients of one colour, in a potion and in an elixir
STIRRED: Final = 2  # cauldrons that the Stirrer brews in, at most
NO_KIND: Final = -1


def count_fitting(shop: Laboratory, cauldron: i64, colour: i64) -> i64:
    """How many pieces of a cauldron count as this colour, which must lie there to be copied.

    Ichor and extracts copy it, and it need not be used itself. [MC-ALCH-BREW-5, -6, E-77]
    """
    coloured = shop.count_in(cauldron, colour)
    if coloured == 0:
        return 0
    return coloured + shop.count_in(cauldron, ICHOR) + shop.count_in(cauldron, EXTRACT)


def bars_good(shop: Laboratory, cauldron: i64, good: i64) -> i64:
    """A pair of its colour, for an elixir a third piece of any kind, and the good in supply.

    [MC-ALCH-BREW-2, -3, -8, E-38]
    """
    fitting = count_fitting(shop, cauldron, colour_of(good))
    if fitting < PAIR:
        return because(TOO_FEW_OF_COLOUR, fitting)
    if size_of(good) != SMALL and filled(shop, cauldron) < SPACES:
        return because(CAULDRON_NOT_FULL, filled(shop, cauldron))
    return POSSIBLE if shop.supply(good) > 0 else NOT_IN_SUPPLY


def bars_extract(shop: Laboratory, cauldron: i64) -> i64:
    """Any three pieces, one of them coloured as ichor needs something to copy; an extract left.

    [MC-ALCH-BREW-4, -5, -8, E-40]
    """
    pieces = filled(shop, cauldron)
    if pieces < SPACES:
        return because(CAULDRON_NOT_FULL, pieces)
    if coloured_in(shop, cauldron) == 0:
        return NOTHING_COLOURED
    return POSSIBLE if shop.covered else NO_EXTRACT_LEFT


def bars_recipe(shop: Laboratory, cauldron: i64) -> i64:
    """Is there a recipe for this cauldron? Without a coloured ingredient there is none."""
    if coloured_in(shop, cauldron) == 0:
        return NOTHING_COLOURED
    for good in range(GOODS):
        if bars_good(shop, cauldron, good) == POSSIBLE:
            return POSSIBLE
    return POSSIBLE if bars_extract(shop, cauldron) == POSSIBLE else NO_RECIPE


def bars_brewing(shop: Laboratory) -> i64:
    """Is there a recipe for any cauldron? [MC-ALCH-BREW-1]"""
    for cauldron in range(CAULDRONS):
        if bars_recipe(shop, cauldron) == POSSIBLE:
            return POSSIBLE
    return NOTHING_TO_BREW


def employ_stirrer(g: Table, seat: i64) -> None:
    """Stirrer: brew in at most two cauldrons. [MC-ALCH-STAFF-3, E-95]"""
    if bars_brewing(laboratory_at(g, seat)) == POSSIBLE:
        g.then(BrewNext(seat, STIRRED, optional=True))
    else:
        g.tell(NOTHING_AT_HAND, seat)


class BrewNext(Question[Table]):
    """At most one recipe for each cauldron; the action needs at least one in all.

    As brewing in one takes nothing from another but goods and extracts in stock, the order does not
    matter: cauldrons are named upwards, alike ones as one. But when used ichor has cost a card, its
    owner knows more than before, and those that were passed over can be named again.
    [MC-ALCH-BREW-1, -10, MC-ALCH-WASTE-2, DP-23]
    """

    def __init__(
        self, seat: i64, most: i64, optional: bool, first: i64 = 0, used: i64 = 0, cards: i64 = 0
    ) -> None:
        self.waiting = 1 << seat
        self.most = most  # how many may still be brewed in
        self.optional = optional
        self.first = first  # the lowest cauldron that may still be named
        self.used = used  # a bit for every cauldron that was brewed in
        self.cards = cards  # that were in hand when the last one was named

    def offer(self, g: Table, seat: i64) -> None:
        shop = laboratory_at(g, seat)
        first = self.first if self.cards == len(shop.hand) else i64(0)
        for cauldron in range(CAULDRONS):
            g.consider(CAULDRON + cauldron, self.bars(shop, cauldron, first))
        if self.optional:
            g.offer(PASS)

    def bars(self, shop: Laboratory, cauldron: i64, first: i64) -> i64:
        """Has this cauldron a recipe, was it not used or passed over, and is it no other's twin?"""
        if self.used >> cauldron & 1:
            return BREWED_ALREADY
        if self.most <= 0:
            return STIRRED_ENOUGH
        if cauldron < first:
            return CAULDRON_PASSED_OVER
        bar = bars_recipe(shop, cauldron)
        return bars_alike(shop, cauldron, first, self.used) if bar == POSSIBLE else bar

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            if not self.used:
                g.tell(NOTHING_DONE, seat)
            return
        cauldron = choice - CAULDRON
        used, cards = self.used | 1 << cauldron, len(laboratory_at(g, seat).hand)
        g.then(
            ChooseRecipe(seat, cauldron),
            BrewNext(seat, self.most - 1, True, cauldron + 1, used, cards),
        )


class ChooseRecipe(Question[Table]):
    """Potion, elixir or extract: what the pieces of this cauldron, and the supply, allow.

    [MC-ALCH-BREW-1 to -6, -8, DP-23, E-96]
    """

    def __init__(self, seat: i64, cauldron: i64) -> None:
        self.waiting = 1 << seat
        self.cauldron = cauldron

    def offer(self, g: Table, seat: i64) -> None:
        shop = laboratory_at(g, seat)
        for good in range(GOODS):
            g.consider(choices.GOOD + good, bars_good(shop, self.cauldron, good))
        g.consider(own.EXTRACT, bars_extract(shop, self.cauldron))

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == own.EXTRACT:
            g.then(TakeExtract(seat, self.cauldron))
            return
        good = choice - choices.GOOD
        if size_of(good) == SMALL and filled(laboratory_at(g, seat), self.cauldron) > PAIR:
            g.then(SparePiece(seat, self.cauldron, good))
        else:
            brew(g, seat, self.cauldron, good, NO_KIND)


class SparePiece(Question[Table]):
    """A potion takes two of three pieces: the third, of the player's choice, is not used.

    Two that copy may be used without what they copy. [MC-ALCH-BREW-5, -6, -7, -9, E-77, E-96]
    """

    def __init__(self, seat: i64, cauldron: i64, good: i64) -> None:
        self.waiting = 1 << seat
        self.cauldron = cauldron
        self.good = good

    def offer(self, g: Table, seat: i64) -> None:
        shop = laboratory_at(g, seat)
        colour = colour_of(self.good)
        fitting = count_fitting(shop, self.cauldron, colour)
        for cauldron in range(CAULDRONS):
            if cauldron == self.cauldron or g.doubts is not None:
                for kind in range(PIECES):
                    bar = self.bars(shop, cauldron, kind)
                    if bar == POSSIBLE and fitting <= PAIR and (kind == colour or kind >= ICHOR):
                        bar = PIECE_NEEDED
                    g.consider(INGREDIENT + cauldron * PIECES + kind, bar)

    def bars(self, shop: Laboratory, cauldron: i64, kind: i64) -> i64:
        """Is it this cauldron, and is there such a piece?"""
        if cauldron != self.cauldron:
            return because(OTHER_CAULDRON, self.cauldron)
        return POSSIBLE if shop.count_in(cauldron, kind) > 0 else NOT_IN_CAULDRON

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        brew(g, seat, self.cauldron, self.good, (choice - INGREDIENT) % PIECES)


def brew(g: Table, seat: i64, cauldron: i64, good: i64, spared: i64) -> None:
    """The good goes to the stall, the used pieces leave. [MC-ALCH-BREW-2, -3, -7]"""
    shop = laboratory_at(g, seat)
    shop.stall[good] += 1
    g.tell(BREWED, seat, ware(shop, good), cauldron, mix_used(shop, cauldron, spared))
    use_up(g, seat, cauldron, spared)


def mix_used(shop: Laboratory, cauldron: i64, spared: i64) -> i64:
    """All pieces of a cauldron but the spared one as one number, for the log."""
    mix = mix_in(shop, cauldron)
    return mix if spared == NO_KIND else mix - dose_of(spared)


def use_up(g: Table, seat: i64, cauldron: i64, spared: i64) -> None:
    """Used coloured ingredients go to the bag, used ichor to the toxic waste, extracts stay.

    [MC-ALCH-BREW-6, -7]
    """
    shop = laboratory_at(g, seat)
    for kind in range(ICHOR):
        used = shop.count_in(cauldron, kind)
        if kind == spared:
            used -= 1
        for _ in range(used):
            shop.move(kind, cauldron, BAG)
    ichor = shop.count_in(cauldron, ICHOR)
    if spared == ICHOR:
        ichor -= 1
    waste_ichor(g, seat, cauldron, ichor)


class TakeExtract(Question[Table]):
    """The extract of any icon goes into the cauldron for good; its icon is active from now on.

    [MC-ALCH-BREW-4, MC-ALCH-BOOM-2, DP-23, E-40]
    """

    def __init__(self, seat: i64, cauldron: i64) -> None:
        self.waiting = 1 << seat
        self.cauldron = cauldron

    def offer(self, g: Table, seat: i64) -> None:
        shop = laboratory_at(g, seat)
        for colour in range(COLOURS):
            lies = shop.covered >> colour & 1
            g.consider(choices.COLOUR + colour, POSSIBLE if lies else NO_EXTRACT_ON_ICON)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        shop = laboratory_at(g, seat)
        colour = choice - choices.COLOUR
        used = mix_used(shop, self.cauldron, NO_KIND)
        g.tell(EXTRACT_BREWED, seat, colour, self.cauldron, used)
        use_up(g, seat, self.cauldron, NO_KIND)
        shop.covered &= ~(1 << colour)
        shop.pieces[self.cauldron * PIECES + EXTRACT] += 1
