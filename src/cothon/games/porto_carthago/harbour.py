"""The harbour: where a ship may dock, and what becomes of one that finds no quay."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.porto_carthago.box import QUAYS
from cothon.games.porto_carthago.choices import QUAY
from cothon.games.porto_carthago.events import GOOD_LOST, QUAY_CLAIMED
from cothon.games.porto_carthago.reasons import QUAY_OWN, QUAY_TAKEN, QUAY_UNOWNED
from cothon.games.porto_carthago.table import NONE, Table, is_unowned, put_under_deck
from cothon.kernel.reasons import POSSIBLE, because
from cothon.kernel.state import NOBODY


def claim(g: Table, seat: i64, quay: i64) -> None:
    """Two servants from the reserve onto the double circle of a quay. [PC-GEN-6, PC-GEN-11]"""
    g.senators[seat].reserve -= 2
    g.owners[quay] = seat
    g.tell(QUAY_CLAIMED, seat, quay)


def leave(g: Table, seat: i64, quay: i64) -> None:
    """The servants are taken off a quay: its ship stays, its good is lost to the bag.

    [PC-GEN-8, PC-ACT-STEVEDORE-4, -5, EC-19]
    """
    g.owners[quay] = NOBODY
    good = g.stored[quay]
    if good != NONE:
        g.stored[quay] = NONE
        g.bag[good] += 1
        g.tell(GOOD_LOST, seat, good)


def offer_unowned_quays(g: Table, seat: i64) -> None:
    """Every quay that may be claimed. [PC-GEN-7]"""
    for quay in range(QUAYS):
        g.consider(QUAY + quay, bars_unowned(g, seat, quay))


def bars_unowned(g: Table, seat: i64, quay: i64) -> i64:
    """Nobody owns the quay. [PC-GEN-7]"""
    if is_unowned(g, quay):
        return POSSIBLE
    if g.owners[quay] == seat:
        return QUAY_OWN
    return because(QUAY_TAKEN, g.owners[quay])


def bars_own(g: Table, seat: i64, quay: i64) -> i64:
    """The quay is an own one. [PC-ACT-PORTER-3]"""
    if g.owners[quay] == seat:
        return POSSIBLE
    if is_unowned(g, quay):
        return QUAY_UNOWNED
    return because(QUAY_TAKEN, g.owners[quay])


def first_quay(g: Table, ship: i64) -> i64:
    """Quay I of the ship's civilisation; quay II follows it. [PC-SHIPS-10]"""
    return 2 * g.box.civilisation[ship]


def lowest_free_quay(g: Table, ship: i64) -> i64:
    """The quay without a ship that has the lower number, or NONE. [PC-SHIPS-15, PC-PRIV-SHIP-1]"""
    quay = first_quay(g, ship)
    if g.ships[quay] == NONE:
        return quay
    if g.ships[quay + 1] == NONE:
        return quay + 1
    return NONE


def has_choice_of_quay(g: Table, ship: i64) -> bool:
    """Are both quays without a ship? [PC-SHIPS-11]"""
    quay = first_quay(g, ship)
    return g.ships[quay] == NONE and g.ships[quay + 1] == NONE


def dock(g: Table, place: i64, quay: i64) -> None:
    """The ship at this place of the first row docks at the quay; at no quay, it departs.

    A departing card goes to the bottom of the deck. [PC-SHIPS-12, -13, PC-PRIV-SHIP-2]
    """
    ship = g.first_row[place]
    g.first_row[place] = NONE
    if quay == NONE:
        put_under_deck(g, ship)
    else:
        g.ships[quay] = ship


def is_due(g: Table, quay: i64) -> bool:
    """Has this quay a ship and the good it wants? [PC-LOAD-1]"""
    ship = g.ships[quay]
    return ship != NONE and g.stored[quay] == g.box.wanted[ship]
