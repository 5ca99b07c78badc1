"""The decanter: naming a colour, taking marbles that fall after each other, filling it again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_cove import choices
from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.merchants.alchemist.box import (
    CELLS,
    COLUMNS,
    ICHOR,
    INGREDIENTS,
    LOWER_NECK,
    PIECES,
    ROWS,
    UPPER_NECK,
)
from cothon.games.merchants_cove.merchants.alchemist.choices import CELL
from cothon.games.merchants_cove.merchants.alchemist.events import DECANTER_FILLED
from cothon.games.merchants_cove.merchants.alchemist.placing import PlaceIngredients
from cothon.games.merchants_cove.merchants.alchemist.reasons import (
    CELL_EMPTY,
    COLOUR_NOT_IN_ROW,
    LEFT_FIRST,
    OTHER_COLOUR,
    OTHER_ROW,
    ROW_EMPTY,
)
from cothon.games.merchants_cove.merchants.alchemist.shop import (
    BAG,
    EMPTY,
    IN_HAND,
    Laboratory,
    dose_of,
    laboratory_at,
)
from cothon.games.merchants_cove.table import Table
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.step import Question, Step

NO_CELL: Final = -1


def bars_row(shop: Laboratory, row: i64) -> i64:
    """Does a marble lie in this row? Its colour, or any if it is ichor, can be named.

    [MC-ALCH-TAKE-1, -3]
    """
    for cell in range(row * COLUMNS, (row + 1) * COLUMNS):
        if shop.decanter[cell] != EMPTY:
            return POSSIBLE
    return ROW_EMPTY


class TakeColour(Question[Table]):
    """Which colour is taken from the row: any that takes at least one marble, if only an ichor.

    [MC-ALCH-TAKE-1, -3, -6, DP-20, E-35]
    """

    def __init__(self, seat: i64, row: i64) -> None:
        self.waiting = 1 << seat
        self.row = row

    def offer(self, g: Table, seat: i64) -> None:
        shop = laboratory_at(g, seat)
        for colour in range(COLOURS):
            matching = count_matching(shop, self.row, colour)
            g.consider(choices.COLOUR + colour, POSSIBLE if matching else COLOUR_NOT_IN_ROW)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        g.then(
            TakeIngredient(seat, self.row, choice - choices.COLOUR),
            PlaceIngredients(seat),
            FillDecanter(seat),
        )


def matches(shop: Laboratory, cell: i64, colour: i64) -> bool:
    """Is the marble of a cell of the colour that was named, or ichor? [MC-ALCH-TAKE-2]"""
    return shop.decanter[cell] == colour or shop.decanter[cell] == ICHOR


def count_matching(shop: Laboratory, row: i64, colour: i64) -> i64:
    """How many marbles of a row match now."""
    count: i64 = 0
    for cell in range(row * COLUMNS, (row + 1) * COLUMNS):
        if matches(shop, cell, colour):
            count += 1
    return count


class TakeIngredient(Question[Table]):
    """Every matching marble of the row is taken, also those that drop into it.

    Which is next matters only if both columns have one and the neck is not empty; else they are
    taken from left to right. Nothing is refilled meanwhile.
    [MC-ALCH-TAKE-2, MC-ALCH-DEC-3, -4, DP-21, E-39]
    """

    def __init__(self, seat: i64, row: i64, colour: i64) -> None:
        self.waiting = 1 << seat
        self.row = row
        self.colour = colour

    def offer(self, g: Table, seat: i64) -> None:
        shop = laboratory_at(g, seat)
        for cell in range(CELLS):
            bar = bars_marble(shop, cell, self.row, self.colour)
            if bar == POSSIBLE and g.count > 0 and shop.decanter[LOWER_NECK] == EMPTY:
                bar = LEFT_FIRST
            g.consider(CELL + cell, bar)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        shop = laboratory_at(g, seat)
        take_marble(shop, choice - CELL)
        if count_matching(shop, self.row, self.colour) > 0:
            g.then(TakeIngredient(seat, self.row, self.colour))


def bars_marble(shop: Laboratory, cell: i64, row: i64, colour: i64) -> i64:
    """Does a marble lie there that is taken from this row with this colour? [MC-ALCH-TAKE-2]"""
    if shop.decanter[cell] == EMPTY:
        return CELL_EMPTY
    if cell // COLUMNS != row:
        return because(OTHER_ROW, row)
    return POSSIBLE if matches(shop, cell, colour) else OTHER_COLOUR


def cell_above(cell: i64) -> i64:
    """Where the marble comes from that drops into a cell; both columns end in the neck.

    [MC-ALCH-DEC-1, -2, -3]
    """
    if cell >= LOWER_NECK:
        return UPPER_NECK
    return cell - COLUMNS if cell >= COLUMNS else i64(LOWER_NECK)


def take_marble(shop: Laboratory, cell: i64) -> i64:
    """A marble comes into the hand; those above it in its column, and the neck, drop one cell.

    [MC-ALCH-DEC-2, -3]
    """
    kind = shop.decanter[cell]
    while cell != UPPER_NECK:
        shop.decanter[cell] = shop.decanter[cell_above(cell)]
        cell = cell_above(cell)
    shop.decanter[UPPER_NECK] = EMPTY
    shop.pieces[IN_HAND * PIECES + kind] += 1
    return kind


class FillDecanter(Step[Table]):
    """When all is placed, the decanter is filled again. [MC-ALCH-TAKE-6]"""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        fill_decanter(g, self.seat)


def fill_decanter(g: Table, seat: i64) -> None:
    """Marbles are drawn from the bag one by one until the decanter is full, or the bag empty.

    [MC-ALCH-DEC-5, MC-ALCH-SETUP-1, E-36]
    """
    shop = laboratory_at(g, seat)
    drawn: i64 = 0
    cell = lowest_gap(shop)
    while cell != NO_CELL and count_bag(shop) > 0:
        kind = draw_ingredient(g, shop)
        shop.decanter[cell] = kind
        drawn += dose_of(kind)
        cell = lowest_gap(shop)
    if drawn:
        g.tell(DECANTER_FILLED, seat, drawn)


def lowest_gap(shop: Laboratory) -> i64:
    """Where a marble comes to rest: in the column with more empty cells, in a tie on the left.

    When both columns are full, in the neck. [MC-ALCH-DEC-5, E-36]
    """
    left, right = count_gaps(shop, 0), count_gaps(shop, 1)
    if left + right > 0:
        column: i64 = 0
        gaps = left
        if right > left:
            column = 1
            gaps = right
        return (gaps - 1) * COLUMNS + column
    if shop.decanter[LOWER_NECK] == EMPTY:
        return LOWER_NECK
    return i64(UPPER_NECK) if shop.decanter[UPPER_NECK] == EMPTY else i64(NO_CELL)


def count_gaps(shop: Laboratory, column: i64) -> i64:
    """How many cells of a column are empty; they are the upper ones. [MC-ALCH-DEC-2]"""
    gaps: i64 = 0
    for row in range(ROWS):
        if shop.decanter[row * COLUMNS + column] == EMPTY:
            gaps += 1
    return gaps


def count_bag(shop: Laboratory) -> i64:
    """How many ingredients the bag holds."""
    count: i64 = 0
    for kind in range(INGREDIENTS):
        count += shop.count_in(BAG, kind)
    return count


def draw_ingredient(g: Table, shop: Laboratory) -> i64:
    """An ingredient drawn at random leaves the bag, in the sight of all."""
    drawn = g.chance(count_bag(shop))
    kind: i64 = 0
    while drawn >= shop.count_in(BAG, kind):
        drawn -= shop.count_in(BAG, kind)
        kind += 1
    shop.pieces[BAG * PIECES + kind] -= 1
    return kind
