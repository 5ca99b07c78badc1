"""Baking, in any colour."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.choices import GOOD
from cothon.games.merchants_cove.market import ware
from cothon.games.merchants_cove.reasons import NOT_IN_SUPPLY
from cothon.games.merchants_cove.table import Table
from cothon.kernel.step import Question
from tests.games.merchants_cove.baker.events import BAKED


def goods(size: i64) -> range:
    """All goods of a size."""
    return range(size * COLOURS, (size + 1) * COLOURS)


class Bake(Question[Table]):
    """A piece of any colour that is left."""

    def __init__(self, seat: i64, size: i64) -> None:
        super().__init__(seat)
        self.size = size

    def offer(self, g: Table, seat: i64) -> None:
        for good in goods(self.size):
            g.consider(GOOD + good, 0 if g.merchants[seat].supply(good) > 0 else NOT_IN_SUPPLY)

    def take(self, g: Table, seat: i64, choice: i64) -> None:
        baker: Any = g.merchants[seat]
        baker.stall[choice - GOOD] += 1
        baker.baked += 1
        g.tell(BAKED, seat, ware(baker, choice - GOOD))
