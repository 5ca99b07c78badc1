"""What a seat sees, as JSON. A card shows its face if and only if the seat knows it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.porto_carthago.box import GOODS, MOST_SEATS, QUAYS, SLOTS, Box
from cothon.games.porto_carthago.market import merchant_price
from cothon.games.porto_carthago.material import ACTIONS, BONUSES
from cothon.games.porto_carthago.palace import seat_points, seat_price
from cothon.games.porto_carthago.scoring import palace_seats
from cothon.games.porto_carthago.shapes import (
    GoodCode,
    QuayView,
    SeatView,
    ShipCode,
    SlotView,
    View,
)
from cothon.games.porto_carthago.table import NONE, Table
from cothon.kernel.hidden import WATCHER
from cothon.kernel.state import NOBODY
from cothon.shapes import Hidden


def view(g: Table, seat: int | None) -> View:
    """The table through the eyes of a seat, or of somebody who only looks on (None)."""
    seen = view_of_all(g)
    return seen if seat is None else view_of_one(g, seen, seat)


def view_of_one(g: Table, seen: View, seat: int) -> View:
    """The table through the eyes of a seat, if an onlooker sees this: its money, cards it knows."""
    own = seen.copy()
    own["deck"] = see_deck(g, seat)
    own["players"] = players = seen["players"].copy()
    players[seat] = players[seat].copy()
    players[seat]["talents"] = g.senators[seat].talents
    return own


def view_of_all(g: Table) -> View:
    """The table as somebody sees it who only looks on."""
    box = g.box
    return {
        "decade": g.decade,
        "round": g.action_round,
        "start_player": g.start_player,
        "players": [see_player(g, owner) for owner in range(g.seats)],
        "quays": {box.quay_codes[quay]: see_quay(g, quay) for quay in range(QUAYS)},
        "first_row": [ship_code(box, g.first_row[place]) for place in range(g.row_length())],
        "second_row": [ship_code(box, g.second_row[place]) for place in range(g.row_length())],
        "deck": see_deck(g, WATCHER),
        "market": goods_by_code(box, g.market),
        "bag": sum(g.bag),
        "merchant_price": merchant_price(g),
        "aboard": good_code(box, g.aboard),
        "slots": [see_slot(g, slot) for slot in range(SLOTS)],
        "charter_ships": g.seats,
        "palace": list(g.palace),
        "next_seat": {"price": seat_price(g), "points": seat_points(g)},
        "path": [None if owner == NOBODY else owner for owner in g.path],
    }


def see_deck(g: Table, eyes: int) -> list[ShipCode | Hidden]:
    """The ships that are still to come, those that are known."""
    return [ship_code(g.box, card) if g.knows(eyes, card) else None for card in reversed(g.deck)]


def see_player(g: Table, owner: int) -> SeatView:
    """A player's mat. Money is hidden from the others until the game is over.

    Only the total is: every payment is told to all, so whoever counts along knows it, and re-dealt
    clones keep it. [PC-GEN-12, EC-55]
    """
    senator = g.senators[owner]
    return {
        "colour": g.box.colours[owner],
        "talents": None if g.agenda else senator.talents,
        "points": senator.points,
        "reserve": senator.reserve,
        "blocked": senator.blocked,
        "goods": goods_by_code(g.box, senator.goods),
        "lighthouse": senator.lighthouse,
        "temple": senator.temple,
        "captains": senator.captains,
        "large_seat": senator.large,
        "extra_seats": senator.extra,
        "seats": palace_seats(g, owner),
        "kept": [g.box.ship_codes[card] for card in senator.kept],
    }


def see_quay(g: Table, quay: int) -> QuayView:
    """What lies at a quay."""
    owner = g.owners[quay]
    return {
        "owner": None if owner == NOBODY else owner,
        "ship": ship_code(g.box, g.ships[quay]),
        "good": good_code(g.box, g.stored[quay]),
    }


def see_slot(g: Table, slot: int) -> SlotView:
    """An action slot: what it costs and allows, the card there, the servants on it by seat."""
    card = g.slots[slot]
    return {
        "card": None if card == NONE else ACTIONS[card],
        "servants": g.box.slot_servants[slot],
        "bonus": BONUSES[g.box.slot_bonus[slot]],
        "workers": [g.workers[slot * MOST_SEATS + seat] for seat in range(g.seats)],
    }


def ship_code(box: Box, ship: int) -> ShipCode | None:
    """The id printed on a card, or None for no card."""
    return None if ship == NONE else box.ship_codes[ship]


def good_code(box: Box, good: int) -> GoodCode | None:
    """The code of a good, or None for none."""
    return None if good == NONE else box.good_codes[good]


def goods_by_code(box: Box, counts: vec[i64]) -> dict[GoodCode, int]:
    """How many of each kind."""
    return {box.good_codes[good]: counts[good] for good in range(GOODS)}
