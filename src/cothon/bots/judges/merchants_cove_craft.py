"""What the judges of the four shops share: what a good will bring, and how much time is left."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cothon.bots.judging import Scales, soon
from cothon.games.merchants_cove.table import Table


class Outlook:
    """What a seat can expect, in gold."""

    seat: i64
    worth: vec[float]  # a further piece of each good on the stall
    later: vec[float]  # the same, from the next round on
    icon: vec[float]  # a market sponsorship icon of each colour, from now on
    card: float  # a corruption card more
    hours: float  # of work left to this seat in this round
    rounds: i64  # to come after this one

    def promise(self, good: i64, needed: float) -> float:
        """What a piece is worth that needs so many hours more; too late for this market, or not."""
        later = self.later[good]
        return later + (self.worth[good] - later) * soon(self.hours, needed)


class Craft:
    """How well a shop is prepared. Every merchant has a judge of its own that extends this one."""

    def __init__(self, scales: Scales[Table]) -> None:
        """Put the weights of this shop on the table of the judge."""

    def works(self, g: Table, o: Outlook) -> float:
        """What is under way in the shop of the seat that looks out."""
        return 0.0
