"""Ships before their owners, from plain data."""

from __future__ import annotations

from typing import Any

from cothon.games.merchants_guilds.box import SHIP_CARD
from cothon.games.merchants_guilds.piles import activate
from cothon.games.merchants_guilds.table import Table
from cothon.plain.placed import Placed


def place_own_ship(g: Table, seat: int, player: Placed, row: Any) -> None:
    """A ship before its owner: its code if it is active, a table with `active` otherwise."""
    given = Placed({"code": row} if isinstance(row, str) else row, f"{player.where}.ships")
    ship = given.needed("code", g.box.ship_codes, SHIP_CARD)
    g.traders[seat].ships.append(ship)
    if given.flag("active", default=True):
        activate(g, seat, ship)
    given.refuse_leftovers()
