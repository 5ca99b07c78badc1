"""How the numbers of this game are put into words: what fills the holes of its messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from cothon.games.porto_carthago.actions import (
    Carry,
    FillLighthouse,
    FillTemple,
    LeaveQuay,
    PickUp,
    bars_action,
    bars_quay,
    may_pick_up,
    owns_quay,
)
from cothon.games.porto_carthago.arrival import ChooseQuay, ChooseShip
from cothon.games.porto_carthago.bonus import ChooseBonus, bars_bonus
from cothon.games.porto_carthago.box import (
    ARISTOCRAT,
    BONUS_TALENTS,
    NO_BONUS,
    PORTER,
    QUAYS,
    STEVEDORE,
    TRADE_POINT,
    Box,
)
from cothon.games.porto_carthago.choices import CHARTER_SHIP, QUAY, WAREHOUSE
from cothon.games.porto_carthago.market import merchant_price
from cothon.games.porto_carthago.material import ACTIONS, BONUSES, NUMERALS, PLACES, PRIVILEGES
from cothon.games.porto_carthago.palace import seat_points, seat_price
from cothon.games.porto_carthago.privileges import LoadAny, ShiftServant, SortDeck
from cothon.games.porto_carthago.reasons import REASONS, in_full, shortened
from cothon.games.porto_carthago.table import NONE, Table
from cothon.games.porto_carthago.trade import SplitPoints
from cothon.games.porto_carthago.voyage import bars_voyage
from cothon.kernel.journal import packed, unpacked
from cothon.kernel.reasons import POSSIBLE, parts_of
from cothon.kernel.step import Step
from cothon.phrases import Hole, Holes, Message, Name, Phrases, coded, listed, when


def name_ship(box: Box, ship: int) -> Name:
    """Where it goes and what it wants: no two of the box agree in both."""
    civilisation, good = box.civilisation[ship], box.wanted[ship]
    return Message("ship", civilisation=("civilisation", civilisation), good=("good", good))


def name_vessel(box: Box, ship: int) -> Name:
    """The same in a sentence, where languages want articles: by code, as far as they know it."""
    civilisation, good = box.civilisation[ship], box.wanted[ship]
    return Message(
        "vessel",
        code=box.civilisation_codes[civilisation],
        civilisation=("civilisation", civilisation),
        good=("bare-ware", good),
    )


def name_reward(box: Box, ship: int) -> Name:
    """What follows the income when a ship is loaded, its privilege last."""
    return Message("reward", privilege=("privilege", box.privilege[ship]))


def name_good(kind: str) -> Callable[[Box, int], Name]:
    """A good by its code, as far as a language knows it, else as the material prints it."""
    return lambda box, good: Message(kind, code=box.good_codes[good], name=("printed-good", good))


def name_wares(_: Box, number: int) -> Name:
    """Some goods, by kind: two of this, one of that."""
    counts = Counter(unpacked(number))
    return listed([("some-wares", packed([*kind])) for kind in sorted(counts.items())])


def name_some_wares(_: Box, number: int) -> Name:
    """Some goods of one kind."""
    good, count = unpacked(number)
    return Message("some-wares", good=("bare-ware", good), count=count)


def name_origin(_: Box, place: int) -> Name:
    """Where a good was picked up."""
    if place == QUAYS:
        return Message("origin-warehouse")
    return Message("origin-quay", quay=("quay", place))


def name_quay(_: Box, quay: int) -> Name:
    """Its civilisation and its number."""
    numeral = NUMERALS[quay % 2]
    return Message("quay", civilisation=("civilisation", quay // 2), numeral=numeral)


def name_bonus_slots(box: Box, bonus: int) -> Name:
    """The slots that allow a bonus action, by their numbers."""
    slots = [slot for slot, allowed in enumerate(box.slot_bonus, 1) if allowed == bonus]
    return listed([("number", slot) for slot in slots])


def name_bar(_: Box, number: int) -> Name:
    """One of two reasons, in its own sentence."""
    reason, a, b = in_full(number)
    return Message(f"why-{reason.key}", number=a, number2=b)


def name_servant(_: Box, servant: int) -> Name:
    """Whose it is, and where it stands."""
    return Message("servant", seat=("seat", servant // 2), place=PLACES[servant % 2])


def tell_means(g: Table, _: Step[Any]) -> Holes:
    """What any prompt may tell: servants at hand, and prices."""
    senator = g.senators[g.seat]
    return {
        "talents": senator.talents,
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
    """The card that lies there, what it does and costs, and what it allows besides for how much.

    What is out of reach, whatever the action brings, is told with what stands against it.
    """
    seat, kind, bonus = g.seat, g.slots[slot], g.box.slot_bonus[slot]
    servants = g.box.slot_servants[slot]
    left = g.senators[seat].reserve - servants
    return {
        "action": ("action", kind),
        "deed": hindrance(bars_action(g, seat, kind, left)) or ACTIONS[kind],
        "price": merchant_price(g),
        "servants": servants,
        "bonus": BONUSES[bonus],
        "extension_price": g.box.extension_price,
        "seat_price": seat_price(g),
        "lack": (bonus != NO_BONUS and hindrance(bonus_bar(g, seat, bonus, kind, left))) or "none",
        "points": seat_points(g),
        "talents": g.senators[seat].talents,
    }


def bonus_bar(g: Table, seat: int, bonus: int, kind: int, reserve: int) -> int:
    """What stands against a bonus action after an action, whatever that may bring.

    With so many servants left once its card is paid. [PC-TURN-7, PC-TURN-10]
    """
    bar = bars_bonus(g, seat, bonus, reserve)
    if bar == POSSIBLE or bars_action(g, seat, kind, reserve) != POSSIBLE:
        return bar
    for talents, points, servants in brought(g, seat, kind):
        after = g.clone()
        after.senators[seat].talents += talents
        after.senators[seat].points += points
        bar = bars_bonus(after, seat, bonus, reserve + servants)
        if bar == POSSIBLE:
            break
    return bar


def brought(g: Table, seat: int, kind: int) -> list[tuple[int, int, int]]:
    """The talents, trade points and servants that each way of carrying out an action may bring.

    Of a voyage only luck knows: it may bring the most that there is.
    """
    box, senator = g.box, g.senators[seat]
    if kind == ARISTOCRAT:
        return [(0, 0, min(senator.lighthouse + senator.temple, box.aristocrat_servants))]
    if kind == STEVEDORE:
        return [(0, 0, 2)] if owns_quay(g, seat) else []
    if kind != PORTER:
        return []
    found = []
    for quay in range(QUAYS):
        ship = g.ships[quay]
        is_open = ship != NONE and bars_quay(g, seat, quay) == POSSIBLE
        if is_open and may_pick_up(g, seat, box.wanted[ship]):
            privilege = box.privilege[ship]
            bonus_talents = box.bonus_talents if privilege == BONUS_TALENTS else 0
            points = 2 if privilege == TRADE_POINT else 1
            found.append((box.income[ship] + bonus_talents, points, 2))
    if bars_voyage(g, seat) == POSSIBLE:
        found.append((max(box.income), 2, 2))
    return found


def tell_bonus(g: Table, step: ChooseBonus) -> Holes:
    """What stands against it, if it is asked only for the sake of a privilege."""
    bar = bars_bonus(g, g.seat, step.bonus, g.senators[g.seat].reserve)
    return {"lack": "none" if bar == POSSIBLE else ("bar", shortened(bar))}


def tell_pass(g: Table, step: Step[Any], _: int) -> Holes:
    """Whether there is anything to forgo."""
    if not isinstance(step, ChooseBonus):
        return {}
    return {"lacks": int(tell_bonus(g, step)["lack"] != "none")}


def hindrance(bar: int) -> str:
    """What stands against something, by the key of its sentence; nothing if it is possible."""
    return "" if bar == POSSIBLE else REASONS[parts_of(bar)[0]].key


def tell_ship(g: Table, _: Step[Any], ship: int) -> Holes:
    """What a ship brings."""
    return {
        "privilege": ("privilege", g.box.privilege[ship]),
        "income": g.box.income[ship],
        "danger": g.box.danger[ship],
    }


def tell_quay(g: Table, step: Step[Any], quay: int) -> Holes:
    """Whether it is one's own, the good that lies there, and what a ship there pays if loaded."""
    good, cargo = g.stored[quay], cargo_for(g, step, quay)
    return {
        "own": int(g.owners[quay] == g.seat),
        "good": "none" if good == NONE else ("good", good),
        "ware": "none" if good == NONE else ("bare-ware", good),
        "cargo": "none" if cargo == NONE else ("bare-ware", cargo),
        "reward": "none" if cargo == NONE else ("reward", g.ships[quay]),
        "loads": int(is_awaited(g, step, good)),
    }


def tell_good(g: Table, step: Step[Any], good: int) -> Holes:
    """Whether a ship waits for it where it is carried."""
    return {"loads": int(is_awaited(g, step, good))}


def cargo_for(g: Table, step: Step[Any], quay: int) -> int:
    """The good with which the ship at a quay is loaded if that quay is chosen, or NONE."""
    ship = g.ships[quay]
    if ship == NONE:
        return NONE
    if isinstance(step, LoadAny):
        return g.stored[quay]
    wanted = g.box.wanted[ship]
    return wanted if isinstance(step, Carry) and may_pick_up(g, g.seat, wanted) else NONE


def is_awaited(g: Table, step: Step[Any], good: int) -> bool:
    """Is a good carried to a quay at which a ship wants it?"""
    if not isinstance(step, PickUp) or not QUAY <= step.target < QUAY + QUAYS:
        return False
    ship = g.ships[step.target - QUAY]
    return ship != NONE and g.box.wanted[ship] == good


def tell_palace(g: Table, step: Step[Any], _: int) -> Holes:
    """The price of the seat that is for sale, and the trade points it needs."""
    is_bonus = isinstance(step, ChooseBonus)
    price = seat_price(g) if is_bonus else g.box.large_seat_price
    return {"price": price, "points": seat_points(g)}


PHRASES: Final = Phrases(
    names={
        "ship": name_ship,
        "vessel": name_vessel,
        "peek": lambda _, ship: ("ship", ship),
        "reward": name_reward,
        "fleet": lambda _, number: listed([("ship", ship) for ship in unpacked(number)]),
        "good": name_good("good"),
        "ware": name_good("ware"),
        "bare-ware": name_good("bare-ware"),
        "wares": name_wares,
        "some-wares": name_some_wares,
        "origin": name_origin,
        "deal": lambda _, number: listed([("action", kind) for kind in unpacked(number)]),
        "quay": name_quay,
        "bonus-slots": name_bonus_slots,
        "bar": name_bar,
        "servant": name_servant,
        "number": lambda _, number: Message("number", number=number),
        "action": coded("action", ACTIONS),
        "privilege": coded("privilege", PRIVILEGES),
        "place": coded("place", PLACES),
        "bonus": coded("bonus", BONUSES),
    },
    prompts=(
        when(Step, tell_means),
        when(ChooseBonus, tell_bonus),
        when(FillLighthouse, lambda g, _: {"most": g.box.aristocrat_servants}),
        when(FillTemple, lambda _, step: {"lighthouse": step.lighthouse}),
        when(SplitPoints, lambda _, step: {"points": step.points}),
        when(SortDeck, lambda _, step: {"depth": step.depth + 1}),
        when(ShiftServant, lambda _, step: {"left": step.left}),
        when(PickUp, lambda _, step: {"target": name_target(step.target)}),
        when(LeaveQuay, lambda _, step: {"quay": ("quay", step.quay)}),
        when(ChooseShip, lambda _, step: {"picks": step.picks}),
        when(ChooseQuay, lambda g, step: {"ship": ("vessel", g.first_row[step.place])}),
    ),
    options={
        "slot": tell_slot,
        "ship": tell_ship,
        "quay": tell_quay,
        "good": tell_good,
        "palace": tell_palace,
        "pass": tell_pass,
        "warehouse": lambda g, _, __: {"extension_price": g.box.extension_price},
        "talents": lambda g, _, __: {"take_talents": g.box.take_talents},
        "market": lambda g, _, __: {"refresh_price": g.box.refresh_price},
    },
    beats=frozenset(
        {
            "ship-brought-in",
            "ship-arrived",
            "ship-called-in",
            "ship-loaded",
            "other-good-shipped",
            "point-taken",
            "path-chosen",
            "path-taken",
            "early-end-near",
            "rows-advanced",
            "start-player-chosen",
            "start-player-tied",
            "income-taken",
            "servant-shifted",
            "voyage-tested",
            "voyage-won",
            "voyage-lost",
            "voyage-paid",
            "voyage-compensated",
            "offering-paid",
            "intrigue-won",
            "intrigue-won-by-age",
            "total-counted",
            "points-decided",
            "talents-decided",
        }
    ),
    banners=frozenset(
        {
            "decade-began",
            "decades-over",
            "early-end-due",
            "ended-early",
            "final-arrival-began",
            "game-won",
            "victory-shared",
        }
    ),
    phases=frozenset({"rows-advanced"}),
    marks=(("decade-began", "decades-over", "ended-early"), "round-began"),
    sources={
        "ship-brought-in": "quay:{quay}",
        "ship-arrived": "quay:{quay}",
        "ship-called-in": "quay:{quay}",
        "ship-loaded": "quay:{quay}",
        "point-taken": "trade-house",
        "path-chosen": "path",
        "path-taken": "path",
        "intrigue-won": "path",
        "intrigue-won-by-age": "path",
        "start-player-chosen": "reserve:{seat}",
        "start-player-tied": "reserve:{seat}",
        "income-taken": "reserve:{seat}",
        "voyage-tested": "charter-ship",
        "voyage-won": "charter-ship",
        "voyage-lost": "charter-ship",
        "voyage-paid": "charter-ship",
        "voyage-compensated": "charter-ship",
    },
    pays={
        "income-taken": (("talents", 1),),
        "talents-taken": (("talents", 1),),
        "bonus-talents-taken": (("talents", 1),),
        "good-bought": (("talents", -2),),
        "warehouse-extended": (("talents", -1),),
        "seat-bought": (("talents", -2), ("seats", 0)),
        "large-seat-bought": (("talents", -1), ("seats", 0)),
        "ship-loaded": (("talents", 3),),
        "other-good-shipped": (("talents", 3),),
        "voyage-paid": (("talents", 1),),
        "voyage-compensated": (("talents", 1),),
        "offering-paid": (("talents", -1),),
        "point-taken": (("points", 0),),
        "intrigue-won": (("seats", 2),),
        "intrigue-won-by-age": (("seats", 2),),
    },
    spots={"quay": lambda box, quay: box.quay_codes[quay]},
)
