"""How well a seat stands in Merchants Cove, in gold.

Only what the seat can know is looked at: the open table and its own corruption cards. What is under
way in a shop its own judge says (`merchants_cove_<merchant>.py`), what goods will bring
`merchants_cove_demand.py`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cothon.bots.judges.merchants_cove_alchemist import AlchemistCraft
from cothon.bots.judges.merchants_cove_blacksmith import BlacksmithCraft
from cothon.bots.judges.merchants_cove_captain import CaptainCraft
from cothon.bots.judges.merchants_cove_chronomancer import ChronomancerCraft
from cothon.bots.judges.merchants_cove_craft import Craft, Outlook
from cothon.bots.judges.merchants_cove_demand import Demand, is_market
from cothon.bots.judging import Scales, Tally, best_other, verdict
from cothon.games.merchants_cove.box import COLOURS, GOODS, NONE, ROGUE, ROUNDS
from cothon.games.merchants_cove.market import OpenPier, VisitPier
from cothon.games.merchants_cove.scoring import rank_of
from cothon.games.merchants_cove.sponsorship import PaySponsorship
from cothon.games.merchants_cove.table import Table


class Judge(Scales[Table]):
    """Gold, what goods, icons and cards will bring, staff, time, and the shop."""

    def __init__(self, changed: dict[str, float]) -> None:
        super().__init__(changed)
        self.win = self.weigh("win", 100.0, "being the first at the end")
        self.demand = Demand(self)
        self.hall_growth = self.weigh("hall_growth", 0.8, "adventurers a round for each hall")
        self.lair_growth = self.weigh("lair_growth", 0.4, "rogues a round for the lair")
        self.card = self.weigh("card", -2.2, "a corruption card not yet seen [3, 5]")
        self.staffed = self.weigh("staffed", 1.9, "a staffed slot, each round to come [3]")
        self.hour = self.weigh("hour", 3.5, "an hour of work left in this round")
        self.round = self.weigh("round", 30.0, "a whole round to come")
        self.rival = self.weigh("rival", 0.25, "of what the best of the others has [2]")
        self.crafts: list[Craft] = [
            AlchemistCraft(self),
            CaptainCraft(self),
            ChronomancerCraft(self),
            BlacksmithCraft(self),
        ]

    def verdict(self, g: Table, seat: i64) -> float:
        """The gold, against the best of the others."""
        gold = [merchant.gold() for merchant in g.merchants]
        return verdict(float(gold[seat] - best_other(gold, seat)), rank_of(g, seat), self.win)

    def add_up(self, g: Table, seat: i64, t: Tally) -> None:
        """Everything the seat has and can expect."""
        if not g.shops_are_open():
            for term in ("gold", "stall", "icons", "cards", "staff", "time", "works", "rivals"):
                t.add(term, 0.0)
            return
        o = look_out(g, seat, self)
        t.add("gold", float(g.merchants[seat].gold()))
        t.add("stall", stall_worth(g, seat, o.worth))
        t.add("icons", icons_worth(g, seat, o))
        t.add("cards", cards_worth(g, seat, self))
        t.add("staff", staff_worth(g, seat, o, self))
        t.add("time", self.hour * o.hours + self.round * float(o.rounds))
        number = g.merchants[seat].number
        t.add("works", self.crafts[number].works(g, o) if number < len(self.crafts) else 0.0)
        t.add("rivals", -self.rival * best_rival(g, seat, o))


def look_out(g: Table, seat: i64, w: Judge) -> Outlook:
    """What goods, icons and cards are worth to a seat, and its time."""
    o = Outlook()
    o.seat = seat
    o.rounds = ROUNDS - g.round
    o.hours = max(0.0, float(g.marker) - float(g.merchants[seat].clock) / 2.0)
    if is_market(g):
        o.hours = 0.0
    o.later = w.demand.later(g)
    o.worth = w.demand.worth(g, o.later, w.card)
    o.card = w.card
    o.icon = vec[float]([0.0] * COLOURS)
    markets = float(o.rounds) + (0.0 if is_sponsored(g) else 1.0)
    for colour in range(COLOURS):
        o.icon[colour] = markets * (float(g.hall(colour)) + w.hall_growth * float(o.rounds) / 2.0)
    return o


def is_sponsored(g: Table) -> bool:
    """Are the halls paying, so that no further icon counts in this round?"""
    for step in g.agenda:
        if isinstance(step, PaySponsorship):
            return not isinstance(g.agenda[-1], (OpenPier, VisitPier))
    return False


def stall_worth(g: Table, seat: i64, worth: vec[float]) -> float:
    """What lies on a stall."""
    value = 0.0
    for good in range(GOODS):
        value += float(g.merchants[seat].stall[good]) * worth[good]
    return value


def icons_worth(g: Table, seat: i64, o: Outlook) -> float:
    """Active market sponsorship icons."""
    value = 0.0
    for colour in range(COLOURS):
        value += float(g.merchants[seat].active_icons(g, colour)) * o.icon[colour]
    return value


def cards_worth(g: Table, seat: i64, w: Judge) -> float:
    """Icons on staff and corruption cards against halls and lair at the end. [3, 5]"""
    value = 0.0
    for card in g.merchants[seat].staff:
        if card != NONE:
            value += card_worth(g, card, w)
    for card in g.merchants[seat].hand:
        value += card_worth(g, card, w)
    return value


def card_worth(g: Table, card: i64, w: Judge) -> float:
    """One card at the end of the game."""
    later = float(ROUNDS - g.round) + 0.5
    value = 0.0
    for colour in range(COLOURS):
        hall = float(g.hall(colour)) + w.hall_growth * later
        value += hall * float(g.box.faction_icons[card * COLOURS + colour])
    lair = float(g.hall(ROGUE)) + w.lair_growth * later
    return value - lair * float(g.box.corruption_icons[card])


def staff_worth(g: Table, seat: i64, o: Outlook, w: Judge) -> float:
    """Helpers for the rounds to come."""
    staffed: i64 = 0
    for card in g.merchants[seat].staff:
        if card != NONE:
            staffed += 1
    return w.staffed * float(staffed) * (float(o.rounds) + min(1.0, o.hours / 6.0))


def best_rival(g: Table, seat: i64, o: Outlook) -> float:
    """Gold and stall of the best of the others."""
    best = 0.0
    for rival in range(len(g.merchants)):
        if rival != seat:
            best = max(best, float(g.merchants[rival].gold()) + stall_worth(g, rival, o.worth))
    return best
