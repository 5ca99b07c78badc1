"""A shopkeeper: a merchant whom a person plays. Whatever is to be decided, its player is asked."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from cothon.games.merchants_cove.boats import ChooseDock, draw_and_load
from cothon.games.merchants_cove.box import NONE, OVERSEER, STAFF_SLOTS
from cothon.games.merchants_cove.choices import PASS, RECRUIT, STAFF, USE_STAFF
from cothon.games.merchants_cove.clock import ChooseWay, MoveHourglass
from cothon.games.merchants_cove.corruption import DiscardCorruption
from cothon.games.merchants_cove.events import (
    NOTHING_TO_DISCARD,
    SPACE_TAKEN,
    SPACE_TAKEN_IN_VAIN,
    STAFF_USED,
)
from cothon.games.merchants_cove.merchant import Merchant
from cothon.games.merchants_cove.reasons import (
    FIGURE_STANDS_THERE,
    STAFF_PLACE_FREE,
    STAFF_USED_ALREADY,
)
from cothon.games.merchants_cove.recruiting import (
    AS_PRINTED,
    Recruit,
    ability_code,
    bars_recruiting,
    bars_staff,
)
from cothon.games.merchants_cove.rogues import RobCustomer, WinRoguesOver
from cothon.games.merchants_cove.sponsorship import pay_icons
from cothon.games.merchants_cove.table import Table
from cothon.games.merchants_cove.turn import PayCost
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Shopkeeper(Merchant):
    """What a merchant must tell of its shop: its action spaces, what they do and cost, its staff.

    A space is known by the choice that names it; the own ones follow each other, and every shop has
    Recruit and Use Staff besides. Whoever sits there is asked: a person, or the bot that plays on
    for one who left. [MC-GEN-12, E-76]
    """

    figure: i64  # the action space where it stands
    first_space: i64  # the choice of the first own action space
    spaces: i64  # how many own ones there are

    def clone_into(self, twin: Merchant) -> None:
        """Copy what every shopkeeper has, too."""
        super().clone_into(twin)
        assert isinstance(twin, Shopkeeper)
        twin.figure = self.figure
        twin.first_space = self.first_space
        twin.spaces = self.spaces

    # What each shop says.

    def bars_act(self, g: Table, space: i64) -> i64:
        """Can at least one part of the action of an own space be carried out? [MC-TURN-2]"""
        raise NotImplementedError

    def act(self, g: Table, space: i64) -> None:
        """Begin the action of an own space; its cost is paid when it is done. [MC-TURN-2]"""
        raise NotImplementedError

    def hours_of(self, space: i64) -> i64:
        """What an own space costs in hours. [MC-GEN-7]"""
        raise NotImplementedError

    def corruption_of(self, space: i64) -> i64:
        """What an own space costs in corruption cards. [MC-GEN-7]"""
        return 0

    def use_ability(self, g: Table, slot: i64) -> None:
        """Begin a staff ability, any but the Overseer's. [MC-STAFF-1]"""
        raise NotImplementedError

    def can_employ(self, g: Table, slot: i64) -> bool:
        """Would a staff ability, any but the Overseer's, find something to do? [E-95]"""
        return True

    def end_use_of_staff(self, g: Table) -> None:
        """The last staff ability of this action is done. [MC-ALCH-STAFF-5]"""

    # What it asks its player.

    def take_turn(self, g: Table) -> None:
        """Its player moves the figure. [MC-TURN-1]"""
        g.then(ChooseSpace(self.seat))

    def adjust_clock(self, g: Table, hours: i64) -> None:
        """All hours are spent. [MC-TURN-4]"""
        g.then(MoveHourglass(self.seat, hours))

    def choose_way(self, g: Table, hours: i64) -> None:
        """Its player chooses hour or hand. [MC-CLOCK-8]"""
        g.then(ChooseWay(self.seat, hours))

    def load_boats(self, g: Table) -> None:
        """An adventurer is drawn, and its player chooses the boat. [MC-LOAD-1]"""
        draw_and_load(g, self.seat)

    def command_rogue(self, g: Table, boat: i64) -> None:
        """Its player may rob. [MC-ROGUE-6]"""
        g.then(RobCustomer(self.seat, boat))

    def choose_dock(self, g: Table, boat: i64) -> None:
        """Its player chooses the dock. [MC-DOCK-1]"""
        g.then(ChooseDock(self.seat, boat))

    def visit_pier(self, g: Table, pier: i64) -> None:
        """Its player may win rogues over, then sells. [MC-MARKET-4, MC-ROGUE-5]"""
        g.then(WinRoguesOver(self.seat, pier, 0))

    def collect_sponsorship(self, g: Table) -> None:
        """The active icons pay. [MC-SPON-1]"""
        pay_icons(g, self.seat)


def keeper_at(g: Table, seat: i64) -> Shopkeeper:
    """The shopkeeper of a seat."""
    keeper = g.merchants[seat]
    assert isinstance(keeper, Shopkeeper)
    return keeper


class ChooseSpace(Question[Table]):
    """The figure goes to another action space of the own shop, and that action is carried out.

    Where it stands it may not stay, also after a round's end; an action can be chosen if a part of
    it can be done. Without any, another space but Recruit costs its hours for nothing.
    [MC-TURN-1, -1a, -2, MC-GEN-1, DP-03, E-01, E-02, E-81]
    """

    def offer(self, g: Table, seat: i64) -> None:
        keeper = keeper_at(g, seat)
        for space in range(keeper.first_space, keeper.first_space + keeper.spaces):
            g.consider(space, bars_space(g, keeper, space))
        g.consider(RECRUIT, bars_space(g, keeper, RECRUIT))
        g.consider(USE_STAFF, bars_space(g, keeper, USE_STAFF))
        if g.count == 0:
            offer_idle_spaces(g, keeper)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        keeper = keeper_at(g, seat)
        keeper.figure = choice
        if choice == RECRUIT:
            g.tell(SPACE_TAKEN, seat, choice)
            g.then(Recruit(seat, AS_PRINTED, AS_PRINTED))
        elif choice == USE_STAFF:
            use_staff_space(g, keeper)
        elif keeper.bars_act(g, choice) == POSSIBLE:
            g.tell(SPACE_TAKEN, seat, choice)
            g.then(PayCost(seat, keeper.hours_of(choice), keeper.corruption_of(choice)))
            keeper.act(g, choice)
        else:
            g.tell(SPACE_TAKEN_IN_VAIN, seat, choice)
            g.then(PayCost(seat, keeper.hours_of(choice), keeper.corruption_of(choice)))


def bars_space(g: Table, keeper: Shopkeeper, space: i64) -> i64:
    """Does the figure stand elsewhere, and can a part of the action be done? [MC-TURN-1, -2]"""
    if space == keeper.figure:
        return FIGURE_STANDS_THERE
    if space == RECRUIT:
        return bars_recruiting(g)
    return bars_staff(keeper) if space == USE_STAFF else keeper.bars_act(g, space)


def offer_idle_spaces(g: Table, keeper: Shopkeeper) -> None:
    """Nothing can be done: any other space except Recruit. [MC-TURN-2, E-01]"""
    for space in range(keeper.first_space, keeper.first_space + keeper.spaces):
        offer_idle_space(g, keeper, space)
    offer_idle_space(g, keeper, USE_STAFF)


def offer_idle_space(g: Table, keeper: Shopkeeper, space: i64) -> None:
    """What stood against it does not count any more, unless the figure stands there."""
    if space != keeper.figure:
        g.offer(space)
        if g.doubts is not None:
            del g.doubts[space]


def use_staff_space(g: Table, keeper: Shopkeeper) -> None:
    """Use Staff costs its hours, with staff or, if nothing else can be done, without.

    [MC-STAFF-1, MC-TURN-2]
    """
    g.then(PayCost(keeper.seat, keeper.hours_of(USE_STAFF), keeper.corruption_of(USE_STAFF)))
    if bars_staff(keeper) == POSSIBLE:
        g.tell(SPACE_TAKEN, keeper.seat, USE_STAFF)
        g.then(UseStaff(keeper.seat, 0))
    else:
        g.tell(SPACE_TAKEN_IN_VAIN, keeper.seat, USE_STAFF)


class UseStaff(Question[Table]):
    """Staff abilities one after another, each at most once and to its end, at least one.

    An ability that finds nothing to work on may be chosen. [MC-STAFF-1, DP-16, E-73, E-95]
    """

    def __init__(self, seat: i64, used: i64) -> None:
        self.waiting = 1 << seat
        self.used = used  # a bit for every slot

    def offer(self, g: Table, seat: i64) -> None:
        merchant = g.merchants[seat]
        for slot in range(STAFF_SLOTS):
            if merchant.staff[slot] == NONE:
                g.consider(STAFF + slot, STAFF_PLACE_FREE)
            else:
                g.consider(STAFF + slot, STAFF_USED_ALREADY if self.used >> slot & 1 else POSSIBLE)
        if self.used:
            g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        keeper = keeper_at(g, seat)
        if choice == PASS:
            keeper.end_use_of_staff(g)
            return
        slot = choice - STAFF
        g.tell(STAFF_USED, seat, ability_code(keeper, slot))
        g.then(UseStaff(seat, self.used | 1 << slot))
        if slot == OVERSEER:
            oversee(g, seat)
        else:
            keeper.use_ability(g, slot)


def has_work(g: Table, keeper: Shopkeeper, slot: i64) -> bool:
    """Would a staff ability find something to do now? It may be chosen all the same. [E-95]"""
    if slot == OVERSEER:
        return len(keeper.hand) > 0
    return keeper.can_employ(g, slot)


def is_staff_idle(g: Table, keeper: Shopkeeper) -> bool:
    """Is there staff, and nothing to do for any of it? [E-95]"""
    for slot in range(STAFF_SLOTS):
        if keeper.staff[slot] != NONE and has_work(g, keeper, slot):
            return False
    return bars_staff(keeper) == POSSIBLE


def oversee(g: Table, seat: i64) -> None:
    """Overseer: one corruption card of choice is discarded. [MC-STAFF-2, DP-17]"""
    if g.merchants[seat].hand:
        g.then(DiscardCorruption(seat, 1, optional=False))
    else:
        g.tell(NOTHING_TO_DISCARD, seat)
