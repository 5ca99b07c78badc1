"""How well a seat stands in Merchants Cove, in gold.

Only what the seat can know is looked at: the open table and its own corruption cards. What is under
way in a shop its own judge says (`merchants_cove_<merchant>.py`).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cothon.bots.judges.merchants_cove_alchemist import AlchemistCraft
from cothon.bots.judges.merchants_cove_blacksmith import BlacksmithCraft
from cothon.bots.judges.merchants_cove_captain import CaptainCraft
from cothon.bots.judges.merchants_cove_chronomancer import ChronomancerCraft
from cothon.bots.judges.merchants_cove_craft import Craft, Outlook
from cothon.bots.judging import Scales, Tally, best_other, verdict
from cothon.games.merchants_cove.box import (
    BLACK_MARKET,
    BOAT,
    BOATS,
    COLOURS,
    DOCKS,
    GOODS,
    NONE,
    PIER,
    PIERS,
    ROGUE,
    ROUNDS,
    SIZES,
)
from cothon.games.merchants_cove.market import OpenPier, PayForSmuggling, VisitPier
from cothon.games.merchants_cove.scoring import rank_of
from cothon.games.merchants_cove.sponsorship import PaySponsorship
from cothon.games.merchants_cove.table import (
    AT_SEA,
    Table,
    colour_of,
    side_of_boat,
    side_of_dock,
    size_of,
)


class Judge(Scales[Table]):
    """Gold, what goods, icons and cards will bring, staff, time, and the shop."""

    def __init__(self, changed: dict[str, float]) -> None:
        super().__init__(changed)
        self.win = self.weigh("win", 100.0, "being the first at the end")
        self.docking = self.row(
            "docking", [0.1, 0.25, 0.45, 0.7], "who is aboard a boat with so many lands [2]"
        )
        self.usual = self.weigh("usual", 1.3, "customers of a colour on a pier of a later round")
        self.hope = self.weigh("hope", 0.45, "customers to come to each free dock, of each colour")
        self.kept = self.weigh("kept", 0.75, "of a good that is kept for the next round")
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
        crowds = expected_crowds(g, self)
        o = look_out(g, seat, crowds, self)
        t.add("gold", float(g.merchants[seat].gold()))
        t.add("stall", stall_worth(g, seat, o.worth))
        t.add("icons", icons_worth(g, seat, o))
        t.add("cards", cards_worth(g, seat, self))
        t.add("staff", staff_worth(g, seat, o, self))
        t.add("time", self.hour * o.hours + self.round * float(o.rounds))
        number = g.merchants[seat].number
        t.add("works", self.crafts[number].works(g, o) if number < len(self.crafts) else 0.0)
        t.add("rivals", -self.rival * best_rival(g, seat, o))


def look_out(g: Table, seat: i64, crowds: vec[float], w: Judge) -> Outlook:
    """What goods, icons and cards are worth to a seat, and its time."""
    o = Outlook()
    o.seat = seat
    o.rounds = ROUNDS - g.round
    o.hours = max(0.0, float(g.marker) - float(g.merchants[seat].clock) / 2.0)
    if is_market(g):
        o.hours = 0.0
    o.later = later_worth(g, w)
    o.worth = goods_worth(g, crowds, o.later, w)
    o.card = w.card
    o.icon = vec[float]([0.0] * COLOURS)
    markets = float(o.rounds) + (0.0 if is_sponsored(g) else 1.0)
    for colour in range(COLOURS):
        o.icon[colour] = markets * (float(g.hall(colour)) + w.hall_growth * float(o.rounds) / 2.0)
    return o


def is_market(g: Table) -> bool:
    """Has production ended?"""
    for step in g.agenda:
        if isinstance(step, (OpenPier, VisitPier, PayForSmuggling, PaySponsorship)):
            return True
    return False


def is_sponsored(g: Table) -> bool:
    """Are the halls paying, so that no further icon counts in this round?"""
    for step in g.agenda:
        if isinstance(step, PaySponsorship):
            return not isinstance(g.agenda[-1], (OpenPier, VisitPier))
    return False


def expected_crowds(g: Table, w: Judge) -> vec[float]:
    """By pier and colour: who has landed, and who will probably land. [1, 2]"""
    crowds = vec[float]([0.0] * (PIERS * COLOURS))
    for pier in range(first_open_pier(g), PIERS):
        for colour in range(COLOURS):
            crowds[pier * COLOURS + colour] = float(g.count_at(PIER + pier, colour))
    if is_market(g):
        return crowds
    for dock in range(DOCKS):
        if g.dock_is_free(dock):
            add_boats(g, dock, crowds, w)
    return crowds


def add_boats(g: Table, dock: i64, crowds: vec[float], w: Judge) -> None:
    """Who may come to a free dock: those at sea on its side, and some not yet drawn."""
    first = g.box.dock_pier[dock] * COLOURS
    side = side_of_dock(dock)
    free: i64 = 0
    for other in range(DOCKS):
        if side_of_dock(other) == side and g.dock_is_free(other):
            free += 1
    for boat in range(BOATS):
        if g.berth[boat] == AT_SEA and side_of_boat(boat) == side:
            aboard = min(g.crowd_at(BOAT + boat), len(w.docking) - 1)
            share = w.docking[aboard] / float(free)
            for colour in range(COLOURS):
                crowds[first + colour] += share * float(g.count_at(BOAT + boat, colour))
    for colour in range(COLOURS):
        crowds[first + colour] += w.hope


def first_open_pier(g: Table) -> i64:
    """The pier where sales go on, or the first one to come."""
    for step in g.agenda:
        if isinstance(step, OpenPier):
            return step.pier - 1 if step.pier > 0 else 0
        if isinstance(step, (PayForSmuggling, PaySponsorship)):
            return PIERS
    return 0


def later_worth(g: Table, w: Judge) -> vec[float]:
    """What a piece of each good will bring if it is kept for a later round. [6]"""
    worth = vec[float]([0.0] * GOODS)
    if g.round < ROUNDS:
        for good in range(GOODS):
            worth[good] = w.kept * w.usual * float(g.box.price[good])
    return worth


def goods_worth(g: Table, crowds: vec[float], later: vec[float], w: Judge) -> vec[float]:
    """The best that a piece of each good will bring, now or in a later round. [1, 6]"""
    worth = vec[float]([0.0] * GOODS)
    for good in range(GOODS):
        price = float(g.box.price[good])
        best = later[good]
        for pier in range(PIERS):
            if g.box.pier_takes[pier * SIZES + size_of(good)]:
                gold = price * crowds[pier * COLOURS + colour_of(good)]
                if pier == BLACK_MARKET:
                    gold += w.card / 2.0
                best = max(best, gold)
        worth[good] = best
    return worth


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
