"""How well a seat stands in Neptun, in points.

Only what the seat can know is looked at: the open table and its own oars; of the others, what lies
open before them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.bots.judging import Scales, Tally, best_other, insert, steep_slope, verdict
from cothon.games.neptun.box import (
    GOLD_TEMPLE,
    GOODS,
    MOST_SEATS,
    OAR_CARD,
    PLACES,
    ROUNDS,
    SLOTS,
    TEMPLES,
    TILES,
    TURNS,
)
from cothon.games.neptun.extra import BeginExtra, JoinExtra, PlayExtra, PlayOar
from cothon.games.neptun.oars import ChooseOars, FulfilTurn
from cothon.games.neptun.sailing import Sail
from cothon.games.neptun.scoring import (
    bonus_points,
    first_tile,
    fulfilled,
    rank_of,
    score_of,
    tile_points,
)
from cothon.games.neptun.table import EMPTY, NO_FORECAST, OPEN, Table, profit_good

HEIGHTS: Final = 64  # of own pawns, and gold, for which a standing is remembered
UNKNOWN: Final = -1.0


class Judge(Scales[Table]):
    """The tiles won and to be expected, and the best tour that the oars allow, in points."""

    def __init__(self, changed: dict[str, float]) -> None:
        super().__init__(changed)
        # What things are worth, in points.
        self.win = self.weigh("win", 50.0, "being the first at the end")
        self.bonus = self.weigh("bonus", 2.5, "a bonus tile [9]")
        self.hope = self.weigh("hope", 2.0, "a contract not yet drafted")
        self.round_hope = self.weigh("round_hope", 11.5, "all the contracts of a round to come")
        self.gold = self.weigh("gold", 0.12, "for later rounds, besides the gold temple [10]")
        self.miles = self.weigh("miles", 0.05, "a gold that a missing mile will cost [10]")
        self.oar = self.weigh("oar", 0.5, "an oar card kept for the next round [9]")
        self.power = self.weigh("power", 0.04, "each power in hand")
        self.late = self.weigh("late", 0.03, "each power that makes the next choice later [6]")
        # How far and how sure the ship goes, in miles.
        self.leg = self.weigh(
            "leg", 6.5, "to a city not yet known, which one will choose on the way [2]"
        )
        self.detour = self.weigh("detour", 3.0, "the least that such a city adds")
        self.waste = self.weigh("waste", 1.5, "lost half-way, as ships stop in cities only")
        self.mean_power = self.weigh("mean_power", 5.5, "of an oar not yet drafted")
        self.gust = self.weigh("gust", 5.0, "a wind not yet known is off by up to so much")
        self.short = self.weigh("short", 6.0, "with so many missing there is no chance")
        self.even = self.weigh("even", 0.6, "a tour whose expected lack equals the gold")
        self.reserve = self.weigh("reserve", 5.0, "what a spare turn makes up for")
        self.split = self.weigh("split", 1.0, "what stopping half-way must save")
        # How the others will fare; how far that may be off, as variances.
        self.sure = self.weigh("sure", 0.75, "an open contract of a rival is fulfilled")
        self.open_spread = self.weigh("open_spread", 0.2, "for each square of its points")
        self.hope_spread = self.weigh("hope_spread", 0.6, "a contract not yet drafted")
        self.round_spread = self.weigh("round_spread", 4.0, "a whole round")
        self.gold_spread = self.weigh("gold_spread", 3.0, "gold is so much less certain")
        self.least_spread = self.weigh("least_spread", 0.05, "nothing is ever quite certain")
        self.tie = self.weigh("tie", 0.4, "who came first to a space stands so much better")

    def verdict(self, g: Table, seat: i64) -> float:
        """The points, against the best of the others."""
        scores = [score_of(g, other) for other in range(g.seats)]
        lead = float(scores[seat] - best_other(scores, seat))
        return verdict(lead, rank_of(g, seat), self.win)

    def add_up(self, g: Table, seat: i64, t: Tally) -> None:
        """What is won, what may be expected, and the tour."""
        o = look_round(g, seat, self)
        v = prepare_voyage(g, o)
        t.add("tiles", float(tile_points(g, seat) + bonus_points(g, seat)))
        t.add("temples", temples(g, o))
        t.add("rounds", self.round_hope * float(ROUNDS - 1 - g.round))
        t.add("oars", oars(g, o, v))
        t.add("tour", best_tour(g, o, v))


def oars(g: Table, o: Outlook, v: Voyage) -> float:
    """Strong oars for long legs, the earlier choice that weak ones bring, and those kept. [6, 8]"""
    value = v.oar * float(len(v.ranges) - v.turns)
    if g.round + 1 < ROUNDS:
        for oar in g.merchants[o.seat].hand:
            value += o.w.power * float(g.box.power[oar - OAR_CARD])
    if o.seat in g.rowers:
        value -= o.w.late * float(g.power[o.seat])
    return value


# The temples


class Outlook:
    """Where the rivals will stand at the end of the round, and what own heights are worth."""

    w: Judge  # whose weights are used
    seat: i64
    mean: vec[float]  # by temple and seat
    spread: vec[float]  # its variance
    moving: list[bool]  # will it still climb?
    known: vec[float]  # by temple and own height: the standing, once it was asked for
    hopes: float  # own contracts still to be drafted


def look_round(g: Table, seat: i64, w: Judge) -> Outlook:
    """What the open manifests of the others promise them. [7]"""
    o = Outlook()
    o.w = w
    o.seat = seat
    o.mean = vec[float]([0.0] * (TEMPLES * MOST_SEATS))
    o.spread = vec[float]([w.least_spread] * (TEMPLES * MOST_SEATS))
    o.moving = [False] * (TEMPLES * MOST_SEATS)
    o.known = vec[float]([UNKNOWN] * (TEMPLES * HEIGHTS))
    o.hopes = hopes(g, seat)
    for rival in range(g.seats):
        if rival != seat:
            expect_rival(g, o, rival)
    return o


def hopes(g: Table, seat: i64) -> float:
    """Contracts that a seat has still to draft in this round."""
    slots = g.merchants[seat].slots
    return sum((1.0 for slot in range(SLOTS) if slots[slot] == EMPTY), 0.0)


def expect_rival(g: Table, o: Outlook, rival: i64) -> None:
    """Where a rival will stand in every temple."""
    unknown = o.w.hope_spread * (hopes(g, rival) + o.hopes)
    for temple in range(TEMPLES):
        entry = temple * MOST_SEATS + rival
        o.mean[entry] = float(height(g, rival, temple))
        o.spread[entry] += unknown
    for slot in range(SLOTS):
        if g.merchants[rival].slots[slot] == OPEN:
            temple, points = profit_of(g, rival, slot)
            entry = temple * MOST_SEATS + rival
            profit = float(points)
            o.mean[entry] += o.w.sure * profit
            o.spread[entry] += o.w.open_spread * profit * profit
            o.moving[entry] = True


def height(g: Table, seat: i64, temple: i64) -> i64:
    """How far a seat has come in a temple; in the gold temple, its gold."""
    if temple == GOLD_TEMPLE:
        return g.merchants[seat].gold
    return g.points[temple * MOST_SEATS + seat]


def profit_of(g: Table, seat: i64, slot: i64) -> tuple[i64, i64]:
    """The temple that an open contract leads to, or the gold temple, and what it pays there."""
    city = g.merchants[seat].cities[slot]
    entry = city * GOODS + profit_good(g, g.merchants[seat].goods[slot])
    gold = g.box.gold_profit[entry]
    if gold:
        return GOLD_TEMPLE, gold
    return g.box.region[g.box.city_place[city]], g.box.temple_profit[entry]


def temples(g: Table, o: Outlook) -> float:
    """What all the temples promise as one stands in them now."""
    value = 0.0
    for temple in range(TEMPLES):
        value += standing(g, o, temple, height(g, o.seat, temple))
    return value


def standing(g: Table, o: Outlook, temple: i64, own: i64) -> float:
    """Tile points to be expected of a temple in this round and later, at this own height. [7]"""
    entry = temple * HEIGHTS + min(own, HEIGHTS - 1)
    if o.known[entry] == UNKNOWN:
        value = o.w.gold * float(own * (ROUNDS - 1 - g.round)) if temple == GOLD_TEMPLE else 0.0
        for number in range(g.round, ROUNDS):
            value += tiles_to_win(g, o, temple, own, number)
        o.known[entry] = value
    return o.known[entry]


def tiles_to_win(g: Table, o: Outlook, temple: i64, own: i64, number: i64) -> float:
    """The tiles of one round, by how likely each rank is; nobody is ranked on zero."""
    if not own and number == g.round and o.hopes < 1.0:
        return 0.0
    first, second, third = 1.0, 0.0, 0.0  # how likely so few are ahead
    for rival in range(g.seats):
        if rival != o.seat:
            behind = chance_ahead(g, o, temple, own, rival, number)
            ahead = 1.0 - behind
            third = third * behind + second * ahead
            second = second * behind + first * ahead
            first = first * behind
    tile = temple * TILES + first_tile(number)
    value = first * float(g.box.tile_points[tile])
    if number > 0:
        value += second * float(g.box.tile_points[tile + 1])
    if number > 1:
        value += third * float(g.box.tile_points[tile + 2])
    return value


def chance_ahead(g: Table, o: Outlook, temple: i64, own: i64, rival: i64, number: i64) -> float:
    """How likely one stands before a rival when a round is scored."""
    entry = temple * MOST_SEATS + rival
    spread = o.spread[entry] + o.w.round_spread * float(number - g.round)
    if temple == GOLD_TEMPLE:
        spread *= o.w.gold_spread
    lead = float(own) - o.mean[entry] + tie_lead(g, o, temple, own, rival)
    return steep_slope(lead / spread**0.5)


def tie_lead(g: Table, o: Outlook, temple: i64, own: i64, rival: i64) -> float:
    """Who comes later to a space lies on top and ranks behind; the order decides for gold. [6]"""
    if temple == GOLD_TEMPLE:
        return first_lead(g, o, g.order, 0, rival)
    climbs = own > height(g, o.seat, temple)
    if climbs != o.moving[temple * MOST_SEATS + rival]:
        return -o.w.tie if climbs else o.w.tie
    return 0.0 if climbs else first_lead(g, o, g.ranks, temple * MOST_SEATS, rival)


def first_lead(g: Table, o: Outlook, order: vec[i64], first: i64, rival: i64) -> float:
    """Who comes first in an order that begins at this entry?"""
    for entry in range(first, first + g.seats):
        if order[entry] == o.seat:
            return o.w.tie
        if order[entry] == rival:
            return -o.w.tie
    return 0.0


# The time that is left


class Voyage:
    """What the seat has to sail with in this round, and the tour that is being tried."""

    w: Judge  # whose weights are used
    turns: i64 = 0  # ordinary turns for which no oar is chosen yet
    extra: i64 = 0  # extra turns that may follow
    rowing: bool  # is an oar chosen for a go that is still to come?
    reach: float  # its power and the wind
    wind: i64  # the usual one, that modifiers without a sum leave [EC-2]
    breeze: float  # how much better than usual the wind of the next turn is
    ranges: list[float]  # of the other oars with the usual wind, the strongest first
    oar: float  # what one is worth that need not be played; nothing in the last round [9]
    legs: list[float]  # of the tour, in order
    lack: float  # miles that the oars are expected to leave open
    spare: i64  # turns that are not needed
    burnt: i64  # extra turns that are needed
    gains: list[i64]  # by temple, on the tour
    best: float = 0.0  # of the tours tried so far


def prepare_voyage(g: Table, o: Outlook) -> Voyage:
    """Read the turns left off the agenda, and the ranges off the hand."""
    v = Voyage()
    v.w = o.w
    v.oar = o.w.oar if g.round + 1 < ROUNDS else 0.0
    v.wind = 0 if g.switches.forecast_is_wind else g.box.wind_base
    seat = o.seat
    oar = chosen_oar(g, seat)
    for step in g.agenda:
        if isinstance(step, FulfilTurn):
            v.turns += TURNS - step.turn + 1
        elif isinstance(step, ChooseOars):
            v.turns += step.waiting >> seat & 1
        else:
            v.extra += extra_turns(g, seat, step)
    v.rowing = oar >= 0
    v.reach = float(max(0, g.box.power[oar - OAR_CARD] + g.wind)) if v.rowing else 0.0
    v.breeze = breeze(g, seat, v)
    v.ranges = ranges(g, seat, v)
    v.extra = min(v.extra, len(v.ranges) - v.turns)
    v.legs = []
    v.gains = [0] * TEMPLES
    return v


def extra_turns(g: Table, seat: i64, step: object) -> i64:
    """Extra turns that a seat may still play because of this step of the agenda. [9]"""
    takes_part = g.extra >> seat & 1 == 1
    if isinstance(step, BeginExtra):
        return 2 if step.number == 1 else int(takes_part)
    if isinstance(step, JoinExtra):
        return (3 - step.number) * (step.waiting >> seat & 1)
    if isinstance(step, PlayExtra):
        return 3 - step.number if takes_part else 0
    if isinstance(step, PlayOar):
        return step.waiting >> seat & 1
    return 0


def chosen_oar(g: Table, seat: i64) -> i64:
    """The oar of a go that is still to come: sealed, or revealed but not yet used; or -1."""
    merchant = g.merchants[seat]
    if merchant.sealed:
        return merchant.sealed[0]
    oar: i64 = -1
    for step in g.agenda:
        if step.waiting >> seat & 1:
            if isinstance(step, Sail):
                oar = merchant.played[-1] if merchant.played else -1
            elif isinstance(step, ChooseOars):
                return -1
    return oar


def breeze(g: Table, seat: i64, v: Voyage) -> float:
    """How the wind of the next own turn differs from the usual, as far as known. [8]"""
    merchant = g.merchants[seat]
    if merchant.sealed:
        return float(g.box.modifier[merchant.sealed[0] - OAR_CARD])
    if g.forecast != NO_FORECAST and v.turns:
        return float(g.forecast)
    return float(g.wind - v.wind)


def ranges(g: Table, seat: i64, v: Voyage) -> list[float]:
    """How far the oars carry with the usual wind, those still to be drafted included."""
    wind = float(v.wind)
    found: list[float] = []
    for oar in g.merchants[seat].hand:
        insert(found, float(g.box.power[oar - OAR_CARD]) + wind)
    for slot in range(SLOTS):
        if g.merchants[seat].slots[slot] == EMPTY:
            insert(found, v.w.mean_power + wind)
    return found


# The tour


class Tour:
    """A part of a tour that is being tried: the contracts fulfilled on the way to a slot."""

    def __init__(
        self, slot: i64, place: i64, gap: i64, done: i64, value: float, chance: float
    ) -> None:
        self.slot = slot  # the next one to look at
        self.place = place  # where the ship is by then
        self.gap = gap  # slots passed since that are still empty
        self.done = done  # contracts fulfilled in this round
        self.value = value  # what they bring
        self.chance = chance  # of coming so far

    def next_slot(self, place: i64, gap: i64, chance: float) -> Tour:
        """The same tour, one slot on."""
        return Tour(self.slot + 1, place, gap, self.done, self.value, chance)


def best_tour(g: Table, o: Outlook, v: Voyage) -> float:
    """What the best choice among the open contracts brings: some may have to be dropped. [3]"""
    explore(g, o, v, Tour(0, g.merchants[o.seat].place, 0, fulfilled(g, o.seat), 0.0, 1.0))
    return v.best


def explore(g: Table, o: Outlook, v: Voyage, tour: Tour) -> None:
    """Try to fulfil the contract of every slot in order, and to drop it. [2, 3]"""
    if tour.slot == SLOTS:
        if tour.gap:
            end_unknown(g, o, v, tour)
        return
    state = g.merchants[o.seat].slots[tour.slot]
    if state == OPEN:
        fulfil(g, o, v, tour)
    gap = tour.gap + 1 if state == EMPTY else tour.gap
    explore(g, o, v, tour.next_slot(tour.place, gap, tour.chance))


def fulfil(g: Table, o: Outlook, v: Voyage, tour: Tour) -> None:
    """Sail on to the contract of this slot, by way of the cities that the gap will name."""
    place = g.box.city_place[g.merchants[o.seat].cities[tour.slot]]
    stops = tour.gap + 1
    miles = float(g.miles[tour.place * PLACES + place])
    if tour.gap:
        miles = max(miles + o.w.detour * float(tour.gap), o.w.leg * float(stops))
    for _ in range(stops):
        v.legs.append(miles / float(stops))
    chance = min(tour.chance, chance_of(g, o, v))
    if chance > 0.0:
        temple, profit = profit_of(g, o.seat, tour.slot)
        further = tour.next_slot(place, 0, chance)
        gain = o.w.hope * float(tour.gap) + climb(g, o, v, temple, profit)
        bought = buy_point(g, o, v, g.box.region[place])
        arrive(g, o, v, further, stops, gain + max(0.0, bought))
        explore(g, o, v, further)
        v.gains[temple] -= profit
        if bought > 0.0:
            v.gains[g.box.region[place]] -= 1
            v.gains[GOLD_TEMPLE] += g.box.temple_point_price
    for _ in range(stops):
        v.legs.pop()


def climb(g: Table, o: Outlook, v: Voyage, temple: i64, steps: i64) -> float:
    """What so many more steps in a temple bring, after all that the tour has brought; or gold."""
    own = height(g, o.seat, temple) + v.gains[temple]
    v.gains[temple] += steps
    return standing(g, o, temple, own + steps) - standing(g, o, temple, own)


def buy_point(g: Table, o: Outlook, v: Voyage, region: i64) -> float:
    """What buying a point with a delivery brings; it is bought if that is worth the gold. [10]"""
    price = g.box.temple_point_price
    if float(height(g, o.seat, GOLD_TEMPLE) + v.gains[GOLD_TEMPLE] - price) < v.lack:
        return 0.0
    value = climb(g, o, v, region, 1) + climb(g, o, v, GOLD_TEMPLE, -price)
    if value <= 0.0:
        v.gains[region] -= 1
        v.gains[GOLD_TEMPLE] += price
    return value


def end_unknown(g: Table, o: Outlook, v: Voyage, tour: Tour) -> None:
    """The tour ends with contracts that are not drafted yet."""
    for _ in range(tour.gap):
        v.legs.append(o.w.leg)
    tour.chance = min(tour.chance, chance_of(g, o, v))
    arrive(g, o, v, tour, tour.gap, o.w.hope * float(tour.gap))
    for _ in range(tour.gap):
        v.legs.pop()


def arrive(g: Table, o: Outlook, v: Voyage, tour: Tour, stops: i64, gain: float) -> None:
    """Add what was fulfilled, the bonus tile for a perfect voyage, and see what it has cost."""
    tour.done += stops
    if tour.done == SLOTS:
        gain += o.w.bonus
    tour.value += tour.chance * gain
    gold = g.merchants[o.seat].gold + v.gains[GOLD_TEMPLE]
    paid: i64 = int(v.lack + 0.5)
    left = max(0, gold - paid)
    price = standing(g, o, GOLD_TEMPLE, gold) - standing(g, o, GOLD_TEMPLE, left)
    price += o.w.miles * v.lack + v.oar * float(v.burnt)
    v.best = max(v.best, tour.value - price)


def chance_of(g: Table, o: Outlook, v: Voyage) -> float:
    """How likely oars, gold and turns are enough for the tour so far. [3]"""
    gold = float(g.merchants[o.seat].gold)
    if not assign_oars(v, gold):
        return 0.0
    if v.lack <= 0.0:
        return 1.0
    means = gold + float(v.gains[GOLD_TEMPLE]) + o.w.reserve * float(v.spare)
    if means < v.lack:
        return o.w.even * max(0.0, 1.0 - (v.lack - means) / o.w.short)
    return o.w.even + (1.0 - o.w.even) * min(1.0, (means - v.lack) / v.lack)


def assign_oars(v: Voyage, gold: float) -> bool:
    """Strong oars for the long legs, and stops half-way while there are turns to spare. [4, 8]

    Says whether the turns are enough, and notes what is lacking.
    """
    turns = v.turns + v.extra
    legs = v.legs.copy()
    paid = 0.0
    if v.rowing:
        paid = max(0.0, legs[0] - v.reach)
        if paid and (paid > gold or (paid > v.w.split and len(legs) <= turns)):
            legs[0] = legs[0] - max(0.0, v.reach - v.w.waste)
            paid = 0.0
        else:
            legs.pop(0)
    v.spare = turns - len(legs)
    if v.spare < 0:
        return False
    if legs:
        legs[0] -= v.breeze
    ordered: list[float] = []
    for leg in legs:
        insert(ordered, leg)
    v.lack = expected_lack(v, ordered)
    while v.spare and v.lack > v.w.split and halve(v, ordered):
        v.spare -= 1
    v.lack += paid
    v.burnt = max(0, turns - v.spare - v.turns)
    return True


def halve(v: Voyage, ordered: list[float]) -> bool:
    """Stop half-way on the longest leg, if that saves enough."""
    halved = ordered.copy()
    half = 0.5 * halved.pop(0) + v.w.waste
    insert(halved, half)
    insert(halved, half)
    lack = expected_lack(v, halved)
    if lack > v.lack - v.w.split:
        return False
    v.lack = lack
    ordered[:] = halved
    return True


def expected_lack(v: Voyage, ordered: list[float]) -> float:
    """Miles lacking if the strongest oar takes the longest leg, and so on; the wind may turn."""
    gust = v.w.gust
    total = 0.0
    for i in range(len(ordered)):
        lack = ordered[i] - v.ranges[i]
        if lack >= gust:
            total += lack
        elif lack > -gust:
            total += (lack + gust) * (lack + gust) / (4.0 * gust)
    return total
