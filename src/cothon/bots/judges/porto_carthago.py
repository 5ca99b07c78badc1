"""How well a seat stands in Porto Carthago: the heuristic of the greedy pilot.

Everything is counted in talents. The numbers in brackets name the strategy considerations of
section 9 of the rules page. Only what the seat can know is looked at: the open table, its own money
and its own peeks; of the deck, which cards are in it, never their order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cothon.games.porto_carthago.actions import has_good_in_warehouse, owns_quay
from cothon.games.porto_carthago.arrival import lighthouse_ranking
from cothon.games.porto_carthago.box import (
    BONUS_TALENTS,
    BUY_SEAT,
    FIRST_KEPT,
    GOODS,
    MOST_SEATS,
    PALACE_SEAT,
    QUAYS,
    SLOTS,
    TRADE_POINT,
)
from cothon.games.porto_carthago.market import merchant_price
from cothon.games.porto_carthago.palace import seat_points
from cothon.games.porto_carthago.round import BeginDecade, PlayRound, TakeIncome
from cothon.games.porto_carthago.scoring import has_good_at_any_quay, palace_seats, rank_of
from cothon.games.porto_carthago.table import LONGEST_ROW, NONE, Table, free_storage, is_unowned
from cothon.games.porto_carthago.turn import TakeTurn
from cothon.kernel.state import State

# What things are worth, in talents.
SEAT: Final = 22.0  # a seat in the palace
TURN: Final = 1.0  # a turn to come; less than the talents it can take, or it would never end
STEP: Final = 2.0  # what a turn spent on a plan has to bring [1]
SERVANT: Final = 0.9  # income of a servant in one decade [2]
IDLE_EARLY: Final = 0.8  # a talent for which the trade points are missing, early ... [3]
IDLE_LATE: Final = 0.3  # ... and late in the game
HAND: Final = 0.4  # a servant in the reserve while turns of the decade are left [2]
FIRST_POINTS: Final = 12.0  # each of the first two trade points [3]
MORE_POINTS: Final = 10.0  # each of those that dearer seats need [3]
SPARE_POINTS: Final = 0.4  # those beyond, for ties
GATE: Final = 2.0  # each point missing for the seat that is on sale [3]
QUAY: Final = 1.0  # an own quay without a plan
CARGO: Final = 1.5  # a good without a plan
ROOM: Final = 0.5  # a free storage space
GUARD: Final = 1.0  # a place among the first two of the lighthouse [5]
TEMPO: Final = 3.0  # being able to end the game early while ahead [9]
LEFTOVER: Final = 0.02  # a talent that buys nothing any more
KEPT: Final = [
    1.0,
    3.0,
    1.0,
    3.0,
    4.0,
]  # PEEK_DECK, LOAD_ANY, MOVE_SERVANTS, CALL_SHIP, PALACE_SEAT

# How sure things are.
SURE: Final = 0.65  # each step of a plan that is still to come
LAST_CHANCE: Final = 0.6  # of a trade point while turns are left
UNOWNED: Final = 0.85  # a quay that others may claim
FIRST_ROW: Final = 0.8  # a ship of the first row docks where it seems to
SECOND_ROW: Final = 0.4  # the same of the second row
GROWTH: Final = 0.7  # servants that a player puts on the path in a decade [8]
LAST_POINT: Final = 0.6  # a trade point from a ship that comes only after the last turn
MOST_PLANS: Final = 4
MOST_VOYAGES: Final = 3
MOST_DANGER: Final = 6

# Cards that 0, 1, 2, ... servants in the temple are a match for. [6]
CHANCES: Final = [0.0, 7.0 / 30.0, 13.0 / 30.0, 19.0 / 30.0, 24.0 / 30.0, 28.0 / 30.0, 1.0]


def judge(state: State, seat: int) -> float:
    """How well this seat stands in a game of Porto Carthago."""
    assert isinstance(state, Table)
    return evaluate(state, seat)


def evaluate(g: Table, seat: i64) -> float:
    """All that a seat has and may hope for, in talents."""
    if not g.agenda:
        return verdict(g, seat)
    o = look_ahead(g, seat)
    return (
        SEAT * float(palace_seats(g, seat))
        + o.means
        + o.path_value
        + servants(g, seat, o)
        + lighthouse(g, seat, o)
        + privileges(g, seat, o)
        + tempo(g, seat, o)
        + plans(g, seat, o)
    )


def verdict(g: Table, seat: i64) -> float:
    """The game is over: winning is all, then the distance to the best of the others."""
    best: i64 = 0
    for other in range(g.seats):
        if other != seat:
            best = max(best, palace_seats(g, other))
    value = SEAT * float(2 * palace_seats(g, seat) - best)
    value += 0.1 * float(g.senators[seat].points)
    if rank_of(g, seat) == 1:
        value += 10.0 * SEAT
    return value


# The time that is left


class Outlook:
    """What is left of the game for one seat, and what a trade point is worth to it."""

    now: i64  # own turns left in this decade
    decades: float  # expected decades after this one
    incomes: float  # expected income phases to come
    turns: float  # expected own turns to come
    late: float  # 0 to 1: is this the last decade?
    means: float  # what talents and trade points are worth together
    path_value: float  # of the servants on the intrigue path
    point: float  # of the next trade point, where it is worth more
    servant: float  # what a servant in the reserve will earn


def look_ahead(g: Table, seat: i64) -> Outlook:
    """Read the time left off the agenda, and value what depends on it most."""
    o = Outlook()
    o.now = turns_in_decade(g, seat)
    o.decades = decades_to_come(g)
    o.incomes = o.decades + (1.0 if has_income_to_come(g) else 0.0)
    o.turns = float(o.now) + o.decades * float(g.box.action_rounds)
    o.late = 1.0 - min(o.decades, 1.0)
    o.servant = SERVANT * o.incomes
    points = g.senators[seat].points
    o.means = means(g, seat, points, o)
    o.path_value = SEAT * path_seats(g, seat, 0, o)
    in_house = means(g, seat, points + 1, o) - o.means
    on_path = SEAT * path_seats(g, seat, 1, o) - o.path_value - o.servant
    o.point = max(in_house, on_path)
    return o


def turns_in_decade(g: Table, seat: i64) -> i64:
    """Own turns not yet begun in this decade."""
    turns: i64 = 0
    for step in g.agenda:
        if isinstance(step, TakeTurn):
            turns += step.waiting >> seat & 1
        elif isinstance(step, PlayRound):
            turns += g.box.action_rounds - step.action_round + 1
        elif isinstance(step, BeginDecade):
            turns += g.box.action_rounds
    return turns


def has_income_to_come(g: Table) -> bool:
    """Is the income of this decade still to be paid?"""
    for step in g.agenda:  # noqa: SIM110 (compiled: a plain loop)
        if isinstance(step, (TakeIncome, BeginDecade)):
            return True
    return False


def decades_to_come(g: Table) -> float:
    """Expected decades after this one; 8 trade points make the fourth the last. [9]"""
    early = g.box.early_decade
    if g.decade > early:
        return 0.0
    most: i64 = 0
    for senator in g.senators:
        most = max(most, senator.points)
    missing = float(g.box.early_points - most)
    if missing <= 0.0:
        ends_early = 1.0
    else:
        time = float(early - g.decade) + float(g.box.action_rounds - g.action_round) / 5.0
        ends_early = min(0.9, (0.4 + time) / (missing + 0.5))
    return float(early - g.decade) + 1.0 - ends_early


# Money and seats


def means(g: Table, seat: i64, points: i64, o: Outlook) -> float:
    """Talents, turns and trade points are means towards seats; worthless at the end. [3, 10]"""
    talents = float(g.senators[seat].talents)
    value = LEFTOVER * talents + trade_points(g, points, o)
    if o.late < 1.0:
        usable = min(talents, spendable(g, seat, points))
        idle = IDLE_LATE + (IDLE_EARLY - IDLE_LATE) * min(1.0, o.decades / 3.0)
        value += (1.0 - o.late) * (usable + idle * (talents - usable) + TURN * o.turns)
    if o.late > 0.0:
        value += o.late * SEAT * purchases(g, seat, points, o)
    return value


def spendable(g: Table, seat: i64, points: i64) -> float:
    """The price of the seats that these trade points open, of which rivals will buy some. [3]

    Without enough points for any, the part that they are on the way to.
    """
    place: i64 = len(g.palace)
    part = 1.0
    missing = need_of(g, place) - points
    while missing > 0:
        part *= 0.5
        points += 1
        missing -= 1
    total = float(price_of(g, place))
    if points >= g.box.large_seat_points:
        return part * 999.0
    place += 1
    while place < len(g.box.seat_price) and g.box.seat_points[place] <= points:
        total += 0.5 * float(g.box.seat_price[place])
        place += 1
    rights = count_kept(g, seat, PALACE_SEAT)
    return part * total + float(rights * price_of(g, place))


def purchases(g: Table, seat: i64, points: i64, o: Outlook) -> float:
    """Seats that can still be bought if this decade is the last, taking talents in between. [10]

    Every seat takes a turn on a palace slot, or a privilege; the last purchase takes neither.
    """
    senator = g.senators[seat]
    turns = o.now
    fare = g.box.take_talents
    left = senator.talents + fare * turns
    reserve = senator.reserve
    rights = count_kept(g, seat, PALACE_SEAT) if turns > 0 else 0
    toll = palace_slot_servants(g)
    place: i64 = len(g.palace)
    seats = 0.0
    while reserve > 0 and left >= price_of(g, place):
        if rights > 0:
            rights -= 1
            seats += 1.0
        elif turns > 0 and reserve > toll and left >= price_of(g, place) + fare:
            seats += point_chance(need_of(g, place) - points, turns)
            turns -= 1
            reserve -= toll
            left -= fare
        else:
            break
        reserve -= 1
        left -= price_of(g, place)
        place += 1
    return seats + last_purchase(g, seat, points, reserve, left, o)


def point_chance(missing: i64, turns: i64) -> float:
    """How likely missing trade points can still be had in so many turns. [3]"""
    chance = 1.0
    while missing > 0:
        chance *= LAST_CHANCE if turns > missing else 0.0
        missing -= 1
    return chance


def last_purchase(
    g: Table, seat: i64, points: i64, reserve: i64, talents: i64, o: Outlook
) -> float:
    """The seat that can be bought after the last arrival; a part for part of its price. [10]"""
    price = g.box.large_seat_price
    part = min(1.0, float(talents) / float(price))
    if part < 1.0:
        part *= 0.4 if o.now else 0.0
    if not reserve:
        return 0.3 * part if o.now else 0.0
    return part * point_chance(g.box.large_seat_points - points, o.now) * last_arrival(g, seat, o)


def last_arrival(g: Table, seat: i64, o: Outlook) -> float:
    """How likely a good lies at a quay at the end, without which there is no last purchase. [10]"""
    if g.final_purchase_always:
        return 1.0
    if has_good_at_any_quay(g):
        return 0.95
    missing: i64 = 1  # the turn that carries a good to a quay
    if not has_good_in_warehouse(g, seat):
        missing += 1
    if not owns_quay(g, seat):
        missing += 1
    if missing > o.now:
        return 0.1
    return 1.0 - 0.2 * float(missing)


def price_of(g: Table, place: i64) -> i64:
    """The price of the seat at this place of the palace."""
    return g.box.seat_price[place] if place < len(g.box.seat_price) else g.box.large_seat_price


def need_of(g: Table, place: i64) -> i64:
    """The trade points needed for the seat at this place of the palace."""
    return g.box.seat_points[place] if place < len(g.box.seat_points) else g.box.large_seat_points


def palace_slot_servants(g: Table) -> i64:
    """What the cheapest slot with a palace seat costs."""
    fewest: i64 = g.box.servants
    for slot in range(SLOTS):
        if g.box.slot_bonus[slot] == BUY_SEAT:
            fewest = min(fewest, g.box.slot_servants[slot])
    return fewest


def count_kept(g: Table, seat: i64, privilege: i64) -> i64:
    """How many kept cards with this privilege a seat has."""
    count: i64 = 0
    for ship in g.senators[seat].kept:
        if g.box.privilege[ship] == privilege:
            count += 1
    return count


# Trade points and the path


def trade_points(g: Table, points: i64, o: Outlook) -> float:
    """Two points early, then those that the dearer seats need; the others break ties. [3]"""
    first = min(points, 2)
    more = min(points, g.box.large_seat_points) - first
    spare = points - first - more
    value = FIRST_POINTS * float(first) + MORE_POINTS * float(more)
    value -= GATE * float(max(seat_points(g) - points, 0))
    return min(1.0, o.turns / 8.0) * value + SPARE_POINTS * float(first + more + spare)


def path_seats(g: Table, seat: i64, more: i64, o: Outlook) -> float:
    """Seats to be expected from the intrigue path, with so many more own servants on it. [8]"""
    mine = g.path.count(seat) + more
    time = o.decades + 0.2 * float(o.now)
    if not mine and time < 0.2:
        return 0.0
    spread = 0.05 + 0.9 * time
    odds: list[float] = [1.0]  # by rank
    for rival in range(g.seats):
        if rival != seat:
            odds = with_rival(odds, chance_ahead(g, seat, mine, rival, spread))
    length = float(len(g.path) + more) + GROWTH * float(g.seats) * time
    seats = 0.0
    for field in range(len(g.box.field_space)):
        reached = soft_step((length - float(g.box.field_space[field]) + 0.5) / spread)
        if field + 1 < len(g.box.field_space):
            beyond = float(g.box.field_space[field + 1])
            reached -= soft_step((length - beyond + 0.5) / spread)
        prizes = g.box.field_seats[field]
        for rank in range(min(len(prizes), len(odds))):
            seats += reached * odds[rank] * float(prizes[rank])
    return seats if mine else seats * min(1.0, time)


def with_rival(odds: list[float], ahead: float) -> list[float]:
    """The odds of every rank once one more rival is counted."""
    ranked: list[float] = []
    behind = 0.0
    for odd in odds:
        ranked.append(odd * ahead + behind)
        behind = odd * (1.0 - ahead)
    ranked.append(behind)
    return ranked


def chance_ahead(g: Table, seat: i64, mine: i64, rival: i64, spread: float) -> float:
    """How likely one ends before a rival on the path; ties go to who came first. [8]"""
    theirs: i64 = g.path.count(rival)
    lead = float(mine - theirs)
    if theirs:
        earlier = seat in g.path and g.path.index(seat) < g.path.index(rival)
        lead += 0.5 if earlier else -0.5
    elif mine:
        lead += 0.5
    return soft_step(lead / spread)


def soft_step(x: float) -> float:
    """From 0 far below zero to 1 far above."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


def tempo(g: Table, seat: i64, o: Outlook) -> float:
    """Who leads wants 8 points by the end of decade 4; who trails does not. [9]"""
    if g.senators[seat].points < g.box.early_points or g.decade > g.box.early_decade:
        return 0.0
    best: i64 = 0
    for other in range(g.seats):
        if other != seat:
            best = max(best, palace_seats(g, other))
    lead = palace_seats(g, seat) - best
    return TEMPO * float(max(min(lead, 2), -2))


# Servants


def servants(g: Table, seat: i64, o: Outlook) -> float:
    """Servants at home and on the cards are income; those at home can be sent out at once. [2]"""
    reserve = g.senators[seat].reserve
    on_cards: i64 = 0
    for slot in range(SLOTS):
        on_cards += g.workers[slot * MOST_SEATS + seat]
    useful = min(reserve, 2 * o.now + 1)
    return o.servant * float(reserve + on_cards) + HAND * float(useful)


def lighthouse(g: Table, seat: i64, o: Outlook) -> float:
    """Rank 1 or 2 brings the own ship to the own quay; one servant may be enough. [5]"""
    if not g.senators[seat].lighthouse:
        return 0.0
    rank = lighthouse_ranking(g).index(seat)
    value = GUARD if rank < 2 else 0.5 * GUARD
    return value * min(o.decades + 0.3, 2.0)


def privileges(g: Table, seat: i64, o: Outlook) -> float:
    """Kept privileges are worth something as long as there are turns to use them."""
    value = 0.0
    for ship in g.senators[seat].kept:
        value += privilege_value(g, g.box.privilege[ship], o)
    return value


def privilege_value(g: Table, privilege: i64, o: Outlook) -> float:
    """What a privilege is worth to who loads its ship; kept ones need turns to be used in."""
    if privilege >= FIRST_KEPT:
        return KEPT[privilege - FIRST_KEPT] * min(1.0, o.turns / 4.0)
    if privilege == BONUS_TALENTS:
        return float(g.box.bonus_talents)
    if privilege == TRADE_POINT:
        return o.point
    return max(0.0, 0.8 * o.point)


# Plans for loads and voyages


class Stock:
    """What the plans made so far have left over: goods, quays and turns."""

    goods: vec[i64]  # by kind, in the warehouse
    market: vec[i64]  # by kind
    room: i64
    turns: float
    talents: i64
    ships: vec[i64]  # by quay: the ship that lies there or is expected
    sure: list[float]  # by quay: how sure it is
    rewards: list[float]  # by quay: what a load would bring, as far as it is sure
    open: vec[i64]  # by quay: may a plan be made for it?
    price: i64  # of a good


def plans(g: Table, seat: i64, o: Outlook) -> float:
    """The best loads and voyages that can be made ready, less the turns they still take. [1, 4]"""
    s = take_stock(g, seat, o)
    value = 0.0
    for _ in range(MOST_PLANS):
        gain = best_load(g, seat, o, s)
        if gain <= 0.0:
            break
        value += gain
    value += voyages(g, seat, o, s)
    if o.turns >= 2.0:
        for good in range(GOODS):
            value += CARGO * float(s.goods[good])
        value += ROOM * float(min(s.room, 2))
    return value


def take_stock(g: Table, seat: i64, o: Outlook) -> Stock:
    """All goods, quays and turns, before any plan is made."""
    s = Stock()
    s.goods = g.senators[seat].goods[:]
    s.market = g.market[:]
    s.room = free_storage(g, seat)
    s.turns = o.turns
    s.talents = g.senators[seat].talents
    if has_income_to_come(g):
        s.talents += g.senators[seat].reserve
    s.ships = g.ships[:]
    s.sure = [1.0] * QUAYS
    s.price = merchant_price(g)
    expect_row(g, s, g.first_row, FIRST_ROW)
    if g.senators[seat].lighthouse:
        lead_in(g, seat, s)
    if o.decades > 0.5:
        expect_row(g, s, g.second_row, SECOND_ROW * min(1.0, o.decades))
    s.rewards = [0.0] * QUAYS
    s.open = vec[i64]([0] * QUAYS)
    for quay in range(QUAYS):
        is_mine = g.owners[quay] == seat
        if s.ships[quay] != NONE and (is_mine or is_unowned(g, quay)):
            s.rewards[quay] = load_chance(g, seat, quay, o, s)
            s.open[quay] = 1
    return s


def expect_row(g: Table, s: Stock, row: vec[i64], sure: float) -> None:
    """Where the ships of a row will dock if nobody brings them in. [4]"""
    for place in range(LONGEST_ROW):
        ship = row[place]
        if ship == NONE:
            continue
        quay = 2 * g.box.civilisation[ship]
        if s.ships[quay] != NONE:
            quay += 1
        if s.ships[quay] == NONE:
            s.ships[quay] = ship
            s.sure[quay] = sure


def lead_in(g: Table, seat: i64, s: Stock) -> None:
    """From the lighthouse one brings the wanted ships to the own quays. [5]"""
    rank = lighthouse_ranking(g).index(seat)
    picks: i64 = 2 if rank < 2 else 1
    for place in range(LONGEST_ROW):
        ship = g.first_row[place]
        if ship == NONE or not picks:
            continue
        first = 2 * g.box.civilisation[ship]
        for quay in range(first, first + 2):
            if is_awaited(g, seat, s, quay, ship):
                s.ships[quay] = ship
                s.sure[quay] = 0.95 if rank < 2 else 0.9
                picks -= 1
                break


def is_awaited(g: Table, seat: i64, s: Stock, quay: i64, ship: i64) -> bool:
    """Is this an own quay without a ship, and the wanted good there or at hand?"""
    if g.owners[quay] != seat or g.ships[quay] != NONE:
        return False
    good = g.box.wanted[ship]
    return g.stored[quay] == good or (g.stored[quay] == NONE and s.goods[good] > 0)


def best_load(g: Table, seat: i64, o: Outlook, s: Stock) -> float:
    """Plan the best load that is left, and take what it needs off the stock; what it is worth."""
    best = 0.0
    chosen: i64 = NONE
    for quay in range(QUAYS):
        if s.open[quay]:
            value = load_value(g, seat, quay, s)
            if value <= 0.0:
                s.open[quay] = 0  # the stock only shrinks: it never will be worth more
            elif value > best:
                best = value
                chosen = quay
    if chosen != NONE:
        reserve_load(g, seat, chosen, s)
    return best


def load_value(g: Table, seat: i64, quay: i64, s: Stock) -> float:
    """What a load at this quay promises, less the turns and the money it still takes. [1, 4]"""
    steps: i64 = 0 if g.owners[quay] == seat else 1
    wanted = g.box.wanted[s.ships[quay]]
    lying = g.stored[quay]
    cost = 0.0
    if lying != wanted:
        steps += 1 if lying == NONE else 2  # carry it there, carry another away first
        if not s.goods[wanted]:
            if not s.market[wanted] or s.room <= 0 or s.talents < s.price:
                return 0.0
            steps += 1
            cost = float(s.price)
    if float(steps) > s.turns:
        return 0.0
    value = s.rewards[quay]
    for _ in range(steps):
        value *= SURE
    return value - STEP * float(steps) - cost


def reserve_load(g: Table, seat: i64, quay: i64, s: Stock) -> None:
    """Take what a load needs off the stock."""
    wanted = g.box.wanted[s.ships[quay]]
    s.open[quay] = 0
    if g.owners[quay] != seat:
        s.turns -= 1.0
    if g.stored[quay] == wanted:
        return
    s.turns -= 1.0
    if s.goods[wanted]:
        s.goods[wanted] -= 1
    else:
        s.market[wanted] -= 1
        s.room -= 1
        s.turns -= 1.0


def load_chance(g: Table, seat: i64, quay: i64, o: Outlook, s: Stock) -> float:
    """What a load here would bring, times how sure it is that it can be made. [4]"""
    reward = load_reward(g, s.ships[quay], o)
    if g.ships[quay] == NONE and o.decades < 1.0:  # it may come only after the last turn
        reward = o.decades * reward + (1.0 - o.decades) * LAST_POINT * o.point
    return s.sure[quay] * reward * (1.0 if g.owners[quay] == seat else UNOWNED)


def load_reward(g: Table, ship: i64, o: Outlook) -> float:
    """Ship income, trade point, privilege, and two servants back."""
    income = float(g.box.income[ship]) * (1.0 - 0.4 * o.late)
    return income + o.point + privilege_value(g, g.box.privilege[ship], o) + 2.0 * o.servant


def voyages(g: Table, seat: i64, o: Outlook, s: Stock) -> float:
    """Goods without a ship may go out on charter ships, once the temple is filled. [6]"""
    senator = g.senators[seat]
    if senator.temple:
        return fleet(senator.captains, senator.temple, o, s, success_chances(g, seat))
    manned = min(senator.reserve, 4)
    if manned < 2:
        return 0.0
    s.turns -= 1.0
    value = SURE * fleet(senator.captains, manned, o, s, CHANCES)
    return max(0.0, value - STEP - o.servant * float(manned))


def fleet(captains: i64, temple: i64, o: Outlook, s: Stock, chances: list[float]) -> float:
    """What the voyages are worth that can be made ready with so many servants in the temple. [6]"""
    value = 0.0
    goods = spare_goods(s)
    turns = s.turns
    for _ in range(min(temple, MOST_VOYAGES)):
        steps: i64 = 1 if captains > 0 else 2
        cost = 0.0
        if goods <= 0:
            steps += 1
            cost += float(s.price)
        chance = 1.0
        for _ in range(steps):
            chance *= SURE
        success = chances[min(temple, MOST_DANGER)]
        gain = chance * voyage_reward(success, temple, o) - STEP * float(steps) - cost
        turns -= float(steps)
        if gain <= 0.0 or turns < 0.0:
            break
        value += gain
        captains -= 1
        goods -= 1
        temple -= 1
    return value


def spare_goods(s: Stock) -> i64:
    """Goods in the warehouse that no plan wants."""
    spare: i64 = 0
    for good in range(GOODS):
        spare += s.goods[good]
    return spare


def voyage_reward(success: float, temple: i64, o: Outlook) -> float:
    """Two points and the income less the offering, or one point and half the income. [6]"""
    coin = 1.0 - 0.4 * o.late
    well = 2.0 * o.point + coin * (7.0 - float(temple))
    badly = o.point + coin * 3.8
    return success * well + (1.0 - success) * badly + 2.0 * o.servant


def success_chances(g: Table, seat: i64) -> list[float]:
    """By servants in the temple, how many of the cards that may lie on top they can match. [6]"""
    matched = [0.0] * (MOST_DANGER + 1)
    top: i64 = g.deck[-1] if g.deck else NONE
    if top == NONE:
        return matched
    cards = 0.0
    is_seen = g.knows(seat, top)
    for ship in g.deck:
        if ship == top or not (is_seen or g.knows(seat, ship)):
            cards += 1.0
            matched[g.box.danger[ship]] += 1.0
    for danger in range(1, MOST_DANGER + 1):
        matched[danger] = matched[danger] / cards + matched[danger - 1]
    return matched
