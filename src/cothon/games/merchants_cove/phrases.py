"""How the numbers of the cove are put into words: what fills the holes of its messages."""

from __future__ import annotations

from typing import Any, Final

from cothon.games.merchants_cove.boats import ChooseBoat, ChooseDock
from cothon.games.merchants_cove.box import (
    BOAT,
    COLOURS,
    CORRUPTION,
    GOODS,
    KINDS,
    PIER,
    PLAZA,
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
from cothon.games.merchants_cove.recruiting import AS_PRINTED, Recruit, ability_code
from cothon.games.merchants_cove.rogues import RobCustomer, ShiftCustomer, WinRoguesOver
from cothon.games.merchants_cove.table import NONE, Table
from cothon.games.merchants_cove.townsfolk import ChangeBoat, ChoosePassenger, ChoosePier
from cothon.kernel.step import Step
from cothon.phrases import Holes, Message, Name, Phrases, coded, when

LISTS: Final = ("list-0", "list-1", "list-2", "list-3", "list-4", "list-5")
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")
DIGIT: Final = 64
MOST: Final = 64
REASONS: Final = ("action", "hand", "black-market", "cultists", "robbers", "shop")
ABILITIES: Final = ("discard", "discard", "good", "draw", "pier", "hall", "bag", "boat")


def name_crowd(_: Box, code: int) -> Name:
    """Adventurers by kind: two warriors and a bard."""
    counts = [code // DIGIT**kind % DIGIT for kind in range(KINDS)]
    there = [("some", kind * MOST + count) for kind, count in enumerate(counts) if count]
    holes: Holes = dict(zip(ORDINALS, there, strict=False))
    return Message(LISTS[len(there)], **holes)


def name_some(_: Box, code: int) -> Name:
    """So many of a kind."""
    return Message(f"some-{KIND_CODES[code // MOST]}", count=code % MOST)


def name_ware(box: Box, number: int) -> Name:
    """A good as its merchant calls it: a red potion."""
    good = number % GOODS
    size = SIZE_CODES[good // COLOURS]
    merchant = box.merchant_codes[number // GOODS]
    return Message(f"ware-{merchant}-{size}", colour=COLOUR_CODES[good % COLOURS])


def name_ability(box: Box, number: int) -> Name:
    """A staff ability as its merchant calls it."""
    merchant = box.merchant_codes[number // STAFF_SLOTS]
    return Message(f"ability-{merchant}-{number % STAFF_SLOTS + 1}")


def name_corruption(box: Box, card: int) -> Name:
    """A corruption card by its icons."""
    colours = [
        colour
        for colour in range(COLOURS)
        for _ in range(box.faction_icons[card * COLOURS + colour])
    ]
    key = f"corruption-{min(len(colours), 2)}"
    holes: Holes = {name: ("colour", c) for name, c in zip(ORDINALS, colours, strict=False)}
    return Message(key, count=box.corruption_icons[card], **holes)


def name_position(_: Box, clock: int) -> Name:
    """A space of the clock, or a hand."""
    return Message("clock-hand" if clock % 2 else "clock-hour", hour=clock // 2)


def name_space(box: Box, choice: int) -> Name:
    """An action space: the forge, furnace 3."""
    kind, number = box.spaces[choice]
    return Message(f"space-{kind}", number=number + 1)


def name_passenger(_: Box, number: int) -> Name:
    """An adventurer aboard a boat."""
    return Message(
        "passenger", adventurer=("adventurer", number % KINDS), boat=("boat", number // KINDS)
    )


def tell_townsfolk(g: Table, step: Step[Any], card: int) -> Holes:
    """What a card of the plaza does, brings and costs."""
    if not isinstance(step, Recruit):
        return {}
    place = next(n for n in range(PLAZA) if g.plaza[n] == card)
    hours, corruption = step.hours, step.corruption
    if hours == AS_PRINTED:
        hours, corruption = g.box.plaza_hours[place], g.box.plaza_corruption[place]
    return {
        "does": ("deed", card),
        "hours": hours,
        "corruption": corruption,
    }


def name_deed(box: Box, card: int) -> Name:
    """What a townsfolk card does when it is recruited."""
    ability = box.ability[card]
    good = box.ability_good[card]
    holes: Holes = {}
    if good != NONE:
        holes = {"size": SIZE_CODES[good // COLOURS], "colour": COLOUR_CODES[good % COLOURS]}
    keys = (
        "discard-one",
        "discard-three",
        "gain-good",
        "draw-to-boat",
        "boat-to-pier",
        "boat-to-hall",
        "boat-to-bag",
        "boat-to-boat",
    )
    return Message(f"deed-{keys[ability]}", **holes)


def tell_staff(g: Table, _: Step[Any], slot: int) -> Holes:
    """The ability of a slot, and who holds it."""
    merchant = g.merchants[g.seat]
    card = merchant.staff[slot]
    holes: Holes = {
        "ability": ("ability", ability_code(merchant, slot)),
        "taken": int(card != NONE),
    }
    return holes | ({"townsfolk": ("townsfolk", card)} if card != NONE else {"townsfolk": ""})


def tell_good(g: Table, step: Step[Any], good: int) -> Holes:
    """A good as its merchant calls it; for sale, what it brings."""
    merchant = g.merchants[g.seat]
    holes: Holes = {"ware": ("ware", ware(merchant, good))}
    if isinstance(step, SellGoods):
        buyers = customers(g, step.pier, good, step.won)
        holes |= {
            "price": g.box.price[good],
            "buyers": buyers,
            "gold": g.box.price[good] * buyers,
            "left": merchant.stall[good],
        }
    return holes


def tell_boat(g: Table, _: Step[Any], boat: int) -> Holes:
    """Who is aboard."""
    return {"crowd": ("crowd", crowd_of(g, BOAT + boat)), "aboard": g.crowd_at(BOAT + boat)}


def crowd_of(g: Table, where: int) -> int:
    """The adventurers somewhere, as one number."""
    return sum(g.count_at(where, kind) * DIGIT**kind for kind in range(KINDS))


def tell_dock(g: Table, _: Step[Any], dock: int) -> Holes:
    """The pier that a dock leads to."""
    return {"pier": ("pier", g.box.dock_pier[dock])}


PHRASES: Final = Phrases(
    names={
        "boat": coded("boat", BOAT_CODES),
        "dock": coded("dock", DOCK_CODES),
        "pier": coded("pier", PIER_CODES),
        "adventurer": coded("adventurer", KIND_CODES),
        "colour": coded("colour", COLOUR_CODES),
        "rogues": coded("rogues", ROGUE_CODES),
        "reason": coded("reason", REASONS),
        "merchant": lambda box, number: Message(f"merchant-{box.merchant_codes[number]}"),
        "hour": lambda _, hour: Message("clock-hour", hour=hour),
        "position": name_position,
        "space": name_space,
        "crowd": name_crowd,
        "some": name_some,
        "ware": name_ware,
        "ability": name_ability,
        "corruption-card": name_corruption,
        "corruption": lambda _, number: ("corruption-card", number + CORRUPTION),
        "passenger": name_passenger,
        "deed": name_deed,
    },
    prompts=(
        when(ChooseBoat, lambda _, step: {"adventurer": ("adventurer", step.kind)}),
        when(ChooseDock, lambda _, step: {"boat": ("boat", step.boat)}),
        when(
            ChooseWay, lambda g, step: {"hours": step.hours, "hour": g.merchants[g.seat].clock // 2}
        ),
        when(RobCustomer, lambda _, step: {"boat": ("boat", step.boat)}),
        when(ShiftCustomer, lambda _, step: {"adventurer": ("adventurer", step.kind)}),
        when(WinRoguesOver, lambda _, step: {"pier": ("pier", step.pier)}),
        when(
            SellGoods,
            lambda g, step: {
                "pier": ("pier", step.pier),
                "crowd": ("crowd", crowd_of(g, PIER + step.pier)),
            },
        ),
        when(DiscardCorruption, lambda _, step: {"most": step.most}),
        when(ChoosePassenger, lambda _, step: {"to": ABILITIES[step.ability]}),
        when(ChoosePier, lambda _, step: {"adventurer": ("adventurer", step.kind)}),
        when(ChangeBoat, lambda _, step: {"adventurer": ("adventurer", step.kind)}),
    ),
    options={
        "townsfolk": tell_townsfolk,
        "staff": tell_staff,
        "good": tell_good,
        "boat": tell_boat,
        "dock": tell_dock,
        "pier": lambda g, _, pier: {"crowd": ("crowd", crowd_of(g, PIER + pier))},
    },
)
