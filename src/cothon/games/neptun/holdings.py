"""What a player counts as their own, by the view: what a choice brings is the difference."""

from __future__ import annotations

from cothon.games.neptun.shapes import View
from cothon.sheet import Holdings


def holdings(view: View, seat: int) -> Holdings:
    """By kind, and of temples which one.

    That a contract comes with an oar card, and goes when it is fulfilled, need not be counted.
    """
    own = view["players"][seat]
    states = [slot["state"] for slot in own["slots"]]
    delivering = view.get("delivering")
    if delivering is not None and delivering["seat"] == seat:
        # What is paid for is fulfilled, whatever may still be bought.
        slot = delivering["slot"]
        states[:slot] = ["lost" if state == "open" else state for state in states[:slot]]
        states[slot] = "fulfilled"
    found: Holdings = {
        ("points", 0): own["points"],
        ("gold", 0): own["gold"],
        ("fulfilled", 0): states.count("fulfilled"),
        ("lost", 0): states.count("lost"),
        ("bonus", 0): len(own["bonus"]),
    }
    for number, steps in enumerate(own["temples"].values()):
        found["temple", number] = steps
    return found
