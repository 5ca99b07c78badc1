"""What can be told of the Peddler: what it does, and what made it do so."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

# Cards. An errand is what a card has it do, with the goods of its merchant.
GOODS_BORROWED: Final = Event("goods-borrowed", "seat", "merchant")
HARD_CARDS: Final = Event("hard-cards", "seat", "number")
CARDS_SHUFFLED: Final = Event("cards-shuffled", "seat", "number")
ERRAND_FORESEEN: Final = Event("errand-foreseen", "seat", "errand", "side")
ERRAND_SET: Final = Event("errand-set", "seat", "errand", "manner", "cost")
ERRAND_NEXT: Final = Event("errand-next", "seat", "errand", "side")

# Arrival: rogues drawn for the pool go back into the bag.
ROGUES_REFUSED: Final = Event("rogues-refused", "seat", "number")

# Actions.
RECRUITED_THERE: Final = Event("recruited-there", "seat", "townsfolk", "icons", "spot")
RECRUITED_NEAREST: Final = Event("recruited-nearest", "seat", "townsfolk", "icons", "spot")
NOBODY_TO_RECRUIT: Final = Event("nobody-to-recruit", "seat")
JOINED_POOL: Final = Event("joined-pool", "seat", "adventurer")
POOL_FULL: Final = Event("pool-full", "seat")
GOOD_OBTAINED: Final = Event("good-obtained", "seat", "ware")
STALL_FULL: Final = Event("stall-full", "seat", "ware")
GOOD_NOT_LEFT: Final = Event("good-not-left", "seat", "ware")

# Clock and boats.
HAND_TAKEN: Final = Event("hand-taken", "seat", "number", "number")
HAND_AVOIDED: Final = Event("hand-avoided", "seat", "number", "number")
PICKED_FOR_GOOD: Final = Event("picked-for-good", "seat", "adventurer", "ware")
PICKED_ROGUE: Final = Event("picked-rogue", "seat")
PICKED_NOBODY: Final = Event("picked-nobody", "seat")
LOADED_BY_ICONS: Final = Event("loaded-by-icons", "seat", "adventurer", "boat", "spot")
LOADED_ACROSS: Final = Event("loaded-across", "seat", "adventurer", "boat", "spot")
STEERED_BY_ICON: Final = Event("steered-by-icon", "seat", "boat", "depth")
STEERED_ASIDE: Final = Event("steered-aside", "seat", "boat", "depth")

# Market.
POOL_PAID: Final = Event("pool-paid", "seat", "some", "number", "number")
