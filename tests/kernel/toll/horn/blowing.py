"""While asked, a seat may blow its horn: it rolls a die for coins."""

from __future__ import annotations

from cothon.kernel.step import Question
from tests.kernel.toll.horn.choices import BLOW
from tests.kernel.toll.horn.events import ROLLED
from tests.kernel.toll.table import Toll


class HornWindow(Question[Toll]):
    """A question that leaves room for the horn."""

    def free(self, g: Toll, seat: int) -> None:
        if g.horns[seat]:
            g.offer(BLOW)

    def use(self, g: Toll, seat: int, choice: int) -> None:
        g.horns[seat] -= 1
        rolled = g.chance(6) + 1
        g.coins[seat] += rolled
        g.tell(ROLLED, seat, rolled)
