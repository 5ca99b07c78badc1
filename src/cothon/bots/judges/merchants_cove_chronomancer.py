"""How well the Chronomancer stands, in gold. Numbers in brackets: rules page, section 9."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.bots.judges.merchants_cove_craft import Craft, Outlook
from cothon.bots.judging import Scales, soon
from cothon.games.merchants_cove.box import COLOURS
from cothon.games.merchants_cove.merchants.chronomancer.box import (
    ARTIFACT,
    FREEZE_TIME,
    RECRUIT,
    RELIC,
    RELIC_OR_SPONSORSHIP,
    RING,
)
from cothon.games.merchants_cove.merchants.chronomancer.choices import (
    ASSISTANT_TO,
    CHRONOMANCER_TO,
)
from cothon.games.merchants_cove.merchants.chronomancer.shop import (
    Workshop,
    action_of,
    first_colour,
    hours_in_supply,
    is_machine,
    kind_of,
    ring_of,
    second_colour,
    workshop_at,
)
from cothon.games.merchants_cove.table import Table


class ChronomancerCraft(Craft):
    """What the spaces ahead of the two figures offer, and the hours that are frozen."""

    def __init__(self, scales: Scales[Table]) -> None:
        self.ahead = scales.weigh(
            "chronomancer_ahead", 0.4, "of the spaces that a figure can reach [1]"
        )
        self.hour = scales.weigh("chronomancer_hour", 2.7, "an hour that a space costs")
        self.frozen = scales.weigh("chronomancer_frozen", 1.2, "an hour that can be spent [3]")
        self.freeze = scales.weigh("chronomancer_freeze", 3.0, "freezing time")
        self.recruit = scales.weigh("chronomancer_recruit", 4.0, "a recruit, each round to come")
        self.other = scales.weigh("chronomancer_other", 1.4, "shifting timelines, or the staff [2]")
        self.needed = scales.weigh("chronomancer_needed", 2.2, "hours for a further action")

    def works(self, g: Table, o: Outlook) -> float:
        """The best of the next spaces for each figure, and the frozen hours."""
        shop = workshop_at(g, o.seat)
        time = soon(o.hours + 9.0 * float(o.rounds), self.needed)
        frozen = self.frozen * float(hours_in_supply(shop)) * time
        return frozen + time * self.ahead * (
            self.best(g, shop, CHRONOMANCER_TO, ring_of(shop.figure), ring_of(shop.assistant), o)
            + self.best(g, shop, ASSISTANT_TO, ring_of(shop.assistant), -1, o)
        )

    def best(self, g: Table, shop: Workshop, to: i64, ring: i64, limit: i64, o: Outlook) -> float:
        """The best space from here to the next machine, or to where the Assistant is. [1]"""
        best = 0.0
        if ring == limit:
            return best
        for _ in range(RING):
            ring = (ring + 1) % RING
            if ring == limit and not is_machine(ring):
                break
            best = max(best, self.gain(g, shop, to + ring, o))
            if is_machine(ring) or ring == limit:
                break
        return best

    def gain(self, g: Table, shop: Workshop, space: i64, o: Outlook) -> float:
        """What the action of a space brings, less its cost. [2, 4]"""
        cost = self.hour * float(shop.hours_of(space)) - o.card * float(shop.corruption_of(space))
        return self.brings(g, shop, action_of(shop, space), o) - cost

    def brings(self, g: Table, shop: Workshop, action: i64, o: Outlook) -> float:
        """A good, gold of a hall, a helper, or time."""
        kind, first, second = kind_of(action), first_colour(action), second_colour(action)
        if kind == ARTIFACT:
            return piece(shop, COLOURS + first, o)
        if kind == RELIC:
            return max(piece(shop, first, o), piece(shop, second, o))
        if kind == RELIC_OR_SPONSORSHIP:
            return max(piece(shop, first, o), float(g.hall(second)))
        if kind == RECRUIT:
            return self.recruit * (float(o.rounds) + 1.0)
        return self.freeze if kind == FREEZE_TIME else self.other


def piece(shop: Workshop, good: i64, o: Outlook) -> float:
    """What a good will bring, if one is left."""
    return o.worth[good] if shop.supply(good) > 0 else 0.0
