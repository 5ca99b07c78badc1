"""What a merchant counts as their own, by the view: what a choice brings is the difference."""

from __future__ import annotations

from cothon.games.merchants_cove.codes import COLOUR_CODES, GOOD_CODES
from cothon.games.merchants_cove.shapes import View
from cothon.sheet import Holdings


def holdings(view: View, seat: int) -> Holdings:
    """By kind, and of goods and colours which one; hours are those of this day."""
    own = view["players"][seat]
    found: Holdings = {
        ("gold", 0): own["gold"],
        ("corruption", 0): len(own["corruption"]),
        ("staff", 0): sum(one is not None for one in own["staff"]),
        ("hours", view["round"]): int(own["hour"].partition(".")[0]),
    }
    for number, good in enumerate(GOOD_CODES):
        found["good", number] = own["stall"].get(good, 0)
    for number, colour in enumerate(COLOUR_CODES):
        found["colour", number] = own["icons_active"][colour]
    shop = own["shop"]
    if shop is not None and shop["merchant"] == "alchemist":
        found["ichors", 0] = shop["waste"]
    return found
