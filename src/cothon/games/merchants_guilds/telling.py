"""What an event tells in one number: a row of cards, a place of the harbours, what a tile counts.

`phrases.py` takes these numbers apart again. Rows are made only if somebody keeps a journal.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.merchants_guilds.box import SHIP_CARD
from cothon.games.merchants_guilds.choices import DOCK, WARSHIP_PLACE
from cothon.games.merchants_guilds.table import NONE, Table
from cothon.kernel.journal import packed

LONGEST_ROW: Final = 6  # of cards that are named
MORE: Final = 256  # above all cards: how many more there are, which are only counted
SHIPS_AT: Final = 64  # more than there are ships
COUNTS_OF: Final = 512  # more than a tile can count


def row_of(g: Table, cards: list[int]) -> i64:
    """Cards that all have seen, one after another; nothing if nobody keeps a journal."""
    if g.journal is None:
        return 0
    if len(cards) <= LONGEST_ROW:
        return packed(cards)
    named = LONGEST_ROW - 1
    return packed([*cards[:named], MORE + len(cards) - named])


def place_at(g: Table, choice: i64) -> i64:
    """A dock of either harbour or the anchor, as a choice names it, and the ship there."""
    ship: i64 = g.ships[choice - DOCK] if choice < WARSHIP_PLACE else NONE
    return (choice - DOCK) * SHIPS_AT + (0 if ship == NONE else ship - SHIP_CARD + 1)


def count_of(tile: i64, count: i64) -> i64:
    """So many of what a tile counts."""
    return tile * COUNTS_OF + count
