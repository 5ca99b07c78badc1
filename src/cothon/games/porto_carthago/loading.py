"""Loading: a quay that has a ship and the good it wants is loaded at once, by its owner."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from cothon.games.porto_carthago.box import FIRST_KEPT
from cothon.games.porto_carthago.events import (
    OTHER_GOOD_SHIPPED,
    PRIVILEGE_GAINED,
    SERVANTS_HOME,
    SHIP_LOADED,
)
from cothon.games.porto_carthago.immediate import use_at_once
from cothon.games.porto_carthago.table import NONE, Table
from cothon.games.porto_carthago.trade import GainPoint
from cothon.kernel.state import NOBODY
from cothon.kernel.step import Step


class LoadShip(Step[Table]):
    """The good goes into the bag, the owner gets the ship income, then a trade point.

    It is forced, also outside the owner's turn, and danger plays no part.
    [PC-LOAD-1 to -4, EC-20, EC-28]
    """

    def __init__(self, quay: i64) -> None:
        self.quay = quay

    def run(self, g: Table) -> None:
        seat = g.owners[self.quay]
        ship = g.ships[self.quay]
        good = g.stored[self.quay]
        income = g.box.income[ship]
        g.bag[good] += 1
        g.stored[self.quay] = NONE
        g.senators[seat].talents += income
        if good == g.box.wanted[ship]:
            g.tell(SHIP_LOADED, seat, ship, self.quay, income)
        else:
            g.tell(OTHER_GOOD_SHIPPED, seat, good, ship, income)
        g.then(GainPoint(seat), TakeShip(self.quay))


class TakeShip(Step[Table]):
    """Then the owner takes the card, then the servants come back, then an immediate privilege.

    Any other privilege is kept. [PC-LOAD-3, PC-PRIV-1, PC-PRIV-3, EC-14]
    """

    def __init__(self, quay: i64) -> None:
        self.quay = quay

    def run(self, g: Table) -> None:
        seat = g.owners[self.quay]
        ship = g.ships[self.quay]
        senator = g.senators[seat]
        g.ships[self.quay] = NONE
        senator.kept = append(senator.kept, ship)
        g.owners[self.quay] = NOBODY
        senator.reserve += 2
        g.tell(SERVANTS_HOME, seat, self.quay, senator.reserve)
        if g.box.privilege[ship] < FIRST_KEPT:
            use_at_once(g, seat, ship)
        else:
            g.tell(PRIVILEGE_GAINED, seat, g.box.privilege[ship])
