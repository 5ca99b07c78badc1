"""What something would bring or cost as things lie, for those who decide before the market.

All of it lies open: customers on the piers and aboard the boats at sea, and rogues in the lair.
"""

from __future__ import annotations

from typing import Final

from cothon.games.merchants_cove.box import (
    BOAT,
    BOATS,
    CORRUPTION,
    CORRUPTION_CARDS,
    GOODS,
    HALLS,
    PIER,
    PIERS,
    ROGUE,
    SIZES,
)
from cothon.games.merchants_cove.table import AT_SEA, Table, colour_of, size_of

NO_OUTLOOK: Final = -1
MANY: Final = 64  # buyers at sea: a digit


def outlook_code(g: Table, good: int) -> int:
    """What a good would bring on the best pier now, and how many buyers are at sea, in one."""
    colour = int(colour_of(good))
    piers = [n for n in range(PIERS) if g.box.pier_takes[n * SIZES + size_of(good)]]
    best = max(piers, key=lambda pier: g.count_at(PIER + pier, colour))
    gold = g.box.price[good] * g.count_at(PIER + best, colour)
    at_sea = sum(g.count_at(BOAT + n, colour) for n in range(BOATS) if g.berth[n] == AT_SEA)
    return int((gold * PIERS + best) * MANY + at_sea)


def takings(g: Table, seat: int, boat: int, pier: int) -> int:
    """What the goods on a stall would bring on a pier with all who would come there from a boat.

    Nothing is told of somebody who has none that is sold there.
    """
    fits = [n for n in range(GOODS) if g.box.pier_takes[pier * SIZES + size_of(n)]]
    stall = g.merchants[seat].stall
    if not any(stall[good] for good in fits):
        return NO_OUTLOOK
    gold = 0
    for good in fits:
        colour = int(colour_of(good))
        buyers = g.count_at(PIER + pier, colour) + g.count_at(BOAT + boat, colour)
        gold += int(stall[good] * g.box.price[good] * buyers)
    return gold


def icons_of_a_card(g: Table) -> tuple[int, int]:
    """The fewest and the most corruption icons on a corruption card. [MC-GEN-9]"""
    icons = [
        g.box.corruption_icons[card] for card in range(CORRUPTION, CORRUPTION + CORRUPTION_CARDS)
    ]
    return min(icons), max(icons)


def price_of_an_icon(g: Table) -> int:
    """What each corruption icon costs at the end, as many rogues as there are in the lair now.

    [MC-END-3]
    """
    return g.count_at(HALLS, ROGUE)
