"""Privileges that are used or declined at once, when the ship is loaded."""

from __future__ import annotations

from librt.vecs import remove
from mypy_extensions import i64

from cothon.games.porto_carthago.box import BONUS_TALENTS, INTRIGUE_SERVANT, TRADE_POINT
from cothon.games.porto_carthago.choices import PASS, PATH
from cothon.games.porto_carthago.events import (
    BONUS_TALENTS_TAKEN,
    PATH_TAKEN,
    PRIVILEGE_DECLINED,
    PRIVILEGE_USED,
    PRIVILEGE_VOID,
)
from cothon.games.porto_carthago.table import Table, put_under_deck
from cothon.games.porto_carthago.trade import bars_path, enter_path, offer_point, place_point
from cothon.kernel.reasons import POSSIBLE
from cothon.kernel.step import Question, Step


class UseTradePoint(Question[Table]):
    """An extra trade point, to the trade house or the path, or declined.

    [PC-PRIV-TP-1, PC-PRIV-6, EC-16]
    """

    def offer(self, g: Table, seat: i64) -> None:
        offer_point(g, seat)
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            g.tell(PRIVILEGE_DECLINED, seat, TRADE_POINT)
        else:
            g.tell(PRIVILEGE_USED, seat, TRADE_POINT)
            place_point(g, seat, choice)


class UseIntrigueServant(Question[Table]):
    """A servant onto the intrigue path, if there is one and room for it, or declined.

    The servants of the quay are back in the reserve by now.
    [PC-PRIV-INTR-1, PC-PRIV-6, EC-14, EC-16, EC-53]
    """

    def offer(self, g: Table, seat: i64) -> None:
        g.consider(PATH, bars_path(g, seat))
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PATH:
            g.tell(PRIVILEGE_USED, seat, INTRIGUE_SERVANT)
            enter_path(g, seat, PATH_TAKEN)
        elif bars_path(g, seat) == POSSIBLE:
            g.tell(PRIVILEGE_DECLINED, seat, INTRIGUE_SERVANT)
        else:
            g.tell(PRIVILEGE_VOID, seat, INTRIGUE_SERVANT)


class ReturnCard(Step[Table]):
    """A used or declined card goes to the bottom of the deck when its effect is complete.

    Nested effects are complete first. [PC-PRIV-5, PC-PRIV-6, EC-12]
    """

    def __init__(self, seat: i64, ship: i64) -> None:
        self.seat = seat
        self.ship = ship

    def run(self, g: Table) -> None:
        senator = g.senators[self.seat]
        senator.kept = remove(senator.kept, self.ship)
        put_under_deck(g, self.ship)


def use_at_once(g: Table, seat: i64, ship: i64) -> None:
    """Begin an immediate privilege; the card stays before its player until it is done.

    More talents never hurt, so nobody is asked about them.
    [PC-PRIV-2, PC-PRIV-TALENTS-1, PC-GEN-13]
    """
    privilege = g.box.privilege[ship]
    g.then(ReturnCard(seat, ship))
    if privilege == BONUS_TALENTS:
        g.senators[seat].talents += g.box.bonus_talents
        g.tell(BONUS_TALENTS_TAKEN, seat, g.box.bonus_talents)
    elif privilege == TRADE_POINT:
        g.then(UseTradePoint(seat))
    else:
        g.then(UseIntrigueServant(seat))
