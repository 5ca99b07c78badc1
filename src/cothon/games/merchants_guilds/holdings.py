"""What a player counts as their own, by the view: what a choice brings is the difference."""

from __future__ import annotations

from cothon.games.merchants_guilds.shapes import View
from cothon.sheet import Holdings


def holdings(view: View, seat: int) -> Holdings:
    """By kind. Cards beside the residence come back, and cards picked for a payment may."""
    own = view["players"][seat]
    return {
        ("guild-seats", 0): own["guild_seats"],
        ("bonus-seats", 0): own["bonus_seats"],
        ("tiles", 0): sum(tile["discs"].count(seat) for tile in view["tiles"]),
        ("strength", 0): own["strength"],
        ("ships", 0): len(own["ships"]),
        ("active", 0): sum(ship["active"] for ship in own["ships"]),
        ("discs", 0): own["available"],
        ("cards", 0): len(own["hand"]) + len(own["left"]) + len(own["right"]) + paying(view),
        ("docks", 0): sum(dock["disc"] == seat for dock in view["docks"]),
        ("forum", 0): view["forum"][seat],
    }


def paying(view: View) -> int:
    """How many cards the payer has picked for a payment that is not complete."""
    return sum(code is not None for code in view["paying"])
