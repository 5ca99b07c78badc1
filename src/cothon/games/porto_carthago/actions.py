"""Phase 6, the action cards: Captain, Aristocrat, Stevedore, Merchant, Porter.

Each asks what to do once its servants are paid, and each may be forgone. [PC-TURN-6, EC-30]
"""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.porto_carthago.box import (
    ARISTOCRAT,
    CAPTAIN,
    GOODS,
    MERCHANT,
    QUAYS,
    STEVEDORE,
)
from cothon.games.porto_carthago.choices import (
    CHARTER_SHIP,
    GOOD,
    NUMBER,
    PASS,
    QUAY,
    RESERVE,
    WAREHOUSE,
)
from cothon.games.porto_carthago.events import (
    ACTION_FORGONE,
    CAPTAIN_PLACED,
    GOOD_BROUGHT,
    GOOD_STOWED,
    QUAY_DISSOLVED,
    QUAY_SWITCHED,
    SERVANTS_MOVED,
    VOYAGE_SENT,
)
from cothon.games.porto_carthago.harbour import (
    bars_own,
    bars_unowned,
    claim,
    is_due,
    leave,
    offer_unowned_quays,
)
from cothon.games.porto_carthago.loading import LoadShip
from cothon.games.porto_carthago.market import bars_purchase, buy, merchant_price, offer_market
from cothon.games.porto_carthago.reasons import (
    CHARTER_SHIPS_TAKEN,
    NO_FREE_QUAY,
    NO_GOOD_AT_QUAYS,
    NO_SERVANT_LEFT,
    NOBODY_TO_MOVE,
    NOT_IN_WAREHOUSE,
    NOTHING_TO_CARRY,
    NOWHERE_TO_CARRY,
    QUAY_FULL,
    QUAY_WITHOUT_GOOD,
    TOO_FEW_TO_CLAIM,
    WAREHOUSE_FULL,
)
from cothon.games.porto_carthago.table import NONE, Table, free_storage, is_unowned
from cothon.games.porto_carthago.voyage import TestShip, bars_voyage
from cothon.kernel.reasons import POSSIBLE, because, unless
from cothon.kernel.step import Question


def bars_action(g: Table, seat: i64, kind: i64, reserve: i64) -> i64:
    """Is the action of this kind of card possible, with so many servants left in the reserve?

    [PC-TURN-9, EC-29]
    """
    if kind == CAPTAIN:
        return bars_captain(g, reserve)
    if kind == ARISTOCRAT:
        senator = g.senators[seat]
        return unless(reserve + senator.lighthouse + senator.temple > 0, NOBODY_TO_MOVE)
    if kind == STEVEDORE:
        return bars_stevedore(g, seat, reserve)
    if kind == MERCHANT:
        return bars_purchase(g, seat, merchant_price(g))
    return bars_porter(g, seat)


def begin_action(g: Table, seat: i64, kind: i64) -> None:
    """Ask what to do with a card that has just been paid for."""
    if kind == CAPTAIN:
        g.then(PlaceCaptain(seat))
    elif kind == ARISTOCRAT:
        g.then(FillLighthouse(seat))
    elif kind == STEVEDORE:
        g.then(ChangeQuay(seat))
    elif kind == MERCHANT:
        g.then(BuyGood(seat))
    else:
        g.then(Carry(seat))


# Captain


class PlaceCaptain(Question[Table]):
    """A servant from the reserve onto an unoccupied charter ship; one may hold several.

    [PC-ACT-CAPTAIN-1, -3, EC-45]
    """

    def offer(self, g: Table, seat: i64) -> None:
        g.offer(CHARTER_SHIP)
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.tell(ACTION_FORGONE, seat)
            return
        g.senators[seat].reserve -= 1
        g.senators[seat].captains += 1
        g.tell(CAPTAIN_PLACED, seat)


def bars_captain(g: Table, reserve: i64) -> i64:
    """There are as many charter ships as players. [PC-ACT-CAPTAIN-2]"""
    if reserve <= 0:
        return NO_SERVANT_LEFT
    held: i64 = 0
    for senator in g.senators:
        held += senator.captains
    return unless(held < g.seats, CHARTER_SHIPS_TAKEN)


# Aristocrat


class FillLighthouse(Question[Table]):
    """Move up to 5 own servants between lighthouse, temple and reserve: first, the new lighthouse.

    Servants just paid are on the card and cannot be moved.
    [PC-ACT-ARISTO-1 to -4, EC-46]
    """

    def offer(self, g: Table, seat: i64) -> None:
        senator = g.senators[seat]
        elsewhere = senator.reserve + senator.temple
        fewest = max(senator.lighthouse - g.box.aristocrat_servants, 0)
        most = senator.lighthouse + min(elsewhere, g.box.aristocrat_servants)
        for lighthouse in range(fewest, most + 1):
            if lighthouse != senator.lighthouse or elsewhere:
                g.offer(NUMBER + lighthouse)
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.tell(ACTION_FORGONE, seat)
        else:
            g.then(FillTemple(seat, choice - NUMBER))


class FillTemple(Question[Table]):
    """Then the new temple; the rest is the reserve. Only the net result counts, 1 to 5 servants.

    [PC-ACT-ARISTO-1, -2, EC-46]
    """

    def __init__(self, seat: i64, lighthouse: i64) -> None:
        super().__init__(seat)
        self.lighthouse = lighthouse

    def offer(self, g: Table, seat: i64) -> None:
        senator = g.senators[seat]
        servants = senator.reserve + senator.lighthouse + senator.temple
        for temple in range(servants - self.lighthouse + 1):
            moved = servants_moved(g, seat, self.lighthouse, temple)
            if 1 <= moved <= g.box.aristocrat_servants:
                g.offer(NUMBER + temple)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        senator = g.senators[seat]
        temple = choice - NUMBER
        senator.reserve += senator.lighthouse + senator.temple - self.lighthouse - temple
        senator.lighthouse = self.lighthouse
        senator.temple = temple
        g.tell(SERVANTS_MOVED, seat, self.lighthouse, temple, senator.reserve)


def servants_moved(g: Table, seat: i64, lighthouse: i64, temple: i64) -> i64:
    """How many servants a new distribution moves: the sum of its increases. [EC-46]"""
    senator = g.senators[seat]
    more_lighthouse = lighthouse - senator.lighthouse
    more_temple = temple - senator.temple
    more_reserve = -more_lighthouse - more_temple
    return max(more_lighthouse, 0) + max(more_temple, 0) + max(more_reserve, 0)


# Stevedore


class ChangeQuay(Question[Table]):
    """Claim an unowned quay, or name an own quay to leave.

    Claiming needs 2 servants after payment. A ship there does not matter, nor how many one owns.
    [PC-ACT-STEVEDORE-1, -6, EC-30, EC-47, EC-48, EC-49]
    """

    def offer(self, g: Table, seat: i64) -> None:
        for quay in range(QUAYS):
            if g.owners[quay] == seat:
                g.offer(QUAY + quay)
            else:
                g.consider(QUAY + quay, bars_claim(g, seat, quay))
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.tell(ACTION_FORGONE, seat)
        elif is_unowned(g, choice - QUAY):
            claim(g, seat, choice - QUAY)
        else:
            g.then(LeaveQuay(seat, choice - QUAY))


class LeaveQuay(Question[Table]):
    """Both servants go to another, unowned quay (switch) or home to the reserve (dissolve).

    [PC-ACT-STEVEDORE-2 to -5, EC-19, EC-48]
    """

    def __init__(self, seat: i64, quay: i64) -> None:
        super().__init__(seat)
        self.quay = quay

    def offer(self, g: Table, seat: i64) -> None:
        offer_unowned_quays(g, seat)
        g.offer(RESERVE)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == RESERVE:
            g.senators[seat].reserve += 2
            g.tell(QUAY_DISSOLVED, seat, self.quay)
        else:
            g.owners[choice - QUAY] = seat
            g.tell(QUAY_SWITCHED, seat, self.quay, choice - QUAY)
        leave(g, seat, self.quay)


def bars_claim(g: Table, seat: i64, quay: i64) -> i64:
    """Nobody owns the quay, and two servants are there for it. [PC-GEN-6, PC-GEN-7]"""
    bar = bars_unowned(g, seat, quay)
    if bar == POSSIBLE and g.senators[seat].reserve < 2:
        return because(TOO_FEW_TO_CLAIM, g.senators[seat].reserve)
    return bar


def bars_stevedore(g: Table, seat: i64, reserve: i64) -> i64:
    """An own quay to leave, or one to claim with so many servants. [PC-ACT-STEVEDORE-1]"""
    if owns_quay(g, seat):
        return POSSIBLE
    if not has_unowned_quay(g):
        return NO_FREE_QUAY
    return unless(reserve >= 2, because(TOO_FEW_TO_CLAIM, reserve))


def owns_quay(g: Table, seat: i64) -> bool:
    """Has this player any quay?"""
    for quay in range(QUAYS):
        if g.owners[quay] == seat:
            return True
    return False


def has_unowned_quay(g: Table) -> bool:
    """Is there any quay to claim?"""
    for quay in range(QUAYS):
        if is_unowned(g, quay):
            return True
    return False


# Merchant


class BuyGood(Question[Table]):
    """Buy exactly one good of choice at the price of the moment. [PC-ACT-MERCHANT-1, -3, -4]"""

    def offer(self, g: Table, seat: i64) -> None:
        offer_market(g)
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.tell(ACTION_FORGONE, seat)
            return
        buy(g, seat, choice - GOOD, merchant_price(g))
        g.purchases += 1


# Porter


class Carry(Question[Table]):
    """Carry exactly one own good between own places: first, where to.

    A quay must be own and without a good, the warehouse needs a free space and a good from a quay,
    a charter ship is a voyage. [PC-ACT-PORTER-1 to -6, EC-41 to -44, EC-61]
    """

    def offer(self, g: Table, seat: i64) -> None:
        for quay in range(QUAYS):
            g.consider(QUAY + quay, bars_quay(g, seat, quay))
        g.consider(WAREHOUSE, bars_warehouse(g, seat))
        g.consider(CHARTER_SHIP, bars_voyage(g, seat))
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.tell(ACTION_FORGONE, seat)
        else:
            g.then(PickUp(seat, choice))


class PickUp(Question[Table]):
    """Then, which good: one of the warehouse, or the one that lies at an own quay.

    A ship that wants it is loaded at once; on a charter ship the voyage begins at once.
    [PC-ACT-PORTER-2, -5, -6, EC-42, EC-43]
    """

    def __init__(self, seat: i64, target: i64) -> None:
        super().__init__(seat)
        self.target = target

    def offer(self, g: Table, seat: i64) -> None:
        if self.target != WAREHOUSE:
            for good in range(GOODS):
                lies = g.senators[seat].goods[good] > 0
                g.consider(GOOD + good, unless(lies, NOT_IN_WAREHOUSE))
        for quay in range(QUAYS):
            g.consider(QUAY + quay, bars_good(g, seat, quay))

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        good = pick_up(g, seat, choice)
        if self.target == WAREHOUSE:
            g.senators[seat].goods[good] += 1
            g.tell(GOOD_STOWED, seat, good, choice - QUAY)
        elif self.target == CHARTER_SHIP:
            g.aboard = good
            g.tell(VOYAGE_SENT, seat, good, origin_of(choice))
            g.then(TestShip(seat))
        else:
            quay = self.target - QUAY
            g.stored[quay] = good
            g.tell(GOOD_BROUGHT, seat, good, origin_of(choice), quay)
            if is_due(g, quay):
                g.then(LoadShip(quay))


def may_pick_up(g: Table, seat: i64, good: i64) -> bool:
    """Does this good lie in the own warehouse, or at any own quay? [PC-ACT-PORTER-1]"""
    if g.senators[seat].goods[good]:
        return True
    for quay in range(QUAYS):
        if g.owners[quay] == seat and g.stored[quay] == good:
            return True
    return False


def pick_up(g: Table, seat: i64, choice: i64) -> i64:
    """Take the good from where it lies."""
    if choice >= GOOD:
        good = choice - GOOD
        g.senators[seat].goods[good] -= 1
        return good
    quay = choice - QUAY
    good = g.stored[quay]
    g.stored[quay] = NONE
    return good


def origin_of(choice: i64) -> i64:
    """Where a good was picked up, as the journal has it: a quay, or beyond them the warehouse."""
    return QUAYS if choice >= GOOD else choice - QUAY


def bars_porter(g: Table, seat: i64) -> i64:
    """Is there any good to carry and any place to carry it to? [PC-ACT-PORTER-3, -4, -6]"""
    at_quay = has_good_at_quay(g, seat)
    if not at_quay and not has_good_in_warehouse(g, seat):
        return NOTHING_TO_CARRY
    if bars_voyage(g, seat) == POSSIBLE or (at_quay and free_storage(g, seat) > 0):
        return POSSIBLE
    for quay in range(QUAYS):
        if g.owners[quay] == seat and g.stored[quay] == NONE:
            return POSSIBLE
    return NOWHERE_TO_CARRY


def bars_quay(g: Table, seat: i64, quay: i64) -> i64:
    """An own quay at which no good lies. [PC-ACT-PORTER-3]"""
    bar = bars_own(g, seat, quay)
    if bar == POSSIBLE and g.stored[quay] != NONE:
        return because(QUAY_FULL, g.stored[quay])
    return bar


def bars_good(g: Table, seat: i64, quay: i64) -> i64:
    """An own quay at which a good lies. [PC-ACT-PORTER-2]"""
    bar = bars_own(g, seat, quay)
    if bar == POSSIBLE and g.stored[quay] == NONE:
        return QUAY_WITHOUT_GOOD
    return bar


def bars_warehouse(g: Table, seat: i64) -> i64:
    """A good from a quay, and a space for it. [PC-ACT-PORTER-4]"""
    if not has_good_at_quay(g, seat):
        return NO_GOOD_AT_QUAYS
    return unless(free_storage(g, seat) > 0, WAREHOUSE_FULL)


def has_good_in_warehouse(g: Table, seat: i64) -> bool:
    """Does any good lie in the own warehouse?"""
    goods = g.senators[seat].goods
    for good in range(GOODS):
        if goods[good]:
            return True
    return False


def has_good_at_quay(g: Table, seat: i64) -> bool:
    """Does any good lie at an own quay?"""
    for quay in range(QUAYS):
        if g.owners[quay] == seat and g.stored[quay] != NONE:
            return True
    return False
