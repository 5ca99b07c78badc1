"""What a player counts as their own, by the view: what a choice brings is the difference."""

from __future__ import annotations

from cothon.games.porto_carthago.shapes import View
from cothon.sheet import Holdings


def holdings(view: View, seat: int) -> Holdings:
    """By kind, and of goods which one.

    Privileges are not counted: the card of one that is used stays until all is done, so that some
    would seem to cost it and others not. An option names the privilege.
    """
    own = view["players"][seat]
    found: Holdings = {
        ("talents", 0): own["talents"] or 0,
        ("points", 0): own["points"],
        ("seats", 0): own["seats"],
        ("reserve", 0): own["reserve"],
        ("lighthouse", 0): own["lighthouse"],
        ("temple", 0): own["temple"],
        ("captains", 0): own["captains"],
        ("path", 0): view["path"].count(seat),
        ("quays", 0): sum(quay["owner"] == seat for quay in view["quays"].values()),
        ("spaces", 0): -own["blocked"],
    }
    at_quays = [quay["good"] for quay in view["quays"].values() if quay["owner"] == seat]
    for number, (good, count) in enumerate(own["goods"].items()):
        found["good", number] = count + at_quays.count(good)
    return found
