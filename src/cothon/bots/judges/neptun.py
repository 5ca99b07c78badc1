"""How well a seat stands in Neptun: the heuristic of the greedy pilot.

Everything is counted in points. The numbers in brackets name the strategy considerations of section
9 of the rules page. Only what the seat can know is looked at: the open table and its own oars; of
the others, what lies open before them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
from cothon.kernel.state import State

# What things are worth, in points.
WIN: Final = 50.0
BONUS: Final = 2.5  # a bonus tile [9]
HOPE: Final = 2.0  # what a contract not yet drafted will bring
ROUND_HOPE: Final = 11.5  # all the contracts of a round to come
GOLD: Final = 0.12  # a gold for later rounds, besides the gold temple [10]
MILES: Final = 0.05  # a gold that a missing mile will cost [10]
OAR: Final = 0.5  # an oar card kept for the next round [9]
POWER: Final = 0.04  # each power in hand
LATE: Final = 0.03  # each power on the oar scale: the next choice comes later [6]

# The tour.
LEG: Final = 6.5  # to a city not yet known, which one will choose to lie on the way [2]
DETOUR: Final = 3.0  # the least that such a city adds
WASTE: Final = 1.5  # lost by stopping half-way, as ships stop in cities only
MEAN_POWER: Final = 5.5
GUST: Final = 5.0  # a wind not yet known is off by up to so much
SHORT: Final = 6.0  # with so many miles missing there is no chance
EVEN: Final = 0.6  # how sure a tour is whose expected lack equals the gold
RESERVE: Final = 5.0  # miles that a spare turn makes up for
SPLIT: Final = 1.0  # miles that stopping half-way must save

# How the others will fare.
SURE: Final = 0.75  # an open contract of a rival is fulfilled
OPEN_SPREAD: Final = 0.2  # variance for each square of its points
HOPE_SPREAD: Final = 0.6  # variance of a contract not yet drafted, in every temple
ROUND_SPREAD: Final = 4.0  # variance of a whole round
GOLD_SPREAD: Final = 3.0  # gold is so much less certain than a temple
LEAST_SPREAD: Final = 0.05
TIE: Final = 0.4  # who came first to a space stands so much better on it

HEIGHTS: Final = 64  # of own pawns, and gold, for which a standing is remembered
UNKNOWN: Final = -1.0


def judge(state: State, seat: int) -> float:
    """How well this seat stands in a game of Neptun."""
    assert isinstance(state, Table)
    return evaluate(state, seat)


def evaluate(g: Table, seat: i64) -> float:
    """The tiles won and to be expected, and the best tour that the oars allow."""
    if not g.agenda:
        return verdict(g, seat)
    o = look_round(g, seat)
    value = float(tile_points(g, seat) + bonus_points(g, seat))
    for temple in range(TEMPLES):
        value += standing(g, o, temple, height(g, seat, temple))
    value += ROUND_HOPE * float(ROUNDS - 1 - g.round)
    return value + oars(g, seat) + best_tour(g, o)


def verdict(g: Table, seat: i64) -> float:
    """The game is over: winning is all, then the distance to the best of the others."""
    best: i64 = 0
    for other in range(g.seats):
        if other != seat:
            best = max(best, score_of(g, other))
    value = float(score_of(g, seat) - best)
    return value + WIN if rank_of(g, seat) == 1 else value


def oars(g: Table, seat: i64) -> float:
    """Strong oars for long legs, and the earlier choice that weak ones bring. [6, 8]"""
    value = 0.0
    if g.round + 1 < ROUNDS:
        for oar in g.merchants[seat].hand:
            value += POWER * float(g.box.power[oar - OAR_CARD])
    if seat in g.rowers:
        value -= LATE * float(g.power[seat])
    return value


# The temples


class Outlook:
    """Where the rivals will stand at the end of the round, and what own heights are worth."""

    seat: i64
    mean: list[float]  # by temple and seat
    spread: list[float]  # its variance
    moving: list[bool]  # will it still climb?
    known: list[float]  # by temple and own height: the standing, once it was asked for
    hopes: float  # own contracts still to be drafted


def look_round(g: Table, seat: i64) -> Outlook:
    """What the open manifests of the others promise them. [7]"""
    o = Outlook()
    o.seat = seat
    o.mean = [0.0] * (TEMPLES * MOST_SEATS)
    o.spread = [LEAST_SPREAD] * (TEMPLES * MOST_SEATS)
    o.moving = [False] * (TEMPLES * MOST_SEATS)
    o.known = [UNKNOWN] * (TEMPLES * HEIGHTS)
    o.hopes = hopes(g, seat)
    for rival in range(g.seats):
        if rival != seat:
            expect_rival(g, o, rival)
    return o


def hopes(g: Table, seat: i64) -> float:
    """Contracts that a seat has still to draft in this round."""
    count = 0.0
    for slot in range(SLOTS):
        if g.merchants[seat].slots[slot] == EMPTY:
            count += 1.0
    return count


def expect_rival(g: Table, o: Outlook, rival: i64) -> None:
    """Where a rival will stand in every temple."""
    for temple in range(TEMPLES):
        entry = temple * MOST_SEATS + rival
        o.mean[entry] = float(height(g, rival, temple))
        o.spread[entry] += HOPE_SPREAD * (hopes(g, rival) + o.hopes)
    for slot in range(SLOTS):
        if g.merchants[rival].slots[slot] == OPEN:
            temple = profit_temple(g, rival, slot)
            entry = temple * MOST_SEATS + rival
            profit = float(profit_of(g, rival, slot))
            o.mean[entry] += SURE * profit
            o.spread[entry] += OPEN_SPREAD * profit * profit
            o.moving[entry] = True


def height(g: Table, seat: i64, temple: i64) -> i64:
    """How far a seat has come in a temple; in the gold temple, its gold."""
    if temple == GOLD_TEMPLE:
        return g.merchants[seat].gold
    return g.points[temple * MOST_SEATS + seat]


def profit_temple(g: Table, seat: i64, slot: i64) -> i64:
    """The temple that an open contract leads to; for gold, the gold temple."""
    city = g.merchants[seat].cities[slot]
    good = profit_good(g, g.merchants[seat].goods[slot])
    return GOLD_TEMPLE if g.box.gold_profit[city * GOODS + good] else region_of(g, city)


def region_of(g: Table, city: i64) -> i64:
    """The region of a city card."""
    return g.box.region[g.box.city_place[city]]


def profit_of(g: Table, seat: i64, slot: i64) -> i64:
    """What an open contract pays, gold or temple points."""
    city = g.merchants[seat].cities[slot]
    entry = city * GOODS + profit_good(g, g.merchants[seat].goods[slot])
    return g.box.gold_profit[entry] + g.box.temple_profit[entry]


def standing(g: Table, o: Outlook, temple: i64, own: i64) -> float:
    """Tile points to be expected of a temple in this round and later, at this own height. [7]"""
    entry = temple * HEIGHTS + min(own, HEIGHTS - 1)
    if o.known[entry] == UNKNOWN:
        value = GOLD * float(own * (ROUNDS - 1 - g.round)) if temple == GOLD_TEMPLE else 0.0
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
    spread = o.spread[entry] + ROUND_SPREAD * float(number - g.round)
    if temple == GOLD_TEMPLE:
        spread *= GOLD_SPREAD
    lead = float(own) - o.mean[entry] + tie_lead(g, o, temple, own, rival)
    return soft_step(lead / spread**0.5)


def tie_lead(g: Table, o: Outlook, temple: i64, own: i64, rival: i64) -> float:
    """Who comes later to a space lies on top and ranks behind; the order decides for gold. [6]"""
    if temple == GOLD_TEMPLE:
        return TIE if comes_first(g, o.seat, rival) else -TIE
    climbs = own > height(g, o.seat, temple)
    if climbs != o.moving[temple * MOST_SEATS + rival]:
        return -TIE if climbs else TIE
    if climbs:
        return 0.0
    for rank in range(g.seats):
        if g.ranks[temple * MOST_SEATS + rank] == o.seat:
            return TIE
        if g.ranks[temple * MOST_SEATS + rank] == rival:
            return -TIE
    return 0.0


def comes_first(g: Table, seat: i64, rival: i64) -> bool:
    """Is a seat earlier in turn order?"""
    for rank in range(g.seats):
        if g.order[rank] == seat:
            return True
        if g.order[rank] == rival:
            return False
    return False


def soft_step(x: float) -> float:
    """From 0 two spreads below zero to 1 two spreads above it."""
    part = max(-1.0, min(1.0, 0.5 * x))
    return 0.5 + part * (0.75 - 0.25 * part * part)


# The time that is left


class Voyage:
    """What the seat has to sail with in this round, and the tour that is being tried."""

    turns: i64  # ordinary turns for which no oar is chosen yet
    extra: i64  # extra turns that may follow
    rowing: bool  # is an oar chosen for a go that is still to come?
    reach: float  # its power and the wind
    breeze: float  # how much better than usual the wind of the next turn is
    ranges: list[float]  # of the other oars with the usual wind, the strongest first
    legs: list[float]  # of the tour, in order
    lack: float  # miles that the oars are expected to leave open
    spare: i64  # turns that are not needed
    burnt: i64  # extra turns that are needed
    gains: list[i64]  # by temple, on the tour
    best: float  # of the tours tried so far


def prepare_voyage(g: Table, seat: i64) -> Voyage:
    """Read the turns left off the agenda, and the ranges off the hand."""
    v = Voyage()
    v.turns = 0
    v.extra = 0
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
    v.breeze = breeze(g, seat, v.turns)
    v.ranges = ranges(g, seat)
    cards: i64 = len(v.ranges)
    v.extra = min(v.extra, cards - v.turns)
    v.legs = []
    v.gains = [0] * TEMPLES
    return v


def extra_turns(g: Table, seat: i64, step: object) -> i64:
    """Extra turns that a seat may still play because of this step of the agenda. [9]"""
    takes_part = g.extra >> seat & 1 == 1
    if isinstance(step, BeginExtra):
        if step.number == 1:
            return 2
        return 1 if takes_part else 0
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


def usual_wind(g: Table) -> i64:
    """The wind that modifiers without a sum leave. [EC-2]"""
    return 0 if g.switches.forecast_is_wind else g.box.wind_base


def breeze(g: Table, seat: i64, turns: i64) -> float:
    """How the wind of the next own turn differs from the usual, as far as known. [8]"""
    merchant = g.merchants[seat]
    if merchant.sealed:
        return float(g.box.modifier[merchant.sealed[0] - OAR_CARD])
    if g.forecast != NO_FORECAST and turns:
        return float(g.forecast)
    return float(g.wind - usual_wind(g))


def ranges(g: Table, seat: i64) -> list[float]:
    """How far the oars carry with the usual wind, those still to be drafted included."""
    wind = float(usual_wind(g))
    found: list[float] = []
    for oar in g.merchants[seat].hand:
        insert(found, float(g.box.power[oar - OAR_CARD]) + wind)
    for slot in range(SLOTS):
        if g.merchants[seat].slots[slot] == EMPTY:
            insert(found, MEAN_POWER + wind)
    return found


def insert(numbers: list[float], number: float) -> None:
    """Put a number where it belongs, the largest first."""
    place: i64 = len(numbers)
    while place and numbers[place - 1] < number:
        place -= 1
    numbers.insert(place, number)


# The tour


class Tour:
    """A part of a tour that is being tried: the contracts fulfilled on the way to a slot."""

    slot: i64  # the next one to look at
    place: i64  # where the ship is by then
    gap: i64  # slots passed since that are still empty
    done: i64  # contracts fulfilled in this round
    value: float  # what they bring
    chance: float  # of coming so far

    def next_slot(self, gap: i64) -> Tour:
        """The same tour, one slot on."""
        twin = Tour()
        twin.slot = self.slot + 1
        twin.place = self.place
        twin.gap = self.gap + gap
        twin.done = self.done
        twin.value = self.value
        twin.chance = self.chance
        return twin


def best_tour(g: Table, o: Outlook) -> float:
    """What the best choice among the open contracts brings: some may have to be dropped. [3]"""
    v = prepare_voyage(g, o.seat)
    tour = Tour()
    tour.slot = 0
    tour.place = g.merchants[o.seat].place
    tour.gap = 0
    tour.done = fulfilled(g, o.seat)
    tour.value = 0.0
    tour.chance = 1.0
    v.best = 0.0
    explore(g, o, v, tour)
    kept: i64 = len(v.ranges) - v.turns
    return v.best + oar_value(g) * float(kept)


def oar_value(g: Table) -> float:
    """What an oar that need not be played is worth; nothing in the last round. [9]"""
    return OAR if g.round + 1 < ROUNDS else 0.0


def explore(g: Table, o: Outlook, v: Voyage, tour: Tour) -> None:
    """Try to fulfil the contract of every slot in order, and to drop it. [2, 3]"""
    if tour.slot == SLOTS:
        if tour.gap:
            end_unknown(g, o, v, tour)
        return
    state = g.merchants[o.seat].slots[tour.slot]
    if state == OPEN:
        fulfil(g, o, v, tour)
    explore(g, o, v, tour.next_slot(1 if state == EMPTY else 0))


def fulfil(g: Table, o: Outlook, v: Voyage, tour: Tour) -> None:
    """Sail on to the contract of this slot, by way of the cities that the gap will name."""
    place = g.box.city_place[g.merchants[o.seat].cities[tour.slot]]
    stops = tour.gap + 1
    miles = float(g.miles[tour.place * PLACES + place])
    if tour.gap:
        miles = max(miles + DETOUR * float(tour.gap), LEG * float(stops))
    add_legs(v, stops, miles / float(stops))
    chance = min(tour.chance, chance_of(g, o, v))
    if chance > 0.0:
        temple = profit_temple(g, o.seat, tour.slot)
        profit = profit_of(g, o.seat, tour.slot)
        further = tour.next_slot(0)
        further.place = place
        further.gap = 0
        further.chance = chance
        gain = HOPE * float(tour.gap) + climb(g, o, v, temple, profit)
        bought = buy_point(g, o, v, g.box.region[place])
        arrive(g, o, v, further, stops, gain + max(0.0, bought))
        explore(g, o, v, further)
        v.gains[temple] -= profit
        if bought > 0.0:
            v.gains[g.box.region[place]] -= 1
            v.gains[GOLD_TEMPLE] += g.box.temple_point_price
    drop_legs(v, stops)


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
    add_legs(v, tour.gap, LEG)
    tour.chance = min(tour.chance, chance_of(g, o, v))
    arrive(g, o, v, tour, tour.gap, HOPE * float(tour.gap))
    drop_legs(v, tour.gap)


def arrive(g: Table, o: Outlook, v: Voyage, tour: Tour, stops: i64, gain: float) -> None:
    """Add what was fulfilled, the bonus tile for a perfect voyage, and see what it has cost."""
    tour.done += stops
    if tour.done == SLOTS:
        gain += BONUS
    tour.value += tour.chance * gain
    gold = g.merchants[o.seat].gold + v.gains[GOLD_TEMPLE]
    paid: i64 = int(v.lack + 0.5)
    left = max(0, gold - paid)
    price = standing(g, o, GOLD_TEMPLE, gold) - standing(g, o, GOLD_TEMPLE, left)
    price += MILES * v.lack + oar_value(g) * float(v.burnt)
    v.best = max(v.best, tour.value - price)


def add_legs(v: Voyage, count: i64, miles: float) -> None:
    """The tour goes on with so many legs of this length."""
    for _ in range(count):
        v.legs.append(miles)


def drop_legs(v: Voyage, count: i64) -> None:
    """Take the last legs back."""
    for _ in range(count):
        v.legs.pop()


def chance_of(g: Table, o: Outlook, v: Voyage) -> float:
    """How likely oars, gold and turns are enough for the tour so far. [3]"""
    gold = float(g.merchants[o.seat].gold)
    if not assign_oars(v, gold):
        return 0.0
    if v.lack <= 0.0:
        return 1.0
    means = gold + float(v.gains[GOLD_TEMPLE]) + RESERVE * float(v.spare)
    if means < v.lack:
        return EVEN * max(0.0, 1.0 - (v.lack - means) / SHORT)
    return EVEN + (1.0 - EVEN) * min(1.0, (means - v.lack) / v.lack)


def assign_oars(v: Voyage, gold: float) -> bool:
    """Strong oars for the long legs, and stops half-way while there are turns to spare. [4, 8]

    Says whether the turns are enough, and notes what is lacking.
    """
    turns = v.turns + v.extra
    legs = v.legs.copy()
    paid = 0.0
    if v.rowing:
        paid = max(0.0, legs[0] - v.reach)
        if paid and (paid > gold or (paid > SPLIT and len(legs) <= turns)):
            legs[0] = legs[0] - max(0.0, v.reach - WASTE)
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
    while v.spare and v.lack > SPLIT and halve(v, ordered):
        v.spare -= 1
    v.lack += paid
    v.burnt = max(0, turns - v.spare - v.turns)
    return True


def halve(v: Voyage, ordered: list[float]) -> bool:
    """Stop half-way on the longest leg, if that saves enough."""
    halved = ordered.copy()
    half = 0.5 * halved.pop(0) + WASTE
    insert(halved, half)
    insert(halved, half)
    lack = expected_lack(v, halved)
    if lack > v.lack - SPLIT:
        return False
    v.lack = lack
    ordered[:] = halved
    return True


def expected_lack(v: Voyage, ordered: list[float]) -> float:
    """Miles lacking if the strongest oar takes the longest leg, and so on; the wind may turn."""
    total = 0.0
    for i in range(len(ordered)):
        lack = ordered[i] - v.ranges[i]
        if lack >= GUST:
            total += lack
        elif lack > -GUST:
            total += (lack + GUST) * (lack + GUST) / (4.0 * GUST)
    return total
