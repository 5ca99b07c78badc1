"""What a seat sees, as JSON. A card shows its face if and only if the seat knows it."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.games.merchants_cove import peddler
from cothon.games.merchants_cove.box import (
    BAG,
    BOAT,
    BOATS,
    COLOURS,
    CORRUPTION,
    DRAWN,
    GOODS,
    HALLS,
    HANDS,
    HOURS,
    KINDS,
    NONE,
    PIER,
    PIERS,
    PLAZA,
    ROGUE,
    SIZES,
)
from cothon.games.merchants_cove.clock import ChooseWay
from cothon.games.merchants_cove.codes import (
    BOAT_CODES,
    COLOUR_CODES,
    DOCK_CODES,
    GOOD_CODES,
    KIND_CODES,
    PIER_CODES,
    ROGUE_CODES,
    CorruptionCode,
)
from cothon.games.merchants_cove.market import SellGoods, VisitPier, customers, seller
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.rogues import WinRoguesOver
from cothon.games.merchants_cove.shapes import (
    BoatView,
    ClockView,
    Crowd,
    HourCode,
    MarketView,
    MerchantView,
    Place,
    PlazaView,
    SpaceCode,
    View,
)
from cothon.games.merchants_cove.shopkeeper import Shopkeeper
from cothon.games.merchants_cove.table import AT_SEA, REMOVED, Table, size_of
from cothon.games.merchants_cove.trade import Trade
from cothon.kernel.hidden import WATCHER
from cothon.shapes import Hidden, Seat


def view(g: Table, seat: int | None, trades: Sequence[Trade]) -> View:
    """The table through the eyes of a seat, or of somebody who only looks on (None)."""
    seen = view_of_all(g, trades)
    return seen if seat is None else view_of_one(g, seen, seat)


def view_of_one(g: Table, seen: View, seat: int) -> View:
    """The table through the eyes of a seat, if an onlooker sees this: cards differ."""
    own = seen.copy()
    own["corruption_discard"] = see_cards(g, g.corruption_discard, seat)
    own["players"] = players = seen["players"].copy()
    for number, merchant in enumerate(g.merchants):
        hand = see_cards(g, merchant.hand, seat)
        if hand != players[number]["corruption"]:
            players[number] = players[number].copy()
            players[number]["corruption"] = hand
    return own


def view_of_all(g: Table, trades: Sequence[Trade]) -> View:
    """The table as somebody sees it who only looks on."""
    return {
        "round": g.round,
        "rogues": ROGUE_CODES[g.rogues],
        "clock": see_clock(g),
        "boats": [see_boat(g, boat) for boat in range(BOATS)],
        "piers": [
            {"code": PIER_CODES[pier], "crowd": crowd(g, PIER + pier)} for pier in range(PIERS)
        ],
        "market": see_market(g),
        "halls": {COLOUR_CODES[colour]: g.hall(colour) for colour in range(COLOURS)},
        "lair": g.count_at(HALLS, ROGUE),
        "bag": crowd(g, BAG),
        "drawn": crowd(g, DRAWN),
        "plaza": [see_plaza(g, place) for place in range(PLAZA)],
        "townsfolk_deck": len(g.townsfolk_deck),
        "corruption_deck": len(g.corruption_deck),
        "corruption_discard": see_cards(g, g.corruption_discard, WATCHER),
        "players": [
            see_merchant(g, number, trades) if number < len(g.merchants) else see_nobody(g, number)
            for number in range(g.seats)
        ],
    }


def crowd(g: Table, where: int) -> Crowd:
    """Adventurers somewhere, by kind; kinds that are not there are left out."""
    return {KIND_CODES[k]: g.count_at(where, k) for k in range(KINDS) if g.count_at(where, k)}


def see_market(g: Table) -> MarketView | None:
    """The pier that is being visited, and what goods bring there. [MC-MARKET-1, -5]"""
    visits = [step for step in g.agenda if isinstance(step, VisitPier)]
    if not visits:
        return None
    pier, top = int(visits[-1].pier), g.agenda[-1]
    won = int(top.won) if isinstance(top, SellGoods | WinRoguesOver) else 0
    goods = [good for good in range(GOODS) if g.box.pier_takes[pier * SIZES + size_of(good)]]
    buyers = {str(GOOD_CODES[good]): int(customers(g, pier, good, won)) for good in goods}
    return {
        "pier": PIER_CODES[pier],
        "seller": int(seller(g, visits[-1].turn - 1)),
        "won_over": won,
        "buyers": buyers,
        "pays": {GOOD_CODES[n]: g.box.price[n] * buyers[GOOD_CODES[n]] for n in goods},
    }


def see_clock(g: Table) -> ClockView:
    """Hours, hands, mice and hourglasses. [MC-CLOCK-11]"""
    hands = [hour_code(2 * hand + 1) for hand in g.box.hands]
    free = [hands[hand] for hand in range(HANDS) if g.hand_is_free(hand)]
    stacks: dict[str, list[Seat]] = {}
    for seat in g.order:
        if seat < len(g.merchants):
            stacks.setdefault(hour_code(g.merchants[seat].clock), []).append(seat)
    row = g.seats * (HOURS + 1)
    top = g.agenda[-1] if g.agenda else None
    ahead = int(g.merchants[g.seat].clock) if isinstance(top, ChooseWay) else 0
    return {
        "marker": g.marker,
        "icons": {str(hour): loads for hour in range(HOURS) if (loads := g.box.loads[row + hour])},
        "hands": hands,
        "free_hands": free,
        "mice": [hand for hand in hands if hand not in free] + mice_on_hours(g),
        "stacks": stacks,
        "next_hour": hour_code(2 * (ahead // 2) + 2) if ahead else None,
        "next_hand": hour_code(ahead + 1) if ahead else None,
    }


def mice_on_hours(g: Table) -> list[HourCode]:
    """The hours before the first one, which mice have taken. [MC-CLEAN-5, -6]"""
    return [str(hour) for hour in range(1, g.first_hour())]


def hour_code(clock: int) -> str:
    """A space of the clock: 6, or 6.5 for the hand behind it."""
    return f"{clock // 2}.5" if clock % 2 else str(clock // 2)


def see_boat(g: Table, boat: int) -> BoatView:
    """One boat."""
    berth = g.berth[boat]
    place: Place = "sea" if berth == AT_SEA else "away" if berth == REMOVED else DOCK_CODES[berth]
    return {"code": BOAT_CODES[boat], "place": place, "aboard": crowd(g, BOAT + boat)}


def see_plaza(g: Table, place: int) -> PlazaView:
    """One place of the plaza."""
    card = g.plaza[place]
    return {
        "townsfolk": None if card == NONE else g.box.townsfolk_codes[card],
        "hours": g.box.plaza_hours[place],
        "corruption": g.box.plaza_corruption[place],
    }


def see_cards(g: Table, cards: list[int], eyes: int) -> list[CorruptionCode | Hidden]:
    """Corruption cards, those that are known."""
    codes = g.box.corruption_codes
    return [codes[card - CORRUPTION] if g.knows(eyes, card) else None for card in cards]


def see_merchant(g: Table, seat: int, trades: Sequence[Trade]) -> MerchantView:
    """One merchant with the shop, as its own folder shows it."""
    merchant, trade = g.merchants[seat], trade_of(g, seat, trades)
    return {
        "colour": g.box.colours[seat],
        "merchant": trade.code,
        "gold": merchant.gold(),
        "hour": hour_code(merchant.clock),
        "figure": see_figure(g, merchant),
        "stall": {GOOD_CODES[n]: merchant.stall[n] for n in range(GOODS) if merchant.stall[n]},
        "supply": {GOOD_CODES[n]: merchant.supply(n) for n in range(GOODS)},
        "staff": [None if card == NONE else g.box.townsfolk_codes[card] for card in merchant.staff],
        "corruption": see_cards(g, merchant.hand, WATCHER),
        "faction_icons": {
            code: sum(g.box.faction_icons[c * COLOURS + n] for c in merchant.staff if c != NONE)
            for n, code in enumerate(COLOUR_CODES)
        },
        "corruption_icons": sum(g.box.corruption_icons[c] for c in merchant.staff if c != NONE),
        "icons_active": {code: merchant.active_icons(g, n) for n, code in enumerate(COLOUR_CODES)},
        "shop": trade.see(g, merchant) if g.shops_are_open() else None,
    }


def see_nobody(g: Table, seat: int) -> MerchantView:
    """Who has not chosen a merchant yet."""
    return {
        "colour": g.box.colours[seat],
        "merchant": None,
        "gold": 0,
        "hour": hour_code(2 * g.first_hour()),
        "figure": None,
        "stall": {},
        "supply": dict.fromkeys(GOOD_CODES, 0),
        "staff": [],
        "corruption": [],
        "faction_icons": dict.fromkeys(COLOUR_CODES, 0),
        "corruption_icons": 0,
        "icons_active": dict.fromkeys(COLOUR_CODES, 0),
        "shop": None,
    }


def see_figure(g: Table, merchant: Merchant) -> SpaceCode | None:
    """The action space where the one figure of a shop stands: it may not stay. [MC-TURN-1]"""
    return g.box.space_codes.get(merchant.figure) if isinstance(merchant, Shopkeeper) else None


def trade_of(g: Table, seat: int, trades: Sequence[Trade]) -> Trade:
    """Which merchant sits there."""
    return peddler.TRADE if seat >= g.people else trades[g.merchants[seat].number]
