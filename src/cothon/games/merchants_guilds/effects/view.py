"""What a seat sees of the ships before their owners."""

from __future__ import annotations

from cothon.games.merchants_guilds.box import SHIP_CARD
from cothon.games.merchants_guilds.effects.shapes import OwnShip
from cothon.games.merchants_guilds.material import EFFECT_CODES
from cothon.games.merchants_guilds.table import Table


def see_ship(g: Table, ship: int) -> OwnShip:
    """A ship, and whether it can still be used."""
    number = ship - SHIP_CARD
    return {
        "code": g.box.ship_codes[number],
        "effect": EFFECT_CODES[g.box.effect[number]],
        "active": bool(g.active[number]),
    }
