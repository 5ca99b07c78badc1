"""Bonus actions: what some slots allow after the action of their card."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.porto_carthago.box import EXTEND_WAREHOUSE
from cothon.games.porto_carthago.choices import PALACE, PASS, WAREHOUSE
from cothon.games.porto_carthago.events import WAREHOUSE_EXTENDED
from cothon.games.porto_carthago.palace import bars_seat, buy_seat
from cothon.games.porto_carthago.privileges import EndTurn, Window
from cothon.games.porto_carthago.reasons import TOO_FEW_TALENTS, WAREHOUSE_FREE
from cothon.games.porto_carthago.table import Table
from cothon.kernel.reasons import POSSIBLE, because


class ChooseBonus(Window):
    """After the action, the bonus action printed on the slot may be carried out, once.

    Kept privileges may come before it and, once it is done, after it; who skips it ends the turn.
    [PC-TURN-7, -10, -11, PC-BONUS-1, PC-BONUS-2, PC-PAL-7]
    """

    def __init__(self, seat: i64, bonus: i64) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def offer(self, g: Table, seat: i64) -> None:
        place: i64 = WAREHOUSE if self.bonus == EXTEND_WAREHOUSE else PALACE
        g.consider(place, bars_bonus(g, seat, self.bonus, g.senators[seat].reserve))
        g.offer(PASS)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        if choice == PASS:
            return
        g.then(EndTurn(seat))
        if choice == WAREHOUSE:
            extend_warehouse(g, seat)
        else:
            buy_seat(g, seat)


def bars_bonus(g: Table, seat: i64, bonus: i64, reserve: i64) -> i64:
    """Can this player carry the bonus action out, with so many servants left in the reserve?

    [PC-WH-1, PC-WH-2, PC-PAL-1 to -4]
    """
    if bonus != EXTEND_WAREHOUSE:
        return bars_seat(g, seat, reserve)
    senator = g.senators[seat]
    if not senator.blocked:
        return WAREHOUSE_FREE
    if senator.talents < g.box.extension_price:
        return because(TOO_FEW_TALENTS, g.box.extension_price, senator.talents)
    return POSSIBLE


def extend_warehouse(g: Table, seat: i64) -> None:
    """Pay 6 talents; a servant of the warehouse card comes home and frees its space.

    [PC-WH-1, PC-WH-2]
    """
    senator = g.senators[seat]
    senator.talents -= g.box.extension_price
    senator.blocked -= 1
    senator.reserve += 1
    g.tell(WAREHOUSE_EXTENDED, seat, g.box.extension_price)
