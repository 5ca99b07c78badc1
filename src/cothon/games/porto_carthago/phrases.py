"""How the numbers of this game are put into words: what fills the holes of its messages."""

from __future__ import annotations

from typing import Any, Final

from cothon.games.porto_carthago.actions import (
    FillLighthouse,
    FillTemple,
    LeaveQuay,
    PickUp,
)
from cothon.games.porto_carthago.arrival import ChooseQuay, ChooseShip
from cothon.games.porto_carthago.bonus import ChooseBonus
from cothon.games.porto_carthago.box import Box
from cothon.games.porto_carthago.choices import CHARTER_SHIP, QUAY, WAREHOUSE
from cothon.games.porto_carthago.market import merchant_price
from cothon.games.porto_carthago.material import ACTIONS, BONUSES, NUMERALS, PLACES, PRIVILEGES
from cothon.games.porto_carthago.palace import seat_points, seat_price
from cothon.games.porto_carthago.privileges import ShiftServant, SortDeck
from cothon.games.porto_carthago.table import NONE, Table
from cothon.games.porto_carthago.trade import SplitPoints
from cothon.kernel.step import Step
from cothon.phrases import Hole, Holes, Message, Name, Phrases, coded, when


def name_ship(box: Box, ship: int) -> Name:
    """Where it comes from, what it wants, and its id."""
    return Message(
        "ship",
        civilisation=("civilisation", box.civilisation[ship]),
        good=("good", box.wanted[ship]),
        code=box.ship_codes[ship],
    )


def name_quay(_: Box, quay: int) -> Name:
    """Its civilisation and its number."""
    numeral = NUMERALS[quay % 2]
    return Message("quay", civilisation=("civilisation", quay // 2), numeral=numeral)


def name_servant(_: Box, servant: int) -> Name:
    """Whose it is, and where it stands."""
    return Message("servant", seat=("seat", servant // 2), place=PLACES[servant % 2])


def tell_means(g: Table, _: Step[Any]) -> Holes:
    """What any prompt may tell: servants at hand, and prices."""
    senator = g.senators[g.seat]
    return {
        "reserve": senator.reserve,
        "lighthouse": senator.lighthouse,
        "temple": senator.temple,
        "price": merchant_price(g),
        "refresh_price": g.box.refresh_price,
        "large_seat_price": g.box.large_seat_price,
    }


def name_target(target: int) -> Hole:
    """Where the porter goes."""
    places: dict[int, Hole] = {
        WAREHOUSE: ("noun-warehouse", 0),
        CHARTER_SHIP: ("noun-charter-ship", 0),
    }
    return places.get(target, ("quay", target - QUAY))


def tell_slot(g: Table, _: Step[Any], slot: int) -> Holes:
    """The card that lies there, its cost and what it allows besides."""
    return {
        "action": ("action", g.slots[slot]),
        "servants": g.box.slot_servants[slot],
        "bonus": BONUSES[g.box.slot_bonus[slot]],
    }


def tell_ship(g: Table, _: Step[Any], ship: int) -> Holes:
    """What a ship brings."""
    return {
        "privilege": ("privilege", g.box.privilege[ship]),
        "income": g.box.income[ship],
        "danger": g.box.danger[ship],
    }


def tell_quay(g: Table, _: Step[Any], quay: int) -> Holes:
    """Whether it is one's own, and the good that lies there."""
    good = g.stored[quay]
    return {
        "own": int(g.owners[quay] == g.seat),
        "good": "none" if good == NONE else ("good", good),
    }


def tell_palace(g: Table, step: Step[Any], _: int) -> Holes:
    """The price of the seat that is for sale, and the trade points it needs."""
    is_bonus = isinstance(step, ChooseBonus)
    price = seat_price(g) if is_bonus else g.box.large_seat_price
    return {"price": price, "points": seat_points(g)}


PHRASES: Final = Phrases(
    names={
        "ship": name_ship,
        "quay": name_quay,
        "servant": name_servant,
        "number": lambda _, number: Message("number", number=number),
        "action": coded("action", ACTIONS),
        "privilege": coded("privilege", PRIVILEGES),
        "place": coded("place", PLACES),
        "bonus": coded("bonus", BONUSES),
    },
    prompts=(
        when(Step, tell_means),
        when(FillLighthouse, lambda g, _: {"most": g.box.aristocrat_servants}),
        when(FillTemple, lambda _, step: {"lighthouse": step.lighthouse}),
        when(SplitPoints, lambda _, step: {"points": step.points}),
        when(SortDeck, lambda _, step: {"depth": step.depth + 1}),
        when(ShiftServant, lambda _, step: {"left": step.left}),
        when(PickUp, lambda _, step: {"target": name_target(step.target)}),
        when(LeaveQuay, lambda _, step: {"quay": ("quay", step.quay)}),
        when(ChooseShip, lambda _, step: {"picks": step.picks}),
        when(ChooseQuay, lambda g, step: {"ship": ("ship", g.first_row[step.place])}),
    ),
    options={
        "slot": tell_slot,
        "ship": tell_ship,
        "quay": tell_quay,
        "palace": tell_palace,
        "warehouse": lambda g, _, __: {"extension_price": g.box.extension_price},
        "talents": lambda g, _, __: {"take_talents": g.box.take_talents},
        "market": lambda g, _, __: {"refresh_price": g.box.refresh_price},
    },
)
