"""How the numbers of this game are put into words: what fills the holes of its messages."""

from __future__ import annotations

from typing import Any, Final

from cothon.games.neptun.box import (
    BONUS_TILE,
    CRETA,
    GOLD_TEMPLE,
    GOODS,
    GOODS_CARD,
    MOST_SEATS,
    OAR_CARD,
    PLACES,
    SLOTS,
    TILES,
    Box,
)
from cothon.games.neptun.delivery import BuyPoint, Deliver
from cothon.games.neptun.extra import JoinExtra
from cothon.games.neptun.material import LETTERS
from cothon.games.neptun.order import ROWER
from cothon.games.neptun.sailing import Sail, missing_miles, oar_range, sailing_range
from cothon.games.neptun.scoring import first_tile, temple_ranking
from cothon.games.neptun.table import EMPTY, NONE, OPEN, Merchant, Table, is_personal
from cothon.games.neptun.view import temple_code
from cothon.kernel.journal import PACK, packed, unpacked
from cothon.kernel.step import Step
from cothon.phrases import Holes, Message, Name, Phrases, coded, listed, when

NUMERALS = ("", "I", "II")
PILES: Final = ("city", "goods", "oar")
AIM: Final = 16  # more than there are places: a goal and the gold for it are one number
MOST_GOLD: Final = PACK // AIM - 1  # that fits into it


def name_oar(box: Box, oar: int) -> Name:
    """Its power and its wind; those that everybody has from the start are told apart."""
    card = oar - OAR_CARD if oar >= OAR_CARD else oar
    key = "oar-own" if is_personal(card + OAR_CARD) else "oar"
    return Message(key, power=box.power[card], modifier=signed(box.modifier[card]))


def name_deal(box: Box, deal: int) -> Name:
    """A contract: what goes where, and what that pays."""
    city, goods = unpacked(deal)
    return Message("deal", **tell_contract(box, city, goods))


def name_rowers(_: Box, number: int) -> Name:
    """Players with the power of the oars that they took."""
    return listed([("rower", rower) for rower in unpacked(number)])


def name_rower(_: Box, rower: int) -> Name:
    """A player with the power of the oar."""
    return Message("rower", seat=("seat", rower % ROWER), power=rower // ROWER)


def name_bonus(box: Box, tile: int) -> Name:
    """Its points."""
    return Message("bonus", points=box.bonus_points[tile - BONUS_TILE])


def name_temple(_: Box, temple: int) -> Name:
    """By its region, but for the one of gold."""
    return Message("temple-gold") if temple == GOLD_TEMPLE else ("region", temple)


def tell_means(g: Table, _: Step[Any]) -> Holes:
    """What any prompt may tell: gold, wind, prices, and the contract just taken."""
    holes: Holes = {
        "gold": g.merchants[g.seat].gold,
        "wind": str(g.wind).replace("-", "−"),
        "price": g.box.temple_point_price,
        "face_down": len(g.columns) - g.face_ups,
    }
    return holes | (tell_contract(g.box, g.taken[0], g.taken[1]) if g.taken else {})


def tell_contract(box: Box, city: int, goods: int) -> Holes:
    """A contract: what is to be taken where, and what that pays."""
    good = box.good[goods - GOODS_CARD]
    gold = box.gold_profit[city * GOODS + good]
    points = box.temple_profit[city * GOODS + good]
    return {
        "goods": ("goods", goods),
        "city": ("city", city),
        "region": ("region", box.region[box.city_place[city]]),
        "pays": "gold" if gold else "points",
        "amount": gold or points,
    }


def tell_column(g: Table, _: Step[Any], number: int) -> Holes:
    """A contract of the display, if it lies face up; nothing is told of any other."""
    if number not in g.columns[: g.face_ups]:
        return {"pays": "none"}
    place = g.columns.index(number)
    city = g.shown_cities[place]
    return {
        **tell_contract(g.box, city, g.shown_goods[place]),
        **tell_nearest(g, g.box.city_place[city]),
        "miles": g.miles[CRETA * PLACES + g.box.city_place[city]],
        "power": g.box.power[g.shown_oars[place] - OAR_CARD],
        "modifier": signed(g.box.modifier[g.shown_oars[place] - OAR_CARD]),
        "on_it": g.shown_gold[place],
    }


def tell_nearest(g: Table, place: int) -> Holes:
    """How far a place is from the nearest goal of the own contracts, and on which slot that is."""
    merchant = g.merchants[g.seat]
    ways = [
        (g.miles[g.box.city_place[merchant.cities[slot]] * PLACES + place], slot)
        for slot in laden_slots(merchant)
    ]
    if not ways:
        return {"has_own": 0, "near": "", "near_slot": 0, "near_miles": 0}
    miles, slot = min(ways)
    near = ("place", g.box.city_place[merchant.cities[slot]])
    return {"has_own": 1, "near": near, "near_slot": slot + 1, "near_miles": miles}


def tell_turning_up(g: Table, _: Step[Any], __: int) -> Holes:
    """What to turn up the next contract gives away, and whether it is the last: it must be taken.

    [NE-CONTRACT-8, -10]
    """
    return {"face_ups": g.face_ups, "hidden": len(g.columns) - g.face_ups}


def tell_slot(g: Table, _: Step[Any], slot: int) -> Holes:
    """The contract that is to be loaded there, or the one that lies there."""
    merchant = g.merchants[g.seat]
    if g.taken:
        return tell_neighbours(g, merchant, slot)
    if merchant.cities[slot] == NONE:
        return {"pays": "none"}
    return tell_contract(g.box, merchant.cities[slot], merchant.goods[slot])


def tell_neighbours(g: Table, merchant: Merchant, slot: int) -> Holes:
    """How far it would be from the contract before, or from Creta, and on to the next one."""
    here = g.box.city_place[g.taken[0]]
    places = {at: g.box.city_place[merchant.cities[at]] for at in laden_slots(merchant)}
    before = next((places[at] for at in range(slot - 1, -1, -1) if at in places), CRETA)
    after = next((places[at] for at in range(slot + 1, SLOTS) if at in places), None)
    return {
        "at": slot + 1,
        "free": sum(merchant.slots[at] == EMPTY for at in range(slot)),
        "from": ("place", before),
        "before": g.miles[before * PLACES + here],
        "start": int(before == CRETA),
        "onward": int(after is not None),
        "to": "" if after is None else ("place", after),
        "after": 0 if after is None else g.miles[here * PLACES + after],
    }


def laden_slots(merchant: Merchant) -> list[int]:
    """The slots with an open contract, from left to right."""
    return [slot for slot in range(SLOTS) if merchant.slots[slot] == OPEN]


def tell_oar(g: Table, _: Step[Any], oar: int) -> Holes:
    """What it is, how far it carries the ship now, and to which goals of open contracts."""
    reach = oar_range(g, oar + OAR_CARD)
    return {
        "power": g.box.power[oar],
        "modifier": signed(g.box.modifier[oar]),
        "personal": int(is_personal(oar + OAR_CARD)),
        "reach": reach,
        **tell_aims(g, reach),
    }


def tell_aims(g: Table, reach: int) -> Holes:
    """The goals of open contracts that are within reach, the free ones first, then for gold."""
    merchant = g.merchants[g.seat]
    wanted = {g.box.city_place[merchant.cities[slot]] for slot in laden_slots(merchant)}
    missing = {place: max(0, g.miles[merchant.place * PLACES + place] - reach) for place in wanted}
    near = sorted(
        (gold, place) for place, gold in missing.items() if gold <= min(merchant.gold, MOST_GOLD)
    )
    aims = packed([AIM * gold + place for gold, place in near])
    return {"aims": len(near), "ports": ("aims", aims) if near else ""}


def name_aims(_: Box, number: int) -> Name:
    """Several goals in one phrase."""
    return listed([("aim", aim) for aim in unpacked(number)])


def name_aim(_: Box, aim: int) -> Name:
    """A place, and the gold that it takes to come there."""
    return Message("aim", place=("place", aim % AIM), gold=aim // AIM)


def tell_joining(g: Table, step: Step[Any], _: int) -> Holes:
    """Which goals the best oar would reach, or how far the nearest is; what staying out loses.

    Whoever stays out is not asked again. [NE-EXTRA-3, -6, -7]
    """
    if not isinstance(step, JoinExtra):
        return {}
    merchant = g.merchants[g.seat]
    here = merchant.place * PLACES
    wanted = [g.box.city_place[merchant.cities[slot]] for slot in laden_slots(merchant)]
    best = max(merchant.hand, key=lambda oar: oar_range(g, oar))
    nearest = min(wanted, key=lambda place: g.miles[here + place])
    reach = oar_range(g, best)
    return {
        **tell_aims(g, reach),
        "reach": reach,
        "power": g.box.power[best - OAR_CARD],
        "oars": len(merchant.hand),
        "open": len(wanted),
        "nearest": ("place", nearest),
        "miles": g.miles[here + nearest],
    }


def tell_losses(g: Table, _: Deliver) -> Holes:
    """How many contracts the costliest delivery here would lose. [NE-DELIVER-7]"""
    merchant = g.merchants[g.seat]
    goals = [g.box.city_place[merchant.cities[slot]] for slot in laden_slots(merchant)]
    return {"loses": max(at for at, place in enumerate(goals) if place == merchant.place)}


def tell_temple(g: Table, _: Step[Any], region: int) -> Holes:
    """What a point there costs, and what it would change if the round were scored now."""
    first = region * MOST_SEATS
    ranking = temple_ranking(g, region)
    rank = ranking.index(g.seat) + 1 if g.seat in ranking else 0
    height = g.points[first + g.seat] + 1
    ahead = [seat for seat in ranking if seat != g.seat and g.points[first + seat] >= height]
    then = len(ahead) + 1
    wins = then <= g.round + 1
    return {
        "price": g.box.temple_point_price,
        "rank": rank,
        "then": then,
        "climbs": int(rank != then),
        "tile": g.box.tile_points[region * TILES + first_tile(g.round) + then - 1] if wins else 0,
    }


def tell_place(g: Table, step: Step[Any], place: int) -> Holes:
    """How far it is, what that costs, and what could be delivered there for what at which loss.

    Where nothing can be delivered, how far the next goal would be from there.
    """
    if not isinstance(step, Sail):
        return {}
    merchant = g.merchants[g.seat]
    here = merchant.place
    under_way = laden_slots(merchant)
    goals = [g.box.city_place[merchant.cities[slot]] for slot in under_way]
    wanted = goals.index(place) if place in goals else None
    holes: Holes = {
        "delivers": int(wanted is not None),
        "loses": wanted or 0,  # as many as lie to the left of it
        "miles": g.miles[here * PLACES + place],
        "gold": missing_miles(g, g.seat, place),
        "stays": int(here == place),
        "start": int(place == CRETA),  # an island takes other prepositions than a city
        "leads": int(wanted is None and bool(goals)),
        "next": ("place", goals[0]) if goals else "",
        "onward": g.miles[place * PLACES + goals[0]] if goals else 0,
    }
    if wanted is None:
        return holes | {"goods": "", "pays": "none", "amount": 0, "region": ""}
    slot = under_way[wanted]
    return holes | tell_contract(g.box, merchant.cities[slot], merchant.goods[slot])


def rank_place(g: Table, step: Step[Any], place: int) -> tuple[int, ...]:
    """Where something can be delivered, by what is lost and paid for it; then what costs nothing,

    by the miles from there to the next goal; then the rest.
    """
    if not isinstance(step, Sail):
        return ()
    merchant = g.merchants[g.seat]
    goals = [g.box.city_place[merchant.cities[slot]] for slot in laden_slots(merchant)]
    miles = g.miles[merchant.place * PLACES + place]
    gold = missing_miles(g, g.seat, place)
    if place in goals:
        return (0, goals.index(place), gold, miles)
    onward = g.miles[place * PLACES + goals[0]] if goals else 0
    return (1, gold, onward, miles)


PHRASES: Final = Phrases(
    names={
        "city": lambda box, city: ("place", box.city_place[city]),
        "goods": lambda box, goods: ("good", box.good[goods - GOODS_CARD]),
        "temple": name_temple,
        "oar": name_oar,
        "deal": name_deal,
        "rowers": name_rowers,
        "rower": name_rower,
        "aim": name_aim,
        "aims": name_aims,
        "pile": coded("pile", PILES),
        "bonus": name_bonus,
        "round": lambda _, number: Message("round", letter=LETTERS[number]),
        "extra": lambda _, number: Message("extra", numeral=NUMERALS[number]),
    },
    prompts=(
        when(Step, tell_means),
        when(Sail, lambda g, _: {"range": sailing_range(g, g.seat)}),
        when(Deliver, tell_losses),
        when(JoinExtra, lambda _, step: {"extra": ("extra", step.number)}),
        when(BuyPoint, lambda _, step: {"temple": ("temple", step.region)}),
    ),
    options={
        "contract": tell_column,
        "reveal": tell_turning_up,
        "refuse": tell_turning_up,
        "slot": tell_slot,
        "place": tell_place,
        "oar": tell_oar,
        "temple": tell_temple,
        "join": tell_joining,
        "pass": tell_joining,
    },
    ranks={"place": rank_place},
    beats=frozenset(
        {
            "oar-shown",
            "forecast-set",
            "gold-earned",
            "points-gained",
            "point-paid",
            "bonus-taken",
            "tile-awarded",
            "tile-awarded-by-stack",
            "gold-tile-awarded",
            "gold-tile-awarded-by-order",
            "bonus-revealed",
            "total-counted",
        }
    ),
    banners=frozenset(
        {
            "round-began",
            "sails-set",
            "extra-began",
            "scoring-began",
            "round-ended",
            "last-round-over",
            "game-won",
            "victory-shared",
        }
    ),
    marks=("round-began", "turn-began", "extra-began"),
    sources={
        "oar-shown": "oar:{oar}",
        "forecast-set": "wind",
        "gold-earned": "place:{city}",
        "points-gained": "temple:{temple}",
        "point-paid": "temple:{temple}",
        "bonus-taken": "manifest:{seat}",
        "tile-awarded": "temple:{temple}",
        "tile-awarded-by-stack": "temple:{temple}",
        "gold-tile-awarded": "temple:GOLD",
        "gold-tile-awarded-by-order": "temple:GOLD",
        "bonus-revealed": "bonus:{seat}",
    },
    pays={
        "contract-taken": (("gold", 3),),
        "bonus-taken": (("bonus", 0),),
        "contract-picked": (("gold", 2),),
        "sailed-for-gold": (("gold", -3),),
        "gold-earned": (("gold", 3),),
        "point-paid": (("gold", -2),),
        "tile-awarded": (("points", 2),),
        "tile-awarded-by-stack": (("points", 2),),
        "gold-tile-awarded": (("points", 1),),
        "gold-tile-awarded-by-order": (("points", 1),),
    },
    spots={
        "city": lambda box, city: box.place_codes[box.city_place[city]],
        "oar": lambda box, oar: box.oar_codes[oar - OAR_CARD],
        "temple": temple_code,
    },
)


def signed(number: int) -> str:
    """A number with its sign, a true minus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"
