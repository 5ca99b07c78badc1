"""What a question is not about: when its time is, for whoever tries it all the same."""

from __future__ import annotations

from cothon.games.merchants_guilds.box import (
    ACTIONS,
    COLUMNS,
    DECADES,
    SHIP_CARD,
    SMALL_SEATS,
    TILES_SHOWN,
)
from cothon.games.merchants_guilds.choices import (
    ANCHOR,
    CARD,
    COLUMN,
    DOCK,
    FORUM,
    PILE,
    SEAT,
    SHIP,
    SPACE,
    TILE,
    WARSHIP_PLACE,
)
from cothon.games.merchants_guilds.reasons import (
    CARDS_WHEN_DUE,
    COLUMNS_BY_RESIDENCE,
    DOCKS_BY_ACTION,
    MARKET_BY_ACTION,
    PLACES_BY_GUILD_ACTION,
    SHIPS_BY_MARKET,
    SPACE_IS_CHOSEN,
)
from cothon.games.merchants_guilds.table import NONE, Table


def aside(g: Table, seat: int) -> dict[int, int]:
    """By choice, when each thing that lies openly before a seat can be chosen.

    Where cards are asked for one that shows the same as another has no reason of its own.
    """
    trader = g.traders[seat]
    asks_for_cards = any(CARD <= choice < SHIP for choice in g.options)
    tiles = [g.tiles[number] for number in range(DECADES * TILES_SHOWN)]
    docks = [DOCK + dock for dock in range(g.dock_count())]
    warships = [WARSHIP_PLACE + dock for dock in range(g.box.warship_docks)]
    found = {
        SPACE_IS_CHOSEN: range(SPACE, SPACE + ACTIONS),
        DOCKS_BY_ACTION: [*docks, *warships, ANCHOR],
        COLUMNS_BY_RESIDENCE: range(COLUMN, COLUMN + COLUMNS),
        PLACES_BY_GUILD_ACTION: [
            *range(SEAT, SEAT + SMALL_SEATS),
            FORUM,
            *(TILE + tile for tile in tiles if tile != NONE),
        ],
        MARKET_BY_ACTION: [*(CARD + card for card in g.market), PILE],
        CARDS_WHEN_DUE: [] if asks_for_cards else [CARD + card for card in trader.hand],
        SHIPS_BY_MARKET: [SHIP + ship - SHIP_CARD for ship in trader.ships],
    }
    return {int(choice): bar for bar, named in found.items() for choice in named}
