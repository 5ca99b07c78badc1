"""The box: what the components print, as tables of numbers.

`material.py` fills it, the rules read it. What only one merchant's components print is in the
`box.py` of its own folder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from cothon.games.merchants_cove.merchant import Merchant

NONE: Final = -1  # no card, or nothing else of its kind
MOST_SEATS: Final = 4  # the Peddler counts as one
ROUNDS: Final = 3
HOURS: Final = 12  # spaces of the clock that are drawn

# Adventurers: four kinds of customers, by their colour, and rogues. [MC-GEN-2]
COLOURS: Final = 4
ROGUE: Final = 4
KINDS: Final = 5

# Goods: a size and a colour. [MC-GEN-4]
SIZES: Final = 2
SMALL: Final = 0
LARGE: Final = 1
GOODS: Final = 8  # the small ones first

# The sea, from left to right: three boats on each side of the island. [MC-SETUP-1]
BOATS: Final = 6
SIDE_BOATS: Final = 3
DOCKS: Final = 4  # from left to right, two on each side [MC-DOCK-1]
SIDE_DOCKS: Final = 2
PIERS: Final = 3
BAZAAR: Final = 0
TOWN_SQUARE: Final = 1
BLACK_MARKET: Final = 2

# Where adventurers can be, besides the Peddler's pool.
BOAT: Final = 0
PIER: Final = BOAT + BOATS
HALLS: Final = PIER + PIERS  # each customer in the hall of its colour, rogues in the lair
BAG: Final = HALLS + 1
DRAWN: Final = BAG + 1  # out of the bag, and not yet anywhere else
WHEREABOUTS: Final = DRAWN + 1

# Townsfolk. [MC-RECRUIT-1, MC-TOWN-1 to -8]
PLAZA: Final = 4
STAFF_SLOTS: Final = 4
OVERSEER: Final = 3  # the last slot of every staff board
TYPES: Final = 3  # locals, mercenaries, sailors
TYPE_CARDS: Final = 12
DISCARD_1: Final = 0
DISCARD_3: Final = 1
GAIN_GOOD: Final = 2
DRAW_TO_BOAT: Final = 3
BOAT_TO_PIER: Final = 4
BOAT_TO_HALL: Final = 5
BOAT_TO_BAG: Final = 6
BOAT_TO_BOAT: Final = 7

# Rogue cards. [MC-ROGUE-4, -5, -6]
ROGUE_CARDS: Final = 3
CRIMINALS: Final = 0
CULTISTS: Final = 1
ROBBERS: Final = 2

HANDS: Final = 2

# Cards, numbered through; those of the merchants follow, in their order.
TOWNSFOLK: Final = 0
TOWNSFOLK_CARDS: Final = TYPES * TYPE_CARDS
CORRUPTION: Final = TOWNSFOLK + TOWNSFOLK_CARDS
CORRUPTION_CARDS: Final = 60
SHARED_CARDS: Final = CORRUPTION + CORRUPTION_CARDS

# The backs of the cards; every merchant with cards has one more.
TOWNSFOLK_BACK: Final = 0
CORRUPTION_BACK: Final = 1
SHARED_BACKS: Final = 2


class Box:
    """The printed numbers of one edition."""

    digest: str

    # Clock: how many adventurers come aboard when X:30 is passed, by seats and X. [MC-SETUP-11]
    loads: vec[i64]
    hands: vec[i64]  # the hour that each hand follows
    marker_start: i64

    # Boats, docks, piers.
    capacity: i64  # of a boat
    arrivals: i64  # on each boat when a round begins
    dock_pier: vec[i64]
    pier_takes: vec[i64]  # by pier and size: 1 if such goods are sold there
    price: vec[i64]  # of a good

    # Adventurers in the box, and how many of each begin in their hall.
    adventurers: vec[i64]
    hall_start: i64

    # Rogue cards.
    lair_rogues: vec[i64]
    bag_rogues: vec[i64]
    rogues_arrive: vec[i64]  # 1 for the arrival rule INCLUDE

    # Townsfolk, and what recruiting costs by place of the plaza.
    plaza_hours: vec[i64]
    plaza_corruption: vec[i64]
    ability: vec[i64]
    ability_good: vec[i64]  # what a mercenary brings

    # Icons of townsfolk and corruption cards: by card and colour; by card.
    faction_icons: vec[i64]
    corruption_icons: vec[i64]
    face: vec[i64]  # of a corruption card: the first one with the same icons

    # Merchants as they come out of the box, and the Peddler.
    merchants: list[Merchant]
    peddler: Merchant
    cards: i64
    card_back: vec[i64]
    backs: i64

    # Names, for words and positions; the rules never look at them.
    edition: str
    colours: list[str]
    townsfolk_codes: list[str]
    corruption_codes: list[str]
    card_codes: list[str]
    merchant_codes: list[str]
    spaces: dict[int, tuple[str, int]]  # by choice: an action space, its kind and which one
    space_codes: dict[int, str]  # the same by name
    names: dict[str, list[dict[str, str]]]
    reconstructed: list[str]

    def faces(self) -> list[str]:
        """The code of every card, by its number."""
        return self.card_codes
