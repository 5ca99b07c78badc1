"""What a player counts as their own, by the view: what a choice brings is the difference."""

from __future__ import annotations

from cothon.games.neptun.shapes import View
from cothon.sheet import Holdings


def holdings(view: View, seat: int) -> Holdings:
    """By kind, and of temples which one."""
    own = view["players"][seat]
    found: Holdings = {
        ("points", 0): own["points"],
        ("gold", 0): own["gold"],
        ("contracts", 0): sum(slot["state"] == "open" for slot in own["slots"]),
        ("fulfilled", 0): own["fulfilled"],
        ("lost", 0): sum(slot["state"] == "lost" for slot in own["slots"]),
        ("oars", 0): len(own["hand"]),
        ("bonus", 0): len(own["bonus"]),
    }
    for number, steps in enumerate(own["temples"].values()):
        found["temple", number] = steps
    return found
