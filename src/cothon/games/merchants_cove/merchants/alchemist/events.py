"""What can be told of the Alchemist."""

from __future__ import annotations

from typing import Final

from cothon.kernel.journal import Event

DECANTER_FILLED: Final = Event("decanter-filled", "seat", "mix")
INGREDIENTS_TAKEN: Final = Event("ingredients-taken", "seat", "mix")
INGREDIENT_PLACED: Final = Event("ingredient-placed", "seat", "piece", "cauldron")
INGREDIENTS_RETURNED: Final = Event("ingredients-returned", "seat", "mix")
ICHOR_LEFT_OVER: Final = Event("ichor-left-over", "seat", "number")
CAULDRON_BURST: Final = Event("cauldron-burst", "seat", "cauldron", "mix")
WASTE_FILLED: Final = Event("waste-filled", "seat", "number", "number", "number")
BREWED: Final = Event("brewed", "seat", "ware", "cauldron", "mix")
EXTRACT_BREWED: Final = Event("extract-brewed", "seat", "hall", "cauldron", "mix")
ICHOR_CLEANED: Final = Event("ichor-cleaned", "seat", "number")
INGREDIENT_SCRUBBED: Final = Event("ingredient-scrubbed", "seat", "piece", "vessel")
INGREDIENT_MOVED: Final = Event("ingredient-moved", "seat", "piece", "vessel", "cauldron")
NOTHING_AT_HAND: Final = Event("nothing-at-hand", "seat")
