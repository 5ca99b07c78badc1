"""How the numbers of the cove are put into words: what fills the holes of its messages."""

from __future__ import annotations

from typing import Any, Final

from cothon.games.merchants_cove.boats import ChooseBoat, ChooseDock
from cothon.games.merchants_cove.box import (
    BLACK_MARKET,
    BOAT,
    COLOURS,
    CORRUPTION,
    GOODS,
    HOURS,
    KINDS,
    LARGE,
    NONE,
    OVERSEER,
    PIER,
    PIERS,
    ROBBERS,
    ROGUE,
    SIZES,
    SMALL,
    STAFF_SLOTS,
    Box,
)
from cothon.games.merchants_cove.clock import ChooseWay
from cothon.games.merchants_cove.codes import (
    BOAT_CODES,
    COLOUR_CODES,
    DOCK_CODES,
    KIND_CODES,
    PIER_CODES,
    ROGUE_CODES,
    SIZE_CODES,
)
from cothon.games.merchants_cove.corruption import DiscardCorruption
from cothon.games.merchants_cove.market import SellGoods, customers, ware
from cothon.games.merchants_cove.outlook import (
    MANY,
    NO_OUTLOOK,
    icons_of_a_card,
    outlook_code,
    price_of_an_icon,
    takings,
)
from cothon.games.merchants_cove.recruiting import (
    ChooseSlot,
    Recruit,
    ability_code,
    bars_staff,
)
from cothon.games.merchants_cove.rogues import RobCustomer, ShiftCustomer, WinRoguesOver
from cothon.games.merchants_cove.shopkeeper import (
    ChooseSpace,
    UseStaff,
    has_work,
    is_staff_idle,
    keeper_at,
)
from cothon.games.merchants_cove.table import TOWNSFOLK_TYPES, TYPE_MASKS, Table
from cothon.games.merchants_cove.telling import (
    COST,
    CROWD,
    LINE,
    PRICE,
    SOME,
    THE_PEDDLER,
    crowd_code,
)
from cothon.games.merchants_cove.townsfolk import ChangeBoat, ChoosePassenger, ChoosePier, can_use
from cothon.games.merchants_cove.trade import spaces_named
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Step
from cothon.phrases import Hole, Holes, Message, Name, Phrases, Thing, coded, listed, when

MOST: Final = 64
ICONS: Final = (*COLOUR_CODES, "corruption")
REASONS: Final = ("action", "hand", "black-market", "cultists", "robbers", "shop")
OBSTACLES: Final = ("no-card", "no-good", "docks-taken", "nobody-in-bag", "nobody-to-send")
DEEDS: Final = (
    "discard-one",
    "discard-three",
    "gain-good",
    "draw-to-boat",
    "boat-to-pier",
    "boat-to-hall",
    "boat-to-bag",
    "boat-to-boat",
)


def name_crowd(_: Box, code: int) -> Name:
    """Adventurers by kind: two warriors and a bard."""
    counts = [code // CROWD**kind % CROWD for kind in range(KINDS)]
    return listed([("some", kind * SOME + count) for kind, count in enumerate(counts) if count])


def name_some(_: Box, code: int) -> Name:
    """So many of a kind."""
    return Message(f"some-{KIND_CODES[code // SOME]}", count=code % SOME)


def name_sale(_: Box, code: int) -> Name:
    """What a good brings: three wizards at 4 gold each."""
    return Message("sale", crowd=("crowd", code // PRICE), price=code % PRICE)


def name_cost(_: Box, code: int) -> Name:
    """Hours and corruption cards, or nothing."""
    return Message("cost", hours=code // COST, corruption=code % COST)


def name_mention(_: Box, number: int) -> Name:
    """A player in the middle of a sentence."""
    return Message("the-peddler") if number == THE_PEDDLER else ("seat", number)


def name_lineup(_: Box, code: int) -> Name:
    """Players one after another."""
    players: list[Hole] = []
    while code:
        code, digit = divmod(code, LINE)
        players.append(("mention", digit - 1))
    return listed(players)


def name_types(_: Box, types: int) -> Name:
    """Which townsfolk are in play."""
    return Message(f"option-name-townsfolk-{TOWNSFOLK_TYPES[TYPE_MASKS.index(types)]}")


def name_good(_: Box, good: int) -> Name:
    """A good whoever makes it: by size and colour."""
    return Message(f"good-{SIZE_CODES[good // COLOURS]}", colour=COLOUR_CODES[good % COLOURS])


def name_ware(box: Box, number: int) -> Name:
    """A good as its merchant calls it: a red potion."""
    good = number % GOODS
    size = SIZE_CODES[good // COLOURS]
    merchant = box.merchant_codes[number // GOODS]
    return Message(f"ware-{merchant}-{size}", colour=COLOUR_CODES[good % COLOURS])


def name_worth(_: Box, code: int) -> Name:
    """What a good would bring now, where, and how many buyers are still at sea."""
    if code == NO_OUTLOOK:
        return Message("worth-none")
    price, at_sea = divmod(code, MANY)
    gold, pier = divmod(price, PIERS)
    return Message("worth", gold=gold, pier=("pier", pier), sea=at_sea)


def name_sizes(box: Box, pier: int) -> Name:
    """What is sold at a pier: large goods, small goods or both."""
    takes = [box.pier_takes[pier * SIZES + size] for size in (SMALL, LARGE)]
    return Message("sizes-both" if all(takes) else f"sizes-{SIZE_CODES[takes.index(1)]}")


def name_ability(box: Box, number: int) -> Name:
    """A staff ability as its merchant calls it."""
    merchant = box.merchant_codes[number // STAFF_SLOTS]
    return Message(f"ability-{merchant}-{number % STAFF_SLOTS + 1}")


def name_duty(box: Box, number: int) -> Name:
    """What a staff ability does, in a few words for its option."""
    slot = number % STAFF_SLOTS
    merchant = box.merchant_codes[number // STAFF_SLOTS]
    return Message("duty-overseer" if slot == OVERSEER else f"duty-{merchant}-{slot + 1}")


def name_abilities(_: Box, number: int) -> Name:
    """Several staff abilities of a merchant: a bit for each slot."""
    merchant, slots = divmod(number, 1 << STAFF_SLOTS)
    staffed = [slot for slot in range(STAFF_SLOTS) if slots >> slot & 1]
    return listed([("ability", merchant * STAFF_SLOTS + slot) for slot in staffed])


def name_icons(box: Box, card: int) -> Name:
    """All icons of a townsfolk or corruption card."""
    counts = [*(box.faction_icons[card * COLOURS + colour] for colour in range(COLOURS))]
    counts.append(box.corruption_icons[card])
    icons: list[Hole] = [("icon", icon * MOST + n) for icon, n in enumerate(counts) if n]
    return listed(icons) if icons else Message("icons-none")


def name_icon(_: Box, code: int) -> Name:
    """So many icons of a faction, or of corruption."""
    return Message(f"icon-{ICONS[code // MOST]}", count=code % MOST)


def name_hour(_: Box, hour: int) -> Name:
    """An hour of the clock; it has twelve, and hourglasses may go beyond them. [MC-CLOCK-1]"""
    return Message("hour", hour=hour) if hour <= HOURS else Message("hour-late", late=hour - HOURS)


def name_position(_: Box, clock: int) -> Name:
    """A space of the clock, or a hand."""
    return Message("position-hand", hour=clock // 2) if clock % 2 else ("hour", clock // 2)


def name_space(box: Box, choice: int) -> Name:
    """An action space: the forge, furnace 3."""
    kind, number = box.spaces[choice]
    return Message(f"space-{kind}", number=number + 1)


def name_berth(box: Box, dock: int) -> Name:
    """A dock with the pier that it leads to."""
    return Message("berth", dock=("dock", dock), pier=("pier", int(box.dock_pier[dock])))


def name_passenger(_: Box, number: int) -> Name:
    """An adventurer aboard a boat."""
    return Message(
        "passenger", adventurer=("adventurer", number % KINDS), boat=("boat", number // KINDS)
    )


def name_deed(box: Box, card: int) -> Name:
    """What a townsfolk card does when it is recruited."""
    good = box.ability_good[card]
    holes: Holes = {} if good == NONE else {"good": ("good", good)}
    return Message(f"deed-{DEEDS[box.ability[card]]}", **holes)


def name_talent(box: Box, card: int) -> Name:
    """The same for the log: what a card does for whoever recruits it."""
    good = box.ability_good[card]
    holes: Holes = {} if good == NONE else {"good": ("good", good)}
    return Message(f"talent-{DEEDS[box.ability[card]]}", **holes)


def tell_townsfolk(g: Table, step: Step[Any], card: int) -> Holes:
    """What a card of the plaza does, brings, and whether its ability would find nothing to do."""
    if not isinstance(step, Recruit):
        return {}
    good = g.box.ability_good[card]
    return {
        "does": ("deed", card),
        "worth": ("worth", NO_OUTLOOK if good == NONE else outlook_code(g, good)),
        "icons": ("icons", card),
        "vain": int(not can_use(g, g.seat, card)),
    }


def tell_staff(g: Table, step: Step[Any], slot: int) -> Holes:
    """The ability of a slot, what it does, who holds it, and whether it would find no work."""
    if not isinstance(step, UseStaff | ChooseSlot):
        return {}
    merchant = keeper_at(g, g.seat)
    card = merchant.staff[slot]
    return {
        "ability": ("ability", ability_code(merchant, slot)),
        "does": ("duty", ability_code(merchant, slot)),
        "taken": int(card != NONE),
        "townsfolk": ("townsfolk", card) if card != NONE else "",
        "vain": int(not has_work(g, merchant, slot)),
    }


def tell_good(g: Table, step: Step[Any], good: int) -> Holes:
    """A good as its merchant calls it; for sale, what it brings."""
    if g.seat >= len(g.merchants):
        return {}
    merchant = g.merchants[g.seat]
    holes: Holes = {"ware": ("ware", ware(merchant, good))}
    if not isinstance(step, SellGoods):
        return holes
    buyers = customers(g, step.pier, good, step.won)
    return holes | {
        "price": g.box.price[good],
        "buyers": buyers,
        "gold": g.box.price[good] * buyers,
        "left": merchant.stall[good],
    }


def tell_boat(g: Table, step: Step[Any], boat: int) -> Holes:
    """Who is aboard, and whether one more fills the boat, so that it docks.

    A rogue's boat may be robbed before: then only that it gets full is certain. [MC-ROGUE-6]
    """
    is_full = g.crowd_at(BOAT + boat) + 1 >= g.box.capacity
    is_rogue = isinstance(step, ChooseBoat | ChangeBoat) and step.kind == ROGUE
    fills = "no" if not is_full else "maybe" if is_rogue and g.rogues == ROBBERS else "yes"
    return {"crowd": ("crowd", crowd_code(g, BOAT + boat)), "fills": fills}


def tell_smuggling(g: Table, pier: int) -> Holes:
    """Does selling at a pier cost a corruption card, and what may one cost? [MC-MARKET-8]"""
    least, most = icons_of_a_card(g)
    return {
        "smuggles": int(pier == BLACK_MARKET),
        "least": least,
        "most": most,
        "lair": price_of_an_icon(g),
    }


def tell_dock(g: Table, step: Step[Any], dock: int) -> Holes:
    """The pier that a dock leads to, what is sold there, what that costs, and the own gold."""
    pier = int(g.box.dock_pier[dock])
    gold = NO_OUTLOOK
    if isinstance(step, ChooseDock):
        gold = takings(g, int(g.seat), int(step.boat), pier)
    told: Holes = {"pier": ("pier", pier), "sizes": ("sizes", pier), "gold": gold}
    return told | tell_smuggling(g, pier)


def tell_pier(g: Table, _: Step[Any], pier: int) -> Holes:
    """Who is on a pier, what is sold there, and whether that costs a card."""
    crowd = ("crowd", crowd_code(g, PIER + pier))
    return {"crowd": crowd, "sizes": ("sizes", pier), **tell_smuggling(g, pier)}


def tell_next_hour(g: Table, step: Step[Any], _: int) -> Holes:
    """The hour that follows, and who comes aboard on the way there."""
    if not isinstance(step, ChooseWay):
        return {}
    hour = g.merchants[g.seat].clock // 2
    loads = 0 if g.docks_are_full() else g.box.loads[g.seats * (HOURS + 1) + hour]
    return {"next": ("hour", hour + 1), "loads": loads}


def tell_use_of_staff(g: Table, step: Step[Any], _: int) -> Holes:
    """Which staff abilities there are, if any, and whether all are idle."""
    if not isinstance(step, ChooseSpace):
        return {}
    keeper = keeper_at(g, g.seat)
    staffed = sum(1 << slot for slot, card in enumerate(keeper.staff) if card != NONE)
    return {
        "idle": int(bars_staff(keeper) != POSSIBLE),
        "vain": int(is_staff_idle(g, keeper)),
        "abilities": ("abilities", (keeper.number << STAFF_SLOTS) + staffed),
    }


def tell_way(g: Table, step: ChooseWay) -> Holes:
    """Where the hourglass is, and how many hours are left to spend."""
    return {"hours": step.hours, "hour": ("hour", g.merchants[g.seat].clock // 2)}


def tell_sale(g: Table, step: SellGoods) -> Holes:
    """The pier, what is sold there, to whom, and whether that costs a card. [MC-MARKET-8]"""
    return {
        "pier": ("pier", step.pier),
        "won": step.won,
        **tell_pier(g, step, step.pier),
    }


def tell_rogues(g: Table, step: WinRoguesOver) -> Holes:
    """The pier, who is there, and how many rogues could still be won over."""
    left = g.count_at(PIER + step.pier, ROGUE) - step.won
    return {"pier": ("pier", step.pier), "left": left, **tell_pier(g, step, step.pier)}


def codes_of_the_cove(box: Box) -> dict[str, Thing]:
    """Merchants, the action spaces where figures stand, and clock hands, as views call them."""
    return {
        **{code: ("merchant", number) for number, code in enumerate(box.merchant_codes)},
        **{code: ("space", choice) for choice, code in box.space_codes.items()},
        **{f"{hour}.5": ("clock-hand", hour) for hour in map(int, box.hands)},
    }


PHRASES: Final = Phrases(
    names={
        **spaces_named("recruit", "use-staff"),
        "boat": coded("boat", BOAT_CODES),
        "dock": coded("dock", DOCK_CODES),
        "berth": name_berth,
        "pier": coded("pier", PIER_CODES),
        "adventurer": coded("adventurer", KIND_CODES),
        "colour": coded("colour", COLOUR_CODES),
        "hall": coded("hall", COLOUR_CODES),
        "rogues": coded("rogues", ROGUE_CODES),
        "roguery": coded("roguery", ROGUE_CODES),
        "townsfolk-types": name_types,
        "lineup": name_lineup,
        "mention": name_mention,
        "reason": coded("reason", REASONS),
        "merchant": lambda box, number: Message(f"merchant-{box.merchant_codes[number]}"),
        "hour": name_hour,
        "half-hour": lambda _, hour: Message("half-hour", hour=hour),
        "position": name_position,
        "clock-hand": lambda _, hour: Message("clock-hand", hour=hour),
        "space": name_space,
        "crowd": name_crowd,
        "some": name_some,
        "sale": name_sale,
        "cost": name_cost,
        "good": name_good,
        "ware": name_ware,
        "sizes": name_sizes,
        "worth": name_worth,
        "ability": name_ability,
        "abilities": name_abilities,
        "duty": name_duty,
        "icons": name_icons,
        "icon": name_icon,
        "corruption-card": lambda _, card: Message("corruption-card", icons=("icons", card)),
        "corruption": lambda _, number: ("corruption-card", number + CORRUPTION),
        "passenger": name_passenger,
        "deed": name_deed,
        "talent": name_talent,
        "obstacle": coded("obstacle", OBSTACLES),
    },
    prompts=(
        when(ChooseBoat, lambda _, step: {"adventurer": ("adventurer", step.kind)}),
        when(ChooseDock, lambda _, step: {"boat": ("boat", step.boat)}),
        when(ChooseWay, tell_way),
        when(RobCustomer, lambda _, step: {"boat": ("boat", step.boat)}),
        when(ShiftCustomer, lambda _, step: {"adventurer": ("adventurer", step.kind)}),
        when(WinRoguesOver, tell_rogues),
        when(SellGoods, tell_sale),
        when(
            ChooseSlot, lambda g, step: {"townsfolk": ("townsfolk", int(g.plaza[int(step.place)]))}
        ),
        when(UseStaff, lambda _, step: {"used": step.used}),
        when(DiscardCorruption, lambda _, step: {"most": step.most}),
        when(ChoosePassenger, lambda _, step: {"to": DEEDS[step.ability]}),
        when(ChoosePier, lambda _, step: {"adventurer": ("adventurer", step.kind)}),
        when(ChangeBoat, lambda _, step: {"adventurer": ("adventurer", step.kind)}),
    ),
    options={
        "townsfolk": tell_townsfolk,
        "staff": tell_staff,
        "use-staff": tell_use_of_staff,
        "good": tell_good,
        "boat": tell_boat,
        "dock": tell_dock,
        "pier": tell_pier,
        "passenger": lambda _, __, number: {
            "adventurer": ("adventurer", number % KINDS),
            "boat": ("boat", number // KINDS),
        },
        "colour": lambda g, _, colour: {"hall": ("hall", colour), "inside": g.hall(colour)},
        "hour": tell_next_hour,
    },
    codes=codes_of_the_cove,
    beats=frozenset(
        {
            "boat-docked",
            "boat-docked-last",
            "boat-removed",
            "boat-turned-away",
            "docks-full",
            "marker-moved",
            "selling-order",
            "rogue-won-over",
            "ware-sold",
            "hall-paid",
            "hall-paid-at-once",
            "purse-counted",
            "gold-earned",
            "hand-revealed",
            "corruption-revealed",
            "icons-scored",
            "corruption-scored",
            "gold-counted",
            "tie-broken-by-goods",
            "tie-broken-by-cards",
            "solo-tie",
        }
    ),
    banners=frozenset(
        {
            "round-opened",
            "production-ended",
            "pier-opened",
            "market-ended",
            "round-ended",
            "final-scoring",
            "solo-won",
            "solo-lost",
            "game-decided",
            "victory-level",
        }
    ),
    marks=("round-opened",),
    sources={
        "boat-docked": "boat:{boat}",
        "boat-docked-last": "boat:{boat}",
        "boat-removed": "boat:{boat}",
        "boat-turned-away": "boat:{boat}",
        "marker-moved": "clock",
        "pier-opened": "pier:{pier}",
        "rogue-won-over": "pier:{pier}",
        "ware-sold": "stall:{seat}",
        "hall-paid": "hall:{some}",
        "hall-paid-at-once": "hall:{some}",
        "purse-counted": "gold:{seat}",
        "gold-earned": "gold:{seat}",
        "hand-revealed": "corruption:{seat}",
        "corruption-revealed": "corruption:{seat}",
        "icons-scored": "hall:{some}",
        "corruption-scored": "lair",
        "gold-counted": "gold:{seat}",
    },
    pays={
        "ware-sold": (("gold", 3),),
        "hall-paid": (("gold", 3),),
        "hall-paid-at-once": (("gold", 3),),
        "icons-scored": (("gold", 3),),
        "corruption-scored": (("gold", -3),),
    },
    spots={
        "boat": lambda _, boat: BOAT_CODES[boat],
        "pier": lambda _, pier: PIER_CODES[pier],
        "some": lambda _, some: COLOUR_CODES[some // MOST],
    },
)
