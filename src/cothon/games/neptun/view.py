"""What a seat sees, as JSON. A card shows its face if and only if the seat knows it."""

from __future__ import annotations

from typing import Final

from cothon.games.neptun.box import (
    BONUS_TILE,
    GOLD_TEMPLE,
    GOODS,
    GOODS_CARD,
    MOST_SEATS,
    OAR_CARD,
    PLACES,
    REGIONS,
    ROUTES,
    SLOTS,
    TEMPLES,
    TILES,
    Box,
)
from cothon.games.neptun.delivery import BuyPoint, CloseContract
from cothon.games.neptun.extra import PlayOar
from cothon.games.neptun.material import LETTERS, Letter
from cothon.games.neptun.oars import ChooseOars
from cothon.games.neptun.sailing import Sail, bars_voyage, missing_miles, oar_range, sailing_range
from cothon.games.neptun.scoring import first_tile, fulfilled, temple_ranking, tile_points
from cothon.games.neptun.shapes import (
    GOLD,
    PHASES,
    SLOT_STATES,
    Cards,
    Column,
    Delivering,
    NoCards,
    OarCode,
    Pawn,
    PlaceCode,
    Profit,
    Reach,
    Sailing,
    SeatView,
    SlotView,
    TempleCode,
    TempleView,
    Tile,
    View,
    Way,
)
from cothon.games.neptun.table import EMPTY, NO_FORECAST, NONE, Table, refusal
from cothon.games.neptun.wind import wind_base
from cothon.kernel.hidden import WATCHER
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.state import lowest_seat
from cothon.shapes import Hidden

TILE_ROUNDS: Final[tuple[Letter, ...]] = ("A", "B", "B", "C", "C", "C")
TILE_RANKS: Final = ("A1", "B1", "B2", "C1", "C2", "C3")


def view(g: Table, seat: int | None) -> View:
    """The table through the eyes of a seat, or of somebody who only looks on (None)."""
    seen = view_of_all(g)
    return seen if seat is None else view_of_one(g, seen, seat)


def view_of_one(g: Table, seen: View, seat: int) -> View:
    """The table through the eyes of a seat, if an onlooker sees this: cards differ, and miles."""
    own = seen.copy()
    own["display"] = display = seen["display"].copy()
    for place in range(len(g.columns)):
        if g.knows(seat, g.shown_cities[place]) != g.knows(WATCHER, g.shown_cities[place]):
            display[place] = see_contract(g, place, seat)
    own["players"] = players = seen["players"].copy()
    for owner in range(g.seats):
        players[owner] = see_secrets(g, owner, players[owner], seat)
    if g.agenda:
        own["miles"] = see_miles(g, seat)
        own["reaches"] = see_reaches(g, seat)
    return own


def view_of_all(g: Table) -> View:
    """The table as somebody sees it who only looks on."""
    seen: View = {
        "round": LETTERS[g.round],
        "phase": PHASES[g.phase],
        "turn": g.turn,
        "wind": g.wind,
        "wind_base": wind_base(g),
        "forecast": None if g.forecast == NO_FORECAST else g.forecast,
        "order": list(g.order),
        "oar_scale": [{"seat": seat, "power": g.power[seat]} for seat in g.rowers],
        "distances": {g.box.route_codes[route]: g.distances[route] for route in range(ROUTES)},
        "display": [see_contract(g, place, WATCHER) for place in range(len(g.columns))],
        "taken": see_taken(g),
        "piles": {
            "cities": len(g.city_pile),
            "goods": len(g.goods_pile),
            "oars": len(g.oar_pile),
        },
        "discards": {
            "cities": len(g.city_discard),
            "goods": len(g.goods_discard),
            "oars": len(g.oar_discard),
        },
        "temples": {temple_code(g.box, temple): see_temple(g, temple) for temple in range(TEMPLES)},
        "bonus_pool": len(g.bonus_pool),
        "extra": [seat for seat in range(g.seats) if g.extra >> seat & 1],
        "sailing": see_sailing(g),
        "players": [see_player(g, owner) for owner in range(g.seats)],
    }
    if g.agenda:
        seen["delivering"] = see_delivering(g)
        seen["miles"] = {}
        seen["reaches"] = {}
    return seen


FACE_DOWN: Final[NoCards] = {"city": None, "goods": None, "oar": None, "profit": None}


def see_contract(g: Table, place: int, eyes: int) -> Column:
    """A column of the display; face down, only its gold and its place are to be seen."""
    city, goods, oar = g.shown_cities[place], g.shown_goods[place], g.shown_oars[place]
    return {
        "column": g.columns[place],
        "face_up": place < g.face_ups,
        "gold": g.shown_gold[place],
        "refused_by": refusers(g, g.columns[place]),
        **(see_cards(g.box, city, goods, oar) if g.knows(eyes, city) else FACE_DOWN),
    }


def refusers(g: Table, column: int) -> list[int]:
    """The seats that cannot take a contract any more, as refusals bind for the round. [EC-5]"""
    return [seat for seat in range(g.seats) if g.refused & refusal(column, seat)]


def see_cards(box: Box, city: int, goods: int, oar: int) -> Cards:
    """The three cards of a contract, and what it pays."""
    return {
        "city": box.city_codes[city],
        "goods": box.goods_card_codes[goods - GOODS_CARD],
        "oar": oar_code(box, oar),
        "profit": see_profit(box, city, goods),
    }


def see_taken(g: Table) -> Cards | None:
    """The contract that is being loaded."""
    return see_cards(g.box, *g.taken) if g.taken else None


def see_profit(box: Box, city: int, goods: int) -> Profit:
    """What a contract pays, gold or points in a temple, and where. [NE-CONTRACT-3]"""
    good = box.good[goods - GOODS_CARD]
    entry = city * GOODS + good
    place = box.city_place[city]
    return {
        "place": box.place_codes[place],
        "good": box.good_codes[good],
        "region": box.region_codes[box.region[place]],
        "gold": box.gold_profit[entry],
        "points": box.temple_profit[entry],
    }


def see_temple(g: Table, temple: int) -> TempleView:
    """The tiles that a temple offers in this round, and its pawns, the best-placed first."""
    first = temple * TILES + first_tile(g.round)
    tiles = [g.box.tile_points[first + rank] for rank in range(g.round + 1)] if g.agenda else []
    if temple == GOLD_TEMPLE:
        seen: TempleView = {"tiles": tiles, "pawns": []}
    else:
        row = temple * MOST_SEATS
        seats = [g.ranks[row + rank] for rank in range(g.seats)]
        pawns: list[Pawn] = [{"seat": seat, "space": g.points[row + seat]} for seat in seats]
        seen = {"tiles": tiles, "pawns": pawns}
    if g.agenda:
        seen["ranking"] = temple_ranking(g, temple)
    return seen


def see_sailing(g: Table) -> Sailing | None:
    """When somebody is to sail: the range, and what each place within reach costs."""
    if not g.agenda or not isinstance(g.agenda[-1], Sail):
        return None
    seat = lowest_seat(g.agenda[-1].waiting)  # perhaps the next one, who is not asked yet
    merchant = g.merchants[seat]
    ways: dict[PlaceCode, Way] = {}
    for place in range(PLACES):
        gold = missing_miles(g, seat, place)
        if bars_voyage(gold, merchant.gold) == POSSIBLE:
            miles = g.miles[merchant.place * PLACES + place]
            way = [g.box.route_codes[route] for route in cheapest_way(g, merchant.place, place)]
            ways[g.box.place_codes[place]] = {"miles": miles, "gold": gold, "way": way}
    return {"seat": seat, "range": sailing_range(g, seat), "ways": ways}


def see_delivering(g: Table) -> Delivering | None:
    """The delivery whose contract is closed as soon as a point is bought or not."""
    if not g.agenda or not isinstance(g.agenda[-1], BuyPoint):
        return None
    for step in g.agenda:
        if isinstance(step, CloseContract):
            return {"seat": step.seat, "slot": step.slot}
    return None


def see_miles(g: Table, seat: int) -> dict[PlaceCode, int]:
    """How far every place is from a ship."""
    first = g.merchants[seat].place * PLACES
    return {g.box.place_codes[place]: g.miles[first + place] for place in range(PLACES)}


def see_reaches(g: Table, seat: int) -> dict[OarCode, Reach]:
    """How far each oar card of a hand would carry the ship, while one is to be chosen."""
    if not g.agenda or not isinstance(g.agenda[-1], ChooseOars | PlayOar):
        return {}
    merchant = g.merchants[seat]
    return {
        oar_code(g.box, oar): see_reach(g, seat, oar) for oar in merchant.hand + merchant.sealed
    }


def see_reach(g: Table, seat: int, oar: int) -> Reach:
    """Where an oar card would carry a ship, for nothing or for gold. [NE-SAIL-2, -4, -6]"""
    merchant = g.merchants[seat]
    reach = oar_range(g, oar)
    missing = {
        g.box.place_codes[place]: g.miles[merchant.place * PLACES + place] - reach
        for place in range(PLACES)
    }
    return {
        "range": reach,
        "free": [code for code, gold in missing.items() if gold <= 0],
        "for_gold": [
            code
            for code, gold in missing.items()
            if gold > 0 and bars_voyage(gold, merchant.gold) == POSSIBLE
        ],
    }


def cheapest_way(g: Table, start: int, goal: int) -> list[int]:
    """The routes of a cheapest way, in the order in which they are sailed."""
    way: list[int] = []
    here = start
    while here != goal:
        for route in range(ROUTES):
            ends = (g.box.route_from[route], g.box.route_to[route])
            if here not in ends:
                continue
            there = ends[0] if ends[1] == here else ends[1]
            rest = g.miles[there * PLACES + goal]
            if g.distances[route] + rest == g.miles[here * PLACES + goal]:
                way.append(route)
                here = there
                break
    return way


def see_player(g: Table, owner: int) -> SeatView:
    """A player's mat as an onlooker sees it. [NE-GEN-5, -6]"""
    merchant = g.merchants[owner]
    box = g.box
    return {
        "colour": box.colours[owner],
        "gold": merchant.gold,
        "place": box.place_codes[merchant.place],
        "hand": see_oars(g, merchant.hand, WATCHER),
        "chosen": len(merchant.sealed) > 0,
        "choice": see_oar(g, merchant.sealed[0], WATCHER) if merchant.sealed else None,
        "played": [oar_code(box, oar) for oar in merchant.played],
        "slots": [see_slot(g, owner, slot) for slot in range(SLOTS)],
        "fulfilled": fulfilled(g, owner),
        "temples": {
            box.region_codes[region]: g.points[region * MOST_SEATS + owner]
            for region in range(REGIONS)
        },
        "tiles": [see_tile(box, tile) for tile in merchant.tiles],
        "points": tile_points(g, owner),
        "bonus": see_bonus(g, merchant.bonus, WATCHER),
    }


def see_secrets(g: Table, owner: int, mat: SeatView, seat: int) -> SeatView:
    """The same mat through the eyes of a seat: itself, if that sees no more."""
    merchant = g.merchants[owner]
    hand = see_oars(g, merchant.hand, seat)
    choice = see_oar(g, merchant.sealed[0], seat) if merchant.sealed else None
    bonus = see_bonus(g, merchant.bonus, seat)
    if hand == mat["hand"] and choice == mat["choice"] and bonus == mat["bonus"]:
        return mat
    own = mat.copy()
    own["hand"], own["choice"], own["bonus"] = hand, choice, bonus
    return own


def see_oars(g: Table, oars: list[int], eyes: int) -> list[OarCode | Hidden]:
    """Oar cards of a hand, those that are known."""
    return [see_oar(g, oar, eyes) for oar in oars]


def see_bonus(g: Table, tiles: list[int], eyes: int) -> list[int | Hidden]:
    """Bonus tiles, the points of those that are known."""
    points = g.box.bonus_points
    return [points[tile - BONUS_TILE] if g.knows(eyes, tile) else None for tile in tiles]


def see_oar(g: Table, oar: int, eyes: int) -> OarCode | None:
    """An oar card of a hand, for those who know it."""
    return oar_code(g.box, oar) if g.knows(eyes, oar) else None


def see_slot(g: Table, owner: int, slot: int) -> SlotView:
    """A slot of a manifest: lost contracts stay in sight. [NE-GEN-5]"""
    merchant = g.merchants[owner]
    state = merchant.slots[slot]
    if merchant.cities[slot] == NONE:
        return {"state": SLOT_STATES[state], "city": None, "goods": None, "profit": None}
    assert state != EMPTY
    return {
        "state": SLOT_STATES[state],
        "city": g.box.city_codes[merchant.cities[slot]],
        "goods": g.box.goods_card_codes[merchant.goods[slot] - GOODS_CARD],
        "profit": see_profit(g.box, merchant.cities[slot], merchant.goods[slot]),
    }


def see_tile(box: Box, tile: int) -> Tile:
    """A won point tile: its temple, its round and its points."""
    return {
        "code": tile_code(box, tile),
        "temple": temple_code(box, tile // TILES),
        "round": TILE_ROUNDS[tile % TILES],
        "points": box.tile_points[tile],
    }


def tile_code(box: Box, tile: int) -> str:
    """A point tile by temple, round and rank, such as AFRICA-B1 and AFRICA-B2."""
    return f"{temple_code(box, tile // TILES)}-{TILE_RANKS[tile % TILES]}"


def temple_code(box: Box, temple: int) -> TempleCode:
    """A temple by its region, or the gold temple."""
    return GOLD if temple == GOLD_TEMPLE else box.region_codes[temple]


def oar_code(box: Box, oar: int) -> OarCode:
    """The id of an oar card."""
    return box.oar_codes[oar - OAR_CARD]
