"""What a seat sees, as JSON. A card shows its face if and only if the seat knows it."""

from __future__ import annotations

from cothon.games.merchants_guilds.actions import free_tile_space
from cothon.games.merchants_guilds.box import (
    ACTIONS,
    COLUMNS,
    DECADES,
    MARKERS,
    MOST_TILE_SPACES,
    OUTSIDE,
    SHIP_CARD,
    SMALL_SEATS,
    TILES_OF_DECADE,
    TILES_SHOWN,
    Box,
)
from cothon.games.merchants_guilds.effects.shapes import ShipCode
from cothon.games.merchants_guilds.effects.view import see_ship
from cothon.games.merchants_guilds.material import (
    ACTION_CODES,
    COLUMN_CODES,
    TILE_CODES,
    ActionCode,
)
from cothon.games.merchants_guilds.payment import PayCoins, PayRight
from cothon.games.merchants_guilds.residence import PayGoods, bonus_seats, strength
from cothon.games.merchants_guilds.scoring import guild_seats
from cothon.games.merchants_guilds.shapes import (
    CardCode,
    CardsDue,
    CoinsDue,
    DockView,
    GoodsDue,
    SeatOfHall,
    SeatView,
    SpaceView,
    TileView,
    View,
)
from cothon.games.merchants_guilds.table import COVERED, NONE, Table, others_on
from cothon.kernel.hidden import WATCHER
from cothon.kernel.state import NOBODY
from cothon.shapes import Hidden


def view(g: Table, seat: int | None) -> View:
    """The table through the eyes of a seat, or of somebody who only looks on (None)."""
    seen = view_of_all(g)
    return seen if seat is None else view_of_one(g, seen, seat)


def view_of_one(g: Table, seen: View, seat: int) -> View:
    """The table through the eyes of a seat, if an onlooker sees this: cards differ."""
    own = seen.copy()
    own["paying"] = see_cards(g, g.paying, seat)
    own["payment"] = see_payment(g, seat)
    own["players"] = players = seen["players"].copy()
    for owner, trader in enumerate(g.traders):
        hand = see_cards(g, trader.hand, seat)
        if hand != players[owner]["hand"]:
            players[owner] = players[owner].copy()
            players[owner]["hand"] = hand
    return own


def view_of_all(g: Table) -> View:
    """The table as somebody sees it who only looks on."""
    box = g.box
    return {
        "decade": g.decade,
        "round": g.round,
        "start_player": g.start_player,
        "spaces": [see_space(g, space) for space in range(ACTIONS)],
        "space": None if g.space == NONE else ACTION_CODES[g.space],
        "main_done": g.space != NONE and g.main_done,
        "marker_used": see_used_marker(g),
        "docks": [see_dock(g, dock) for dock in range(g.dock_count())],
        "outside": [ship_code(box, g.outside[place]) for place in range(OUTSIDE)],
        "ship_pile": len(g.ship_pile),
        "expedition": see_expedition(g),
        "warship_docks": [owner(g.warship_docks[dock]) for dock in range(box.warship_docks)],
        "anchor": [g.anchor[seat] for seat in range(g.seats)],
        "market": [box.card_codes[card] for card in g.market],
        "trade_pile": len(g.trade_pile),
        "discard": [box.card_codes[card] for card in g.discard],
        "hall": [see_seat(g, place) for place in range(SMALL_SEATS)],
        "forum": [g.forum[seat] for seat in range(g.seats)],
        "tiles": [
            see_tile(g, g.tiles[number])
            for number in range(DECADES * TILES_SHOWN)
            if g.tiles[number] != NONE
        ],
        "paying": see_cards(g, g.paying, WATCHER),
        "payment": see_payment(g, WATCHER),
        "players": [see_player(g, owner) for owner in range(g.seats)],
    }


def see_space(g: Table, space: int) -> SpaceView:
    """Who stands on an action space."""
    return {
        "action": ACTION_CODES[space],
        "discs": [seat for seat in range(g.seats) if g.discs[seat] == space],
        "neutral": [int(g.neutrals[neutral]) for neutral in range(MARKERS)].count(space),
        "marker": any(g.markers[marker] == space for marker in range(MARKERS)),
    }


def see_used_marker(g: Table) -> ActionCode | None:
    """The space of the guild marker whose guild action was taken in this turn: it moves next."""
    if NONE in (g.space, g.marker_used):
        return None
    return ACTION_CODES[g.markers[g.marker_used]]


def see_dock(g: Table, dock: int) -> DockView:
    """Who stands at a dock, and what lies there."""
    return {"disc": owner(g.docks[dock]), "ship": ship_code(g.box, g.ships[dock])}


def see_expedition(g: Table) -> ShipCode | None:
    """The ship that an expedition has revealed, while its danger is met."""
    if g.ship_pile and g.known[g.ship_pile[-1]] >> WATCHER & 1:
        return ship_code(g.box, g.ship_pile[-1])
    return None


def see_seat(g: Table, place: int) -> SeatOfHall:
    """Who sits on a small seat."""
    return {
        "code": g.box.seat_codes[place],
        "price": g.box.seat_price[place],
        "owner": owner(g.hall[place]),
        "covered": g.hall[place] == COVERED,
    }


def see_tile(g: Table, tile: int) -> TileView:
    """Who stands on an achievement tile, and what it costs to join them."""
    first = tile * MOST_TILE_SPACES
    spaces = range(g.box.tile_spaces[g.seats])
    discs = [owner(g.tile_discs[first + space]) for space in spaces]
    is_full = None not in discs
    return {
        "code": TILE_CODES[tile],
        "decade": tile // TILES_OF_DECADE + 1,
        "discs": discs,
        "price": None if is_full else g.box.tile_price[free_tile_space(g, tile)],
    }


def see_payment(g: Table, eyes: int) -> CardsDue | GoodsDue | CoinsDue | None:
    """What is still missing of a payment under way: cards, or coins."""
    step = g.agenda[-1] if g.agenda else None
    if isinstance(step, PayRight):
        return {"kind": "cards", "missing": step.due}
    if isinstance(step, PayGoods):
        price = g.box.price[step.column]
        column = COLUMN_CODES[step.column]
        missing = price - len(g.paying)
        return {"kind": "goods", "column": column, "price": price, "missing": missing}
    if isinstance(step, PayCoins):
        paid = sum(g.box.coin[card] for card in g.paying)
        is_seen = all(g.knows(eyes, card) for card in g.paying)
        rest = step.price - paid if is_seen else None
        return {"kind": "coins", "price": step.price, "missing": rest}
    return None


def see_cards(g: Table, cards: list[int], eyes: int) -> list[CardCode | Hidden]:
    """Cards, those that are known."""
    codes = g.box.card_codes
    return [codes[card] if g.knows(eyes, card) else None for card in cards]


def see_player(g: Table, seat: int) -> SeatView:
    """What lies before a player."""
    trader = g.traders[seat]
    box = g.box
    return {
        "colour": box.colours[seat],
        "hand": see_cards(g, trader.hand, WATCHER),
        "left": [box.card_codes[card] for card in trader.left],
        "right": [box.card_codes[card] for card in trader.right],
        "available": trader.available,
        "freed": {COLUMN_CODES[column]: trader.freed[column] for column in range(COLUMNS)},
        "strength": strength(g, seat),
        "bonus_seats": bonus_seats(g, seat),
        "guild_seats": guild_seats(g, seat),
        "ships": [see_ship(g, ship) for ship in trader.ships],
        "cost": {ACTION_CODES[space]: 1 + others_on(g, seat, space) for space in range(ACTIONS)},
    }


def ship_code(box: Box, ship: int) -> ShipCode | None:
    """The id of a ship, or None for none."""
    return None if ship == NONE else box.ship_codes[ship - SHIP_CARD]


def owner(seat: int) -> int | None:
    """A seat, or None for nobody and for neutral discs."""
    return None if seat in (NOBODY, COVERED) else seat
